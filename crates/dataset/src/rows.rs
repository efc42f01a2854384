//! A piece of text becomes rows.

use crate::column::GamesColumn;
use crate::cut::Piece;
use crate::findings::FindingsRows;
use crate::games::GamesRows;
use crate::moves::MovesRows;
use crate::scan::{ScanError, Terms};
use crate::tables::{Batches, Table};
use arrow_schema::ArrowError;
use chesslaws::arbiter::judge;
use chesslaws::laws::Rules;
use chesslaws::notation::pgn::{Game, GameReader, ReadOptions};
use std::io;

/// Reads, plays and judges, with memory that is used again.
pub(crate) struct Rows {
    rules: Rules,
    options: ReadOptions,
    judge: bool,
    game: Game,
    games: Option<GamesRows>,
    moves: Option<MovesRows>,
    findings: Option<FindingsRows>,
}

impl Rows {
    pub(crate) fn new(terms: &Terms) -> Self {
        let selection = &terms.selection;
        let has = |table| selection.has(table);
        let verdicts = selection.games.iter().any(|column| is_verdict(*column));
        let comments = selection.moves.iter().any(|column| column.needs_comments());
        let judge = terms.judge && (verdicts || has(Table::Findings));
        Self {
            rules: terms.rules,
            options: ReadOptions {
                // Nobody looks at them: the clocks of an audit are in the comments too.
                comments: comments || judge,
                ..terms.options
            },
            judge,
            game: Game::default(),
            games: has(Table::Games)
                .then(|| GamesRows::new(&selection.games, selection.schema(Table::Games))),
            moves: has(Table::Moves)
                .then(|| MovesRows::new(&selection.moves, selection.schema(Table::Moves))),
            findings: has(Table::Findings)
                .then(|| FindingsRows::new(&selection.findings, selection.schema(Table::Findings))),
        }
    }

    pub(crate) fn read(&mut self, name: &str, piece: &Piece) -> Result<Batches, ScanError> {
        let mut games = GameReader::from_bytes(&piece.text)
            .with_options(self.options)
            .starting_at(piece.place, piece.games);
        let mut game_count = 0;
        // A slice gives no errors.
        while let Ok(true) = match &mut self.moves {
            Some(moves) => games.read_observed(&mut self.game, moves),
            None => games.read_into(&mut self.game),
        } {
            game_count += 1;
            self.push(name);
        }
        self.finish(game_count, piece.text.len() as u64)
            .map_err(|error| ScanError {
                name: name.to_owned(),
                error: io::Error::other(error),
            })
    }

    fn push(&mut self, name: &str) {
        let game = &self.game;
        let judgement = self.judge.then(|| judge(game, &self.rules));
        if let Some(games) = &mut self.games {
            games.push(name, game, judgement.as_ref());
        }
        if let Some(moves) = &mut self.moves {
            moves.push(name, game);
        }
        if let (Some(findings), Some(judgement)) = (&mut self.findings, &judgement) {
            findings.push(name, judgement);
        }
    }

    fn finish(&mut self, game_count: u64, text_bytes: u64) -> Result<Batches, ArrowError> {
        Ok(Batches {
            games: self.games.as_mut().map(GamesRows::finish).transpose()?,
            moves: self.moves.as_mut().map(MovesRows::finish).transpose()?,
            findings: self
                .findings
                .as_mut()
                .map(FindingsRows::finish)
                .transpose()?,
            game_count,
            text_bytes,
        })
    }
}

/// Whether a column comes from the judgement.
const fn is_verdict(column: GamesColumn) -> bool {
    matches!(
        column,
        GamesColumn::VerdictWhite
            | GamesColumn::VerdictBlack
            | GamesColumn::VerdictReason
            | GamesColumn::VerdictArticle
            | GamesColumn::VerdictPly
    )
}
