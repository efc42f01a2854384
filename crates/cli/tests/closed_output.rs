//! `arbitrate` when whoever read its answers has gone: the game is kept all the same.

mod common;

use chesslaws::arbiter::journal::Journal;
use common::{command, run, run_with, start};
use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// Enough for the answers not to fit into any pipe.
const MOVES: u64 = 2_000;

fn events() -> String {
    let mut events = String::from(
        "{\"conditions\":{\"edition\":\"fide-2001\"}}\n{\"at\":0,\"event\":\"started\"}\n",
    );
    for number in 0..MOVES {
        let (side, knight) = match number % 4 {
            0 => ("white", "g1f3"),
            1 => ("black", "g8f6"),
            2 => ("white", "f3g1"),
            _ => ("black", "f6g8"),
        };
        let at = number + 1;
        events.push_str(&format!(
            "{{\"at\":{at},\"event\":\"moved\",\"side\":\"{side}\",\"move\":\"{knight}\"}}\n"
        ));
    }
    events
}

fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("closed-{test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

/// The arguments that write everything into a folder.
fn arguments(folder: &Path) -> Vec<String> {
    let path = |file: &str| folder.join(file).to_str().expect("UTF-8").to_owned();
    let mut arguments = vec!["arbitrate".to_owned(), "-".to_owned()];
    for (option, file) in [
        ("--journal", "game.journal"),
        ("--pgn", "game.pgn"),
        ("--report", "report.txt"),
        ("--sheet-white", "white.txt"),
    ] {
        arguments.extend([option.to_owned(), path(file)]);
    }
    arguments
}

fn borrowed(arguments: &[String]) -> Vec<&str> {
    arguments.iter().map(String::as_str).collect()
}

/// Reads some lines of the answer, closes it and gives the rest of the events; the status.
fn read_and_close(arguments: &[&str], events: &str, lines: usize) -> (i32, String) {
    let mut child = start(arguments);
    let mut stdin = child.stdin.take().expect("piped");
    let mut told = BufReader::new(child.stdout.take().expect("piped"));
    let (first, rest) = events.split_at(events.len() / 2);
    let (first, rest) = (first.to_owned(), rest.to_owned());
    let (close, closed) = std::sync::mpsc::channel::<()>();
    let writer = std::thread::spawn(move || {
        stdin.write_all(first.as_bytes()).expect("it is read");
        closed.recv().expect("the output is closed");
        stdin.write_all(rest.as_bytes()).expect("it is read");
    });
    for _ in 0..lines {
        let mut line = String::new();
        told.read_line(&mut line).expect("answers");
        assert!(line.ends_with('\n'), "{line}");
    }
    drop(told);
    close.send(()).expect("the writer waits");
    let output = child.wait_with_output().expect("ends");
    writer.join().expect("writes");
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    (output.status.code().expect("not killed"), said)
}

/// Whether two folders have the same files.
fn same_files(one: &Path, other: &Path) {
    for file in ["game.journal", "game.pgn", "report.txt", "white.txt"] {
        let read = |folder: &Path| fs::read(folder.join(file)).expect("it is written");
        assert!(!read(one).is_empty(), "{file}");
        assert!(read(one) == read(other), "{file}");
    }
}

#[test]
fn a_game_is_kept_whole_though_nobody_reads_the_rulings() {
    let whole = folder("read");
    let answer = run_with(&borrowed(&arguments(&whole)), events().as_bytes());
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    for lines in [0, 1, 3] {
        let closed = folder(&format!("after-{lines}"));
        let ended = read_and_close(&borrowed(&arguments(&closed)), &events(), lines);
        assert_eq!(ended, (0, String::new()), "after {lines} lines");
        same_files(&whole, &closed);
        let journal = fs::read(closed.join("game.journal")).expect("there");
        assert_eq!(
            Journal::replay(&journal).expect("whole").events(),
            MOVES + 1
        );
    }
}

#[test]
fn the_status_is_that_of_the_run() {
    let refused = "{\"at\":9000,\"event\":\"draw-accepted\",\"side\":\"white\"}\n";
    for (last, format) in [
        (refused, "jsonl"),
        ("no event\n", "jsonl"),
        (refused, "text"),
    ] {
        let closed = folder("breach");
        let mut arguments = arguments(&closed);
        arguments.extend(["--format".to_owned(), format.to_owned()]);
        let ended = read_and_close(&borrowed(&arguments), &(events() + last), 1);
        assert_eq!(ended, (1, String::new()), "{last}");
        assert!(closed.join("game.pgn").exists());
    }
}

#[test]
fn an_export_that_nobody_reads_keeps_no_other_back() {
    let folder = folder("export");
    let written = borrowed(&arguments(&folder)).join("\n");
    let written: Vec<&str> = written.lines().collect();
    assert_eq!(run_with(&written, events().as_bytes()).status, 0);
    let journal = folder.join("game.journal");
    let report = folder.join("report-again.txt");
    let path = |path: &Path| path.to_str().expect("UTF-8").to_owned();
    let (journal, report) = (path(&journal), path(&report));
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let status = command(&[
        "arbitrate",
        "--journal",
        &journal,
        "--pgn",
        "-",
        "--report",
        &report,
    ])
    .stdin(Stdio::null())
    .stdout(writer)
    .status()
    .expect("ends");
    assert_eq!(status.code(), Some(0));
    let again = fs::read(report).expect("it is written");
    assert!(again == fs::read(folder.join("report.txt")).expect("there"));

    // A journal that is damaged is so whether or not somebody reads it.
    fs::write(&journal, "no journal\n").expect("a file");
    let (reader, writer) = std::io::pipe().expect("a pipe");
    drop(reader);
    let verify = ["arbitrate", "--journal", &journal, "--verify"];
    let status = command(&verify).stdout(writer).status().expect("ends");
    assert_eq!(status.code(), Some(run(&verify).status));
    assert_eq!(status.code(), Some(1));
}
