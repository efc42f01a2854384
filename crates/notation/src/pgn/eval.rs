//! How a program judges a position: `[%eval 0.17,25]`, `[%eval #-3]`.

use core::fmt;
use thiserror::Error;

/// How a program judges a position: `0.35`, `-1.2,20`, `#-3`.
///
/// Displays with two decimals, as it is written in a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Eval {
    /// The judgement from White's side.
    pub score: EvalScore,
    /// How many plies deep the program looked, if written.
    pub depth: Option<u32>,
}

/// The judgement of an [`Eval`], from White's side.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EvalScore {
    /// In hundredths of a pawn; below 100,000,000 either way where it was read.
    Centipawns(i32),
    /// Mate in so many moves; below zero Black mates.
    Mate(i32),
}

/// Why an evaluation can't be read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum EvalTextError {
    /// Neither a number of pawns nor a mate.
    #[error("expected pawns such as 0.35, or a mate such as #3")]
    Malformed,
    /// A mate without a whole number of moves.
    #[error("expected a whole number of moves after `#`")]
    Mate,
    /// A number of pawns that no program says.
    #[error("expected less than a million pawns")]
    OutOfRange,
    /// What follows the comma is no depth.
    #[error("expected a whole number of plies after the comma")]
    Depth,
}

impl Eval {
    /// Reads the argument of `%eval`: an [`EvalScore`], and after a comma the depth.
    ///
    /// # Errors
    ///
    /// As [`EvalScore::parse`]; [`EvalTextError::Depth`] if what follows a comma is no whole number.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{Eval, EvalScore, EvalTextError};
    ///
    /// let eval = Eval::parse(b"-1.25,18")?;
    /// assert_eq!((eval.score, eval.depth), (EvalScore::Centipawns(-125), Some(18)));
    /// assert_eq!(eval.to_string(), "-1.25,18");
    /// assert_eq!(Eval::parse(b"#5")?.score, EvalScore::Mate(5));
    /// assert_eq!(Eval::parse(b"better"), Err(EvalTextError::Malformed));
    /// # Ok::<(), EvalTextError>(())
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, EvalTextError> {
        let score = EvalScore::parse(text)?;
        let depth = match comma(text) {
            Some(at) => Some(number(text[at + 1..].trim_ascii()).ok_or(EvalTextError::Depth)?),
            None => None,
        };
        Ok(Self { score, depth })
    }
}

impl EvalScore {
    /// Reads the judgement alone from the argument of `%eval`; a depth after a comma is not looked
    /// at. Pawns may have any number of decimals, a sign and an exponent; they are rounded to the
    /// nearest hundredth, a half away from zero. Nothing is allocated.
    ///
    /// # Errors
    ///
    /// Any text that is neither pawns nor a mate; a million pawns and more.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{EvalScore, EvalTextError};
    ///
    /// assert_eq!(EvalScore::parse(b"-1.234"), Ok(EvalScore::Centipawns(-123)));
    /// assert_eq!(EvalScore::parse(b"+0.3,no depth"), Ok(EvalScore::Centipawns(30)));
    /// assert_eq!(EvalScore::parse(b"#-3,20"), Ok(EvalScore::Mate(-3)));
    /// assert_eq!(EvalScore::parse(b"#x"), Err(EvalTextError::Mate));
    /// ```
    #[inline]
    pub fn parse(text: &[u8]) -> Result<Self, EvalTextError> {
        let score = match comma(text) {
            Some(at) => &text[..at],
            None => text,
        };
        let score = score.trim_ascii();
        match plain_hundredths(score) {
            Some(hundredths) => Ok(Self::Centipawns(hundredths)),
            None => Self::parse_slowly(score),
        }
    }

    fn parse_slowly(score: &[u8]) -> Result<Self, EvalTextError> {
        match score {
            [b'#', moves @ ..] => number(moves).map(Self::Mate).ok_or(EvalTextError::Mate),
            pawns => hundredths(pawns).map(Self::Centipawns),
        }
    }
}

fn comma(text: &[u8]) -> Option<usize> {
    text.iter().position(|&byte| byte == b',')
}

fn number<T: core::str::FromStr>(text: &[u8]) -> Option<T> {
    core::str::from_utf8(text).ok()?.parse().ok()
}

/// `-12.34` and `0.5`: up to four digits, a point, one or two digits.
fn plain_hundredths(text: &[u8]) -> Option<i32> {
    let (sign, number) = match text {
        [b'-', number @ ..] => (-1, number),
        number => (1, number),
    };
    let point = number.iter().take(5).position(|&byte| byte == b'.')?;
    let (pawns, fraction) = (&number[..point], &number[point + 1..]);
    let scale = match fraction.len() {
        1 => 10,
        2 => 1,
        _ => return None,
    };
    let digits = |digits: &[u8]| {
        digits.iter().try_fold(0i32, |sum, digit| {
            let is_digit = digit.is_ascii_digit();
            is_digit.then(|| sum * 10 + i32::from(digit - b'0'))
        })
    };
    if pawns.is_empty() {
        return None;
    }
    Some(sign * (digits(pawns)? * 100 + digits(fraction)? * scale))
}

/// Pawns as any program may write a number, in hundredths.
fn hundredths(pawns: &[u8]) -> Result<i32, EvalTextError> {
    const LIMIT: f64 = 1e8;
    // Rust's own numbers may also be words.
    let is_word = |byte: &u8| byte.is_ascii_alphabetic() && !matches!(byte, b'e' | b'E');
    if pawns.iter().any(is_word) {
        return Err(EvalTextError::Malformed);
    }
    let pawns: f64 = number(pawns).ok_or(EvalTextError::Malformed)?;
    let hundredths = pawns * 100.0;
    if hundredths.abs() >= LIMIT {
        return Err(EvalTextError::OutOfRange);
    }
    #[expect(clippy::cast_possible_truncation, reason = "the range was tested")]
    let towards_zero = hundredths as i32;
    let rest = hundredths - f64::from(towards_zero);
    let away = if rest >= 0.5 {
        1
    } else if rest <= -0.5 {
        -1
    } else {
        0
    };
    let rounded = towards_zero + away;
    if f64::from(rounded).abs() < LIMIT {
        Ok(rounded)
    } else {
        Err(EvalTextError::OutOfRange)
    }
}

impl fmt::Display for Eval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.score)?;
        self.depth.map_or(Ok(()), |depth| write!(f, ",{depth}"))
    }
}

impl fmt::Display for EvalScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Mate(moves) => write!(f, "#{moves}"),
            Self::Centipawns(sum) => {
                let sign = if sum < 0 { "-" } else { "" };
                let sum = sum.unsigned_abs();
                write!(f, "{sign}{}.{:02}", sum / 100, sum % 100)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::format;
    use alloc::string::ToString;

    fn pawns(hundredths: i32) -> Result<EvalScore, EvalTextError> {
        Ok(EvalScore::Centipawns(hundredths))
    }

    #[test]
    fn the_forms_that_programs_write() {
        for (text, score, depth, written) in [
            ("0.17", EvalScore::Centipawns(17), None, "0.17"),
            ("-1.234", EvalScore::Centipawns(-123), None, "-1.23"),
            ("+0.3", EvalScore::Centipawns(30), None, "0.30"),
            ("#-3", EvalScore::Mate(-3), None, "#-3"),
            ("#+4", EvalScore::Mate(4), None, "#4"),
            ("#3,20", EvalScore::Mate(3), Some(20), "#3,20"),
            ("0.17,25", EvalScore::Centipawns(17), Some(25), "0.17,25"),
            (
                " -12.5 , 7 ",
                EvalScore::Centipawns(-1250),
                Some(7),
                "-12.50,7",
            ),
            ("3", EvalScore::Centipawns(300), None, "3.00"),
            ("3.", EvalScore::Centipawns(300), None, "3.00"),
            (".5", EvalScore::Centipawns(50), None, "0.50"),
            ("-0.00", EvalScore::Centipawns(0), None, "0.00"),
            ("1.5e1", EvalScore::Centipawns(1500), None, "15.00"),
            (
                "12345.678901",
                EvalScore::Centipawns(1_234_568),
                None,
                "12345.68",
            ),
        ] {
            let eval = Eval { score, depth };
            assert_eq!(Eval::parse(text.as_bytes()), Ok(eval), "{text}");
            assert_eq!(EvalScore::parse(text.as_bytes()), Ok(score), "{text}");
            assert_eq!(eval.to_string(), written);
            assert_eq!(Eval::parse(written.as_bytes()), Ok(eval), "{written}");
        }
    }

    #[test]
    fn halves_are_rounded_away_from_zero() {
        for (text, hundredths) in [
            ("0.125", 13),
            ("-0.125", -13),
            ("0.124999", 12),
            ("0.0049999", 0),
            ("-0.0049999", 0),
            ("999999.99", 99_999_999),
            ("-999999.994", -99_999_999),
        ] {
            assert_eq!(
                EvalScore::parse(text.as_bytes()),
                pawns(hundredths),
                "{text}"
            );
        }
    }

    #[test]
    fn what_is_no_evaluation_is_an_error() {
        use EvalTextError as E;
        for (text, error) in [
            ("", E::Malformed),
            ("x", E::Malformed),
            (".", E::Malformed),
            ("--1", E::Malformed),
            ("1.-5", E::Malformed),
            ("1.2.3", E::Malformed),
            ("1e", E::Malformed),
            ("inf", E::Malformed),
            ("-NaN", E::Malformed),
            ("0,17.5", E::Depth),
            ("\u{2212}1", E::Malformed),
            ("#", E::Mate),
            ("#x", E::Mate),
            ("#1.5", E::Mate),
            ("#99999999999", E::Mate),
            ("99999999999", E::OutOfRange),
            ("1e999", E::OutOfRange),
            ("1000000", E::OutOfRange),
            ("-999999.995", E::OutOfRange),
            ("0.17,x", E::Depth),
            ("#3,", E::Depth),
            ("1,-5", E::Depth),
            ("x,y", E::Malformed),
        ] {
            assert_eq!(Eval::parse(text.as_bytes()), Err(error), "{text}");
            assert!(error.to_string().starts_with("expected "));
        }
        assert_eq!(Eval::parse(b"\xbd"), Err(E::Malformed));
        assert_eq!(EvalScore::parse(b"0.17,\xff"), pawns(17));
    }

    #[test]
    fn plain_evaluations_are_what_the_slower_reader_reads() {
        for number in 0..20_000 {
            for sign in ["", "-"] {
                let (whole, part) = (number / 100, number % 100);
                let texts = [
                    format!("{sign}{whole}.{part:02}"),
                    format!("{sign}{whole}.{}", part / 10),
                ];
                for text in texts {
                    let quick = plain_hundredths(text.as_bytes());
                    assert_eq!(
                        quick.ok_or(EvalTextError::Malformed),
                        hundredths(text.as_bytes()),
                        "{text}"
                    );
                }
            }
        }
        for text in [
            "", "-", ".", "1", "1.", ".5", "1.234", "1.x", "x.1", "--1.0", "+1.0", "#3", "12345.0",
            "inf", "1e5", "1.-5",
        ] {
            assert_eq!(plain_hundredths(text.as_bytes()), None, "{text}");
        }
    }
}
