use core::fmt;
use core::ops::Not;
use core::str::FromStr;

/// One of the two players (article 1.1 of every edition).
///
/// ```
/// use chesslaws_laws::Color;
///
/// assert_eq!(!Color::White, Color::Black);
/// assert_eq!("black".parse(), Ok(Color::Black));
/// assert_eq!(Color::White.to_string(), "white");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
#[repr(u8)]
pub enum Color {
    /// The player with the light-coloured pieces, who moves first.
    White = 0,
    /// The player with the dark-coloured pieces.
    Black = 1,
}

impl Color {
    /// Both colours, White first.
    ///
    /// ```
    /// use chesslaws_laws::Color;
    /// assert_eq!(Color::ALL.map(Color::letter), ['w', 'b']);
    /// ```
    pub const ALL: [Self; 2] = [Self::White, Self::Black];

    /// 0 for White and 1 for Black, for indexing a pair of values.
    ///
    /// ```
    /// use chesslaws_laws::Color;
    /// assert_eq!(["w", "b"][Color::Black.index()], "b");
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    ///
    /// ```
    /// use chesslaws_laws::Color;
    /// assert_eq!(Color::Black.other(), Color::White);
    /// ```
    #[inline]
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// The letter of a FEN: `w` or `b`.
    ///
    /// ```
    /// use chesslaws_laws::Color;
    /// assert_eq!(Color::White.letter(), 'w');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'w',
            Self::Black => 'b',
        }
    }
}

impl Not for Color {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::White => "white",
            Self::Black => "black",
        })
    }
}

/// The text was not a colour.
///
/// ```
/// use chesslaws_laws::{Color, ParseColorError};
/// assert_eq!("red".parse::<Color>(), Err(ParseColorError));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a colour: `white`, `black`, `w` or `b`")]
pub struct ParseColorError;

impl FromStr for Color {
    type Err = ParseColorError;

    fn from_str(text: &str) -> Result<Self, ParseColorError> {
        match text {
            "white" | "w" => Ok(Self::White),
            "black" | "b" => Ok(Self::Black),
            _ => Err(ParseColorError),
        }
    }
}
