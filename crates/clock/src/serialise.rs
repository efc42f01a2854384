//! `serde`: a control as its text, a clock as its record.

use crate::clock::Clock;
use crate::control::TimeControl;
use core::fmt;
use serde::de::{Error, Unexpected, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for TimeControl {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for TimeControl {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;

        impl Visitor<'_> for Text {
            type Value = TimeControl;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a time control such as \"90m/40 + 30m + 30s\"")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<TimeControl, E> {
                text.parse().map_err(E::custom)
            }
        }

        deserializer.deserialize_str(Text)
    }
}

struct Hex<'a>(&'a [u8]);

impl fmt::Display for Hex<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl Serialize for Clock {
    /// The record of [`Clock::to_record`]: in hexadecimal where people read, else as bytes.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let record = self.to_record();
        if serializer.is_human_readable() {
            serializer.collect_str(&Hex(&record))
        } else {
            serializer.serialize_bytes(&record)
        }
    }
}

struct Record;

impl Visitor<'_> for Record {
    type Value = Clock;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a clock record of {} bytes", Clock::RECORD_LEN)
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Clock, E> {
        let mut record = [0; Clock::RECORD_LEN];
        if text.len() != 2 * record.len() {
            return Err(E::invalid_length(text.len() / 2, &self));
        }
        for (slot, pair) in record.iter_mut().zip(text.as_bytes().chunks_exact(2)) {
            *slot = pair
                .iter()
                .try_fold(0, |byte, digit| {
                    Some(byte << 4 | char::from(*digit).to_digit(16)? as u8)
                })
                .ok_or_else(|| E::invalid_value(Unexpected::Str("not hexadecimal"), &self))?;
        }
        self.visit_bytes(&record)
    }

    fn visit_bytes<E: Error>(self, record: &[u8]) -> Result<Clock, E> {
        Clock::from_record(record).map_err(E::custom)
    }
}

impl<'de> Deserialize<'de> for Clock {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            deserializer.deserialize_str(Record)
        } else {
            deserializer.deserialize_bytes(Record)
        }
    }
}
