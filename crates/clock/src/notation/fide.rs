//! Reads the style of regulations, with units: `90m/40 + 30m + 30s`, and its extension to every
//! mode, which [`super::canonical`] writes.

use super::NotationError;
use super::scan::{Periods, Scanner};
use crate::control::{Mode, Period, Reload, Schedule, TimeControl};
use crate::{AfterFlag, PeriodChange};
use core::time::Duration;

impl TimeControl {
    /// Reads times with units, as regulations write them: `90m/40 + 30m + 30s`,
    /// `90'/40+30'/end+30"`, `15 min + 10 sec`, `1h30m`. A period is a time with the number of
    /// its moves; the last term, in seconds, is the increment for all periods. All modes have
    /// words:
    ///
    /// | text | meaning |
    /// |---|---|
    /// | `5m + 3s from 61` | increment from move 61 on |
    /// | `5m + 3s delay`, `bronstein`, `give-back` | US delay, Bronstein, classical Bronstein |
    /// | `10m + 3x30s` | three byo-yomi periods |
    /// | `10m + 25 moves in 5m` (`by button`) | Canadian overtime (reloaded by hand) |
    /// | `hourglass 60s`, `gong 10s`, `30s per move`, `count up` | the other modes |
    /// | `(90m/40) + (30m + 30s)` | periods in different modes |
    /// | `120m/flag + 60m repeat; at flag` | periods changed by the flag; the last repeats |
    /// | `5m vs 4m` | White's and Black's |
    /// | `; at flag`, `; freeze` | the choices that devices differ in |
    ///
    /// # Errors
    /// [`NotationError`] with the byte at which the text stops making sense.
    ///
    /// ```
    /// use chesslaws_clock::TimeControl;
    /// let control = TimeControl::parse_fide("90'/40 + 30'/end + 30\"")?;
    /// assert_eq!(control.to_string(), "90m/40 + 30m + 30s");
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    pub fn parse_fide(text: &str) -> Result<Self, NotationError> {
        let mut scanner = Scanner::new(text);
        let white = read_side(&mut scanner)?;
        scanner.skip_space();
        let black = if scanner.take_word("vs") {
            read_side(&mut scanner)?
        } else {
            white
        };
        let mut change = PeriodChange::AtMove;
        let mut after = AfterFlag::RunOn;
        scanner.skip_space();
        while scanner.take(';') {
            scanner.skip_space();
            if scanner.take_word("at flag") {
                change = PeriodChange::AtFlag;
            } else if scanner.take_word("at move") {
                change = PeriodChange::AtMove;
            } else if scanner.take_word("freeze") {
                after = AfterFlag::Freeze;
            } else if scanner.take_word("run on") {
                after = AfterFlag::RunOn;
            } else {
                return Err(scanner.unexpected("`at flag`, `at move`, `freeze` or `run on`"));
            }
            scanner.skip_space();
        }
        scanner.expect_end("`+`, `vs`, `;` or the end")?;
        Ok(Self::with_device([white, black], change, after)?)
    }
}

fn read_side(scanner: &mut Scanner<'_>) -> Result<Schedule, NotationError> {
    scanner.skip_space();
    let alone = |time, mode| Ok(Schedule::new(&[Period::all(time).with_mode(mode)])?);
    if scanner.take_word("hourglass") {
        return alone(read_time(scanner)?.time, Mode::Hourglass);
    }
    if scanner.take_word("gong") {
        return alone(read_time(scanner)?.time, Mode::Gong);
    }
    if scanner.take_word("count up") {
        return alone(Duration::ZERO, Mode::CountUp);
    }
    let mut chain = Chain {
        periods: Periods::new(),
        bonus: None,
        followed: true,
    };
    loop {
        chain.read_term(scanner)?;
        scanner.skip_space();
        if chain.periods.as_slice().len() == 1 && scanner.take_word("per move") {
            let time = chain.periods.last().map_or(Duration::ZERO, Period::time);
            return alone(time, Mode::MoveTimer);
        }
        if chain.bonus.is_some() || !scanner.take('+') {
            break;
        }
    }
    chain.finish(scanner.take_word("repeat"))
}

/// Terms joined by `+`.
struct Chain {
    periods: Periods,
    bonus: Option<Mode>,
    /// Whether the last period names what ends it, so that another may follow.
    followed: bool,
}

/// A term before it is known what it stands for.
enum Term {
    Period(Period, Followed),
    Bonus(Mode),
    /// A time alone, and whether it is in seconds.
    Plain(Time),
}

type Followed = bool;

impl Chain {
    fn read_term(&mut self, scanner: &mut Scanner<'_>) -> Result<(), NotationError> {
        scanner.skip_space();
        let (at, start) = (scanner.position(), scanner.peek());
        let first = self.periods.as_slice().is_empty();
        if scanner.take('(') {
            if !self.followed {
                return Err(scanner.unexpected("the increment"));
            }
            return self.read_group(scanner, at);
        }
        match read_term(scanner, self.followed)? {
            Term::Period(period, followed) if self.followed => {
                self.followed = followed;
                self.periods.push(period, at)
            }
            Term::Plain(plain) if self.followed && (first || !plain.in_seconds) => {
                self.followed = false;
                self.periods.push(Period::all(plain.time), at)
            }
            Term::Plain(plain) if plain.in_seconds => {
                self.bonus = Some(increment(plain.time, 1));
                Ok(())
            }
            Term::Bonus(mode) if !first => {
                self.bonus = Some(mode);
                Ok(())
            }
            _ => Err(NotationError::Unexpected {
                expected: if first {
                    "a period"
                } else {
                    "an increment or delay in seconds (a period can follow only one with moves)"
                },
                found: start,
                at,
            }),
        }
    }

    /// `(90m/40 + 30s)`.
    fn read_group(&mut self, scanner: &mut Scanner<'_>, at: usize) -> Result<(), NotationError> {
        let (mut period, followed) = match read_term(scanner, true)? {
            Term::Period(period, followed) => (period, followed),
            Term::Plain(plain) => (Period::all(plain.time), false),
            Term::Bonus(_) => return Err(scanner.unexpected("a period")),
        };
        scanner.skip_space();
        if scanner.take('+') {
            period = period.with_mode(match read_term(scanner, false)? {
                Term::Bonus(mode) => mode,
                Term::Plain(plain) if plain.in_seconds => increment(plain.time, 1),
                _ => return Err(scanner.unexpected("an increment or delay in seconds")),
            });
            scanner.skip_space();
        }
        if !scanner.take(')') {
            return Err(scanner.unexpected("`)`"));
        }
        self.followed = followed;
        self.periods.push(period, at)
    }

    fn finish(mut self, repeat: bool) -> Result<Schedule, NotationError> {
        if let Some(mode) = self.bonus {
            let periods = self.periods.as_mut();
            let from = if mode.overtime().is_some() {
                periods.len().saturating_sub(1)
            } else {
                0
            };
            for period in periods.iter_mut().skip(from) {
                *period = period.with_mode(mode);
            }
        }
        let periods = self.periods.as_slice();
        Ok(if repeat {
            Schedule::repeating(periods)?
        } else {
            Schedule::new(periods)?
        })
    }
}

const fn increment(amount: Duration, from_move: u16) -> Mode {
    Mode::Increment { amount, from_move }
}

/// Reads a term; `period` says whether `40 moves in 90m` may be a period here.
fn read_term(scanner: &mut Scanner<'_>, period: bool) -> Result<Term, NotationError> {
    scanner.skip_space();
    if let Some(term) = read_counted(scanner, period)? {
        return Ok(term);
    }
    let plain = read_time(scanner)?;
    let time = plain.time;
    scanner.skip_space();
    if scanner.take('/') {
        scanner.skip_space();
        if scanner.take_word("end") || scanner.take_word("all") {
            return Ok(Term::Period(Period::all(time), false));
        }
        if scanner.take_word("flag") {
            return Ok(Term::Period(Period::all(time), true));
        }
        let moves = scanner.count()?;
        take_moves(scanner);
        return Ok(Term::Period(Period::moves(moves, time), true));
    }
    for (word, mode) in [
        ("delay", Mode::UsDelay(time)),
        ("bronstein", Mode::Bronstein(time)),
        ("give-back", Mode::BronsteinGiveBack(time)),
    ] {
        if scanner.take_word(word) {
            return Ok(Term::Bonus(mode));
        }
    }
    if scanner.take_word("from") {
        scanner.skip_space();
        return Ok(Term::Bonus(increment(time, scanner.count()?)));
    }
    Ok(Term::Plain(plain))
}

fn take_moves(scanner: &mut Scanner<'_>) -> bool {
    let mut ahead = *scanner;
    ahead.skip_space();
    let found = ahead.take_word("moves") || ahead.take_word("move");
    if found {
        *scanner = ahead;
    }
    found
}

/// Terms that begin with a bare count: `3x30s`, `25 moves in 5m`.
fn read_counted(scanner: &mut Scanner<'_>, period: bool) -> Result<Option<Term>, NotationError> {
    let mut ahead = *scanner;
    let at = ahead.position();
    let Ok(count) = ahead.count() else {
        return Ok(None);
    };
    ahead.skip_space();
    if ahead.take('x') || ahead.take('×') {
        ahead.skip_space();
        let periods = u8::try_from(count).map_err(|_| NotationError::Number { at })?;
        let time = read_time(&mut ahead)?.time;
        *scanner = ahead;
        return Ok(Some(Term::Bonus(Mode::ByoYomi { periods, time })));
    }
    if !take_moves(&mut ahead) {
        return Ok(None);
    }
    ahead.skip_space();
    if !(ahead.take_word("in") || ahead.take('/')) {
        return Err(ahead.unexpected("`in` and a time"));
    }
    let time = read_time(&mut ahead)?.time;
    *scanner = ahead;
    if period {
        return Ok(Some(Term::Period(Period::moves(count, time), true)));
    }
    ahead.skip_space();
    let mut reload = Reload::AtLastMove;
    if ahead.take_word("by button") {
        reload = Reload::ByButton;
        *scanner = ahead;
    }
    Ok(Some(Term::Bonus(Mode::Canadian {
        moves: count,
        time,
        reload,
    })))
}

/// A time with its units.
struct Time {
    time: Duration,
    in_seconds: bool,
}

/// `90m`, `90 min`, `90'`, `1h30m`, `30s`, `30"`, `0.5s`.
fn read_time(scanner: &mut Scanner<'_>) -> Result<Time, NotationError> {
    scanner.skip_space();
    let mut sum = Duration::ZERO;
    let mut smallest = u64::MAX;
    let mut in_seconds = true;
    loop {
        let number = scanner.decimal()?;
        let mut ahead = *scanner;
        ahead.skip_space();
        let Some(unit) = read_unit(&mut ahead).filter(|unit| *unit < smallest) else {
            return Err(scanner.unexpected("a unit: h, m or s"));
        };
        *scanner = ahead;
        let part = number.times(unit)?;
        sum = sum
            .checked_add(part)
            .ok_or(NotationError::Number { at: number.at })?;
        in_seconds &= unit == 1;
        smallest = unit;
        if !scanner.peek().is_some_and(|c| c.is_ascii_digit()) {
            break;
        }
    }
    Ok(Time {
        time: sum,
        in_seconds,
    })
}

/// The unit that stands here, in seconds.
fn read_unit(scanner: &mut Scanner<'_>) -> Option<u64> {
    const MINUTE: u64 = 60;
    if scanner.take_word("''") || scanner.take('"') || scanner.take('″') {
        return Some(1);
    }
    if scanner.take('\'') || scanner.take('′') {
        return Some(MINUTE);
    }
    let word = scanner.skip_while(char::is_alphabetic);
    scanner.take('.');
    let is = |names: &[&str]| names.iter().any(|name| word.eq_ignore_ascii_case(name));
    if is(&["h", "hr", "hrs", "hour", "hours"]) {
        Some(3600)
    } else if is(&["m", "min", "mins", "minute", "minutes"]) {
        Some(MINUTE)
    } else if is(&["s", "sec", "secs", "second", "seconds"]) {
        Some(1)
    } else {
        None
    }
}
