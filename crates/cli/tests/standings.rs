//! `chesslaws standings` as an organiser or a script uses it.

mod common;

use common::{Answer, run, run_with, scratch, trf};
use serde_json::{Value, json};

/// The answer to the options, for a shipped file.
fn ask(file: &str, options: &[&str]) -> Answer {
    let file = trf(file);
    let mut all = vec!["standings", file.as_str()];
    all.extend(options);
    run(&all)
}

fn parsed(answer: &Answer) -> Value {
    serde_json::from_str(&answer.out).expect("one object")
}

const SWISS: &str = "tec/tec-swiss-16p5r.trf";
const ROUND_ROBIN: &str = "tec/tec-rr-6p5r.trf";
const TEAMS: &str = "generated/rtg-40p7r-310.trf";

#[test]
fn text_shows_standings_crosstable_and_ratings() {
    let answer = ask(SWISS, &["--tie-breaks", "BH:C1,BH,SB", "-k", "20"]);
    assert_eq!((answer.status, answer.err.as_str()), (0, ""));
    insta::assert_snapshot!("swiss", answer.out);
    let answer = ask(ROUND_ROBIN, &[]);
    assert_eq!(answer.status, 0);
    insta::assert_snapshot!("round_robin", answer.out);
}

#[test]
fn an_explanation_names_opponents_contributions_and_the_cut() {
    let by_number = ask(SWISS, &["--tie-breaks", "BH/C1,SB", "--explain", "12"]);
    assert_eq!(by_number.status, 0, "{}", by_number.err);
    insta::assert_snapshot!("explained", by_number.out);
    let by_name = ask(SWISS, &["--tie-breaks", "BH/C1,SB", "--explain", "nick"]);
    assert_eq!(by_name.out, by_number.out);
    let json = parsed(&ask(
        SWISS,
        &[
            "--tie-breaks",
            "BH/C1",
            "--explain",
            "Nick",
            "--format",
            "json",
        ],
    ));
    assert_eq!(json["explanations"][0]["number"], 12);
    let cuts = json["explanations"][0]["contributions"]
        .as_array()
        .expect("a list");
    assert_eq!(
        cuts.iter().filter(|share| !share["cut"].is_null()).count(),
        1
    );
}

/// The values that the paper of the Technical Commission prints.
#[test]
fn every_printed_value_of_the_official_exercise_comes_out() {
    let path = trf("tec/tec-swiss-16p5r.official.csv");
    let text = std::fs::read_to_string(path).expect("a table");
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let header = lines.next().expect("a header");
    // The paper is of 2024 and rounds AOB to one decimal.
    let codes: Vec<&str> = header[2..]
        .iter()
        .copied()
        .filter(|code| !code.starts_with("AOB"))
        .collect();
    let answer = ask(
        SWISS,
        &[
            "--tie-breaks",
            &codes.join(","),
            "--rules",
            "fide-2024",
            "--format",
            "json",
        ],
    );
    let answer = parsed(&answer);
    assert_eq!(answer["rules"], "fide-2024");
    assert_eq!(answer["criteria_from"], "option");
    let rows = answer["rows"].as_array().expect("rows");
    let mut compared = 0;
    for line in lines {
        let number: u64 = line[0].parse().expect("a number");
        let row = rows
            .iter()
            .find(|row| row["number"] == number)
            .expect("the player");
        for (column, code) in header.iter().enumerate().skip(2) {
            let Some(at) = codes.iter().position(|other| other == code) else {
                continue;
            };
            let found = row["values"][at]["text"].as_str().expect("a value");
            let as_number = |text: &str| text.parse::<f64>().expect("a number");
            assert!(
                (as_number(found) - as_number(line[column])).abs() < 0.001,
                "{code} of {number}: expected {}, found {found}",
                line[column]
            );
            compared += 1;
        }
    }
    assert_eq!(compared, 16 * codes.len());
    assert_eq!(codes.len(), 17);
}

#[test]
fn json_has_the_documented_fields() {
    let answer = parsed(&ask(
        ROUND_ROBIN,
        &["--format", "json", "--tie-breaks", "DE,SB"],
    ));
    let keys: Vec<&String> = answer.as_object().expect("an object").keys().collect();
    let mut expected = vec![
        "file",
        "event",
        "rounds",
        "after_round",
        "format",
        "rules",
        "teams",
        "criteria",
        "criteria_from",
        "rows",
        "crosstable",
        "ratings",
        "explanations",
        "notes",
        "remarks",
    ];
    expected.sort_unstable();
    assert_eq!(keys, expected);
    assert_eq!(answer["format"], "round-robin");
    assert_eq!(answer["criteria"], json!(["DE", "SB"]));
    assert_eq!(
        answer["rows"][0],
        json!({"rank": 1, "number": 1, "name": "Alyx", "points": "3.5", "values": [
            {"text": "1", "exact": null}, {"text": "9.25", "exact": "37/4"}]})
    );
    let rating = &answer["ratings"][0];
    assert_eq!(
        rating,
        &json!({"number": 1, "name": "Alyx", "rating": 2200, "games": 5, "score": "3.5",
            "average": 2050, "gain": "0.02", "performance": 2199, "change": null})
    );
    assert_eq!(answer["explanations"], Value::Null);
}

#[test]
fn tables_come_out_as_csv_html_and_svg() {
    let csv = ask(SWISS, &["--format", "csv", "--tie-breaks", "BH:C1,SB"]);
    assert_eq!(csv.status, 0);
    assert_eq!(
        csv.out.lines().take(2).collect::<Vec<_>>(),
        [
            "Rank,No,Name,R1,R2,R3,R4,R5,Pts,BH/C1,SB",
            "1,2,Bruno,10b1,7w1,1b=,16w1,3b=,4,12.0,9.50"
        ]
    );
    assert_eq!(csv.out.lines().count(), 17);
    let ranking = ask(
        SWISS,
        &[
            "--format",
            "csv",
            "--table",
            "ranking",
            "--tie-breaks",
            "BH:C1",
        ],
    );
    assert!(
        ranking
            .out
            .starts_with("Rank,No,Name,Pts,BH/C1\n1,2,Bruno,4,12.0\n")
    );
    let ratings = ask(SWISS, &["--format", "csv", "--table", "ratings"]);
    assert!(
        ratings
            .out
            .starts_with("No,Name,Rtg,Games,Score,Avg,W-We,Perf\n1,Alyx,2200,5,3.5,1820,")
    );
    let html = ask(SWISS, &["--format", "html"]).out;
    assert!(html.starts_with("<table class=\"crosstable\">\n<caption>TEC exercise"));
    assert_eq!(html.matches("<tr>").count(), 17);
    let svg = ask(SWISS, &["--format", "svg", "--table", "ratings"]).out;
    assert!(svg.starts_with("<svg xmlns=") && svg.ends_with("</svg>\n"));
}

#[test]
fn the_rules_follow_the_date_unless_they_are_named() {
    let values = |options: &[&str]| {
        let mut all = vec!["--tie-breaks", "AOB", "--format", "json"];
        all.extend(options);
        let answer = parsed(&ask(SWISS, &all));
        let rows = answer["rows"].as_array().expect("rows").clone();
        let alyx = rows.iter().find(|row| row["number"] == 1).expect("Alyx");
        (answer["rules"].clone(), alyx["values"][0]["text"].clone())
    };
    assert_eq!(values(&[]), (json!("fide-2024"), json!("12.60")));
    assert_eq!(
        values(&["--rules", "fide-2026"]),
        (json!("fide-2026"), json!("12.40"))
    );
}

#[test]
fn interim_standings_count_the_rounds_so_far() {
    let answer = parsed(&ask(SWISS, &["--after-round", "2", "--format", "json"]));
    assert_eq!(answer["after_round"], 2);
    assert_eq!(answer["rows"][0]["points"], "2");
    assert_eq!(answer["crosstable"]["header"][4], "R2");
    assert_eq!(answer["crosstable"]["header"][5], "Pts");
    // Nick's one game was in round 1; Alyx has met 9 (1800) and 13 (1600): a win and a draw.
    let rating = |number: usize| answer["ratings"][number - 1].clone();
    assert_eq!(
        (&rating(12)["games"], &rating(1)["games"]),
        (&json!(1), &json!(2))
    );
    assert_eq!(
        (
            &rating(1)["score"],
            &rating(1)["average"],
            &rating(1)["performance"]
        ),
        (&json!("1.5"), &json!(1700), &json!(1893))
    );
    let refused = ask(SWISS, &["--after-round", "6"]);
    assert_eq!((refused.status, refused.out.as_str()), (2, ""));
    assert!(
        refused.err.contains("the event has 5 rounds"),
        "{}",
        refused.err
    );
}

#[test]
fn teams_are_ranked_as_teams_and_their_players_on_demand() {
    let file = "format/echecs/grandmommyscup.trf";
    let teams = parsed(&ask(file, &["--format", "json"]));
    assert_eq!(teams["teams"], true);
    assert_eq!(teams["criteria_from"], "file");
    assert_eq!(teams["rows"].as_array().expect("rows").len(), 50);
    let players = parsed(&ask(
        file,
        &["--format", "json", "--individuals", "--tie-breaks", "WIN"],
    ));
    assert_eq!(players["teams"], false);
    assert_eq!(players["rows"].as_array().expect("rows").len(), 249);
}

#[test]
fn standard_input_and_compressed_files_are_read() {
    let bytes = std::fs::read(trf(TEAMS)).expect("a file");
    let whole = ask(TEAMS, &["--table", "crosstable"]);
    assert_eq!(whole.status, 0, "{}", whole.err);
    let answer = run_with(&["standings", "-", "--table", "crosstable"], &bytes);
    assert_eq!((answer.status, &answer.out), (0, &whole.out));
    let packed = zstd::encode_all(&bytes[..], 0).expect("compresses");
    let answer = run_with(&["standings", "-", "--table", "crosstable"], &packed);
    assert_eq!((answer.status, &answer.out), (0, &whole.out));
}

#[test]
fn an_output_file_gets_what_standard_output_would() {
    let path = scratch("standings-output", "table.svg", b"");
    let answer = ask(SWISS, &["--format", "svg", "-o", &path]);
    assert_eq!((answer.status, answer.out.as_str()), (0, ""));
    assert_eq!(
        std::fs::read_to_string(path).expect("written"),
        ask(SWISS, &["--format", "svg"]).out
    );
}

#[test]
fn refused_files_are_named_with_line_and_column() {
    for (file, place) in [
        (
            "invalid_code",
            "line 7, column 1: expected a record of TRF16 or TRF26",
        ),
        ("incompatible_color", "both have"),
        ("incompatible_result", "does not go with"),
        ("missing_starting_number", "is missing before"),
        ("missing_result", "found nothing"),
        ("too_many_results", "found round"),
    ] {
        let name = format!("format/py4swiss/{file}.trf");
        let answer = ask(&name, &["--format", "json"]);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{file}");
        assert!(
            answer.err.starts_with("chesslaws: "),
            "{file}: {}",
            answer.err
        );
        assert!(
            answer.err.contains(&format!("{file}.trf: line ")),
            "{file}: {}",
            answer.err
        );
        assert!(answer.err.contains(place), "{file}: {}", answer.err);
    }
    let lenient = ask(
        "format/py4swiss/missing_starting_number.trf",
        &["--lenient"],
    );
    assert_eq!(lenient.status, 1, "{}", lenient.err);
    assert!(lenient.err.contains("is missing"), "{}", lenient.err);
}

#[test]
fn points_that_are_not_the_sum_make_a_file_wrong_in_part() {
    let file = "format/py4swiss/incorrect_points.trf";
    let answer = ask(file, &["--table", "ranking"]);
    assert_eq!(answer.status, 1);
    assert!(
        answer.err.contains("points, the results add up to"),
        "{}",
        answer.err
    );
    assert!(!answer.err.contains("not complete"), "{}", answer.err);
    assert!(answer.out.starts_with("Rank"));
    let answer = ask(file, &["--format", "json"]);
    assert_eq!((answer.status, answer.err.as_str()), (1, ""));
    let remarks = parsed(&answer)["remarks"].clone();
    let wrong = remarks
        .as_array()
        .expect("a list")
        .iter()
        .filter(|one| one["wrong"] == true);
    for remark in wrong.clone() {
        assert_eq!(remark["column"], 81);
    }
    assert!(wrong.count() > 0);
}

#[test]
fn spelling_is_no_fault() {
    let answer = run_with(
        &["standings", "-", "--table", "ranking"],
        b"012 J\xfcrgens Cup\n001    1 f    J\xfcrgen\n",
    );
    assert_eq!(answer.status, 0);
    assert!(
        answer
            .err
            .contains("standard input: line 1, column 6: not UTF-8"),
        "{}",
        answer.err
    );
    assert!(
        answer.err.contains("column 10: expected m or w"),
        "{}",
        answer.err
    );
    assert!(answer.out.contains("J\u{fc}rgen"));
}

#[test]
fn a_name_can_not_command_the_terminal() {
    let answer = run_with(
        &["standings", "-"],
        b"012 A\x1b[2J\n001    1      B\x1b]0;x\x07\n",
    );
    assert!(!answer.out.contains(['\x1b', '\x07']), "{:?}", answer.out);
    assert!(
        answer.out.contains("B\u{fffd}]0;x\u{fffd}"),
        "{:?}",
        answer.out
    );
}

#[test]
fn mistakes_on_the_command_line_are_refused() {
    for (options, expected) in [
        (&["--tie-breaks", "BH,XX"][..], "found \"XX\""),
        (&["--tie-breaks", "WIN/C1"], "/C1 has no meaning for WIN"),
        (&["--rules", "fide-2020"], "fide-2024, fide-2026"),
        (&["--format", "xml"], "text, csv, json, html, svg"),
        (&["--explain", "99"], "nobody has the number 99"),
        (&["--explain", "Nobody"], "expected a number or a name"),
        (&["--explain", "e"], "several have that name"),
        (&["--explain", "1", "--format", "svg"], "text or json"),
        (
            &["--explain", "1", "--table", "ranking"],
            "cannot be used with",
        ),
        (
            &["--table", "ranking", "--format", "json"],
            "json holds every table",
        ),
        (&["-k", "0"], "0 is not in 1..=100"),
    ] {
        let answer = ask(SWISS, options);
        assert_eq!((answer.status, answer.out.as_str()), (2, ""), "{options:?}");
        assert!(answer.err.contains(expected), "{options:?}: {}", answer.err);
    }
    let answer = run(&["standings", "no-such-file.trf"]);
    assert_eq!(answer.status, 2);
    assert!(answer.err.contains("no-such-file.trf"), "{}", answer.err);
}

/// Every shipped file is answered in every format, or refused in all of them alike.
#[test]
fn every_shipped_file_is_answered_or_refused() {
    let mut answered = 0;
    for folder in [
        "tec",
        "generated",
        "format/caissify",
        "format/chesspairing",
        "format/echecs",
        "format/py4swiss",
    ] {
        let files = std::fs::read_dir(trf(folder)).expect("a folder");
        for file in files.map(|file| file.expect("an entry").path()) {
            if file.extension().is_none_or(|end| end != "trf") {
                continue;
            }
            let file = file.to_str().expect("UTF-8").to_owned();
            let ask = |format| run(&["standings", &file, "--format", format]);
            let text = ask("text");
            let known = text.status < 2;
            assert_eq!(known, !text.out.is_empty(), "{file}: {}", text.err);
            answered += usize::from(known);
            for format in ["csv", "json"] {
                assert_eq!(ask(format).status, text.status, "{file} as {format}");
            }
        }
    }
    assert_eq!(answered, 20);
}
