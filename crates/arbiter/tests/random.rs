//! Random games: whatever happens in whatever order, nothing panics and nothing contradicts itself.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

mod random_conduct;

use chesslaws_arbiter::{
    Act, Answer, Body, ClaimGround, Event, Game, Observer, PenaltySet, QuestionKind, Regulations,
    Ruling, TouchOrder, What,
};
use chesslaws_board::{Move, Role, Square};
use chesslaws_clock::{Flags, Status};
use chesslaws_laws::{Color, Edition, Mode, Points, Score};
use core::time::Duration;
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use random_conduct::{afterwards, around_the_game, conduct, penalties, points};

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
enum Step {
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

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        8 => (any::<usize>(), any::<bool>()).prop_map(|(n, hands)| Step::Play(n, hands)),
        8 => Just(Step::Press),
        4 => on_the_board().prop_map(Step::Other),
        4 => beside_the_board().prop_map(Step::Other),
        1 => rare().prop_map(Step::Other),
        2 => conduct().prop_map(Step::Other),
        2 => around_the_game().prop_map(Step::Other),
        1 => afterwards().prop_map(Step::Other),
        4 => answer().prop_map(Step::Reply),
    ]
}

fn act(game: &Game, step: &Step) -> Act {
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

/// Asked of a game that is over too.
fn is_asked_afterwards(kind: QuestionKind) -> bool {
    matches!(
        kind,
        QuestionKind::Conduct { .. }
            | QuestionKind::OpponentScore { .. }
            | QuestionKind::Arrangement
            | QuestionKind::Exclusion { .. }
    )
}

/// Every question has an answer that is taken: no game waits for ever.
fn check_answerable(game: &Game) {
    let Some(question) = game.question() else {
        return;
    };
    let minute = Duration::from_secs(60);
    let (white, black) = (Points::ZERO, Points::ZERO);
    let warning = PenaltySet {
        warning: true,
        ..PenaltySet::default()
    };
    let answers = [
        Answer::AsTheyStand,
        Answer::Reason,
        Answer::Continue,
        Answer::NoBreach,
        Answer::Lost,
        Answer::Reject,
        Answer::Draw,
        Answer::Yes,
        Answer::Rook,
        Answer::Keep,
        Answer::Breach { extra: minute },
        Answer::OpponentScores { points: white },
        Answer::Scores { white, black },
        Answer::Penalise { penalties: warning },
    ];
    let taken = answers.into_iter().any(|answer| {
        let act = Act::Answered { answer };
        question.permits(&answer) && game.clone().apply(act).is_ok()
    });
    assert!(taken, "{question:?}");
}

/// What must hold after every event that was taken.
fn check(before: &Game, game: &Game, rulings: &[Ruling]) {
    for ruling in rulings {
        assert!(!ruling.what.to_string().is_empty(), "{ruling:?}");
    }
    let over = game.outcome().is_some() || game.is_annulled();
    if let Some(clock) = game.clock() {
        let running = matches!(clock.status(), Status::Running(_));
        // These two are judged while the player's own time goes on.
        let waits = game.question().is_some_and(|question| {
            !matches!(
                question.kind,
                QuestionKind::Displacement { .. } | QuestionKind::InvertedRook { .. }
            )
        });
        assert!(!running || !over && !waits, "{:?}", game.question());
        if clock.flags() == Flags::Up {
            assert!(!clock.time_left(Color::White).is_expired());
            assert!(!clock.time_left(Color::Black).is_expired());
        }
    }
    let made = u32::try_from(game.moves().count()).unwrap();
    assert!(game.completed(Color::White) + game.completed(Color::Black) <= made);
    if over && let Some(question) = game.question() {
        assert!(is_asked_afterwards(question.kind), "{question:?}");
    }
    if let Some(end) = game.outcome() {
        let told = rulings.iter().any(|ruling| match &ruling.what {
            What::GameEnded { outcome } => outcome.reason == end.reason,
            What::ScoreChanged { change } => change.after == end.score,
            _ => false,
        });
        assert!(told || before.outcome() == Some(end));
        assert!(end.cite.is_some());
        check_score(game, end.score);
        if let Some(last) = game.score_changes().last() {
            assert_eq!(last.after, end.score);
        }
    }
}

/// Each player has a normal score, and both together never more than the game can give.
fn check_score(game: &Game, score: Score) {
    let normal = [Points::ZERO, Points::HALF, Points::ONE];
    assert!(normal.contains(&score.white) && normal.contains(&score.black));
    let total = score.white + score.black;
    let limit = if game.rules().scores.total_capped {
        Points::ONE
    } else {
        // A draw of which a penalty has raised one half, or both.
        Points::from_hundredths(200)
    };
    assert!(total <= limit, "{score}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn random_events_never_contradict_each_other(
        edition in select(Edition::ALL.to_vec()),
        mode in select(vec![Mode::Standard, Mode::Rapid, Mode::Blitz]),
        control in select(vec!["5m", "3m+2s", "2/60+1:60", "1m", "10m + 3x30s"]),
        supervised in any::<bool>(),
        regulated in any::<bool>(),
        steps in vec((step(), 0..40u64), 1..120),
    ) {
        let mut game = Game::builder()
            .edition(edition)
            .mode(mode)
            .supervised(supervised)
            .quickplay_announced()
            .regulations(Regulations {
                devices_in_bag: regulated,
                fine_announced: regulated,
                leaving_is_reported: regulated,
                device_penalty: regulated.then_some(PenaltySet {
                    warning: true,
                    ..PenaltySet::default()
                }),
                ..Regulations::default()
            })
            .time_control(control.parse().unwrap())
            .build()
            .unwrap();
        let mut again = game.clone();
        let mut now = Duration::ZERO;
        let first = Event::at(now, Act::Started { absent: vec![] });
        let rulings = game.apply(first.clone()).unwrap();
        prop_assert_eq!(again.apply(first).unwrap(), rulings);
        for (step, wait) in &steps {
            now += Duration::from_secs(*wait);
            let event = Event::at(now, act(&game, step));
            let before = game.clone();
            let answer = game.apply(event.clone());
            prop_assert_eq!(&again.apply(event), &answer);
            prop_assert_eq!(&again, &game);
            match answer {
                Ok(rulings) => {
                    check(&before, &game, &rulings);
                    check_answerable(&game);
                }
                Err(_) => prop_assert_eq!(&game, &before),
            }
        }
    }
}
