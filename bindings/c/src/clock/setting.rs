//! One side's times and counters, to be put on a clock.

use super::{CHESSLAWS_NEVER, act, chesslaws_clock, clock_in, micros, optional_micros, time};
use crate::color::color;
use crate::pointer::{borrow, check_reserved, write};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use facade::clock::SideSetting;

/// A counter that is not given, or does not apply.
pub const CHESSLAWS_NO_COUNT: u32 = u32::MAX;

/// One side's times and counters. Start from `chesslaws_clock_setting` and change what is to be
/// changed. Times are in microseconds.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_side_setting {
    /// Main time, or what is left of the overtime period or block.
    pub left: u64,
    /// Delay still unused in this turn; `CHESSLAWS_NEVER` for a whole one.
    pub delay: u64,
    /// Completed moves in the whole game.
    pub moves: u32,
    /// Completed moves in the period or block; `CHESSLAWS_NO_COUNT` to count them from `moves`.
    pub moves_in_period: u32,
    /// Index of the period, from 0.
    pub period: u32,
    /// The byo-yomi periods left, the running one included (1 in a Canadian block);
    /// `CHESSLAWS_NO_COUNT` while main time runs.
    pub overtime: u32,
    /// Must be zero.
    pub reserved: [u64; 2],
}

/// What `chesslaws_clock_set_side` would have to put on the clock to leave it as it is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_setting(
    clock: *const chesslaws_clock,
    color: u32,
    setting: *mut chesslaws_side_setting,
) -> chesslaws_status {
    entry!({
        let found = clock_in(clock)?.setting(self::color(color)?);
        let found = chesslaws_side_setting {
            left: micros(found.left),
            delay: optional_micros(found.delay),
            moves: found.moves,
            moves_in_period: found.moves_in_period.unwrap_or(CHESSLAWS_NO_COUNT),
            period: u32::from(found.period),
            overtime: found.overtime.map_or(CHESSLAWS_NO_COUNT, u32::from),
            reserved: [0; 2],
        };
        write(setting, found)?;
    })
}

/// Sets a side's times and counters: after a defect, a wrong setting, or an adjournment.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_set_side(
    clock: *mut chesslaws_clock,
    color: u32,
    setting: *const chesslaws_side_setting,
    now: u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let side = self::color(color)?;
        let setting = side_setting(borrow(setting)?)?;
        act(clock, |clock| clock.set_side(side, setting, time(now)))?;
    })
}

fn side_setting(setting: &chesslaws_side_setting) -> Result<SideSetting, Failure> {
    check_reserved(&setting.reserved)?;
    Ok(SideSetting {
        left: time(setting.left),
        delay: (setting.delay != CHESSLAWS_NEVER).then(|| time(setting.delay)),
        moves: setting.moves,
        moves_in_period: count(setting.moves_in_period),
        // More than any control has; the clock says how many it has.
        period: u8::try_from(setting.period).unwrap_or(u8::MAX),
        overtime: count(setting.overtime).map(|count| u8::try_from(count).unwrap_or(u8::MAX)),
    })
}

fn count(count: u32) -> Option<u32> {
    (count != CHESSLAWS_NO_COUNT).then_some(count)
}
