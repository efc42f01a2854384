//! Changes of a game's score after it was played.

use chesslaws_laws::{Cite, Color, Points, Score};
use core::fmt;

/// What was done to the score of a game.
///
/// ```
/// use chesslaws_arbiter::ChangeKind;
/// assert_eq!(ChangeKind::BothLost.to_string(), "lost by both");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "kind", rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum ChangeKind {
    /// One side's points went up.
    Raised {
        /// Whose.
        side: Color,
        /// By how much.
        by: Points,
    },
    /// One side's points went down.
    Reduced {
        /// Whose.
        side: Color,
        /// By how much.
        by: Points,
    },
    /// The game was declared lost, and the opponent's score decided.
    DeclaredLost {
        /// Who lost.
        side: Color,
        /// What the opponent scores.
        opponent: Points,
    },
    /// Both lost.
    BothLost,
    /// The arbiter corrected a result.
    Corrected,
    /// Both players signed another result.
    Signed,
    /// The game no longer counts.
    Annulled,
    /// The game was played again.
    Replayed,
}

impl fmt::Display for ChangeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Raised { side, by } => write!(f, "{side}'s points are raised by {by}"),
            Self::Reduced { side, by } => write!(f, "{side}'s points are reduced by {by}"),
            Self::DeclaredLost { side, .. } => write!(f, "declared lost for {side}"),
            Self::BothLost => f.write_str("lost by both"),
            Self::Corrected => f.write_str("the result is corrected"),
            Self::Signed => f.write_str("both players signed it so"),
            Self::Annulled => f.write_str("the game counts for nobody"),
            Self::Replayed => f.write_str("the game was played again"),
        }
    }
}

/// One change of a game's score. A score that is changed stays two scores.
///
/// ```
/// use chesslaws_arbiter::{Act, Game};
/// use chesslaws_laws::{Color, Points};
///
/// let mut game = Game::builder().build()?;
/// game.apply(Act::Started { absent: vec![] })?;
/// game.apply(Act::Resigned { side: Color::White })?;
/// // The signed result was wrong; the arbiter decides otherwise (8.7).
/// game.apply(Act::ResultCorrected { white: Points::ONE, black: Points::ZERO })?;
/// assert_eq!(game.score_changes()[0].before.to_string(), "0-1");
/// assert_eq!(game.outcome().map(|end| end.score.to_string()).as_deref(), Some("1-0"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct ScoreChange {
    /// What was done.
    pub kind: ChangeKind,
    /// The score before.
    pub before: Score,
    /// The score after.
    pub after: Score,
    /// By which article, where the edition has one.
    pub cite: Option<Cite>,
}
