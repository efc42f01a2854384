//! Cuts a text into pieces that begin with a game and end where another begins.

use chesslaws::notation::pgn::{GameStart, MAX_TOKEN, PgnReader, Place, Reply, Visitor};
use std::io::{self, Read};
use std::ops::Range;

/// Some games of a text, and where they stand in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Piece {
    pub(crate) text: Vec<u8>,
    pub(crate) place: Place,
    /// How many games stand before it.
    pub(crate) games: u64,
    /// Whether its first games have been read already, and which is the first that has not.
    pub(crate) unread: Option<GameAt>,
}

/// The start of a game: where it stands, and how many games stand before it.
pub(crate) type GameAt = (Place, u64);

/// Whoever reads games as soon as they are held, so that the cutter need not pass over them too.
pub(crate) trait Ahead {
    /// May read the games of a text that end before its last `margin` bytes, and gives the first that
    /// was not read. It has to begin a line.
    fn read(&mut self, text: &[u8], from: GameAt, margin: usize) -> Option<GameAt>;

    /// Forgets what was read: the piece will end before it.
    fn forget(&mut self);
}

/// Nobody reads ahead.
impl Ahead for () {
    fn read(&mut self, _text: &[u8], _from: GameAt, _margin: usize) -> Option<GameAt> {
        None
    }

    fn forget(&mut self) {}
}

/// At most so much of a piece is passed over by the cutter where somebody reads ahead: most games are
/// much shorter.
const MARGIN: usize = 1 << 14;

/// Notes where the games begin that may begin a piece.
struct Starts {
    /// The last such place, and how many games stand before it.
    last: Option<GameAt>,
    /// Where a piece may begin. At the first byte it would leave nothing before it; near the end a
    /// word may be cut, and half a result looks like a move number.
    allowed: Range<u64>,
}

impl Visitor for Starts {
    fn begin_game(&mut self, start: GameStart) {
        // A game that is glued to another would begin a line if it were cut off.
        if start.place.column == 1 && self.allowed.contains(&start.place.byte) {
            self.last = Some((start.place, start.index - 1));
        }
    }

    fn begin_moves(&mut self) -> Reply {
        Reply::Skip
    }
}

/// The pieces of a text, one after the other.
pub(crate) struct Cutter<R> {
    reader: R,
    /// What has been read and not been given away.
    held: Vec<u8>,
    place: Place,
    games: u64,
    size: usize,
    is_done: bool,
}

impl<R: Read> Cutter<R> {
    /// Pieces of about `size` bytes, from text that stands at `place` after `games` games.
    pub(crate) fn new(reader: R, size: usize, place: Place, games: u64) -> Self {
        Self {
            reader,
            held: Vec::new(),
            place,
            games,
            size: size.max(1),
            is_done: false,
        }
    }

    /// The next piece; `None` at the end. After an error what was read before it comes first.
    pub(crate) fn next_piece(
        &mut self,
        ahead: &mut impl Ahead,
    ) -> Result<Option<Piece>, (Option<Piece>, io::Error)> {
        if self.is_done {
            return Ok(None);
        }
        let mut wanted = self.size;
        loop {
            if let Err(error) = self.read_to(wanted) {
                self.is_done = true;
                return Err((self.rest(), error));
            }
            if self.is_done {
                return Ok(self.rest());
            }
            let first = (self.place, self.games);
            let margin = MARGIN.min(self.held.len() / 8).max(MAX_TOKEN + 1);
            if let Some(unread) = ahead.read(&self.held, first, margin)
                && let Some(start) = self.last_start(unread)
            {
                let piece = self.cut(start);
                return Ok(Some(Piece {
                    unread: Some(unread),
                    ..piece
                }));
            }
            ahead.forget();
            if let Some(start) = self.last_start(first) {
                return Ok(Some(self.cut(start)));
            }
            // One game fills all there is.
            wanted = self.held.len().saturating_mul(2);
        }
    }

    fn read_to(&mut self, wanted: usize) -> io::Result<()> {
        let missing = wanted.saturating_sub(self.held.len()) as u64;
        if missing > 0 {
            // As much as is wanted, unless that is said to be without bounds.
            self.held
                .reserve(usize::try_from(missing).map_or(0, |missing| missing.min(1 << 20)));
            let read = (&mut self.reader)
                .take(missing)
                .read_to_end(&mut self.held)?;
            self.is_done = (read as u64) < missing;
        }
        Ok(())
    }

    /// Where the last game begins, looked for from the start of one: all before it is whole.
    fn last_start(&self, (place, games): GameAt) -> Option<GameAt> {
        let first = self.place.byte;
        let end = first + self.held.len() as u64;
        let mut starts = Starts {
            last: None,
            allowed: first + 1..end.saturating_sub(MAX_TOKEN as u64),
        };
        let text = self.held.get(self.at(place)..).unwrap_or_default();
        let mut reader = PgnReader::from_bytes(text).starting_at(place, games);
        // A slice gives no errors.
        while let Ok(true) = reader.read_game(&mut starts) {}
        starts.last
    }

    /// Where a place is in what is held.
    fn at(&self, place: Place) -> usize {
        usize::try_from(place.byte - self.place.byte).unwrap_or(usize::MAX)
    }

    fn cut(&mut self, (place, games): GameAt) -> Piece {
        let at = self.at(place).min(self.held.len());
        let rest = self.held.split_off(at);
        let piece = Piece {
            text: std::mem::replace(&mut self.held, rest),
            place: self.place,
            games: self.games,
            unread: None,
        };
        self.place = place;
        self.games = games;
        piece
    }

    fn rest(&mut self) -> Option<Piece> {
        let text = std::mem::take(&mut self.held);
        (!text.is_empty()).then_some(Piece {
            text,
            place: self.place,
            games: self.games,
            unread: None,
        })
    }
}
