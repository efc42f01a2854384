//! Moving over the bytes of the window, fetching more, and telling where they stand.

use super::bytes::is_blank;
use super::encoding::Encoding;
use super::fault::{FaultKind, PgnError, Severity};
use super::place::Place;
use super::reader::{BYTE_ORDER_MARK, Opening, PgnReader};
use super::source::Source;
use super::visitor::{Reply, Visitor};
use core::ops::ControlFlow;

/// How many bytes before the position stay in the buffer: enough for the start of a word and for
/// the newline before a `%`.
const KEPT_BACK: usize = super::MAX_TOKEN + 1;

impl<S: Source> PgnReader<S> {
    /// Reports a fault at `at` in the window; whether the moves end with it.
    pub(super) fn report<V: Visitor>(
        &mut self,
        visitor: &mut V,
        at: usize,
        len: usize,
        kind: FaultKind,
    ) {
        let place = self.place_at(at);
        let token = self.source.bytes().get(at..at + len).unwrap_or_default();
        let ply = self.game.in_moves.then_some(self.game.plies + 1);
        if let FaultKind::Encoding(encoding) = kind {
            self.game.encoding = Some(encoding);
        }
        let encoding = self.encoding_of(token);
        self.game.failed |= self.ends_moves(&kind);
        visitor.fault(PgnError::new(self.games, place, ply, token, encoding, kind));
    }

    /// Acts on a visitor's answer about the bytes at `at`. `Break`: pass over what follows.
    pub(super) fn act<V: Visitor>(
        &mut self,
        visitor: &mut V,
        reply: Reply,
        at: usize,
        len: usize,
    ) -> ControlFlow<()> {
        match reply {
            Reply::Go => ControlFlow::Continue(()),
            Reply::Skip => ControlFlow::Break(()),
            Reply::Report(kind) => {
                let ends_moves = self.ends_moves(&kind);
                self.report(visitor, at, len, kind);
                if ends_moves {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            }
        }
    }

    /// The encoding in which a report shows a token; `None`: what it looks like.
    pub(super) fn encoding_of(&self, token: &[u8]) -> Option<Encoding> {
        let found = || {
            self.game
                .encoding
                .filter(|_| core::str::from_utf8(token).is_err())
        };
        self.encoding.or_else(found)
    }

    /// Whether the moves end with such a fault.
    pub(super) fn ends_moves(&self, kind: &FaultKind) -> bool {
        self.is_strict || kind.severity() == Severity::Error
    }

    pub(super) fn place_at(&mut self, at: usize) -> Place {
        self.count_lines_to(at);
        self.lines.place()
    }

    pub(super) fn opening_at(&self, at: usize) -> Opening {
        Opening {
            byte: self.base + at as u64,
            place: None,
        }
    }

    pub(super) fn place_of(&mut self, opening: Opening) -> Place {
        match opening.place {
            Some(place) => place,
            None => self.place_at(self.index_of(opening.byte)),
        }
    }

    fn index_of(&self, byte: u64) -> usize {
        usize::try_from(byte.saturating_sub(self.base)).unwrap_or(usize::MAX)
    }

    fn count_lines_to(&mut self, at: usize) {
        if let Some(opening) = self
            .game
            .variation
            .filter(|opening| opening.place.is_none())
        {
            let opened_at = self.index_of(opening.byte);
            if opened_at <= at {
                self.pass_lines_to(opened_at);
                self.game.variation = Some(Opening {
                    place: Some(self.lines.place()),
                    ..opening
                });
            }
        }
        self.pass_lines_to(at);
    }

    fn pass_lines_to(&mut self, at: usize) {
        let from = self.index_of(self.lines.place().byte);
        if let Some(text) = self.source.bytes().get(from..at) {
            self.lines.pass(text);
        }
    }

    /// Fetches more bytes; `false` when there are none. Moves the window.
    pub(super) fn more(&mut self) -> Result<bool, S::Error> {
        if self.source.is_complete() {
            return Ok(false);
        }
        let keep = self.pos.saturating_sub(KEPT_BACK);
        self.count_lines_to(keep);
        let before = self.source.bytes().len();
        let forgotten = self.source.fetch(keep)?;
        self.base += forgotten as u64;
        self.pos -= forgotten;
        Ok(self.source.bytes().len() + forgotten > before || !self.source.is_complete())
    }

    /// The byte `ahead` of the position, fetched if need be.
    pub(super) fn peek(&mut self, ahead: usize) -> Result<Option<u8>, S::Error> {
        loop {
            if let Some(&byte) = self.source.bytes().get(self.pos + ahead) {
                return Ok(Some(byte));
            }
            if !self.more()? {
                return Ok(None);
            }
        }
    }

    /// Passes over white space; how many lines end in it.
    pub(super) fn skip_blanks(&mut self) -> Result<u32, S::Error> {
        let mut newlines = 0u32;
        loop {
            match self.peek(0)? {
                Some(b'\n') => newlines = newlines.saturating_add(1),
                Some(b'\r') => {
                    if self.peek(1)? != Some(b'\n') {
                        newlines = newlines.saturating_add(1);
                    }
                }
                Some(byte) if is_blank(byte) => {}
                _ => return Ok(newlines),
            }
            self.pos += 1;
        }
    }

    /// Passes over the rest of the line, not over its end.
    pub(super) fn skip_line(&mut self) -> Result<(), S::Error> {
        loop {
            let rest = self.source.bytes().get(self.pos..).unwrap_or_default();
            match memchr::memchr2(b'\n', b'\r', rest) {
                Some(at) => {
                    self.pos += at;
                    return Ok(());
                }
                None => {
                    self.pos += rest.len();
                    if !self.more()? {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Whether the position is in the first column.
    pub(super) fn is_at_line_start(&self) -> bool {
        match self.pos.checked_sub(1) {
            Some(before) => matches!(self.source.bytes().get(before), Some(b'\n' | b'\r')),
            None => true,
        }
    }

    /// Whether only blanks stand before `at` on its line.
    pub(super) fn starts_line(&self, at: usize) -> bool {
        let before = self.source.bytes().get(..at).unwrap_or_default();
        match before.iter().rev().find(|&&b| b != b' ' && b != b'\t') {
            Some(b'\n' | b'\r') | None => true,
            Some(_) => self.base == 0 && before.trim_ascii_end() == BYTE_ORDER_MARK,
        }
    }

    /// The window from the position on, as text for a report.
    pub(super) fn rest(&self) -> &[u8] {
        self.source.bytes().get(self.pos..).unwrap_or_default()
    }
}
