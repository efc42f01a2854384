//! What each kind of piece attacks (articles 3.2 to 3.8), and lines between squares.
//!
//! A piece attacks a square even when moving there would leave its own king in check (article
//! 3.1.3), so none of these functions asks about pins.
//!
//! ```
//! use chesslaws_board::{Bitboard, Color, Square, attacks};
//!
//! assert_eq!(attacks::knight(Square::A1).len(), 2);
//! assert_eq!(attacks::queen(Square::D4, Bitboard::EMPTY).len(), 27);
//! assert!(attacks::pawn(Color::White, Square::E4).contains(Square::D5));
//! assert!(attacks::between(Square::A1, Square::D4).contains(Square::C3));
//! ```

#[cfg(not(feature = "small-tables"))]
use crate::magics as bishops;
#[cfg(not(any(feature = "small-tables", target_feature = "lzcnt")))]
use crate::magics as rooks;
#[cfg(feature = "small-tables")]
use crate::obstruction as bishops;
// Where zeros are counted in one instruction, subtraction beats the 800 KiB that rooks need.
#[cfg(any(feature = "small-tables", target_feature = "lzcnt"))]
use crate::obstruction as rooks;
use crate::{Bitboard, Color, Role, Square, lines};

const fn steps(square: usize, offsets: &[(i8, i8)]) -> u64 {
    let mut squares = 0;
    let mut i = 0;
    while i < offsets.len() {
        if let Some(to) = Square::ALL[square].offset(offsets[i].0, offsets[i].1) {
            squares |= 1u64 << to.index();
        }
        i += 1;
    }
    squares
}

const fn step_table(offsets: &[(i8, i8)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut square = 0;
    while square < 64 {
        table[square] = steps(square, offsets);
        square += 1;
    }
    table
}

#[rustfmt::skip]
pub(crate) static KING: [u64; 64] =
    step_table(&[(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)]);
#[rustfmt::skip]
pub(crate) static KNIGHT: [u64; 64] =
    step_table(&[(-2, -1), (-2, 1), (-1, -2), (-1, 2), (1, -2), (1, 2), (2, -1), (2, 1)]);
static PAWN: [[u64; 64]; 2] = [
    step_table(&[(-1, 1), (1, 1)]),
    step_table(&[(-1, -1), (1, -1)]),
];
pub(crate) static ROOK_LINES: [u64; 64] = lines::crossing(0);
pub(crate) static BISHOP_LINES: [u64; 64] = lines::crossing(2);

/// The squares a king on `square` attacks (article 3.8.1).
///
/// ```
/// use chesslaws_board::{Square, attacks};
/// assert_eq!(attacks::king(Square::E1).len(), 5);
/// ```
#[inline]
#[must_use]
pub fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// The squares a knight on `square` attacks (article 3.6).
///
/// ```
/// use chesslaws_board::{Square, attacks};
/// assert_eq!(attacks::knight(Square::E4).len(), 8);
/// ```
#[inline]
#[must_use]
pub fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// The squares a pawn of `color` on `square` attacks (article 3.7.3).
///
/// ```
/// use chesslaws_board::{Color, Square, attacks};
/// assert_eq!(attacks::pawn(Color::Black, Square::A7).single(), Some(Square::B6));
/// ```
#[inline]
#[must_use]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    Bitboard(PAWN[color.index()][square.index()])
}

/// The squares a bishop on `square` attacks when `occupied` is occupied (article 3.2).
///
/// ```
/// use chesslaws_board::{Bitboard, Square, attacks};
/// assert_eq!(attacks::bishop(Square::A1, Bitboard::square(Square::C3)).len(), 2); // b2, c3
/// ```
#[inline]
#[must_use]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    bishops::bishop(square, occupied)
}

/// The squares a rook on `square` attacks when `occupied` is occupied (article 3.3).
///
/// ```
/// use chesslaws_board::{Bitboard, Square, attacks};
/// assert_eq!(attacks::rook(Square::A1, Bitboard::square(Square::A3)).len(), 9); // a2, a3, b1 to h1
/// ```
#[inline]
#[must_use]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    rooks::rook(square, occupied)
}

/// The squares a queen on `square` attacks when `occupied` is occupied (article 3.4).
///
/// ```
/// use chesslaws_board::{Bitboard, Square, attacks};
/// assert_eq!(attacks::queen(Square::A1, Bitboard::EMPTY).len(), 21);
/// ```
#[inline]
#[must_use]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares that a piece of this colour and role on `square` attacks.
///
/// ```
/// use chesslaws_board::{Bitboard, Color, Role, Square, attacks};
/// let e4 = Square::E4;
/// assert_eq!(attacks::of(Color::White, Role::King, e4, Bitboard::EMPTY), attacks::king(e4));
/// ```
#[inline]
#[must_use]
pub fn of(color: Color, role: Role, square: Square, occupied: Bitboard) -> Bitboard {
    match role {
        Role::Pawn => pawn(color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

/// By colour and kind of the piece: the squares from which it attacks each square on an empty board.
#[cfg(not(feature = "small-tables"))]
static SOURCES: [[[u64; 64]; 6]; 2] = {
    let queen = {
        let mut lines = ROOK_LINES;
        let mut square = 0;
        while square < 64 {
            lines[square] |= BISHOP_LINES[square];
            square += 1;
        }
        lines
    };
    let [white, black] = PAWN;
    [
        [black, KNIGHT, BISHOP_LINES, ROOK_LINES, queen, KING],
        [white, KNIGHT, BISHOP_LINES, ROOK_LINES, queen, KING],
    ]
};

/// The squares from which a piece attacks `square` on an empty board. One look-up for all kinds:
/// a branch on the kind is one that no processor foresees.
#[cfg(not(feature = "small-tables"))]
#[inline]
pub(crate) fn sources(color: Color, role: Role, square: Square) -> Bitboard {
    Bitboard(SOURCES[color.index()][role.index()][square.index()])
}

#[cfg(feature = "small-tables")]
#[inline]
pub(crate) fn sources(color: Color, role: Role, square: Square) -> Bitboard {
    of(!color, role, square, Bitboard::EMPTY)
}

/// The squares a rook on `square` would attack on an empty board.
#[inline]
pub(crate) fn rook_lines(square: Square) -> Bitboard {
    Bitboard(ROOK_LINES[square.index()])
}

/// The squares a bishop on `square` would attack on an empty board.
#[inline]
pub(crate) fn bishop_lines(square: Square) -> Bitboard {
    Bitboard(BISHOP_LINES[square.index()])
}

/// The squares strictly between two squares of one file, rank or diagonal; empty for any others.
///
/// ```
/// use chesslaws_board::{Square, attacks};
/// assert_eq!(attacks::between(Square::A1, Square::A4).len(), 2);
/// assert!(attacks::between(Square::A1, Square::B3).is_empty());
/// ```
#[inline]
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    lines::between(a, b)
}

/// The whole file, rank or diagonal through two squares; empty where there is none.
///
/// ```
/// use chesslaws_board::{Bitboard, Rank, Square, attacks};
/// assert_eq!(attacks::line(Square::B1, Square::D1), Bitboard::rank(Rank::First));
/// ```
#[inline]
#[must_use]
pub fn line(a: Square, b: Square) -> Bitboard {
    lines::through(a, b)
}
