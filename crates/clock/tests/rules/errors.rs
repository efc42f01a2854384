//! Refusals: typed, and the clock exactly as it was.

use crate::{Black, Play, White, ms, ready, secs, started};
use chesslaws_clock::{
    Clock, ClockError, ControlError, Flags, Mode, OpponentTime, Period, Schedule, TimeControl,
};
use core::time::Duration;

fn refuses(clock: &Clock, error: ClockError, event: impl FnOnce(&mut Clock) -> Option<ClockError>) {
    let mut tried = clock.clone();
    assert_eq!(event(&mut tried), Some(error));
    assert_eq!(tried, *clock);
}

#[test]
fn time_that_goes_back_changes_nothing() {
    let mut clock = started("60d5");
    clock.play(7_000);
    clock.wait(1_000);
    let now = ms(7_999);
    let error = ClockError::TimeWentBack {
        last: ms(8_000),
        now,
    };
    refuses(&clock, error, |c| c.poll(now).err());
    refuses(&clock, error, |c| c.press(Black, now).err());
    refuses(&clock, error, |c| c.press(White, now).err());
    refuses(&clock, error, |c| c.pause(now).err());
    refuses(&clock, error, |c| c.resume(now).err());
    refuses(&clock, error, |c| c.resume_side(White, now).err());
    refuses(&clock, error, |c| c.start(White, now).err());
    refuses(&clock, error, |c| {
        c.undo_press(OpponentTime::Charged, now).err()
    });
    refuses(&clock, error, |c| c.complete_move(White, now).err());
    refuses(&clock, error, |c| c.add_time(White, secs(1), now).err());
    refuses(&clock, error, |c| {
        c.subtract_time(White, secs(1), now).err()
    });
    refuses(&clock, error, |c| c.set_moves(White, 3, now).err());
    refuses(&clock, error, |c| {
        c.set_side(White, c.setting(White), now).err()
    });
    refuses(&clock, error, |c| {
        c.set_flags(Flags::Down(White), now).err()
    });
    refuses(&clock, error, |c| c.notice_flag(White, now).err());
    refuses(&clock, error, |c| c.reload(White, now).err());
    refuses(&clock, error, |c| c.introduce_increment(secs(1), now).err());
    refuses(&clock, error, |c| c.quickplay_finish(White, now).err());
}

#[test]
fn an_instant_past_64_bits_changes_nothing() {
    let clock = started("60s");
    let now = Duration::MAX;
    let error = ClockError::InstantTooLarge { now };
    refuses(&clock, error, |c| c.poll(now).err());
    refuses(&clock, error, |c| c.press(White, now).err());
    refuses(&clock, error, |c| c.rebase(now).err());
}

#[test]
fn the_last_instant_is_still_exact() {
    let last = Duration::from_nanos(u64::try_from(i64::MAX).unwrap());
    for control in [
        "60s",
        "60s; freeze",
        "60d5",
        "count up",
        "1m + 3x10s",
        "gong 1s",
    ] {
        let mut clock = started(control);
        clock.poll(last).unwrap();
        assert_eq!(clock.settled_at(), last, "{control}");
        assert!(clock.poll(last).is_ok());
    }
    // What the other side would gain no longer fits.
    for control in ["hourglass 60s", "3s repeat; at flag"] {
        let clock = started(control);
        refuses(&clock, ClockError::Overflow, |c| c.poll(last).err());
    }
}

#[test]
fn a_press_by_the_side_not_on_move_changes_nothing() {
    let clock = started("60s");
    let error = ClockError::NotOnMove {
        pressed: Black,
        on_move: White,
    };
    refuses(&clock, error, |c| c.press(Black, ms(5_000)).err());
}

#[test]
fn events_before_the_start_are_refused() {
    let clock = ready("60s");
    let now = ms(5);
    refuses(&clock, ClockError::NotStarted, |c| {
        c.press(White, now).err()
    });
    refuses(&clock, ClockError::NotStarted, |c| c.pause(now).err());
    refuses(&clock, ClockError::NotStarted, |c| c.resume(now).err());
    refuses(&clock, ClockError::NotStarted, |c| {
        c.complete_move(White, now).err()
    });
    refuses(&started("60s"), ClockError::AlreadyStarted, |c| {
        c.start(White, now).err()
    });
}

#[test]
fn more_time_than_fits_changes_nothing() {
    let clock = started("60s");
    let found = secs(1000 * 24 * 3600 + 1);
    let error = ClockError::TimeTooLong { found };
    refuses(&clock, error, |c| c.add_time(White, found, ms(1)).err());
    refuses(&clock, error, |c| {
        c.subtract_time(White, found, ms(1)).err()
    });
    refuses(&clock, error, |c| c.introduce_increment(found, ms(1)).err());

    let mut full = clock;
    let most = chesslaws_clock::MAX_TIME;
    let error = loop {
        if let Err(error) = full.add_time(Black, most, ms(1)) {
            break error;
        }
    };
    assert_eq!(error, ClockError::Overflow);
    let before = full.clone();
    refuses(&before, error, |c| c.add_time(Black, most, ms(1)).err());
}

#[test]
fn schedules_that_can_not_be() {
    let minute = Period::all(secs(60));
    let counted = Period::moves(40, secs(60));
    let overtime = Mode::ByoYomi {
        periods: 3,
        time: secs(30),
    };
    for (periods, error) in [
        (vec![], ControlError::PeriodCount { found: 0 }),
        (vec![counted; 9], ControlError::PeriodCount { found: 9 }),
        (
            vec![counted, Period::moves(0, secs(5))],
            ControlError::ZeroMoves { period: 2 },
        ),
        (
            vec![counted.with_mode(overtime), minute],
            ControlError::OvertimeNotLast { period: 1 },
        ),
        (
            vec![counted.with_mode(overtime)],
            ControlError::OvertimeNotLast { period: 1 },
        ),
        (
            vec![counted, minute.with_mode(Mode::Gong)],
            ControlError::ModeNotAlone { period: 2 },
        ),
        (
            vec![counted.with_mode(Mode::MoveTimer)],
            ControlError::ModeNotAlone { period: 1 },
        ),
        (
            vec![Period::moves(40, secs(0)).with_increment(secs(1))],
            ControlError::NoTime { period: 1 },
        ),
        (
            vec![minute.with_mode(Mode::UsDelay(Duration::MAX))],
            ControlError::TimeTooLong {
                period: 1,
                found: Duration::MAX,
            },
        ),
    ] {
        assert_eq!(Schedule::new(&periods), Err(error), "{periods:?}");
    }
    let missing = TimeControl::new(Schedule::new(&[minute, minute]).unwrap());
    assert_eq!(missing, Err(ControlError::MovesMissing { period: 1 }));
    let glass = Schedule::repeating(&[minute.with_mode(Mode::Hourglass)]);
    assert_eq!(glass, Err(ControlError::ModeNotAlone { period: 1 }));
}

#[test]
fn an_amount_of_zero_is_no_amount() {
    for mode in [
        Mode::UsDelay(secs(0)),
        Mode::Bronstein(secs(0)),
        Mode::BronsteinGiveBack(secs(0)),
        Mode::Increment {
            amount: secs(0),
            from_move: 7,
        },
    ] {
        let control = TimeControl::single(secs(60), mode);
        assert_eq!(control, TimeControl::sudden_death(secs(60)));
    }
}
