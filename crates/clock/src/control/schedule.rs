//! The periods of one side.

use super::{ControlError, Mode};
use crate::MAX_TIME;
use core::time::Duration;

/// The most periods that a side can have.
///
/// ```
/// assert_eq!(chesslaws_clock::MAX_PERIODS, 8);
/// ```
pub const MAX_PERIODS: usize = 8;

/// One time period (article 6.3.1): a time, a number of moves or all of them, a mode.
///
/// ```
/// use chesslaws_clock::{Mode, Period};
/// use core::time::Duration;
///
/// let first = Period::moves(40, Duration::from_secs(5400)).with_increment(Duration::from_secs(30));
/// assert_eq!(first.required_moves(), Some(40));
/// assert_eq!(first.mode(), Mode::Increment { amount: Duration::from_secs(30), from_move: 1 });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Period {
    time: Duration,
    mode: Mode,
    moves: Option<u16>,
}

impl Period {
    const UNUSED: Self = Self::all(Duration::ZERO);

    /// A period for all remaining moves.
    ///
    /// ```
    /// use chesslaws_clock::Period;
    /// use core::time::Duration;
    /// assert_eq!(Period::all(Duration::from_secs(60)).required_moves(), None);
    /// ```
    #[must_use]
    pub const fn all(time: Duration) -> Self {
        Self {
            time,
            mode: Mode::Plain,
            moves: None,
        }
    }

    /// A period of `moves` moves. Zero is refused when the schedule is built.
    ///
    /// ```
    /// use chesslaws_clock::Period;
    /// use core::time::Duration;
    /// assert_eq!(Period::moves(40, Duration::from_secs(60)).time(), Duration::from_secs(60));
    /// ```
    #[must_use]
    pub const fn moves(moves: u16, time: Duration) -> Self {
        Self {
            time,
            mode: Mode::Plain,
            moves: Some(moves),
        }
    }

    /// The same period in another mode.
    ///
    /// ```
    /// use chesslaws_clock::{Mode, Period};
    /// use core::time::Duration;
    /// let glass = Period::all(Duration::from_secs(60)).with_mode(Mode::Hourglass);
    /// assert_eq!(glass.mode(), Mode::Hourglass);
    /// ```
    #[must_use]
    pub const fn with_mode(mut self, mode: Mode) -> Self {
        self.mode = mode;
        self
    }

    /// The same period with an increment from move 1 on.
    ///
    /// ```
    /// use chesslaws_clock::Period;
    /// use core::time::Duration;
    /// let blitz = Period::all(Duration::from_secs(180)).with_increment(Duration::from_secs(2));
    /// assert_eq!(blitz.mode().delay(), Duration::ZERO);
    /// ```
    #[must_use]
    pub const fn with_increment(self, amount: Duration) -> Self {
        self.with_mode(Mode::Increment {
            amount,
            from_move: 1,
        })
    }

    /// Main time of the period.
    ///
    /// ```
    /// use chesslaws_clock::Period;
    /// use core::time::Duration;
    /// assert_eq!(Period::all(Duration::from_secs(60)).time().as_secs(), 60);
    /// ```
    #[must_use]
    pub const fn time(&self) -> Duration {
        self.time
    }

    /// Moves that the period demands; `None` for all remaining moves, or, where the flag
    /// drives the change, for a number that the clock is not told.
    ///
    /// ```
    /// use chesslaws_clock::Period;
    /// use core::time::Duration;
    /// assert_eq!(Period::moves(40, Duration::from_secs(60)).required_moves(), Some(40));
    /// ```
    #[must_use]
    pub const fn required_moves(&self) -> Option<u16> {
        self.moves
    }

    /// What each move adds.
    ///
    /// ```
    /// use chesslaws_clock::{Mode, Period};
    /// use core::time::Duration;
    /// assert_eq!(Period::all(Duration::from_secs(60)).mode(), Mode::Plain);
    /// ```
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.mode
    }

    fn check(&self, number: usize, last: usize) -> Result<(), ControlError> {
        let period = number;
        let overtime = self.mode.overtime();
        for found in [
            self.time,
            self.mode.bonus(),
            overtime.unwrap_or(Duration::ZERO),
        ] {
            if found > MAX_TIME {
                return Err(ControlError::TimeTooLong { period, found });
            }
        }
        if self.moves == Some(0) {
            return Err(ControlError::ZeroMoves { period });
        }
        if self.mode.stands_alone() && (last != 1 || self.moves.is_some()) {
            return Err(ControlError::ModeNotAlone { period });
        }
        match self.mode {
            Mode::ByoYomi { periods: 0, .. } | Mode::Canadian { moves: 0, .. } => {
                return Err(ControlError::EmptyOvertime { period });
            }
            _ if overtime.is_some_and(|time| time.is_zero()) => {
                return Err(ControlError::EmptyOvertime { period });
            }
            _ if overtime.is_some() && (number != last || self.moves.is_some()) => {
                return Err(ControlError::OvertimeNotLast { period });
            }
            _ => {}
        }
        if self.has_time(number == 1) {
            Ok(())
        } else {
            Err(ControlError::NoTime { period })
        }
    }

    fn has_time(&self, first: bool) -> bool {
        if !self.time.is_zero() {
            return true;
        }
        match self.mode {
            Mode::Increment { from_move, .. } => !first || from_move <= 1,
            Mode::UsDelay(_) | Mode::Bronstein(_) => true,
            Mode::ByoYomi { .. } | Mode::Canadian { .. } | Mode::CountUp => true,
            Mode::BronsteinGiveBack(_)
            | Mode::Plain
            | Mode::Hourglass
            | Mode::MoveTimer
            | Mode::Gong => false,
        }
    }
}

/// The periods of one side, checked.
///
/// A last period with a number of moves repeats, as the last field of a PGN tag does.
///
/// ```
/// use chesslaws_clock::{Period, Schedule};
/// use core::time::Duration;
///
/// let minutes = |m: u64| Duration::from_secs(60 * m);
/// let classical = Schedule::new(&[Period::moves(40, minutes(90)), Period::all(minutes(30))])?;
/// assert_eq!(classical.periods().len(), 2);
/// assert!(!classical.repeats());
/// # Ok::<(), chesslaws_clock::ControlError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Schedule {
    periods: [Period; MAX_PERIODS],
    len: u8,
    repeats: bool,
}

impl Schedule {
    /// Checks and keeps the periods of one side. An increment or delay of zero becomes
    /// [`Mode::Plain`].
    ///
    /// # Errors
    /// [`ControlError`] names the first period that can't be played.
    ///
    /// ```
    /// use chesslaws_clock::{ControlError, Period, Schedule};
    /// use core::time::Duration;
    ///
    /// let nothing = Schedule::new(&[Period::all(Duration::ZERO)]);
    /// assert_eq!(nothing, Err(ControlError::NoTime { period: 1 }));
    /// ```
    pub fn new(periods: &[Period]) -> Result<Self, ControlError> {
        let found = periods.len();
        let Some(last) = periods.last().filter(|_| found <= MAX_PERIODS) else {
            return Err(ControlError::PeriodCount { found });
        };
        let repeats = last.moves.is_some();
        let mut kept = [Period::UNUSED; MAX_PERIODS];
        for (number, (slot, period)) in kept.iter_mut().zip(periods).enumerate() {
            *slot = period.with_mode(period.mode.normalised());
            if slot.mode == Mode::CountUp {
                slot.time = Duration::ZERO;
            }
            slot.check(number + 1, found)?;
        }
        if repeats && last.time.is_zero() {
            return Err(ControlError::NoTime { period: found });
        }
        Ok(Self {
            periods: kept,
            len: u8::try_from(found).unwrap_or(0),
            repeats,
        })
    }

    /// As [`Schedule::new`], with the last period repeated even if it names no number of
    /// moves (some clocks add it again at every zero).
    ///
    /// # Errors
    /// As [`Schedule::new`]; a repeated period needs a time of its own.
    ///
    /// ```
    /// use chesslaws_clock::{Period, Schedule};
    /// use core::time::Duration;
    /// let hours = |h: u64| Period::all(Duration::from_secs(3600 * h));
    /// assert!(Schedule::repeating(&[hours(2), hours(1)])?.repeats());
    /// # Ok::<(), chesslaws_clock::ControlError>(())
    /// ```
    pub fn repeating(periods: &[Period]) -> Result<Self, ControlError> {
        let mut schedule = Self::new(periods)?;
        let last = schedule.period(schedule.len - 1);
        let period = periods.len();
        if last.mode.stands_alone() {
            return Err(ControlError::ModeNotAlone { period });
        }
        if last.mode.overtime().is_some() {
            return Err(ControlError::OvertimeNotLast { period });
        }
        if last.time.is_zero() {
            return Err(ControlError::NoTime { period });
        }
        schedule.repeats = true;
        Ok(schedule)
    }

    /// The periods in order, one to eight of them.
    ///
    /// ```
    /// use chesslaws_clock::{Period, Schedule};
    /// use core::time::Duration;
    /// let blitz = Schedule::new(&[Period::all(Duration::from_secs(180))])?;
    /// assert_eq!(blitz.periods()[0].time().as_secs(), 180);
    /// # Ok::<(), chesslaws_clock::ControlError>(())
    /// ```
    #[must_use]
    pub fn periods(&self) -> &[Period] {
        self.periods.get(..usize::from(self.len)).unwrap_or(&[])
    }

    /// Whether the last period comes again and again.
    ///
    /// ```
    /// use chesslaws_clock::{Period, Schedule};
    /// use core::time::Duration;
    /// assert!(Schedule::new(&[Period::moves(40, Duration::from_secs(9000))])?.repeats());
    /// # Ok::<(), chesslaws_clock::ControlError>(())
    /// ```
    #[must_use]
    pub const fn repeats(&self) -> bool {
        self.repeats
    }

    /// The period with this index; the last one for an index past the end.
    pub(crate) fn period(&self, index: u8) -> &Period {
        let index = usize::from(index.min(self.len.saturating_sub(1)));
        self.periods.get(index).unwrap_or(&Period::UNUSED)
    }

    /// The index of the period after this one.
    pub(crate) const fn next(&self, index: u8) -> Option<u8> {
        if index.saturating_add(1) < self.len {
            Some(index + 1)
        } else if self.repeats {
            Some(index)
        } else {
            None
        }
    }

    /// Moves that the periods before this one demand together.
    pub(crate) fn moves_before(&self, index: u8) -> u32 {
        self.periods()
            .iter()
            .take(usize::from(index))
            .map(|period| u32::from(period.moves.unwrap_or(0)))
            .sum()
    }

    /// The first period that has no number of moves although another one follows it.
    pub(crate) fn uncounted(&self) -> Option<usize> {
        let followed = self.periods().len() - usize::from(!self.repeats);
        self.periods()
            .iter()
            .take(followed)
            .position(|period| period.moves.is_none())
    }
}
