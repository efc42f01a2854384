//! Commands in comments: `[%clk 0:09:58]`, `[%emt 2.5]`, `[%eval -0.3]`.

use core::time::Duration;
use memchr::memchr;
use thiserror::Error;

/// Why a clock time can't be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ClockTextError {
    /// Not of the form `h:mm:ss`, with an optional fraction, nor plain seconds.
    #[error("expected h:mm:ss")]
    Malformed,
    /// Two numbers: some programs mean hours and minutes, others minutes and seconds.
    #[error("expected h:mm:ss, found two numbers that may be h:mm or m:ss")]
    TwoParts,
    /// A time below zero.
    #[error("a time below zero")]
    Negative,
    /// Minutes or seconds over 59.
    #[error("minutes or seconds over 59")]
    OverFiftyNine,
}

/// The argument of a command such as `%clk` in a comment, without white space around it; the
/// first one if there are several.
///
/// ```
/// use chesslaws_notation::pgn::command;
///
/// let comment = b" [%eval -0.35] [%clk 0:09:58.7] a pity";
/// assert_eq!(command(comment, "clk"), Some(&b"0:09:58.7"[..]));
/// assert_eq!(command(comment, "emt"), None);
/// ```
#[must_use]
pub fn command<'a>(comment: &'a [u8], name: &str) -> Option<&'a [u8]> {
    commands(comment)
        .find(|&(found, _)| found == name.as_bytes())
        .map(|(_, argument)| argument)
}

/// The commands of a comment in their order: name and argument of each, as [`command`] gives them.
///
/// ```
/// use chesslaws_notation::pgn::commands;
///
/// let all: Vec<_> = commands(b"[%eval -0.35] [%clk 0:09:58]").collect();
/// assert_eq!(all, [(&b"eval"[..], &b"-0.35"[..]), (b"clk", b"0:09:58")]);
/// ```
pub fn commands(comment: &[u8]) -> impl Iterator<Item = (&[u8], &[u8])> {
    /// Commands are short and follow each other closely; a comment may be long.
    fn find(byte: u8, text: &[u8]) -> Option<usize> {
        const NEAR: usize = 16;
        let (near, far) = text.split_at(text.len().min(NEAR));
        let at = near.iter().position(|&b| b == byte);
        at.or_else(|| memchr(byte, far).map(|at| NEAR + at))
    }
    let mut rest = comment;
    core::iter::from_fn(move || {
        let text = rest.strip_prefix(b" ").unwrap_or(rest);
        if let Some(time) = plain_clock(text) {
            rest = &text[PLAIN_CLOCK..];
            return Some((&b"clk"[..], time));
        }
        loop {
            let at = find(b'%', rest)?;
            let (before, after) = (&rest[..at], &rest[at + 1..]);
            rest = after;
            if before.last() != Some(&b'[') {
                continue;
            }
            let len = after
                .iter()
                .take_while(|b| b.is_ascii_alphanumeric())
                .count();
            if !after.get(len).is_some_and(u8::is_ascii_whitespace) {
                continue;
            }
            let end = find(b']', after)?;
            rest = &after[end..];
            return Some((&after[..len], after[len..end].trim_ascii()));
        }
    })
}

/// The length of `[%clk h:mm:ss]`.
const PLAIN_CLOCK: usize = 14;

/// The time, if the text begins with a clock as most programs write it.
#[inline(always)]
fn plain_clock(text: &[u8]) -> Option<&[u8]> {
    const BEFORE: u64 = u64::from_le_bytes(*b"[%clk 0:");
    /// What a digit of the hours can't change.
    const FIXED: u64 = !0x000f_0000_0000_0000;
    let first = u64::from_le_bytes(*text.first_chunk()?);
    if first & FIXED != BEFORE || text.get(PLAIN_CLOCK - 1) != Some(&b']') {
        return None;
    }
    let time = text.get(6..PLAIN_CLOCK - 1)?;
    plain_seconds([
        time[0], time[1], time[2], time[3], time[4], time[5], time[6], 0,
    ])
    .map(|_| time)
}

/// Reads the time of `[%clk]` and `[%emt]`: `h:mm:ss` with an optional fraction after a point or
/// a comma, or plain seconds. Digits beyond nanoseconds are cut off.
///
/// # Errors
///
/// Any other form, also `1:30`, which some write for an hour and a half and others for ninety
/// seconds; times below zero; minutes or seconds over 59.
///
/// ```
/// use chesslaws_notation::pgn::{ClockTextError, parse_clock};
/// use core::time::Duration;
///
/// assert_eq!(parse_clock(b"1:30:56"), Ok(Duration::from_secs(5456)));
/// assert_eq!(parse_clock(b"0:09:58.73"), Ok(Duration::from_millis(598_730)));
/// assert_eq!(parse_clock(b"90"), Ok(Duration::from_secs(90)));
/// assert_eq!(parse_clock(b"1:30"), Err(ClockTextError::TwoParts));
/// assert_eq!(parse_clock(b"-0:00:03"), Err(ClockTextError::Negative));
/// assert_eq!(parse_clock(b"00:60:99"), Err(ClockTextError::OverFiftyNine));
/// ```
pub fn parse_clock(text: &[u8]) -> Result<Duration, ClockTextError> {
    use ClockTextError as E;
    if let &[a, b, c, d, e, f, g, ref rest @ ..] = text
        && let Some(seconds) = plain_seconds([a, b, c, d, e, f, g, 0])
    {
        match rest {
            [] => return Ok(Duration::from_secs(seconds)),
            [b'.' | b',', fraction @ ..] => {
                if let Some(nanos) = nanoseconds(fraction) {
                    return Ok(Duration::new(seconds, nanos));
                }
            }
            _ => {}
        }
    }
    let text = text.trim_ascii();
    if let Some(positive) = text.strip_prefix(b"-") {
        return Err(parse_clock(positive).map_or_else(|error| error, |_| E::Negative));
    }
    let (whole, fraction) = match text.iter().position(|&b| b == b'.' || b == b',') {
        Some(at) => (&text[..at], &text[at + 1..]),
        None => (text, &b""[..]),
    };
    let mut parts = [0u64; 3];
    let mut count = 0;
    for part in whole.split(|&b| b == b':') {
        *parts.get_mut(count).ok_or(E::Malformed)? = number(part).ok_or(E::Malformed)?;
        count += 1;
    }
    let nanos = nanoseconds(fraction).ok_or(E::Malformed)?;
    let seconds = match (count, parts) {
        (1, [seconds, ..]) => seconds,
        (2, _) => return Err(E::TwoParts),
        (_, [_, minutes, seconds]) if minutes > 59 || seconds > 59 => return Err(E::OverFiftyNine),
        (_, [hours, minutes, seconds]) => hours * 3600 + minutes * 60 + seconds,
    };
    Ok(Duration::new(seconds, nanos))
}

/// The seconds of `h:mm:ss` in the first seven of the bytes, taken as one number.
#[inline]
fn plain_seconds(text: [u8; 8]) -> Option<u64> {
    const SHAPE: u64 = u64::from_le_bytes(*b"0:00:00\0");
    /// Added to a byte that is too large these reach its highest bit.
    const LIMITS: u64 = u64::from_le_bytes([0x76, 0x7f, 0x7a, 0x76, 0x7f, 0x7a, 0x76, 0]);
    const HIGHEST: u64 = 0x0080_8080_8080_8080;
    let digits = (u64::from_le_bytes(text) & (u64::MAX >> 8)) ^ SHAPE;
    if (digits | digits.wrapping_add(LIMITS)) & HIGHEST != 0 {
        return None;
    }
    let digit = |at: u32| digits >> (8 * at) & 15;
    Some(digit(0) * 3600 + (digit(2) * 10 + digit(3)) * 60 + digit(5) * 10 + digit(6))
}

/// Whether a comment is nothing but `[%clk h:mm:ss]` and `[%eval …]`, as programs write it, so that
/// no time in it is wrong. `false` says nothing.
#[inline]
pub(super) fn is_plain(comment: &[u8]) -> bool {
    /// The first bytes of a command as a number, and which bits of it count.
    const fn start(command: &[u8; 8], len: u32) -> (u64, u64) {
        (u64::from_le_bytes(*command), u64::MAX >> (64 - 8 * len))
    }
    const CLOCK: (u64, u64) = start(b"[%clk \0\0", 6);
    const EVAL: (u64, u64) = start(b"[%eval \0", 7);
    let mut rest = comment;
    loop {
        if let Some(after) = rest.strip_prefix(b" ") {
            rest = after;
        }
        let Some(word) = rest.first_chunk().copied().map(u64::from_le_bytes) else {
            return rest.is_empty();
        };
        let after = if word & CLOCK.1 == CLOCK.0 {
            after_time(&rest[6..])
        } else if word & EVAL.1 == EVAL.0 {
            after_bracket(&rest[7..])
        } else {
            return false;
        };
        match after {
            Some(after) => rest = after,
            None => return false,
        }
    }
}

/// What follows after `h:mm:ss]`, where a fraction may stand before the bracket.
#[inline(always)]
fn after_time(text: &[u8]) -> Option<&[u8]> {
    plain_seconds(*text.first_chunk()?)?;
    match text[7..].strip_prefix(b".") {
        None => text[7..].strip_prefix(b"]"),
        Some(fraction) => {
            let digits = fraction.iter().position(|byte| !byte.is_ascii_digit())?;
            fraction[digits..].strip_prefix(b"]")
        }
    }
}

#[inline(always)]
fn after_bracket(text: &[u8]) -> Option<&[u8]> {
    let end = text.iter().position(|&byte| byte == b']')?;
    Some(&text[end + 1..])
}

/// At most nine digits, so that no sum can go over.
fn number(digits: &[u8]) -> Option<u64> {
    if digits.is_empty() || digits.len() > 9 {
        return None;
    }
    digits.iter().try_fold(0, |sum, &digit| {
        digit
            .is_ascii_digit()
            .then(|| sum * 10 + u64::from(digit - b'0'))
    })
}

fn nanoseconds(fraction: &[u8]) -> Option<u32> {
    let mut scale = 1_000_000_000;
    let mut nanos = 0;
    for &digit in fraction {
        if !digit.is_ascii_digit() {
            return None;
        }
        scale /= 10;
        nanos += u32::from(digit - b'0') * scale;
    }
    Some(nanos)
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn odd_forms() {
        assert_eq!(parse_clock(b"0:0:4"), Ok(Duration::from_secs(4)));
        assert_eq!(parse_clock(b"0,25"), Ok(Duration::from_millis(250)));
        assert_eq!(parse_clock(b"0:02:58."), Ok(Duration::from_secs(178)));
        assert_eq!(
            parse_clock(b"0.12345678999"),
            Ok(Duration::from_nanos(123_456_789))
        );
        for bad in ["", ":", "1:2:3:4", "a", "0:0:x", "0:0:1.x", "-", "0:-1:3"] {
            assert_eq!(
                parse_clock(bad.as_bytes()),
                Err(ClockTextError::Malformed),
                "{bad}"
            );
        }
        assert_eq!(
            parse_clock(b"9999999999:00:00"),
            Err(ClockTextError::Malformed)
        );
    }

    /// What is found by a look at the first bytes is what is found byte by byte.
    #[test]
    fn plain_clocks_are_commands_like_others() {
        for comment in [
            "[%clk 0:09:58]",
            "[%clk 9:59:59][%clk 0:00:00] [%eval 1.0]",
            "[%clk 0:09:58.1]",
            "[%clk 0:60:00]",
            "[%clk :0:00:1]",
            "[%clk 0:00:0]",
            "[%clk 10:00:00]",
            "[%clk 0:09:5",
            "[%clk ]0:09:58]",
            "[%clk 0:09:58]]",
            " [%clk 0:09:58]",
        ] {
            let found: Vec<_> = commands(comment.as_bytes()).collect();
            // A word in front, and the first bytes are not looked at.
            let slow = alloc::format!("x {comment}");
            let expected: Vec<_> = commands(slow.as_bytes()).take(1).collect();
            assert_eq!(found.first(), expected.first(), "{comment}");
        }
        let both: Vec<_> = commands(b"[%clk 9:59:59][%clk 0:00:00] [%eval 1.0]").collect();
        assert_eq!(
            both,
            [
                (&b"clk"[..], &b"9:59:59"[..]),
                (b"clk", b"0:00:00"),
                (b"eval", b"1.0"),
            ]
        );
    }

    #[test]
    fn commands_need_their_whole_name() {
        assert_eq!(
            command(b"[%clkc 1] [%clk\t0:00:01 ]", "clk"),
            Some(&b"0:00:01"[..])
        );
        assert_eq!(command(b"[%clk 1", "clk"), None);
        assert_eq!(command(b"%clk 1]", "clk"), None);
        assert_eq!(command(b"[%clk\n0:00:01]", "clk"), Some(&b"0:00:01"[..]));
    }
}
