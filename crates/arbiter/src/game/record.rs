//! The plies that were played, so that a position can be put back and repetitions counted.

use super::placement::Board;
use super::ruling::FaultKind;
use crate::repetition::{self, Occurrences};
use chesslaws_board::Move;
use chesslaws_laws::Color;

/// A ply as it was made on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Ply {
    pub(crate) by: Color,
    pub(crate) move_: Move,
    /// The board before it.
    pub(crate) before: Board,
    pub(crate) two_hands: bool,
    /// What is wrong with it, if it was completed so.
    pub(crate) fault: Option<FaultKind>,
    /// Whether a fault was not noticed in time.
    pub(crate) stands: bool,
    /// The castling of which only the king was moved.
    pub(crate) castling: Option<Move>,
}

/// Counts how often `now` has appeared, this time included. `plies` are those played before it.
pub(crate) fn appearances(plies: &[Ply], now: &Board) -> Occurrences {
    let Some(position) = now.position() else {
        return repetition::count(0, |_| false);
    };
    let reach = plies.len().min(position.halfmove_clock() as usize);
    repetition::count(reach, |back| {
        plies[plies.len() - back]
            .before
            .position()
            .is_some_and(|before| before.is_same_position(position))
    })
}

/// How many of the plies are by `side`.
pub(crate) fn made_by(plies: &[Ply], side: Color) -> u32 {
    let count = plies.iter().filter(|ply| ply.by == side).count();
    u32::try_from(count).unwrap_or(u32::MAX)
}
