//! Tie-break values of real and generated events against values calculated elsewhere.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

mod common;

use chesslaws_scoring::Options;

/// All columns of a file, under the rules their codes name.
fn check(event: &str, expected: &str, count: usize) {
    let tournament = common::tournament(event);
    let (header, rows) = common::table(expected);
    let (compared, wrong) =
        common::differences(&tournament, Options::default(), &header, &rows, &[]);
    assert!(
        wrong.is_empty(),
        "{event}: {} of {compared}:\n{}",
        wrong.len(),
        wrong.join("\n")
    );
    assert_eq!(compared, count);
}

#[test]
fn fide_swiss_of_16_in_both_editions() {
    check(
        "tec/tec-swiss-16p5r.trf",
        "tec/tec-swiss-16p5r.expected.csv",
        16 * 33,
    );
}

#[test]
fn generated_swiss_of_61() {
    check(
        "generated/rtg-61p9r.trf",
        "generated/rtg-61p9r.expected.csv",
        61 * 33,
    );
}

#[test]
fn generated_swiss_of_40_with_three_points_for_a_win() {
    check(
        "generated/rtg-40p7r-310.trf",
        "generated/rtg-40p7r-310.expected.csv",
        40 * 33,
    );
}

#[test]
fn small_swiss_with_byes() {
    let name = "format/caissify/small_7p5r_byes";
    check(
        &format!("{name}.trf"),
        &format!("{name}.expected.csv"),
        7 * 33,
    );
}

#[test]
fn medium_swiss_with_forfeits() {
    let name = "format/caissify/medium_9p7r_forfeits";
    check(
        &format!("{name}.trf"),
        &format!("{name}.expected.csv"),
        9 * 33,
    );
}

#[test]
fn swiss_of_15() {
    let name = "format/caissify/large_15p9r_mixed";
    check(
        &format!("{name}.trf"),
        &format!("{name}.expected.csv"),
        15 * 33,
    );
}

#[test]
fn swiss_of_30() {
    let name = "format/caissify/big_30p11r_varied";
    check(
        &format!("{name}.trf"),
        &format!("{name}.expected.csv"),
        30 * 33,
    );
}

#[test]
fn swiss_of_50() {
    let name = "format/caissify/stress_50p15r";
    check(
        &format!("{name}.trf"),
        &format!("{name}.expected.csv"),
        50 * 33,
    );
}

#[test]
fn swiss_of_60_before_its_last_round() {
    let name = "format/caissify/bbp_issue7_60p14r";
    check(
        &format!("{name}.trf"),
        &format!("{name}.expected.csv"),
        60 * 33,
    );
}
