//! What is read is never written over, by whatever name; one bad line does not end a game.

mod common;

use common::run;
use std::fs;
use std::path::{Path, PathBuf};

fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("overwriting-{test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The command is refused and the file is what it was.
fn refused(arguments: &[&str], file: &Path) {
    let before = fs::read(file).expect("a file");
    let answer = run(arguments);
    assert_eq!(answer.status, 2, "{arguments:?}: {}", answer.err);
    assert!(
        answer.err.contains("a file of its own"),
        "{arguments:?}: {}",
        answer.err
    );
    assert_eq!(
        fs::read(file).expect("still there"),
        before,
        "{arguments:?}"
    );
}

#[test]
fn games_and_tournaments_are_not_written_over() {
    let folder = folder("inputs");
    let (game, event) = (folder.join("a.pgn"), folder.join("a.trf"));
    fs::write(&game, "1. e4 e5 *\n\n1. d4 *\n").expect("a file");
    fs::write(&event, "142 1\n001    1      Alyx\n").expect("a file");
    let link = folder.join("link.pgn");
    fs::hard_link(&game, &link).expect("a link");
    let name = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    let around = format!("{}/../{}/a.pgn", name(&folder), "overwriting-inputs");
    for output in [name(&game), name(&link), around] {
        refused(&["judge", &name(&game), "-o", &output], &game);
        let styled = ["notation", &name(&game), "--style", "lan", "-o", &output];
        refused(&styled, &game);
    }
    refused(&["standings", &name(&event), "-o", &name(&event)], &event);
}

#[test]
fn journals_events_and_exports_are_kept_apart() {
    let folder = folder("journal");
    let (events, journal) = (folder.join("events.jsonl"), folder.join("game.journal"));
    fs::write(&events, "{\"event\":\"started\"}\n").expect("a file");
    let name = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    let (e, j) = (name(&events), name(&journal));
    assert_eq!(run(&["arbitrate", &e, "--journal", &j]).status, 0);
    for option in ["--pgn", "--report", "--sheet-white", "--sheet-black"] {
        refused(&["arbitrate", "--journal", &j, option, &j], &journal);
        refused(&["arbitrate", &e, option, &e], &events);
    }
    refused(&["arbitrate", &e, "--journal", &e], &events);
    let out = name(&folder.join("out"));
    refused(&["arbitrate", &e, "--pgn", &out, "--report", &out], &events);
    assert!(!Path::new(&out).exists());
}

/// A line that is not text is told as any other that can't be read, and the next ones are ruled.
#[test]
fn a_line_that_is_not_utf_8_does_not_end_a_game() {
    let folder = folder("utf-8");
    let events = folder.join("events.jsonl");
    let lines = b"{\"event\":\"started\"}\n{\"event\":\"\xff\"}\n{\"event\":\"draw-offered\",\"side\":\"white\"}\n{bad\n";
    fs::write(&events, lines).expect("a file");
    let answer = run(&["arbitrate", events.to_str().expect("UTF-8")]);
    assert_eq!(answer.status, 1, "{}", answer.err);
    assert!(
        answer.out.contains("column 11: expected UTF-8"),
        "{}",
        answer.out
    );
    assert!(answer.out.contains("offer-improper"), "{}", answer.out);
    assert!(
        answer.out.contains("\"column 2: key must be a string\""),
        "{}",
        answer.out
    );
}

/// What an earlier run wrote stays where nothing can be read.
#[test]
fn an_answer_of_before_is_not_given_up_for_none() {
    let folder = folder("nothing");
    let old = folder.join("old.txt");
    fs::write(&old, "kept").expect("a file");
    let path = old.to_str().expect("UTF-8");
    assert_eq!(run(&["judge", "not/there.pgn", "-o", path]).status, 2);
    assert_eq!(fs::read(&old).expect("still there"), b"kept");
    let tables = folder.join("tables");
    let path = tables.to_str().expect("UTF-8");
    let answer = run(&["judge", "--format", "parquet", "not/there.pgn", "-o", path]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("not/there.pgn"), "{}", answer.err);
    assert!(!tables.exists());
}
