//! How much a scan may hold at a time.

use crate::column::MovesColumn;
use crate::tables::{Selection, Table};
use arrow_schema::DataType;

/// What the batches that are under way may hold, in bytes, by a careful count. What allocators keep to
/// use it again makes it three times as much.
const HELD: usize = 8 << 20;

/// Longer batches are read no faster: measured from 16 to 384 KiB, with few columns and many.
const LONGEST: usize = 1 << 17;

/// Shorter ones have so few rows that they cost time in whoever takes them.
const SHORTEST: usize = 1 << 14;

/// The text of a ply without comments: `Nf3 d5 2. g3 c6`.
const PLY: usize = 6;

/// How many batches may wait for whoever takes them or for one before them, where this many threads
/// read.
pub(crate) const fn waiting(jobs: usize) -> usize {
    jobs.saturating_add(jobs / 2)
}

/// One is being taken, and the one before it may still be looked at.
const fn under_way(jobs: usize) -> usize {
    match jobs {
        1 => 2,
        jobs => waiting(jobs).saturating_add(2),
    }
}

/// About how many bytes of text should make a batch of these columns, where this many threads read.
pub(crate) fn piece(selection: &Selection, jobs: usize) -> usize {
    let rows: usize = selection.moves.iter().map(|&column| bytes(column)).sum();
    // The text itself, and as much for the tables of games and findings.
    let others = [Table::Games, Table::Findings];
    let others = others.into_iter().filter(|&table| selection.has(table));
    let texts = 1 + others.count();
    let share = HELD / under_way(jobs);
    (share.saturating_mul(PLY) / (texts * PLY + rows)).clamp(SHORTEST, LONGEST)
}

/// About how many bytes a ply has in a column.
fn bytes(column: MovesColumn) -> usize {
    match (column, column.field().data_type()) {
        (MovesColumn::Fen, _) => 64,
        // Paths.
        (MovesColumn::File, _) => 40,
        (_, DataType::FixedSizeBinary(len)) => usize::try_from(*len).unwrap_or(0),
        (_, kind) => kind.primitive_width().unwrap_or(8),
    }
}

/// An empty column that will become about as long as this one. It gets the same room, as far as that
/// is not far too much: what is given back then fits what is asked for next, and memory does not fall
/// to pieces.
pub(crate) fn another<T>(column: &Vec<T>) -> Vec<T> {
    let (len, capacity) = (column.len(), column.capacity());
    let is_fitting = capacity / 2 <= len;
    // A little more, or the first cell too many would make it twice as large.
    Vec::with_capacity(if is_fitting { capacity } else { len + len / 8 })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn slim() -> Selection {
        let columns = ["game", "ply", "san", "uci", "clock"];
        Selection::none().with(Table::Moves, columns).unwrap()
    }

    #[test]
    fn few_columns_make_long_batches() {
        assert_eq!(piece(&slim(), 1), LONGEST);
        assert_eq!(piece(&slim(), 2), LONGEST);
        assert_eq!(piece(&Selection::none().with_all(Table::Games), 8), LONGEST);
    }

    #[test]
    fn many_columns_and_many_threads_make_short_ones() {
        let all = Selection::default();
        let sizes = [1, 2, 4, 8, 256].map(|jobs| piece(&all, jobs));
        assert!(sizes.is_sorted_by(|a, b| a >= b), "{sizes:?}");
        assert!(SHORTEST < sizes[1] && sizes[0] < LONGEST, "{sizes:?}");
        assert_eq!(sizes[4], SHORTEST);
        assert!(piece(&slim(), 16) < LONGEST);
        assert_eq!(piece(&all, usize::MAX), SHORTEST);
    }

    #[test]
    fn what_is_under_way_keeps_to_the_budget() {
        for jobs in [1, 2, 3, 4, 8, 16] {
            for selection in [slim(), Selection::default()] {
                let text = piece(&selection, jobs);
                let rows: usize = selection.moves.iter().map(|&column| bytes(column)).sum();
                let held = under_way(jobs) * (text + text / PLY * rows);
                let is_shortest = text == SHORTEST;
                assert!(held <= HELD * 5 / 4 || is_shortest, "{jobs}: {held}");
            }
        }
    }
}
