//! Squares and their coordinates (article 2.4).

use core::fmt;
use core::str::FromStr;

macro_rules! line {
    ($(#[$doc:meta])* $name:ident, $($variant:ident = $text:literal),+) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[allow(missing_docs)] // the eight names say what they are
        #[repr(u8)]
        pub enum $name { $($variant),+ }

        impl $name {
            /// All eight, in order.
            ///
            /// ```
            /// use chesslaws_board::{File, Rank};
            /// assert_eq!((File::ALL[2], Rank::ALL[2]), (File::C, Rank::Third));
            /// ```
            pub const ALL: [Self; 8] = [$(Self::$variant),+];

            /// From 0 to 7.
            ///
            /// ```
            /// use chesslaws_board::{File, Rank};
            /// assert_eq!((File::H.index(), Rank::First.index()), (7, 0));
            /// ```
            #[inline]
            #[must_use]
            pub const fn index(self) -> usize {
                self as usize
            }

            /// The one with this index, or `None` from 8 on.
            ///
            /// ```
            /// use chesslaws_board::{File, Rank};
            /// assert_eq!((File::from_index(0), Rank::from_index(8)), (Some(File::A), None));
            /// ```
            #[inline]
            #[must_use]
            pub const fn from_index(index: usize) -> Option<Self> {
                if index < 8 { Some(Self::ALL[index]) } else { None }
            }

            /// The character that names it in coordinates.
            ///
            /// ```
            /// use chesslaws_board::{File, Rank};
            /// assert_eq!((File::E.letter(), Rank::Fourth.letter()), ('e', '4'));
            /// ```
            #[must_use]
            pub const fn letter(self) -> char {
                [$($text),+][self as usize]
            }

            /// The one that `letter` names, or `None`.
            ///
            /// ```
            /// use chesslaws_board::{File, Rank};
            /// assert_eq!((File::from_letter('i'), Rank::from_letter('8')), (None, Some(Rank::Eighth)));
            /// ```
            #[must_use]
            pub const fn from_letter(letter: char) -> Option<Self> {
                match letter { $($text => Some(Self::$variant),)+ _ => None }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Write::write_char(f, self.letter())
            }
        }
    };
}

line! {
    /// One of the eight vertical columns, `a` to `h`, as White sees them from the left.
    ///
    /// ```
    /// use chesslaws_board::File;
    /// assert_eq!(File::from_letter('c'), Some(File::C));
    /// assert_eq!(File::C.index(), 2);
    /// assert_eq!(File::from_index(7), Some(File::H));
    /// ```
    File, A = 'a', B = 'b', C = 'c', D = 'd', E = 'e', F = 'f', G = 'g', H = 'h'
}

line! {
    /// One of the eight horizontal rows, counted from White's side.
    ///
    /// ```
    /// use chesslaws_board::Rank;
    /// assert_eq!(Rank::from_letter('8'), Some(Rank::Eighth));
    /// assert_eq!(Rank::Fourth.letter(), '4');
    /// ```
    Rank, First = '1', Second = '2', Third = '3', Fourth = '4', Fifth = '5', Sixth = '6', Seventh = '7', Eighth = '8'
}

/// One of the 64 squares, counted from a1 = 0 along the ranks to h8 = 63.
///
/// ```
/// use chesslaws_board::{File, Rank, Square};
///
/// let e4 = Square::new(File::E, Rank::Fourth);
/// assert_eq!(e4, "e4".parse()?);
/// assert_eq!(e4, Square::E4);
/// assert_eq!(e4.index(), 28);
/// # Ok::<(), chesslaws_board::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

macro_rules! squares {
    ($($name:ident)+) => { squares!(@ 0, $($name)+); };
    (@ $index:expr, $name:ident $($rest:ident)*) => {
        #[allow(missing_docs)] // the name of the square
        pub const $name: Self = Self($index);
        squares!(@ $index + 1, $($rest)*);
    };
    (@ $index:expr,) => {};
}

#[rustfmt::skip]
impl Square {
    squares! {
        A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2 E2 F2 G2 H2 A3 B3 C3 D3 E3 F3 G3 H3 A4 B4 C4 D4 E4 F4 G4 H4
        A5 B5 C5 D5 E5 F5 G5 H5 A6 B6 C6 D6 E6 F6 G6 H6 A7 B7 C7 D7 E7 F7 G7 H7 A8 B8 C8 D8 E8 F8 G8 H8
    }
}

impl Square {
    /// All 64 squares, a1 first.
    ///
    /// ```
    /// use chesslaws_board::Square;
    /// assert_eq!(Square::ALL[63], Square::H8);
    /// ```
    pub const ALL: [Self; 64] = {
        let mut all = [Self(0); 64];
        let mut index = 0;
        while index < 64 {
            all[index] = Self(index as u8);
            index += 1;
        }
        all
    };

    /// The square where `file` and `rank` cross.
    ///
    /// ```
    /// use chesslaws_board::{File, Rank, Square};
    /// assert_eq!(Square::new(File::H, Rank::First), Square::H1);
    /// ```
    #[inline]
    #[must_use]
    pub const fn new(file: File, rank: Rank) -> Self {
        Self((rank as u8) << 3 | file as u8)
    }

    /// The square with this index, or `None` from 64 on.
    ///
    /// ```
    /// use chesslaws_board::Square;
    /// assert_eq!(Square::from_index(28), Some(Square::E4));
    /// assert_eq!(Square::from_index(64), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 64 {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// The square of the low six bits: keeps the compiler sure that every square is below 64.
    #[inline]
    pub(crate) const fn wrap(index: u32) -> Self {
        Self((index & 63) as u8)
    }

    /// From 0 (a1) to 63 (h8).
    ///
    /// ```
    /// use chesslaws_board::Square;
    /// assert_eq!(Square::A2.index(), 8);
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The file of the square.
    ///
    /// ```
    /// use chesslaws_board::{File, Square};
    /// assert_eq!(Square::E4.file(), File::E);
    /// ```
    #[inline]
    #[must_use]
    pub const fn file(self) -> File {
        File::ALL[self.index() & 7]
    }

    /// The rank of the square.
    ///
    /// ```
    /// use chesslaws_board::{Rank, Square};
    /// assert_eq!(Square::E4.rank(), Rank::Fourth);
    /// ```
    #[inline]
    #[must_use]
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() >> 3]
    }

    /// Whether the square is light; h1 and a8 are (article 2.1).
    ///
    /// ```
    /// use chesslaws_board::Square;
    /// assert!(Square::H1.is_light() && Square::A8.is_light() && !Square::A1.is_light());
    /// ```
    #[inline]
    #[must_use]
    pub const fn is_light(self) -> bool {
        (self.index() ^ (self.index() >> 3)) & 1 == 1
    }

    /// The square seen from the other side of the board: e4 becomes e5.
    ///
    /// ```
    /// use chesslaws_board::Square;
    /// assert_eq!(Square::E4.flipped(), Square::E5);
    /// ```
    #[inline]
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self(self.0 ^ 56)
    }

    /// The square with left and right exchanged: e4 becomes d4.
    ///
    /// ```
    /// use chesslaws_board::Square;
    /// assert_eq!(Square::E4.mirrored(), Square::D4);
    /// ```
    #[inline]
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(self.0 ^ 7)
    }

    /// The square `files` to the right and `ranks` up, or `None` off the board.
    ///
    /// ```
    /// use chesslaws_board::Square;
    /// assert_eq!(Square::G1.offset(-1, 2), Some(Square::F3));
    /// assert_eq!(Square::H1.offset(1, 0), None);
    /// ```
    #[must_use]
    pub const fn offset(self, files: i8, ranks: i8) -> Option<Self> {
        let file = (self.0 as i16 & 7) + files as i16;
        let rank = (self.0 as i16 >> 3) + ranks as i16;
        if 0 <= file && file < 8 && 0 <= rank && rank < 8 {
            Some(Self((rank << 3 | file) as u8))
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.file(), self.rank())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not the name of a square.
///
/// ```
/// use chesslaws_board::{ParseSquareError, Square};
/// assert_eq!("i9".parse::<Square>(), Err(ParseSquareError));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a square: a file `a` to `h` and a rank `1` to `8`")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        match text.as_bytes() {
            &[file, rank] => Self::from_bytes(file, rank).ok_or(ParseSquareError),
            _ => Err(ParseSquareError),
        }
    }
}

impl Square {
    /// The square that two bytes of text name, such as `b'e'` and `b'4'`.
    ///
    /// ```
    /// use chesslaws_board::Square;
    /// assert_eq!(Square::from_bytes(b'e', b'4'), Some(Square::E4));
    /// assert_eq!(Square::from_bytes(b'4', b'e'), None);
    /// ```
    #[inline]
    #[must_use]
    pub const fn from_bytes(file: u8, rank: u8) -> Option<Self> {
        let (file, rank) = (file.wrapping_sub(b'a'), rank.wrapping_sub(b'1'));
        if file < 8 && rank < 8 {
            Some(Self(rank << 3 | file))
        } else {
            None
        }
    }
}
