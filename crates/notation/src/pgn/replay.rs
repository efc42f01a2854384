//! Games read and played: the layer that most users want.

use super::annotation::Annotation;
use super::clock::is_plain;
use super::fault::{FaultKind, PgnError, TagFault};
use super::game::Game;
use super::observer::{MoveObserver, PlayedMove};
use super::options::{Policy, ReadOptions};
use super::place::Place;
use super::play::{Played, Reading, clock_fault, result_fault, set_up};
use super::reader::PgnReader;
use super::result::GameResult;
use super::skipped::Skipped;
use super::source::{SliceSource, Source};
use super::tag::Tag;
use super::tag_list::NotAdded;
use super::visitor::{Comment, GameEnd, GameStart, Part, Reply, Token, Visitor};
use crate::san::Leniency;
use core::iter::FusedIterator;

#[cfg(feature = "std")]
use super::source::StreamSource;

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
    skipped: Skipped,
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
            skipped: Skipped::default(),
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
    pub fn with_options(mut self, options: ReadOptions) -> Self {
        self.reader.is_strict = options.policy == Policy::Strict;
        self.reader.encoding = options.encoding;
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

    /// The games that [`Policy::Skip`] has left out so far.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameReader, Policy, ReadOptions};
    /// let options = ReadOptions { policy: Policy::Skip, ..ReadOptions::default() };
    /// let mut reader = GameReader::from_bytes(b"1. e5 *\n\n1. e4 *").with_options(options);
    /// assert_eq!(reader.next().unwrap()?.index(), 2);
    /// assert_eq!(reader.skipped().count(), 1);
    /// assert_eq!(reader.skipped().errors()[0].token, "e5");
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn skipped(&self) -> &Skipped {
        &self.skipped
    }

    /// Takes what [`GameReader::skipped`] gives and starts with none again.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// assert_eq!(GameReader::from_bytes(b"1. e4 *").take_skipped().count(), 0);
    /// ```
    pub fn take_skipped(&mut self) -> Skipped {
        core::mem::take(&mut self.skipped)
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
        self.read_observed(game, &mut ())
    }

    /// As [`GameReader::read_into`], and tells `observer` each move when it has been played.
    ///
    /// # Errors
    ///
    /// As [`GameReader::read_into`].
    ///
    /// ```
    /// use chesslaws_notation::pgn::{Game, GameReader, MoveObserver, PlayedMove};
    ///
    /// struct Checks(u32);
    ///
    /// impl MoveObserver for Checks {
    ///     fn played(&mut self, played: PlayedMove<'_>) {
    ///         self.0 += u32::from(played.gives_check);
    ///     }
    /// }
    ///
    /// let (mut game, mut checks) = (Game::default(), Checks(0));
    /// let mut reader = GameReader::from_bytes(b"1. e4 d5 2. Bb5+ c6 *");
    /// assert!(reader.read_observed(&mut game, &mut checks)?);
    /// assert_eq!((game.moves().len(), checks.0), (4, 1));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    pub fn read_observed<O: MoveObserver>(
        &mut self,
        game: &mut Game,
        observer: &mut O,
    ) -> Result<bool, S::Error> {
        loop {
            game.clear(self.options.encoding);
            let mut replay = Replay::new(game, &self.options, observer);
            if !self.reader.read_game(&mut replay)? {
                return Ok(false);
            }
            if replay.is_empty {
                continue;
            }
            match game.error() {
                Some(error) if self.options.policy == Policy::Skip => self.skipped.add(error),
                _ => return Ok(true),
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
struct Replay<'a, O> {
    game: &'a mut Game,
    observer: &'a mut O,
    options: &'a ReadOptions,
    reading: Reading,
    /// Whether the side to move is in check.
    is_check: bool,
    noted: Leniency,
    is_empty: bool,
    comments_full: bool,
}

impl<'a, O: MoveObserver> Replay<'a, O> {
    fn new(game: &'a mut Game, options: &'a ReadOptions, observer: &'a mut O) -> Self {
        Self {
            game,
            observer,
            options,
            reading: Reading::new(options),
            is_check: false,
            noted: Leniency::NONE,
            is_empty: true,
            comments_full: false,
        }
    }

    fn ply(&self) -> u32 {
        u32::try_from(self.game.moves.len()).unwrap_or(u32::MAX)
    }

    /// The text of a move that was read quickly, if nothing about it departs from the export form.
    #[inline(always)]
    fn exact_san<'t>(&self, token: &Token<'t>, played: &Played) -> Option<&'t [u8]> {
        let is_exact = played.leniency.is_empty() && self.options.check_signs;
        is_exact.then_some(token.text)
    }

    #[inline(never)]
    fn san_slowly(&mut self, token: &Token<'_>) -> Reply {
        let position = &mut self.game.position;
        let (reading, is_check) = (&self.reading, self.is_check);
        let played = reading
            .play_slowly(position, is_check, token.text)
            .or_else(|error| {
                let encoding = self.game.tags.encoding();
                reading.play_decoded(position, is_check, token, encoding, error)
            });
        match played {
            Ok(played) => self.add(&played, None),
            Err(error) => Reply::Report(FaultKind::Move(error)),
        }
    }

    #[inline(always)]
    fn add(&mut self, played: &Played, san: Option<&[u8]>) -> Reply {
        let game = &mut *self.game;
        self.is_check = played.gives_check;
        game.moves.push(played.mv);
        self.observer.played(PlayedMove {
            mv: played.mv,
            after: &game.position,
            gives_check: played.gives_check,
            san,
        });
        if played.draw_offer {
            game.draw_offers.push(game.moves.len() as u32);
        }
        let new = played.leniency.without(self.noted);
        if new.is_empty() && game.moves.len() < super::MAX_PLIES {
            return Reply::Go;
        }
        self.note(new)
    }

    #[cold]
    fn note(&mut self, new: Leniency) -> Reply {
        self.noted |= new;
        Reply::Report(if self.game.moves.len() >= super::MAX_PLIES {
            FaultKind::TooManyPlies
        } else {
            FaultKind::Lenient(new)
        })
    }

    fn keep(&mut self, comment: Comment<'_>) -> Reply {
        if matches!(comment.part, Part::Whole | Part::First) {
            let ply = self.ply();
            self.game.comments.open(ply, comment.byte);
        }
        if !self.comments_full && !self.game.comments.extend(comment.text) {
            self.comments_full = true;
            return Reply::Report(FaultKind::TooManyComments);
        }
        if comment.part == Part::Whole && !is_plain(comment.text) {
            return self.check_clocks(comment.text);
        }
        Reply::Go
    }

    #[cold]
    fn check_clocks(&self, text: &[u8]) -> Reply {
        match clock_fault(text) {
            // Once for each way in which a time can be wrong.
            Some(kind) if !self.game.faults.has(|known| *known == kind) => Reply::Report(kind),
            _ => Reply::Go,
        }
    }
}

impl<O: MoveObserver> Visitor for Replay<'_, O> {
    fn begin_game(&mut self, start: GameStart) {
        self.game.index = start.index;
        self.game.start_place = start.place;
    }

    fn tag(&mut self, tag: Tag<'_>) -> Reply {
        let encoding = self.game.tags.encoding_state();
        match self.game.tags.add(&tag) {
            Err(NotAdded::Twice) => Reply::Report(FaultKind::Tag(TagFault::Twice)),
            Err(NotAdded::TooMany) => {
                let told = self
                    .game
                    .faults
                    .has(|kind| *kind == FaultKind::Tag(TagFault::TooMany));
                if told {
                    Reply::Go
                } else {
                    Reply::Report(FaultKind::Tag(TagFault::TooMany))
                }
            }
            Ok(()) => self
                .game
                .tags
                .encoding_fault(encoding)
                .map_or(Reply::Go, Reply::Report),
        }
    }

    fn begin_moves(&mut self) -> Reply {
        let (variant, start) = set_up(&self.game.tags);
        self.game.variant = variant;
        match start {
            Ok(start) => {
                self.game.start = start;
                self.game.position = start;
                self.is_check = start.is_check();
                self.observer.begin_moves(self.game);
                Reply::Go
            }
            Err(kind) => Reply::Report(kind),
        }
    }

    #[inline(always)]
    fn san(&mut self, token: Token<'_>) -> Reply {
        let position = &mut self.game.position;
        self.observer.before(position);
        match self.reading.play_quickly(position, self.is_check, &token) {
            Some(played) => {
                let san = self.exact_san(&token, &played);
                self.add(&played, san)
            }
            None => self.san_slowly(&token),
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

    #[inline(always)]
    fn comment(&mut self, comment: Comment<'_>) -> Reply {
        if self.options.comments {
            self.keep(comment)
        } else {
            Reply::Go
        }
    }

    fn result(&mut self, result: GameResult, _token: Token<'_>) -> Reply {
        self.game.result = Some(result);
        result_fault(&self.game.tags, result).map_or(Reply::Go, Reply::Report)
    }

    fn fault(&mut self, error: PgnError) {
        let is_strict = self.options.policy == Policy::Strict;
        self.game.faults.add(error, is_strict);
    }

    fn end_game(&mut self, end: GameEnd) {
        self.game.end = end.byte;
        self.is_empty = end.is_empty;
    }
}
