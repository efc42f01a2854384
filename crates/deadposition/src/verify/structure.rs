//! Checks a blocked structure: that no move leads out of the family of layers, and that none of its
//! layers admits a checkmate.
//!
//! A layer stands for every position with its pawns and its men, each man somewhere on its own
//! squares. What is shown impossible here is impossible in each of them.

use super::{Census, Rejection};
use crate::wall::{Layer, Man, Wall, matches_distinct};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Rank, Role, Square, attacks, home_rank};
use hashbrown::HashMap;

/// The layers by their pawns.
pub(super) struct Index<'a>(HashMap<[Bitboard; 2], Vec<&'a Layer>>);

impl<'a> Index<'a> {
    pub(super) fn of(wall: &'a Wall) -> Self {
        let mut index: HashMap<_, Vec<_>> = HashMap::new();
        for layer in wall.layers() {
            index.entry(layer.pawns).or_default().push(layer);
        }
        Self(index)
    }

    pub(super) fn covers(&self, position: &Position) -> bool {
        let pawns = Color::ALL.map(|color| position.pieces(color, Role::Pawn));
        self.layers(pawns).any(|layer| layer.covers(position))
    }

    /// Whether some layer holds every position of this one.
    fn includes(&self, part: &Layer) -> bool {
        self.layers(part.pawns).any(|whole| {
            let mut seats: Vec<u64> = part.men.iter().map(|man| seats(man, whole)).collect();
            part.men.len() == whole.men.len()
                && (part.castling & !whole.castling).is_empty()
                && matches_distinct(&mut seats)
        })
    }

    fn layers(&self, pawns: [Bitboard; 2]) -> impl Iterator<Item = &'a Layer> {
        self.0.get(&pawns).into_iter().flatten().copied()
    }
}

fn seats(man: &Man, layer: &Layer) -> u64 {
    let fits = |seat: &Man| {
        seat.color == man.color && seat.role == man.role && (man.squares & !seat.squares).is_empty()
    };
    let places = layer.men.iter().take(64).enumerate();
    places.fold(
        0,
        |set, (i, seat)| if fits(seat) { set | 1 << i } else { set },
    )
}

pub(super) fn verify(wall: &Wall, winner: Color) -> Result<(), Rejection> {
    let index = Index::of(wall);
    for (i, layer) in wall.layers().iter().enumerate() {
        let check = Check::new(layer, winner, &index).ok_or(Rejection::Malformed { layer: i })?;
        if !check.is_closed() {
            return Err(Rejection::Leak { layer: i });
        }
        if check.admits_mate() {
            return Err(Rejection::MatePossible { layer: i });
        }
    }
    Ok(())
}

struct Check<'a> {
    layer: &'a Layer,
    winner: Color,
    index: &'a Index<'a>,
    /// Squares occupied in every position: pawns, and men with a single square.
    fixed: Bitboard,
}

impl<'a> Check<'a> {
    fn new(layer: &'a Layer, winner: Color, index: &'a Index<'a>) -> Option<Self> {
        let kings = |color| {
            let is_king = |man: &&Man| man.color == color && man.role == Role::King;
            layer.men.iter().filter(is_king).count()
        };
        let proper = |man: &Man| !man.squares.is_empty() && man.role != Role::Pawn;
        let single = |man: &&Man| man.squares.len() == 1;
        let pawns = layer.pawns[0] | layer.pawns[1];
        let fixed = layer
            .men
            .iter()
            .filter(single)
            .fold(pawns, |set, man| set | man.squares);
        let sound = kings(Color::White) == 1
            && kings(Color::Black) == 1
            && layer.men.len() <= 64
            && layer.men.iter().all(proper);
        sound.then_some(Self {
            layer,
            winner,
            index,
            fixed,
        })
    }

    fn men(&self, color: Color) -> impl Iterator<Item = &'a Man> {
        self.layer.men.iter().filter(move |man| man.color == color)
    }

    fn king(&self, color: Color) -> Bitboard {
        self.men(color)
            .find(|man| man.role == Role::King)
            .map_or(Bitboard::EMPTY, |man| man.squares)
    }

    /// Whether a king of the other side on `square` is attacked by `color` in every position: by a
    /// pawn, or by a man from each of its squares along lines on which nothing can stand but men
    /// that attack along the same line themselves.
    fn always_attacked(&self, color: Color, square: Square) -> bool {
        let pawns = self.layer.pawns[color.index()];
        !(attacks::pawn(!color, square) & pawns).is_empty()
            || self.men(color).any(|man| {
                let in_the_way = self.in_the_way(man);
                man.squares
                    .into_iter()
                    .all(|from| attacks::of(color, man.role, from, in_the_way).contains(square))
            })
    }

    fn in_the_way(&self, attacker: &Man) -> Bitboard {
        let slides_alike = |man: &Man| match attacker.role {
            Role::Bishop | Role::Rook => man.role == attacker.role || man.role == Role::Queen,
            _ => false,
        };
        let hides = |man: &&Man| {
            if man.color == attacker.color {
                !core::ptr::eq(*man, attacker) && !slides_alike(man)
            } else {
                man.role != Role::King
            }
        };
        let pawns = self.layer.pawns[0] | self.layer.pawns[1];
        self.layer
            .men
            .iter()
            .filter(hides)
            .fold(pawns, |set, man| set | man.squares)
    }

    fn is_closed(&self) -> bool {
        let men = self.layer.men.iter().all(|man| self.man_stays(man));
        let pawns = Color::ALL.into_iter().all(|color| {
            let mut pawns = self.layer.pawns[color.index()].into_iter();
            pawns.all(|pawn| self.pawn_stays(color, pawn))
        });
        men && pawns && self.castling_stays()
    }

    /// Every step of a man ends on its own squares or leads to a layer of the family.
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
        }
        let stays = (targets & !self.fixed & !man.squares).is_empty();
        let takes_pawn = |pawn| {
            let mut pawns = self.layer.pawns;
            pawns[enemy.index()] &= !Bitboard::square(pawn);
            self.leads(
                man.color,
                pawns,
                Bitboard::square(pawn),
                Some(man),
                None,
                None,
            )
        };
        stays
            && (targets & self.layer.pawns[enemy.index()])
                .into_iter()
                .all(takes_pawn)
            && self
                .men(enemy)
                .filter(|other| other.role != Role::King)
                .all(|other| {
                    let places = targets & other.squares;
                    places.is_empty()
                        || self.leads(
                            man.color,
                            self.layer.pawns,
                            places,
                            Some(man),
                            Some(other),
                            None,
                        )
                })
    }

    fn castling_stays(&self) -> bool {
        Color::ALL.into_iter().all(|color| {
            let rank = Bitboard::rank(home_rank(color));
            let rooks = self.layer.castling & rank;
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
        let step = if color == Color::White { 1 } else { -1 };
        let free = |square: &Square| !self.fixed.contains(*square);
        let enemies = self.layer.pawns[(!color).index()];
        let captures = attacks::pawn(color, pawn).into_iter().all(|to| {
            let takes_man = |other: &Man| {
                other.role == Role::King
                    || !other.squares.contains(to)
                    || self.pawn_leads(color, pawn, to, None, Some(other))
            };
            (!enemies.contains(to) || self.pawn_leads(color, pawn, to, Some(to), None))
                && self.men(!color).all(takes_man)
        });
        let Some(one) = pawn.offset(0, step).filter(free) else {
            return captures;
        };
        let start = if color == Color::White {
            Rank::Second
        } else {
            Rank::Seventh
        };
        let two = one
            .offset(0, step)
            .filter(free)
            .filter(|_| pawn.rank() == start);
        // After a double step every enemy pawn beside it may take it in passing.
        let passing = |taker| {
            let mut pawns = self.layer.pawns;
            pawns[color.index()] &= !Bitboard::square(pawn);
            pawns[(!color).index()] &= !Bitboard::square(taker);
            pawns[(!color).index()] |= Bitboard::square(one);
            self.leads(color, pawns, Bitboard::square(one), None, None, None)
        };
        captures
            && self.pawn_leads(color, pawn, one, None, None)
            && two.is_none_or(|two| {
                self.pawn_leads(color, pawn, two, None, None)
                    && (attacks::pawn(color, one) & enemies)
                        .into_iter()
                        .all(passing)
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
        if !matches!(to.rank(), Rank::First | Rank::Eighth) {
            pawns[color.index()] |= place;
            return self.leads(color, pawns, place, None, taken, None);
        }
        Role::PROMOTIONS.into_iter().all(|role| {
            let promoted = Man {
                color,
                role,
                squares: place,
            };
            self.leads(color, pawns, place, None, taken, Some(promoted))
        })
    }

    /// Whether the family holds what follows when `mover`, or a pawn, arrives on one of `places`.
    fn leads(
        &self,
        color: Color,
        pawns: [Bitboard; 2],
        places: Bitboard,
        mover: Option<&Man>,
        taken: Option<&Man>,
        promoted: Option<Man>,
    ) -> bool {
        let is = |a: &Man, b: Option<&Man>| b.is_some_and(|b| core::ptr::eq(a, b));
        let mut men = Vec::with_capacity(self.layer.men.len() + 1);
        let king_place = places
            .single()
            .filter(|_| mover.is_some_and(|m| m.role == Role::King));
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
        men.extend(promoted);
        let next = Layer {
            pawns,
            castling: self.layer.castling,
            men,
        };
        lacks_material(&next, self.winner)
            || self.index.includes(&next)
            || self.ends_game(&next, color)
    }

    /// Whether the game is over in every position of `next`, in which `mover` has just moved, and
    /// by no mate of the loser.
    fn ends_game(&self, next: &Layer, mover: Color) -> bool {
        let Some(check) = Check::new(next, self.winner, self.index) else {
            return false;
        };
        let frozen = next.castling.is_empty() && check.is_frozen(!mover);
        frozen && (mover != self.winner || !check.admits_mate())
    }

    /// Whether `color`, to move, has no move wherever the men stand.
    fn is_frozen(&self, color: Color) -> bool {
        let enemy_pawns = self.layer.pawns[(!color).index()];
        let enemies = self.men(!color).filter(|man| man.role != Role::King);
        let prey = enemies.fold(enemy_pawns, |set, man| set | man.squares);
        let own_fixed = self
            .men(color)
            .filter(|man| man.squares.len() == 1)
            .fold(self.layer.pawns[color.index()], |set, man| {
                set | man.squares
            });
        let step = if color == Color::White { 1 } else { -1 };
        let pawn_frozen = |pawn: Square| {
            pawn.offset(0, step)
                .is_none_or(|one| self.fixed.contains(one))
                && (attacks::pawn(color, pawn) & prey).is_empty()
        };
        let man_frozen = |man: &Man| {
            man.squares.into_iter().all(|from| {
                let targets = attacks::of(color, man.role, from, self.fixed) & !own_fixed;
                targets
                    .into_iter()
                    .all(|to| man.role == Role::King && self.always_attacked(!color, to))
            })
        };
        self.layer.pawns[color.index()].into_iter().all(pawn_frozen)
            && self.men(color).all(man_frozen)
    }

    /// Whether some square of the loser's king might be a mate: attacked, and each square next to
    /// it guarded, blocked by a man of its own, or covered by the winner's king.
    fn admits_mate(&self) -> bool {
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

fn lacks_material(layer: &Layer, winner: Color) -> bool {
    let count = |color, role| {
        let of = |man: &&Man| man.color == color && man.role == role;
        layer.men.iter().filter(of).count() as u32
    };
    let all = |color: Color| {
        let men = layer.men.iter().filter(|man| man.color == color).count() as u32;
        men + layer.pawns[color.index()].len()
    };
    let bishops = layer.men.iter().filter(|man| man.role == Role::Bishop);
    let bishops = bishops.fold(Bitboard::EMPTY, |set, man| set | man.squares);
    Census {
        own: [
            count(winner, Role::Knight),
            count(winner, Role::Bishop),
            all(winner),
        ],
        enemy: [count(!winner, Role::Queen), all(!winner)],
        pawn_or_knight: !layer.pawns[(!winner).index()].is_empty()
            || count(!winner, Role::Knight) + count(winner, Role::Knight) > 0,
        bishops: [bishops & Bitboard::LIGHT, bishops & Bitboard::DARK].map(|b| !b.is_empty()),
    }
    .settles()
    .is_some()
}
