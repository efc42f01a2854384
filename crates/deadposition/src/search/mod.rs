//! The search for a mating line: best first over distinct positions, so that a search that runs out
//! of positions is itself a proof that there is none.

mod climb;
mod closing;
mod compose;
mod graph;
mod greedy;
mod novelty;
mod packed;
mod plan;
mod potential;
mod price;
mod queue;
mod race;
mod strip;

use crate::material;
use crate::wall::explore::{self, NoProof, Order};
use crate::wall::{Layer, Wall};
use alloc::vec::Vec;
use chesslaws_board::{Color, Move, Position, Role};
pub(crate) use climb::climb;
pub(crate) use closing::closes;
pub(crate) use compose::{compose, staged};
use graph::{Graph, Guide, Key};
pub(crate) use greedy::greedy;
use hashbrown::HashMap;
use novelty::Novelty;
pub(crate) use plan::{Plan, distance::Terrain};
use potential::Potential;
use price::Price;
use queue::Queue;
pub(crate) use race::race;

/// How a search ended.
pub(crate) enum Outcome {
    /// The line ends in checkmate.
    Mate(Vec<Move>),
    /// Everything was seen but what lies beyond the wall.
    Closed { positions: usize, wall: Wall },
    /// A wall was found that holds everything.
    Blocked(Vec<Layer>),
    /// The limit was reached.
    Limit { nodes: usize },
}

/// Searches for a mate by `winner`, examining at most `limit` positions; `layers` bounds the work of
/// the static analysis, none is done if it is 0.
pub(crate) fn run(
    root: &Position,
    winner: Color,
    plan: Option<&Plan>,
    limit: usize,
    layers: usize,
) -> Outcome {
    if root.turn() != winner && root.is_checkmate() {
        return Outcome::Mate(Vec::new());
    }
    let plan = plan.filter(|plan| !plan.is_empty());
    let mut search = Search {
        winner,
        potential: Potential::new(root, winner),
        price: Price::new(root, winner),
        graph: Graph::new(root),
        nearest: Queue::new(),
        cheapest: Queue::new(),
        planned: Queue::new(),
        plan,
        freshest: Queue::new(),
        novel: Queue::new(),
        novelty: Novelty::new(),
        layers: Layers::default(),
        walls: Walls {
            winner,
            budget: layers,
            index: HashMap::new(),
            layers: Vec::new(),
            safe: false,
        },
        children: Vec::new(),
    };
    search.nearest.push(0, 0);
    search.cheapest.push(0, 0);
    search.layers.number(root);
    if plan.is_some() {
        search.planned.push(0, 0);
    }
    search.run(limit.min(graph::MOST))
}

/// How many positions are searched before all layers are looked at, and how many of those at most.
const SURVEY_AT: usize = 4000;
const MOST_SURVEYED: usize = 10_000;
/// Kings and pieces with which such a look is worth its price.
const MOST_MEN: u32 = 4;

const WEIGHT: u32 = 2;
const PLAN_WEIGHT: u32 = 4;
/// In what order the queues are asked: planned, nearest, freshest, cheapest, novel are 0 to 4.
const QUEUES: usize = 5;
const ROTA: [usize; 8] = [0, 4, 2, 4, 1, 4, 3, 4];
/// Positions expanded between two climbs, at first, and at most; how many positions make it one more.
const CLIMB_EVERY: usize = 4;
const CLIMB_LATEST: usize = 48;
const CLIMB_STEP: usize = 125;

struct Search<'a> {
    winner: Color,
    potential: Potential,
    price: Price,
    graph: Graph,
    /// Positions by how far they seem from a mate.
    nearest: Queue,
    /// Positions by the price of the way to them. The two take turns.
    cheapest: Queue,
    /// Positions by what is missing to the mates of the plan.
    planned: Queue,
    plan: Option<&'a Plan>,
    /// Positions by how many with the same pawns and men were found before.
    freshest: Queue,
    /// Positions in which something is seen for the first time with the same pawns and men, the newest
    /// first: a way through for men that shut each other in.
    novel: Queue,
    novelty: Novelty,
    layers: Layers,
    walls: Walls,
    /// Room for what follows from the position that is expanded.
    children: Vec<Child>,
}

impl Search<'_> {
    fn run(&mut self, limit: usize) -> Outcome {
        let mut pops = 0usize;
        let mut surveyed = match self.walls.budget {
            0 => usize::MAX,
            _ => SURVEY_AT,
        };
        for turn in 0usize.. {
            let first = ROTA[turn % ROTA.len()];
            let Some(node) = (0..QUEUES).find_map(|i| self.next((first + i) % QUEUES)) else {
                break;
            };
            if self.graph.visit(node) {
                continue;
            }
            pops += 1;
            let Some(position) = self.graph.position(node) else {
                return self.gives_up();
            };
            if self.graph.len() > surveyed {
                surveyed = usize::MAX;
                if let Some(layers) = self.survey(limit) {
                    return Outcome::Blocked(layers);
                }
            }
            if self.walls.safe && self.walls.knows(&position) {
                continue;
            }
            if let Some(mate) = self.expand(node, &position) {
                return Outcome::Mate(mate);
            }
            let every = (CLIMB_EVERY + self.graph.len() / CLIMB_STEP).min(CLIMB_LATEST);
            if pops.is_multiple_of(every)
                && let Some(mate) = self.climb_from(node)
            {
                return Outcome::Mate(mate);
            }
            if self.graph.len() > limit {
                return self.gives_up();
            }
        }
        Outcome::Closed {
            positions: self.graph.len(),
            wall: Wall::new(core::mem::take(&mut self.walls.layers)),
        }
    }

    /// The first position of a queue; of those by distance, the first whose own distance is known.
    fn next(&mut self, queue: usize) -> Option<u32> {
        match queue {
            0 => self.nearest_by(Guide::Plan),
            1 => self.nearest_by(Guide::Potential),
            2 => self.freshest.pop(),
            3 => self.cheapest.pop(),
            _ => self.novel.pop(),
        }
    }

    /// A position waits at the place of its parent until its turn has come; only then is it measured.
    fn nearest_by(&mut self, guide: Guide) -> Option<u32> {
        loop {
            let node = match guide {
                Guide::Plan => self.planned.pop(),
                Guide::Potential => self.nearest.pop(),
            }?;
            if self.graph.is_expanded(node) {
                return Some(node);
            }
            let (known, measured) = self.graph.distance(node, guide);
            if measured {
                return Some(node);
            }
            let Some(position) = self.graph.position(node) else {
                return Some(node);
            };
            let distance = match (guide, self.plan) {
                (Guide::Plan, Some(plan)) => plan.distance(&position),
                _ => self.potential.of(&position),
            };
            self.graph.set_distance(node, guide, distance);
            if distance <= known {
                return Some(node);
            }
            self.wait(node, guide, distance);
        }
    }

    fn wait(&mut self, node: u32, guide: Guide, distance: u32) {
        let depth = self.graph.depth(node);
        match guide {
            Guide::Plan => self.planned.push(node, distance * PLAN_WEIGHT + depth / 2),
            Guide::Potential => self.nearest.push(node, distance * WEIGHT + depth),
        }
    }

    /// Where a side can only move pawns, a look at all layers tells from which of them no mate follows: the
    /// search passes them over from then on. If that holds for all of them, it is the proof.
    fn survey(&mut self, limit: usize) -> Option<Vec<Layer>> {
        let root = self.graph.position(0)?;
        let men = root.occupied() & !root.roled(Role::Pawn);
        if men.len() > MOST_MEN || !explore::is_paced(&root, self.winner) {
            return None;
        }
        let mut budget = MOST_SURVEYED.min(limit / 2);
        match explore::prove(&root, self.winner, Order::Paced, &mut budget) {
            Ok(layers) => return Some(layers),
            Err(NoProof::Unfinished) => {}
            Err(NoProof::MatePossible(layers)) => {
                self.walls.safe = !layers.is_empty();
                self.walls.add(layers);
            }
        }
        None
    }

    const fn gives_up(&self) -> Outcome {
        Outcome::Limit {
            nodes: self.graph.len(),
        }
    }

    /// Now and then a climb from an ordinary position of the search finds what no guide leads to.
    fn climb_from(&self, node: u32) -> Option<Vec<Move>> {
        let position = self.graph.position(node)?;
        if let Some(rest) = compose::sketch(&position, self.winner) {
            let mut line = self.graph.line(node);
            line.extend(rest);
            return Some(line);
        }
        let climb = climb(
            &position,
            self.winner,
            self.plan.filter(|_| node & 1 == 0),
            node as usize & 15 | 1,
        );
        climb.mates.then(|| {
            let mut line = self.graph.line(node);
            line.extend(climb.line);
            line
        })
    }

    /// Plays every move from a position; returns the line if one of them mates.
    fn expand(&mut self, node: u32, position: &Position) -> Option<Vec<Move>> {
        let mut children = core::mem::take(&mut self.children);
        children.clear();
        let mating = position.turn() == self.winner;
        for &move_ in position.legal_moves().iter() {
            let child = position.after(move_);
            if mating && child.is_check() && !child.has_legal_move() {
                let mut line = self.graph.line(node);
                line.push(move_);
                return Some(line);
            }
            let irreversible =
                position.is_capture(move_) || position.roled(Role::Pawn).contains(move_.from());
            if irreversible && material::insufficient(&child, self.winner).is_some() {
                continue;
            }
            if self.walls.safe && self.walls.knows(&child) {
                continue;
            }
            let key = Key::of(&child);
            children.push(Child {
                move_,
                key,
                position: child,
                irreversible,
            });
        }
        self.graph.warm(children.iter().map(|child| &child.key));
        for child in &children {
            self.enter(node, position, child);
        }
        self.children = children;
        None
    }

    /// A position that follows from another joins the queues, if it is new and no wall stops it.
    fn enter(&mut self, node: u32, parent: &Position, child: &Child) {
        let depth = self.graph.depth(node) + 1;
        let (paid, after_progress) = self.graph.price(node);
        let (position, move_) = (&child.position, child.move_);
        let Some(index) = self.graph.insert(position, &child.key, node, move_, depth) else {
            return;
        };
        if child.irreversible && self.walls.stops(position) {
            return;
        }
        let layer = match child.irreversible {
            true => self.layers.number(position),
            false => self.graph.layer(node),
        };
        self.graph.set_layer(index, layer);
        self.freshest.push(index, self.layers.count(layer));
        let (distance, _) = self.graph.distance(index, Guide::Potential);
        self.wait(index, Guide::Potential, distance);
        if self.plan.is_some() {
            let (distance, _) = self.graph.distance(index, Guide::Plan);
            self.wait(index, Guide::Plan, distance);
        }
        if let Some(novelty) = self.novelty.of(layer, position, move_.to()) {
            self.novel.push(index, novelty);
        }
        let (price, progress) = self.price.of(parent, move_, after_progress);
        self.graph.set_price(index, paid + price, progress);
        self.cheapest.push(index, paid + price);
    }
}

/// What follows from a position by one move.
struct Child {
    move_: Move,
    position: Position,
    key: Key,
    irreversible: bool,
}

/// The sets of pawns and men met so far, and how many positions each has had.
#[derive(Default)]
struct Layers {
    index: HashMap<Signature, u32>,
    counts: Vec<u32>,
}

impl Layers {
    fn number(&mut self, position: &Position) -> u32 {
        let next = self.counts.len() as u32;
        let number = *self.index.entry(signature(position)).or_insert(next);
        if number == next {
            self.counts.push(0);
        }
        number
    }

    /// Counts one more position of a layer.
    fn count(&mut self, layer: u32) -> u32 {
        let count = &mut self.counts[layer as usize];
        *count += 1;
        (*count / 4).min(MOST_SISTERS)
    }
}

const MOST_SISTERS: u32 = 20_000;

/// The blocked structures found on the way.
struct Walls {
    winner: Color,
    budget: usize,
    /// By pawns and numbers of men: the layers with them, and whether the analysis was tried.
    index: HashMap<Signature, Known>,
    layers: Vec<Layer>,
    /// Whether there are layers that begin with any move: then every position is compared.
    safe: bool,
}

/// The pawns, and how many there are of each kind of piece, five bits for each.
#[derive(PartialEq, Eq, Hash)]
struct Signature {
    pawns: [u64; 2],
    counts: u64,
}

/// One of a kind of piece in the counts of a signature.
const fn one(color: Color, role: Role) -> u64 {
    1 << (5 * (color.index() * 5 + role.index()))
}

#[derive(Default)]
struct Known {
    layers: Vec<usize>,
    failures: usize,
}

impl Walls {
    /// Whether the position is proved unwinnable by a wall, old or new.
    fn stops(&mut self, position: &Position) -> bool {
        if self.budget == 0 {
            return false;
        }
        let known = self.index.entry(signature(position)).or_default();
        if known
            .layers
            .iter()
            .any(|&i| self.layers[i].covers(position))
        {
            return true;
        }
        if known.failures > 3 {
            return false;
        }
        let mut budget = self.budget.min(64);
        let given = budget;
        let found = explore::prove(position, self.winner, Order::Deep, &mut budget);
        self.budget -= given - budget;
        let Ok(found) = found else {
            known.failures += 1;
            return false;
        };
        self.add(found);
        true
    }

    fn add(&mut self, layers: Vec<Layer>) {
        for layer in layers {
            let i = self.layers.len();
            let known = self.index.entry(layer_signature(&layer)).or_default();
            known.layers.push(i);
            self.layers.push(layer);
        }
    }

    /// Whether the position is in a layer that is known.
    fn knows(&self, position: &Position) -> bool {
        let known = self.index.get(&signature(position));
        known.is_some_and(|known| {
            let mut layers = known.layers.iter();
            layers.any(|&i| self.layers[i].covers(position))
        })
    }
}

fn signature(position: &Position) -> Signature {
    let mut counts = 0;
    for color in Color::ALL {
        for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
            counts += one(color, role) * u64::from(position.pieces(color, role).len());
        }
    }
    Signature {
        pawns: Color::ALL.map(|color| position.pieces(color, Role::Pawn).0),
        counts,
    }
}

fn layer_signature(layer: &Layer) -> Signature {
    let men = layer.men.iter().filter(|man| man.role != Role::King);
    Signature {
        pawns: layer.pawns.map(|pawns| pawns.0),
        counts: men.map(|man| one(man.color, man.role)).sum(),
    }
}
