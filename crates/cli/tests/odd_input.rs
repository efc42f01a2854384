//! Input that is nearly what was asked for, and streams in place of files.

mod common;

use common::{pgn, run, run_with};
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};

fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("odd-{test}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    folder
}

fn name(path: &Path) -> &str {
    path.to_str().expect("UTF-8")
}

/// What stands behind a compressed file costs no game, and is told.
#[test]
fn bytes_behind_a_compressed_file_cost_no_game() {
    let text: &[u8] = b"1. e4 *\n\n1. d4 d5 *\n";
    let gz = {
        let mut out = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        out.write_all(text).expect("to memory");
        out.finish().expect("to memory")
    };
    let bz = {
        let mut out = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::default());
        out.write_all(text).expect("to memory");
        out.finish().expect("to memory")
    };
    let zst = zstd::encode_all(text, 3).expect("to memory");
    for (format, whole) in [("gz", gz), ("bz2", bz), ("zst", zst)] {
        for behind in [&b"junk"[..], &[0; 40], b"\xff"] {
            let bytes = [&whole, behind].concat();
            let answer = run_with(&["judge", "--format", "jsonl", "-"], &bytes);
            assert_eq!(answer.out.lines().count(), 2, "{format}: {}", answer.err);
            assert_eq!(answer.status, 1, "{format}: {}", answer.err);
            assert!(answer.err.contains("after game 2"), "{}", answer.err);
        }
        let twice = [&whole[..], &whole].concat();
        let answer = run_with(&["judge", "--format", "jsonl", "-"], &twice);
        assert_eq!(
            (answer.out.lines().count(), answer.status),
            (4, 0),
            "{format}"
        );
    }
}

#[test]
fn a_dash_is_standard_output() {
    let game = pgn("masters-crlf.pgn");
    for command in [
        &["judge", "--format", "jsonl", &game][..],
        &["notation", &game, "--style", "lan"],
    ] {
        let plain = run(command);
        let dashed = run(&[command, &["-o", "-"]].concat());
        assert!(!plain.out.is_empty());
        assert_eq!(dashed.out, plain.out, "{command:?}");
        assert!(!Path::new("-").exists());
    }
    let tables = ["judge", "--format", "parquet", &game, "-o", "-"];
    let answer = run(&tables);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("a folder"), "{}", answer.err);
}

const EVENTS: &str =
    "{\"event\":\"started\"}\n{\"event\":\"moved\",\"side\":\"white\",\"move\":\"e2e4\"}\n";

#[test]
fn events_may_begin_with_a_byte_order_mark() {
    let plain = run_with(&["arbitrate", "-"], EVENTS.as_bytes());
    let marked = run_with(&["arbitrate", "-"], format!("\u{feff}{EVENTS}").as_bytes());
    assert_eq!(plain.status, 0);
    assert!(plain.out.contains("move-made"), "{}", plain.out);
    assert_eq!((marked.status, marked.out), (0, plain.out));
}

#[test]
fn the_usual_position_may_be_named() {
    let start = ["arbitrate", "-", "--fen", "startpos"];
    let answer = run_with(&start, EVENTS.as_bytes());
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert!(answer.out.contains("move-made"), "{}", answer.out);
}

/// A game in which nothing has happened yet has a result and exports like any other.
#[test]
fn no_event_is_a_game_that_has_not_begun() {
    let folder = folder("empty");
    let file = folder.join("game.pgn");
    let arguments = ["arbitrate", "-", "--format", "text", "--pgn", name(&file)];
    let answer = run_with(&arguments, b"");
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert!(answer.out.starts_with("Result: none yet"), "{}", answer.out);
    let written = fs::read_to_string(&file).expect("written");
    assert!(written.contains("[Result \"*\"]"), "{written}");
    // A journal waits for its conditions.
    let journal = folder.join("game.journal");
    let arguments = ["arbitrate", "-", "--journal", name(&journal)];
    assert_eq!(run_with(&arguments, b"").status, 0);
    assert_eq!(fs::read(&journal).expect("there"), b"");
}

#[test]
fn verify_goes_with_a_journal_alone() {
    let folder = folder("verify");
    let journal = folder.join("game.journal");
    let arguments = ["arbitrate", "-", "--journal", name(&journal)];
    assert_eq!(run_with(&arguments, EVENTS.as_bytes()).status, 0);
    let verify = ["arbitrate", "--verify", "--journal"];
    let whole = run(&[&verify[..], &[name(&journal)]].concat());
    assert_eq!(whole.status, 0, "{}", whole.err);
    for other in [
        ["--pgn", "x.pgn"],
        ["--report", "x.html"],
        ["--edition", "fide-2001"],
        ["--time-control", "5m"],
        ["--fen", "startpos"],
        ["--event", "x"],
    ] {
        let answer = run(&[&verify[..], &[name(&journal)], &other].concat());
        assert_eq!(answer.status, 2, "{other:?}");
        assert!(answer.err.contains("cannot be used with"), "{}", answer.err);
    }
    let bytes = fs::read(&journal).expect("there");
    let piped = run_with(&[&verify[..], &["-"]].concat(), &bytes);
    assert_eq!(piped.status, 0, "{}", piped.err);
    let answer = run(&[&verify[..], &[name(&folder)]].concat());
    assert_eq!(answer.status, 2, "a folder is no journal");
}

#[cfg(unix)]
#[test]
fn a_device_without_an_end_is_no_journal() {
    let answer = run(&["arbitrate", "--verify", "--journal", "/dev/zero"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("expected a file"), "{}", answer.err);
}

/// Nothing in a file commands the terminal or turns the direction of what is written there.
#[test]
fn signs_that_command_a_terminal_are_not_passed_on() {
    let text = "[White \"A\u{1b}[31mB\"]\n[Black \"\u{202e}C\u{2066}\"]\n[Result \"\u{1b}c\"]\n\n1. e4 \u{1b}[2J *\n";
    let answer = run_with(&["judge", "--format", "text", "-"], text.as_bytes());
    for sign in ['\u{1b}', '\u{202e}', '\u{2066}'] {
        assert!(!answer.out.contains(sign), "{:?}", answer.out);
    }
    assert!(
        answer.out.contains("A\u{fffd}[31mB - \u{fffd}C\u{fffd}"),
        "{:?}",
        answer.out
    );
}

/// A file of games in place of a position is not repeated whole.
#[test]
fn a_long_text_that_is_no_position_is_cut_in_the_error() {
    let games = fs::read(pgn("twic-232.pgn")).expect("games");
    let answer = run_with(&["legal", "-"], &games);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("…\": unexpected"), "{}", answer.err);
    assert!(answer.err.chars().count() < 250, "{}", answer.err);
}

/// The number of a kind, as the program may count them, is not its name.
#[test]
fn a_number_is_the_name_of_no_event_and_no_answer() {
    let numbers = 0..=200;
    let lines = numbers.map(|number| {
        format!(
            "{{\"event\":{number},\"side\":\"white\",\"at\":1}}\n\
             {{\"event\":\"answered\",\"answer\":{{\"decision\":{number}}}}}\n"
        )
    });
    let answer = run_with(&["arbitrate", "-"], lines.collect::<String>().as_bytes());
    assert_eq!(answer.status, 1, "{}", answer.err);
    let mut told = 0;
    for line in answer.out.lines() {
        assert!(line.contains("\"error\":"), "{line}");
        assert!(line.contains("invalid type: integer"), "{line}");
        told += 1;
    }
    assert_eq!(told, 402);
}

#[test]
fn conditions_that_contradict_each_other_begin_no_game() {
    for (conditions, why) in [
        (
            "{\"fen\":\"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\",\"chess960\":5}",
            "expected a FEN or a number of Chess960, found both",
        ),
        (
            "{\"supervised\":true,\"without-arbiter\":true}",
            "expected an arbiter under full supervision, found none present",
        ),
        (
            "{\"games-per-arbiter\":0}",
            "expected at least one game for an arbiter, found none",
        ),
    ] {
        let journal = folder("contradiction").join("game.journal");
        let events = format!("{{\"conditions\":{conditions}}}\n{EVENTS}");
        for arguments in [
            &["arbitrate", "-"][..],
            &["arbitrate", "-", "--journal", name(&journal)],
        ] {
            let answer = run_with(arguments, events.as_bytes());
            assert_eq!((answer.status, answer.out.as_str()), (2, ""));
            assert!(answer.err.contains(why), "{}", answer.err);
        }
    }
}

/// The command line wins over the file, whichever start position that states.
#[test]
fn a_fen_of_the_command_line_wins_over_a_number_of_the_file() {
    let events = format!("{{\"conditions\":{{\"chess960\":5}}}}\n{EVENTS}");
    let fen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    let arguments = ["arbitrate", "-", "--fen", fen];
    let answer = run_with(&arguments, events.as_bytes());
    let alone = run_with(&arguments, EVENTS.as_bytes());
    assert_eq!((answer.status, alone.status), (0, 0), "{}", answer.err);
    let without_lines = |text: &str| {
        let lines = text
            .lines()
            .map(|line| line.split_once(',').map(|parts| parts.1.to_owned()));
        lines.collect::<Vec<_>>()
    };
    assert_eq!(without_lines(&answer.out), without_lines(&alone.out));
}

/// A game is not played by other conditions than those that can't be read.
#[test]
fn conditions_that_cannot_be_read_begin_no_game() {
    let rest = "{\"at\":0,\"event\":\"started\"}\n";
    for (first, why) in [
        (
            &b"{\"conditions\":{\"edition\":\"fide-2001\",\"white\":\"J\xf6rg\"}}"[..],
            "expected UTF-8",
        ),
        (
            b"{\"condition\":{\"edition\":\"fide-2001\"}}",
            "expected conditions or an event",
        ),
        (b"edition: fide-2001", "expected conditions or an event"),
    ] {
        let events = [first, b"\n", rest.as_bytes()].concat();
        let answer = run_with(&["arbitrate", "-"], &events);
        assert_eq!((answer.status, &*answer.out), (2, ""), "{}", answer.err);
        assert!(
            answer.err.contains("line 1") && answer.err.contains(why),
            "{}",
            answer.err
        );
    }
    // An event that can't be read costs itself.
    let events = ["{\"event\":\"begun\"}\n", rest].concat();
    let answer = run_with(&["arbitrate", "-"], events.as_bytes());
    assert_eq!(answer.status, 1, "{}", answer.err);
    assert!(answer.out.contains("unknown variant"), "{}", answer.out);
}

#[test]
fn a_byte_order_mark_before_a_fen_is_passed_over() {
    let answer = run_with(&["perft", "-", "1"], "\u{feff}startpos\r\n".as_bytes());
    assert_eq!(
        (answer.status, &*answer.out),
        (0, "nodes 20\n"),
        "{}",
        answer.err
    );
}

#[test]
fn a_word_that_names_no_edition_and_an_empty_one_explain_nothing() {
    for (arguments, why) in [
        (&["explain", "fide-1999"][..], "fide-2023"),
        (&["explain", ""], "found nothing"),
        (&["explain", "fide-2023", " "], "found nothing"),
    ] {
        let answer = run(arguments);
        assert_eq!((answer.status, &*answer.out), (2, ""), "{arguments:?}");
        assert!(answer.err.contains(why), "{}", answer.err);
        assert!(!answer.err.contains("has no article"), "{}", answer.err);
    }
}
