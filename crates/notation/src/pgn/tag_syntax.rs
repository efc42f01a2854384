//! How one tag is written: `[Name "value"]`, and the ways in which that goes wrong.

use super::MAX_TAG;
use super::bytes::in_tag_name;
use super::fault::TagFault;
use core::ops::Range;
use memchr::{memchr2, memchr3};

const MAX_NAME: usize = 255;

/// A tag found in the window; ranges count from its opening bracket.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) name: Range<usize>,
    pub(super) value: Range<usize>,
    pub(super) end: usize,
    pub(super) fault: Option<TagFault>,
}

/// What became of looking for a tag.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Scan {
    Found(Found),
    /// The text ends inside the tag.
    Incomplete,
}

/// Whether `text`, which starts with `[`, looks like a tag; `None` if more of it is needed.
pub(super) fn tag_shape(text: &[u8], starts_line: bool) -> Option<bool> {
    let mut at = 1;
    at += blanks(text.get(at..)?);
    let name = text.get(at..)?;
    let len = name
        .iter()
        .take(MAX_NAME + 1)
        .take_while(|&&b| in_tag_name(b))
        .count();
    if len > MAX_NAME {
        return Some(false);
    }
    let &after = name.get(len)?;
    if len == 0 {
        return Some(false);
    }
    let value = name.get(len..)?;
    if after == b'"' || value.get(blanks(value))? == &b'"' {
        return Some(true);
    }
    if !starts_line {
        return Some(false);
    }
    match memchr2(b'\n', b'\r', value) {
        Some(end) => Some(value[..end].trim_ascii_end().ends_with(b"]")),
        None if value.len() > MAX_TAG => Some(false),
        None => None,
    }
}

fn blanks(text: &[u8]) -> usize {
    text.iter()
        .take_while(|&&b| b == b' ' || b == b'\t')
        .count()
}

/// The tag that `text` starts with, if it is in the export form and its value holds no quotation
/// mark: as nearly all are.
fn plain(text: &[u8]) -> Option<Found> {
    let name = &text[1..];
    let len = name.iter().position(|&byte| !in_tag_name(byte))?;
    let value = name.get(len..)?.strip_prefix(b" \"")?;
    let end = memchr3(b'"', b'\n', b'\r', value)?;
    let is_plain = value[end..].starts_with(b"\"]") && !value[..end].ends_with(b"\\");
    let start = len + 3;
    (is_plain && len > 0 && len <= MAX_NAME).then_some(Found {
        name: 1..1 + len,
        value: start..start + end,
        end: start + end + 2,
        fault: None,
    })
}

/// Finds the tag that `text` starts with. `complete`: nothing follows the text.
#[inline]
pub(super) fn scan(text: &[u8], complete: bool) -> Scan {
    match plain(text) {
        Some(found) => Scan::Found(found),
        None => scan_slowly(text, complete),
    }
}

fn scan_slowly(text: &[u8], complete: bool) -> Scan {
    let mut at = 1 + blanks(&text[1..]);
    let name_start = at;
    at += text[at..].iter().take_while(|&&b| in_tag_name(b)).count();
    let name = name_start..at;
    at += blanks(&text[at..]);
    match text.get(at) {
        Some(b'"') if !name.is_empty() && name.len() <= MAX_NAME => {
            at += 1;
            match quoted(text, at, complete) {
                Some((value, end, fault)) => Scan::Found(Found {
                    name,
                    value,
                    end,
                    fault,
                }),
                None => Scan::Incomplete,
            }
        }
        None if !complete => Scan::Incomplete,
        _ => bare(text, name, at, complete),
    }
}

/// The value that starts at `start`, after its quotation mark; `None` if the text ends in it.
fn quoted(
    text: &[u8],
    start: usize,
    complete: bool,
) -> Option<(Range<usize>, usize, Option<TagFault>)> {
    let mut at = start;
    let mut fault = None;
    loop {
        let Some(step) = memchr3(b'"', b'\n', b'\r', &text[at..]) else {
            return complete.then(|| unclosed(text, start, text.len()));
        };
        at += step;
        if text[at] != b'"' {
            return broken_over_lines(text, start, at, complete);
        }
        if is_escaped(&text[start..at]) {
            at += 1;
            continue;
        }
        let after = at + 1 + blanks(&text[at + 1..]);
        match text.get(after) {
            Some(b']') => return Some((start..at, after + 1, fault)),
            None if !complete => return None,
            // The quotation mark ends the value, but the bracket is missing.
            None | Some(b'\n' | b'\r' | b'[') => {
                return Some((start..at, after, Some(TagFault::NoClosingBracket)));
            }
            Some(_) => {
                fault = Some(TagFault::BareQuote);
                at += 1;
            }
        }
    }
}

/// Whether an odd number of backslashes stands at the end.
fn is_escaped(value: &[u8]) -> bool {
    value.iter().rev().take_while(|&&b| b == b'\\').count() % 2 == 1
}

/// The value is not closed on its line: looks whether it is on the next one.
fn broken_over_lines(
    text: &[u8],
    start: usize,
    line_end: usize,
    complete: bool,
) -> Option<(Range<usize>, usize, Option<TagFault>)> {
    let mut next = line_end + 1;
    if text[line_end] == b'\r' && text.get(next) == Some(&b'\n') {
        next += 1;
    }
    let line = text.get(next..).unwrap_or_default();
    let len = memchr2(b'\n', b'\r', line).or(complete.then_some(line.len()))?;
    let line = line[..len].trim_ascii_end();
    if !line.trim_ascii_start().starts_with(b"[")
        && let Some(value) = line.strip_suffix(b"\"]")
    {
        let end = next + value.len();
        return Some((start..end, end + 2, Some(TagFault::LineBreak)));
    }
    Some(unclosed(text, start, line_end))
}

/// The value has no closing quotation mark before `line_end`.
fn unclosed(text: &[u8], start: usize, line_end: usize) -> (Range<usize>, usize, Option<TagFault>) {
    let line = text[start..line_end].trim_ascii_end();
    let value = line.strip_suffix(b"]").unwrap_or(line);
    (
        start..start + value.trim_ascii_end().len(),
        line_end,
        Some(TagFault::NoClosingQuote),
    )
}

/// A tag without an opening quotation mark, or without a name: all up to the end of its line.
fn bare(text: &[u8], name: Range<usize>, at: usize, complete: bool) -> Scan {
    let rest = &text[at..];
    let Some(len) = memchr2(b'\n', b'\r', rest).or(complete.then_some(rest.len())) else {
        return Scan::Incomplete;
    };
    let line = rest[..len].trim_ascii_end();
    let fault = if name.is_empty() || name.len() > MAX_NAME {
        TagFault::NoName
    } else if line.ends_with(b"]") {
        TagFault::NoOpeningQuote
    } else {
        TagFault::NoClosingBracket
    };
    let value = line.strip_suffix(b"]").unwrap_or(line);
    let value = value.strip_suffix(b"\"").unwrap_or(value);
    Scan::Found(Found {
        name: if name.len() > MAX_NAME {
            name.start..name.start
        } else {
            name
        },
        value: at..at + value.len(),
        end: at + len,
        fault: Some(fault),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;

    fn found(text: &str) -> (&str, &str, &str, Option<TagFault>) {
        match scan(text.as_bytes(), true) {
            Scan::Found(Found {
                name,
                value,
                end,
                fault,
            }) => (&text[name], &text[value], &text[end..], fault),
            Scan::Incomplete => panic!("complete text"),
        }
    }

    #[test]
    fn the_quick_way_finds_what_the_slow_one_finds() {
        let parts = [
            "", "A", "\"", "\\", "]", " ", "\n", "\r", "[", "\u{fc}", "x-1",
        ];
        let mut quick = 0;
        for name in parts {
            for (blank, value) in parts.iter().flat_map(|&a| parts.map(|b| (a, b))) {
                for (more, close) in parts.iter().flat_map(|&a| parts.map(|b| (a, b))) {
                    let text = format!("[{name}{blank}\"{value}{more}\"{close}] \"");
                    if let Some(found) = plain(text.as_bytes()) {
                        assert_eq!(scan_slowly(text.as_bytes(), false), Scan::Found(found));
                        quick += 1;
                    }
                }
            }
        }
        assert!(quick > 50);
        let long = format!("[{} \"x\"]", "N".repeat(MAX_NAME + 1));
        assert_eq!(plain(long.as_bytes()), None);
    }

    #[test]
    fn tags_as_the_standard_writes_them() {
        assert_eq!(found("[Event \"x\"]\n"), ("Event", "x", "\n", None));
        assert_eq!(found("[ Event  \"x\" ]"), ("Event", "x", "", None));
        assert_eq!(found("[A \"\"][B \"\"]"), ("A", "", "[B \"\"]", None));
        assert_eq!(found(r#"[A "\"x\" \\"]"#), ("A", r#"\"x\" \\"#, "", None));
        assert_eq!(
            found("[Black \"[=0040.34h5a4]\"]"),
            ("Black", "[=0040.34h5a4]", "", None)
        );
    }

    #[test]
    fn broken_tags_keep_what_they_say() {
        use TagFault as F;
        for (text, name, value, rest, fault) in [
            (
                "[Site Sochi RUS\"]\n",
                "Site",
                "Sochi RUS",
                "\n",
                F::NoOpeningQuote,
            ),
            (
                "[E \"The \"Open\" of Town\"]\n",
                "E",
                "The \"Open\" of Town",
                "\n",
                F::BareQuote,
            ),
            (
                "[E \"x]\n[F \"y\"]",
                "E",
                "x",
                "\n[F \"y\"]",
                F::NoClosingQuote,
            ),
            (
                "[E \"x\"\n[F \"y\"]",
                "E",
                "x",
                "\n[F \"y\"]",
                F::NoClosingBracket,
            ),
            ("[E \"x\ny\"]\n", "E", "x\ny", "\n", F::LineBreak),
            ("[E \"x\r\ny\"]\n", "E", "x\r\ny", "\n", F::LineBreak),
            ("[\"x\"]\n", "", "\"x", "\n", F::NoName),
            ("[E]\n", "E", "", "\n", F::NoOpeningQuote),
            ("[E \"x", "E", "x", "", F::NoClosingQuote),
        ] {
            assert_eq!(found(text), (name, value, rest, Some(fault)), "{text:?}");
        }
    }

    #[test]
    fn a_cut_tag_is_incomplete_or_the_same_tag() {
        let text = b"[Event \"The \\\"Open\\\"\"]\n";
        for cut in 1..text.len() {
            match scan(&text[..cut], false) {
                Scan::Incomplete => {}
                Scan::Found(found) => assert_eq!(found.end, text.len() - 1, "cut {cut}"),
            }
        }
    }

    #[test]
    fn shapes_of_tags_in_movetext() {
        assert_eq!(tag_shape(b"[Event \"x\"]", false), Some(true));
        assert_eq!(tag_shape(b"[%clk 0:00:01]\n", true), Some(false));
        assert_eq!(tag_shape(b"[Site x\"]\n", true), Some(true));
        assert_eq!(tag_shape(b"[Site x\"]\n", false), Some(false));
        assert_eq!(tag_shape(b"[Eve", false), None);
    }
}
