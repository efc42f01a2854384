//! `arbitrate --pgn` and `--report`: from events and from a journal alone.

mod common;

use common::{run, run_with, scratch};
use std::fs;
use std::path::Path;

fn live(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../tests/data/live")
        .join(name);
    path.to_str().expect("UTF-8").to_owned()
}

fn read(path: &str) -> String {
    fs::read_to_string(path).expect("it was written")
}

#[test]
fn a_journal_gives_the_same_exports_as_the_events() {
    let events = live("fide-2001-claim-wrong.jsonl");
    let path = |name| scratch("exports", name, b"");
    let (journal, first, second) = (path("game.journal"), path("a.pgn"), path("b.pgn"));
    let (page, again) = (path("a.html"), path("b.HTML"));
    let answer = run(&[
        "arbitrate",
        &events,
        "--journal",
        &journal,
        "--pgn",
        &first,
        "--report",
        &page,
    ]);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    let read_only = run(&[
        "arbitrate",
        "--journal",
        &journal,
        "--pgn",
        &second,
        "--report",
        &again,
    ]);
    assert_eq!((read_only.status, read_only.out.as_str()), (0, ""));
    let (pgn, html) = (read(&first), read(&page));
    assert_eq!(pgn, read(&second));
    assert_eq!(html, read(&again));
    assert!(
        pgn.starts_with("[Event \"A wrong claim of a threefold repetition"),
        "{pgn}"
    );
    assert!(pgn.contains("2. Nf3 { [%clk 0:06:54] } *"), "{pgn}");
    assert!(
        html.starts_with("<!DOCTYPE html>\n") && html.ends_with("</html>\n"),
        "{html}"
    );
}

#[test]
fn exports_have_the_heading_that_is_given_and_go_to_standard_output() {
    let events = live("fide-2001-late.jsonl");
    let (journal, none) = (scratch("exports-heading", "game.journal", b""), "");
    assert_eq!(
        run(&["arbitrate", &events, "--journal", &journal]).status,
        0
    );
    let heading = [
        "--event",
        "Open \"A\"",
        "--site",
        "Here",
        "--date",
        "2023.12.31",
        "--round",
        "3",
    ];
    let mut arguments = vec![
        "arbitrate",
        "--journal",
        &journal,
        "--pgn",
        "-",
        "--report",
        "-",
    ];
    arguments.extend(heading);
    let answer = run(&arguments);
    assert_eq!((answer.status, answer.err.as_str()), (0, none));
    insta::assert_snapshot!(answer.out);
}

#[test]
fn a_torn_journal_is_exported_and_not_touched() {
    let journal = scratch("exports-torn", "game.journal", b"");
    let events = live("fide-2001-late.jsonl");
    assert_eq!(
        run(&["arbitrate", &events, "--journal", &journal]).status,
        0
    );
    let mut bytes = fs::read(&journal).expect("there");
    bytes.truncate(bytes.len() - 5);
    fs::write(&journal, &bytes).expect("writes");
    let answer = run(&["arbitrate", "--journal", &journal, "--pgn", "-"]);
    assert_eq!(answer.status, 1);
    assert!(answer.out.ends_with(" *\n"), "{}", answer.out);
    assert!(
        answer.err.contains("line 4, byte ") && answer.err.contains("torn"),
        "{}",
        answer.err
    );
    assert_eq!(fs::read(&journal).expect("there"), bytes);
}

#[test]
fn what_can_not_be_done_is_said_before_anything_is_done() {
    let journal = scratch("exports-nothing", "game.journal", b"");
    assert_eq!(run(&["arbitrate", "--journal", &journal]).status, 2);
    assert_eq!(run(&["arbitrate"]).status, 2);
    assert_eq!(run(&["arbitrate", "--verify"]).status, 2);
    let events = live("fide-2001-late.jsonl");
    assert_eq!(
        run(&["arbitrate", &events, "--journal", &journal, "--verify"]).status,
        2
    );
    assert_eq!(fs::read(&journal).expect("there"), b"");
}

#[test]
fn sheets_come_as_text_and_as_svg_page_by_page() {
    let mut events = String::from("{\"event\":\"started\"}\n");
    for ply in 0..130 {
        let (side, move_) = match ply % 4 {
            0 => ("white", "g1f3"),
            1 => ("black", "g8f6"),
            2 => ("white", "f3g1"),
            _ => ("black", "f6g8"),
        };
        let event = format!("{{\"event\":\"moved\",\"side\":\"{side}\",\"move\":\"{move_}\"}}\n");
        events.push_str(&event);
    }
    let path = |name| scratch("exports-sheets", name, b"");
    let (white, black) = (path("white.svg"), path("black.txt"));
    let second = path("white-2.svg");
    let mut arguments = vec!["arbitrate", "-", "--edition", "fide-2001"];
    arguments.extend(["--sheet-white", &white, "--sheet-black", &black]);
    let answer = run_with(&arguments, events.as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    for page in [&white, &second] {
        let svg = read(page);
        assert!(
            svg.starts_with("<svg ") && svg.ends_with("</svg>\n"),
            "{svg}"
        );
    }
    let text = read(&black);
    assert!(
        text.starts_with("SCORE SHEET\n") && text.contains("Page 2 of 2"),
        "{text}"
    );
}
