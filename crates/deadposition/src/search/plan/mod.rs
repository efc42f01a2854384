//! Mates that seem possible, and how far each of their men is from its place: the guide towards
//! mates by minor pieces and pawns. No proof rests on it.

mod distance;
mod goal;
mod survey;

use chesslaws_board::{Color, Position};
use goal::Goals;

/// Mates to aim at, the nearest of those that a glance at the board shows.
pub(crate) struct Plan {
    goals: Goals,
}

impl Plan {
    pub(crate) fn of(position: &Position, winner: Color) -> Self {
        Self {
            goals: survey::nearest(position, winner),
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
