//! What has happened beside the board and is still of use to the arbiter.

use super::breach::Breach;
use super::change::ScoreChange;
use super::outsider::Outsider;
use super::penalty::PenaltySet;
use super::sides::Sides;
use alloc::vec::Vec;
use chesslaws_laws::{Color, Points};

#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Incidents {
    /// Draws offered, claims wrong or not possible.
    pub(crate) offers: Sides<u32>,
    pub(crate) claims: Sides<u32>,
    /// Points to be given or taken when the game ends.
    pub(crate) raised: Sides<Points>,
    pub(crate) reduced: Sides<Points>,
    /// Penalties that wait until the arbiter confirms them.
    pub(crate) unconfirmed: Option<(Color, Breach, PenaltySet)>,
    /// Who has refused persistently to comply.
    pub(crate) refused: Option<Color>,
    /// Who has interfered.
    pub(crate) interfered: Vec<Outsider>,
    /// A two-minute claim was decided.
    pub(crate) two_minutes: bool,
    /// Whose appeal is lodged.
    pub(crate) appeal: Option<Color>,
    /// Who came, but too late.
    pub(crate) late: Sides<bool>,
    /// What was done to the score after the end.
    pub(crate) changes: Vec<ScoreChange>,
}
