//! The streaming reader: passes over a text once and tells a [`Visitor`] what is there.

use super::encoding::Encoding;
use super::fault::{FaultKind, PgnError};
use super::place::{LineCounter, Place};
use super::source::{SliceSource, Source};
use super::visitor::{GameEnd, GameStart, Reply, Visitor};
use alloc::vec::Vec;

#[cfg(feature = "std")]
use super::source::StreamSource;

pub(super) const BYTE_ORDER_MARK: &[u8] = b"\xef\xbb\xbf";

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
    pub(super) lines: LineCounter,
    pub(super) games: u64,
    pub(super) game: GameState,
    /// Every fault ends the moves of its game.
    pub(super) is_strict: bool,
    /// The encoding that the caller named.
    pub(super) encoding: Option<Encoding>,
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
    /// An error ended the moves of the line that is being read.
    pub(super) failed: bool,
    pub(super) noted_cr: bool,
    pub(super) noted_blank: bool,
    pub(super) fen: Option<(Place, Vec<u8>)>,
    pub(super) variant: Option<(Place, Vec<u8>)>,
    pub(super) names: super::tags::Names,
    /// The encoding that a visitor found in the tags.
    pub(super) encoding: Option<Encoding>,
}

/// A bracket whose place may be asked for after it has left the buffer.
#[derive(Debug, Clone, Copy)]
pub(super) struct Opening {
    pub(super) byte: u64,
    pub(super) place: Option<Place>,
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
            is_strict: false,
            encoding: None,
        }
    }

    /// The same reader for text that is cut from a longer one before a game that begins a line:
    /// `place` is where it stood, after `games` games. Places and numbers are then those of the
    /// whole. Nothing may have been read yet.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{PgnReader, Place, Skipper};
    /// let place = Place { byte: 6, line: 2, column: 1 };
    /// let mut reader = PgnReader::from_bytes(b"1. d4 *").starting_at(place, 1);
    /// reader.read_game(&mut Skipper)?;
    /// assert_eq!((reader.games(), reader.position()), (2, 13));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn starting_at(mut self, place: Place, games: u64) -> Self {
        self.base = place.byte;
        self.lines = LineCounter::at(place);
        self.games = games;
        self
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
    ///
    /// ```
    /// use chesslaws_notation::pgn::{PgnReader, Skipper};
    /// let mut reader = PgnReader::from_bytes(b"1. e4 e5 *");
    /// assert!(reader.read_game(&mut Skipper)?);
    /// assert!(!reader.read_game(&mut Skipper)?);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
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
                self.game.failed |= self.ends_moves(&kind);
                let encoding = self.encoding_of(&token);
                visitor.fault(PgnError::new(
                    self.games, place, None, &token, encoding, kind,
                ));
            }
        }
    }

    /// Reports what is wrong with the end of the movetext.
    fn close_movetext<V: Visitor>(&mut self, visitor: &mut V) -> Result<(), S::Error> {
        if self.game.has_result {
            // The game is whole: what breaks the stream behind it concerns the next one.
            if let Err(error) = self.after_result(visitor) {
                self.source.put_back(error);
            }
            return Ok(());
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
                None,
                kind,
            ));
        }
        self.report(visitor, self.pos, 0, FaultKind::MissingResult);
        Ok(())
    }
}
