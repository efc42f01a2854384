//! What is settled before a game.

use super::given::span;
use super::number::mode;
use super::regulations::{chesslaws_regulations, regulations};
use super::{Table, chesslaws_game};
use crate::color::flags;
use crate::handle;
use crate::laws::edition;
use crate::national::language_code;
use crate::pointer::{Output, borrow, borrowed, text, write};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::chesslaws_text;
use core::ffi::c_char;
use facade::arbiter::{BuildError, Conditions};
use facade::laws::Color;

/// In conditions: rapid or blitz under full supervision of the arbiter (A.4, B.2).
pub const CHESSLAWS_CONDITION_SUPERVISED: u32 = 1;
/// In conditions: no arbiter is present.
pub const CHESSLAWS_CONDITION_WITHOUT_ARBITER: u32 = 2;
/// In conditions: the Guidelines on quickplay finishes were announced (III.2.1).
pub const CHESSLAWS_CONDITION_QUICKPLAY_ANNOUNCED: u32 = 4;

/// In conditions: under full supervision, nobody records the game.
pub const CHESSLAWS_CONDITION_UNRECORDED: u32 = 8;
/// In conditions: what is recorded on the sheets is told by events.
pub const CHESSLAWS_CONDITION_SHEETS: u32 = 16;
/// In conditions: White has impaired vision (D.1).
pub const CHESSLAWS_CONDITION_WHITE_VISUALLY_IMPAIRED: u32 = 32;
/// In conditions: Black has impaired vision (D.1).
pub const CHESSLAWS_CONDITION_BLACK_VISUALLY_IMPAIRED: u32 = 64;
/// In conditions: White has impaired hearing (D.2.11).
pub const CHESSLAWS_CONDITION_WHITE_HEARING_IMPAIRED: u32 = 128;
/// In conditions: Black has impaired hearing (D.2.11).
pub const CHESSLAWS_CONDITION_BLACK_HEARING_IMPAIRED: u32 = 256;

/// The value of `chesslaws_conditions.mode` where the time control decides.
pub const CHESSLAWS_MODE_BY_CONTROL: u32 = 3;
/// The value of `chesslaws_conditions.chess960` for the standard array, or a `fen`.
pub const CHESSLAWS_NO_CHESS960: u32 = 0xffff;
/// The value of `chesslaws_conditions.language` where nothing is said of the players' letters.
pub const CHESSLAWS_NO_LANGUAGE: u32 = 0xffff;

/// What is settled before a game. Begin with `chesslaws_conditions_init` and change what is to be
/// changed. Its texts are the caller's and are needed for the call only.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_conditions {
    /// A `chesslaws_edition`.
    pub edition: u32,
    /// A `chesslaws_mode`, or `CHESSLAWS_MODE_BY_CONTROL`.
    pub mode: u32,
    /// 0 or a sum of the `CHESSLAWS_CONDITION_` flags.
    pub flags: u32,
    /// The event forbids agreed draws before this many moves of each player (9.1.1 of 2023).
    pub no_draw_before: u32,
    /// The number of a Chess960 starting position, 0 to 959, or `CHESSLAWS_NO_CHESS960`.
    pub chess960: u32,
    /// Under full supervision: how many games the arbiter has, where that is to be checked; 0 where
    /// it is not.
    pub games_per_arbiter: u32,
    /// The event's default time in microseconds (6.7.1 of 2023); `CHESSLAWS_NEVER` for the
    /// edition's own.
    pub default_time: u64,
    /// The time control, such as `90m/40 + 30m + 30s`; no text for a game without a clock, in which
    /// a move is completed when it is made.
    pub time_control: chesslaws_text,
    /// The position to begin from, as FEN; no text for the initial one.
    pub fen: chesslaws_text,
    /// The player of the white pieces.
    pub white: chesslaws_text,
    /// The player of the black pieces.
    pub black: chesslaws_text,
    /// What the event's regulations settle on conduct and penalties; NULL where they settle nothing.
    pub regulations: *const chesslaws_regulations,
    /// The `chesslaws_language` whose letters the players write, or `CHESSLAWS_NO_LANGUAGE`.
    pub language: u32,
    /// What the game is about, for whoever reads its journal; no text where nothing is said.
    pub title: chesslaws_text,
    /// Must be zero.
    pub reserved: [u64; 2],
}

/// Sets conditions to what a game has unless it is told otherwise: FIDE 2023, an arbiter present, the
/// initial position, no clock.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_conditions_init(
    conditions: *mut chesslaws_conditions,
) -> chesslaws_status {
    entry!({
        let usual = chesslaws_conditions {
            edition: crate::laws::chesslaws_edition::Fide_2023 as u32,
            mode: CHESSLAWS_MODE_BY_CONTROL,
            flags: 0,
            no_draw_before: 0,
            chess960: CHESSLAWS_NO_CHESS960,
            games_per_arbiter: 0,
            default_time: crate::clock::CHESSLAWS_NEVER,
            time_control: chesslaws_text::NONE,
            fen: chesslaws_text::NONE,
            white: chesslaws_text::NONE,
            black: chesslaws_text::NONE,
            regulations: core::ptr::null(),
            language: CHESSLAWS_NO_LANGUAGE,
            title: chesslaws_text::NONE,
            reserved: [0; 2],
        };
        write(conditions, usual)?;
    })
}

/// Makes a game from conditions in JSON of `length` bytes: one object with the keys `edition`,
/// `time-control`, `fen`, `chess960`, `mode`, `supervised`, `games-per-arbiter`, `unrecorded`,
/// `without-arbiter`, `quickplay-announced`, `no-draw-before`, `default-time`, `regulations`, `sheets`,
/// `language`, `visually-impaired`, `hearing-impaired`, `white`, `black`, `title`, each of which may be
/// left out. NULL with a length of 0 leaves all of them out: FIDE 2023 without a clock.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_new(
    conditions: *const c_char,
    length: usize,
    game: *mut *mut chesslaws_game,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let game = Output::new(game)?;
        game.set(make(read(text(conditions, length)?)?)?);
    })
}

/// As `chesslaws_game_new`, with the conditions as a structure.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_new_with(
    conditions: *const chesslaws_conditions,
    game: *mut *mut chesslaws_game,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let game = Output::new(game)?;
        game.set(make(stated(borrow(conditions)?)?)?);
    })
}

/// Frees a game and everything it has handed out. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_free(game: *mut chesslaws_game) {
    let _status = entry!({ handle::free(game)? });
}

/// Conditions as one object of JSON; no text for those of a game of which nothing is said.
pub(crate) fn read(json: &str) -> Result<Conditions, Failure> {
    if json.is_empty() {
        return Ok(Conditions::default());
    }
    serde_json::from_str(json)
        .map_err(|error| unreadable(chesslaws_status::InvalidConditions, &error))
}

fn make(conditions: Conditions) -> Result<*mut chesslaws_game, Failure> {
    let wrong = |error: BuildError| Failure::new(chesslaws_status::InvalidConditions, error);
    let builder = conditions.builder().map_err(wrong)?;
    let game = builder.build().map_err(wrong)?;
    Ok(handle::make(Table::plain(game, false)))
}

/// Where JSON stops making sense, counted from 1.
pub(super) fn unreadable(status: chesslaws_status, error: &serde_json::Error) -> Failure {
    let mut failure = Failure::new(status, error);
    failure.0.line = error.line() as u64;
    failure.0.column = error.column() as u64;
    failure
}

/// # Safety
///
/// The texts of `conditions` are valid, and so are the regulations.
pub(crate) unsafe fn stated(conditions: &chesslaws_conditions) -> Result<Conditions, Failure> {
    crate::pointer::check_reserved(&conditions.reserved)?;
    // SAFETY: as the caller promises.
    let text = |text: &chesslaws_text| unsafe { borrowed(text) };
    let flags = flags(
        conditions.flags,
        CHESSLAWS_CONDITION_SUPERVISED
            | CHESSLAWS_CONDITION_WITHOUT_ARBITER
            | CHESSLAWS_CONDITION_QUICKPLAY_ANNOUNCED
            | CHESSLAWS_CONDITION_UNRECORDED
            | CHESSLAWS_CONDITION_SHEETS
            | CHESSLAWS_CONDITION_WHITE_VISUALLY_IMPAIRED
            | CHESSLAWS_CONDITION_BLACK_VISUALLY_IMPAIRED
            | CHESSLAWS_CONDITION_WHITE_HEARING_IMPAIRED
            | CHESSLAWS_CONDITION_BLACK_HEARING_IMPAIRED,
    )?;
    let sides = |white: u32, black: u32| -> Vec<Color> {
        let sides = [(white, Color::White), (black, Color::Black)].into_iter();
        let has = |(flag, side): (u32, Color)| (flags & flag != 0).then_some(side);
        sides.filter_map(has).collect()
    };
    let time_control = match text(&conditions.time_control)? {
        Some(control) => Some(control.parse().map_err(Failure::from)?),
        None => None,
    };
    let fen = match text(&conditions.fen)? {
        Some(fen) => Some(fen.parse().map_err(Failure::from)?),
        None => None,
    };
    Ok(Conditions {
        title: text(&conditions.title)?.map(str::to_owned),
        edition: Some(edition(conditions.edition)?),
        time_control,
        fen,
        chess960: (conditions.chess960 != CHESSLAWS_NO_CHESS960)
            .then(|| u16::try_from(conditions.chess960).unwrap_or(u16::MAX)),
        mode: match conditions.mode {
            CHESSLAWS_MODE_BY_CONTROL => None,
            number => Some(mode(number)?),
        },
        supervised: flags & CHESSLAWS_CONDITION_SUPERVISED != 0,
        games_per_arbiter: (conditions.games_per_arbiter != 0)
            .then(|| u16::try_from(conditions.games_per_arbiter).unwrap_or(u16::MAX)),
        unrecorded: flags & CHESSLAWS_CONDITION_UNRECORDED != 0,
        without_arbiter: flags & CHESSLAWS_CONDITION_WITHOUT_ARBITER != 0,
        quickplay_announced: flags & CHESSLAWS_CONDITION_QUICKPLAY_ANNOUNCED != 0,
        no_draw_before: conditions.no_draw_before,
        default_time: (conditions.default_time != crate::clock::CHESSLAWS_NEVER)
            .then(|| span(conditions.default_time))
            .transpose()?,
        white: text(&conditions.white)?.map(str::to_owned),
        black: text(&conditions.black)?.map(str::to_owned),
        sheets: flags & CHESSLAWS_CONDITION_SHEETS != 0,
        language: match conditions.language {
            CHESSLAWS_NO_LANGUAGE => None,
            number => Some(language_code(number)?.to_owned()),
        },
        visually_impaired: sides(
            CHESSLAWS_CONDITION_WHITE_VISUALLY_IMPAIRED,
            CHESSLAWS_CONDITION_BLACK_VISUALLY_IMPAIRED,
        ),
        hearing_impaired: sides(
            CHESSLAWS_CONDITION_WHITE_HEARING_IMPAIRED,
            CHESSLAWS_CONDITION_BLACK_HEARING_IMPAIRED,
        ),
        // SAFETY: as the caller promises.
        regulations: unsafe { regulations(conditions.regulations) }?,
    })
}
