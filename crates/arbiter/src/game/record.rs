//! The plies that were played, so that a position can be put back and repetitions counted.

use super::placement::Board;
use super::ruling::FaultKind;
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
}

/// How often a position has appeared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Appearances {
    pub(crate) total: u32,
    /// Now, four plies ago, eight plies ago and so on without a gap.
    pub(crate) consecutive: u32,
}

/// Counts how often `now` has appeared, this time included. `plies` are those played before it.
pub(crate) fn appearances(plies: &[Ply], now: &Board) -> Appearances {
    let mut count = Appearances {
        total: 1,
        consecutive: 1,
    };
    let Some(position) = now.position() else {
        return count;
    };
    let reach = position.halfmove_clock() as usize;
    let hash = position.hash();
    let mut unbroken = true;
    for (back, ply) in plies.iter().rev().enumerate().take(reach) {
        let back = back + 1;
        if back < 4 || back % 2 == 1 {
            continue;
        }
        let same = ply
            .before
            .position()
            .is_some_and(|before| before.hash() == hash && before.is_same_position(position));
        if same {
            count.total += 1;
            if unbroken && back == 4 * count.consecutive as usize {
                count.consecutive += 1;
            }
        } else if back % 4 == 0 {
            unbroken = false;
        }
    }
    count
}

/// How many of the plies are by `side`.
pub(crate) fn made_by(plies: &[Ply], side: Color) -> u32 {
    let count = plies.iter().filter(|ply| ply.by == side).count();
    u32::try_from(count).unwrap_or(u32::MAX)
}
