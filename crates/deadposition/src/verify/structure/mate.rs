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
        let king = self.king(loser);
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
        (king & attacked).into_iter().any(|square| {
            let flights: Vec<Square> = attacks::king(square)
                .into_iter()
                .filter(|&to| !attacked.contains(to) && self.is_flight(loser, to))
                .collect();
            self.all_denied(square, &flights)
        })
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
