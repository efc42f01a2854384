//! The commands that answer a question.

mod common;

use common::{run, run_with, trf};
use serde_json::{Value, json};

fn legal(arguments: &[&str]) -> Value {
    let mut all = vec!["legal"];
    all.extend(arguments);
    all.extend(["--format", "json"]);
    let answer = run(&all);
    assert_eq!(answer.status, 0, "{}", answer.err);
    serde_json::from_str(&answer.out).expect("one object")
}

#[test]
fn legal_gives_position_state_and_moves() {
    let answer = legal(&["startpos", "--moves", "e2e4 e7e5 f1c4 b8c6 d1h5 g8f6 h5f7"]);
    let fen = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";
    assert_eq!(
        answer,
        json!({"fen": fen, "check": true, "checkmate": true, "stalemate": false, "moves": []})
    );
    let answer = legal(&["8/3P4/8/8/8/7k/8/K7 w - - 0 1"]);
    let moves = answer["moves"].as_array().expect("a list");
    assert!(moves.contains(&json!({"uci": "d7d8q", "san": "d8=Q"})));
    assert_eq!(moves.len(), 7);
}

#[test]
fn castling_is_written_as_the_kind_of_chess_wants_it() {
    let has = |answer: &Value, uci: &str| {
        answer["moves"]
            .as_array()
            .expect("a list")
            .contains(&json!({"uci": uci, "san": "O-O"}))
    };
    let fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
    assert!(has(&legal(&[fen]), "e1g1"));
    assert!(has(&legal(&[fen, "--chess960"]), "e1h1"));
    let fen = "4k3/8/8/8/8/8/8/5KR1 w K - 0 1";
    assert!(has(&legal(&[fen, "--chess960"]), "f1g1"));
    let answer = run(&["legal", fen]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("--chess960"), "{}", answer.err);
}

#[test]
fn legal_shows_a_board_to_people() {
    insta::assert_snapshot!(run(&["legal", "startpos", "--moves", "e2e4"]).out);
}

#[test]
fn bad_positions_and_moves_are_refused_with_their_place() {
    for (arguments, expected) in [
        (
            &["legal", "x"][..],
            "unexpected text in the piece placement at byte 0",
        ),
        (
            &["legal", "8/8/8/8/8/8/8/8 w - - 0 1"],
            "expected one white king, found 0",
        ),
        (
            &["legal", "startpos", "--moves", "e2e4 e7e4"],
            "move 2 (\"e7e4\")",
        ),
        (
            &["legal", "startpos", "--moves", "e2"],
            "the text ends at byte 2",
        ),
        (&["perft", "startpos", "--", "-1"], "invalid value"),
        (&["perft", "startpos", "256"], "256 is not in 0..=255"),
        (
            &["legal", "8/8/8/8/8/8/8/8", "w", "-", "-"],
            "put quotation marks around it",
        ),
        (
            &["perft", "8/8/8/8/8/8/8/8", "b", "-", "-", "3"],
            "put quotation marks around it",
        ),
    ] {
        let answer = run(arguments);
        assert_eq!(
            (answer.status, answer.out.as_str()),
            (2, ""),
            "{arguments:?}"
        );
        assert!(
            answer.err.contains(expected),
            "{arguments:?}: {}",
            answer.err
        );
    }
}

#[test]
fn a_fen_may_come_from_standard_input() {
    let answer = run_with(&["perft", "-", "2"], b"4k3/8/8/8/8/8/8/4K2R w K - 0 1\n");
    assert_eq!((answer.status, answer.out.as_str()), (0, "nodes 66\n"));
}

#[test]
fn perft_ends_with_the_number_of_nodes() {
    assert_eq!(run(&["perft", "startpos", "4"]).out, "nodes 197281\n");
    assert_eq!(
        run(&["perft", "startpos", "0", "--divide"]).out,
        "nodes 1\n"
    );
    let divided = run(&["perft", "startpos", "3", "--divide"]).out;
    assert_eq!(divided.lines().count(), 21);
    assert!(divided.contains("e2e4: 600\n"));
    assert!(divided.ends_with("nodes 8902\n"));
}

#[test]
fn explain_prints_articles_lists_and_doubts() {
    insta::assert_snapshot!(
        "explain_fide_2001_9_5_b",
        run(&["explain", "fide-2001", "9.5.b"]).out
    );
    insta::assert_snapshot!("explain_editions", run(&["explain"]).out);
    // The edition in force need not be named, and items are listed.
    assert_eq!(
        run(&["explain", "5.2"]).out,
        run(&["explain", "fide-2023", "5.2"]).out
    );
    assert!(run(&["explain", "5.2"]).out.contains("5.2.2"));
    assert!(run(&["explain", "3.8.2.2.1"]).out.contains("NOT CONFIRMED"));
}

#[test]
fn explain_says_what_it_does_not_have() {
    for (arguments, expected) in [
        (
            &["explain", "fide-2023", "99.9"][..],
            "has no article of that number",
        ),
        (
            &["explain", "fide-2014", "5.1"],
            "fide-2014 has no catalogue",
        ),
        (&["explain", "fide-1999", "5.1"], "expected an edition"),
    ] {
        let answer = run(arguments);
        assert_eq!(answer.status, 2, "{arguments:?}");
        assert!(
            answer.err.contains(expected),
            "{arguments:?}: {}",
            answer.err
        );
    }
}

#[test]
fn compare_shows_both_sides() {
    insta::assert_snapshot!(run(&["compare", "fide-2018", "fide-2023"]).out);
    assert!(
        run(&["compare", "fide-2023", "fide-2023"])
            .out
            .contains("no difference")
    );
    assert_eq!(run(&["compare", "fide-2023"]).status, 2);
}

#[test]
fn the_example_in_each_help_works() {
    for name in [
        "judge",
        "legal",
        "perft",
        "can-mate",
        "explain",
        "compare",
        "clock",
        "standings",
    ] {
        let help = run(&[name, "--help"]).out;
        let example = help
            .lines()
            .skip_while(|line| !line.starts_with("Example:"))
            .nth(1)
            .unwrap_or_else(|| panic!("no example in the help of {name}"));
        assert!(
            example
                .trim_start()
                .starts_with(&format!("chesslaws {name} ")),
            "{example}"
        );
    }
    let open = trf("generated/rtg-61p9r.trf");
    let explained = run(&[
        "standings",
        &open,
        "--tie-breaks",
        "BH:C1,SB",
        "--explain",
        "7",
    ]);
    assert!(explained.out.contains("\nBH/C1 = "), "{}", explained.err);
    let divided = run(&["perft", "startpos", "5", "--divide"]);
    assert!(divided.out.ends_with("nodes 4865609\n"));
}

fn can_mate(arguments: &[&str]) -> Value {
    let mut all = vec!["can-mate"];
    all.extend(arguments);
    all.extend(["--format", "json"]);
    let answer = run(&all);
    assert_eq!(answer.status, 0, "{}", answer.err);
    serde_json::from_str(&answer.out).expect("one object")
}

#[test]
fn can_mate_gives_a_line_that_ends_in_mate() {
    let fen = "8/8/4k3/8/8/2n5/4B3/4K3 w - - 0 1";
    let answer = can_mate(&[fen]);
    assert_eq!(answer["dead"], false);
    for side in ["white", "black"] {
        assert_eq!(answer[side]["can_mate"], true);
        let line: Vec<&str> = answer[side]["line"]
            .as_array()
            .expect("a line")
            .iter()
            .map(|uci| uci.as_str().expect("a move"))
            .collect();
        let end = legal(&[fen, "--moves", &line.join(" ")]);
        assert_eq!(end["checkmate"], true, "{line:?}");
        // The mated side is to move.
        let turn = if side == "white" { " b " } else { " w " };
        assert!(end["fen"].as_str().expect("a FEN").contains(turn));
    }
}

#[test]
fn can_mate_says_why_not() {
    let wall = can_mate(&["4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"]);
    assert_eq!(
        (&wall["dead"], &wall["white"]["can_mate"]),
        (&true.into(), &false.into())
    );
    assert!(
        wall["black"]["why"]
            .as_str()
            .expect("a reason")
            .contains("blocked")
    );
    // Dead only once the last loose pawn is taken.
    let before = "3k4/8/8/p2p2p1/P2P2P1/8/3p4/3K4 w - - 0 1";
    assert_eq!(can_mate(&[before])["dead"], false);
    assert_eq!(can_mate(&[before, "--moves", "d1d2"])["dead"], true);
    let lone = can_mate(&["8/8/3rk3/8/8/2K5/8/8 w - - 0 1"]);
    assert_eq!(lone["white"]["why"], "the side has a bare king");
    assert_eq!(lone["black"]["can_mate"], true);
    insta::assert_snapshot!(
        "can_mate",
        run(&["can-mate", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1"]).out
    );
}
