//! `chesslaws notation` as a person or a script uses it.

mod common;

use common::{command, pgn, run, run_with, scratch};
use std::io::{Read, Write};
use std::process::Stdio;

const GAME: &str = "[Event \"Café\"]\n[White \"A\"]\n\n1. e4 {[%clk 0:01:00] best} d5 (1... c5 $5 2. Nf3 {x} Nc6) 2. exd5 Nf6 \
    3. Bb5+ c6 4. dxc6 Qb6 5. cxb7+ Qxb5 6. bxa8=Q Qc6 7. Nf3 (=) Qxa8 8. O-O 1/2-1/2\n";

#[test]
fn every_notation_and_some_languages() {
    let mut report = String::new();
    for options in [
        &["--style", "san"][..],
        &["--style", "lan"],
        &["--style", "uci"],
        &["--style", "iccf"],
        &["--style", "san", "--letters", "ru"],
        &["--style", "lan", "--letters", "de"],
        &["--style", "san", "--letters", "figurine"],
    ] {
        let mut arguments = vec!["notation", "-"];
        arguments.extend(options);
        let answer = run_with(&arguments, GAME.as_bytes());
        assert_eq!((answer.status, answer.err.as_str()), (0, ""), "{options:?}");
        report.push_str(&format!(
            "$ chesslaws notation - {}\n{}",
            options.join(" "),
            answer.out
        ));
    }
    insta::assert_snapshot!(report);
}

/// What is written in one language is read with its letters, and comes back as it was.
#[test]
fn there_and_back_in_every_language_and_notation() {
    let file = pgn("annotated-study.pgn");
    let plain = run(&["notation", &file]);
    assert_eq!(plain.status, 0, "{}", plain.err);
    for letters in [
        "en", "de", "fr", "es", "it", "nl", "pl", "cs", "hu", "sv", "ru", "uk", "pt", "figurine",
    ] {
        for style in ["san", "lan"] {
            let there = run(&["notation", &file, "--style", style, "--letters", letters]);
            let back = run_with(
                &["notation", "-", "--from-letters", letters],
                there.out.as_bytes(),
            );
            assert!(back.out == plain.out, "{letters} {style}: {}", back.err);
            assert_eq!((there.status, back.status), (0, 0));
        }
    }
    for style in ["uci", "iccf"] {
        let there = run(&["notation", &file, "--style", style]);
        let back = run_with(&["notation", "-"], there.out.as_bytes());
        assert!(back.out == plain.out, "{style}: {}", back.err);
    }
}

#[test]
fn an_export_is_written_again_byte_for_byte() {
    for name in [
        "masters-crlf.pgn",
        "lichess-clk-eval.pgn",
        "tags-only.pgn",
        "latin1.pgn",
    ] {
        let first = run(&["notation", &pgn(name)]);
        assert_eq!(first.status, 0, "{name}: {}", first.err);
        let again = run_with(&["notation", "-"], first.out.as_bytes());
        assert!(again.out == first.out, "{name}");
    }
}

#[test]
fn letters_are_never_guessed() {
    let german = "1. Sf3 Sc6 *\n";
    let answer = run_with(&["notation", "-"], german.as_bytes());
    assert_eq!((answer.status, answer.out.as_str()), (1, "1. *\n\n"));
    assert!(
        answer
            .err
            .starts_with("chesslaws: -: game 1, line 1, column 4, ply 1, \"Sf3\": not understood"),
        "{}",
        answer.err
    );
    let answer = run_with(
        &["notation", "-", "--from-letters", "de"],
        german.as_bytes(),
    );
    assert_eq!(
        (answer.status, answer.out.as_str()),
        (0, "1. Nf3 Nc6 *\n\n")
    );
}

#[test]
fn what_is_wrong_is_named_with_its_place_and_the_rest_is_written() {
    let text = std::fs::read(pgn("injured.pgn")).expect("shipped");
    let answer = run_with(&["notation", "-"], &text);
    assert_eq!(answer.status, 1);
    let games = answer.out.matches("\n\n[").count() + 1;
    assert!(games >= 20, "{games}");
    insta::assert_snapshot!(answer.err);
}

#[test]
fn the_policy_decides_about_games_with_errors() {
    let text = b"1. e4 e5 2. Ke3 *\n\n1. d4 d5 2. Ng1-f3 *\n\n1. c4 *\n";
    let with = |policy: &str| run_with(&["notation", "-", "--policy", policy], text);
    let lenient = with("lenient");
    assert_eq!(
        lenient.out,
        "1. e4 e5 *\n\n1. d4 d5 2. Nf3 *\n\n1. c4 *\n\n"
    );
    let strict = with("strict");
    assert_eq!(strict.out, "1. e4 e5 *\n\n1. d4 d5 *\n\n1. c4 *\n\n");
    let skip = with("skip");
    assert_eq!(skip.out, "1. d4 d5 2. Nf3 *\n\n1. c4 *\n\n");
    assert!(
        skip.err.ends_with("; the game is left out\n"),
        "{}",
        skip.err
    );
    assert_eq!(skip.err.lines().count(), 1);
    assert_eq!(strict.err.lines().count(), 2);
    for answer in [lenient, strict, skip] {
        assert_eq!(answer.status, 1);
    }
}

#[test]
fn encodings_are_named_or_told_apart() {
    // Чигорин in Windows-1251, with moves in Russian.
    let text = b"[White \"\xd7\xe8\xe3\xee\xf0\xe8\xed\"]\n\n1. \xca\x66\x33 *\n";
    let answer = run_with(&["notation", "-", "--from-letters", "ru"], text);
    assert_eq!(
        (answer.status, answer.out.as_str()),
        (0, "[White \"Чигорин\"]\n\n1. Nf3 *\n\n")
    );
    let answer = run_with(
        &["notation", "-", "--encoding", "latin-1"],
        b"[White \"H\xfcbner\"]\n\n*\n",
    );
    assert_eq!(answer.out, "[White \"Hübner\"]\n\n*\n\n");
    let file = pgn("latin1.pgn");
    for encoding in [
        &[][..],
        &["--encoding", "latin-1"],
        &["--encoding", "windows-1252"],
    ] {
        let mut arguments = vec!["judge", "--format", "jsonl", &file];
        arguments.extend(encoding);
        assert!(
            run(&arguments)
                .out
                .contains("\"white\":\"Gonçalves, Luís\""),
            "{encoding:?}"
        );
    }
    let answer = run(&[
        "judge",
        "--encoding",
        "windows-1251",
        "--format",
        "jsonl",
        &file,
    ]);
    assert!(answer.out.contains("\"white\":\"Hьbner, Robert\""));
    assert_eq!(run(&["notation", "--encoding", "koi8-r", &file]).status, 2);
}

#[test]
fn compressed_files_are_read_as_what_they_hold() {
    let text = std::fs::read(pgn("twic-232.pgn")).expect("shipped");
    let plain = run(&["notation", &pgn("twic-232.pgn"), "--style", "uci"]);
    let zst = zstd::encode_all(&text[..], 3).expect("to memory");
    let mut gz = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    gz.write_all(&text).expect("to memory");
    for (name, bytes) in [("a.zst", zst), ("a.gz", gz.finish().expect("ends"))] {
        let file = scratch("notation", name, &bytes);
        assert!(
            run(&["notation", &file, "--style", "uci"]).out == plain.out,
            "{name}"
        );
        assert!(
            run_with(&["notation", "-", "--style", "uci"], &bytes).out == plain.out,
            "{name}"
        );
    }
    let long = std::fs::read(pgn("masters-crlf.pgn")).expect("shipped");
    let zst = zstd::encode_all(&long[..], 3).expect("to memory");
    let cut = scratch("notation", "cut.zst", &zst[..zst.len() / 2]);
    let answer = run(&["notation", &cut]);
    assert_eq!(answer.status, 1);
    assert!(
        answer.err.contains("what came before is written"),
        "{}",
        answer.err
    );
    assert!(answer.out.len() > 1000);
}

#[test]
fn usage_and_unreadable_files_end_with_two() {
    for (arguments, input, message) in [
        (
            &["notation", "/no/such.pgn"][..],
            "",
            "/no/such.pgn: No such file",
        ),
        (&["notation", "-"], "", "-: no game found"),
        (&["notation", "-"], "\n\n", "-: no game found"),
        (
            &["notation", "-", "--style", "morse"],
            "",
            "invalid value 'morse'",
        ),
        (
            &["notation", "-", "--letters", "tlh"],
            "",
            "invalid value 'tlh'",
        ),
        (
            &["notation", "-", "--style", "uci", "--letters", "de"],
            "1. e4 *",
            "letters in san and lan only",
        ),
        (&["notation"], "", "required arguments"),
    ] {
        let answer = run_with(arguments, input.as_bytes());
        assert_eq!(
            (answer.status, answer.out.as_str()),
            (2, ""),
            "{arguments:?}"
        );
        assert!(answer.err.contains(message), "{}", answer.err);
    }
}

#[test]
fn the_output_may_go_to_a_file() {
    let path = scratch("notation", "out.pgn", b"");
    let answer = run_with(&["notation", "-", "-o", &path], GAME.as_bytes());
    assert_eq!((answer.status, answer.out.as_str()), (0, ""));
    let written = std::fs::read_to_string(&path).expect("written");
    assert_eq!(written, run_with(&["notation", "-"], GAME.as_bytes()).out);
}

#[test]
fn a_closed_pipe_ends_quietly() {
    let mut child = command(&["notation", &pgn("masters-crlf.pgn")])
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
fn the_example_of_the_help_works() {
    let help = run(&["notation", "--help"]);
    assert_eq!(help.status, 0);
    let example = help.out.lines().last().expect("an example").trim();
    assert_eq!(
        example,
        "chesslaws notation games.pgn.zst --style san --letters ru > partii.pgn"
    );
    let zst = zstd::encode_all(GAME.as_bytes(), 3).expect("to memory");
    let file = scratch("notation", "games.pgn.zst", &zst);
    let answer = run(&["notation", &file, "--style", "san", "--letters", "ru"]);
    assert_eq!(answer.status, 0, "{}", answer.err);
    assert!(answer.out.contains("3. Сb5+ c6"), "{}", answer.out);
}
