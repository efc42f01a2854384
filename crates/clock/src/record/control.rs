//! The time control in a record.

use super::RecordError;
use super::bytes::{Reader, Writer};
use crate::control::{
    AfterFlag, MAX_PERIODS, Mode, Period, PeriodChange, Reload, Schedule, TimeControl,
};
use crate::time::{duration, nanos};
use chesslaws_laws::Color;
use core::time::Duration;

/// Time, moves, mode, and the mode's time, count and choice.
const PERIOD_LEN: usize = 8 + 2 + 1 + 8 + 2 + 1;
const SIDE_LEN: usize = 2 + MAX_PERIODS * PERIOD_LEN;
pub(super) const LEN: usize = 2 + 2 * SIDE_LEN;

pub(super) fn write(writer: &mut Writer, control: &TimeControl) {
    writer.flag(control.period_change() == PeriodChange::AtFlag);
    writer.flag(control.after_flag() == AfterFlag::Freeze);
    for side in Color::ALL {
        let schedule = control.schedule(side);
        let periods = schedule.periods();
        writer.byte(u8::try_from(periods.len()).unwrap_or(0));
        writer.flag(schedule.repeats());
        let unused = Period::all(Duration::ZERO);
        for index in 0..MAX_PERIODS {
            write_period(writer, periods.get(index).unwrap_or(&unused));
        }
    }
}

fn write_period(writer: &mut Writer, period: &Period) {
    writer.time(nanos(period.time()));
    writer.word(period.required_moves().unwrap_or(0));
    let (tag, time, count, choice) = match period.mode() {
        Mode::Plain => (0, Duration::ZERO, 0, false),
        Mode::Increment { amount, from_move } => (1, amount, from_move, false),
        Mode::UsDelay(time) => (2, time, 0, false),
        Mode::Bronstein(time) => (3, time, 0, false),
        Mode::BronsteinGiveBack(time) => (4, time, 0, false),
        Mode::ByoYomi { periods, time } => (5, time, u16::from(periods), false),
        Mode::Canadian {
            moves,
            time,
            reload,
        } => (6, time, moves, reload == Reload::ByButton),
        Mode::Hourglass => (7, Duration::ZERO, 0, false),
        Mode::MoveTimer => (8, Duration::ZERO, 0, false),
        Mode::Gong => (9, Duration::ZERO, 0, false),
        Mode::CountUp => (10, Duration::ZERO, 0, false),
    };
    writer.byte(tag);
    writer.time(nanos(time));
    writer.word(count);
    writer.flag(choice);
}

pub(super) fn read(reader: &mut Reader<'_>) -> Result<TimeControl, RecordError> {
    let start = reader.at;
    let change = if reader.flag()? {
        PeriodChange::AtFlag
    } else {
        PeriodChange::AtMove
    };
    let after = if reader.flag()? {
        AfterFlag::Freeze
    } else {
        AfterFlag::RunOn
    };
    let sides = [read_side(reader)?, read_side(reader)?];
    TimeControl::with_device(sides, change, after).map_err(|_| RecordError::Field {
        at: start,
        expected: "a time control that can be played",
    })
}

fn read_side(reader: &mut Reader<'_>) -> Result<Schedule, RecordError> {
    let start = reader.at;
    let playable = RecordError::Field {
        at: start,
        expected: "periods that can be played",
    };
    let len = usize::from(reader.byte()?);
    let repeats = reader.flag()?;
    let mut periods = [Period::all(Duration::ZERO); MAX_PERIODS];
    for slot in &mut periods {
        *slot = read_period(reader)?;
    }
    let used = periods.get(..len).ok_or(playable)?;
    if repeats {
        Schedule::repeating(used)
    } else {
        Schedule::new(used)
    }
    .map_err(|_| playable)
}

fn read_period(reader: &mut Reader<'_>) -> Result<Period, RecordError> {
    let time = duration(reader.span()?);
    let moves = reader.word()?;
    let at = reader.at;
    let tag = reader.byte()?;
    let amount = duration(reader.span()?);
    let count = reader.word()?;
    let by_button = reader.flag()?;
    let expected = "a mode with its own fields";
    let mode = match tag {
        0 => Mode::Plain,
        1 => Mode::Increment {
            amount,
            from_move: count,
        },
        2 => Mode::UsDelay(amount),
        3 => Mode::Bronstein(amount),
        4 => Mode::BronsteinGiveBack(amount),
        5 => Mode::ByoYomi {
            periods: u8::try_from(count).map_err(|_| RecordError::Field { at, expected })?,
            time: amount,
        },
        6 => Mode::Canadian {
            moves: count,
            time: amount,
            reload: if by_button {
                Reload::ByButton
            } else {
                Reload::AtLastMove
            },
        },
        7 => Mode::Hourglass,
        8 => Mode::MoveTimer,
        9 => Mode::Gong,
        10 => Mode::CountUp,
        _ => return Err(RecordError::Field { at, expected }),
    };
    Ok(if moves == 0 {
        Period::all(time)
    } else {
        Period::moves(moves, time)
    }
    .with_mode(mode))
}
