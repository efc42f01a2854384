//! Counting move sequences: the usual test of a move generator.

use super::Position;
use crate::Move;

/// The number of sequences of `depth` legal moves, 0 to 255. The last move is counted, not made.
///
/// Each move takes room on the stack, some hundreds of bytes, which is why the depth is a small number.
///
/// ```
/// use chesslaws_board::{Position, perft};
/// assert_eq!(perft(&Position::startpos(), 3), 8_902);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u8) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(position.legal_count()),
        _ => {
            let mut nodes = 0;
            position.for_each_child(|child| nodes += perft(child, depth - 1));
            nodes
        }
    }
}

/// The same number with every move made, hash key and all: the measure of making moves.
///
/// ```
/// use chesslaws_board::{Position, perft_each};
/// assert_eq!(perft_each(&Position::startpos(), 3), 8_902);
/// ```
#[must_use]
pub fn perft_each(position: &Position, depth: u8) -> u64 {
    if depth == 0 {
        // The hash is part of what is measured; the optimiser must not drop it.
        core::hint::black_box(position.hash());
        return 1;
    }
    let mut nodes = 0;
    position.for_each_child(|child| nodes += perft_each(child, depth - 1));
    nodes
}

/// The count below each legal move, for finding where two generators differ. Empty at depth 0.
///
/// ```
/// use chesslaws_board::{Position, divide};
/// assert_eq!(divide(&Position::startpos(), 2).map(|(_, nodes)| nodes).sum::<u64>(), 400);
/// ```
pub fn divide(position: &Position, depth: u8) -> impl Iterator<Item = (Move, u64)> + use<> {
    let position = *position;
    position
        .legal_moves()
        .into_iter()
        .filter(move |_| depth > 0)
        .map(move |move_| {
            (
                move_,
                perft(&position.after(move_), depth.saturating_sub(1)),
            )
        })
}
