//! Ratings of FIDE (B.02).

use crate::color::nth;
use crate::pointer::{Output, slice, write};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use facade::laws::Points;
use facade::scoring::Date;
use facade::scoring::rating::{
    self, RatedGame, RatingCategory, RatingChange, RatingHistory, RatingRules,
};

/// The list a rating stands in.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_rating_list {
    /// Standard play.
    Standard = 0,
    /// Rapid chess.
    Rapid = 1,
    /// Blitz.
    Blitz = 2,
}

const LISTS: [RatingCategory; 3] = [
    RatingCategory::Standard,
    RatingCategory::Rapid,
    RatingCategory::Blitz,
];

/// A rated game.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_rated_game {
    /// The opponent's rating at the start of the event, 1 to 9999.
    pub opponent: u32,
    /// The score over the board in hundredths: 100, 50 or 0.
    pub score: i32,
}

/// The change of a rating.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_rating_gain {
    /// The exact change as a fraction in lowest terms. Add the exact changes of a rating period, and
    /// round once.
    pub numerator: i64,
    /// The denominator, never 0.
    pub denominator: i64,
    /// The change in whole points, a half away from zero.
    pub rounded: i64,
    /// The development coefficient that was used, after the limit of 700.
    pub k: u32,
    /// How many of the games were rated.
    pub rated_games: u32,
    /// Zero: room to grow.
    pub reserved: [u64; 2],
}

impl From<&RatingChange> for chesslaws_rating_gain {
    fn from(change: &RatingChange) -> Self {
        let rated = change.games.iter().filter(|game| game.rated).count();
        Self {
            numerator: change.exact.numerator(),
            denominator: change.exact.denominator(),
            rounded: change.rounded(),
            k: change.k.into(),
            rated_games: u32::try_from(rated).unwrap_or(u32::MAX),
            reserved: [0; 2],
        }
    }
}

fn invalid(message: impl core::fmt::Display) -> Failure {
    Failure::new(chesslaws_status::InvalidArgument, message)
}

fn rating(number: u32) -> Result<u16, Failure> {
    u16::try_from(number)
        .ok()
        .filter(|rating| (1..=9999).contains(rating))
        .ok_or_else(|| {
            invalid(format_args!(
                "expected a rating from 1 to 9999, found {number}"
            ))
        })
}

pub(super) fn coefficient(k: u32) -> Result<u16, Failure> {
    u16::try_from(k)
        .ok()
        .filter(|k| (1..=100).contains(k))
        .ok_or_else(|| {
            invalid(format_args!(
                "expected a development coefficient from 1 to 100, found {k}"
            ))
        })
}

/// The rules of a day as the number YYYYMMDD, the newest for 0.
pub(super) fn rules(list: u32, day: u32) -> Result<RatingRules, Failure> {
    let list = nth(&LISTS, list, "a chesslaws_rating_list")?;
    let day = date(if day == 0 { 99_991_231 } else { day })?;
    Ok(RatingRules::at(list, day))
}

/// The day of a number YYYYMMDD.
pub(super) fn date(number: u32) -> Result<Date, Failure> {
    let (year, month, day) = (number / 10_000, number / 100 % 100, number % 100);
    let day = u16::try_from(year).ok().and_then(|year| {
        let month = u8::try_from(month).ok()?;
        Date::new(year, month, u8::try_from(day).ok()?)
    });
    day.ok_or_else(|| invalid(format_args!("expected a day as YYYYMMDD, found {number}")))
}

fn ratings(opponents: &[u32]) -> Result<Vec<u16>, Failure> {
    opponents.iter().map(|&number| rating(number)).collect()
}

fn score_of(games: usize, hundredths: i32) -> Result<Points, Failure> {
    let most = i64::try_from(games).unwrap_or(i64::MAX).saturating_mul(100);
    if (0..=most).contains(&i64::from(hundredths)) {
        return Ok(Points::from_hundredths(hundredths));
    }
    Err(invalid(format_args!(
        "expected a score from 0 to {games} points, found {hundredths} hundredths"
    )))
}

/// The change of a rating by the `count` rated games of an event or a period (8.3). `k` is the
/// development coefficient, lowered where the number of games times `k` passes 700; `list` is a
/// `chesslaws_rating_list`; `day`, as the number YYYYMMDD, decides the rules, the newest for 0.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_rating_change(
    own: u32,
    games: *const chesslaws_rated_game,
    count: usize,
    k: u32,
    list: u32,
    day: u32,
    change: *mut chesslaws_rating_gain,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let change = Output::new(change)?;
        let one = |game: &chesslaws_rated_game| {
            if ![0, 50, 100].contains(&game.score) {
                return Err(invalid(format_args!(
                    "expected the score of a game, 0, 50 or 100, found {}",
                    game.score
                )));
            }
            Ok(RatedGame {
                opponent: rating(game.opponent)?,
                score: Points::from_hundredths(game.score),
            })
        };
        let games = slice(games, count)?.iter().map(one);
        let games = games.collect::<Result<Vec<_>, _>>()?;
        let rules = rules(list, day)?;
        let done = rating::rating_change(rating(own)?, &games, coefficient(k)?, &rules);
        change.set((&done).into());
    })
}

/// The expected score of a game by the difference of the ratings, in hundredths (8.1.2). The
/// 400-point rule is not applied.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_rating_expected(
    difference: i32,
    hundredths: *mut u32,
) -> chesslaws_status {
    entry!({ write(hundredths, rating::expected_score(difference).into())? })
}

/// The tournament performance rating against `count` opponents with a score in hundredths (C.07
/// 10.2). Without opponents there is none, and the answer is `CHESSLAWS_STATUS_INVALID_ARGUMENT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_rating_performance(
    opponents: *const u32,
    count: usize,
    score: i32,
    performance: *mut i32,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::new(performance)?;
        let opponents = ratings(slice(opponents, count)?)?;
        let opponents: Vec<i32> = opponents.into_iter().map(i32::from).collect();
        let score = score_of(opponents.len(), score)?;
        let found = rating::performance(&opponents, score)
            .ok_or_else(|| invalid("expected opponents, found none"))?;
        output.set(found);
    })
}

/// The first rating of a player by a score in hundredths against `count` rated opponents (8.2);
/// `first` becomes 0 where there is none: fewer than five games, no half point, or below the floor
/// of 1400.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_rating_initial(
    opponents: *const u32,
    count: usize,
    score: i32,
    first: *mut u32,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::new(first)?;
        let opponents = ratings(slice(opponents, count)?)?;
        let score = score_of(opponents.len(), score)?;
        let found = rating::initial_rating(&opponents, score);
        output.set(found.and_then(|first| first.rating).map_or(0, u32::from));
    })
}

/// The development coefficient of a player (8.3.3): by the highest rating ever published, the number
/// of rated games so far, and whether the year of the 18th birthday is not over.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_rating_coefficient(
    highest: u32,
    rated_games: u32,
    is_junior: bool,
    k: *mut u32,
) -> chesslaws_status {
    entry!({
        let history = RatingHistory {
            highest: u16::try_from(highest).unwrap_or(u16::MAX),
            rated_games,
            is_junior,
        };
        write(k, rating::k_factor(&history).value().into())?;
    })
}
