//! Random games: whatever happens in whatever order, nothing panics and nothing contradicts itself.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws_arbiter::{
    Act, Answer, Body, Breach, ClaimGround, DeviceFact, Event, EventLevel, Excuse, Game,
    Interference, Observer, Outsider, PenaltySet, QuestionKind, Regulations, Remark, Ruling,
    TouchOrder, What, Zone,
};
use chesslaws_board::{Move, Role, Square};
use chesslaws_clock::{Flags, Status};
use chesslaws_laws::{Color, Edition, Mode, Points, Score};
use core::time::Duration;
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

fn points() -> impl Strategy<Value = Points> {
    select(vec![0, 25, 50, 50, 100, 100, 150]).prop_map(Points::from_hundredths)
}

fn penalties() -> impl Strategy<Value = PenaltySet> {
    let time = || option::weighted(0.3, seconds());
    let step = || option::weighted(0.3, points());
    let rare = || proptest::bool::weighted(0.1);
    let counts = (
        option::weighted(0.1, 0..3u32),
        option::weighted(0.1, 0..3u8),
    );
    (
        any::<bool>(),
        time(),
        time(),
        step(),
        step(),
        rare(),
        counts,
        rare(),
    )
        .prop_map(
            |(
                warning,
                more_time,
                less_time,
                points_raised,
                points_reduced,
                loss,
                counts,
                expulsion,
            )| {
                PenaltySet {
                    warning,
                    more_time,
                    less_time,
                    points_raised,
                    points_reduced,
                    loss,
                    fine: counts.0,
                    rounds: counts.1,
                    expulsion,
                }
            },
        )
}

fn breach() -> impl Strategy<Value = Breach> {
    select(vec![
        Breach::Disrepute,
        Breach::Aids,
        Breach::SheetUse,
        Breach::Device,
        Breach::BagUsed,
        Breach::InspectionRefused,
        Breach::Smoking,
        Breach::Distraction,
        Breach::Talking,
        Breach::WalkingOut,
        Breach::Intoxication,
        Breach::ComputerHints,
        Breach::Other,
    ])
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

fn conduct() -> impl Strategy<Value = Act> {
    let zone = select(vec![Zone::Venue, Zone::Area]);
    let fact = select(vec![
        DeviceFact::Sounded,
        DeviceFact::InBag,
        DeviceFact::InVenue,
        DeviceFact::BagUsed,
    ]);
    let flags = || (any::<bool>(), any::<bool>());
    prop_oneof![
        4 => (observer(), color(), breach()).prop_map(|(by, side, breach)| {
            Act::ConductReported { by, side, breach }
        }),
        4 => (color(), breach(), penalties()).prop_map(|(side, breach, penalties)| {
            Act::Penalised { side, breach, penalties }
        }),
        2 => (color(), zone, flags()).prop_map(|(side, zone, (permitted, reported))| {
            Act::PlayerLeft { side, zone, permitted, reported }
        }),
        1 => color().prop_map(|side| Act::WalkedOut { side }),
        1 => (color(), fact, flags()).prop_map(|(side, fact, (authorised, switched_off))| {
            Act::DeviceReported { side, fact, authorised, switched_off }
        }),
    ]
}

fn around_the_game() -> impl Strategy<Value = Act> {
    let remark = select(vec![Remark::NumberOfMoves, Remark::OpponentHasMoved]);
    let who = || {
        select(vec![
            Outsider::Spectator,
            Outsider::OtherPlayer,
            Outsider::White,
        ])
    };
    let how = select(vec![
        Interference::Speaks,
        Interference::TellsArbiter,
        Interference::Claims,
        Interference::UsesDevice,
    ]);
    prop_oneof![
        Just(Act::Disturbed),
        remark.prop_map(|remark| Act::ArbiterRemarked { remark }),
        color().prop_map(|side| Act::MovesAsked { side }),
        (who(), how).prop_map(|(who, how)| Act::Interfered { who, how }),
        who().prop_map(|who| Act::Removed { who }),
        (color(), any::<bool>())
            .prop_map(|(side, two_minutes)| Act::Appealed { side, two_minutes }),
        any::<bool>().prop_map(|upheld| Act::AppealDecided { upheld }),
    ]
}

/// What can be said of a game that is over.
fn afterwards() -> impl Strategy<Value = Act> {
    let level = select(vec![EventLevel::Regional, EventLevel::Higher]);
    let reason = || select(vec![String::new(), "a reason".to_owned()]);
    let excuse = select(vec![Excuse::ForceMajeure, Excuse::Other]);
    prop_oneof![
        color().prop_map(|side| Act::PersistentRefusal { side }),
        Just(Act::BothDevicesSounded),
        Just(Act::ArrangementFound),
        (reason(), option::of((points(), points()))).prop_map(|(reason, score)| {
            Act::DecidedByAnalogy {
                article: "7.5".to_owned(),
                reason,
                score: score.map(|(white, black)| Score { white, black }),
            }
        }),
        (points(), points()).prop_map(|(white, black)| Act::ResultCorrected { white, black }),
        reason().prop_map(|reason| Act::ResultAnnulled { reason }),
        (points(), points()).prop_map(|(white, black)| Act::GameReplayed { white, black }),
        (color(), 0..4u8, any::<bool>()).prop_map(|(side, earlier, valid_reason)| {
            Act::NoShowCounted {
                side,
                earlier,
                valid_reason,
            }
        }),
        (color(), level, option::of(0..30u16), any::<bool>()).prop_map(
            |(side, level, months, exceptional)| Act::Disqualified {
                side,
                level,
                months,
                exceptional,
            }
        ),
        (color(), excuse).prop_map(|(side, excuse)| Act::Withdrawn { side, excuse }),
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
                Ok(rulings) => check(&before, &game, &rulings),
                Err(_) => prop_assert_eq!(&game, &before),
            }
        }
    }
}
