//! What happens to a clock in a game.

use super::{act, act_for, chesslaws_clock, micros, time};
use crate::color::{chesslaws_color, nth};
use crate::pointer::Output;
use crate::status::{chesslaws_error, chesslaws_status};
use facade::clock::{Clock, OpponentTime};

/// The period of `chesslaws_press.new_period` and the like where there is none.
pub const CHESSLAWS_NO_PERIOD: u32 = 255;

/// What a press did. Times are in microseconds, rounded down.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_press {
    /// The time that the turn took, delay and overtime included.
    pub spent: u64,
    /// The time that the press added: increment, time given back, next period, refilled overtime.
    pub credited: u64,
    /// The index of the period that the press began; `CHESSLAWS_NO_PERIOD` where it began none.
    pub new_period: u32,
    /// Whether the move counts as completed. False only on a frozen clock, where nothing was done.
    pub completed: bool,
    /// Whether the player's flag was up. A press at the very instant of expiry is too late.
    pub in_time: bool,
    /// Zero: room to grow.
    pub reserved: [u64; 2],
}

/// What becomes of the opponent's time since a press that is taken back.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_opponent_time {
    /// The opponent has used it.
    Charged = 0,
    /// The opponent gets it back.
    Returned = 1,
}

/// Starts the clock of `color` for the first time: White's at the start of a game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_start(
    clock: *mut chesslaws_clock,
    color: u32,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        act_for(clock, color, now, Clock::start)?;
    })
}

/// The player of `color` has moved, stops the own clock and starts the opponent's. `press` says what
/// it did; it may be NULL.
///
/// A press by the side whose clock does not run is refused. On a frozen clock a press does nothing,
/// which `chesslaws_press.completed` says.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_press(
    clock: *mut chesslaws_clock,
    color: u32,
    now: u64,
    press: *mut chesslaws_press,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::optional(press)?;
        let press = act_for(clock, color, now, Clock::press)?;
        output.set(chesslaws_press {
            spent: micros(press.spent),
            credited: micros(press.credited),
            new_period: press.new_period.map_or(CHESSLAWS_NO_PERIOD, u32::from),
            completed: press.completed,
            in_time: press.in_time,
            reserved: [0; 2],
        });
    })
}

/// Brings a clock up to date: accounts for the time, and lets flags fall and periods come.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_poll(
    clock: *mut chesslaws_clock,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        act(clock, |clock| clock.poll(time(now)).map(drop))?
    })
}

/// Stops both sides. `changed` says whether the clock was running; it may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_pause(
    clock: *mut chesslaws_clock,
    now: u64,
    changed: *mut bool,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::optional(changed)?;
        output.set(act(clock, |clock| clock.pause(time(now)))?);
    })
}

/// Goes on after a pause with the side that was on move. `changed` says whether the clock was
/// paused; it may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_resume(
    clock: *mut chesslaws_clock,
    now: u64,
    changed: *mut bool,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::optional(changed)?;
        output.set(act(clock, |clock| clock.resume(time(now)))?);
    })
}

/// Goes on after a pause with the side of `color`. `changed` says whether the clock was paused; it
/// may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_resume_side(
    clock: *mut chesslaws_clock,
    color: u32,
    now: u64,
    changed: *mut bool,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::optional(changed)?;
        output.set(act_for(clock, color, now, Clock::resume_side)?);
    })
}

/// Takes back the latest press, as after an illegal move: what it earned goes, and its player is on
/// move again. `opponent` is a `chesslaws_opponent_time`; `player` is who pressed, and may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_undo_press(
    clock: *mut chesslaws_clock,
    opponent: u32,
    now: u64,
    player: *mut chesslaws_color,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::optional(player)?;
        let choices = [OpponentTime::Charged, OpponentTime::Returned];
        let opponent = nth(&choices, opponent, "a chesslaws_opponent_time")?;
        let player = act(clock, |clock| clock.undo_press(opponent, time(now)))?;
        output.set(player.into());
    })
}

/// Counts a move of `color` that is completed without a press: it ended the game, or the player has
/// made the next one. `new_period` is the index of the period that it began, or
/// `CHESSLAWS_NO_PERIOD`; it may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_complete_move(
    clock: *mut chesslaws_clock,
    color: u32,
    now: u64,
    new_period: *mut u32,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::optional(new_period)?;
        let period = act_for(clock, color, now, Clock::complete_move)?;
        output.set(period.map_or(CHESSLAWS_NO_PERIOD, u32::from));
    })
}

/// Goes on after the host's time began anew, as after a loss of power: `now` on the new time is the
/// instant of the latest event on the old one. A running clock is paused.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_rebase(
    clock: *mut chesslaws_clock,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, { act(clock, |clock| clock.rebase(time(now)))? })
}
