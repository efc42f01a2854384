//! The times of the UCI command `go`.

use crate::clock::Clock;
use crate::control::Mode;
use crate::time::duration;
use chesslaws_laws::Color;
use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// The times that `go` tells an engine, in whole milliseconds when written.
///
/// From a clock ([`Clock::go_times`]): both sides always, never negative, rounded down, the
/// increment of the first move included as the engine expects it, and `movestogo` never 0.
///
/// ```
/// use chesslaws_clock::{Clock, GoTimes};
/// use chesslaws_laws::Color;
///
/// let clock = Clock::new("90m/40 + 30m + 30s".parse()?);
/// assert_eq!(
///     clock.go_times().to_string(),
///     "go wtime 5430000 btime 5430000 winc 30000 binc 30000 movestogo 40",
/// );
/// let read: GoTimes = "go wtime -5 btime 1000".parse()?;
/// assert_eq!(read.left.map(|[white, _]| white.as_millis()), Some(0));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct GoTimes {
    /// `wtime` and `btime`; `None` where neither is told. A missing one is zero, and so is a
    /// negative one, which some interfaces send.
    pub left: Option<[Duration; 2]>,
    /// `winc` and `binc`.
    pub increment: [Duration; 2],
    /// `movestogo`: moves to the next control, never 0; `None` for all remaining moves.
    pub moves_to_go: Option<u32>,
    /// `movetime`: the time for this move alone.
    pub move_time: Option<Duration>,
}

impl Clock {
    /// The times to tell an engine that plays the side on move (before the start: White).
    ///
    /// UCI has no word for a delay or for overtime, so the times are the safe ones: unused
    /// delay is part of the side's time and no increment; in main time byo-yomi is not told;
    /// in overtime the engine is told of the running period (`movestogo 1`) or block only.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// let clock = Clock::new("60d5".parse()?);
    /// assert_eq!(clock.go_times().to_string(), "go wtime 65000 btime 65000 winc 0 binc 0");
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn go_times(&self) -> GoTimes {
        let side = self.on_move().unwrap_or(Color::White);
        let mode = self.state.mode(&self.control, side);
        let left = Color::ALL.map(|side| {
            let account = self.state.account(side);
            duration(account.left.saturating_add(account.delay))
        });
        let increment = Color::ALL.map(|side| match self.state.mode(&self.control, side) {
            Mode::Increment { amount, .. } => amount,
            _ => Duration::ZERO,
        });
        let own = self.time_left(side).time();
        GoTimes {
            left: (mode != Mode::CountUp).then_some(left),
            increment,
            moves_to_go: match mode {
                Mode::ByoYomi { .. } if self.overtime(side).is_some() => Some(1),
                _ => self.moves_to_go(side).filter(|moves| *moves > 0),
            },
            move_time: matches!(mode, Mode::MoveTimer | Mode::Gong).then_some(own),
        }
    }
}

impl fmt::Display for GoTimes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(time) = self.move_time {
            return write!(f, "go movetime {}", time.as_millis());
        }
        let Some([white, black]) = self.left.map(|left| left.map(|time| time.as_millis())) else {
            return f.write_str("go infinite");
        };
        let [white_inc, black_inc] = self.increment.map(|time| time.as_millis());
        write!(
            f,
            "go wtime {white} btime {black} winc {white_inc} binc {black_inc}"
        )?;
        match self.moves_to_go {
            Some(moves) if moves > 0 => write!(f, " movestogo {moves}"),
            _ => Ok(()),
        }
    }
}

/// A `go` command whose times can't be read.
///
/// ```
/// use chesslaws_clock::{GoTimes, UciError};
/// let error = "go wtime soon".parse::<GoTimes>().unwrap_err();
/// assert_eq!(error, UciError { word: "wtime", at: 3 });
/// assert_eq!(error.to_string(), "byte 3: expected whole milliseconds or moves after `wtime`");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("byte {at}: expected whole milliseconds or moves after `{word}`")]
pub struct UciError {
    /// The word whose number is missing, not a number, or too large.
    pub word: &'static str,
    /// Where the word stands, in bytes from 0.
    pub at: usize,
}

impl FromStr for GoTimes {
    type Err = UciError;

    /// Reads the times of a `go` command and passes over everything else in it.
    fn from_str(text: &str) -> Result<Self, UciError> {
        let mut go = Self::default();
        let mut words = text.split_whitespace();
        while let Some(found) = words.next() {
            let Some(word) = WORDS.into_iter().find(|word| *word == found) else {
                continue;
            };
            let at = offset(text, found);
            let value = words
                .next()
                .and_then(|number| number.parse::<i64>().ok())
                .ok_or(UciError { word, at })?;
            let number = u64::try_from(value).unwrap_or(0);
            let time = Duration::from_millis(number);
            let [white, black] = go.left.unwrap_or_default();
            let [white_inc, black_inc] = go.increment;
            match word {
                "wtime" => go.left = Some([time, black]),
                "btime" => go.left = Some([white, time]),
                "winc" => go.increment = [time, black_inc],
                "binc" => go.increment = [white_inc, time],
                "movetime" => go.move_time = Some(time),
                _ => {
                    let moves = u32::try_from(number).map_err(|_| UciError { word, at })?;
                    go.moves_to_go = Some(moves).filter(|moves| *moves > 0);
                }
            }
        }
        Ok(go)
    }
}

const WORDS: [&str; 6] = ["wtime", "btime", "winc", "binc", "movestogo", "movetime"];

/// Where a word that was split off `text` stands in it.
fn offset(text: &str, word: &str) -> usize {
    (word.as_ptr() as usize).saturating_sub(text.as_ptr() as usize)
}
