use super::{expected_score, rating_difference};
use crate::Rational;
use chesslaws_laws::Points;

/// The tournament performance rating (C.07 10.2): the average rating of the opponents, rounded,
/// plus the difference that table 8.1.1 gives for the score.
///
/// The score is counted as 1, ½, 0 whatever the event awards. `None` without opponents.
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::rating::performance;
///
/// assert_eq!(performance(&[1500], Points::ONE), Some(2300));
/// assert_eq!(performance(&[1500, 1500], Points::ONE + Points::HALF), Some(1693));
/// assert_eq!(performance(&[], Points::ZERO), None);
/// ```
#[must_use]
pub fn performance(opponents: &[i32], score: Points) -> Option<i32> {
    let average = average_rating(opponents)?;
    let games = i64::try_from(opponents.len()).ok()?;
    let p = Rational::new(i64::from(score.hundredths()), games)?.rounded(0);
    Some(average + rating_difference(u8::try_from(p.clamp(0, 100)).ok()?))
}

/// The average rating of opponents, rounded half up (C.07 10.1). `None` without opponents.
///
/// ```
/// use chesslaws_scoring::rating::average_rating;
/// assert_eq!(average_rating(&[2000, 2001]), Some(2001));
/// ```
#[must_use]
pub fn average_rating(opponents: &[i32]) -> Option<i32> {
    let sum: i64 = opponents.iter().map(|&rating| i64::from(rating)).sum();
    let mean = Rational::new(sum, i64::try_from(opponents.len()).ok()?)?;
    i32::try_from(mean.rounded(0)).ok()
}

/// The perfect tournament performance (C.07 10.3): the lowest rating whose expected score against
/// the opponents, by table 8.1.2 without the 400-point rule, reaches the score.
///
/// For no points it is the lowest opponent's rating less 800. `None` without opponents.
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::rating::perfect_performance;
///
/// assert_eq!(perfect_performance(&[1500], Points::HALF), Some(1497));
/// assert_eq!(perfect_performance(&[1500, 1700], Points::ZERO), Some(700));
/// assert_eq!(perfect_performance(&[1500], Points::ONE), Some(2236));
/// ```
#[must_use]
pub fn perfect_performance(opponents: &[i32], score: Points) -> Option<i32> {
    let lowest = *opponents.iter().min()?;
    let highest = *opponents.iter().max()?;
    if score <= Points::ZERO {
        return Some(lowest - 800);
    }
    let expected = |rating: i32| -> i32 {
        let one = |&opponent: &i32| i32::from(expected_score(rating - opponent));
        opponents.iter().map(one).sum()
    };
    // The expected score grows with the rating: nought at the lower end, all at the upper one.
    let (mut below, mut enough) = (lowest - 736, highest + 736);
    while enough - below > 1 {
        let middle = below + (enough - below) / 2;
        if expected(middle) >= score.hundredths() {
            enough = middle;
        } else {
            below = middle;
        }
    }
    Some(enough)
}
