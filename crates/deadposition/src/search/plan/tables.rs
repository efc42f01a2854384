//! Tables of moves for the mates that were chosen, for all squares that men may come to stand on.

use super::distance::{Moves, Terrain};
use super::goal::{Goal, Goals, Need};
use super::seat::{Draft, Seat};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Role, attacks};
use hashbrown::HashMap;

/// The drafts as goals, with the tables they share.
pub(super) fn tabled(
    position: &Position,
    winner: Color,
    terrain: &Terrain,
    drafts: &[Draft],
) -> Goals {
    let mut tabler = Tabler {
        position,
        winner,
        terrain,
        tables: Vec::new(),
        index: HashMap::new(),
    };
    let goals = drafts.iter().map(|draft| tabler.goal(draft)).collect();
    Goals {
        list: goals,
        tables: tabler.tables,
    }
}

struct Tabler<'a> {
    position: &'a Position,
    winner: Color,
    terrain: &'a Terrain,
    tables: Vec<Moves>,
    index: HashMap<(Color, Role, u64, bool), usize>,
}

impl Tabler<'_> {
    fn goal(&mut self, draft: &Draft) -> Goal {
        let lines = |role| {
            let reach = |square| attacks::of(self.winner, role, square, self.terrain.steady);
            let reach = draft.king.places.into_iter().map(reach);
            reach.fold(Bitboard::EMPTY, |all, set| all | set)
        };
        Goal {
            lines: [lines(Role::Bishop), lines(Role::Rook)],
            king: self.need(&draft.king),
            blocks: draft.blocks.iter().map(|seat| self.need(seat)).collect(),
            check: self.need(&draft.check),
            helpers: draft.helpers.iter().map(|seat| self.need(seat)).collect(),
        }
    }

    fn need(&mut self, seat: &Seat) -> Need {
        let mut need = Need::new(seat.color);
        let mut promoted: Option<Moves> = None;
        for &role in seat.roles.iter().filter(|&&role| role != Role::Pawn) {
            let i = self.table(seat.color, role, seat.places);
            need.push(role, i);
            if seat.pawns {
                let table = &self.tables[i];
                match &mut promoted {
                    None => promoted = Some(*table),
                    Some(known) => {
                        for (known, new) in known.iter_mut().zip(table) {
                            *known = (*known).min(*new);
                        }
                    }
                }
            }
        }
        if seat.pawns && !self.position.pieces(seat.color, Role::Pawn).is_empty() {
            let stands = seat.color != self.winner || seat.stands;
            let kind = seat.roles.first().copied().unwrap_or(Role::Pawn);
            let key = (seat.color, kind, seat.places.0, true);
            let i = *self.index.entry(key).or_insert_with(|| {
                let onto = if stands { seat.places } else { Bitboard::EMPTY };
                let table = self.terrain.pawn_to(seat.color, onto, promoted.as_ref());
                self.tables.push(table);
                self.tables.len() - 1
            });
            need.push(Role::Pawn, i);
        }
        need
    }

    fn table(&mut self, color: Color, role: Role, places: Bitboard) -> usize {
        let key = (color, role, places.0, false);
        *self.index.entry(key).or_insert_with(|| {
            self.tables.push(self.terrain.to(color, role, places));
            self.tables.len() - 1
        })
    }
}
