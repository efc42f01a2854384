//! The family of layers that can follow from a position, and whether any of them admits mate.

use super::ending::Arrival;
use super::layer::{Grown, Shape, steps};
use super::{Layer, mate};
use alloc::boxed::Box;
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Role};
use hashbrown::HashMap;

/// The layers found so far, those still to be grown, and the limit.
pub(super) struct Explorer {
    winner: Color,
    shapes: Vec<Entry>,
    index: HashMap<Box<[u64]>, usize>,
    /// Room for the key of a layer that is looked for.
    key: Vec<u64>,
    /// What is still to be grown, the greatest first: by [`remaining`], or the newest.
    open: BinaryHeap<(usize, usize)>,
    pub(super) order: Order,
    budget: usize,
    /// The layer whose moves are being followed, and with [`Order::Paced`] all moves so far, from layer to
    /// layer.
    from: usize,
    steps: Vec<[u32; 2]>,
}

struct Entry {
    shape: Shape,
    /// Whether it is still to be grown, or may hold a checkmate.
    waiting: bool,
}

/// By what a layer is known: whose move it is, the pawns, the rights, the men. And where the men stand, if
/// one side is in check: such layers are never widened. Or where the kings stand, with [`Order::Placed`].
fn write_key(shape: &Shape, is_checked: bool, order: Order, key: &mut Vec<u64>) {
    let turn = shape.turn.map_or(0, |turn| 1 + turn.index() as u64);
    let men = shape.men.len() as u64;
    key.clear();
    key.push(turn | u64::from(is_checked) << 2 | men << 3);
    key.extend(shape.pawns.map(|pawns| pawns.0));
    key.push(shape.castling.0);
    key.extend(shape.men.chunks(4).map(|men| {
        let ids = men.iter().map(|man| u64::from(man.id));
        ids.fold(0, |ids, id| ids << 16 | id)
    }));
    if is_checked {
        key.extend(shape.men.iter().map(|man| man.reach.0));
    } else if order == Order::Placed {
        key.extend(Color::ALL.map(|color| shape.king(color).0));
    }
}

/// In which order layers are grown.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Order {
    /// The newest first: soon at the layer that shows that there is no proof.
    Deep,
    /// None before all that lead to it, so that each is grown once.
    Complete,
    /// The same, and where a side can only move pawns it is known whose move it is: then the other side
    /// has but one move for each of those.
    Paced,
    /// Each layer has the kings on one square each, and their steps lead from layer to layer: kings that
    /// can't pass each other, or shut each other out, are seen to.
    Placed,
}

/// How much can still happen: it falls with every capture and every pawn move.
fn remaining(shape: &Shape) -> usize {
    let mut sum = 64 * shape.men.len();
    for color in Color::ALL {
        for pawn in shape.pawns[color.index()] {
            let rank = pawn.rank().index();
            sum += 64
                + if color == Color::White {
                    7 - rank
                } else {
                    rank
                };
        }
    }
    sum
}

impl Shape {
    /// Whether some side can only capture and move pawns.
    fn is_paced(&self, grown: &Grown) -> bool {
        Color::ALL
            .into_iter()
            .any(|color| self.is_frozen(color, grown))
    }

    fn is_frozen(&self, color: Color, grown: &Grown) -> bool {
        let own = self.men.iter().filter(|man| man.color == color);
        own.into_iter()
            .all(|man| (steps(man, grown) & !grown.fixed).is_empty())
    }

    /// Among layers with the same pawns and men: checks first, then those that lead to others, then those
    /// where only pawns can move.
    fn urgency(&self, is_checked: bool) -> usize {
        self.turn.map_or(0, |turn| {
            if is_checked {
                3
            } else if self.is_frozen(turn, &self.knowledge_of(!turn)) {
                1
            } else {
                2
            }
        })
    }
}

/// Whether some side can only move pawns here, and while they stand where they are.
pub(crate) fn is_paced(position: &Position, winner: Color) -> bool {
    if !position.castling_rooks().is_empty() {
        return false;
    }
    let mut shape = Shape::of(position);
    shape.turn = None;
    let grown = shape.saturate(winner);
    shape.is_paced(&grown)
}

/// Whether one side can only move pawns while they stand where they are.
pub(crate) fn is_frozen(position: &Position, color: Color) -> bool {
    let mut shape = Shape::of(position);
    shape.turn = None;
    let grown = shape.saturate(color);
    shape.is_frozen(color, &grown)
}

/// What stands for ever while no pawn moves and nothing is taken, and the squares that the king of each
/// colour never enters.
pub(crate) fn terrain(position: &Position, winner: Color) -> (Bitboard, [Bitboard; 2]) {
    let mut shape = Shape::of(position);
    shape.turn = None;
    let grown = shape.saturate(winner);
    let [white, black] = grown.guarded;
    (grown.fixed, [black, white])
}

/// Why there is no proof.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoProof {
    /// Some layer may hold a checkmate: more work leads nowhere. With [`Order::Paced`], the layers from which
    /// none such follows.
    MatePossible(Vec<Layer>),
    /// The budget is spent, or the position isn't one for this analysis.
    Unfinished,
}

/// The layers that prove that `winner` can't mate from this position, or why this analysis can't
/// tell. `budget` counts layers grown; it is reduced by what was spent.
pub(crate) fn prove(
    position: &Position,
    winner: Color,
    order: Order,
    budget: &mut usize,
) -> Result<Vec<Layer>, NoProof> {
    let castling = !position.castling_rooks().is_empty();
    if position.en_passant().is_some() || order == Order::Placed && castling {
        return Err(NoProof::Unfinished);
    }
    let mut explorer = Explorer {
        winner,
        shapes: Vec::new(),
        index: HashMap::new(),
        key: Vec::new(),
        open: BinaryHeap::new(),
        order,
        budget: *budget,
        from: 0,
        steps: Vec::new(),
    };
    let mut root = Shape::of(position);
    if order == Order::Paced && root.castling.is_empty() {
        root.turn = Some(position.turn());
    }
    explorer.enter(root, None);
    let result = explorer.run();
    *budget = explorer.budget;
    result.map(|()| explorer.layers(|_| true))
}

impl Explorer {
    fn run(&mut self) -> Result<(), NoProof> {
        let mut failed = false;
        while let Some((_, i)) = self.open.pop() {
            let left = self.budget.checked_sub(1);
            if left.is_none() && failed {
                break;
            }
            self.budget = left.ok_or(NoProof::Unfinished)?;
            let mut shape = self.shapes[i].shape.clone();
            let grown = match shape.turn {
                None => shape.saturate_with(self.winner, self.order != Order::Placed),
                Some(_) => shape.knowledge(),
            };
            if shape.turn != Some(self.winner) && mate::possible(&shape, &grown, self.winner) {
                if self.order != Order::Paced {
                    return Err(NoProof::MatePossible(Vec::new()));
                }
                failed = true;
                continue;
            }
            self.shapes[i].shape = shape.clone();
            self.shapes[i].waiting = false;
            self.from = i;
            self.leave(&shape, &grown);
        }
        if failed {
            return Err(NoProof::MatePossible(self.safe()));
        }
        Ok(())
    }

    /// The layers from which none follows that may hold a checkmate or was not looked at.
    fn safe(&self) -> Vec<Layer> {
        let mut sound: Vec<bool> = self.shapes.iter().map(|entry| !entry.waiting).collect();
        let mut changed = true;
        while changed {
            changed = false;
            // Most moves lead to later layers.
            for &[from, to] in self.steps.iter().rev() {
                if sound[from as usize] && !sound[to as usize] {
                    sound[from as usize] = false;
                    changed = true;
                }
            }
        }
        self.layers(|i| sound[i])
    }

    fn layers(&self, wanted: impl Fn(usize) -> bool) -> Vec<Layer> {
        let shapes = self.shapes.iter().enumerate();
        shapes
            .filter(|&(i, _)| wanted(i))
            .map(|(_, entry)| entry.shape.to_layer())
            .collect()
    }

    /// Adds a layer, or widens the one with the same pawns and men.
    /// Where the other side has no answer to the move, the game is over.
    pub(super) fn enter(&mut self, mut shape: Shape, arrival: Option<&Arrival>) {
        if lacks_material(&shape, self.winner) {
            return;
        }
        let mut is_checked = false;
        if let Some(arrival) = arrival {
            shape.turn = None;
            let is_held = self.holds(&shape);
            if is_held && self.order != Order::Paced {
                // Nothing new, over or not.
                return;
            }
            let next = !arrival.mover;
            let answers = shape.answers(next);
            if shape.is_over(arrival, answers, self.winner) {
                return;
            }
            shape.turn = self.turn(&shape, next, answers, is_held);
            is_checked = shape.turn.is_some() && answers != Bitboard::FULL;
        } else if let Some(turn) = shape.turn {
            is_checked = shape.answers(turn) != Bitboard::FULL;
        }
        write_key(&shape, is_checked, self.order, &mut self.key);
        match self.index.get(self.key.as_slice()) {
            None => {
                let i = self.shapes.len();
                self.index.insert(self.key.as_slice().into(), i);
                let first = self.rank(&shape, is_checked, i);
                self.note_step(i);
                self.shapes.push(Entry {
                    shape,
                    waiting: true,
                });
                self.open.push((first, i));
            }
            Some(&i) => {
                self.note_step(i);
                let entry = &mut self.shapes[i];
                let mut grew = false;
                for (known, new) in entry.shape.men.iter_mut().zip(&shape.men) {
                    grew |= !(new.reach & !known.reach).is_empty();
                    known.reach |= new.reach;
                }
                if grew && !entry.waiting {
                    entry.waiting = true;
                    let first = self.rank(&shape, is_checked, i);
                    self.open.push((first, i));
                }
            }
        }
    }

    fn note_step(&mut self, to: usize) {
        if self.order == Order::Paced {
            self.steps.push([self.from as u32, to as u32]);
        }
    }

    /// Whose move it is, where that is worth knowing.
    fn turn(&self, shape: &Shape, next: Color, answers: Bitboard, is_held: bool) -> Option<Color> {
        if !shape.castling.is_empty() {
            return None;
        }
        if answers != Bitboard::FULL {
            // A check that has few answers: what else the layer would hold is left out.
            return (!is_held).then_some(next);
        }
        let paced = self.order == Order::Paced && shape.is_paced(&shape.knowledge());
        paced.then_some(next)
    }

    /// Whether a layer that is known has room for all positions of this one, whoever is to move.
    fn holds(&mut self, shape: &Shape) -> bool {
        write_key(shape, false, self.order, &mut self.key);
        self.index.get(self.key.as_slice()).is_some_and(|&i| {
            let known = self.shapes[i].shape.men.iter();
            known
                .zip(&shape.men)
                .all(|(known, new)| (new.reach & !known.reach).is_empty())
        })
    }

    fn rank(&self, shape: &Shape, is_checked: bool, index: usize) -> usize {
        match self.order {
            Order::Deep => index,
            Order::Complete => 2 * remaining(shape) + usize::from(shape.turn.is_some()),
            Order::Paced => 4 * remaining(shape) + shape.urgency(is_checked),
            Order::Placed => index,
        }
    }
}

/// The material rule for a layer: positions of it need no further look.
pub(crate) fn lacks_material(shape: &Shape, winner: Color) -> bool {
    let mut own = [0usize; 6];
    let mut enemy = [0usize; 6];
    let (mut light, mut dark) = (false, false);
    for man in &shape.men {
        let counts = if man.color == winner {
            &mut own
        } else {
            &mut enemy
        };
        counts[man.role.index()] += 1;
        if man.role == Role::Bishop {
            light |= !(man.reach & Bitboard::LIGHT).is_empty();
            dark |= !(man.reach & Bitboard::DARK).is_empty();
        }
    }
    let pawns = shape.pawns.map(|pawns| !pawns.is_empty());
    let [_, knights, bishops, rooks, queens, _] = own;
    if pawns[winner.index()] || rooks + queens > 0 {
        return false;
    }
    if knights + bishops == 0 {
        return true;
    }
    let enemy_pawns = pawns[(!winner).index()];
    if knights > 0 {
        let [_, n, b, r, _, _] = enemy;
        return knights == 1 && bishops == 0 && n + b + r == 0 && !enemy_pawns;
    }
    !(light && dark) && enemy[Role::Knight.index()] == 0 && !enemy_pawns
}
