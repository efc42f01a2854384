//! Places to be filled, while mates are looked for: how far the men on the board are from them.

use super::distance::{Moves, NEVER, Terrain, pawn_steps};
use alloc::vec;
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Role, Square};

/// Places of which one is to be filled, and who may do it.
#[derive(Clone, Copy)]
pub(super) struct Seat {
    pub(super) color: Color,
    pub(super) roles: &'static [Role],
    pub(super) places: Bitboard,
    /// Whether a pawn may come too: after its promotion, or as a pawn where it `stands`.
    pub(super) pawns: bool,
    pub(super) stands: bool,
}

impl Seat {
    pub(super) const fn of(color: Color, roles: &'static [Role], places: Bitboard) -> Self {
        Self {
            color,
            roles,
            places,
            pawns: false,
            stands: false,
        }
    }
}

/// A mate in outline.
pub(super) struct Draft {
    /// Moves that are missing.
    pub(super) cost: u32,
    pub(super) king: Seat,
    pub(super) blocks: Vec<Seat>,
    pub(super) check: Seat,
    pub(super) helpers: Vec<Seat>,
}

/// The walks of the men on the board, each worked out when it is first asked for.
pub(super) struct Walks {
    pub(super) terrain: Terrain,
    /// By colour, role and square: 0, or one more than the place in the list.
    index: Vec<u16>,
    walks: Vec<Moves>,
}

impl Walks {
    pub(super) fn new(terrain: Terrain) -> Self {
        Self {
            terrain,
            index: vec![0; 2 * 6 * 64],
            walks: Vec::new(),
        }
    }

    /// Moves of a man to the nearest of some squares.
    fn walk(&mut self, color: Color, role: Role, from: Square, places: Bitboard) -> u32 {
        let key = (color.index() * 6 + role.index()) * 64 + from.index();
        if self.index[key] == 0 {
            let walk = self.terrain.to(color, role, Bitboard::square(from));
            self.walks.push(walk);
            self.index[key] = self.walks.len() as u16;
        }
        let walk = &self.walks[usize::from(self.index[key]) - 1];
        let moves = places.into_iter().map(|place| walk[place.index()]).min();
        u32::from(moves.unwrap_or(NEVER))
    }

    /// Moves of the nearest man that fits and isn't used; it counts as used from now on.
    pub(super) fn moves(&mut self, seat: &Seat, position: &Position, used: &mut Bitboard) -> u32 {
        let mut best = u32::from(NEVER);
        let mut taken = Bitboard::EMPTY;
        for &role in seat.roles.iter().filter(|&&role| role != Role::Pawn) {
            for man in position.pieces(seat.color, role) & !*used {
                let moves = self.walk(seat.color, role, man, seat.places);
                if moves < best {
                    best = moves;
                    taken = Bitboard::square(man);
                }
            }
        }
        if seat.pawns {
            for pawn in position.pieces(seat.color, Role::Pawn) & !*used {
                let moves = self.pawn(seat, pawn);
                if moves < best {
                    best = moves;
                    taken = Bitboard::square(pawn);
                }
            }
        }
        *used |= taken;
        best
    }

    fn pawn(&mut self, seat: &Seat, pawn: Square) -> u32 {
        let mut best = u32::from(NEVER);
        if seat.stands {
            for place in seat.places {
                best = best.min(u32::from(pawn_steps(seat.color, pawn, place)));
            }
        }
        let Some((last, steps)) = self.terrain.way_to_promotion(seat.color, pawn) else {
            return best;
        };
        for &role in seat.roles.iter().filter(|&&role| role != Role::Pawn) {
            let walk = self.walk(seat.color, role, last, seat.places);
            if walk < u32::from(NEVER) {
                best = best.min(u32::from(steps) + 1 + walk);
            }
        }
        best
    }
}
