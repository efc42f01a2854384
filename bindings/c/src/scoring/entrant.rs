//! Players and teams of a tournament that is being put together.

use super::builder::{chesslaws_tournament_builder, small};
use crate::color::flags;
use crate::handle;
use crate::pointer::{borrow, borrowed, check_reserved, slice};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::chesslaws_text;
use core::ffi::c_char;
use facade::laws::Points;
use facade::scoring::{Player, Team};

/// In a player: takes no part in the ranking, as one who was expelled.
pub const CHESSLAWS_PLAYER_NOT_RANKED: u32 = 1;

/// A player of a tournament. Begin with zeros (`chesslaws_player player = {0};`) and set at least the
/// number. Its texts are the caller's and are needed for the call only.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_player {
    /// The starting number, 1 to 9999.
    pub number: u32,
    /// The rating at the start; 0 for an unrated player.
    pub rating: u32,
    /// 0 or a sum of the `CHESSLAWS_PLAYER_` flags.
    pub flags: u32,
    /// A penalty or a bonus for the whole event, in hundredths of a point.
    pub adjustment: i32,
    /// The last round before the player left; 0 for who has not.
    pub withdrawn_after: u32,
    /// `m` or `w`; 0 where nothing is said.
    pub sex: c_char,
    /// The name, family name first.
    pub name: chesslaws_text,
    /// The title: `GM`, `WFM`, `f`.
    pub title: chesslaws_text,
    /// The federation, three letters.
    pub federation: chesslaws_text,
    /// The number in the register of the federation.
    pub id: chesslaws_text,
    /// The date of birth, such as `1990/11/30`.
    pub birth: chesslaws_text,
    /// Must be zero.
    pub reserved: [u64; 4],
}

/// A team of a tournament. Begin with zeros (`chesslaws_team team = {0};`). What it points to is the
/// caller's and is needed for the call only.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_team {
    /// The pairing number, 1 to 999.
    pub number: u32,
    /// How many players it has.
    pub member_count: u32,
    /// Their starting numbers in board order, NULL for none.
    pub members: *const u32,
    /// The name.
    pub name: chesslaws_text,
    /// The short name, up to five letters.
    pub nickname: chesslaws_text,
    /// Must be zero.
    pub reserved: [u64; 4],
}

fn invalid(message: impl core::fmt::Display) -> Failure {
    Failure::new(chesslaws_status::InvalidArgument, message)
}

fn within(number: u32, most: u16, what: &str) -> Result<u16, Failure> {
    match u16::try_from(number) {
        Ok(number) if (1..=most).contains(&number) => Ok(number),
        _ => Err(invalid(format_args!(
            "expected {what} from 1 to {most}, found {number}"
        ))),
    }
}

/// # Safety
///
/// The texts of the player are valid.
unsafe fn player(given: &chesslaws_player) -> Result<Player, Failure> {
    check_reserved(&given.reserved)?;
    let flags = flags(given.flags, CHESSLAWS_PLAYER_NOT_RANKED)?;
    // SAFETY: as the caller promises.
    let text = |text: &chesslaws_text| -> Result<String, Failure> {
        Ok(unsafe { borrowed(text) }?.unwrap_or_default().to_owned())
    };
    let sex = match given.sex as u8 {
        0 => None,
        letter if letter.is_ascii_alphabetic() => Some(char::from(letter)),
        other => {
            return Err(invalid(format_args!(
                "expected a letter for the sex, found {other}"
            )));
        }
    };
    let number = within(given.number, 9999, "a starting number")?;
    Ok(Player {
        rating: match given.rating {
            0 => None,
            rating => Some(within(rating, 9999, "a rating")?),
        },
        sex,
        title: text(&given.title)?,
        federation: text(&given.federation)?,
        id: text(&given.id)?,
        birth: text(&given.birth)?,
        adjustment: Points::from_hundredths(given.adjustment),
        withdrawn_after: match given.withdrawn_after {
            0 => None,
            round => Some(small(round, "a round")?),
        },
        ranked: flags & CHESSLAWS_PLAYER_NOT_RANKED == 0,
        ..Player::new(number, text(&given.name)?)
    })
}

/// Adds a player. A number that somebody has already is refused as
/// `CHESSLAWS_STATUS_INVALID_TOURNAMENT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_player(
    builder: *mut chesslaws_tournament_builder,
    player: *const chesslaws_player,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let player = self::player(borrow(player)?)?;
        handle::change(builder, |draft| {
            if !draft.numbers.insert(player.number) {
                return Err(Failure::new(
                    chesslaws_status::InvalidTournament,
                    format_args!("starting number {} is given twice", player.number),
                ));
            }
            draft.builder.player(player);
            Ok(())
        })?;
    })
}

/// Adds a team of players who have been added, or will be.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_team(
    builder: *mut chesslaws_tournament_builder,
    team: *const chesslaws_team,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let given = borrow(team)?;
        check_reserved(&given.reserved)?;
        let members = slice(given.members, given.member_count as usize)?.iter();
        let members = members.map(|&number| within(number, 9999, "a starting number"));
        let members = members.collect::<Result<Vec<u16>, Failure>>()?;
        let name = borrowed(&given.name)?.unwrap_or_default();
        let team = Team {
            nickname: borrowed(&given.nickname)?.unwrap_or_default().to_owned(),
            ..Team::new(within(given.number, 999, "a team number")?, name, members)
        };
        handle::change(builder, |draft| {
            draft.builder.team(team);
            Ok(())
        })?;
    })
}
