//! The result that ends the movetext of a game.

use chesslaws_laws::{Color, Score};
use core::fmt;

/// The termination marker of a game: one of the four of the PGN standard, section 8.2.6.
///
/// ```
/// use chesslaws_notation::pgn::GameResult;
///
/// assert_eq!(GameResult::parse(b"1/2-1/2"), Some(GameResult::Draw));
/// assert_eq!(GameResult::Draw.to_string(), "1/2-1/2");
/// assert_eq!(GameResult::Unknown.score(), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `*`: in progress, abandoned, or not known.
    Unknown,
}

impl GameResult {
    /// Reads a termination marker. Besides the four of the standard `1/2`, `½` and `½-½` are
    /// understood (in UTF-8 and Latin-1).
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameResult;
    /// assert_eq!(GameResult::parse(b"1-0"), Some(GameResult::WhiteWins));
    /// assert_eq!(GameResult::parse(b"0-0"), None);
    /// ```
    #[must_use]
    pub fn parse(token: &[u8]) -> Option<Self> {
        Some(match token {
            b"1-0" => Self::WhiteWins,
            b"0-1" => Self::BlackWins,
            b"1/2-1/2" | b"1/2" | b"\xc2\xbd-\xc2\xbd" | b"\xc2\xbd" | b"\xbd-\xbd" | b"\xbd" => {
                Self::Draw
            }
            b"*" => Self::Unknown,
            _ => return None,
        })
    }

    /// The points that the marker stands for; `None` for [`GameResult::Unknown`].
    ///
    /// ```
    /// use chesslaws_laws::{Color, Score};
    /// use chesslaws_notation::pgn::GameResult;
    /// assert_eq!(GameResult::BlackWins.score(), Some(Score::win(Color::Black)));
    /// ```
    #[must_use]
    pub const fn score(self) -> Option<Score> {
        match self {
            Self::WhiteWins => Some(Score::win(Color::White)),
            Self::BlackWins => Some(Score::win(Color::Black)),
            Self::Draw => Some(Score::DRAW),
            Self::Unknown => None,
        }
    }

    /// The marker as the standard writes it.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameResult;
    /// assert_eq!(GameResult::Unknown.as_str(), "*");
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Unknown => "*",
        }
    }
}

impl fmt::Display for GameResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
