//! A look at what little can follow where there are few moves: no table, no queue.

use crate::material;
use alloc::vec::Vec;
use chesslaws_board::{Color, Position};
use core::ops::ControlFlow;

/// How many positions can arise from this one, if they are at most `limit` and `winner` mates in none
/// of them. Those without the material for a mate are not looked at.
pub(crate) fn closes(root: &Position, winner: Color, limit: usize) -> Option<usize> {
    let mut seen: Vec<Position> = Vec::new();
    seen.push(*root);
    let mut next = 0;
    while let Some(position) = seen.get(next).copied() {
        next += 1;
        if position.turn() != winner && position.is_checkmate() {
            return None;
        }
        let flow = position.for_each_set(|set| {
            for move_ in set {
                let child = position.after(move_);
                let mated = child.turn() != winner && child.is_checkmate();
                if !mated && material::insufficient(&child, winner).is_some() {
                    continue;
                }
                if mated || seen.len() >= limit || child.legal_count() as usize > limit {
                    return ControlFlow::Break(());
                }
                if !seen.iter().any(|known| known.is_same_position(&child)) {
                    seen.push(child);
                }
            }
            ControlFlow::Continue(())
        });
        if flow.is_break() {
            return None;
        }
    }
    Some(seen.len())
}
