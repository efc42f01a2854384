//! The tag section of a game.

use super::MAX_TAG;
use super::bytes::name_hash;
use super::fault::{FaultKind, TagFault};
use super::reader::PgnReader;
use super::source::Source;
use super::tag::Tag;
use super::tag_syntax::{Found, Scan, scan, tag_shape};
use super::visitor::Visitor;
use memchr::memchr2;

/// What comes after the tags.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Follows {
    Moves,
    /// The next game or the end of the text.
    Nothing,
}

const NAMES: usize = 32;

/// The names of the first tags of a game, to tell a blank line inside the tags from the end of
/// a game that has no moves.
#[derive(Debug, Default)]
pub(super) struct Names {
    hashes: [u64; NAMES],
    len: usize,
}

impl Names {
    fn contains(&self, name: &[u8]) -> bool {
        let hash = name_hash(name);
        self.hashes.iter().take(self.len).any(|&h| h == hash)
    }

    fn insert(&mut self, name: &[u8]) {
        if let Some(slot) = self.hashes.get_mut(self.len) {
            *slot = name_hash(name);
            self.len += 1;
        }
    }
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
            let is_event = name == b"Event";
            // Two tags of a name after a blank line: the game before has no moves. `Event` is
            // the first tag of a game wherever it stands.
            if (blank_line || is_event && self.game.names.len > 1) && self.game.names.contains(name)
            {
                return Ok(Follows::Nothing);
            }
            if blank_line {
                if is_event {
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
