//! Time as the clock counts it: signed nanoseconds in an `i64`.

use core::fmt::{self, Write};
use core::time::Duration;

pub(crate) const NANOS_PER_SECOND: i64 = 1_000_000_000;

/// The longest time that a control or an adjustment may name: 1000 days.
///
/// It holds every control played by hand or by post, and keeps all sums far from the
/// limits of 64-bit arithmetic.
///
/// ```
/// use chesslaws_clock::MAX_TIME;
/// assert_eq!(MAX_TIME.as_secs(), 1000 * 24 * 3600);
/// ```
pub const MAX_TIME: Duration = Duration::from_secs(1000 * 24 * 3600);

/// Nanoseconds of `time`, or `None` past 292 years.
pub(crate) fn checked_nanos(time: Duration) -> Option<i64> {
    i64::try_from(time.as_secs())
        .ok()?
        .checked_mul(NANOS_PER_SECOND)?
        .checked_add(i64::from(time.subsec_nanos()))
}

/// Nanoseconds of a time that was checked against [`MAX_TIME`] before.
///
/// It saturates instead of failing, because a validated control can't get there.
pub(crate) fn nanos(time: Duration) -> i64 {
    checked_nanos(time).unwrap_or(i64::MAX)
}

/// The span as a `Duration`; a negative one is zero.
pub(crate) fn duration(nanos: i64) -> Duration {
    Duration::from_nanos(u64::try_from(nanos).unwrap_or(0))
}

/// A signed span of time: time left, or, below zero, time overrun.
///
/// A flag falls when nothing is left (article 6.1.1), so zero counts as expired. Nothing is
/// ever rounded inside; the readings in coarser units round down, so a display never shows
/// more than there is.
///
/// ```
/// use chesslaws_clock::TimeLeft;
/// use core::time::Duration;
///
/// let left = TimeLeft::from_nanos(-37_000_000);
/// assert!(left.is_expired());
/// assert_eq!(left.overrun(), Duration::from_millis(37));
/// assert_eq!(left.to_string(), "-0:00:00.037");
/// assert_eq!(TimeLeft::from(Duration::from_secs(5400)).to_string(), "1:30:00");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct TimeLeft(i64);

impl TimeLeft {
    /// No time at all.
    pub const ZERO: Self = Self(0);

    /// A span of `nanos` nanoseconds, negative for an overrun.
    ///
    /// ```
    /// use chesslaws_clock::TimeLeft;
    /// assert_eq!(TimeLeft::from_nanos(0), TimeLeft::ZERO);
    /// ```
    #[must_use]
    pub const fn from_nanos(nanos: i64) -> Self {
        Self(nanos)
    }

    /// The exact span in nanoseconds.
    ///
    /// ```
    /// use chesslaws_clock::TimeLeft;
    /// assert_eq!(TimeLeft::from_nanos(-5).as_nanos(), -5);
    /// ```
    #[must_use]
    pub const fn as_nanos(self) -> i64 {
        self.0
    }

    /// Whole microseconds, rounded down.
    ///
    /// ```
    /// use chesslaws_clock::TimeLeft;
    /// assert_eq!(TimeLeft::from_nanos(1_999).as_micros(), 1);
    /// assert_eq!(TimeLeft::from_nanos(-1).as_micros(), -1);
    /// ```
    #[must_use]
    pub const fn as_micros(self) -> i64 {
        self.0.div_euclid(1_000)
    }

    /// Whole milliseconds, rounded down.
    ///
    /// ```
    /// use chesslaws_clock::TimeLeft;
    /// assert_eq!(TimeLeft::from_nanos(1_500_000).as_millis(), 1);
    /// ```
    #[must_use]
    pub const fn as_millis(self) -> i64 {
        self.0.div_euclid(1_000_000)
    }

    /// Whether nothing is left: zero is expired (article 6.1.1).
    ///
    /// ```
    /// use chesslaws_clock::TimeLeft;
    /// assert!(TimeLeft::ZERO.is_expired());
    /// assert!(!TimeLeft::from_nanos(1).is_expired());
    /// ```
    #[must_use]
    pub const fn is_expired(self) -> bool {
        self.0 <= 0
    }

    /// The time left, zero when overrun: what a display shows.
    ///
    /// ```
    /// use chesslaws_clock::TimeLeft;
    /// use core::time::Duration;
    /// assert_eq!(TimeLeft::from_nanos(-1).time(), Duration::ZERO);
    /// ```
    #[must_use]
    pub fn time(self) -> Duration {
        duration(self.0)
    }

    /// By how much the time was overrun, zero when it was not.
    ///
    /// ```
    /// use chesslaws_clock::TimeLeft;
    /// use core::time::Duration;
    /// assert_eq!(TimeLeft::from_nanos(-1).overrun(), Duration::from_nanos(1));
    /// ```
    #[must_use]
    pub fn overrun(self) -> Duration {
        duration(self.0.saturating_neg())
    }
}

impl From<Duration> for TimeLeft {
    /// The same span; one past 292 years saturates.
    fn from(time: Duration) -> Self {
        Self(nanos(time))
    }
}

impl fmt::Display for TimeLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0 < 0 {
            f.write_str("-")?;
        }
        write_hms(f, Duration::from_nanos(self.0.unsigned_abs()))
    }
}

/// Writes `h:mm:ss` with the fraction trimmed of its zeros.
pub(crate) fn write_hms(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let seconds = time.as_secs();
    write!(f, "{}:{:02}:", seconds / 3600, seconds / 60 % 60)?;
    write!(f, "{:02}", seconds % 60)?;
    write_fraction(f, time.subsec_nanos())
}

/// Writes a fraction of a second as `.d…` without trailing zeros, or nothing.
pub(crate) fn write_fraction(f: &mut fmt::Formatter<'_>, nanos: u32) -> fmt::Result {
    if nanos == 0 {
        return Ok(());
    }
    f.write_char('.')?;
    let mut unit = 100_000_000;
    let mut rest = nanos;
    while rest > 0 && unit > 0 {
        let digit = u8::try_from(rest / unit).unwrap_or(9);
        f.write_char(char::from(b'0' + digit.min(9)))?;
        rest %= unit;
        unit /= 10;
    }
    Ok(())
}
