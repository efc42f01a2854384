//! Judging a whole text in one call.

use super::game::chesslaws_judged_game;
use super::reader::Games;
use crate::laws;
use crate::pointer::{Output, optional_text, slice};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use core::ffi::{c_char, c_void};
use facade::laws::Rules;

/// What is called with each game. The game stays until the callback returns. Zero goes on, any
/// other number stops. The callback must return: it must not throw, nor jump out.
pub type chesslaws_game_callback =
    Option<unsafe extern "C" fn(user_data: *mut c_void, game: *const chesslaws_judged_game) -> i32>;

/// What is called with the JSON of each game, `length` bytes without a line end and without a NUL,
/// which stay until the callback returns. Zero goes on, any other number stops. The callback must
/// return: it must not throw, nor jump out.
pub type chesslaws_line_callback =
    Option<unsafe extern "C" fn(user_data: *mut c_void, line: *const c_char, length: usize) -> i32>;

/// Judges every game of a PGN text under a `chesslaws_edition` and hands each to `callback`,
/// together with `user_data`, on the calling thread. `games` is how many were handed over; it may
/// be NULL.
///
/// The answer is `CHESSLAWS_STATUS_STOPPED` if the callback stopped. A fault in one game does not
/// stop the reading: it stands in `chesslaws_judged_game.error`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_judge_pgn(
    pgn: *const c_char,
    length: usize,
    edition: u32,
    callback: chesslaws_game_callback,
    user_data: *mut c_void,
    games: *mut u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let callback = callback.ok_or_else(no_callback)?;
        let count = Output::optional(games)?;
        let rules = Rules::of(laws::edition(edition)?);
        let reader = Games::new(slice(pgn.cast::<u8>(), length)?, rules);
        each(reader, &count, |reader| {
            Ok(reader.next().map(|game| callback(user_data, game)))
        })?;
    })
}

/// As `chesslaws_judge_pgn`, but hands over each game's line of JSON: what
/// `chesslaws judge --format jsonl` prints. `file` of `file_length` bytes is the name of the file
/// that is put first; NULL leaves it out.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_judge_pgn_json(
    pgn: *const c_char,
    length: usize,
    edition: u32,
    file: *const c_char,
    file_length: usize,
    callback: chesslaws_line_callback,
    user_data: *mut c_void,
    games: *mut u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let callback = callback.ok_or_else(no_callback)?;
        let count = Output::optional(games)?;
        let rules = Rules::of(laws::edition(edition)?);
        let file = optional_text(file, file_length)?;
        let reader = Games::new(slice(pgn.cast::<u8>(), length)?, rules);
        each(reader, &count, |reader| {
            if reader.next().is_none() {
                return Ok(None);
            }
            let line = reader.json(file)?;
            Ok(Some(callback(user_data, line.data, line.length)))
        })?;
    })
}

fn no_callback() -> Failure {
    Failure::new(
        chesslaws_status::NullPointer,
        "expected a callback, found NULL",
    )
}

/// Goes through the games until there are no more, or one of them answers with a number other than
/// zero, and keeps the count.
fn each(
    mut reader: Games,
    count: &Output<u64>,
    mut next: impl FnMut(&mut Games) -> Result<Option<i32>, Failure>,
) -> Result<(), Failure> {
    let mut done = 0;
    count.set(done);
    while let Some(answer) = next(&mut reader)? {
        done += 1;
        count.set(done);
        if answer != 0 {
            return Err(Failure::new(
                chesslaws_status::Stopped,
                "the callback asked to stop",
            ));
        }
    }
    Ok(())
}
