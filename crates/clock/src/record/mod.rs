//! The clock as a record for a device's memory.

mod bytes;
mod control;
mod state;

use crate::clock::Clock;
use bytes::{Reader, Writer, crc32};

const MAGIC: [u8; 4] = *b"CLSK";
const VERSION: u16 = 1;
const HEADER_LEN: usize = 8;
const CRC_LEN: usize = 4;

const fn record_len() -> usize {
    HEADER_LEN + control::LEN + state::LEN + CRC_LEN
}

/// Why a record was refused. Nothing is ever restored from a record that is not whole.
///
/// ```
/// use chesslaws_clock::{Clock, RecordError};
///
/// let mut record = Clock::new("5m".parse()?).to_record();
/// record[100] ^= 1;
/// assert!(matches!(Clock::from_record(&record), Err(RecordError::Checksum { .. })));
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum RecordError {
    /// Not the length of a record.
    #[error("expected a record of {expected} bytes, found {found}")]
    Length {
        /// [`Clock::RECORD_LEN`].
        expected: usize,
        /// Bytes given.
        found: usize,
    },
    /// The record does not begin with `CLSK`.
    #[error("expected a record that begins with CLSK, found {found:?}")]
    Magic {
        /// The first four bytes.
        found: [u8; 4],
    },
    /// A version that this crate does not know.
    #[error("expected a record of version 1, found version {found}")]
    Version {
        /// The version of the record.
        found: u16,
    },
    /// The record is damaged.
    #[error("expected checksum {computed:#010x}, found {stored:#010x}")]
    Checksum {
        /// The checksum at the record's end.
        stored: u32,
        /// The checksum of its bytes.
        computed: u32,
    },
    /// The checksum is right and a field can't be: the record was not written by this crate.
    #[error("byte {at}: expected {expected}")]
    Field {
        /// Where the field begins.
        at: usize,
        /// What could stand there.
        expected: &'static str,
    },
}

impl Clock {
    /// The length of a record, in bytes.
    ///
    /// ```
    /// assert_eq!(chesslaws_clock::Clock::RECORD_LEN, 700);
    /// ```
    pub const RECORD_LEN: usize = record_len();

    /// The whole clock, control and latest press included, as a record of fixed length:
    /// `CLSK`, version, length, fields, CRC-32; little-endian, times in nanoseconds. A device
    /// can write it to its memory after every press.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// let clock = Clock::new("40/5400+30:1800+30".parse()?);
    /// assert_eq!(Clock::from_record(&clock.to_record())?, clock);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_record(&self) -> [u8; Self::RECORD_LEN] {
        let mut writer = Writer::new();
        writer.put(MAGIC);
        writer.word(VERSION);
        writer.word(u16::try_from(record_len()).unwrap_or(u16::MAX));
        control::write(&mut writer, &self.control);
        state::write(&mut writer, &self.state);
        let body = writer.bytes.get(..writer.at).unwrap_or(&[]);
        let crc = crc32(body);
        writer.count(crc);
        writer.bytes
    }

    /// The clock of a record, exactly as it was written. If the host's time has begun anew
    /// since, go on with [`Clock::rebase`].
    ///
    /// # Errors
    /// [`RecordError`] if the record is damaged or from elsewhere.
    ///
    /// ```
    /// use chesslaws_clock::{Clock, Status};
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    ///
    /// let mut clock = Clock::new("5m".parse()?);
    /// clock.start(Color::White, Duration::from_secs(100))?;
    /// clock.press(Color::White, Duration::from_secs(110))?;
    /// let flash = clock.to_record();
    ///
    /// // The power was away; the device counts from zero again.
    /// let mut clock = Clock::from_record(&flash)?;
    /// clock.rebase(Duration::ZERO)?;
    /// assert_eq!(clock.status(), Status::Paused(Color::Black));
    /// clock.resume(Duration::from_secs(1))?;
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_record(record: &[u8]) -> Result<Self, RecordError> {
        let expected = record_len();
        let found = record.len();
        if found != expected {
            return Err(RecordError::Length { expected, found });
        }
        let mut reader = Reader {
            bytes: record,
            at: 0,
        };
        let magic = reader.take()?;
        if magic != MAGIC {
            return Err(RecordError::Magic { found: magic });
        }
        let version = reader.word()?;
        if version != VERSION {
            return Err(RecordError::Version { found: version });
        }
        let body = record.get(..expected - CRC_LEN).unwrap_or(&[]);
        let computed = crc32(body);
        let mut end = Reader {
            bytes: record,
            at: expected - CRC_LEN,
        };
        let stored = end.count()?;
        if stored != computed {
            return Err(RecordError::Checksum { stored, computed });
        }
        let at = reader.at;
        let length = reader.word()?;
        reader.require(usize::from(length) == expected, at, "the record's length")?;
        let control = control::read(&mut reader)?;
        let state = state::read(&mut reader, &control)?;
        let clock = Self { control, state };
        // Every clock has one record, so whatever reads back otherwise was not written here.
        let written = clock.to_record();
        let mut pairs = written.iter().zip(record);
        match pairs.position(|(ours, given)| ours != given) {
            None => Ok(clock),
            Some(at) => Err(RecordError::Field {
                at,
                expected: "what a clock in this state writes",
            }),
        }
    }
}
