//! What is said about each injury of `injured.pgn`.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::pgn::{GameReader, Severity};
use std::fmt::Write;

const TEXT: &[u8] = include_bytes!("../../../tests/data/pgn/injured.pgn");

#[test]
fn every_injury_is_named_and_no_game_is_lost() {
    let mut report = String::new();
    for game in GameReader::from_bytes(TEXT) {
        let game = game.unwrap();
        let injury = game.tags().get("Injury").unwrap_or("-".into()).into_owned();
        let result = game
            .result()
            .map_or("none".into(), |result| result.to_string());
        writeln!(report, "{} {injury}", game.index()).unwrap();
        writeln!(
            report,
            "  line {}, bytes {:?}, {} tags, {} plies, marker {result}",
            game.line(),
            game.bytes(),
            game.tags().len(),
            game.moves().len(),
        )
        .unwrap();
        if !game.draw_offers().is_empty() {
            writeln!(report, "  draws offered at plies {:?}", game.draw_offers()).unwrap();
        }
        for fault in game.faults() {
            writeln!(report, "  {}: {fault}", fault.severity()).unwrap();
        }
        if let Some(rest) = game.unread_bytes() {
            writeln!(report, "  unread: bytes {rest:?}").unwrap();
        }
    }
    insta::assert_snapshot!(report);
}

#[test]
fn games_are_counted_right_and_bytes_do_not_overlap() {
    let games: Vec<_> = GameReader::from_bytes(TEXT).map(Result::unwrap).collect();
    assert_eq!(games.len(), 21);
    for pair in games.windows(2) {
        assert!(pair[0].bytes().end <= pair[1].bytes().start);
    }
    let errors = games
        .iter()
        .filter(|game| game.first_fault(Severity::Error).is_some())
        .count();
    assert_eq!(errors, 5);
}
