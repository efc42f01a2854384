//! Standard, rapid, blitz; the rating classes of US Chess.

use crate::White;
use chesslaws_clock::{RateOfPlay, TimeControl, UsRating};
use chesslaws_laws::Edition;

fn class(control: &str, edition: Edition) -> Option<RateOfPlay> {
    control
        .parse::<TimeControl>()
        .unwrap()
        .rate_of_play(White, edition)
}

#[test]
fn fide_2023_a_1_and_b_1_limits() {
    for (control, expected) in [
        ("10m", Some(RateOfPlay::Blitz)),
        ("10m + 0.000000001s", Some(RateOfPlay::Rapid)),
        ("3m+2s", Some(RateOfPlay::Blitz)),
        ("5m+5s", Some(RateOfPlay::Blitz)),
        ("15m+10s", Some(RateOfPlay::Rapid)),
        ("25m+10s", Some(RateOfPlay::Rapid)),
        ("3599s", Some(RateOfPlay::Rapid)),
        ("60m", Some(RateOfPlay::Standard)),
        ("90m/40 + 30m + 30s", Some(RateOfPlay::Standard)),
        ("60m + 5s delay", Some(RateOfPlay::Standard)),
        ("5m/40", Some(RateOfPlay::Blitz)),
        ("10m + 3x30s", None),
        ("hourglass 5m", None),
    ] {
        assert_eq!(class(control, Edition::Fide2023), expected, "{control}");
    }
}

#[test]
fn fide_2023_b_1_repeated_periods_and_late_increments_count_for_sixty_moves() {
    // 40 moves in 6 minutes, again for the other 20: 12 minutes.
    assert_eq!(class("6m/40", Edition::Fide2023), Some(RateOfPlay::Rapid));
    // From move 61 on the increment is not counted.
    assert_eq!(
        class("10m + 30s from 61", Edition::Fide2023),
        Some(RateOfPlay::Blitz)
    );
    assert_eq!(
        class("9m + 30s from 60", Edition::Fide2023),
        Some(RateOfPlay::Blitz)
    );
    assert_eq!(
        class("10m + 30s from 60", Edition::Fide2023),
        Some(RateOfPlay::Rapid)
    );
}

#[test]
fn fide_2009_b_1_blitz_was_below_15_minutes() {
    for edition in Edition::ALL {
        let old = edition < Edition::Fide2014;
        let expected = if old {
            RateOfPlay::Blitz
        } else {
            RateOfPlay::Rapid
        };
        assert_eq!(class("14m", edition), Some(expected), "{edition}");
        assert_eq!(class("15m", edition), Some(RateOfPlay::Rapid), "{edition}");
    }
}

#[test]
fn us_chess_rule_5_rating_classes() {
    for (control, expected) in [
        ("G/10 d/0", Some(UsRating::Blitz)),
        ("G/3 inc/2", Some(UsRating::Blitz)),
        ("G/25 d/3", Some(UsRating::Quick)),
        ("G/60 d/5", Some(UsRating::Dual)),
        ("G/90 d/5", Some(UsRating::Regular)),
        ("40/120, SD/60; inc30", Some(UsRating::Regular)),
        ("G/2 inc/3", None),
        ("G/4", None),
        ("G/4 inc/30", None),
        ("10m + 3x30s", None),
    ] {
        let control: TimeControl = control.parse().unwrap();
        assert_eq!(control.us_rating(White), expected, "{control}");
    }
}
