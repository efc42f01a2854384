//! The PGN `TimeControl` tag (standard, section 9.6.1) and what is written in its place.

use super::scan::{Periods, Scanner};
use super::{NotationError, UnwritableError};
use crate::control::{Mode, Period, Schedule, TimeControl};
use crate::time::write_fraction;
use crate::{AfterFlag, PeriodChange};
use chesslaws_laws::Color;
use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// The value of a PGN `TimeControl` tag.
///
/// Read are all forms of the standard (`?`, `-`, `40/9000`, `300`, `300+3`, `*180`, fields
/// joined by `:` of which the last repeats if it names moves) and these that are met:
/// an increment in any field (`40/5400+30:1800+30`), delay (`2700d5`, `180+2d`), fractions
/// (`10+0.1`), time for each move (`1/86400`, `1.5/move`), `inf`, `hg120`, and two controls
/// (`5+0.05; 10+0.1`, White's first). Everything is in seconds.
///
/// `parse` refuses `90+30` and its like as [`NotationError::Ambiguous`], because most files
/// that say so mean 90 minutes; [`TimeControlTag::parse_as_seconds`] reads the standard to
/// the letter.
///
/// ```
/// use chesslaws_clock::{TimeControl, TimeControlTag};
///
/// assert_eq!("?".parse(), Ok(TimeControlTag::Unknown));
/// assert_eq!("-".parse(), Ok(TimeControlTag::Unlimited));
/// let classical: TimeControl = "90m/40 + 30m + 30s".parse()?;
/// assert_eq!("40/5400+30:1800+30".parse(), Ok(TimeControlTag::Control(classical)));
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[allow(
    clippy::large_enum_variant,
    reason = "without allocation there is nothing to box it in"
)]
pub enum TimeControlTag {
    /// `?`: unknown.
    Unknown,
    /// `-`: no time control.
    Unlimited,
    /// A time control.
    Control(TimeControl),
}

impl TimeControlTag {
    /// Reads the tag in seconds whatever is likely.
    ///
    /// # Errors
    /// [`NotationError`] for what no PGN file means, and for impossible controls.
    ///
    /// ```
    /// use chesslaws_clock::TimeControlTag;
    /// let tag = TimeControlTag::parse_as_seconds("90+30")?;
    /// assert_eq!(tag.to_string(), "90+30");
    /// assert!("90+30".parse::<TimeControlTag>().is_err());
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    pub fn parse_as_seconds(text: &str) -> Result<Self, NotationError> {
        match text.trim() {
            "?" => Ok(Self::Unknown),
            "-" => Ok(Self::Unlimited),
            text if text.eq_ignore_ascii_case("inf") => Ok(Self::Unlimited),
            _ => read_control(text).map(Self::Control),
        }
    }

    /// The control, if the tag names one.
    ///
    /// ```
    /// use chesslaws_clock::TimeControlTag;
    /// assert!("300+3".parse::<TimeControlTag>()?.control().is_some());
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub const fn control(&self) -> Option<&TimeControl> {
        match self {
            Self::Control(control) => Some(control),
            _ => None,
        }
    }
}

impl FromStr for TimeControlTag {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let tag = Self::parse_as_seconds(text)?;
        match tag.control() {
            Some(control) if looks_like_minutes(text, control) => Err(NotationError::Ambiguous {
                reading: "`90+30` is 90 seconds by the standard and 90 minutes in many files; \
                          write 5400+30 or 90m+30s, or 90s+30s",
            }),
            _ => Ok(tag),
        }
    }
}

/// A base of at most three minutes with an increment of at least a tenth of it, both whole.
fn looks_like_minutes(text: &str, control: &TimeControl) -> bool {
    if text.contains(['.', ':', '/']) {
        return false;
    }
    Color::ALL.into_iter().any(|side| {
        let period = control.schedule(side).period(0);
        let base = period.time().as_secs();
        match period.mode() {
            Mode::Increment { amount, .. } => {
                (1..=180).contains(&base) && amount.as_secs() >= 2 && amount.as_secs() * 10 >= base
            }
            _ => false,
        }
    })
}

pub(crate) fn read_control(text: &str) -> Result<TimeControl, NotationError> {
    let mut scanner = Scanner::new(text);
    let white = read_side(&mut scanner)?;
    let control = if scanner.take(';') {
        TimeControl::unequal(white, read_side(&mut scanner)?)?
    } else {
        TimeControl::new(white)?
    };
    scanner.expect_end("a PGN time control")?;
    Ok(control)
}

fn read_side(scanner: &mut Scanner<'_>) -> Result<Schedule, NotationError> {
    scanner.skip_space();
    if scanner.take('*') || scanner.take_word("hg") {
        let time = scanner.seconds()?;
        scanner.skip_space();
        let glass = Period::all(time).with_mode(Mode::Hourglass);
        return Ok(Schedule::new(&[glass])?);
    }
    let mut periods = Periods::new();
    loop {
        if scanner.peek() == Some('*') {
            return Err(scanner.unexpected("a period (an hourglass stands alone)"));
        }
        let at = scanner.position();
        let period = read_field(scanner)?;
        periods.push(period, at)?;
        scanner.skip_space();
        if !scanner.take(':') {
            break;
        }
    }
    // A single field `1/86400` gives every move a day of its own; so do all engines.
    if let [only] = periods.as_mut()
        && only.required_moves() == Some(1)
        && only.mode() == Mode::Plain
    {
        *only = Period::all(only.time()).with_mode(Mode::MoveTimer);
    }
    Ok(periods.schedule()?)
}

fn read_field(scanner: &mut Scanner<'_>) -> Result<Period, NotationError> {
    let number = scanner.decimal()?;
    let mut period = if scanner.take('/') {
        if scanner.take_word("move") {
            let time = number.times(1)?;
            return Ok(Period::all(time).with_mode(Mode::MoveTimer));
        }
        if number.fraction {
            return Err(NotationError::Number { at: number.at });
        }
        let moves =
            u16::try_from(number.whole).map_err(|_| NotationError::Number { at: number.at })?;
        Period::moves(moves, scanner.seconds()?)
    } else {
        Period::all(number.times(1)?)
    };
    scanner.skip_space();
    if scanner.take('+') {
        scanner.skip_space();
        let amount = scanner.seconds()?;
        period = if scanner.take('d') {
            period.with_mode(Mode::UsDelay(amount))
        } else {
            period.with_increment(amount)
        };
    } else if scanner.take('d') {
        period = period.with_mode(Mode::UsDelay(scanner.seconds()?));
    }
    Ok(period)
}

impl fmt::Display for TimeControlTag {
    /// The tag's value; a control that PGN can't write becomes `?`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown => f.write_str("?"),
            Self::Unlimited => f.write_str("-"),
            Self::Control(control) => match control.to_pgn() {
                Ok(text) => text.fmt(f),
                Err(_) => f.write_str("?"),
            },
        }
    }
}

/// A time control written as the value of a PGN tag; see [`TimeControl::to_pgn`].
///
/// ```
/// use chesslaws_clock::TimeControl;
/// let control: TimeControl = "G/90;d5".parse()?;
/// assert_eq!(control.to_pgn().unwrap().to_string(), "5400d5");
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct PgnTimeControl<'a>(&'a TimeControl);

const STYLE: &str = "PGN TimeControl tag";

impl TimeControl {
    /// Writes the control as the value of a PGN `TimeControl` tag, in seconds, the increment
    /// in every field. [`TimeControlTag::parse_as_seconds`] reads back the same control.
    ///
    /// # Errors
    /// [`UnwritableError`] for what the tag has no form for: byo-yomi, Bronstein, gong, a
    /// change of period at the flag and the like.
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// let control: TimeControl = "90m/40 + 30m + 30s".parse()?;
    /// assert_eq!(control.to_pgn().unwrap().to_string(), "40/5400+30:1800+30");
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    pub fn to_pgn(&self) -> Result<PgnTimeControl<'_>, UnwritableError> {
        let unwritable = |what| UnwritableError { style: STYLE, what };
        if self.period_change() != PeriodChange::AtMove {
            return Err(unwritable("a change of period at the flag"));
        }
        if self.after_flag() != AfterFlag::RunOn {
            return Err(unwritable("a clock that freezes"));
        }
        for side in Color::ALL {
            let periods = self.schedule(side).periods();
            for period in periods {
                match period.mode() {
                    Mode::Plain | Mode::UsDelay(_) | Mode::Hourglass | Mode::MoveTimer => {}
                    Mode::Increment { from_move: 1, .. } => {}
                    Mode::Increment { .. } => {
                        return Err(unwritable("an increment that comes later"));
                    }
                    _ => return Err(unwritable("this mode")),
                }
            }
            if let [only] = periods
                && only.required_moves() == Some(1)
                && only.mode() == Mode::Plain
            {
                return Err(unwritable("one move in a period that carries over"));
            }
        }
        Ok(PgnTimeControl(self))
    }
}

impl fmt::Display for PgnTimeControl<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_side(f, self.0.schedule(Color::White))?;
        if !self.0.is_equal() {
            f.write_str("; ")?;
            write_side(f, self.0.schedule(Color::Black))?;
        }
        Ok(())
    }
}

fn write_side(f: &mut fmt::Formatter<'_>, schedule: &Schedule) -> fmt::Result {
    for (index, period) in schedule.periods().iter().enumerate() {
        if index > 0 {
            f.write_str(":")?;
        }
        match period.mode() {
            Mode::Hourglass => f.write_str("*")?,
            Mode::MoveTimer => f.write_str("1/")?,
            _ => {}
        }
        if let Some(moves) = period.required_moves() {
            write!(f, "{moves}/")?;
        }
        write_seconds(f, period.time())?;
        match period.mode() {
            Mode::Increment { amount, .. } => {
                f.write_str("+")?;
                write_seconds(f, amount)?;
            }
            Mode::UsDelay(delay) => {
                f.write_str("d")?;
                write_seconds(f, delay)?;
            }
            _ => {}
        }
    }
    Ok(())
}

pub(crate) fn write_seconds(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    write!(f, "{}", time.as_secs())?;
    write_fraction(f, time.subsec_nanos())
}
