//! What an arbiter gives, takes and notices.

use super::reading::flags_of;
use super::{act, act_for, chesslaws_clock, micros, time};
use crate::pointer::Output;
use crate::status::{chesslaws_error, chesslaws_status};
use facade::clock::Clock;

/// Gives a side time.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_add_time(
    clock: *mut chesslaws_clock,
    color: u32,
    amount: u64,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        act_for(clock, color, now, |clock, side, now| {
            clock.add_time(side, time(amount), now)
        })?;
    })
}

/// Takes time from a side, at most what it has. `taken` is how much, and `flag_fell` whether the
/// flag fell for it; both may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_subtract_time(
    clock: *mut chesslaws_clock,
    color: u32,
    amount: u64,
    now: u64,
    taken: *mut u64,
    flag_fell: *mut bool,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let taken = Output::optional(taken)?;
        let flag_fell = Output::optional(flag_fell)?;
        let done = act_for(clock, color, now, |clock, side, now| {
            clock.subtract_time(side, time(amount), now)
        })?;
        taken.set(micros(done.taken));
        flag_fell.set(done.flag_fell);
    })
}

/// Sets the number of moves that a side has completed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_set_moves(
    clock: *mut chesslaws_clock,
    color: u32,
    moves: u32,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        act_for(clock, color, now, |clock, side, now| {
            clock.set_moves(side, moves, now)
        })?;
    })
}

/// Sets the flags to a `chesslaws_flags`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_set_flags(
    clock: *mut chesslaws_clock,
    flags: u32,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let flags = flags_of(flags)?;
        act(clock, |clock| clock.set_flags(flags, time(now)))?;
    })
}

/// Somebody has noticed the fallen flag of a side.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_notice_flag(
    clock: *mut chesslaws_clock,
    color: u32,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        act_for(clock, color, now, Clock::notice_flag)?;
    })
}

/// Starts the next Canadian block by hand.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_reload(
    clock: *mut chesslaws_clock,
    color: u32,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        act_for(clock, color, now, Clock::reload)?;
    })
}

/// Introduces an increment for both sides from now on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_introduce_increment(
    clock: *mut chesslaws_clock,
    amount: u64,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        act(clock, |clock| {
            clock.introduce_increment(time(amount), time(now))
        })?;
    })
}

/// The switch of Guidelines III.4 for a quickplay finish: 5 seconds a move for both from now on, and
/// 2 minutes more for the opponent of the claimant.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_quickplay_finish(
    clock: *mut chesslaws_clock,
    claimant: u32,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        act_for(clock, claimant, now, Clock::quickplay_finish)?;
    })
}
