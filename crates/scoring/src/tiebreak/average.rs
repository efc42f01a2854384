//! Averages over opponents (C.07 8.2, 10.1, 10.4, 10.5).

use super::TieBreakValue;
use super::contribution::Source;
use super::field::{Field, Kind};
use super::unplayed::Item;
use crate::Rational;

/// The values that opponents met over the board have in another tie-break, in `1 / scale`;
/// opponents whose value is undefined are left out.
pub(crate) fn values_of_opponents(
    field: &Field,
    row: usize,
    forfeits_are_games: bool,
    values: &[TieBreakValue],
    scale: i64,
    items: &mut Vec<Item>,
) {
    items.clear();
    for (at, cell) in field.row(row).iter().enumerate() {
        let Some(opponent) = cell.opponent else {
            continue;
        };
        let met = cell.kind == Kind::Played || forfeits_are_games && cell.kind.is_forfeit();
        let value = values
            .get(opponent as usize)
            .and_then(|value| value.number());
        if let (true, Some(value)) = (met, value) {
            items.push(Item {
                round: u16::try_from(at + 1).unwrap_or(u16::MAX),
                opponent: cell.opponent,
                source: Source::Opponent,
                score: field.totals[opponent as usize].score,
                value: value.numerator() * (scale / value.denominator()),
                voluntary: false,
                cut: None,
            });
        }
    }
}

/// The exact mean of what is not cut, or undefined where nothing is left.
pub(crate) fn mean(items: &[Item], scale: i64) -> TieBreakValue {
    let kept = items.iter().filter(|item| item.cut.is_none());
    let (sum, count) = kept.fold((0, 0), |(sum, count), item| (sum + item.value, count + 1));
    Rational::new(sum, count * scale).map_or(TieBreakValue::Undefined, TieBreakValue::Number)
}

/// The mean, rounded to a whole number half up, as the text asks for ratings.
pub(crate) fn whole_mean(items: &[Item]) -> TieBreakValue {
    match mean(items, 1) {
        TieBreakValue::Number(mean) => TieBreakValue::Number(Rational::from(mean.rounded(0))),
        other => other,
    }
}
