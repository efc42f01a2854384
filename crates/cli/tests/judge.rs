//! `chesslaws judge` as a person or a script uses it.

mod common;

use common::{command, pgn, run, run_with, scratch};
use serde_json::Value;
use std::io::{Read, Write};
use std::process::Stdio;

const SHIPPED: [(&str, usize); 13] = [
    ("annotated-study.pgn", 40),
    ("broadcast-clk.pgn", 110),
    ("chess960.pgn", 16),
    ("chesscom-clk.pgn", 90),
    ("fen-problems.pgn", 160),
    ("incidents.pgn", 30),
    ("injured.pgn", 21),
    ("latin1.pgn", 24),
    ("lichess-clk-eval.pgn", 400),
    ("localised-san.pgn", 13),
    ("masters-crlf.pgn", 548),
    ("tags-only.pgn", 60),
    ("twic-232.pgn", 232),
];

fn lines(text: &str) -> Vec<Value> {
    text.lines()
        .map(|line| serde_json::from_str(line).expect("each line is an object"))
        .collect()
}

#[test]
fn every_shipped_file_gives_a_line_for_each_of_its_games() {
    for (name, games) in SHIPPED {
        let answer = run(&["judge", "--format", "jsonl", &pgn(name)]);
        let lines = lines(&answer.out);
        assert_eq!(lines.len(), games, "{name}");
        for (i, line) in lines.iter().enumerate() {
            assert_eq!(line["game"], i + 1, "{name}");
            assert!(line["file"].as_str().expect("a name").ends_with(name));
        }
        let is_wrong = |line: &Value| {
            let findings = line["findings"].as_array().expect("a list");
            !line["error"].is_null() || findings.iter().any(|f| f["severity"] == "breach")
        };
        assert_eq!(
            answer.status,
            i32::from(lines.iter().any(is_wrong)),
            "{name}"
        );
    }
}

#[test]
fn a_line_has_exactly_the_fields_of_the_contract() {
    let answer = run(&["judge", "--format", "jsonl", &pgn("incidents.pgn")]);
    let line = &lines(&answer.out)[0];
    let keys = |value: &Value| -> Vec<String> {
        value
            .as_object()
            .expect("an object")
            .keys()
            .cloned()
            .collect()
    };
    let mut expected = [
        "file",
        "game",
        "line",
        "white",
        "black",
        "tag_result",
        "plies",
        "final_fen",
        "verdict",
        "findings",
        "error",
    ];
    expected.sort_unstable();
    let mut found = keys(line);
    found.sort_unstable();
    assert_eq!(found, expected);
    assert_eq!(line["verdict"]["white"], "0.5");
    assert_eq!(line["verdict"]["reason"], "fivefold-repetition");
    assert_eq!(line["verdict"]["article"], "9.6.1");
    assert_eq!(line["verdict"]["ply"], 16);
    assert_eq!(line["findings"][0]["code"], "claimable-threefold");
    assert_eq!(line["findings"][0]["severity"], "info");
    assert_eq!(line["findings"][0]["ply"], 8);
}

#[test]
fn the_edition_decides() {
    let verdicts = |edition: &str| -> Vec<bool> {
        let file = pgn("incidents.pgn");
        let answer = run(&["judge", "--format", "jsonl", "--edition", edition, &file]);
        lines(&answer.out)[..3]
            .iter()
            .map(|line| line["verdict"].is_object())
            .collect()
    };
    // Consecutive fivefold, fivefold in any order, seventy-five moves.
    assert_eq!(verdicts("fide-2009"), [false, false, false]);
    assert_eq!(verdicts("russia-2011"), [false, false, false]);
    assert_eq!(verdicts("fide-2014"), [true, false, true]);
    assert_eq!(verdicts("fide-2017"), [true, true, true]);
}

#[test]
fn text_output_is_for_people() {
    let text = std::fs::read(pgn("incidents.pgn")).expect("shipped");
    let answer = run_with(&["judge", "-"], &text);
    assert_eq!(answer.status, 1);
    insta::assert_snapshot!(answer.out);
}

#[test]
fn only_games_with_findings_when_asked() {
    let all = run(&["judge", &pgn("twic-232.pgn")]);
    let found = run(&["judge", "--findings-only", &pgn("twic-232.pgn")]);
    assert!(found.out.lines().count() < all.out.lines().count());
    assert!(found.out.contains("claimable-threefold"));
    assert!(
        found.out.ends_with("dead-position (info): 5\n"),
        "the summary counts all"
    );
}

#[test]
fn compressed_files_are_read_as_what_they_hold() {
    let text = std::fs::read(pgn("twic-232.pgn")).expect("shipped");
    let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gz.write_all(&text).expect("to memory");
    let mut bz2 = bzip2::write::BzEncoder::new(Vec::new(), bzip2::Compression::fast());
    bz2.write_all(&text).expect("to memory");
    // Two frames behind a skippable one, as monthly archives have them.
    let half = text.len() / 2;
    let mut zst = vec![0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0, 1, 2, 3, 4];
    zst.extend(zstd::encode_all(&text[..half], 3).expect("to memory"));
    zst.extend(zstd::encode_all(&text[half..], 3).expect("to memory"));
    let plain = run_with(&["judge", "--format", "jsonl", "-"], &text);
    for (name, bytes) in [
        ("a.pgn.gz", gz.finish().expect("ends")),
        ("a.pgn.bz2", bz2.finish().expect("ends")),
        ("a.pgn.zst", zst),
    ] {
        let from_pipe = run_with(&["judge", "--format", "jsonl", "-"], &bytes);
        assert_eq!(from_pipe.out, plain.out, "{name}");
        let file = scratch("compressed", name, &bytes);
        let from_file = run(&["judge", "--format", "jsonl", &file]);
        assert_eq!(from_file.out.replace(&file, "-"), plain.out, "{name}");
    }
}

#[test]
fn several_files_keep_their_order_whatever_the_jobs() {
    let files: Vec<String> = SHIPPED.iter().map(|(name, _)| pgn(name)).collect();
    let answer = |jobs: &str| {
        let mut arguments = vec!["judge", "--format", "jsonl", "--jobs", jobs];
        arguments.extend(files.iter().map(String::as_str));
        run(&arguments)
    };
    let (one, four) = (answer("1"), answer("4"));
    assert_eq!(one.out, four.out);
    assert_eq!(
        one.out.lines().count(),
        SHIPPED.iter().map(|(_, games)| games).sum::<usize>()
    );
    assert_eq!(one.err, four.err);
}

#[test]
fn the_output_may_go_to_a_file() {
    let path = scratch("output", "out.jsonl", b"");
    let file = pgn("tags-only.pgn");
    let answer = run(&["judge", "--format", "jsonl", "-o", &path, &file]);
    assert_eq!((answer.status, answer.out.as_str()), (0, ""));
    assert_eq!(
        std::fs::read_to_string(&path)
            .expect("written")
            .lines()
            .count(),
        60
    );
}

#[test]
fn a_missing_file_is_named_and_the_others_are_judged() {
    let answer = run(&[
        "judge",
        "--format",
        "jsonl",
        "/no/such.pgn",
        &pgn("tags-only.pgn"),
    ]);
    assert_eq!(answer.status, 2);
    assert!(
        answer.err.contains("/no/such.pgn: No such file"),
        "{}",
        answer.err
    );
    assert_eq!(answer.out.lines().count(), 60);
}

#[test]
fn a_directory_is_refused() {
    let answer = run(&["judge", env!("CARGO_MANIFEST_DIR")]);
    assert_eq!(answer.status, 2);
    assert!(
        answer.err.contains("expected a file, found a directory"),
        "{}",
        answer.err
    );
}

#[test]
fn an_empty_file_has_no_game() {
    for bytes in [&b""[..], b"\xef\xbb\xbf", b"\n\n \r\n", b"% escaped\n"] {
        let file = scratch("empty", "empty.pgn", bytes);
        let answer = run(&["judge", "--format", "jsonl", &file]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""));
        assert!(
            answer.err.contains("empty.pgn: no game found"),
            "{}",
            answer.err
        );
    }
}

#[test]
fn a_binary_file_gives_errors_with_their_place() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let bytes: Vec<u8> = std::iter::repeat_with(|| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 32) as u8
    })
    .take(200_000)
    .collect();
    let file = scratch("binary", "binary.pgn", &bytes);
    let answer = run(&["judge", "--format", "jsonl", &file]);
    assert!(answer.status > 0);
    let found = lines(&answer.out);
    assert!(found.iter().any(|line| line["error"]["line"].is_u64()));
}

#[test]
fn a_line_of_a_hundred_megabytes_is_one_error() {
    let mut child = command(&["judge", "--format", "jsonl", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("starts");
    let mut stdin = child.stdin.take().expect("piped");
    let writer = std::thread::spawn(move || -> std::io::Result<()> {
        stdin.write_all(b"[Event \"A\"]\n\n1. e4 ")?;
        for _ in 0..100 {
            stdin.write_all(&[b'x'; 1 << 20])?;
        }
        stdin.write_all(b" e5 *\n\n[Event \"B\"]\n\n1. d4 *\n")
    });
    let mut out = String::new();
    child
        .stdout
        .take()
        .expect("piped")
        .read_to_string(&mut out)
        .expect("UTF-8");
    writer.join().expect("ends").expect("the whole is read");
    assert_eq!(child.wait().expect("ends").code(), Some(1));
    let found = lines(&out);
    assert_eq!(found.len(), 2);
    assert_eq!(
        (&found[0]["error"]["line"], &found[0]["error"]["column"]),
        (&3.into(), &7.into())
    );
    assert!(out.len() < 2_000, "the token is not repeated whole");
    assert_eq!(
        (&found[1]["plies"], &found[1]["error"]),
        (&1.into(), &Value::Null)
    );
}

#[test]
fn a_truncated_archive_reports_what_came_before() {
    let text = std::fs::read(pgn("masters-crlf.pgn")).expect("shipped");
    let whole = zstd::encode_all(&text[..], 3).expect("to memory");
    let file = scratch("truncated", "cut.pgn.zst", &whole[..whole.len() / 2]);
    let answer = run(&["judge", "--format", "jsonl", &file]);
    assert_eq!(answer.status, 1);
    assert!(answer.out.lines().count() > 10);
    assert!(
        answer.err.contains("cut.pgn.zst: after game"),
        "{}",
        answer.err
    );
    // Cut in its first bytes nothing can be told.
    let file = scratch("truncated", "stub.pgn.zst", &whole[..6]);
    assert_eq!(run(&["judge", &file]).status, 2);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = command(&["judge", "--format", "jsonl", &pgn("masters-crlf.pgn")])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("starts");
    let mut first = [0; 1];
    let mut stdout = child.stdout.take().expect("piped");
    stdout.read_exact(&mut first).expect("a byte");
    drop(stdout);
    let output = child.wait_with_output().expect("ends");
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
}

#[test]
fn no_colour_where_nobody_looks() {
    let answer = run(&["judge", &pgn("incidents.pgn")]);
    assert!(!answer.out.contains('\u{1b}'));
}

/// Moves, tag and the result at the end: whichever of them contradicts the others is told.
#[test]
fn a_result_that_contradicts_the_moves_is_told_wherever_it_stands() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    for (tag, end, found) in [
        ("0-1", "0-1", 0),
        ("0-1", "1-0", 1),
        ("1-0", "0-1", 1),
        ("1-0", "1-0", 1),
    ] {
        let game = format!("[Result \"{tag}\"]\n\n{mate} {end}\n");
        let answer = run_with(&["judge", "--format", "jsonl", "-"], game.as_bytes());
        let told = answer.out.matches("\"result-mismatch\"").count();
        assert_eq!(
            (told, answer.status),
            (found, found as i32),
            "{game}: {}",
            answer.out
        );
    }
}

/// 6.2.1.1 of 2023: the mate ends the game, pressed or not.
#[test]
fn fide_2023_6_2_1_1_the_clock_of_a_mate_need_not_have_been_pressed() {
    let clocks = "[TimeControl \"5400+30\"]\n[Result \"0-1\"]\n\n1. f3 {[%clk 1:30:00]} e5 {[%clk 1:30:00]} \
                  2. g4 {[%clk 1:30:00]} Qh4# {[%clk 0:00:18]} 0-1\n";
    let answer = run_with(&["judge", "--format", "jsonl", "-"], clocks.as_bytes());
    assert_eq!(answer.status, 0, "{}", answer.out);
    let before = clocks.replace("2. g4 {[%clk 1:30:00]}", "2. g4 {[%clk 0:00:18]}");
    let answer = run_with(&["judge", "--format", "jsonl", "-"], before.as_bytes());
    assert!(answer.out.contains("\"overstepped\""), "{}", answer.out);
}
