//! Rulings as structures that point into memory kept for them.

use super::event::chesslaws_decision;
use super::ruling::{
    chesslaws_end_reason, chesslaws_move_fault, chesslaws_ruling, chesslaws_ruling_kind as Kind,
};
use crate::color::{CHESSLAWS_NO_COLOR, number_of};
use crate::moves::chesslaws_move;
use crate::pointer::pointer_to;
use crate::text::chesslaws_text;
use crate::words::chesslaws_role;
use core::time::Duration;
use facade::arbiter::{
    AssistantTask, ClaimGround, EndReason, FaultKind, Outcome, PaperGround, Ruling, What,
};
use facade::laws::Color;

/// The rulings on one event, with what they point to.
pub(super) struct Views {
    rulings: Vec<chesslaws_ruling>,
    /// Never changed once the rulings point to it.
    _kept: Vec<Kept>,
}

struct Kept {
    message: String,
    name: String,
    moves: Vec<chesslaws_move>,
    fen: String,
}

// SAFETY: the pointers of the rulings go to `_kept`, which never changes, and to texts that stay for
// ever.
unsafe impl Send for Views {}
// SAFETY: as above.
unsafe impl Sync for Views {}

impl Views {
    pub(super) fn new(rulings: &[Ruling]) -> Self {
        let kept: Vec<Kept> = rulings.iter().map(Kept::new).collect();
        let views = rulings.iter().zip(&kept);
        let rulings = views.map(|(ruling, kept)| view(ruling, kept)).collect();
        Self {
            rulings,
            _kept: kept,
        }
    }

    pub(super) fn as_slice(&self) -> &[chesslaws_ruling] {
        &self.rulings
    }
}

impl Kept {
    fn new(ruling: &Ruling) -> Self {
        let moves = match &ruling.what {
            What::Bound { moves, .. } => moves.iter().map(|move_| move_.bits()).collect(),
            _ => Vec::new(),
        };
        let fen = match &ruling.what {
            What::PositionRestored { fen, .. } => fen.clone(),
            _ => String::new(),
        };
        Self {
            message: ruling.what.to_string(),
            name: name(&ruling.what),
            moves,
            fen,
        }
    }
}

/// The name that files give it: the tag of its JSON.
fn name(what: &What) -> String {
    let tag = serde_json::to_value(what).ok();
    let tag = tag.as_ref().and_then(|json| json["ruling"].as_str());
    tag.unwrap_or_default().to_owned()
}

fn view(ruling: &Ruling, kept: &Kept) -> chesslaws_ruling {
    let mut view = chesslaws_ruling {
        kind: Kind::Other,
        side: CHESSLAWS_NO_COLOR,
        count: 0,
        fault: chesslaws_move_fault::None,
        ground: 0,
        decision: 0,
        reason: chesslaws_end_reason::None,
        piece: chesslaws_role::None,
        white: 0,
        black: 0,
        time: 0,
        black_time: 0,
        move_: 0,
        certain: ruling.cite.is_none_or(|cite| cite.certain),
        move_count: u32::try_from(kept.moves.len()).unwrap_or(u32::MAX),
        moves: pointer_to(&kept.moves),
        fen: chesslaws_text::of_option(Some(kept.fen.as_str()).filter(|fen| !fen.is_empty())),
        name: chesslaws_text::of(&kept.name),
        article: chesslaws_text::of_option(ruling.cite.map(|cite| cite.article.number)),
        message: chesslaws_text::of(&kept.message),
        reserved: [0; 4],
    };
    view.fill(&ruling.what);
    view
}

impl chesslaws_ruling {
    fn about(&mut self, kind: Kind, side: Color) -> &mut Self {
        self.kind = kind;
        self.side = number_of(Some(side));
        self
    }

    fn fill(&mut self, what: &What) {
        match *what {
            What::ClockStarted { side } => _ = self.about(Kind::ClockStarted, side),
            What::ClocksStopped => self.kind = Kind::ClocksStopped,
            What::WhiteLosesTheTime => _ = self.about(Kind::WhiteLosesTheTime, Color::White),
            What::InTime { side } => _ = self.about(Kind::InTime, side),
            What::MayAdjust { side } => _ = self.about(Kind::MayAdjust, side),
            What::NotBound { side } => _ = self.about(Kind::NotBound, side),
            What::Bound { side, .. } => _ = self.about(Kind::Bound, side),
            What::Free { side } => _ = self.about(Kind::Free, side),
            What::MoveMade { side, move_ } => {
                self.about(Kind::MoveMade, side).move_ = move_.bits();
            }
            What::PromotionAwaited { side } => _ = self.about(Kind::PromotionAwaited, side),
            What::PromotionFixed { side, piece } => {
                self.about(Kind::PromotionFixed, side).piece = Some(piece).into();
            }
            What::IllegalNotCompleted { side, move_ } => {
                self.about(Kind::IllegalNotCompleted, side).move_ = move_.bits();
            }
            What::TakenBack { side } => _ = self.about(Kind::TakenBack, side),
            What::MoveCompleted { side, moves } => {
                self.about(Kind::MoveCompleted, side).count = moves;
            }
            What::FaultCompleted { side, fault } => {
                self.about(Kind::FaultCompleted, side).fault = fault.into();
            }
            What::FaultFound { side, fault, count } => {
                self.about(Kind::FaultFound, side).fault = fault.into();
                self.count = count.into();
            }
            What::NoTariff { side, fault } => {
                self.about(Kind::NoTariff, side).fault = fault.into();
            }
            What::FaultStands { side, fault } => {
                self.about(Kind::FaultStands, side).fault = fault.into();
            }
            What::PositionRestored { plies, .. } => {
                self.kind = Kind::PositionRestored;
                self.count = plies;
            }
            What::BecameQueen { side } => _ = self.about(Kind::BecameQueen, side),
            What::TouchBreach { side } => _ = self.about(Kind::TouchBreach, side),
            What::ComplaintLost { side } => _ = self.about(Kind::ComplaintLost, side),
            _ => self.fill_claims(what),
        }
    }

    fn fill_claims(&mut self, what: &What) {
        match *what {
            What::OfferStands { by } => _ = self.about(Kind::OfferStands, by),
            What::OfferImproper { by } => _ = self.about(Kind::OfferImproper, by),
            What::OfferLapsed { by, .. } => _ = self.about(Kind::OfferLapsed, by),
            What::ClaimInadmissible { side, .. } => _ = self.about(Kind::ClaimInadmissible, side),
            What::ClaimCorrect { side, ground } => {
                self.about(Kind::ClaimCorrect, side).ground = number_of_ground(ground);
            }
            What::ClaimIncorrect {
                side,
                ground,
                found,
            } => {
                self.about(Kind::ClaimIncorrect, side).ground = number_of_ground(ground);
                self.count = found;
            }
            What::ClaimPostponed { side } => _ = self.about(Kind::ClaimPostponed, side),
            What::Rejected { side } => _ = self.about(Kind::Rejected, side),
            What::TimeAdded { side, time } => {
                self.about(Kind::TimeAdded, side).time = micros(time);
            }
            What::TimeTaken { side, time } => {
                self.about(Kind::TimeTaken, side).time = micros(time);
            }
            What::TimesSet { white, black } => {
                self.kind = Kind::TimesSet;
                (self.time, self.black_time) = (micros(white), micros(black));
            }
            What::IncrementIntroduced { time } => {
                self.kind = Kind::IncrementIntroduced;
                self.time = micros(time);
            }
            What::NextPeriod => self.kind = Kind::NextPeriod,
            What::MustReplacePieces { side } => _ = self.about(Kind::MustReplacePieces, side),
            What::BoardTurned => self.kind = Kind::BoardTurned,
            What::PlayGoesOn => self.kind = Kind::PlayGoesOn,
            What::Asked { .. } => self.kind = Kind::Asked,
            What::Decided { answer } => {
                self.kind = Kind::Decided;
                self.decision = chesslaws_decision::from(answer) as u32;
            }
            What::GameAnnulled => self.kind = Kind::GameAnnulled,
            What::GameEnded { outcome } => self.fill_end(&outcome),
            _ => self.fill_conduct(what),
        }
    }

    fn fill_conduct(&mut self, what: &What) {
        match *what {
            What::FlagCounts { side } => _ = self.about(Kind::FlagCounts, side),
            What::CastlingAwaited { side, move_ } => {
                self.about(Kind::CastlingAwaited, side).move_ = move_.bits();
            }
            What::CorrectedByAgreement { side } => _ = self.about(Kind::CorrectedByAgreement, side),
            What::WaitsForOneMove => self.kind = Kind::WaitsForOneMove,
            What::PositionPlayable => self.kind = Kind::PositionPlayable,
            What::Contact { side, accidental } => {
                self.about(Kind::Contact, side).count = accidental.into();
            }
            What::MayNotAdjust { side } => _ = self.about(Kind::MayNotAdjust, side),
            What::ClockMishandled { side } => _ = self.about(Kind::ClockMishandled, side),
            What::AssistantActs { side, task } => {
                self.about(Kind::AssistantActs, side).count = (task == AssistantTask::Score).into();
            }
            What::OfferNoted { side } => _ = self.about(Kind::OfferNoted, side),
            What::AgreementPermitted => self.kind = Kind::AgreementPermitted,
            What::DecisionFinal => self.kind = Kind::DecisionFinal,
            What::Advised { answer } => {
                self.kind = Kind::Advised;
                self.decision = chesslaws_decision::from(answer) as u32;
            }
            What::SheetShown { side, times } => {
                self.about(Kind::SheetShown, side).count = times.into();
            }
            What::SheetAskedTooOften { side, limit } => {
                self.about(Kind::SheetAskedTooOften, side).count = limit.into();
            }
            What::PapersComplete { ground } => {
                self.kind = Kind::PapersComplete;
                self.count = (ground == PaperGround::NoEffort).into();
            }
            What::PapersIncomplete { .. } => self.kind = Kind::PapersIncomplete,
            // It has its name and its words.
            _ => {}
        }
    }

    fn fill_end(&mut self, outcome: &Outcome) {
        self.kind = Kind::GameEnded;
        self.white = outcome.score.white.hundredths();
        self.black = outcome.score.black.hundredths();
        self.reason = outcome.reason.into();
    }
}

fn number_of_ground(ground: ClaimGround) -> u32 {
    match ground {
        ClaimGround::Threefold => 0,
        ClaimGround::FiftyMoves => 1,
    }
}

/// Rounded down; times that a game can have fit by far.
pub(super) fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

impl From<FaultKind> for chesslaws_move_fault {
    fn from(fault: FaultKind) -> Self {
        match fault {
            FaultKind::IllegalMove => Self::IllegalMove,
            FaultKind::UnpromotedPawn => Self::UnpromotedPawn,
            FaultKind::PressWithoutMove => Self::PressWithoutMove,
            FaultKind::TwoHands => Self::TwoHands,
        }
    }
}

impl From<EndReason> for chesslaws_end_reason {
    fn from(reason: EndReason) -> Self {
        match reason {
            EndReason::Checkmate => Self::Checkmate,
            EndReason::Stalemate => Self::Stalemate,
            EndReason::DeadPosition => Self::DeadPosition,
            EndReason::FivefoldRepetition => Self::FivefoldRepetition,
            EndReason::SeventyFiveMoves => Self::SeventyFiveMoves,
            EndReason::Resignation => Self::Resignation,
            EndReason::Agreement => Self::Agreement,
            EndReason::ThreefoldRepetition => Self::ThreefoldRepetition,
            EndReason::FiftyMoves => Self::FiftyMoves,
            EndReason::FlagFall => Self::FlagFall,
            EndReason::BothFlags => Self::BothFlags,
            EndReason::IllegalMoves => Self::IllegalMoves,
            EndReason::Absence => Self::Absence,
            EndReason::QuickplayFinish => Self::QuickplayFinish,
            EndReason::IllegalPosition => Self::IllegalPosition,
            _ => Self::Other,
        }
    }
}
