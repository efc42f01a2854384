//! Whether every move from a layer stays in the family or ends the game.

use super::ending::Arrival;
use super::{Check, lacks_material};
use crate::wall::{Layer, Man};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Rank, Role, Square, attacks, home_rank};

impl Check<'_> {
    pub(super) fn is_closed(&self) -> bool {
        let turns = Color::ALL.into_iter().filter(|&color| self.may_move(color));
        let moves_stay = |color: Color| {
            let mut pawns = self.layer.pawns[color.index()].into_iter();
            self.men(color).all(|man| self.man_stays(man))
                && pawns.all(|pawn| self.pawn_stays(color, pawn))
        };
        turns.into_iter().all(moves_stay) && self.castling_stays()
    }

    fn may_move(&self, color: Color) -> bool {
        self.layer.turn.is_none_or(|turn| turn == color)
    }

    /// Every step of a man ends on its own squares, leads to a layer of the family, or ends the game.
    fn man_stays(&self, man: &Man) -> bool {
        let enemy = !man.color;
        let mut targets = Bitboard::EMPTY;
        for from in man.squares {
            targets |= attacks::of(man.color, man.role, from, self.fixed);
        }
        if man.role == Role::King {
            targets = targets
                .into_iter()
                .filter(|&to| !self.always_attacked(enemy, to))
                .collect();
        } else {
            targets &= self.answers(man.color);
        }
        let own = self.layer.turn.map_or(man.squares, |_| Bitboard::EMPTY);
        let stays = (targets & !self.fixed & !own).into_iter().all(|to| {
            let arrival = self.arrival(man, Bitboard::square(to));
            self.leads(&arrival, self.layer.pawns, Some(man), None)
        });
        let takes_pawn = |pawn| {
            let mut pawns = self.layer.pawns;
            pawns[enemy.index()] &= !Bitboard::square(pawn);
            let arrival = self.arrival(man, Bitboard::square(pawn));
            self.leads(&arrival, pawns, Some(man), None)
        };
        let takes_man = |other: &Man, places: Bitboard| {
            let arrival = self.arrival(man, places);
            self.leads(&arrival, self.layer.pawns, Some(man), Some(other))
        };
        let pawns = targets & self.layer.pawns[enemy.index()];
        let mut prey = self.men(enemy).filter(|other| other.role != Role::King);
        stays
            && pawns.into_iter().all(takes_pawn)
            && prey.all(|other| {
                let places = targets & other.squares;
                // Where a king takes may decide what follows, so each square is looked at by itself.
                let mut each = places.into_iter().map(Bitboard::square);
                match man.role {
                    Role::King => each.all(|place| takes_man(other, place)),
                    _ => places.is_empty() || takes_man(other, places),
                }
            })
    }

    fn arrival(&self, man: &Man, to: Bitboard) -> Arrival {
        Arrival {
            mover: man.color,
            role: man.role,
            from: self.origins(man, to),
            to,
        }
    }

    fn castling_stays(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            let rank = Bitboard::rank(home_rank(color));
            // A king that never moves castles with no rook behind something else that never moves.
            let walled = |&rook: &Square| {
                let king = self.king(color).single();
                king.is_some_and(|king| !(attacks::between(king, rook) & self.fixed).is_empty())
            };
            let rooks = self.layer.castling & rank;
            let rooks: Bitboard = rooks.into_iter().filter(|rook| !walled(rook)).collect();
            let on = |files: u64| Bitboard(files * 0x0101_0101_0101_0101) & rank;
            self.men(color).all(|man| match man.role {
                _ if rooks.is_empty() => true,
                Role::King => (on(0b0100_0100) & !man.squares).is_empty(),
                Role::Rook if !(man.squares & rooks).is_empty() => {
                    (on(0b0010_1000) & !man.squares).is_empty()
                }
                _ => true,
            })
        })
    }

    fn pawn_stays(&self, color: Color, pawn: Square) -> bool {
        let enemies = self.layer.pawns[(!color).index()];
        let answers = self.answers(color);
        let mut captures = (attacks::pawn(color, pawn) & answers).into_iter();
        let captures_stay = captures.all(|to| {
            let takes_man = |other: &Man| {
                other.role == Role::King
                    || !other.squares.contains(to)
                    || self.pawn_leads(color, pawn, to, None, Some(other))
            };
            (!enemies.contains(to) || self.pawn_leads(color, pawn, to, Some(to), None))
                && self.men(!color).all(takes_man)
        });
        let mut pushes = (self.pushes(color, pawn) & answers).into_iter();
        captures_stay
            && pushes.all(|to| {
                // After a double step every enemy pawn beside it may take it in passing.
                let passed = attacks::between(pawn, to).single();
                self.pawn_leads(color, pawn, to, None, None)
                    && passed.is_none_or(|onto| self.passing_leads(color, pawn, onto))
            })
    }

    fn passing_leads(&self, color: Color, pawn: Square, onto: Square) -> bool {
        let enemies = self.layer.pawns[(!color).index()];
        (attacks::pawn(color, onto) & enemies)
            .into_iter()
            .all(|taker| {
                let mut pawns = self.layer.pawns;
                pawns[color.index()] &= !Bitboard::square(pawn);
                pawns[(!color).index()] &= !Bitboard::square(taker);
                pawns[(!color).index()] |= Bitboard::square(onto);
                let arrival = Arrival {
                    mover: !color,
                    role: Role::Pawn,
                    // Two men have left their squares: any line may be open.
                    from: Bitboard::FULL,
                    to: Bitboard::square(onto),
                };
                self.leads(&arrival, pawns, None, None)
            })
    }

    /// A pawn arrives on `to`, having taken an enemy pawn or man if one is named.
    fn pawn_leads(
        &self,
        color: Color,
        from: Square,
        to: Square,
        taken_pawn: Option<Square>,
        taken: Option<&Man>,
    ) -> bool {
        let place = Bitboard::square(to);
        let mut pawns = self.layer.pawns;
        pawns[color.index()] &= !Bitboard::square(from);
        if taken_pawn.is_some() {
            pawns[(!color).index()] &= !place;
        }
        let arrival = |role| Arrival {
            mover: color,
            role,
            from: Bitboard::square(from),
            to: place,
        };
        if !matches!(to.rank(), Rank::First | Rank::Eighth) {
            pawns[color.index()] |= place;
            return self.leads(&arrival(Role::Pawn), pawns, None, taken);
        }
        Role::PROMOTIONS
            .into_iter()
            .all(|role| self.leads(&arrival(role), pawns, None, taken))
    }

    /// Whether the family holds what follows from a move, by `mover` or by a pawn that stays one or
    /// is promoted, and what is `taken` is off the board.
    fn leads(
        &self,
        arrival: &Arrival,
        pawns: [Bitboard; 2],
        mover: Option<&Man>,
        taken: Option<&Man>,
    ) -> bool {
        let is = |a: &Man, b: Option<&Man>| b.is_some_and(|b| core::ptr::eq(a, b));
        let (color, places) = (arrival.mover, arrival.to);
        let king_place = places.single().filter(|_| arrival.role == Role::King);
        let mut men = Vec::with_capacity(self.layer.men.len() + 1);
        for man in self.layer.men.iter().filter(|man| !is(man, taken)) {
            let mut man_after = *man;
            if is(man, mover) {
                man_after.squares = places;
            } else if places.len() == 1 {
                man_after.squares &= !places;
            }
            if let Some(place) = king_place
                && man.role == Role::King
                && man.color != color
            {
                man_after.squares &= !attacks::king(place);
            }
            if man_after.squares.is_empty() {
                return true; // That man would have to stand there too, or a king beside the other.
            }
            men.push(man_after);
        }
        if mover.is_none() && arrival.role != Role::Pawn {
            men.push(Man {
                color,
                role: arrival.role,
                squares: places,
            });
        }
        let next = Layer {
            turn: Some(!color),
            pawns,
            castling: self.layer.castling,
            men,
        };
        lacks_material(&next, self.winner)
            || self.index.includes(&next)
            || self.ends_game(&next, arrival)
    }
}
