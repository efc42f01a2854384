//! Best first towards the nearest position alone, remembering what was seen: what a climb that gets
//! stuck on a hillock needs, before a search that is fair to everything.

use super::graph::{Graph, Key};
use super::plan::Plan;
use super::potential::Potential;
use super::queue::Queue;
use super::{climb, climb::can_strip};
use alloc::vec::Vec;
use chesslaws_board::{Color, Move, Position};

/// Looks for a mate among at most `limit` positions, the nearest by the plan or the potential first.
pub(crate) fn greedy(
    root: &Position,
    winner: Color,
    plan: Option<&Plan>,
    limit: usize,
) -> Option<Vec<Move>> {
    let potential = Potential::new(root, winner);
    let measure = |position: &Position| match plan {
        Some(plan) => plan.distance(position),
        None => potential.of(position),
    };
    nearest_first(root, winner, limit, &measure)
}

/// The same by any measure.
pub(super) fn nearest_first(
    root: &Position,
    winner: Color,
    limit: usize,
    measure: &impl Fn(&Position) -> u32,
) -> Option<Vec<Move>> {
    let mut graph = Graph::new(root);
    let mut queue = Queue::new();
    let mut strips = if can_strip(root, winner) { 0 } else { STRIPS };
    queue.push(0, 0);
    while graph.len() < limit {
        let node = queue.pop()?;
        let position = graph.position(node)?;
        let depth = graph.depth(node) + 1;
        let mating = position.turn() == winner;
        for &move_ in position.legal_moves().iter() {
            let child = position.after(move_);
            let Some(index) = graph.insert(&child, &Key::of(&child), node, move_, depth) else {
                continue;
            };
            if !child.has_legal_move() {
                if mating && child.is_check() {
                    return Some(graph.line(index));
                }
                continue;
            }
            if strips > 0 && can_strip(&child, winner) {
                strips -= 1;
                let climb = climb(&child, winner, None, strips);
                if climb.mates {
                    let mut line = graph.line(index);
                    line.extend(climb.line);
                    return Some(line);
                }
            }
            queue.push(index, WEIGHT * measure(&child) + depth);
        }
    }
    None
}

const WEIGHT: u32 = 4;
/// How many climbs may start where a rook or a queen has come to help.
const STRIPS: usize = 4;
