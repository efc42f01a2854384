//! What a result is worth.

use crate::color::{CHESSLAWS_NO_COLOR, color, nth};
use crate::pointer::write;
use crate::status::{Failure, chesslaws_status};
use core::ffi::c_char;
use facade::laws::Points;
use facade::scoring::RoundResult;
use facade::scoring::points::{ColorPoints, PointSystem};

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

/// What results are worth, each in hundredths of a point. `chesslaws_point_table_of` sets one to a
/// system, of which any value may be changed.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_point_table {
    /// What White gets for a win, a draw and a loss over the board.
    pub white: [i32; 3],
    /// What Black gets for a win, a draw and a loss over the board.
    pub black: [i32; 3],
    /// For a win by forfeit.
    pub forfeit_win: i32,
    /// For a loss by forfeit.
    pub forfeit_loss: i32,
    /// For the bye that the pairing gives.
    pub pairing_bye: i32,
    /// For a full-point bye.
    pub full_bye: i32,
    /// For a half-point bye.
    pub half_bye: i32,
    /// For an announced absence.
    pub zero_bye: i32,
    /// For a game without a result yet.
    pub unknown: i32,
    /// Must be zero.
    pub reserved: [u32; 3],
}

impl From<PointSystem> for chesslaws_point_table {
    fn from(system: PointSystem) -> Self {
        let of =
            |points: ColorPoints| [points.win, points.draw, points.loss].map(Points::hundredths);
        Self {
            white: of(system.white),
            black: of(system.black),
            forfeit_win: system.forfeit_win.hundredths(),
            forfeit_loss: system.forfeit_loss.hundredths(),
            pairing_bye: system.pairing_bye.hundredths(),
            full_bye: system.full_bye.hundredths(),
            half_bye: system.half_bye.hundredths(),
            zero_bye: system.zero_bye.hundredths(),
            unknown: system.unknown.hundredths(),
            reserved: [0; 3],
        }
    }
}

impl From<&chesslaws_point_table> for PointSystem {
    fn from(table: &chesslaws_point_table) -> Self {
        let of = |points: [i32; 3]| {
            let [win, draw, loss] = points.map(Points::from_hundredths);
            ColorPoints { win, draw, loss }
        };
        Self {
            white: of(table.white),
            black: of(table.black),
            forfeit_win: Points::from_hundredths(table.forfeit_win),
            forfeit_loss: Points::from_hundredths(table.forfeit_loss),
            pairing_bye: Points::from_hundredths(table.pairing_bye),
            full_bye: Points::from_hundredths(table.full_bye),
            half_bye: Points::from_hundredths(table.half_bye),
            zero_bye: Points::from_hundredths(table.zero_bye),
            unknown: Points::from_hundredths(table.unknown),
        }
    }
}

/// Sets a table to what results are worth in a `chesslaws_point_system`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_point_table_of(
    system: u32,
    table: *mut chesslaws_point_table,
) -> chesslaws_status {
    entry!({
        let system = nth(&SYSTEMS, system, "a chesslaws_point_system")?;
        write(table, system.into())?;
    })
}

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
