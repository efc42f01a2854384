//! The cascade of questions, cheapest first.

use crate::detour;
use crate::quick::is_locked;
use crate::search::{self, Outcome, Plan, Terrain};
use crate::verdict::{Reason, Terminal, Verdict};
use crate::wall::explore::{self, NoProof, Order};
use crate::wall::{Layer, Wall};
use crate::{Limits, material};
use alloc::boxed::Box;
use alloc::vec::Vec;
use chesslaws_board::{Color, Move, Position, Role};
use core::ops::Range;

/// The answer; a line comes back to no position in which it has been before.
pub(crate) fn decide(position: &Position, winner: Color, limits: Limits) -> Verdict {
    match answer(position, winner, limits) {
        Verdict::Winnable { line } => detour::cut(position, winner, line),
        other => other,
    }
}

/// The answer, with the forced beginning of the game in front of it.
fn answer(position: &Position, winner: Color, limits: Limits) -> Verdict {
    let mut line = Vec::new();
    let mut at = *position;
    while line.len() < FORCED {
        if let Some(settled) = settled(&at, winner) {
            return lead(line, settled);
        }
        let Some(only) = only_move(&at) else { break };
        line.push(only);
        at.play_unchecked(only);
    }
    if line.len() == FORCED {
        // Long forced play goes round in circles, which the search sees at once.
        line.clear();
        at = *position;
    }
    let verdict = analyse(&at, winner, limits);
    lead(line, verdict)
}

/// Plies of forced play that are followed before the search takes over.
const FORCED: usize = 64;

/// The answers that need no look ahead.
pub(crate) fn settled(position: &Position, winner: Color) -> Option<Verdict> {
    if !position.has_legal_move() {
        let check = position.is_check();
        if check && position.turn() != winner {
            return Some(Verdict::Winnable { line: Vec::new() });
        }
        return Some(Verdict::Unwinnable {
            reason: Reason::Terminal(if check {
                Terminal::Checkmated
            } else {
                Terminal::Stalemate
            }),
        });
    }
    material::insufficient(position, winner).map(|material| Verdict::Unwinnable {
        reason: Reason::Material(material),
    })
}

/// The only legal move, if there is just one.
pub(crate) fn only_move(position: &Position) -> Option<Move> {
    (position.legal_count() == 1)
        .then(|| position.legal_moves().first().copied())
        .flatten()
}

fn lead(mut line: Vec<Move>, verdict: Verdict) -> Verdict {
    if line.is_empty() {
        return verdict;
    }
    match verdict {
        Verdict::Winnable { line: rest } => {
            line.extend(rest);
            Verdict::Winnable { line }
        }
        Verdict::Unwinnable { reason } => Verdict::Unwinnable {
            reason: Reason::Forced {
                line,
                then: Box::new(reason),
            },
        },
        undecided @ Verdict::Undecided { .. } => undecided,
    }
}

fn analyse(position: &Position, winner: Color, limits: Limits) -> Verdict {
    if position.legal_count() <= FEW_MOVES
        && let Some(positions) = search::closes(position, winner, limits.nodes.min(24))
    {
        let wall = Wall::new(Vec::new());
        return Verdict::Unwinnable {
            reason: Reason::Exhausted { positions, wall },
        };
    }
    if let Some(line) = search::compose(position, winner) {
        return Verdict::Winnable { line };
    }
    let prove = || explore::prove(position, winner, Order::Deep, &mut 64);
    // Where pawns are locked the structure is looked at first, elsewhere what is found soon.
    let early = is_locked(position).then(prove);
    if !matches!(early, Some(Ok(_)))
        && let Some(line) = soon(position, winner)
    {
        return Verdict::Winnable { line };
    }
    let unfinished = match early.unwrap_or_else(prove) {
        Ok(layers) => return blocked(layers),
        Err(why) => why == NoProof::Unfinished,
    };
    let plan = Plan::of(position, winner);
    if !plan.is_empty() {
        let line = search::greedy(position, winner, Some(&plan), PLANNED_POSITIONS)
            .or_else(|| shortcut(position, winner, Some(&plan), 0..PLANNED_CLIMBS));
        if let Some(line) = line {
            return Verdict::Winnable { line };
        }
    }
    let first = search::run(position, winner, Some(&plan), limits.nodes.min(300), 0);
    if let Some(verdict) = concluded(first) {
        return verdict;
    }
    if let Some(line) = shortcut(position, winner, None, FIRST_CLIMBS..CLIMBS) {
        return Verdict::Winnable { line };
    }
    if let Some(line) = locked(position, winner) {
        return Verdict::Winnable { line };
    }
    for frozen in Color::ALL {
        if explore::is_frozen(position, frozen)
            && let Some(line) = search::race(position, winner, frozen, RACE_POSITIONS)
        {
            return Verdict::Winnable { line };
        }
    }
    let (order, most) = if explore::is_paced(position, winner) {
        (Order::Paced, MOST_PACED)
    } else {
        (Order::Complete, usize::MAX)
    };
    let mut budget = most.min(limits.nodes / LAYER);
    if (unfinished || order == Order::Paced)
        && let Ok(layers) = explore::prove(position, winner, order, &mut budget)
    {
        return blocked(layers);
    }
    let mut budget = MOST_PLACED.min(limits.nodes / LAYER);
    if let Ok(layers) = explore::prove(position, winner, Order::Placed, &mut budget) {
        return blocked(layers);
    }
    let layers = limits.nodes / 100;
    match search::run(position, winner, Some(&plan), limits.nodes, layers) {
        Outcome::Limit { nodes } => Verdict::Undecided { nodes },
        other => concluded(other).unwrap_or(Verdict::Undecided { nodes: 0 }),
    }
}

/// A line for most positions of real games in which none is composed: up the slope, by the mates in
/// the corners, or among a few hundred positions.
fn soon(position: &Position, winner: Color) -> Option<Vec<Move>> {
    if let Some(line) = shortcut(position, winner, None, 0..FIRST_CLIMBS) {
        return Some(line);
    }
    let corners = Plan::in_corners(position, winner);
    let corners = Some(&corners).filter(|plan| !plan.is_empty());
    if corners.is_some()
        && let Some(line) = shortcut(position, winner, corners, 0..FIRST_CLIMBS)
    {
        return Some(line);
    }
    search::greedy(position, winner, None, GREEDY_POSITIONS).or_else(|| {
        corners?;
        search::greedy(position, winner, corners, GREEDY_POSITIONS)
    })
}

/// A mate that needs no pawn move, by men that go where the pawns let them.
fn locked(position: &Position, winner: Color) -> Option<Vec<Move>> {
    if position.roled(Role::Pawn).is_empty() {
        return None;
    }
    let (steady, barred) = explore::terrain(position, winner);
    let terrain = Terrain { steady, barred };
    if let Some(line) = search::staged(position, winner, &terrain) {
        return Some(line);
    }
    let plan = Plan::locked(position, winner, terrain);
    if plan.is_empty() {
        return None;
    }
    search::greedy(position, winner, Some(&plan), LOCKED_POSITIONS)
}

/// Where there are no more moves than these, it is first seen whether all ends soon.
const FEW_MOVES: u32 = 2;

/// What a layer of a wall costs, in positions of a search.
const LAYER: usize = 2;
/// How many layers are looked at before the search where a side can only move pawns.
const MOST_PACED: usize = 1000;
/// How many layers are looked at with the kings in their places.
const MOST_PLACED: usize = 3000;

const fn blocked(layers: Vec<Layer>) -> Verdict {
    Verdict::Unwinnable {
        reason: Reason::Blocked(Wall::new(layers)),
    }
}

/// A line by simple means: up the slope, by several ways.
fn shortcut(
    position: &Position,
    winner: Color,
    plan: Option<&Plan>,
    seeds: Range<usize>,
) -> Option<Vec<Move>> {
    seeds.into_iter().find_map(|seed| {
        let climb = search::climb(position, winner, plan, seed);
        climb.mates.then_some(climb.line)
    })
}

/// How many ways up are tried before a blocked structure is looked for, by the plan, and in all.
const FIRST_CLIMBS: usize = 3;
const PLANNED_CLIMBS: usize = 8;
const CLIMBS: usize = 16;
/// How many positions a search holds that looks at the nearest alone.
const GREEDY_POSITIONS: usize = 600;
const PLANNED_POSITIONS: usize = 1000;
const RACE_POSITIONS: usize = 10000;
const LOCKED_POSITIONS: usize = 1000;

fn concluded(outcome: Outcome) -> Option<Verdict> {
    match outcome {
        Outcome::Mate(line) => Some(Verdict::Winnable { line }),
        Outcome::Closed { positions, wall } => Some(Verdict::Unwinnable {
            reason: Reason::Exhausted { positions, wall },
        }),
        Outcome::Blocked(layers) => Some(blocked(layers)),
        Outcome::Limit { .. } => None,
    }
}
