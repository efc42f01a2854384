//! Checks a blocked structure: that no move leads out of the family of layers, and that none of its
//! layers admits a checkmate.
//!
//! A layer stands for every position with its pawns and its men, each man somewhere on its own
//! squares. What is shown impossible here is impossible in each of them.

mod closure;
mod ending;
mod mate;

use super::{Census, Rejection};
use crate::wall::{Layer, Man, Wall, matches_distinct};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Role, Square, attacks};
use hashbrown::HashMap;

/// The layers by their pawns and by how many men of each kind they have.
pub(super) struct Index<'a>(HashMap<Key, Vec<&'a Layer>>);

type Key = ([Bitboard; 2], u64);

impl<'a> Index<'a> {
    pub(super) fn of(wall: &'a Wall) -> Self {
        let mut index: HashMap<_, Vec<_>> = HashMap::new();
        for layer in wall.layers() {
            index.entry(key(layer)).or_default().push(layer);
        }
        Self(index)
    }

    pub(super) fn covers(&self, position: &Position) -> bool {
        let pawns = Color::ALL.map(|color| position.pieces(color, Role::Pawn));
        let men = position.occupied() & !position.roled(Role::Pawn);
        let men = men.into_iter();
        let men = men.filter_map(|square| position.piece_at(square));
        self.layers((pawns, count(men.map(|man| (man.color, man.role)))))
            .any(|layer| layer.covers(position))
    }

    /// Whether some layer holds every position of this one.
    fn includes(&self, part: &Layer) -> bool {
        self.layers(key(part)).any(|whole| {
            let mut seats: Vec<u64> = part.men.iter().map(|man| seats(man, whole)).collect();
            part.men.len() == whole.men.len()
                && (whole.turn.is_none() || whole.turn == part.turn)
                && (part.castling & !whole.castling).is_empty()
                && matches_distinct(&mut seats)
        })
    }

    fn layers(&self, key: Key) -> impl Iterator<Item = &'a Layer> {
        self.0.get(&key).into_iter().flatten().copied()
    }
}

fn key(layer: &Layer) -> Key {
    let men = layer.men.iter();
    (layer.pawns, count(men.map(|man| (man.color, man.role))))
}

/// How many men of each kind there are, in six bits for each kind. Where they don't suffice, as they do for
/// up to 63 men alike, layers only share a key: each that is found is compared in full.
fn count(men: impl Iterator<Item = (Color, Role)>) -> u64 {
    men.filter(|man| man.1 != Role::King)
        .map(|(color, role)| 1 << (6 * (color.index() * 5 + role.index())))
        .fold(0, u64::wrapping_add)
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
            && (layer.turn.is_none() || layer.castling.is_empty())
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
    /// pawn, or by one of some alike men that have no room elsewhere: lines count on which nothing can
    /// stand but men that attack along the same line themselves.
    fn always_attacked(&self, color: Color, square: Square) -> bool {
        let pawns = self.layer.pawns[color.index()];
        !(attacks::pawn(!color, square) & pawns).is_empty()
            || self.men(color).any(|man| {
                let in_the_way = self.in_the_way(man);
                let misses = |&from: &Square| {
                    !attacks::of(color, man.role, from, in_the_way).contains(square)
                };
                let elsewhere = man.squares.into_iter().filter(misses).count();
                let alike = |other: &&Man| {
                    other.role == man.role && (other.squares & !man.squares).is_empty()
                };
                self.men(color).filter(alike).count() > elsewhere
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
