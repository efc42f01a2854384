//! Walking down the chain of hashes.

use super::{JournalError, JournalFault, LineHash, VERSION, line};
use alloc::string::{String, ToString};

/// The lines of a journal, each proved against all before it.
pub(super) struct Chain<'a> {
    bytes: &'a [u8],
    /// Where the next line begins.
    at: usize,
    /// Lines that were proved.
    lines: u64,
    hash: LineHash,
}

/// A line whose bytes are those that were written.
pub(super) struct Whole<'a> {
    pub(super) line: u64,
    pub(super) byte: u64,
    pub(super) body: &'a [u8],
}

impl Whole<'_> {
    pub(super) fn fault(&self, fault: JournalFault) -> JournalError {
        JournalError {
            line: self.line,
            byte: self.byte,
            fault,
        }
    }
}

impl<'a> Chain<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self {
            bytes,
            at: 0,
            lines: 0,
            hash: LineHash::NONE,
        }
    }

    pub(super) const fn hash(&self) -> LineHash {
        self.hash
    }

    /// The bytes of the lines that were proved.
    pub(super) const fn proved(&self) -> u64 {
        self.at as u64
    }

    /// How the next line must begin.
    fn start(&self) -> String {
        match self.lines {
            0 => line::HEADER_START.to_string(),
            number => line::event_start(number),
        }
    }

    pub(super) fn next(&mut self) -> Result<Option<Whole<'a>>, JournalError> {
        let rest = self.bytes.get(self.at..).unwrap_or_default();
        let place = Whole {
            line: self.lines + 1,
            byte: self.at as u64,
            body: &[],
        };
        if rest.is_empty() {
            let ends = self.lines > 0;
            return if ends {
                Ok(None)
            } else {
                Err(place.fault(JournalFault::Empty))
            };
        }
        let proved = match rest.iter().position(|byte| *byte == b'\n') {
            Some(end) => self
                .prove(rest, end)
                .map(|(body, hash)| (body, hash, end + 1)),
            None => Err(self.tail(rest)),
        };
        let (body, hash, len) = proved.map_err(|fault| place.fault(fault))?;
        self.at += len;
        self.lines += 1;
        self.hash = hash;
        Ok(Some(Whole { body, ..place }))
    }

    /// The body and the hash of the line that ends at `end`.
    fn prove(&self, rest: &'a [u8], end: usize) -> Result<(&'a [u8], LineHash), JournalFault> {
        let (text, later) = rest.split_at_checked(end).unwrap_or((rest, &[]));
        let Some((body, found)) = line::split(text) else {
            let from = text.len().saturating_sub(40);
            return Err(JournalFault::Form {
                expected: "a line that ends with its hash",
                found: line::excerpt(text.get(from..).unwrap_or_default()),
            });
        };
        let hash = self.hash.then(body);
        let later = later.get(1..).unwrap_or_default();
        if let Some(fault) = self.out_of_place(text, found, later) {
            return Err(fault);
        }
        let other_kind = match self.lines {
            0 => line::number(text).is_some(),
            _ => line::version(text).is_some(),
        };
        if hash != found && !other_kind {
            return Err(JournalFault::Altered {
                expected: hash,
                found,
            });
        }
        if body.starts_with(self.start().as_bytes()) {
            return Ok((body, hash));
        }
        Err(self.form(text))
    }

    /// The line is not of the kind, the version or the form that stands here.
    fn form(&self, text: &[u8]) -> JournalFault {
        if self.lines == 0
            && let Some(found) = line::version(text).filter(|found| *found != VERSION)
        {
            return JournalFault::Version { found };
        }
        JournalFault::Form {
            expected: match self.lines {
                0 => "a header",
                _ => "the line of an event",
            },
            found: line::excerpt(text),
        }
    }

    /// What follows the last line feed: a line that was cut off, or something that was never
    /// written so.
    fn tail(&self, rest: &[u8]) -> JournalFault {
        if line::is_torn(rest, &self.start(), self.hash) {
            return JournalFault::Torn {
                found: rest.len() as u64,
            };
        }
        JournalFault::Form {
            expected: "a line feed at the end of the line",
            found: line::excerpt(rest),
        }
    }

    /// A line with another number than the next one: whether lines are missing, repeated or out
    /// of order. A line that the next one follows on stands where it should, and was altered.
    fn out_of_place(&self, text: &[u8], found: LineHash, later: &[u8]) -> Option<JournalFault> {
        let expected = self.lines;
        let number = line::number(text).filter(|number| expected > 0 && *number != expected)?;
        let mut texts = later.split(|byte| *byte == b'\n');
        let follows = texts
            .clone()
            .next()
            .and_then(line::split)
            .is_some_and(|(body, hash)| {
                line::number(body) == Some(expected + 1) && found.then(body) == hash
            });
        let (expected, found) = (expected, number);
        if follows {
            return None;
        }
        Some(if found < expected {
            JournalFault::Repeated { expected, found }
        } else if texts.any(|text| line::number(text) == Some(expected)) {
            JournalFault::Reordered { expected, found }
        } else {
            JournalFault::Missing { expected, found }
        })
    }
}
