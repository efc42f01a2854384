//! What the Laws leave to the arbiter.

use super::breach::{Body, Breach};
use super::penalty::{PenaltyKinds, PenaltySet};
use chesslaws_board::Move;
use chesslaws_laws::{Cite, Color, Points};
use core::fmt;
use core::time::Duration;

/// A question that must be answered before play goes on.
///
/// ```
/// use chesslaws_arbiter::{Answer, Question, QuestionKind};
/// use chesslaws_laws::Color;
/// let question = Question {
///     kind: QuestionKind::Lateness { side: Color::White },
///     recommended: Some(Answer::Lost),
///     cite: None,
/// };
/// assert!(question.permits(&Answer::Excused));
/// assert!(!question.permits(&Answer::Draw));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Question {
    /// What is asked.
    #[cfg_attr(feature = "serde", serde(flatten))]
    pub kind: QuestionKind,
    /// The answer that the text, a commentary or a guideline recommends.
    pub recommended: Option<Answer>,
    /// The article that leaves it to the arbiter.
    pub cite: Option<Cite>,
}

/// What is asked.
///
/// ```
/// use chesslaws_arbiter::QuestionKind;
/// assert_eq!(QuestionKind::Times.to_string(), "what times are to stand on the clock?");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "question", rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum QuestionKind {
    /// The times after a restored position or another clock (7.1): [`Answer::AsTheyStand`],
    /// [`Answer::Times`].
    Times,
    /// Whether a player had a reason to stop the clocks (6.11.4): [`Answer::Reason`],
    /// [`Answer::NoReason`], [`Answer::Penalise`].
    StopReason {
        /// Who stopped them.
        side: Color,
    },
    /// Colours reversed (7.2 to 2014): [`Answer::Continue`], [`Answer::NewGame`].
    ColoursReversed,
    /// Whether a displacement is to be penalised (7.4.3): [`Answer::NoBreach`],
    /// [`Answer::Breach`], [`Answer::Penalise`].
    Displacement {
        /// Who displaced pieces.
        side: Color,
    },
    /// A player who came too late (6.7.1): [`Answer::Lost`], [`Answer::Excused`].
    Lateness {
        /// Who.
        side: Color,
    },
    /// A two-minute claim (III.5): [`Answer::Agree`], [`Answer::Postpone`], [`Answer::Reject`].
    Quickplay {
        /// Who claims.
        side: Color,
    },
    /// A request for five seconds a move, which is an offer of a draw (III.4): the opponent's
    /// acceptance as an event, or [`Answer::Introduce`], [`Answer::Reject`].
    QuickplayIncrement {
        /// Who asks.
        side: Color,
    },
    /// A flag fell while a two-minute claim was postponed: [`Answer::Draw`],
    /// [`Answer::ResultByFlag`].
    PostponedClaim {
        /// Whose flag fell.
        side: Color,
    },
    /// A two-minute claim without an arbiter, decided afterwards (III.6): [`Answer::Draw`],
    /// [`Answer::Scores`].
    WithoutArbiter {
        /// Who claims.
        side: Color,
    },
    /// Whether any series of legal moves lets a player mate: [`Answer::Yes`], [`Answer::No`].
    CanMate {
        /// Who would have to mate.
        side: Color,
    },
    /// What the opponent of a loser scores: [`Answer::OpponentScores`] with 0, ½ or 1.
    OpponentScore {
        /// The loser.
        loser: Color,
    },
    /// Both flags are down in the last period and nothing says what follows: [`Answer::Draw`],
    /// [`Answer::Continue`].
    BothFlags,
    /// A rook standing on its head: [`Answer::Rook`], [`Answer::Queen`].
    InvertedRook {
        /// Who promoted.
        side: Color,
    },

    // Touched pieces and the clock
    /// Whether a contact with pieces was an accident (4.2.2): [`Answer::Yes`], [`Answer::No`].
    Accident {
        /// Who touched.
        side: Color,
    },
    /// Whether a player who handled the clock improperly is to be penalised (6.2.3, 6.2.4):
    /// [`Answer::NoBreach`] where the article lets the arbiter choose, [`Answer::Breach`],
    /// [`Answer::Penalise`].
    ClockConduct {
        /// Who.
        side: Color,
        /// Whether the article demands a penalty.
        penalty_due: bool,
    },
    /// What time an assistant costs a player (6.2.6, 8.1.6): [`Answer::AsTheyStand`],
    /// [`Answer::Deduct`].
    AssistantTime {
        /// Whom he assists.
        side: Color,
    },

    // The score sheets and adjournment
    /// Whether the sheets prove that a player overstepped (8.6): [`Answer::Overstepped`],
    /// [`Answer::NotProven`], [`Answer::MoreMoves`].
    MovesProven {
        /// Whose flag fell.
        side: Color,
    },
    /// What an unreadable sealed move means (I.8.2): [`Answer::MeansMove`],
    /// [`Answer::CannotBeEstablished`].
    SealedMeaning {
        /// Who sealed.
        side: Color,
    },
    /// A player who came too late to the resumption (I.10): [`Answer::Lost`], [`Answer::Excused`].
    LateAtResumption {
        /// Who.
        side: Color,
    },
    /// Wrong times reported too late (I.13): [`Answer::AsTheyStand`], [`Answer::Times`].
    WrongTimes,

    // Conduct and the arbiter
    /// Whether a player is guilty, and what the penalty is (11.6, 12.9): [`Answer::NoBreach`],
    /// [`Answer::Penalise`].
    Conduct {
        /// Who is said to have done it.
        side: Color,
        /// What.
        breach: Breach,
        /// Whether a breach needs at least one penalty.
        obligatory: bool,
        /// The penalties that are open.
        open: PenaltyKinds,
    },
    /// Whether all the time left is to be taken (12.9.3): [`Answer::Yes`], [`Answer::No`].
    AllTimeTaken {
        /// From whom.
        side: Color,
    },
    /// The result of a game whose player was expelled: [`Answer::Scores`].
    ResultAfterExpulsion {
        /// Who was expelled.
        side: Color,
    },
    /// Devices of both players sounded at once: [`Answer::Scores`].
    BothDevices,
    /// Extra time after an outside disturbance (12.5): [`Answer::AsTheyStand`],
    /// [`Answer::ExtraTime`].
    ExtraTime,
    /// What follows from an arranged result: [`Answer::BothLose`], [`Answer::Refer`],
    /// [`Answer::NoBreach`].
    Arrangement,
    /// Whether a player who did not appear is out of the event: [`Answer::Exclude`],
    /// [`Answer::Keep`].
    Exclusion {
        /// Who.
        side: Color,
    },
}

impl fmt::Display for QuestionKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Times => f.write_str("what times are to stand on the clock?"),
            Self::StopReason { side } => write!(f, "had {side} a reason to stop the clocks?"),
            Self::ColoursReversed => f.write_str("colours reversed: play on, or a new game?"),
            Self::Displacement { side } => {
                write!(f, "is {side} to be penalised for displacing pieces?")
            }
            Self::Lateness { side } => write!(f, "{side} came too late: lost, or excused?"),
            Self::Quickplay { side } => write!(f, "{side}'s claim: agree, postpone or reject?"),
            Self::QuickplayIncrement { side } => {
                write!(
                    f,
                    "{side} asks for five seconds a move: introduce, or reject?"
                )
            }
            Self::PostponedClaim { side } => {
                write!(
                    f,
                    "{side}'s flag fell after a postponed claim: draw, or result by flag?"
                )
            }
            Self::WithoutArbiter { side } => {
                write!(
                    f,
                    "{side}'s claim without an arbiter: draw, or which scores?"
                )
            }
            Self::CanMate { side } => {
                write!(f, "can {side} mate by any series of legal moves?")
            }
            Self::OpponentScore { loser } => {
                write!(f, "{loser} has lost: what does the opponent score?")
            }
            Self::BothFlags => f.write_str("both flags are down: draw, or play on?"),
            Self::InvertedRook { side } => {
                write!(f, "{side} promoted to a rook on its head: rook, or queen?")
            }
            Self::Accident { side } => write!(f, "did {side} touch by accident?"),
            Self::ClockConduct { side, .. } => {
                write!(f, "is {side} to be penalised for handling the clock so?")
            }
            Self::MovesProven { side } => {
                write!(f, "do the sheets prove that {side} made too few moves?")
            }
            Self::SealedMeaning { side } => write!(f, "what does {side}'s sealed move mean?"),
            Self::LateAtResumption { side } => {
                write!(
                    f,
                    "{side} came too late to the resumption: lost, or excused?"
                )
            }
            Self::WrongTimes => f.write_str("wrong times found too late: keep them, or correct?"),
            Self::AssistantTime { side } => {
                write!(f, "what time does the assistant cost {side}?")
            }
            Self::Conduct {
                side,
                breach,
                obligatory,
                open,
            } => {
                let least = if *obligatory { "at least one" } else { "any" };
                write!(
                    f,
                    "is {side} guilty of {breach}, and if so, which penalties ({least} of: {open})?"
                )
            }
            Self::AllTimeTaken { side } => {
                write!(f, "is {side} really to lose all the time that is left?")
            }
            Self::ResultAfterExpulsion { side } => {
                write!(f, "{side} is expelled: what does this game score?")
            }
            Self::BothDevices => f.write_str("both devices sounded at once: which scores?"),
            Self::ExtraTime => f.write_str("is anybody to get time for the disturbance?"),
            Self::Arrangement => {
                f.write_str("an arranged result: lost by both, or referred, or nothing?")
            }
            Self::Exclusion { side } => write!(
                f,
                "for the chief arbiter: is {side} out of the event, or kept in?"
            ),
        }
    }
}

/// An arbiter's answer.
///
/// ```
/// use chesslaws_arbiter::Answer;
/// use core::time::Duration;
/// let answer = Answer::Postpone { extra: Duration::from_secs(120) };
/// assert_ne!(answer, Answer::Reject);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "decision", rename_all = "kebab-case", deny_unknown_fields)
)]
#[non_exhaustive]
pub enum Answer {
    /// The times stay.
    AsTheyStand,
    /// These times are set.
    Times {
        /// White's time left.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        white: Duration,
        /// Black's time left.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        black: Duration,
    },
    /// There was a reason.
    Reason,
    /// There was none; the opponent gets time (13.4.b, 12.9.2).
    NoReason {
        /// How much, more than nothing.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        extra: Duration,
    },
    /// No penalty.
    NoBreach,
    /// The opponent gets time.
    Breach {
        /// How much.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        extra: Duration,
    },
    /// Play goes on.
    Continue,
    /// A new game is played.
    NewGame,
    /// The player has lost.
    Lost,
    /// The player may play.
    Excused,
    /// The claim is right: a draw.
    Agree,
    /// The decision is postponed; the opponent may get time.
    Postpone {
        /// Nothing, or what the edition allows.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        extra: Duration,
    },
    /// The claim or request is rejected.
    Reject,
    /// The increment is introduced.
    Introduce,
    /// The game is drawn.
    Draw,
    /// The flag decides.
    ResultByFlag,
    /// The game ends with these scores.
    Scores {
        /// White's.
        white: Points,
        /// Black's.
        black: Points,
    },
    /// Yes.
    Yes,
    /// No.
    No,
    /// The loser's opponent scores this.
    OpponentScores {
        /// 0, ½ or 1.
        points: Points,
    },
    /// It is a rook.
    Rook,
    /// It is a queen.
    Queen,

    // The score sheets and adjournment
    /// The sheets prove it: the flag decides.
    Overstepped,
    /// They don't: the next move is the first of the next period.
    NotProven,
    /// It is evident that more moves were made.
    MoreMoves {
        /// The number of the next move.
        next: u32,
    },
    /// The sealed text means this move.
    MeansMove {
        /// Which.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// Its meaning cannot be established.
    CannotBeEstablished,

    // Assistants
    /// The player loses this time.
    Deduct {
        /// How much.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        time: Duration,
    },
    // Conduct and the arbiter
    /// There is a breach, with these penalties; none only where the article asks for none.
    Penalise {
        /// Which.
        penalties: PenaltySet,
    },
    /// Time for the disturbance, more than nothing for one of them.
    ExtraTime {
        /// For White.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        white: Duration,
        /// For Black.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        black: Duration,
    },
    /// Both players lose.
    BothLose,
    /// Somebody else decides.
    Refer {
        /// Who.
        to: Body,
    },
    /// The player is out of the event.
    Exclude,
    /// The chief arbiter keeps the player in.
    Keep,
}

impl Question {
    /// Whether an answer is of a kind that this question permits.
    ///
    /// ```
    /// use chesslaws_arbiter::{Answer, Question, QuestionKind};
    /// let question = Question { kind: QuestionKind::BothFlags, recommended: None, cite: None };
    /// assert!(question.permits(&Answer::Continue));
    /// ```
    #[must_use]
    pub fn permits(&self, answer: &Answer) -> bool {
        use QuestionKind as Kind;
        match (&self.kind, answer) {
            (Kind::Times, Answer::AsTheyStand | Answer::Times { .. })
            | (Kind::StopReason { .. }, Answer::Reason)
            | (Kind::ColoursReversed, Answer::Continue | Answer::NewGame)
            | (Kind::Displacement { .. }, Answer::NoBreach | Answer::Breach { .. })
            | (Kind::Lateness { .. }, Answer::Lost | Answer::Excused)
            | (Kind::Quickplay { .. }, Answer::Agree | Answer::Postpone { .. } | Answer::Reject)
            | (Kind::QuickplayIncrement { .. }, Answer::Introduce | Answer::Reject)
            | (Kind::PostponedClaim { .. }, Answer::Draw | Answer::ResultByFlag)
            | (Kind::WithoutArbiter { .. }, Answer::Draw)
            | (Kind::CanMate { .. }, Answer::Yes | Answer::No)
            | (Kind::BothFlags, Answer::Draw | Answer::Continue)
            | (Kind::InvertedRook { .. }, Answer::Rook | Answer::Queen)
            | (Kind::Accident { .. }, Answer::Yes | Answer::No)
            | (Kind::ClockConduct { .. }, Answer::Breach { .. })
            | (Kind::AssistantTime { .. }, Answer::AsTheyStand | Answer::Deduct { .. }) => true,
            (Kind::MovesProven { .. }, Answer::Overstepped | Answer::NotProven)
            | (Kind::SealedMeaning { .. }, Answer::MeansMove { .. } | Answer::CannotBeEstablished)
            | (Kind::LateAtResumption { .. }, Answer::Lost | Answer::Excused)
            | (Kind::WrongTimes, Answer::AsTheyStand | Answer::Times { .. }) => true,
            (Kind::MovesProven { .. }, Answer::MoreMoves { next }) => *next > 0,
            (Kind::ClockConduct { penalty_due, .. }, Answer::NoBreach) => !penalty_due,
            | (Kind::Conduct { .. }, Answer::NoBreach)
            | (Kind::AllTimeTaken { .. }, Answer::Yes | Answer::No)
            | (Kind::ExtraTime, Answer::AsTheyStand)
            | (Kind::Arrangement, Answer::BothLose | Answer::Refer { .. } | Answer::NoBreach)
            | (Kind::Exclusion { .. }, Answer::Exclude | Answer::Keep)
            // What scores the event gives, the game knows.
            | (Kind::ResultAfterExpulsion { .. } | Kind::BothDevices, Answer::Scores { .. }) => true,
            // 13.4, 12.9: what is open, and at least one where the article asks for it.
            (Kind::Conduct { obligatory, open, .. }, Answer::Penalise { penalties }) => {
                let mut kinds = penalties.kinds().iter();
                kinds.all(|kind| open.contains(kind))
                    && !penalties.has_empty_amount()
                    && !(*obligatory && penalties.is_empty())
            }
            (Kind::ClockConduct { penalty_due, .. }, Answer::Penalise { penalties }) => {
                !(*penalty_due && penalties.is_empty())
            }
            (Kind::StopReason { .. }, Answer::Penalise { penalties }) => !penalties.is_empty(),
            (Kind::Displacement { .. }, Answer::Penalise { .. }) => true,
            (Kind::ExtraTime, Answer::ExtraTime { white, black }) => {
                !white.is_zero() || !black.is_zero()
            }
            // 6.11.4: at least one penalty.
            (Kind::StopReason { .. }, Answer::NoReason { extra }) => !extra.is_zero(),
            (Kind::WithoutArbiter { .. }, Answer::Scores { white, black }) => {
                is_score(*white) && is_score(*black)
            }
            (Kind::OpponentScore { .. }, Answer::OpponentScores { points }) => is_score(*points),
            _ => false,
        }
    }
}

fn is_score(points: Points) -> bool {
    [Points::ZERO, Points::HALF, Points::ONE].contains(&points)
}
