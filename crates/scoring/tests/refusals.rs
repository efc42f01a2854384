//! Files with faults are refused with line and column; files of other programs are read.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

mod common;

use chesslaws_scoring::trf::{Document, Fault, ReadOptions};

/// What is wrong with each file that is named for its fault.
#[test]
fn faulty_files_are_refused_with_their_place() {
    let cases = [
        ("invalid_code", 7, 1),
        ("missing_result", 3, 132),
        ("too_many_results", 2, 142),
        ("incorrect_points", 2, 81),
        ("incompatible_color", 3, 137),
        ("incompatible_result", 3, 139),
        ("missing_starting_number", 7, 5),
    ];
    for (name, line, column) in cases {
        let error = common::read(&format!("format/py4swiss/{name}.trf")).unwrap_err();
        assert_eq!(
            (error.line, error.column),
            (line, column),
            "{name}: {error}"
        );
    }
}

#[test]
fn a_file_with_columns_of_its_own_is_refused_and_not_misread() {
    let name = "format/chesspairing/trf2026-team.trf";
    let error = common::read(name).unwrap_err();
    // Player 8 drew twice and is given half a point.
    assert_eq!((error.line, error.column), (37, 81), "{error}");
    // With that forgiven, record 240 gives byes to teams that do not exist.
    let error = Document::read(&common::bytes(name), &ReadOptions::LENIENT).unwrap_err();
    assert_eq!((error.line, error.column), (45, 11));
    assert_eq!(error.fault, Fault::UnknownTeam { number: 7 });
}

#[test]
fn files_of_other_programs_are_read_and_written_back_byte_for_byte() {
    let readable = [
        ("format/py4swiss/comments.trf", 7, 5),
        ("format/py4swiss/javafo_example.trf", 52, 9),
        ("format/py4swiss/burstein_late_entries.trf", 13, 5),
        ("format/chesspairing/basic.trf", 5, 3),
        ("format/chesspairing/bbp-8p5r-input.trf", 8, 5),
        ("format/chesspairing/bbp-8p5r-output.trf", 8, 5),
        ("format/echecs/grandmommyscup.trf", 249, 14),
        ("format/echecs/javafo_sample2.trf", 52, 9),
        ("format/echecs/trf26_team.trf", 2, 5),
        ("format/caissify/stress_50p15r.trf", 50, 15),
        ("generated/rtg-61p9r.trf", 61, 9),
        ("generated/rtg-40p7r-310.trf", 40, 7),
    ];
    for (name, players, rounds) in readable {
        let document = common::read(name).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(document.tournament().players().len(), players, "{name}");
        assert_eq!(document.tournament().rounds(), rounds, "{name}");
        let options = chesslaws_scoring::trf::WriteOptions {
            line_end: document.line_end(),
            encoding: document.encoding(),
        };
        let written = document.write(&options).unwrap();
        assert!(
            written.bytes == common::bytes(name),
            "{name} is not written as it was read"
        );
    }
}

fn line(number: u16, rounds: &str) -> String {
    common::line(number, "", rounds)
}

/// The place and the words of the fault of a text.
fn fault(text: &str) -> String {
    Document::read(text.as_bytes(), &ReadOptions::default())
        .unwrap_err()
        .to_string()
}

#[test]
fn faults_say_what_was_expected_and_what_was_found() {
    let two = |one: &str, other: &str| line(1, one) + "\n" + &line(2, other);
    let cases = [
        (
            "",
            "line 1, column 1: expected at least one player (record 001)",
        ),
        (
            "001    x      A",
            "line 1, column 8: expected a starting number from 1 to 9999, found \"x\"",
        ),
        (
            "001    0      A",
            "line 1, column 8: expected a starting number from 1 to 9999, found \"0\"",
        ),
        (
            "0010001      A",
            "line 1, column 4: expected a blank column, found '0'",
        ),
        ("001\t1", "line 1, column 4: expected blanks, found a tab"),
        (
            "142 none",
            "line 1, column 5: expected a number of rounds from 1 to 999, found \"none\"",
        ),
        (
            "162  W 1.0    Q 0.0",
            "line 1, column 14: expected one of W, D, L, A, P, X, found \"Q\"",
        ),
        (
            "XXS WW=1.0 WW",
            "line 1, column 12: expected an assignment such as WW=1.0, found \"WW\"",
        ),
        (
            "240 Q   1    1",
            "line 1, column 5: expected the kind of the bye, F, H or Z, found \"Q\"",
        ),
        (
            "330 ++   1   1   2",
            "line 1, column 5: expected the kind of the forfeit, +-, -+ or --, found \"++\"",
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(fault(text), expected);
    }
    let games = [
        (
            two("   2 w 5", ""),
            "line 1, column 99: expected a result: 1 = 0 W D L + - U F H Z or blank, found '5'",
        ),
        (
            two("   2 x 1", ""),
            "line 1, column 97: expected a colour: w, b, - or blank, found 'x'",
        ),
        (
            two("   2ww 1", ""),
            "line 1, column 96: expected a blank column, found 'w'",
        ),
        (
            two("   1 w 1", ""),
            "line 1, column 92: player 1 is paired with himself or herself in round 1",
        ),
        (
            two("   9 w 1", ""),
            "line 1, column 92: no player has the starting number 9",
        ),
        (
            two("   2 w 1", ""),
            "line 2, column 92: round 1: expected a game with 1, as line 1 says, found nothing",
        ),
        (
            two("   2 w 1", "0000 - U"),
            "line 2, column 92: round 1: line 1 pairs 1 with 2, this line does not",
        ),
        (
            two("   2 w +", "   1 b 0"),
            "line 2, column 99: round 1: a loss of 2 does not go with a forfeit win of 1 (line 1)",
        ),
        (
            two("0000 - 1", ""),
            "line 1, column 92: expected an opponent for the win, found none",
        ),
    ];
    for (text, expected) in games {
        assert_eq!(fault(&text), expected);
    }
}

#[test]
fn columns_are_characters_and_not_bytes() {
    let name = "M\u{fc}ller, J\u{f6}rg";
    let row = |number: u16, name: &str, round: &str| {
        format!(
            "001 {number:>4}      {name:<33} 2000 GER {:24}1.0    1  {round}\r\n",
            ""
        )
    };
    let text = row(1, name, "   2 w =") + &row(2, "Mayer", "   1 b =");
    let wrong = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap_err();
    assert_eq!((wrong.line, wrong.column), (1, 81), "{wrong}");
    let text = text.replace("1.0", "0.5");
    let utf8 = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
    assert_eq!(utf8.tournament().players()[0].name, name);
    let (cp1252, _, _) = encoding_rs::WINDOWS_1252.encode(&text);
    let old = Document::read(&cp1252, &ReadOptions::default()).unwrap();
    assert_eq!(old.tournament().players()[0].name, name);
    assert_eq!((old.warnings()[0].line, old.warnings()[0].column), (1, 16));
    // A byte order mark is taken off.
    let marked = "\u{feff}".to_owned() + &text;
    assert!(Document::read(marked.as_bytes(), &ReadOptions::default()).is_ok());
    let utf16 = Document::read(b"\xff\xfe0\x00", &ReadOptions::default()).unwrap_err();
    assert_eq!(utf16.fault, Fault::Encoding);
}

#[test]
fn all_three_line_ends_count_lines_once() {
    for end in ["\r", "\n", "\r\n"] {
        let text = ["### comment", "", &line(1, ""), "101"].join(end);
        let error = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap_err();
        assert_eq!(error.line, 4, "{end:?}");
    }
}

#[test]
fn byes_of_older_files_and_german_colours_are_read_with_a_warning() {
    let rows = [
        line(1, "0000 - =  0000 - +  0000 - -     2 s 1"),
        line(2, "0000 -       0 -           Z     1 w 0"),
    ];
    let text = rows.join("\n");
    let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
    let event = document.tournament();
    assert_eq!(event.points(1).unwrap().to_string(), "2.5");
    assert_eq!(event.points(2).unwrap().to_string(), "0");
    let words: Vec<String> = document
        .warnings()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(words.len(), 2, "{words:?}");
    assert!(words[0].contains("line 1, column 92: a forfeit or draw without an opponent"));
    assert!(words[0].contains("(and 2 more)"), "{words:?}");
    assert!(words[1].contains("expected b for Black, found s"));
    // A forfeit win with nobody counts as a full-point bye, a forfeit loss as an absence.
    let calculation =
        chesslaws_scoring::Calculation::new(event, chesslaws_scoring::Options::default());
    let elected = calculation.explain(1, &"REP".parse().unwrap()).unwrap();
    assert_eq!(elected.value.number().unwrap().to_string(), "2");
}

#[test]
fn byes_of_record_240_fill_open_rounds() {
    let text = line(1, "")
        + "\n"
        + &line(2, "0000 - U")
        + "\n142 2\n240 H   2    1    2\n240 F   1    2\n";
    let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
    assert_eq!(document.tournament().points(1).unwrap().to_string(), "0.5");
    assert_eq!(document.tournament().points(2).unwrap().to_string(), "1.5");
    assert!(document.warnings()[0].to_string().contains("another entry"));
    let error = Document::read(
        (text + "240 H   3    1").as_bytes(),
        &ReadOptions::default(),
    );
    assert_eq!(
        error.unwrap_err().to_string(),
        "line 6, column 7: expected results for 2 rounds, found round 3"
    );
}

#[test]
fn unknown_records_comments_and_extensions_are_kept_in_their_place() {
    let text = "### head\nXYZ whatever\t1\n".replace('\t', " ")
        + &line(1, "")
        + "\n# note\nFRA    1      National name\n801 kept\nBBW 1.0\n";
    let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
    let options = chesslaws_scoring::trf::WriteOptions {
        line_end: chesslaws_scoring::trf::LineEnd::Lf,
        ..Default::default()
    };
    assert_eq!(document.write(&options).unwrap().bytes, text.as_bytes());
    let numbered = "777 whatever\n".to_owned() + &line(1, "");
    assert!(Document::read(numbered.as_bytes(), &ReadOptions::default()).is_err());
    let kept = Document::read(numbered.as_bytes(), &ReadOptions::LENIENT).unwrap();
    assert_eq!(kept.records()[0].text(), "777 whatever");
}

#[test]
fn accelerated_points_and_unfinished_games_are_explained() {
    let text = "XXR 2\n250       1.0   1   1    1    1\n".to_owned()
        + &common::line(1, "2.0", "   2 w 1     2 b")
        + "\n"
        + &common::line(2, "0.5", "   1 b 0     1 w  ");
    let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
    let words: Vec<String> = document
        .warnings()
        .iter()
        .map(ToString::to_string)
        .collect();
    assert!(
        words[0].contains("points of an accelerated pairing are counted"),
        "{words:?}"
    );
    assert!(
        words[1].contains("games without a result are counted as draws"),
        "{words:?}"
    );
}
