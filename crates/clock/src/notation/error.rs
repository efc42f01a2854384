use crate::ControlError;
use core::fmt;

/// Why a text is not a time control or a clock time.
///
/// `at` counts bytes from 0.
///
/// ```
/// use chesslaws_clock::{NotationError, TimeControl};
///
/// let error = "3m+".parse::<TimeControl>().unwrap_err();
/// assert_eq!(error.to_string(), "byte 3: expected a number, found the end");
/// let error = "90+30".parse::<TimeControl>().unwrap_err();
/// assert!(matches!(error, NotationError::Ambiguous { .. }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotationError {
    /// Something else was expected.
    #[error("byte {at}: expected {expected}, found {}", Found(*found))]
    Unexpected {
        /// What could stand there.
        expected: &'static str,
        /// The character that stands there; `None` at the end.
        found: Option<char>,
        /// Where.
        at: usize,
    },
    /// A number with too many digits, or finer than a nanosecond.
    #[error("byte {at}: expected a number of at most 1000 days and 9 decimals")]
    Number {
        /// Where the number begins.
        at: usize,
    },
    /// More periods than a control can have.
    #[error("byte {at}: expected at most 8 periods")]
    TooManyPeriods {
        /// Where the ninth begins.
        at: usize,
    },
    /// The text has two common meanings and names no unit.
    #[error("ambiguous time control: {reading}")]
    Ambiguous {
        /// The two meanings, and how to write either.
        reading: &'static str,
    },
    /// The tag is `?`: the time control is unknown.
    #[error("the time control is unknown")]
    Unknown,
    /// The tag is `-`: the game had no time control.
    #[error("there was no time control")]
    Unlimited,
    /// The text can be read, and no clock can carry it out.
    #[error(transparent)]
    Control(#[from] ControlError),
}

struct Found(Option<char>);

impl fmt::Display for Found {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(found) => write!(f, "{found:?}"),
            None => f.write_str("the end"),
        }
    }
}

/// The style has no words for this time control; the canonical one (`Display`) always has.
///
/// ```
/// use chesslaws_clock::{TimeControl, UnwritableError};
/// let control: TimeControl = "10m + 3x30s".parse()?;
/// assert_eq!(
///     control.to_pgn().unwrap_err().to_string(),
///     "a PGN TimeControl tag can't write this mode",
/// );
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a {style} can't write {what}")]
pub struct UnwritableError {
    /// The style.
    pub style: &'static str,
    /// What it has no words for.
    pub what: &'static str,
}
