//! What is wrong with a journal.

use super::LineHash;
use crate::{BuildError, Refusal};
use alloc::string::String;

/// The first line of a journal that is not as it was written.
///
/// ```
/// use chesslaws_arbiter::journal::{JournalFault, verify};
///
/// let error = verify(b"").unwrap_err();
/// assert_eq!(error.fault, JournalFault::Empty);
/// assert_eq!(error.to_string(), "line 1, byte 0: expected a header, found nothing");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, byte {byte}: {fault}")]
pub struct JournalError {
    /// The line, from 1; line 1 is the header, and event N is on line N + 1.
    pub line: u64,
    /// Where the line begins, in bytes from the beginning of the journal.
    pub byte: u64,
    /// What is wrong.
    pub fault: JournalFault,
}

/// What is wrong with a line of a journal.
///
/// ```
/// use chesslaws_arbiter::journal::JournalFault;
/// let missing = JournalFault::Missing { expected: 5, found: 7 };
/// assert_eq!(missing.to_string(), "lines are missing: expected event 5, found event 7");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum JournalFault {
    /// There is no line at all.
    #[error("expected a header, found nothing")]
    Empty,
    /// The last line was cut off while it was being written. Everything before it stands, and
    /// [`Journal::resume`](super::Journal::resume) goes on from there.
    #[error("torn: expected a whole line, found {found} bytes of one that was cut off")]
    Torn {
        /// Bytes of the broken line.
        found: u64,
    },
    /// The line has not the form of a journal's line.
    #[error("expected {expected}, found {found:?}")]
    Form {
        /// What should stand there.
        expected: &'static str,
        /// The beginning of what stands there, or its end where the end is wrong.
        found: String,
    },
    /// The bytes of the line are not those that were written.
    #[error("altered: expected hash {expected}, found {found}")]
    Altered {
        /// The hash of the line as it stands.
        expected: LineHash,
        /// The hash that the line names.
        found: LineHash,
    },
    /// Events between this line and the one before are nowhere in the journal.
    #[error("lines are missing: expected event {expected}, found event {found}")]
    Missing {
        /// The next event.
        expected: u64,
        /// The event of this line.
        found: u64,
    },
    /// The line that should stand here comes later.
    #[error("lines are out of order: expected event {expected}, found event {found}")]
    Reordered {
        /// The next event.
        expected: u64,
        /// The event of this line.
        found: u64,
    },
    /// An event that stands on an earlier line.
    #[error("a line is repeated: expected event {expected}, found event {found}")]
    Repeated {
        /// The next event.
        expected: u64,
        /// The event of this line.
        found: u64,
    },
    /// A version of the format that this program does not know.
    #[error(
        "expected a journal of version {}, found version {found}",
        super::VERSION
    )]
    Version {
        /// The version that the header names.
        found: u64,
    },
    /// The line is as it was written, but its content can't be read here: it was written by
    /// another program or another version.
    #[error("whole, but not readable: {0}")]
    Content(String),
    /// No game can be played under the conditions.
    #[error("the game can't begin: {0}")]
    Conditions(#[from] BuildError),
    /// The line is as it was written, but the game refuses its event.
    #[error("whole, but the event is refused: {0}")]
    Refused(#[from] Refusal),
    /// The line is as it was written, but this program rules otherwise on its event.
    #[error("whole, but ruled otherwise: expected {expected}, found {found}")]
    RuledOtherwise {
        /// The rulings of this program, as JSON.
        expected: String,
        /// Those of the journal.
        found: String,
    },
}

impl JournalError {
    /// Whether nothing is wrong but that the last line was cut off while it was being written.
    ///
    /// ```
    /// use chesslaws_arbiter::journal::verify;
    /// assert!(verify(b"{\"journal\":1,\"cond").unwrap_err().is_torn());
    /// assert!(!verify(b"{\"journal\":2,\"cond").unwrap_err().is_torn());
    /// ```
    #[must_use]
    pub const fn is_torn(&self) -> bool {
        matches!(self.fault, JournalFault::Torn { .. })
    }
}

impl JournalFault {
    /// The kind of fault in one word, for programs.
    ///
    /// ```
    /// use chesslaws_arbiter::journal::JournalFault;
    /// assert_eq!(JournalFault::Torn { found: 7 }.name(), "torn");
    /// ```
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Empty => "empty",
            Self::Torn { .. } => "torn",
            Self::Form { .. } => "form",
            Self::Altered { .. } => "altered",
            Self::Missing { .. } => "missing",
            Self::Reordered { .. } => "reordered",
            Self::Repeated { .. } => "repeated",
            Self::Version { .. } => "version",
            Self::Content(_) => "content",
            Self::Conditions(_) => "conditions",
            Self::Refused(_) => "refused",
            Self::RuledOtherwise { .. } => "ruled-otherwise",
        }
    }
}
