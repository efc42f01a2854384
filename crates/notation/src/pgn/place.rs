//! Lines and columns, counted only when somebody asks where a byte stands.

use core::fmt;
use memchr::{memchr, memchr_iter};

/// Where something stands in a text, for people and for programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// Offset in bytes from the start of the text, from 0.
    pub byte: u64,
    /// Line, from 1. LF, CR LF and a lone CR each end a line.
    pub line: u64,
    /// Column in characters, from 1. Bytes are counted as UTF-8; each byte that is not the
    /// continuation of a UTF-8 character counts as one.
    pub column: u64,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Follows the text and knows line and column of one place in it.
#[derive(Debug, Clone)]
pub(crate) struct LineCounter {
    place: Place,
    /// The last byte passed was a CR, which a LF that follows completes.
    after_cr: bool,
}

impl LineCounter {
    pub(crate) const fn new() -> Self {
        Self {
            place: Place {
                byte: 0,
                line: 1,
                column: 1,
            },
            after_cr: false,
        }
    }

    /// A counter that stands at a place where no line break is cut in two.
    pub(crate) const fn at(place: Place) -> Self {
        Self {
            place,
            after_cr: false,
        }
    }

    pub(crate) const fn place(&self) -> Place {
        self.place
    }

    /// Moves on over `text`, which starts where the counter stands.
    pub(crate) fn pass(&mut self, text: &[u8]) {
        let Some((&first, &last)) = text.first().zip(text.last()) else {
            return;
        };
        let mut newlines = line_ends(text);
        if self.after_cr && first == b'\n' {
            // The CR at the end of the text before has been counted already.
            newlines -= 1;
        }
        let line_start = text
            .iter()
            .rposition(|&b| b == b'\n' || b == b'\r')
            .map_or(0, |at| at + 1);
        if line_start > 0 {
            self.place.column = 1;
        }
        self.place.column += count_characters(&text[line_start..]);
        self.place.line += newlines as u64;
        self.place.byte += text.len() as u64;
        self.after_cr = last == b'\r';
    }
}

/// How many lines end in `text`; a CR at its end counts.
fn line_ends(text: &[u8]) -> usize {
    let newlines = memchr_iter(b'\n', text).count();
    let alone = match memchr(b'\r', text) {
        Some(first) => lone_returns(&text[first..]),
        None => 0,
    };
    newlines + alone
}

/// How many CR are not followed by LF.
fn lone_returns(text: &[u8]) -> usize {
    // No sum of so few goes over a byte, and the compiler counts in many bytes at once.
    const FEW: usize = 240;
    let is = |condition: bool| u8::from(condition);
    let next = text.get(1..).unwrap_or_default();
    let pairs = text.chunks(FEW).zip(next.chunks(FEW));
    let inside: usize = pairs
        .map(|(these, next)| {
            let alone = |(&a, &b): (&u8, &u8)| is(a == b'\r') & is(b != b'\n');
            usize::from(these.iter().zip(next).map(alone).sum::<u8>())
        })
        .sum();
    inside + usize::from(text.ends_with(b"\r"))
}

fn count_characters(text: &[u8]) -> u64 {
    text.iter().filter(|&&b| b & 0xc0 != 0x80).count() as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    fn place_after(parts: &[&[u8]]) -> (u64, u64, u64) {
        let mut counter = LineCounter::new();
        for part in parts {
            counter.pass(part);
        }
        let place = counter.place();
        (place.byte, place.line, place.column)
    }

    #[test]
    fn each_kind_of_line_ending_counts_once() {
        assert_eq!(place_after(&[b"a\nb\nc"]), (5, 3, 2));
        assert_eq!(place_after(&[b"a\r\nb\r\nc"]), (7, 3, 2));
        assert_eq!(place_after(&[b"a\rb\rc"]), (5, 3, 2));
        assert_eq!(place_after(&[b"a\n\r\nb"]), (5, 3, 2));
    }

    #[test]
    fn cutting_the_text_anywhere_changes_nothing() {
        let text = "♘f3\r\n\r\rab\n\u{fc}x\r\n".as_bytes();
        let whole = place_after(&[text]);
        for cut in 0..=text.len() {
            assert_eq!(
                place_after(&[&text[..cut], &text[cut..]]),
                whole,
                "cut {cut}"
            );
        }
        let single: Vec<&[u8]> = text.chunks(1).collect();
        assert_eq!(place_after(&single), whole);
    }

    #[test]
    fn columns_count_characters_not_bytes() {
        assert_eq!(place_after(&["1. ♘".as_bytes()]), (6, 1, 5));
    }
}
