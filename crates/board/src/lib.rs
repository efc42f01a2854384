//! Complete legal chess.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "arbitrary")]
mod arbitrary_values;
pub mod attacks;
mod bitboard;
mod chess960;
mod fen;
mod lines;
#[cfg(not(feature = "small-tables"))]
mod magics;
mod material;
mod moves;
mod obstruction;
mod packed;
mod piece;
mod polyglot;
mod position;
#[cfg(feature = "serde")]
mod serde_text;
mod setup;
mod square;
mod uci;
mod zobrist;

pub use bitboard::{Bitboard, Squares};
pub use chess960::Chess960Error;
pub use chesslaws_laws::Color;
pub use fen::{Fen, FenError, FenField, FenStyle};
pub use material::MaterialKey;
pub use moves::{Move, MoveList};
pub use packed::{PackError, PackedPosition, UnpackError};
pub use piece::{Piece, Role};
pub use position::{
    Identity, IllegalMove, MoveSet, NullMoveError, Position, Side, divide, home_rank, perft,
    perft_each,
};
pub use setup::{Remark, Remarks, Setup, SetupError};
pub use square::{File, ParseSquareError, Rank, Square};
pub use uci::{CastlingForm, UciError};
