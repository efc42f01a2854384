//! What a control gives for a move, without a clock: for readers of `%clk`.

use super::{Mode, PeriodChange, Schedule, TimeControl};
use crate::clock::Account;
use crate::time::duration;
use chesslaws_laws::Color;
use core::time::Duration;

impl TimeControl {
    /// What the clock of `side` shows before the first move, without delay: main time and
    /// the increment of move 1.
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// use chesslaws_laws::Color;
    /// let control: TimeControl = "90m/40 + 30m + 30s".parse()?;
    /// assert_eq!(control.start_time(Color::White).as_secs(), 5430);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn start_time(&self, side: Color) -> Duration {
        duration(Account::new(self.schedule(side)).left)
    }

    /// What the press of move number `number` (from 1) of `side` adds to its time: the next
    /// move's increment, and the next period if the move completes one.
    ///
    /// A reading of `%clk` after the move can be at most the reading before it plus this, if
    /// nobody adjusted the clock; [`time_spent`](crate::time_spent) is the difference.
    ///
    /// `None` where the answer depends on the times used: periods changed at the flag,
    /// overtime, hourglass, move timer, gong, up-count. A delay and what Bronstein gives back
    /// never raise the time, so they count as nothing.
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// use chesslaws_laws::Color;
    /// let control: TimeControl = "90m/40 + 30m + 30s".parse()?;
    /// let credit = |number| control.credit(Color::White, number).map(|time| time.as_secs());
    /// assert_eq!(credit(1), Some(30));
    /// assert_eq!(credit(40), Some(1830));
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn credit(&self, side: Color, number: u32) -> Option<Duration> {
        let schedule = self.schedule(side);
        let many = schedule.periods().len() > 1 || schedule.repeats();
        if many && self.period_change() == PeriodChange::AtFlag {
            return None;
        }
        let (index, completed) = schedule.period_of(number);
        let (index, time) = match schedule.next(index) {
            Some(next) if completed => (next, schedule.period(next).time()),
            _ => (index, Duration::ZERO),
        };
        match schedule.period(index).mode() {
            Mode::Increment { amount, from_move }
                if number.saturating_add(1) >= u32::from(from_move) =>
            {
                time.checked_add(amount)
            }
            Mode::Increment { .. }
            | Mode::Plain
            | Mode::UsDelay(_)
            | Mode::Bronstein(_)
            | Mode::BronsteinGiveBack(_) => Some(time),
            _ => None,
        }
    }
}

impl Schedule {
    /// The index of the period that a move falls in, and whether it completes it.
    fn period_of(&self, number: u32) -> (u8, bool) {
        let mut before = 0;
        let mut index = 0;
        loop {
            let Some(required) = self.period(index).required_moves().map(u32::from) else {
                return (index, false);
            };
            let in_period = number.saturating_sub(before);
            match self.next(index) {
                Some(next) if next == index => {
                    let completed = in_period > 0 && in_period.is_multiple_of(required.max(1));
                    return (index, completed);
                }
                Some(next) if in_period > required => {
                    before += required;
                    index = next;
                }
                _ => return (index, in_period == required),
            }
        }
    }
}
