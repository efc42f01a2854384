//! Team events: the sample that comes with the file format, and the definitions of articles 12, 13.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

mod common;

use chesslaws_scoring::{Calculation, Options, TieBreakRules};

#[test]
fn sample_of_50_teams_ranks_by_its_own_list() {
    let event = common::tournament("format/echecs/grandmommyscup.trf");
    assert_eq!((event.players().len(), event.teams().len()), (249, 50));
    assert_eq!(event.boards(), 4);
    let calculation = Calculation::new(&event, Options::default());
    assert_eq!(
        calculation.rules(),
        &TieBreakRules::FIDE_2024,
        "the event began in 2024"
    );
    let standings = calculation.standings(event.tie_breaks());
    let (header, rows) = common::table("format/echecs/grandmommyscup.expected.csv");
    let codes: Vec<String> = standings.criteria.iter().map(ToString::to_string).collect();
    assert_eq!(codes, header[3..], "the criteria of record 202");
    let mut wrong = Vec::new();
    for row in &rows {
        let line = standings.row(row[0].parse().unwrap()).unwrap();
        let mut found = vec![line.rank.unwrap().to_string(), line.points.to_string()];
        let values = line.values.iter().zip(&standings.criteria);
        found.extend(values.map(|(value, criterion)| value.text(criterion.kind)));
        for (column, (found, expected)) in found.iter().zip(&row[1..]).enumerate() {
            let undecided = found == "-" && expected == "0";
            if !undecided && found.trim_end_matches(".0") != expected.trim_end_matches(".0") {
                let head = &header[column + 1];
                wrong.push(format!(
                    "{head} of {}: expected {expected}, found {found}",
                    row[0]
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn sample_agrees_with_the_points_in_the_file() {
    let event = common::tournament("format/echecs/grandmommyscup.trf");
    for team in event.teams() {
        let matches = event.team_matches(team.number).unwrap();
        let sum = |points: fn(&chesslaws_scoring::TeamMatch) -> chesslaws_laws::Points| {
            matches
                .iter()
                .fold(chesslaws_laws::Points::ZERO, |sum, m| sum + points(m))
        };
        assert_eq!(
            team.declared_match_points,
            Some(sum(|m| m.match_points)),
            "{}",
            team.name
        );
        assert_eq!(
            team.declared_game_points,
            Some(sum(|m| m.game_points)),
            "{}",
            team.name
        );
    }
}

/// A round robin of four teams on three boards, made so that teams 1 and 2 tie on both scores.
fn league() -> chesslaws_scoring::Tournament {
    use chesslaws_laws::{Color, Score};
    use chesslaws_scoring::{Player, Team, Tournament};
    let mut builder = Tournament::builder("League", 3);
    builder.boards(3);
    for number in 1..=12 {
        builder.player(Player::new(number, format!("Player {number}")));
    }
    for team in 1..=4 {
        builder.team(Team::new(
            team,
            format!("Team {team}"),
            (1..=3).map(|board| team * 3 - 3 + board),
        ));
    }
    // Points of the first team on boards 1, 2, 3 in half points.
    let mut play = |round: u16, one: u16, other: u16, halves: [u8; 3]| {
        for (board, half) in (1..=3).zip(halves) {
            let (a, b) = (one * 3 - 3 + board, other * 3 - 3 + board);
            let (winner, score) = match half {
                2 => (a, Score::win(Color::White)),
                1 => (a, Score::DRAW),
                _ => (b, Score::win(Color::White)),
            };
            let loser = if winner == a { b } else { a };
            builder.game(round, winner, loser, score).unwrap();
        }
    };
    play(1, 1, 2, [2, 1, 0]);
    play(1, 3, 4, [1, 1, 1]);
    play(2, 1, 3, [2, 2, 0]);
    play(2, 2, 4, [0, 2, 2]);
    play(3, 1, 4, [0, 2, 2]);
    play(3, 2, 3, [2, 0, 2]);
    builder.build().unwrap()
}

fn team_values(code: &str) -> Vec<(u16, String)> {
    let event = league();
    let options = Options {
        format: Some(chesslaws_scoring::Format::Swiss),
        ..Options::default()
    };
    let calculation = Calculation::new(&event, options);
    let standings = calculation.standings(&[code.parse().unwrap()]);
    let text = |row: &chesslaws_scoring::StandingRow| {
        (row.number, row.values[0].text(standings.criteria[0].kind))
    };
    let mut values: Vec<_> = standings.rows.iter().map(text).collect();
    values.sort();
    values
}

fn check_teams(code: &str, expected: [&str; 4]) {
    let expected: Vec<_> = (1..).zip(expected.map(str::to_owned)).collect();
    assert_eq!(team_values(code), expected, "{code}");
}

#[test]
fn c07_11_to_13_values_of_a_small_league() {
    // Match points 5, 5, 1, 1; game points 1.5+2+2, 1.5+2+2, 1.5+1+1 twice.
    check_teams("PTS", ["5.0", "5.0", "1.0", "1.0"]);
    check_teams("MPvGP", ["5.5", "5.5", "3.5", "3.5"]);
    // 13.2: the score of each opponent times what was made against it.
    check_teams("EMMSB", ["9.0", "9.0", "1.0", "1.0"]);
    check_teams("EMGSB", ["11.5", "11.5", "11.5", "11.5"]);
    check_teams("EGMSB", ["19.5", "19.5", "3.5", "3.5"]);
    check_teams("EGGSB", ["22.25", "22.25", "16.25", "16.25"]);
    // 14.1.2: without the opponent of the lowest score, the lower contribution where two tie.
    check_teams("EMMSB/C1", ["7.0", "7.0", "0.0", "0.0"]);
    check_teams("EMGSB/C1", ["9.5", "9.5", "10.0", "10.0"]);
    check_teams("BH:MP", ["7.0", "7.0", "11.0", "11.0"]);
    check_teams("BH:GP", ["12.5", "12.5", "14.5", "14.5"]);
    // 13.4: game points and the schedule: 2 points a match times 3 rounds by 3 boards makes 2.
    check_teams("SSSC", ["9.00", "9.00", "9.00", "9.00"]);
    check_teams("SSSC/K7", ["6.50", "6.50", "5.07", "5.07"]);
}

#[test]
fn c07_12_boards_decide() {
    // Points by board: 2, 2.5, 1; 1, 1.5, 3; 0.5, 1.5, 1.5; 2.5, 0.5, 0.5.
    check_teams("BC", ["10.0", "13.0", "8.0", "5.0"]);
    check_teams("TBR", ["1", "2", "2", "1"]);
    check_teams("BBE", ["1", "2", "2", "1"]);
}

#[test]
fn c07_13_3_extended_direct_encounter_goes_on_to_the_boards_of_the_match() {
    // 1 and 2 drew 1½-½-0, so neither score decides; 3 and 4 drew every board.
    check_teams("EDE", ["-"; 4]);
    check_teams("EDET", ["1", "2", "-", "-"]);
    check_teams("EDEB", ["1", "2", "-", "-"]);
    check_teams("EDEBT", ["1", "2", "-", "-"]);
    check_teams("EDEBB", ["1", "2", "-", "-"]);
    check_teams("EDEC", ["1", "2", "-", "-"]);
}

#[test]
fn ratings_based_codes_are_for_players_and_say_so() {
    let event = league();
    let calculation = Calculation::new(&event, Options::default());
    let standings = calculation.standings(&["ARO".parse().unwrap()]);
    assert!(
        standings
            .notes
            .iter()
            .any(|note| note.to_string().contains("ARO is for players"))
    );
    assert_eq!(team_values("ARO")[0].1, "");
}

/// A team event is written with all its records and read back as the same matches.
#[test]
fn team_events_are_written_and_read_back() {
    use chesslaws_scoring::trf::{Document, ReadOptions, Version, WriteOptions};
    let sample = common::tournament("format/echecs/grandmommyscup.trf");
    for event in [sample, league()] {
        let bytes = Document::new(event.clone(), Version::Trf26)
            .write(&WriteOptions::default())
            .unwrap()
            .bytes;
        let document = Document::read(&bytes, &ReadOptions::default()).unwrap();
        assert!(document.warnings().is_empty(), "{:?}", document.warnings());
        let again = document.tournament();
        assert_eq!(again.boards(), event.boards());
        assert_eq!(again.tie_breaks(), event.tie_breaks());
        for team in event.teams() {
            let number = team.number;
            assert_eq!(
                again.team_matches(number),
                event.team_matches(number),
                "{}",
                team.name
            );
        }
    }
}

#[test]
fn records_about_teams_are_checked_against_each_other() {
    let line = |number, rounds: &str| common::line(number, "", rounds) + "\n";
    let players =
        line(1, "   3 w 1") + &line(2, "   4 b 0") + &line(3, "   1 b 0") + &line(4, "   2 w 1");
    let team = |number: u16, members: [u16; 2]| {
        format!(
            "310 {number:>3} {:<65}{:>4} {:>4}\n",
            "Team", members[0], members[1]
        )
    };
    let two = players.clone() + &team(1, [1, 2]) + &team(2, [3, 4]);
    let fault = |text: String| {
        let options = chesslaws_scoring::trf::ReadOptions::default();
        let document = chesslaws_scoring::trf::Document::read(text.as_bytes(), &options);
        document.map_or_else(|error| error.to_string(), |_| "read".to_owned())
    };
    assert_eq!(fault(two.clone()), "read");
    let cases = [
        ("300   1   1   2    2    1\n", "read"),
        (
            "300   1   1   2    3    1\n",
            "line 7, column 5: player 3 does not belong to team 1",
        ),
        (
            "300   2   1   2    2    1\n",
            "line 7, column 5: expected results for 1 rounds, found round 2",
        ),
        (
            "330 +-   1   1   9\n",
            "line 7, column 5: no team has the number 9",
        ),
        (
            "240 H   1    7\n",
            "line 7, column 11: no team has the number 7",
        ),
        (
            "320  2.0  1.0   3\n",
            "line 7, column 15: no team has the number 3",
        ),
    ];
    for (record, expected) in cases {
        assert_eq!(fault(two.clone() + record), expected, "{record}");
    }
    let four = players.clone() + &team(1, [1, 2]) + &team(2, [3, 3]);
    assert_eq!(fault(four), "line 6, column 5: player 3 is given twice");
    let crossed = players
        + &format!(
            "310   1 {:<65}   1    2\n310   2 {:<65}   3\n310   3 {:<65}   4\n",
            "A", "B", "C"
        );
    assert_eq!(
        fault(crossed),
        "line 5, column 5: round 1: the players of team 1 meet both team 2 and team 3"
    );
}
