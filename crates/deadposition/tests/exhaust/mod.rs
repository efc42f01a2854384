//! The second opinion: every position that can arise is visited, with no lemma and no pruning.

use chesslaws_board::{Identity, Position};
use std::collections::HashSet;

/// What was found among the positions that can arise from one.
pub(crate) struct Exhausted {
    /// Whether a mate by White and a mate by Black was seen.
    pub(crate) mates: [bool; 2],
    /// Whether all positions were visited; if not, only the mates count.
    pub(crate) complete: bool,
}

/// Visits what follows from `root` until both sides have mated, `limit` positions are known, or one
/// is found that `gives_up`.
pub(crate) fn exhaust(
    root: &Position,
    limit: usize,
    gives_up: impl Fn(&Position) -> bool,
) -> Exhausted {
    let mut found = Exhausted {
        mates: [false; 2],
        complete: false,
    };
    let mut seen: HashSet<Identity> = HashSet::from([root.identity()]);
    let mut open = vec![*root];
    while let Some(position) = open.pop() {
        if position.is_checkmate() {
            found.mates[(!position.turn()).index()] = true;
        }
        if found.mates == [true; 2] || seen.len() > limit || gives_up(&position) {
            return found;
        }
        for &move_ in &position.legal_moves() {
            let next = position.after(move_);
            if seen.insert(next.identity()) {
                open.push(next);
            }
        }
    }
    found.complete = true;
    found
}
