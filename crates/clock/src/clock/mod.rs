//! The clock: its events.

mod account;
mod adjust;
mod flags;
mod press;
mod set;
mod state;
mod view;

pub(crate) use account::Account;
pub use adjust::Subtracted;
pub(crate) use flags::{FlagRecord, InterimRecord};
pub use flags::{Flags, InterimFlag};
pub(crate) use press::LastPress;
pub use press::{OpponentTime, Press};
pub use set::SideSetting;
pub(crate) use state::{Phase, State};
pub use view::Status;

use crate::ClockError;
use crate::control::{AfterFlag, Mode, TimeControl};
use crate::time::checked_nanos;
use chesslaws_laws::Color;
use core::time::Duration;

/// A chess clock (article 6.1): two times of which at most one runs.
///
/// It is a plain value of fixed size. It never reads a time by itself: every event brings
/// the host's own monotonic time, as a `Duration` since any fixed instant. An event first
/// accounts for all time up to that instant, flags and periods included, and then acts, so it
/// makes no difference how often a clock is polled or how late. An event that is refused
/// changes nothing at all.
///
/// What a getter says is as of the latest event; [`Clock::poll`] brings a clock up to date, and
/// [`Clock::at`] gives a copy that is.
///
/// ```
/// use chesslaws_clock::{Clock, Flags};
/// use chesslaws_laws::Color;
/// use core::time::Duration;
///
/// let seconds = Duration::from_secs;
/// let mut clock = Clock::new("3m+2s".parse()?);
/// clock.start(Color::White, seconds(1000))?;
/// clock.press(Color::White, seconds(1003))?;
/// assert_eq!(clock.time_left(Color::White).time(), seconds(181));
/// assert_eq!(clock.running(), Some(Color::Black));
///
/// clock.poll(seconds(1300))?;
/// assert_eq!(clock.flags(), Flags::Down(Color::Black));
/// assert_eq!(clock.expired_at(Color::Black), Some(seconds(1185)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Clock {
    pub(crate) control: TimeControl,
    pub(crate) state: State,
}

impl Clock {
    /// A clock set to `control` and not started: both displays show what the first move may
    /// use, increment included.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// let clock = Clock::new("5m+3s".parse()?);
    /// assert_eq!(clock.time_left(Color::Black).time().as_secs(), 303);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        Self {
            state: State::new(&control),
            control,
        }
    }

    /// Settles a copy, lets `event` act on it and keeps it if nothing was refused.
    fn apply<T>(
        &mut self,
        now: Duration,
        event: impl FnOnce(&mut State, &TimeControl) -> Result<T, ClockError>,
    ) -> Result<T, ClockError> {
        let mut next = self.state;
        next.settle(&self.control, now)?;
        let done = event(&mut next, &self.control)?;
        next.expire(&self.control)?;
        self.state = next;
        Ok(done)
    }

    /// Starts the clock of `side` for the first time: White's at the start of a game (6.6),
    /// either side's after an adjournment or from a set position.
    ///
    /// # Errors
    /// [`ClockError::AlreadyStarted`], or an instant that can't be.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("5m".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// assert_eq!(clock.running(), Some(Color::White));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn start(&mut self, side: Color, now: Duration) -> Result<(), ClockError> {
        self.apply(now, |state, control| {
            if state.phase != Phase::Ready {
                return Err(ClockError::AlreadyStarted);
            }
            state.on_move = side;
            let stopped = control.after_flag() == AfterFlag::Freeze
                && Color::ALL.into_iter().any(|of| state.flags.is_down(of));
            state.phase = if stopped {
                Phase::Frozen
            } else {
                Phase::Running
            };
            Ok(())
        })
    }

    /// The player on move has moved and stops the own clock and starts the opponent's (6.2.1).
    ///
    /// The flag is tested first: a press at the instant of expiry or later earns no increment
    /// and no further period. On a frozen clock a press by the side on move does nothing,
    /// which [`Press::completed`] says.
    ///
    /// # Errors
    /// [`ClockError::NotOnMove`] for the side whose clock does not run,
    /// [`ClockError::Paused`], [`ClockError::NotStarted`], [`ClockError::AlreadyPressed`],
    /// [`ClockError::Overflow`], or an instant that can't be.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("1s".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// assert!(!clock.press(Color::White, Duration::from_secs(1))?.in_time);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn press(&mut self, side: Color, now: Duration) -> Result<Press, ClockError> {
        self.apply(now, |state, control| state.press(control, side))
    }

    /// Brings the clock up to `now` and says what it is doing.
    ///
    /// # Errors
    /// An instant that can't be, or [`ClockError::Overflow`].
    ///
    /// ```
    /// use chesslaws_clock::{Clock, Status};
    /// use core::time::Duration;
    /// let mut clock = Clock::new("5m".parse()?);
    /// assert_eq!(clock.poll(Duration::ZERO)?, Status::Ready);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn poll(&mut self, now: Duration) -> Result<Status, ClockError> {
        self.apply(now, |_, _| Ok(()))?;
        Ok(self.status())
    }

    /// A copy brought up to `now`.
    ///
    /// # Errors
    /// As [`Clock::poll`].
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("5m".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// let later = clock.at(Duration::from_secs(10))?;
    /// assert_eq!(later.time_left(Color::White).time().as_secs(), 290);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn at(&self, now: Duration) -> Result<Self, ClockError> {
        let mut later = self.clone();
        later.poll(now)?;
        Ok(later)
    }

    /// Stops both clocks (6.11). Unused delay, byo-yomi period and turn are kept. Returns
    /// whether it did anything: a clock that does not run is left alone.
    ///
    /// # Errors
    /// [`ClockError::NotStarted`], or an instant that can't be.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("60d5".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// assert!(clock.pause(Duration::from_secs(3))?);
    /// assert_eq!(clock.delay_left(Color::White).as_secs(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn pause(&mut self, now: Duration) -> Result<bool, ClockError> {
        self.apply(now, |state, _| match state.phase {
            Phase::Ready => Err(ClockError::NotStarted),
            Phase::Running => {
                state.phase = Phase::Paused;
                Ok(true)
            }
            Phase::Paused | Phase::Frozen => Ok(false),
        })
    }

    /// Restarts the side that was on move (6.11.3). Returns whether it did anything: a running
    /// clock is left alone.
    ///
    /// # Errors
    /// [`ClockError::NotStarted`]; [`ClockError::Frozen`] until the flags are corrected.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("60d5".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// clock.pause(Duration::from_secs(3))?;
    /// assert!(clock.resume(Duration::from_secs(100))?);
    /// clock.press(Color::White, Duration::from_secs(104))?;
    /// assert_eq!(clock.time_left(Color::White).time().as_secs(), 58);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resume(&mut self, now: Duration) -> Result<bool, ClockError> {
        self.apply(now, |state, _| state.resume(state.on_move))
    }

    /// Restarts `side`, whichever was on move. A change of side counts no move and credits
    /// nothing; a press before it can no longer be taken back.
    ///
    /// # Errors
    /// As [`Clock::resume`]; [`ClockError::NotPaused`] if the other side is running.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("3m+2s".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// clock.pause(Duration::ZERO)?;
    /// clock.resume_side(Color::Black, Duration::ZERO)?;
    /// assert_eq!(clock.moves(Color::White), 0);
    /// assert_eq!(clock.running(), Some(Color::Black));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resume_side(&mut self, side: Color, now: Duration) -> Result<bool, ClockError> {
        self.apply(now, |state, _| state.resume(side))
    }

    /// Takes back the latest press, as after an illegal move (7.5.1): the increment or period
    /// that it earned goes, the counters and the mover's unused delay come back, and the mover
    /// is on move again. Returns the mover. Paused stays paused, running runs on.
    ///
    /// What the arbiter has added in between stays added.
    ///
    /// # Errors
    /// [`ClockError::NothingToUndo`] if there was no press, it was taken back already, or the
    /// clock was set since.
    ///
    /// ```
    /// use chesslaws_clock::{Clock, OpponentTime};
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    ///
    /// let seconds = Duration::from_secs;
    /// let mut clock = Clock::new("10m+30s".parse()?);
    /// clock.start(Color::White, seconds(0))?;
    /// clock.press(Color::White, seconds(20))?;
    /// clock.undo_press(OpponentTime::Charged, seconds(25))?;
    /// assert_eq!(clock.time_left(Color::White).time(), seconds(610));
    /// assert_eq!(clock.time_left(Color::Black).time(), seconds(625));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn undo_press(
        &mut self,
        opponent: OpponentTime,
        now: Duration,
    ) -> Result<Color, ClockError> {
        self.apply(now, |state, control| state.undo_press(control, opponent))
    }

    /// Counts a move of `side` that is completed without a press: it ended the game (6.2.1.1)
    /// or the player has made the next one (6.2.1.2). No increment is credited for a press that
    /// never happened; a period that the counter completes is. Returns the period it began.
    ///
    /// # Errors
    /// [`ClockError::NotStarted`], [`ClockError::Overflow`], or an instant that can't be.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("3m+2s".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// clock.complete_move(Color::White, Duration::ZERO)?;
    /// assert_eq!(clock.moves(Color::White), 1);
    /// assert_eq!(clock.time_left(Color::White).time().as_secs(), 182);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn complete_move(&mut self, side: Color, now: Duration) -> Result<Option<u8>, ClockError> {
        self.apply(now, |state, control| {
            if state.phase == Phase::Ready {
                return Err(ClockError::NotStarted);
            }
            state.complete_without_press(control, side)
        })
    }

    /// Goes on after the host's time began anew, as after a loss of power: `now` on the new
    /// time base is the instant of the latest event on the old one, and a running clock is
    /// paused. No time passes in between.
    ///
    /// Instants such as [`Clock::expired_at`] stay on the timeline of the first start, which
    /// is then [`Clock::timeline_offset`] ahead of or behind the host's time.
    ///
    /// # Errors
    /// [`ClockError::InstantTooLarge`].
    ///
    /// ```
    /// use chesslaws_clock::{Clock, Status};
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    ///
    /// let mut clock = Clock::new("5m".parse()?);
    /// clock.start(Color::White, Duration::from_secs(7000))?;
    /// clock.poll(Duration::from_secs(7010))?;
    ///
    /// clock.rebase(Duration::from_secs(2))?;
    /// assert_eq!(clock.status(), Status::Paused(Color::White));
    /// clock.resume(Duration::from_secs(5))?;
    /// clock.poll(Duration::from_secs(6))?;
    /// assert_eq!(clock.time_left(Color::White).time().as_secs(), 289);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn rebase(&mut self, now: Duration) -> Result<(), ClockError> {
        let host = checked_nanos(now).ok_or(ClockError::InstantTooLarge { now })?;
        self.state.offset = self.state.at.saturating_sub(host);
        if self.state.phase == Phase::Running {
            self.state.phase = Phase::Paused;
        }
        Ok(())
    }
}

impl State {
    fn resume(&mut self, side: Color) -> Result<bool, ClockError> {
        match self.phase {
            Phase::Ready => return Err(ClockError::NotStarted),
            Phase::Frozen => return Err(ClockError::Frozen),
            Phase::Running if side == self.on_move => return Ok(false),
            Phase::Running => return Err(ClockError::NotPaused),
            Phase::Paused => {}
        }
        if side != self.on_move {
            self.pressed = false;
            self.last_press = None;
        }
        self.on_move = side;
        self.phase = Phase::Running;
        Ok(true)
    }

    /// Refuses an adjustment of the time in modes that have none to adjust.
    pub(crate) fn has_time(
        &self,
        control: &TimeControl,
        side: Color,
        operation: &'static str,
    ) -> Result<(), ClockError> {
        match self.mode(control, side) {
            Mode::CountUp | Mode::Gong => Err(ClockError::NotInThisMode { operation }),
            _ => Ok(()),
        }
    }
}
