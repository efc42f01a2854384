use crate::setting::words;
use core::time::Duration;

/// What completed illegal moves cost in one mode of play.
///
/// ```
/// use chesslaws_laws::rules::MateImpossible;
/// use chesslaws_laws::Rules;
/// use core::time::Duration;
///
/// let tariff = Rules::FIDE_2001.illegal.standard;
/// assert_eq!(tariff.loses_at, 3);
/// assert_eq!(tariff.compensation, Some(Duration::from_secs(120)));
/// assert_eq!(tariff.mate_impossible, MateImpossible::Loss);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tariff {
    /// Which illegal move of one player loses the game: 1, 2 or 3.
    pub loses_at: u8,
    /// Time that the opponent gets for each earlier one; `None` where the first loses.
    pub compensation: Option<Duration>,
    /// The result when the game would be lost but the opponent cannot mate.
    pub mate_impossible: MateImpossible,
    /// Who must notice it.
    pub noticed_by: NoticedBy,
    /// Until when it must be noticed.
    pub deadline: Deadline,
    /// What happens after the deadline.
    pub afterwards: Afterwards,
}

words! {
    /// The result of a game that a player loses although the opponent cannot checkmate him by
    /// any series of legal moves.
    ///
    /// ```
    /// use chesslaws_laws::rules::MateImpossible;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2018.endings.resignation, MateImpossible::Loss);
    /// assert_eq!(Rules::FIDE_2023.endings.resignation, MateImpossible::Draw);
    /// ```
    pub enum MateImpossible {
        /// Lost all the same.
        Loss = "lost all the same",
        /// The game is drawn.
        Draw = "drawn",
        /// The offender has lost; the arbiter decides the opponent's score.
        ArbiterDecides = "lost; the arbiter decides the opponent's score",
    }
}

words! {
    /// Who must notice an illegal move.
    ///
    /// ```
    /// use chesslaws_laws::rules::NoticedBy;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2009.illegal.blitz.noticed_by, NoticedBy::Claim);
    /// ```
    pub enum NoticedBy {
        /// The arbiter or a player.
        Anyone = "the arbiter or a player",
        /// Only the opponent, by a claim; the arbiter does not step in.
        Claim = "a claim of the opponent only",
    }
}

words! {
    /// Until when an illegal move must be noticed.
    ///
    /// ```
    /// use chesslaws_laws::rules::Deadline;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2023.illegal.standard.deadline, Deadline::DuringGame);
    /// assert_eq!(Rules::FIDE_2023.illegal.rapid.deadline, Deadline::BeforeNextMove);
    /// ```
    pub enum Deadline {
        /// At any time during the game.
        DuringGame = "at any time during the game",
        /// Before the opponent touches a piece to move it.
        BeforeTouch = "before the opponent touches a piece",
        /// Before the opponent has made his next move.
        BeforeNextMove = "before the opponent's next move",
    }
}

words! {
    /// What happens to an illegal move that was not noticed in time.
    ///
    /// ```
    /// use chesslaws_laws::rules::Afterwards;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(
    ///     Rules::FIDE_2023.illegal.rapid.afterwards,
    ///     Afterwards::StandsUnlessPlayersAgree,
    /// );
    /// ```
    pub enum Afterwards {
        /// It stands.
        Stands = "stands",
        /// It stands unless the players agree to correct it, without the arbiter.
        StandsUnlessPlayersAgree = "stands unless the players agree to correct it",
    }
}
