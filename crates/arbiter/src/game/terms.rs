//! The particulars of events: who, in which order, on what ground.

use chesslaws_laws::Color;

/// Who saw, claimed or stopped something.
///
/// ```
/// use chesslaws_arbiter::Observer;
/// use chesslaws_laws::Color;
/// assert_eq!(Observer::White.player(), Some(Color::White));
/// assert_eq!(Observer::Arbiter.player(), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Observer {
    /// The arbiter or an assistant of his.
    Arbiter,
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
}

impl Observer {
    /// The player, if it was one.
    ///
    /// ```
    /// use chesslaws_arbiter::Observer;
    /// assert!(Observer::Black.player().is_some());
    /// ```
    #[must_use]
    pub const fn player(self) -> Option<Color> {
        match self {
            Self::Arbiter => None,
            Self::White => Some(Color::White),
            Self::Black => Some(Color::Black),
        }
    }
}

/// In which order several pieces were touched (4.3, 4.4).
///
/// ```
/// use chesslaws_arbiter::TouchOrder;
/// assert_eq!(TouchOrder::default(), TouchOrder::InOrder);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum TouchOrder {
    /// As listed.
    #[default]
    InOrder,
    /// At the same time.
    Together,
    /// Nobody can say: the player's own piece counts as touched before the opponent's.
    Unclear,
}

/// What a draw is claimed on.
///
/// ```
/// use chesslaws_arbiter::ClaimGround;
/// assert_eq!(ClaimGround::Threefold.to_string(), "threefold repetition");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ClaimGround {
    /// The same position for the third time (9.2).
    Threefold,
    /// Fifty moves without capture or pawn move (9.3).
    FiftyMoves,
}

impl core::fmt::Display for ClaimGround {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(match self {
            Self::Threefold => "threefold repetition",
            Self::FiftyMoves => "fifty moves",
        })
    }
}

/// How a clock was handled improperly.
///
/// ```
/// use chesslaws_arbiter::ClockFault;
/// assert_eq!(ClockFault::OtherHand.to_string(), "presses with the other hand");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ClockFault {
    /// Pressed with another hand than the one that moved (6.2.3).
    OtherHand,
    /// A finger kept on or over the button (6.2.3).
    Hovering,
    /// Hit with force, lifted or knocked over (6.2.4).
    Force,
}

impl core::fmt::Display for ClockFault {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(match self {
            Self::OtherHand => "presses with the other hand",
            Self::Hovering => "keeps a finger on the clock",
            Self::Force => "handles the clock with force",
        })
    }
}

/// What an assistant does for a player.
///
/// ```
/// use chesslaws_arbiter::AssistantTask;
/// assert_eq!(AssistantTask::Clock.to_string(), "press the clock");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum AssistantTask {
    /// Presses the clock (6.2.6).
    Clock,
    /// Keeps the score (8.1.6).
    Score,
}

impl core::fmt::Display for AssistantTask {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(match self {
            Self::Clock => "press the clock",
            Self::Score => "keep the score",
        })
    }
}

/// On what a draw is claimed where no arbiter is present.
///
/// ```
/// use chesslaws_arbiter::PaperGround;
/// assert_eq!(PaperGround::NoEffort.to_string(), "the opponent makes no effort to win");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum PaperGround {
    /// The opponent cannot win by normal means.
    CannotWin,
    /// The opponent makes no effort to win by normal means.
    NoEffort,
}

impl core::fmt::Display for PaperGround {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(match self {
            Self::CannotWin => "the opponent cannot win by normal means",
            Self::NoEffort => "the opponent makes no effort to win",
        })
    }
}

/// What a move was written down for before it was made (8.1.2).
///
/// ```
/// use chesslaws_arbiter::AdvancePurpose;
/// assert_eq!(AdvancePurpose::default(), AdvancePurpose::None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum AdvancePurpose {
    /// For nothing that the Laws know.
    #[default]
    None,
    /// To claim a draw with it.
    Claim,
    /// To seal it.
    Sealing,
}

impl core::fmt::Display for AdvancePurpose {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(match self {
            Self::None => "for no reason",
            Self::Claim => "to claim a draw",
            Self::Sealing => "to seal it",
        })
    }
}

/// What the assistant of a player with impaired vision, or of the opponent, may do (D.2.10).
///
/// ```
/// use chesslaws_arbiter::Duty;
/// assert_eq!(Duty::Announcing.to_string(), "announces moves");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Duty {
    /// Makes either player's move on the opponent's board.
    MakingMoves,
    /// Announces the moves of both players.
    Announcing,
    /// Keeps the score and starts the opponent's clock.
    ScoreAndClock,
    /// Tells the number of moves and the times, on request only.
    Telling,
    /// Claims when the time is over, and tells of touched pieces.
    Claiming,
    /// Carries out the formalities of an adjournment.
    Adjourning,
}

impl Duty {
    pub(crate) const ALL: [Self; 6] = [
        Self::MakingMoves,
        Self::Announcing,
        Self::ScoreAndClock,
        Self::Telling,
        Self::Claiming,
        Self::Adjourning,
    ];
}

impl core::fmt::Display for Duty {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(match self {
            Self::MakingMoves => "makes moves on the opponent's board",
            Self::Announcing => "announces moves",
            Self::ScoreAndClock => "keeps the score and presses the clock",
            Self::Telling => "tells moves and times",
            Self::Claiming => "claims on time and of touched pieces",
            Self::Adjourning => "carries out the adjournment",
        })
    }
}

/// What an envelope is to bear (I.2).
///
/// ```
/// use chesslaws_arbiter::EnvelopeItem;
/// assert_eq!(EnvelopeItem::Sealer.to_string(), "who sealed");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum EnvelopeItem {
    /// The names of the players.
    Names,
    /// The position before the sealed move.
    Position,
    /// The time that each player has used.
    TimesUsed,
    /// Who sealed.
    Sealer,
    /// The number of the sealed move.
    MoveNumber,
    /// An offer of a draw that still stands.
    Offer,
    /// Date, time and place of the resumption.
    Resumption,
}

impl core::fmt::Display for EnvelopeItem {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.pad(match self {
            Self::Names => "names",
            Self::Position => "position",
            Self::TimesUsed => "times used",
            Self::Sealer => "who sealed",
            Self::MoveNumber => "number of the move",
            Self::Offer => "offer of a draw",
            Self::Resumption => "resumption",
        })
    }
}
