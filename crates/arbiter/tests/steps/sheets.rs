//! Random steps with sheets, sealed moves and two boards, and what else concerns hands and clock.

use super::{any_move, color, seconds, square};
use chesslaws_arbiter::{
    Act, AdvancePurpose, Answer, AssistantTask, ClockFault, Duty, PaperGround,
};
use chesslaws_laws::Points;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

pub(super) fn hands_and_clock() -> impl Strategy<Value = Act> {
    let faults = vec![
        ClockFault::OtherHand,
        ClockFault::Hovering,
        ClockFault::Force,
    ];
    let tasks = select(vec![AssistantTask::Clock, AssistantTask::Score]);
    let grounds = select(vec![PaperGround::CannotWin, PaperGround::NoEffort]);
    prop_oneof![
        option::of(0..12u32).prop_map(|ply| Act::CorrectionAgreed { ply }),
        (color(), any_move()).prop_map(|(side, move_)| Act::CastlingBegun { side, move_ }),
        Just(Act::IllegalPositionSeen),
        (color(), vec(square(), 0..3))
            .prop_map(|(side, squares)| Act::ContactDisputed { side, squares }),
        (color(), select(faults)).prop_map(|(side, how)| Act::ClockMishandled { side, how }),
        (color(), tasks, any::<bool>()).prop_map(|(side, task, disability)| {
            Act::AssistantAgreed {
                side,
                task,
                disability,
            }
        }),
        color().prop_map(|side| Act::PressedByAssistant { side }),
        Just(Act::AgreementPermitted),
        color().prop_map(|side| Act::ScreenClaimed { side }),
        color().prop_map(|side| Act::SheetAsked { side }),
        color().prop_map(|side| Act::OfferNoted { side }),
        (grounds, any::<[bool; 3]>()).prop_map(|(ground, [position, sheet, verified])| {
            Act::PapersHandedIn {
                ground,
                position,
                sheet,
                verified,
            }
        }),
    ]
}

pub(super) fn sheets() -> impl Strategy<Value = Act> {
    let purposes = select(vec![
        AdvancePurpose::None,
        AdvancePurpose::Claim,
        AdvancePurpose::Sealing,
    ]);
    let texts = vec![
        "Language: en\n1. Nf3 Nf6\n",
        "Language: en\n1. ? ?\n",
        "no sheet",
    ];
    let text = || select(texts.clone()).prop_map(str::to_owned);
    let points = || select(vec![Points::ZERO, Points::HALF, Points::ONE]);
    prop_oneof![
        4 => (color(), option::of(0..12u32))
            .prop_map(|(side, ply)| Act::MoveRecorded { side, ply }),
        1 => (color(), purposes, any::<bool>()).prop_map(|(side, purpose, complaint)| {
            Act::WrittenInAdvance {
                side,
                purpose,
                complaint,
            }
        }),
        4 => color().prop_map(|flag_of| Act::SheetsDue { flag_of }),
        2 => color().prop_map(|side| Act::SheetUpdated { side }),
        1 => color().prop_map(|side| Act::SheetBorrowed { side }),
        1 => color().prop_map(|side| Act::SheetReturned { side }),
        1 => Just(Act::ReconstructionBegun),
        1 => (text(), text()).prop_map(|(white, black)| Act::SheetsCompared { white, black }),
        1 => Just(Act::ReconstructionFailed),
        1 => (color(), points(), points())
            .prop_map(|(side, white, black)| Act::ResultSigned { side, white, black }),
    ]
}

pub(super) fn adjournment() -> impl Strategy<Value = Act> {
    let texts = select(vec![
        "Nf3", "Nf6", "e4", "e5", "Qd9", "N?3", "Kb4", "Nd2", "",
    ]);
    let texts = texts.prop_map(str::to_owned);
    prop_oneof![
        2 => Just(Act::AdjournmentCalled),
        1 => (color(), seconds(), any::<bool>()).prop_map(|(side, session_left, confirmed)| {
            Act::AdjournedEarly {
                side,
                session_left,
                confirmed,
            }
        }),
        4 => (color(), texts.clone()).prop_map(|(side, text)| Act::MoveSealed { side, text }),
        4 => color().prop_map(|side| Act::EnvelopeClosed { side }),
        4 => any::<bool>().prop_map(|known| Act::EnvelopeWritten {
            resumption: known.then(|| "tomorrow".to_owned()),
        }),
        4 => Just(Act::EnvelopeConfirmed),
        1 => any::<[bool; 2]>().prop_map(|[position_known, times_known]| {
            Act::EnvelopeMissing {
                position_known,
                times_known,
            }
        }),
        4 => (vec(color(), 0..3), option::of(seconds()), option::of(seconds())).prop_map(
            |(absent, white_shows, black_shows)| Act::SessionResumed {
                absent,
                white_shows,
                black_shows,
            }
        ),
        4 => Just(Act::EnvelopeOpened),
        2 => texts.prop_map(|text| Act::ReplySealed { text }),
        2 => Just(Act::ReplyOpened),
        1 => color().prop_map(|by| Act::WrongTimesReported { by }),
    ]
}

pub(super) fn two_boards() -> impl Strategy<Value = Act> {
    let duty = || {
        select(vec![
            Duty::MakingMoves,
            Duty::Announcing,
            Duty::ScoreAndClock,
            Duty::Telling,
            Duty::Claiming,
            Duty::Adjourning,
        ])
    };
    prop_oneof![
        color().prop_map(|by| Act::TwoBoardsDemanded { by }),
        (color(), vec(square(), 0..3))
            .prop_map(|(side, squares)| Act::LiftedFromAperture { side, squares }),
        (color(), any_move(), any::<bool>()).prop_map(|(side, move_, captured_left)| {
            Act::PutInAperture {
                side,
                move_,
                captured_left,
            }
        }),
        (color(), any_move()).prop_map(|(side, move_)| Act::MoveAnnounced { side, move_ }),
        (0..12u32, option::of(color())).prop_map(|(scores_agree_to, wrong_board)| {
            Act::BoardsDiffer {
                scores_agree_to,
                wrong_board,
            }
        }),
        (color(), vec(duty(), 0..3))
            .prop_map(|(side, duties)| Act::AssistantRegistered { side, duties }),
        (color(), duty(), any::<bool>()).prop_map(|(side, duty, asked)| Act::AssistantActed {
            side,
            duty,
            asked
        }),
    ]
}

pub(super) fn answers() -> impl Strategy<Value = Answer> {
    prop_oneof![
        Just(Answer::Overstepped),
        Just(Answer::NotProven),
        (0..60u32).prop_map(|next| Answer::MoreMoves { next }),
        any_move().prop_map(|move_| Answer::MeansMove { move_ }),
        Just(Answer::CannotBeEstablished),
        seconds().prop_map(|time| Answer::Deduct { time }),
    ]
}
