//! After the flag: order, overrun, freezing, noticing.

use crate::{Black, Play, White, ms, ready, started};
use chesslaws_clock::{ClockError, Flags, Status};

#[test]
fn the_overrun_is_kept() {
    let mut clock = started("60s");
    clock.wait(60_037);
    assert_eq!(clock.left(White), -37);
    assert_eq!(clock.time_left(White).overrun(), ms(37));
    assert_eq!(clock.shown(White), ms(0));
    assert_eq!(clock.expired_at(White), Some(ms(60_000)));
}

#[test]
fn guidelines_iii_3_1_the_first_flag_is_known() {
    let mut clock = started("60s");
    clock.play(61_000);
    assert_eq!(clock.flags(), Flags::Down(White));
    clock.play(90_000);
    assert_eq!(clock.flags(), Flags::Both { first: Some(White) });
    assert_eq!(clock.first_flag(), Some(White));
    assert_eq!(clock.expired_at(Black), Some(ms(61_000 + 60_000)));
}

#[test]
fn guidelines_iii_3_1_the_order_may_be_unknown_on_a_replaced_clock() {
    let mut clock = started("60s");
    clock
        .set_flags(Flags::Both { first: None }, ms(5_000))
        .unwrap();
    assert_eq!(clock.flags(), Flags::Both { first: None });
    assert_eq!(clock.first_flag(), None);
}

#[test]
fn freeze_stops_both_sides_at_the_flag() {
    let mut clock = started("60s + 2s; freeze");
    clock.wait(100_000);
    assert_eq!(clock.status(), Status::Frozen(White));
    assert_eq!((clock.left(White), clock.left(Black)), (0, 62_000));
    let before = clock.clone();
    let press = clock.press(White, clock.now()).unwrap();
    assert!(!press.completed && !press.in_time);
    assert_eq!(clock, before);
    assert_eq!(clock.resume(clock.now()), Err(ClockError::Frozen));
    assert_eq!(clock.pause(clock.now()), Ok(false));
}

#[test]
fn freeze_answers_a_late_press_and_a_polled_one_alike() {
    let mut direct = started("60s + 2s; freeze");
    let mut polled = started("60s + 2s; freeze");
    polled.poll(ms(62_000)).unwrap();
    let expected = polled.press(White, ms(70_000)).unwrap();
    assert_eq!(direct.press(White, ms(70_000)).unwrap(), expected);
    assert_eq!(direct, polled);
}

#[test]
fn run_on_lets_the_flagged_player_press() {
    let mut clock = started("60s + 2s");
    let press = clock.play(63_000);
    assert!(press.completed && !press.in_time);
    assert_eq!(press.credited, ms(0));
    assert_eq!((clock.running(), clock.moves(White)), (Some(Black), 1));
    clock.play(1_000);
    assert_eq!((clock.left(White), clock.left(Black)), (-1_000, 63_000));
}

#[test]
fn nothing_is_added_once_the_last_control_has_been_passed() {
    let mut clock = started("10s + 5s delay");
    clock.play(16_000);
    clock.play(1_000);
    assert_eq!(
        (clock.left(White), clock.delay_left(White)),
        (-1_000, ms(0))
    );
    clock.play(2_000);
    assert_eq!(clock.left(White), -3_000);
}

#[test]
fn fide_2023_6_8_noticing_is_apart_from_falling() {
    let mut clock = started("60s");
    assert_eq!(
        clock.notice_flag(White, ms(59_999)),
        Err(ClockError::FlagUp(White))
    );
    clock.notice_flag(White, ms(75_000)).unwrap();
    clock.notice_flag(White, ms(80_000)).unwrap();
    assert_eq!(clock.expired_at(White), Some(ms(60_000)));
    assert_eq!(clock.flag_noticed_at(White), Some(ms(75_000)));
}

#[test]
fn adding_time_does_not_lift_a_flag() {
    let mut clock = started("60s");
    clock.wait(61_000);
    clock.pause(clock.now()).unwrap();
    let frozen = clock.set_flags(Flags::Up, clock.now());
    assert_eq!(frozen, Err(ClockError::NoTimeLeft(White)));
    clock.add_time(White, ms(121_000), clock.now()).unwrap();
    assert_eq!(clock.flags(), Flags::Down(White));
    clock.set_flags(Flags::Up, clock.now()).unwrap();
    assert_eq!((clock.flags(), clock.first_flag()), (Flags::Up, None));
    assert_eq!(clock.left(White), 120_000);
}

#[test]
fn lifting_the_last_flag_of_a_frozen_clock_leaves_it_paused() {
    let mut clock = started("60s; freeze");
    clock.wait(61_000);
    clock.add_time(White, ms(1_000), clock.now()).unwrap();
    clock.set_flags(Flags::Up, clock.now()).unwrap();
    assert_eq!(clock.status(), Status::Paused(White));
    clock.resume(clock.now()).unwrap();
    clock.wait(1_000);
    assert_eq!(clock.expired_at(White), Some(ms(62_000)));
}

#[test]
fn lifting_the_first_of_two_flags_makes_the_other_the_first() {
    let mut clock = started("60s");
    clock.play(61_000);
    clock.play(61_000);
    clock.add_time(White, ms(5_000), clock.now()).unwrap();
    clock.set_flags(Flags::Down(Black), clock.now()).unwrap();
    assert_eq!(clock.first_flag(), Some(Black));
    assert_eq!(clock.expired_at(Black), Some(ms(121_000)));
}

#[test]
fn a_device_may_sleep_until_the_next_event() {
    let mut clock = started("10s + 5s delay");
    let mut at = ms(0);
    let mut waits = Vec::new();
    while let Some(wait) = clock.until_next_event() {
        at += wait;
        waits.push(wait);
        clock.poll(at).unwrap();
    }
    assert_eq!(waits, [ms(5_000), ms(10_000)]);
    assert_eq!(clock.expired_at(White), Some(at));
    assert_eq!(ready("5m").until_next_event(), None);
}

#[test]
fn a_flag_put_down_before_the_start_freezes_at_the_start() {
    let mut clock = ready("60s; freeze");
    let taken = clock.subtract_time(White, ms(60_000), ms(0)).unwrap();
    assert!(taken.flag_fell);
    assert_eq!(clock.status(), Status::Ready);
    clock.start(White, ms(0)).unwrap();
    assert_eq!(clock.status(), Status::Frozen(White));
}

#[test]
fn a_flag_put_down_early_does_not_make_a_long_wait_long_work() {
    let mut clock = started("0.000000001s repeat vs 60s/flag + 60s; at flag");
    clock.set_flags(Flags::Down(Black), ms(0)).unwrap();
    clock.poll(ms(4_000_000_000_000)).unwrap();
    assert_eq!(clock.flags(), Flags::Down(Black));
}
