//! Can anybody still give mate?
//!
//! The Laws end a game "when a position has arisen in which neither player can checkmate the
//! opponent's king with any series of legal moves" (article 5.2.2 of 2023), and a player whose
//! time is up draws if the opponent can't (article 6.9). Libraries usually look at a table of
//! material. This crate answers the question itself, and proves each answer.
//!
//! ```
//! use chesslaws_board::{Color, Position};
//! use chesslaws_deadposition::{Verdict, can_mate, is_dead, verify};
//!
//! // A knight can mate a king that has a rook of its own: with the rook's help.
//! let position: Position = "8/8/4k3/3r4/8/2N5/8/4K3 w - - 0 1".parse()?;
//! let verdict = can_mate(&position, Color::White);
//! let Verdict::Winnable { line } = &verdict else { panic!() };
//! let mut end = position;
//! for &move_ in line {
//!     end.play(move_)?;
//! }
//! assert!(end.is_checkmate());
//!
//! // Locked pawns that no king can pass: dead, and the proof can be checked.
//! let wall: Position = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1".parse()?;
//! assert!(is_dead(&wall));
//! let verdict = can_mate(&wall, Color::White);
//! assert_eq!(verify(&wall, Color::White, &verdict), Ok(()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Overview
//!
//! | question | answer |
//! |---|---|
//! | Can this side still mate? | [`can_mate`], [`can_mate_within`] a limit: a [`Verdict`] |
//! | Is the position dead? | [`is_dead`], [`life`] within a limit and with the line that shows that it isn't |
//! | Since when was this game dead? | [`first_dead`], [`first_dead_within`] |
//! | The same, in well under a microsecond, for what can be seen at once | [`is_unwinnable_quick`], [`is_dead_quick`] |
//! | Is the verdict right? | [`verify`] |
//!
//! # How it answers
//!
//! Questions are asked in this order, the cheapest first: is the game over; can the material form
//! a mate ([`Material`]); is there only one move, and then the next; does all end soon; does a simple
//! plan reach a mate, with both sides helping (take everything, promote, walk the bare king to the
//! edge and mate it there); is the structure blocked
//! ([`Wall`]); does a way lead to one of the mates that a glance at the whole board shows; and at last a
//! search over distinct positions, guided towards those mates and fair to every set of pawns and men
//! it meets, which is itself a proof ([`Reason::Exhausted`]) when it runs out of positions.
//!
//! A wall is a family of [`Layer`]s. A layer has its pawns exactly where they stand, and for each
//! other man the set of squares it can ever stand on while no pawn moves and nothing is taken.
//! Every capture and pawn move leads to another layer of the family, or ends the game: where the other
//! side has no answer and the move gives no mate, nothing follows. A check that leaves few answers leads
//! to a layer in which it is known whose move it is, and so does every move where a side has nothing but
//! pawn moves left. If no layer has room for a mate there is none, and a reader of the certificate can
//! check each step without any search.
//!
//! Castling, en passant, promotion, positions in check and Chess960 are all part of it.
//!
//! # What it does not do
//!
//! - The 75-move and fivefold rules (article 9.6 of 2023) don't enter: the Laws speak of any series of
//!   legal moves.
//! - It looks for a mate, not for the shortest.
//! - [`can_mate_within`] answers [`Verdict::Undecided`] where the limit is reached. It never guesses.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod decide;
mod detour;
mod game;
mod material;
mod quick;
mod search;
mod verdict;
mod verify;
mod wall;

pub use game::{Life, first_dead, first_dead_within, is_dead, is_dead_quick, life};
pub use quick::is_unwinnable_quick;
pub use verdict::{Material, Reason, Terminal, Verdict};
pub use verify::{Rejection, verify};
pub use wall::{Layer, Man, Wall};

use chesslaws_board::{Color, Position};

/// How much work an answer may cost. The same limit gives the same answer everywhere: no clock is
/// read.
///
/// ```
/// use chesslaws_deadposition::Limits;
/// let limits = Limits { nodes: 10_000 };
/// assert!(limits.nodes < Limits::default().nodes);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The number of positions a search may hold; each takes about 100 bytes with its share of the
    /// tables, so the default of 1,000,000 bounds the memory of a question at some 100 MB. It never
    /// holds more than 16,777,214.
    pub nodes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { nodes: 1_000_000 }
    }
}

/// Whether `winner` can checkmate by any series of legal moves, with the line or the proof.
///
/// ```
/// use chesslaws_board::{Color, Position};
/// use chesslaws_deadposition::{Material, Reason, Verdict, can_mate};
///
/// let position: Position = "8/8/4k3/4r3/8/3KB3/8/8 w - - 0 1".parse()?;
/// let reason = Reason::Material(Material::OneColoredBishops);
/// assert_eq!(can_mate(&position, Color::White), Verdict::Unwinnable { reason });
/// assert_eq!(can_mate(&position, Color::Black).winnable(), Some(true));
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[must_use]
pub fn can_mate(position: &Position, winner: Color) -> Verdict {
    decide::decide(position, winner, Limits::default())
}

/// [`can_mate`] with a limit of the caller's choice.
///
/// ```
/// use chesslaws_board::{Color, Position};
/// use chesslaws_deadposition::{Limits, can_mate_within};
/// let limits = Limits { nodes: 100_000 };
/// let verdict = can_mate_within(&Position::startpos(), Color::Black, limits);
/// assert_eq!(verdict.winnable(), Some(true));
/// ```
#[must_use]
pub fn can_mate_within(position: &Position, winner: Color, limits: Limits) -> Verdict {
    decide::decide(position, winner, limits)
}
