//! The moves of a sheet, as far as they can be played.

use super::{ScoreSheet, Writing};
use crate::san::SanError;
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};
use chesslaws_laws::Color;
use core::fmt;
use thiserror::Error;

/// The moves of a sheet up to the first entry that is not one legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Played {
    /// The moves.
    pub moves: Vec<Move>,
    /// The position after them.
    pub position: Position,
    /// Why the moves end before the entries do.
    pub fault: Option<EntryFault>,
}

/// An entry that is not one legal move.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub struct EntryFault {
    /// The ply, from 1.
    pub ply: usize,
    /// The number of the move on the sheet.
    pub number: u64,
    /// Whose move it is.
    pub player: Color,
    /// The text of the entry.
    pub text: String,
    /// What is wrong.
    #[source]
    pub kind: EntryFaultKind,
}

impl fmt::Display for EntryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let dots = match self.player {
            Color::White => ".",
            Color::Black => "...",
        };
        let Self {
            number, text, kind, ..
        } = self;
        write!(f, "move {number}{dots} {text:?}: {kind}")
    }
}

/// What is wrong with an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum EntryFaultKind {
    /// Nothing was written.
    #[error("nothing is written")]
    Blank,
    /// Some signs are illegible, and not exactly one legal move agrees with the others.
    #[error("partly illegible: {candidates} legal moves agree with the rest")]
    Illegible {
        /// How many legal moves agree.
        candidates: usize,
    },
    /// The text is no move, not a legal one, or one of several.
    #[error(transparent)]
    Move(#[from] SanError),
}

impl ScoreSheet {
    /// Plays the entries from the start until one is not exactly one legal move.
    ///
    /// ```
    /// use chesslaws_notation::sheet::{ScoreSheet, SheetReader};
    ///
    /// let sheet = ScoreSheet::read("Language: en\n1. e4 e5\n2. Nf3 Nc3\n")?;
    /// let played = sheet.play();
    /// assert_eq!(played.moves.len(), 3);
    /// assert_eq!(
    ///     played.fault.unwrap().to_string(),
    ///     "move 2... \"Nc3\": illegal: no such knight can go to c3",
    /// );
    /// # Ok::<(), chesslaws_notation::sheet::SheetError>(())
    /// ```
    #[must_use]
    pub fn play(&self) -> Played {
        let mut played = Played {
            moves: Vec::with_capacity(self.entries.len()),
            position: self.start,
            fault: None,
        };
        for (ply, entry) in self.entries.iter().enumerate() {
            match self.move_of(&entry.writing(&self.letters), &played.position) {
                Ok(mv) => {
                    played.moves.push(mv);
                    played.position.play_unchecked(mv);
                }
                Err(kind) => {
                    played.fault = Some(self.fault(ply, kind));
                    break;
                }
            }
        }
        played
    }

    /// Every entry whose text is no move at all, the positions left aside: what a strict
    /// [`SheetReader`](super::SheetReader) refuses.
    ///
    /// ```
    /// use chesslaws_notation::sheet::ScoreSheet;
    ///
    /// let mut sheet = ScoreSheet::default();
    /// sheet.entries = vec!["e4".parse()?, "Sf6".parse()?, "?".parse()?];
    /// let faults = sheet.faults();
    /// assert_eq!((faults.len(), faults[0].ply), (1, 2));
    /// # Ok::<(), chesslaws_notation::sheet::EntryTextError>(())
    /// ```
    #[must_use]
    pub fn faults(&self) -> Vec<EntryFault> {
        let entries = self.entries.iter().enumerate();
        entries
            .filter_map(|(ply, entry)| match entry.writing(&self.letters) {
                Writing::NotUnderstood(error) => Some(self.fault(ply, error.into())),
                _ => None,
            })
            .collect()
    }

    fn move_of(&self, writing: &Writing, position: &Position) -> Result<Move, EntryFaultKind> {
        match writing {
            Writing::Blank => Err(EntryFaultKind::Blank),
            Writing::Move(san) => Ok(san.resolve(position)?),
            Writing::NotUnderstood(error) => Err((*error).into()),
            Writing::Illegible | Writing::Partial(_) => {
                let moves = position.legal_moves();
                let mut agreeing = moves.iter().filter(|&&mv| writing.agrees(position, mv));
                match (agreeing.next(), agreeing.count()) {
                    (Some(&mv), 0) => Ok(mv),
                    (first, others) => Err(EntryFaultKind::Illegible {
                        candidates: usize::from(first.is_some()) + others,
                    }),
                }
            }
        }
    }

    fn fault(&self, ply: usize, kind: EntryFaultKind) -> EntryFault {
        let (number, player) = self.number_and_player(ply);
        let entry = self.entries.get(ply);
        EntryFault {
            ply: ply + 1,
            number,
            player,
            text: entry.map(|entry| entry.text().into()).unwrap_or_default(),
            kind,
        }
    }
}

impl Writing {
    /// Whether `mv`, a legal move of `position`, can be what was written. Nothing written and
    /// nothing legible exclude no move; a text that is no move excludes every one.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::sheet::Writing;
    ///
    /// let start = Position::startpos();
    /// assert!(Writing::Illegible.agrees(&start, start.parse_uci("e2e4")?));
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    #[must_use]
    pub fn agrees(&self, position: &Position, mv: Move) -> bool {
        match self {
            Self::Blank | Self::Illegible => true,
            Self::Partial(partial) => partial.agrees(position, mv),
            Self::Move(san) => san.means(position, mv),
            Self::NotUnderstood(_) => false,
        }
    }
}
