//! What the event means for the ratings.

use super::Answer;
use crate::arguments::RatingList;
use chesslaws::scoring::rating::{
    RatingCategory, RatingLine, RatingRules, average_rating, rating_change, rating_lines,
};
use chesslaws::scoring::{Crosstable, Date, Rational};

impl From<RatingList> for RatingCategory {
    fn from(list: RatingList) -> Self {
        match list {
            RatingList::Standard => Self::Standard,
            RatingList::Rapid => Self::Rapid,
            RatingList::Blitz => Self::Blitz,
        }
    }
}

/// One player's rated games, summed up.
pub(super) struct Rated {
    pub(super) line: RatingLine,
    pub(super) average: Option<i32>,
    /// Score less expectation under the 400-point rule; `None` for an unrated player.
    pub(super) gain: Option<Rational>,
    /// The change with the K that was asked for.
    pub(super) change: Option<Rational>,
}

/// The players who have a rating or met somebody who has, by starting number.
pub(super) fn rated(answer: &Answer<'_>) -> Vec<Rated> {
    let event = answer.calculation.tournament();
    // Without a date the newest rules, as for tie-breaks.
    let day = event.start().or_else(|| Date::new(9999, 12, 31));
    let rules = day.map(|day| RatingRules::at(answer.arguments.rating_list.into(), day));
    let mut lines = rating_lines(event);
    lines.sort_by_key(|line| line.number);
    lines
        .into_iter()
        .filter(|line| line.rating.is_some() || !line.games.is_empty())
        .map(|line| {
            let opponents: Vec<i32> = line.games.iter().map(|game| game.opponent.into()).collect();
            let change = |k| Some(rating_change(line.rating?, &line.games, k, rules.as_ref()?));
            // The limit of 700 for many games is one of K; it leaves the gain alone.
            let gain = change(1).map(|change| change.exact);
            let change = answer
                .arguments
                .k
                .and_then(change)
                .map(|change| change.exact);
            Rated {
                average: average_rating(&opponents),
                gain,
                change,
                line,
            }
        })
        .collect()
}

pub(super) fn table(answer: &Answer<'_>) -> Crosstable {
    let mut header = vec!["No", "Name", "Rtg", "Games", "Score", "Avg", "W-We", "Perf"];
    if answer.arguments.k.is_some() {
        header.push("Change");
    }
    let whole = |number: Option<i32>| number.map_or_else(String::new, |number| number.to_string());
    let decimal = |number: Option<Rational>| number.map_or_else(String::new, signed);
    let row = |rated: Rated| {
        let line = rated.line;
        let mut row = vec![
            line.number.to_string(),
            line.name,
            whole(line.rating.map(i32::from)),
            line.games.len().to_string(),
            line.score.to_string(),
            whole(rated.average),
            decimal(rated.gain),
            whole(line.performance),
        ];
        if answer.arguments.k.is_some() {
            row.push(decimal(rated.change));
        }
        row
    };
    Crosstable {
        title: answer.calculation.tournament().name().to_owned(),
        header: header.into_iter().map(str::to_owned).collect(),
        rows: rated(answer).into_iter().map(row).collect(),
    }
}

/// Two decimals, with a plus sign for what is gained.
fn signed(number: Rational) -> String {
    let plus = if number > Rational::ZERO { "+" } else { "" };
    format!("{plus}{}", number.to_decimal(2))
}
