//! The cells of the table `moves` that come from the positions of a game.

use crate::column::MovesColumn;
use crate::numbers::take;
use crate::packed::Packed;
use crate::text::Text;
use arrow_array::{ArrayRef, Int16Array, UInt64Array};
use arrow_schema::ArrowError;
use chesslaws::board::{
    AsciiText, CastlingForm, Color, FenStyle, FenWriter, File, Move, Position, Role, Square,
};
use chesslaws::notation::San;
use chesslaws::notation::pgn::PlayedMove;
use std::sync::Arc;

/// One column that is being filled.
pub(crate) enum PositionCells {
    San(Text),
    Uci(Text),
    Fen(Text, Box<FenWriter>),
    Position(Packed),
    Zobrist(Vec<u64>),
    Material(Vec<i16>, Force),
    Phase(Vec<i16>, Force),
}

impl PositionCells {
    /// `None` for a column that comes from elsewhere.
    pub(crate) fn new(column: MovesColumn) -> Option<Self> {
        Some(match column {
            MovesColumn::San => Self::San(Text::default()),
            MovesColumn::Uci => Self::Uci(Text::default()),
            MovesColumn::Fen => {
                let writer = FenWriter::new(FenStyle::default());
                Self::Fen(Text::default(), Box::new(writer))
            }
            MovesColumn::Position => Self::Position(Packed::default()),
            MovesColumn::Zobrist => Self::Zobrist(Vec::new()),
            MovesColumn::Material => Self::Material(Vec::new(), Force::default()),
            MovesColumn::Phase => Self::Phase(Vec::new(), Force::default()),
            _ => return None,
        })
    }

    /// Whether the position before a move is looked at.
    pub(crate) const fn wants_before(&self) -> bool {
        matches!(self, Self::San(_))
    }

    /// A game begins.
    pub(crate) fn begin(&mut self, start: &Position) {
        if let Self::Material(_, force) | Self::Phase(_, force) = self {
            *force = Force::of(start);
        }
    }

    /// Adds a row.
    #[inline]
    pub(crate) fn push(&mut self, before: &Position, played: &PlayedMove<'_>, form: CastlingForm) {
        let PlayedMove { mv, after, .. } = *played;
        match self {
            Self::San(text) => match played.san {
                Some(san) => text.push_ascii(san),
                None => {
                    let san = San::of_known(before, mv, after, played.gives_check);
                    text.push_short(&san.text());
                }
            },
            Self::Uci(text) => text.push_short(&uci(mv, after, form)),
            Self::Fen(text, writer) => text.push_ascii(writer.write(after)),
            Self::Position(cells) => cells.push(after),
            Self::Zobrist(cells) => cells.push(after.hash()),
            Self::Material(cells, force) => {
                force.follow(mv, after);
                cells.push(force.material);
            }
            Self::Phase(cells, force) => {
                force.follow(mv, after);
                cells.push(force.phase);
            }
        }
    }

    /// Takes away the rows beyond so many.
    pub(crate) fn truncate(&mut self, rows: usize) {
        match self {
            Self::San(text) | Self::Uci(text) | Self::Fen(text, _) => text.truncate(rows),
            Self::Position(cells) => cells.truncate(rows),
            Self::Zobrist(cells) => cells.truncate(rows),
            Self::Material(cells, _) | Self::Phase(cells, _) => cells.truncate(rows),
        }
    }

    pub(crate) fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        Ok(match self {
            Self::San(text) | Self::Uci(text) | Self::Fen(text, _) => text.finish()?,
            Self::Position(cells) => cells.finish()?,
            Self::Zobrist(cells) => Arc::new(UInt64Array::from(take(cells))),
            Self::Material(cells, _) | Self::Phase(cells, _) => {
                Arc::new(Int16Array::from(take(cells)))
            }
        })
    }
}

/// A move that has been played, in UCI notation. Only a king that castled with the rook of a corner
/// leaves the square empty to which the move is said to go.
fn uci(mv: Move, after: &Position, form: CastlingForm) -> AsciiText<5> {
    let (from, mut to) = (mv.from(), mv.to());
    if form == CastlingForm::KingArrival && !after.occupied().contains(to) {
        let file = if to.file() > from.file() {
            File::G
        } else {
            File::C
        };
        to = Square::new(file, to.rank());
    }
    let mut text = AsciiText::new();
    for square in [from, to] {
        text.push(b'a' + square.file() as u8);
        text.push(b'1' + square.rank() as u8);
    }
    if let Some(role) = mv.promotion() {
        text.push(role.letter().to_ascii_lowercase() as u8);
    }
    text
}

const VALUES: [(Role, i16, i16); 5] = [
    (Role::Pawn, 1, 0),
    (Role::Knight, 3, 1),
    (Role::Bishop, 3, 1),
    (Role::Rook, 5, 2),
    (Role::Queen, 9, 4),
];

/// What the men on the board are worth.
#[derive(Default)]
pub(crate) struct Force {
    men: u32,
    material: i16,
    phase: i16,
}

impl Force {
    fn of(position: &Position) -> Self {
        let mut force = Self {
            men: position.occupied().len(),
            ..Self::default()
        };
        for (role, value, weight) in VALUES {
            let count = |color| position.pieces(color, role).len() as i16;
            let (white, black) = (count(Color::White), count(Color::Black));
            force.material += value * (white - black);
            force.phase += weight * (white + black);
        }
        force
    }

    /// Counts again where a man was taken or promoted.
    #[inline]
    fn follow(&mut self, mv: Move, after: &Position) {
        if mv.promotion().is_some() || after.occupied().len() != self.men {
            *self = Self::of(after);
        }
    }
}
