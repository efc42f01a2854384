//! What is printed for a line of events.

use super::Kept;
use crate::arguments::ArbitrateFormat;
use crate::output::shown;
use chesslaws::arbiter::{Act, Ruling};
use serde::Serialize;
use std::io::Write;

/// One line of the output.
#[derive(Serialize)]
struct Line<'a> {
    /// The line of the event, from 1.
    line: u64,
    /// The number of the event in the journal, if there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u64>,
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

/// What became of an event: its number in the journal, and the rulings or why it was refused.
pub(super) type Outcome = Result<(Option<u64>, Vec<Ruling>), String>;

/// Writes the answers to events.
pub(super) struct Answers<W> {
    pub(super) out: W,
    pub(super) format: ArbitrateFormat,
}

impl<W: Write> Answers<W> {
    pub(super) fn outcome(
        &mut self,
        line: u64,
        act: &Act,
        outcome: &Outcome,
        kept: &Kept,
    ) -> anyhow::Result<()> {
        match self.format {
            ArbitrateFormat::Jsonl => self.lines(line, outcome),
            ArbitrateFormat::Text => self.text(act, outcome, kept),
        }
    }

    /// What can't be read as an event is told; the next line is read all the same.
    pub(super) fn unreadable(&mut self, line: u64, error: &str) -> anyhow::Result<()> {
        match self.format {
            ArbitrateFormat::Jsonl => {
                let error = error.to_owned();
                self.line(line, None, Answer::Unreadable { error })
            }
            ArbitrateFormat::Text => {
                let error = shown(error);
                writeln!(self.out, "line {line}: not an event: {error}").map_err(Into::into)
            }
        }
    }

    fn lines(&mut self, line: u64, outcome: &Outcome) -> anyhow::Result<()> {
        match outcome {
            Ok((number, rulings)) => rulings
                .iter()
                .try_for_each(|ruling| self.line(line, *number, Answer::Ruling(ruling))),
            Err(refused) => {
                let refused = refused.clone();
                self.line(line, None, Answer::Refused { refused })
            }
        }
    }

    fn line(&mut self, line: u64, number: Option<u64>, answer: Answer<'_>) -> anyhow::Result<()> {
        let line = Line {
            line,
            number,
            answer,
        };
        serde_json::to_writer(&mut self.out, &line)?;
        self.out.write_all(b"\n")?;
        Ok(())
    }

    fn text(&mut self, act: &Act, outcome: &Outcome, kept: &Kept) -> anyhow::Result<()> {
        writeln!(self.out, "{}{}", times(kept), shown(&act.to_string()))?;
        match outcome {
            Ok((_, rulings)) => {
                for ruling in rulings {
                    writeln!(self.out, "    {}", shown(&ruling.to_string()))?;
                }
            }
            Err(refusal) => writeln!(self.out, "    refused: {}", shown(refusal))?,
        }
        Ok(())
    }

    /// How the game ended, for people.
    pub(super) fn result(&mut self, kept: &Kept) -> anyhow::Result<()> {
        let game = kept.protocol().game();
        if self.format == ArbitrateFormat::Text {
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

/// Both times, where a clock runs.
fn times(kept: &Kept) -> String {
    use chesslaws::laws::Color::{Black, White};
    kept.protocol()
        .game()
        .clock()
        .map_or_else(String::new, |clock| {
            let (white, black) = (clock.time_left(White), clock.time_left(Black));
            format!("{white} / {black}  ")
        })
}
