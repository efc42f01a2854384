use std::fmt;
use std::str::FromStr;

/// A calendar date, as far as a tournament file gives it.
///
/// Month and day are 0 where they are unknown: files write `1987/00/00` for a year alone.
///
/// ```
/// use chesslaws_scoring::Date;
///
/// let start: Date = "2026/03/01".parse().unwrap();
/// assert!(start > Date::new(2024, 8, 1).unwrap());
/// assert_eq!("25/09/10".parse::<Date>().unwrap().to_string(), "2025/09/10");
/// assert!("yesterday".parse::<Date>().is_err());
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Date {
    year: u16,
    month: u8,
    day: u8,
}

impl Date {
    /// A date from its numbers, of which an unknown month or day is 0; `None` where the calendar has
    /// no such day.
    ///
    /// ```
    /// use chesslaws_scoring::Date;
    /// assert!(Date::new(2024, 13, 1).is_none());
    /// assert!(Date::new(2024, 2, 29).is_some());
    /// assert!(Date::new(2026, 2, 29).is_none());
    /// ```
    #[must_use]
    pub const fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        let is_leap =
            year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let days = match month {
            2 if is_leap => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        if month > 12 || day > days || year > 9999 {
            return None;
        }
        Some(Self { year, month, day })
    }

    /// The year, month and day; an unknown month or day is 0.
    ///
    /// ```
    /// use chesslaws_scoring::Date;
    /// assert_eq!(Date::new(1987, 0, 0).unwrap().parts(), (1987, 0, 0));
    /// ```
    #[must_use]
    pub const fn parts(self) -> (u16, u8, u8) {
        (self.year, self.month, self.day)
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:04}/{:02}/{:02}", self.year, self.month, self.day)
    }
}

/// The text was not a date.
///
/// ```
/// use chesslaws_scoring::{Date, ParseDateError};
/// assert_eq!("".parse::<Date>(), Err(ParseDateError));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a date as YYYY/MM/DD, YYYY-MM-DD, YYYY.MM.DD, YY/MM/DD or DD/MM/YYYY")]
pub struct ParseDateError;

impl FromStr for Date {
    type Err = ParseDateError;

    fn from_str(text: &str) -> Result<Self, ParseDateError> {
        let mut parts = [0_u16; 3];
        let mut widths = [0; 3];
        let mut count = 0;
        for piece in text.trim().split(['/', '-', '.']) {
            if count == 3 || piece.is_empty() || piece.len() > 4 {
                return Err(ParseDateError);
            }
            // PGN writes `??` for what it does not know.
            parts[count] = if piece.bytes().all(|byte| byte == b'?') {
                0
            } else if piece.bytes().all(|byte| byte.is_ascii_digit()) {
                piece.parse().map_err(|_| ParseDateError)?
            } else {
                return Err(ParseDateError);
            };
            widths[count] = piece.len();
            count += 1;
        }
        let (year, month, day) = match (count, widths) {
            (1, [4, ..]) => (parts[0], 0, 0),
            (3, [4, ..]) => (parts[0], parts[1], parts[2]),
            (3, [_, _, 4]) => (parts[2], parts[1], parts[0]),
            (3, [2, ..]) => (2000 + parts[0], parts[1], parts[2]),
            _ => return Err(ParseDateError),
        };
        let month = u8::try_from(month).map_err(|_| ParseDateError)?;
        let day = u8::try_from(day).map_err(|_| ParseDateError)?;
        Self::new(year, month, day).ok_or(ParseDateError)
    }
}

/// As `YYYY/MM/DD`.
#[cfg(feature = "serde")]
impl serde::Serialize for Date {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

#[cfg(test)]
mod tests {
    use super::Date;

    #[test]
    fn months_have_their_days_and_no_more() {
        for (year, february) in [(2024, 29), (2026, 28), (1900, 28), (2000, 29)] {
            let lengths = [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
            for (month, length) in (1..).zip(lengths) {
                let text = |day: u8| format!("{year}/{month:02}/{day:02}").parse::<Date>();
                for day in 0..=length {
                    assert!(text(day).is_ok(), "{year} {month} {day}");
                }
                for day in length + 1..=99 {
                    assert!(text(day).is_err(), "{year} {month} {day}");
                }
            }
        }
    }
}
