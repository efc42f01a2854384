//! The quick way to a mate: go to the first position that looks nearer to it, and never back.

use super::plan::Plan;
use super::potential::Potential;
use super::strip;
use alloc::vec::Vec;
use chesslaws_board::{Color, Move, Position, Role, Square, attacks};
use core::ops::ControlFlow;

/// Plies after which the climb gives up: the first way up may take longer than those that are tried
/// when it fails.
const LONGEST: usize = 160;
const LONGEST_LATER: usize = 100;

/// Moves in a row without improvement after which the climb gives up.
const IDLE: usize = 6;
/// Plies without improvement, and without a capture, after which moves are looked at in another order.
const WAITS: usize = 2;
const PATIENCE: usize = 8;
/// Moves in a row without improvement after which any move is better, with a bare king to mate.
const STUCK: usize = 4;
/// What is added to the seed then.
const KICK: usize = 16;
/// Plies without a capture after which there seems to be nothing to be taken.
const LONGEST_CHASE: usize = 50;
/// Orders that are tried where a move would end the game.
const ATTEMPTS: usize = 4;
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
    let longest = if seed == 0 { LONGEST } else { LONGEST_LATER };
    let mut line = Vec::with_capacity(longest);
    let mut top = *root;
    let mut height = u32::MAX;
    let mut lowest = u32::MAX;
    let mut idle = 0;
    // The men left, and the plies since one was taken.
    let mut left = u32::MAX;
    let mut since = 0;
    while line.len() < longest {
        if plan.is_none() && can_strip(&top, winner) {
            let men = top.occupied().len();
            since = if men < left { 0 } else { since + 1 };
            left = men;
            if since > LONGEST_CHASE {
                break;
            }
            let seed = if since < PATIENCE { seed } else { seed + KICK };
            let Some((move_, child, mates)) = strip(&top, winner, seed, line.len()) else {
                break;
            };
            line.push(move_);
            top = child;
            if mates {
                return Climb { line, mates };
            }
            height = u32::MAX;
            lowest = u32::MAX;
            continue;
        }
        if plan.is_none() && idle >= STUCK && is_heavy(&top, winner) {
            // The bare king is confined, but not where it can be mated: something else, then.
            let Some((move_, child)) = any(&top, turn(seed + KICK, line.len())) else {
                break;
            };
            line.push(move_);
            top = child;
            height = u32::MAX;
            idle = 0;
            continue;
        }
        if height == u32::MAX {
            height = measure(&top);
        }
        let back = line.len().checked_sub(2).map(|i| line[i]);
        let back = back.map(|last: Move| Move::new(last.to(), last.from(), None));
        let kicked = if idle < WAITS || plan.is_some() {
            seed
        } else {
            seed + KICK
        };
        let turn = turn(kicked, line.len());
        let Some(step) = step(&top, winner, &measure, height, back, turn) else {
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

/// A move that strips, the position after it, and whether that is a mate by the winner; if not, the
/// game goes on.
fn strip(top: &Position, winner: Color, seed: usize, ply: usize) -> Option<(Move, Position, bool)> {
    let strips = (0..ATTEMPTS).find_map(|attempt| {
        let move_ = strip::step(top, winner, turn(seed + attempt * KICK, ply))?;
        let child = top.after(move_);
        let ended = !child.has_legal_move();
        let mates = ended && top.turn() == winner && child.is_check();
        (mates || !ended).then_some((move_, child, mates))
    });
    strips.or_else(|| any(top, turn(seed + KICK, ply)).map(|(move_, child)| (move_, child, false)))
}

/// The first move after which the game goes on.
fn any(top: &Position, turn: usize) -> Option<(Move, Position)> {
    let mut found = None;
    let _ = each_turned(top, turn, |move_| {
        let child = top.after(move_);
        if child.has_legal_move() {
            found = Some((move_, child));
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    });
    found
}

/// Whether the winner has a rook or a queen and the other side more than its king.
pub(super) fn can_strip(position: &Position, winner: Color) -> bool {
    is_heavy(position, winner) && position.colored(!winner).has_many()
}

pub(super) fn is_heavy(position: &Position, winner: Color) -> bool {
    let heavy = position.roled(Role::Queen) | position.roled(Role::Rook);
    !(heavy & position.colored(winner)).is_empty()
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
