//! The rated games of a participant (C.07 article 10).

use super::TieBreakRules;
use super::contribution::Source;
use super::field::{Field, Kind};
use super::unplayed::Item;

/// The opponents met over the board with their ratings; the score of an item is what was made
/// against the opponent as 1, ½ or 0.
///
/// In a round robin forfeits belong to it until 2026 (15.2).
pub(crate) fn rated_games(
    field: &Field,
    row: usize,
    ratings: &[Option<i32>],
    rules: &TieBreakRules,
    items: &mut Vec<Item>,
) {
    items.clear();
    for (at, cell) in field.row(row).iter().enumerate() {
        let Some(opponent) = cell.opponent else {
            continue;
        };
        let forfeits = field.round_robin && rules.round_robin_forfeits_have_ratings;
        let game = cell.kind == Kind::Played || forfeits && cell.kind.is_forfeit();
        let rating = ratings.get(opponent as usize).copied().flatten();
        if let (true, Some(rating)) = (game, rating) {
            items.push(Item {
                round: u16::try_from(at + 1).unwrap_or(u16::MAX),
                opponent: cell.opponent,
                source: Source::Opponent,
                score: cell.board_points,
                value: i64::from(rating),
                voluntary: false,
                cut: None,
            });
        }
    }
}

/// Marks the lowest and the highest ratings as cut (ARO with Cut and Median).
pub(crate) fn cut_ratings(items: &mut [Item], least: u8, most: u8) {
    use super::contribution::Cut;
    for _ in 0..least {
        let open = items.iter_mut().filter(|item| item.cut.is_none());
        if let Some(lowest) = open.min_by_key(|item| item.value) {
            lowest.cut = Some(Cut::Least);
        }
    }
    for _ in 0..most {
        let open = items.iter_mut().filter(|item| item.cut.is_none());
        if let Some(highest) = open.max_by_key(|item| item.value) {
            highest.cut = Some(Cut::Most);
        }
    }
}
