//! From bytes to numbered lines.

use super::format::{Encoding, LineEnd};
use super::line::Line;
use super::warning::{WarningKind, Warnings};
use super::{Fault, TrfError};
use std::borrow::Cow;

/// The text of a file with what was learnt about its bytes.
pub(super) struct Text<'a> {
    pub(super) text: Cow<'a, str>,
    pub(super) encoding: Encoding,
}

/// Decodes UTF-8, or else Windows-1252; a byte order mark is taken off.
pub(super) fn decode<'a>(bytes: &'a [u8], warnings: &mut Warnings) -> Result<Text<'a>, TrfError> {
    if bytes.starts_with(&[0xff, 0xfe]) || bytes.starts_with(&[0xfe, 0xff]) {
        return Err(TrfError {
            line: 1,
            column: 1,
            fault: Fault::Encoding,
        });
    }
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    match std::str::from_utf8(bytes) {
        Ok(text) => Ok(Text {
            text: Cow::Borrowed(text),
            encoding: Encoding::Utf8,
        }),
        Err(error) => {
            let before = &bytes[..error.valid_up_to()];
            let before = std::str::from_utf8(before).unwrap_or_default();
            let (line, column) = place(before);
            warnings.push(line, column, WarningKind::NotUtf8);
            let (text, _) = encoding_rs::WINDOWS_1252.decode_without_bom_handling(bytes);
            Ok(Text {
                text,
                encoding: Encoding::Windows1252,
            })
        }
    }
}

/// The place of the character after a text.
fn place(before: &str) -> (u32, u32) {
    let mut line = 1;
    let mut last = "";
    for text in Lines::new(before) {
        last = text.0;
        line += 1;
    }
    if before.ends_with(['\r', '\n']) {
        return (line, 1);
    }
    let column = u32::try_from(last.chars().count()).unwrap_or(u32::MAX);
    ((line - 1).max(1), column.saturating_add(1))
}

/// The lines of a text: CR, LF and CRLF each end one.
pub(super) struct Lines<'a> {
    rest: &'a str,
}

impl<'a> Lines<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Self { rest: text }
    }
}

impl<'a> Iterator for Lines<'a> {
    type Item = (&'a str, Option<LineEnd>);

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let bytes = self.rest.as_bytes();
        let Some(at) = memchr::memchr2(b'\r', b'\n', bytes) else {
            return Some((std::mem::take(&mut self.rest), None));
        };
        let (end, length) = match (bytes[at], bytes.get(at + 1)) {
            (b'\r', Some(b'\n')) => (LineEnd::CrLf, 2),
            (b'\r', _) => (LineEnd::Cr, 1),
            _ => (LineEnd::Lf, 1),
        };
        let text = &self.rest[..at];
        self.rest = &self.rest[at + length..];
        Some((text, Some(end)))
    }
}

/// A tab inside the columns of a record is refused; at the end of the line it is only odd.
pub(super) fn check_tabs(line: &Line, warnings: &mut Warnings) -> Result<(), TrfError> {
    let Some(at) = memchr::memchr(b'\t', line.text.as_bytes()) else {
        return Ok(());
    };
    let column = u32::try_from(line.text[..at].chars().count() + 1).unwrap_or(u32::MAX);
    if line.text[at..].trim().is_empty() {
        warnings.push(line.number, column, WarningKind::TrailingTab);
        return Ok(());
    }
    Err(line.fault(column, Fault::Tab))
}
