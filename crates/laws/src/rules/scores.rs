use crate::Points;
use crate::setting::words;

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

/// Penalties that only some editions know, and the limits of the others. Every edition has the
/// warning, more and less time, loss of the game, points up and down, and expulsion.
///
/// ```
/// use chesslaws_laws::rules::LosersOpponent;
/// use chesslaws_laws::Rules;
///
/// assert!(!Rules::FIDE_2009.penalties.fine);
/// assert!(Rules::FIDE_2023.penalties.exclusion_from_rounds);
/// assert_eq!(Rules::FIDE_2001.penalties.opponent_after_loss, LosersOpponent::Win);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Penalties {
    /// A fine announced in advance.
    pub fine: bool,
    /// Exclusion from one or more rounds.
    pub exclusion_from_rounds: bool,
    /// What the opponent of a player scores whose game is declared lost.
    pub opponent_after_loss: LosersOpponent,
    /// What the opponent of a player scores who persistently refuses to comply.
    pub opponent_after_refusal: LosersOpponent,
    /// Whether expulsion loses a game that is still going on; where it does not, that game needs
    /// a result of its own.
    pub expulsion_loses: bool,
    /// Whether all the time that is left may be taken, if the arbiter confirms that he means it.
    pub all_time_if_confirmed: bool,
}

words! {
    /// What the opponent of a player scores who loses by an arbiter's decision.
    ///
    /// ```
    /// use chesslaws_laws::rules::LosersOpponent;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(
    ///     Rules::FIDE_2005.penalties.opponent_after_refusal,
    ///     LosersOpponent::ArbiterAdvised,
    /// );
    /// ```
    pub enum LosersOpponent {
        /// A win.
        Win = "a win",
        /// The arbiter decides.
        ArbiterDecides = "the arbiter decides",
        /// The arbiter decides; recommended is a win, or half a point if he cannot mate.
        ArbiterAdvised = "the arbiter decides; recommended: a win, or half a point if he cannot mate",
    }
}
