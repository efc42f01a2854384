//! Why a game ended, what a fault is, and why a claim or an offer falls.

use chesslaws_laws::{Cite, Score};
use core::fmt;

/// Why a game ended.
///
/// ```
/// use chesslaws_arbiter::EndReason;
/// assert_eq!(EndReason::FlagFall.to_string(), "flag fall");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum EndReason {
    /// Checkmate.
    Checkmate,
    /// Stalemate.
    Stalemate,
    /// Nobody can mate.
    DeadPosition,
    /// A position for the fifth time.
    FivefoldRepetition,
    /// Seventy-five moves without capture or pawn move.
    SeventyFiveMoves,
    /// A player resigned.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
    /// A right claim of a threefold repetition.
    ThreefoldRepetition,
    /// A right claim of fifty moves.
    FiftyMoves,
    /// A flag, noticed.
    FlagFall,
    /// Both flags down in the last period.
    BothFlags,
    /// Too many illegal moves.
    IllegalMoves,
    /// A player, or both, came too late or not at all.
    Absence,
    /// A two-minute claim.
    QuickplayFinish,
    /// A sealed move that means no legal move.
    SealedMove,
    /// Both kings in check or a pawn on the last rank, a move after the arbiter saw it.
    IllegalPosition,

    // Conduct and the arbiter
    /// A telephone or another device.
    Device,
    /// A player refused persistently to comply.
    PersistentRefusal,
    /// Both did.
    BothRefused,
    /// Loss as a penalty.
    Penalty,
    /// A player was expelled.
    Expulsion,
    /// The result was arranged.
    Arrangement,
    /// A decision by analogy.
    Analogy,
    /// A new game in place of an annulled one.
    Replay,
}

impl fmt::Display for EndReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead position",
            Self::FivefoldRepetition => "fivefold repetition",
            Self::SeventyFiveMoves => "seventy-five moves",
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
            Self::ThreefoldRepetition => "threefold repetition",
            Self::FiftyMoves => "fifty moves",
            Self::FlagFall => "flag fall",
            Self::BothFlags => "both flags down",
            Self::IllegalMoves => "illegal moves",
            Self::Absence => "absence",
            Self::QuickplayFinish => "a two-minute claim",
            Self::SealedMove => "a defective sealed move",
            Self::IllegalPosition => "a position that no game can have",
            Self::Device => "a device",
            Self::PersistentRefusal => "persistent refusal to comply",
            Self::BothRefused => "persistent refusal of both to comply",
            Self::Penalty => "a penalty",
            Self::Expulsion => "expulsion",
            Self::Arrangement => "an arranged result",
            Self::Analogy => "a decision by analogy",
            Self::Replay => "a new game",
        })
    }
}

/// How a game ended: two scores, the reason, the article.
///
/// ```
/// use chesslaws_arbiter::{Act, Game};
/// use chesslaws_laws::{Color, Rules, Score};
///
/// let mut game = Game::builder().rules(Rules::FIDE_2009).build()?;
/// game.apply(Act::Started { absent: vec![] })?;
/// game.apply(Act::Resigned { side: Color::White })?;
/// assert_eq!(game.outcome().map(|end| end.score), Some(Score::win(Color::Black)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Outcome {
    /// Each player's score.
    pub score: Score,
    /// Why.
    pub reason: EndReason,
    /// By which article.
    pub cite: Option<Cite>,
}

/// What kind of fault a completed move was.
///
/// ```
/// use chesslaws_arbiter::FaultKind;
/// assert_eq!(FaultKind::TwoHands.to_string(), "a move made with two hands");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum FaultKind {
    /// A move that is not legal (7.5.1).
    IllegalMove,
    /// The pawn was left on the last rank (7.5.2).
    UnpromotedPawn,
    /// The clock was pressed without a move (7.5.3).
    PressWithoutMove,
    /// Two hands (7.5.4).
    TwoHands,
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::IllegalMove => "an illegal move",
            Self::UnpromotedPawn => "a pawn left on the last rank",
            Self::PressWithoutMove => "a press without a move",
            Self::TwoHands => "a move made with two hands",
        })
    }
}

/// Why a draw offer is no longer open.
///
/// ```
/// use chesslaws_arbiter::OfferEnd;
/// assert_eq!(OfferEnd::Touched.to_string(), "a piece was touched");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum OfferEnd {
    /// Declined orally.
    Declined,
    /// Declined by touching a piece.
    Touched,
}

impl fmt::Display for OfferEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Declined => "it was declined",
            Self::Touched => "a piece was touched",
        })
    }
}

/// Why a claim cannot be made now.
///
/// ```
/// use chesslaws_arbiter::Inadmissible;
/// assert_eq!(Inadmissible::NotOnMove.to_string(), "the claimant does not have the move");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Inadmissible {
    /// The claimant does not have the move.
    NotOnMove,
    /// The claimant has touched a piece.
    Touched,
}

impl fmt::Display for Inadmissible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::NotOnMove => "the claimant does not have the move",
            Self::Touched => "the claimant has touched a piece",
        })
    }
}
