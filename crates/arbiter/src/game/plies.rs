//! The list of plies, with what an event took from it until the event is accepted.

use super::record::Ply;
use alloc::vec::Vec;

/// The plies that stand. Two lists are equal if the same plies stand.
#[derive(Debug, Clone, Default)]
pub(crate) struct Plies {
    list: Vec<Ply>,
    /// How many of those at the beginning of the event still stand.
    kept: usize,
    /// Those that the event took away.
    cut: Vec<Ply>,
}

impl PartialEq for Plies {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl Eq for Plies {}

impl Plies {
    pub(crate) fn as_slice(&self) -> &[Ply] {
        &self.list
    }

    /// An event begins.
    pub(crate) fn begin(&mut self) {
        self.kept = self.list.len();
        self.cut.clear();
    }

    /// The event was refused: all is as it was.
    pub(crate) fn roll_back(&mut self) {
        self.list.truncate(self.kept);
        self.list.append(&mut self.cut);
    }

    pub(crate) fn push(&mut self, ply: Ply) {
        self.list.push(ply);
    }

    pub(crate) fn truncate(&mut self, len: usize) {
        if len < self.kept {
            let old = self.list.get(len..self.kept).unwrap_or_default().to_vec();
            self.cut.splice(0..0, old);
            self.kept = len;
        }
        self.list.truncate(len);
    }

    pub(crate) fn last_mut(&mut self) -> Option<&mut Ply> {
        self.list.last_mut()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::placement::Board;
    use chesslaws_board::{Color, Move, Position, Square};

    #[test]
    fn a_refused_event_leaves_every_ply() {
        let ply = |to| Ply {
            by: Color::White,
            move_: Move::new(Square::A1, to, None),
            before: Board::Sound(Position::startpos()),
            two_hands: false,
            fault: None,
            stands: false,
            castling: None,
        };
        let mut plies = Plies::default();
        for to in [Square::A2, Square::A3, Square::A4] {
            plies.push(ply(to));
        }
        let before = plies.clone();
        plies.begin();
        plies.truncate(2);
        plies.push(ply(Square::H8));
        plies.truncate(1);
        plies.push(ply(Square::H7));
        assert_ne!(plies, before);
        plies.roll_back();
        assert_eq!(plies, before);
    }
}
