//! The streaming reader: passes over a text once and tells a [`Visitor`] what is there.

use super::bytes::is_blank;
use super::fault::{FaultKind, PgnError, Severity};
use super::place::{LineCounter, Place};
use super::source::{SliceSource, Source};
use super::visitor::{GameEnd, GameStart, Reply, Visitor};
use alloc::vec::Vec;
use core::ops::ControlFlow;

#[cfg(feature = "std")]
use super::source::StreamSource;

/// How many bytes before the position stay in the buffer: enough for the start of a word and for
/// the newline before a `%`.
const KEPT_BACK: usize = super::MAX_TOKEN + 1;

const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

/// Reads games one after the other from a slice or a stream, in one pass and in memory that
/// does not grow with the text.
///
/// Nothing has to fit the buffer as a whole but a single word (at most
/// [`MAX_TOKEN`](super::MAX_TOKEN) bytes) and a single tag (at most
/// [`MAX_TAG`](super::MAX_TAG)); longer ones are faults. Long comments come in parts.
///
/// ```
/// use chesslaws_notation::pgn::{PgnReader, Skipper};
///
/// let mut reader = PgnReader::from_bytes(b"[Event \"A\"]\n\n1. e4 *\n\n[Event \"B\"]\n\n1. d4 1-0");
/// let mut games = 0;
/// while reader.read_game(&mut Skipper)? {
///     games += 1;
/// }
/// assert_eq!(games, 2);
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug)]
pub struct PgnReader<S> {
    pub(super) source: S,
    /// Offset of the first byte of the window.
    pub(super) base: u64,
    /// Position in the window.
    pub(super) pos: usize,
    lines: LineCounter,
    games: u64,
    pub(super) game: GameState,
}

/// What is known of the game that is being read.
#[derive(Debug, Default)]
pub(super) struct GameState {
    /// Moves of the main line that the visitor accepted.
    pub(super) plies: u32,
    pub(super) in_moves: bool,
    pub(super) has_result: bool,
    pub(super) has_text: bool,
    /// Where the last token after the termination marker ends.
    pub(super) end: Option<u64>,
    /// Variations open at the position.
    pub(super) depth: u32,
    /// The outermost open variation.
    pub(super) variation: Option<Opening>,
    /// An error ended the moves.
    pub(super) failed: bool,
    pub(super) noted_cr: bool,
    pub(super) noted_blank: bool,
    pub(super) fen: Option<(Place, Vec<u8>)>,
    pub(super) variant: Option<(Place, Vec<u8>)>,
    pub(super) names: super::tags::Names,
}

/// A bracket whose place may be asked for after it has left the buffer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Opening {
    byte: u64,
    place: Option<Place>,
}

impl<'a> PgnReader<SliceSource<'a>> {
    /// Reads a text that is in memory as a whole.
    ///
    /// ```
    /// use chesslaws_notation::pgn::PgnReader;
    /// let reader = PgnReader::from_bytes(b"1. e4 e5 *");
    /// assert_eq!(reader.position(), 0);
    /// ```
    #[must_use]
    pub fn from_bytes(text: &'a [u8]) -> Self {
        Self::with_source(SliceSource(text))
    }
}

#[cfg(feature = "std")]
impl<R: std::io::Read> PgnReader<StreamSource<R>> {
    /// Reads a stream through one buffer of 128 KiB; a `BufReader` around it is not needed.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{PgnReader, Skipper};
    /// let mut reader = PgnReader::new(&b"1. e4 e5 *"[..]);
    /// assert!(reader.read_game(&mut Skipper)?);
    /// # Ok::<(), std::io::Error>(())
    /// ```
    #[must_use]
    pub fn new(reader: R) -> Self {
        Self::with_source(StreamSource::new(reader))
    }

    /// Gives the stream back. What was buffered and not yet read is lost.
    ///
    /// ```
    /// use chesslaws_notation::pgn::PgnReader;
    /// let reader = PgnReader::new(&b"1. e4 e5 *"[..]);
    /// assert_eq!(reader.into_inner().len(), 10);
    /// ```
    #[must_use]
    pub fn into_inner(self) -> R {
        self.source.into_inner()
    }
}

impl<S: Source> PgnReader<S> {
    fn with_source(source: S) -> Self {
        Self {
            source,
            base: 0,
            pos: 0,
            lines: LineCounter::new(),
            games: 0,
            game: GameState::default(),
        }
    }

    /// Offset of the next byte to be read, from the start of the text.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{PgnReader, Skipper};
    /// let mut reader = PgnReader::from_bytes(b"1. e4 e5 *");
    /// reader.read_game(&mut Skipper)?;
    /// assert_eq!(reader.position(), 10);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> u64 {
        self.base + self.pos as u64
    }

    /// How many games have been begun so far, games without any content included.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{PgnReader, Skipper};
    /// let mut reader = PgnReader::from_bytes(b"1. e4 e5 *");
    /// reader.read_game(&mut Skipper)?;
    /// assert_eq!(reader.games(), 1);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Reads the next game and tells `visitor` about it. `false` at the end of the text.
    ///
    /// # Errors
    ///
    /// Only what the underlying stream reports. Faults of the text are told to the visitor.
    pub fn read_game<V: Visitor>(&mut self, visitor: &mut V) -> Result<bool, S::Error> {
        if !self.seek_game()? {
            return Ok(false);
        }
        self.begin_game(visitor);
        if self.tag_section(visitor)? == super::tags::Follows::Moves {
            self.game.in_moves = true;
            self.game.has_text = true;
            self.begin_moves(visitor);
            if self.game.failed {
                self.skip_to_end(visitor)?;
            } else {
                self.movetext(visitor)?;
            }
            self.close_movetext(visitor)?;
        } else {
            self.begin_moves(visitor);
        }
        visitor.end_game(GameEnd {
            byte: self.game.end.unwrap_or(self.position()),
            plies: self.game.plies,
            is_empty: !self.game.has_text,
        });
        Ok(true)
    }

    /// Passes over what stands between games; `false` at the end of the text.
    fn seek_game(&mut self) -> Result<bool, S::Error> {
        if self.base == 0 && self.pos == 0 {
            self.skip_byte_order_mark()?;
        }
        loop {
            self.skip_blanks()?;
            match self.peek(0)? {
                None => return Ok(false),
                Some(b'%') if self.is_at_line_start() => self.skip_line()?,
                Some(b';') => self.skip_line()?,
                Some(_) => return Ok(true),
            }
        }
    }

    fn skip_byte_order_mark(&mut self) -> Result<(), S::Error> {
        for (ahead, &byte) in BYTE_ORDER_MARK.iter().enumerate() {
            if self.peek(ahead)? != Some(byte) {
                return Ok(());
            }
        }
        self.pos = BYTE_ORDER_MARK.len();
        Ok(())
    }

    fn begin_game<V: Visitor>(&mut self, visitor: &mut V) {
        self.game = GameState::default();
        self.games += 1;
        let place = self.place_at(self.pos);
        visitor.begin_game(GameStart {
            index: self.games,
            place,
        });
        if !self.starts_line(self.pos) {
            self.report(visitor, self.pos, 0, FaultKind::GluedGame);
        }
    }

    fn begin_moves<V: Visitor>(&mut self, visitor: &mut V) {
        match visitor.begin_moves() {
            Reply::Go => {}
            Reply::Skip => self.game.failed = true,
            Reply::Report(kind) => {
                let tag = match kind {
                    FaultKind::Variant(_) => self.game.variant.take(),
                    _ => self.game.fen.take(),
                };
                let (place, token) = tag.unwrap_or_else(|| (self.place_at(self.pos), Vec::new()));
                self.game.failed |= kind.severity() == Severity::Error;
                visitor.fault(PgnError::new(self.games, place, None, &token, kind));
            }
        }
    }

    /// Reports what is wrong with the end of the movetext.
    fn close_movetext<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        if self.game.has_result {
            return self.after_result(visitor);
        }
        let unclosed = self.game.variation.take().filter(|_| self.game.depth > 0);
        if let Some(opening) = unclosed.filter(|_| !self.game.failed) {
            let place = self.place_of(opening);
            let kind = FaultKind::UnclosedVariation;
            visitor.fault(PgnError::new(
                self.games,
                place,
                Some(self.game.plies + 1),
                b"(",
                kind,
            ));
        }
        self.report(visitor, self.pos, 0, FaultKind::MissingResult);
        Ok(())
    }

    // Places and faults.

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
        self.game.failed |= kind.severity() == Severity::Error;
        visitor.fault(PgnError::new(self.games, place, ply, token, kind));
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
                let is_error = kind.severity() == Severity::Error;
                self.report(visitor, at, len, kind);
                if is_error {
                    ControlFlow::Break(())
                } else {
                    ControlFlow::Continue(())
                }
            }
        }
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

    fn place_of(&mut self, opening: Opening) -> Place {
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

    // Moving over bytes.

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
