use crate::setting::words;

/// Players who come late or not at all. How late is too late:
/// [`Rules::default_time`](crate::Rules::default_time).
///
/// ```
/// use chesslaws_laws::rules::BothAbsent;
/// use chesslaws_laws::Rules;
///
/// assert!(Rules::FIDE_2001.arrival.arbiter_may_excuse);
/// assert!(!Rules::FIDE_2009.arrival.arbiter_may_excuse);
/// assert_eq!(Rules::FIDE_2001.arrival.both_absent, BothAbsent::WhiteLosesTime);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Arrival {
    /// Whether the arbiter may decide that a player who is too late has not lost.
    pub arbiter_may_excuse: bool,
    /// Whose time runs while nobody is there.
    pub both_absent: BothAbsent,
    /// Absences without a valid reason that put a player out of the event, if any number does;
    /// the chief arbiter may keep him in.
    pub unexcused_absences_exclude: Option<u8>,
    /// Absences of any kind that put a player out of the event, if any number does.
    pub absences_exclude: Option<u8>,
    /// Whether a player who came too late, and lost by that, counts as absent for these.
    pub lateness_is_absence: bool,
}

words! {
    /// Whose time runs while neither player is at the board.
    ///
    /// ```
    /// use chesslaws_laws::rules::BothAbsent;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(
    ///     Rules::FIDE_2023.arrival.both_absent,
    ///     BothAbsent::WhiteLosesTimeIfDefaultTime,
    /// );
    /// ```
    pub enum BothAbsent {
        /// White loses all the time until he arrives.
        WhiteLosesTime = "White loses the time",
        /// White loses the time until he arrives, if the default time is more than zero; with
        /// none, both are late.
        WhiteLosesTimeIfDefaultTime = "White loses the time if the default time is not zero",
    }
}
