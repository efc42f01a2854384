//! The values printed in the teaching paper of the FIDE Technical Commission.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

mod common;

use chesslaws_scoring::{Calculation, Options, Rational, TieBreak, TieBreakRules, TieBreakValue};

fn rules(rules: TieBreakRules) -> Options {
    Options {
        rules: Some(rules),
        ..Options::default()
    }
}

#[test]
fn all_288_printed_values_of_the_swiss() {
    let event = common::tournament("tec/tec-swiss-16p5r.trf");
    let calculation = Calculation::new(&event, rules(TieBreakRules::FIDE_2024));
    let (header, rows) = common::table("tec/tec-swiss-16p5r.official.csv");
    let mut compared = 0;
    assert_eq!(header[1], "PTS");
    for (column, code) in header.iter().enumerate().skip(2) {
        // The average of opponents' Buchholz is printed to one decimal.
        let (code, places) = match code.as_str() {
            "AOB(1dp)" => ("AOB", 1),
            code => (code, 2),
        };
        let criterion: TieBreak = code.parse().unwrap();
        let standings = calculation.standings(std::slice::from_ref(&criterion));
        for row in &rows {
            let value = standings.row(row[0].parse().unwrap()).unwrap().values[0];
            let number = value.number().unwrap();
            let printed: f64 = row[column].parse().unwrap();
            let unit = 10_f64.powi(i32::from(places));
            let expected = (printed * unit).round() as i64;
            assert_eq!(number.rounded(places), expected, "{code} of {}", row[0]);
            compared += 1;
        }
    }
    assert_eq!(compared, 18 * 16);
}

#[test]
fn misprints_of_the_paper_have_their_right_values() {
    // The paper prints 0 for ARO/C1 of player 12 and calls it undefined.
    let event = common::tournament("tec/tec-swiss-16p5r.trf");
    let calculation = Calculation::new(&event, rules(TieBreakRules::FIDE_2024));
    let explanation = calculation.explain(12, &"ARO/C1".parse().unwrap()).unwrap();
    assert_eq!(explanation.value, TieBreakValue::Undefined);
    assert_eq!(
        explanation.contributions.len(),
        1,
        "one game over the board, and it is cut"
    );
    // Its table of performances misprints the fraction for players 4, 6, 9 and 12; the
    // performances themselves follow from .75, .50, 0 and 0.
    for (number, average, difference) in [
        (4, 1888, 193),
        (6, 1813, 0),
        (9, 1975, -800),
        (12, 2050, -800),
    ] {
        let value = calculation
            .explain(number, &"TPR".parse().unwrap())
            .unwrap()
            .value;
        let expected = TieBreakValue::Number(Rational::from(average + difference));
        assert_eq!(value, expected, "{number}");
    }
}

#[test]
fn round_robin_columns() {
    let event = common::tournament("tec/tec-rr-6p5r.trf");
    let (header, rows) = common::table("tec/tec-rr-6p5r.expected.csv");
    let (compared, wrong) =
        common::differences(&event, rules(TieBreakRules::FIDE_2024), &header, &rows, &[]);
    assert_eq!((compared, wrong), (6 * 5, vec![]));
}

#[test]
fn round_robin_ranking_by_direct_encounter_and_sonneborn_berger() {
    let event = common::tournament("tec/tec-rr-6p5r.trf");
    let calculation = Calculation::new(&event, rules(TieBreakRules::FIDE_2024));
    let standings = calculation.standings(&TieBreak::parse_list("DE,SB,KS").unwrap());
    let (_, rows) = common::table("tec/tec-rr-6p5r.expected.csv");
    for row in rows {
        let rank = standings.row(row[0].parse().unwrap()).unwrap().rank;
        assert_eq!(rank.unwrap().to_string(), row[1], "player {}", row[0]);
    }
}

/// Player 6 of the round robin won by forfeit with Black against player 5. C.07 15.2 calls that a
/// regular game; the reference program of the commission (version 1.9.57) does not, under either
/// edition: it says WON 0 and BPG 2 for player 6, and an average rating of 2125 for player 5.
#[test]
fn c07_15_2_round_robin_forfeits_follow_the_text() {
    let event = common::tournament("tec/tec-rr-6p5r.trf");
    let value = |edition, number, code: &str| {
        let calculation = Calculation::new(&event, rules(edition));
        let explanation = calculation.explain(number, &code.parse().unwrap()).unwrap();
        explanation.value.text(explanation.tie_break.kind)
    };
    let (old, new) = (TieBreakRules::FIDE_2024, TieBreakRules::FIDE_2026);
    for edition in [old, new] {
        assert_eq!(value(edition, 6, "WON"), "1");
        assert_eq!(value(edition, 6, "BPG"), "3");
        assert_eq!(value(edition, 6, "BWG"), "1");
    }
    // Ratings count the forfeit as a game until 2026, and no longer from then on.
    assert_eq!(value(old, 5, "ARO"), "2100");
    assert_eq!(value(new, 5, "ARO"), "2125");
    // The lost forfeit of player 5 was with White; it is a round elected under the old text only.
    assert_eq!(value(old, 5, "REP"), "5");
    assert_eq!(value(new, 5, "REP"), "4");
    // The reference program gives 2125 for both editions.
    let reference = "2125";
    assert_ne!(value(old, 5, "ARO"), reference);
    assert_eq!(value(new, 5, "ARO"), reference);
}

#[test]
fn c07_6_3_direct_encounter_places_who_is_alone_at_the_top() {
    let event = common::tournament("tec/tec-swiss-16p5r.trf");
    let calculation = Calculation::new(&event, rules(TieBreakRules::FIDE_2024));
    let standings = calculation.standings(&TieBreak::parse_list("DE").unwrap());
    // 3.5 points: 1, 3, 4 and 16. 1-4 and 3-4 drew; 16 met none of them, 1 and 3 did not meet:
    // nobody is certain of the top.
    for number in [1, 3, 4, 16] {
        let value = standings.row(number).unwrap().values[0];
        assert_eq!(value, TieBreakValue::Undecided, "{number}");
    }
    // 2.5 points: 5, 8, 11; 5 beat 11 and the others did not meet.
    let explanation = standings.explain(&calculation, 5, 0).unwrap();
    assert_eq!(explanation.group, [5, 8, 11]);
    assert_eq!(explanation.contributions.len(), 1);
}
