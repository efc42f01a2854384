//! Random steps of a game: what the players and the arbiter might do next, in any order.

mod conduct;
mod examples;
mod sheets;

use chesslaws_arbiter::{Act, Answer, Body, ClaimGround, Game, Observer, TouchOrder};
use chesslaws_board::{Move, Role, Square};
use chesslaws_laws::{Color, Points};
use conduct::{afterwards, around_the_game, conduct, penalties, points};
use core::time::Duration;
use examples::example;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

fn color() -> impl Strategy<Value = Color> {
    select(vec![Color::White, Color::Black])
}

fn observer() -> impl Strategy<Value = Observer> {
    select(vec![Observer::Arbiter, Observer::White, Observer::Black])
}

fn square() -> impl Strategy<Value = Square> {
    (0..64usize).prop_map(|index| Square::from_index(index).unwrap())
}

fn any_move() -> impl Strategy<Value = Move> {
    let role = select(vec![None, None, None, Some(Role::Queen), Some(Role::Rook)]);
    (square(), square(), role).prop_map(|(from, to, role)| Move::new(from, to, role))
}

fn seconds() -> impl Strategy<Value = Duration> {
    select(vec![0, 1, 60, 120]).prop_map(Duration::from_secs)
}

fn answer() -> impl Strategy<Value = Answer> {
    let half = Points::HALF;
    let (white, black) = (Points::ZERO, Points::HALF);
    prop_oneof![
        select(vec![
            Answer::AsTheyStand,
            Answer::Reason,
            Answer::NoBreach,
            Answer::Continue,
            Answer::NewGame,
            Answer::Lost,
            Answer::Excused,
            Answer::Agree,
            Answer::Reject,
            Answer::Introduce,
            Answer::Draw,
            Answer::ResultByFlag,
            Answer::Yes,
            Answer::No,
            Answer::Rook,
            Answer::Queen,
            Answer::BothLose,
            Answer::Refer { to: Body::Ethics },
            Answer::Exclude,
            Answer::Keep,
            Answer::OpponentScores { points: half },
            Answer::Scores { white, black },
        ]),
        seconds().prop_map(|extra| Answer::Postpone { extra }),
        seconds().prop_map(|extra| Answer::NoReason { extra }),
        seconds().prop_map(|extra| Answer::Breach { extra }),
        (seconds(), seconds()).prop_map(|(white, black)| Answer::Times { white, black }),
        (seconds(), seconds()).prop_map(|(white, black)| Answer::ExtraTime { white, black }),
        (points(), points()).prop_map(|(white, black)| Answer::Scores { white, black }),
        penalties().prop_map(|penalties| Answer::Penalise { penalties }),
        penalties().prop_map(|penalties| Answer::Penalise { penalties }),
    ]
}

/// What is tried next.
#[derive(Debug, Clone)]
pub(crate) enum Step {
    /// A legal move of whoever has the move, so that games get on.
    Play(usize, bool),
    /// The press of whoever has moved.
    Press,
    Other(Act),
    /// The recommended answer, or this one.
    Reply(Answer),
}

fn on_the_board() -> impl Strategy<Value = Act> {
    let order = select(vec![
        TouchOrder::InOrder,
        TouchOrder::Together,
        TouchOrder::Unclear,
    ]);
    let piece = select(vec![Role::Queen, Role::Rook, Role::Pawn]);
    prop_oneof![
        color().prop_map(|side| Act::AdjustAnnounced { side }),
        (color(), vec(square(), 0..4), order, any::<bool>()).prop_map(
            |(side, squares, order, accidental)| Act::Touched {
                side,
                squares,
                order,
                accidental,
            }
        ),
        (color(), any_move(), any::<bool>()).prop_map(|(side, move_, two_hands)| Act::Moved {
            side,
            move_,
            two_hands
        }),
        color().prop_map(|side| Act::PutBack { side }),
        (color(), piece, any::<bool>(), any::<bool>()).prop_map(
            |(side, piece, held, upside_down)| Act::Promoted {
                side,
                piece,
                held,
                upside_down
            }
        ),
        color().prop_map(|side| Act::Pressed { side }),
        (observer(), option::of(0..12u32)).prop_map(|(by, ply)| Act::IllegalMoveFound { by, ply }),
        observer().prop_map(|by| Act::TouchBreachFound { by }),
        color().prop_map(|side| Act::PiecesDisplaced { side }),
        color().prop_map(|side| Act::PiecesReplaced { side }),
        (observer(), 0..12u32).prop_map(|(by, ply)| Act::DisplacementFound { by, ply }),
    ]
}

fn beside_the_board() -> impl Strategy<Value = Act> {
    let ground = select(vec![ClaimGround::Threefold, ClaimGround::FiftyMoves]);
    prop_oneof![
        vec(color(), 0..3).prop_map(|absent| Act::Started { absent }),
        color().prop_map(|side| Act::Arrived { side }),
        Just(Act::DefaultTimePassed),
        color().prop_map(|side| Act::DrawOffered { side }),
        color().prop_map(|side| Act::DrawDeclined { side }),
        (color(), ground, option::of(any_move()), any::<bool>()).prop_map(
            |(side, ground, intended, not_written)| Act::DrawClaimed {
                side,
                ground,
                intended,
                not_written,
            }
        ),
        (color(), any::<bool>()).prop_map(|(side, ask_increment)| Act::QuickplayClaimed {
            side,
            ask_increment
        }),
        (observer(), color()).prop_map(|(by, side)| Act::FlagNoticed { by, side }),
        (observer(), option::of(color()))
            .prop_map(|(by, first)| Act::BothFlagsNoticed { by, first }),
        observer().prop_map(|by| Act::BoardTurnedFound { by }),
        observer().prop_map(|by| Act::ColoursReversedFound { by }),
        Just(Act::ClockDefective),
        Just(Act::ClockWronglySet),
        observer().prop_map(|by| Act::ClocksStopped { by }),
        Just(Act::Resumed),
    ]
}

fn rare() -> impl Strategy<Value = Act> {
    prop_oneof![
        color().prop_map(|side| Act::Resigned { side }),
        color().prop_map(|side| Act::DrawAccepted { side }),
        Just(Act::QuickplayDrawn),
        observer().prop_map(|by| Act::WrongSetUpFound { by }),
    ]
}

pub(crate) fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (any::<usize>(), any::<bool>()).prop_map(|(n, hands)| Step::Play(n, hands)),
        8 => Just(Step::Press),
        4 => on_the_board().prop_map(Step::Other),
        4 => beside_the_board().prop_map(Step::Other),
        1 => rare().prop_map(Step::Other),
        2 => conduct().prop_map(Step::Other),
        2 => around_the_game().prop_map(Step::Other),
        1 => afterwards().prop_map(Step::Other),
        2 => sheets::hands_and_clock().prop_map(Step::Other),
        2 => sheets::sheets().prop_map(Step::Other),
        3 => sheets::adjournment().prop_map(Step::Other),
        1 => sheets::two_boards().prop_map(Step::Other),
        4 => example().prop_map(Step::Other),
        4 => answer().prop_map(Step::Reply),
        1 => sheets::answers().prop_map(Step::Reply),
    ]
}

/// The step as an event of this game.
pub(crate) fn act(game: &Game, step: &Step) -> Act {
    let side = game.turn();
    match step {
        Step::Play(n, two_hands) => {
            let moves = game.position().map(|position| position.legal_moves());
            let moves = moves.as_deref().unwrap_or_default();
            let two_hands = *two_hands && n % 5 == 0;
            match moves.get(n % moves.len().max(1)) {
                Some(&move_) => Act::Moved {
                    side,
                    move_,
                    two_hands,
                },
                None => Act::Resumed,
            }
        }
        Step::Press => Act::Pressed { side: !side },
        Step::Other(act) => act.clone(),
        Step::Reply(answer) => {
            let recommended = game.question().and_then(|question| question.recommended);
            Act::Answered {
                answer: recommended.unwrap_or(*answer),
            }
        }
    }
}
