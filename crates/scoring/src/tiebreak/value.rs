use super::TieBreakKind;
use crate::Rational;
use std::cmp::Ordering;

/// The value of a tie-break for one participant.
///
/// ```
/// use chesslaws_scoring::{Rational, TieBreakValue};
///
/// let value = TieBreakValue::Number(Rational::new(25, 2).unwrap());
/// assert_eq!(value.number(), Rational::new(25, 2));
/// assert!(TieBreakValue::Undefined < value, "undefined stands below everything");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum TieBreakValue {
    /// There is no value: no opponent with a rating, nothing left after the cut. Never nought.
    Undefined,
    /// An exact number.
    Number(Rational),
    /// A place inside the group of participants who are tied so far, 1 for the best.
    Place(u32),
    /// The group is not decided by this criterion, or there is no group.
    Undecided,
}

impl TieBreakValue {
    /// The number, if there is one.
    ///
    /// ```
    /// use chesslaws_scoring::TieBreakValue;
    /// assert_eq!(TieBreakValue::Place(1).number(), None);
    /// ```
    #[must_use]
    pub const fn number(self) -> Option<Rational> {
        match self {
            Self::Number(number) => Some(number),
            _ => None,
        }
    }

    /// The value as text, in the decimals usual for the tie-break; nothing where undefined.
    ///
    /// ```
    /// use chesslaws_scoring::{Rational, TieBreakValue, tiebreak::TieBreakKind};
    /// let value = TieBreakValue::Number(Rational::from(8));
    /// assert_eq!(value.text(TieBreakKind::SonnebornBerger), "8.00");
    /// assert_eq!(TieBreakValue::Undefined.text(TieBreakKind::AverageRating), "");
    /// ```
    #[must_use]
    pub fn text(self, kind: TieBreakKind) -> String {
        match self {
            Self::Undefined => String::new(),
            Self::Undecided => "-".to_owned(),
            Self::Place(place) => place.to_string(),
            Self::Number(number) => {
                let least = kind.decimals();
                // Two decimals at most, as the paper of the FIDE commission prints them.
                let places = (least..2).find(|&places| number.fits(places)).unwrap_or(2);
                number.to_decimal(places)
            }
        }
    }

    fn rank(self) -> (u8, Option<Rational>, u32) {
        match self {
            Self::Undefined => (0, None, 0),
            Self::Number(number) => (1, Some(number), 0),
            Self::Undecided => (2, None, 0),
            Self::Place(place) => (2, None, u32::MAX - place),
        }
    }
}

/// By worth: undefined below every number, then numbers by size, then places, the first the best.
impl Ord for TieBreakValue {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for TieBreakValue {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
