//! Cases that users and arbiters reported, each under its own name.

use crate::{Black, Play, White, ms, secs, started};
use chesslaws_clock::{Flags, Mode, SideSetting, TimeControlTag};

#[test]
fn case_increment_first_move() {
    let clock = started("300+3");
    assert_eq!((clock.left(White), clock.left(Black)), (303_000, 303_000));
}

#[test]
fn case_zero_base() {
    let clock = started("0+5");
    assert_eq!((clock.left(White), clock.left(Black)), (5_000, 5_000));
    assert_eq!(clock.flags(), Flags::Up);
}

#[test]
fn case_both_get_delay() {
    let mut clock = started("180d5");
    clock.press(White, secs(4)).unwrap();
    clock.press(Black, secs(8)).unwrap();
    assert_eq!((clock.left(White), clock.left(Black)), (180_000, 180_000));
}

#[test]
fn case_delay_exact() {
    let mut clock = started("60d5");
    for (spent, main_after) in [(2_400, 60_000), (5_000, 60_000), (7_000, 58_000)] {
        clock.play(spent);
        assert_eq!(clock.left(White), main_after);
        clock.play(0);
    }
}

#[test]
fn case_pause_keeps_delay() {
    let mut clock = started("60d5");
    clock.pause(secs(3)).unwrap();
    clock.resume(secs(100)).unwrap();
    clock.press(White, secs(104)).unwrap();
    assert_eq!(clock.left(White), 58_000);
}

#[test]
fn case_period_rollover() {
    let mut clock = started("40/60+1:40/60+1");
    assert_eq!(clock.left(White), 61_000);
    for _ in 0..39 {
        clock.play(1_000);
        assert_eq!(clock.left(White), 61_000);
        clock.play(1_000);
    }
    clock.play(1_000);
    assert_eq!(clock.left(White), 121_000);
}

#[test]
fn case_both_flags_last_period() {
    // Order unknown, not the last period; order unknown, last period: set by the arbiter.
    for (period, last) in [(0, false), (1, true)] {
        let mut clock = started("40/60:60");
        for side in [White, Black] {
            let setting = SideSetting {
                period,
                ..clock.setting(side)
            };
            clock.set_side(side, setting, ms(0)).unwrap();
        }
        clock.set_flags(Flags::Both { first: None }, ms(0)).unwrap();
        assert_eq!(clock.flags().first(), None);
        assert_eq!(clock.is_last_period(White), last);
    }
    // Order known: White first, in the last period.
    let mut clock = started("60");
    clock.play(60_000);
    clock.wait(60_000);
    assert_eq!(clock.flags(), Flags::Both { first: Some(White) });
    assert!(clock.is_last_period(White));
}

#[test]
fn case_move_40_made_not_pressed() {
    let mut clock = started("40/7200:3600");
    let last = SideSetting {
        left: ms(200),
        moves: 39,
        ..clock.setting(White)
    };
    clock.set_side(White, last, ms(0)).unwrap();
    // Released at 0.2 s; the flag comes before the press.
    let press = clock.press(White, ms(200)).unwrap();
    assert!(!press.in_time);
    assert_eq!((press.new_period, clock.period(White)), (None, 0));
    assert_eq!(clock.flags(), Flags::Down(White));
    assert_eq!(clock.left(White), 0);
}

#[test]
fn case_tag_kinds() {
    let kind = |text: &str| {
        let tag: TimeControlTag = text.parse().unwrap();
        match tag {
            TimeControlTag::Unknown => "unknown",
            TimeControlTag::Unlimited => "none",
            TimeControlTag::Control(control) => {
                let periods = control.schedule(White).periods();
                match (
                    periods.len(),
                    periods[0].required_moves(),
                    periods[0].mode(),
                ) {
                    (1, Some(_), Mode::Plain) => "moves",
                    (1, None, Mode::Plain) => "sudden death",
                    (1, None, Mode::Increment { .. }) => "increment",
                    (1, None, Mode::Hourglass) => "hourglass",
                    (1, None, Mode::UsDelay(_)) => "delay",
                    (2, Some(_), Mode::Plain) => "two periods",
                    (2, Some(_), Mode::Increment { .. }) => "two periods with increment",
                    _ => "something else",
                }
            }
        }
    };
    for (text, expected) in [
        ("?", "unknown"),
        ("-", "none"),
        ("40/9000", "moves"),
        ("60", "sudden death"),
        ("60+1", "increment"),
        ("*60", "hourglass"),
        ("40/7200:3600", "two periods"),
        ("40/5400+30:1800+30", "two periods with increment"),
        ("2700d5", "delay"),
    ] {
        assert_eq!(kind(text), expected, "{text}");
    }
}
