//! The times of the UCI command `go`.

use crate::{Play, ms, ready, secs, started};
use chesslaws_clock::GoTimes;

#[test]
fn both_sides_are_always_told() {
    let mut clock = started("5m vs 4m");
    clock.play(1_500);
    assert_eq!(
        clock.go_times().to_string(),
        "go wtime 298500 btime 240000 winc 0 binc 0"
    );
}

#[test]
fn moves_to_go_counts_down_and_is_never_zero() {
    let mut clock = started("60s/3 + 30s/end");
    for expected in [
        Some(3),
        Some(3),
        Some(2),
        Some(2),
        Some(1),
        Some(1),
        None,
        None,
    ] {
        assert_eq!(clock.go_times().moves_to_go, expected);
        clock.play(100);
    }
    let mut clock = started("60s/1 + 30s/end; at flag");
    clock.play(100);
    clock.play(100);
    assert_eq!(clock.go_times().moves_to_go, None);
}

#[test]
fn times_are_rounded_down_and_never_negative() {
    let mut clock = started("60s");
    clock
        .poll(ms(0) + core::time::Duration::from_nanos(1))
        .unwrap();
    assert!(clock.go_times().to_string().starts_with("go wtime 59999 "));
    clock.wait(61_000);
    assert!(clock.go_times().to_string().starts_with("go wtime 0 "));
}

#[test]
fn delay_byo_yomi_and_move_time_are_told_safely() {
    for (control, expected) in [
        ("60d5", "go wtime 65000 btime 65000 winc 0 binc 0"),
        ("3m+2s", "go wtime 182000 btime 182000 winc 2000 binc 2000"),
        (
            "0m + 3x30s",
            "go wtime 30000 btime 30000 winc 0 binc 0 movestogo 1",
        ),
        (
            "0m + 5 moves in 30s",
            "go wtime 30000 btime 30000 winc 0 binc 0 movestogo 5",
        ),
        ("10s per move", "go movetime 10000"),
        ("hourglass 60s", "go wtime 60000 btime 60000 winc 0 binc 0"),
        ("count up", "go infinite"),
    ] {
        assert_eq!(ready(control).go_times().to_string(), expected, "{control}");
    }
}

#[test]
fn go_is_read_and_written_back() {
    for text in [
        "go wtime 300000 btime 299000 winc 2000 binc 2000",
        "go wtime 300000 btime 299000 winc 0 binc 0 movestogo 12",
        "go movetime 500",
        "go infinite",
    ] {
        assert_eq!(text.parse::<GoTimes>().unwrap().to_string(), text);
    }
    let go: GoTimes = "go ponder searchmoves e2e4 btime 5 depth 9 winc 1"
        .parse()
        .unwrap();
    assert_eq!(go.left, Some([secs(0), ms(5)]));
    assert_eq!(go.increment, [ms(1), ms(0)]);
    assert_eq!(
        "go movestogo 0".parse::<GoTimes>().unwrap().moves_to_go,
        None
    );
    for text in [
        "go wtime",
        "go wtime x",
        "go winc 99999999999999999999",
        "go movestogo 9999999999",
    ] {
        assert!(text.parse::<GoTimes>().is_err(), "{text}");
    }
    assert_eq!(
        ready("5m").go_times().left.map(|[_, black]| black),
        Some(secs(300))
    );
}
