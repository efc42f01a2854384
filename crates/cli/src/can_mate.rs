//! `chesslaws can-mate`.

use crate::Status;
use crate::arguments::{AnswerFormat, CanMateArguments};
use crate::output;
use chesslaws::board::{CastlingForm, Color, Move, Position};
use chesslaws::deadposition::{Limits, Verdict, can_mate_within};
use chesslaws::notation::San;
use serde::Serialize;
use std::io::Write;

/// The answer in JSON.
#[derive(Serialize)]
struct Answer {
    fen: String,
    white: Side,
    black: Side,
    /// Null where a side is undecided and the other can't mate.
    dead: Option<bool>,
}

/// What is said of one side.
#[derive(Serialize)]
struct Side {
    can_mate: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    line: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<String>,
    /// The limit that was reached, where nothing is decided.
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<usize>,
}

pub(crate) fn run(arguments: &CanMateArguments) -> anyhow::Result<Status> {
    let position = arguments.position.read()?;
    let form = arguments.position.castling_form();
    let limits = arguments
        .nodes
        .map_or_else(Limits::default, |nodes| Limits { nodes });
    let verdicts = Color::ALL.map(|side| can_mate_within(&position, side, limits));
    let mut out = output::standard();
    match arguments.format {
        AnswerFormat::Json => {
            let [white, black] = verdicts
                .each_ref()
                .map(|verdict| side(&position, verdict, form));
            let answer = Answer {
                fen: position.to_string(),
                white,
                black,
                dead: dead(&verdicts),
            };
            serde_json::to_writer(&mut out, &answer)?;
            writeln!(out)?;
        }
        AnswerFormat::Text => write_text(&mut out, &position, &verdicts)?,
    }
    out.flush()?;
    Ok(Status::Done)
}

/// Whether nobody can mate, if that is known.
fn dead(verdicts: &[Verdict; 2]) -> Option<bool> {
    match verdicts.each_ref().map(Verdict::winnable) {
        [Some(true), _] | [_, Some(true)] => Some(false),
        [Some(false), Some(false)] => Some(true),
        _ => None,
    }
}

fn side(position: &Position, verdict: &Verdict, form: CastlingForm) -> Side {
    let mut side = Side {
        can_mate: verdict.winnable(),
        line: None,
        why: None,
        nodes: None,
    };
    match verdict {
        Verdict::Winnable { line } => {
            side.line = Some(written(position, line, |at, move_| {
                at.uci(move_, form).to_string()
            }));
        }
        Verdict::Unwinnable { reason } => side.why = Some(reason.to_string()),
        Verdict::Undecided { nodes } => {
            side.why = Some(format!("undecided after {nodes} positions: raise --nodes"));
            side.nodes = Some(*nodes);
        }
    }
    side
}

/// The moves of a line, each written in its position.
fn written(
    start: &Position,
    line: &[Move],
    write: impl Fn(&Position, Move) -> String,
) -> Vec<String> {
    let mut position = *start;
    line.iter()
        .map(|&move_| {
            let text = write(&position, move_);
            position.play_unchecked(move_);
            text
        })
        .collect()
}

fn write_text(
    out: &mut impl Write,
    position: &Position,
    verdicts: &[Verdict; 2],
) -> anyhow::Result<()> {
    writeln!(out, "{position}")?;
    for (side, verdict) in Color::ALL.into_iter().zip(verdicts) {
        let text = match verdict {
            Verdict::Winnable { line } if line.is_empty() => {
                format!("{side} has given mate")
            }
            Verdict::Winnable { line } => {
                let moves = written(position, line, |at, move_| San::of(at, move_).to_string());
                format!(
                    "{side} can mate in {} plies: {}",
                    line.len(),
                    moves.join(" ")
                )
            }
            Verdict::Unwinnable { reason } => format!("{side} can't mate: {reason}"),
            Verdict::Undecided { nodes } => {
                format!("{side}: undecided after {nodes} positions; raise --nodes")
            }
        };
        writeln!(out, "{}", textwrap::fill(&text, 96))?;
    }
    let dead = match dead(verdicts) {
        Some(true) => "the position is dead: the game is drawn",
        Some(false) => "the position is not dead",
        None => "whether the position is dead is undecided",
    };
    writeln!(out, "{dead}")?;
    Ok(())
}
