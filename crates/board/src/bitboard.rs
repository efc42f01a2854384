//! Sets of squares.

use crate::{File, Rank, Square};
use core::fmt;
use core::iter::FusedIterator;
use core::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A set of squares, one bit each; bit 0 is a1.
///
/// ```
/// use chesslaws_board::{Bitboard, Square};
///
/// let corners: Bitboard = [Square::A1, Square::H1, Square::A8, Square::H8].into_iter().collect();
/// assert_eq!(corners.len(), 4);
/// assert!(corners.contains(Square::A8));
/// assert_eq!((corners & Bitboard::rank(chesslaws_board::Rank::First)).len(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[repr(transparent)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No square.
    ///
    /// ```
    /// use chesslaws_board::Bitboard;
    /// assert!(Bitboard::EMPTY.is_empty());
    /// ```
    pub const EMPTY: Self = Self(0);
    /// All 64 squares.
    ///
    /// ```
    /// use chesslaws_board::Bitboard;
    /// assert_eq!(Bitboard::FULL, !Bitboard::EMPTY);
    /// ```
    pub const FULL: Self = Self(!0);
    /// The light squares, h1 among them.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, Square};
    /// assert!(Square::ALL.iter().all(|&s| Bitboard::LIGHT.contains(s) == s.is_light()));
    /// ```
    pub const LIGHT: Self = Self(0x55aa_55aa_55aa_55aa);
    /// The dark squares, a1 among them.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, Square};
    /// assert!(Bitboard::DARK.contains(Square::A1));
    /// ```
    pub const DARK: Self = Self(!Self::LIGHT.0);

    /// The eight squares of a file.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, File, Square};
    /// assert!(Bitboard::file(File::C).contains(Square::C7));
    /// ```
    #[inline]
    #[must_use]
    pub const fn file(file: File) -> Self {
        Self(0x0101_0101_0101_0101 << file as u8)
    }

    /// The eight squares of a rank.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, Rank, Square};
    /// assert!(Bitboard::rank(Rank::Eighth).contains(Square::A8));
    /// ```
    #[inline]
    #[must_use]
    pub const fn rank(rank: Rank) -> Self {
        Self(0xff << (rank as u8 * 8))
    }

    /// The set of one square.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::square(Square::B1), Bitboard(2));
    /// ```
    #[inline]
    #[must_use]
    pub const fn square(square: Square) -> Self {
        Self(1 << square.index())
    }

    /// The squares before `square` in the order of [`Square::ALL`].
    #[inline]
    pub(crate) const fn below(square: Square) -> Self {
        Self((1 << square.index()) - 1)
    }

    /// Whether the square is in the set.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, Square};
    /// assert!(Bitboard::LIGHT.contains(Square::H1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 & (1 << square.index()) != 0
    }

    /// Whether the set has no square.
    ///
    /// ```
    /// use chesslaws_board::Bitboard;
    /// assert!(Bitboard::EMPTY.is_empty());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of squares in the set.
    ///
    /// ```
    /// use chesslaws_board::Bitboard;
    /// assert_eq!(Bitboard::FULL.len(), 64);
    /// ```
    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the set has two squares or more.
    ///
    /// ```
    /// use chesslaws_board::Bitboard;
    /// assert!(Bitboard(3).has_many() && !Bitboard(2).has_many());
    /// ```
    #[inline]
    #[must_use]
    pub const fn has_many(self) -> bool {
        self.0 & self.0.wrapping_sub(1) != 0
    }

    /// The lowest square of the set, or `None` if it is empty.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, Square};
    /// assert_eq!(Bitboard::LIGHT.first(), Some(Square::B1));
    /// ```
    #[inline]
    #[must_use]
    pub const fn first(self) -> Option<Square> {
        if self.is_empty() {
            None
        } else {
            Some(Square::wrap(self.0.trailing_zeros()))
        }
    }

    /// The only square of the set, or `None` if it has none or several.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, Square};
    /// assert_eq!(Bitboard(2).single(), Some(Square::B1));
    /// assert_eq!(Bitboard(3).single(), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn single(self) -> Option<Square> {
        if self.has_many() { None } else { self.first() }
    }

    /// The set seen from the other side of the board.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, Rank};
    /// assert_eq!(Bitboard::rank(Rank::Second).flipped(), Bitboard::rank(Rank::Seventh));
    /// ```
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0.swap_bytes())
    }

    /// The set with left and right exchanged.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, File};
    /// assert_eq!(Bitboard::file(File::A).mirrored(), Bitboard::file(File::H));
    /// ```
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0.reverse_bits().swap_bytes())
    }
}

impl From<Square> for Bitboard {
    #[inline]
    fn from(square: Square) -> Self {
        Self::square(square)
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares
            .into_iter()
            .fold(Self::EMPTY, |set, square| set | Self::square(square))
    }
}

impl Extend<Square> for Bitboard {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        *self |= squares.into_iter().collect();
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    #[inline]
    fn into_iter(self) -> Squares {
        Squares(self)
    }
}

/// The squares of a [`Bitboard`], lowest first.
///
/// ```
/// use chesslaws_board::{Bitboard, Square};
/// assert!(Bitboard(3).into_iter().eq([Square::A1, Square::B1]));
/// ```
#[derive(Debug, Clone)]
pub struct Squares(Bitboard);

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Squares {}
impl FusedIterator for Squares {}

/// Prints eight lines of `X` and `.`, the eighth rank first.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                let mark = if self.contains(Square::new(file, rank)) {
                    'X'
                } else {
                    '.'
                };
                write!(f, "{mark}{}", if file == File::H { "\n" } else { " " })?;
            }
        }
        Ok(())
    }
}
