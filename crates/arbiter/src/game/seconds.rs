//! Times in files: seconds as decimal text, exact to the nanosecond.

#[cfg(any(feature = "serde", test))]
use alloc::string::String;
use core::fmt;
use core::time::Duration;

/// A time as `12` or `12.5` seconds.
pub(crate) struct Seconds(pub(crate) Duration);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, nanos) = (self.0.as_secs(), self.0.subsec_nanos());
        if nanos == 0 {
            return write!(f, "{whole}");
        }
        let digits = alloc::format!("{nanos:09}");
        write!(f, "{whole}.{}", digits.trim_end_matches('0'))
    }
}

impl Seconds {
    /// Reads `12` or `12.5`, at most nine digits after the point.
    #[cfg(any(feature = "serde", test))]
    pub(crate) fn parse(text: &str) -> Option<Duration> {
        let (whole, part) = text.split_once('.').unwrap_or((text, ""));
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        if whole.is_empty() || !digits(whole) || !digits(part) || part.len() > 9 {
            return None;
        }
        if text.ends_with('.') {
            return None;
        }
        let mut padded = String::from(part);
        while padded.len() < 9 {
            padded.push('0');
        }
        Some(Duration::new(whole.parse().ok()?, padded.parse().ok()?))
    }
}

#[cfg(feature = "serde")]
pub(crate) mod text {
    use super::{Duration, Seconds};
    use core::fmt;
    use serde::de::{Deserializer, Error, Unexpected, Visitor};
    use serde::ser::Serializer;

    pub(crate) fn serialize<S: Serializer>(time: &Duration, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(&Seconds(*time))
    }

    pub(crate) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Duration, D::Error> {
        from.deserialize_any(Text)
    }

    struct Text;

    impl Visitor<'_> for Text {
        type Value = Duration;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("seconds, as a whole number or as text such as \"12.5\"")
        }

        fn visit_u64<E: Error>(self, seconds: u64) -> Result<Duration, E> {
            Ok(Duration::from_secs(seconds))
        }

        fn visit_str<E: Error>(self, text: &str) -> Result<Duration, E> {
            Seconds::parse(text).ok_or_else(|| E::invalid_value(Unexpected::Str(text), &self))
        }
    }

    /// The same for a time that may be left out.
    pub(crate) mod option {
        use super::{Deserializer, Duration, Seconds, Serializer};

        pub(crate) fn serialize<S: Serializer>(
            time: &Option<Duration>,
            to: S,
        ) -> Result<S::Ok, S::Error> {
            match time {
                Some(time) => to.collect_str(&Seconds(*time)),
                None => to.serialize_none(),
            }
        }

        pub(crate) fn deserialize<'de, D: Deserializer<'de>>(
            from: D,
        ) -> Result<Option<Duration>, D::Error> {
            super::deserialize(from).map(Some)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn a_time_reads_back_exactly(seconds in any::<u64>(), nanos in 0..1_000_000_000u32) {
            let time = Duration::new(seconds, nanos);
            prop_assert_eq!(Seconds::parse(&Seconds(time).to_string()), Some(time));
        }
    }

    #[test]
    fn what_is_no_time_is_refused() {
        for text in [
            "",
            ".5",
            "5.",
            "-1",
            "1e3",
            "0.1234567890",
            "99999999999999999999",
        ] {
            assert_eq!(Seconds::parse(text), None, "{text}");
        }
    }
}
