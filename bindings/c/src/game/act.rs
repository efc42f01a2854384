//! The structure of an event, as the arbiter takes it: play.

use super::event::chesslaws_event;
use super::flag::*;
use super::given::{Given, span};
use super::kind::chesslaws_event_kind as Kind;
use super::number::event_kind;
use super::{act_conduct, decide};
use crate::clock::CHESSLAWS_NEVER;
use crate::color::flags;
use crate::pointer::check_reserved;
use crate::status::Failure;
use crate::words;
use facade::arbiter::{Act, ClaimGround, Event, TouchOrder};
use facade::laws::Color;

use super::term::Term;

/// All of them, up to the last.
const FLAGS: u32 = 2 * CHESSLAWS_EVENT_ASKED - 1;

/// # Safety
///
/// As [`Given::new`].
pub(super) unsafe fn event(event: &chesslaws_event) -> Result<Event, Failure> {
    check_reserved(&event.reserved)?;
    flags(event.flags, FLAGS)?;
    // SAFETY: as the caller promises.
    let given = unsafe { Given::new(event) };
    let act = act(&given)?;
    let at = (event.at != CHESSLAWS_NEVER).then_some(event.at);
    let at = at.map(span).transpose()?;
    Ok(Event { at, act })
}

fn act(given: &Given) -> Result<Act, Failure> {
    let event = given.event;
    let side = || given.side();
    Ok(match event_kind(event.kind)? {
        Kind::Started => Act::Started {
            absent: absent(given),
        },
        Kind::Arrived => Act::Arrived { side: side()? },
        Kind::DefaultTimePassed => Act::DefaultTimePassed,
        Kind::AdjustAnnounced => Act::AdjustAnnounced { side: side()? },
        Kind::Touched => Act::Touched {
            side: side()?,
            squares: given.squares()?,
            order: TouchOrder::of(event.order)?,
            accidental: given.has(CHESSLAWS_EVENT_ACCIDENTAL),
        },
        Kind::Moved => Act::Moved {
            side: side()?,
            move_: given.move_()?,
            two_hands: given.has(CHESSLAWS_EVENT_TWO_HANDS),
        },
        Kind::PutBack => Act::PutBack { side: side()? },
        Kind::Promoted => Act::Promoted {
            side: side()?,
            piece: words::role(event.piece)?,
            held: given.has(CHESSLAWS_EVENT_HELD),
            upside_down: given.has(CHESSLAWS_EVENT_UPSIDE_DOWN),
        },
        Kind::Pressed => Act::Pressed { side: side()? },
        Kind::CastlingBegun => Act::CastlingBegun {
            side: side()?,
            move_: given.move_()?,
        },
        Kind::ContactDisputed => Act::ContactDisputed {
            side: side()?,
            squares: given.squares()?,
        },
        Kind::PressedByAssistant => Act::PressedByAssistant { side: side()? },
        Kind::Resigned => Act::Resigned { side: side()? },
        Kind::DrawOffered => Act::DrawOffered { side: side()? },
        Kind::DrawAccepted => Act::DrawAccepted { side: side()? },
        Kind::DrawDeclined => Act::DrawDeclined { side: side()? },
        Kind::DrawClaimed => Act::DrawClaimed {
            side: side()?,
            ground: ClaimGround::of(event.ground)?,
            intended: match event.move_ {
                0 => None,
                _ => Some(given.move_()?),
            },
            not_written: given.has(CHESSLAWS_EVENT_NOT_WRITTEN),
        },
        Kind::QuickplayClaimed => Act::QuickplayClaimed {
            side: side()?,
            ask_increment: given.has(CHESSLAWS_EVENT_ASK_INCREMENT),
        },
        Kind::QuickplayDrawn => Act::QuickplayDrawn,
        Kind::OfferNoted => Act::OfferNoted { side: side()? },
        Kind::AgreementPermitted => Act::AgreementPermitted,
        Kind::ScreenClaimed => Act::ScreenClaimed { side: side()? },
        Kind::Answered => Act::Answered {
            answer: decide::answer(given)?,
        },
        kind => return irregularity(kind, given),
    })
}

/// What is found wrong, and what is done with the clock and the sheets of play.
fn irregularity(kind: Kind, given: &Given) -> Result<Act, Failure> {
    let (side, by) = (|| given.side(), || given.by());
    Ok(match kind {
        Kind::FlagNoticed => Act::FlagNoticed {
            by: by()?,
            side: side()?,
        },
        Kind::BothFlagsNoticed => Act::BothFlagsNoticed {
            by: by()?,
            first: given.optional_side()?,
        },
        Kind::IllegalMoveFound => Act::IllegalMoveFound {
            by: by()?,
            ply: given.ply(),
        },
        Kind::CorrectionAgreed => Act::CorrectionAgreed { ply: given.ply() },
        Kind::IllegalPositionSeen => Act::IllegalPositionSeen,
        Kind::TouchBreachFound => Act::TouchBreachFound { by: by()? },
        Kind::PiecesDisplaced => Act::PiecesDisplaced { side: side()? },
        Kind::PiecesReplaced => Act::PiecesReplaced { side: side()? },
        Kind::DisplacementFound => Act::DisplacementFound {
            by: by()?,
            ply: given.event.ply,
        },
        Kind::WrongSetUpFound => Act::WrongSetUpFound { by: by()? },
        Kind::BoardTurnedFound => Act::BoardTurnedFound { by: by()? },
        Kind::ColoursReversedFound => Act::ColoursReversedFound { by: by()? },
        Kind::ClockDefective => Act::ClockDefective,
        Kind::ClockWronglySet => Act::ClockWronglySet,
        Kind::ClocksStopped => Act::ClocksStopped { by: by()? },
        Kind::Resumed => Act::Resumed,
        Kind::ClockMishandled => Act::ClockMishandled {
            side: side()?,
            how: given.detail()?,
        },
        Kind::AssistantAgreed => Act::AssistantAgreed {
            side: side()?,
            task: given.detail()?,
            disability: given.has(CHESSLAWS_EVENT_DISABILITY),
        },
        Kind::SheetAsked => Act::SheetAsked { side: side()? },
        Kind::PapersHandedIn => Act::PapersHandedIn {
            ground: given.detail()?,
            position: given.has(CHESSLAWS_EVENT_POSITION_WRITTEN),
            sheet: given.has(CHESSLAWS_EVENT_SHEET_THERE),
            verified: given.has(CHESSLAWS_EVENT_VERIFIED),
        },
        kind => return act_conduct::act(kind, given),
    })
}

pub(super) fn absent(given: &Given) -> Vec<Color> {
    let sides = [
        (CHESSLAWS_EVENT_WHITE_ABSENT, Color::White),
        (CHESSLAWS_EVENT_BLACK_ABSENT, Color::Black),
    ];
    let missing = |(flag, side): (u32, Color)| given.has(flag).then_some(side);
    sides.into_iter().filter_map(missing).collect()
}
