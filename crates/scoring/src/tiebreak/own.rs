//! Tie-breaks on a participant's own results (C.07 article 7).

use super::contribution::{Cut, Source};
use super::field::{Cell, Field, Kind};
use super::unplayed::Item;
use super::{TieBreakKind, TieBreakRules};

/// What one round adds to a count of article 7, in hundredths.
pub(crate) fn round_value(
    kind: TieBreakKind,
    field: &Field,
    cell: &Cell,
    opponent_points: Option<i32>,
    rules: &TieBreakRules,
) -> i64 {
    // 15.2: in a round robin a forfeit is a game; from 2026 a lost one is not, for this article.
    let forfeited = field.round_robin
        && cell.opponent.is_some()
        && (cell.kind == Kind::ForfeitWin
            || cell.kind == Kind::ForfeitLoss && rules.round_robin_forfeit_losses_are_games);
    let game = cell.kind == Kind::Played || forfeited;
    let won = game && cell.points == field.win;
    let counts = match kind {
        TieBreakKind::Wins => cell.kind != Kind::Void && cell.points == field.win,
        TieBreakKind::GamesWon => won,
        TieBreakKind::BlackGames => game && cell.black,
        TieBreakKind::BlackWins => won && cell.black,
        TieBreakKind::RoundsElected => !cell.kind.is_voluntary() || forfeited,
        TieBreakKind::StandardPoints => {
            return standard_points(cell, opponent_points.unwrap_or(field.draw));
        }
        _ => false,
    };
    if counts { 100 } else { 0 }
}

/// 7.7: one for more points than the opponent, a half for the same; for what is obtained without
/// playing, forfeits too, the points of a draw are the measure.
fn standard_points(cell: &Cell, measure: i32) -> i64 {
    if matches!(cell.kind, Kind::Void | Kind::Pending) {
        return 0;
    }
    match cell.points.cmp(&measure) {
        std::cmp::Ordering::Greater => 100,
        std::cmp::Ordering::Equal => 50,
        std::cmp::Ordering::Less => 0,
    }
}

/// The rounds of a participant with what each adds to a count of article 7.
pub(crate) fn counted_rounds(
    kind: TieBreakKind,
    field: &Field,
    row: usize,
    rules: &TieBreakRules,
    items: &mut Vec<Item>,
) {
    items.clear();
    for (at, cell) in field.row(row).iter().enumerate() {
        let met = cell.opponent.filter(|_| cell.kind == Kind::Played);
        let other = met.and_then(|other| field.row(other as usize).get(at));
        let points = other.map(|other| other.points);
        let value = round_value(kind, field, cell, points, rules);
        items.push(own_item(at, cell, value));
    }
}

/// The score after each round (7.5); the first `cut` rounds are left out.
pub(crate) fn progressive_scores(field: &Field, row: usize, cut: u8, items: &mut Vec<Item>) {
    items.clear();
    let mut score = 0;
    for (at, cell) in field.row(row).iter().enumerate() {
        score += cell.points;
        let mut item = own_item(at, cell, i64::from(score));
        item.cut = (at < usize::from(cut)).then_some(Cut::Least);
        items.push(item);
    }
}

fn own_item(at: usize, cell: &Cell, value: i64) -> Item {
    Item {
        round: u16::try_from(at + 1).unwrap_or(u16::MAX),
        opponent: cell.opponent,
        source: Source::Own,
        score: cell.points,
        value,
        voluntary: cell.kind.is_voluntary(),
        cut: None,
    }
}
