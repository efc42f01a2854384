//! Complete legal chess: where the pieces stand and where they may go, exactly by articles 2 and 3 of
//! the Laws, without allocation, without `unsafe` and without the standard library.
//!
//! ```
//! use chesslaws_board::{CastlingForm, Position};
//!
//! // A position that can't be played is an error, never a position.
//! let mut position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1".parse()?;
//! assert_eq!(position.legal_count(), 26);
//!
//! // Both ways to write castling are understood, and one is chosen when writing.
//! let castling = position.parse_uci("e1g1").expect("legal");
//! assert_eq!(position.parse_uci("e1h1"), Ok(castling));
//! assert_eq!(position.uci(castling, CastlingForm::KingTakesRook).to_string(), "e1h1");
//!
//! position.play(castling).expect("legal");
//! assert_eq!(position.to_string(), "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1");
//! assert!(!position.is_check());
//! # Ok::<(), chesslaws_board::FenError>(())
//! ```
//!
//! # The types
//!
//! | type | what it is |
//! |---|---|
//! | [`Square`], [`File`], [`Rank`], [`Bitboard`] | the board and sets of its squares |
//! | [`Role`], [`Piece`], [`Color`] | the pieces |
//! | [`attacks`] | what each piece attacks, and the lines of the board |
//! | [`Setup`] | any placement with any claims: what a FEN says, and the way to build a position |
//! | [`Position`] | a placement in which a game can go on: the value everything else is about |
//! | [`Move`], [`MoveList`], [`MoveSet`] | one move in two bytes, the legal moves, the moves of one piece |
//! | [`Identity`] | what makes two positions the same for repetition (article 9.2.3) |
//! | [`PackedPosition`], [`MaterialKey`] | a position in 32 bytes, its material in a number |
//! | [`FenWriter`], [`PositionPacker`] | FEN and packed form of one position after the other, quicker for a whole game |
//! | [`Step`] | a move as algebraic notation tells it, found and played at once |
//! | [`FenError`], [`SetupError`], [`UciError`], [`IllegalMove`], [`NullMoveError`], [`PackError`], [`UnpackError`] | what can be wrong |
//! | [`Remark`] | what no game can have led to, though a game can go on from it |
//!
//! # Ways to the moves
//!
//! | question | method |
//! |---|---|
//! | which moves are legal? | [`Position::legal_moves`], a list without allocation |
//! | how many, is there one? | [`Position::legal_count`], [`Position::has_legal_move`] |
//! | is this one legal? | [`Position::is_legal`]: nothing is generated |
//! | which captures, en passant among them? | [`Position::captures`] |
//! | which piece of a kind can go there? | [`Position::origins`], [`Position::moves_to`] |
//! | all of them, fast, without a list | [`Position::for_each_set`], [`Position::for_each_child`] |
//!
//! # What is validated
//!
//! [`Position::try_from`](Position#impl-TryFrom<Setup>-for-Position) refuses what can't be played: a king too many or too few, a pawn on the
//! first or last rank, the side without the move in check, a castling right without its king and
//! rook. It accepts what can be played but can't have arisen, such as nine queens and eight pawns, or
//! an en passant square without a pawn behind it; [`Setup::remarks`] names such things. So a composed
//! problem is a position, and no method panics on any position, however absurd.
//!
//! # Design, and why
//!
//! **A position is a small value.** Six sets by kind, two by colour, the castling rooks, the key and the
//! counters: 96 bytes. Copying them and changing the copy is faster than undoing moves, and nothing is
//! shared or borrowed.
//!
//! **Every generated move is legal.** Three masks are worked out once for a position: the squares that
//! answer a check and the lines along which pieces are pinned, straight and diagonal. All pawns move
//! at once by shifting their set. The king avoids one map of attacked squares, and only pieces that can
//! reach its neighbours at all are looked at for it. En passant, which takes two men off a line at once, is the one
//! move that the masks can't judge; it is tried out by itself.
//!
//! **One generator, several uses.** What to do with the moves, to count, list, play or find one, is a
//! type parameter. Counting adds up the sizes of sets and never sees a move; playing knows the kind and
//! colour of the mover where the move is made and looks nothing up.
//!
//! **Pins and checks are not kept.** A made move pays for the key and nothing else; whoever asks for
//! the moves pays for the masks then. Positions that are only passed through cost little.
//!
//! **Sliders use multiplication or subtraction.** A table with one multiplication serves both, or only
//! bishops where the processor counts leading zeros in one instruction (`lzcnt`): then subtraction
//! along the lines of a rook is faster than 800 KiB of table that must share the cache. With the
//! feature `small-tables` subtraction serves both.
//!
//! **En passant is noted only where a capture is legal.** So equality, key and identity need no second
//! look at article 9.2.3.1. That a pawn has advanced two squares is kept apart, for FEN writers
//! that want it ([`FenStyle`]).
//!
//! **A castling right is the square of its rook.** With the king's square it says everything, in Chess960 too,
//! and one mask tells whether a move touches a right. Castling is always the king taking its own rook.
//!
//! # What it does not do
//!
//! - No SAN, no PGN, no language: that is `chesslaws-notation`.
//! - No dead positions, claims, results or clocks: `chesslaws-deadposition`, `chesslaws-arbiter` and
//!   `chesslaws-clock` answer for those. [`Position::is_checkmate`] and [`Position::is_stalemate`] are all that is decided here.
//! - No history: counting repetitions is comparing [`Identity`] values that the caller keeps.
//! - No variants but Chess960, no search, no evaluation, no proof that a position can be reached.
//!
//! # Features
//!
//! - `serde`: values as strings.
//! - `arbitrary`: values for fuzzers; needs the standard library.
//! - `small-tables`: 20 KB of tables instead of 1.1 MB, slower where zeros are not counted in one instruction.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "arbitrary")]
mod arbitrary_values;
mod ascii_text;
pub mod attacks;
mod bitboard;
mod chess960;
mod fen;
mod fen_writer;
mod lines;
#[cfg(not(feature = "small-tables"))]
mod magics;
mod material;
mod moves;
mod obstruction;
mod packed;
mod packer;
mod piece;
mod polyglot;
mod position;
#[cfg(test)]
mod random_games;
#[cfg(feature = "serde")]
mod serde_text;
mod setup;
mod square;
mod uci;
mod zobrist;

pub use ascii_text::AsciiText;
pub use bitboard::{Bitboard, Squares};
pub use chess960::Chess960Error;
pub use chesslaws_laws::Color;
pub use fen::{Fen, FenError, FenField, FenStyle};
pub use fen_writer::FenWriter;
pub use material::MaterialKey;
pub use moves::{Move, MoveList};
pub use packed::{PackError, PackedPosition, UnpackError};
pub use packer::PositionPacker;
pub use piece::{Piece, Role};
pub use position::{
    Identity, IllegalMove, MoveSet, MoveSetIter, NullMoveError, Position, Side, Step, divide,
    home_rank, perft, perft_each,
};
pub use setup::{Remark, Remarks, Setup, SetupError};
pub use square::{File, ParseSquareError, Rank, Square};
pub use uci::{CastlingForm, UciError};

/// The examples of the README run as well.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
