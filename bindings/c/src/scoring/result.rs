//! Games, forfeits, pairings and byes of a tournament that is being put together.

use super::builder::{chesslaws_tournament_builder, small};
use crate::color::{CHESSLAWS_NO_COLOR, color};
use crate::handle;
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use core::ffi::c_char;
use facade::laws::{Points, Score};
use facade::scoring::RoundResult;

/// A round and two players.
pub(super) fn pairing(round: u32, white: u32, black: u32) -> Result<(u16, u16, u16), Failure> {
    let number = |number| small(number, "a starting number");
    Ok((small(round, "a round")?, number(white)?, number(black)?))
}

/// Records a game over the board in a round, from 1, by the starting numbers of the players and the
/// points of each in hundredths: 100, 50 or 0, at most 100 together.
///
/// Refused as `CHESSLAWS_STATUS_UNKNOWN_PARTICIPANT` where nobody has such a number, and as
/// `CHESSLAWS_STATUS_RESULT_REFUSED` where one of them has a result in that round already, both are
/// one, or a game has no such score. The same goes for the other entries on results.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_game(
    builder: *mut chesslaws_tournament_builder,
    round: u32,
    white: u32,
    black: u32,
    white_points: i32,
    black_points: i32,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let (round, white, black) = pairing(round, white, black)?;
        let score = Score {
            white: Points::from_hundredths(white_points),
            black: Points::from_hundredths(black_points),
        };
        handle::change(builder, |draft| {
            draft.builder.game(round, white, black, score)?;
            Ok(())
        })?;
    })
}

/// Records a game that was not played. `winner` is who appeared, a `chesslaws_color`, or
/// `CHESSLAWS_NO_COLOR` where nobody did.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_forfeit(
    builder: *mut chesslaws_tournament_builder,
    round: u32,
    white: u32,
    black: u32,
    winner: u32,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let (round, white, black) = pairing(round, white, black)?;
        let winner = match winner {
            CHESSLAWS_NO_COLOR => None,
            number => Some(color(number)?),
        };
        handle::change(builder, |draft| {
            draft.builder.forfeit(round, white, black, winner)?;
            Ok(())
        })?;
    })
}

/// Records a pairing whose game has no result yet.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_pairing(
    builder: *mut chesslaws_tournament_builder,
    round: u32,
    white: u32,
    black: u32,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let (round, white, black) = pairing(round, white, black)?;
        handle::change(builder, |draft| {
            draft.builder.pairing(round, white, black)?;
            Ok(())
        })?;
    })
}

/// Records a bye, by its code in a tournament file, in either case: `U` that of the pairing, `F` a full,
/// `H` a half and `Z` no point.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_bye(
    builder: *mut chesslaws_tournament_builder,
    round: u32,
    number: u32,
    bye: c_char,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let (round, number, _) = pairing(round, number, 0)?;
        let code = char::from(bye as u8);
        let is_bye = "UFHZ".contains(code.to_ascii_uppercase());
        let bye = RoundResult::from_code(code).filter(|_| is_bye);
        let bye = bye.ok_or_else(|| {
            Failure::new(
                chesslaws_status::InvalidArgument,
                format_args!("expected a bye: U F H Z, found {code:?}"),
            )
        })?;
        handle::change(builder, |draft| {
            draft.builder.bye(round, number, bye)?;
            Ok(())
        })?;
    })
}

/// Takes back what is recorded for a player in a round, and for the opponent of that game, so that it
/// can be recorded anew.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_clear(
    builder: *mut chesslaws_tournament_builder,
    round: u32,
    number: u32,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let (round, number, _) = pairing(round, number, 0)?;
        handle::change(builder, |draft| {
            draft.builder.clear(round, number)?;
            Ok(())
        })?;
    })
}
