use super::{FourHundredRule, RatingRules, capped_k, expected_score};
use crate::Rational;
use chesslaws_laws::Points;

/// A rated game: the opponent's rating and the score over the board, 1, ½ or 0.
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::rating::RatedGame;
/// let game = RatedGame { opponent: 2400, score: Points::HALF };
/// assert_eq!(game.opponent, 2400);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RatedGame {
    /// The opponent's rating at the start of the event.
    pub opponent: u16,
    /// 1, ½ or 0, whatever the event awarded.
    pub score: Points,
}

/// What one game does to a rating.
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::Date;
/// use chesslaws_scoring::rating::{RatedGame, RatingCategory, RatingRules, rating_change};
///
/// let rules = RatingRules::at(RatingCategory::Standard, Date::new(2025, 10, 1).unwrap());
/// let game = RatedGame { opponent: 2400, score: Points::ONE };
/// let change = rating_change(2813, &[game], 10, &rules);
/// assert_eq!(change.games[0].counted_difference, 413);
/// assert_eq!(change.games[0].expected, 93);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct GameChange {
    /// The game.
    pub game: RatedGame,
    /// The difference that counts, after the 400-point rule; own rating less the opponent's.
    pub counted_difference: i32,
    /// The score probability PD in hundredths.
    pub expected: u8,
    /// The score less PD, in hundredths; 0 for a game that is not rated.
    pub gain: i32,
    /// Whether the game is rated at all.
    pub rated: bool,
}

/// The change of a rating over a period or an event.
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::Date;
/// use chesslaws_scoring::rating::{RatedGame, RatingCategory, RatingRules, rating_change};
///
/// let rules = RatingRules::at(RatingCategory::Standard, Date::new(2025, 10, 1).unwrap());
/// let games = [RatedGame { opponent: 1600, score: Points::ONE }; 2];
/// let change = rating_change(1500, &games, 40, &rules);
/// assert_eq!(change.exact.to_decimal(2), "51.20");
/// assert_eq!(change.rounded(), 51);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct RatingChange {
    /// Game by game.
    pub games: Vec<GameChange>,
    /// The factor that was used, after the limit of 700.
    pub k: u16,
    /// K times the sum of the gains, exactly.
    pub exact: Rational,
}

impl RatingChange {
    /// The change in whole points, a half away from zero. Round once for a rating period, not for
    /// each event: add the exact changes first.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::Date;
    /// use chesslaws_scoring::rating::{RatedGame, RatingCategory, RatingRules, rating_change};
    /// let rules = RatingRules::at(RatingCategory::Standard, Date::new(2025, 10, 1).unwrap());
    /// let game = RatedGame { opponent: 2000, score: Points::ZERO };
    /// assert_eq!(rating_change(2000, &[game], 5, &rules).rounded(), -3);
    /// ```
    #[must_use]
    pub fn rounded(&self) -> i64 {
        self.exact.rounded(0)
    }
}

/// The change of a rating by the rated games of one event or period (B.02 8.3).
///
/// `k` is lowered where the number of games times `k` passes 700.
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::Date;
/// use chesslaws_scoring::rating::{RatedGame, RatingCategory, RatingRules, rating_change};
///
/// let rules = RatingRules::at(RatingCategory::Standard, Date::new(2025, 10, 1).unwrap());
/// let game = |opponent, score| [RatedGame { opponent, score }];
/// assert_eq!(rating_change(1500, &game(1900, Points::ONE), 40, &rules).rounded(), 37);
/// assert_eq!(rating_change(2800, &game(1800, Points::ONE), 10, &rules).rounded(), 0);
/// ```
#[must_use]
pub fn rating_change(own: u16, games: &[RatedGame], k: u16, rules: &RatingRules) -> RatingChange {
    let difference = |game: &RatedGame| i32::from(own) - i32::from(game.opponent);
    let rated = |game: &RatedGame| rules.rates(own, game.opponent);
    // The one game of the event in which a much weaker opponent is lifted.
    let upgraded = games
        .iter()
        .enumerate()
        .filter(|(_, game)| rated(game) && difference(game) > 400)
        .max_by_key(|(at, game)| (difference(game), std::cmp::Reverse(*at)))
        .map(|(at, _)| at);
    let one = |(at, game): (usize, &RatedGame)| {
        let difference = difference(game);
        let counted = match rules.four_hundred {
            FourHundredRule::OneUpgradeAnEvent if difference > 400 && upgraded != Some(at) => {
                difference
            }
            rule => rule.counted(difference, own),
        };
        let expected = expected_score(counted);
        let rated = rated(game);
        GameChange {
            game: *game,
            counted_difference: counted,
            expected,
            gain: if rated {
                game.score.hundredths() - i32::from(expected)
            } else {
                0
            },
            rated,
        }
    };
    let games: Vec<GameChange> = games.iter().enumerate().map(one).collect();
    let count = games.iter().filter(|game| game.rated).count();
    let k = capped_k(k, count);
    let gains: i64 = games.iter().map(|game| i64::from(game.gain)).sum();
    RatingChange {
        games,
        k,
        exact: Rational::hundredths(gains * i64::from(k)),
    }
}
