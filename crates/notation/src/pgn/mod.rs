//! Portable Game Notation: reading whole files of games.
//!
//! - [`GameReader`] reads games and plays every move: for most purposes all that is needed.
//! - [`TreeReader`] reads games as [`GameTree`]s: tags, moves, comments, marks and variations, to
//!   be looked at, changed, and written back without loss.
//! - [`PgnReader`] passes over a text once and tells a [`Visitor`] what it finds; nothing is
//!   copied, allocated or played.
//!
//! # What ends a game
//!
//! A termination marker on the main line, the first tag of another game, or the end of the text.
//! A tag section without moves is a game of its own when another tag section follows after a
//! blank line. After a marker, comments and marks still belong to the game; a move number starts
//! the next one.
//!
//! # What is an error
//!
//! [`Severity`] has three steps. An *error* ends the moves of its game: a word that is no legal
//! move, a comment or variation that is never closed, a character that has no place in movetext,
//! a FEN that can't be played, a variant that is not chess. What was played before it stands, the
//! rest is passed over to the true start of the next game. A *warning* is a broken place that
//! leaves no doubt about the moves: a tag without its quotation mark, a parenthesis that closes
//! nothing, a Result tag that disagrees with the marker. A *note* is unusual and harmless: zeros
//! for castling, a missing marker, lines that end in CR. Errors inside variations that nobody
//! asked to read are not looked for. In a tree an error inside a variation ends that variation; the
//! line around it goes on. Only a comment that is never closed takes the rest of its game with it.
//!
//! That is [`Policy::Lenient`]. With [`Policy::Strict`] warnings and notes are errors too,
//! with [`Policy::Skip`] games that have one are left out; see [`ReadOptions`]. Move numbers are
//! not compared with the moves.
//!
//! # Encodings
//!
//! A byte order mark of UTF-8 is passed over. The caller names the [`Encoding`], or each game
//! shows it by a fixed rule, [`Encoding::detect`], in its first tag or comment that is not
//! ASCII. Moves in a single-byte encoding are understood where the letters of the language are;
//! offsets are always those of the bytes that were read.
//!
//! # Limits
//!
//! A word has at most [`MAX_TOKEN`] bytes, a tag [`MAX_TAG`], a game [`MAX_PLIES`] plies and
//! [`MAX_TAGS`] tags; of its comments [`MAX_COMMENTS`] bytes are kept. Whatever goes over a limit
//! is reported. Files and lines may have any length. A tree has at most [`MAX_NODES`] moves,
//! variations included.

mod annotation;
mod bytes;
mod clock;
mod comment_command;
mod comments;
mod encoding;
mod eval;
mod fault;
mod faults;
mod game;
mod movetext;
mod observer;
mod options;
mod place;
mod play;
mod reader;
mod replay;
mod result;
mod skip;
mod skipped;
mod source;
mod tag;
mod tag_list;
mod tag_syntax;
mod tags;
mod text;
mod tree;
mod variant;
mod visitor;
mod window;

pub use annotation::Annotation;
pub use clock::{ClockTextError, command, commands, parse_clock};
pub use comment_command::{Arrow, ColoredSquare, Command, MarkColor};
pub use encoding::{Encoding, UnknownEncoding, decode};
pub use eval::{Eval, EvalScore, EvalTextError};
pub use fault::{FaultKind, PgnError, Severity, TagFault};
pub use faults::MAX_FAULTS;
pub use game::Game;
pub use observer::{MoveObserver, PlayedMove};
pub use options::{Policy, ReadOptions};
pub use place::Place;
pub use reader::PgnReader;
pub use replay::GameReader;
pub use result::GameResult;
pub use skipped::Skipped;
#[cfg(feature = "std")]
pub use source::StreamSource;
pub use source::{SliceSource, Source};
pub use tag::Tag;
pub use tag_list::{MAX_TAG_BYTES, MAX_TAGS, Tags};
pub use tree::{
    Children, EditError, Export, ExportOptions, GameTree, Line, Node, NodeId, Played, Replay, Step,
    TagOrder, TreeReader, Walk,
};
pub use variant::Variant;
pub use visitor::{Comment, GameEnd, GameStart, Part, Reply, Skipper, Token, Visitor, Wanted};

/// The longest word that is read as a token, in bytes.
pub const MAX_TOKEN: usize = 255;
/// The longest tag, from bracket to bracket, in bytes.
pub const MAX_TAG: usize = 64 * 1024;
/// The longest game, in plies. Under the Laws a game is over before 17,700 plies (9.6.2).
pub const MAX_PLIES: usize = 65_535;
/// How many moves a tree holds, variations included.
pub const MAX_NODES: usize = 1 << 20;
/// How many bytes of comments are kept for one game.
pub const MAX_COMMENTS: usize = 8 * 1024 * 1024;
