//! The files, ranks and diagonals of the board.

use crate::{Bitboard, Square};

/// The file, the rank, the diagonal and the anti-diagonal through each square, without it.
pub(crate) static LINES: [[u64; 4]; 64] = LINES_OF;

/// The same as a constant, for the tables that are built from it.
pub(crate) const LINES_OF: [[u64; 4]; 64] = {
    let mut table = [[0; 4]; 64];
    let mut square = 0usize;
    while square < 64 {
        let mut other = 0usize;
        while other < 64 {
            let bit = 1u64 << other;
            let files = (other & 7) as i8 - (square & 7) as i8;
            let ranks = (other >> 3) as i8 - (square >> 3) as i8;
            if square != other {
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

/// The files and ranks through each square, or (`first` 2) the diagonals.
pub(crate) const fn crossing(first: usize) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = LINES_OF[square][first] | LINES_OF[square][first + 1];
        square += 1;
    }
    table
}

/// The squares strictly between two squares of one line; none for any others. Along every line the
/// numbers of the squares rise, so that "between" is a matter of numbers.
pub(crate) const fn squares_between(lines: &[[u64; 4]; 64], a: usize, b: usize) -> u64 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    let high = 1u64 << (high & 63);
    let numbers_between = (high - 1) & !((2u64 << (low & 63)).wrapping_sub(1));
    let mut line = 0;
    while line < 4 {
        let squares = lines[low & 63][line];
        if squares & high != 0 {
            return squares & numbers_between;
        }
        line += 1;
    }
    0
}

/// The squares on the line from `a` through `b` that lie farther than `b`; none if there is no line.
pub(crate) const fn squares_beyond(lines: &[[u64; 4]; 64], a: usize, b: usize) -> u64 {
    let bit = 1u64 << (b & 63);
    let farther = if a < b { !(bit | (bit - 1)) } else { bit - 1 };
    let mut line = 0;
    while line < 4 {
        let squares = lines[a & 63][line];
        if squares & bit != 0 {
            return squares & farther;
        }
        line += 1;
    }
    0
}

#[cfg(not(feature = "small-tables"))]
mod table {
    use super::*;

    /// By the first square and the second.
    macro_rules! table_of {
        ($squares:ident) => {{
            let mut table = [[0; 64]; 64];
            let mut a = 0;
            while a < 64 {
                let mut b = 0;
                while b < 64 {
                    table[a][b] = $squares(&LINES_OF, a, b);
                    b += 1;
                }
                a += 1;
            }
            table
        }};
    }

    #[allow(long_running_const_eval)] // 4,096 entries
    static BETWEEN: [[u64; 64]; 64] = table_of!(squares_between);
    #[allow(long_running_const_eval)] // 4,096 entries
    static BEYOND: [[u64; 64]; 64] = table_of!(squares_beyond);

    #[inline]
    pub(crate) fn between(a: Square, b: Square) -> Bitboard {
        Bitboard(BETWEEN[a.index()][b.index()])
    }

    #[inline]
    pub(crate) fn beyond(a: Square, b: Square) -> Bitboard {
        Bitboard(BEYOND[a.index()][b.index()])
    }
}

#[cfg(not(feature = "small-tables"))]
pub(crate) use table::{between, beyond};

#[cfg(feature = "small-tables")]
#[inline]
pub(crate) fn beyond(a: Square, b: Square) -> Bitboard {
    Bitboard(squares_beyond(&LINES, a.index(), b.index()))
}

#[cfg(feature = "small-tables")]
#[inline]
pub(crate) fn between(a: Square, b: Square) -> Bitboard {
    Bitboard(squares_between(&LINES, a.index(), b.index()))
}

/// The whole line through two squares, both included; none where there is none.
pub(crate) fn through(a: Square, b: Square) -> Bitboard {
    let from_a = LINES[a.index()].into_iter().map(Bitboard);
    let ends = Bitboard::square(a);
    from_a
        .into_iter()
        .find(|line| line.contains(b))
        .map_or(Bitboard::EMPTY, |line| line | ends)
}
