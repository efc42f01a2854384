//! What an event's regulations settle where the Laws leave it to them.

use super::penalty::PenaltySet;

/// Choices of an event's regulations. What an edition does not leave to them has no effect.
///
/// ```
/// use chesslaws_arbiter::{Game, Regulations};
/// let regulations = Regulations { fine_announced: true, ..Regulations::default() };
/// assert!(Game::builder().regulations(regulations).build().is_ok());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(
        default,
        deny_unknown_fields,
        rename_all = "kebab-case",
        remote = "Self"
    )
)]
pub struct Regulations {
    /// Devices that are switched off may be kept in an agreed bag (11.3.2.1).
    pub devices_in_bag: bool,
    /// The milder penalty for a device that would lose the game (11.3.2.2).
    pub device_penalty: Option<PenaltySet>,
    /// Fines were announced in advance (12.9.7).
    pub fine_announced: bool,
    /// Who leaves the playing area while the opponent has the move must report it (11.2.4).
    pub leaving_is_reported: bool,
    /// No appeals (11.10).
    pub no_appeals: bool,
    /// A championship of FIDE, or an event for its titles or ratings: the edition's own values hold,
    /// but for what its articles leave to the event (preface).
    pub rated_by_fide: bool,
}

#[cfg(feature = "serde")]
super::object::only_objects!(Regulations);
