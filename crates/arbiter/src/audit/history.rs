//! The positions since the last move that can't be taken back, for counting repetitions.

use crate::repetition::{self, Occurrences};
use alloc::vec::Vec;
use chesslaws_board::Position;

/// Positions by ply. Only those since the last capture or pawn move can come again, and only those
/// with the same side to move; the keys find candidates and the whole positions are compared.
pub(super) struct History {
    keys: Vec<u64>,
    positions: Vec<Position>,
}

impl History {
    pub(super) fn new(start: &Position) -> Self {
        let mut history = Self {
            keys: Vec::with_capacity(128),
            positions: Vec::with_capacity(128),
        };
        history.push(start);
        history
    }

    /// Adds the position after a move; forgets what can't come again.
    pub(super) fn push(&mut self, position: &Position) {
        if position.halfmove_clock() == 0 {
            self.keys.clear();
            self.positions.clear();
        }
        self.keys.push(position.hash());
        self.positions.push(*position);
    }

    pub(super) fn occurrences(&self) -> Occurrences {
        let Some((now, before)) = self.positions.split_last() else {
            return repetition::count(0, |_| false);
        };
        let key = now.hash();
        repetition::count(before.len(), |back| {
            let index = before.len() - back;
            self.keys[index] == key && before[index].is_same_position(now)
        })
    }
}
