//! `chesslaws standings`.

mod explain;
mod ratings;
mod remarks;
mod report;

use crate::Status;
use crate::arguments::{StandingsArguments, StandingsFormat, Table};
use crate::output::shown;
use crate::{input, output};
use anyhow::{Context, bail};
use chesslaws::scoring::trf::{Document, ReadOptions};
use chesslaws::scoring::{Calculation, Crosstable, Format, Options, Standings, TieBreak};
use std::io::{Read, Write};
use std::path::Path;

/// Where the list of tie-breaks comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
enum CriteriaFrom {
    Option,
    File,
    /// Neither the command nor the file names any.
    Default,
}

/// Everything that was calculated.
struct Answer<'a> {
    arguments: &'a StandingsArguments,
    document: &'a Document,
    calculation: &'a Calculation<'a>,
    standings: &'a Standings,
    criteria_from: CriteriaFrom,
}

pub(crate) fn run(arguments: &StandingsArguments) -> anyhow::Result<Status> {
    check(arguments)?;
    let name = name(&arguments.file);
    let document = read(arguments).context(name.clone())?;
    let event = document.tournament();
    if let Some(round) = arguments.after_round
        && round > event.rounds()
    {
        bail!(
            "{name}: --after-round {round}: the event has {} rounds",
            event.rounds()
        );
    }
    let options = Options {
        rules: arguments.rules.map(Into::into),
        after_round: arguments.after_round,
        individuals: arguments.individuals,
        ..Options::default()
    };
    let calculation = Calculation::new(event, options);
    let (criteria, criteria_from) = criteria(arguments, &calculation);
    let answer = Answer {
        arguments,
        document: &document,
        calculation: &calculation,
        standings: &calculation.standings(&criteria),
        criteria_from,
    };
    // Found before anything is written, so that a mistake leaves no half answer.
    let explained = arguments
        .explain
        .as_deref()
        .map(|player| explain::number(&answer, player))
        .transpose()?;
    let mut out = output::open(arguments.output.as_deref(), &[&arguments.file])?;
    match arguments.format {
        StandingsFormat::Json => report::write(&mut out, &name, &answer, explained)?,
        StandingsFormat::Text => write_text(&mut out, &answer, explained)?,
        StandingsFormat::Csv => write!(out, "{}", answer.table().to_csv())?,
        StandingsFormat::Html => write!(out, "{}", answer.table().to_html())?,
        StandingsFormat::Svg => write!(out, "{}", answer.table().to_svg())?,
    }
    out.flush()?;
    if arguments.format != StandingsFormat::Json {
        for warning in document.warnings() {
            anstream::eprintln!("{name}: {}", shown(&remarks::text(warning)));
        }
        for note in &answer.standings.notes {
            anstream::eprintln!("{name}: {}", shown(&note.to_string()));
        }
    }
    Ok(if document.warnings().iter().any(remarks::is_wrong) {
        Status::Breach
    } else {
        Status::Done
    })
}

/// Options that would have no effect are a mistake.
fn check(arguments: &StandingsArguments) -> anyhow::Result<()> {
    let format = arguments.format;
    let explains = matches!(format, StandingsFormat::Text | StandingsFormat::Json);
    if arguments.explain.is_some() && !explains {
        bail!("--explain answers as text or json, not as a table");
    }
    if arguments.table.is_some() && format == StandingsFormat::Json {
        bail!("--table goes with text, csv, html and svg; json holds every table");
    }
    Ok(())
}

fn name(file: &Path) -> String {
    if file.as_os_str() == "-" {
        "standard input".to_owned()
    } else {
        file.display().to_string()
    }
}

fn read(arguments: &StandingsArguments) -> anyhow::Result<Document> {
    let mut bytes = Vec::new();
    input::open(&arguments.file, |raw, _| raw)?.read_to_end(&mut bytes)?;
    let options = if arguments.lenient {
        ReadOptions::LENIENT
    } else {
        // The results are what counts; points that differ from them are a remark.
        ReadOptions {
            report_points: true,
            ..ReadOptions::default()
        }
    };
    Ok(Document::read(&bytes, &options)?)
}

/// The tie-breaks of the command, else those of the file, else usual ones.
fn criteria(
    arguments: &StandingsArguments,
    calculation: &Calculation<'_>,
) -> (Vec<TieBreak>, CriteriaFrom) {
    if let Some(list) = &arguments.tie_breaks {
        return (list.0.clone(), CriteriaFrom::Option);
    }
    let from = if calculation.tournament().tie_breaks().is_empty() {
        CriteriaFrom::Default
    } else {
        CriteriaFrom::File
    };
    (calculation.tie_breaks(), from)
}

impl Answer<'_> {
    /// The one table of a format that has room for one.
    fn table(&self) -> Crosstable {
        self.one(self.arguments.table.unwrap_or(Table::Crosstable))
    }

    fn one(&self, table: Table) -> Crosstable {
        match table {
            Table::Ranking => Crosstable::ranking(self.standings),
            Table::Crosstable => Crosstable::new(self.calculation, self.standings),
            Table::Ratings => ratings::table(self),
        }
    }
}

fn write_text(
    out: &mut impl Write,
    answer: &Answer<'_>,
    explained: Option<u16>,
) -> anyhow::Result<()> {
    if let Some(number) = explained {
        write!(out, "{}", shown(&explain::text(answer, number)))?;
        return Ok(());
    }
    if let Some(table) = answer.arguments.table {
        write!(out, "{}", shown(&answer.one(table).to_string()))?;
        return Ok(());
    }
    writeln!(out, "{}", shown(&heading(answer)))?;
    for (title, table) in [
        ("Standings", Table::Ranking),
        ("Crosstable", Table::Crosstable),
        ("Ratings", Table::Ratings),
    ] {
        let table = answer.one(table);
        if !table.rows.is_empty() {
            write!(out, "\n{title}\n{}", shown(&table.to_string()))?;
        }
    }
    Ok(())
}

/// The event and what it was reckoned by.
fn heading(answer: &Answer<'_>) -> String {
    let event = answer.calculation.tournament();
    let rounds = match answer.arguments.after_round {
        Some(round) => format!("after round {round} of {}", event.rounds()),
        None => format!("{} rounds", event.rounds()),
    };
    let from = match answer.criteria_from {
        CriteriaFrom::Option => "",
        CriteriaFrom::File => " (from the file)",
        CriteriaFrom::Default => " (the file names none)",
    };
    let codes: Vec<String> = answer
        .standings
        .criteria
        .iter()
        .map(ToString::to_string)
        .collect();
    let name = match event.name() {
        "" => "Unnamed event",
        name => name,
    };
    let teams = match event.teams().len() {
        0 => String::new(),
        count => format!("{count} teams, "),
    };
    let codes = match codes.join(", ") {
        codes if codes.is_empty() => "none".to_owned(),
        codes => codes,
    };
    format!(
        "{name}\n{teams}{} players, {rounds}, {}\nTie-breaks by C.07 of {}: {codes}{from}",
        event.players().len(),
        format_name(answer.calculation.format()).replace('-', " "),
        answer.standings.rules_year,
    )
}

const fn format_name(format: Format) -> &'static str {
    match format {
        Format::Swiss => "swiss",
        Format::RoundRobin => "round-robin",
    }
}
