//! Tokens as reports show them.

use super::encoding::{Encoding, decode};
use alloc::string::String;

const SHOWN: usize = 80;

/// The first 80 characters of a token, for a report.
pub(crate) fn shorten(token: &[u8], encoding: Option<Encoding>) -> String {
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
    let text = match encoding {
        Some(encoding) => encoding.decode(head),
        None => decode(head).0,
    };
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
    fn long_tokens_are_cut_between_characters() {
        let shown = shorten("♘".repeat(300).as_bytes(), None);
        assert_eq!(shown.chars().count(), 81);
        assert!(shown.ends_with("♘…"));
        assert_eq!(shorten(b"Nf3", None), "Nf3");
        assert_eq!(shorten("♘".repeat(80).as_bytes(), None).chars().count(), 80);
    }
}
