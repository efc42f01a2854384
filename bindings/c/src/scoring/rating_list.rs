//! What a tournament means for the ratings of its players.

use super::rating::{chesslaws_rating_gain, coefficient, rules};
use super::tournament::chesslaws_tournament;
use crate::handle;
use crate::pointer::write_all;
use crate::status::{chesslaws_error, chesslaws_status};
use facade::scoring::rating::{RatingLine, RatingRules, rating_lines};

/// What an event means for the rating of one player.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_rating_line {
    /// The starting number.
    pub number: u32,
    /// The rating at the start; 0 for an unrated player, who has no change.
    pub rating: u32,
    /// How many games against rated opponents count.
    pub games: u32,
    /// The score in these games in hundredths.
    pub score: i32,
    /// The performance in these games; 0 without games.
    pub performance: i32,
    /// The change of the rating.
    pub change: chesslaws_rating_gain,
    /// Zero: room to grow.
    pub reserved: [u64; 2],
}

fn line(line: &RatingLine, k: u16, rules: &RatingRules) -> chesslaws_rating_line {
    let none = chesslaws_rating_gain {
        numerator: 0,
        denominator: 1,
        rounded: 0,
        k: k.into(),
        rated_games: 0,
        reserved: [0; 2],
    };
    chesslaws_rating_line {
        number: line.number.into(),
        rating: line.rating.map_or(0, u32::from),
        games: u32::try_from(line.games.len()).unwrap_or(u32::MAX),
        score: line.score.hundredths(),
        performance: line.performance.unwrap_or(0),
        change: line
            .change(k, rules)
            .map_or(none, |change| (&change).into()),
        reserved: [0; 2],
    }
}

/// What a tournament means for the ratings of its players, all with the development coefficient `k`,
/// by starting number. `list` is a `chesslaws_rating_list`; the rules are those of the day on which
/// the event began. `count` is how many lines there are; if `capacity` is smaller, none is written
/// and the answer is `CHESSLAWS_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_ratings(
    tournament: *const chesslaws_tournament,
    k: u32,
    list: u32,
    lines: *mut chesslaws_rating_line,
    capacity: usize,
    count: *mut usize,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let event = handle::look(tournament)?.document.tournament();
        let day = event.start().map_or(0, |day| {
            let (year, month, day) = day.parts();
            u32::from(year) * 10_000 + u32::from(month) * 100 + u32::from(day)
        });
        let (k, rules) = (coefficient(k)?, rules(list, day)?);
        let mut found = rating_lines(event);
        found.sort_by_key(|line| line.number);
        let views = found.iter().map(|one| line(one, k, &rules));
        write_all(views, found.len(), lines, capacity, count)?;
    })
}
