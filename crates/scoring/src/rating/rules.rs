use crate::Date;

/// The kind of chess a rating is for.
///
/// ```
/// use chesslaws_scoring::rating::RatingCategory;
/// assert_eq!("rapid".parse(), Ok(RatingCategory::Rapid));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum RatingCategory {
    /// Standard play.
    Standard,
    /// Rapid chess.
    Rapid,
    /// Blitz.
    Blitz,
}

impl std::str::FromStr for RatingCategory {
    type Err = ParseRatingCategoryError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text {
            "standard" => Ok(Self::Standard),
            "rapid" => Ok(Self::Rapid),
            "blitz" => Ok(Self::Blitz),
            _ => Err(ParseRatingCategoryError),
        }
    }
}

/// The text was not a rating category.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected a rating category: standard, rapid or blitz")]
pub struct ParseRatingCategoryError;

/// How a difference of more than 400 points is counted (B.02 8.3.1).
///
/// ```
/// use chesslaws_scoring::rating::FourHundredRule;
/// assert_eq!(FourHundredRule::EveryGame.counted(500, 2000), 400);
/// assert_eq!(FourHundredRule::EveryGameBelow(2650).counted(500, 2700), 500);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FourHundredRule {
    /// As 400 in every game.
    EveryGame,
    /// As 400 against stronger opponents, and against weaker ones in one game of an event only:
    /// the one with the greatest difference.
    OneUpgradeAnEvent,
    /// As 400 in every game of a player rated below the limit; the true difference for others.
    EveryGameBelow(u16),
}

impl FourHundredRule {
    /// The difference that counts for a player rated `own`, for a single game.
    ///
    /// ```
    /// use chesslaws_scoring::rating::FourHundredRule;
    /// assert_eq!(FourHundredRule::EveryGameBelow(2650).counted(-413, 2400), -400);
    /// ```
    #[must_use]
    pub fn counted(self, difference: i32, own: u16) -> i32 {
        match self {
            Self::EveryGameBelow(limit) if own >= limit => difference,
            _ => difference.clamp(-400, 400),
        }
    }
}

/// The rules for rating changes that are in force on a day.
///
/// ```
/// use chesslaws_scoring::Date;
/// use chesslaws_scoring::rating::{FourHundredRule, RatingCategory, RatingRules};
///
/// let rules = RatingRules::at(RatingCategory::Standard, Date::new(2025, 10, 1).unwrap());
/// assert_eq!(rules.four_hundred, FourHundredRule::EveryGameBelow(2650));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RatingRules {
    /// The rule for differences over 400.
    pub four_hundred: FourHundredRule,
    /// A game is not rated if the difference reaches the first number and one of the players is
    /// rated above the second.
    pub unrated_gap: Option<(u16, u16)>,
}

impl RatingRules {
    /// The rules for games on a day.
    ///
    /// In standard play the 400-point rule holds in every game until 2021, with one upgrade an
    /// event from 2022, in every game again from 1 March 2024, and not for players of 2650 and
    /// above from 1 October 2025. In rapid and blitz it holds in every game, and from
    /// 1 December 2024 a gap of 600 with somebody above 2600 leaves the game unrated.
    ///
    /// ```
    /// use chesslaws_scoring::Date;
    /// use chesslaws_scoring::rating::{FourHundredRule, RatingCategory, RatingRules};
    /// let before = RatingRules::at(RatingCategory::Standard, Date::new(2024, 2, 29).unwrap());
    /// assert_eq!(before.four_hundred, FourHundredRule::OneUpgradeAnEvent);
    /// ```
    #[must_use]
    pub fn at(category: RatingCategory, day: Date) -> Self {
        let day = day.parts();
        let one_upgrade = ((2022, 1, 1)..(2024, 3, 1)).contains(&day);
        if category != RatingCategory::Standard {
            return Self {
                four_hundred: if one_upgrade {
                    FourHundredRule::OneUpgradeAnEvent
                } else {
                    FourHundredRule::EveryGame
                },
                unrated_gap: (day >= (2024, 12, 1)).then_some((600, 2600)),
            };
        }
        let four_hundred = if day >= (2025, 10, 1) {
            FourHundredRule::EveryGameBelow(2650)
        } else if one_upgrade {
            FourHundredRule::OneUpgradeAnEvent
        } else {
            FourHundredRule::EveryGame
        };
        Self {
            four_hundred,
            unrated_gap: None,
        }
    }

    /// Whether a game between two rated players is rated at all.
    ///
    /// ```
    /// use chesslaws_scoring::Date;
    /// use chesslaws_scoring::rating::{RatingCategory, RatingRules};
    /// let rules = RatingRules::at(RatingCategory::Rapid, Date::new(2025, 10, 1).unwrap());
    /// assert!(!rules.rates(2601, 1800));
    /// assert!(rules.rates(2600, 1900), "2600 is not above 2600");
    /// ```
    #[must_use]
    pub fn rates(&self, own: u16, opponent: u16) -> bool {
        self.unrated_gap
            .is_none_or(|(gap, above)| own.abs_diff(opponent) < gap || own.max(opponent) <= above)
    }
}
