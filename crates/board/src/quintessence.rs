//! Attacks of bishops and rooks by subtraction, for devices where tables must be small.
//!
//! On one line, `occupied - 2 * slider` flips every bit from the slider up to and with the first
//! blocker; the other direction is the same with the bits in reverse order. This needs only the
//! masks of the lines: 2 KiB.

use crate::{Bitboard, Square};

/// The file, the rank, the diagonal and the anti-diagonal through each square, without it.
static LINES: [[u64; 4]; 64] = {
    let mut table = [[0; 4]; 64];
    let mut square = 0;
    while square < 64 {
        let mut other = 0;
        while other < 64 {
            let (file, rank) = ((square & 7) as i32, (square >> 3) as i32);
            let (files, ranks) = ((other & 7) as i32 - file, (other >> 3) as i32 - rank);
            if square != other {
                let bit = 1u64 << other;
                if files == 0 {
                    table[square][0] |= bit;
                } else if ranks == 0 {
                    table[square][1] |= bit;
                } else if files == ranks {
                    table[square][2] |= bit;
                } else if files == -ranks {
                    table[square][3] |= bit;
                }
            }
            other += 1;
        }
        square += 1;
    }
    table
};

#[inline]
fn along(square: Square, occupied: Bitboard, line: usize) -> u64 {
    let mask = LINES[square.index()][line];
    let slider = 1u64 << square.index();
    let blockers = occupied.0 & mask;
    let up = blockers.wrapping_sub(slider << 1);
    let down = blockers
        .reverse_bits()
        .wrapping_sub(slider.reverse_bits() << 1)
        .reverse_bits();
    (up ^ down) & mask
}

#[inline]
pub(crate) fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(along(square, occupied, 0) | along(square, occupied, 1))
}

#[inline]
pub(crate) fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(along(square, occupied, 2) | along(square, occupied, 3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rays;

    #[test]
    fn subtraction_equals_walking_the_lines() {
        let mut state = 0x2545_f491_4f6c_dd1d_u64;
        for _ in 0..2_000 {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            for square in Square::ALL {
                let occupied = Bitboard(state & state.rotate_left(23));
                let rooks = rays::attacks(square.index(), occupied.0, false);
                let bishops = rays::attacks(square.index(), occupied.0, true);
                assert_eq!(rook(square, occupied).0, rooks);
                assert_eq!(bishop(square, occupied).0, bishops);
            }
        }
    }
}
