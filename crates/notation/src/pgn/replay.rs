//! Games read and played: the layer that most users want.

use super::annotation::Annotation;
use super::clock::{commands, parse_clock};
use super::fault::{FaultKind, PgnError, TagFault};
use super::game::Game;
use super::place::Place;
use super::reader::PgnReader;
use super::result::GameResult;
use super::source::{SliceSource, Source};
use super::tag::Tag;
use super::tag_list::NotAdded;
use super::text::decode;
use super::variant::Variant;
use super::visitor::{Comment, GameEnd, GameStart, Part, Reply, Token, Visitor};
use crate::letters::PieceLetters;
use crate::san::{Leniency, Resolution, San, SanError};
use chesslaws_board::{FenError, Position, Setup};
use core::iter::FusedIterator;

#[cfg(feature = "std")]
use super::source::StreamSource;

/// How games are read.
///
/// ```
/// use chesslaws_notation::pgn::{GameReader, ReadOptions};
/// use chesslaws_notation::{Leniency, PieceLetters};
///
/// let german = ReadOptions { letters: PieceLetters::GERMAN, ..ReadOptions::default() };
/// let game = GameReader::from_bytes(b"1. Sf3 *").with_options(german).next().unwrap()?;
/// assert_eq!(game.moves().len(), 1);
///
/// let strict = ReadOptions { accepted: Leniency::NONE, ..ReadOptions::default() };
/// let game = GameReader::from_bytes(b"1. Ng1-f3 *").with_options(strict).next().unwrap()?;
/// assert!(game.error().is_some());
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadOptions {
    /// The letters of the pieces. English unless the caller knows better.
    pub letters: PieceLetters,
    /// Which departures from the export form are understood; a move with any other is an error.
    pub accepted: Leniency,
    /// Whether signs for check and mate are compared with the position.
    pub check_signs: bool,
    /// Whether comments are kept.
    pub comments: bool,
}

/// English letters, everything that can be understood in one way, comments kept.
impl Default for ReadOptions {
    fn default() -> Self {
        Self {
            letters: PieceLetters::ENGLISH,
            accepted: Leniency::ALL,
            check_signs: true,
            comments: true,
        }
    }
}

/// Reads games and plays their moves.
///
/// As an iterator it gives each game as a value of its own; [`GameReader::read_into`] uses one
/// record again and again and allocates nothing once that has grown to the size of the games.
///
/// ```
/// use chesslaws_notation::pgn::GameReader;
///
/// let text = b"[Event \"A\"]\n\n1. e4 e5 1/2-1/2\n\n[Event \"B\"]\n\n1. d4 *\n";
/// let plies: Vec<usize> = GameReader::from_bytes(text)
///     .map(|game| game.map(|game| game.moves().len()))
///     .collect::<Result<_, _>>()?;
/// assert_eq!(plies, [2, 1]);
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug)]
pub struct GameReader<S> {
    reader: PgnReader<S>,
    options: ReadOptions,
    is_done: bool,
}

impl<'a> GameReader<SliceSource<'a>> {
    /// Reads a text that is in memory as a whole.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// assert_eq!(GameReader::from_bytes(b"1. e4 c5 *").count(), 1);
    /// ```
    #[must_use]
    pub fn from_bytes(text: &'a [u8]) -> Self {
        Self::with_reader(PgnReader::from_bytes(text))
    }
}

#[cfg(feature = "std")]
impl<R: std::io::Read> GameReader<StreamSource<R>> {
    /// Reads a stream through one buffer; a `BufReader` around it is not needed.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let stream = std::io::Cursor::new("1. e4 c5 *");
    /// assert_eq!(GameReader::new(stream).count(), 1);
    /// ```
    #[must_use]
    pub fn new(reader: R) -> Self {
        Self::with_reader(PgnReader::new(reader))
    }
}

impl<S: Source> GameReader<S> {
    fn with_reader(reader: PgnReader<S>) -> Self {
        Self {
            reader,
            options: ReadOptions::default(),
            is_done: false,
        }
    }

    /// The same reader with other options.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameReader, ReadOptions};
    /// let options = ReadOptions { comments: false, ..ReadOptions::default() };
    /// let game = GameReader::from_bytes(b"1. e4 {x} *").with_options(options).next().unwrap()?;
    /// assert_eq!(game.comments(1).count(), 0);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn with_options(self, options: ReadOptions) -> Self {
        Self { options, ..self }
    }

    /// The same reader for text that is cut from a longer one; see [`PgnReader::starting_at`].
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameReader, Place};
    /// let place = Place { byte: 600, line: 20, column: 1 };
    /// let mut games = GameReader::from_bytes(b"1. d4 *").starting_at(place, 4);
    /// assert_eq!(games.next().unwrap()?.index(), 5);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn starting_at(self, place: Place, games: u64) -> Self {
        Self {
            reader: self.reader.starting_at(place, games),
            ..self
        }
    }

    /// Offset of the next byte to be read.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let mut reader = GameReader::from_bytes(b"1. e4 c5 *");
    /// reader.next();
    /// assert_eq!(reader.position(), 10);
    /// ```
    #[must_use]
    pub fn position(&self) -> u64 {
        self.reader.position()
    }

    /// Reads the next game into `game`, whose memory is used again. `false` at the end of the
    /// text; `game` is then empty.
    ///
    /// # Errors
    ///
    /// Only what the underlying stream reports; faults of the text are in the game.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{Game, GameReader};
    ///
    /// let mut reader = GameReader::from_bytes(b"1. e4 *\n\n1. d4 d5 *");
    /// let mut game = Game::default();
    /// let mut plies = 0;
    /// while reader.read_into(&mut game)? {
    ///     plies += game.moves().len();
    /// }
    /// assert_eq!(plies, 3);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    pub fn read_into(&mut self, game: &mut Game) -> Result<bool, S::Error> {
        loop {
            game.clear();
            let mut replay = Replay::new(game, &self.options);
            if !self.reader.read_game(&mut replay)? {
                return Ok(false);
            }
            if !replay.is_empty {
                return Ok(true);
            }
        }
    }
}

/// Ends after an error of the stream.
impl<S: Source> Iterator for GameReader<S> {
    type Item = Result<Game, S::Error>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.is_done {
            return None;
        }
        let mut game = Game::default();
        let read = self.read_into(&mut game);
        self.is_done = !matches!(read, Ok(true));
        match read {
            Ok(true) => Some(Ok(game)),
            Ok(false) => None,
            Err(error) => Some(Err(error)),
        }
    }
}

impl<S: Source> FusedIterator for GameReader<S> {}

/// Plays a game into its record.
struct Replay<'a> {
    game: &'a mut Game,
    options: &'a ReadOptions,
    noted: Leniency,
    is_empty: bool,
    comments_full: bool,
}

impl<'a> Replay<'a> {
    fn new(game: &'a mut Game, options: &'a ReadOptions) -> Self {
        Self {
            game,
            options,
            noted: Leniency::NONE,
            is_empty: true,
            comments_full: false,
        }
    }

    fn ply(&self) -> u32 {
        u32::try_from(self.game.moves.len()).unwrap_or(u32::MAX)
    }

    /// Plays the move that the token means; how it departs from the export form.
    #[inline]
    fn play(&mut self, token: &[u8]) -> Result<Leniency, SanError> {
        let san = San::parse_with(token, &self.options.letters)?;
        let game = &mut *self.game;
        let Resolution { mv, leniency } = san.resolve_noting(&game.position)?;
        let accepted = self.options.accepted;
        if !accepted.contains(leniency) {
            return Err(SanError::NotAccepted(leniency.without(accepted)));
        }
        let before = (accepted != Leniency::ALL).then_some(game.position);
        game.position.play_unchecked(mv);
        let signs = if self.options.check_signs {
            san.check_leniency(&game.position)
        } else {
            Leniency::NONE
        };
        if let Some(before) = before.filter(|_| !accepted.contains(signs)) {
            game.position = before;
            return Err(SanError::NotAccepted(signs.without(accepted)));
        }
        game.moves.push(mv);
        if san.draw_offer {
            game.draw_offers.push(game.moves.len() as u32);
        }
        Ok(leniency | signs)
    }

    /// Sets up the position that the tags ask for.
    fn set_up(&mut self) -> Result<(), FaultKind> {
        let game = &mut *self.game;
        if let Some(name) = game.tags.get("Variant") {
            game.variant = Variant::parse(&name);
        }
        if let Variant::Other(name) = &game.variant {
            return Err(FaultKind::Variant(name.clone()));
        }
        if let Some(fen) = game.tags.get_bytes("FEN") {
            game.start = read_fen(fen).map_err(FaultKind::Fen)?;
            game.position = game.start;
        }
        if !game.start.has_standard_castling() {
            game.variant = Variant::Chess960;
        }
        Ok(())
    }

    fn check_clocks(&self, text: &[u8]) -> Reply {
        // What nearly every such comment is.
        let plain = text.trim_ascii();
        if let Some(time) = plain
            .strip_prefix(b"[%clk ")
            .and_then(|rest| rest.strip_suffix(b"]"))
            && parse_clock(time).is_ok()
        {
            return Reply::Go;
        }
        let bad = commands(text)
            .filter(|(name, _)| matches!(*name, b"clk" | b"emt"))
            .find_map(|(_, time)| parse_clock(time).err())
            .map(FaultKind::Clock);
        match bad {
            // Once for each way in which a time can be wrong.
            Some(kind) if !self.game.has_fault(|known| *known == kind) => Reply::Report(kind),
            _ => Reply::Go,
        }
    }
}

fn read_fen(text: &[u8]) -> Result<Position, FenError> {
    Ok(Position::try_from(Setup::from_bytes(text)?)?)
}

impl Visitor for Replay<'_> {
    fn begin_game(&mut self, start: GameStart) {
        self.game.index = start.index;
        self.game.start_place = start.place;
    }

    fn tag(&mut self, tag: Tag<'_>) -> Reply {
        let encoding = self.game.tags.encoding();
        match self.game.tags.add(&tag) {
            Err(NotAdded::Twice) => Reply::Report(FaultKind::Tag(TagFault::Twice)),
            Err(NotAdded::TooMany) => {
                let told = self
                    .game
                    .has_fault(|kind| *kind == FaultKind::Tag(TagFault::TooMany));
                if told {
                    Reply::Go
                } else {
                    Reply::Report(FaultKind::Tag(TagFault::TooMany))
                }
            }
            Ok(()) if self.game.tags.encoding() != encoding => Reply::Report(FaultKind::Encoding),
            Ok(()) => Reply::Go,
        }
    }

    fn begin_moves(&mut self) -> Reply {
        match self.set_up() {
            Ok(()) => Reply::Go,
            Err(kind) => Reply::Report(kind),
        }
    }

    #[inline]
    fn san(&mut self, token: Token<'_>) -> Reply {
        match self.play(token.text) {
            Ok(leniency) => {
                let new = leniency.without(self.noted);
                if new.is_empty() && self.game.moves.len() < super::MAX_PLIES {
                    return Reply::Go;
                }
                self.noted |= new;
                if self.game.moves.len() >= super::MAX_PLIES {
                    return Reply::Report(FaultKind::TooManyPlies);
                }
                Reply::Report(FaultKind::Lenient(new))
            }
            Err(error) => Reply::Report(FaultKind::Move(error)),
        }
    }

    fn annotation(&mut self, annotation: Annotation) {
        if annotation == Annotation::DrawOffer && self.ply() > 0 {
            let ply = self.ply();
            if self.game.draw_offers.last() != Some(&ply) {
                self.game.draw_offers.push(ply);
            }
        }
    }

    fn comment(&mut self, comment: Comment<'_>) -> Reply {
        if !self.options.comments {
            return Reply::Go;
        }
        if matches!(comment.part, Part::Whole | Part::First) {
            let ply = self.ply();
            self.game.comments.open(ply, comment.byte);
        }
        if !self.comments_full && !self.game.comments.extend(comment.text) {
            self.comments_full = true;
            return Reply::Report(FaultKind::TooManyComments);
        }
        if comment.part == Part::Whole {
            return self.check_clocks(comment.text);
        }
        Reply::Go
    }

    fn result(&mut self, result: GameResult, _token: Token<'_>) -> Reply {
        self.game.result = Some(result);
        let Some(tag) = self.game.tags.get_bytes("Result") else {
            return Reply::Go;
        };
        let Some(said) = GameResult::parse(tag.trim_ascii()) else {
            return Reply::Go;
        };
        if said == result {
            return Reply::Go;
        }
        let tag = decode(tag).0.into_owned();
        Reply::Report(match result {
            GameResult::Unknown => FaultKind::ResultOpen { tag },
            marker => FaultKind::ResultDisagrees { tag, marker },
        })
    }

    fn fault(&mut self, error: PgnError) {
        self.game.add_fault(error);
    }

    fn end_game(&mut self, end: GameEnd) {
        self.game.end = end.byte;
        self.is_empty = end.is_empty;
    }
}
