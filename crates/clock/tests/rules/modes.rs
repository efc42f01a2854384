//! The arithmetic of each mode, and the instant of expiry in each.

use crate::{Black, Play, White, ms, ready, started};
use chesslaws_clock::{Clock, Flags};

#[test]
fn fide_2023_6_1_only_one_side_runs() {
    let mut clock = started("5m");
    assert_eq!(clock.running(), Some(White));
    clock.play(1000);
    assert_eq!(clock.running(), Some(Black));
    clock.wait(2000);
    assert_eq!((clock.left(White), clock.left(Black)), (299_000, 298_000));
}

#[test]
fn fide_2023_6_6_white_runs_from_the_start_whoever_is_there() {
    let mut clock = ready("5m");
    clock.poll(ms(10_000)).unwrap();
    clock.start(White, ms(20_000)).unwrap();
    clock.poll(ms(21_000)).unwrap();
    assert_eq!((clock.left(White), clock.left(Black)), (299_000, 300_000));
}

/// A press one millisecond before the expiry is in time; at it and after it is not.
#[test]
fn fide_2023_6_1_1_press_at_expiry_in_every_mode() {
    for (control, budget) in [
        ("60s", 60_000),
        ("60s + 2s", 62_000),
        ("60s/40 + 30s/end", 60_000),
        ("60s + 5s delay", 65_000),
        ("0m + 5s delay", 5_000),
        ("60s + 5s bronstein", 65_000),
        ("60s + 5s give-back", 60_000),
        ("hourglass 60s", 60_000),
        ("60s + 3x30s", 150_000),
        ("0m + 3x30s", 90_000),
        ("60s + 5 moves in 30s", 90_000),
        ("60s per move", 60_000),
        ("60s/flag + 30s/end; at flag", 90_000),
    ] {
        assert_eq!(
            ready(control).budget(White).unwrap().as_millis(),
            i64::try_from(budget).unwrap(),
            "{control}"
        );
        for (spent, in_time) in [(budget - 1, true), (budget, false), (budget + 1, false)] {
            let mut clock = started(control);
            let press = clock.play(spent);
            assert_eq!(press.in_time, in_time, "{control} after {spent}");
            assert_eq!(
                clock.flags().is_down(White),
                !in_time,
                "{control} after {spent}"
            );
            let expiry = (!in_time).then(|| ms(budget));
            assert_eq!(clock.expired_at(White), expiry, "{control} after {spent}");
        }
    }
}

#[test]
fn sudden_death() {
    let mut clock = started("5m");
    for _ in 0..3 {
        assert_eq!(clock.play(1_500).credited, ms(0));
    }
    assert_eq!((clock.left(White), clock.left(Black)), (297_000, 298_500));
}

#[test]
fn increment_fischer_examples() {
    let mut clock = started("3m+2s");
    assert_eq!((clock.left(White), clock.left(Black)), (182_000, 182_000));
    clock.play(3_000);
    assert_eq!(clock.left(White), 181_000);

    let mut late = started("1s + 0.5s; freeze");
    assert_eq!(late.left(White), 1_500);
    let press = late.play(1_500);
    assert!(!press.in_time && !press.completed);
    assert_eq!(late.left(White), 0);

    let mut close = started("1s + 0.5s");
    close.play(1_499);
    assert_eq!(close.left(White), 501);
}

#[test]
fn increment_with_zero_base_is_playable() {
    let mut clock = started("0+5");
    assert_eq!((clock.left(White), clock.left(Black)), (5_000, 5_000));
    assert!(clock.play(4_999).in_time);
    assert_eq!(clock.left(White), 5_001);
}

#[test]
fn increment_from_the_second_move_as_servers_count() {
    let mut clock = started("3m + 2s from 2");
    assert_eq!(clock.left(White), 180_000);
    clock.play(3_000);
    assert_eq!(clock.left(White), 179_000);
}

#[test]
fn us_delay_with_zero_main_time() {
    let mut clock = started("G/0;d5");
    assert_eq!(clock.left(White), 0);
    assert_eq!(clock.flags(), Flags::Up);
    assert!(clock.play(4_999).in_time);
    assert_eq!((clock.left(White), clock.delay_left(White)), (0, ms(5_000)));

    let mut clock = started("G/0;d5");
    assert!(!clock.play(5_000).in_time);
    assert_eq!(clock.expired_at(White), Some(ms(5_000)));
}

#[test]
fn fide_2023_6_3_2_delay_costs_only_what_is_beyond_it() {
    let mut clock = started("10m + 5s delay");
    clock.play(3_000);
    clock.play(12_000);
    assert_eq!((clock.left(White), clock.left(Black)), (600_000, 593_000));
    assert_eq!(clock.delay_left(Black), ms(5_000));
}

#[test]
fn bronstein_forms_differ_only_at_the_end() {
    let mut fide = started("1s + 5s bronstein");
    assert_eq!(fide.shown(White), ms(6_000));
    assert!(fide.play(4_000).in_time);
    assert_eq!((fide.left(White), fide.shown(White)), (1_000, ms(6_000)));

    let mut classical = started("1s + 5s give-back");
    assert_eq!(classical.shown(White), ms(1_000));
    assert!(!classical.play(4_000).in_time);
    assert_eq!(classical.expired_at(White), Some(ms(1_000)));
}

#[test]
fn bronstein_gives_back_at_most_what_the_move_used() {
    for mode in ["give-back", "bronstein", "delay"] {
        let mut clock = started(&format!("60s + 5s {mode}"));
        clock.play(2_400);
        assert_eq!(clock.left(White), 60_000, "{mode}");
        clock.play(7_000);
        assert_eq!(clock.left(Black), 58_000, "{mode}");
    }
}

#[test]
fn us_delay_shows_main_time_and_bronstein_the_sum() {
    assert_eq!(ready("60s + 5s delay").shown(White), ms(60_000));
    assert_eq!(ready("60s + 5s bronstein").shown(White), ms(65_000));
}

#[test]
fn hourglass_moves_sand_continuously() {
    let mut clock = started("hourglass 60s");
    clock.wait(10_000);
    assert_eq!((clock.left(White), clock.left(Black)), (50_000, 70_000));
    clock.play(5_000);
    clock.play(20_000);
    assert_eq!((clock.left(White), clock.left(Black)), (65_000, 55_000));
}

#[test]
fn hourglass_at_the_flag_the_opponent_shows_the_sum() {
    let mut clock = started("hourglass 60s; freeze");
    clock.wait(300_000);
    assert_eq!((clock.left(White), clock.left(Black)), (0, 120_000));
    let mut clock = started("hourglass 60s");
    clock.wait(61_000);
    assert_eq!((clock.left(White), clock.left(Black)), (-1_000, 121_000));
}

#[test]
fn byo_yomi_examples() {
    for (elapsed, periods, flag) in [
        (29_999, 3, false),
        (30_000, 2, false),
        (89_999, 1, false),
        (90_000, 0, true),
    ] {
        let mut clock = started("0m + 3x30s");
        clock.wait(elapsed);
        assert_eq!(clock.overtime(White), Some(periods), "{elapsed}");
        assert_eq!(clock.flags().is_down(White), flag, "{elapsed}");
    }
}

#[test]
fn byo_yomi_discards_the_remainder_and_keeps_the_periods() {
    let mut clock = started("10s + 3x30s");
    clock.play(25_000);
    assert_eq!(
        (clock.overtime(White), clock.left(White)),
        (Some(3), 30_000)
    );
    clock.play(1_000);
    assert_eq!((clock.overtime(Black), clock.left(Black)), (None, 9_000));
    clock.play(30_000);
    assert_eq!(
        (clock.overtime(White), clock.left(White)),
        (Some(2), 30_000)
    );
    assert_eq!(clock.shown(White), ms(60_000));
}

#[test]
fn canadian_block_is_refilled_by_its_last_move() {
    let mut clock = started("10s + 2 moves in 30s");
    clock.play(15_000);
    assert_eq!(
        (clock.left(White), clock.moves_to_go(White)),
        (25_000, Some(1))
    );
    clock.play(1_000);
    clock.play(5_000);
    assert_eq!(
        (clock.left(White), clock.moves_to_go(White)),
        (30_000, Some(2))
    );
    clock.play(1_000);
    clock.play(30_000);
    assert_eq!(clock.first_flag(), Some(White));
}

#[test]
fn canadian_block_waits_for_its_button() {
    let mut clock = started("0m + 1 moves in 30s by button");
    assert!(clock.reload(White, clock.now()).is_err());
    clock.play(10_000);
    assert_eq!(clock.left(White), 20_000);
    clock.reload(White, clock.now()).unwrap();
    assert_eq!(clock.left(White), 30_000);
}

#[test]
fn gong_is_not_shortened_by_an_early_press() {
    let mut clock = started("gong 10s");
    clock.press(White, ms(4_000)).unwrap();
    assert_eq!(clock.running(), Some(White));
    clock.poll(ms(10_000)).unwrap();
    assert_eq!(clock.running(), Some(Black));
    assert_eq!((clock.moves(White), clock.missed_gongs(White)), (1, 0));
    clock.poll(ms(20_000)).unwrap();
    assert_eq!(
        (clock.running(), clock.missed_gongs(Black)),
        (Some(White), 1)
    );
    assert_eq!(clock.flags(), Flags::Up);
}

#[test]
fn gong_after_a_long_wait_is_where_polling_brings_it() {
    let rounds = 1_000_000_u64;
    let mut late = started("gong 1s vs gong 2s");
    late.poll(ms(3_000 * rounds + 1_500)).unwrap();
    assert_eq!(late.running(), Some(Black));
    assert_eq!(late.missed_gongs(White), 1_000_001);
    assert_eq!(late.missed_gongs(Black), 1_000_000);
    let mut polled = started("gong 1s vs gong 2s");
    let mut once = polled.clone();
    for at in (0..=31_500).step_by(250) {
        polled.poll(ms(at)).unwrap();
    }
    once.poll(ms(31_500)).unwrap();
    assert_eq!(polled, once);
}

#[test]
fn move_timer_loses_what_is_left() {
    let mut clock = started("30s per move");
    clock.play(29_999);
    assert_eq!(clock.left(White), 30_000);
    clock.play(1);
    assert_eq!(clock.left(Black), 30_000);
    assert!(!clock.play(30_000).in_time);
}

#[test]
fn count_up_never_flags() {
    let mut clock = started("count up");
    clock.play(5_000);
    clock.play(3_600_000);
    clock.play(1_000);
    assert_eq!(clock.shown(White), ms(6_000));
    assert_eq!(clock.time_used(Black), ms(3_600_000));
    assert_eq!((clock.flags(), clock.budget(White)), (Flags::Up, None));
}

#[test]
fn armageddon_increment_from_move_61() {
    let mut clock = started("5m + 3s from 61 vs 4m + 3s from 61");
    assert_eq!((clock.left(White), clock.left(Black)), (300_000, 240_000));
    for _ in 0..59 {
        assert_eq!(clock.play(100).credited, ms(0));
        assert_eq!(clock.play(100).credited, ms(0));
    }
    assert_eq!(clock.moves(White), 59);
    assert_eq!(clock.play(100).credited, ms(3_000));
    assert_eq!(clock.play(100).credited, ms(3_000));
    assert_eq!(clock.left(White), 300_000 - 6_000 + 3_000);
}

#[test]
fn unequal_sides_may_be_in_different_modes() {
    let mut clock = started("5m + 3s vs 1m + 2x10s");
    clock.play(3_000);
    clock.play(65_000);
    assert_eq!(clock.left(White), 303_000);
    assert_eq!(
        (clock.overtime(Black), clock.left(Black)),
        (Some(2), 10_000)
    );
}

#[test]
fn shortest_waits_are_exact() {
    let nanos = core::time::Duration::from_nanos;
    let mut clock = Clock::new("0.000000003s".parse().unwrap());
    clock.start(White, nanos(7)).unwrap();
    assert!(clock.at(nanos(9)).unwrap().flags() == Flags::Up);
    assert_eq!(
        clock.at(nanos(1_000)).unwrap().expired_at(White),
        Some(nanos(10))
    );
}
