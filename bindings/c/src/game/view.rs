//! Rulings as structures that point into memory kept for them.

use super::decide::answered;
use super::kept::Kept;
use super::ruling::{
    chesslaws_end_reason, chesslaws_move_fault, chesslaws_ruling, chesslaws_ruling_particulars,
};
use super::ruling_kind::chesslaws_ruling_kind as Kind;
use super::term::Term;
use crate::color::{CHESSLAWS_NO_COLOR, number_of};
use crate::pointer::pointer_to;
use crate::text::chesslaws_text;
use crate::words::chesslaws_role;
use core::ptr;
use core::time::Duration;
use facade::arbiter::{Answer, EndReason, FaultKind, Outcome, Ruling, What};
use facade::laws::Color;

/// The rulings on one event, with what they point to.
pub(super) struct Views {
    rulings: Vec<chesslaws_ruling>,
    /// Never changed once the rulings point to it.
    _particulars: Vec<Option<chesslaws_ruling_particulars>>,
    /// Never changed once rulings and particulars point to it.
    _kept: Vec<Kept>,
}

// SAFETY: the pointers of the rulings go to `_particulars` and `_kept`, which never change, and to
// texts that stay for ever.
unsafe impl Send for Views {}
// SAFETY: as above.
unsafe impl Sync for Views {}

impl Views {
    pub(super) fn new(rulings: &[Ruling]) -> Self {
        let kept: Vec<Kept> = rulings.iter().map(Kept::new).collect();
        let particulars: Vec<_> = kept.iter().map(Kept::particulars).collect();
        let parts = kept.iter().zip(&particulars);
        let one = |(ruling, (kept, particulars))| view(ruling, kept, particulars);
        Self {
            rulings: rulings.iter().zip(parts).map(one).collect(),
            _particulars: particulars,
            _kept: kept,
        }
    }

    pub(super) fn as_slice(&self) -> &[chesslaws_ruling] {
        &self.rulings
    }
}

fn view(
    ruling: &Ruling,
    kept: &Kept,
    particulars: &Option<chesslaws_ruling_particulars>,
) -> chesslaws_ruling {
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
        detail: 0,
        other: 0,
        particulars: particulars.as_ref().map_or(ptr::null(), ptr::from_ref),
        reserved: [0; 2],
    };
    view.fill(&ruling.what);
    view
}

impl chesslaws_ruling {
    pub(super) fn about(&mut self, kind: Kind, side: Color) -> &mut Self {
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
            What::OfferLapsed { by, why } => {
                self.about(Kind::OfferLapsed, by).detail = why.number();
            }
            What::ClaimInadmissible { side, why } => {
                self.about(Kind::ClaimInadmissible, side).detail = why.number();
            }
            What::ClaimCorrect { side, ground } => {
                self.about(Kind::ClaimCorrect, side).ground = ground.number();
            }
            What::ClaimIncorrect {
                side,
                ground,
                found,
            } => {
                self.about(Kind::ClaimIncorrect, side).ground = ground.number();
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
                self.fill_answer(answer);
            }
            What::GameAnnulled => self.kind = Kind::GameAnnulled,
            What::GameEnded { outcome } => self.fill_end(&outcome),
            _ => self.fill_irregularities(what),
        }
    }

    fn fill_irregularities(&mut self, what: &What) {
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
                self.about(Kind::AssistantActs, side).count = task.number();
            }
            What::OfferNoted { side } => _ = self.about(Kind::OfferNoted, side),
            What::AgreementPermitted => self.kind = Kind::AgreementPermitted,
            What::DecisionFinal => self.kind = Kind::DecisionFinal,
            What::Advised { answer } => {
                self.kind = Kind::Advised;
                self.fill_answer(answer);
            }
            What::SheetShown { side, times } => {
                self.about(Kind::SheetShown, side).count = times.into();
            }
            What::SheetAskedTooOften { side, limit } => {
                self.about(Kind::SheetAskedTooOften, side).count = limit.into();
            }
            What::PapersComplete { ground } => {
                self.kind = Kind::PapersComplete;
                self.count = ground.number();
            }
            What::PapersIncomplete {
                position,
                sheet,
                verification,
            } => {
                self.kind = Kind::PapersIncomplete;
                self.count = bits([position, sheet, verification]);
            }
            What::MoveNotWritten { side } => _ = self.about(Kind::MoveNotWritten, side),
            _ => self.fill_conduct(what),
        }
    }

    fn fill_answer(&mut self, answer: Answer) {
        let (event, _) = answered(answer);
        self.decision = event.decision;
        (self.white, self.black) = (event.white, event.black);
        (self.time, self.black_time) = (event.time, event.black_time);
        (self.move_, self.detail, self.count) = (event.move_, event.detail, event.number);
    }

    fn fill_end(&mut self, outcome: &Outcome) {
        self.kind = Kind::GameEnded;
        self.white = outcome.score.white.hundredths();
        self.black = outcome.score.black.hundredths();
        self.reason = outcome.reason.into();
    }
}

/// 1 for the first that holds, 2 for the second, and so on.
pub(super) fn bits<const N: usize>(holds: [bool; N]) -> u32 {
    let bits = holds.into_iter().enumerate();
    bits.map(|(at, holds)| u32::from(holds) << at).sum()
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
            EndReason::SealedMove => Self::SealedMove,
            EndReason::Device => Self::Device,
            EndReason::PersistentRefusal => Self::PersistentRefusal,
            EndReason::BothRefused => Self::BothRefused,
            EndReason::Penalty => Self::Penalty,
            EndReason::Expulsion => Self::Expulsion,
            EndReason::Arrangement => Self::Arrangement,
            EndReason::Analogy => Self::Analogy,
            EndReason::Replay => Self::Replay,
            _ => Self::Other,
        }
    }
}
