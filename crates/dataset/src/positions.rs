//! The cells of the table `moves` that come from the positions of a game.

use crate::boards::Boards;
use crate::column::MovesColumn;
use crate::numbers::{Optional, take};
use crate::packed::Packed;
use crate::text::Text;
use arrow_array::types::Int16Type;
use arrow_array::{ArrayRef, Int16Array, Int32Array, UInt64Array};
use arrow_schema::ArrowError;
use chesslaws::board::{Bitboard, Color, FenStyle, FenWriter, Move, Position, Role, Side};
use chesslaws::notation::San;
use chesslaws::notation::pgn::PlayedMove;
use std::sync::Arc;

/// One column that is being filled.
pub(crate) enum PositionCells {
    San(Text),
    Fen(Text, Box<FenWriter>),
    Position(Packed),
    Board(Box<Boards>),
    Castling(Vec<i16>, Rights),
    EnPassant(Optional<i16>),
    HalfmoveClock(Vec<i32>),
    Zobrist(Vec<u64>),
    Material(Vec<i16>),
    Phase(Vec<i16>),
}

impl PositionCells {
    /// `None` for a column that comes from elsewhere.
    pub(crate) fn new(column: MovesColumn) -> Option<Self> {
        Some(match column {
            MovesColumn::San => Self::San(Text::default()),
            MovesColumn::Fen => {
                let writer = FenWriter::new(FenStyle::default());
                Self::Fen(Text::default(), Box::new(writer))
            }
            MovesColumn::Position => Self::Position(Packed::default()),
            MovesColumn::Board => Self::Board(Box::default()),
            MovesColumn::Castling => Self::Castling(Vec::new(), Rights::default()),
            MovesColumn::EnPassant => Self::EnPassant(Optional::default()),
            MovesColumn::HalfmoveClock => Self::HalfmoveClock(Vec::new()),
            MovesColumn::Zobrist => Self::Zobrist(Vec::new()),
            MovesColumn::Material => Self::Material(Vec::new()),
            MovesColumn::Phase => Self::Phase(Vec::new()),
            _ => return None,
        })
    }

    /// Whether the position before a move is looked at.
    pub(crate) const fn wants_before(&self) -> bool {
        matches!(self, Self::San(_))
    }

    /// Whether it is looked at what the men are worth.
    pub(crate) const fn wants_force(&self) -> bool {
        matches!(self, Self::Material(_) | Self::Phase(_))
    }

    /// A game begins.
    pub(crate) fn begin(&mut self, start: &Position) {
        match self {
            Self::Board(cells) => cells.begin(start),
            Self::Castling(_, rights) => *rights = Rights::default(),
            _ => {}
        }
    }

    /// Adds a row.
    #[inline]
    pub(crate) fn push(&mut self, before: &Position, played: &PlayedMove<'_>, force: &Force) {
        let PlayedMove { mv, after, .. } = *played;
        match self {
            Self::San(text) => match played.san {
                Some(san) => text.push_ascii(san),
                None => {
                    let san = San::of_known(before, mv, after, played.gives_check);
                    text.push_short(&san.text());
                }
            },
            Self::Fen(text, writer) => text.push_ascii(writer.write(after)),
            Self::Position(cells) => cells.push(after),
            Self::Board(cells) => cells.push(mv, after),
            Self::Castling(cells, rights) => cells.push(rights.follow(after)),
            Self::EnPassant(cells) => {
                cells.push(after.en_passant().map(|square| square.index() as i16))
            }
            Self::HalfmoveClock(cells) => {
                let plies = i32::try_from(after.halfmove_clock());
                cells.push(plies.unwrap_or(i32::MAX));
            }
            Self::Zobrist(cells) => cells.push(after.hash()),
            Self::Material(cells) => cells.push(force.material),
            Self::Phase(cells) => cells.push(force.phase),
        }
    }

    /// Takes away the rows beyond so many.
    pub(crate) fn truncate(&mut self, rows: usize) {
        match self {
            Self::San(text) | Self::Fen(text, _) => text.truncate(rows),
            Self::EnPassant(cells) => cells.truncate(rows),
            Self::Position(cells) => cells.truncate(rows),
            Self::Board(cells) => cells.truncate(rows),
            Self::HalfmoveClock(cells) => cells.truncate(rows),
            Self::Zobrist(cells) => cells.truncate(rows),
            Self::Castling(cells, _) | Self::Material(cells) | Self::Phase(cells) => {
                cells.truncate(rows)
            }
        }
    }

    pub(crate) fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        Ok(match self {
            Self::San(text) | Self::Fen(text, _) => text.finish()?,
            Self::EnPassant(cells) => cells.finish::<Int16Type>(),
            Self::Position(cells) => cells.finish()?,
            Self::Board(cells) => cells.finish()?,
            Self::HalfmoveClock(cells) => Arc::new(Int32Array::from(take(cells))),
            Self::Zobrist(cells) => Arc::new(UInt64Array::from(take(cells))),
            Self::Castling(cells, _) | Self::Material(cells) | Self::Phase(cells) => {
                Arc::new(Int16Array::from(take(cells)))
            }
        })
    }
}

/// The castling rights as a number, worked out again when a rook loses its right.
#[derive(Default)]
pub(crate) struct Rights {
    rooks: Bitboard,
    number: i16,
}

impl Rights {
    #[inline]
    fn follow(&mut self, position: &Position) -> i16 {
        let rooks = position.castling_rooks();
        if rooks != self.rooks {
            self.rooks = rooks;
            self.number = Color::ALL
                .into_iter()
                .flat_map(|color| [(color, Side::King), (color, Side::Queen)])
                .zip([1, 2, 4, 8])
                .filter(|&((color, side), _)| position.castling_rook(color, side).is_some())
                .map(|(_, bit)| bit)
                .sum();
        }
        self.number
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
#[derive(Default)]
pub(crate) struct Force {
    men: u32,
    material: i16,
    phase: i16,
}

impl Force {
    pub(crate) fn of(position: &Position) -> Self {
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
    pub(crate) fn follow(&mut self, mv: Move, after: &Position) {
        if mv.promotion().is_some() || after.occupied().len() != self.men {
            *self = Self::of(after);
        }
    }
}
