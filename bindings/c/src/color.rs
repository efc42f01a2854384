//! The two players, and enumerations on their way in. An entry takes every enumeration as a
//! `uint32_t` and refuses a number that is none of it.

use crate::status::{Failure, chesslaws_status};
use facade::laws::Color;

/// One of the two players.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_color {
    /// The player with the light-coloured pieces, who moves first.
    White = 0,
    /// The player with the dark-coloured pieces.
    Black = 1,
}

/// Neither player.
pub const CHESSLAWS_NO_COLOR: u32 = 2;

impl From<Color> for chesslaws_color {
    fn from(color: Color) -> Self {
        match color {
            Color::White => Self::White,
            Color::Black => Self::Black,
        }
    }
}

#[cold]
fn unknown(what: &str, found: u32, limit: usize) -> Failure {
    Failure::new(
        chesslaws_status::InvalidArgument,
        format_args!("expected {what} from 0 to {}, found {found}", limit - 1),
    )
}

pub(crate) fn nth<T: Copy>(all: &[T], number: u32, what: &str) -> Result<T, Failure> {
    usize::try_from(number)
        .ok()
        .and_then(|number| all.get(number).copied())
        .ok_or_else(|| unknown(what, number, all.len()))
}

#[inline]
pub(crate) fn color(number: u32) -> Result<Color, Failure> {
    nth(&Color::ALL, number, "a colour")
}

/// Flags of which every one is known.
#[cfg(feature = "std")]
pub(crate) fn flags(found: u32, known: u32) -> Result<u32, Failure> {
    if found & !known == 0 {
        return Ok(found);
    }
    Err(Failure::new(
        chesslaws_status::InvalidArgument,
        format_args!("expected flags out of {known:#x}, found {found:#x}"),
    ))
}

/// A side that may be neither.
pub(crate) fn number_of(color: Option<Color>) -> u32 {
    color.map_or(CHESSLAWS_NO_COLOR, |color| {
        chesslaws_color::from(color) as u32
    })
}
