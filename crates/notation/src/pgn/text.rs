//! From bytes to text: UTF-8 where it is valid, Windows-1252 elsewhere.

use alloc::borrow::Cow;
use alloc::string::String;

/// How bytes were turned into text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Encoding {
    /// Valid UTF-8, which includes ASCII.
    #[default]
    Utf8,
    /// Not UTF-8, read as Windows-1252: Latin-1 with quotation marks, dashes and letters in the
    /// place of the control characters 80 to 9F. The five bytes that it leaves open are read as
    /// the control characters of Latin-1, so every byte has a meaning.
    Windows1252,
}

/// Windows-1252 from 80 to 9F.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Reads `bytes` as UTF-8 if they are valid, else as Windows-1252; no byte is lost or replaced.
///
/// ```
/// use chesslaws_notation::pgn::{Encoding, decode};
///
/// assert_eq!(decode("Hübner".as_bytes()), ("Hübner".into(), Encoding::Utf8));
/// assert_eq!(decode(b"H\xfcbner"), ("Hübner".into(), Encoding::Windows1252));
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    match core::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), Encoding::Utf8),
        Err(_) => (from_windows_1252(bytes), Encoding::Windows1252),
    }
}

pub(crate) fn from_windows_1252(bytes: &[u8]) -> Cow<'_, str> {
    match core::str::from_utf8(bytes) {
        Ok(text) if text.is_ascii() => Cow::Borrowed(text),
        _ => Cow::Owned(bytes.iter().map(|&b| from_1252(b)).collect()),
    }
}

fn from_1252(byte: u8) -> char {
    match byte {
        0x80..=0x9f => WINDOWS_1252[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

const SHOWN: usize = 80;

/// The first 80 characters of a token, for a report.
pub(crate) fn shorten(token: &[u8]) -> String {
    let mut head = token.get(..SHOWN * 4).unwrap_or(token);
    if head.len() < token.len() {
        // Not in the middle of a UTF-8 character.
        while head.last().is_some_and(|&b| b & 0xc0 == 0x80) {
            head = &head[..head.len() - 1];
        }
        if head.last().is_some_and(|&b| b >= 0xc0) {
            head = &head[..head.len() - 1];
        }
    }
    let (text, _) = decode(head);
    let mut shown: String = text.chars().take(SHOWN).collect();
    if shown.len() < text.len() || head.len() < token.len() {
        shown.push('…');
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_has_a_meaning_of_its_own() {
        let mut seen = alloc::collections::BTreeSet::new();
        for byte in 0..=255u8 {
            assert!(seen.insert(from_1252(byte)), "{byte:#x}");
        }
        assert_eq!(from_1252(0xe9), 'é');
        assert_eq!(from_1252(0x9a), 'š');
    }

    #[test]
    fn long_tokens_are_cut_between_characters() {
        let shown = shorten("♘".repeat(300).as_bytes());
        assert_eq!(shown.chars().count(), 81);
        assert!(shown.ends_with("♘…"));
        assert_eq!(shorten(b"Nf3"), "Nf3");
        assert_eq!(shorten("♘".repeat(80).as_bytes()).chars().count(), 80);
    }
}
