//! A cursor over the text, shared by all the readers.

use super::NotationError;
use crate::control::{ControlError, MAX_PERIODS, Period};
use core::time::Duration;

#[derive(Clone, Copy)]
pub(crate) struct Scanner<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Scanner<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    pub(crate) const fn position(&self) -> usize {
        self.at
    }

    pub(crate) fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(crate) fn at_end(&self) -> bool {
        self.rest().is_empty()
    }

    pub(crate) fn skip_while(&mut self, mut keep: impl FnMut(char) -> bool) -> &'a str {
        let rest = self.rest();
        let len = rest.find(|c: char| !keep(c)).unwrap_or(rest.len());
        self.at += len;
        rest.get(..len).unwrap_or("")
    }

    pub(crate) fn skip_space(&mut self) {
        self.skip_while(char::is_whitespace);
    }

    /// Takes `symbol` if it stands here.
    pub(crate) fn take(&mut self, symbol: char) -> bool {
        let found = self.peek() == Some(symbol);
        if found {
            self.at += symbol.len_utf8();
        }
        found
    }

    /// Takes `word`, in capitals or not, if it stands here.
    pub(crate) fn take_word(&mut self, word: &str) -> bool {
        let found = self
            .rest()
            .get(..word.len())
            .is_some_and(|head| head.eq_ignore_ascii_case(word));
        if found {
            self.at += word.len();
        }
        found
    }

    pub(crate) fn unexpected(&self, expected: &'static str) -> NotationError {
        NotationError::Unexpected {
            expected,
            found: self.peek(),
            at: self.at,
        }
    }

    pub(crate) fn expect_end(&self, expected: &'static str) -> Result<(), NotationError> {
        if self.at_end() {
            Ok(())
        } else {
            Err(self.unexpected(expected))
        }
    }

    /// A whole number.
    pub(crate) fn integer(&mut self) -> Result<u64, NotationError> {
        let at = self.at;
        let digits = self.skip_while(|c| c.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.unexpected("a number"));
        }
        digits.parse().map_err(|_| NotationError::Number { at })
    }

    /// A number of moves: at most 65535; zero is left to the check of the control.
    pub(crate) fn count(&mut self) -> Result<u16, NotationError> {
        let at = self.at;
        u16::try_from(self.integer()?).map_err(|_| NotationError::Number { at })
    }

    /// A decimal number, exact to the ninth digit.
    pub(crate) fn decimal(&mut self) -> Result<Decimal, NotationError> {
        let at = self.at;
        let whole = self.integer()?;
        let fraction = self.take('.');
        let billionths = if fraction { self.billionths(at)? } else { 0 };
        Ok(Decimal {
            whole,
            billionths,
            fraction,
            at,
        })
    }

    /// The digits behind a decimal point, as billionths. The number began at `at`.
    pub(crate) fn billionths(&mut self, at: usize) -> Result<u64, NotationError> {
        let digits = self.skip_while(|c| c.is_ascii_digit());
        if digits.is_empty() {
            return Err(self.unexpected("a digit"));
        }
        let significant = digits.trim_end_matches('0');
        if significant.len() > 9 {
            return Err(NotationError::Number { at });
        }
        Ok(significant
            .bytes()
            .chain(core::iter::repeat(b'0'))
            .take(9)
            .fold(0, |sum, digit| sum * 10 + u64::from(digit - b'0')))
    }

    /// Seconds, possibly with a fraction.
    pub(crate) fn seconds(&mut self) -> Result<Duration, NotationError> {
        self.decimal()?.times(1)
    }
}

/// An exact decimal number.
#[derive(Clone, Copy)]
pub(crate) struct Decimal {
    pub(crate) whole: u64,
    pub(crate) billionths: u64,
    pub(crate) fraction: bool,
    pub(crate) at: usize,
}

impl Decimal {
    /// The number of units of `seconds` seconds as a time.
    pub(crate) fn times(self, seconds: u64) -> Result<Duration, NotationError> {
        let too_large = NotationError::Number { at: self.at };
        let whole = self.whole.checked_mul(seconds).ok_or(too_large)?;
        // At most 3600 times a billion.
        let rest = Duration::from_nanos(self.billionths * seconds);
        Duration::from_secs(whole)
            .checked_add(rest)
            .ok_or(too_large)
    }
}

/// The periods read so far.
pub(crate) struct Periods {
    kept: [Period; MAX_PERIODS],
    len: usize,
}

impl Periods {
    pub(crate) const fn new() -> Self {
        Self {
            kept: [Period::all(Duration::ZERO); MAX_PERIODS],
            len: 0,
        }
    }

    pub(crate) fn push(&mut self, period: Period, at: usize) -> Result<(), NotationError> {
        let slot = self
            .kept
            .get_mut(self.len)
            .ok_or(NotationError::TooManyPeriods { at })?;
        *slot = period;
        self.len += 1;
        Ok(())
    }

    pub(crate) fn as_mut(&mut self) -> &mut [Period] {
        self.kept.get_mut(..self.len).unwrap_or(&mut [])
    }

    pub(crate) fn as_slice(&self) -> &[Period] {
        self.kept.get(..self.len).unwrap_or(&[])
    }

    pub(crate) fn last(&self) -> Option<&Period> {
        self.as_slice().last()
    }

    pub(crate) fn schedule(&self) -> Result<crate::Schedule, ControlError> {
        crate::Schedule::new(self.as_slice())
    }
}

/// Whether `text` has `word` in it, in capitals or not.
pub(crate) fn contains_word(text: &str, word: &str) -> bool {
    (0..text.len()).any(|at| {
        text.get(at..)
            .and_then(|rest| rest.get(..word.len()))
            .is_some_and(|head| head.eq_ignore_ascii_case(word))
    })
}
