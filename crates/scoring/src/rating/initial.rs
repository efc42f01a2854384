use super::rating_difference;
use crate::Rational;
use chesslaws_laws::Points;

/// A first rating and how it came about (B.02 8.2, from 1 March 2024).
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::rating::initial_rating;
/// let first = initial_rating(&[1901, 1902, 1901, 1902, 1901], Points::from_hundredths(300)).unwrap();
/// assert_eq!(first.average, chesslaws_scoring::Rational::new(13107, 7).unwrap());
/// assert_eq!(first.rating, Some(1922));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct InitialRating {
    /// Ra: the average of the opponents and of two hypothetical opponents rated 1800.
    pub average: Rational,
    /// p in hundredths: the score with two draws against the hypothetical opponents.
    pub p: u8,
    /// Ru: the rating, at most 2200. `None` below the floor of 1400.
    pub rating: Option<u16>,
}

/// The first rating of a player with a score over the board against rated opponents.
///
/// `None` with fewer than five games or without a single half point: a first event with nothing
/// is disregarded.
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::rating::initial_rating;
/// assert!(initial_rating(&[1500; 4], Points::ONE).is_none());
/// assert!(initial_rating(&[1500; 5], Points::ZERO).is_none());
/// assert_eq!(initial_rating(&[2500; 5], Points::from_hundredths(500)).unwrap().rating, Some(2200));
/// ```
#[must_use]
pub fn initial_rating(opponents: &[u16], score: Points) -> Option<InitialRating> {
    if opponents.len() < 5 || score <= Points::ZERO {
        return None;
    }
    let games = i64::try_from(opponents.len()).ok()?;
    let sum: i64 = opponents.iter().map(|&rating| i64::from(rating)).sum();
    let average = Rational::new(sum + 3600, games + 2)?;
    let hundredths = i64::from((score + Points::ONE).hundredths());
    let p = Rational::new(hundredths, games + 2)?.rounded(0);
    let p = u8::try_from(p.clamp(0, 100)).ok()?;
    let exact = average.plus(Rational::from(i64::from(rating_difference(p))));
    let rounded = exact.rounded(0).min(2200);
    Some(InitialRating {
        average,
        p,
        rating: u16::try_from(rounded).ok().filter(|&rating| rating >= 1400),
    })
}
