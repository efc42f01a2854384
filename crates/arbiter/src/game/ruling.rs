//! What the Laws say to an event.

use super::event::ClaimGround;
use super::question::{Answer, Question};
use super::seconds::Seconds;
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::{Move, Role};
use chesslaws_laws::{Cite, Color, Score};
use core::fmt;
use core::time::Duration;

/// One ruling: what holds from now on, and by which articles. Its remedy has been applied to
/// the board, the clock and the score already.
///
/// `Display` is the sentence for people, with the articles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// What is ruled.
    pub what: What,
    /// The article it rests on; `None` where the edition has none.
    pub cite: Option<Cite>,
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cite {
            Some(cite) => write!(f, "{} [{cite}]", self.what),
            None => write!(f, "{}", self.what),
        }
    }
}

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

/// What is ruled. In JSON the key `ruling` names the kind.
///
/// ```
/// use chesslaws_arbiter::What;
/// use chesslaws_laws::Color;
/// use core::time::Duration;
/// let more = What::TimeAdded { side: Color::Black, time: Duration::from_secs(120) };
/// assert_eq!(more.to_string(), "black gets 120 s more");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(tag = "ruling", rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum What {
    /// The clock of a side was started.
    ClockStarted {
        /// Whose clock.
        side: Color,
    },
    /// The clocks were stopped.
    ClocksStopped,
    /// The time until the players arrive is White's.
    WhiteLosesTheTime,
    /// A player arrived in time.
    InTime {
        /// Who.
        side: Color,
    },
    /// An announced adjustment: touches bind nobody.
    MayAdjust {
        /// Who.
        side: Color,
    },
    /// A touch that binds nobody.
    NotBound {
        /// Who touched.
        side: Color,
    },
    /// A touch or a declared move binds: one of these moves must be made.
    Bound {
        /// Who.
        side: Color,
        /// The moves that fulfil it, castling as king takes rook.
        moves: Vec<Move>,
    },
    /// None of the touched pieces can be moved or captured: any legal move.
    Free {
        /// Who.
        side: Color,
    },
    /// A legal move was made (not yet completed).
    MoveMade {
        /// By whom.
        side: Color,
        /// Which, castling as king takes rook.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// A pawn has reached the last rank and is to be exchanged.
    PromotionAwaited {
        /// Whose pawn.
        side: Color,
    },
    /// The choice of the new piece is final.
    PromotionFixed {
        /// Whose pawn.
        side: Color,
        /// The piece.
        piece: Role,
    },
    /// An illegal move stands on the board, not completed: it may be replaced and counts nothing.
    IllegalNotCompleted {
        /// By whom.
        side: Color,
        /// Which.
        #[cfg_attr(feature = "serde", serde(rename = "move"))]
        move_: Move,
    },
    /// A move was taken back before it was completed.
    TakenBack {
        /// By whom.
        side: Color,
    },
    /// A move was completed.
    MoveCompleted {
        /// By whom.
        side: Color,
        /// Completed moves of that side.
        moves: u32,
    },
    /// Something completed may be claimed or found: nobody has noticed it yet.
    FaultCompleted {
        /// By whom.
        side: Color,
        /// What.
        fault: FaultKind,
    },
    /// A fault was found.
    FaultFound {
        /// By whom it was committed.
        side: Color,
        /// What.
        fault: FaultKind,
        /// How many count against that side now.
        count: u8,
    },
    /// A fault that was found carries no tariff in this edition.
    NoTariff {
        /// By whom it was committed.
        side: Color,
        /// What.
        fault: FaultKind,
    },
    /// A fault was not noticed in time and stands.
    FaultStands {
        /// By whom it was committed.
        side: Color,
        /// What.
        fault: FaultKind,
    },
    /// The position was put back.
    PositionRestored {
        /// Plies of the game that stand.
        plies: u32,
        /// The position, as FEN.
        fen: String,
    },
    /// The pawn on the last rank became a queen.
    BecameQueen {
        /// Whose.
        side: Color,
    },
    /// Another move was made than the touched piece or the declared move demands.
    TouchBreach {
        /// By whom.
        side: Color,
    },
    /// The right to complain of the opponent's touched piece is lost.
    ComplaintLost {
        /// Who has lost it.
        side: Color,
    },
    /// A draw is offered.
    OfferStands {
        /// By whom.
        by: Color,
    },
    /// A draw was offered at a moment at which it should not be; it is valid all the same.
    OfferImproper {
        /// By whom.
        by: Color,
    },
    /// The offer is no longer open.
    OfferLapsed {
        /// Whose offer.
        by: Color,
        /// Why.
        why: OfferEnd,
    },
    /// A claim that cannot be made now: it costs nothing and counts as an offer.
    ClaimInadmissible {
        /// By whom.
        side: Color,
        /// Why not.
        why: Inadmissible,
    },
    /// A claim was right.
    ClaimCorrect {
        /// By whom.
        side: Color,
        /// On what.
        ground: ClaimGround,
    },
    /// A claim was wrong.
    ClaimIncorrect {
        /// By whom.
        side: Color,
        /// On what.
        ground: ClaimGround,
        /// Appearances of the position, or moves without capture or pawn move, that there were.
        found: u32,
    },
    /// A side got time.
    TimeAdded {
        /// Who.
        side: Color,
        /// How much.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        time: Duration,
    },
    /// A side lost time.
    TimeTaken {
        /// Who.
        side: Color,
        /// How much.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        time: Duration,
    },
    /// Both times were set.
    TimesSet {
        /// White's.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        white: Duration,
        /// Black's.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        black: Duration,
    },
    /// From now on each move has this much more.
    IncrementIntroduced {
        /// How much.
        #[cfg_attr(feature = "serde", serde(with = "super::seconds::text"))]
        time: Duration,
    },
    /// Both flags fell in a period that was not the last: play goes on in the next one.
    NextPeriod,
    /// A two-minute claim was postponed.
    ClaimPostponed {
        /// Whose.
        side: Color,
    },
    /// A claim or request was rejected.
    Rejected {
        /// Whose.
        side: Color,
    },
    /// Pieces are to be put right in the player's own time.
    MustReplacePieces {
        /// Who.
        side: Color,
    },
    /// The position stands on a board that is now placed correctly.
    BoardTurned,
    /// Play goes on as it stands.
    PlayGoesOn,
    /// The arbiter is asked.
    Asked {
        /// What, with the recommendation.
        question: Question,
    },
    /// The arbiter has answered.
    Decided {
        /// What.
        answer: Answer,
    },
    /// The game is void and a new one is to be played.
    GameAnnulled,
    /// The game has ended.
    GameEnded {
        /// How.
        outcome: Outcome,
    },
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

impl fmt::Display for What {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ClockStarted { side } => write!(f, "{side}'s clock runs"),
            Self::ClocksStopped => f.write_str("the clocks are stopped"),
            Self::WhiteLosesTheTime => f.write_str("until the players arrive White loses the time"),
            Self::InTime { side } => write!(f, "{side} is in time"),
            Self::MayAdjust { side } => write!(f, "{side} may adjust pieces"),
            Self::NotBound { side } => write!(f, "{side} is not bound by the touch"),
            Self::Bound { side, moves } => {
                write!(f, "{side} must play")?;
                for (i, move_) in moves.iter().enumerate() {
                    write!(f, "{} {move_}", if i == 0 { "" } else { " or" })?;
                }
                Ok(())
            }
            Self::Free { side } => write!(f, "{side} may make any legal move"),
            Self::MoveMade { side, move_ } => write!(f, "{side} has made {move_}"),
            Self::PromotionAwaited { side } => write!(f, "{side} is to exchange the pawn"),
            Self::PromotionFixed { side, piece } => {
                write!(f, "{side} has chosen a {}", piece.name())
            }
            Self::IllegalNotCompleted { side, move_ } => write!(
                f,
                "{side}'s {move_} is illegal and not completed: another move must replace it"
            ),
            Self::TakenBack { side } => write!(f, "{side} has taken the move back"),
            Self::MoveCompleted { side, moves } => {
                write!(f, "{side} has completed move {moves}")
            }
            Self::FaultCompleted { side, fault } => {
                write!(f, "{side} has completed {fault}; nobody has noticed it yet")
            }
            Self::FaultFound { side, fault, count } => {
                write!(f, "{fault} by {side}: number {count}")
            }
            Self::NoTariff { side, fault } => write!(f, "{fault} by {side}: no tariff"),
            Self::FaultStands { side, fault } => {
                write!(f, "{fault} by {side} was not noticed in time and stands")
            }
            Self::PositionRestored { plies, fen } => {
                write!(f, "the position after ply {plies} is restored: {fen}")
            }
            Self::BecameQueen { side } => write!(f, "{side}'s pawn becomes a queen"),
            Self::TouchBreach { side } => write!(f, "{side} has made another move than bound to"),
            Self::ComplaintLost { side } => write!(f, "{side} can no longer complain of the touch"),
            Self::OfferStands { by } => write!(f, "{by} offers a draw"),
            Self::OfferImproper { by } => {
                write!(
                    f,
                    "{by} offers a draw at the wrong moment; the offer is valid"
                )
            }
            Self::OfferLapsed { by, why } => write!(f, "{by}'s offer is over: {why}"),
            Self::ClaimInadmissible { side, why } => {
                write!(
                    f,
                    "{side} can't claim now, since {why}: it counts as an offer of a draw"
                )
            }
            Self::ClaimCorrect { side, ground } => write!(f, "{side}'s claim of {ground} is right"),
            Self::ClaimIncorrect {
                side,
                ground,
                found,
            } => {
                write!(f, "{side}'s claim of {ground} is wrong: there were {found}")
            }
            Self::TimeAdded { side, time } => write!(f, "{side} gets {} s more", Seconds(*time)),
            Self::TimeTaken { side, time } => write!(f, "{side} loses {} s", Seconds(*time)),
            Self::TimesSet { white, black } => write!(
                f,
                "the clock is set: White {} s, Black {} s",
                Seconds(*white),
                Seconds(*black)
            ),
            Self::IncrementIntroduced { time } => {
                write!(f, "each move has {} s more from now on", Seconds(*time))
            }
            Self::NextPeriod => f.write_str("play goes on in the next period"),
            Self::ClaimPostponed { side } => {
                write!(f, "the decision on {side}'s claim is postponed")
            }
            Self::Rejected { side } => write!(f, "{side}'s claim is rejected"),
            Self::MustReplacePieces { side } => {
                write!(f, "{side} must put the pieces right in the own time")
            }
            Self::BoardTurned => f.write_str("the position is set up on a board placed correctly"),
            Self::PlayGoesOn => f.write_str("play goes on"),
            Self::Asked { question } => {
                write!(f, "the arbiter decides: {}", question.kind)?;
                match question.recommended {
                    Some(answer) => write!(f, " (recommended: {answer})"),
                    None => Ok(()),
                }
            }
            Self::Decided { answer } => write!(f, "the arbiter has decided: {answer}"),
            Self::GameAnnulled => f.write_str("the game is void; a new game is to be played"),
            Self::GameEnded { outcome } => {
                write!(
                    f,
                    "the game is over: {} by {}",
                    outcome.score, outcome.reason
                )
            }
        }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AsTheyStand => f.write_str("the times stay"),
            Self::Times { white, black } => {
                write!(
                    f,
                    "White {} s, Black {} s",
                    Seconds(*white),
                    Seconds(*black)
                )
            }
            Self::Reason => f.write_str("there was a reason"),
            Self::NoReason { extra } => {
                write!(
                    f,
                    "there was no reason; {} s for the opponent",
                    Seconds(*extra)
                )
            }
            Self::NoBreach => f.write_str("no penalty"),
            Self::Breach { extra } => write!(f, "{} s for the opponent", Seconds(*extra)),
            Self::Continue => f.write_str("play goes on"),
            Self::NewGame => f.write_str("a new game"),
            Self::Lost => f.write_str("lost"),
            Self::Excused => f.write_str("excused"),
            Self::Agree => f.write_str("the claim is right"),
            Self::Postpone { extra } if extra.is_zero() => f.write_str("postponed"),
            Self::Postpone { extra } => {
                write!(f, "postponed, {} s for the opponent", Seconds(*extra))
            }
            Self::Reject => f.write_str("rejected"),
            Self::Introduce => f.write_str("introduced"),
            Self::Draw => f.write_str("draw"),
            Self::ResultByFlag => f.write_str("the flag decides"),
            Self::Scores { white, black } => write!(f, "{white}-{black}"),
            Self::Yes => f.write_str("yes"),
            Self::No => f.write_str("no"),
            Self::OpponentScores { points } => write!(f, "the opponent scores {points}"),
            Self::Rook => f.write_str("a rook"),
            Self::Queen => f.write_str("a queen"),
        }
    }
}

#[cfg(feature = "serde")]
mod json {
    use super::{Ruling, What};
    use serde::ser::{Serialize, Serializer};

    /// What is ruled, its article and the sentence for people.
    #[derive(serde::Serialize)]
    struct Line<'a> {
        #[serde(flatten)]
        what: &'a What,
        article: Option<alloc::string::String>,
        certain: Option<bool>,
        message: alloc::string::String,
    }

    impl Serialize for Ruling {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            use alloc::string::ToString;
            Line {
                what: &self.what,
                article: self.cite.map(|cite| cite.article.to_string()),
                certain: self.cite.map(|cite| cite.certain),
                message: self.what.to_string(),
            }
            .serialize(serializer)
        }
    }
}
