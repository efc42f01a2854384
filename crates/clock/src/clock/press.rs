//! The press that completes a move (article 6.2.1), and taking it back.

use super::account::Account;
use super::flags::FlagRecord;
use super::state::{Phase, State};
use crate::ClockError;
use crate::control::{Mode, PeriodChange, Reload, TimeControl};
use crate::time::{duration, nanos};
use chesslaws_laws::Color;
use core::time::Duration;

/// What a press did.
///
/// ```
/// use chesslaws_clock::Clock;
/// use chesslaws_laws::Color;
/// use core::time::Duration;
///
/// let mut clock = Clock::new("3m+2s".parse()?);
/// clock.start(Color::White, Duration::ZERO)?;
/// let press = clock.press(Color::White, Duration::from_secs(3))?;
/// assert!(press.completed && press.in_time);
/// assert_eq!(press.spent, Duration::from_secs(3));
/// assert_eq!(press.credited, Duration::from_secs(2));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Press {
    /// Whether the move counts as completed. False only if the clock is frozen, or froze
    /// before this press: then nothing was done.
    pub completed: bool,
    /// Whether the player's flag was up. A press at the very instant of expiry is too late.
    pub in_time: bool,
    /// Time that the turn took, delay and overtime included: what `%emt` writes.
    pub spent: Duration,
    /// Time that the press added: increment, time given back, next period, refilled overtime.
    pub credited: Duration,
    /// Index of the period that the press began, if it began one.
    pub new_period: Option<u8>,
}

/// What becomes of the opponent's time since a press that is taken back (article 7.1 leaves it
/// to the arbiter).
///
/// ```
/// use chesslaws_clock::OpponentTime;
/// assert_eq!(OpponentTime::default(), OpponentTime::Charged);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum OpponentTime {
    /// The opponent has used it.
    #[default]
    Charged,
    /// The opponent gets it back: both sides stand as they stood just before the press.
    Returned,
}

/// What is needed to take back the latest press.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct LastPress {
    pub(crate) by: Color,
    /// Both sides just before the press, with what the arbiter has added since.
    pub(crate) before: [Account; 2],
    /// The flags just before the press.
    pub(crate) flags: FlagRecord,
    /// What the press added to the side's time.
    pub(crate) credit: i64,
    /// The side's period just after the press.
    pub(crate) period_after: u8,
}

impl LastPress {
    pub(crate) const fn before(&self, side: Color) -> &Account {
        let [white, black] = &self.before;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    pub(crate) const fn before_mut(&mut self, side: Color) -> &mut Account {
        let [white, black] = &mut self.before;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }
}

impl State {
    /// The settled clock takes a press.
    pub(crate) fn press(
        &mut self,
        control: &TimeControl,
        side: Color,
    ) -> Result<Press, ClockError> {
        match self.phase {
            Phase::Ready => return Err(ClockError::NotStarted),
            Phase::Paused => return Err(ClockError::Paused),
            Phase::Running | Phase::Frozen => {}
        }
        if side != self.on_move {
            return Err(ClockError::NotOnMove {
                pressed: side,
                on_move: self.on_move,
            });
        }
        if self.pressed {
            return Err(ClockError::AlreadyPressed(side));
        }
        let spent = duration(self.account(side).turn);
        let in_time = !self.flags.is_down(side);
        if self.phase == Phase::Frozen {
            return Ok(Press {
                completed: false,
                in_time,
                spent,
                credited: Duration::ZERO,
                new_period: None,
            });
        }
        let before = self.accounts;
        let left_before = self.account(side).left;
        let new_period = self.complete(control, side, in_time)?;
        let account = *self.account(side);
        let credit = account
            .left
            .checked_sub(left_before)
            .ok_or(ClockError::Overflow)?;
        self.last_press = Some(LastPress {
            by: side,
            before,
            flags: self.flags,
            credit,
            period_after: account.period,
        });
        Ok(Press {
            completed: true,
            in_time,
            spent,
            credited: duration(credit),
            new_period,
        })
    }

    /// Counts the move, credits what it earned and passes the turn. The flag was tested before.
    fn complete(
        &mut self,
        control: &TimeControl,
        side: Color,
        in_time: bool,
    ) -> Result<Option<u8>, ClockError> {
        let mode = self.mode(control, side);
        let schedule = control.schedule(side);
        let account = self.account_mut(side);
        account.count_move();
        if mode == Mode::Gong {
            // Pressing early does not shorten the turn: the gong passes it.
            self.pressed = true;
            return Ok(None);
        }
        let mut new_period = None;
        if in_time {
            account.give_back(mode)?;
            if control.period_change() == PeriodChange::AtMove {
                new_period = account.pass_period(control, side)?;
            }
            self.credit_next_move(control, side)?;
            let mode = self.mode(control, side);
            self.account_mut(side).refresh_turn(schedule, mode);
        } else {
            account.turn = 0;
        }
        self.on_move = !side;
        Ok(new_period)
    }

    /// The increment for the move that comes next, by the mode of the period it falls in.
    fn credit_next_move(&mut self, control: &TimeControl, side: Color) -> Result<(), ClockError> {
        if let Mode::Increment { amount, from_move } = self.mode(control, side) {
            let account = self.account_mut(side);
            if account.moves.saturating_add(1) >= u32::from(from_move) {
                account.add(nanos(amount))?;
            }
        }
        Ok(())
    }

    /// Takes back the latest press on the settled clock.
    pub(crate) fn undo_press(
        &mut self,
        control: &TimeControl,
        opponent: OpponentTime,
    ) -> Result<Color, ClockError> {
        let last = self.last_press.take().ok_or(ClockError::NothingToUndo)?;
        match opponent {
            OpponentTime::Returned => {
                self.accounts = last.before;
                self.flags = last.flags;
                if self.phase == Phase::Frozen {
                    self.phase = Phase::Paused;
                }
            }
            OpponentTime::Charged => {
                self.take_back(control, &last)?;
                self.annul_turn(control, &last);
            }
        }
        self.pressed = false;
        self.on_move = last.by;
        Ok(last.by)
    }

    /// Takes from the mover exactly what the press gave, and nothing that came since.
    fn take_back(&mut self, control: &TimeControl, last: &LastPress) -> Result<(), ClockError> {
        let before = *last.before(last.by);
        // The flag may have begun another period, or the same one again, for both since.
        let renewed = self.flags.interim != last.flags.interim
            && !self.flags.is_down(last.by)
            && control.schedule(last.by).next(last.period_after).is_some();
        let account = self.account_mut(last.by);
        account.left = account
            .left
            .checked_sub(last.credit)
            .ok_or(ClockError::Overflow)?;
        account.delay = before.delay;
        account.turn = before.turn;
        account.moves = before.moves;
        if renewed {
            // Its moves were counted with this one.
            account.in_period = account.in_period.saturating_sub(1);
        } else {
            account.in_period = before.in_period;
            account.period = before.period;
            account.in_overtime = before.in_overtime;
            account.overtime = before.overtime;
        }
        Ok(())
    }

    /// The turn that the opponent has begun since does not count as a turn.
    fn annul_turn(&mut self, control: &TimeControl, last: &LastPress) {
        let opponent = !last.by;
        let untouched = self.account(opponent).used == last.before(opponent).used;
        if untouched || self.flags.is_down(opponent) {
            return;
        }
        let mode = self.mode(control, opponent);
        let schedule = control.schedule(opponent);
        let account = self.account_mut(opponent);
        account.refresh_turn(schedule, mode);
        let before = last.before(opponent);
        let per_turn =
            mode == Mode::MoveTimer || matches!(mode, Mode::ByoYomi { .. }) && before.in_overtime;
        if per_turn && account.overtime == before.overtime {
            // With what the arbiter has added since.
            account.left = before.left;
        }
    }

    /// A move that counts as completed without a press (6.2.1.1, 6.2.1.2).
    pub(crate) fn complete_without_press(
        &mut self,
        control: &TimeControl,
        side: Color,
    ) -> Result<Option<u8>, ClockError> {
        self.last_press = None;
        let down = self.flags.is_down(side);
        let account = self.account_mut(side);
        account.count_move();
        if down || control.period_change() == PeriodChange::AtFlag {
            return Ok(None);
        }
        account.pass_period(control, side)
    }
}

impl Account {
    /// What the classical Bronstein mode returns, and the next Canadian block.
    fn give_back(&mut self, mode: Mode) -> Result<(), ClockError> {
        match mode {
            Mode::BronsteinGiveBack(most) => self.add(self.turn.min(nanos(most))),
            Mode::Canadian {
                moves,
                time,
                reload: Reload::AtLastMove,
            } if self.in_overtime && self.in_period >= u32::from(moves) => {
                self.left = nanos(time);
                self.in_period = 0;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    /// The next period, if the move counter has reached the end of this one.
    fn pass_period(
        &mut self,
        control: &TimeControl,
        side: Color,
    ) -> Result<Option<u8>, ClockError> {
        let schedule = control.schedule(side);
        let Some(required) = schedule.period(self.period).required_moves() else {
            return Ok(None);
        };
        let required = u32::from(required);
        match schedule.next(self.period) {
            Some(next) if self.in_period >= required => {
                self.in_period -= required;
                self.begin_period(schedule, next)?;
                Ok(Some(next))
            }
            _ => Ok(None),
        }
    }
}
