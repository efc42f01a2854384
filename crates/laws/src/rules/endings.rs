use super::MateImpossible;

/// How a game ends on the board.
///
/// ```
/// use chesslaws_laws::rules::MateImpossible;
/// use chesslaws_laws::Rules;
///
/// assert!(Rules::FIDE_2001.endings.dead_position_at_once);
/// assert_eq!(Rules::FIDE_2023.endings.resignation, MateImpossible::Draw);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Endings {
    /// Whether a dead position draws the game at once, without a claim.
    pub dead_position_at_once: bool,
    /// The result of a resignation when the opponent cannot mate.
    pub resignation: MateImpossible,
}

/// Pressing and setting the clock.
///
/// ```
/// use chesslaws_laws::Rules;
///
/// assert!(!Rules::FIDE_2009.clocks.next_move_completes);
/// assert!(Rules::FIDE_2014.clocks.next_move_completes);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Clocks {
    /// Whether a player who forgot to press completes his move by making the next one.
    pub next_move_completes: bool,
    /// Whether the text has a clause on a clock that was set wrongly.
    pub wrong_setting_named: bool,
    /// Whether an assistant costs a player with a disability no time.
    pub disability_spares_time: bool,
}
