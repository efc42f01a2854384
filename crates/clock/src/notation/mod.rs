//! Time controls and clock times as text.

mod canonical;
mod clock_time;
mod comment;
mod error;
mod fide;
mod pgn;
mod scan;
mod uci;
mod us;

pub use clock_time::{ClockTime, ReadTime, TimeForm, TwoParts, clock_after, time_spent};
pub use comment::{ClockCommand, ClockTag, CommandKind, Commands, commands};
pub use error::{NotationError, UnwritableError};
pub use pgn::{PgnTimeControl, TimeControlTag};
pub use uci::{GoTimes, UciError};
pub use us::UsTimeControl;

use crate::control::TimeControl;
use core::str::FromStr;
use scan::contains_word;

impl FromStr for TimeControl {
    type Err = NotationError;

    /// Reads every style: a PGN tag (seconds, `40/5400+30:1800+30`), units as in regulations
    /// (`90m/40 + 30m + 30s`), US Chess (`40/120, SD/60; inc30`). The style is told by what is
    /// in the text: `G/`, `SD/`, `inc` or a comma for US Chess; digits and signs only for PGN.
    ///
    /// `?` and `-` are errors of their own. `90+30` (seconds or minutes?) and a lone `40/120`
    /// (PGN's seconds or US minutes?) are refused as ambiguous, and so are `1:30:00` and `3|2`.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        read(text).map_err(|error| meant(text).unwrap_or(error))
    }
}

fn read(text: &str) -> Result<TimeControl, NotationError> {
    if is_us(text) {
        return TimeControl::parse_us(text);
    }
    if !is_pgn(text) {
        return TimeControl::parse_fide(text);
    }
    match text.parse()? {
        TimeControlTag::Unknown => Err(NotationError::Unknown),
        TimeControlTag::Unlimited => Err(NotationError::Unlimited),
        TimeControlTag::Control(control) if is_lone_period(text, &control) => {
            Err(NotationError::Ambiguous {
                reading: "`40/120` is 40 moves in 120 seconds in a PGN tag and in 120 minutes \
                              in US style; write 120m/40 or 120s/40",
            })
        }
        TimeControlTag::Control(control) => Ok(control),
    }
}

/// What a text that can't be read is elsewhere: hours, minutes and seconds, or minutes and seconds
/// with a bar between them.
fn meant(text: &str) -> Option<NotationError> {
    let text = text.trim();
    let digits = |part: &str, most| {
        (1..=most).contains(&part.len()) && part.bytes().all(|b| b.is_ascii_digit())
    };
    let is_time = text.contains(':')
        && text.split(':').count() <= 3
        && text.split(':').all(|part| digits(part, 2));
    let has_bar = text
        .split_once('|')
        .is_some_and(|(base, increment)| digits(base.trim(), 4) && digits(increment.trim(), 4));
    let reading = if is_time {
        "`1:30:00` is three periods of seconds in a PGN tag and one time elsewhere; write 90m or 1h30m"
    } else if has_bar {
        "`3|2` names no units; write 3m+2s"
    } else {
        return None;
    };
    Some(NotationError::Ambiguous { reading })
}

fn is_us(text: &str) -> bool {
    ["g/", "sd/", "inc", ","]
        .into_iter()
        .any(|word| contains_word(text, word))
}

fn is_pgn(text: &str) -> bool {
    let text = text.trim();
    let word = |word: &str, at_end: bool| {
        let head = if at_end {
            text.len()
                .checked_sub(word.len())
                .and_then(|at| text.get(at..))
        } else {
            text.get(..word.len())
        };
        head.is_some_and(|head| head.eq_ignore_ascii_case(word))
    };
    if word("hg", false) || word("/move", true) || text.eq_ignore_ascii_case("inf") {
        return true;
    }
    text.chars()
        .all(|c| c.is_ascii_digit() || c.is_whitespace() || ".+:/*?-;d".contains(c))
}

/// `40/120`: a number of moves and at most five minutes, and nothing else.
fn is_lone_period(text: &str, control: &TimeControl) -> bool {
    let first = control.schedule(chesslaws_laws::Color::White).period(0);
    !text.contains([':', '+', 'd', '.', ';'])
        && first.required_moves().is_some()
        && first.time().as_secs() <= 300
}
