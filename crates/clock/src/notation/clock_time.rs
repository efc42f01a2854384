//! Clock times as `h:mm:ss`, and the variants in which files have them.

use super::NotationError;
use super::scan::Scanner;
use crate::time::write_hms;
use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// A clock time as PGN writes it: `h:mm:ss`, with a fraction of a second if there is one.
///
/// `parse` takes the standard form with any number of hour digits and up to nine decimals
/// after a point or a comma; [`ClockTime::read`] takes what else is met.
///
/// ```
/// use chesslaws_clock::ClockTime;
/// use core::time::Duration;
///
/// let time: ClockTime = "0:00:58.6".parse()?;
/// assert_eq!(time.0, Duration::from_millis(58_600));
/// assert_eq!(ClockTime(Duration::from_secs(5400)).to_string(), "1:30:00");
/// assert!("0:75:00".parse::<ClockTime>().is_err());
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct ClockTime(
    /// The time.
    pub Duration,
);

/// What two parts such as `03:00` mean. Programs disagree, so the caller decides.
///
/// A fraction settles it: `1:03.333` is always minutes and seconds.
///
/// ```
/// use chesslaws_clock::{ClockTime, TwoParts};
/// let hours = ClockTime::read("03:00", TwoParts::HoursMinutes)?;
/// assert_eq!(hours.time.as_secs(), 3 * 3600);
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum TwoParts {
    /// An error, unless there is a fraction.
    #[default]
    Refuse,
    /// `m:ss`.
    MinutesSeconds,
    /// `h:mm`.
    HoursMinutes,
}

/// How a time was written.
///
/// ```
/// use chesslaws_clock::{ClockTime, TimeForm, TwoParts};
/// assert_eq!(ClockTime::read("12.5", TwoParts::Refuse)?.form, TimeForm::BareSeconds);
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TimeForm {
    /// `h:mm:ss`, with or without a fraction.
    Standard,
    /// Two parts, read as the caller said.
    TwoParts,
    /// A bare number, read as seconds. (One program writes milliseconds so; the text can't
    /// tell.)
    BareSeconds,
    /// Three parts, with minutes or seconds above 59 or not of two digits.
    OddFields,
}

/// A time, and how it was written.
///
/// ```
/// use chesslaws_clock::{ClockTime, ReadTime, TimeForm, TwoParts};
/// use core::time::Duration;
/// assert_eq!(
///     ClockTime::read("0:00:10", TwoParts::Refuse),
///     Ok(ReadTime { time: Duration::from_secs(10), form: TimeForm::Standard }),
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ReadTime {
    /// The time.
    pub time: Duration,
    /// How it was written: anything but [`TimeForm::Standard`] rests on a reading.
    pub form: TimeForm,
}

impl ClockTime {
    /// Reads a time in any form that is met in files: two parts, bare seconds, fields above
    /// 59, blanks and line ends between the parts. Negative times are refused.
    ///
    /// # Errors
    /// [`NotationError`]; two parts are [`NotationError::Ambiguous`] under
    /// [`TwoParts::Refuse`].
    ///
    /// ```
    /// use chesslaws_clock::{ClockTime, TwoParts};
    /// let time = ClockTime::read("1:03.333", TwoParts::Refuse)?.time;
    /// assert_eq!(time.as_millis(), 63_333);
    /// assert!(ClockTime::read("-0:00:01", TwoParts::Refuse).is_err());
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    pub fn read(text: &str, two_parts: TwoParts) -> Result<ReadTime, NotationError> {
        let mut scanner = Scanner::new(text);
        let read = read_time(&mut scanner, two_parts)?;
        scanner.expect_end("the end")?;
        Ok(read)
    }
}

impl FromStr for ClockTime {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = Self::read(text, TwoParts::Refuse)?;
        let blank = text.find(char::is_whitespace);
        if read.form == TimeForm::Standard && blank.is_none() {
            return Ok(Self(read.time));
        }
        let at = blank.unwrap_or(0);
        Err(NotationError::Unexpected {
            expected: "h:mm:ss with minutes and seconds below 60",
            found: text.get(at..).and_then(|rest| rest.chars().next()),
            at,
        })
    }
}

impl fmt::Display for ClockTime {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_hms(f, self.0)
    }
}

/// One field: its value and how many digits it has.
fn read_field(scanner: &mut Scanner<'_>) -> Result<(u64, usize), NotationError> {
    scanner.skip_space();
    let at = scanner.position();
    let value = scanner.integer()?;
    let digits = scanner.position() - at;
    scanner.skip_space();
    Ok((value, digits))
}

/// `.6`, `,333` or nothing.
fn read_fraction(scanner: &mut Scanner<'_>) -> Result<Option<Duration>, NotationError> {
    let at = scanner.position();
    if !(scanner.take('.') || scanner.take(',')) {
        return Ok(None);
    }
    let nanos = scanner.billionths(at)?;
    scanner.skip_space();
    Ok(Some(Duration::from_nanos(nanos)))
}

pub(crate) fn read_time(
    scanner: &mut Scanner<'_>,
    two_parts: TwoParts,
) -> Result<ReadTime, NotationError> {
    scanner.skip_space();
    let start = scanner.position();
    let (first, _) = read_field(scanner)?;
    let mut fields = [first, 0, 0];
    let mut count = 1;
    let mut odd = false;
    for field in fields.iter_mut().skip(1) {
        if !scanner.take(':') {
            break;
        }
        let (value, digits) = read_field(scanner)?;
        odd |= value > 59 || digits != 2;
        *field = value;
        count += 1;
    }
    let fraction = read_fraction(scanner)?;
    let [first, second, third] = fields;
    let (hours, minutes, seconds, form) = match (count, two_parts) {
        (1, _) => (0, 0, first, TimeForm::BareSeconds),
        (2, _) if fraction.is_some() => (0, first, second, TimeForm::TwoParts),
        (2, TwoParts::MinutesSeconds) => (0, first, second, TimeForm::TwoParts),
        (2, TwoParts::HoursMinutes) => (first, second, 0, TimeForm::TwoParts),
        (2, TwoParts::Refuse) => {
            return Err(NotationError::Ambiguous {
                reading: "two parts may be h:mm or m:ss; write h:mm:ss",
            });
        }
        _ if odd => (first, second, third, TimeForm::OddFields),
        _ => (first, second, third, TimeForm::Standard),
    };
    sum(hours, minutes, seconds)
        .map(|time| ReadTime {
            time: time + fraction.unwrap_or_default(),
            form,
        })
        .ok_or(NotationError::Number { at: start })
}

/// The time, if it is at most 1000 days.
fn sum(hours: u64, minutes: u64, seconds: u64) -> Option<Duration> {
    let seconds = hours
        .checked_mul(3600)?
        .checked_add(minutes.checked_mul(60)?)?
        .checked_add(seconds)?;
    let time = Duration::from_secs(seconds);
    (time <= crate::MAX_TIME).then_some(time)
}

/// The time that a move took, from the clock before and after it and what the press added
/// (increment, next period, time given). `None` where the sum says nothing: it would be
/// negative, so the increment is not known or the clock was adjusted.
///
/// With a delay the clock does not tell what was spent inside it.
///
/// ```
/// use chesslaws_clock::time_spent;
/// use core::time::Duration;
/// let seconds = Duration::from_secs;
/// assert_eq!(time_spent(seconds(180), seconds(175), seconds(2)), Some(seconds(7)));
/// assert_eq!(time_spent(seconds(180), seconds(181), seconds(0)), None);
/// ```
#[must_use]
pub fn time_spent(before: Duration, after: Duration, credited: Duration) -> Option<Duration> {
    before.checked_add(credited)?.checked_sub(after)
}

/// The clock after a move, from the clock before it, the time spent and what the press added:
/// for files that have `%emt` and no `%clk`. It is derived, not a reading of a clock. `None`
/// if more was spent than there was.
///
/// ```
/// use chesslaws_clock::clock_after;
/// use core::time::Duration;
/// let seconds = Duration::from_secs;
/// assert_eq!(clock_after(seconds(180), seconds(7), seconds(2)), Some(seconds(175)));
/// assert_eq!(clock_after(seconds(5), seconds(7), seconds(2)), None);
/// ```
#[must_use]
pub fn clock_after(before: Duration, spent: Duration, credited: Duration) -> Option<Duration> {
    before.checked_sub(spent)?.checked_add(credited)
}
