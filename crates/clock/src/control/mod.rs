//! The time control: what each side may use, and what happens at its edges.

mod credit;
mod error;
mod mode;
mod schedule;

pub use error::ControlError;
pub use mode::{Mode, Reload};
pub use schedule::{MAX_PERIODS, Period, Schedule};

use chesslaws_laws::Color;
use core::time::Duration;

/// What starts the next period. Devices of both kinds are in use.
///
/// ```
/// use chesslaws_clock::PeriodChange;
/// assert_eq!(PeriodChange::default(), PeriodChange::AtMove);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PeriodChange {
    /// The clock counts moves: the press that completes the period's last move adds the next
    /// period to that player. A player who reaches zero before is out of time.
    #[default]
    AtMove,
    /// The clock does not judge moves: when the first player reaches zero, the next period is
    /// added to both, and that player shows an interim flag. Whether the moves were made
    /// (article 6.4) is for the arbiter.
    AtFlag,
}

/// What the clock does once the last flag has fallen.
///
/// ```
/// use chesslaws_clock::AfterFlag;
/// assert_eq!(AfterFlag::default(), AfterFlag::RunOn);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum AfterFlag {
    /// It goes on, counts the overrun and takes presses: a flag counts only when it is
    /// noticed (article 6.8).
    #[default]
    RunOn,
    /// It stops both sides and takes no more presses, as most clocks do with an increment.
    Freeze,
}

/// A complete time control: a schedule for each side and the two choices that devices differ in.
///
/// It is always playable: the constructors refuse the impossible ones. Read one from text with
/// `parse`, and write it with `Display`.
///
/// ```
/// use chesslaws_clock::{PeriodChange, TimeControl};
/// use chesslaws_laws::Color;
///
/// let classical: TimeControl = "40/5400+30:1800+30".parse()?;
/// assert_eq!(classical.schedule(Color::White).periods().len(), 2);
/// assert_eq!(classical.to_string(), "90m/40 + 30m + 30s");
/// assert_eq!(classical.period_change(), PeriodChange::AtMove);
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct TimeControl {
    sides: [Schedule; 2],
    period_change: PeriodChange,
    after_flag: AfterFlag,
}

impl TimeControl {
    /// The same schedule for both sides, periods changed by the move counter, running on
    /// after the flag.
    ///
    /// # Errors
    /// [`ControlError::MovesMissing`] if a period is followed and names no number of moves.
    ///
    /// ```
    /// use chesslaws_clock::{Period, Schedule, TimeControl};
    /// use core::time::Duration;
    /// let five = TimeControl::new(Schedule::new(&[Period::all(Duration::from_secs(300))])?)?;
    /// assert_eq!(five.to_string(), "5m");
    /// # Ok::<(), chesslaws_clock::ControlError>(())
    /// ```
    pub fn new(both: Schedule) -> Result<Self, ControlError> {
        Self::unequal(both, both)
    }

    /// A schedule for each side: handicap games, Armageddon, or any pair.
    ///
    /// # Errors
    /// As [`TimeControl::new`]; [`ControlError::SidesNotJoined`] if only one side has an
    /// hourglass or a gong.
    ///
    /// ```
    /// use chesslaws_clock::{Period, Schedule, TimeControl};
    /// use core::time::Duration;
    /// let minutes = |m: u64| Schedule::new(&[Period::all(Duration::from_secs(60 * m))]);
    /// let armageddon = TimeControl::unequal(minutes(5)?, minutes(4)?)?;
    /// assert_eq!(armageddon.to_string(), "5m vs 4m");
    /// # Ok::<(), chesslaws_clock::ControlError>(())
    /// ```
    pub fn unequal(white: Schedule, black: Schedule) -> Result<Self, ControlError> {
        Self::with_device(
            [white, black],
            PeriodChange::default(),
            AfterFlag::default(),
        )
    }

    /// White's schedule, Black's, and the two choices that devices differ in, all at once.
    /// Periods without a number of moves can be followed only with [`PeriodChange::AtFlag`].
    ///
    /// # Errors
    /// As [`TimeControl::unequal`].
    ///
    /// ```
    /// use chesslaws_clock::{AfterFlag, Period, PeriodChange, Schedule, TimeControl};
    /// use core::time::Duration;
    ///
    /// let minutes = |m: u64| Period::all(Duration::from_secs(60 * m));
    /// let side = Schedule::new(&[minutes(120), minutes(30)])?;
    /// let control =
    ///     TimeControl::with_device([side, side], PeriodChange::AtFlag, AfterFlag::RunOn)?;
    /// assert_eq!(control.to_string(), "120m/flag + 30m; at flag");
    /// # Ok::<(), chesslaws_clock::ControlError>(())
    /// ```
    pub fn with_device(
        sides: [Schedule; 2],
        period_change: PeriodChange,
        after_flag: AfterFlag,
    ) -> Result<Self, ControlError> {
        let [white, black] = sides.map(|side| side.period(0).mode());
        for joined in [Mode::Hourglass, Mode::Gong] {
            if (white == joined) != (black == joined) {
                return Err(ControlError::SidesNotJoined);
            }
        }
        if period_change == PeriodChange::AtMove {
            for side in &sides {
                if let Some(index) = side.uncounted() {
                    return Err(ControlError::MovesMissing { period: index + 1 });
                }
            }
        }
        Ok(Self {
            sides,
            period_change,
            after_flag,
        })
    }

    /// The same control with another rule for the change of period.
    ///
    /// # Errors
    /// [`ControlError::MovesMissing`] as in [`TimeControl::new`].
    ///
    /// ```
    /// use chesslaws_clock::{PeriodChange, TimeControl};
    /// let control: TimeControl = "90m/40 + 30m + 30s".parse()?;
    /// let control = control.with_period_change(PeriodChange::AtFlag)?;
    /// assert_eq!(control.to_string(), "90m/40 + 30m + 30s; at flag");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn with_period_change(self, change: PeriodChange) -> Result<Self, ControlError> {
        Self::with_device(self.sides, change, self.after_flag)
    }

    /// The same control with another behaviour after the flag.
    ///
    /// ```
    /// use chesslaws_clock::{AfterFlag, TimeControl};
    /// let control: TimeControl = "3m+2s".parse()?;
    /// let control = control.with_after_flag(AfterFlag::Freeze);
    /// assert_eq!(control.to_string(), "3m + 2s; freeze");
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn with_after_flag(mut self, after_flag: AfterFlag) -> Self {
        self.after_flag = after_flag;
        self
    }

    /// One period for all moves, in the given mode, for both sides.
    ///
    /// ```
    /// use chesslaws_clock::{Mode, TimeControl};
    /// use core::time::Duration;
    ///
    /// let byo_yomi = Mode::ByoYomi { periods: 3, time: Duration::from_secs(30) };
    /// let control = TimeControl::single(Duration::from_secs(600), byo_yomi)?;
    /// assert_eq!(control.to_string(), "10m + 3x30s");
    /// # Ok::<(), chesslaws_clock::ControlError>(())
    /// ```
    ///
    /// # Errors
    /// [`ControlError`] as in [`Schedule::new`].
    pub fn single(time: Duration, mode: Mode) -> Result<Self, ControlError> {
        Self::new(Schedule::new(&[Period::all(time).with_mode(mode)])?)
    }

    /// All moves in `time`.
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// use core::time::Duration;
    /// assert_eq!(TimeControl::sudden_death(Duration::from_secs(300))?.to_string(), "5m");
    /// # Ok::<(), chesslaws_clock::ControlError>(())
    /// ```
    ///
    /// # Errors
    /// [`ControlError`] if the time is zero or too long.
    pub fn sudden_death(time: Duration) -> Result<Self, ControlError> {
        Self::single(time, Mode::Plain)
    }

    /// All moves in `base`, with `amount` added from move 1 on (Fischer).
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// use core::time::Duration;
    /// let seconds = Duration::from_secs;
    /// assert_eq!(TimeControl::increment(seconds(180), seconds(2))?.to_string(), "3m + 2s");
    /// # Ok::<(), chesslaws_clock::ControlError>(())
    /// ```
    ///
    /// # Errors
    /// [`ControlError`] if both are zero or one is too long.
    pub fn increment(base: Duration, amount: Duration) -> Result<Self, ControlError> {
        Self::single(
            base,
            Mode::Increment {
                amount,
                from_move: 1,
            },
        )
    }

    /// The periods of one side.
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// use chesslaws_laws::Color;
    /// let control: TimeControl = "5m vs 4m".parse()?;
    /// assert_eq!(control.schedule(Color::Black).periods()[0].time().as_secs(), 240);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn schedule(&self, side: Color) -> &Schedule {
        let [white, black] = &self.sides;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// Whether both sides have the same schedule.
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// assert!(!"5m vs 4m".parse::<TimeControl>()?.is_equal());
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn is_equal(&self) -> bool {
        let [white, black] = &self.sides;
        white == black
    }

    /// What starts the next period.
    ///
    /// ```
    /// use chesslaws_clock::{PeriodChange, TimeControl};
    /// assert_eq!("5m".parse::<TimeControl>()?.period_change(), PeriodChange::AtMove);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn period_change(&self) -> PeriodChange {
        self.period_change
    }

    /// What happens once the last flag has fallen.
    ///
    /// ```
    /// use chesslaws_clock::{AfterFlag, TimeControl};
    /// assert_eq!("5m".parse::<TimeControl>()?.after_flag(), AfterFlag::RunOn);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn after_flag(&self) -> AfterFlag {
        self.after_flag
    }
}
