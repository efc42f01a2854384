use crate::setting::words;
use core::fmt;
use core::time::Duration;

words! {
    /// Standard, rapid or blitz chess.
    ///
    /// ```
    /// use chesslaws_laws::Mode;
    /// assert_eq!(Mode::Blitz.to_string(), "blitz");
    /// ```
    pub enum Mode {
        /// Under the Competition Rules.
        Standard = "standard",
        /// Under the appendix on rapid chess (rapidplay).
        Rapid = "rapid",
        /// Under the appendix on blitz.
        Blitz = "blitz",
    }
}

/// What counts as rapid chess and as blitz.
///
/// ```
/// use chesslaws_laws::{Mode, Rules};
/// use core::time::Duration;
///
/// let minutes = |count: u64| Duration::from_secs(60 * count);
/// let modes = Rules::FIDE_2023.modes;
/// assert_eq!(modes.mode(minutes(10), Duration::ZERO), Mode::Blitz);
/// assert_eq!(modes.mode(minutes(10), Duration::from_secs(5)), Mode::Rapid);
/// assert_eq!(modes.mode(minutes(60), Duration::ZERO), Mode::Standard);
/// assert_eq!(Rules::FIDE_2009.modes.mode(minutes(10), Duration::from_secs(5)), Mode::Rapid);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Modes {
    /// Times of rapid chess.
    pub rapid: TimeBand,
    /// Times of blitz.
    pub blitz: TimeBand,
    /// How many increments are added to the base time; `None` where the text has no formula.
    pub increments: Option<u16>,
    /// Games that one arbiter may supervise for the Competition Rules to hold in rapid chess;
    /// `None` where the text makes no such difference.
    pub rapid_games_per_arbiter: Option<u8>,
    /// The same in blitz.
    pub blitz_games_per_arbiter: Option<u8>,
}

impl Modes {
    /// The mode of a game by a player's base time and his increment for each move.
    ///
    /// ```
    /// use chesslaws_laws::{Mode, Rules};
    /// use core::time::Duration;
    ///
    /// let (base, increment) = (Duration::from_secs(180), Duration::from_secs(2));
    /// assert_eq!(Rules::FIDE_2023.modes.mode(base, increment), Mode::Blitz);
    /// ```
    #[must_use]
    pub fn mode(&self, base: Duration, increment: Duration) -> Mode {
        let count = u32::from(self.increments.unwrap_or(0));
        let total = base.saturating_add(increment.saturating_mul(count));
        if self.blitz.contains(total) {
            Mode::Blitz
        } else if self.rapid.contains(total) {
            Mode::Rapid
        } else {
            Mode::Standard
        }
    }
}

/// A range of times with open or closed ends.
///
/// ```
/// use chesslaws_laws::Rules;
/// use core::time::Duration;
///
/// let rapid = Rules::FIDE_2023.modes.rapid;
/// assert_eq!(rapid.to_string(), "over 10 min, under 1 h");
/// assert!(!rapid.contains(Duration::from_secs(600)));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TimeBand {
    /// The lower end.
    pub from: Duration,
    /// Whether the lower end belongs to the range.
    pub from_included: bool,
    /// The upper end.
    pub to: Duration,
    /// Whether the upper end belongs to the range.
    pub to_included: bool,
}

impl TimeBand {
    /// Whether the range holds `time`.
    ///
    /// ```
    /// use chesslaws_laws::Rules;
    /// use core::time::Duration;
    /// assert!(Rules::FIDE_2023.modes.blitz.contains(Duration::from_secs(600)));
    /// assert!(!Rules::FIDE_2009.modes.blitz.contains(Duration::from_secs(900)));
    /// ```
    #[must_use]
    pub fn contains(&self, time: Duration) -> bool {
        (time > self.from || self.from_included && time == self.from)
            && (time < self.to || self.to_included && time == self.to)
    }
}

impl fmt::Display for TimeBand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use crate::time::Plain;
        if !self.from.is_zero() {
            let lower = if self.from_included {
                "at least"
            } else {
                "over"
            };
            write!(f, "{lower} {}, ", Plain(self.from))?;
        }
        let upper = if self.to_included { "at most" } else { "under" };
        write!(f, "{upper} {}", Plain(self.to))
    }
}
