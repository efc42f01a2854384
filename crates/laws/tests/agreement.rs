//! The two halves of the crate say the same: a number in the catalogue's article is the value
//! of the rules of that edition.
#![cfg(feature = "catalogue")]

use chesslaws_laws::catalogue::{self, Value};
use chesslaws_laws::rules::{Deduction, IncrementRequest, TimeBand};
use chesslaws_laws::{Edition, Points, Rules};
use core::time::Duration;

fn integer(edition: Edition, number: &str, name: &str) -> i64 {
    match param(edition, number, name) {
        Value::Integer(value) => value,
        other => panic!("{edition} {number}: {name} is {other:?}, not a number"),
    }
}

fn time(edition: Edition, number: &str, name: &str) -> Duration {
    let millis = integer(edition, number, name);
    Duration::from_millis(u64::try_from(millis).expect("times are not negative"))
}

fn param(edition: Edition, number: &str, name: &str) -> Value {
    let entry = catalogue::find(edition, number).expect("the article is printed");
    let value = entry.param(name);
    value.unwrap_or_else(|| panic!("{edition} {number} has no {name}"))
}

#[test]
fn default_times() {
    for (edition, number, name) in [
        (Edition::Fide2001, "6.7", "default_time_ms"),
        (Edition::Fide2005, "6.7", "default_time_ms"),
        (Edition::Russia2011, "6.6.1", "default_time_ms"),
        (Edition::Fide2023, "6.7.1", "default_ms_if_unspecified"),
    ] {
        let rules = Rules::of(edition);
        assert_eq!(time(edition, number, name), rules.default_time, "{edition}");
    }
    let excuse = param(Edition::Russia2011, "6.6.1", "arbiter_may_excuse");
    assert_eq!(
        excuse,
        Value::Flag(Rules::RUSSIA_2011.arrival.arbiter_may_excuse)
    );
}

#[test]
fn illegal_moves() {
    for (edition, number, name) in [
        (Edition::Fide2001, "7.4.b", "extra_ms"),
        (Edition::Fide2005, "7.4.b", "extra_ms"),
        (Edition::Russia2011, "7.4.2", "extra_ms"),
        (Edition::Fide2023, "7.5.5", "first_extra_ms"),
    ] {
        let tariff = Rules::of(edition).illegal.standard;
        assert_eq!(
            Some(time(edition, number, name)),
            tariff.compensation,
            "{edition}"
        );
        let loses_at = integer(edition, number, "loses_at");
        assert_eq!(loses_at, tariff.loses_at.into(), "{edition}");
    }
    for edition in [Edition::Fide2001, Edition::Fide2005] {
        let blitz = Rules::of(edition).illegal.blitz;
        assert_eq!(integer(edition, "C.3", "loses_at"), blitz.loses_at.into());
    }
    let illegal = Rules::FIDE_2023.illegal;
    let minute = time(Edition::Fide2023, "A.3", "extra_ms");
    assert_eq!(illegal.rapid.compensation, Some(minute));
    assert_eq!(illegal.rapid_supervised.compensation, Some(minute));
    assert_eq!(
        illegal.blitz.compensation,
        Some(time(Edition::Fide2023, "B.3", "extra_ms"))
    );
    let expected = time(Edition::Fide2023, "B.2", "expected_extra_ms");
    assert_eq!(illegal.blitz_supervised.compensation, Some(expected));
}

#[test]
fn wrong_claims() {
    for (edition, number, name) in [
        (Edition::Fide2001, "9.5.b", "opponent_extra_ms"),
        (Edition::Fide2005, "9.5.b", "opponent_extra_ms"),
        (Edition::Russia2011, "9.5.2", "opponent_extra_ms"),
        (Edition::Fide2023, "9.5.3", "extra_ms"),
    ] {
        let claims = Rules::of(edition).claims;
        assert_eq!(
            time(edition, number, name),
            claims.standard_compensation,
            "{edition}"
        );
    }
    for edition in [Edition::Fide2001, Edition::Fide2005] {
        let floor = time(edition, "9.5.b", "floor_ms");
        let cap = time(edition, "9.5.b", "max_deduction_ms");
        assert_eq!(
            Rules::of(edition).claims.deduction,
            Deduction::Half { cap, floor }
        );
        assert_eq!(time(edition, "9.5.b", "halve_above_ms"), 2 * floor);
        assert_eq!(time(edition, "9.5.b", "no_change_below_ms"), floor);
    }
    let fast = time(Edition::Fide2023, "9.5.3", "extra_ms_rapid");
    assert_eq!(Rules::FIDE_2023.claims.rapid_compensation, fast);
    assert_eq!(Rules::FIDE_2023.claims.blitz_compensation, fast);
}

#[test]
fn repetition_and_move_counts() {
    for (edition, _) in editions() {
        let rules = Rules::of(edition);
        let claim = integer(edition, "9.2", "occurrences");
        assert_eq!(claim, rules.repetition.claim_at.into(), "{edition}");
        let claim = integer(edition, "9.3", "moves_each");
        assert_eq!(claim, rules.move_count.claim_at.into(), "{edition}");
    }
    let rules = Rules::FIDE_2023;
    let five = integer(Edition::Fide2023, "9.6.1", "occurrences");
    assert_eq!(
        rules.repetition.automatic.map(|draw| draw.count.into()),
        Some(five)
    );
    let moves = integer(Edition::Fide2023, "9.6.2", "moves_each");
    assert_eq!(rules.move_count.automatic_at.map(i64::from), Some(moves));
    let agreed = integer(Edition::Fide2023, "5.2.3", "min_moves_each");
    assert_eq!(agreed, rules.agreement.min_moves_each.into());
}

fn editions() -> impl Iterator<Item = (Edition, &'static str)> {
    [
        (Edition::Fide2001, "11.1"),
        (Edition::Fide2005, "11.1"),
        (Edition::Russia2011, "12.1"),
        (Edition::Fide2023, "10.1"),
    ]
    .into_iter()
}

#[test]
fn scores() {
    for (edition, number) in editions() {
        let points = |name| match param(edition, number, name) {
            Value::Integer(value) => Points::from_hundredths(100 * value as i32),
            Value::Points(points) => points,
            other => panic!("{edition} {number}: {name} is {other:?}"),
        };
        let scores = Rules::of(edition).scores;
        assert_eq!(points("win"), scores.win);
        assert_eq!(points("draw"), scores.draw);
        assert_eq!(points("loss"), scores.loss);
    }
}

#[test]
fn recording() {
    for (edition, below, added) in [
        (Edition::Fide2001, "threshold_ms", "increment_floor_ms"),
        (Edition::Fide2005, "threshold_ms", "increment_floor_ms"),
        (Edition::Russia2011, "threshold_ms", "increment_floor_ms"),
        (Edition::Fide2023, "below_ms", "min_added_ms"),
    ] {
        let recording = Rules::of(edition).recording;
        assert_eq!(time(edition, "8.4", below), recording.exempt_below);
        assert_eq!(time(edition, "8.4", added), recording.increment_keeps_duty);
    }
}

#[test]
fn quickplay() {
    for (edition, claim, name, postponed, rejected, extra) in [
        (
            Edition::Fide2001,
            "10.2",
            "threshold_ms",
            "10.2.b",
            "10.2.c",
            "extra_ms",
        ),
        (
            Edition::Fide2005,
            "10.2",
            "threshold_ms",
            "10.2.b",
            "10.2.c",
            "extra_ms",
        ),
        (
            Edition::Russia2011,
            "10.2",
            "threshold_ms",
            "10.2.2",
            "10.2.3",
            "extra_ms",
        ),
        (
            Edition::Fide2023,
            "III.5",
            "below_ms",
            "III.5.2",
            "III.5.3",
            "opponent_extra_ms",
        ),
    ] {
        let quickplay = Rules::of(edition).quickplay;
        assert_eq!(time(edition, claim, name), quickplay.threshold);
        assert_eq!(
            time(edition, postponed, extra),
            quickplay.postponed_compensation
        );
        assert_eq!(
            time(edition, rejected, extra),
            quickplay.rejected_compensation
        );
    }
    let request = IncrementRequest {
        increment: time(Edition::Fide2023, "III.4", "increment_ms"),
        compensation: time(Edition::Fide2023, "III.4", "opponent_extra_ms"),
    };
    assert_eq!(Rules::FIDE_2023.quickplay.increment_request, Some(request));
}

#[test]
fn rapid_and_blitz() {
    for edition in [Edition::Fide2001, Edition::Fide2005] {
        let modes = Rules::of(edition).modes;
        let flag = |name| param(edition, "B.1", name) == Value::Flag(true);
        let rapid = TimeBand {
            from: time(edition, "B.1", "min_ms"),
            from_included: flag("min_inclusive"),
            to: time(edition, "B.1", "max_ms"),
            to_included: flag("max_inclusive"),
        };
        assert_eq!(rapid, modes.rapid, "{edition}");
        assert_eq!(time(edition, "C.1", "below_ms"), modes.blitz.to);
        assert!(!modes.blitz.to_included);
        let completed = integer(edition, "B.4", "completed_moves_each");
        assert_eq!(
            Rules::of(edition).set_up.rapid_limit.map(i64::from),
            Some(completed)
        );
    }
    let (edition, rules) = (Edition::Fide2023, Rules::FIDE_2023);
    assert_eq!(time(edition, "A.1", "over_ms"), rules.modes.rapid.from);
    assert_eq!(time(edition, "A.1", "under_ms"), rules.modes.rapid.to);
    assert_eq!(time(edition, "B.1", "max_ms"), rules.modes.blitz.to);
    let assumed = integer(edition, "A.1", "moves_assumed");
    assert_eq!(rules.modes.increments.map(i64::from), Some(assumed));
    let rapid = integer(edition, "A.4.1", "max_games_per_arbiter");
    assert_eq!(
        rules.modes.rapid_games_per_arbiter.map(i64::from),
        Some(rapid)
    );
    let blitz = integer(edition, "B.2.1", "max_games_per_arbiter");
    assert_eq!(
        rules.modes.blitz_games_per_arbiter.map(i64::from),
        Some(blitz)
    );
    let limit = integer(edition, "A.5.1.2", "moves_each");
    assert_eq!(rules.set_up.rapid_limit.map(i64::from), Some(limit));
    let reversed = integer(edition, "7.3", "moves_limit");
    assert_eq!(
        rules.set_up.reversed_restart_below.map(i64::from),
        Some(reversed)
    );
}

#[test]
fn absences_in_russia() {
    let arrival = Rules::RUSSIA_2011.arrival;
    let one = integer(Edition::Russia2011, "13.19", "forfeits");
    assert_eq!(arrival.unexcused_absences_exclude.map(i64::from), Some(one));
    let three = integer(Edition::Russia2011, "13.20", "forfeits");
    assert_eq!(arrival.absences_exclude.map(i64::from), Some(three));
}
