//! Millions of chess games as tables.
//!
//! A PGN file becomes three tables: `games` (one row a game: tags, plies, verdict, the first error),
//! `moves` (one row a ply: SAN, UCI, FEN, clock…) and `findings` (one row for each thing that the
//! audit of a game has to say). They come as Arrow record batches, which every analyst's tool
//! reads, or are written as Parquet files.
//!
//! ```
//! use chesslaws_dataset::{Scan, Selection, Source, Table};
//!
//! let text = b"[White \"A\"]\n\n1. e4 {[%clk 0:03:00]} e5 {[%clk 0:02:58]} *";
//! let columns = Selection::none().with(Table::Moves, ["game", "ply", "san", "clock"])?;
//! for batches in Scan::new([Source::text("mine", text)]).select(columns).run() {
//!     let moves = batches?.moves.expect("moves are wanted");
//!     assert_eq!((moves.num_rows(), moves.num_columns()), (2, 4));
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Overview
//!
//! | type | what it is |
//! |---|---|
//! | [`Source`] | a file, a stream or bytes, plain or compressed with gzip, bzip2 or zstd |
//! | [`Selection`] | which columns of which tables; only these cost time |
//! | [`Scan`] | sources, columns and rules; [`Scan::run`] gives [`Batches`] in order, with all cores |
//! | [`split`], [`Part`] | a plain file cut at game boundaries for other processes and machines |
//! | [`Stream`] | one table as an `arrow_array::RecordBatchReader` |
//! | [`parquet`] | the tables as partitioned Parquet files |
//!
//! The key of a game is `file` and `game`, its number in the file: the same as in
//! `chesslaws judge --format jsonl`. What can't be read is a row with its `error`; nothing but the
//! disk stops a scan.
//!
//! # Memory
//!
//! A batch is at most about 130 kilobytes of text ([`Scan::batch_bytes`]), less with many columns or
//! threads, and about three batches for two threads are under way: with up to 4 threads a scan holds no
//! more than about 60 MB, with each thread beyond some 7 MB more, however long the text is.
//!
//! # What it does not do
//!
//! Comments, NAGs and variations have no columns; they are for
//! [`chesslaws::notation::pgn`].
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod boards;
mod budget;
mod column;
mod cut;
mod findings;
mod games;
mod marks;
mod moves;
mod numbers;
mod packed;
pub mod parquet;
mod positions;
mod records;
mod rows;
mod scan;
mod source;
mod split;
mod stream;
mod tables;
mod text;
mod validity;

/// The README's examples run too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;

pub use arrow_array;
pub use arrow_schema;
pub use column::{FindingsColumn, GamesColumn, MovesColumn, UnknownColumn};
pub use scan::{MAX_JOBS, Run, Scan, ScanError, Soon};
pub use source::{Bytes, Source, decompress};
pub use split::{Part, split};
pub use stream::Stream;
pub use tables::{Batches, Selection, Table, UnknownTable};
