//! Little-endian fields in a fixed record, and its checksum.

use super::{RecordError, record_len};

/// Fills a record from front to back.
pub(crate) struct Writer {
    pub(crate) bytes: [u8; record_len()],
    pub(crate) at: usize,
}

impl Writer {
    pub(crate) const fn new() -> Self {
        Self {
            bytes: [0; record_len()],
            at: 0,
        }
    }

    pub(crate) fn put<const N: usize>(&mut self, field: [u8; N]) {
        if let Some(slot) = self.bytes.get_mut(self.at..self.at + N) {
            slot.copy_from_slice(&field);
        }
        self.at += N;
    }

    pub(crate) fn byte(&mut self, value: u8) {
        self.put([value]);
    }

    pub(crate) fn flag(&mut self, value: bool) {
        self.byte(u8::from(value));
    }

    pub(crate) fn word(&mut self, value: u16) {
        self.put(value.to_le_bytes());
    }

    pub(crate) fn count(&mut self, value: u32) {
        self.put(value.to_le_bytes());
    }

    pub(crate) fn time(&mut self, value: i64) {
        self.put(value.to_le_bytes());
    }

    /// A presence byte and the time, zero if absent.
    pub(crate) fn maybe_time(&mut self, value: Option<i64>) {
        self.flag(value.is_some());
        self.time(value.unwrap_or(0));
    }
}

/// Takes a record apart from front to back.
pub(crate) struct Reader<'a> {
    pub(crate) bytes: &'a [u8],
    pub(crate) at: usize,
}

impl Reader<'_> {
    pub(crate) fn take<const N: usize>(&mut self) -> Result<[u8; N], RecordError> {
        let field = self
            .bytes
            .get(self.at..)
            .and_then(<[u8]>::first_chunk::<N>)
            .ok_or(RecordError::Length {
                expected: record_len(),
                found: self.bytes.len(),
            })?;
        self.at += N;
        Ok(*field)
    }

    pub(crate) fn byte(&mut self) -> Result<u8, RecordError> {
        let [value] = self.take()?;
        Ok(value)
    }

    pub(crate) fn word(&mut self) -> Result<u16, RecordError> {
        Ok(u16::from_le_bytes(self.take()?))
    }

    pub(crate) fn count(&mut self) -> Result<u32, RecordError> {
        Ok(u32::from_le_bytes(self.take()?))
    }

    pub(crate) fn time(&mut self) -> Result<i64, RecordError> {
        Ok(i64::from_le_bytes(self.take()?))
    }

    pub(crate) fn flag(&mut self) -> Result<bool, RecordError> {
        self.choice("0 or 1", |byte| match byte {
            0 => Some(false),
            1 => Some(true),
            _ => None,
        })
    }

    /// A byte that stands for one of several values.
    pub(crate) fn choice<T>(
        &mut self,
        expected: &'static str,
        value: impl FnOnce(u8) -> Option<T>,
    ) -> Result<T, RecordError> {
        let at = self.at;
        value(self.byte()?).ok_or(RecordError::Field { at, expected })
    }

    /// A time that is not negative.
    pub(crate) fn span(&mut self) -> Result<i64, RecordError> {
        let at = self.at;
        let time = self.time()?;
        self.require(time >= 0, at, "a time that is not negative")?;
        Ok(time)
    }

    pub(crate) fn maybe_time(&mut self) -> Result<Option<i64>, RecordError> {
        let present = self.flag()?;
        let time = self.span()?;
        Ok(present.then_some(time))
    }

    pub(crate) const fn require(
        &self,
        holds: bool,
        at: usize,
        expected: &'static str,
    ) -> Result<(), RecordError> {
        if holds {
            Ok(())
        } else {
            Err(RecordError::Field { at, expected })
        }
    }
}

/// CRC-32 as in IEEE 802.3 (reflected, polynomial 0x04C11DB7), a nibble at a time: a table of
/// 64 bytes suits a microcontroller.
pub(crate) fn crc32(bytes: &[u8]) -> u32 {
    let mut crc = u32::MAX;
    for byte in bytes {
        crc ^= u32::from(*byte);
        crc = (crc >> 4) ^ nibble(crc);
        crc = (crc >> 4) ^ nibble(crc);
    }
    !crc
}

const fn nibble(crc: u32) -> u32 {
    NIBBLES[(crc & 0xF) as usize]
}

const NIBBLES: [u32; 16] = {
    let mut table = [0; 16];
    let mut index = 0;
    while index < 16 {
        let mut crc = index as u32;
        let mut bit = 0;
        while bit < 4 {
            crc = if crc & 1 == 1 {
                (crc >> 1) ^ 0xEDB8_8320
            } else {
                crc >> 1
            };
            bit += 1;
        }
        table[index] = crc;
        index += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::crc32;

    #[test]
    fn crc_of_the_check_string() {
        assert_eq!(crc32(b"123456789"), 0xCBF4_3926);
        assert_eq!(crc32(b""), 0);
    }
}
