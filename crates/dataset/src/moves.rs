//! The rows of the table `moves`.

use crate::column::MovesColumn;
use crate::marks::Marks;
use crate::positions::{Force, PositionCells};
use crate::records::RecordCells;
use arrow_array::RecordBatch;
use arrow_schema::{ArrowError, SchemaRef};
use chesslaws::board::{CastlingForm, Position};
use chesslaws::notation::pgn::{Game, MoveObserver, PlayedMove, Variant};
use std::sync::Arc;

/// The rows of a batch, being filled. What comes from the positions is written while the game is
/// played, the rest when it has been read.
pub(crate) struct MovesRows {
    /// With the number of the column in the table.
    positions: Vec<(usize, PositionCells)>,
    records: Vec<(usize, RecordCells)>,
    marks: Marks,
    schema: SchemaRef,
    /// How many rows belong to games that have been read.
    rows: usize,
    before: Position,
    wants_before: bool,
    force: Force,
    wants_force: bool,
    form: CastlingForm,
    /// The plies of this game, from 0, on which a king goes elsewhere than the move says: to where
    /// everybody writes that castling takes it.
    castlings: Vec<usize>,
    plies: usize,
}

impl MovesRows {
    pub(crate) fn new(columns: &[MovesColumn], schema: SchemaRef) -> Self {
        let (mut positions, mut records) = (Vec::new(), Vec::new());
        for (number, &column) in columns.iter().enumerate() {
            match (PositionCells::new(column), RecordCells::new(column)) {
                (Some(cells), _) => positions.push((number, cells)),
                (None, Some(cells)) => records.push((number, cells)),
                (None, None) => {}
            }
        }
        Self {
            wants_before: positions.iter().any(|(_, cells)| cells.wants_before()),
            wants_force: positions.iter().any(|(_, cells)| cells.wants_force()),
            force: Force::default(),
            positions,
            records,
            marks: Marks::new(columns),
            schema,
            rows: 0,
            before: Position::startpos(),
            form: CastlingForm::KingArrival,
            castlings: Vec::new(),
            plies: 0,
        }
    }

    /// Ends the game whose moves have been observed.
    pub(crate) fn push(&mut self, file: &str, game: &Game) {
        self.rows += game.moves().len();
        self.marks.read(game);
        for (_, cells) in &mut self.records {
            cells.push(file, game, &self.marks, &self.castlings);
        }
    }

    pub(crate) fn finish(&mut self) -> Result<RecordBatch, ArrowError> {
        self.drop_unfinished();
        self.rows = 0;
        let mut arrays = Vec::new();
        for (number, cells) in &mut self.positions {
            arrays.push((*number, cells.finish()?));
        }
        for (number, cells) in &mut self.records {
            arrays.push((*number, cells.finish()?));
        }
        arrays.sort_by_key(|(number, _)| *number);
        let arrays = arrays.into_iter().map(|(_, array)| array).collect();
        RecordBatch::try_new(Arc::clone(&self.schema), arrays)
    }

    /// Takes away the rows of a game that was left out.
    fn drop_unfinished(&mut self) {
        for (_, cells) in &mut self.positions {
            cells.truncate(self.rows);
        }
    }
}

impl MoveObserver for MovesRows {
    fn begin_moves(&mut self, game: &Game) {
        self.drop_unfinished();
        // Castling is written as the king's arrival where everybody does.
        self.form = match game.variant() {
            Variant::Standard => CastlingForm::KingArrival,
            _ => CastlingForm::KingTakesRook,
        };
        self.castlings.clear();
        self.plies = 0;
        if self.wants_force {
            self.force = Force::of(game.start());
        }
        for (_, cells) in &mut self.positions {
            cells.begin(game.start());
        }
    }

    #[inline]
    fn before(&mut self, position: &Position) {
        if self.wants_before {
            self.before = *position;
        }
    }

    #[inline]
    fn played(&mut self, played: PlayedMove<'_>) {
        // Only a king that castled with the rook of a corner leaves the square empty that it is said
        // to go to.
        if !played.after.occupied().contains(played.mv.to())
            && self.form == CastlingForm::KingArrival
        {
            self.castlings.push(self.plies);
        }
        self.plies += 1;
        if self.wants_force {
            self.force.follow(played.mv, played.after);
        }
        for (_, cells) in &mut self.positions {
            cells.push(&self.before, &played, &self.force);
        }
    }
}
