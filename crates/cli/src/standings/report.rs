//! The answer in JSON.

use super::ratings::{Rated, rated};
use super::{Answer, CriteriaFrom, explain, format_name, remarks};
use chesslaws::scoring::trf::Warning;
use chesslaws::scoring::{Crosstable, ExplanationReport, RowReport, StandingsReport};
use serde::Serialize;
use std::io::Write;

#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    event: &'a str,
    rounds: u16,
    after_round: Option<u16>,
    format: &'static str,
    rules: String,
    teams: bool,
    criteria: &'a [String],
    criteria_from: CriteriaFrom,
    rows: &'a [RowReport],
    crosstable: Grid,
    ratings: Vec<RatingReport>,
    explanations: Option<Vec<ExplanationReport>>,
    notes: &'a [String],
    remarks: Vec<Remark>,
}

#[derive(Serialize)]
struct Grid {
    header: Vec<String>,
    rows: Vec<Vec<String>>,
}

#[derive(Serialize)]
struct RatingReport {
    number: u16,
    name: String,
    rating: Option<u16>,
    games: usize,
    score: String,
    average: Option<i32>,
    gain: Option<String>,
    performance: Option<i32>,
    change: Option<String>,
}

#[derive(Serialize)]
struct Remark {
    line: u32,
    column: u32,
    count: u32,
    wrong: bool,
    message: String,
}

pub(super) fn write(
    out: &mut impl Write,
    file: &str,
    answer: &Answer<'_>,
    explained: Option<u16>,
) -> anyhow::Result<()> {
    let standings = StandingsReport::from(answer.standings);
    let event = answer.calculation.tournament();
    let Crosstable { header, rows, .. } = Crosstable::new(answer.calculation, answer.standings);
    let explanations = |number| {
        let all = explain::all(answer, number);
        all.iter().map(ExplanationReport::from).collect()
    };
    let report = Report {
        file,
        event: event.name(),
        rounds: event.rounds(),
        after_round: answer.arguments.after_round,
        format: format_name(answer.calculation.format()),
        rules: format!("fide-{}", standings.rules),
        teams: standings.teams,
        criteria: &standings.criteria,
        criteria_from: answer.criteria_from,
        rows: &standings.rows,
        crosstable: Grid { header, rows },
        ratings: rated(answer).into_iter().map(rating).collect(),
        explanations: explained.map(explanations),
        notes: &standings.notes,
        remarks: answer.document.warnings().iter().map(remark).collect(),
    };
    serde_json::to_writer(&mut *out, &report)?;
    writeln!(out)?;
    Ok(())
}

fn rating(rated: Rated) -> RatingReport {
    RatingReport {
        number: rated.line.number,
        name: rated.line.name,
        rating: rated.line.rating,
        games: rated.line.games.len(),
        score: rated.line.score.to_string(),
        average: rated.average,
        // Hundredths are exact: the expectation of a game is a whole number of them.
        gain: rated.gain.map(|gain| gain.to_decimal(2)),
        performance: rated.line.performance,
        change: rated.change.map(|change| change.to_decimal(2)),
    }
}

fn remark(warning: &Warning) -> Remark {
    Remark {
        line: warning.line,
        column: warning.column,
        count: warning.count,
        wrong: remarks::is_wrong(warning),
        message: remarks::message(&warning.kind),
    }
}
