//! Whether anybody can still mate, as the audit asks it: once or twice a game, and for little.

use chesslaws_board::{Bitboard, Color, Position, Role};
use chesslaws_deadposition::{Limits, Verdict, can_mate_within, is_unwinnable_quick};

/// Positions that a search may hold where pawns are locked: a few megabytes and some milliseconds.
const LOCKED: Limits = Limits { nodes: 20_000 };

/// Whether it is proved that `side` can't mate by any series of legal moves.
///
/// The quick proof finds all there is in positions of real games, forced lines included. A search is
/// worth its time only where every pawn is locked. What neither proves counts as winnable: nobody is
/// ever deprived of a game by a guess.
pub(super) fn cannot_mate(position: &Position, side: Color) -> bool {
    is_unwinnable_quick(position, side)
        || (is_locked(position)
            && matches!(
                can_mate_within(position, side, LOCKED),
                Verdict::Unwinnable { .. }
            ))
}

/// Whether it is proved that neither side can mate: a dead position (article 5.2.2 of 2023).
pub(super) fn is_dead(position: &Position) -> bool {
    // The side with the least is the likelier one to have nothing: the answer is mostly "no" at once.
    let weak = |color| position.colored(color).len();
    let first = if weak(Color::White) > weak(Color::Black) {
        Color::White
    } else {
        Color::Black
    };
    cannot_mate(position, first) && cannot_mate(position, !first)
}

/// There are pawns, and none can step forward.
fn is_locked(position: &Position) -> bool {
    let pawns = position.roled(Role::Pawn);
    let white = Bitboard(position.pieces(Color::White, Role::Pawn).0 << 8);
    let black = Bitboard(position.pieces(Color::Black, Role::Pawn).0 >> 8);
    !pawns.is_empty() && ((white | black) & !pawns).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn material_walls_and_forced_lines_are_proved() {
        for fen in [
            "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
            "2b5/4kB2/8/8/8/8/5K2/8 b - - 0 16",
            "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
        ] {
            assert!(is_dead(&fen.parse().expect(fen)), "{fen}");
        }
    }

    #[test]
    fn what_can_be_mated_is_alive() {
        for fen in [
            "8/8/4k3/8/8/2n5/4B3/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/P7/4K3 w - - 0 1",
            "3k4/8/8/p2p2p1/P2P2P1/8/3p4/3K4 w - - 0 1",
            "8/8/8/8/1B6/8/p7/k1K5 w - - 0 1",
        ] {
            assert!(!is_dead(&fen.parse().expect(fen)), "{fen}");
        }
        let lone: Position = "8/8/3rk3/8/8/2K5/8/8 w - - 0 1".parse().expect("a FEN");
        assert!(cannot_mate(&lone, Color::White) && !cannot_mate(&lone, Color::Black));
    }
}
