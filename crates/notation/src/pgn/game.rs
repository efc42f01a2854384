//! One game as it was read and played.

use super::clock::{ClockTextError, command, parse_clock};
use super::encoding::Encoding;
use super::fault::{PgnError, Severity};
use super::faults::Faults;
use super::place::Place;
use super::result::GameResult;
use super::tag_list::Tags;
use super::variant::Variant;
use alloc::borrow::Cow;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};
use core::ops::Range;
use core::time::Duration;

/// A game of a PGN text: its tags, and its moves played up to the first fault that ends them.
///
/// ```
/// use chesslaws_notation::pgn::GameReader;
///
/// let text = b"[White \"A\"]\n[Result \"1-0\"]\n\n1. e4 {[%clk 0:01:00]} e5 2. Ke3 Nc6 1-0";
/// let game = GameReader::from_bytes(text).next().unwrap()?;
/// assert_eq!(game.tags().get("White").as_deref(), Some("A"));
/// assert_eq!(game.moves().len(), 2);
/// assert_eq!(game.clock(1).unwrap().unwrap().as_secs(), 60);
/// let error = game.error().unwrap();
/// assert_eq!((error.ply, error.place.line, error.place.column), (Some(3), 4, 30));
/// assert_eq!(
///     error.to_string(),
///     "game 1, line 4, column 30, ply 3, \"Ke3\": illegal: no such king can go to e3"
/// );
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    pub(super) index: u64,
    pub(super) start_place: Place,
    pub(super) end: u64,
    pub(super) tags: Tags,
    pub(super) variant: Variant,
    pub(super) start: Position,
    pub(super) position: Position,
    pub(super) moves: Vec<Move>,
    pub(super) comments: Comments,
    pub(super) draw_offers: Vec<u32>,
    pub(super) result: Option<GameResult>,
    pub(super) faults: Faults,
}

impl Default for Game {
    fn default() -> Self {
        Self {
            index: 0,
            start_place: Place {
                byte: 0,
                line: 1,
                column: 1,
            },
            end: 0,
            tags: Tags::default(),
            variant: Variant::Standard,
            start: Position::startpos(),
            position: Position::startpos(),
            moves: Vec::new(),
            comments: Comments::default(),
            draw_offers: Vec::new(),
            result: None,
            faults: Faults::default(),
        }
    }
}

impl Game {
    /// Empties the record and keeps its memory; `named` is the encoding if the caller named one.
    pub(super) fn clear(&mut self, named: Option<Encoding>) {
        self.tags.clear(named);
        self.variant = Variant::Standard;
        self.start = Position::startpos();
        self.position = self.start;
        self.moves.clear();
        self.comments.clear();
        self.draw_offers.clear();
        self.result = None;
        self.faults.clear();
    }

    /// Number of the game in the text, from 1.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 *").next().unwrap()?;
    /// assert_eq!(game.index(), 1);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn index(&self) -> u64 {
        self.index
    }

    /// Line of the game's first tag or move, from 1.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"\n\n1. e4 *").next().unwrap()?;
    /// assert_eq!(game.line(), 3);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn line(&self) -> u64 {
        self.start_place.line
    }

    /// Where the game begins: [`GameReader::starting_at`](super::GameReader::starting_at) with it
    /// reads the same game from its own bytes.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 * 1. d4 *").nth(1).unwrap()?;
    /// assert_eq!((game.place().byte, game.place().line, game.place().column), (8, 1, 9));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub const fn place(&self) -> Place {
        self.start_place
    }

    /// The bytes of the text that belong to the game.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 *\n\n1. d4 *").next().unwrap()?;
    /// assert_eq!(game.bytes(), 0..7);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn bytes(&self) -> Range<u64> {
        self.start_place.byte..self.end
    }

    /// The bytes from the fault that ended the moves to the end of the game; `None` if the game
    /// was read to its end. For an unclosed comment or variation they start at its bracket.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 Ke4 2. d4 *").next().unwrap()?;
    /// assert_eq!(game.unread_bytes(), Some(6..17));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn unread_bytes(&self) -> Option<Range<u64>> {
        self.error().map(|error| error.place.byte..self.end)
    }

    /// The tags.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"[Round \"3\"]\n\n*").next().unwrap()?;
    /// assert_eq!(game.tags().get("Round").as_deref(), Some("3"));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Under which name the game is played.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameReader, Variant};
    /// let game = GameReader::from_bytes(b"[Variant \"fischerandom\"]\n\n*").next().unwrap()?;
    /// assert_eq!(*game.variant(), Variant::Chess960);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The position before the first move.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 *").next().unwrap()?;
    /// assert_eq!(*game.start(), chesslaws_board::Position::startpos());
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The legal moves up to the end of the game or to [`Game::error`].
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. Nf3 *").next().unwrap()?;
    /// assert_eq!(game.moves()[0].to_string(), "g1f3");
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The position after the last of [`Game::moves`].
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. f3 e5 2. g4 Qh4# 0-1").next().unwrap()?;
    /// assert!(game.position().is_checkmate());
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The termination marker at the end of the movetext. The Result tag is among the tags and
    /// may say something else, which is then a fault.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameReader, GameResult};
    /// let game = GameReader::from_bytes(b"1. e4 1-0").next().unwrap()?;
    /// assert_eq!(game.result(), Some(GameResult::WhiteWins));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        self.result
    }

    /// The fault that ended the moves: the first token that can't be read or is not legal.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 Ke4 *").next().unwrap()?;
    /// assert_eq!(game.error().unwrap().token, "Ke4");
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn error(&self) -> Option<&PgnError> {
        self.faults.error()
    }

    /// Everything that was found wrong or unusual, in the order in which it was found: the
    /// error, warnings (the text is broken and the game went on) and notes. At most
    /// [`MAX_FAULTS`](super::MAX_FAULTS) are kept, the error always.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 ) e5").next().unwrap()?;
    /// assert_eq!(game.faults().len(), 2); // `)`, and no marker
    /// assert!(game.error().is_none());
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn faults(&self) -> &[PgnError] {
        self.faults.kept()
    }

    /// How many faults were found beyond those kept.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 *").next().unwrap()?;
    /// assert_eq!(game.faults_left_out(), 0);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn faults_left_out(&self) -> u32 {
        self.faults.left_out()
    }

    /// The first fault of at least this severity.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameReader, Severity};
    /// let game = GameReader::from_bytes(b"1. e4 ) e5").next().unwrap()?;
    /// assert_eq!(game.first_fault(Severity::Warning).unwrap().token, ")");
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn first_fault(&self, at_least: Severity) -> Option<&PgnError> {
        self.faults
            .kept()
            .iter()
            .find(|fault| fault.severity() >= at_least)
    }

    /// The comments of the main line after `ply`; those before the first move have ply 0. Bytes
    /// as they stand in the text; see [`decode`](super::decode).
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"{first} 1. e4 {best} *").next().unwrap()?;
    /// assert_eq!(game.comments(1).next(), Some(&b"best"[..]));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    pub fn comments(&self, ply: u32) -> impl Iterator<Item = &[u8]> {
        self.comments.at(ply)
    }

    /// Every comment of the main line with the ply it follows and the offset of its first byte
    /// in the text.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"{first} 1. e4 {best} *").next().unwrap()?;
    /// let plies: Vec<u32> = game.all_comments().map(|(ply, _, _)| ply).collect();
    /// assert_eq!(plies, [0, 1]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    pub fn all_comments(&self) -> impl Iterator<Item = (u32, u64, &[u8])> {
        self.comments.iter()
    }

    /// The argument of a command such as `clk`, `emt` or `eval` in the comments after `ply`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 {[%eval 0.3]} *").next().unwrap()?;
    /// assert_eq!(game.command(1, "eval"), Some(&b"0.3"[..]));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn command(&self, ply: u32, name: &str) -> Option<&[u8]> {
        self.comments(ply)
            .find_map(|comment| command(comment, name))
    }

    /// The time that `[%clk]` gives the player who made `ply`, after the move. `None` if there
    /// is no such command.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 {[%clk 0:01:30]} *").next().unwrap()?;
    /// assert_eq!(game.clock(1).unwrap().unwrap().as_secs(), 90);
    /// assert!(game.clock(2).is_none());
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn clock(&self, ply: u32) -> Option<Result<Duration, ClockTextError>> {
        self.command(ply, "clk").map(parse_clock)
    }

    /// The text of bytes of this game, such as a comment: UTF-8 if they are, else in the encoding
    /// that the caller named or that the tags are written in, else in the one that
    /// [`Encoding::detect`] tells.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let text = b"[White \"\xd2\xe0\xeb\xfc\"]\n\n1. e4 {\xe4\xe0} *";
    /// let game = GameReader::from_bytes(text).next().unwrap()?;
    /// assert_eq!(game.text(game.comments(1).next().unwrap()), "да");
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn text<'a>(&self, bytes: &'a [u8]) -> Cow<'a, str> {
        self.tags.decode(bytes)
    }

    /// The plies after which `(=)` stands: a draw was offered with that move.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 e5 (=) 2. Nf3 *").next().unwrap()?;
    /// assert_eq!(game.draw_offers(), [2]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn draw_offers(&self) -> &[u32] {
        &self.draw_offers
    }
}

/// The comments of a game in one piece of memory.
#[derive(Debug, Clone, Default)]
pub(super) struct Comments {
    text: Vec<u8>,
    entries: Vec<CommentEntry>,
}

#[derive(Debug, Clone, Copy)]
struct CommentEntry {
    ply: u32,
    start: u32,
    end: u32,
    byte: u64,
}

impl Comments {
    fn clear(&mut self) {
        self.text.clear();
        self.entries.clear();
    }

    /// Starts a comment after `ply`; `byte` is its offset in the text.
    pub(super) fn open(&mut self, ply: u32, byte: u64) {
        let start = self.len();
        self.entries.push(CommentEntry {
            ply,
            start,
            end: start,
            byte,
        });
    }

    /// Adds to the comment that was started last; `false` if it goes over the limit.
    pub(super) fn extend(&mut self, text: &[u8]) -> bool {
        if self.text.len() + text.len() + self.entries.len() > super::MAX_COMMENTS {
            return false;
        }
        self.reserve(text.len());
        self.text.extend_from_slice(text);
        let end = self.len();
        if let Some(entry) = self.entries.last_mut() {
            entry.end = end;
        }
        true
    }

    /// Makes room as a vector would, but never for more than the limit, and from a quarter of it
    /// for all at once: so that old and new memory together stay small.
    fn reserve(&mut self, more: usize) {
        let (needed, capacity) = (self.text.len() + more, self.text.capacity());
        if needed > capacity {
            let limit = super::MAX_COMMENTS;
            let goal = if needed.max(capacity) > limit / 4 {
                limit
            } else {
                needed.max(2 * capacity)
            };
            self.text.reserve_exact(goal - self.text.len());
        }
    }

    fn len(&self) -> u32 {
        u32::try_from(self.text.len()).unwrap_or(u32::MAX)
    }

    fn text_of(&self, entry: &CommentEntry) -> &[u8] {
        self.text
            .get(entry.start as usize..entry.end as usize)
            .unwrap_or_default()
    }

    fn at(&self, ply: u32) -> impl Iterator<Item = &[u8]> {
        let from = self.entries.partition_point(|entry| entry.ply < ply);
        self.entries
            .iter()
            .skip(from)
            .take_while(move |entry| entry.ply == ply)
            .map(|entry| self.text_of(entry))
    }

    fn iter(&self) -> impl Iterator<Item = (u32, u64, &[u8])> {
        self.entries
            .iter()
            .map(|entry| (entry.ply, entry.byte, self.text_of(entry)))
    }
}
