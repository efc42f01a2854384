//! Comments in braces and to the end of the line.

use super::fault::{FaultKind, PgnError};
use super::place::Place;
use super::reader::PgnReader;
use super::source::Source;
use super::visitor::{Comment, Part, Reply, Visitor};
use memchr::{memchr, memchr2, memchr3};

/// A comment longer than this is told in parts.
pub(super) const PART: usize = 32 * 1024;

/// A comment that is being read.
struct Open {
    /// Whether the visitor is told.
    is_told: bool,
    /// Whether a part of it has been told.
    has_parts: bool,
    /// The place of the opening brace, once it may leave the buffer.
    place: Option<Place>,
}

impl Open {
    const fn new(is_told: bool) -> Self {
        Self {
            is_told,
            has_parts: false,
            place: None,
        }
    }

    fn next_part(&mut self, is_last: bool) -> Part {
        let part = match (self.has_parts, is_last) {
            (false, true) => Part::Whole,
            (false, false) => Part::First,
            (true, false) => Part::Middle,
            (true, true) => Part::Last,
        };
        self.has_parts = true;
        part
    }
}

impl<S: Source> PgnReader<S> {
    /// Reads the comment whose opening brace stands at the position.
    pub(super) fn comment<V: Visitor>(
        &mut self,
        visitor: &mut V,
        is_told: bool,
    ) -> Result<(), S::Error> {
        let mut open = Open::new(is_told);
        self.pos += 1;
        // How many bytes after the position are known to hold no end.
        let mut searched = 0;
        loop {
            let rest = self.rest();
            let step = memchr3(b'}', b'\n', b'\r', &rest[searched..]);
            let at = step.map_or(rest.len(), |step| searched + step);
            let next_game = match rest.get(at) {
                Some(b'}') => {
                    self.close_comment(visitor, &mut open, at);
                    return Ok(());
                }
                Some(_) => self.game_starts_after(at),
                None => self.source.is_complete().then_some(true),
            };
            searched = at;
            match next_game {
                Some(false) => searched += 1,
                Some(true) => {
                    let end = (self.pos + at + 1).min(self.source.bytes().len());
                    self.leave_unclosed(visitor, &mut open, end);
                    return Ok(());
                }
                None => {
                    self.open_place(&mut open);
                    if searched >= PART {
                        // A line break at the end of a part is needed to see the next game start.
                        searched = self.tell_part(visitor, &mut open, searched - 1);
                    }
                    self.more()?;
                }
            }
        }
    }

    /// The place of the opening brace, just before the position unless it was asked for before.
    fn open_place(&mut self, open: &mut Open) -> Place {
        let place = open.place.unwrap_or_else(|| self.place_at(self.pos - 1));
        open.place = Some(place);
        place
    }

    fn close_comment<V: Visitor>(&mut self, visitor: &mut V, open: &mut Open, len: usize) {
        let reply = self.tell(visitor, open, len, true);
        self.pos += len + 1;
        self.heed(visitor, reply, len + 1, len);
    }

    /// Tells the first `len` bytes; how many bytes are left that hold no end.
    fn tell_part<V: Visitor>(&mut self, visitor: &mut V, open: &mut Open, len: usize) -> usize {
        let reply = self.tell(visitor, open, len, false);
        self.pos += len;
        self.heed(visitor, reply, len, len);
        1
    }

    fn tell<V: Visitor>(
        &self,
        visitor: &mut V,
        open: &mut Open,
        len: usize,
        is_last: bool,
    ) -> Reply {
        if !open.is_told {
            return Reply::Go;
        }
        let text = &self.rest()[..len];
        let part = open.next_part(is_last);
        let byte = self.position();
        let reply = visitor.comment(Comment { text, byte, part });
        if reply == Reply::Go && memchr(b'{', text).is_some() {
            return Reply::Report(FaultKind::BraceInComment);
        }
        reply
    }

    /// Acts on the answer to `len` bytes of a comment that start `back` bytes before the position.
    pub(super) fn heed<V: Visitor>(
        &mut self,
        visitor: &mut V,
        reply: Reply,
        back: usize,
        len: usize,
    ) {
        let at = self.pos - back;
        if self.act(visitor, reply, at, len).is_break() {
            self.game.failed = true;
        }
    }

    /// The comment goes on to the next game or the end of the text, at `end` in the window.
    fn leave_unclosed<V: Visitor>(&mut self, visitor: &mut V, open: &mut Open, end: usize) {
        let place = self.open_place(open);
        let _ = self.tell(visitor, open, end - self.pos, true);
        if !self.game.failed {
            let ply = self.game.in_moves.then_some(self.game.plies + 1);
            let kind = FaultKind::UnclosedComment;
            visitor.fault(PgnError::new(self.games(), place, ply, b"{", None, kind));
        }
        self.game.failed = true;
        // Nothing is left that could close a variation: the game is over with it.
        self.game.depth = 0;
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
        let mut open = Open::new(true);
        // How many bytes after the position are known to hold no end.
        let mut searched = 0;
        loop {
            let rest = self.rest();
            let end = memchr2(b'\n', b'\r', &rest[searched..])
                .map(|step| searched + step)
                .or(self.source.is_complete().then_some(rest.len()));
            match end {
                Some(len) => {
                    let reply = self.tell(visitor, &mut open, len, true);
                    self.pos += len;
                    self.heed(visitor, reply, len, len);
                    return Ok(());
                }
                None if rest.len() >= PART => {
                    let len = rest.len();
                    self.tell_part(visitor, &mut open, len);
                    searched = 0;
                }
                None => searched = rest.len(),
            }
            self.more()?;
        }
    }
}
