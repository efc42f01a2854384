//! Which games agree with incomplete or faulty sheets.

use super::search::{Answer, Search};
use super::{ScoreSheet, Writing};
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};
use thiserror::Error;

/// What is known besides the sheets: the arbiter notes it before a reconstruction begins (8.5.3).
///
/// ```
/// use chesslaws_notation::sheet::Known;
/// assert_eq!(Known::default().plies, None);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Known {
    /// The position on the board after the last ply. Pieces and the player to move are compared;
    /// castling rights and counters can't be seen on a board.
    pub position: Option<Position>,
    /// How many plies were played. `None`: as many as the longest sheet has entries.
    pub plies: Option<usize>,
}

/// How far a reconstruction goes.
///
/// ```
/// use chesslaws_notation::sheet::Limits;
/// let limits = Limits { departures: 1, ..Limits::default() };
/// assert_eq!(limits.positions, 300_000);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// How many entries may be wrong at most, on all sheets together. The fewest are tried first.
    pub departures: u32,
    /// How many more wrong entries than the fewest a reading may have to be told as well.
    pub slack: u32,
    /// How many positions are looked at before the search gives up with an error: the bound of
    /// its work and memory (some 200 bytes each).
    pub positions: usize,
    /// How many readings are written out; all are counted.
    pub readings: usize,
}

/// Four wrong entries, no slack, 300,000 positions, 16 readings.
impl Default for Limits {
    fn default() -> Self {
        Self {
            departures: 4,
            slack: 0,
            positions: 300_000,
            readings: 16,
        }
    }
}

/// What the sheets allow; made by [`reconstruct`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reconstruction {
    /// One game only.
    Unique(Reading),
    /// Several games, among which the sheets do not decide.
    Ambiguous(Ambiguity),
    /// No game.
    Impossible(Impossible),
}

/// One legal game that agrees with the sheets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reading {
    /// The moves.
    pub moves: Vec<Move>,
    /// The position after them.
    pub position: Position,
    /// The legible entries that say something else.
    pub departures: Vec<Departure>,
}

/// A legible entry that a reading takes to be wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Departure {
    /// Which sheet, from 0.
    pub sheet: usize,
    /// The ply, from 1.
    pub ply: usize,
}

/// Several readings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ambiguity {
    /// How many there are; [`u64::MAX`] stands for more.
    pub count: u64,
    /// The first of them, those with the fewest departures first; at most [`Limits::readings`].
    pub readings: Vec<Reading>,
    /// Every ply at which they differ, in order of play.
    pub choices: Vec<Choice>,
}

/// A ply at which the readings differ.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Choice {
    /// The ply, from 1.
    pub ply: usize,
    /// The moves of the readings there. Not each goes with each of another ply.
    pub moves: Vec<Move>,
}

/// Why no game agrees, with as many wrong entries as [`Limits::departures`] permits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Impossible {
    /// The first ply, from 1, for which there is no move.
    pub ply: usize,
    /// Whether moves were left out there because the known position can't follow them.
    pub against_position: bool,
}

/// Why nothing could be looked for, or the search had to stop.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum ReconstructionError {
    /// No sheet was given.
    #[error("no sheet to reconstruct a game from")]
    NoSheet,
    /// The sheets begin from different positions.
    #[error("sheet {sheet} begins from another position than sheet 0")]
    OtherStart {
        /// The sheet, from 0.
        sheet: usize,
    },
    /// A sheet has more entries than plies are said to be played.
    #[error("sheet {sheet} has {entries} entries, and {plies} plies are said to be played")]
    TooManyEntries {
        /// The sheet, from 0.
        sheet: usize,
        /// How many entries it has.
        entries: usize,
        /// The number that was given.
        plies: usize,
    },
    /// Too little is legible: [`Limits::positions`] were looked at without an end.
    #[error("undecided: after {positions} positions the search stood at ply {ply}")]
    Undecided {
        /// How many positions were looked at.
        positions: usize,
        /// The ply that was reached, from 1.
        ply: usize,
    },
}

/// Finds every legal game that agrees with sheets of it, usually the two players' (8.5.3).
///
/// Entry stands against entry with the same number, as written; where a player has left out a
/// whole row, [`find_slips`](super::find_slips) tells which. A blank entry, an illegible one
/// and one that is no move in any position exclude nothing; one that is partly legible excludes
/// what the legible signs contradict; a legible one excludes all but the moves that it can mean.
/// A reading that plays another move departs from that entry. The readings with the fewest
/// departures are the answer; with several of them nothing is chosen.
///
/// Positions that were reached in several ways are looked at once. The work is bounded by
/// [`Limits::positions`] for each number of departures tried.
///
/// # Errors
///
/// See [`ReconstructionError`]. A search that is not finished is an error, never an answer.
///
/// ```
/// use chesslaws_notation::sheet::{
///     Departure, Known, Limits, Reconstruction, ScoreSheet, reconstruct,
/// };
///
/// let white = ScoreSheet::read("Language: en\n1. e4 e5\n2. Nf3 ?\n3. Bb5 a6\n4. Bxc6\n")?;
/// let black = ScoreSheet::read("Language: en\n1. e4 e5\n2. Nh3 Nc6\n3. Bb5\n")?;
/// // Nf3 or Nh3: each leaves one sheet wrong at ply 3.
/// let found = reconstruct(&[&white, &black], &Known::default(), &Limits::default())?;
/// let Reconstruction::Ambiguous(ambiguity) = found else { panic!("two games fit") };
/// assert_eq!((ambiguity.count, ambiguity.choices.len()), (2, 1));
/// assert!(ambiguity.readings.iter().all(|reading| reading.departures.len() == 1));
/// assert_eq!(ambiguity.choices[0].ply, 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn reconstruct(
    sheets: &[&ScoreSheet],
    known: &Known,
    limits: &Limits,
) -> Result<Reconstruction, ReconstructionError> {
    let first = sheets.first().ok_or(ReconstructionError::NoSheet)?;
    let longest = sheets.iter().map(|sheet| sheet.entries.len()).max();
    let plies = known.plies.or(longest).unwrap_or_default();
    for (at, sheet) in sheets.iter().enumerate() {
        if !sheet.start.is_same_position(&first.start) {
            return Err(ReconstructionError::OtherStart { sheet: at });
        }
        if sheet.entries.len() > plies {
            return Err(ReconstructionError::TooManyEntries {
                sheet: at,
                entries: sheet.entries.len(),
                plies,
            });
        }
    }
    let writings = sheets.iter().map(|sheet| writings(sheet)).collect();
    let search = Search::new(first.start, writings, plies, known.position);
    let mut fewest = None;
    for departures in search.fewest().min(limits.departures)..=limits.departures {
        match search.run(departures, limits)? {
            Answer::Found(found) if limits.slack == 0 => return Ok(found),
            Answer::Found(_) => {
                fewest = Some(departures);
                break;
            }
            Answer::Impossible(none) if departures == limits.departures => {
                return Ok(Reconstruction::Impossible(none));
            }
            Answer::Impossible(_) => {}
        }
    }
    let most = fewest.unwrap_or_default().saturating_add(limits.slack);
    Ok(match search.run(most.min(limits.departures), limits)? {
        Answer::Found(found) => found,
        Answer::Impossible(none) => Reconstruction::Impossible(none),
    })
}

fn writings(sheet: &ScoreSheet) -> Vec<Writing> {
    let entries = sheet.entries.iter();
    entries
        .map(|entry| match entry.writing(&sheet.letters) {
            Writing::NotUnderstood(_) => Writing::Illegible,
            writing => writing,
        })
        .collect()
}
