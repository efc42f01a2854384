//! What changes the period: the move counter or the flag.

use crate::{Black, Play, White, ms, secs, started};
use chesslaws_clock::{Clock, Flags, SideSetting};

/// Plays moves of a second each until White has completed `moves` and is on move.
fn play_to(clock: &mut Clock, moves: u32) {
    while clock.moves(White) < moves || clock.on_move() != Some(White) {
        clock.play(1_000);
    }
}

fn set_left(clock: &mut Clock, side: crate::Color, left: u64) {
    let setting = SideSetting {
        left: ms(left),
        ..clock.setting(side)
    };
    clock.set_side(side, setting, clock.now()).unwrap();
}

#[test]
fn fide_2023_6_3_2_saved_time_is_carried_over() {
    let mut clock = started("90m/40 + 30m + 30s");
    play_to(&mut clock, 39);
    set_left(&mut clock, White, 630_000);
    let press = clock.play(30_000);
    assert_eq!(clock.left(White), 600_000 + 30_000 + 1_800_000);
    assert_eq!(press.new_period, Some(1));
    assert_eq!((clock.period(White), clock.period(Black)), (1, 0));
    assert_eq!(clock.moves_to_go(White), None);
}

#[test]
fn move_driven_tests_the_flag_before_it_adds_the_period() {
    let mut clock = started("90m/40 + 30m + 30s");
    play_to(&mut clock, 39);
    set_left(&mut clock, White, 5_000);
    let press = clock.play(5_001);
    assert!(!press.in_time);
    assert_eq!((press.credited, press.new_period), (ms(0), None));
    assert_eq!(clock.left(White), -1);
    assert_eq!(clock.flags(), Flags::Down(White));
}

#[test]
fn move_driven_zero_before_the_count_freezes() {
    let mut clock = started("60s/40 + 30s/end; freeze");
    clock.wait(60_000);
    assert_eq!(clock.flags(), Flags::Down(White));
    assert_eq!(clock.left(White), 0);
}

#[test]
fn flag_driven_zero_adds_the_period_to_both() {
    let mut clock = started("90m/40 + 30m + 30s; at flag");
    play_to(&mut clock, 42);
    set_left(&mut clock, White, 4_000);
    set_left(&mut clock, Black, 900_000);
    let zero = clock.now() + ms(4_000);
    clock.wait(4_000);
    assert_eq!(
        (clock.left(White), clock.left(Black)),
        (1_800_000, 2_700_000)
    );
    assert_eq!(clock.flags(), Flags::Up);
    let interim = clock.interim_flag().unwrap();
    assert_eq!((interim.side, interim.at), (White, zero));
    assert_eq!((interim.period, interim.moves), (0, 42));
    assert_eq!((clock.period(White), clock.period(Black)), (1, 1));
}

#[test]
fn flag_driven_zero_on_the_opponents_turn() {
    let mut clock = started("60s/40 + 30s/end; at flag");
    clock.play(1_000);
    clock.wait(70_000);
    assert_eq!((clock.left(White), clock.left(Black)), (89_000, 20_000));
    assert_eq!(clock.interim_flag().unwrap().side, Black);
}

#[test]
fn flag_driven_second_player_gets_no_second_addition() {
    let mut clock = started("60s/40 + 30s/end; at flag");
    clock.play(61_000);
    clock.wait(90_000);
    assert_eq!(clock.flags(), Flags::Down(Black));
    assert_eq!(clock.expired_at(Black), Some(ms(61_000 + 90_000)));
    assert_eq!(clock.left(White), 29_000);
}

#[test]
fn both_changes_give_the_same_total_and_jump_at_different_moves() {
    let mut at_move = started("60s/2 + 30s/end");
    let mut at_flag = started("60s/2 + 30s/end; at flag");
    for clock in [&mut at_move, &mut at_flag] {
        for _ in 0..4 {
            clock.play(10_000);
        }
    }
    assert_eq!((at_move.left(White), at_flag.left(White)), (70_000, 40_000));
    assert_eq!(at_flag.budget(White), at_move.budget(White));
}

#[test]
fn flag_driven_repeats_the_last_period_at_every_zero() {
    let mut clock = started("120m/flag + 60m repeat; at flag");
    clock.wait(7_200_000 + 3_600_000 * 5 + 1);
    assert_eq!(clock.left(White), 3_600_000 - 1);
    assert_eq!(clock.left(Black), 7_200_000 + 3_600_000 * 6);
    assert_eq!((clock.flags(), clock.budget(White)), (Flags::Up, None));
}

#[test]
fn flag_driven_repeats_are_the_same_however_polled() {
    for control in [
        "10s/flag + 3s/end repeat; at flag",
        "10s/flag + 3s/end repeat vs 10s/flag + 7s/flag + 2s/end; at flag",
        "3s repeat vs 5s repeat; at flag",
        "10s/5 + 3s/5; at flag",
    ] {
        let mut once = started(control);
        let mut polled = started(control);
        for at in (0..=100_000).step_by(500) {
            polled.poll(ms(at)).unwrap();
        }
        once.poll(ms(100_000)).unwrap();
        assert_eq!(once, polled, "{control}");
    }
}

#[test]
fn flag_driven_repeats_do_not_take_longer_for_a_longer_wait() {
    let mut clock = started("0.000000001s repeat; at flag");
    clock.poll(secs(4_000_000_000)).unwrap();
    assert_eq!(clock.flags(), Flags::Up);
    assert_eq!(clock.time_left(Black).as_nanos(), 4_000_000_000_000_000_001);
}

#[test]
fn move_driven_repeats_every_n_moves() {
    let mut clock = started("60s/2");
    for _ in 0..2 {
        for press in [false, false, true, true] {
            assert_eq!(clock.play(1_000).new_period.is_some(), press);
        }
    }
    assert_eq!(clock.left(White), 180_000 - 4_000);
}

#[test]
fn three_periods_follow_each_other() {
    let mut clock = started("100s/2 + 50s/2 + 15s/end + 3s");
    for _ in 0..4 {
        clock.play(1_000);
        clock.play(1_000);
    }
    assert_eq!(clock.period(White), 2);
    assert_eq!(clock.left(White), 165_000 + 5 * 3_000 - 4_000);
}

#[test]
fn a_later_period_may_have_its_own_increment() {
    let mut clock = started("(60s/2) + (30s + 5s)");
    clock.play(1_000);
    clock.play(1_000);
    assert_eq!(clock.left(White), 59_000);
    // The press that completes the period credits the increment of the next move.
    clock.play(1_000);
    assert_eq!(clock.left(White), 58_000 + 30_000 + 5_000);
}

#[test]
fn byo_yomi_may_follow_a_period_with_moves() {
    let mut clock = started("(10s/1) + (5s + 2x3s)");
    clock.play(1_000);
    clock.play(1_000);
    clock.wait(14_000);
    assert_eq!((clock.overtime(White), clock.left(White)), (Some(2), 3_000));
    clock.wait(6_000);
    assert_eq!(clock.expired_at(White), Some(ms(22_000)));
}

#[test]
fn fide_2023_6_4_the_count_is_there_when_a_period_ends() {
    let mut clock = started("10s/3 + 30s/end; at flag");
    clock.play(1_000);
    clock.play(1_000);
    clock.wait(9_000);
    let interim = clock.interim_flag().unwrap();
    let demanded = clock.control().schedule(White).periods()[0].required_moves();
    assert!(interim.moves < u32::from(demanded.unwrap()));
}

#[test]
fn fide_2023_6_2_1_2_a_move_completed_by_the_next_one_earns_no_increment() {
    let mut clock = started("60s/2 + 30s/end + 3s");
    clock.complete_move(White, ms(1_000)).unwrap();
    assert_eq!((clock.moves(White), clock.left(White)), (1, 62_000));
    assert_eq!(clock.running(), Some(White));
    // The press for the second move completes the period and earns one increment.
    let press = clock.play(1_000);
    assert_eq!(press.new_period, Some(1));
    assert_eq!(clock.left(White), 61_000 + 30_000 + 3_000);
}

#[test]
fn fide_2023_6_2_1_1_the_last_move_counts_without_a_press() {
    let mut clock = started("60s/1 + 30s/end");
    assert_eq!(clock.complete_move(White, ms(59_999)), Ok(Some(1)));
    assert_eq!(clock.left(White), 30_001);
}

#[test]
fn credit_is_unknown_where_it_depends_on_the_times_used() {
    for control in [
        "90m/40 + 30m + 30s; at flag",
        "hourglass 60s",
        "10m + 3x30s",
        "30s per move",
    ] {
        let control: chesslaws_clock::TimeControl = control.parse().unwrap();
        assert_eq!(control.credit(White, 1), None, "{control}");
    }
    let single: chesslaws_clock::TimeControl = "3m + 2s; at flag".parse().unwrap();
    assert_eq!(single.credit(White, 1), Some(secs(2)));
    let late: chesslaws_clock::TimeControl = "5m + 3s from 61".parse().unwrap();
    assert_eq!(late.credit(Black, 59), Some(ms(0)));
    assert_eq!(late.credit(Black, 60), Some(secs(3)));
}
