//! The performances of C.07 10.2 and 10.3.

use super::unplayed::Item;
use crate::rating::{perfect_performance, performance};

/// 10.2 for a list of rated games.
pub(crate) fn tournament_performance(items: &[Item]) -> Option<i64> {
    let (ratings, score) = rated(items);
    performance(&ratings, score).map(i64::from)
}

/// 10.3 for a list of rated games.
pub(crate) fn perfect(items: &[Item]) -> Option<i64> {
    let (ratings, score) = rated(items);
    perfect_performance(&ratings, score).map(i64::from)
}

fn rated(items: &[Item]) -> (Vec<i32>, chesslaws_laws::Points) {
    let rating = |item: &Item| i32::try_from(item.value).unwrap_or(0);
    let score = items.iter().map(|item| item.score).sum();
    (
        items.iter().map(rating).collect(),
        chesslaws_laws::Points::from_hundredths(score),
    )
}
