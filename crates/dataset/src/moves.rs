//! The rows of the table `moves`.

use crate::column::MovesColumn;
use crate::marks::Marks;
use crate::numbers::{Optional, take};
use crate::packed::Packed;
use crate::text::Text;
use arrow_array::types::{DurationMicrosecondType, Int32Type};
use arrow_array::{ArrayRef, Int16Array, Int32Array, Int64Array, RecordBatch, UInt64Array};
use arrow_schema::{ArrowError, SchemaRef};
use chesslaws::arbiter::time_control;
use chesslaws::board::{CastlingForm, Color, FenStyle, FenWriter, Move, Position, Role};
use chesslaws::clock::time_spent;
use chesslaws::notation::San;
use chesslaws::notation::pgn::{Game, Variant};
use std::sync::Arc;
use std::time::Duration;

/// One column that is being filled.
enum Cells {
    File(Text),
    Game(Vec<i64>),
    Ply(Vec<i32>),
    Color(Text),
    San(Text),
    Uci(Text),
    Fen(Text, Box<FenWriter>),
    Position(Packed),
    Zobrist(Vec<u64>),
    Clock(Optional<i64>),
    TimeSpent(Optional<i64>),
    Eval(Optional<i32>),
    Mate(Optional<i32>),
    Material(Vec<i16>),
    Phase(Vec<i16>),
}

impl Cells {
    fn new(column: MovesColumn) -> Self {
        match column {
            MovesColumn::File => Self::File(Text::default()),
            MovesColumn::Game => Self::Game(Vec::new()),
            MovesColumn::Ply => Self::Ply(Vec::new()),
            MovesColumn::Color => Self::Color(Text::default()),
            MovesColumn::San => Self::San(Text::default()),
            MovesColumn::Uci => Self::Uci(Text::default()),
            MovesColumn::Fen => {
                let writer = FenWriter::new(FenStyle::default());
                Self::Fen(Text::default(), Box::new(writer))
            }
            MovesColumn::Position => Self::Position(Packed::default()),
            MovesColumn::Zobrist => Self::Zobrist(Vec::new()),
            MovesColumn::Clock => Self::Clock(Optional::default()),
            MovesColumn::TimeSpent => Self::TimeSpent(Optional::default()),
            MovesColumn::Eval => Self::Eval(Optional::default()),
            MovesColumn::Mate => Self::Mate(Optional::default()),
            MovesColumn::Material => Self::Material(Vec::new()),
            MovesColumn::Phase => Self::Phase(Vec::new()),
        }
    }

    /// Whether the cells come from the positions of the game.
    const fn needs_positions(&self) -> bool {
        !matches!(
            self,
            Self::File(_)
                | Self::Game(_)
                | Self::Ply(_)
                | Self::Color(_)
                | Self::Clock(_)
                | Self::TimeSpent(_)
                | Self::Eval(_)
                | Self::Mate(_)
        )
    }

    fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        Ok(match self {
            Self::File(text)
            | Self::Color(text)
            | Self::San(text)
            | Self::Uci(text)
            | Self::Fen(text, _) => text.finish()?,
            Self::Game(cells) => Arc::new(Int64Array::from(take(cells))),
            Self::Ply(cells) => Arc::new(Int32Array::from(take(cells))),
            Self::Position(cells) => cells.finish()?,
            Self::Zobrist(cells) => Arc::new(UInt64Array::from(take(cells))),
            Self::Clock(cells) | Self::TimeSpent(cells) => {
                cells.finish::<DurationMicrosecondType>()
            }
            Self::Eval(cells) | Self::Mate(cells) => cells.finish::<Int32Type>(),
            Self::Material(cells) | Self::Phase(cells) => Arc::new(Int16Array::from(take(cells))),
        })
    }
}

/// The rows of a batch, being filled.
pub(crate) struct MovesRows {
    columns: Vec<Cells>,
    marks: Marks,
    schema: SchemaRef,
}

impl MovesRows {
    pub(crate) fn new(columns: &[MovesColumn], schema: SchemaRef) -> Self {
        Self {
            columns: columns.iter().copied().map(Cells::new).collect(),
            marks: Marks::new(columns),
            schema,
        }
    }

    pub(crate) fn push(&mut self, file: &str, game: &Game) {
        self.marks.read(game);
        for cells in &mut self.columns {
            if !cells.needs_positions() {
                push_records(cells, file, game, &self.marks);
            }
        }
        if self.columns.iter().any(Cells::needs_positions) {
            self.replay(game);
        }
    }

    /// Plays the game again, once for all columns that want its positions.
    fn replay(&mut self, game: &Game) {
        let form = castling_form(game);
        let wants = |test: fn(&Cells) -> bool| self.columns.iter().any(test);
        let wants_check = wants(|cells| matches!(cells, Cells::San(_)));
        let wants_force = wants(|cells| matches!(cells, Cells::Material(_) | Cells::Phase(_)));
        let mut position = *game.start();
        let mut force = force(&position);
        for &move_ in game.moves() {
            let before = position;
            let gives_check = if wants_check {
                play(&mut position, move_)
            } else {
                position.play_unchecked(move_);
                false
            };
            if wants_force && (move_.promotion().is_some() || before.is_capture(move_)) {
                force = self::force(&position);
            }
            for cells in &mut self.columns {
                match cells {
                    Cells::San(text) => {
                        let san = San::of_known(&before, move_, &position, gives_check);
                        text.push_short(&san.text());
                    }
                    Cells::Uci(text) => text.push_short(&before.uci(move_, form)),
                    Cells::Fen(text, writer) => text.push_ascii(writer.write(&position)),
                    Cells::Position(cells) => cells.push(&position),
                    Cells::Zobrist(cells) => cells.push(position.hash()),
                    Cells::Material(cells) => cells.push(force.material),
                    Cells::Phase(cells) => cells.push(force.phase),
                    _ => {}
                }
            }
        }
    }

    pub(crate) fn finish(&mut self) -> Result<RecordBatch, ArrowError> {
        let arrays: Result<Vec<_>, _> = self.columns.iter_mut().map(Cells::finish).collect();
        RecordBatch::try_new(Arc::clone(&self.schema), arrays?)
    }
}

/// Plays a legal move; whether it gives check.
fn play(position: &mut Position, move_: Move) -> bool {
    let Some(role) = position.role_at(move_.from()) else {
        return false;
    };
    position.play_piece(role, move_)
}

/// Castling is written as the king's arrival where everybody does.
fn castling_form(game: &Game) -> CastlingForm {
    match game.variant() {
        Variant::Standard => CastlingForm::KingArrival,
        _ => CastlingForm::KingTakesRook,
    }
}

/// What is the same for all plies, or is read from the comments.
fn push_records(cells: &mut Cells, file: &str, game: &Game, marks: &Marks) {
    let plies = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
    let count = game.moves().len();
    match cells {
        Cells::File(text) => text.push_times(file, count),
        Cells::Game(cells) => {
            let number = i64::try_from(game.index()).unwrap_or(i64::MAX);
            cells.resize(cells.len() + count, number);
        }
        Cells::Ply(cells) => cells.extend((1..=plies).map(u32::cast_signed)),
        Cells::Color(text) => {
            for ply in 1..=plies {
                text.push(match mover(game, ply) {
                    Color::White => "white",
                    Color::Black => "black",
                });
            }
        }
        Cells::Clock(cells) | Cells::TimeSpent(cells) if marks.is_empty() => {
            cells.push_nulls(count);
        }
        Cells::Eval(cells) | Cells::Mate(cells) if marks.is_empty() => cells.push_nulls(count),
        Cells::Clock(cells) => {
            (1..=plies).for_each(|ply| cells.push(marks.clock(ply).and_then(microseconds)));
        }
        Cells::TimeSpent(cells) => push_time_spent(cells, game, marks, plies),
        Cells::Eval(cells) => (1..=plies).for_each(|ply| cells.push(marks.evaluation(ply).0)),
        Cells::Mate(cells) => (1..=plies).for_each(|ply| cells.push(marks.evaluation(ply).1)),
        _ => {}
    }
}

fn mover(game: &Game, ply: u32) -> Color {
    let first = game.start().turn();
    if ply % 2 == 1 { first } else { !first }
}

fn microseconds(time: Duration) -> Option<i64> {
    i64::try_from(time.as_micros()).ok()
}

fn push_time_spent(cells: &mut Optional<i64>, game: &Game, marks: &Marks, plies: u32) {
    let control = time_control(game);
    let mut left = [Color::White, Color::Black]
        .map(|side| control.as_ref().map(|control| control.start_time(side)));
    for ply in 1..=plies {
        let side = mover(game, ply);
        let now = marks.clock(ply);
        let spent = marks.spent(ply).or_else(|| {
            let credit = control.as_ref()?.credit(side, ply.div_ceil(2))?;
            time_spent(left[side as usize]?, now?, credit)
        });
        left[side as usize] = now;
        cells.push(spent.and_then(microseconds));
    }
}

const VALUES: [(Role, i16, i16); 5] = [
    (Role::Pawn, 1, 0),
    (Role::Knight, 3, 1),
    (Role::Bishop, 3, 1),
    (Role::Rook, 5, 2),
    (Role::Queen, 9, 4),
];

/// What the men on the board are worth.
struct Force {
    material: i16,
    phase: i16,
}

fn force(position: &Position) -> Force {
    let mut force = Force {
        material: 0,
        phase: 0,
    };
    for (role, value, weight) in VALUES {
        let count = |color| position.pieces(color, role).len() as i16;
        let (white, black) = (count(Color::White), count(Color::Black));
        force.material += value * (white - black);
        force.phase += weight * (white + black);
    }
    force
}
