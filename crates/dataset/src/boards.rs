//! A column of boards that is being filled.

use crate::numbers::take;
use arrow_array::{ArrayRef, FixedSizeBinaryArray};
use arrow_buffer::Buffer;
use arrow_schema::ArrowError;
use chesslaws::board::{Bitboard, Color, Move, Position, Square};
use std::sync::Arc;

/// A byte for each square.
pub(crate) const LEN: usize = 64;

/// Boards one after the other: what stands on each square, a1 first, the first rank first.
pub(crate) struct Boards {
    squares: [u8; LEN],
    occupied: Bitboard,
    bytes: Vec<u8>,
}

impl Default for Boards {
    fn default() -> Self {
        Self {
            squares: [0; LEN],
            occupied: Bitboard::EMPTY,
            bytes: Vec::new(),
        }
    }
}

impl Boards {
    /// A game begins.
    pub(crate) fn begin(&mut self, start: &Position) {
        self.squares = [0; LEN];
        self.occupied = start.occupied();
        self.look(start, self.occupied);
    }

    /// Adds the board after a move.
    #[inline]
    pub(crate) fn push(&mut self, mv: Move, after: &Position) {
        // Whatever else a move changes, castling and en passant too, fills a square or empties it.
        let moved = Bitboard::square(mv.from()) | Bitboard::square(mv.to());
        let occupied = after.occupied();
        self.look(after, moved | (self.occupied ^ occupied));
        self.occupied = occupied;
        self.bytes.extend_from_slice(&self.squares);
    }

    fn look(&mut self, position: &Position, squares: Bitboard) {
        for square in squares {
            self.squares[square.index()] = code(position, square);
        }
    }

    /// Takes away the rows beyond so many.
    pub(crate) fn truncate(&mut self, rows: usize) {
        self.bytes.truncate(rows * LEN);
    }

    pub(crate) fn finish(&mut self) -> Result<ArrayRef, ArrowError> {
        let bytes = Buffer::from_vec(take(&mut self.bytes));
        let array = FixedSizeBinaryArray::try_new(LEN as i32, bytes, None)?;
        Ok(Arc::new(array))
    }
}

/// 0 for an empty square, 1 to 6 for White's pawn, knight, bishop, rook, queen and king, 7 to 12 for
/// Black's.
fn code(position: &Position, square: Square) -> u8 {
    match position.piece_at(square) {
        Some(man) if man.color == Color::White => man.role as u8 + 1,
        Some(man) => man.role as u8 + 7,
        None => 0,
    }
}
