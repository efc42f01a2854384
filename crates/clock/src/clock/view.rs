//! What can be read off a clock.

use super::{Clock, Phase};
use crate::TimeLeft;
use crate::control::{Mode, PeriodChange, TimeControl};
use crate::time::{duration, nanos};
use chesslaws_laws::Color;
use core::time::Duration;

/// What a clock is doing. At most one side ever runs (6.1).
///
/// ```
/// use chesslaws_clock::{Clock, Status};
/// use chesslaws_laws::Color;
/// use core::time::Duration;
/// let mut clock = Clock::new("5m".parse()?);
/// assert_eq!(clock.status(), Status::Ready);
/// clock.start(Color::White, Duration::ZERO)?;
/// assert_eq!(clock.status(), Status::Running(Color::White));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Status {
    /// Set and not started.
    Ready,
    /// The clock of this side runs.
    Running(Color),
    /// Neither clock runs; this side is on move.
    Paused(Color),
    /// A flag has stopped both clocks; this side was on move.
    Frozen(Color),
}

impl Clock {
    /// The time control.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// let clock = Clock::new("5m".parse()?);
    /// assert_eq!(clock.control().to_string(), "5m");
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn control(&self) -> &TimeControl {
        &self.control
    }

    /// What the clock is doing.
    ///
    /// ```
    /// use chesslaws_clock::{Clock, Status};
    /// assert_eq!(Clock::new("5m".parse()?).status(), Status::Ready);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn status(&self) -> Status {
        let side = self.state.on_move;
        match self.state.phase {
            Phase::Ready => Status::Ready,
            Phase::Running => Status::Running(side),
            Phase::Paused => Status::Paused(side),
            Phase::Frozen => Status::Frozen(side),
        }
    }

    /// The side whose clock runs.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// assert_eq!(Clock::new("5m".parse()?).running(), None);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn running(&self) -> Option<Color> {
        match self.status() {
            Status::Running(side) => Some(side),
            _ => None,
        }
    }

    /// The side that is on move, running or not; `None` before the start.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// assert_eq!(Clock::new("5m".parse()?).on_move(), None);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn on_move(&self) -> Option<Color> {
        match self.state.phase {
            Phase::Ready => None,
            _ => Some(self.state.on_move),
        }
    }

    /// The main time left, or in overtime what is left of the byo-yomi period or Canadian
    /// block; below zero once overrun. Unused delay is not in it. Up-count has none: zero.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("60d5".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// clock.poll(Duration::from_secs(67))?;
    /// assert_eq!(clock.time_left(Color::White).as_millis(), -2_000);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn time_left(&self, side: Color) -> TimeLeft {
        TimeLeft::from_nanos(self.state.account(side).left)
    }

    /// The delay that is left of this turn.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Clock::new("60d5".parse()?).delay_left(Color::White).as_secs(), 5);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn delay_left(&self, side: Color) -> Duration {
        duration(self.state.account(side).delay)
    }

    /// The time a display shows for the move (never less than zero): main time; with
    /// Bronstein's delay the sum of both; in byo-yomi main time, then all periods together; in
    /// up-count the time used.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// let delay = Clock::new("5m + 3s bronstein".parse()?);
    /// assert_eq!(delay.shown(Color::White).as_secs(), 303);
    /// let byo_yomi = Clock::new("0m + 5x60s".parse()?);
    /// assert_eq!(byo_yomi.shown(Color::White).as_secs(), 300);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn shown(&self, side: Color) -> Duration {
        let account = self.state.account(side);
        let mode = self.state.mode(&self.control, side);
        match mode {
            Mode::Bronstein(_) => duration(account.left.saturating_add(account.delay)),
            Mode::ByoYomi { .. } if account.in_overtime => {
                account.budget(mode).unwrap_or_default().time()
            }
            Mode::CountUp => duration(account.used),
            _ => duration(account.left),
        }
    }

    /// The time until the flag of `side` falls for good if it were on move from now on: delay,
    /// overtime and periods that come at zero included. `None` if it never falls.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// let clock = Clock::new("10m + 3x30s".parse()?);
    /// assert_eq!(clock.budget(Color::White).map(|left| left.time().as_secs()), Some(690));
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn budget(&self, side: Color) -> Option<TimeLeft> {
        let account = self.state.account(side);
        let mut budget = account
            .budget(self.state.mode(&self.control, side))?
            .as_nanos();
        let schedule = self.control.schedule(side);
        if self.control.period_change() == PeriodChange::AtFlag && !self.flags().is_down(side) {
            if schedule.repeats() {
                return None;
            }
            for period in schedule
                .periods()
                .iter()
                .skip(usize::from(account.period) + 1)
            {
                let mut later = super::Account {
                    left: nanos(period.time()),
                    ..super::Account::default()
                };
                later.enter_overtime_without_main(period.mode());
                let later = later.budget(period.mode())?;
                budget = budget.saturating_add(later.as_nanos());
            }
        }
        Some(TimeLeft::from_nanos(budget))
    }

    /// The time until something happens by itself to the side that runs: its delay ends, its
    /// time or overtime period ends, the gong sounds. A device sleeps at most so long. `None`
    /// if no side runs, or nothing will happen.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("60d5".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// assert_eq!(clock.until_next_event(), Some(Duration::from_secs(5)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn until_next_event(&self) -> Option<Duration> {
        let side = self.running()?;
        let account = self.state.account(side);
        if self.flags().is_down(side) || self.state.mode(&self.control, side) == Mode::CountUp {
            return None;
        }
        Some(duration(if account.delay > 0 {
            account.delay
        } else {
            account.left
        }))
    }

    /// Time that the side has used in the whole game, delay included: what `%egt` writes.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("count up".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// clock.poll(Duration::from_secs(7))?;
    /// assert_eq!(clock.time_used(Color::White).as_secs(), 7);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn time_used(&self, side: Color) -> Duration {
        duration(self.state.account(side).used)
    }

    /// Time that the side has used in its current turn, delay included.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert!(Clock::new("5m".parse()?).turn_used(Color::White).is_zero());
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn turn_used(&self, side: Color) -> Duration {
        duration(self.state.account(side).turn)
    }

    /// Moves that the side has completed.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Clock::new("5m".parse()?).moves(Color::White), 0);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn moves(&self, side: Color) -> u32 {
        self.state.account(side).moves
    }

    /// Moves completed in the current period, or in the Canadian block.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Clock::new("5m".parse()?).moves_in_period(Color::White), 0);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn moves_in_period(&self, side: Color) -> u32 {
        self.state.account(side).in_period
    }

    /// Moves that the side has still to complete in its period or Canadian block. `None` where
    /// all remaining moves are demanded; 0 once a flag-driven period's moves are made, or a
    /// block waits for its button.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Clock::new("40/5400:1800".parse()?).moves_to_go(Color::White), Some(40));
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn moves_to_go(&self, side: Color) -> Option<u32> {
        let account = self.state.account(side);
        let required = match self.state.mode(&self.control, side) {
            Mode::Canadian { moves, .. } if account.in_overtime => moves,
            _ => {
                let schedule = self.control.schedule(side);
                schedule.period(account.period).required_moves()?
            }
        };
        Some(u32::from(required).saturating_sub(account.in_period))
    }

    /// Index of the side's period, from 0.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Clock::new("40/5400:1800".parse()?).period(Color::White), 0);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn period(&self, side: Color) -> u8 {
        self.state.account(side).period
    }

    /// Whether no period follows the side's period: all remaining moves are to be made in it
    /// (Guidelines III.1, III.3.1.2).
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert!(!Clock::new("40/5400:1800".parse()?).is_last_period(Color::White));
    /// assert!(Clock::new("5m".parse()?).is_last_period(Color::White));
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn is_last_period(&self, side: Color) -> bool {
        self.control
            .schedule(side)
            .next(self.period(side))
            .is_none()
    }

    /// `None` in main time; in overtime the byo-yomi periods left, the running one included
    /// (1 in a Canadian block).
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Clock::new("0m + 3x30s".parse()?).overtime(Color::White), Some(3));
    /// assert_eq!(Clock::new("10m + 3x30s".parse()?).overtime(Color::White), None);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn overtime(&self, side: Color) -> Option<u8> {
        let account = self.state.account(side);
        if account.in_overtime {
            Some(account.overtime)
        } else {
            None
        }
    }

    /// Gongs that found the side without a move.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("gong 10s".parse()?);
    /// clock.start(Color::White, Duration::ZERO)?;
    /// clock.poll(Duration::from_secs(10))?;
    /// assert_eq!(clock.missed_gongs(Color::White), 1);
    /// assert_eq!(clock.running(), Some(Color::Black));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn missed_gongs(&self, side: Color) -> u32 {
        self.state.account(side).missed
    }

    /// The increment that [`Clock::introduce_increment`] put in force.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// assert_eq!(Clock::new("5m".parse()?).introduced_increment(), None);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn introduced_increment(&self) -> Option<Duration> {
        (self.state.introduced > 0).then(|| duration(self.state.introduced))
    }

    /// The instant up to which the clock has accounted for all time.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use core::time::Duration;
    /// let mut clock = Clock::new("5m".parse()?);
    /// clock.poll(Duration::from_secs(3))?;
    /// assert_eq!(clock.settled_at(), Duration::from_secs(3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn settled_at(&self) -> Duration {
        duration(self.state.at)
    }

    /// What to add to the host's time to be on the clock's timeline, in nanoseconds. Zero
    /// until [`Clock::rebase`].
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// assert_eq!(Clock::new("5m".parse()?).timeline_offset(), 0);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn timeline_offset(&self) -> i64 {
        self.state.offset
    }
}
