//! The mates by a check along the edge of the board, the other king two squares away.

use chesslaws_board::{Bitboard, Square, attacks};

/// Where the kings stand, and along which line the check comes.
#[derive(Clone, Copy)]
pub(super) struct Pattern {
    pub(super) king: Square,
    pub(super) ally: Square,
    along_rank: bool,
}

/// Six squares of each edge, and four ways in each corner.
pub(super) static PATTERNS: [Pattern; 40] = {
    let mut list = [pattern((0, 0), (0, 2), true); 40];
    let mut next = 0;
    let mut i = 1;
    while i < 7 {
        list[next] = pattern((i, 0), (i, 2), true);
        list[next + 1] = pattern((i, 7), (i, 5), true);
        list[next + 2] = pattern((0, i), (2, i), false);
        list[next + 3] = pattern((7, i), (5, i), false);
        next += 4;
        i += 1;
    }
    let mut corner = 0;
    while corner < 4 {
        // How far from the corner: 7 ^ x is x counted from the other side.
        let (file, rank) = (corner % 2 * 7, corner / 2 * 7);
        list[next] = pattern((file, rank), (file ^ 1, rank ^ 2), true);
        list[next + 1] = pattern((file, rank), (file, rank ^ 2), true);
        list[next + 2] = pattern((file, rank), (file ^ 2, rank ^ 1), false);
        list[next + 3] = pattern((file, rank), (file ^ 2, rank), false);
        next += 4;
        corner += 1;
    }
    list
};

const fn pattern(king: (usize, usize), ally: (usize, usize), along_rank: bool) -> Pattern {
    Pattern {
        king: Square::ALL[king.1 * 8 + king.0],
        ally: Square::ALL[ally.1 * 8 + ally.0],
        along_rank,
    }
}

impl Pattern {
    /// The squares of the edge that a rook on the square of the mated king would see.
    pub(super) fn rays(&self, occupied: Bitboard) -> Bitboard {
        let beside = self.king.index() ^ if self.along_rank { 1 } else { 8 };
        let beside = Square::from_index(beside).unwrap_or(self.king);
        attacks::rook(self.king, occupied) & attacks::line(self.king, beside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;
    use chesslaws_board::{Color, Piece, Position, Role, Setup};

    /// With a rook anywhere on the line that isn't next to the king, each of them is a mate; and no two
    /// are the same.
    #[test]
    fn every_pattern_is_a_mate() {
        let mut seen = Vec::new();
        let mut mates = 0;
        for pattern in &PATTERNS {
            let key = (pattern.king, pattern.ally);
            assert!(!seen.contains(&key));
            seen.push(key);
            let rays = pattern.rays(Bitboard::square(pattern.ally));
            for rook in rays & !attacks::king(pattern.king) {
                let mut setup = Setup::empty();
                for (square, color, role) in [
                    (pattern.king, Color::Black, Role::King),
                    (pattern.ally, Color::White, Role::King),
                    (rook, Color::White, Role::Rook),
                ] {
                    setup.place(square, Piece { color, role });
                }
                setup.turn = Color::Black;
                let position = Position::try_from(setup).expect("a legal position");
                assert!(position.is_checkmate(), "{position}");
                mates += 1;
            }
        }
        assert!(mates >= 40 * 4, "{mates}");
    }
}
