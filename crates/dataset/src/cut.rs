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
}

/// Notes where the games begin that may begin a piece.
struct Starts {
    /// The last such place, and how many games stand before it.
    last: Option<(Place, u64)>,
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
    pub(crate) fn next_piece(&mut self) -> Result<Option<Piece>, (Option<Piece>, io::Error)> {
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
            if let Some((place, games)) = self.last_start() {
                return Ok(Some(self.cut(place, games)));
            }
            // One game fills all there is.
            wanted = self.held.len().saturating_mul(2);
        }
    }

    fn read_to(&mut self, wanted: usize) -> io::Result<()> {
        let missing = wanted.saturating_sub(self.held.len()) as u64;
        if missing > 0 {
            let read = (&mut self.reader)
                .take(missing)
                .read_to_end(&mut self.held)?;
            self.is_done = (read as u64) < missing;
        }
        Ok(())
    }

    /// Where the last game begins: all before it is whole.
    fn last_start(&self) -> Option<(Place, u64)> {
        let first = self.place.byte;
        let end = first + self.held.len() as u64;
        let mut starts = Starts {
            last: None,
            allowed: first + 1..end.saturating_sub(MAX_TOKEN as u64),
        };
        let mut reader = PgnReader::from_bytes(&self.held).starting_at(self.place, self.games);
        // A slice gives no errors.
        while let Ok(true) = reader.read_game(&mut starts) {}
        starts.last
    }

    fn cut(&mut self, place: Place, games: u64) -> Piece {
        let at = usize::try_from(place.byte - self.place.byte).unwrap_or(self.held.len());
        let rest = self.held.split_off(at);
        let piece = Piece {
            text: std::mem::replace(&mut self.held, rest),
            place: self.place,
            games: self.games,
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
        })
    }
}
