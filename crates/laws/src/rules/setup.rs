use super::Mode;
use crate::setting::words;

/// A game that began wrongly.
///
/// ```
/// use chesslaws_laws::{Mode, Rules};
///
/// assert_eq!(Rules::FIDE_2023.set_up.new_game_until(Mode::Rapid), Some(10));
/// assert_eq!(Rules::FIDE_2023.set_up.new_game_until(Mode::Standard), None);
/// assert_eq!(Rules::FIDE_2018.set_up.reversed_restart_below, Some(10));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SetUp {
    /// Colours reversed: a new game while fewer moves than this are made by both players, then
    /// play on. `None`: play on unless the arbiter rules otherwise.
    pub reversed_restart_below: Option<u16>,
    /// Wrong initial position or board in standard chess: moves by each player after which no
    /// claim is possible; `None`: found at any time, a new game is played.
    pub standard_limit: Option<u16>,
    /// The same in rapid chess without full supervision.
    pub rapid_limit: Option<u16>,
    /// The same in blitz without full supervision.
    pub blitz_limit: Option<u16>,
    /// A clock in rapid chess or blitz found wrongly set after that number of moves.
    pub late_clock_setting: LateClockSetting,
}

impl SetUp {
    /// Moves by each player after which a wrong set-up can no longer be claimed; `None`: at any
    /// time. For rapid and blitz this is the rule without full supervision; with it the rule of
    /// standard chess holds.
    ///
    /// ```
    /// use chesslaws_laws::{Mode, Rules};
    /// assert_eq!(Rules::FIDE_2001.set_up.new_game_until(Mode::Blitz), Some(3));
    /// ```
    #[must_use]
    pub const fn new_game_until(&self, mode: Mode) -> Option<u16> {
        match mode {
            Mode::Standard => self.standard_limit,
            Mode::Rapid => self.rapid_limit,
            Mode::Blitz => self.blitz_limit,
        }
    }
}

words! {
    /// A clock of a rapid or blitz game that is found wrongly set once too many moves were made.
    ///
    /// ```
    /// use chesslaws_laws::rules::LateClockSetting;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.set_up.late_clock_setting, LateClockSetting::Stands);
    /// ```
    pub enum LateClockSetting {
        /// It stands.
        Stands = "stands",
        /// It stands unless the schedule of the event would suffer.
        StandsUnlessScheduleSuffers = "stands unless the schedule suffers",
    }
}
