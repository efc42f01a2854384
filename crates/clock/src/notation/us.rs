//! The style of US Chess: minutes for the periods, seconds for delay and increment.

use super::scan::{Periods, Scanner};
use super::{NotationError, UnwritableError};
use crate::control::{Mode, Period, TimeControl};
use crate::{AfterFlag, PeriodChange};
use chesslaws_laws::Color;
use core::fmt;

const AMBIGUOUS_HOURS: NotationError = NotationError::Ambiguous {
    reading: "a single digit such as `40/2` is hours in old announcements and minutes in the \
              rules; write the minutes with two digits or more",
};

fn is_separator(c: char) -> bool {
    c.is_whitespace() || c == ',' || c == ';'
}

impl TimeControl {
    /// Reads the style of US Chess: `G/90;d5`, `40/120, SD/60; inc30`, `G/90 inc/30`,
    /// `G/90;+30`, `G/20d5`, `40/120 SD/60 d/5`. The delay is the simple one; it and the
    /// increment hold for all periods.
    ///
    /// # Errors
    /// [`NotationError`]; `40/2` is [`NotationError::Ambiguous`].
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// let control = TimeControl::parse_us("40/120, SD/60; inc30")?;
    /// assert_eq!(control.to_string(), "120m/40 + 60m + 30s");
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    pub fn parse_us(text: &str) -> Result<Self, NotationError> {
        let mut scanner = Scanner::new(text);
        let mut periods = Periods::new();
        let mut bonus = None;
        scanner.skip_while(is_separator);
        while !scanner.at_end() {
            let at = scanner.position();
            if let Some(read) = read_bonus(&mut scanner)? {
                if bonus.replace(read).is_some() {
                    return Err(NotationError::Unexpected {
                        expected: "one delay or increment",
                        found: text.get(at..).and_then(|rest| rest.chars().next()),
                        at,
                    });
                }
            } else {
                if bonus.is_some() {
                    return Err(scanner.unexpected("the end"));
                }
                periods.push(read_period(&mut scanner)?, at)?;
            }
            scanner.skip_while(is_separator);
        }
        if let Some(mode) = bonus {
            for period in periods.as_mut() {
                *period = period.with_mode(mode);
            }
        }
        if periods.as_slice().is_empty() {
            return Err(scanner.unexpected("G/, SD/ or moves/minutes"));
        }
        Ok(Self::new(periods.schedule()?)?)
    }

    /// Writes the control in the style of US Chess: whole minutes, one delay or increment
    /// for all periods. [`TimeControl::parse_us`] reads back the same control.
    ///
    /// # Errors
    /// [`UnwritableError`] for what the style has no words for.
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// let control: TimeControl = "40/7200+30:3600+30".parse()?;
    /// assert_eq!(control.to_us().unwrap().to_string(), "40/120, SD/60; inc30");
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    pub fn to_us(&self) -> Result<UsTimeControl<'_>, UnwritableError> {
        let unwritable = |what| {
            Err(UnwritableError {
                style: "US time control",
                what,
            })
        };
        if !self.is_equal() {
            return unwritable("two different sides");
        }
        if self.period_change() != PeriodChange::AtMove || self.after_flag() != AfterFlag::RunOn {
            return unwritable("the behaviour of a device");
        }
        let periods = self.schedule(Color::White).periods();
        let mode = periods.first().map(Period::mode);
        for period in periods {
            let seconds = period.time().as_secs();
            if seconds % 60 != 0 || period.time().subsec_nanos() != 0 {
                return unwritable("a part of a minute");
            }
            if period.required_moves().is_some() && seconds < 600 {
                return unwritable("less than 10 minutes for a number of moves");
            }
            if Some(period.mode()) != mode {
                return unwritable("a delay or increment for one period only");
            }
            match period.mode() {
                Mode::Plain => {}
                Mode::Increment {
                    amount: time,
                    from_move: 1,
                }
                | Mode::UsDelay(time)
                    if time.subsec_nanos() == 0 => {}
                _ => return unwritable("this mode"),
            }
        }
        Ok(UsTimeControl(self))
    }
}

/// `d/5`, `d5`, `inc/30`, `inc 30`, `+30`.
fn read_bonus(scanner: &mut Scanner<'_>) -> Result<Option<Mode>, NotationError> {
    let delay = if scanner.take('+') || scanner.take_word("inc") {
        false
    } else if scanner.take_word("d") {
        true
    } else {
        return Ok(None);
    };
    scanner.take('/');
    scanner.skip_space();
    let amount = scanner.seconds()?;
    Ok(Some(if delay {
        Mode::UsDelay(amount)
    } else {
        Mode::Increment {
            amount,
            from_move: 1,
        }
    }))
}

/// `G/90`, `SD/60`, `40/120`.
fn read_period(scanner: &mut Scanner<'_>) -> Result<Period, NotationError> {
    if scanner.take_word("sd") || scanner.take_word("g") {
        scanner.take('/');
        return Ok(Period::all(scanner.decimal()?.times(60)?));
    }
    if !scanner.peek().is_some_and(|c| c.is_ascii_digit()) {
        return Err(scanner.unexpected("G/, SD/, moves/minutes, d or inc"));
    }
    let moves = scanner.count()?;
    if !scanner.take('/') {
        return Err(scanner.unexpected("`/` and minutes"));
    }
    let minutes = scanner.decimal()?;
    if minutes.whole < 10 {
        return Err(AMBIGUOUS_HOURS);
    }
    Ok(Period::moves(moves, minutes.times(60)?))
}

/// A time control written in the style of US Chess; see [`TimeControl::to_us`].
///
/// ```
/// use chesslaws_clock::TimeControl;
/// let control: TimeControl = "5400d5".parse()?;
/// assert_eq!(control.to_us().unwrap().to_string(), "G/90;d5");
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct UsTimeControl<'a>(&'a TimeControl);

impl fmt::Display for UsTimeControl<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let periods = self.0.schedule(Color::White).periods();
        let single = periods.len() == 1;
        for (index, period) in periods.iter().enumerate() {
            if index > 0 {
                f.write_str(", ")?;
            }
            let minutes = period.time().as_secs() / 60;
            match period.required_moves() {
                Some(moves) => write!(f, "{moves}/{minutes}")?,
                None if single => write!(f, "G/{minutes}")?,
                None => write!(f, "SD/{minutes}")?,
            }
        }
        let gap = if single { ";" } else { "; " };
        match periods.first().map_or(Mode::Plain, Period::mode) {
            Mode::Increment { amount, .. } => write!(f, "{gap}inc{}", amount.as_secs()),
            Mode::UsDelay(delay) => write!(f, "{gap}d{}", delay.as_secs()),
            _ => Ok(()),
        }
    }
}
