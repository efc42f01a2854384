//! The cuts and medians of C.07 article 14 with the exception of 16.5.

use super::contribution::Cut;
use super::unplayed::Item;

/// Marks the `least` least significant items and then the `most` most significant ones.
///
/// The least significant item is the one with the lowest score, among equals the one with the
/// smallest value (14.1). With `absences_first` (16.5) the lowest voluntary unplayed round goes
/// in its place if it is worth at least as much; this is asked anew for each cut (16.5.2).
pub(crate) fn cut(items: &mut [Item], least: u8, most: u8, absences_first: bool) {
    for _ in 0..least {
        let open = |item: &&mut Item| item.cut.is_none();
        let lowest = items
            .iter()
            .enumerate()
            .filter(|(_, item)| item.cut.is_none())
            .min_by_key(|(_, item)| (item.score, item.value));
        let Some((lowest_at, lowest)) = lowest else {
            return;
        };
        let lowest_value = lowest.value;
        let absence = items
            .iter_mut()
            .filter(open)
            .filter(|item| item.voluntary)
            .min_by_key(|item| (item.value, item.score));
        match absence {
            Some(absence) if absences_first && absence.value >= lowest_value => {
                absence.cut = Some(Cut::Absence);
            }
            _ => items[lowest_at].cut = Some(Cut::Least),
        }
    }
    for _ in 0..most {
        let open = items.iter_mut().filter(|item| item.cut.is_none());
        if let Some(highest) = open.max_by_key(|item| (item.score, item.value)) {
            highest.cut = Some(Cut::Most);
        }
    }
}

/// The sum of what is not cut.
pub(crate) fn sum(items: &[Item]) -> i64 {
    let kept = items.iter().filter(|item| item.cut.is_none());
    kept.map(|item| item.value).sum()
}
