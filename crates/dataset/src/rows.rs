//! A piece of text becomes rows.

use crate::column::GamesColumn;
use crate::cut::{Ahead, GameAt, Piece};
use crate::findings::FindingsRows;
use crate::games::GamesRows;
use crate::moves::MovesRows;
use crate::scan::{ScanError, Terms};
use crate::tables::{Batches, Table};
use arrow_schema::ArrowError;
use chesslaws::arbiter::judge;
use chesslaws::laws::Rules;
use chesslaws::notation::pgn::{Game, GameReader, Place, ReadOptions};
use std::io;

/// Reads, plays and judges, with memory that is used again.
pub(crate) struct Rows {
    rules: Rules,
    options: ReadOptions,
    judge: bool,
    game: Game,
    /// How many games the rows are of.
    game_count: u64,
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
            game_count: 0,
            games: has(Table::Games)
                .then(|| GamesRows::new(&selection.games, selection.schema(Table::Games))),
            moves: has(Table::Moves)
                .then(|| MovesRows::new(&selection.moves, selection.schema(Table::Moves))),
            findings: has(Table::Findings)
                .then(|| FindingsRows::new(&selection.findings, selection.schema(Table::Findings))),
        }
    }

    /// Reads what has not been read of a piece; the batch of the whole piece.
    pub(crate) fn read(&mut self, name: &str, piece: &Piece) -> Result<Batches, ScanError> {
        let from = piece.unread.unwrap_or((piece.place, piece.games));
        self.read_until(name, &piece.text, piece.place, from, u64::MAX);
        self.finish(piece.text.len() as u64)
            .map_err(|error| ScanError {
                name: name.to_owned(),
                error: io::Error::other(error),
            })
    }

    /// Reads the games of a text that stands at `place`, from one of them on, as long as they end
    /// before `end`; the first that does not.
    fn read_until(
        &mut self,
        name: &str,
        text: &[u8],
        place: Place,
        (from, games): GameAt,
        end: u64,
    ) -> Option<GameAt> {
        let at = usize::try_from(from.byte - place.byte).unwrap_or(usize::MAX);
        let mut games = GameReader::from_bytes(text.get(at..).unwrap_or_default())
            .with_options(self.options)
            .starting_at(from, games);
        // A slice gives no errors.
        while let Ok(true) = match &mut self.moves {
            Some(moves) => games.read_observed(&mut self.game, moves),
            None => games.read_into(&mut self.game),
        } {
            if games.position() >= end {
                return Some((self.game.place(), self.game.index() - 1));
            }
            self.game_count += 1;
            self.push(name);
        }
        None
    }

    /// The same rows, to be filled while the text is being cut.
    pub(crate) fn ahead<'a>(&'a mut self, name: &'a str) -> ReadAhead<'a> {
        ReadAhead { rows: self, name }
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

    fn finish(&mut self, text_bytes: u64) -> Result<Batches, ArrowError> {
        Ok(Batches {
            games: self.games.as_mut().map(GamesRows::finish).transpose()?,
            moves: self.moves.as_mut().map(MovesRows::finish).transpose()?,
            findings: self
                .findings
                .as_mut()
                .map(FindingsRows::finish)
                .transpose()?,
            game_count: std::mem::take(&mut self.game_count),
            text_bytes,
        })
    }
}

/// Reads the games of a piece before it is cut.
pub(crate) struct ReadAhead<'a> {
    rows: &'a mut Rows,
    name: &'a str,
}

impl Ahead for ReadAhead<'_> {
    fn read(&mut self, text: &[u8], from: GameAt, margin: usize) -> Option<GameAt> {
        let place = from.0;
        let end = place.byte + text.len().saturating_sub(margin) as u64;
        self.rows
            .read_until(self.name, text, place, from, end)
            .filter(|(place, _)| place.column == 1)
    }

    fn forget(&mut self) {
        // What is given away here are the rows of games that will be read again.
        drop(self.rows.finish(0));
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
