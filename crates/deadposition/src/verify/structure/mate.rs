//! Whether any position of a layer can be a checkmate.

use super::Check;
use crate::wall::{Man, matches_distinct};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Role, Square, attacks};

impl Check<'_> {
    /// Whether some square of the loser's king might be a mate: attacked, and each square next to
    /// it guarded, blocked by a man of its own, or covered by the winner's king.
    pub(super) fn admits_mate(&self) -> bool {
        let loser = !self.winner;
        if self.layer.turn == Some(self.winner) || self.surely_takes() {
            return false;
        }
        let king = self.king(loser);
        let attacked = self.attackable();
        (king & attacked).into_iter().any(|square| {
            let flights: Vec<Square> = attacks::king(square)
                .into_iter()
                .filter(|&to| !attacked.contains(to) && self.is_flight(loser, to))
                .collect();
            self.all_denied(square, &flights)
        })
    }

    /// Every square that the winner may attack with another man than its king.
    fn attackable(&self) -> Bitboard {
        let king = self.king(!self.winner);
        let mut blockers = self.fixed;
        if king.len() == 1 {
            blockers &= !king; // It doesn't hide what lies behind it from a check.
        }
        let mut attacked = Bitboard::EMPTY;
        for pawn in self.layer.pawns[self.winner.index()] {
            attacked |= attacks::pawn(self.winner, pawn);
        }
        for man in self.men(self.winner).filter(|man| man.role != Role::King) {
            for from in man.squares {
                attacked |= attacks::of(self.winner, man.role, from, blockers);
            }
        }
        attacked
    }

    /// Whether the loser, being to move, can take a man on its only square with a man on its only square
    /// by a way on which nothing can stand, so that its king is attacked by nothing afterwards.
    fn surely_takes(&self) -> bool {
        let loser = !self.winner;
        let pawns = self.layer.pawns[0] | self.layer.pawns[1];
        let anything = self
            .layer
            .men
            .iter()
            .fold(pawns, |set, man| set | man.squares);
        let takes = |taker: &Man, taken: &Man| {
            let reaches = |from| attacks::of(loser, taker.role, from, anything);
            let (from, to) = (taker.squares.single(), taken.squares.single());
            from.zip(to)
                .is_some_and(|(from, to)| reaches(from).contains(to))
                && self.is_safe_after(taker, taken)
        };
        let not_king = |man: &&Man| man.role != Role::King;
        self.layer.turn == Some(loser)
            && self.men(loser).filter(not_king).any(|taker| {
                let mut prey = self.men(self.winner).filter(not_king);
                prey.any(|taken| takes(taker, taken))
            })
    }

    fn is_safe_after(&self, taker: &Man, taken: &Man) -> bool {
        let mut next = self.layer.clone();
        next.men.retain(|man| man != taken);
        for man in next.men.iter_mut().filter(|man| *man == taker) {
            man.squares = taken.squares;
        }
        let check = Check::new(&next, self.winner, self.index);
        check.is_some_and(|check| (self.king(!self.winner) & check.attackable()).is_empty())
    }

    /// Not taken for ever by its own side, and not always attacked.
    fn is_flight(&self, loser: Color, to: Square) -> bool {
        let own_pawn = self.layer.pawns[loser.index()].contains(to);
        let own_man = self
            .men(loser)
            .any(|man| man.squares == Bitboard::square(to));
        !own_pawn && !own_man && !self.always_attacked(!loser, to)
    }

    fn all_denied(&self, king: Square, flights: &[Square]) -> bool {
        let blockers: Vec<&Man> = self
            .men(!self.winner)
            .filter(|man| man.role != Role::King && man.squares.len() > 1)
            .collect();
        let places = self.king(self.winner).into_iter();
        places
            .filter(|&place| place != king && !attacks::king(king).contains(place))
            .any(|place| {
                let mut sets: Vec<u64> = flights
                    .iter()
                    .filter(|&&flight| !attacks::king(place).contains(flight))
                    .map(|&flight| {
                        let stands = |(_, man): &(usize, &&Man)| man.squares.contains(flight);
                        blockers
                            .iter()
                            .enumerate()
                            .filter(stands)
                            .fold(0, |set, (i, _)| set | 1 << i)
                    })
                    .collect();
                matches_distinct(&mut sets)
            })
    }
}
