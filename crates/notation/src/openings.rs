//! ECO codes and names of openings, by position.
//!
//! The names are those of [lichess-org/chess-openings](https://github.com/lichess-org/chess-openings),
//! a data set released under the CC0 1.0 Public Domain Dedication; see `data/README.md` in the
//! source of this crate.

use crate::san::San;
use alloc::vec::Vec;
use chesslaws_board::{Identity, Move, Position};
use core::fmt;

const TABLE: &str = include_str!("../data/openings.tsv");

/// A named opening.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Opening {
    /// The code of the Encyclopaedia of Chess Openings: a letter from A to E and two digits.
    pub eco: &'static str,
    /// The name in English, such as `Sicilian Defense: Najdorf Variation`.
    pub name: &'static str,
}

/// The code and the name.
impl fmt::Display for Opening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.eco, self.name)
    }
}

/// Some 3,800 named positions.
///
/// Making the table plays all of its lines, which takes a few milliseconds; looking up a position
/// takes a binary search. Positions are compared as for repetition, so that a transposition is
/// found too.
///
/// ```
/// use chesslaws_notation::Openings;
/// use chesslaws_notation::pgn::GameReader;
///
/// let openings = Openings::new();
/// let game = GameReader::from_bytes(b"1. Nf3 Nc6 2. e4 e5 3. Bb5 h5 *").next().unwrap()?;
/// let (ply, opening) = openings.of_game(game.start(), game.moves()).unwrap();
/// assert_eq!((ply, opening.to_string().as_str()), (5, "C60 Ruy Lopez"));
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug, Clone)]
pub struct Openings {
    /// In the order of the positions' hashes.
    positions: Vec<(u64, Identity, Opening)>,
}

impl Openings {
    /// Makes the table.
    ///
    /// ```
    /// use chesslaws_notation::Openings;
    /// assert!(Openings::new().len() > 3_500);
    /// ```
    #[must_use]
    pub fn new() -> Self {
        let mut positions = Vec::new();
        // The positions of the line above, the first one included.
        let mut line = Vec::from([Position::startpos()]);
        for row in TABLE.lines() {
            let Some((opening, moves)) = take_apart(row) else {
                continue;
            };
            line.truncate(moves.0 + 1);
            for san in moves.1.split(' ') {
                let played = line.last().and_then(|position| {
                    let mv = San::parse(san.as_bytes()).ok()?.resolve(position).ok()?;
                    Some(position.after(mv))
                });
                line.extend(played);
            }
            if let Some(position) = line.last() {
                positions.push((position.hash(), position.identity(), opening));
            }
        }
        positions.sort_by_key(|&(hash, ..)| hash);
        Self { positions }
    }

    /// How many positions have a name.
    ///
    /// ```
    /// use chesslaws_notation::Openings;
    /// let openings = Openings::new();
    /// assert_eq!(openings.len(), openings.iter().count());
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether no position has a name: never, for the table that comes with the crate.
    ///
    /// ```
    /// assert!(!chesslaws_notation::Openings::new().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// All openings, in no particular order; some names stand for several positions.
    ///
    /// ```
    /// use chesslaws_notation::Openings;
    /// let openings = Openings::new();
    /// assert!(openings.iter().any(|opening| opening.eco == "B90"));
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = Opening> {
        self.positions.iter().map(|&(.., opening)| opening)
    }

    /// The opening that has its name from this very position.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::Openings;
    ///
    /// let start = Position::startpos();
    /// let openings = Openings::new();
    /// assert_eq!(openings.of_position(&start), None);
    /// let after = start.after(start.parse_uci("d2d4")?);
    /// assert_eq!(openings.of_position(&after).unwrap().name, "Queen's Pawn Game");
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    #[must_use]
    pub fn of_position(&self, position: &Position) -> Option<Opening> {
        let hash = position.hash();
        let first = self.positions.partition_point(|&(other, ..)| other < hash);
        let same_hash = self.positions.get(first..)?.iter();
        same_hash
            .take_while(|&&(other, ..)| other == hash)
            .find(|(_, identity, _)| *identity == position.identity())
            .map(|&(.., opening)| opening)
    }

    /// The opening of a game: that of the last position that has a name, with the ply (from 1)
    /// after which it stood. The moves are looked at up to the first one that is not legal.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::Openings;
    /// let openings = Openings::new();
    /// assert_eq!(openings.of_game(&Position::startpos(), &[]), None);
    /// ```
    #[must_use]
    pub fn of_game(&self, start: &Position, moves: &[Move]) -> Option<(usize, Opening)> {
        let mut position = *start;
        let mut found = None;
        for (ply, &mv) in (1..).zip(moves) {
            if position.play(mv).is_err() {
                break;
            }
            found = self
                .of_position(&position)
                .map(|opening| (ply, opening))
                .or(found);
        }
        found
    }
}

/// As [`Openings::new`].
impl Default for Openings {
    fn default() -> Self {
        Self::new()
    }
}

/// The opening of a row, how many plies are those of the row above, and the others.
fn take_apart(row: &'static str) -> Option<(Opening, (usize, &'static str))> {
    let mut columns = row.split('\t');
    let (shared, moves) = columns.next()?.split_once(' ')?;
    let (eco, name) = (columns.next()?, columns.next()?);
    Some((Opening { eco, name }, (shared.parse().ok()?, moves)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn every_row_is_a_line_of_legal_moves_to_a_position_of_its_own() {
        let mut above = Vec::from([Position::startpos()]);
        let mut seen = Vec::new();
        for (number, row) in (1..).zip(TABLE.lines()) {
            let (opening, (shared, moves)) = take_apart(row).expect(row);
            assert!(shared < above.len(), "row {number}");
            assert!(
                matches!(
                    opening.eco.as_bytes(),
                    [b'A'..=b'E', b'0'..=b'9', b'0'..=b'9']
                ),
                "row {number}"
            );
            above.truncate(shared + 1);
            for san in moves.split(' ') {
                let last = above[above.len() - 1];
                let read = San::parse(san.as_bytes()).expect(san);
                let mv = read.resolve(&last).expect(san);
                assert_eq!(San::of(&last, mv).to_string(), san, "row {number}");
                above.push(last.after(mv));
            }
            seen.push(above[above.len() - 1].hash());
        }
        assert_eq!(seen.len(), 3_810);
        seen.sort_unstable();
        seen.dedup();
        assert_eq!(seen.len(), Openings::new().len());
    }

    #[test]
    fn a_game_has_the_name_of_its_last_named_position() {
        let openings = Openings::new();
        let start = Position::startpos();
        let mut position = start;
        let mut moves = Vec::new();
        for san in [
            "e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4", "Nf6", "Nc3", "a6", "h4", "h5",
        ] {
            let mv = San::parse(san.as_bytes()).and_then(|san| san.resolve(&position));
            let mv = mv.expect(san);
            position.play_unchecked(mv);
            moves.push(mv);
        }
        let (ply, opening) = openings.of_game(&start, &moves).expect("an opening");
        assert_eq!((ply, opening.eco), (10, "B90"));
        assert_eq!(opening.name, "Sicilian Defense: Najdorf Variation");
    }
}
