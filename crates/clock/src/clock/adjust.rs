//! What an arbiter gives and takes: time, a block, an increment.

use super::Clock;
use super::state::{State, bounded};
use crate::ClockError;
use crate::control::{Mode, Reload, TimeControl};
use crate::time::{duration, nanos};
use chesslaws_laws::Color;
use core::time::Duration;

/// What [`Clock::subtract_time`] took.
///
/// ```
/// use chesslaws_clock::Clock;
/// use chesslaws_laws::Color;
/// use core::time::Duration;
/// let mut clock = Clock::new("5m".parse()?);
/// let taken = clock.subtract_time(Color::White, Duration::from_secs(600), Duration::ZERO)?;
/// assert_eq!(taken.taken.as_secs(), 300);
/// assert!(taken.flag_fell);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Subtracted {
    /// What was taken: at most what was left of the running period.
    pub taken: Duration,
    /// Whether this made the side's flag fall. The arbiter confirms it, or lifts it again
    /// after giving time.
    pub flag_fell: bool,
}

impl Clock {
    /// The increment of the Guidelines III.4: 5 seconds.
    ///
    /// ```
    /// assert_eq!(chesslaws_clock::Clock::QUICKPLAY_INCREMENT.as_secs(), 5);
    /// ```
    pub const QUICKPLAY_INCREMENT: Duration = Duration::from_secs(5);

    /// What the opponent of the claimant gets with it (Guidelines III.4): 2 minutes.
    ///
    /// ```
    /// assert_eq!(chesslaws_clock::Clock::QUICKPLAY_EXTRA.as_secs(), 120);
    /// ```
    pub const QUICKPLAY_EXTRA: Duration = Duration::from_secs(120);

    /// Gives `side` more time (7.5.5, 9.5.3, 12.5, 12.9.2). A fallen flag stays down: lift it
    /// with [`Clock::set_flags`] if that is meant. In overtime it lengthens the running period
    /// or block.
    ///
    /// # Errors
    /// [`ClockError::TimeTooLong`], [`ClockError::Overflow`], [`ClockError::NotInThisMode`]
    /// for up-count and gong, or an instant that can't be.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("5m".parse()?);
    /// clock.add_time(Color::Black, Duration::from_secs(120), Duration::ZERO)?;
    /// assert_eq!(clock.time_left(Color::Black).time().as_secs(), 420);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn add_time(
        &mut self,
        side: Color,
        amount: Duration,
        now: Duration,
    ) -> Result<(), ClockError> {
        self.apply(now, |state, control| {
            state.has_time(control, side, "adding time")?;
            let amount = bounded(amount)?;
            if let Some(last) = &mut state.last_press {
                last.before_mut(side).add(amount)?;
            }
            state.account_mut(side).add(amount)
        })
    }

    /// Takes time from `side` (12.9.3), at most what is left of its running period. Taking all
    /// of it is the same as using it: the flag falls now, or the next period comes.
    ///
    /// # Errors
    /// As [`Clock::add_time`].
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("5m".parse()?);
    /// let taken = clock.subtract_time(Color::Black, Duration::from_secs(60), Duration::ZERO)?;
    /// assert!(!taken.flag_fell);
    /// assert_eq!(clock.time_left(Color::Black).time().as_secs(), 240);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn subtract_time(
        &mut self,
        side: Color,
        amount: Duration,
        now: Duration,
    ) -> Result<Subtracted, ClockError> {
        self.apply(now, |state, control| {
            state.has_time(control, side, "taking time")?;
            let amount = bounded(amount)?;
            let was_down = state.flags.is_down(side);
            let account = state.account_mut(side);
            let taken = amount.min(account.left.max(0));
            account.left -= taken;
            let spent = account.is_spent();
            state.last_press = None;
            if spent && !was_down {
                state.exhausted(control, side)?;
            }
            Ok(Subtracted {
                taken: duration(taken),
                flag_fell: state.flags.is_down(side) && !was_down,
            })
        })
    }

    /// Starts the next Canadian block by hand ([`Reload::ByButton`]).
    ///
    /// # Errors
    /// [`ClockError::NotInThisMode`] in other modes or before the block's moves are made.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    ///
    /// let seconds = Duration::from_secs;
    /// let mut clock = Clock::new("0m + 1 moves in 60s by button".parse()?);
    /// clock.start(Color::White, seconds(0))?;
    /// clock.press(Color::White, seconds(20))?;
    /// assert_eq!(clock.time_left(Color::White).time(), seconds(40));
    /// clock.reload(Color::White, seconds(21))?;
    /// assert_eq!(clock.time_left(Color::White).time(), seconds(60));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn reload(&mut self, side: Color, now: Duration) -> Result<(), ClockError> {
        self.apply(now, |state, control| {
            let mode = state.mode(control, side);
            let down = state.flags.is_down(side);
            let account = state.account_mut(side);
            match mode {
                Mode::Canadian {
                    moves,
                    time,
                    reload: Reload::ByButton,
                } if account.in_overtime && account.in_period >= u32::from(moves) && !down => {
                    account.left = nanos(time);
                    account.in_period = 0;
                    state.last_press = None;
                    Ok(())
                }
                _ => Err(ClockError::NotInThisMode {
                    operation: "reloading a block",
                }),
            }
        })
    }

    /// Introduces an increment for both sides from now on. Each side has it at once for the
    /// move that it makes next, and then for each move after a press, so no move gets it twice.
    ///
    /// # Errors
    /// [`ClockError::NotInThisMode`] if a side has an increment, a delay or another mode
    /// now or in a period to come (Guidelines III.2.2), or the amount is zero; [`ClockError::TimeTooLong`].
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    ///
    /// let seconds = Duration::from_secs;
    /// let mut clock = Clock::new("5m".parse()?);
    /// clock.start(Color::White, seconds(0))?;
    /// clock.introduce_increment(seconds(3), seconds(10))?;
    /// assert_eq!(clock.time_left(Color::White).time(), seconds(293));
    /// clock.press(Color::White, seconds(11))?;
    /// assert_eq!(clock.time_left(Color::White).time(), seconds(295));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn introduce_increment(
        &mut self,
        amount: Duration,
        now: Duration,
    ) -> Result<(), ClockError> {
        self.apply(now, |state, control| state.introduce(control, amount))
    }

    /// The switch of the Guidelines III.4 for a quickplay finish: 5 seconds a move for both
    /// from now on, and 2 minutes more for the opponent of the claimant. The conditions (the
    /// request, its refusal, less than two minutes left) are the arbiter's.
    ///
    /// # Errors
    /// As [`Clock::introduce_increment`].
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    ///
    /// let seconds = Duration::from_secs;
    /// let mut clock = Clock::new("15m".parse()?);
    /// clock.start(Color::White, seconds(0))?;
    /// clock.quickplay_finish(Color::White, seconds(800))?;
    /// assert_eq!(clock.time_left(Color::White).time(), seconds(105));
    /// assert_eq!(clock.time_left(Color::Black).time(), seconds(900 + 120 + 5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn quickplay_finish(&mut self, claimant: Color, now: Duration) -> Result<(), ClockError> {
        self.apply(now, |state, control| {
            state.introduce(control, Self::QUICKPLAY_INCREMENT)?;
            state
                .account_mut(!claimant)
                .add(nanos(Self::QUICKPLAY_EXTRA))
        })
    }
}

impl State {
    fn introduce(&mut self, control: &TimeControl, amount: Duration) -> Result<(), ClockError> {
        let amount = bounded(amount)?;
        let plain = Color::ALL.into_iter().all(|side| {
            let from = usize::from(self.account(side).period);
            let mut ahead = control.schedule(side).periods().iter().skip(from);
            self.introduced == 0 && ahead.all(|period| period.mode() == Mode::Plain)
        });
        if amount == 0 || !plain {
            return Err(ClockError::NotInThisMode {
                operation: "introducing an increment",
            });
        }
        for side in Color::ALL {
            if !self.flags.is_down(side) {
                self.account_mut(side).add(amount)?;
            }
        }
        self.introduced = amount;
        self.last_press = None;
        Ok(())
    }
}
