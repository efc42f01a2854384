use crate::setting::words;
use core::time::Duration;

/// The score sheet.
///
/// ```
/// use chesslaws_laws::rules::ExemptionLasts;
/// use chesslaws_laws::Rules;
/// use core::time::Duration;
///
/// let recording = Rules::FIDE_2023.recording;
/// assert_eq!(recording.exempt_below, Duration::from_secs(300));
/// assert_eq!(recording.exemption_lasts, ExemptionLasts::RestOfPeriod);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Recording {
    /// A player with less than this need not record (8.4).
    pub exempt_below: Duration,
    /// An increment of this much or more leaves the duty in force.
    pub increment_keeps_duty: Duration,
    /// How long the freedom lasts.
    pub exemption_lasts: ExemptionLasts,
    /// Whether the sheet must be brought up to date once a flag falls.
    pub update_at_flag: bool,
    /// Whether moves must be recorded in rapid chess and blitz.
    pub in_rapid_and_blitz: bool,
    /// A player who is unable to record.
    pub unable: UnableToRecord,
    /// Writing a move before it is made.
    pub in_advance: WritingInAdvance,
    /// What the opponent gets from the third complaint of writing in advance on, after a remark and a
    /// warning, where a commentary advises such steps.
    pub in_advance_compensation: Option<Duration>,
    /// Whether an electronic score sheet is admitted by name.
    pub electronic_sheet: bool,
    /// How often in a game a player may ask to see the sheet of a supervised rapid or blitz game.
    pub sheet_requests: Option<u8>,
}

words! {
    /// How long a player in time trouble need not record.
    ///
    /// ```
    /// use chesslaws_laws::rules::ExemptionLasts;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.recording.exemption_lasts, ExemptionLasts::WhileBelow);
    /// ```
    pub enum ExemptionLasts {
        /// Only while he has less than the limit.
        WhileBelow = "while below the limit",
        /// To the end of the period.
        RestOfPeriod = "to the end of the period",
    }
}

words! {
    /// Writing a move before it is made on the board.
    ///
    /// ```
    /// use chesslaws_laws::rules::WritingInAdvance;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.recording.in_advance, WritingInAdvance::Allowed);
    /// ```
    pub enum WritingInAdvance {
        /// Not forbidden.
        Allowed = "not forbidden",
        /// Forbidden, except for a claim of a draw.
        ClaimOnly = "forbidden except for a claim",
        /// Forbidden, except for a claim of a draw or to seal a move.
        ClaimOrSealing = "forbidden except for a claim or sealing",
    }
}

words! {
    /// What happens when a player is unable to record.
    ///
    /// ```
    /// use chesslaws_laws::rules::UnableToRecord;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.recording.unable, UnableToRecord::TimeDeducted);
    /// ```
    pub enum UnableToRecord {
        /// The arbiter takes an amount of time from him before the game.
        TimeDeducted = "time is deducted before the game",
        /// An assistant acceptable to the arbiter records, and the clock is adjusted fairly.
        Assistant = "an assistant records and the clock is adjusted",
    }
}
