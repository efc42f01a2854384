//! Comments in braces and to the end of the line.

use super::fault::{FaultKind, PgnError};
use super::place::Place;
use super::reader::PgnReader;
use super::source::Source;
use super::visitor::{Comment, Part, Reply, Visitor};
use memchr::{memchr, memchr3};

/// A comment longer than this is told in parts.
const PART: usize = 32 * 1024;

/// Follows the parts of one comment.
struct Parts {
    told: bool,
}

impl Parts {
    fn next(&mut self, last: bool) -> Part {
        let part = match (self.told, last) {
            (false, true) => Part::Whole,
            (false, false) => Part::First,
            (true, false) => Part::Middle,
            (true, true) => Part::Last,
        };
        self.told = true;
        part
    }
}

impl<S: Source> PgnReader<S> {
    /// Reads the comment whose opening brace stands at the position.
    pub(super) fn comment<V: Visitor>(
        &mut self,
        visitor: &mut V,
        tell: bool,
    ) -> Result<(), S::Error> {
        let mut opened: Option<Place> = None;
        let opening = self.pos;
        self.pos += 1;
        let mut searched = 0;
        let mut parts = Parts { told: false };
        loop {
            let rest = self.rest();
            let Some(step) = memchr3(b'}', b'\n', b'\r', &rest[searched..]) else {
                searched = rest.len();
                if self.source.is_complete() {
                    let place = opened.unwrap_or_else(|| self.place_at(opening));
                    let end = self.pos + searched;
                    return Ok(self.leave_unclosed(visitor, tell, &mut parts, place, end));
                }
                if opened.is_none() {
                    opened = Some(self.place_at(opening));
                }
                if searched >= PART {
                    // A line break at the end of a part is needed to see the next game start.
                    let len = searched - 1;
                    let reply = self.tell(visitor, tell, &mut parts, len, false);
                    self.pos += len;
                    searched -= len;
                    self.heed(visitor, reply, len, len);
                }
                self.more()?;
                continue;
            };
            let at = searched + step;
            if rest[at] == b'}' {
                let reply = self.tell(visitor, tell, &mut parts, at, true);
                self.pos += at + 1;
                self.heed(visitor, reply, at + 1, at);
                return Ok(());
            }
            match self.game_starts_after(at) {
                Some(false) => searched = at + 1,
                Some(true) => {
                    let place = opened.unwrap_or_else(|| self.place_at(opening));
                    let end = self.pos + at + 1;
                    return Ok(self.leave_unclosed(visitor, tell, &mut parts, place, end));
                }
                None => {
                    if opened.is_none() {
                        opened = Some(self.place_at(opening));
                    }
                    searched = at;
                    self.more()?;
                }
            }
        }
    }

    fn tell<V: Visitor>(
        &self,
        visitor: &mut V,
        tell: bool,
        parts: &mut Parts,
        len: usize,
        last: bool,
    ) -> Reply {
        if !tell {
            return Reply::Go;
        }
        let text = &self.rest()[..len];
        let part = parts.next(last);
        let byte = self.position();
        let reply = visitor.comment(Comment { text, byte, part });
        if reply == Reply::Go && memchr(b'{', text).is_some() {
            return Reply::Report(FaultKind::BraceInComment);
        }
        reply
    }

    /// Acts on the answer to `len` bytes of a comment that start `back` bytes before the position.
    fn heed<V: Visitor>(&mut self, visitor: &mut V, reply: Reply, back: usize, len: usize) {
        let at = self.pos - back;
        if self.act(visitor, reply, at, len).is_break() {
            self.game.failed = true;
        }
    }

    /// The comment goes on to the next game or the end of the text, at `end` in the window.
    fn leave_unclosed<V: Visitor>(
        &mut self,
        visitor: &mut V,
        tell: bool,
        parts: &mut Parts,
        place: Place,
        end: usize,
    ) {
        let _ = self.tell(visitor, tell, parts, end - self.pos, true);
        let ply = self.game.in_moves.then_some(self.game.plies + 1);
        if !self.game.failed {
            let kind = FaultKind::UnclosedComment;
            visitor.fault(PgnError::new(self.games(), place, ply, b"{", kind));
        }
        self.game.failed = true;
        self.game.has_text = true;
        self.pos = end;
    }

    /// Whether the line after the line break at `at` (from the position) is the first tag of a
    /// game: `[Event "`, or any tag after a blank line. `None` if more text is needed.
    fn game_starts_after(&self, at: usize) -> Option<bool> {
        let rest = self.rest();
        let next = at + 1;
        let complete = self.source.is_complete();
        match rest.get(next) {
            Some(b'[') => {}
            None if !complete => return None,
            _ => return Some(false),
        }
        let tag = &rest[next..];
        let name = tag[1..]
            .iter()
            .take(256)
            .take_while(|b| b.is_ascii_alphanumeric() || **b == b'_')
            .count();
        let Some(after) = tag.get(1 + name..1 + name + 2) else {
            return if complete { Some(false) } else { None };
        };
        if name == 0 || after != b" \"" {
            return Some(false);
        }
        let line_before = rest[..at].strip_suffix(b"\r").unwrap_or(&rest[..at]);
        let blank_before = line_before
            .iter()
            .rev()
            .find(|&&b| b != b' ' && b != b'\t')
            .is_some_and(|&b| b == b'\n' || b == b'\r');
        Some(blank_before || tag.starts_with(b"[Event "))
    }

    /// Reads the comment from the semicolon at the position to the end of the line.
    pub(super) fn line_comment<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        self.pos += 1;
        let mut parts = Parts { told: false };
        loop {
            let rest = self.rest();
            match memchr::memchr2(b'\n', b'\r', rest) {
                Some(len) => return Ok(self.tell_line(visitor, &mut parts, len, true)),
                None if self.source.is_complete() => {
                    let len = rest.len();
                    return Ok(self.tell_line(visitor, &mut parts, len, true));
                }
                None if rest.len() >= PART => {
                    let len = rest.len();
                    self.tell_line(visitor, &mut parts, len, false);
                }
                None => {}
            }
            self.more()?;
        }
    }

    fn tell_line<V: Visitor>(
        &mut self,
        visitor: &mut V,
        parts: &mut Parts,
        len: usize,
        last: bool,
    ) {
        let text = &self.rest()[..len];
        let part = parts.next(last);
        let byte = self.position();
        let reply = visitor.comment(Comment { text, byte, part });
        self.pos += len;
        self.heed(visitor, reply, len, len);
    }
}
