//! The search for readings, ply by ply.
//!
//! All positions that can stand after a ply form a layer; a position that is reached in several
//! ways with the same number of departures stands in it once. The moves between layers are kept,
//! so that readings are counted and written out from the end without playing them again.

use super::Writing;
use super::compare::may_be_the_same;
use super::reconstruct::{
    Ambiguity, Choice, Departure, Impossible, Limits, Reading, Reconstruction, ReconstructionError,
};
use alloc::vec;
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Move, Position, Role};

pub(super) enum Answer {
    Found(Reconstruction),
    Impossible(Impossible),
}

pub(super) struct Search {
    start: Position,
    /// For each sheet its entries in order.
    writings: Vec<Vec<Writing>>,
    plies: usize,
    goal: Option<Position>,
    /// For each ply how many departures there are from it on at least: sheets that contradict one
    /// another can't both be right.
    unavoidable: Vec<u32>,
}

/// A position of a layer.
struct Node {
    position: Position,
    departures: u32,
}

/// A move from a position of one layer, by its place there, to one of the next.
#[derive(Clone, Copy)]
struct Step {
    from: usize,
    to: usize,
    mv: Move,
}

/// A position just made.
struct Child {
    node: Node,
    from: usize,
    mv: Move,
}

/// The moves between the layers, and the departures of each position of the last.
struct Lattice {
    steps: Vec<Vec<Step>>,
    last: Vec<u32>,
}

impl Search {
    pub(super) fn new(
        start: Position,
        writings: Vec<Vec<Writing>>,
        plies: usize,
        goal: Option<Position>,
    ) -> Self {
        Self {
            unavoidable: contradictions(&writings),
            start,
            writings,
            plies,
            goal,
        }
    }

    /// No reading has fewer departures.
    pub(super) fn fewest(&self) -> u32 {
        self.unavoidable.first().copied().unwrap_or(0)
    }

    /// All readings with at most so many departures.
    pub(super) fn run(
        &self,
        departures: u32,
        limits: &Limits,
    ) -> Result<Answer, ReconstructionError> {
        let mut lattice = Lattice {
            steps: Vec::new(),
            last: Vec::new(),
        };
        let mut nodes = vec![Node {
            position: self.start,
            departures: 0,
        }];
        let mut looked_at = 0;
        for ply in 0..self.plies {
            let mut children = Vec::new();
            let mut against_position = false;
            for (from, node) in nodes.iter().enumerate() {
                let left_out = self.extend(ply, from, node, departures, &mut children);
                against_position |= left_out;
                if looked_at + children.len() > limits.positions {
                    return Err(ReconstructionError::Undecided {
                        positions: looked_at + children.len(),
                        ply: ply + 1,
                    });
                }
            }
            if children.is_empty() {
                return Ok(Answer::Impossible(Impossible {
                    ply: ply + 1,
                    against_position,
                }));
            }
            looked_at += children.len();
            let (next, steps) = merge(children);
            lattice.steps.push(steps);
            nodes = next;
        }
        if self.plies == 0 && !self.may_follow(&self.start, 0) {
            return Ok(Answer::Impossible(Impossible {
                ply: 1,
                against_position: true,
            }));
        }
        lattice.last = nodes.iter().map(|node| node.departures).collect();
        Ok(Answer::Found(self.answer(&lattice, limits)))
    }

    /// Adds what can follow a position; tells whether the known position left something out.
    fn extend(
        &self,
        ply: usize,
        from: usize,
        node: &Node,
        most: u32,
        children: &mut Vec<Child>,
    ) -> bool {
        let mut left_out = false;
        for &mv in &node.position.legal_moves() {
            let against = self.contradicting(ply, &node.position, mv).count();
            let departures = node.departures + u32::try_from(against).unwrap_or(u32::MAX);
            let later = self.unavoidable.get(ply + 1).copied().unwrap_or(0);
            if departures.saturating_add(later) > most {
                continue;
            }
            let position = node.position.after(mv);
            if !self.may_follow(&position, self.plies - ply - 1) {
                left_out = true;
                continue;
            }
            let node = Node {
                position,
                departures,
            };
            children.push(Child { node, from, mv });
        }
        left_out
    }

    /// The sheets whose entry at a ply (from 0) says something else than `mv`.
    fn contradicting(
        &self,
        ply: usize,
        position: &Position,
        mv: Move,
    ) -> impl Iterator<Item = usize> {
        let sheets = self.writings.iter().enumerate();
        sheets.filter_map(move |(sheet, writings)| {
            let writing = writings.get(ply)?;
            (!writing.agrees(position, mv)).then_some(sheet)
        })
    }

    /// Whether the known position may stand on the board `plies` later: each move puts one piece
    /// on a new square, castling two, and takes one piece at most from the board.
    fn may_follow(&self, position: &Position, plies: usize) -> bool {
        let Some(goal) = &self.goal else { return true };
        if plies == 0 && position.turn() != goal.turn() {
            return false;
        }
        Color::ALL.into_iter().all(|color| {
            let moves_of = |player| {
                let first = usize::from(position.turn() == player);
                (plies + first) / 2
            };
            let may_castle = !(position.castling_rooks() & position.colored(color)).is_empty();
            let new = Role::ALL.into_iter().map(|role| {
                (goal.pieces(color, role) & !position.pieces(color, role)).len() as usize
            });
            let count = |of: Bitboard| of.len() as usize;
            let (now, then) = (count(position.colored(color)), count(goal.colored(color)));
            let moves = moves_of(color);
            let placed = moves + usize::from(may_castle && moves > 0);
            new.sum::<usize>() <= placed
                && then <= now
                && now - then <= moves_of(!color)
                && goal.pieces(color, Role::Pawn).len() <= position.pieces(color, Role::Pawn).len()
        })
    }

    fn answer(&self, lattice: &Lattice, limits: &Limits) -> Reconstruction {
        let all = vec![1u64; lattice.last.len()];
        let ways = lattice.ways(&all);
        let count = ways
            .first()
            .and_then(|ways| ways.first())
            .copied()
            .unwrap_or(0);
        let mut costs = lattice.last.clone();
        costs.sort_unstable();
        costs.dedup();
        let mut readings = Vec::new();
        for cost in costs {
            let ends: Vec<u64> = lattice
                .last
                .iter()
                .map(|&of| u64::from(of == cost))
                .collect();
            let most = limits.readings.max(1).saturating_sub(readings.len());
            let games = lattice.games(&lattice.ways(&ends), most);
            readings.extend(games.into_iter().map(|moves| self.reading(moves)));
        }
        if count == 1
            && let Some(reading) = readings.pop()
        {
            return Reconstruction::Unique(reading);
        }
        readings.truncate(limits.readings);
        Reconstruction::Ambiguous(Ambiguity {
            count,
            readings,
            choices: lattice.choices(&ways),
        })
    }

    fn reading(&self, moves: Vec<Move>) -> Reading {
        let mut position = self.start;
        let mut departures = Vec::new();
        for (ply, &mv) in moves.iter().enumerate() {
            let against = self.contradicting(ply, &position, mv);
            departures.extend(against.map(|sheet| Departure {
                sheet,
                ply: ply + 1,
            }));
            position.play_unchecked(mv);
        }
        Reading {
            moves,
            position,
            departures,
        }
    }
}

/// From each ply on, how often two sheets say what can't be one move in any position.
fn contradictions(writings: &[Vec<Writing>]) -> Vec<u32> {
    let entries = writings.iter().map(Vec::len).max().unwrap_or(0);
    let mut unavoidable = vec![0u32; entries];
    let mut sum = 0;
    for (ply, slot) in unavoidable.iter_mut().enumerate().rev() {
        let mut legible = writings.iter().filter_map(|sheet| sheet.get(ply));
        let first = legible.clone().next();
        let contradicts =
            |other: &Writing| first.is_some_and(|first| !may_be_the_same([first, other]));
        sum += u32::from(legible.any(contradicts));
        *slot = sum;
    }
    unavoidable
}

/// Makes the next layer: equal positions with equally many departures become one. The order
/// follows from the positions alone.
fn merge(mut children: Vec<Child>) -> (Vec<Node>, Vec<Step>) {
    let key = |child: &Child| (child.node.position.hash(), child.node.departures);
    children.sort_by_key(key);
    let mut nodes: Vec<Node> = Vec::new();
    let mut steps = Vec::with_capacity(children.len());
    // Where the nodes with the same key begin: different positions may share a hash.
    let mut group = 0;
    for Child { node, from, mv } in children {
        let same_key = |other: &Node| {
            (other.position.hash(), other.departures) == (node.position.hash(), node.departures)
        };
        if !nodes.get(group).is_some_and(same_key) {
            group = nodes.len();
        }
        let equal = nodes
            .iter()
            .skip(group)
            .position(|other| other.position.is_same_position(&node.position));
        let to = equal.map_or(nodes.len(), |at| group + at);
        if to == nodes.len() {
            nodes.push(node);
        }
        steps.push(Step { from, to, mv });
    }
    steps.sort_by_key(|step| (step.from, step.mv.bits()));
    (nodes, steps)
}

impl Lattice {
    /// For each layer and position in it how many ways lead to the ends, each of which counts as
    /// often as `ends` says.
    fn ways(&self, ends: &[u64]) -> Vec<Vec<u64>> {
        let mut layers = vec![ends.to_vec()];
        for steps in self.steps.iter().rev() {
            let size = steps.last().map_or(0, |step| step.from + 1);
            let mut ways = vec![0u64; size];
            let next = layers.last().map(Vec::as_slice).unwrap_or_default();
            for step in steps {
                let on = next.get(step.to).copied().unwrap_or(0);
                if let Some(ways) = ways.get_mut(step.from) {
                    *ways = ways.saturating_add(on);
                }
            }
            layers.push(ways);
        }
        layers.reverse();
        layers
    }

    /// The first games that lead to an end, in the order of their moves.
    fn games(&self, ways: &[Vec<u64>], most: usize) -> Vec<Vec<Move>> {
        let leads_on = |layer: usize, at: usize| {
            let ways = ways.get(layer).and_then(|ways| ways.get(at));
            ways.is_some_and(|&ways| ways > 0)
        };
        let mut games = Vec::new();
        if most == 0 || !leads_on(0, 0) {
            return games;
        }
        // The game so far, and the steps still to be tried from each of its positions.
        let mut moves: Vec<Move> = Vec::with_capacity(self.steps.len());
        let mut open = vec![self.from(0, 0)];
        while let Some(steps) = open.last_mut() {
            let layer = moves.len();
            if layer == self.steps.len() {
                games.push(moves.clone());
                if games.len() == most {
                    break;
                }
                open.pop();
                moves.pop();
                continue;
            }
            match steps.split_first() {
                Some((step, rest)) => {
                    *steps = rest;
                    if leads_on(layer + 1, step.to) {
                        moves.push(step.mv);
                        let next = self.from(layer + 1, step.to);
                        open.push(next);
                    }
                }
                None => {
                    open.pop();
                    moves.pop();
                }
            }
        }
        games
    }

    /// The steps from a position of a layer.
    fn from(&self, layer: usize, at: usize) -> &[Step] {
        let steps = self.steps.get(layer).map(Vec::as_slice).unwrap_or_default();
        let start = steps.partition_point(|step| step.from < at);
        let end = steps.partition_point(|step| step.from <= at);
        steps.get(start..end).unwrap_or_default()
    }

    /// The plies at which games that lead to an end part, with their moves.
    fn choices(&self, ways: &[Vec<u64>]) -> Vec<Choice> {
        let mut choices = Vec::new();
        for (ply, steps) in self.steps.iter().enumerate() {
            let leads_on = |layer: usize, at: usize| {
                let ways = ways.get(layer).and_then(|ways| ways.get(at));
                ways.is_some_and(|&ways| ways > 0)
            };
            let mut moves: Vec<Move> = steps
                .iter()
                .filter(|step| leads_on(ply, step.from) && leads_on(ply + 1, step.to))
                .map(|step| step.mv)
                .collect();
            moves.sort_unstable_by_key(|mv| mv.bits());
            moves.dedup();
            if moves.len() > 1 {
                choices.push(Choice {
                    ply: ply + 1,
                    moves,
                });
            }
        }
        choices
    }
}
