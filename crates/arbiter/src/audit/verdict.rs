use chesslaws_laws::{Article, Score};
use core::fmt;

/// Why a game is over.
///
/// ```
/// use chesslaws_arbiter::Reason;
/// assert_eq!(Reason::SeventyFiveMoves.to_string(), "seventy-five-moves");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Reason {
    /// Article 5.1.1 of 2023.
    Checkmate,
    /// Article 5.2.1 of 2023.
    Stalemate,
    /// Neither side can mate by any series of legal moves: article 5.2.2 of 2023.
    DeadPosition,
    /// Article 9.6.1 of 2023.
    FivefoldRepetition,
    /// Article 9.6.2 of 2023.
    SeventyFiveMoves,
}

impl Reason {
    /// The reason in words, to follow "by".
    ///
    /// ```
    /// use chesslaws_arbiter::Reason;
    /// assert_eq!(Reason::DeadPosition.words(), "a dead position");
    /// ```
    #[must_use]
    pub const fn words(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "a dead position",
            Self::FivefoldRepetition => "fivefold repetition",
            Self::SeventyFiveMoves => "seventy-five moves without capture or pawn move",
        }
    }
}

/// Prints the stable name used in files.
impl Reason {
    /// The name of the reason, as in `judge --format jsonl`.
    ///
    /// ```
    /// assert_eq!(chesslaws_arbiter::Reason::DeadPosition.name(), "dead-position");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead-position",
            Self::FivefoldRepetition => "fivefold-repetition",
            Self::SeventyFiveMoves => "seventy-five-moves",
        }
    }
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// What the moves of a game decide: the two scores, why, by which article, and after which ply.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verdict {
    /// What each side gets.
    pub score: Score,
    /// Why.
    pub reason: Reason,
    /// The article that says so.
    pub article: Article,
    /// The ply after which the game was over, from 1; 0 if it was over at the start.
    pub ply: u32,
}

/// Prints result, reason, article and ply.
///
/// ```
/// use chesslaws_arbiter::{Reason, Verdict};
/// use chesslaws_laws::{Article, Edition, Score};
/// let article = Article::new(Edition::Fide2023, "5.2.1");
/// let verdict = Verdict { score: Score::DRAW, reason: Reason::Stalemate, article, ply: 90 };
/// assert_eq!(verdict.to_string(), "0.5-0.5 by stalemate, fide-2023 5.2.1, ply 90");
/// ```
impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            score,
            reason,
            article,
            ply,
        } = self;
        write!(f, "{score} by {}, {article}, ply {ply}", reason.words())
    }
}
