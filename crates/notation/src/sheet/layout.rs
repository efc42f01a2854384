//! Where each entry stands on paper: two columns of thirty moves to a page.

use super::{Entry, ScoreSheet};
use chesslaws_laws::Color;

/// How many moves stand in one column of a printed sheet.
pub const MOVES_A_COLUMN: usize = 30;
/// How many moves stand on one page of a printed sheet, in two columns.
pub const MOVES_A_PAGE: usize = 2 * MOVES_A_COLUMN;

/// What stands in the place of one player's move.
#[derive(Clone, Copy)]
pub(super) enum Slot<'a> {
    /// White's place in the first row when Black begins.
    BeforeStart,
    /// An entry, blank or not.
    Entry(&'a Entry),
    /// Paper below the last entry.
    Paper,
}

/// A numbered row of the sheet.
#[derive(Clone, Copy)]
pub(super) struct Row<'a> {
    pub(super) number: u64,
    pub(super) white: Slot<'a>,
    pub(super) black: Slot<'a>,
}

impl ScoreSheet {
    /// The number of the move and the player of an entry; `ply` counts from 0.
    pub(super) fn number_and_player(&self, ply: usize) -> (u64, Color) {
        let half = ply + self.skipped();
        let color = match half % 2 {
            0 => Color::White,
            _ => Color::Black,
        };
        let first = u64::from(self.start.fullmove_number());
        (first.saturating_add(half as u64 / 2), color)
    }

    /// How many places of the first row are before the start.
    pub(super) fn skipped(&self) -> usize {
        usize::from(self.start.turn() == Color::Black)
    }

    /// How many pages the sheet has: one at least.
    ///
    /// ```
    /// use chesslaws_notation::sheet::ScoreSheet;
    /// assert_eq!(ScoreSheet::default().pages(), 1);
    /// ```
    #[must_use]
    pub fn pages(&self) -> usize {
        let rows = (self.entries.len() + self.skipped()).div_ceil(2);
        rows.div_ceil(MOVES_A_PAGE).max(1)
    }

    /// The rows of one page side by side, from top to bottom; `page` counts from 0.
    pub(super) fn page_rows(&self, page: usize) -> impl Iterator<Item = [Row<'_>; 2]> {
        let first = page * MOVES_A_PAGE;
        (first..first + MOVES_A_COLUMN).map(|row| [self.row(row), self.row(row + MOVES_A_COLUMN)])
    }

    fn row(&self, row: usize) -> Row<'_> {
        let slot = |half: usize| match half.checked_sub(self.skipped()) {
            None => Slot::BeforeStart,
            Some(ply) => self.entries.get(ply).map_or(Slot::Paper, Slot::Entry),
        };
        Row {
            number: u64::from(self.start.fullmove_number()).saturating_add(row as u64),
            white: slot(row * 2),
            black: slot(row * 2 + 1),
        }
    }
}
