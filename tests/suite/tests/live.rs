//! Whole games with incidents, told as event files in `tests/data/live`, and their protocols.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::Game;
use chesslaws::arbiter::{Conditions, EndReason, Event};
use chesslaws_suite::data;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

#[derive(Deserialize)]
struct Header {
    conditions: Conditions,
}

/// The protocol of one file, as an arbiter reads it. A refused event must leave an equal game,
/// and every event must read back what it writes.
fn protocol(path: &Path) -> String {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let header: Header = serde_json::from_str(lines.next().unwrap()).unwrap();
    let title = header.conditions.title.clone().unwrap_or_default();
    let mut game = header.conditions.builder().unwrap().build().unwrap();
    let mut out = format!("{title}\n[{}, {}]\n", game.rules().edition, game.mode());
    for line in lines {
        let event: Event = serde_json::from_str(line).unwrap_or_else(|error| {
            panic!("{}: {line}: {error}", path.display());
        });
        let written = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&written).unwrap(), event);
        let before = game.clone();
        let at = event.at.unwrap_or_default();
        writeln!(out, "{:>8.1}  {}", at.as_secs_f64(), event.act).unwrap();
        match game.apply(event) {
            Ok(rulings) => {
                for ruling in rulings {
                    writeln!(out, "          -> {ruling}").unwrap();
                }
            }
            Err(refusal) => {
                assert_eq!(game, before);
                writeln!(out, "          refused: {refusal}").unwrap();
            }
        }
    }
    end(&mut out, &game);
    out
}

fn end(out: &mut String, game: &Game) {
    use chesslaws::laws::Color::{Black, White};
    if let Some(clock) = game.clock() {
        let (white, black) = (clock.time_left(White), clock.time_left(Black));
        writeln!(out, "clock: White {white}, Black {black}").unwrap();
    }
    match game.outcome() {
        Some(end) => {
            write!(out, "result: {}", end.score).unwrap();
            match game.score_changes().first() {
                // Played again, or scores that were changed after the end.
                Some(change) if end.reason != EndReason::Replay => {
                    writeln!(out, ", before {} by {}", change.before, end.reason).unwrap();
                }
                _ => writeln!(out, " by {}", end.reason).unwrap(),
            }
        }
        None if game.is_annulled() => writeln!(out, "result: a new game").unwrap(),
        None => writeln!(out, "goes on: {}", game.fen()).unwrap(),
    }
}

fn files() -> BTreeMap<String, std::path::PathBuf> {
    std::fs::read_dir(data().join("live"))
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .map(|path| {
            (
                path.file_stem().unwrap().to_string_lossy().into_owned(),
                path,
            )
        })
        .collect()
}

#[test]
fn every_file_gives_the_protocol_that_was_reviewed() {
    for (name, path) in files() {
        insta::assert_snapshot!(name, protocol(&path));
    }
}

#[test]
fn each_seed_edition_has_at_least_eight_games_and_all_have_fifty() {
    let files = files();
    assert!(files.len() >= 50);
    for edition in ["fide-2001", "fide-2005", "russia-2011", "fide-2023"] {
        let count = files
            .keys()
            .filter(|name| name.starts_with(edition))
            .count();
        assert!(count >= 8, "{edition}: {count}");
    }
}
