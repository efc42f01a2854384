//! Breaches of conduct, and what the Laws make of each.

use chesslaws_laws::{Citable, Provision, Rules};
use core::fmt;

/// What a player is said to have done against the articles on conduct. Numbers are those of
/// FIDE 2023 where it has the clause.
///
/// ```
/// use chesslaws_arbiter::Breach;
/// assert_eq!(Breach::Distraction.to_string(), "distracting the opponent");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
#[non_exhaustive]
pub enum Breach {
    /// Bringing the game into disrepute (11.1).
    Disrepute,
    /// Notes, sources of information, advice, analysis on another board (11.3.1).
    Aids,
    /// The score sheet used for something else (8.1.4).
    SheetUse,
    /// Leaving the playing venue without permission (11.2.3.1).
    LeavingVenue,
    /// Leaving the playing area on the move without permission (11.2.3.2).
    LeavingArea,
    /// Leaving the playing area unreported, where the regulations ask for a report (11.2.4).
    UnreportedLeaving,
    /// A device that does not lose the game at once (11.3.2).
    Device,
    /// Using the bag with the device without permission (11.3.2.1).
    BagUsed,
    /// Refusing an inspection (11.3.3).
    InspectionRefused,
    /// Smoking where it is not allowed (11.3.4).
    Smoking,
    /// Distracting or annoying the opponent, unjustified offers and claims, noise (11.5).
    Distraction,
    /// Talking where the rules don't provide for it (Russia 2011).
    Talking,
    /// Displeasure voiced to the opponent (Russia 2011).
    Complaints,
    /// Leaving a game without signing or telling the arbiter (Russia 2011).
    WalkingOut,
    /// Dress (Russia 2011).
    Dress,
    /// Drink or drugs (Russia 2011): not for the arbiter to judge.
    Intoxication,
    /// Doping (Russia 2011): not for the arbiter to judge.
    Doping,
    /// Hints from a computer; as use of advice also [`Breach::Aids`] (Russia 2011): the ban is
    /// not for the arbiter to judge.
    ComputerHints,
    /// A move written before it was made (8.1.2).
    WritingInAdvance,
    /// Any other breach of the Laws.
    Other,
}

/// What follows a report of a breach.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Consequence {
    /// If it is upheld, at least one penalty.
    MustBePenalised,
    /// If it is upheld, a penalty or none.
    MayBePenalised,
    /// Somebody else decides.
    Referred(Body),
}

/// Who decides what an arbiter does not.
///
/// ```
/// use chesslaws_arbiter::Body;
/// assert_eq!(Body::Sanctions.to_string(), "the federation's rules on sporting sanctions");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Body {
    /// The chief arbiter.
    ChiefArbiter,
    /// The federation's rules on sporting sanctions.
    Sanctions,
    /// The competent bodies of the federation.
    Federation,
    /// The Code of Ethics.
    Ethics,
}

impl fmt::Display for Body {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::ChiefArbiter => "the chief arbiter",
            Self::Sanctions => "the federation's rules on sporting sanctions",
            Self::Federation => "the federation's competent bodies",
            Self::Ethics => "the Code of Ethics",
        })
    }
}

impl Breach {
    pub(crate) const fn provision(self) -> Provision {
        match self {
            Self::Disrepute => Provision::Disrepute,
            Self::Aids => Provision::Aids,
            Self::SheetUse => Provision::SheetUse,
            Self::LeavingVenue => Provision::LeavingTheVenue,
            Self::LeavingArea => Provision::LeavingOnMove,
            Self::UnreportedLeaving => Provision::LeavingReported,
            Self::Device => Provision::DeviceBan,
            Self::BagUsed => Provision::DeviceInBag,
            Self::InspectionRefused => Provision::Inspection,
            Self::Smoking => Provision::Smoking,
            Self::Distraction => Provision::Distraction,
            Self::Talking => Provision::Talking,
            Self::Complaints => Provision::Complaints,
            Self::WalkingOut => Provision::WalkingOut,
            Self::Dress => Provision::Dress,
            Self::Intoxication => Provision::Intoxication,
            Self::Doping | Self::ComputerHints => Provision::ForbiddenMeans,
            Self::WritingInAdvance => Provision::WritingInAdvance,
            Self::Other => Provision::Penalties,
        }
    }

    /// The breach as the edition names it: where no article names a computer's hints, they are
    /// advice.
    pub(crate) fn named_in(self, rules: &Rules) -> Self {
        if self == Self::ComputerHints && self.provision().cite(rules.edition).is_none() {
            return Self::Aids;
        }
        self
    }

    /// What follows under the rules; `None` where the edition has no article on it.
    pub(crate) fn consequence(self, rules: &Rules) -> Option<Consequence> {
        self.provision().cite(rules.edition)?;
        Some(match self {
            // The articles after 13.7 of Russia 2011 ask for no penalty.
            Self::Talking
            | Self::Complaints
            | Self::WalkingOut
            | Self::Dress
            | Self::WritingInAdvance
            | Self::Other => Consequence::MayBePenalised,
            Self::SheetUse if !rules.conduct.sheet_use_penalised => Consequence::MayBePenalised,
            Self::Intoxication => Consequence::Referred(Body::Sanctions),
            Self::Doping | Self::ComputerHints => Consequence::Referred(Body::Federation),
            _ => Consequence::MustBePenalised,
        })
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::WritingInAdvance => "writing a move before making it",
            Self::Disrepute => "bringing the game into disrepute",
            Self::Aids => "using notes, advice or analysis",
            Self::SheetUse => "using the score sheet for something else",
            Self::LeavingVenue => "leaving the playing venue without permission",
            Self::LeavingArea => "leaving the playing area on the move without permission",
            Self::UnreportedLeaving => "leaving the playing area without a report",
            Self::Device => "having a device in the venue",
            Self::BagUsed => "using the bag without permission",
            Self::InspectionRefused => "refusing an inspection",
            Self::Smoking => "smoking where it is not allowed",
            Self::Distraction => "distracting the opponent",
            Self::Talking => "talking in the playing hall",
            Self::Complaints => "complaining to the opponent",
            Self::WalkingOut => "leaving the game without a word",
            Self::Dress => "improper dress",
            Self::Intoxication => "drink or drugs in the playing venue",
            Self::Doping => "doping",
            Self::ComputerHints => "using hints from a computer",
            Self::Other => "breaking the Laws",
        })
    }
}
