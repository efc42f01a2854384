//! `Display` of a time control: the style of regulations, extended to every mode.

use super::pgn::write_seconds;
use crate::control::{Mode, Period, Reload, Schedule, TimeControl};
use crate::{AfterFlag, PeriodChange};
use chesslaws_laws::Color;
use core::fmt;
use core::time::Duration;

impl fmt::Display for TimeControl {
    /// The canonical form; `parse` reads back exactly the same control.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_side(f, self.schedule(Color::White))?;
        if !self.is_equal() {
            f.write_str(" vs ")?;
            write_side(f, self.schedule(Color::Black))?;
        }
        if self.period_change() == PeriodChange::AtFlag {
            f.write_str("; at flag")?;
        }
        if self.after_flag() == AfterFlag::Freeze {
            f.write_str("; freeze")?;
        }
        Ok(())
    }
}

fn write_side(f: &mut fmt::Formatter<'_>, schedule: &Schedule) -> fmt::Result {
    let periods = schedule.periods();
    let mode = periods.first().map_or(Mode::Plain, Period::mode);
    let time = periods.first().map_or(Duration::ZERO, Period::time);
    match mode {
        Mode::CountUp => return f.write_str("count up"),
        Mode::Hourglass => f.write_str("hourglass ")?,
        Mode::Gong => f.write_str("gong ")?,
        _ => {}
    }
    if mode.stands_alone() {
        write_time(f, time)?;
        return if mode == Mode::MoveTimer {
            f.write_str(" per move")
        } else {
            Ok(())
        };
    }
    let grouped = periods.iter().any(|period| period.mode() != mode);
    for (index, period) in periods.iter().enumerate() {
        if index > 0 {
            f.write_str(" + ")?;
        }
        if grouped {
            f.write_str("(")?;
        }
        write_period(f, period, index + 1 == periods.len(), index == 0 || grouped)?;
        if grouped {
            write_bonus(f, period.mode())?;
            f.write_str(")")?;
        }
    }
    if !grouped {
        write_bonus(f, mode)?;
    }
    match periods.last() {
        Some(last) if schedule.repeats() && last.required_moves().is_none() => {
            f.write_str(" repeat")
        }
        _ => Ok(()),
    }
}

/// `unmistakable`: the term stands where only a period can stand.
fn write_period(
    f: &mut fmt::Formatter<'_>,
    period: &Period,
    last: bool,
    unmistakable: bool,
) -> fmt::Result {
    write_time(f, period.time())?;
    match period.required_moves() {
        Some(moves) => write!(f, "/{moves}"),
        None if !last => f.write_str("/flag"),
        None if !unmistakable && !in_minutes(period.time()) => f.write_str("/end"),
        None => Ok(()),
    }
}

fn write_bonus(f: &mut fmt::Formatter<'_>, mode: Mode) -> fmt::Result {
    let seconds = |f: &mut fmt::Formatter<'_>, time, word: &str| {
        f.write_str(" + ")?;
        write_seconds(f, time)?;
        write!(f, "s{word}")
    };
    match mode {
        Mode::Increment { amount, from_move } => {
            seconds(f, amount, "")?;
            if from_move > 1 {
                write!(f, " from {from_move}")?;
            }
            Ok(())
        }
        Mode::UsDelay(time) => seconds(f, time, " delay"),
        Mode::Bronstein(time) => seconds(f, time, " bronstein"),
        Mode::BronsteinGiveBack(time) => seconds(f, time, " give-back"),
        Mode::ByoYomi { periods, time } => {
            write!(f, " + {periods}x")?;
            write_seconds(f, time)?;
            f.write_str("s")
        }
        Mode::Canadian {
            moves,
            time,
            reload,
        } => {
            write!(f, " + {moves} moves in ")?;
            write_time(f, time)?;
            f.write_str(match reload {
                Reload::AtLastMove => "",
                Reload::ByButton => " by button",
            })
        }
        _ => Ok(()),
    }
}

const fn in_minutes(time: Duration) -> bool {
    time.as_secs().is_multiple_of(60) && time.subsec_nanos() == 0
}

fn write_time(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    if in_minutes(time) {
        write!(f, "{}m", time.as_secs() / 60)
    } else {
        write_seconds(f, time)?;
        f.write_str("s")
    }
}
