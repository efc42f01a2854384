//! The Koya system (C.07 9.2).

use super::contribution::{Cut, Source};
use super::field::{Cell, Field, Kind};
use super::unplayed::Item;

/// The points made against each opponent; those below the limit are cut.
///
/// The limit is half of the maximum possible score, moved by half points (14.5). In a round robin
/// of an odd number of players everybody rests, and a player who is never paired lowers the
/// number of games.
pub(crate) fn points_against_leaders(field: &Field, row: usize, shift: i16, items: &mut Vec<Item>) {
    items.clear();
    // Twice the limit, so that half of an odd maximum stays whole.
    let twice = i64::from(field.win) * games(field) + i64::from(shift) * 100;
    for (at, cell) in field.row(row).iter().enumerate() {
        let Some(opponent) = cell.opponent else {
            continue;
        };
        if matches!(cell.kind, Kind::Void | Kind::Pending) {
            continue;
        }
        let score = field.totals[opponent as usize].score;
        items.push(Item {
            round: u16::try_from(at + 1).unwrap_or(u16::MAX),
            opponent: cell.opponent,
            source: Source::Opponent,
            score,
            value: i64::from(cell.points),
            voluntary: cell.kind.is_voluntary(),
            cut: (i64::from(score) * 2 < twice).then_some(Cut::BelowLimit),
        });
    }
}

/// The number of games of a participant who plays all of them.
fn games(field: &Field) -> i64 {
    let (rounds, participants) = (field.rounds, field.len());
    if !field.round_robin || participants == 0 {
        return i64::try_from(rounds).unwrap_or(0);
    }
    let resting = if rounds % participants == 0 {
        rounds / participants
    } else {
        0
    };
    let plays = |cell: &Cell| cell.opponent.is_some() && cell.kind != Kind::Void;
    let paired = |row: &usize| field.row(*row).iter().any(plays);
    let idle = participants - (0..participants).filter(paired).count();
    i64::try_from(rounds.saturating_sub(resting + idle)).unwrap_or(0)
}
