//! The quick way to a mate: go to the first position that looks nearer to it, and never back.

use super::plan::Plan;
use super::potential::Potential;
use super::strip;
use alloc::vec::Vec;
use chesslaws_board::{Color, Move, Position, Role, Square, attacks};
use core::ops::ControlFlow;

/// Plies after which the climb gives up.
const LONGEST: usize = 100;

/// Moves in a row without improvement after which the climb gives up.
const IDLE: usize = 6;
/// What a move is put back by that undoes the last one or exposes a piece.
const SPOILED: u32 = 100;

/// The way up from a position as far as it goes, and whether it ends in a mate.
pub(crate) struct Climb {
    pub(crate) line: Vec<Move>,
    pub(crate) mates: bool,
}

/// Takes the first improvement at every move.
///
/// Each `seed` looks at the moves in another order, and so finds another way.
pub(crate) fn climb(root: &Position, winner: Color, plan: Option<&Plan>, seed: usize) -> Climb {
    let potential = Potential::new(root, winner);
    let measure = |position: &Position| match plan {
        Some(plan) => plan.distance(position),
        None => potential.of(position),
    };
    let mut line = Vec::with_capacity(LONGEST);
    let mut top = *root;
    let mut height = u32::MAX;
    let mut lowest = u32::MAX;
    let mut idle = 0;
    while line.len() < LONGEST {
        if plan.is_none() && can_strip(&top, winner) {
            let Some(move_) = strip::step(&top, winner, turn(seed, line.len())) else {
                break;
            };
            let child = top.after(move_);
            let ended = !child.has_legal_move();
            let mates = ended && top.turn() == winner && child.is_check();
            if ended && !mates {
                break;
            }
            line.push(move_);
            top = child;
            if mates {
                return Climb { line, mates };
            }
            height = u32::MAX;
            lowest = u32::MAX;
            continue;
        }
        if height == u32::MAX {
            height = measure(&top);
        }
        let back = line.len().checked_sub(2).map(|i| line[i]);
        let back = back.map(|last: Move| Move::new(last.to(), last.from(), None));
        let Some(step) = step(&top, winner, &measure, height, back, turn(seed, line.len())) else {
            break;
        };
        let bound = if plan.is_some() { lowest } else { height };
        idle = if step.height < bound { 0 } else { idle + 1 };
        lowest = lowest.min(step.height);
        if idle > IDLE {
            break;
        }
        line.push(step.move_);
        top.play_unchecked(step.move_);
        if step.mates {
            return Climb { line, mates: true };
        }
        height = if step.height >= SPOILED {
            u32::MAX
        } else {
            step.height
        };
    }
    Climb { line, mates: false }
}

/// Whether the winner has a rook or a queen and the other side more than its king.
fn can_strip(position: &Position, winner: Color) -> bool {
    let heavy = position.roled(Role::Queen) | position.roled(Role::Rook);
    !(heavy & position.colored(winner)).is_empty() && position.colored(!winner).has_many()
}

struct Step {
    move_: Move,
    height: u32,
    mates: bool,
}

/// By how many moves the list is turned at a ply: none for the first seed.
const fn turn(seed: usize, ply: usize) -> usize {
    if seed == 0 {
        0
    } else {
        (seed * 7919 + ply * 104_729) >> 3 & 63
    }
}

/// The first move that mates or improves, or else the best.
fn step(
    position: &Position,
    winner: Color,
    measure: &impl Fn(&Position) -> u32,
    height: u32,
    back: Option<Move>,
    turn: usize,
) -> Option<Step> {
    let mating = position.turn() == winner;
    let mut best: Option<Step> = None;
    let king = position.king(!winner);
    let _ = each_turned(position, turn, |move_| {
        let child = position.after(move_);
        if mating && child.is_check() && !child.has_legal_move() {
            best = Some(Step {
                move_,
                height: 0,
                mates: true,
            });
            return ControlFlow::Break(());
        }
        let spoils = Some(move_) == back || mating && exposes(position, move_, king);
        let reached = measure(&child) + if spoils { SPOILED } else { 0 };
        if best.as_ref().is_none_or(|best| reached < best.height) && child.has_legal_move() {
            best = Some(Step {
                move_,
                height: reached,
                mates: false,
            });
            if reached < height {
                return ControlFlow::Break(());
            }
        }
        ControlFlow::Continue(())
    });
    best
}

/// Whether a move puts a piece beside the enemy king, where it may have to be taken, or promotes to
/// less than a queen.
pub(super) fn exposes(position: &Position, move_: Move, enemy_king: Square) -> bool {
    match move_.promotion() {
        Some(role) => role != Role::Queen,
        None => {
            attacks::king(enemy_king).contains(move_.to())
                && !position.roled(Role::King).contains(move_.from())
        }
    }
}

/// Visits the legal moves, as they are generated or from another place in their list.
pub(super) fn each_turned(
    position: &Position,
    turn: usize,
    mut visit: impl FnMut(Move) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if turn == 0 {
        return position.for_each_set(|set| set.into_iter().try_for_each(&mut visit));
    }
    let moves = position.legal_moves();
    let (before, after) = moves.split_at(turn % moves.len().max(1));
    after.iter().chain(before).copied().try_for_each(visit)
}
