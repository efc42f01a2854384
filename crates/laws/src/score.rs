use crate::{Color, ParsePointsError, Points};
use core::fmt;
use core::ops::Index;
use core::str::FromStr;

/// What a game is worth to each player: two scores, since `0-0` and `0-½` exist.
///
/// ```
/// use chesslaws_laws::{Color, Points, Score};
///
/// assert_eq!(Score::win(Color::Black).to_string(), "0-1");
/// let device = Score { white: Points::ZERO, black: Points::HALF };
/// assert_eq!(device.to_string(), "0-0.5");
/// assert_eq!(device[Color::Black], Points::HALF);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Score {
    /// White's points.
    pub white: Points,
    /// Black's points.
    pub black: Points,
}

impl Score {
    /// Half a point each.
    pub const DRAW: Self = Self {
        white: Points::HALF,
        black: Points::HALF,
    };
    /// Nothing for either.
    pub const BOTH_LOSE: Self = Self {
        white: Points::ZERO,
        black: Points::ZERO,
    };

    /// One point for `winner`, nothing for the opponent.
    ///
    /// ```
    /// use chesslaws_laws::{Color, Points, Score};
    /// assert_eq!(Score::win(Color::White).white, Points::ONE);
    /// ```
    #[must_use]
    pub const fn win(winner: Color) -> Self {
        match winner {
            Color::White => Self {
                white: Points::ONE,
                black: Points::ZERO,
            },
            Color::Black => Self {
                white: Points::ZERO,
                black: Points::ONE,
            },
        }
    }
}

impl Index<Color> for Score {
    type Output = Points;

    fn index(&self, color: Color) -> &Points {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}

/// The text is no score of a game.
///
/// ```
/// use chesslaws_laws::{ParseScoreError, Score};
/// assert_eq!("1:0".parse::<Score>(), Err(ParseScoreError));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected White's and Black's points with a hyphen between, such as `1-0` or `0-½`")]
pub struct ParseScoreError;

impl From<ParsePointsError> for ParseScoreError {
    fn from(_: ParsePointsError) -> Self {
        Self
    }
}

/// Reads White's points, a hyphen, Black's points.
///
/// ```
/// use chesslaws_laws::{Color, Points, Score};
///
/// assert_eq!("1-0".parse(), Ok(Score::win(Color::White)));
/// assert_eq!("1/2-1/2".parse(), Ok(Score::DRAW));
/// assert_eq!("0-½".parse(), Ok(Score { white: Points::ZERO, black: Points::HALF }));
/// ```
impl FromStr for Score {
    type Err = ParseScoreError;

    fn from_str(text: &str) -> Result<Self, ParseScoreError> {
        // A hyphen at the very start is White's minus sign.
        let (at, _) = text
            .match_indices('-')
            .find(|&(at, _)| at > 0)
            .ok_or(ParseScoreError)?;
        let (white, black) = text.split_at_checked(at).ok_or(ParseScoreError)?;
        let black = black.strip_prefix('-').ok_or(ParseScoreError)?;
        Ok(Self {
            white: white.parse()?,
            black: black.parse()?,
        })
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use proptest::prelude::*;
    use std::string::ToString;

    proptest! {
        #[test]
        fn a_score_reads_back_what_it_prints(white in any::<i32>(), black in any::<i32>()) {
            let score = Score {
                white: Points::from_hundredths(white),
                black: Points::from_hundredths(black),
            };
            prop_assert_eq!(score.to_string().parse(), Ok(score));
        }
    }

    #[test]
    fn what_is_no_score_is_refused() {
        for text in ["", "-", "1", "1-", "-0", "1-0-0", "*", "1 - 0", "1/2"] {
            assert_eq!(text.parse::<Score>(), Err(ParseScoreError), "{text:?}");
        }
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_score_is_two_strings_in_files() -> serde_json::Result<()> {
        let text = serde_json::to_string(&Score::win(Color::White))?;
        assert_eq!(text, r#"{"white":"1","black":"0"}"#);
        assert_eq!(
            serde_json::from_str::<Score>(&text)?,
            Score::win(Color::White)
        );
        Ok(())
    }
}
