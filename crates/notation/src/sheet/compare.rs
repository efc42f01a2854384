//! Where two sheets of one game differ.

use super::{ScoreSheet, Writing};
use crate::san::{San, SanAction};
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};
use chesslaws_laws::{Color, Score};
use core::time::Duration;

/// What two sheets of one game say differently; made by [`compare`].
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct SheetDifferences {
    /// The entries, in order of play.
    pub entries: Vec<EntryDifference>,
    /// The results, if they differ.
    pub score: Option<[Option<Score>; 2]>,
    /// Whether the games begin from different positions; the entries are not compared then.
    pub start: bool,
    /// Which signatures are missing, as the sheet (0 or 1) and the player (8.7).
    pub unsigned: Vec<(usize, Color)>,
}

/// A difference at one ply.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EntryDifference {
    /// The ply, from 1.
    pub ply: usize,
    /// The number of the move.
    pub number: u64,
    /// Whose move it is.
    pub player: Color,
    /// What differs.
    pub difference: Difference,
}

/// What differs between two entries.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Difference {
    /// The entries can't mean the same move.
    Move {
        /// What each sheet says.
        texts: [String; 2],
    },
    /// One sheet has a move, the other nothing.
    Missing {
        /// The sheet that has nothing, 0 or 1.
        sheet: usize,
        /// What the other says.
        text: String,
    },
    /// One sheet has a move, the other is illegible, partly or wholly, and does not contradict it.
    Illegible {
        /// The sheet that is illegible, 0 or 1.
        sheet: usize,
        /// What the other says.
        text: String,
    },
    /// One sheet has a draw offer and the other none (8.1).
    DrawOffer {
        /// The sheet that has it, 0 or 1.
        sheet: usize,
    },
    /// The clock times differ, both being noted.
    Clock {
        /// What each sheet says.
        times: [Duration; 2],
    },
}

/// Compares two sheets ply by ply.
///
/// Two ways of writing one move (`Nd2` and `Nbd2`, or in two languages) are no difference while
/// the position is known, that is, while the entries before agree on one legal move each; after
/// that the moves are compared by what their texts say.
///
/// ```
/// use chesslaws_notation::sheet::{Difference, ScoreSheet, compare};
///
/// let white = ScoreSheet::read("Language: en\n1. e4 e5\n2. Nf3 Nc6\n3. Bb5 a6\n")?;
/// let black = ScoreSheet::read("Language: de\n1. e4 e5\n2. Sf3 Sc6\n3. Lc4\n")?;
/// let found = compare(&white, &black);
/// let [third, last] = found.entries.as_slice() else { panic!("two differences") };
/// assert_eq!((third.number, last.number), (3, 3));
/// assert_eq!(third.difference, Difference::Move { texts: ["Bb5".into(), "Lc4".into()] });
/// assert_eq!(last.difference, Difference::Missing { sheet: 1, text: "a6".into() });
/// # Ok::<(), chesslaws_notation::sheet::SheetError>(())
/// ```
#[must_use]
pub fn compare(first: &ScoreSheet, second: &ScoreSheet) -> SheetDifferences {
    let mut found = SheetDifferences {
        start: !first.start.is_same_position(&second.start),
        score: (first.score != second.score).then_some([first.score, second.score]),
        ..SheetDifferences::default()
    };
    for (at, sheet) in [first, second].into_iter().enumerate() {
        let unsigned = Color::ALL
            .into_iter()
            .filter(|&player| sheet.signatures.of(player).is_none());
        found.unsigned.extend(unsigned.map(|player| (at, player)));
    }
    if found.start {
        return found;
    }
    let mut position = Some(first.start);
    for ply in 0..first.entries.len().max(second.entries.len()) {
        let (number, player) = first.number_and_player(ply);
        let (differences, next) = compare_entries(first, second, ply, position);
        position = next;
        let entries = differences.into_iter().map(|difference| EntryDifference {
            ply: ply + 1,
            number,
            player,
            difference,
        });
        found.entries.extend(entries);
    }
    found
}

/// The differences at one ply, and the position after it if both agree on one move.
fn compare_entries(
    first: &ScoreSheet,
    second: &ScoreSheet,
    ply: usize,
    position: Option<Position>,
) -> (Vec<Difference>, Option<Position>) {
    let entries = [first.entries.get(ply), second.entries.get(ply)];
    let writing = |sheet: &ScoreSheet| {
        let entry = sheet.entries.get(ply);
        entry.map_or(Writing::Blank, |entry| entry.writing(&sheet.letters))
    };
    let writings = [writing(first), writing(second)];
    let text = |at: usize| {
        let entry = entries.get(at).copied().flatten();
        entry
            .map(|entry| String::from(entry.text()))
            .unwrap_or_default()
    };
    let mut differences = Vec::new();
    let (agree, next) = match position {
        Some(position) => agreement(&writings, &position),
        None => (may_be_the_same([&writings[0], &writings[1]]), None),
    };
    if !agree {
        differences.push(Difference::Move {
            texts: [text(0), text(1)],
        });
    } else if let Some(sheet) = writings.iter().position(|w| *w == Writing::Blank) {
        if writings.iter().any(|writing| *writing != Writing::Blank) {
            let text = text(1 - sheet);
            differences.push(Difference::Missing { sheet, text });
        }
    } else if let Some(sheet) = writings.iter().position(is_illegible) {
        let text = text(1 - sheet);
        differences.push(Difference::Illegible { sheet, text });
    }
    let offer = |at: usize| {
        entries
            .get(at)
            .copied()
            .flatten()
            .is_some_and(|e| e.draw_offer)
    };
    if offer(0) != offer(1) {
        let sheet = usize::from(offer(1));
        differences.push(Difference::DrawOffer { sheet });
    }
    let clock = |at: usize| {
        entries
            .get(at)
            .copied()
            .flatten()
            .and_then(|entry| entry.clock)
    };
    if let (Some(one), Some(other)) = (clock(0), clock(1))
        && one != other
    {
        let times = [one, other];
        differences.push(Difference::Clock { times });
    }
    (differences, next)
}

fn is_illegible(writing: &Writing) -> bool {
    matches!(writing, Writing::Illegible | Writing::Partial(_))
}

/// Whether some legal move agrees with both, and the position after it if it is the only one.
/// Two entries of which neither is a legal move agree if they say the same.
fn agreement(writings: &[Writing; 2], position: &Position) -> (bool, Option<Position>) {
    let moves = position.legal_moves();
    let of_both = |mv: Move| writings.iter().all(|writing| writing.agrees(position, mv));
    let mut both = moves.iter().copied().filter(|&mv| of_both(mv));
    match (both.next(), both.next()) {
        (Some(mv), None) => (true, Some(position.after(mv))),
        (Some(_), Some(_)) => (true, None),
        (None, _) => {
            let one_is_legal = writings
                .iter()
                .any(|writing| moves.iter().any(|&mv| writing.agrees(position, mv)));
            let blank = writings.contains(&Writing::Blank);
            let agree = blank || !one_is_legal && may_be_the_same([&writings[0], &writings[1]]);
            (agree, None)
        }
    }
}

/// Whether two texts can mean one move in some position.
pub(super) fn may_be_the_same(writings: [&Writing; 2]) -> bool {
    match writings {
        [Writing::Move(one), Writing::Move(other)] => same_action(one, other),
        [Writing::NotUnderstood(_), Writing::Move(_)]
        | [Writing::Move(_), Writing::NotUnderstood(_)] => false,
        _ => true,
    }
}

fn same_action(one: &San, other: &San) -> bool {
    let agrees = |a: Option<usize>, b: Option<usize>| a.is_none() || b.is_none() || a == b;
    match (one.action, other.action) {
        (
            SanAction::Piece {
                role,
                file,
                rank,
                to,
                promotion,
                ..
            },
            SanAction::Piece {
                role: other_role,
                file: other_file,
                rank: other_rank,
                to: other_to,
                promotion: other_promotion,
                ..
            },
        ) => {
            (role, to, promotion) == (other_role, other_to, other_promotion)
                && agrees(file.map(|f| f.index()), other_file.map(|f| f.index()))
                && agrees(rank.map(|r| r.index()), other_rank.map(|r| r.index()))
        }
        (SanAction::Castle(side), SanAction::Castle(other)) => side == other,
        (SanAction::Squares { from, to, .. }, SanAction::Squares { from: f, to: t, .. }) => {
            (from, to) == (f, t)
        }
        (
            SanAction::Squares { from, to, .. },
            SanAction::Piece {
                file, rank, to: t, ..
            },
        )
        | (
            SanAction::Piece {
                file, rank, to: t, ..
            },
            SanAction::Squares { from, to, .. },
        ) => {
            to == t
                && file.is_none_or(|file| file == from.file())
                && rank.is_none_or(|rank| rank == from.rank())
        }
        // Castling may be written as squares.
        (SanAction::Castle(_), SanAction::Squares { .. })
        | (SanAction::Squares { .. }, SanAction::Castle(_)) => true,
        _ => false,
    }
}
