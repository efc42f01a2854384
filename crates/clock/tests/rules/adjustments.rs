//! Pause, resume, corrections, taking back a press, the quickplay switch.

use crate::{Black, Play, White, ms, ready, secs, started};
use chesslaws_clock::{Clock, ClockError, Flags, OpponentTime, SideSetting, Status};

#[test]
fn fide_2023_6_11_1_no_time_passes_in_a_pause() {
    let mut clock = started("5m");
    assert_eq!(clock.pause(ms(3_000)), Ok(true));
    assert_eq!(clock.pause(ms(4_000)), Ok(false));
    clock.poll(ms(50_000)).unwrap();
    assert_eq!((clock.left(White), clock.left(Black)), (297_000, 300_000));
    assert_eq!(clock.press(White, ms(50_000)), Err(ClockError::Paused));
    assert_eq!(clock.resume(ms(60_000)), Ok(true));
    assert_eq!(clock.resume(ms(61_000)), Ok(false));
    clock.poll(ms(62_000)).unwrap();
    assert_eq!(clock.left(White), 295_000);
}

#[test]
fn a_pause_keeps_the_rest_of_the_delay() {
    let mut clock = started("60d5");
    clock.pause(ms(3_000)).unwrap();
    clock.resume(ms(100_000)).unwrap();
    clock.press(White, ms(104_000)).unwrap();
    assert_eq!(clock.left(White), 58_000);
    assert_eq!(clock.delay_left(White), ms(5_000));
}

#[test]
fn a_pause_keeps_the_byo_yomi_period() {
    let mut clock = started("0m + 3x30s");
    clock.pause(ms(40_000)).unwrap();
    clock.resume(ms(90_000)).unwrap();
    assert_eq!(
        (clock.overtime(White), clock.left(White)),
        (Some(2), 20_000)
    );
    clock.poll(ms(110_000)).unwrap();
    assert_eq!(clock.overtime(White), Some(1));
}

#[test]
fn a_pause_exactly_at_expiry_is_too_late() {
    let mut clock = started("60s");
    clock.pause(ms(60_000)).unwrap();
    assert_eq!(clock.flags(), Flags::Down(White));
    let mut clock = started("60s");
    clock.pause(ms(59_999)).unwrap();
    assert_eq!(clock.flags(), Flags::Up);
}

#[test]
fn a_lever_changed_in_the_pause_credits_and_counts_nothing() {
    let mut clock = started("3m+2s");
    clock.pause(ms(1_000)).unwrap();
    clock.resume_side(Black, ms(2_000)).unwrap();
    assert_eq!((clock.moves(White), clock.left(White)), (0, 181_000));
    assert_eq!(clock.running(), Some(Black));
    assert_eq!(
        clock.resume_side(White, ms(3_000)),
        Err(ClockError::NotPaused)
    );
}

/// The standard example of the arbiters: 10 minutes, 30 seconds a move.
#[test]
fn fide_2023_7_5_1_illegal_move_takes_back_the_increment() {
    let mut clock = ready("10m + 30s");
    let ten = SideSetting {
        left: secs(600),
        ..clock.setting(White)
    };
    let twelve = SideSetting {
        left: secs(720),
        ..clock.setting(Black)
    };
    clock.set_side(White, ten, ms(0)).unwrap();
    clock.set_side(Black, twelve, ms(0)).unwrap();
    clock.start(White, ms(0)).unwrap();
    clock.press(White, ms(20_000)).unwrap();
    assert_eq!(clock.left(White), 610_000);
    clock.pause(ms(25_000)).unwrap();
    assert_eq!(
        clock.undo_press(OpponentTime::Charged, ms(25_000)),
        Ok(White)
    );
    clock.add_time(Black, secs(120), ms(25_000)).unwrap();
    assert_eq!((clock.left(White), clock.left(Black)), (580_000, 835_000));
    assert_eq!(clock.moves(White), 0);
    assert_eq!(clock.status(), Status::Paused(White));
}

#[test]
fn undo_gives_back_the_same_whether_the_penalty_comes_first() {
    for opponent in [OpponentTime::Charged, OpponentTime::Returned] {
        let played = || {
            let mut clock = started("10m + 5s delay");
            clock.play(8_000);
            clock.play(9_000);
            clock.play(2_000);
            clock.wait(7_000);
            clock
        };
        let (mut first, mut last) = (played(), played());
        let now = first.now();
        first.add_time(Black, secs(120), now).unwrap();
        first.undo_press(opponent, now).unwrap();
        last.undo_press(opponent, now).unwrap();
        last.add_time(Black, secs(120), now).unwrap();
        assert_eq!(first, last);
    }
}

#[test]
fn undo_restores_the_delay_of_the_turn() {
    let mut clock = started("60d5");
    clock.press(White, ms(3_000)).unwrap();
    assert_eq!(clock.delay_left(White), ms(5_000));
    clock.undo_press(OpponentTime::Charged, ms(10_000)).unwrap();
    assert_eq!(clock.delay_left(White), ms(2_000));
    // Black has used 7 s, 5 of them delay, and starts the next turn with a whole delay.
    assert_eq!(
        (clock.left(Black), clock.delay_left(Black)),
        (58_000, ms(5_000))
    );
}

#[test]
fn undo_takes_back_the_period() {
    let mut clock = started("60s/1 + 30s/end + 2s");
    clock.press(White, ms(1_000)).unwrap();
    assert_eq!((clock.left(White), clock.period(White)), (93_000, 1));
    clock.undo_press(OpponentTime::Charged, ms(1_500)).unwrap();
    assert_eq!((clock.left(White), clock.period(White)), (61_000, 0));
    assert_eq!(clock.moves_to_go(White), Some(1));
}

#[test]
fn undo_in_byo_yomi_brings_back_the_rest_of_the_period() {
    let mut clock = started("0m + 3x30s");
    clock.press(White, ms(12_000)).unwrap();
    clock.undo_press(OpponentTime::Charged, ms(50_000)).unwrap();
    assert_eq!(
        (clock.left(White), clock.overtime(White)),
        (18_000, Some(3))
    );
    // Black lost a period; the turn he had begun is no turn.
    assert_eq!(
        (clock.left(Black), clock.overtime(Black)),
        (30_000, Some(2))
    );
}

#[test]
fn undo_with_the_time_returned_lifts_a_flag_fallen_since() {
    let mut clock = started("60s");
    clock.press(White, ms(1_000)).unwrap();
    clock.wait(61_000);
    assert_eq!(clock.first_flag(), Some(Black));
    let mut returned = clock.clone();
    clock
        .undo_press(OpponentTime::Charged, clock.now())
        .unwrap();
    assert_eq!(clock.first_flag(), Some(Black));
    returned
        .undo_press(OpponentTime::Returned, returned.now())
        .unwrap();
    assert_eq!(returned.flags(), Flags::Up);
    assert_eq!(
        (returned.left(White), returned.left(Black)),
        (59_000, 60_000)
    );
}

#[test]
fn undo_of_an_early_press_before_the_gong() {
    let mut clock = started("gong 10s");
    clock.press(White, ms(4_000)).unwrap();
    assert_eq!(
        clock.press(White, ms(5_000)),
        Err(ClockError::AlreadyPressed(White))
    );
    clock.undo_press(OpponentTime::Charged, ms(5_000)).unwrap();
    assert_eq!((clock.moves(White), clock.running()), (0, Some(White)));
    clock.press(White, ms(6_000)).unwrap();
    clock.poll(ms(10_000)).unwrap();
    assert_eq!(
        clock.undo_press(OpponentTime::Charged, ms(11_000)),
        Err(ClockError::NothingToUndo)
    );
}

#[test]
fn undo_only_once() {
    let mut clock = started("3m+2s");
    assert_eq!(
        clock.undo_press(OpponentTime::Charged, ms(0)),
        Err(ClockError::NothingToUndo)
    );
    clock.play(1_000);
    clock.undo_press(OpponentTime::Charged, ms(2_000)).unwrap();
    assert_eq!(
        clock.undo_press(OpponentTime::Charged, ms(2_000)),
        Err(ClockError::NothingToUndo)
    );
}

#[test]
fn guidelines_iii_4_five_seconds_once_for_each_move() {
    let mut clock = started("15m");
    clock.wait(800_000);
    clock.quickplay_finish(White, clock.now()).unwrap();
    assert_eq!((clock.left(White), clock.left(Black)), (105_000, 1_025_000));
    clock.play(4_000);
    assert_eq!(clock.left(White), 106_000);
    clock.play(5_000);
    assert_eq!(clock.left(Black), 1_025_000);
    assert_eq!(clock.introduced_increment(), Some(secs(5)));
}

#[test]
fn guidelines_iii_2_2_only_without_an_increment() {
    for control in [
        "3m+2s",
        "60d5",
        "hourglass 60s",
        "1m + 3x10s",
        "(1m/40) + (30s + 5s)",
    ] {
        let mut clock = started(control);
        let before = clock.clone();
        assert!(clock.quickplay_finish(White, ms(0)).is_err(), "{control}");
        assert_eq!(clock, before);
    }
}

#[test]
fn fide_2023_12_9_2_and_12_9_3_time_added_and_taken() {
    let mut clock = started("5m");
    clock.add_time(Black, secs(60), ms(1_000)).unwrap();
    let taken = clock.subtract_time(White, secs(30), ms(2_000)).unwrap();
    assert_eq!((taken.taken, taken.flag_fell), (secs(30), false));
    assert_eq!((clock.left(White), clock.left(Black)), (268_000, 360_000));
}

#[test]
fn fide_2023_12_9_3_taking_more_than_is_left_flags_at_zero() {
    let mut clock = started("5m");
    clock.play(1_000);
    let taken = clock.subtract_time(White, secs(600), ms(2_000)).unwrap();
    assert_eq!((taken.taken, taken.flag_fell), (secs(299), true));
    assert_eq!((clock.left(White), clock.first_flag()), (0, Some(White)));
    assert_eq!(clock.expired_at(White), Some(ms(2_000)));
    // Then the arbiter thinks better of it.
    clock.add_time(White, taken.taken, ms(3_000)).unwrap();
    clock.set_flags(Flags::Up, ms(3_000)).unwrap();
    assert_eq!((clock.left(White), clock.flags()), (299_000, Flags::Up));
}

#[test]
fn taking_time_with_delay_left_does_not_flag() {
    let mut clock = started("60d5");
    let taken = clock.subtract_time(White, secs(600), ms(0)).unwrap();
    assert!(!taken.flag_fell);
    clock.poll(ms(5_000)).unwrap();
    assert_eq!(clock.expired_at(White), Some(ms(5_000)));
}

#[test]
fn taking_time_in_byo_yomi_costs_at_most_a_period() {
    let mut clock = started("0m + 3x30s");
    let taken = clock.subtract_time(White, secs(600), ms(0)).unwrap();
    assert_eq!((taken.taken, taken.flag_fell), (secs(30), false));
    assert_eq!(
        (clock.overtime(White), clock.left(White)),
        (Some(2), 30_000)
    );
}

#[test]
fn fide_2023_6_10_1_a_replaced_clock_gets_times_moves_and_period() {
    let mut replaced = ready("90m/40 + 30m + 30s");
    for (side, left, moves, period) in [(White, 1_200, 41, 1), (Black, 300, 39, 0)] {
        let setting = SideSetting {
            left: secs(left),
            moves,
            period,
            ..replaced.setting(side)
        };
        replaced.set_side(side, setting, ms(0)).unwrap();
    }
    replaced.start(Black, ms(10)).unwrap();
    assert_eq!(replaced.moves_to_go(Black), Some(1));
    let press = replaced.play(1_000);
    assert_eq!(press.new_period, Some(1));
    assert_eq!(replaced.left(Black), 299_000 + 1_800_000 + 30_000);
    assert_eq!(replaced.moves_in_period(White), 1);
}

#[test]
fn fide_2023_7_1_the_move_counter_is_corrected() {
    let mut clock = started("60s/3 + 30s/end");
    clock.play(1_000);
    clock.play(1_000);
    clock.set_moves(White, 2, clock.now()).unwrap();
    assert_eq!(clock.moves_to_go(White), Some(1));
    assert_eq!(clock.left(White), 59_000);
    assert_eq!(clock.play(1_000).new_period, Some(1));
}

#[test]
fn settings_that_can_not_be_are_refused() {
    let mut clock = started("60s/3 + 30s/end");
    let before = clock.clone();
    let good = clock.setting(White);
    for (bad, error) in [
        (
            SideSetting { period: 2, ..good },
            ClockError::NoSuchPeriod {
                found: 2,
                periods: 2,
            },
        ),
        (
            SideSetting {
                left: secs(0),
                ..good
            },
            ClockError::NoTimeLeft(White),
        ),
        (
            SideSetting {
                overtime: Some(1),
                ..good
            },
            ClockError::NoSuchOvertime { found: 1, most: 0 },
        ),
        (
            SideSetting {
                left: secs(u64::MAX),
                ..good
            },
            ClockError::TimeTooLong {
                found: secs(u64::MAX),
            },
        ),
    ] {
        assert_eq!(clock.set_side(White, bad, ms(1)), Err(error));
        assert_eq!(clock, before);
    }
    clock.set_side(White, good, ms(0)).unwrap();
    assert_eq!(clock, before);
}

#[test]
fn a_clock_without_time_to_adjust_says_so() {
    for control in ["count up", "gong 10s"] {
        let mut clock = started(control);
        assert!(matches!(
            clock.add_time(White, secs(1), ms(0)),
            Err(ClockError::NotInThisMode { .. })
        ));
        assert!(clock.subtract_time(White, secs(1), ms(0)).is_err());
    }
}

#[test]
fn power_loss_costs_no_time_and_a_new_time_base_goes_on() {
    let mut clock = started("5m");
    clock.press(White, ms(10_000)).unwrap();
    let mut clock = Clock::from_record(&clock.to_record()).unwrap();
    clock.rebase(ms(70)).unwrap();
    assert_eq!(clock.status(), Status::Paused(Black));
    clock.resume(ms(1_070)).unwrap();
    clock.poll(ms(301_070)).unwrap();
    // On the timeline of the first start: 10 s before, 1 s paused, 300 s of Black's.
    assert_eq!(clock.expired_at(Black), Some(ms(311_000)));
    assert_eq!(clock.timeline_offset(), 9_930_000_000);
    assert_eq!(
        clock.poll(ms(69)),
        Err(ClockError::TimeWentBack {
            last: ms(301_070),
            now: ms(69)
        })
    );
}

#[test]
fn a_delay_is_set_only_where_the_period_has_one() {
    for (control, has_delay) in [("60d5", true), ("5m", false), ("5m + 3s", false)] {
        let mut clock = Clock::new(control.parse().unwrap());
        let before = clock.clone();
        let setting = SideSetting {
            delay: Some(secs(2)),
            ..clock.setting(White)
        };
        let set = clock.set_side(White, setting, ms(0));
        let refused = Err(ClockError::NotInThisMode {
            operation: "setting a delay",
        });
        assert_eq!(set, if has_delay { Ok(()) } else { refused }, "{control}");
        assert_eq!(clock == before, !has_delay, "{control}");
        let none = SideSetting {
            delay: Some(secs(0)),
            ..clock.setting(White)
        };
        assert_eq!(clock.set_side(White, none, ms(0)), Ok(()), "{control}");
    }
}
