use crate::RoundResult;
use chesslaws_laws::{Color, Points, Rules, Score};

/// What one colour gets for a game over the board.
///
/// ```
/// use chesslaws_laws::Points;
/// use chesslaws_scoring::points::PointSystem;
///
/// assert_eq!(PointSystem::ARMAGEDDON.black.draw, Points::ONE);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ColorPoints {
    /// For a win.
    pub win: Points,
    /// For a draw.
    pub draw: Points,
    /// For a loss.
    pub loss: Points,
}

/// The points of an event: those of article 10.1, or a table announced in advance.
///
/// Every field may be set by struct update, so that any announced table can be said.
///
/// ```
/// use chesslaws_laws::{Color, Points};
/// use chesslaws_scoring::{RoundResult, points::PointSystem};
///
/// let half_bye = PointSystem {
///     pairing_bye: Points::HALF,
///     ..PointSystem::STANDARD
/// };
/// assert_eq!(half_bye.award(RoundResult::PairingBye, None), Points::HALF);
/// let football = PointSystem::THREE_ONE_ZERO;
/// assert_eq!(
///     football.award(RoundResult::Draw, Some(Color::White)),
///     Points::ONE
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PointSystem {
    /// What White gets for a game.
    pub white: ColorPoints,
    /// What Black gets for a game.
    pub black: ColorPoints,
    /// For a win by forfeit.
    pub forfeit_win: Points,
    /// For a loss by forfeit.
    pub forfeit_loss: Points,
    /// For the bye the pairing gives.
    pub pairing_bye: Points,
    /// For a full-point bye.
    pub full_bye: Points,
    /// For a half-point bye.
    pub half_bye: Points,
    /// For an announced absence.
    pub zero_bye: Points,
    /// For a game without a result yet. Nothing, unless the regulations name a value.
    pub unknown: Points,
}

impl PointSystem {
    /// Article 10.1 (2023), 11.1 (2001), 12.1 (Russia 2011): one, one half, nothing.
    pub const STANDARD: Self = Self::symmetric(Points::ONE, Points::HALF, Points::ZERO);

    /// Three points for a win, one for a draw, none for a loss.
    pub const THREE_ONE_ZERO: Self =
        Self::symmetric(Points::from_hundredths(300), Points::ONE, Points::ZERO);

    /// Three points for a win, two for a draw, one for a loss, none for an absence.
    pub const THREE_TWO_ONE: Self = Self {
        forfeit_loss: Points::ZERO,
        zero_bye: Points::ZERO,
        ..Self::symmetric(
            Points::from_hundredths(300),
            Points::from_hundredths(200),
            Points::ONE,
        )
    };

    /// One game in which a draw counts as a win of Black.
    pub const ARMAGEDDON: Self = Self {
        white: ColorPoints {
            win: Points::ONE,
            draw: Points::ZERO,
            loss: Points::ZERO,
        },
        black: ColorPoints {
            win: Points::ONE,
            draw: Points::ONE,
            loss: Points::ZERO,
        },
        ..Self::STANDARD
    };

    /// A table that gives both colours the same; byes and forfeits follow the games.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::points::PointSystem;
    ///
    /// let doubled = PointSystem::symmetric(Points::from_hundredths(200), Points::ONE, Points::ZERO);
    /// assert_eq!(doubled.full_bye, doubled.white.win);
    /// ```
    #[must_use]
    pub const fn symmetric(win: Points, draw: Points, loss: Points) -> Self {
        let color = ColorPoints { win, draw, loss };
        Self {
            white: color,
            black: color,
            forfeit_win: win,
            forfeit_loss: loss,
            pairing_bye: win,
            full_bye: win,
            half_bye: draw,
            zero_bye: loss,
            unknown: Points::ZERO,
        }
    }

    /// The points for a result; a game without a known colour counts as White's.
    ///
    /// ```
    /// use chesslaws_laws::{Color, Points};
    /// use chesslaws_scoring::{RoundResult, points::PointSystem};
    ///
    /// let armageddon = PointSystem::ARMAGEDDON;
    /// assert_eq!(armageddon.award(RoundResult::Draw, Some(Color::Black)), Points::ONE);
    /// assert_eq!(armageddon.award(RoundResult::Draw, Some(Color::White)), Points::ZERO);
    /// ```
    #[must_use]
    pub fn award(&self, result: RoundResult, color: Option<Color>) -> Points {
        let game = match color {
            Some(Color::Black) => self.black,
            _ => self.white,
        };
        match result {
            RoundResult::Win | RoundResult::UnratedWin => game.win,
            RoundResult::Draw | RoundResult::UnratedDraw => game.draw,
            RoundResult::Loss | RoundResult::UnratedLoss => game.loss,
            RoundResult::ForfeitWin => self.forfeit_win,
            RoundResult::ForfeitLoss => self.forfeit_loss,
            RoundResult::PairingBye => self.pairing_bye,
            RoundResult::FullBye => self.full_bye,
            RoundResult::HalfBye => self.half_bye,
            RoundResult::ZeroBye | RoundResult::Absent => self.zero_bye,
            RoundResult::Pending => self.unknown,
            RoundResult::Annulled => Points::ZERO,
        }
    }

    /// The points of a win: the greater, where the colours differ.
    ///
    /// ```
    /// use chesslaws_scoring::points::PointSystem;
    /// assert_eq!(PointSystem::THREE_ONE_ZERO.win().hundredths(), 300);
    /// ```
    #[must_use]
    pub fn win(&self) -> Points {
        self.white.win.max(self.black.win)
    }

    /// The points of a draw, as the tie-break rules use them: the greater, where the colours differ.
    ///
    /// ```
    /// use chesslaws_scoring::points::PointSystem;
    /// assert_eq!(PointSystem::STANDARD.draw().hundredths(), 50);
    /// ```
    #[must_use]
    pub fn draw(&self) -> Points {
        self.white.draw.max(self.black.draw)
    }

    /// The most that both players of one game normally get together (article 10.2).
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// use chesslaws_scoring::points::PointSystem;
    /// assert_eq!(PointSystem::STANDARD.maximum_total(), Points::ONE);
    /// ```
    #[must_use]
    pub fn maximum_total(&self) -> Points {
        let decisive = (self.white.win + self.black.loss).max(self.white.loss + self.black.win);
        decisive.max(self.white.draw + self.black.draw)
    }

    /// Whether a score may be given for a game: each share is one of the event's own values and, in
    /// editions that say so ([`total_capped`](chesslaws_laws::rules::Scores::total_capped), from 2014
    /// on), the total does not pass the normal maximum (article 10.2 of 2023).
    ///
    /// `0-0` and `0-½` are permitted everywhere, `¾-¼` nowhere, and `1-½` until 2011.
    ///
    /// # Errors
    ///
    /// Names the share that is not a value of the event, or the total that is too high.
    ///
    /// ```
    /// use chesslaws_laws::{Points, Rules, Score};
    /// use chesslaws_scoring::points::PointSystem;
    ///
    /// let system = PointSystem::STANDARD;
    /// let three_quarters = Points::from_hundredths(75);
    /// let odd = Score { white: three_quarters, black: Points::from_hundredths(25) };
    /// assert!(system.check(odd, &Rules::FIDE_2023).is_err());
    /// assert!(system.check(Score::BOTH_LOSE, &Rules::FIDE_2023).is_ok());
    ///
    /// let generous = Score { white: Points::ONE, black: Points::HALF };
    /// assert!(system.check(generous, &Rules::FIDE_2001).is_ok());
    /// assert!(system.check(generous, &Rules::FIDE_2023).is_err());
    /// ```
    pub fn check(&self, score: Score, rules: &Rules) -> Result<(), ScoreError> {
        for color in Color::ALL {
            let game = match color {
                Color::White => self.white,
                Color::Black => self.black,
            };
            let share = score[color];
            if ![game.win, game.draw, game.loss, self.forfeit_loss].contains(&share) {
                return Err(ScoreError::NotAValue { color, share });
            }
        }
        let (total, maximum) = (score.white + score.black, self.maximum_total());
        if rules.scores.total_capped && total > maximum {
            return Err(ScoreError::TotalTooHigh { total, maximum });
        }
        Ok(())
    }
}

/// The points an edition of the Laws gives, or regulations that change them.
///
/// ```
/// use chesslaws_laws::Rules;
/// use chesslaws_scoring::points::PointSystem;
/// assert_eq!(PointSystem::from(Rules::FIDE_2001.scores), PointSystem::STANDARD);
/// ```
impl From<chesslaws_laws::rules::Scores> for PointSystem {
    fn from(scores: chesslaws_laws::rules::Scores) -> Self {
        Self::symmetric(scores.win, scores.draw, scores.loss)
    }
}

impl Default for PointSystem {
    fn default() -> Self {
        Self::STANDARD
    }
}

/// A score that article 10.2 does not permit.
///
/// ```
/// use chesslaws_laws::{Points, Rules, Score};
/// use chesslaws_scoring::points::PointSystem;
///
/// let both_win = Score { white: Points::ONE, black: Points::HALF };
/// assert_eq!(
///     PointSystem::STANDARD.check(both_win, &Rules::FIDE_2023).unwrap_err().to_string(),
///     "the scores of the game add up to 1.5, more than its maximum of 1 (article 10.2)"
/// );
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ScoreError {
    /// A share is not one of the values the event gives.
    #[error("{share} for {color} is not a score this event gives for a game (article 10.2)")]
    NotAValue {
        /// Whose share.
        color: Color,
        /// The share that was found.
        share: Points,
    },
    /// The two shares pass the normal maximum of a game.
    #[error(
        "the scores of the game add up to {total}, more than its maximum of {maximum} (article 10.2)"
    )]
    TotalTooHigh {
        /// The sum that was found.
        total: Points,
        /// The most the sum may be.
        maximum: Points,
    },
}
