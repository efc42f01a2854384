//! Ratings: of an event, and the functions behind them.

use crate::judgement;
use crate::standings::fraction;
use crate::words::Class;
use chesslaws::laws::Points;
use chesslaws::scoring::rating::{
    self, RatedGame, RatingCategory, RatingRules, average_rating, rating_lines,
};
use chesslaws::scoring::{Date, Rational, Tournament};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyTuple};

fn category(name: &str) -> PyResult<RatingCategory> {
    name.parse::<RatingCategory>()
        .map_err(|error| PyValueError::new_err(format!("{error}, found {name:?}")))
}

/// The rules of a day, the newest without one.
fn rules(list: &str, day: Option<Date>) -> PyResult<RatingRules> {
    let newest = || Date::new(9999, 12, 31);
    let day = day
        .or_else(newest)
        .ok_or_else(|| PyValueError::new_err("no such day"))?;
    Ok(RatingRules::at(category(list)?, day))
}

fn coefficient(k: u16) -> PyResult<u16> {
    match k {
        1..=100 => Ok(k),
        _ => Err(PyValueError::new_err(format!(
            "expected a development coefficient from 1 to 100, found {k}"
        ))),
    }
}

pub(crate) fn of_event<'py>(
    py: Python<'py>,
    event: &Tournament,
    k: Option<u16>,
    list: &str,
) -> PyResult<Bound<'py, PyTuple>> {
    static RATING: Class = Class::new("chesslaws._standings", "PlayerRating");
    let rules = rules(list, event.start())?;
    let k = k.map(coefficient).transpose()?;
    let mut lines = rating_lines(event);
    lines.retain(|line| line.rating.is_some() || !line.games.is_empty());
    lines.sort_by_key(|line| line.number);
    let one = |line: &rating::RatingLine| {
        let opponents: Vec<i32> = line.games.iter().map(|game| game.opponent.into()).collect();
        let change = |k: u16| {
            let change = line.change(k, &rules);
            change.map(|change| fraction(py, change.exact)).transpose()
        };
        RATING.get(py)?.call1((
            line.number,
            &line.name,
            line.rating,
            line.games.len(),
            judgement::points(py, line.score)?,
            average_rating(&opponents),
            change(1)?,
            line.performance,
            k.map(change).transpose()?.flatten(),
        ))
    };
    PyTuple::new(py, lines.iter().map(one).collect::<PyResult<Vec<_>>>()?)
}

/// Points from whatever number Python has: an int, a float, a `Fraction`. A float is what it is written
/// as: 0.1 is ten hundredths.
fn points(number: &Bound<'_, PyAny>) -> PyResult<Points> {
    static FRACTION: Class = Class::new("fractions", "Fraction");
    let refused = || {
        PyValueError::new_err(format!(
            "expected points in whole hundredths, found {number}"
        ))
    };
    let written = match number.cast::<PyFloat>() {
        Ok(float) if !float.value().is_finite() => return Err(refused()),
        Ok(float) => float.repr()?.into_any(),
        Err(_) => number.clone(),
    };
    let exact = FRACTION.get(number.py())?.call1((written,))?;
    let numerator: i64 = exact
        .getattr("numerator")?
        .extract()
        .map_err(|_| refused())?;
    let denominator: i64 = exact
        .getattr("denominator")?
        .extract()
        .map_err(|_| refused())?;
    numerator
        .checked_mul(100)
        .filter(|hundredths| hundredths % denominator == 0)
        .and_then(|hundredths| i32::try_from(hundredths / denominator).ok())
        .map(Points::from_hundredths)
        .ok_or_else(refused)
}

fn rating_number(number: i64) -> PyResult<u16> {
    u16::try_from(number)
        .ok()
        .filter(|rating| (1..=9999).contains(rating))
        .ok_or_else(|| {
            PyValueError::new_err(format!("expected a rating from 1 to 9999, found {number}"))
        })
}

/// Return the expected score of a game by the difference of the ratings (B.02 8.1.2).
///
/// The 400-point rule is not applied.
///
/// >>> expected_score(100)
/// Fraction(16, 25)
#[pyfunction]
pub(crate) fn expected_score(py: Python<'_>, difference: i32) -> PyResult<Bound<'_, PyAny>> {
    let hundredths = rating::expected_score(difference);
    judgement::points(py, Points::from_hundredths(hundredths.into()))
}

/// Return the tournament performance rating (C.07 10.2), or `None` without opponents.
///
/// >>> performance([1500, 1500], 1.5)
/// 1693
#[pyfunction]
pub(crate) fn performance(
    opponents: &Bound<'_, PyAny>,
    score: &Bound<'_, PyAny>,
) -> PyResult<Option<i32>> {
    let one = |rating: PyResult<Bound<'_, PyAny>>| rating_number(rating?.extract()?).map(i32::from);
    let opponents: Vec<i32> = opponents.try_iter()?.map(one).collect::<PyResult<_>>()?;
    let score = points(score)?;
    let most = 100 * i32::try_from(opponents.len()).unwrap_or(i32::MAX / 100);
    if !(0..=most).contains(&score.hundredths()) {
        return Err(PyValueError::new_err(format!(
            "expected a score from 0 to {}, found {score}",
            opponents.len()
        )));
    }
    Ok(rating::performance(&opponents, score))
}

/// Return the exact change of a rating by the rated games of an event or a period (B.02 8.3).
///
/// `games` are pairs of the opponent's rating and the score, 1, 1/2 or 0. `day` decides the rules,
/// the newest without it. `k` is lowered where the number of games times `k` passes 700. Round once
/// for a period.
///
/// >>> rating_change(1500, [(1600, 1), (1600, 1)], 40)
/// Fraction(256, 5)
#[pyfunction]
#[pyo3(signature = (rating, games, k, *, day=None, rating_list="standard"))]
pub(crate) fn rating_change<'py>(
    py: Python<'py>,
    rating: i64,
    games: &Bound<'py, PyAny>,
    k: u16,
    day: Option<&Bound<'py, PyAny>>,
    rating_list: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let day = day
        .map(|day| {
            let parts = (
                day.getattr("year")?.extract()?,
                day.getattr("month")?.extract()?,
                day.getattr("day")?.extract()?,
            );
            PyResult::Ok(Date::new(parts.0, parts.1, parts.2))
        })
        .transpose()?
        .flatten();
    let one = |game: PyResult<Bound<'_, PyAny>>| {
        let (opponent, score): (i64, Bound<'_, PyAny>) = game?.extract()?;
        let score = points(&score)?;
        if ![0, 50, 100].contains(&score.hundredths()) {
            return Err(PyValueError::new_err(format!(
                "expected the score of a game, 1, 1/2 or 0, found {score}"
            )));
        }
        Ok(RatedGame {
            opponent: rating_number(opponent)?,
            score,
        })
    };
    let games: Vec<RatedGame> = games.try_iter()?.map(one).collect::<PyResult<_>>()?;
    let rules = rules(rating_list, day)?;
    let change = rating::rating_change(rating_number(rating)?, &games, coefficient(k)?, &rules);
    let exact: Rational = change.exact;
    fraction(py, exact)
}
