//! Clock commands in PGN comments, and the tags with clock times.

use super::NotationError;
use super::clock_time::{ClockTime, TimeForm, TwoParts, read_time};
use super::scan::Scanner;
use chesslaws_laws::Color;
use core::fmt;
use core::str::FromStr;
use core::time::Duration;

/// What a clock command tells.
///
/// ```
/// use chesslaws_clock::CommandKind;
/// assert_eq!(CommandKind::Clk.name(), "clk");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CommandKind {
    /// `%clk`: time left to the next control, after the move.
    Clk,
    /// `%emt`: time spent on the move.
    Emt,
    /// `%egt`: time spent in the game.
    Egt,
    /// `%mct`: reading of a mechanical clock.
    Mct,
}

impl CommandKind {
    const ALL: [Self; 4] = [Self::Clk, Self::Emt, Self::Egt, Self::Mct];

    /// The command's name in the file.
    ///
    /// ```
    /// use chesslaws_clock::CommandKind;
    /// assert_eq!(CommandKind::Emt.name(), "emt");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Clk => "clk",
            Self::Emt => "emt",
            Self::Egt => "egt",
            Self::Mct => "mct",
        }
    }
}

/// A clock command of a comment. `Display` writes it as the standard has it.
///
/// ```
/// use chesslaws_clock::{TwoParts, commands};
///
/// let read = commands("[%clk 0:00:58.6] a blunder [%emt 3]", TwoParts::Refuse);
/// let written: Vec<_> = read.map(|command| command.unwrap().to_string()).collect();
/// assert_eq!(written, ["[%clk 0:00:58.6]", "[%emt 0:00:03]"]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClockCommand {
    /// What it tells.
    pub kind: CommandKind,
    /// The time.
    pub time: Duration,
    /// How the time was written.
    pub form: TimeForm,
    /// The byte of the comment at which the command begins.
    pub at: usize,
}

impl fmt::Display for ClockCommand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[%{} {}]", self.kind.name(), ClockTime(self.time))
    }
}

/// The clock commands of a comment's text, in order. Other commands and plain text are passed
/// over, and blanks and line ends may stand between the parts of a command.
///
/// ```
/// use chesslaws_clock::{CommandKind, TwoParts, commands};
/// use core::time::Duration;
///
/// let mut read = commands("[%eval 0.3] [%clk\n1:30:05]", TwoParts::Refuse);
/// let clk = read.next().unwrap()?;
/// assert_eq!((clk.kind, clk.time), (CommandKind::Clk, Duration::from_secs(5405)));
/// assert_eq!(read.next(), None);
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[must_use]
pub const fn commands(comment: &str, two_parts: TwoParts) -> Commands<'_> {
    Commands {
        scanner: Scanner::new(comment),
        two_parts,
    }
}

/// The iterator that [`commands`] returns. An unreadable command is an error with its place,
/// and reading goes on behind it.
///
/// ```
/// use chesslaws_clock::{TwoParts, commands};
/// let mut read = commands("[%clk now] [%clk 0:01:00]", TwoParts::Refuse);
/// assert!(read.next().unwrap().is_err());
/// assert!(read.next().unwrap().is_ok());
/// ```
#[derive(Clone)]
pub struct Commands<'a> {
    scanner: Scanner<'a>,
    two_parts: TwoParts,
}

impl fmt::Debug for Commands<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Commands")
            .field(&self.scanner.rest())
            .finish()
    }
}

impl Iterator for Commands<'_> {
    type Item = Result<ClockCommand, NotationError>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            self.scanner.skip_while(|c| c != '[');
            let at = self.scanner.position();
            if !self.scanner.take('[') {
                return None;
            }
            self.scanner.skip_space();
            if !self.scanner.take('%') {
                continue;
            }
            self.scanner.skip_space();
            let name = self.scanner.skip_while(|c| c.is_ascii_alphanumeric());
            let Some(kind) = CommandKind::ALL
                .into_iter()
                .find(|kind| kind.name().eq_ignore_ascii_case(name))
            else {
                continue;
            };
            return Some(self.read_value(kind, at));
        }
    }
}

impl Commands<'_> {
    fn read_value(&mut self, kind: CommandKind, at: usize) -> Result<ClockCommand, NotationError> {
        let read = read_time(&mut self.scanner, self.two_parts)?;
        self.scanner.skip_space();
        if !self.scanner.take(']') {
            return Err(self.scanner.unexpected("`]`"));
        }
        Ok(ClockCommand {
            kind,
            time: read.time,
            form: read.form,
            at,
        })
    }
}

/// The value of the PGN tag `Clock`: whose clock, and its time. (`WhiteClock` and
/// `BlackClock` hold a [`ClockTime`].)
///
/// ```
/// use chesslaws_clock::ClockTag;
/// use chesslaws_laws::Color;
///
/// let tag: ClockTag = "B/0:45:56".parse()?;
/// assert_eq!(tag.side, Some(Color::Black));
/// assert_eq!(tag.to_string(), "B/0:45:56");
/// # Ok::<(), chesslaws_clock::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ClockTag {
    /// Whose clock runs; `None` for `N`, a clock that is stopped.
    pub side: Option<Color>,
    /// Its time.
    pub time: ClockTime,
}

impl FromStr for ClockTag {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (side, rest) = [
            ("W/", Some(Color::White)),
            ("B/", Some(Color::Black)),
            ("N/", None),
        ]
        .into_iter()
        .find_map(|(head, side)| Some((side, text.strip_prefix(head)?)))
        .ok_or(NotationError::Unexpected {
            expected: "`W/`, `B/` or `N/`",
            found: text.chars().next(),
            at: 0,
        })?;
        Ok(Self {
            side,
            time: rest.parse().map_err(|error| moved(error, 2))?,
        })
    }
}

/// The same error, `by` bytes further on.
const fn moved(error: NotationError, by: usize) -> NotationError {
    match error {
        NotationError::Unexpected {
            expected,
            found,
            at,
        } => NotationError::Unexpected {
            expected,
            found,
            at: at + by,
        },
        NotationError::Number { at } => NotationError::Number { at: at + by },
        other => other,
    }
}

impl fmt::Display for ClockTag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.side {
            Some(Color::White) => 'W',
            Some(Color::Black) => 'B',
            None => 'N',
        };
        write!(f, "{letter}/{}", self.time)
    }
}
