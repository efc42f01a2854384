//! The structure of an event, as the arbiter takes it: sheets, adjournment, impaired vision.

use super::act::absent;
use super::flag::*;
use super::given::Given;
use super::kind::chesslaws_event_kind as Kind;
use super::number::unknown;
use crate::status::Failure;
use facade::arbiter::Act;

pub(super) fn act(kind: Kind, given: &Given) -> Result<Act, Failure> {
    let side = || given.side();
    Ok(match kind {
        Kind::MoveRecorded => Act::MoveRecorded {
            side: side()?,
            ply: given.ply(),
        },
        Kind::WrittenInAdvance => Act::WrittenInAdvance {
            side: side()?,
            purpose: given.detail()?,
            complaint: given.has(CHESSLAWS_EVENT_COMPLAINT),
        },
        Kind::SheetsDue => Act::SheetsDue { flag_of: side()? },
        Kind::SheetUpdated => Act::SheetUpdated { side: side()? },
        Kind::SheetBorrowed => Act::SheetBorrowed { side: side()? },
        Kind::SheetReturned => Act::SheetReturned { side: side()? },
        Kind::ReconstructionBegun => Act::ReconstructionBegun,
        Kind::SheetsCompared => Act::SheetsCompared {
            white: given.text()?,
            black: given.other_text()?,
        },
        Kind::ReconstructionFailed => Act::ReconstructionFailed,
        Kind::ResultSigned => Act::ResultSigned {
            side: side()?,
            white: given.white(),
            black: given.black(),
        },
        kind => return adjournment(kind, given),
    })
}

fn adjournment(kind: Kind, given: &Given) -> Result<Act, Failure> {
    let side = || given.side();
    Ok(match kind {
        Kind::AdjournmentCalled => Act::AdjournmentCalled,
        Kind::AdjournedEarly => Act::AdjournedEarly {
            side: side()?,
            session_left: given.time()?,
            confirmed: given.has(CHESSLAWS_EVENT_CONFIRMED),
        },
        Kind::MoveSealed => Act::MoveSealed {
            side: side()?,
            text: given.text()?,
        },
        Kind::EnvelopeClosed => Act::EnvelopeClosed { side: side()? },
        Kind::EnvelopeWritten => Act::EnvelopeWritten {
            resumption: given.optional_text()?,
        },
        Kind::EnvelopeConfirmed => Act::EnvelopeConfirmed,
        Kind::EnvelopeMissing => Act::EnvelopeMissing {
            position_known: given.has(CHESSLAWS_EVENT_POSITION_KNOWN),
            times_known: given.has(CHESSLAWS_EVENT_TIMES_KNOWN),
        },
        Kind::SessionResumed => Act::SessionResumed {
            absent: absent(given),
            white_shows: given
                .has(CHESSLAWS_EVENT_WHITE_SHOWS)
                .then(|| given.time())
                .transpose()?,
            black_shows: given
                .has(CHESSLAWS_EVENT_BLACK_SHOWS)
                .then(|| given.black_time())
                .transpose()?,
        },
        Kind::EnvelopeOpened => Act::EnvelopeOpened,
        Kind::ReplySealed => Act::ReplySealed {
            text: given.text()?,
        },
        Kind::ReplyOpened => Act::ReplyOpened,
        Kind::WrongTimesReported => Act::WrongTimesReported { by: side()? },
        kind => return impaired_vision(kind, given),
    })
}

fn impaired_vision(kind: Kind, given: &Given) -> Result<Act, Failure> {
    let side = || given.side();
    Ok(match kind {
        Kind::TwoBoardsDemanded => Act::TwoBoardsDemanded { by: side()? },
        Kind::LiftedFromAperture => Act::LiftedFromAperture {
            side: side()?,
            squares: given.squares()?,
        },
        Kind::PutInAperture => Act::PutInAperture {
            side: side()?,
            move_: given.move_()?,
            captured_left: given.has(CHESSLAWS_EVENT_CAPTURED_LEFT),
        },
        Kind::MoveAnnounced => Act::MoveAnnounced {
            side: side()?,
            move_: given.move_()?,
        },
        Kind::BoardsDiffer => Act::BoardsDiffer {
            scores_agree_to: given.event.ply,
            wrong_board: given.optional_side()?,
        },
        Kind::AssistantRegistered => Act::AssistantRegistered {
            side: side()?,
            duties: given.duties()?,
        },
        Kind::AssistantActed => Act::AssistantActed {
            side: side()?,
            duty: given.detail()?,
            asked: given.has(CHESSLAWS_EVENT_ASKED),
        },
        // Every kind has been looked for by now; the comparison with Rust applies each.
        kind => return Err(unknown("a chesslaws_event_kind", kind as u32)),
    })
}
