//! One side's half of the clock.

use crate::control::{Mode, Schedule};
use crate::time::nanos;
use crate::{ClockError, TimeLeft};

/// What one side has left and has done. Times in nanoseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct Account {
    /// Main time left, or, in overtime, what is left of the period or block; negative once
    /// overrun.
    pub(crate) left: i64,
    /// Delay still unused in this turn.
    pub(crate) delay: i64,
    /// Used in this turn, delay included.
    pub(crate) turn: i64,
    /// Used in the whole game, delay included.
    pub(crate) used: i64,
    /// Completed moves in the whole game.
    pub(crate) moves: u32,
    /// Completed moves in the current period, or Canadian block.
    pub(crate) in_period: u32,
    /// Gongs that found no move made.
    pub(crate) missed: u32,
    /// Index of the current period.
    pub(crate) period: u8,
    /// Whether the main time is used up and byo-yomi or Canadian time runs.
    pub(crate) in_overtime: bool,
    /// Byo-yomi periods left, the running one included.
    pub(crate) overtime: u8,
}

impl Account {
    pub(crate) fn new(schedule: &Schedule) -> Self {
        let first = schedule.period(0);
        let mode = first.mode();
        let mut account = Self {
            left: nanos(first.time()),
            delay: nanos(mode.delay()),
            ..Self::default()
        };
        if let Mode::Increment {
            amount,
            from_move: 0 | 1,
        } = mode
        {
            // The increment is there before the first move too. Both are at most 1000 days.
            account.left += nanos(amount);
        }
        account.enter_overtime_without_main(mode);
        account
    }

    /// Nothing is left to think with.
    pub(crate) const fn is_spent(&self) -> bool {
        self.left <= 0 && self.delay == 0
    }

    pub(crate) fn add(&mut self, amount: i64) -> Result<(), ClockError> {
        self.left = self.left.checked_add(amount).ok_or(ClockError::Overflow)?;
        Ok(())
    }

    /// Counts a completed move.
    pub(crate) fn count_move(&mut self) {
        self.moves = self.moves.saturating_add(1);
        self.in_period = self.in_period.saturating_add(1);
    }

    /// Goes to a period and adds its time (article 6.3.2: what was saved is kept).
    pub(crate) fn begin_period(
        &mut self,
        schedule: &Schedule,
        index: u8,
    ) -> Result<(), ClockError> {
        let period = schedule.period(index);
        self.period = index;
        self.add(nanos(period.time()))?;
        self.enter_overtime_without_main(period.mode());
        Ok(())
    }

    /// Overtime without main time is what the display shows from the start.
    pub(crate) fn enter_overtime_without_main(&mut self, mode: Mode) {
        if self.left == 0 && mode.overtime().is_some() {
            self.enter_overtime(mode);
        }
    }

    /// The main time has run out: the first byo-yomi period or Canadian block begins.
    pub(crate) fn enter_overtime(&mut self, mode: Mode) {
        self.in_overtime = true;
        self.in_period = 0;
        self.left = mode.overtime().map_or(0, nanos);
        self.overtime = match mode {
            Mode::ByoYomi { periods, .. } => periods,
            _ => 1,
        };
    }

    /// The turn is over: everything that belongs to a single turn starts afresh.
    pub(crate) fn refresh_turn(&mut self, schedule: &Schedule, mode: Mode) {
        self.turn = 0;
        self.delay = nanos(mode.delay());
        match mode {
            Mode::ByoYomi { time, .. } if self.in_overtime && self.overtime > 0 => {
                self.left = nanos(time);
            }
            Mode::MoveTimer | Mode::Gong => {
                self.left = nanos(schedule.period(self.period).time());
            }
            _ => {}
        }
    }

    /// The time until the flag falls for good, with delay and overtime; `None` if it can't.
    pub(crate) fn budget(&self, mode: Mode) -> Option<TimeLeft> {
        let overtime = match mode {
            Mode::CountUp | Mode::Gong => return None,
            Mode::ByoYomi { periods, time } => {
                let whole = if self.in_overtime {
                    self.overtime.saturating_sub(1)
                } else {
                    periods
                };
                nanos(time).saturating_mul(i64::from(whole))
            }
            Mode::Canadian { time, .. } if !self.in_overtime => nanos(time),
            _ => 0,
        };
        Some(TimeLeft::from_nanos(
            self.left
                .saturating_add(self.delay)
                .saturating_add(overtime),
        ))
    }
}
