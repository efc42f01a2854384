//! People who are not playing this game, and what the arbiter says.

use core::fmt;

/// Somebody who is not playing this game. Players who have finished are spectators (11.4).
///
/// ```
/// use chesslaws_arbiter::Outsider;
/// assert_eq!(Outsider::Spectator.to_string(), "a spectator");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Outsider {
    /// A spectator.
    Spectator,
    /// A player of another game.
    OtherPlayer,
    /// White, after this game.
    White,
    /// Black, after this game.
    Black,
}

impl fmt::Display for Outsider {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Spectator => "a spectator",
            Self::OtherPlayer => "a player of another game",
            Self::White => "white, who has finished,",
            Self::Black => "black, who has finished,",
        })
    }
}

/// What somebody does who is not playing this game.
///
/// ```
/// use chesslaws_arbiter::Interference;
/// assert_eq!(Interference::Speaks.to_string(), "speaks about a game");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Interference {
    /// Speaks about a game or interferes otherwise.
    Speaks,
    /// Tells a player of an irregularity.
    TellsPlayer,
    /// Tells the arbiter of an irregularity.
    TellsArbiter,
    /// Claims something or points out a flag, as only the players may.
    Claims,
    /// Uses a telephone or another device.
    UsesDevice,
}

impl fmt::Display for Interference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Speaks => "speaks about a game",
            Self::TellsPlayer => "tells a player of an irregularity",
            Self::TellsArbiter => "tells the arbiter of an irregularity",
            Self::Claims => "makes a claim for a player",
            Self::UsesDevice => "uses a telephone",
        })
    }
}

/// What an arbiter tells the players during the game (12.6).
///
/// ```
/// use chesslaws_arbiter::Remark;
/// assert_eq!(Remark::OpponentHasMoved.to_string(), "that the opponent has moved");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Remark {
    /// How many moves were made.
    NumberOfMoves,
    /// That the opponent has moved.
    OpponentHasMoved,
    /// That the clock was not pressed.
    ClockNotPressed,
}

impl fmt::Display for Remark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::NumberOfMoves => "how many moves were made",
            Self::OpponentHasMoved => "that the opponent has moved",
            Self::ClockNotPressed => "that the clock was not pressed",
        })
    }
}

/// A fault that an arbiter may see, for [`Game::intervention`](crate::Game::intervention).
///
/// ```
/// use chesslaws_arbiter::Seen;
/// assert_ne!(Seen::Flag, Seen::IllegalMove);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Seen {
    /// A completed illegal move.
    IllegalMove,
    /// A breach of touch-move.
    TouchBreach,
    /// A fallen flag.
    Flag,
    /// A move that was not completed by the press, or how many were made.
    Moves,
}

/// Whether the arbiter steps in.
///
/// ```
/// use chesslaws_arbiter::Intervention;
/// assert_eq!(Intervention::MustNot.to_string(), "must not");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Intervention {
    /// He steps in of his own accord.
    Must,
    /// He may.
    May,
    /// He waits for a player's claim.
    MustNot,
}

impl fmt::Display for Intervention {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Must => "must",
            Self::May => "may",
            Self::MustNot => "must not",
        })
    }
}
