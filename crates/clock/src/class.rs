//! Standard, rapid, blitz: what a time control makes of a game.

use crate::control::{Mode, Schedule, TimeControl};
use chesslaws_laws::{Color, Edition, Rules};
use core::time::Duration;

/// Moves for which an increment is counted (A.1, B.1).
const COUNTED_MOVES: u32 = 60;

/// The class of a game under the Laws (A.1, B.1).
///
/// ```
/// use chesslaws_clock::{RateOfPlay, TimeControl};
/// use chesslaws_laws::{Color, Edition};
///
/// let control: TimeControl = "10m + 5s".parse()?;
/// assert_eq!(control.rate_of_play(Color::White, Edition::Fide2023), Some(RateOfPlay::Rapid));
/// let control: TimeControl = "G/10".parse()?;
/// assert_eq!(control.rate_of_play(Color::White, Edition::Fide2023), Some(RateOfPlay::Blitz));
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum RateOfPlay {
    /// At most 10 minutes; before 2014 less than 15.
    Blitz,
    /// More than 10 and less than 60 minutes; before 2014 at least 15, and in 2001 60 belongs to it.
    Rapid,
    /// 60 minutes or more.
    Standard,
}

/// The rating class of US Chess, from minutes and seconds added up.
///
/// ```
/// use chesslaws_clock::{TimeControl, UsRating};
/// use chesslaws_laws::Color;
/// let control: TimeControl = "G/60;d5".parse()?;
/// assert_eq!(control.us_rating(Color::White), Some(UsRating::Dual));
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum UsRating {
    /// 5 to 10, with at least 3 minutes of main time.
    Blitz,
    /// Above 10 and below 30, with at least 5 minutes of main time, as all that follow.
    Quick,
    /// 30 to 65: rated as quick and as regular.
    Dual,
    /// Above 65.
    Regular,
}

impl TimeControl {
    /// The class of the game for `side` under an edition, by the limits of
    /// [`Modes`](chesslaws_laws::rules::Modes): main time plus the increment or delay of 60 moves,
    /// which the text of 2001 does not count. `None` in modes for which the Laws name no class (overtime,
    /// hourglass, gong, move timer, up-count).
    ///
    /// ```
    /// use chesslaws_clock::{RateOfPlay, TimeControl};
    /// use chesslaws_laws::{Color, Edition};
    /// let twelve: TimeControl = "12m".parse()?;
    /// let class = |edition| twelve.rate_of_play(Color::White, edition);
    /// assert_eq!(class(Edition::Fide2009), Some(RateOfPlay::Blitz));
    /// assert_eq!(class(Edition::Fide2014), Some(RateOfPlay::Rapid));
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn rate_of_play(&self, side: Color, edition: Edition) -> Option<RateOfPlay> {
        let modes = Rules::of(edition).modes;
        let time = time_for_sixty(self.schedule(side), modes.increments.is_some())?;
        Some(if modes.blitz.contains(time) {
            RateOfPlay::Blitz
        } else if modes.rapid.contains(time) {
            RateOfPlay::Rapid
        } else {
            RateOfPlay::Standard
        })
    }

    /// The rating class of US Chess for `side`: the minutes of all periods plus the seconds
    /// of delay or increment. `None` if the control is not ratable or in another mode.
    ///
    /// ```
    /// use chesslaws_clock::{TimeControl, UsRating};
    /// use chesslaws_laws::Color;
    /// let control: TimeControl = "G/3 inc/2".parse()?;
    /// assert_eq!(control.us_rating(Color::White), Some(UsRating::Blitz));
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn us_rating(&self, side: Color) -> Option<UsRating> {
        let periods = self.schedule(side).periods();
        let first = periods.first()?;
        let mut main = Duration::ZERO;
        for period in periods {
            bonus(period.mode())?;
            main = main.checked_add(period.time())?;
        }
        // One second counts as one minute.
        let total = main.checked_add(bonus(first.mode())?.checked_mul(60)?)?;
        let minutes = |minutes: u64| Duration::from_secs(60 * minutes);
        let class = if total < minutes(5) {
            return None;
        } else if total <= minutes(10) {
            UsRating::Blitz
        } else if total < minutes(30) {
            UsRating::Quick
        } else if total <= minutes(65) {
            UsRating::Dual
        } else {
            UsRating::Regular
        };
        let least = if class == UsRating::Blitz { 3 } else { 5 };
        (main >= minutes(least)).then_some(class)
    }
}

/// What a mode adds to a move, for the modes that the classes are defined by.
fn bonus(mode: Mode) -> Option<Duration> {
    match mode {
        Mode::Plain
        | Mode::Increment { .. }
        | Mode::UsDelay(_)
        | Mode::Bronstein(_)
        | Mode::BronsteinGiveBack(_) => Some(mode.bonus()),
        _ => None,
    }
}

/// All main time, or what repeated periods give in 60 moves, and the extra time of 60 moves.
fn time_for_sixty(schedule: &Schedule, extra_counts: bool) -> Option<Duration> {
    let mut time = Duration::ZERO;
    let mut index = 0;
    let mut played = 0;
    loop {
        let period = schedule.period(index);
        let required = period.required_moves().map_or(COUNTED_MOVES, u32::from);
        let counted = required.min(COUNTED_MOVES.saturating_sub(played));
        let earned = match period.mode() {
            Mode::Increment { from_move, .. } => {
                let from = u32::from(from_move).max(played + 1);
                (played + counted + 1).saturating_sub(from)
            }
            _ => counted,
        };
        let earned = if extra_counts { earned } else { 0 };
        time = time
            .checked_add(period.time())?
            .checked_add(bonus(period.mode())?.checked_mul(earned)?)?;
        played = played.saturating_add(required);
        match schedule.next(index) {
            Some(next) if next != index || played < COUNTED_MOVES => index = next,
            _ => return Some(time),
        }
    }
}
