//! The ways out of a layer: captures, pawn moves, promotions, and where one side is to move, all that it
//! can do.

use super::ending::Arrival;
use super::explore::{Explorer, Order};
use super::layer::{Grown, Shape, Tracked, in_front, on_start, steps};
use chesslaws_board::{Bitboard, Color, Rank, Role, Square, attacks};

impl Explorer {
    /// Every way out of a layer: captures, pawn moves, promotions, and where one side is to move, all
    /// that it can do.
    pub(super) fn leave(&mut self, shape: &Shape, grown: &Grown) {
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
        let placed = self.order == Order::Placed && man.role == Role::King;
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
            let mut taken = shape.clone();
            taken.men.remove(j);
            let i = i - usize::from(j < i);
            for places in split(places, placed) {
                let mut next = taken.clone();
                next.men[i].reach = places;
                if next.vacate(places, man.id) && next.keep_kings_apart(man.color) {
                    self.enter(next, Some(&arrival(places)));
                }
            }
        }
        if shape.turn.is_none() && !placed {
            return; // The other steps stay in the layer.
        }
        let quiet = targets & !grown.fixed;
        if answers == Bitboard::FULL && !placed {
            let mut next = shape.clone();
            next.men[i].reach = quiet;
            if !quiet.is_empty() && next.vacate(quiet, man.id) && next.keep_kings_apart(man.color) {
                self.enter(next, Some(&arrival(quiet)));
            }
            return;
        }
        for to in quiet {
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
        // The queen last: the newest layer is looked at first, and soon shows a mate if there is one.
        for role in Role::PROMOTIONS.into_iter().rev() {
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

/// All places together, or each for itself.
fn split(places: Bitboard, apart: bool) -> impl Iterator<Item = Bitboard> {
    let together = (!apart).then_some(places);
    let each = if apart { places } else { Bitboard::EMPTY };
    together
        .into_iter()
        .chain(each.into_iter().map(Bitboard::square))
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
