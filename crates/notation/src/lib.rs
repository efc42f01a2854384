//! How chess moves and games are written and read: SAN in thirteen languages and figurines,
//! PGN files of any size, and the players' score sheets.
//!
//! # Example
//!
//! Read a game, see what is wrong with it, and write a move:
//!
//! ```
//! use chesslaws_notation::San;
//! use chesslaws_notation::pgn::GameReader;
//!
//! let text = b"[White \"Anderssen\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. f4 exf4 3. Bf1-c4 Qh4+ 4. Ke1 1-0\n";
//! for game in GameReader::from_bytes(text) {
//!     let game = game?;
//!     assert_eq!(game.moves().len(), 6);
//!     assert_eq!(
//!         game.error().unwrap().to_string(),
//!         "game 1, line 4, column 39, ply 7, \"Ke1\": illegal: e1 is occupied by a piece of the same player",
//!     );
//!     let flight = San::parse(b"Kf1")?.resolve(game.position())?;
//!     assert_eq!(San::of(game.position(), flight).to_string(), "Kf1");
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Overview
//!
//! | | |
//! |---|---|
//! | [`San`] | one move as it is written: parsed, resolved to a legal move, written |
//! | [`Leniency`] | how a text departs from the export form of PGN |
//! | [`PieceLetters`] | the letters of thirteen languages, and figurines |
//! | [`MoveStyle`] | one move in SAN, long algebraic, UCI or numeric notation |
//! | [`IccfMove`] | the numeric notation of correspondence chess: parsed, resolved, written |
//! | [`SanStyle`] | the signs with which moves are written: PGN, long, and each edition's own |
//! | [`WritingRules`] | which signs an edition makes obligatory, with its articles |
//! | [`pgn::GameReader`] | reads and plays the games of a text or stream |
//! | [`pgn::TreeReader`], [`pgn::GameTree`] | games with comments, marks and variations, read, edited and written |
//! | [`pgn::PgnReader`], [`pgn::Visitor`] | tokens with their places, without playing |
//! | [`pgn::PgnError`] | a fault with game, line, column, byte, ply and token |
//! | [`sheet::ScoreSheet`] | a player's score sheet: printed as text and SVG, read, compared, reconstructed |
//! | `Openings` | ECO code and name by position (feature `openings`) |
//!
//! A game as a tree, and the same game for a Russian reader:
//!
//! ```
//! use chesslaws_notation::pgn::{ExportOptions, TreeReader};
//! use chesslaws_notation::{MoveStyle, PieceLetters};
//!
//! let text = b"[White \"A\"]\n\n1. e4 e5 (1... Nf6 {Alekhine}) 2. Nf3 Nc6 *";
//! let mut tree = TreeReader::from_bytes(text).next().unwrap()?;
//! let alekhine = tree.mainline().nth(1).unwrap().variations().next().unwrap().id();
//! tree.add_nag(alekhine, 5)?;
//! let russian = MoveStyle::san(PieceLetters::RUSSIAN);
//! let russian = ExportOptions { style: russian, ..ExportOptions::default() };
//! assert_eq!(
//!     tree.export(russian).to_string(),
//!     "[White \"A\"]\n\n1. e4 e5 (1... Кf6 $5 {Alekhine}) 2. Кf3 Кc6 *\n\n"
//! );
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # What it promises
//!
//! No token is dropped or read as another move. `♘f3` is a knight's move; `Sf3` and a Cyrillic
//! `Кf3` are errors unless the caller says that the text is German or Russian. No input makes it
//! panic, and the time it takes grows with the length of the text only. Where a text means several
//! moves, or two sheets several games, the answer lists them and chooses none.
//!
//! # What it does not do
//!
//! It does not guess languages, decompress, or judge games: it reports the result that was
//! written, not the one that was right. [`pgn::GameReader`] passes over variations; a tree has
//! them, and takes memory with the length of its game. UTF-16 is not read.
//!
//! Without the feature `std` (on by default) it needs `alloc` only and reads slices.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod iccf;
mod letters;
mod move_style;
#[cfg(feature = "openings")]
mod openings;
pub mod pgn;
mod san;
pub mod sheet;

pub use iccf::{IccfError, IccfMove};
pub use letters::{PieceLetters, figurine};
pub use move_style::{MoveDisplay, MoveStyle};
#[cfg(feature = "openings")]
pub use openings::{Opening, Openings};
pub use san::{
    CaptureStyle, CastlingStyle, CheckSign, EnPassantStyle, Expected, IllegalSan, Leniency,
    MateStyle, MoveForm, PromotionStyle, Resolution, San, SanAction, SanDisplay, SanError,
    SanErrorKind, SanStyle, SignRule, StyleLetters, StyledMove, WritingRules,
};

/// The examples of the README are tests as well.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
