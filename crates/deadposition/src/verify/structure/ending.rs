//! Moves that end the game in every position of a layer: nothing can follow from them.

use super::Check;
use crate::wall::{Layer, Man};
use chesslaws_board::{Bitboard, Color, Role, Square, attacks};

/// The move that leads to a layer.
pub(super) struct Arrival {
    pub(super) mover: Color,
    /// What stands on the square now.
    pub(super) role: Role,
    /// Where it may have come from.
    pub(super) from: Bitboard,
    /// Where it may have gone.
    pub(super) to: Bitboard,
}

impl Check<'_> {
    /// Whether a step out of its squares ends the game at once, by no mate of the loser.
    pub(super) fn step_ends(&self, man: &Man, to: Square) -> bool {
        let place = Bitboard::square(to);
        let mut next = Layer {
            pawns: self.layer.pawns,
            castling: self.layer.castling,
            men: self.layer.men.clone(),
        };
        for (seat, known) in next.men.iter_mut().zip(&self.layer.men) {
            if core::ptr::eq(known, man) {
                seat.squares = place;
                continue;
            }
            seat.squares &= !place;
            if man.role == Role::King && known.role == Role::King {
                seat.squares &= !attacks::king(to);
            }
        }
        let arrival = Arrival {
            mover: man.color,
            role: man.role,
            from: self.origins(man, place),
            to: place,
        };
        self.ends_game(&next, &arrival)
    }

    /// The squares of a man from which it reaches some of these.
    pub(super) fn origins(&self, man: &Man, places: Bitboard) -> Bitboard {
        let reaches = |&from: &Square| {
            !(attacks::of(man.color, man.role, from, self.fixed) & places).is_empty()
        };
        man.squares.into_iter().filter(reaches).collect()
    }

    /// Whether the game is over in every position of `next`, to which this move has led, and by no
    /// mate of the loser.
    pub(super) fn ends_game(&self, next: &Layer, arrival: &Arrival) -> bool {
        let Some(check) = Check::new(next, self.winner, self.index) else {
            return false;
        };
        let frozen = next.castling.is_empty() && check.is_frozen(arrival);
        let mates = arrival.mover == self.winner && check.may_check(arrival);
        frozen && !(mates && check.admits_mate())
    }

    /// Whether the side that is to move has no move wherever the men stand.
    fn is_frozen(&self, arrival: &Arrival) -> bool {
        let color = !arrival.mover;
        let near = arrival
            .to
            .single()
            .filter(|&to| self.checks_nearby(arrival, to));
        let own_fixed = self
            .men(color)
            .filter(|man| man.squares.len() == 1)
            .fold(self.layer.pawns[color.index()], |set, man| {
                set | man.squares
            });
        // A check from nearby leaves two answers: to take the man, or to move the king.
        let useful = near.map_or(Bitboard::FULL, Bitboard::square) & !own_fixed;
        let man_frozen = |man: &Man| {
            man.squares.into_iter().all(|from| {
                let targets = attacks::of(color, man.role, from, self.fixed);
                if man.role != Role::King {
                    return (targets & useful).is_empty();
                }
                (targets & !own_fixed)
                    .into_iter()
                    .all(|to| self.always_attacked(!color, to))
            })
        };
        let enemies = self.men(!color).filter(|man| man.role != Role::King);
        let prey = enemies.fold(self.layer.pawns[(!color).index()], |set, man| {
            set | man.squares
        });
        let step = if color == Color::White { 1 } else { -1 };
        let pawn_frozen = |pawn: Square| {
            let blocked = |one| self.fixed.contains(one);
            (near.is_some() || pawn.offset(0, step).is_none_or(blocked))
                && (attacks::pawn(color, pawn) & prey & useful).is_empty()
        };
        self.layer.pawns[color.index()].into_iter().all(pawn_frozen)
            && self.men(color).all(man_frozen)
    }

    /// Whether the man that arrived on `to` gives check wherever the king is, and no man can come
    /// between.
    fn checks_nearby(&self, arrival: &Arrival, to: Square) -> bool {
        let reached = match arrival.role {
            Role::Knight => attacks::knight(to),
            Role::King | Role::Pawn => return false,
            role => attacks::of(arrival.mover, role, to, Bitboard::EMPTY) & attacks::king(to),
        };
        (self.king(!arrival.mover) & !reached).is_empty()
    }

    /// Whether the move can have given check: by the man itself, or by another along a line that it
    /// has left.
    fn may_check(&self, arrival: &Arrival) -> bool {
        let king = self.king(!arrival.mover);
        let in_the_way = self.fixed & !king;
        let itself = arrival.role != Role::King
            && arrival.to.into_iter().any(|to| {
                let attacked = attacks::of(arrival.mover, arrival.role, to, in_the_way);
                !(attacked & king).is_empty()
            });
        let mut others = self
            .men(arrival.mover)
            .filter(|man| matches!(man.role, Role::Bishop | Role::Rook | Role::Queen));
        itself
            || others.any(|man| {
                man.squares.into_iter().any(|at| {
                    (attacks::of(man.color, man.role, at, in_the_way) & king)
                        .into_iter()
                        .any(|king| !(attacks::between(at, king) & arrival.from).is_empty())
                })
            })
    }
}
