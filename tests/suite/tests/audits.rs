//! Chosen games, judged under several editions, as a person reads it.

use chesslaws::arbiter::{Code, Judgement, judge};
use chesslaws::laws::{Edition, Rules};
use chesslaws_suite::games;
use std::collections::BTreeSet;
use std::fmt::Write;

/// The judgement without what the findings don't hang on.
fn describe(out: &mut String, title: &str, judgement: &Judgement) {
    let result = judgement.tag_result.as_deref().unwrap_or("no tag");
    writeln!(out, "{title} [{result}, {} plies]", judgement.plies).expect("to a string");
    match &judgement.verdict {
        Some(verdict) => writeln!(out, "  verdict: {verdict}").expect("to a string"),
        None => writeln!(out, "  verdict: none").expect("to a string"),
    }
    for finding in &judgement.findings {
        let article = finding
            .article
            .map_or("no article".to_owned(), |article| article.to_string());
        writeln!(
            out,
            "  {} {} at ply {}, {article}: {}",
            finding.severity(),
            finding.code.name(),
            finding.ply,
            finding.message
        )
        .expect("to a string");
    }
    if let Some(error) = &judgement.error {
        writeln!(
            out,
            "  error at {}:{}: {}",
            error.line, error.column, error.message
        )
        .expect("to a string");
    }
}

fn incidents(edition: Edition) -> String {
    let mut out = String::new();
    for game in games("incidents.pgn") {
        let judgement = judge(&game, &Rules::of(edition));
        let title = game.tags().get("Event").expect("an Event tag");
        describe(&mut out, &title, &judgement);
    }
    out
}

#[test]
fn incidents_under_fide_2023() {
    insta::assert_snapshot!(incidents(Edition::Fide2023));
}

#[test]
fn incidents_under_fide_2014() {
    insta::assert_snapshot!(incidents(Edition::Fide2014));
}

#[test]
fn incidents_under_russia_2011() {
    insta::assert_snapshot!(incidents(Edition::Russia2011));
}

#[test]
fn incidents_under_fide_2001() {
    insta::assert_snapshot!(incidents(Edition::Fide2001));
}

#[test]
fn every_code_of_the_audit_is_among_the_incidents() {
    let found: BTreeSet<Code> = games("incidents.pgn")
        .iter()
        .flat_map(|game| judge(game, &Rules::FIDE_2023).findings)
        .map(|finding| finding.code)
        .collect();
    let all: BTreeSet<Code> = Code::ALL.iter().copied().collect();
    assert_eq!(found, all);
}

/// Real games in which the board decides, a claim was possible, or the record is odd.
#[test]
fn real_games_under_fide_2023() {
    let chosen: [(&str, &[usize]); 8] = [
        ("annotated-study.pgn", &[1, 5]),
        ("broadcast-clk.pgn", &[1, 100]),
        ("chess960.pgn", &[1, 2, 9, 16]),
        ("chesscom-clk.pgn", &[1, 50]),
        ("fen-problems.pgn", &[1, 100]),
        ("lichess-clk-eval.pgn", &[1, 2, 3, 400]),
        ("tags-only.pgn", &[1, 60]),
        ("twic-232.pgn", &[1, 100]),
    ];
    let mut out = String::new();
    for (file, numbers) in chosen {
        let games = games(file);
        for number in numbers {
            let judgement = judge(&games[number - 1], &Rules::FIDE_2023);
            describe(&mut out, &format!("{file} {number}"), &judgement);
        }
    }
    // And every shipped game in which something was found by the board itself.
    for file in ["masters-crlf.pgn", "twic-232.pgn", "chesscom-clk.pgn"] {
        for game in games(file) {
            let judgement = judge(&game, &Rules::FIDE_2023);
            if judgement
                .findings
                .iter()
                .any(|finding| finding.code == Code::DeadPosition)
            {
                describe(&mut out, &format!("{file} {}", game.index()), &judgement);
            }
        }
    }
    insta::assert_snapshot!(out);
}

#[test]
fn a_judgement_as_json_is_that_of_the_contract() {
    let game = &games("incidents.pgn")[0];
    let judgement = judge(game, &Rules::FIDE_2023);
    insta::assert_snapshot!(serde_json::to_string_pretty(&judgement).expect("serialises"));
}
