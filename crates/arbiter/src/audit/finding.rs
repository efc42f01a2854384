use alloc::string::String;
use chesslaws_laws::Article;
use core::fmt;

/// How much a finding matters.
///
/// ```
/// use chesslaws_arbiter::{Code, Severity};
/// assert_eq!(Code::IllegalMove.severity(), Severity::Breach);
/// assert_eq!(Code::ClaimableFifty.severity(), Severity::Info);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Worth knowing; nothing is wrong.
    Info,
    /// The record breaks the Laws, or can't be read.
    Breach,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Info => "info",
            Self::Breach => "breach",
        })
    }
}

macro_rules! codes {
    ($($(#[$doc:meta])* $name:ident $severity:ident $text:literal $words:literal)+) => {
        /// What was found, by its stable name.
        ///
        /// ```
        /// use chesslaws_arbiter::Code;
        /// assert_eq!(Code::ClaimableThreefold.name(), "claimable-threefold");
        /// ```
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Code { $($(#[$doc])* $name),+ }

        impl Code {
            /// Every code.
            pub const ALL: &[Self] = &[$(Self::$name),+];

            /// The stable name used in files, such as `illegal-move`.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$name => $text),+ }
            }

            /// How much it matters.
            #[must_use]
            pub const fn severity(self) -> Severity {
                match self { $(Self::$name => Severity::$severity),+ }
            }
        }

        /// Prints what it means in words.
        impl fmt::Display for Code {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.pad(match self { $(Self::$name => $words),+ })
            }
        }
    };
}

codes! {
    /// A move that is not legal where it stands.
    IllegalMove Breach "illegal-move" "a move that is not legal"
    /// A move that several pieces could make.
    AmbiguousMove Breach "ambiguous-move" "a move that several pieces could make"
    /// Something in the record that could not be read.
    Unreadable Breach "unreadable" "something that could not be read"
    /// Moves after the game was over.
    PlayAfterEnd Breach "play-after-end" "moves after the game was over"
    /// The Result tag contradicts what the moves decide, or the end of the movetext.
    ResultMismatch Breach "result-mismatch" "the result on the record is not that of the game"
    /// A clock shows more than the one before and what the move earned.
    ClockRises Breach "clock-rises" "a clock reading that the time control can't explain"
    /// A move was completed with no time left.
    Overstepped Breach "overstepped" "a move completed with no time left"
    /// A player could have claimed a draw by threefold repetition.
    ClaimableThreefold Info "claimable-threefold"
        "with this move a draw by threefold repetition could have been claimed"
    /// A player could have claimed a draw by fifty moves.
    ClaimableFifty Info "claimable-fifty"
        "with this move a draw by fifty moves without capture or pawn move could have been claimed"
    /// Nobody can mate by any series of legal moves.
    DeadPosition Info "dead-position" "from here neither side can mate by any series of legal moves"
    /// The record states no result.
    MissingResult Info "missing-result" "the record states no result"
}

/// One thing that an audit found.
///
/// ```
/// use chesslaws_arbiter::{Code, Finding};
/// let finding = Finding::new(12, Code::Unreadable, None, "line 3: expected a move".into());
/// assert_eq!(finding.severity().to_string(), "breach");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The ply it belongs to, from 1; 0 for the game as a whole or the start position.
    pub ply: u32,
    /// What it is.
    pub code: Code,
    /// The article it rests on, where there is one.
    pub article: Option<Article>,
    /// The finding in words.
    pub message: String,
}

impl Finding {
    /// A finding.
    #[must_use]
    pub const fn new(ply: u32, code: Code, article: Option<Article>, message: String) -> Self {
        Self {
            ply,
            code,
            article,
            message,
        }
    }

    /// How much it matters: that of its code.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        self.code.severity()
    }
}
