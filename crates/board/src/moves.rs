//! Moves and lists of them.

use crate::{Role, Square};
use core::fmt;
use core::ops::Deref;

/// A move: from where, to where, and what a pawn becomes.
///
/// Castling is always written as the king taking its own rook (`e1h1`), the one form that also
/// names every castling of Chess960. [`Position::parse_uci`](crate::Position::parse_uci) and
/// [`Position::uci`](crate::Position::uci) read and write the form with the king's arrival square.
///
/// ```
/// use chesslaws_board::{Move, Role, Square};
///
/// let promotion = Move::new(Square::A7, Square::A8, Some(Role::Queen));
/// assert_eq!(promotion.to_string(), "a7a8q");
/// assert_eq!(promotion.promotion(), Some(Role::Queen));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move(u16);

impl Move {
    /// A move from square to square. `promotion` is what a pawn becomes on the last rank; a king or
    /// a pawn can't be chosen, and is read as no promotion.
    ///
    /// ```
    /// use chesslaws_board::{Move, Square};
    /// assert_eq!(Move::new(Square::E2, Square::E4, None).to_string(), "e2e4");
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(from: Square, to: Square, promotion: Option<Role>) -> Self {
        let promotion = match promotion {
            Some(role @ (Role::Knight | Role::Bishop | Role::Rook | Role::Queen)) => role as u16,
            _ => 0,
        };
        Self(from.index() as u16 | (to.index() as u16) << 6 | promotion << 12)
    }

    /// The square the piece leaves.
    ///
    /// ```
    /// use chesslaws_board::{Move, Square};
    /// assert_eq!(Move::new(Square::E2, Square::E4, None).from(), Square::E2);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from(self) -> Square {
        Square::wrap(self.0 as u32)
    }

    /// The square the piece arrives on; for castling, the square of the rook.
    ///
    /// ```
    /// use chesslaws_board::{Move, Square};
    /// assert_eq!(Move::new(Square::E2, Square::E4, None).to(), Square::E4);
    /// ```
    #[inline]
    #[must_use]
    pub const fn to(self) -> Square {
        Square::wrap(self.0 as u32 >> 6)
    }

    /// What the pawn becomes, if anything.
    ///
    /// ```
    /// use chesslaws_board::{Move, Square};
    /// assert_eq!(Move::new(Square::E2, Square::E4, None).promotion(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn promotion(self) -> Option<Role> {
        match self.0 >> 12 {
            1 => Some(Role::Knight),
            2 => Some(Role::Bishop),
            3 => Some(Role::Rook),
            4 => Some(Role::Queen),
            _ => None,
        }
    }

    /// The move in 16 bits: origin in bits 0 to 5, arrival in 6 to 11, promotion (0 none, 1 knight,
    /// 2 bishop, 3 rook, 4 queen) in 12 to 14.
    ///
    /// ```
    /// use chesslaws_board::{Move, Square};
    /// let move_ = Move::new(Square::E2, Square::E4, None);
    /// assert_eq!(Move::from_bits(move_.bits()), Some(move_));
    /// ```
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The move of these 16 bits, or `None` if no move has them.
    ///
    /// ```
    /// use chesslaws_board::Move;
    /// assert_eq!(Move::from_bits(0xffff), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_bits(bits: u16) -> Option<Self> {
        if bits >> 12 <= 4 {
            Some(Self(bits))
        } else {
            None
        }
    }
}

/// Prints the raw form, castling as king takes rook.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.from(), self.to())?;
        match self.promotion() {
            Some(role) => write!(f, "{}", role.letter().to_ascii_lowercase()),
            None => Ok(()),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The legal moves of a position, held without allocation.
///
/// No reachable position has more than 218 legal moves; no placement that a
/// [`Position`](crate::Position) accepts, however many queens it has, has more than 512.
///
/// ```
/// use chesslaws_board::Position;
///
/// let moves = Position::startpos().legal_moves();
/// assert_eq!(moves.len(), 20);
/// assert!(moves.iter().any(|m| m.to_string() == "e2e4"));
/// ```
#[derive(Clone)]
pub struct MoveList {
    moves: [Move; Self::CAPACITY],
    len: usize,
}

impl MoveList {
    /// Enough for any placement at all. With `q` line pieces, `k` knights, `p` pawns about to
    /// promote and `e` other squares beside the king's, `q + k + p + e = 63`, the moves are at most
    /// `min(27 q, 8 e)` (a square is reached along eight lines), `8 min(k, e)` by knights, `12 p`
    /// promotions with `p <= 8`, and 10 of the king: below 500 for every choice.
    const CAPACITY: usize = 512;

    pub(crate) const fn new() -> Self {
        Self {
            moves: [Move(0); Self::CAPACITY],
            len: 0,
        }
    }

    #[inline]
    pub(crate) fn push(&mut self, move_: Move) {
        if let Some(slot) = self.moves.get_mut(self.len) {
            *slot = move_;
            self.len += 1;
        }
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.moves[..self.len]
    }
}

impl fmt::Debug for MoveList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = core::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl IntoIterator for MoveList {
    type Item = Move;
    type IntoIter = core::iter::Take<core::array::IntoIter<Move, { MoveList::CAPACITY }>>;

    fn into_iter(self) -> Self::IntoIter {
        self.moves.into_iter().take(self.len)
    }
}
