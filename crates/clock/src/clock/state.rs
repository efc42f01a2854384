//! Everything about a clock that changes, and how time passes over it.

use super::account::Account;
use super::flags::{FlagRecord, InterimRecord};
use super::press::LastPress;
use crate::control::{AfterFlag, Mode, PeriodChange, TimeControl};
use crate::time::{checked_nanos, duration, nanos};
use crate::{ClockError, MAX_TIME};
use chesslaws_laws::Color;
use core::time::Duration;

/// What the clock is doing, apart from whose turn it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum Phase {
    Ready,
    Running,
    Paused,
    Frozen,
}

/// The part of a clock that changes. It is copied before every event and put back only if the
/// event succeeds, so that a refused event changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct State {
    /// The instant up to which everything is accounted for, on the clock's own timeline.
    pub(crate) at: i64,
    /// What to add to the host's time to be on the clock's timeline; not zero only after a
    /// change of time base.
    pub(crate) offset: i64,
    pub(crate) phase: Phase,
    pub(crate) on_move: Color,
    /// Gong only: the side on move has made its move and waits.
    pub(crate) pressed: bool,
    pub(crate) accounts: [Account; 2],
    pub(crate) flags: FlagRecord,
    /// Increment for both sides that took the place of the control's own mode; 0 for none.
    pub(crate) introduced: i64,
    pub(crate) last_press: Option<LastPress>,
}

impl State {
    pub(crate) fn new(control: &TimeControl) -> Self {
        Self {
            at: 0,
            offset: 0,
            phase: Phase::Ready,
            on_move: Color::White,
            pressed: false,
            accounts: Color::ALL.map(|side| Account::new(control.schedule(side))),
            flags: FlagRecord::default(),
            introduced: 0,
            last_press: None,
        }
    }

    pub(crate) const fn account(&self, side: Color) -> &Account {
        let [white, black] = &self.accounts;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    pub(crate) const fn account_mut(&mut self, side: Color) -> &mut Account {
        let [white, black] = &mut self.accounts;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// The mode that the side plays in now.
    pub(crate) fn mode(&self, control: &TimeControl, side: Color) -> Mode {
        if self.introduced > 0 {
            return Mode::Increment {
                amount: duration(self.introduced),
                from_move: 1,
            };
        }
        control
            .schedule(side)
            .period(self.account(side).period)
            .mode()
    }

    /// The host's instant on the clock's timeline.
    pub(crate) fn instant(&self, now: Duration) -> Result<i64, ClockError> {
        let at = checked_nanos(now)
            .and_then(|host| host.checked_add(self.offset))
            .ok_or(ClockError::InstantTooLarge { now })?;
        if at < self.at {
            return Err(ClockError::TimeWentBack {
                last: duration(self.at.saturating_sub(self.offset)),
                now,
            });
        }
        Ok(at)
    }

    /// Accounts for the time up to `now`, and lets every flag, period and gong in between
    /// happen at its own instant.
    pub(crate) fn settle(
        &mut self,
        control: &TimeControl,
        now: Duration,
    ) -> Result<(), ClockError> {
        let to = self.instant(now)?;
        self.expire(control)?;
        while self.phase == Phase::Running && self.at < to {
            let taken = match self.skip_rounds(control, to - self.at)? {
                0 => self.pass(control, to - self.at)?,
                rounds => rounds,
            };
            self.at += taken;
            self.expire(control)?;
        }
        self.at = to;
        Ok(())
    }

    /// Lets up to `span` pass over the side on move, as far as nothing happens in between.
    /// Returns what has passed, which is never zero.
    fn pass(&mut self, control: &TimeControl, span: i64) -> Result<i64, ClockError> {
        let side = self.on_move;
        let mode = self.mode(control, side);
        let down = self.flags.is_down(side);
        let account = self.account_mut(side);
        let taken = if mode == Mode::CountUp {
            span
        } else if !down && account.delay > 0 {
            let taken = span.min(account.delay);
            account.delay -= taken;
            taken
        } else {
            let taken = if down { span } else { span.min(account.left) };
            account.left = account
                .left
                .checked_sub(taken)
                .ok_or(ClockError::Overflow)?;
            taken
        };
        account.turn = account.turn.saturating_add(taken);
        account.used = account.used.saturating_add(taken);
        if mode == Mode::Hourglass {
            self.account_mut(!side).add(taken)?;
        }
        Ok(taken)
    }

    /// Does what has to be done when the side on move has nothing left at this instant.
    pub(crate) fn expire(&mut self, control: &TimeControl) -> Result<(), ClockError> {
        while self.phase == Phase::Running {
            let side = self.on_move;
            if !self.account(side).is_spent()
                || self.flags.is_down(side)
                || self.mode(control, side) == Mode::CountUp
            {
                break;
            }
            self.exhausted(control, side)?;
        }
        Ok(())
    }

    /// `side` has used up its current time at this instant.
    pub(crate) fn exhausted(
        &mut self,
        control: &TimeControl,
        side: Color,
    ) -> Result<(), ClockError> {
        let mode = self.mode(control, side);
        let account = self.account_mut(side);
        match mode {
            Mode::Gong => self.gong(control, side),
            Mode::ByoYomi { .. } | Mode::Canadian { .. } if !account.in_overtime => {
                account.enter_overtime(mode);
            }
            Mode::ByoYomi { time, .. } if account.overtime > 1 => {
                account.overtime -= 1;
                account.left = nanos(time);
            }
            _ => {
                let next = control.schedule(side).next(account.period);
                if control.period_change() == PeriodChange::AtFlag && next.is_some() {
                    return self.next_periods(control, side);
                }
                account.overtime = 0;
                self.fall(control, side);
            }
        }
        Ok(())
    }

    /// The flag of `side` falls at this instant.
    pub(crate) fn fall(&mut self, control: &TimeControl, side: Color) {
        self.flags.fall(side, self.at);
        // Nothing is added once the last control has been passed.
        self.account_mut(side).delay = 0;
        if control.after_flag() == AfterFlag::Freeze && self.phase != Phase::Ready {
            self.phase = Phase::Frozen;
        }
    }

    /// The first player at zero brings the next period to both.
    fn next_periods(&mut self, control: &TimeControl, zero: Color) -> Result<(), ClockError> {
        let account = self.account(zero);
        self.flags.interim = Some(InterimRecord {
            side: zero,
            at: self.at,
            period: account.period,
            moves: account.moves,
        });
        for side in Color::ALL {
            if self.flags.is_down(side) {
                continue;
            }
            let schedule = control.schedule(side);
            let account = self.account_mut(side);
            if let Some(next) = schedule.next(account.period) {
                account.begin_period(schedule, next)?;
                account.in_period = account.moves.saturating_sub(schedule.moves_before(next));
            }
        }
        Ok(())
    }

    /// The turn passes, whether a move was made or not.
    fn gong(&mut self, control: &TimeControl, side: Color) {
        let missed = u32::from(!self.pressed);
        let account = self.account_mut(side);
        account.missed = account.missed.saturating_add(missed);
        account.refresh_turn(control.schedule(side), Mode::Gong);
        self.pressed = false;
        self.last_press = None;
        self.on_move = !side;
    }

    /// Whole rounds of a gong or of a period repeated by the flag, taken at once so that the
    /// work does not grow with the wait. Returns the time they take, 0 for none.
    fn skip_rounds(&mut self, control: &TimeControl, span: i64) -> Result<i64, ClockError> {
        let side = self.on_move;
        let time = |of: Color| {
            let account = self.account(of);
            nanos(control.schedule(of).period(account.period).time())
        };
        let (mine, other) = (time(side), time(!side));
        let account = self.account(side);
        if account.left != mine || account.delay > 0 || self.flags.is_down(side) {
            return Ok(0);
        }
        if self.mode(control, side) == Mode::Gong {
            let rounds = span / mine.saturating_add(other).max(1);
            if !self.pressed && self.account(!side).left == other && rounds > 0 {
                self.skip_gongs(rounds, [(side, mine), (!side, other)]);
                return Ok((mine + other) * rounds);
            }
            return Ok(0);
        }
        self.skip_repeats(control, span / mine.max(1), mine)
    }

    fn skip_gongs(&mut self, rounds: i64, times: [(Color, i64); 2]) {
        let missed = u32::try_from(rounds).unwrap_or(u32::MAX);
        for (side, time) in times {
            let account = self.account_mut(side);
            account.used = account.used.saturating_add(time * rounds);
            account.missed = account.missed.saturating_add(missed);
            account.turn = 0;
        }
    }

    fn skip_repeats(
        &mut self,
        control: &TimeControl,
        rounds: i64,
        mine: i64,
    ) -> Result<i64, ClockError> {
        let side = self.on_move;
        let repeats = |of: Color| {
            let account = self.account(of);
            control.schedule(of).next(account.period) == Some(account.period)
        };
        let other_waits = control.schedule(!side).next(self.account(!side).period);
        if control.period_change() != PeriodChange::AtFlag
            || rounds == 0
            || !repeats(side)
            || !(repeats(!side) || other_waits.is_none() || self.flags.is_down(!side))
        {
            return Ok(0);
        }
        let span = mine.checked_mul(rounds).ok_or(ClockError::Overflow)?;
        let moves_before = control
            .schedule(side)
            .moves_before(self.account(side).period);
        if other_waits.is_some() && !self.flags.is_down(!side) {
            let schedule = control.schedule(!side);
            let account = self.account_mut(!side);
            let each = nanos(schedule.period(account.period).time());
            account.add(each.checked_mul(rounds).ok_or(ClockError::Overflow)?)?;
            account.in_period = account
                .moves
                .saturating_sub(schedule.moves_before(account.period));
        }
        let at = self.at + span;
        let account = self.account_mut(side);
        account.used = account.used.saturating_add(span);
        account.turn = account.turn.saturating_add(span);
        account.in_period = account.moves.saturating_sub(moves_before);
        let interim = InterimRecord {
            side,
            at,
            period: account.period,
            moves: account.moves,
        };
        self.flags.interim = Some(interim);
        Ok(span)
    }
}

/// A time that a caller hands in for a clock, in nanoseconds.
pub(crate) fn bounded(found: Duration) -> Result<i64, ClockError> {
    if found > MAX_TIME {
        return Err(ClockError::TimeTooLong { found });
    }
    Ok(nanos(found))
}
