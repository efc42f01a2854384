//! The Laws of Chess, executable.
//!
//! `chesslaws` knows how the pieces move, how games are written down, and what the Laws say about
//! them in eight editions from 2001 to 2023: which article decides a game, when a draw could have
//! been claimed, what was played after the end.
//!
//! ```
//! # #[cfg(all(feature = "arbiter", feature = "std"))] {
//! use chesslaws::prelude::*;
//!
//! let pgn = b"[White \"A\"]\n[Black \"B\"]\n[Result \"0-1\"]\n\n1. f3 e5 2. g4 Qh4# 0-1";
//! for game in GameReader::from_bytes(pgn) {
//!     let judgement = judge(&game.expect("reading from memory"), &Rules::default());
//!     let verdict = judgement.verdict.expect("checkmate decides");
//!     assert_eq!(verdict.to_string(), "0-1 by checkmate, fide-2023 5.1.1, ply 4");
//! }
//! # }
//! ```
//!
//! A live game is refereed from its events by [`Game`]: its builder takes the
//! edition or an event's own rules, the time control, the mode of play, the players and the start
//! position; each event is answered with the rulings, whose remedies have been applied, or with a typed
//! refusal that leaves the game as it was.
//!
//! ```
//! # #[cfg(all(feature = "arbiter", feature = "clock"))] {
//! use chesslaws::Game;
//! use chesslaws::arbiter::{Act, Event, Observer};
//! use chesslaws::laws::{Color, Edition};
//! use std::time::Duration;
//!
//! let mut game = Game::builder()
//!     .edition(Edition::Fide2023)
//!     .time_control("90m/40 + 30m + 30s".parse().expect("a control"))
//!     .players("A", "B")
//!     .build()
//!     .expect("a game");
//! let second = Duration::from_secs;
//! game.apply(Event::at(second(0), Act::Started { absent: vec![] })).expect("the start");
//! let move_ = "e1e3".parse().expect("a move");
//! let side = Color::White;
//! game.apply(Event::at(second(40), Act::Moved { side, move_, two_hands: false })).expect("taken");
//! game.apply(Event::at(second(41), Act::Pressed { side })).expect("taken");
//! let rulings = game
//!     .apply(Act::IllegalMoveFound { by: Observer::Black, ply: None })
//!     .expect("taken");
//! assert_eq!(rulings[0].to_string(), "an illegal move by white: number 1 [fide-2023 7.5.1]");
//! assert_eq!(rulings[3].to_string(), "black gets 120 s more [fide-2023 7.5.5]");
//! // What times are to stand is for the arbiter to say; play waits for the answer.
//! assert!(game.question().is_some());
//! # }
//! ```
//!
//! # The rooms
//!
//! Each room is a crate of its own and can be used alone; here they are modules.
//!
//! | module | crate | what it answers |
//! |---|---|---|
//! | [`laws`] | `chesslaws-laws` | What does the text say? Editions, articles, and the values of each edition |
//! | [`board`] | `chesslaws-board` | Where do the pieces stand and where may they go? |
//! | `clock` | `chesslaws-clock` | Whose time is running and how much is left? (feature `clock`) |
//! | `notation` | `chesslaws-notation` | How are moves and games written and read? (feature `notation`) |
//! | `deadposition` | `chesslaws-deadposition` | Can anybody still give mate? (feature `deadposition`) |
//! | `arbiter` | `chesslaws-arbiter` | What happens under the Laws? Finished games audited, live games refereed (feature `arbiter`) |
//! | `scoring` | `chesslaws-scoring` | What is it worth? Points, standings, tie-breaks, ratings, tournament files (feature `scoring`) |
//!
//! # Features
//!
//! All but `openings`, `serde`, `journal` and `small-tables` are on by default; without `std`, which `scoring` brings along,
//! the crate is `no_std`, and without `notation` and `deadposition` it does not allocate either.
//! `openings` adds names of openings; `serde` turns judgements and standings into JSON; `journal` keeps
//! the journal of a live game; `small-tables` saves some 800 KiB of tables in
//! firmware.
//!
//! # What it does not do
//!
//! It doesn't search for good moves, keep opening books or play variants other than Chess960. It
//! reads no clock, no disk and no environment: whoever calls it hands in bytes and times, so every
//! answer can be had again.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

#[cfg(feature = "arbiter")]
pub use chesslaws_arbiter as arbiter;
#[cfg(feature = "arbiter")]
pub use chesslaws_arbiter::{Game, GameBuilder};
pub use chesslaws_board as board;
#[cfg(feature = "clock")]
pub use chesslaws_clock as clock;
#[cfg(feature = "deadposition")]
pub use chesslaws_deadposition as deadposition;
pub use chesslaws_laws as laws;
#[cfg(feature = "notation")]
pub use chesslaws_notation as notation;
#[cfg(feature = "scoring")]
pub use chesslaws_scoring as scoring;

/// The names that most programs need.
///
/// ```
/// use chesslaws::prelude::*;
/// assert_eq!(Position::startpos().turn(), Color::White);
/// ```
pub mod prelude {
    #[cfg(feature = "arbiter")]
    pub use chesslaws_arbiter::{Code, Finding, Judgement, Reason, Severity, Verdict, judge};
    pub use chesslaws_board::{CastlingForm, FenStyle, Move, Position, Role, Setup, Square};
    #[cfg(feature = "clock")]
    pub use chesslaws_clock::{Clock, TimeControl};
    pub use chesslaws_laws::{Article, Color, Edition, Points, Rules, Score};
    #[cfg(feature = "notation")]
    pub use chesslaws_notation::{
        MoveStyle, PieceLetters, San, SanStyle, pgn::Game, pgn::GameReader, pgn::GameTree,
        pgn::TreeReader, sheet::ScoreSheet,
    };
}
