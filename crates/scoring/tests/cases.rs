//! Cases that were collected from discussions of other programs, by their names.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

mod common;

use chesslaws_laws::{Points, Rules, Score};
use chesslaws_scoring::points::PointSystem;
use chesslaws_scoring::tiebreak::virtual_opponent_score;
use chesslaws_scoring::trf::{Document, ReadOptions, WarningKind};
use chesslaws_scoring::{Calculation, Options, Player, RoundResult, TieBreak, Tournament};

fn line(number: u16, points: &str, rounds: &str) -> String {
    common::line(number, points, rounds) + "\n"
}

fn read(text: &str) -> Document {
    Document::read(text.as_bytes(), &ReadOptions::default()).unwrap()
}

/// Every case of the shared list has its test here.
#[test]
fn every_listed_case_has_a_test() {
    let path =
        std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/cases.jsonl");
    let text = std::fs::read_to_string(path).unwrap();
    let tests = include_str!("cases.rs");
    let mut found = 0;
    for line in text.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        if case["area"] == "scoring" {
            let name = case["id"].as_str().unwrap().replace('-', "_");
            assert!(tests.contains(&format!("fn {name}()")), "{name}");
            found += 1;
        }
    }
    assert_eq!(found, 7);
}

#[test]
fn trf_pairing_bye() {
    let document = read(&line(1, "1.0", "0000 - U"));
    let entry = document.tournament().entries(1).unwrap()[0];
    assert_eq!(entry.result.name(), "pairing-allocated bye");
    assert_eq!(document.tournament().award(&entry), Points::ONE);
}

#[test]
fn trf_half_bye_pending() {
    // Round 3 is still to be paired, and the bye for it is entered: 2.0 and 2.5 are both right.
    let file = |declared: &str| {
        let games = [
            line(1, declared, "   2 w 1     3 b 1  0000 - H"),
            line(2, "0.0", "   1 b 0"),
            line(3, "0.0", "             1 w 0"),
        ];
        "142 3\n".to_owned() + &games.concat()
    };
    assert!(read(&file("2.5")).warnings().is_empty());
    let document = read(&file("2.0"));
    assert!(matches!(
        document.warnings()[0].kind,
        WarningKind::PointsExplained { .. }
    ));
    assert!(
        document.warnings()[0]
            .to_string()
            .contains("still to be played")
    );
    let before = document.tournament().points_after(1, 2).unwrap();
    assert_eq!(before.to_string(), "2");
}

#[test]
fn trf_sex_letter() {
    let document = read("001    1 f    Player\n");
    assert_eq!(document.warnings()[0].kind, WarningKind::Sex { found: 'f' });
    assert!(document.warnings()[0].to_string().contains("w for the sex"));
    assert_eq!(document.tournament().players()[0].sex, Some('f'));
}

#[test]
fn virtual_opponent() {
    let half_points = |halves: i32| Points::from_hundredths(halves * 50);
    let cases = [
        (3, 3, 3, 0, 5),
        (9, 3, 3, 0, 11),
        (6, 6, 7, 2, 7),
        (9, 6, 7, 2, 10),
    ];
    for (rounds, round, before, awarded, expected) in cases {
        let score =
            virtual_opponent_score(half_points(before), half_points(awarded), round, rounds);
        assert_eq!(score, half_points(expected), "round {round} of {rounds}");
    }
}

#[test]
fn buchholz_unfinished() {
    let mut builder = Tournament::builder("Open", 5);
    for number in 1..=8 {
        builder.player(Player::new(number, number.to_string()));
    }
    // An opponent with three points, and one with two whose game against player 1 is still on.
    builder
        .game(1, 1, 2, Score::win(chesslaws_laws::Color::Black))
        .unwrap();
    builder
        .game(2, 2, 3, Score::win(chesslaws_laws::Color::White))
        .unwrap();
    builder
        .game(3, 2, 4, Score::win(chesslaws_laws::Color::White))
        .unwrap();
    builder.game(4, 2, 5, Score::BOTH_LOSE).unwrap();
    builder.game(5, 2, 6, Score::BOTH_LOSE).unwrap();
    for round in 1..=2 {
        builder.bye(round, 7, RoundResult::PairingBye).unwrap();
    }
    builder.pairing(5, 1, 7).unwrap();
    builder.game(2, 1, 8, Score::BOTH_LOSE).unwrap();
    for round in 3..=4 {
        builder.pairing(round, 1, 8).unwrap();
    }
    let event = builder.build().unwrap();
    let calculation = Calculation::new(&event, Options::default());
    let explanation = calculation
        .explain(1, &"BH".parse::<TieBreak>().unwrap())
        .unwrap();
    let opponents: Vec<_> = explanation
        .contributions
        .iter()
        .map(|c| c.opponent)
        .collect();
    assert_eq!(opponents, [Some(2), Some(8)]);
    assert_eq!(explanation.contributions[0].score.to_string(), "3");
}

#[test]
fn score_three_quarters() {
    let score = |white, black| Score {
        white: Points::from_hundredths(white),
        black: Points::from_hundredths(black),
    };
    let allowed = [score(75, 25), score(100, 50), score(0, 0), score(50, 0)].map(|score| {
        PointSystem::STANDARD
            .check(score, &Rules::FIDE_2023)
            .is_ok()
    });
    assert_eq!(allowed, [false, false, true, true]);
}

#[test]
fn double_forfeit() {
    let text = line(1, "0.0", "   2 b -") + &line(2, "0.0", "   1 w -");
    let document = read(&text);
    assert!(document.warnings().is_empty());
    for number in [1, 2] {
        assert_eq!(document.tournament().points(number), Some(Points::ZERO));
        let entry = document.tournament().entries(number).unwrap()[0];
        assert_eq!(entry.result, RoundResult::ForfeitLoss);
        assert!(!entry.result.is_rated());
    }
}
