//! Laws of the arithmetic, for any control and any game.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use chesslaws_clock::{
    AfterFlag, Clock, ClockTime, Mode, OpponentTime, Period, PeriodChange, Reload, Schedule,
    TimeControl, TimeControlTag, TwoParts,
};
use chesslaws_laws::Color;
use core::time::Duration;
use proptest::prelude::*;

fn time() -> impl Strategy<Value = Duration> {
    prop_oneof![
        (0_u64..10_000).prop_map(Duration::from_secs),
        (0_u64..10_000_000).prop_map(Duration::from_millis),
        (0_u64..10_000_000_000).prop_map(Duration::from_nanos),
    ]
}

fn additive() -> impl Strategy<Value = Mode> {
    prop_oneof![
        Just(Mode::Plain),
        (time(), 1_u16..70).prop_map(|(amount, from_move)| Mode::Increment { amount, from_move }),
        time().prop_map(Mode::UsDelay),
        time().prop_map(Mode::Bronstein),
        time().prop_map(Mode::BronsteinGiveBack),
    ]
}

fn last() -> impl Strategy<Value = Mode> {
    prop_oneof![
        3 => additive(),
        1 => (1_u8..6, time()).prop_map(|(periods, time)| Mode::ByoYomi { periods, time }),
        1 => (1_u16..30, time(), any::<bool>()).prop_map(|(moves, time, button)| Mode::Canadian {
            moves,
            time,
            reload: if button { Reload::ByButton } else { Reload::AtLastMove },
        }),
    ]
}

fn schedule() -> impl Strategy<Value = Schedule> {
    let counted = prop::collection::vec((1_u16..60, time(), additive()), 0..8);
    let alone = prop_oneof![Just(Mode::MoveTimer), Just(Mode::CountUp)];
    prop_oneof![
        8 => (counted, time(), last(), prop::option::weighted(0.2, 1_u16..60)).prop_filter_map(
            "a playable schedule",
            |(counted, time, mode, repeat)| {
                let mut periods: Vec<Period> = counted
                    .into_iter()
                    .map(|(moves, time, mode)| Period::moves(moves, time).with_mode(mode))
                    .collect();
                let end = repeat.map_or(Period::all(time), |moves| Period::moves(moves, time));
                periods.push(end.with_mode(mode));
                Schedule::new(&periods).ok()
            },
        ),
        1 => (time(), alone).prop_filter_map("some time", |(time, mode)| {
            Schedule::new(&[Period::all(time).with_mode(mode)]).ok()
        }),
    ]
}

fn joined() -> impl Strategy<Value = [Schedule; 2]> {
    let mode = prop_oneof![Just(Mode::Hourglass), Just(Mode::Gong)];
    (time(), time(), mode).prop_filter_map("some time", |(white, black, mode)| {
        let side = |time| Schedule::new(&[Period::all(time).with_mode(mode)]).ok();
        Some([side(white)?, side(black)?])
    })
}

fn control() -> impl Strategy<Value = TimeControl> {
    let sides = prop_oneof![
        4 => schedule().prop_map(|both| [both, both]),
        4 => (schedule(), schedule()).prop_map(|(white, black)| [white, black]),
        1 => joined(),
    ];
    (sides, any::<bool>(), any::<bool>()).prop_map(|(sides, at_flag, freeze)| {
        let change = if at_flag {
            PeriodChange::AtFlag
        } else {
            PeriodChange::AtMove
        };
        let after = if freeze {
            AfterFlag::Freeze
        } else {
            AfterFlag::RunOn
        };
        TimeControl::with_device(sides, change, after).unwrap()
    })
}

/// Waits before each press.
fn waits() -> impl Strategy<Value = Vec<Duration>> {
    prop::collection::vec(time(), 0..40)
}

fn played(control: TimeControl, waits: &[Duration]) -> Clock {
    let mut clock = Clock::new(control);
    clock.start(Color::White, Duration::ZERO).unwrap();
    for wait in waits {
        let now = clock.settled_at() + *wait;
        clock.poll(now).unwrap();
        let side = clock.on_move().unwrap();
        let _ = clock.press(side, now);
    }
    clock
}

fn nanos(time: Duration) -> i128 {
    i128::try_from(time.as_nanos()).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn canonical_text_round_trips(control in control()) {
        prop_assert_eq!(control.to_string().parse::<TimeControl>(), Ok(control));
    }

    #[test]
    fn pgn_and_us_text_round_trip_where_they_can_be_written(control in control()) {
        if let Ok(text) = control.to_pgn() {
            let read = TimeControlTag::parse_as_seconds(&text.to_string());
            prop_assert_eq!(read, Ok(TimeControlTag::Control(control.clone())));
        }
        if let Ok(text) = control.to_us() {
            prop_assert_eq!(TimeControl::parse_us(&text.to_string()), Ok(control.clone()));
        }
    }

    #[test]
    fn clock_times_round_trip(time in time()) {
        let text = ClockTime(time).to_string();
        prop_assert_eq!(text.parse(), Ok(ClockTime(time)));
        prop_assert_eq!(ClockTime::read(&text, TwoParts::Refuse).unwrap().time, time);
    }

    #[test]
    fn no_text_makes_a_reader_panic(text in "\\PC{0,40}", controls in "[0-9+:/*?.;dmshx' \"GSDinc()-]{0,30}") {
        for text in [&text, &controls] {
            let _ = text.parse::<TimeControl>();
            let _ = text.parse::<TimeControlTag>();
            let _ = TimeControl::parse_us(text);
            let _ = TimeControl::parse_fide(text);
            let _ = ClockTime::read(text, TwoParts::HoursMinutes);
            let _ = chesslaws_clock::commands(&format!("[%clk {text}] {text}"), TwoParts::Refuse).count();
            let _ = text.parse::<chesslaws_clock::GoTimes>();
            let _ = text.parse::<chesslaws_clock::ClockTag>();
        }
    }

    #[test]
    fn whatever_is_read_is_written_and_read_again(text in "[0-9]{1,3}[ms+:/dhx]{1,2}[0-9]{1,3}[ms+:/]{0,2}[0-9]{0,3}[ms]?") {
        if let Ok(control) = text.parse::<TimeControl>() {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }

    #[test]
    fn splitting_a_wait_into_polls_changes_nothing(
        control in control(),
        waits in waits(),
        cuts in prop::collection::vec(0_u64..=1_000, 0..20),
        wait in time(),
    ) {
        let clock = played(control, &waits);
        let now = clock.settled_at() + wait;
        let mut once = clock.clone();
        let mut polled = clock.clone();
        let mut cuts = cuts;
        cuts.sort_unstable();
        for cut in cuts {
            let part = wait.as_nanos() * u128::from(cut) / 1_000;
            let part = Duration::from_nanos(u64::try_from(part).unwrap());
            polled.poll(clock.settled_at() + part).unwrap();
        }
        let side = once.at(now).unwrap().on_move().unwrap();
        prop_assert_eq!(polled.press(side, now), once.press(side, now));
        // A press that is refused does not bring the clock up to date.
        polled.poll(now).unwrap();
        once.poll(now).unwrap();
        prop_assert_eq!(polled, once);
    }

    #[test]
    fn a_press_at_zero_loses_and_one_nanosecond_before_does_not(control in control(), waits in waits()) {
        let clock = played(control, &waits);
        let Some(side) = clock.running().filter(|side| !clock.flags().is_down(*side)) else {
            return Ok(());
        };
        let Some(budget) = clock.budget(side) else { return Ok(()) };
        prop_assert!(!budget.is_expired());
        let zero = clock.settled_at() + budget.time();
        let late = clock.clone().press(side, zero).unwrap();
        prop_assert!(!late.in_time);
        prop_assert_eq!(late.credited, Duration::ZERO);
        let early = clock.clone().press(side, zero - Duration::from_nanos(1)).unwrap();
        prop_assert!(early.in_time && early.completed);
        prop_assert_eq!(clock.at(zero).unwrap().expired_at(side), Some(zero));
    }

    #[test]
    fn hourglass_sum_is_constant(sand in time(), waits in waits()) {
        let Ok(control) = TimeControl::single(sand, Mode::Hourglass) else { return Ok(()) };
        let clock = played(control, &waits);
        let sum: i128 = Color::ALL.iter().map(|side| i128::from(clock.time_left(*side).as_nanos())).sum();
        prop_assert_eq!(sum, 2 * nanos(sand));
    }

    /// Time used and time left are time given, in every mode that only adds.
    #[test]
    fn time_used_and_time_left_are_time_given(
        main in time(),
        amount in time(),
        waits in waits(),
        moves in 1_u16..10,
    ) {
        let increment = Mode::Increment { amount, from_move: 1 };
        let period = Period::moves(moves, main).with_mode(increment);
        let Ok(schedule) = Schedule::new(&[period]) else { return Ok(()) };
        let mut clock = Clock::new(TimeControl::new(schedule).unwrap());
        let mut given = Color::ALL.map(|side| nanos(clock.time_left(side).time()));
        clock.start(Color::White, Duration::ZERO).unwrap();
        for wait in waits {
            let side = clock.on_move().unwrap();
            let press = clock.press(side, clock.settled_at() + wait).unwrap();
            given[side.index()] += nanos(press.credited);
            prop_assert_eq!(press.spent, wait);
        }
        for side in Color::ALL {
            let left = i128::from(clock.time_left(side).as_nanos());
            prop_assert_eq!(nanos(clock.time_used(side)) + left, given[side.index()]);
        }
    }

    /// What a control says of a move is what a clock adds for it.
    #[test]
    fn credit_is_what_the_press_adds(
        counted in prop::collection::vec((1_u16..4, time(), additive()), 0..5),
        end in time(),
        mode in additive(),
        repeats in prop::option::of(1_u16..4),
    ) {
        let mut periods: Vec<Period> = counted
            .into_iter()
            .map(|(moves, time, mode)| Period::moves(moves, time).with_mode(mode))
            .collect();
        let last = repeats.map_or(Period::all(end), |moves| Period::moves(moves, end));
        periods.push(last.with_mode(mode));
        let Ok(schedule) = Schedule::new(&periods) else { return Ok(()) };
        let control = TimeControl::new(schedule).unwrap();
        let mut clock = Clock::new(control.clone());
        prop_assert_eq!(control.start_time(Color::White), clock.time_left(Color::White).time());
        clock.start(Color::White, Duration::ZERO).unwrap();
        for number in 1..30 {
            for side in Color::ALL {
                if clock.flags().is_down(side) {
                    return Ok(());
                }
                // Nothing is spent, so nothing is given back.
                let press = clock.press(side, Duration::ZERO).unwrap();
                prop_assert_eq!(control.credit(side, number), Some(press.credited));
            }
        }
    }

    /// With a delay, the main time falls by exactly what is beyond the delay of each move.
    #[test]
    fn a_delay_costs_what_is_beyond_it(main in time(), delay in time(), waits in waits()) {
        let Ok(control) = TimeControl::single(main, Mode::UsDelay(delay)) else { return Ok(()) };
        let mut clock = Clock::new(control);
        let mut left = [nanos(main); 2];
        clock.start(Color::White, Duration::ZERO).unwrap();
        for wait in waits {
            let side = clock.on_move().unwrap();
            let press = clock.press(side, clock.settled_at() + wait).unwrap();
            left[side.index()] -= nanos(wait.saturating_sub(delay));
            if !press.in_time {
                break;
            }
            let found = i128::from(clock.time_left(side).as_nanos());
            prop_assert_eq!(found, left[side.index()]);
        }
    }

    #[test]
    fn a_record_round_trips(control in control(), waits in waits()) {
        let clock = played(control, &waits);
        prop_assert_eq!(Clock::from_record(&clock.to_record()), Ok(clock));
    }

    #[test]
    fn a_truncated_or_changed_record_is_refused(control in control(), byte in 0..Clock::RECORD_LEN, change in 1_u8..) {
        let mut record = Clock::new(control).to_record();
        prop_assert!(Clock::from_record(&record[..byte]).is_err());
        record[byte] ^= change;
        prop_assert!(Clock::from_record(&record).is_err());
    }

    /// An undo at the instant of the press, or with the time returned, restores all but the
    /// instant itself and the right to undo.
    #[test]
    fn undo_restores_exactly(control in control(), waits in waits(), wait in time(), since in time()) {
        let clock = played(control, &waits);
        let pressed_at = clock.settled_at() + wait;
        let before = clock.at(pressed_at).unwrap();
        let side = before.on_move().unwrap();
        let mut pressed = before.clone();
        if !pressed.press(side, pressed_at).is_ok_and(|press| press.completed) {
            return Ok(());
        }
        // Setting the flags as they are forgets the press before and changes nothing else.
        let forget = |mut clock: Clock, at| {
            clock.set_flags(clock.flags(), at).unwrap();
            clock
        };
        for opponent in [OpponentTime::Charged, OpponentTime::Returned] {
            let mut undone = pressed.clone();
            prop_assert_eq!(undone.undo_press(opponent, pressed_at), Ok(side));
            prop_assert_eq!(forget(undone, pressed_at), forget(before.clone(), pressed_at));
        }
        if before.control().schedule(side).periods()[0].mode() == Mode::Gong {
            return Ok(());
        }
        let mut undone = pressed.clone();
        let later = pressed_at + since;
        undone.undo_press(OpponentTime::Returned, later).unwrap();
        let mut paused = before.clone();
        paused.pause(pressed_at).unwrap();
        paused.poll(later).unwrap();
        undone.pause(later).unwrap();
        prop_assert_eq!(forget(undone, later), forget(paused, later));
    }

    #[test]
    fn a_refused_event_changes_nothing(control in control(), waits in waits(), back in 1_u64..1_000) {
        let clock = played(control, &waits);
        let Some(now) = clock.settled_at().checked_sub(Duration::from_nanos(back)) else {
            return Ok(());
        };
        let mut tried = clock.clone();
        for side in Color::ALL {
            prop_assert!(tried.press(side, now).is_err());
            prop_assert!(tried.add_time(side, Duration::from_secs(1), now).is_err());
        }
        prop_assert!(tried.poll(now).is_err());
        prop_assert!(tried.pause(now).is_err());
        prop_assert!(tried.undo_press(OpponentTime::Returned, now).is_err());
        prop_assert_eq!(tried, clock);
    }
}
