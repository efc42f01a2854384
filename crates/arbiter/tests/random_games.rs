//! Random games: whatever happens in whatever order, nothing panics and nothing contradicts itself.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

mod steps;

use chesslaws_arbiter::{Act, Event, Game, QuestionKind, Ruling, What};
use chesslaws_clock::{Flags, Status};
use chesslaws_laws::{Color, Edition, Mode};
use core::time::Duration;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use steps::{act, step};

/// What must hold after every event.
fn check(game: &Game, rulings: &[Ruling]) {
    if let Some(clock) = game.clock() {
        let running = matches!(clock.status(), Status::Running(_));
        // These two are judged while the player's own time goes on.
        let waits = game.question().is_some_and(|question| {
            !matches!(
                question.kind,
                QuestionKind::Displacement { .. } | QuestionKind::InvertedRook { .. }
            )
        });
        let over = game.outcome().is_some() || game.is_annulled();
        assert!(!running || !over && !waits, "{:?}", game.question());
        if clock.flags() == Flags::Up {
            assert!(!clock.time_left(Color::White).is_expired());
            assert!(!clock.time_left(Color::Black).is_expired());
        }
    }
    let made = u32::try_from(game.moves().count()).unwrap();
    assert!(game.completed(Color::White) + game.completed(Color::Black) <= made);
    if let Some(end) = game.outcome() {
        let told = rulings.iter().any(|ruling| match &ruling.what {
            What::GameEnded { outcome } => outcome == end,
            _ => false,
        });
        assert!(told);
        assert!(game.question().is_none());
        assert!(end.cite.is_some());
        assert!(end.score.white.hundredths() + end.score.black.hundredths() <= 100);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn random_events_never_contradict_each_other(
        edition in select(Edition::ALL.to_vec()),
        mode in select(vec![Mode::Standard, Mode::Rapid, Mode::Blitz]),
        control in select(vec!["5m", "3m+2s", "2/60+1:60", "1m", "10m + 3x30s"]),
        supervised in any::<bool>(),
        steps in vec((step(), 0..40u64), 1..120),
    ) {
        let mut game = Game::builder()
            .edition(edition)
            .mode(mode)
            .supervised(supervised)
            .quickplay_announced()
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
                Ok(rulings) => check(&game, &rulings),
                Err(_) => prop_assert_eq!(&game, &before),
            }
        }
    }
}
