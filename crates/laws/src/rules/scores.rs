use crate::Points;

/// What a game scores unless the event announces otherwise.
///
/// ```
/// use chesslaws_laws::rules::Scores;
/// use chesslaws_laws::{Points, Rules};
///
/// assert_eq!(Rules::FIDE_2001.scores.draw, Points::HALF);
/// let football = Scores {
///     win: Points::from_hundredths(300),
///     draw: Points::ONE,
///     ..Rules::FIDE_2023.scores
/// };
/// assert_eq!(football.loss, Points::ZERO);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Scores {
    /// A win or a win by forfeit.
    pub win: Points,
    /// A draw.
    pub draw: Points,
    /// A loss or a forfeit.
    pub loss: Points,
    /// Whether both scores together may not exceed the most that is normally given.
    pub total_capped: bool,
}

/// Penalties that only some editions know. Every edition has the warning, more and less time,
/// loss of the game, points up and down, and expulsion.
///
/// ```
/// use chesslaws_laws::Rules;
///
/// assert!(!Rules::FIDE_2009.penalties.fine);
/// assert!(Rules::FIDE_2023.penalties.exclusion_from_rounds);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Penalties {
    /// A fine announced in advance.
    pub fine: bool,
    /// Exclusion from one or more rounds.
    pub exclusion_from_rounds: bool,
}
