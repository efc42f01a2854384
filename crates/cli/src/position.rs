//! Positions from the command line.

use crate::arguments::PositionArguments;
use anyhow::{Context, bail};
use chesslaws::board::{CastlingForm, Position};
use std::io::Read;

/// How many characters of a text are shown; the longest FEN has fewer.
const SHOWN: usize = 100;

impl PositionArguments {
    /// The position after the moves.
    pub(crate) fn read(&self) -> anyhow::Result<Position> {
        let mut position = self.read_start()?;
        for (i, uci) in self.moves.split_ascii_whitespace().enumerate() {
            let move_ = position
                .parse_uci(uci)
                .with_context(|| format!("move {} ({uci:?})", i + 1))?;
            position.play_unchecked(move_);
        }
        Ok(position)
    }

    fn read_start(&self) -> anyhow::Result<Position> {
        let mut text = self.fen.clone();
        if text == "-" {
            text.clear();
            std::io::stdin()
                .read_to_string(&mut text)
                .context("standard input")?;
        }
        // Some editors put a byte order mark at the beginning.
        let text = text.trim_start_matches('\u{feff}').trim();
        if text == "startpos" {
            return Ok(Position::startpos());
        }
        let position: Position = text.parse().with_context(|| quoted(text))?;
        if !self.chess960 && !position.has_standard_castling() {
            bail!(
                "{}: these castling rights exist only in Chess960; add --chess960",
                quoted(text)
            );
        }
        Ok(position)
    }

    /// How castling is written in answers.
    pub(crate) fn castling_form(&self) -> CastlingForm {
        if self.chess960 {
            CastlingForm::KingTakesRook
        } else {
            CastlingForm::KingArrival
        }
    }
}

/// As much of a text as may be a FEN, for an error: `-` can bring any file.
fn quoted(text: &str) -> String {
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    format!("FEN {shown:?}")
}
