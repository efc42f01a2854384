//! What the event means for the ratings.

use super::Answer;
use crate::arguments::RatingList;
use chesslaws::laws::Points;
use chesslaws::scoring::rating::{
    RatingCategory, RatingLine, RatingRules, average_rating, performance, rating_change,
    rating_lines,
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
        .map(|line| so_far(answer, line))
        .filter(|line| line.rating.is_some() || !line.games.is_empty())
        .map(|line| {
            let opponents = opponents(&line);
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

fn opponents(line: &RatingLine) -> Vec<i32> {
    let games = line.games.iter();
    games.map(|game| i32::from(game.opponent)).collect()
}

/// Interim standings have interim ratings: without the games of later rounds.
fn so_far(answer: &Answer<'_>, mut line: RatingLine) -> RatingLine {
    let Some(round) = answer.arguments.after_round else {
        return line;
    };
    let event = answer.calculation.tournament();
    let rated_opponent = |number| event.player(number).is_some_and(|one| one.rating.is_some());
    let entries = event.entries(line.number).unwrap_or(&[]).iter();
    let games = entries
        .take(round.into())
        .filter(|entry| entry.result.is_rated() && entry.opponent.is_some_and(rated_opponent))
        .count();
    line.games.truncate(games);
    let scores = line.games.iter().map(|game| game.score);
    line.score = scores.fold(Points::ZERO, |sum, score| sum + score);
    line.performance = performance(&opponents(&line), line.score);
    line
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
