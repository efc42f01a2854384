//! The cells of the table `moves` that come from the record of a game: its number, its moves, its
//! comments. They are written column by column when the game has been read.

use crate::column::MovesColumn;
use crate::marks::Marks;
use crate::numbers::{Optional, take};
use crate::text::Text;
use arrow_array::types::{DurationMicrosecondType, Int16Type, Int32Type};
use arrow_array::{ArrayRef, Int16Array, Int32Array, Int64Array};
use arrow_schema::ArrowError;
use chesslaws::arbiter::time_control;
use chesslaws::board::{Color, File, Move, Square};
use chesslaws::clock::time_spent;
use chesslaws::notation::pgn::Game;
use std::sync::Arc;
use std::time::Duration;

/// One column that is being filled.
pub(crate) enum RecordCells {
    File(Text),
    Game(Vec<i64>),
    Ply(Vec<i32>),
    Color(Text),
    Uci(Text),
    FromSquare(Vec<i16>),
    ToSquare(Vec<i16>),
    Promotion(Optional<i16>),
    Clock(Optional<i64>),
    TimeSpent(Optional<i64>),
    Eval(Optional<i32>),
    Mate(Optional<i32>),
}

impl RecordCells {
    /// `None` for a column that comes from elsewhere.
    pub(crate) fn new(column: MovesColumn) -> Option<Self> {
        Some(match column {
            MovesColumn::File => Self::File(Text::default()),
            MovesColumn::Game => Self::Game(Vec::new()),
            MovesColumn::Ply => Self::Ply(Vec::new()),
            MovesColumn::Color => Self::Color(Text::default()),
            MovesColumn::Uci => Self::Uci(Text::default()),
            MovesColumn::FromSquare => Self::FromSquare(Vec::new()),
            MovesColumn::ToSquare => Self::ToSquare(Vec::new()),
            MovesColumn::Promotion => Self::Promotion(Optional::default()),
            MovesColumn::Clock => Self::Clock(Optional::default()),
            MovesColumn::TimeSpent => Self::TimeSpent(Optional::default()),
            MovesColumn::Eval => Self::Eval(Optional::default()),
            MovesColumn::Mate => Self::Mate(Optional::default()),
            _ => return None,
        })
    }

    /// Adds the rows of a game, in which a king castles to its arrival on these plies, from 0.
    pub(crate) fn push(&mut self, file: &str, game: &Game, marks: &Marks, castlings: &[usize]) {
        let plies = u32::try_from(game.moves().len()).unwrap_or(u32::MAX);
        let count = game.moves().len();
        match self {
            Self::File(text) => text.push_times(file, count),
            Self::Game(cells) => {
                let number = i64::try_from(game.index()).unwrap_or(i64::MAX);
                cells.resize(cells.len() + count, number);
            }
            Self::Ply(cells) => cells.extend((1..=plies).map(u32::cast_signed)),
            Self::Color(text) => {
                for ply in 1..=plies {
                    text.push(match mover(game, ply) {
                        Color::White => "white",
                        Color::Black => "black",
                    });
                }
            }
            Self::Uci(text) => push_uci(text, game.moves(), castlings),
            Self::FromSquare(cells) => {
                cells.extend(game.moves().iter().map(|mv| number(mv.from())))
            }
            Self::ToSquare(cells) => {
                let first = cells.len();
                cells.extend(game.moves().iter().map(|mv| number(mv.to())));
                for &ply in castlings {
                    if let (Some(cell), Some(&mv)) =
                        (cells.get_mut(first + ply), game.moves().get(ply))
                    {
                        *cell = number(arrival(mv));
                    }
                }
            }
            Self::Promotion(cells) => {
                for mv in game.moves() {
                    cells.push(mv.promotion().map(|role| role as i16 + 1));
                }
            }
            Self::Clock(cells) | Self::TimeSpent(cells) if marks.is_empty() => {
                cells.push_nulls(count);
            }
            Self::Eval(cells) | Self::Mate(cells) if marks.is_empty() => cells.push_nulls(count),
            Self::Clock(cells) => {
                (1..=plies).for_each(|ply| cells.push(marks.clock(ply).and_then(microseconds)));
            }
            Self::TimeSpent(cells) => push_time_spent(cells, game, marks, plies),
            Self::Eval(cells) => (1..=plies).for_each(|ply| cells.push(marks.evaluation(ply).0)),
            Self::Mate(cells) => (1..=plies).for_each(|ply| cells.push(marks.evaluation(ply).1)),
        }
    }

    pub(crate) fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        Ok(match self {
            Self::File(text) | Self::Color(text) | Self::Uci(text) => text.finish()?,
            Self::FromSquare(cells) | Self::ToSquare(cells) => {
                Arc::new(Int16Array::from(take(cells)))
            }
            Self::Promotion(cells) => cells.finish::<Int16Type>(),
            Self::Game(cells) => Arc::new(Int64Array::from(take(cells))),
            Self::Ply(cells) => Arc::new(Int32Array::from(take(cells))),
            Self::Clock(cells) | Self::TimeSpent(cells) => {
                cells.finish::<DurationMicrosecondType>()
            }
            Self::Eval(cells) | Self::Mate(cells) => cells.finish::<Int32Type>(),
        })
    }
}

const fn number(square: Square) -> i16 {
    square.index() as i16
}

/// Where the king of a move goes that castles with the rook of a corner.
fn arrival(mv: Move) -> Square {
    let file = if mv.to().file() > mv.from().file() {
        File::G
    } else {
        File::C
    };
    Square::new(file, mv.to().rank())
}

/// Moves in UCI notation.
fn push_uci(text: &mut Text, moves: &[Move], castlings: &[usize]) {
    let mut castlings = castlings.iter().copied().peekable();
    for (ply, &mv) in moves.iter().enumerate() {
        let to = match castlings.next_if_eq(&ply) {
            Some(_) => arrival(mv),
            None => mv.to(),
        };
        let ([file, rank], [to_file, to_rank]) = (name(mv.from()), name(to));
        let promotion = mv.promotion();
        let letter = promotion.map_or(0, |role| role.letter().to_ascii_lowercase() as u8);
        let len = 4 + usize::from(promotion.is_some());
        text.push_first(&[file, rank, to_file, to_rank, letter], len);
    }
}

const fn name(square: Square) -> [u8; 2] {
    [
        b'a' + square.index() as u8 % 8,
        b'1' + square.index() as u8 / 8,
    ]
}

fn mover(game: &Game, ply: u32) -> Color {
    let first = game.start().turn();
    if ply % 2 == 1 { first } else { !first }
}

fn microseconds(time: Duration) -> Option<i64> {
    let seconds = i64::try_from(time.as_secs()).ok()?;
    let more = i64::from(time.subsec_micros());
    seconds.checked_mul(1_000_000)?.checked_add(more)
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
