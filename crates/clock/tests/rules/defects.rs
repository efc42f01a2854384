//! Defects of other clocks, reported in public: the right behaviour, under the rule's name.
//! The numbers are those of the table in the crate's documentation.

use crate::{Black, Play, White, ms, ready, secs, started};
use chesslaws_clock::{
    Clock, ClockError, Flags, GoTimes, NotationError, OpponentTime, SideSetting, TimeControl,
    TimeControlTag, TimeForm, TwoParts, clock_after, commands, time_spent,
};

#[test]
fn defect_01_test_the_flag_then_add_the_period() {
    let mut clock = started("40/60:1800");
    clock.set_moves(White, 39, ms(0)).unwrap();
    let press = clock.play(60_001);
    assert!(!press.in_time);
    assert_eq!((clock.left(White), clock.period(White)), (-1, 0));
}

#[test]
fn defect_02_increment_at_the_start_and_not_twice_at_a_period() {
    let mut clock = started("2/60+1:60+1");
    assert_eq!(clock.left(White), 61_000);
    for _ in 0..3 {
        clock.play(0);
    }
    assert_eq!(clock.left(White), 60_000 + 60_000 + 3_000);
}

#[test]
fn defect_03_moves_to_go_counts_down_and_starts_again() {
    let mut clock = started("60s/3");
    let mut seen = Vec::new();
    for _ in 0..4 {
        seen.push(clock.go_times().moves_to_go.unwrap());
        clock.play(0);
        clock.play(0);
    }
    assert_eq!(seen, [3, 2, 1, 3]);
}

#[test]
fn defect_04_time_for_each_move_is_tested_and_starts_afresh() {
    let mut clock = started("10s per move");
    for _ in 0..20 {
        assert!(clock.play(9_999).in_time);
    }
    assert!(!clock.play(10_000).in_time);
}

#[test]
fn defect_05_a_tag_shows_both_sides_and_move_time_has_a_form() {
    let tag = |text: &str| {
        text.parse::<TimeControl>()
            .unwrap()
            .to_pgn()
            .unwrap()
            .to_string()
    };
    assert_eq!(tag("5m vs 4m"), "300; 240");
    assert_eq!(tag("10s per move"), "1/10");
    assert!("0".parse::<TimeControl>().is_err());
}

#[test]
fn defect_06_22_zero_base_with_increment_is_valid() {
    let mut clock = started("0+5");
    clock.wait(4_999);
    assert_eq!(clock.flags(), Flags::Up);
}

#[test]
fn defect_07_21_33_34_both_have_the_first_increment_and_see_it_at_their_own_press() {
    let mut clock = started("3m+2s");
    assert_eq!(clock.left(White), clock.left(Black));
    clock.play(1_000);
    assert_eq!(clock.left(White), 183_000);
    assert_eq!(clock.left(Black), 182_000);
}

#[test]
fn defect_09_no_arithmetic_before_the_start() {
    let mut clock = ready("5m");
    assert_eq!(
        clock.press(White, secs(75_638)),
        Err(ClockError::NotStarted)
    );
    clock.poll(secs(75_638)).unwrap();
    assert_eq!(clock.left(White), 300_000);
}

#[test]
fn defect_10_time_is_what_the_host_measured_and_nothing_else() {
    let mut clock = started("1s");
    assert!(clock.press(White, ms(999)).unwrap().in_time);
    assert_eq!(clock.left(White), 1);
}

#[test]
fn defect_11_12_the_clock_reports_and_never_decides() {
    // Stalemate on the board at 59 s, seen at 70 s: the order of the two is in the clock.
    let mut clock = started("60s");
    clock.complete_move(White, secs(59)).unwrap();
    clock.notice_flag(White, secs(70)).unwrap();
    assert_eq!(clock.expired_at(White), Some(secs(60)));
    assert_eq!(clock.flag_noticed_at(White), Some(secs(70)));
    assert_eq!(clock.moves(White), 1);
}

#[test]
fn defect_15_the_flag_does_not_ask_for_the_move_number() {
    let mut clock = started("60s");
    clock.play(1_000);
    clock
        .undo_press(OpponentTime::Returned, clock.now())
        .unwrap();
    assert_eq!(clock.moves(White), 0);
    clock.wait(59_000);
    assert_eq!(clock.flags(), Flags::Down(White));
}

#[test]
fn defect_16_given_time_is_told_apart_from_time_spent() {
    let mut clock = started("60s");
    let before = clock.time_left(White).time();
    clock.add_time(White, secs(15), ms(0)).unwrap();
    let press = clock.play(5_000);
    let after = clock.time_left(White).time();
    assert_eq!(press.spent, secs(5));
    assert_eq!(
        time_spent(before, after, press.credited + secs(15)),
        Some(secs(5))
    );
    assert_eq!(time_spent(before, after, press.credited), None);
}

#[test]
fn defect_17_26_31_one_tolerant_reader_of_clock_times() {
    for text in [
        "[%clk 0:00:58.6]",
        "[%clk\n0:00:58.6]",
        "[\n%clk 0:00:58,6 ]",
    ] {
        let read: Vec<_> = commands(text, TwoParts::Refuse).collect();
        assert_eq!(read.len(), 1);
        assert_eq!(read[0].unwrap().time, ms(58_600), "{text:?}");
    }
    let two = commands("[%clk 03:00]", TwoParts::MinutesSeconds).next();
    assert_eq!(two.unwrap().unwrap().form, TimeForm::TwoParts);
}

#[test]
fn defect_18_a_derived_clock_is_no_reading() {
    assert_eq!(
        clock_after(secs(7_200), secs(300), secs(30)),
        Some(secs(6_930))
    );
    assert!(
        commands("[%emt 0:05:00]", TwoParts::Refuse)
            .all(|command| command.unwrap().kind.name() == "emt")
    );
}

#[test]
fn defect_19_the_first_increment_is_a_choice() {
    let mut clock = started("3m + 2s from 2");
    assert_eq!(clock.left(White), 180_000);
    assert_eq!(clock.play(0).credited, ms(2_000));
}

#[test]
fn defect_20_a_flag_belongs_to_its_own_game() {
    let mut old = started("60s");
    let new = started("60s");
    old.wait(60_000);
    assert_eq!(old.flags(), Flags::Down(White));
    assert_eq!(new.flags(), Flags::Up);
}

#[test]
fn defect_23_a_reset_gives_each_side_its_own_time() {
    let mut clock = started("5m vs 4m");
    clock.play(1_000);
    let clock = Clock::new(clock.control().clone());
    assert_eq!((clock.left(White), clock.left(Black)), (300_000, 240_000));
}

#[test]
fn defect_24_repeated_taps_change_nothing() {
    let mut clock = started("60d5");
    clock.press(White, ms(6_000)).unwrap();
    let before = clock.clone();
    assert!(matches!(
        clock.press(White, ms(6_010)),
        Err(ClockError::NotOnMove { .. })
    ));
    assert_eq!(clock, before);
}

#[test]
fn defect_25_a_penalty_is_exact_at_its_bounds() {
    for (penalty, left, flag) in [(29_999, 1, false), (30_000, 0, true), (30_001, 0, true)] {
        let mut clock = ready("30s");
        let taken = clock.subtract_time(White, ms(penalty), ms(0)).unwrap();
        assert_eq!((clock.left(White), taken.flag_fell), (left, flag));
        assert_eq!(taken.taken, ms(penalty.min(30_000)));
    }
}

#[test]
fn defect_27_28_29_structured_periods_with_delay_and_increment_per_field() {
    let control: TimeControl = "40/5400+30:1800+30".parse().unwrap();
    let periods = control.schedule(White).periods();
    assert_eq!(periods[0].time(), secs(5_400));
    assert!(
        periods
            .iter()
            .all(|period| period.mode() == periods[0].mode())
    );
    let delay: TimeControl = "2700d5".parse().unwrap();
    assert_eq!(delay.to_pgn().unwrap().to_string(), "2700d5");
}

#[test]
fn defect_30_every_command_of_a_comment_is_read() {
    let count = commands(
        "[%clk 0:01:00] x [%emt 0:00:03] y [%egt 0:00:09]",
        TwoParts::Refuse,
    );
    assert_eq!(count.filter(Result::is_ok).count(), 3);
}

#[test]
fn defect_32_delay_over_zero_pause_and_signed_time() {
    let mut clock = started("G/0;d5");
    clock.wait(4_000);
    assert_eq!(clock.flags(), Flags::Up);
    clock.pause(clock.now()).unwrap();
    clock.resume(secs(60)).unwrap();
    clock.poll(secs(62)).unwrap();
    assert_eq!(clock.expired_at(White), Some(secs(61)));
    assert_eq!(clock.time_left(White).time(), ms(0));
    assert_eq!(clock.left(White), -1_000);
}

#[test]
fn defect_35_counters_are_not_reset_by_moves() {
    let mut clock = started("40/60:60");
    for moves in 1..=20 {
        clock.play(0);
        assert_eq!(clock.moves(White), moves);
        clock.play(0);
        assert_eq!(clock.moves(Black), moves);
    }
    assert_eq!((clock.left(White), clock.left(Black)), (60_000, 60_000));
}

#[test]
fn defect_36_byo_yomi_is_state_and_not_derived_from_a_display() {
    let mut clock = started("0m + 3x30s");
    clock.wait(40_000);
    let mut again = Clock::from_record(&clock.to_record()).unwrap();
    again.wait(5_000);
    assert_eq!(
        (again.overtime(White), again.left(White)),
        (Some(2), 15_000)
    );
    again.play(14_999);
    assert_eq!(
        (again.overtime(White), again.left(White)),
        (Some(2), 30_000)
    );
    assert_eq!(again.flags(), Flags::Up);
}

#[test]
fn defect_37_one_clock_decides_and_late_news_changes_nothing() {
    let mut early = started("60s");
    let mut late = started("60s");
    early.poll(secs(60)).unwrap();
    early.poll(secs(65)).unwrap();
    late.poll(secs(65)).unwrap();
    assert_eq!(early, late);
}

#[test]
fn defect_38_39_40_uci_tells_both_sides_clamps_and_counts_the_last_move() {
    let mut clock = started("40/60:60");
    clock.set_moves(White, 39, ms(0)).unwrap();
    clock.wait(59_999);
    assert_eq!(
        clock.go_times().to_string(),
        "go wtime 1 btime 60000 winc 0 binc 0 movestogo 1"
    );
    clock.wait(1_000);
    assert!(
        clock
            .go_times()
            .to_string()
            .starts_with("go wtime 0 btime 60000")
    );
    let read: GoTimes = "go wtime -250 btime 1".parse().unwrap();
    assert_eq!(read.left, Some([ms(0), ms(1)]));
}

#[test]
fn defect_42_spent_is_unknown_and_never_negative() {
    assert_eq!(time_spent(secs(180), secs(181), secs(0)), None);
    assert_eq!(time_spent(secs(180), secs(181), secs(2)), Some(secs(1)));
}

#[test]
fn defect_43_the_counter_counts_presses_of_its_own_side() {
    let mut clock = started("60s");
    for _ in 0..5 {
        clock.play(0);
    }
    assert_eq!((clock.moves(White), clock.moves(Black)), (3, 2));
}

#[test]
fn rule_ambiguous_minutes_are_asked_about() {
    assert!(matches!(
        "90+30".parse::<TimeControlTag>(),
        Err(NotationError::Ambiguous { .. })
    ));
    assert!(TimeControlTag::parse_as_seconds("90+30").is_ok());
}

#[test]
fn rule_double_press_shifts_no_counter_and_set_counter_mends_one() {
    let mut clock = started("60s/2 + 30s/end");
    clock.play(0);
    assert!(clock.press(White, ms(0)).is_err());
    assert_eq!(clock.moves(White), 1);
    let setting = SideSetting {
        moves: 0,
        ..clock.setting(White)
    };
    clock.set_side(White, setting, ms(0)).unwrap();
    assert_eq!(clock.moves_to_go(White), Some(2));
}
