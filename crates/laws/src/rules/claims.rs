use super::Mode;
use crate::Setting;
use crate::setting::words;
use core::time::Duration;

/// Claims of a draw by threefold repetition or fifty moves (9.2 to 9.5).
///
/// ```
/// use chesslaws_laws::rules::ClaimLostBy;
/// use chesslaws_laws::{Mode, Rules};
/// use core::time::Duration;
///
/// let claims = Rules::FIDE_2023.claims;
/// assert_eq!(claims.compensation(Mode::Standard), Duration::from_secs(120));
/// assert_eq!(claims.compensation(Mode::Blitz), Duration::from_secs(60));
/// assert_eq!(claims.right_lost_by, ClaimLostBy::Touching);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct DrawClaims {
    /// Time that the opponent gets after a wrong claim in standard chess.
    pub standard_compensation: Duration,
    /// The same in rapid chess.
    pub rapid_compensation: Duration,
    /// The same in blitz.
    pub blitz_compensation: Duration,
    /// Time that the claimant loses after a wrong claim.
    pub deduction: Deduction,
    /// Whether a move announced with a wrong claim must be made.
    pub announced_move_binds: bool,
    /// Who stops the clocks.
    pub clocks: ClaimClocks,
    /// What the player must not have done before he claims.
    pub right_lost_by: ClaimLostBy,
    /// Whether a claim may be withdrawn.
    pub may_withdraw: bool,
}

impl DrawClaims {
    /// What the opponent gets after a wrong claim.
    ///
    /// ```
    /// use chesslaws_laws::{Mode, Rules};
    /// use core::time::Duration;
    /// let three = Duration::from_secs(180);
    /// assert_eq!(Rules::FIDE_2001.claims.compensation(Mode::Standard), three);
    /// ```
    #[must_use]
    pub const fn compensation(&self, mode: Mode) -> Duration {
        match mode {
            Mode::Standard => self.standard_compensation,
            Mode::Rapid => self.rapid_compensation,
            Mode::Blitz => self.blitz_compensation,
        }
    }
}

/// Time that a player loses by a wrong claim, as a function of what he has left.
///
/// ```
/// use chesslaws_laws::rules::Deduction;
/// use chesslaws_laws::Rules;
/// use core::time::Duration;
///
/// let minutes = |count: u64| Duration::from_secs(60 * count);
/// let old = Rules::FIDE_2001.claims.deduction;
/// assert_eq!(old.left(minutes(30)), minutes(27)); // half would be more than three minutes
/// assert_eq!(old.left(minutes(4)), minutes(2)); // half
/// assert_eq!(old.left(Duration::from_secs(90)), minutes(1)); // down to the floor
/// assert_eq!(old.left(Duration::from_secs(40)), Duration::from_secs(40));
/// assert_eq!(Deduction::Nothing.left(minutes(30)), minutes(30));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Deduction {
    /// Nothing.
    Nothing,
    /// Half of the time left, at most `cap`, while more than twice `floor` is left; down to
    /// `floor` while more than `floor` is left; else nothing.
    Half {
        /// The most that is taken.
        cap: Duration,
        /// What is always left to a player who had as much.
        floor: Duration,
    },
}

impl Deduction {
    /// What a player with `remaining` on his clock has left after the deduction. An odd
    /// nanosecond stays with the player.
    ///
    /// ```
    /// use chesslaws_laws::Rules;
    /// use core::time::Duration;
    ///
    /// // Both readings of the boundaries agree: two minutes become one, one stays one.
    /// let minute = Duration::from_secs(60);
    /// let old = Rules::FIDE_2001.claims.deduction;
    /// assert_eq!(old.left(2 * minute), minute);
    /// assert_eq!(old.left(minute), minute);
    /// ```
    #[must_use]
    pub fn left(self, remaining: Duration) -> Duration {
        match self {
            Self::Nothing => remaining,
            Self::Half { cap, floor } => {
                let halved = remaining.saturating_sub((remaining / 2).min(cap));
                halved.max(floor).min(remaining)
            }
        }
    }
}

impl From<Deduction> for Setting {
    fn from(deduction: Deduction) -> Self {
        match deduction {
            Deduction::Nothing => Self::Words("nothing"),
            Deduction::Half { cap, floor } => Self::Half { cap, floor },
        }
    }
}

words! {
    /// Who stops the clocks for a claim.
    ///
    /// ```
    /// use chesslaws_laws::rules::ClaimClocks;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2005.claims.clocks, ClaimClocks::ClaimantMust);
    /// ```
    pub enum ClaimClocks {
        /// The claimant must stop both at once.
        ClaimantMust = "the claimant must stop them at once",
        /// The claimant may stop both.
        ClaimantMay = "the claimant may stop them",
        /// The claimant or the arbiter stops them.
        ClaimantOrArbiter = "the claimant or the arbiter stops them",
    }
}

words! {
    /// How a player loses the right to claim on this move (9.4).
    ///
    /// ```
    /// use chesslaws_laws::rules::ClaimLostBy;
    /// use chesslaws_laws::Rules;
    /// assert_eq!(Rules::FIDE_2001.claims.right_lost_by, ClaimLostBy::Moving);
    /// ```
    pub enum ClaimLostBy {
        /// By making a move.
        Moving = "making a move",
        /// By touching a piece to move or capture.
        Touching = "touching a piece",
    }
}
