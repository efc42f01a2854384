//! Commands in comments as values; arrows and coloured squares.

use super::clock::{commands, parse_clock};
use super::eval::Eval;
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::Square;
use core::fmt;
use core::time::Duration;

/// A command in a comment: `[%clk 0:09:58]`.
///
/// ```
/// use chesslaws_notation::pgn::Command;
/// use core::time::Duration;
///
/// let commands: Vec<Command> = Command::all_of("[%clk 0:01:30][%eval #-3] forced [%mdl 2]").collect();
/// assert_eq!(commands[0], Command::Clock(Duration::from_secs(90)));
/// assert_eq!(commands[1].to_string(), "[%eval #-3]");
/// assert_eq!(commands[2], Command::Other { name: "mdl".into(), argument: "2".into() });
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Command {
    /// `%clk`: what the player has left after the move.
    Clock(Duration),
    /// `%emt`: how long the player thought about the move.
    MoveTime(Duration),
    /// `%eval`: how a program judges the position.
    Eval(Eval),
    /// `%cal`: arrows on the board.
    Arrows(Vec<Arrow>),
    /// `%csl`: coloured squares.
    Squares(Vec<ColoredSquare>),
    /// Any other command, and the ones above where their argument can't be read.
    Other {
        /// The name without `%`.
        name: String,
        /// What stands after the name, without white space around it.
        argument: String,
    },
}

/// The colour of a mark.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MarkColor {
    /// `R`
    Red,
    /// `G`
    Green,
    /// `B`
    Blue,
    /// `Y`
    Yellow,
    /// `O`
    Orange,
}

/// An arrow on the board: `Gd2d4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Arrow {
    /// Its colour.
    pub color: MarkColor,
    /// Where it starts.
    pub from: Square,
    /// Where it points.
    pub to: Square,
}

/// A square of a colour: `Rd4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ColoredSquare {
    /// The colour.
    pub color: MarkColor,
    /// The square.
    pub square: Square,
}

impl Command {
    /// The commands of a comment in their order.
    ///
    /// ```
    /// use chesslaws_notation::pgn::Command;
    /// assert_eq!(Command::all_of("a good [%csl Gd4,Re5] square").count(), 1);
    /// ```
    pub fn all_of(comment: &str) -> impl Iterator<Item = Self> {
        commands(comment.as_bytes()).map(|(name, argument)| Self::read(name, argument))
    }

    fn read(name: &[u8], argument: &[u8]) -> Self {
        let text = String::from_utf8_lossy(argument);
        let known = match name {
            b"clk" => parse_clock(argument).ok().map(Self::Clock),
            b"emt" => parse_clock(argument).ok().map(Self::MoveTime),
            b"eval" => Eval::parse(argument).ok().map(Self::Eval),
            b"cal" => marks(&text, Arrow::parse).map(Self::Arrows),
            b"csl" => marks(&text, ColoredSquare::parse).map(Self::Squares),
            _ => None,
        };
        known.unwrap_or_else(|| Self::Other {
            name: String::from_utf8_lossy(name).into_owned(),
            argument: text.into_owned(),
        })
    }

    /// The name of the command without `%`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::Command;
    /// assert_eq!(Command::Arrows(Vec::new()).name(), "cal");
    /// ```
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::Clock(_) => "clk",
            Self::MoveTime(_) => "emt",
            Self::Eval(_) => "eval",
            Self::Arrows(_) => "cal",
            Self::Squares(_) => "csl",
            Self::Other { name, .. } => name,
        }
    }
}

/// As it stands in a comment, brackets included. Times are written as `h:mm:ss`, with as many
/// digits of a second as they have.
impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "[%{} ", self.name())?;
        match self {
            Self::Clock(time) | Self::MoveTime(time) => write_time(f, *time)?,
            Self::Eval(eval) => write!(f, "{eval}")?,
            Self::Arrows(arrows) => write_list(f, arrows)?,
            Self::Squares(squares) => write_list(f, squares)?,
            Self::Other { argument, .. } => f.write_str(argument)?,
        }
        f.write_str("]")
    }
}

fn write_time(f: &mut fmt::Formatter<'_>, time: Duration) -> fmt::Result {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    write!(f, "{hours}:{minutes:02}:{seconds:02}")?;
    if time.subsec_nanos() > 0 {
        let digits = alloc::format!("{:09}", time.subsec_nanos());
        write!(f, ".{}", digits.trim_end_matches('0'))?;
    }
    Ok(())
}

fn write_list(f: &mut fmt::Formatter<'_>, items: &[impl fmt::Display]) -> fmt::Result {
    for (number, item) in items.iter().enumerate() {
        if number > 0 {
            f.write_str(",")?;
        }
        write!(f, "{item}")?;
    }
    Ok(())
}

fn marks<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split(',').map(|mark| read(mark.trim())).collect()
}

impl MarkColor {
    const LETTERS: [(Self, char); 5] = [
        (Self::Red, 'R'),
        (Self::Green, 'G'),
        (Self::Blue, 'B'),
        (Self::Yellow, 'Y'),
        (Self::Orange, 'O'),
    ];

    /// Takes the letter of a colour from the start of a mark.
    fn split(mark: &str) -> Option<(Self, &str)> {
        Self::LETTERS
            .into_iter()
            .find_map(|(color, letter)| Some((color, mark.strip_prefix(letter)?)))
    }
}

impl fmt::Display for MarkColor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = Self::LETTERS.iter().find(|(color, _)| color == self);
        letter.map_or(Ok(()), |(_, letter)| write!(f, "{letter}"))
    }
}

impl Arrow {
    fn parse(mark: &str) -> Option<Self> {
        let (color, squares) = MarkColor::split(mark)?;
        Some(Self {
            color,
            from: squares.get(..2)?.parse().ok()?,
            to: squares.get(2..)?.parse().ok()?,
        })
    }
}

impl fmt::Display for Arrow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}{}", self.color, self.from, self.to)
    }
}

impl ColoredSquare {
    fn parse(mark: &str) -> Option<Self> {
        let (color, square) = MarkColor::split(mark)?;
        let square = square.parse().ok()?;
        Some(Self { color, square })
    }
}

impl fmt::Display for ColoredSquare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.color, self.square)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn commands_are_written_as_they_were_read() {
        for text in [
            "[%clk 1:30:56]",
            "[%emt 0:00:02.5]",
            "[%eval 0.35]",
            "[%eval -12.00,18]",
            "[%eval #-3]",
            "[%cal Gd2d4,Ra1h8]",
            "[%csl Yd4,Oe5,Ba1]",
            "[%mdl 64]",
            "[%clk soon]",
            "[%cal Gd2d9]",
            "[%csl Pd4]",
        ] {
            let commands: Vec<Command> = Command::all_of(text).collect();
            assert_eq!(commands.len(), 1, "{text}");
            assert_eq!(commands[0].to_string(), text);
        }
    }

    #[test]
    fn what_can_not_be_read_is_kept_as_it_is() {
        for (text, name, argument) in [
            ("[%clk 1:30]", "clk", "1:30"),
            ("[%eval better]", "eval", "better"),
            ("[%eval 0.17,deep]", "eval", "0.17,deep"),
        ] {
            let kept = Command::Other {
                name: name.into(),
                argument: argument.into(),
            };
            let read: Vec<Command> = Command::all_of(text).collect();
            assert_eq!(read, [kept], "{text}");
        }
    }
}
