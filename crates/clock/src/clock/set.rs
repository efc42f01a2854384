//! What an arbiter sets: times, counters, flags.

use super::flags::Flags;
use super::state::{Phase, bounded};
use super::{Account, Clock};
use crate::ClockError;
use crate::control::{AfterFlag, Mode, Schedule};
use crate::time::duration;
use chesslaws_laws::Color;
use core::time::Duration;

/// One side's times and counters, to be put on a clock: after a defect (6.10.1), a wrong
/// setting (6.10.2), a restored position (7.1) or an adjournment.
///
/// Start from [`Clock::setting`] and change what is to be changed.
///
/// ```
/// use chesslaws_clock::{Clock, SideSetting};
/// use chesslaws_laws::Color;
/// use core::time::Duration;
///
/// let mut clock = Clock::new("90m/40 + 30m + 30s".parse()?);
/// let setting = SideSetting {
///     left: Duration::from_secs(1500),
///     moves: 43,
///     period: 1,
///     ..clock.setting(Color::White)
/// };
/// clock.set_side(Color::White, setting, Duration::ZERO)?;
/// assert_eq!(clock.time_left(Color::White).time().as_secs(), 1500);
/// assert_eq!(clock.moves_in_period(Color::White), 3);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SideSetting {
    /// Main time, or what is left of the overtime period or block.
    pub left: Duration,
    /// Delay still unused in this turn; `None` for a whole one. Nothing where the period has none.
    pub delay: Option<Duration>,
    /// Completed moves in the whole game.
    pub moves: u32,
    /// Completed moves in the period or Canadian block; `None` to count from `moves` those
    /// that earlier periods don't demand.
    pub moves_in_period: Option<u32>,
    /// Index of the period, from 0.
    pub period: u8,
    /// `None` while main time runs; in overtime the byo-yomi periods left, the running one
    /// included (1 in a Canadian block).
    pub overtime: Option<u8>,
}

impl Clock {
    /// What [`Clock::set_side`] would have to put on the clock to leave it as it is.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// let clock = Clock::new("5m+3s".parse()?);
    /// assert_eq!(clock.setting(Color::White).left.as_secs(), 303);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn setting(&self, side: Color) -> SideSetting {
        let account = self.state.account(side);
        SideSetting {
            left: duration(account.left),
            delay: Some(duration(account.delay)),
            moves: account.moves,
            moves_in_period: None,
            period: account.period,
            overtime: account.in_overtime.then_some(account.overtime),
        }
    }

    /// Sets times and counters of `side`. The flags stay as they are, and so does who is on
    /// move; a press made before can no longer be taken back.
    ///
    /// # Errors
    /// [`ClockError::NoTimeLeft`] for a side whose flag is up and that would have nothing,
    /// [`ClockError::NoSuchPeriod`], [`ClockError::NoSuchOvertime`],
    /// [`ClockError::TimeTooLong`], [`ClockError::NotInThisMode`] for up-count and gong and
    /// for a delay where the period has none, or an instant that can't be.
    ///
    /// ```
    /// use chesslaws_clock::{Clock, ClockError, SideSetting};
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("5m".parse()?);
    /// let nothing = SideSetting { left: Duration::ZERO, ..clock.setting(Color::White) };
    /// let refused = clock.set_side(Color::White, nothing, Duration::ZERO);
    /// assert_eq!(refused, Err(ClockError::NoTimeLeft(Color::White)));
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    pub fn set_side(
        &mut self,
        side: Color,
        setting: SideSetting,
        now: Duration,
    ) -> Result<(), ClockError> {
        self.apply(now, |state, control| {
            state.has_time(control, side, "setting a time")?;
            let schedule = control.schedule(side);
            let down = state.flags.is_down(side);
            let introduced = state.introduced > 0;
            let account = state.account_mut(side);
            account.set(schedule, setting)?;
            if down || introduced {
                account.delay = 0;
            }
            if !down && account.is_spent() {
                return Err(ClockError::NoTimeLeft(side));
            }
            state.last_press = None;
            Ok(())
        })
    }

    /// Corrects the move counter of `side` (7.1, 8.6). Its period and time stay; if the
    /// counter is past the period's end, the next press begins the next period.
    ///
    /// # Errors
    /// An instant that can't be, or [`ClockError::Overflow`].
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("90m/40 + 30m".parse()?);
    /// clock.set_moves(Color::White, 39, Duration::ZERO)?;
    /// assert_eq!(clock.moves_to_go(Color::White), Some(1));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_moves(&mut self, side: Color, moves: u32, now: Duration) -> Result<(), ClockError> {
        self.apply(now, |state, control| {
            let account = state.account_mut(side);
            account.moves = moves;
            if !account.in_overtime {
                account.in_period = moves_in_period(control.schedule(side), account);
            }
            state.last_press = None;
            Ok(())
        })
    }

    /// Sets the flags: lifts one that should not be down, puts one down that a mechanical or
    /// replaced clock showed, or enters the order (Guidelines III.3.1). A flag that this puts
    /// down fell `now`; one that was down keeps its instant. Lifting the last flag of a frozen
    /// clock leaves it paused.
    ///
    /// # Errors
    /// [`ClockError::NoTimeLeft`] if a flag would be up over an empty clock: give time first.
    ///
    /// ```
    /// use chesslaws_clock::{Clock, Flags};
    /// use core::time::Duration;
    /// let mut clock = Clock::new("5m".parse()?);
    /// clock.set_flags(Flags::Both { first: None }, Duration::ZERO)?;
    /// assert_eq!(clock.first_flag(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_flags(&mut self, flags: Flags, now: Duration) -> Result<(), ClockError> {
        self.apply(now, |state, control| {
            for side in Color::ALL {
                let counts_up = state.mode(control, side) == Mode::CountUp;
                match (state.flags.is_down(side), flags.is_down(side)) {
                    (true, false) if state.account(side).left <= 0 && !counts_up => {
                        return Err(ClockError::NoTimeLeft(side));
                    }
                    (true, false) => state.flags.lift(side),
                    (false, true) => {
                        state.flags.fall(side, state.at);
                        state.account_mut(side).delay = 0;
                    }
                    _ => {}
                }
            }
            state.flags.first = flags.first();
            state.last_press = None;
            let frozen = control.after_flag() == AfterFlag::Freeze && flags != Flags::Up;
            state.phase = match state.phase {
                Phase::Running | Phase::Paused if frozen => Phase::Frozen,
                Phase::Frozen if !frozen => Phase::Paused,
                other => other,
            };
            Ok(())
        })
    }

    /// The flag of `side` is observed by the arbiter or claimed by a player: from now on it
    /// counts as fallen (6.8). Only the first time is kept.
    ///
    /// # Errors
    /// [`ClockError::FlagUp`], or an instant that can't be.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    ///
    /// let seconds = Duration::from_secs;
    /// let mut clock = Clock::new("5m".parse()?);
    /// clock.start(Color::White, seconds(0))?;
    /// clock.notice_flag(Color::White, seconds(310))?;
    /// assert_eq!(clock.expired_at(Color::White), Some(seconds(300)));
    /// assert_eq!(clock.flag_noticed_at(Color::White), Some(seconds(310)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn notice_flag(&mut self, side: Color, now: Duration) -> Result<(), ClockError> {
        self.apply(now, |state, _| {
            if !state.flags.is_down(side) {
                return Err(ClockError::FlagUp(side));
            }
            let at = state.at;
            state.flags.noticed_mut(side).get_or_insert(at);
            Ok(())
        })
    }
}

impl Account {
    fn set(&mut self, schedule: &Schedule, setting: SideSetting) -> Result<(), ClockError> {
        let periods = u8::try_from(schedule.periods().len()).unwrap_or(u8::MAX);
        if setting.period >= periods {
            return Err(ClockError::NoSuchPeriod {
                found: setting.period,
                periods,
            });
        }
        let mode = schedule.period(setting.period).mode();
        let most = match mode {
            Mode::ByoYomi { periods, .. } => periods,
            Mode::Canadian { .. } => 1,
            _ => 0,
        };
        if let Some(found) = setting.overtime
            && (found > most || most == 0)
        {
            return Err(ClockError::NoSuchOvertime { found, most });
        }
        if mode.delay().is_zero() && setting.delay.is_some_and(|delay| !delay.is_zero()) {
            return Err(ClockError::NotInThisMode {
                operation: "setting a delay",
            });
        }
        self.left = bounded(setting.left)?;
        self.delay = bounded(setting.delay.unwrap_or(mode.delay()))?;
        self.moves = setting.moves;
        self.period = setting.period;
        self.in_overtime = setting.overtime.is_some();
        self.overtime = setting.overtime.unwrap_or(0);
        self.in_period = match setting.moves_in_period {
            Some(moves) => moves,
            None if self.in_overtime => self.in_period,
            None => moves_in_period(schedule, self),
        };
        Ok(())
    }
}

/// The moves that count for the account's period: those that earlier periods don't demand.
fn moves_in_period(schedule: &Schedule, account: &Account) -> u32 {
    let moves = account
        .moves
        .saturating_sub(schedule.moves_before(account.period));
    let repeated = schedule.next(account.period) == Some(account.period);
    match schedule.period(account.period).required_moves() {
        Some(required) if repeated => moves % u32::from(required.max(1)),
        _ => moves,
    }
}
