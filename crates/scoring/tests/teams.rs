//! Team events: the sample that comes with the file format, and the definitions of articles 12, 13.

mod common;

use chesslaws_scoring::{Calculation, Options, TieBreakRules};

#[test]
fn sample_of_50_teams_ranks_by_its_own_list() {
    let event = common::tournament("format/echecs/grandmommyscup.trf");
    assert_eq!((event.players().len(), event.teams().len()), (249, 50));
    assert_eq!(event.boards(), 4);
    let calculation = Calculation::new(&event, Options::default());
    assert_eq!(calculation.rules(), &TieBreakRules::FIDE_2024, "the event began in 2024");
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
                wrong.push(format!("{head} of {}: expected {expected}, found {found}", row[0]));
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
            matches.iter().fold(chesslaws_laws::Points::ZERO, |sum, m| sum + points(m))
        };
        assert_eq!(team.declared_match_points, Some(sum(|m| m.match_points)), "{}", team.name);
        assert_eq!(team.declared_game_points, Some(sum(|m| m.game_points)), "{}", team.name);
    }
}
