//! Random games: whatever happens in whatever order, nothing panics and nothing contradicts itself.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

mod steps;

use chesslaws_arbiter::{
    Act, Answer, Event, Game, PenaltySet, QuestionKind, Regulations, Ruling, What,
};
use chesslaws_clock::{Flags, Status};
use chesslaws_laws::{Color, Edition, Mode, Points, Score};
use core::time::Duration;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use steps::{act, step};

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
        Answer::NotProven,
        Answer::CannotBeEstablished,
        Answer::Times {
            white: minute,
            black: minute,
        },
    ];
    let mut refusals = Vec::new();
    let permitted = answers
        .into_iter()
        .filter(|answer| question.permits(answer));
    let taken = permitted
        .map(|answer| game.clone().apply(Act::Answered { answer }))
        .any(|taken| taken.map_err(|refusal| refusals.push(refusal)).is_ok());
    assert!(taken, "{question:?}: {refusals:?}");
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
    // Where sheets can't be restored, the number of the next move is decided.
    let numbered = |what: &What| matches!(what, What::NextMoveNumbered { .. });
    let counted = |game: &Game| game.completed(Color::White) + game.completed(Color::Black);
    let decided = rulings.iter().any(|ruling| numbered(&ruling.what))
        || counted(before) > u32::try_from(before.moves().count()).unwrap();
    assert!(counted(game) <= made || decided);
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
        let builder = Game::builder()
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
            .time_control(control.parse().unwrap());
        let builder = if regulated {
            builder.sheets_followed().visually_impaired(Color::Black)
        } else {
            builder
        };
        let mut game = builder
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
