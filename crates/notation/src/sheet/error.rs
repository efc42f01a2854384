//! Why a text is not a score sheet.

use super::EntryTextError;
use crate::pgn::ClockTextError;
use crate::san::SanError;
use alloc::string::String;
use chesslaws_board::FenError;
use thiserror::Error;

/// What is wrong with a text that should be a score sheet, and where.
///
/// ```
/// use chesslaws_notation::sheet::ScoreSheet;
///
/// let error = ScoreSheet::read("Language: en\n1. e4 e5\n2. Nf3 Sc6\n").unwrap_err();
/// assert_eq!((error.line, error.column), (3, 8));
/// assert!(error.to_string().starts_with("line 3, column 8: \"Sc6\" is not understood as a move"));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("line {line}, column {column}: {kind}")]
pub struct SheetError {
    /// The line, from 1.
    pub line: usize,
    /// The column in characters, from 1.
    pub column: usize,
    /// What is wrong.
    #[source]
    pub kind: SheetErrorKind,
}

/// What is wrong with the text of a sheet.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SheetErrorKind {
    /// Neither a line with a known label, nor a row of moves, nor a rule.
    #[error("expected a labelled line such as `White: …`, or a numbered row of moves")]
    UnknownLine,
    /// A label stands twice.
    #[error("`{label}` stands on the sheet for the second time")]
    Repeated {
        /// The label.
        label: String,
    },
    /// No such edition of the Laws.
    #[error("unknown edition of the Laws {found:?}, expected a name such as `fide-2023`")]
    Edition {
        /// What stands there.
        found: String,
    },
    /// No such language.
    #[error("unknown language {found:?}, expected a code such as `en` or `ru`")]
    Language {
        /// What stands there.
        found: String,
    },
    /// The sheet does not say in which language it is written, nor does the caller.
    #[error("the sheet names no language, and its letters mean nothing without one")]
    LanguageMissing,
    /// `Kept by` is neither `White` nor `Black`.
    #[error("expected `White` or `Black`, found {found:?}")]
    Keeper {
        /// What stands there.
        found: String,
    },
    /// The start position can't be read.
    #[error("the start position: {0}")]
    Start(#[source] FenError),
    /// The result can't be read.
    #[error("expected a result such as `1-0` or `½-½`, found {found:?}")]
    Score {
        /// What stands there.
        found: String,
    },
    /// No such signer.
    #[error("expected `White`, `Black` or `Arbiter` before a signature, found {found:?}")]
    Signer {
        /// What stands there.
        found: String,
    },
    /// A backslash that starts no escape.
    #[error("expected `\\\\` or `\\u{{…}}` after a backslash")]
    Escape,
    /// A row or a half of it does not start with a number.
    #[error("expected the number of a move, found {found:?}")]
    MoveNumber {
        /// What stands there.
        found: String,
    },
    /// A number before the first move, or more than [`MAX_MOVES`](super::MAX_MOVES) after it.
    #[error("move number {found} is not within {first} to {last}")]
    MoveNumberOutOfRange {
        /// The number.
        found: u64,
        /// The first that can be.
        first: u64,
        /// The last that can be.
        last: u64,
    },
    /// A number stands twice.
    #[error("move {number} stands on the sheet for the second time")]
    MoveNumberRepeated {
        /// The number.
        number: u64,
    },
    /// Columns are missing or too many.
    #[error("expected a number and two moves, each with or without a clock, found {found} cells")]
    Cells {
        /// How many cells the row has.
        found: usize,
    },
    /// More than two moves in a row.
    #[error("a row has a move of White and a move of Black, found a third: {found:?}")]
    ThirdMove {
        /// What stands there.
        found: String,
    },
    /// An entry before the first move.
    #[error("Black begins, and White has an entry before: {found:?}")]
    BeforeStart {
        /// What stands there.
        found: String,
    },
    /// A clock time can't be read.
    #[error("clock time {found:?}: {error}")]
    Clock {
        /// What stands there.
        found: String,
        /// Why not.
        #[source]
        error: ClockTextError,
    },
    /// The text can't stand in an entry.
    #[error(transparent)]
    Entry(#[from] EntryTextError),
    /// The text is no move; see [`SheetReader::keep_unreadable`](super::SheetReader).
    #[error("{text:?} is {error}")]
    Move {
        /// The entry.
        text: String,
        /// Why not.
        #[source]
        error: SanError,
    },
}
