//! What an arbiter gives, takes and notices.

use super::reading::flags_of;
use super::{act, chesslaws_clock, micros, time};
use crate::color::color;
use crate::pointer::Output;
use crate::status::{chesslaws_error, chesslaws_status};

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
        let side = self::color(color)?;
        act(clock, |clock| clock.add_time(side, time(amount), time(now)))?;
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
        let side = self::color(color)?;
        let done = act(clock, |clock| {
            clock.subtract_time(side, time(amount), time(now))
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
        let side = self::color(color)?;
        act(clock, |clock| clock.set_moves(side, moves, time(now)))?;
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
        let side = self::color(color)?;
        act(clock, |clock| clock.notice_flag(side, time(now)))?;
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
        let side = self::color(color)?;
        act(clock, |clock| clock.reload(side, time(now)))?;
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
        let side = color(claimant)?;
        act(clock, |clock| clock.quickplay_finish(side, time(now)))?;
    })
}
