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
    /// (PGN's seconds or US minutes?) are refused as ambiguous.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if is_us(text) {
            return Self::parse_us(text);
        }
        if !is_pgn(text) {
            return Self::parse_fide(text);
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
