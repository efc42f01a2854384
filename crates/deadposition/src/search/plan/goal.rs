//! A mate to aim at: the square of the mated king, and for every square next to it what denies it.

use super::FAR;
use super::distance::{Moves, NEVER};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Role};

/// A place and who may fill it.
#[derive(Clone, Copy)]
pub(super) struct Need {
    color: Color,
    /// The roles that fit, and where their moves to the place are tabled.
    by: [(Role, usize); 4],
    roles: u8,
}

/// A mate: places for men of the loser, and for men of the winner.
#[derive(Clone)]
pub(super) struct Goal {
    pub(super) king: Need,
    pub(super) blocks: Vec<Need>,
    pub(super) check: Need,
    pub(super) helpers: Vec<Need>,
    /// The diagonals and the straight lines through the square of the mated king.
    pub(super) lines: [Bitboard; 2],
}

/// The goals nearest to a position, with the tables they share.
pub(super) struct Goals {
    pub(super) list: Vec<Goal>,
    pub(super) tables: Vec<Moves>,
}

impl Goals {
    pub(super) fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Moves that are missing to the nearest goal.
    pub(super) fn distance(&self, position: &Position) -> u32 {
        let nearer = |best, goal: &Goal| goal.distance(&self.tables, position, best);
        self.list.iter().fold(FAR, nearer)
    }
}

impl Need {
    /// A place that nobody fits yet.
    pub(super) const fn new(color: Color) -> Self {
        Self {
            color,
            by: [(Role::King, 0); 4],
            roles: 0,
        }
    }

    /// Moves of the nearest man that fits and isn't used; it counts as used from now on.
    pub(super) fn moves(&self, tables: &[Moves], position: &Position, used: &mut Bitboard) -> u32 {
        let mut best = u32::from(NEVER);
        let mut taken = Bitboard::EMPTY;
        for &(role, i) in self.by.iter().take(usize::from(self.roles)) {
            let men = position.pieces(self.color, role) & !*used;
            if men.is_empty() {
                continue;
            }
            let Some(table) = tables.get(i) else { continue };
            for square in men {
                let moves = u32::from(table[square.index() & 63]);
                if moves < best {
                    best = moves;
                    taken = Bitboard::square(square);
                }
            }
        }
        *used |= taken;
        best
    }

    pub(super) fn push(&mut self, role: Role, table: usize) {
        if let Some(entry) = self.by.get_mut(usize::from(self.roles)) {
            *entry = (role, table);
            self.roles += 1;
        }
    }
}

impl Goal {
    /// Moves that are missing, but no more than `limit`.
    fn distance(&self, tables: &[Moves], position: &Position, limit: u32) -> u32 {
        let mut used = Bitboard::EMPTY;
        let mut ready = self.king.moves(tables, position, &mut used);
        if ready > 0 {
            // Whatever looks along a line to its square keeps the king away, and has to leave.
            let sliders = |role| {
                position.pieces(self.check.color, role)
                    | position.pieces(self.check.color, Role::Queen)
            };
            ready += (sliders(Role::Bishop) & self.lines[0]).len()
                + (sliders(Role::Rook) & self.lines[1]).len();
        }
        for need in &self.blocks {
            if ready >= limit {
                return limit;
            }
            ready += need.moves(tables, position, &mut used);
        }
        let check = self.check.moves(tables, position, &mut used);
        for need in &self.helpers {
            if ready + check >= limit {
                return limit;
            }
            ready += need.moves(tables, position, &mut used);
        }
        // The check comes last: before that it would keep the king away.
        limit.min(ready + if check == 0 && ready > 0 { 2 } else { check })
    }
}
