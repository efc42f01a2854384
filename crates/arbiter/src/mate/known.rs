//! A mate that was found earlier in a game.

use alloc::vec::Vec;
use chesslaws_board::{Move, Position};

/// A series of legal moves that ended in mate when it was found.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct KnownMate {
    line: Vec<Move>,
}

impl KnownMate {
    pub(crate) const fn new(line: Vec<Move>) -> Self {
        Self { line }
    }

    /// Whether the line, or the line without its first move, is legal from here and mates: then the
    /// position isn't dead, whoever gives the mate. What was played in between may have been the
    /// line's own move, or one that doesn't disturb it; either way the replay is the proof.
    pub(crate) fn holds(&mut self, position: &Position) -> bool {
        let Some(skip) = (0..=1).find(|&skip| mates(position, self.line.get(skip..))) else {
            return false;
        };
        self.line.drain(..skip);
        true
    }
}

fn mates(position: &Position, line: Option<&[Move]>) -> bool {
    let Some(line) = line else { return false };
    let mut end = *position;
    line.iter().all(|&move_| end.play(move_).is_ok()) && end.is_checkmate()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(fen: &str, line: &str) -> (Position, KnownMate) {
        let position = fen.parse().expect(fen);
        let moves = line.split(' ').map(|uci| uci.parse().expect(uci));
        (position, KnownMate::new(moves.collect()))
    }

    #[test]
    fn a_line_holds_while_it_is_followed() {
        let (mut position, mut known) = known(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "f2f3 e7e5 g2g4 d8h4",
        );
        assert!(known.holds(&position));
        for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
            position.play(uci.parse().expect(uci)).expect("legal");
            assert!(known.holds(&position), "after {uci}");
        }
    }

    #[test]
    fn a_line_holds_where_other_moves_leave_it_legal() {
        let (mut position, mut known) = known(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "f2f3 e7e5 g2g4 d8h4",
        );
        for (uci, holds) in [
            ("a2a3", false),
            ("a7a6", true),
            ("a3a4", false),
            ("a6a5", true),
        ] {
            position.play(uci.parse().expect(uci)).expect("legal");
            assert_eq!(known.holds(&position), holds, "after {uci}");
        }
        // A flight square for the king spoils the mate, though every move is legal.
        position
            .play("e2e3".parse().expect("a move"))
            .expect("legal");
        assert!(!known.holds(&position));
        position
            .play("b8c6".parse().expect("a move"))
            .expect("legal");
        assert!(!known.holds(&position));
    }
}
