use core::fmt;
use core::ops::{Add, Neg, Sub};
use core::str::FromStr;

/// An exact number of points, counted in hundredths of a point.
///
/// Hundredths hold the half points of the Laws, the tenths of tournament files and every
/// announced scoring system met so far, without any rounding.
///
/// ```
/// use chesslaws_laws::Points;
///
/// assert_eq!(Points::HALF + Points::HALF, Points::ONE);
/// assert_eq!(Points::HALF.to_string(), "0.5");
/// assert_eq!(Points::from_hundredths(325).to_string(), "3.25");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point: a draw under the Laws.
    pub const HALF: Self = Self(50);
    /// One point: a win under the Laws.
    pub const ONE: Self = Self(100);

    /// Points from hundredths of a point.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// assert_eq!(Points::from_hundredths(50), Points::HALF);
    /// ```
    #[must_use]
    pub const fn from_hundredths(hundredths: i32) -> Self {
        Self(hundredths)
    }

    /// The number of hundredths of a point.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// assert_eq!(Points::ONE.hundredths(), 100);
    /// ```
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// The sum, or `None` if it does not fit.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// assert_eq!(Points::ONE.checked_add(Points::HALF), Some(Points::from_hundredths(150)));
    /// assert_eq!(Points::from_hundredths(i32::MAX).checked_add(Points::ONE), None);
    /// ```
    #[must_use]
    pub const fn checked_add(self, other: Self) -> Option<Self> {
        match self.0.checked_add(other.0) {
            Some(sum) => Some(Self(sum)),
            None => None,
        }
    }
}

/// Saturates at the ends of the range, some 21 million points away.
impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

/// Saturates at the ends of the range, some 21 million points away.
impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let hundredths = self.0.unsigned_abs();
        let (whole, part) = (hundredths / 100, hundredths % 100);
        match (part, part % 10) {
            (0, _) => write!(f, "{sign}{whole}"),
            (_, 0) => write!(f, "{sign}{whole}.{}", part / 10),
            _ => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// The text is no number of points.
///
/// ```
/// use chesslaws_laws::{ParsePointsError, Points};
/// assert_eq!("1.005".parse::<Points>(), Err(ParsePointsError));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected points with at most two decimals, such as `1`, `0.5`, `½` or `1/2`")]
pub struct ParsePointsError;

/// Reads `1`, `0.5`, `3.25`, `.5`, `-1`, and a half as `½`, `1½` or `1/2`.
///
/// ```
/// use chesslaws_laws::Points;
///
/// assert_eq!("1/2".parse(), Ok(Points::HALF));
/// assert_eq!("½".parse(), Ok(Points::HALF));
/// assert_eq!("2½".parse(), Ok(Points::from_hundredths(250)));
/// assert_eq!("0.25".parse(), Ok(Points::from_hundredths(25)));
/// ```
impl FromStr for Points {
    type Err = ParsePointsError;

    fn from_str(text: &str) -> Result<Self, ParsePointsError> {
        let (size, negative) = match text.strip_prefix('-') {
            Some(size) => (size, true),
            None => (text, false),
        };
        let hundredths = magnitude(size).ok_or(ParsePointsError)?;
        let signed = if negative { -hundredths } else { hundredths };
        i32::try_from(signed)
            .map(Self)
            .map_err(|_| ParsePointsError)
    }
}

/// Hundredths of an unsigned number of points.
fn magnitude(text: &str) -> Option<i64> {
    if text == "1/2" {
        return Some(50);
    }
    if let Some(whole) = text.strip_suffix('½') {
        return digits(whole)?.checked_mul(100)?.checked_add(50);
    }
    let (whole, part) = text.split_once('.').unwrap_or((text, "0"));
    let hundredths = match part.len() {
        1 => digits(part)? * 10,
        2 => digits(part)?,
        _ => return None,
    };
    if text.starts_with('.') || !whole.is_empty() {
        return digits(whole)?.checked_mul(100)?.checked_add(hundredths);
    }
    None
}

/// A run of digits; an empty one is zero.
fn digits(text: &str) -> Option<i64> {
    text.bytes().try_fold(0_i64, |value, byte| {
        let digit = byte.is_ascii_digit().then(|| i64::from(byte - b'0'))?;
        value.checked_mul(10)?.checked_add(digit)
    })
}

#[cfg(feature = "serde")]
mod text {
    //! Points in files are strings: no rounding on the way.

    use super::Points;
    use core::fmt;
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de};

    impl Serialize for Points {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            serializer.collect_str(self)
        }
    }

    struct Text;

    impl de::Visitor<'_> for Text {
        type Value = Points;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("points as text, such as \"0.5\"")
        }

        fn visit_str<E: de::Error>(self, text: &str) -> Result<Points, E> {
            text.parse().map_err(E::custom)
        }
    }

    impl<'de> Deserialize<'de> for Points {
        fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
            deserializer.deserialize_str(Text)
        }
    }
}

#[cfg(test)]
mod tests {
    extern crate std;
    use super::*;
    use proptest::prelude::*;
    use std::string::ToString;

    proptest! {
        #[test]
        fn points_read_back_what_they_print(hundredths in any::<i32>()) {
            let points = Points::from_hundredths(hundredths);
            prop_assert_eq!(points.to_string().parse(), Ok(points));
        }

        #[test]
        fn no_text_panics(text in "[-0-9./½ ]{0,14}") {
            let _ = text.parse::<Points>();
        }
    }

    #[test]
    fn what_is_no_number_of_points_is_refused() {
        for text in [
            "",
            "-",
            "+",
            ".",
            "1.",
            "1.000",
            "--1",
            "½½",
            "1/3",
            " 1",
            "1 ",
            "0,5",
            "one",
            "21474836.48",
            "99999999999999999999",
            "٣",
        ] {
            assert_eq!(text.parse::<Points>(), Err(ParsePointsError), "{text:?}");
        }
    }

    #[cfg(feature = "serde")]
    #[test]
    fn points_are_strings_in_files() -> serde_json::Result<()> {
        assert_eq!(serde_json::to_string(&Points::HALF)?, "\"0.5\"");
        assert_eq!(serde_json::from_str::<Points>("\"1.5\"")?.hundredths(), 150);
        assert!(serde_json::from_str::<Points>("0.5").is_err());
        assert!(serde_json::from_str::<Points>("\"half\"").is_err());
        Ok(())
    }
}
