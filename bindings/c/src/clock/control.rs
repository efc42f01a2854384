//! Setting a clock to a time control.

use super::{chesslaws_clock, clock_in, time};
use crate::pointer::{slice, text, write};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::print;
use core::ffi::c_char;
use core::time::Duration;
use facade::clock::{
    AfterFlag, Clock, DgtModel, MAX_PERIODS, Mode, Period, PeriodChange, Reload, Schedule,
    TimeControl,
};

/// What a period does with each move.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_clock_mode {
    /// Main time only.
    Plain = 0,
    /// Fischer: `amount` is there before every move from number `count` on.
    Increment = 1,
    /// US or simple delay of `amount`; displays show the main time only.
    UsDelay = 2,
    /// Bronstein's delay of `amount` as FIDE words it; displays show main time and delay as one sum.
    Bronstein = 3,
    /// The classical Bronstein mode: the press gives back what the move used, at most `amount`.
    BronsteinGiveBack = 4,
    /// Japanese byo-yomi after the main time: `count` periods of `amount`.
    ByoYomi = 5,
    /// Canadian byo-yomi after the main time: `count` moves in each block of `amount`.
    Canadian = 6,
    /// The same, where the next block starts with `chesslaws_clock_reload`.
    CanadianByButton = 7,
    /// Sand glass: what one side uses the other side gains. Both sides or neither.
    Hourglass = 8,
    /// The period's time for each move; what is left over is lost.
    MoveTimer = 9,
    /// The turn passes at every gong. Both sides or neither.
    Gong = 10,
    /// Counts the time used and never flags.
    CountUp = 11,
}

/// One time period of a side.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_period {
    /// The main time in microseconds.
    pub time: u64,
    /// What the mode needs a time for, in microseconds; must be 0 where it needs none.
    pub amount: u64,
    /// A `chesslaws_clock_mode`.
    pub mode: u32,
    /// How many moves the period demands; 0 for all remaining.
    pub moves: u16,
    /// What the mode needs a number for; must be 0 where it needs none.
    pub count: u16,
    /// Must be zero.
    pub reserved: u64,
}

/// In `chesslaws_clock_set_periods`: the last period repeats.
pub const CHESSLAWS_CLOCK_REPEATS: u32 = 1;
/// In `chesslaws_clock_set_periods`: the next period comes when a side reaches zero, to both sides,
/// instead of with the move that completes the period.
pub const CHESSLAWS_CLOCK_PERIODS_AT_FLAG: u32 = 2;
/// In `chesslaws_clock_set_periods`: the first flag stops both sides.
pub const CHESSLAWS_CLOCK_FREEZES: u32 = 4;

/// A model of clock whose presets are known by number.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_dgt {
    /// DGT 2010.
    Model_2010 = 2010,
    /// DGT 3000.
    Model_3000 = 3000,
}

/// The mode of these numbers.
fn mode(period: &chesslaws_period) -> Result<Mode, Failure> {
    type Known = chesslaws_clock_mode;
    let (amount, count) = (time(period.amount), period.count);
    let canadian = |reload| Mode::Canadian {
        moves: count,
        time: amount,
        reload,
    };
    Ok(match period.mode {
        known if known == Known::Plain as u32 => Mode::Plain,
        known if known == Known::Increment as u32 => Mode::Increment {
            amount,
            from_move: count,
        },
        known if known == Known::UsDelay as u32 => Mode::UsDelay(amount),
        known if known == Known::Bronstein as u32 => Mode::Bronstein(amount),
        known if known == Known::BronsteinGiveBack as u32 => Mode::BronsteinGiveBack(amount),
        known if known == Known::ByoYomi as u32 => Mode::ByoYomi {
            periods: u8::try_from(count).map_err(|_| {
                invalid(format_args!("expected at most 255 periods, found {count}"))
            })?,
            time: amount,
        },
        known if known == Known::Canadian as u32 => canadian(Reload::AtLastMove),
        known if known == Known::CanadianByButton as u32 => canadian(Reload::ByButton),
        known if known == Known::Hourglass as u32 => Mode::Hourglass,
        known if known == Known::MoveTimer as u32 => Mode::MoveTimer,
        known if known == Known::Gong as u32 => Mode::Gong,
        known if known == Known::CountUp as u32 => Mode::CountUp,
        found => {
            return Err(invalid(format_args!(
                "expected a chesslaws_clock_mode, found {found}"
            )));
        }
    })
}

/// Refuses a time or a number that the mode does not use: whoever sets it means another mode.
fn refuse_unused(period: &chesslaws_period, mode: Mode) -> Result<(), Failure> {
    let (takes_amount, takes_count) = match mode {
        Mode::Increment { .. } | Mode::ByoYomi { .. } | Mode::Canadian { .. } => (true, true),
        Mode::UsDelay(_) | Mode::Bronstein(_) | Mode::BronsteinGiveBack(_) => (true, false),
        _ => (false, false),
    };
    if !takes_amount && period.amount != 0 {
        let found = period.amount;
        return Err(invalid(format_args!(
            "expected no amount with mode {}, found {found}",
            period.mode
        )));
    }
    if !takes_count && period.count != 0 {
        let found = period.count;
        return Err(invalid(format_args!(
            "expected no count with mode {}, found {found}",
            period.mode
        )));
    }
    Ok(())
}

fn invalid(message: impl core::fmt::Display) -> Failure {
    Failure::new(chesslaws_status::InvalidArgument, message)
}

fn schedule(periods: &[chesslaws_period], repeats: bool) -> Result<Schedule, Failure> {
    let mut kept = [Period::all(Duration::ZERO); MAX_PERIODS];
    for (slot, period) in kept.iter_mut().zip(periods) {
        if period.reserved != 0 {
            return Err(invalid("expected reserved to be zero"));
        }
        let length = time(period.time);
        let mode = mode(period)?;
        refuse_unused(period, mode)?;
        *slot = match period.moves {
            0 => Period::all(length),
            moves => Period::moves(moves, length),
        }
        .with_mode(mode);
    }
    // Too many are refused rather than cut off.
    let used = match kept.get(..periods.len()) {
        Some(used) => used,
        None => {
            return Err(invalid(format_args!(
                "expected at most {MAX_PERIODS} periods"
            )));
        }
    };
    Ok(if repeats {
        Schedule::repeating(used)?
    } else {
        Schedule::new(used)?
    })
}

/// Sets a clock, not started, to the time control that a text of `length` bytes describes:
/// `90m/40 + 30m + 30s`, `40/5400+30:1800+30` (PGN), `G/90;d5` (US), `5m vs 4m`. A text with two
/// common meanings is refused, never guessed. If it fails, the clock is as it was.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_set(
    clock: *mut chesslaws_clock,
    control: *const c_char,
    length: usize,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let control: TimeControl = text(control, length)?.parse()?;
        write(clock, chesslaws_clock::of(Clock::new(control)))?;
    })
}

/// Sets a clock, not started, to the preset of a `chesslaws_dgt` with this option number.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_set_preset(
    clock: *mut chesslaws_clock,
    model: u32,
    option: u32,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let model = match model {
            2010 => DgtModel::Dgt2010,
            3000 => DgtModel::Dgt3000,
            found => {
                return Err(invalid(format_args!(
                    "expected a chesslaws_dgt, found {found}"
                )));
            }
        };
        let control = match u8::try_from(option) {
            Ok(option) => model.preset(option)?,
            Err(_) => {
                return Err(Failure::new(
                    chesslaws_status::UnknownPreset,
                    format_args!("there is no option {option}"),
                ));
            }
        };
        write(clock, chesslaws_clock::of(Clock::new(control)))?;
    })
}

/// Sets a clock, not started, to one to eight periods a side. With `black` NULL and `black_count` 0
/// Black has the same as White. `flags` is 0 or a sum of `CHESSLAWS_CLOCK_REPEATS`,
/// `CHESSLAWS_CLOCK_PERIODS_AT_FLAG` and `CHESSLAWS_CLOCK_FREEZES`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_set_periods(
    clock: *mut chesslaws_clock,
    white: *const chesslaws_period,
    white_count: usize,
    black: *const chesslaws_period,
    black_count: usize,
    flags: u32,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        if flags > 7 {
            return Err(invalid(format_args!(
                "expected flags out of 0x7, found {flags:#x}"
            )));
        }
        let repeats = flags & CHESSLAWS_CLOCK_REPEATS != 0;
        let white = schedule(slice(white, white_count)?, repeats)?;
        let black = match slice(black, black_count)? {
            [] => white,
            periods => schedule(periods, repeats)?,
        };
        let change = match flags & CHESSLAWS_CLOCK_PERIODS_AT_FLAG {
            0 => PeriodChange::AtMove,
            _ => PeriodChange::AtFlag,
        };
        let after = match flags & CHESSLAWS_CLOCK_FREEZES {
            0 => AfterFlag::RunOn,
            _ => AfterFlag::Freeze,
        };
        let control = TimeControl::with_device([white, black], change, after)?;
        write(clock, chesslaws_clock::of(Clock::new(control)))?;
    })
}

/// Writes the time control of a clock in the form that `chesslaws_clock_set` reads back exactly.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_control(
    clock: *const chesslaws_clock,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({ print(clock_in(clock)?.control(), buffer, capacity, length)? })
}
