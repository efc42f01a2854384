//! The form of a line: a body, then its hash.
//!
//! The body of the header is `{"journal":1,"conditions":{…}`, that of an event
//! `{"number":N,"event":{…},"rulings":[…]`; with `,"hash":"…"}` after it a line is one JSON object.

use super::LineHash;
use alloc::format;
use alloc::string::String;

/// What stands between the body and the hash, and after the hash.
pub(super) const BEFORE_HASH: &[u8] = b",\"hash\":\"";
pub(super) const AFTER_HASH: &[u8] = b"\"}";
pub(super) const HEADER_START: &str = "{\"journal\":1,\"conditions\":{";
const JOURNAL_START: &[u8] = b"{\"journal\":";
const NUMBER_START: &[u8] = b"{\"number\":";

/// How the body of an event's line begins.
pub(super) fn event_start(number: u64) -> String {
    format!("{{\"number\":{number},\"event\":{{")
}

/// The line with its end.
pub(super) fn close(body: &str, hash: LineHash) -> String {
    format!("{body},\"hash\":\"{hash}\"}}\n")
}

/// A line without its line feed, taken apart. `None` if it does not end as a line ends.
pub(super) fn split(text: &[u8]) -> Option<(&[u8], LineHash)> {
    let rest = text.strip_suffix(AFTER_HASH)?;
    let (rest, digits) = rest.split_at_checked(rest.len().checked_sub(LineHash::DIGITS)?)?;
    let body = rest.strip_suffix(BEFORE_HASH)?;
    Some((body, LineHash::read(digits)?))
}

/// The number of the event, if the line begins as one of an event.
pub(super) fn number(text: &[u8]) -> Option<u64> {
    number_after(NUMBER_START, text)
}

/// The version of the format, if the line begins as a header.
pub(super) fn version(text: &[u8]) -> Option<u64> {
    number_after(JOURNAL_START, text)
}

fn number_after(start: &[u8], text: &[u8]) -> Option<u64> {
    let rest = text.strip_prefix(start)?;
    let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
    let (digits, rest) = rest.split_at_checked(digits)?;
    if rest.first() != Some(&b',') || digits.first() == Some(&b'0') {
        return None;
    }
    core::str::from_utf8(digits).ok()?.parse().ok()
}

/// Whether `tail`, which no line feed ends, is the beginning of the line that begins with `start`
/// and follows a line with the hash `previous`.
pub(super) fn is_torn(tail: &[u8], start: &str, previous: LineHash) -> bool {
    // After a power cut some file systems leave zero bytes where the rest should be.
    let kept = tail
        .iter()
        .rposition(|byte| *byte != 0)
        .map_or(0, |i| i + 1);
    let (tail, zeros) = tail.split_at(kept);
    let common = tail.len().min(start.len());
    if tail.get(..common) != start.as_bytes().get(..common) {
        return false;
    }
    let at = tail
        .windows(BEFORE_HASH.len())
        .rposition(|window| window == BEFORE_HASH);
    let Some((body, rest)) = at.and_then(|at| tail.split_at_checked(at)) else {
        return true;
    };
    let whole = format!(",\"hash\":\"{}\"}}", previous.then(body));
    // A whole line of which only the line feed is wrong was not cut off: otherwise one byte that is
    // changed to zero would take the last line away.
    whole.as_bytes().starts_with(rest) && (rest.len() < whole.len() || zeros.is_empty())
}

/// A little of a text, for a message.
pub(super) fn excerpt(text: &[u8]) -> String {
    let some = text.get(..text.len().min(40)).unwrap_or_default();
    String::from_utf8_lossy(some).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_taken_apart_as_it_was_put_together() {
        let hash = LineHash::NONE.then(b"{\"number\":12,\"event\":{}");
        let line = close("{\"number\":12,\"event\":{}", hash);
        let text = line.trim_end().as_bytes();
        assert_eq!(
            split(text),
            Some((&b"{\"number\":12,\"event\":{}"[..], hash))
        );
        assert_eq!(number(text), Some(12));
        assert!(line.starts_with(&event_start(12)));
    }

    #[test]
    fn what_is_no_line_is_not_taken_apart() {
        for text in [&b""[..], b"\"}", b"{}", b"0123\"}"] {
            assert_eq!(split(text), None);
        }
        for text in [
            "{\"number\":1",
            "{\"number\":x,",
            "{\"number\":01,",
            "{\"number\":,",
        ] {
            assert_eq!(number(text.as_bytes()), None, "{text}");
        }
    }
}
