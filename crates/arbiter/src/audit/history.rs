//! The positions since the last move that can't be taken back, for counting repetitions.

use alloc::vec::Vec;
use chesslaws_board::Position;

/// Positions by ply. Only those since the last capture or pawn move can come again, and only those
/// with the same side to move; the keys find candidates and the whole positions are compared.
pub(super) struct History {
    keys: Vec<u64>,
    positions: Vec<Position>,
}

/// How often the position on the board has appeared, this time included.
pub(super) struct Occurrences {
    pub(super) total: u32,
    /// On consecutive alternate moves only: now, four plies ago, eight plies ago and so on.
    pub(super) consecutive: u32,
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
        let mut occurrences = Occurrences {
            total: 1,
            consecutive: 1,
        };
        let Some((now, before)) = self.positions.split_last() else {
            return occurrences;
        };
        let key = now.hash();
        let mut unbroken = true;
        // The same side has the move two plies ago, but the same position takes four at least.
        for back in (4..=before.len()).step_by(2) {
            let index = before.len() - back;
            if self.keys[index] == key && before[index].is_same_position(now) {
                occurrences.total += 1;
                if unbroken && back == 4 * occurrences.consecutive as usize {
                    occurrences.consecutive += 1;
                }
            } else if back.is_multiple_of(4) {
                unbroken = false;
            }
        }
        occurrences
    }
}
