use chesslaws_laws::{Cite, Color, Points, Score};
use std::fmt;

/// What was done to the points of a game.
///
/// ```
/// use chesslaws_laws::{Color, Points};
/// use chesslaws_scoring::points::ChangeKind;
///
/// let raised = ChangeKind::Raised { color: Color::Black, by: Points::HALF };
/// assert_eq!(raised.to_string(), "black's points raised by 0.5");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ChangeKind {
    /// The points of one side went up.
    Raised {
        /// Whose points.
        color: Color,
        /// By how much.
        by: Points,
    },
    /// The points of one side went down.
    Reduced {
        /// Whose points.
        color: Color,
        /// By how much.
        by: Points,
    },
    /// The game was declared lost, and the opponent's score decided.
    DeclaredLost {
        /// The side that lost.
        color: Color,
        /// What the opponent got.
        opponent: Points,
    },
    /// Both players lost the game.
    BothLost,
    /// The game no longer counts.
    Annulled,
    /// The game was played again with another result.
    Replayed,
    /// The result was corrected by the arbiter's decision.
    Corrected,
}

impl fmt::Display for ChangeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Raised { color, by } => write!(f, "{color}'s points raised by {by}"),
            Self::Reduced { color, by } => write!(f, "{color}'s points reduced by {by}"),
            Self::DeclaredLost { color, opponent } => {
                write!(f, "declared lost by {color}, {opponent} for the opponent")
            }
            Self::BothLost => f.write_str("lost by both players"),
            Self::Annulled => f.write_str("annulled"),
            Self::Replayed => f.write_str("replayed"),
            Self::Corrected => f.write_str("corrected by the arbiter"),
        }
    }
}

/// One change of the points of a game, with the article that allows it.
///
/// ```
/// use chesslaws_laws::{Color, Edition, Points, Score};
/// use chesslaws_scoring::points::{GameAward, PointSystem};
///
/// let mut game = GameAward::new(PointSystem::STANDARD, Edition::Fide2023, Score::DRAW)?;
/// game.reduce(Color::White, Points::HALF)?;
/// let change = game.changes()[0];
/// assert_eq!(change.after.to_string(), "0-0.5");
/// assert_eq!(change.cite.unwrap().article.number, "12.9.5");
/// # Ok::<(), chesslaws_scoring::points::PenaltyError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Change {
    /// What was done.
    pub kind: ChangeKind,
    /// The article that gives the power; `None` where the edition has none and it is the
    /// regulations of the event.
    pub cite: Option<Cite>,
    /// The score before.
    pub before: Score,
    /// The score after.
    pub after: Score,
}
