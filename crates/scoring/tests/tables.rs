//! Standings, crosstables and explanations as people see them.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

mod common;

use chesslaws_scoring::{Calculation, Crosstable, Note, Options, TieBreak, TieBreakRules};

fn options() -> Options {
    Options {
        rules: Some(TieBreakRules::FIDE_2026),
        ..Options::default()
    }
}

#[test]
fn crosstable_of_a_round_robin() {
    let event = common::tournament("tec/tec-rr-6p5r.trf");
    let calculation = Calculation::new(&event, options());
    let standings = calculation.standings(&TieBreak::parse_list("DE,SB,KS,BH").unwrap());
    insta::assert_snapshot!(Crosstable::new(&calculation, &standings).to_string());
    let code = "BH".to_owned();
    assert_eq!(standings.notes, [Note::BuchholzInRoundRobin { code }]);
}

#[test]
fn crosstable_of_a_swiss() {
    let event = common::tournament("tec/tec-swiss-16p5r.trf");
    let calculation = Calculation::new(&event, options());
    let standings = calculation.standings(&TieBreak::parse_list("BH:C1,BH,SB,ARO/C1").unwrap());
    insta::assert_snapshot!(Crosstable::new(&calculation, &standings).to_string());
}

#[test]
fn crosstable_of_teams() {
    let event = common::tournament("format/echecs/grandmommyscup.trf");
    let calculation = Calculation::new(&event, Options::default());
    let standings = calculation.standings(event.tie_breaks());
    let text = Crosstable::new(&calculation, &standings).to_string();
    let top: Vec<&str> = text.lines().take(6).collect();
    insta::assert_snapshot!(top.join("\n"));
}

#[test]
fn table_as_csv_html_and_svg() {
    let event = common::tournament("tec/tec-rr-6p5r.trf");
    let calculation = Calculation::new(&event, options());
    let standings = calculation.standings(&TieBreak::parse_list("SB").unwrap());
    let table = Crosstable::new(&calculation, &standings);
    insta::assert_snapshot!("csv", table.to_csv());
    insta::assert_snapshot!("html", table.to_html());
    insta::assert_snapshot!("svg", table.to_svg());
}

#[test]
fn explanations_name_opponents_contributions_and_cuts() {
    let event = common::tournament("tec/tec-swiss-16p5r.trf");
    let calculation = Calculation::new(&event, options());
    let explain = |number, code: &str| {
        calculation
            .explain(number, &code.parse().unwrap())
            .unwrap()
            .to_string()
    };
    // Player 4 drew with 1 and 3, beat 12 and 13 and had a half-point bye in round 2.
    let all = ["BH/C1", "SB/C1", "ARO/C1", "PS/C1", "AOB"].map(|code| explain(4, code));
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn names_of_any_kind_stay_inside_their_cells() {
    let mut builder = chesslaws_scoring::Tournament::builder("<script>\u{1}", 1);
    builder.player(chesslaws_scoring::Player::new(1, "\"O'Neil\", <b>\n"));
    let event = builder.build().unwrap();
    let calculation = Calculation::new(&event, Options::default());
    let table = Crosstable::new(&calculation, &calculation.standings(&[]));
    assert!(!table.to_html().contains("<script>") && !table.to_html().contains("<b>"));
    assert!(!table.to_svg().contains('\u{1}') && !table.to_svg().contains("<b>"));
    assert!(table.to_csv().contains("\"\"\"O'Neil\"\", <b>\n\""));
}

#[test]
fn unrated_players_drop_the_ratings_based_codes_unless_a_rule_is_given() {
    let mut builder = chesslaws_scoring::Tournament::builder("Open", 1);
    builder.player(chesslaws_scoring::Player::new(1, "Rated").rating(1800));
    builder.player(chesslaws_scoring::Player::new(2, "Unrated"));
    builder.game(1, 1, 2, chesslaws_laws::Score::DRAW).unwrap();
    let event = builder.build().unwrap();
    let list = TieBreak::parse_list("ARO").unwrap();
    let standings = Calculation::new(&event, Options::default()).standings(&list);
    let code = "ARO".to_owned();
    assert_eq!(standings.notes, [Note::Dropped { code, unrated: 1 }]);
    assert_eq!(standings.rows[0].rank, standings.rows[1].rank);
    let rules = TieBreakRules {
        unrated_as: Some(1400),
        ..TieBreakRules::FIDE_2026
    };
    let options = Options {
        rules: Some(rules),
        ..Options::default()
    };
    let standings = Calculation::new(&event, options).standings(&list);
    assert!(standings.notes.is_empty());
    assert_eq!(
        standings.row(1).unwrap().values[0].text(list[0].kind),
        "1400"
    );
    assert_eq!(standings.rows[0].number, 2, "who met the stronger opponent");
}

#[cfg(feature = "serde")]
#[test]
fn reports_tables_and_ratings_serialize() {
    use chesslaws_scoring::rating::{RatingCategory, RatingRules, rating_lines};
    use chesslaws_scoring::{ExplanationReport, StandingsReport};
    let event = common::tournament("tec/tec-swiss-16p5r.trf");
    let calculation = Calculation::new(&event, options());
    let standings = calculation.standings(&TieBreak::parse_list("DE,AOB,ARO/C1").unwrap());
    let json = serde_json::to_value(StandingsReport::from(&standings)).unwrap();
    let row = &json["rows"][0];
    assert_eq!(
        (&row["rank"], &row["number"], &row["points"]),
        (&1.into(), &2.into(), &"4".into())
    );
    assert_eq!(
        row["values"][0]["text"],
        serde_json::Value::Null,
        "nobody is tied with 2"
    );
    assert_eq!(row["values"][1]["text"], "13.60");
    assert_eq!(row["values"][1]["exact"], "68/5");
    let nick = json["rows"]
        .as_array()
        .unwrap()
        .iter()
        .find(|row| row["number"] == 12)
        .unwrap();
    assert_eq!(
        nick["values"][2]["text"],
        serde_json::Value::Null,
        "undefined is not 0"
    );
    let explanation = standings.explain(&calculation, 2, 1).unwrap();
    let json = serde_json::to_value(ExplanationReport::from(&explanation)).unwrap();
    assert_eq!(json["contributions"].as_array().unwrap().len(), 5);
    let json = serde_json::to_value(Crosstable::ranking(&standings)).unwrap();
    assert_eq!(json["header"][0], "Rank");
    let line = &rating_lines(&event)[0];
    let rules = RatingRules::at(RatingCategory::Standard, event.start().unwrap());
    let json = serde_json::to_value(line.change(20, &rules)).unwrap();
    assert_eq!(json["k"], 20);
    assert_eq!(serde_json::to_value(line).unwrap()["performance"], 1969);
    assert_eq!(serde_json::to_value(event.start()).unwrap(), "2024/04/16");
}
