//! Numbers that callers give, as the enumerators they stand for.

use super::decision::chesslaws_decision as Decision;
use super::kind::chesslaws_event_kind as Kind;
use crate::color::nth;
use crate::status::{Failure, chesslaws_status};
use facade::laws::Mode;

/// How fast the game is, which decides whose articles apply.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_mode {
    /// The competitive rules of play alone.
    Standard = 0,
    /// Appendix A of 2023.
    Rapid = 1,
    /// Appendix B of 2023.
    Blitz = 2,
}

const MODES: [Mode; 3] = [Mode::Standard, Mode::Rapid, Mode::Blitz];

pub(super) fn mode(number: u32) -> Result<Mode, Failure> {
    nth(&MODES, number, "a chesslaws_mode")
}

impl From<Mode> for chesslaws_mode {
    fn from(mode: Mode) -> Self {
        match mode {
            Mode::Standard => Self::Standard,
            Mode::Rapid => Self::Rapid,
            Mode::Blitz => Self::Blitz,
        }
    }
}

const KINDS: [Kind; 94] = [
    Kind::Started,
    Kind::Arrived,
    Kind::DefaultTimePassed,
    Kind::AdjustAnnounced,
    Kind::Touched,
    Kind::Moved,
    Kind::PutBack,
    Kind::Promoted,
    Kind::Pressed,
    Kind::CastlingBegun,
    Kind::ContactDisputed,
    Kind::PressedByAssistant,
    Kind::Resigned,
    Kind::DrawOffered,
    Kind::DrawAccepted,
    Kind::DrawDeclined,
    Kind::DrawClaimed,
    Kind::QuickplayClaimed,
    Kind::QuickplayDrawn,
    Kind::OfferNoted,
    Kind::AgreementPermitted,
    Kind::ScreenClaimed,
    Kind::FlagNoticed,
    Kind::BothFlagsNoticed,
    Kind::IllegalMoveFound,
    Kind::TouchBreachFound,
    Kind::CorrectionAgreed,
    Kind::IllegalPositionSeen,
    Kind::PiecesDisplaced,
    Kind::PiecesReplaced,
    Kind::DisplacementFound,
    Kind::WrongSetUpFound,
    Kind::BoardTurnedFound,
    Kind::ColoursReversedFound,
    Kind::ClockDefective,
    Kind::ClockWronglySet,
    Kind::ClocksStopped,
    Kind::Resumed,
    Kind::ClockMishandled,
    Kind::AssistantAgreed,
    Kind::SheetAsked,
    Kind::PapersHandedIn,
    Kind::Answered,
    Kind::ConductReported,
    Kind::Penalised,
    Kind::PersistentRefusal,
    Kind::PlayerLeft,
    Kind::WalkedOut,
    Kind::DeviceReported,
    Kind::BothDevicesSounded,
    Kind::Disturbed,
    Kind::ArbiterRemarked,
    Kind::MovesAsked,
    Kind::Interfered,
    Kind::Removed,
    Kind::ArrangementFound,
    Kind::Appealed,
    Kind::AppealDecided,
    Kind::DecidedByAnalogy,
    Kind::ResultCorrected,
    Kind::ResultAnnulled,
    Kind::GameReplayed,
    Kind::NoShowCounted,
    Kind::Disqualified,
    Kind::Withdrawn,
    Kind::MoveRecorded,
    Kind::WrittenInAdvance,
    Kind::SheetsDue,
    Kind::SheetUpdated,
    Kind::SheetBorrowed,
    Kind::SheetReturned,
    Kind::ReconstructionBegun,
    Kind::SheetsCompared,
    Kind::ReconstructionFailed,
    Kind::ResultSigned,
    Kind::AdjournmentCalled,
    Kind::AdjournedEarly,
    Kind::MoveSealed,
    Kind::EnvelopeClosed,
    Kind::EnvelopeWritten,
    Kind::EnvelopeConfirmed,
    Kind::EnvelopeMissing,
    Kind::SessionResumed,
    Kind::EnvelopeOpened,
    Kind::ReplySealed,
    Kind::ReplyOpened,
    Kind::WrongTimesReported,
    Kind::TwoBoardsDemanded,
    Kind::LiftedFromAperture,
    Kind::PutInAperture,
    Kind::MoveAnnounced,
    Kind::BoardsDiffer,
    Kind::AssistantRegistered,
    Kind::AssistantActed,
];

const DECISIONS: [Decision; 36] = [
    Decision::None,
    Decision::AsTheyStand,
    Decision::Times,
    Decision::Reason,
    Decision::NoReason,
    Decision::NoBreach,
    Decision::Breach,
    Decision::Continue,
    Decision::NewGame,
    Decision::Lost,
    Decision::Excused,
    Decision::Agree,
    Decision::Postpone,
    Decision::Reject,
    Decision::Introduce,
    Decision::Draw,
    Decision::ResultByFlag,
    Decision::Scores,
    Decision::Yes,
    Decision::No,
    Decision::OpponentScores,
    Decision::Rook,
    Decision::Queen,
    Decision::Deduct,
    Decision::Penalise,
    Decision::ExtraTime,
    Decision::BothLose,
    Decision::Refer,
    Decision::Exclude,
    Decision::Keep,
    Decision::Overstepped,
    Decision::NotProven,
    Decision::MoreMoves,
    Decision::MeansMove,
    Decision::CannotBeEstablished,
    Decision::Other,
];

pub(super) fn event_kind(number: u32) -> Result<Kind, Failure> {
    let known = KINDS.into_iter().find(|&kind| kind as u32 == number);
    known.ok_or_else(|| unknown("a chesslaws_event_kind", number))
}

pub(super) fn decision(number: u32) -> Result<Decision, Failure> {
    let known = DECISIONS.into_iter().find(|&one| one as u32 == number);
    known.ok_or_else(|| unknown("a chesslaws_decision", number))
}

pub(super) fn unknown(what: &str, found: u32) -> Failure {
    Failure::new(
        chesslaws_status::InvalidArgument,
        format_args!("expected {what}, found {found}"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The enumerators that a source file declares.
    fn declared(source: &str, name: &str) -> usize {
        let (_, rest) = source
            .split_once(&format!("pub enum {name} {{"))
            .expect("the enumeration is in that file");
        let body = rest.split("\n}").next().unwrap_or_default();
        body.matches(" = ").count()
    }

    #[test]
    fn every_number_is_listed() {
        assert_eq!(
            KINDS.len(),
            declared(include_str!("kind.rs"), "chesslaws_event_kind")
        );
        assert_eq!(
            DECISIONS.len(),
            declared(include_str!("decision.rs"), "chesslaws_decision")
        );
        assert!(event_kind(0).is_err() && decision(64).is_err());
    }
}
