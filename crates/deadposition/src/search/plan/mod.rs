//! Mates that seem possible, and how far each of their men is from its place: the guide towards
//! mates by minor pieces and pawns. No proof rests on it.

pub(super) mod distance;
mod goal;
mod seat;
mod survey;
mod tables;

use chesslaws_board::{Bitboard, Color, Position};
use distance::Terrain;
use goal::Goals;

/// Mates to aim at, the nearest of those that a glance at the board shows.
pub(crate) struct Plan {
    goals: Goals,
}

impl Plan {
    pub(crate) fn of(position: &Position, winner: Color) -> Self {
        Self {
            goals: survey::nearest(position, winner, Bitboard::FULL, None),
        }
    }

    /// Mates in the corners alone: soon found, and near enough in most games.
    pub(crate) fn in_corners(position: &Position, winner: Color) -> Self {
        Self {
            goals: survey::nearest(position, winner, CORNERS, None),
        }
    }

    /// Mates without any pawn move.
    pub(crate) fn locked(position: &Position, winner: Color, terrain: Terrain) -> Self {
        Self {
            goals: survey::nearest(position, winner, Bitboard::FULL, Some(terrain)),
        }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.goals.is_empty()
    }

    /// Moves that are missing to the nearest goal.
    pub(crate) fn distance(&self, position: &Position) -> u32 {
        self.goals.distance(position)
    }
}

/// More than any distance.
const FAR: u32 = 1000;

const CORNERS: Bitboard = Bitboard(0x8100_0000_0000_0081);
