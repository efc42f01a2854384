//! `chesslaws legal`.

use crate::Status;
use crate::arguments::{AnswerFormat, LegalArguments};
use crate::output;
use chesslaws::board::{File, Position, Rank, Square};
use chesslaws::notation::San;
use serde::Serialize;
use std::io::Write;

/// The answer in JSON.
#[derive(Serialize)]
struct Answer {
    fen: String,
    check: bool,
    checkmate: bool,
    stalemate: bool,
    moves: Vec<LegalMove>,
}

#[derive(Serialize)]
struct LegalMove {
    uci: String,
    san: String,
}

pub(crate) fn run(arguments: &LegalArguments) -> anyhow::Result<Status> {
    let position = arguments.position.read()?;
    let form = arguments.position.castling_form();
    let mut moves: Vec<LegalMove> = position
        .legal_moves()
        .iter()
        .map(|&move_| LegalMove {
            uci: position.uci(move_, form).to_string(),
            san: San::of(&position, move_).to_string(),
        })
        .collect();
    moves.sort_by(|a, b| a.uci.cmp(&b.uci));
    let answer = Answer {
        fen: position.to_string(),
        check: position.is_check(),
        checkmate: position.is_checkmate(),
        stalemate: position.is_stalemate(),
        moves,
    };
    let mut out = output::standard();
    match arguments.format {
        AnswerFormat::Json => {
            serde_json::to_writer(&mut out, &answer)?;
            writeln!(out)?;
        }
        AnswerFormat::Text => write_text(&mut out, &position, &answer)?,
    }
    out.flush()?;
    Ok(Status::Done)
}

fn write_text(out: &mut impl Write, position: &Position, answer: &Answer) -> anyhow::Result<()> {
    for rank in Rank::ALL.into_iter().rev() {
        write!(out, "{rank} ")?;
        for file in File::ALL {
            let piece = position.piece_at(Square::new(file, rank));
            write!(out, " {}", piece.map_or('.', |piece| piece.letter()))?;
        }
        writeln!(out)?;
    }
    writeln!(out, "   a b c d e f g h\n\n{}", answer.fen)?;
    let state = match (answer.checkmate, answer.stalemate, answer.check) {
        (true, ..) => "checkmate",
        (_, true, _) => "stalemate",
        (.., true) => "in check",
        _ => "not in check",
    };
    writeln!(out, "{} to move, {state}", position.turn())?;
    writeln!(out, "{} legal moves", answer.moves.len())?;
    let words: Vec<String> = answer
        .moves
        .iter()
        .map(|move_| format!("{} ({})", move_.san, move_.uci))
        .collect();
    if !words.is_empty() {
        writeln!(out, "{}", textwrap::fill(&words.join(", "), 80))?;
    }
    Ok(())
}
