/// What decides the development coefficient of a player.
///
/// ```
/// use chesslaws_scoring::rating::{RatingHistory, k_factor};
/// let junior = RatingHistory { highest: 1800, rated_games: 100, is_junior: true };
/// assert_eq!(k_factor(&junior).value(), 40);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct RatingHistory {
    /// The highest rating ever published.
    pub highest: u16,
    /// The number of rated games so far.
    pub rated_games: u32,
    /// Whether the period lies before the end of the year of the 18th birthday.
    pub is_junior: bool,
}

/// The development coefficient K (B.02 8.3.3).
///
/// ```
/// use chesslaws_scoring::rating::KFactor;
/// assert_eq!(KFactor::Usual.value(), 20);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum KFactor {
    /// 40: a new player, or a junior below 2300.
    New,
    /// 20: everybody else.
    Usual,
    /// 10: who once reached 2400.
    Strong,
}

impl KFactor {
    /// 40, 20 or 10.
    ///
    /// ```
    /// use chesslaws_scoring::rating::KFactor;
    /// assert_eq!(KFactor::Strong.value(), 10);
    /// ```
    #[must_use]
    pub const fn value(self) -> u16 {
        match self {
            Self::New => 40,
            Self::Usual => 20,
            Self::Strong => 10,
        }
    }
}

/// The development coefficient of a player: 10 once a rating of 2400 was published; 40 for a
/// junior who was never 2300 and for fewer than 30 games; else 20.
///
/// The text does not say which of these goes first; this order fits the published lists.
///
/// ```
/// use chesslaws_scoring::rating::{KFactor, RatingHistory, k_factor};
/// let history = RatingHistory { highest: 2410, rated_games: 20, is_junior: true };
/// assert_eq!(k_factor(&history), KFactor::Strong);
/// ```
#[must_use]
pub const fn k_factor(history: &RatingHistory) -> KFactor {
    if history.highest >= 2400 {
        KFactor::Strong
    } else if history.is_junior && history.highest < 2300 || history.rated_games < 30 {
        KFactor::New
    } else {
        KFactor::Usual
    }
}

/// K after the limit of 700 for the games of a period: the greatest whole number not above
/// `700 / games`, if `games` times K passes 700.
///
/// ```
/// use chesslaws_scoring::rating::capped_k;
/// assert_eq!(capped_k(20, 39), 17);
/// assert_eq!(capped_k(20, 35), 20);
/// ```
#[must_use]
pub fn capped_k(k: u16, games: usize) -> u16 {
    if games.saturating_mul(usize::from(k)) <= 700 {
        return k;
    }
    u16::try_from(700 / games.max(1)).unwrap_or(k)
}
