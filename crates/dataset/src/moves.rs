//! The rows of the table `moves`.

use crate::column::MovesColumn;
use crate::text::Text;
use arrow_array::builder::FixedSizeBinaryBuilder;
use arrow_array::{
    ArrayRef, DurationMicrosecondArray, Int16Array, Int32Array, Int64Array, RecordBatch,
    UInt64Array,
};
use arrow_schema::{ArrowError, SchemaRef};
use chesslaws::arbiter::time_control;
use chesslaws::board::{CastlingForm, Color, FenStyle, PackedPosition, Position, Role};
use chesslaws::clock::time_spent;
use chesslaws::notation::San;
use chesslaws::notation::pgn::{Game, Variant, parse_clock};
use std::mem::take;
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
    Fen(Text),
    Position(FixedSizeBinaryBuilder),
    Zobrist(Vec<u64>),
    Clock(Vec<Option<i64>>),
    TimeSpent(Vec<Option<i64>>),
    Eval(Vec<Option<i32>>),
    Mate(Vec<Option<i32>>),
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
            MovesColumn::Fen => Self::Fen(Text::default()),
            MovesColumn::Position => Self::Position(FixedSizeBinaryBuilder::new(32)),
            MovesColumn::Zobrist => Self::Zobrist(Vec::new()),
            MovesColumn::Clock => Self::Clock(Vec::new()),
            MovesColumn::TimeSpent => Self::TimeSpent(Vec::new()),
            MovesColumn::Eval => Self::Eval(Vec::new()),
            MovesColumn::Mate => Self::Mate(Vec::new()),
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
            | Self::Fen(text) => text.finish()?,
            Self::Game(cells) => Arc::new(Int64Array::from(take(cells))),
            Self::Ply(cells) => Arc::new(Int32Array::from(take(cells))),
            Self::Position(cells) => Arc::new(cells.finish()),
            Self::Zobrist(cells) => Arc::new(UInt64Array::from(take(cells))),
            Self::Clock(cells) | Self::TimeSpent(cells) => {
                Arc::new(DurationMicrosecondArray::from(take(cells)))
            }
            Self::Eval(cells) | Self::Mate(cells) => Arc::new(Int32Array::from(take(cells))),
            Self::Material(cells) | Self::Phase(cells) => Arc::new(Int16Array::from(take(cells))),
        })
    }
}

/// The rows of a batch, being filled.
pub(crate) struct MovesRows {
    columns: Vec<Cells>,
    schema: SchemaRef,
}

impl MovesRows {
    pub(crate) fn new(columns: &[MovesColumn], schema: SchemaRef) -> Self {
        Self {
            columns: columns.iter().copied().map(Cells::new).collect(),
            schema,
        }
    }

    pub(crate) fn push(&mut self, file: &str, game: &Game) {
        for cells in &mut self.columns {
            if !cells.needs_positions() {
                push_records(cells, file, game);
            }
        }
        if self.columns.iter().any(Cells::needs_positions) {
            self.replay(game);
        }
    }

    /// Plays the game again, once for all columns that want its positions.
    fn replay(&mut self, game: &Game) {
        let form = castling_form(game);
        let mut position = *game.start();
        for &move_ in game.moves() {
            let before = position;
            position.play_unchecked(move_);
            for cells in &mut self.columns {
                match cells {
                    Cells::San(text) => {
                        let san = San::of_played(&before, move_, &position);
                        text.push(san.text().as_str());
                    }
                    Cells::Uci(text) => text.push(before.uci(move_, form).as_str()),
                    Cells::Fen(text) => {
                        text.push(position.fen(FenStyle::default()).text().as_str());
                    }
                    Cells::Position(cells) => push_packed(cells, &position),
                    Cells::Zobrist(cells) => cells.push(position.hash()),
                    Cells::Material(cells) => cells.push(material(&position)),
                    Cells::Phase(cells) => cells.push(phase(&position)),
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

/// Castling is written as the king's arrival where everybody does.
fn castling_form(game: &Game) -> CastlingForm {
    match game.variant() {
        Variant::Standard => CastlingForm::KingArrival,
        _ => CastlingForm::KingTakesRook,
    }
}

fn push_packed(cells: &mut FixedSizeBinaryBuilder, position: &Position) {
    match PackedPosition::try_from(position) {
        // The builder refuses only what is not 32 bytes long.
        Ok(packed) => {
            let _ = cells.append_value(packed.to_bytes());
        }
        Err(_) => cells.append_null(),
    }
}

/// What is the same for all plies, or is read from the comments.
fn push_records(cells: &mut Cells, file: &str, game: &Game) {
    let plies = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
    let count = game.moves().len();
    match cells {
        Cells::File(text) => (0..count).for_each(|_| text.push(file)),
        Cells::Game(cells) => {
            let number = i64::try_from(game.index()).unwrap_or(i64::MAX);
            cells.resize(cells.len() + count, number);
        }
        Cells::Ply(cells) => cells.extend((1..=plies).map(u32::cast_signed)),
        Cells::Color(text) => {
            for ply in 1..=plies {
                text.push_display(mover(game, ply));
            }
        }
        Cells::Clock(cells) => {
            cells.extend((1..=plies).map(|ply| clock(game, ply).and_then(microseconds)));
        }
        Cells::TimeSpent(cells) => push_time_spent(cells, game, plies),
        Cells::Eval(cells) => {
            cells.extend((1..=plies).map(|ply| evaluation(game, ply).0));
        }
        Cells::Mate(cells) => {
            cells.extend((1..=plies).map(|ply| evaluation(game, ply).1));
        }
        _ => {}
    }
}

fn mover(game: &Game, ply: u32) -> Color {
    let first = game.start().turn();
    if ply % 2 == 1 { first } else { !first }
}

fn clock(game: &Game, ply: u32) -> Option<Duration> {
    game.clock(ply)?.ok()
}

fn microseconds(time: Duration) -> Option<i64> {
    i64::try_from(time.as_micros()).ok()
}

fn push_time_spent(cells: &mut Vec<Option<i64>>, game: &Game, plies: u32) {
    let control = time_control(game);
    let mut left = [Color::White, Color::Black]
        .map(|side| control.as_ref().map(|control| control.start_time(side)));
    for ply in 1..=plies {
        let side = mover(game, ply);
        let now = clock(game, ply);
        let measured = game
            .command(ply, "emt")
            .and_then(|emt| parse_clock(emt).ok());
        let spent = measured.or_else(|| {
            let credit = control.as_ref()?.credit(side, ply.div_ceil(2))?;
            time_spent(left[side as usize]?, now?, credit)
        });
        left[side as usize] = now;
        cells.push(spent.and_then(microseconds));
    }
}

/// `%eval` in hundredths of a pawn, or as the moves to a mate.
fn evaluation(game: &Game, ply: u32) -> (Option<i32>, Option<i32>) {
    let Some(text) = game.command(ply, "eval") else {
        return (None, None);
    };
    // A depth may follow after a comma.
    let value = text.split(|&byte| byte == b',').next().unwrap_or(text);
    let Ok(value) = std::str::from_utf8(value.trim_ascii()) else {
        return (None, None);
    };
    match value.strip_prefix('#') {
        Some(moves) => (None, moves.parse().ok()),
        None => (hundredths(value), None),
    }
}

fn hundredths(pawns: &str) -> Option<i32> {
    let value: f64 = pawns.parse().ok()?;
    let hundredths = (value * 100.0).round();
    // No engine says more, and what is out of range is no evaluation.
    #[expect(clippy::cast_possible_truncation, reason = "the range is tested")]
    (hundredths.abs() < 1e8).then_some(hundredths as i32)
}

const VALUES: [(Role, i16, i16); 5] = [
    (Role::Pawn, 1, 0),
    (Role::Knight, 3, 1),
    (Role::Bishop, 3, 1),
    (Role::Rook, 5, 2),
    (Role::Queen, 9, 4),
];

fn material(position: &Position) -> i16 {
    let count = |color, role| position.pieces(color, role).len() as i16;
    VALUES
        .iter()
        .map(|&(role, value, _)| value * (count(Color::White, role) - count(Color::Black, role)))
        .sum()
}

fn phase(position: &Position) -> i16 {
    VALUES
        .iter()
        .map(|&(role, _, weight)| weight * position.roled(role).len() as i16)
        .sum()
}
