//! The tag section of a game.

use super::MAX_TAG;
use super::bytes::in_tag_name;
use super::fault::{FaultKind, TagFault};
use super::reader::PgnReader;
use super::source::Source;
use super::tag::Tag;
use super::visitor::Visitor;
use core::ops::Range;
use memchr::{memchr2, memchr3};

/// What comes after the tags.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Follows {
    Moves,
    /// The next game or the end of the text.
    Nothing,
}

const MAX_NAME: usize = 255;
const NAMES: usize = 32;

/// The names of the first tags of a game, to tell a blank line inside the tags from the end of
/// a game that has no moves.
#[derive(Debug, Default)]
pub(super) struct Names {
    hashes: [u64; NAMES],
    len: usize,
}

impl Names {
    fn hash(name: &[u8]) -> u64 {
        // FNV-1a.
        name.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    fn contains(&self, name: &[u8]) -> bool {
        let hash = Self::hash(name);
        self.hashes.iter().take(self.len).any(|&h| h == hash)
    }

    fn insert(&mut self, name: &[u8]) {
        if let Some(slot) = self.hashes.get_mut(self.len) {
            *slot = Self::hash(name);
            self.len += 1;
        }
    }
}

/// A tag found in the window; ranges count from its opening bracket.
#[derive(Debug, PartialEq, Eq)]
struct Found {
    name: Range<usize>,
    value: Range<usize>,
    end: usize,
    fault: Option<TagFault>,
}

#[derive(Debug, PartialEq, Eq)]
enum Scan {
    Found(Found),
    /// The text ends inside the tag.
    Incomplete,
}

impl<S: Source> PgnReader<S> {
    /// Reads the tags of a game up to its first move or the start of the next game.
    pub(super) fn tag_section<V: Visitor>(&mut self, visitor: &mut V) -> Result<Follows, S::Error> {
        let mut blank_line = true;
        loop {
            let newlines = self.skip_blanks()?;
            self.note_lone_cr(visitor);
            blank_line |= newlines > 1;
            match self.peek(0)? {
                None => return Ok(Follows::Nothing),
                Some(b'[') => {
                    if self.tag(visitor, blank_line)? == Follows::Nothing {
                        return Ok(Follows::Nothing);
                    }
                    blank_line = false;
                }
                Some(b'%') if self.is_at_line_start() => self.skip_line()?,
                Some(b';') => self.line_comment(visitor)?,
                Some(b'{') => {
                    self.comment(visitor, true)?;
                    if self.game.failed {
                        return Ok(Follows::Moves);
                    }
                }
                Some(_) => {
                    if self.game.names.len > 0 {
                        if self.is_tag_without_bracket()? {
                            self.report_line(visitor, TagFault::NoOpeningBracket);
                            self.skip_line()?;
                            continue;
                        }
                        if !blank_line {
                            self.report(visitor, self.pos, 0, FaultKind::NoBlankLine);
                        }
                    }
                    return Ok(Follows::Moves);
                }
            }
        }
    }

    /// Reads the tag at the position; `Follows::Nothing` if it is the first of another game.
    fn tag<V: Visitor>(&mut self, visitor: &mut V, blank_line: bool) -> Result<Follows, S::Error> {
        let Some(found) = self.find_tag()? else {
            self.game.has_text = true;
            self.report_line(visitor, TagFault::TooLong);
            self.skip_line()?;
            return Ok(Follows::Moves);
        };
        let at = self.pos;
        let window = self.source.bytes();
        let name = &window[at + found.name.start..at + found.name.end];
        if self.game.names.len > 0 {
            let again = self.game.names.contains(name);
            // Two tags of a name after a blank line: the game before has no moves. `Event` is
            // the first tag of a game wherever it stands.
            if again && (blank_line || name == b"Event" && self.game.names.len > 1) {
                return Ok(Follows::Nothing);
            }
            if blank_line {
                if name == b"Event" {
                    return Ok(Follows::Nothing);
                }
                self.report(visitor, at, 0, FaultKind::BlankLineInTags);
            }
        }
        self.tell_tag(visitor, found);
        Ok(Follows::Moves)
    }

    fn tell_tag<V: Visitor>(&mut self, visitor: &mut V, found: Found) {
        let at = self.pos;
        self.game.has_text = true;
        let window = self.source.bytes();
        let tag = Tag {
            name: &window[at + found.name.start..at + found.name.end],
            raw_value: &window[at + found.value.start..at + found.value.end],
            byte: self.base + at as u64,
        };
        self.game.names.insert(tag.name);
        let reply = visitor.tag(tag);
        let (is_fen, is_variant) = (tag.name == b"FEN", tag.name == b"Variant");
        if is_fen || is_variant {
            let text = window[at..at + found.end].to_vec();
            let place = self.place_at(at);
            let slot = if is_fen {
                &mut self.game.fen
            } else {
                &mut self.game.variant
            };
            slot.get_or_insert((place, text));
        }
        if let Some(fault) = found.fault {
            self.report(visitor, at, found.end, FaultKind::Tag(fault));
        }
        // Tags end no game, whatever the visitor thinks of them.
        let _ = self.act(visitor, reply, at, found.end);
        self.pos = at + found.end;
    }

    /// Finds the whole tag at the position; `None` if it goes over the limit.
    fn find_tag(&mut self) -> Result<Option<Found>, S::Error> {
        let mut tried = 0;
        loop {
            let rest = self.rest();
            // Scanning starts again only when twice as much is there, so that a stream which
            // gives one byte at a time costs no more than one which gives all.
            if rest.len() >= 2 * tried || self.source.is_complete() || rest.len() >= MAX_TAG {
                match scan(rest, self.source.is_complete()) {
                    Scan::Found(found) if found.end <= MAX_TAG => return Ok(Some(found)),
                    Scan::Found(_) => return Ok(None),
                    Scan::Incomplete if rest.len() >= MAX_TAG => return Ok(None),
                    Scan::Incomplete => tried = rest.len(),
                }
            }
            self.more()?;
        }
    }

    /// Whether the line at the position is a tag that lost its opening bracket.
    fn is_tag_without_bracket(&mut self) -> Result<bool, S::Error> {
        if !self.peek(0)?.is_some_and(|b| b.is_ascii_alphabetic()) {
            return Ok(false);
        }
        loop {
            let rest = self.rest();
            let line = memchr2(b'\n', b'\r', rest);
            if line.is_none() && rest.len() < MAX_TAG && !self.source.is_complete() {
                self.more()?;
                continue;
            }
            let line = &rest[..line.unwrap_or(rest.len())];
            return Ok(line.trim_ascii_end().ends_with(b"\"]"));
        }
    }

    fn report_line<V: Visitor>(&mut self, visitor: &mut V, fault: TagFault) {
        let rest = self.rest();
        let len = memchr2(b'\n', b'\r', rest).unwrap_or(rest.len());
        self.report(visitor, self.pos, len, FaultKind::Tag(fault));
    }

    /// Whether the bracket at the position starts the tags of a game: `[Name "`, or a line from
    /// `[Name` to `]`.
    pub(super) fn is_tag_start(&mut self) -> Result<bool, S::Error> {
        loop {
            let verdict = tag_shape(self.rest(), self.starts_line(self.pos));
            match verdict {
                Some(verdict) => return Ok(verdict),
                None if !self.more()? => return Ok(false),
                None => {}
            }
        }
    }

    /// Notes once a game that its lines end in CR alone; looks at the white space before the
    /// position.
    fn note_lone_cr<V: Visitor>(&mut self, visitor: &mut V) {
        let next = self.source.bytes().get(self.pos);
        let before = self.pos.checked_sub(1);
        let lone = next != Some(&b'\n')
            && before.and_then(|at| self.source.bytes().get(at)) == Some(&b'\r');
        if let Some(at) = before.filter(|_| lone && !self.game.noted_cr) {
            self.game.noted_cr = true;
            self.report(visitor, at, 0, FaultKind::LoneCarriageReturn);
        }
    }
}

/// Whether `text`, which starts with `[`, looks like a tag; `None` if more of it is needed.
fn tag_shape(text: &[u8], starts_line: bool) -> Option<bool> {
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

/// Finds the tag that `text` starts with. `complete`: nothing follows the text.
fn scan(text: &[u8], complete: bool) -> Scan {
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
