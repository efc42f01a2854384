//! What is reported of a device.

use core::fmt;

/// What is reported of a player's telephone or other device.
///
/// ```
/// use chesslaws_arbiter::DeviceFact;
/// assert_eq!(DeviceFact::Rang.to_string(), "a telephone rang");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum DeviceFact {
    /// A telephone rang.
    Rang,
    /// A device made any other sound that was heard.
    Sounded,
    /// A device was on the player's person.
    OnPerson,
    /// A device was in the player's bag.
    InBag,
    /// A device was elsewhere in the venue.
    InVenue,
    /// A device was used.
    Used,
    /// The bag that holds the device was used without permission.
    BagUsed,
}

impl fmt::Display for DeviceFact {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Rang => "a telephone rang",
            Self::Sounded => "a device made a sound",
            Self::OnPerson => "a device was on the person",
            Self::InBag => "a device was in the bag",
            Self::InVenue => "a device was in the venue",
            Self::Used => "a device was used",
            Self::BagUsed => "the bag with the device was used",
        })
    }
}

/// A part of the place where games are played (11.2).
///
/// ```
/// use chesslaws_arbiter::Zone;
/// assert_eq!(Zone::Area.to_string(), "the playing area");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Zone {
    /// The playing venue: the area, rest rooms, toilets and what else the arbiter names.
    Venue,
    /// The playing area: where the boards stand.
    Area,
}

impl fmt::Display for Zone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Venue => "the playing venue",
            Self::Area => "the playing area",
        })
    }
}
