//! What opponents are worth, and what stands in for them in unplayed rounds (C.07 articles 15, 16).

use super::contribution::{Cut, Source};
use super::field::{Field, Kind};
use super::{Modifiers, TieBreakRules};
use chesslaws_laws::Points;

/// A contribution while it is worked out, in whole units.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Item {
    pub(crate) round: u16,
    pub(crate) opponent: Option<u32>,
    pub(crate) source: Source,
    pub(crate) score: i32,
    pub(crate) value: i64,
    pub(crate) voluntary: bool,
    pub(crate) cut: Option<Cut>,
}

/// The adjusted scores of a participant's opponents and dummies, one item for each round that
/// counts, worth the score itself or, with `against`, its product with the points made there.
pub(crate) fn opponents_scores(
    of: &Field,
    against: Option<&Field>,
    row: usize,
    fore: bool,
    modifiers: &Modifiers,
    rules: &TieBreakRules,
    items: &mut Vec<Item>,
) {
    items.clear();
    let totals = of.totals[row];
    let own = if fore {
        totals.fore_score
    } else {
        totals.score
    };
    let adjusted = |opponent: u32| {
        let totals = of.totals[opponent as usize];
        if fore {
            totals.fore_adjusted
        } else {
            totals.adjusted
        }
    };
    let limit = of.draw * i32::try_from(of.rounds).unwrap_or(0);
    let weights = against.map(|field| field.row(row));
    for (at, cell) in of.row(row).iter().enumerate() {
        if cell.kind == Kind::Void {
            continue;
        }
        // 8.3: every paired game of the last round counts as a draw over the board.
        let drawn = fore && of.last_round == Some(at) && cell.opponent.is_some();
        let met = drawn || of.is_met(cell, modifiers.forfeits_count);
        let (score, source, voluntary) = match cell.opponent {
            Some(opponent) if met => (adjusted(opponent), Source::Opponent, false),
            _ if of.round_robin || cell.kind == Kind::Pending => continue,
            opponent => {
                // 16.4: own score; from 2026 at most the scheduled opponent's (16.4.1) or that
                // of a player who draws every round (16.4.2).
                let cap = opponent.map_or(limit, adjusted);
                let score = if rules.dummy_is_limited {
                    own.min(cap)
                } else {
                    own
                };
                (score, Source::Dummy, cell.kind.is_voluntary())
            }
        };
        let weight = weights.map(|cells| cells.get(at).map_or(0, |cell| cell.points));
        items.push(Item {
            round: u16::try_from(at + 1).unwrap_or(u16::MAX),
            opponent: cell.opponent,
            source,
            score,
            value: i64::from(score) * weight.map_or(1, i64::from),
            voluntary,
            cut: None,
        });
    }
}

/// The final score of the virtual opponent of an unplayed round under the tie-break rules in
/// force until 2022: the player's score before the round, the complement of what the round gave,
/// and half a point for each round after it.
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::tiebreak::virtual_opponent_score;
///
/// // Round 6 of 9, 3.5 points before it, won because the opponent was absent.
/// let before = Points::from_hundredths(350);
/// assert_eq!(virtual_opponent_score(before, Points::ONE, 6, 9).to_string(), "5");
/// ```
#[must_use]
pub fn virtual_opponent_score(before: Points, awarded: Points, round: u16, rounds: u16) -> Points {
    let later = i32::from(rounds.saturating_sub(round));
    before + (Points::ONE - awarded) + Points::from_hundredths(50 * later)
}
