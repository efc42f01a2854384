//! The structure of an event, as the arbiter takes it.

use super::event::{
    CHESSLAWS_EVENT_ACCIDENTAL, CHESSLAWS_EVENT_ASK_INCREMENT, CHESSLAWS_EVENT_BLACK_ABSENT,
    CHESSLAWS_EVENT_DISABILITY, CHESSLAWS_EVENT_HELD, CHESSLAWS_EVENT_NOT_WRITTEN,
    CHESSLAWS_EVENT_POSITION_WRITTEN, CHESSLAWS_EVENT_SHEET_THERE, CHESSLAWS_EVENT_TWO_HANDS,
    CHESSLAWS_EVENT_UPSIDE_DOWN, CHESSLAWS_EVENT_VERIFIED, CHESSLAWS_EVENT_WHITE_ABSENT,
    chesslaws_decision as Decision, chesslaws_event, chesslaws_event_kind as Kind,
};
use super::number::{decision, event_kind};
use crate::clock::CHESSLAWS_NEVER;
use crate::color::{CHESSLAWS_NO_COLOR, color, flags, nth};
use crate::moves::known;
use crate::pointer::{check_reserved, slice};
use crate::status::{Failure, chesslaws_status};
use crate::words::{self, square};
use core::time::Duration;
use facade::arbiter::{
    Act, Answer, AssistantTask, ClaimGround, ClockFault, Event, Observer, PaperGround, TouchOrder,
};
use facade::board::Square;
use facade::laws::{Color, Points};

const OBSERVERS: [Observer; 3] = [Observer::White, Observer::Black, Observer::Arbiter];
const ORDERS: [TouchOrder; 3] = [
    TouchOrder::InOrder,
    TouchOrder::Together,
    TouchOrder::Unclear,
];
const GROUNDS: [ClaimGround; 2] = [ClaimGround::Threefold, ClaimGround::FiftyMoves];

const CLOCK_FAULTS: [ClockFault; 3] = [
    ClockFault::OtherHand,
    ClockFault::Hovering,
    ClockFault::Force,
];
const TASKS: [AssistantTask; 2] = [AssistantTask::Clock, AssistantTask::Score];
const PAPERS: [PaperGround; 2] = [PaperGround::CannotWin, PaperGround::NoEffort];

const FLAGS: u32 = CHESSLAWS_EVENT_WHITE_ABSENT
    | CHESSLAWS_EVENT_BLACK_ABSENT
    | CHESSLAWS_EVENT_ACCIDENTAL
    | CHESSLAWS_EVENT_TWO_HANDS
    | CHESSLAWS_EVENT_HELD
    | CHESSLAWS_EVENT_UPSIDE_DOWN
    | CHESSLAWS_EVENT_NOT_WRITTEN
    | CHESSLAWS_EVENT_ASK_INCREMENT
    | CHESSLAWS_EVENT_DISABILITY
    | CHESSLAWS_EVENT_POSITION_WRITTEN
    | CHESSLAWS_EVENT_SHEET_THERE
    | CHESSLAWS_EVENT_VERIFIED;

/// # Safety
///
/// `squares` of the event is NULL or points to as many squares as `square_count` says.
pub(super) unsafe fn event(event: &chesslaws_event) -> Result<Event, Failure> {
    check_reserved(&event.reserved)?;
    flags(event.flags, FLAGS)?;
    // SAFETY: as the caller promises.
    let act = unsafe { act(event) }?;
    let at = (event.at != CHESSLAWS_NEVER).then(|| Duration::from_micros(event.at));
    Ok(Event { at, act })
}

/// # Safety
///
/// As [`event`].
unsafe fn act(event: &chesslaws_event) -> Result<Act, Failure> {
    let side = || color(event.side);
    let by = || nth(&OBSERVERS, event.by, "a chesslaws_observer");
    let has = |flag: u32| event.flags & flag != 0;
    Ok(match event_kind(event.kind)? {
        Kind::Started => Act::Started {
            absent: absent(event),
        },
        Kind::Arrived => Act::Arrived { side: side()? },
        Kind::DefaultTimePassed => Act::DefaultTimePassed,
        Kind::AdjustAnnounced => Act::AdjustAnnounced { side: side()? },
        Kind::Touched => Act::Touched {
            side: side()?,
            // SAFETY: as the caller promises.
            squares: unsafe { squares(event) }?,
            order: nth(&ORDERS, event.order, "a chesslaws_touch_order")?,
            accidental: has(CHESSLAWS_EVENT_ACCIDENTAL),
        },
        Kind::Moved => Act::Moved {
            side: side()?,
            move_: known(event.move_)?,
            two_hands: has(CHESSLAWS_EVENT_TWO_HANDS),
        },
        Kind::PutBack => Act::PutBack { side: side()? },
        Kind::Promoted => Act::Promoted {
            side: side()?,
            piece: words::role(event.piece)?,
            held: has(CHESSLAWS_EVENT_HELD),
            upside_down: has(CHESSLAWS_EVENT_UPSIDE_DOWN),
        },
        Kind::Pressed => Act::Pressed { side: side()? },
        Kind::CastlingBegun => Act::CastlingBegun {
            side: side()?,
            move_: known(event.move_)?,
        },
        Kind::ContactDisputed => Act::ContactDisputed {
            side: side()?,
            // SAFETY: as the caller promises.
            squares: unsafe { squares(event) }?,
        },
        Kind::PressedByAssistant => Act::PressedByAssistant { side: side()? },
        Kind::Resigned => Act::Resigned { side: side()? },
        Kind::DrawOffered => Act::DrawOffered { side: side()? },
        Kind::DrawAccepted => Act::DrawAccepted { side: side()? },
        Kind::DrawDeclined => Act::DrawDeclined { side: side()? },
        Kind::DrawClaimed => Act::DrawClaimed {
            side: side()?,
            ground: nth(&GROUNDS, event.ground, "a chesslaws_claim_ground")?,
            intended: match event.move_ {
                0 => None,
                bits => Some(known(bits)?),
            },
            not_written: has(CHESSLAWS_EVENT_NOT_WRITTEN),
        },
        Kind::QuickplayClaimed => Act::QuickplayClaimed {
            side: side()?,
            ask_increment: has(CHESSLAWS_EVENT_ASK_INCREMENT),
        },
        Kind::QuickplayDrawn => Act::QuickplayDrawn,
        Kind::OfferNoted => Act::OfferNoted { side: side()? },
        Kind::AgreementPermitted => Act::AgreementPermitted,
        Kind::ScreenClaimed => Act::ScreenClaimed { side: side()? },
        Kind::FlagNoticed => Act::FlagNoticed {
            by: by()?,
            side: side()?,
        },
        Kind::BothFlagsNoticed => Act::BothFlagsNoticed {
            by: by()?,
            first: match event.side {
                CHESSLAWS_NO_COLOR => None,
                side => Some(color(side)?),
            },
        },
        Kind::IllegalMoveFound => Act::IllegalMoveFound {
            by: by()?,
            ply: ply(event),
        },
        Kind::CorrectionAgreed => Act::CorrectionAgreed { ply: ply(event) },
        Kind::IllegalPositionSeen => Act::IllegalPositionSeen,
        Kind::TouchBreachFound => Act::TouchBreachFound { by: by()? },
        Kind::PiecesDisplaced => Act::PiecesDisplaced { side: side()? },
        Kind::PiecesReplaced => Act::PiecesReplaced { side: side()? },
        Kind::DisplacementFound => Act::DisplacementFound {
            by: by()?,
            ply: event.ply,
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
            how: nth(&CLOCK_FAULTS, event.detail, "a chesslaws_clock_fault")?,
        },
        Kind::AssistantAgreed => Act::AssistantAgreed {
            side: side()?,
            task: nth(&TASKS, event.detail, "a chesslaws_assistant_task")?,
            disability: has(CHESSLAWS_EVENT_DISABILITY),
        },
        Kind::SheetAsked => Act::SheetAsked { side: side()? },
        Kind::PapersHandedIn => Act::PapersHandedIn {
            ground: nth(&PAPERS, event.detail, "a chesslaws_paper_ground")?,
            position: has(CHESSLAWS_EVENT_POSITION_WRITTEN),
            sheet: has(CHESSLAWS_EVENT_SHEET_THERE),
            verified: has(CHESSLAWS_EVENT_VERIFIED),
        },
        Kind::Answered => Act::Answered {
            answer: answer(event)?,
        },
    })
}

/// # Safety
///
/// As [`event`].
unsafe fn squares(event: &chesslaws_event) -> Result<Vec<Square>, Failure> {
    // SAFETY: as the caller promises.
    let numbers = unsafe { slice(event.squares, event.square_count as usize) }?;
    numbers
        .iter()
        .map(|&number| square(number.into()))
        .collect()
}

/// 0 for none.
fn ply(event: &chesslaws_event) -> Option<u32> {
    (event.ply != 0).then_some(event.ply)
}

fn absent(event: &chesslaws_event) -> Vec<Color> {
    let sides = [
        (CHESSLAWS_EVENT_WHITE_ABSENT, Color::White),
        (CHESSLAWS_EVENT_BLACK_ABSENT, Color::Black),
    ];
    let missing = |(flag, side): (u32, Color)| (event.flags & flag != 0).then_some(side);
    sides.into_iter().filter_map(missing).collect()
}

fn answer(event: &chesslaws_event) -> Result<Answer, Failure> {
    let extra = Duration::from_micros(event.time);
    Ok(match decision(event.decision)? {
        Decision::AsTheyStand => Answer::AsTheyStand,
        Decision::Times => Answer::Times {
            white: extra,
            black: Duration::from_micros(event.black_time),
        },
        Decision::Reason => Answer::Reason,
        Decision::NoReason => Answer::NoReason { extra },
        Decision::NoBreach => Answer::NoBreach,
        Decision::Breach => Answer::Breach { extra },
        Decision::Continue => Answer::Continue,
        Decision::NewGame => Answer::NewGame,
        Decision::Lost => Answer::Lost,
        Decision::Excused => Answer::Excused,
        Decision::Agree => Answer::Agree,
        Decision::Postpone => Answer::Postpone { extra },
        Decision::Reject => Answer::Reject,
        Decision::Introduce => Answer::Introduce,
        Decision::Draw => Answer::Draw,
        Decision::ResultByFlag => Answer::ResultByFlag,
        Decision::Scores => Answer::Scores {
            white: Points::from_hundredths(event.white),
            black: Points::from_hundredths(event.black),
        },
        Decision::Yes => Answer::Yes,
        Decision::No => Answer::No,
        Decision::OpponentScores => Answer::OpponentScores {
            points: Points::from_hundredths(event.white),
        },
        Decision::Rook => Answer::Rook,
        Decision::Queen => Answer::Queen,
        Decision::Deduct => Answer::Deduct { time: extra },
        Decision::None | Decision::Other => {
            return Err(Failure::new(
                chesslaws_status::InvalidArgument,
                "expected a decision that can be made, found none",
            ));
        }
    })
}
