//! Moves that end the game in every position of a layer: nothing can follow from them.

use super::Check;
use crate::wall::{Layer, Man};
use chesslaws_board::{Bitboard, Color, Rank, Role, Square, attacks};

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
        let mates = arrival.mover == self.winner && check.may_check(arrival);
        check.is_frozen(!arrival.mover) && !(mates && check.admits_mate())
    }

    /// Whether this side, which is to move, has no move wherever the men stand.
    fn is_frozen(&self, color: Color) -> bool {
        let answers = self.answers(color);
        let own_fixed = self
            .men(color)
            .filter(|man| man.squares.len() == 1)
            .fold(self.layer.pawns[color.index()], |set, man| {
                set | man.squares
            });
        let man_frozen = |man: &Man| {
            man.squares.into_iter().all(|from| {
                let mut targets = attacks::of(color, man.role, from, self.fixed) & !own_fixed;
                if man.role == Role::King {
                    return targets
                        .into_iter()
                        .all(|to| self.always_attacked(!color, to));
                }
                targets &= answers;
                targets.is_empty()
            })
        };
        let enemies = self.men(!color).filter(|man| man.role != Role::King);
        let prey = enemies.fold(self.layer.pawns[(!color).index()], |set, man| {
            set | man.squares
        });
        let pawn_frozen = |pawn: Square| {
            (self.pushes(color, pawn) & answers).is_empty()
                && (attacks::pawn(color, pawn) & prey & answers).is_empty()
        };
        self.layer.pawns[color.index()].into_iter().all(pawn_frozen)
            && self.men(color).all(man_frozen)
    }

    /// Where a move by another man than the king has to go, if `color` is to move and in check in every
    /// position: onto the man that gives check, or between. All squares if no such man is known.
    pub(super) fn answers(&self, color: Color) -> Bitboard {
        if self.layer.turn != Some(color) {
            return Bitboard::FULL;
        }
        let king = self.king(color);
        let others = self
            .layer
            .men
            .iter()
            .filter(|man| man.color != color || man.role != Role::King);
        let pawns = self.layer.pawns[0] | self.layer.pawns[1];
        let in_the_way = others.fold(pawns, |set, man| set | man.squares);
        let men = self
            .men(!color)
            .filter_map(|man| Some((man.role, man.squares.single()?)));
        let pawns = self.layer.pawns[(!color).index()].into_iter();
        let checks = |&(role, at): &(Role, Square)| {
            let attacked = attacks::of(!color, role, at, in_the_way);
            role != Role::King && (king & !attacked).is_empty()
        };
        men.chain(pawns.map(|at| (Role::Pawn, at)))
            .filter(checks)
            .map(|(_, at)| {
                king.into_iter().fold(Bitboard::square(at), |set, king| {
                    set | attacks::between(at, king)
                })
            })
            .fold(Bitboard::FULL, |answers, set| answers & set)
    }

    /// The squares to which a pawn can advance.
    pub(super) fn pushes(&self, color: Color, pawn: Square) -> Bitboard {
        let (step, start) = match color {
            Color::White => (1, Rank::Second),
            Color::Black => (-1, Rank::Seventh),
        };
        let ahead = |from: Square| {
            let to = from.offset(0, step)?;
            (!self.fixed.contains(to)).then_some(to)
        };
        let one = ahead(pawn);
        let two = one.filter(|_| pawn.rank() == start).and_then(ahead);
        one.into_iter().chain(two).collect()
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
