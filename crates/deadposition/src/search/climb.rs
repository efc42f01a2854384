//! The quick way to a mate: go to the first position that looks nearer to it, and never back.

use super::potential::Potential;
use super::strip;
use alloc::vec::Vec;
use chesslaws_board::{Color, Move, Position, Role};
use core::ops::ControlFlow;

/// Plies after which the climb gives up.
const LONGEST: usize = 100;

/// Moves in a row without improvement after which the climb gives up.
const IDLE: usize = 6;

/// The way up from a position as far as it goes: the moves, the position reached, and whether that
/// is the mate.
pub(crate) struct Climb {
    pub(crate) line: Vec<Move>,
    pub(crate) top: Position,
    pub(crate) mates: bool,
}

/// Takes the first improvement at every move.
pub(crate) fn climb(root: &Position, winner: Color) -> Climb {
    let potential = Potential::new(root, winner);
    let mut line = Vec::with_capacity(LONGEST);
    let mut top = *root;
    let mut height = u32::MAX;
    let mut idle = 0;
    while line.len() < LONGEST {
        if can_strip(&top, winner) {
            let Some(move_) = strip::step(&top, winner) else {
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
                return Climb { line, top, mates };
            }
            height = u32::MAX;
            continue;
        }
        if height == u32::MAX {
            height = potential.of(&top);
        }
        let back = line.len().checked_sub(2).map(|i| line[i]);
        let back = back.map(|last: Move| Move::new(last.to(), last.from(), None));
        let Some(step) = step(&top, winner, &potential, height, back) else {
            break;
        };
        idle = if step.height < height { 0 } else { idle + 1 };
        if idle > IDLE {
            break;
        }
        line.push(step.move_);
        top.play_unchecked(step.move_);
        if step.mates {
            return Climb {
                line,
                top,
                mates: true,
            };
        }
        height = step.height;
    }
    Climb {
        line,
        top,
        mates: false,
    }
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

/// The first move that mates or improves, or else the best.
fn step(
    position: &Position,
    winner: Color,
    potential: &Potential,
    height: u32,
    back: Option<Move>,
) -> Option<Step> {
    let mating = position.turn() == winner;
    let mut best: Option<Step> = None;
    let _ = position.for_each_set(|set| {
        for move_ in set {
            let child = position.after(move_);
            if mating && child.is_check() {
                if !child.has_legal_move() {
                    best = Some(Step {
                        move_,
                        height: 0,
                        mates: true,
                    });
                    return ControlFlow::Break(());
                }
            }
            if Some(move_) == back {
                continue;
            }
            let reached = potential.of(&child);
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
        }
        ControlFlow::Continue(())
    });
    best
}
