//! Dead positions.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

extern crate alloc;

mod decide;
mod material;
mod search;
mod verdict;
mod verify;
mod wall;

pub use verdict::{Material, Reason, Terminal, Verdict};
pub use verify::{Rejection, verify};
pub use wall::{Layer, Man, Wall};

use chesslaws_board::{Color, Position};

/// How much work an answer may cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// The number of positions a search may hold; each takes about 120 bytes.
    pub nodes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { nodes: 4_000_000 }
    }
}

/// Whether `winner` can checkmate by any series of legal moves, with proof.
#[must_use]
pub fn can_mate(position: &Position, winner: Color) -> Verdict {
    decide::decide(position, winner, Limits::default())
}

/// [`can_mate`] within a limit.
#[must_use]
pub fn can_mate_within(position: &Position, winner: Color, limits: Limits) -> Verdict {
    decide::decide(position, winner, limits)
}
#[doc(hidden)]
#[allow(missing_docs)]
#[must_use]
pub fn climb(p: &Position, c: Color) -> Option<alloc::vec::Vec<chesslaws_board::Move>> {
    decide::shortcut(p, c)
}
#[doc(hidden)]
#[allow(missing_docs)]
#[must_use]
pub fn climb2(p: &Position, c: Color) -> (alloc::vec::Vec<chesslaws_board::Move>, Position, bool) {
    let x = search::climb(p, c);
    (x.line, x.top, x.mates)
}
