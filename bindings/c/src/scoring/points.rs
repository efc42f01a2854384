//! What a result is worth.

use crate::color::{CHESSLAWS_NO_COLOR, color, nth};
use crate::pointer::write;
use crate::status::{Failure, chesslaws_status};
use core::ffi::c_char;
use facade::scoring::RoundResult;
use facade::scoring::points::PointSystem;

/// A system of points that is announced in advance.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_point_system {
    /// One, one half, nothing: article 10.1 of 2023.
    Standard = 0,
    /// Three for a win, one for a draw, none for a loss.
    ThreeOneZero = 1,
    /// Three for a win, two for a draw, one for a loss, none for an absence.
    ThreeTwoOne = 2,
    /// One game in which a draw counts as a win of Black.
    Armageddon = 3,
}

const SYSTEMS: [PointSystem; 4] = [
    PointSystem::STANDARD,
    PointSystem::THREE_ONE_ZERO,
    PointSystem::THREE_TWO_ONE,
    PointSystem::ARMAGEDDON,
];

/// What a result is worth in hundredths of a point. `system` is a `chesslaws_point_system`, `result`
/// the code of a tournament file: `1` `=` `0` for a game, `W` `D` `L` for one that is not rated, `+`
/// `-` for a forfeit, `U` `F` `H` `Z` for a bye of the pairing, of a full, a half and no point.
/// `color` is a `chesslaws_color`, or `CHESSLAWS_NO_COLOR` for a bye.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_points(
    system: u32,
    result: c_char,
    color: u32,
    hundredths: *mut i32,
) -> chesslaws_status {
    entry!({
        let system = nth(&SYSTEMS, system, "a chesslaws_point_system")?;
        let code = char::from(result as u8);
        let result = RoundResult::from_code(code).ok_or_else(|| {
            Failure::new(
                chesslaws_status::InvalidArgument,
                format_args!("expected a result: 1 = 0 W D L + - U F H Z, found {code:?}"),
            )
        })?;
        let side = match color {
            CHESSLAWS_NO_COLOR => None,
            number => Some(self::color(number)?),
        };
        write(hundredths, system.award(result, side).hundredths())?;
    })
}
