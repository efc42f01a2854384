//! Attacks of bishops and rooks by subtraction: obstruction difference.
//!
//! Of the men on one line, the nearest above the slider is the lowest of the upper ones, and the
//! nearest below is the highest of the lower ones. Subtracting the latter from the upper ones flips
//! every bit from there up to the nearest above, both included. This needs only the masks of the
//! lines, 2 KiB, and so serves devices where tables must be small; it also builds the large tables.

#[cfg(any(test, feature = "small-tables", target_feature = "lzcnt"))]
use crate::{Bitboard, Square, lines::LINES};

/// The squares that a slider on `square` attacks along the line with these other squares.
pub(crate) const fn along(square: usize, line: u64, occupied: u64) -> u64 {
    let below = (1u64 << (square & 63)) - 1;
    let men = occupied & line;
    let lower = men & below;
    let upper = men & !below;
    // With nothing below, a1 is as good as any: the line ends before it or there.
    let nearest_below = (1u64 << 63) >> ((lower | 1).leading_zeros() & 63);
    (upper ^ upper.wrapping_sub(nearest_below)) & line
}

/// Along two lines: the first pair is the file and the rank, the second the diagonals.
#[cfg(any(test, feature = "small-tables", target_feature = "lzcnt"))]
#[inline]
fn along_two(square: Square, first: usize, occupied: Bitboard) -> Bitboard {
    let lines = &LINES[square.index()];
    let one = along(square.index(), lines[first], occupied.0);
    let two = along(square.index(), lines[first + 1], occupied.0);
    Bitboard(one | two)
}

#[cfg(any(test, feature = "small-tables", target_feature = "lzcnt"))]
#[inline]
pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    along_two(square, 0, occupied)
}

#[cfg(any(test, feature = "small-tables"))]
#[inline]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    along_two(square, 2, occupied)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::attacks;

    /// Goes from square to square in each direction until something stands there.
    fn walk(square: Square, occupied: Bitboard, steps: [(i8, i8); 4]) -> Bitboard {
        let mut attacked = Bitboard::EMPTY;
        for (files, ranks) in steps {
            let mut next = square.offset(files, ranks);
            while let Some(to) = next {
                attacked |= Bitboard::square(to);
                next = to.offset(files, ranks).filter(|_| !occupied.contains(to));
            }
        }
        attacked
    }

    #[test]
    fn subtraction_and_tables_equal_walking_the_lines() {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        for round in 0..4_000u32 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            // Sparse and dense boards in turn.
            let thin = state.rotate_left(23) & state.rotate_left(41);
            let occupied = Bitboard(if round % 2 == 0 { state } else { state & thin });
            for square in Square::ALL {
                let rooks = walk(square, occupied, [(1, 0), (-1, 0), (0, 1), (0, -1)]);
                let bishops = walk(square, occupied, [(1, 1), (-1, 1), (1, -1), (-1, -1)]);
                assert_eq!(rook(square, occupied), rooks);
                assert_eq!(bishop(square, occupied), bishops);
                assert_eq!(attacks::rook(square, occupied), rooks);
                assert_eq!(attacks::bishop(square, occupied), bishops);
            }
        }
    }
}
