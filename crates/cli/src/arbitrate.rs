//! `chesslaws arbitrate`: a live game from its events.

use crate::arguments::{ArbitrateArguments, ArbitrateFormat};
use crate::{Status, input, output};
use anyhow::Context;
use chesslaws::Game;
use chesslaws::arbiter::{Conditions, Event, Refusal, Ruling};
use serde::{Deserialize, Serialize};
use std::io::{BufRead, BufReader, Write};

/// The first line of a file may state the conditions of the game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    conditions: Conditions,
}

/// One line of the output.
#[derive(Serialize)]
struct Line<'a> {
    /// The line of the event, from 1.
    line: u64,
    #[serde(flatten)]
    answer: Answer<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Answer<'a> {
    Ruling(&'a Ruling),
    Refused { refused: String },
    Unreadable { error: String },
}

/// Where the game stands while its lines are read.
struct Table<'a, W> {
    arguments: &'a ArbitrateArguments,
    game: Option<Game>,
    out: W,
    status: Status,
}

pub(crate) fn run(arguments: &ArbitrateArguments) -> anyhow::Result<Status> {
    let file = input::open(&arguments.file, |raw, _| raw)
        .with_context(|| arguments.file.display().to_string())?;
    let mut table = Table {
        arguments,
        game: None,
        out: output::standard(),
        status: Status::Done,
    };
    let mut reader = BufReader::new(file);
    let mut text = String::new();
    for line in 1.. {
        text.clear();
        if reader
            .read_line(&mut text)
            .with_context(|| format!("line {line}"))?
            == 0
        {
            break;
        }
        if !text.trim().is_empty() {
            table.take(line, text.trim())?;
            // Whoever feeds events from a board waits for the rulings.
            table.out.flush()?;
        }
    }
    table.finish()?;
    Ok(table.status)
}

impl<W: Write> Table<'_, W> {
    fn take(&mut self, line: u64, text: &str) -> anyhow::Result<()> {
        if self.game.is_none() {
            let header = serde_json::from_str::<Header>(text).ok();
            let stated = header.is_some();
            let conditions = header.map(|header| header.conditions).unwrap_or_default();
            // A line that begins with conditions and has a fault in them is not an event.
            if !stated && text.contains("\"conditions\"") {
                serde_json::from_str::<Header>(text)
                    .with_context(|| format!("line {line}: conditions"))?;
            }
            self.game = Some(self.build(conditions)?);
            if stated {
                return Ok(());
            }
        }
        let Some(game) = &mut self.game else {
            return Ok(());
        };
        let event: Event = match serde_json::from_str(text) {
            Ok(event) => event,
            Err(error) => return self.unreadable(line, &error),
        };
        let act = event.act.to_string();
        let answer = game.apply(event);
        match self.arguments.format {
            ArbitrateFormat::Jsonl => self.write_lines(line, &answer),
            ArbitrateFormat::Text => self.write_text(&act, &answer),
        }
    }

    /// The command line wins over the file.
    fn build(&self, mut conditions: Conditions) -> anyhow::Result<Game> {
        let arguments = self.arguments;
        conditions.edition = arguments.edition.or(conditions.edition);
        conditions.mode = arguments.mode.map(Into::into).or(conditions.mode);
        if let Some(text) = &arguments.time_control {
            let control = text
                .parse()
                .with_context(|| format!("time control {text:?}"))?;
            conditions.time_control = Some(control);
        }
        if let Some(text) = &arguments.fen {
            let start = text.parse().with_context(|| format!("FEN {text:?}"))?;
            conditions.fen = Some(start);
        }
        conditions
            .builder()
            .and_then(chesslaws::arbiter::GameBuilder::build)
            .context("the game can't begin")
    }

    fn unreadable(&mut self, line: u64, error: &serde_json::Error) -> anyhow::Result<()> {
        self.status = self.status.max(Status::Breach);
        let error = format!("column {}: {error}", error.column());
        match self.arguments.format {
            ArbitrateFormat::Jsonl => {
                let answer = Answer::Unreadable { error };
                self.write_line(&Line { line, answer })
            }
            ArbitrateFormat::Text => {
                writeln!(self.out, "line {line}: not an event: {error}").map_err(Into::into)
            }
        }
    }

    fn write_lines(
        &mut self,
        line: u64,
        answer: &Result<Vec<Ruling>, Refusal>,
    ) -> anyhow::Result<()> {
        match answer {
            Ok(rulings) => {
                for ruling in rulings {
                    let answer = Answer::Ruling(ruling);
                    self.write_line(&Line { line, answer })?;
                }
                Ok(())
            }
            Err(refusal) => {
                self.status = self.status.max(Status::Breach);
                let refused = refusal.to_string();
                let answer = Answer::Refused { refused };
                self.write_line(&Line { line, answer })
            }
        }
    }

    fn write_line(&mut self, line: &Line<'_>) -> anyhow::Result<()> {
        serde_json::to_writer(&mut self.out, line)?;
        self.out.write_all(b"\n")?;
        Ok(())
    }

    fn write_text(
        &mut self,
        act: &str,
        answer: &Result<Vec<Ruling>, Refusal>,
    ) -> anyhow::Result<()> {
        writeln!(self.out, "{}{act}", self.clock())?;
        match answer {
            Ok(rulings) => {
                for ruling in rulings {
                    writeln!(self.out, "    {ruling}")?;
                }
            }
            Err(refusal) => {
                self.status = self.status.max(Status::Breach);
                writeln!(self.out, "    refused: {refusal}")?;
            }
        }
        Ok(())
    }

    /// Both times, where a clock runs.
    fn clock(&self) -> String {
        use chesslaws::laws::Color::{Black, White};
        let clock = self.game.as_ref().and_then(Game::clock);
        clock.map_or_else(String::new, |clock| {
            let (white, black) = (clock.time_left(White), clock.time_left(Black));
            format!("{white} / {black}  ")
        })
    }

    fn finish(&mut self) -> anyhow::Result<()> {
        let Some(game) = &self.game else {
            return Ok(());
        };
        if self.arguments.format == ArbitrateFormat::Text {
            match game.outcome() {
                Some(end) => writeln!(self.out, "Result: {} by {}", end.score, end.reason)?,
                None if game.is_annulled() => writeln!(self.out, "Result: a new game is played")?,
                None => writeln!(self.out, "Result: none yet; position {}", game.fen())?,
            }
        }
        self.out.flush()?;
        Ok(())
    }
}
