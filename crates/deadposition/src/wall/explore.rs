//! The family of layers that can follow from a position, and whether any of them admits mate.

use super::ending::Arrival;
use super::layer::{Grown, Shape, Tracked, in_front, on_start, steps};
use super::{Layer, mate};
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Rank, Role, Square, attacks};
use hashbrown::HashMap;

/// The layers found so far, those still to be grown, and the limit.
struct Explorer {
    winner: Color,
    shapes: Vec<Entry>,
    index: HashMap<Key, usize>,
    /// What is still to be grown, the greatest first: by [`remaining`], or the newest.
    open: BinaryHeap<(usize, usize)>,
    order: Order,
    budget: usize,
}

struct Entry {
    shape: Shape,
    waiting: bool,
}

#[derive(Hash, PartialEq, Eq)]
struct Key {
    turn: Option<Color>,
    pawns: [u64; 2],
    castling: u64,
    men: Vec<u16>,
    /// Where the men stand, if one side is to move: such layers are never widened.
    squares: Vec<u64>,
}

impl Key {
    fn of(shape: &Shape) -> Self {
        let men = shape.men.iter();
        let squares = |_| men.clone().map(|man| man.reach.0).collect();
        Self {
            turn: shape.turn,
            pawns: shape.pawns.map(|pawns| pawns.0),
            castling: shape.castling.0,
            men: men.clone().map(|man| man.id).collect(),
            squares: shape.turn.map_or_else(Vec::new, squares),
        }
    }
}

/// In which order layers are grown.
#[derive(Clone, Copy)]
pub(crate) enum Order {
    /// The newest first: soon at the layer that shows that there is no proof.
    Deep,
    /// None before all that lead to it, so that each is grown once.
    Complete,
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

/// Why there is no proof.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoProof {
    /// Some layer may hold a checkmate: more work leads nowhere.
    MatePossible,
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
    if position.en_passant().is_some() {
        return Err(NoProof::Unfinished);
    }
    let mut explorer = Explorer {
        winner,
        shapes: Vec::new(),
        index: HashMap::new(),
        open: BinaryHeap::new(),
        order,
        budget: *budget,
    };
    explorer.enter(Shape::of(position), None);
    let result = explorer.run();
    *budget = explorer.budget;
    result.map(|()| {
        let layers = explorer.shapes.iter();
        layers.map(|entry| entry.shape.to_layer()).collect()
    })
}

impl Explorer {
    fn run(&mut self) -> Result<(), NoProof> {
        while let Some((_, i)) = self.open.pop() {
            self.budget = self.budget.checked_sub(1).ok_or(NoProof::Unfinished)?;
            let mut shape = self.shapes[i].shape.clone();
            let grown = match shape.turn {
                None => shape.saturate(self.winner),
                Some(_) => shape.knowledge(),
            };
            if shape.turn != Some(self.winner) && mate::possible(&shape, &grown, self.winner) {
                return Err(NoProof::MatePossible);
            }
            self.shapes[i] = Entry {
                shape: shape.clone(),
                waiting: false,
            };
            self.leave(&shape, &grown);
        }
        Ok(())
    }

    /// Adds a layer, or widens the one with the same pawns and men.
    /// Where the other side has no answer to the move, the game is over.
    fn enter(&mut self, mut shape: Shape, arrival: Option<&Arrival>) {
        if lacks_material(&shape, self.winner)
            || arrival.is_some_and(|arrival| shape.is_over(arrival, self.winner))
        {
            return;
        }
        if let Some(arrival) = arrival {
            // A check that has few answers: what else the layer would hold is left out.
            let checked = !arrival.mover;
            let free = !shape.castling.is_empty() || shape.answers(checked) == Bitboard::FULL;
            shape.turn = None;
            if !free && !self.holds(&shape) {
                shape.turn = Some(checked);
            }
        }
        let key = Key::of(&shape);
        match self.index.get(&key) {
            None => {
                let i = self.shapes.len();
                self.index.insert(key, i);
                let first = self.rank(&shape, i);
                self.shapes.push(Entry {
                    shape,
                    waiting: true,
                });
                self.open.push((first, i));
            }
            Some(&i) => {
                let entry = &mut self.shapes[i];
                let mut grew = false;
                for (known, new) in entry.shape.men.iter_mut().zip(&shape.men) {
                    grew |= !(new.reach & !known.reach).is_empty();
                    known.reach |= new.reach;
                }
                if grew && !entry.waiting {
                    entry.waiting = true;
                    let first = self.rank(&shape, i);
                    self.open.push((first, i));
                }
            }
        }
    }

    /// Whether a layer that is known has room for all positions of this one.
    fn holds(&self, shape: &Shape) -> bool {
        self.index.get(&Key::of(shape)).is_some_and(|&i| {
            let known = self.shapes[i].shape.men.iter();
            known
                .zip(&shape.men)
                .all(|(known, new)| (new.reach & !known.reach).is_empty())
        })
    }

    fn rank(&self, shape: &Shape, index: usize) -> usize {
        match self.order {
            Order::Deep => index,
            Order::Complete => 2 * remaining(shape) + usize::from(shape.turn.is_some()),
        }
    }

    /// Every way out of a layer: captures, pawn moves, promotions, and where one side is to move, all
    /// that it can do.
    fn leave(&mut self, shape: &Shape, grown: &Grown) {
        let colors = match shape.turn {
            None => &Color::ALL[..],
            Some(turn) => &[turn][..],
        };
        for &color in colors {
            let answers = match shape.turn {
                None => Bitboard::FULL,
                Some(turn) => shape.answers(turn),
            };
            for i in 0..shape.men.len() {
                if shape.men[i].color == color {
                    self.leave_by_man(shape, grown, i, answers);
                }
            }
            for pawn in shape.pawns[color.index()] {
                self.leave_by_push(shape, grown, color, pawn, answers);
                self.leave_by_pawn_capture(shape, color, pawn, answers);
            }
        }
    }

    fn leave_by_man(&mut self, shape: &Shape, grown: &Grown, i: usize, answers: Bitboard) {
        let man = &shape.men[i];
        let targets = match man.role {
            Role::King => steps(man, grown),
            _ => steps(man, grown) & answers,
        };
        let arrival = |to: Bitboard| Arrival {
            mover: man.color,
            role: man.role,
            from: to.into_iter().fold(Bitboard::EMPTY, |set, to| {
                set | attacks::of(man.color, man.role, to, grown.fixed) & man.reach
            }),
            to,
        };
        for pawn in targets & shape.pawns[(!man.color).index()] {
            let mut next = shape.clone();
            next.pawns[(!man.color).index()] &= !Bitboard::square(pawn);
            next.men[i].reach = Bitboard::square(pawn);
            if !next.keep_kings_apart(man.color) {
                continue;
            }
            self.enter(next, Some(&arrival(Bitboard::square(pawn))));
        }
        for (j, other) in shape.men.iter().enumerate() {
            let places = targets & other.reach;
            if other.color == man.color || other.role == Role::King || places.is_empty() {
                continue;
            }
            let mut next = shape.clone();
            next.men[i].reach = places;
            next.men.remove(j);
            if next.vacate(places, man.id) && next.keep_kings_apart(man.color) {
                self.enter(next, Some(&arrival(places)));
            }
        }
        if shape.turn.is_none() {
            return; // The other steps stay in the layer.
        }
        for to in targets & !grown.fixed {
            let place = Bitboard::square(to);
            let mut next = shape.clone();
            next.men[i].reach = place;
            if next.vacate(place, man.id) && next.keep_kings_apart(man.color) {
                self.enter(next, Some(&arrival(place)));
            }
        }
    }

    fn leave_by_push(
        &mut self,
        shape: &Shape,
        grown: &Grown,
        color: Color,
        pawn: Square,
        answers: Bitboard,
    ) {
        let Some(one) = in_front(color, pawn).filter(|&one| !grown.fixed.contains(one)) else {
            return;
        };
        if answers.contains(one) {
            self.arrive(shape, color, pawn, one);
        }
        let Some(two) = in_front(color, one).filter(|&two| {
            on_start(color, pawn) && !grown.fixed.contains(two) && answers.contains(two)
        }) else {
            return;
        };
        self.arrive(shape, color, pawn, two);
        for capturer in attacks::pawn(color, one) & shape.pawns[(!color).index()] {
            let mut next = shape.clone();
            next.pawns[color.index()] &= !Bitboard::square(pawn);
            let theirs = &mut next.pawns[(!color).index()];
            *theirs = *theirs & !Bitboard::square(capturer) | Bitboard::square(one);
            if next.vacate(Bitboard::square(one), u16::MAX) {
                let passing = Arrival::in_passing(!color, one);
                self.enter(next, Some(&passing));
            }
        }
    }

    fn leave_by_pawn_capture(
        &mut self,
        shape: &Shape,
        color: Color,
        pawn: Square,
        answers: Bitboard,
    ) {
        for target in attacks::pawn(color, pawn) & answers {
            if shape.pawns[(!color).index()].contains(target) {
                let mut next = shape.clone();
                next.pawns[(!color).index()] &= !Bitboard::square(target);
                self.arrive(&next, color, pawn, target);
            }
            for (j, other) in shape.men.iter().enumerate() {
                if other.color != color && other.role != Role::King && other.reach.contains(target)
                {
                    let mut next = shape.clone();
                    next.men.remove(j);
                    self.arrive(&next, color, pawn, target);
                }
            }
        }
    }

    /// A pawn goes to a square, and becomes something else on the last rank.
    fn arrive(&mut self, shape: &Shape, color: Color, from: Square, to: Square) {
        let mut next = shape.clone();
        next.pawns[color.index()] &= !Bitboard::square(from);
        let place = Bitboard::square(to);
        if !next.vacate(place, u16::MAX) {
            return;
        }
        let arrival = |role| Arrival {
            mover: color,
            role,
            from: Bitboard::square(from),
            to: place,
        };
        if !matches!(to.rank(), Rank::First | Rank::Eighth) {
            next.pawns[color.index()] |= place;
            self.enter(next, Some(&arrival(Role::Pawn)));
            return;
        }
        for role in Role::PROMOTIONS {
            let id = 64 + 64 * role.index() as u16 + to.index() as u16;
            let mut promoted = next.clone();
            let at = promoted.men.partition_point(|man| man.id <= id);
            let man = Tracked {
                id,
                color,
                role,
                reach: place,
            };
            promoted.men.insert(at, man);
            self.enter(promoted, Some(&arrival(role)));
        }
    }
}

impl Shape {
    /// Takes the squares next to a king that has just arrived from the other king. `false` if none
    /// is left: then the move can't be played.
    pub(crate) fn keep_kings_apart(&mut self, mover: Color) -> bool {
        let Some(place) = self.king(mover).single() else {
            return true;
        };
        let mut kings = self.men.iter_mut().filter(|man| man.role == Role::King);
        kings.all(|king| {
            if king.color != mover {
                king.reach &= !attacks::king(place);
            }
            !king.reach.is_empty()
        })
    }

    /// Takes a square that has just been occupied from all other men. `false` if one of them could
    /// stand nowhere else: then the move can't be played.
    pub(crate) fn vacate(&mut self, places: Bitboard, except: u16) -> bool {
        if places.has_many() {
            return true;
        }
        self.men
            .iter_mut()
            .filter(|man| man.id != except)
            .all(|man| {
                man.reach &= !places;
                !man.reach.is_empty()
            })
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
