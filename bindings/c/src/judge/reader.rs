//! Reading game after game at the caller's pace.

use super::game::{Judged, chesslaws_game};
use crate::laws;
use crate::pointer::{Output, borrow, borrow_mut, slice, text};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::chesslaws_text;
use core::cell::RefCell;
use core::ffi::c_char;
use facade::arbiter::Judgement;
use facade::laws::Rules;
use facade::notation::pgn::{GameReader, SliceSource};
use serde::Serialize;

/// Reads and judges the games of a PGN text one after the other.
///
/// Made by `chesslaws_reader_new`, freed by `chesslaws_reader_free`. Threads: it may be handed from
/// one to another, but only one may use it at a time.
pub struct chesslaws_reader {
    /// The text is the caller's, who has promised that it outlives the reader.
    games: GameReader<SliceSource<'static>>,
    rules: Rules,
    judged: Judged,
    /// Written through a shared borrow, so that a game which was handed out stays readable.
    line: RefCell<Vec<u8>>,
    /// A call is under way, or one has ended in a panic.
    is_busy: bool,
}

impl chesslaws_reader {
    pub(super) fn new(pgn: &'static [u8], rules: Rules) -> Self {
        Self {
            games: GameReader::from_bytes(pgn),
            rules,
            judged: Judged::new(),
            line: RefCell::default(),
            is_busy: false,
        }
    }

    /// The next game, or `None` at the end of the text.
    pub(super) fn next(&mut self) -> Result<Option<&chesslaws_game>, Failure> {
        if std::mem::replace(&mut self.is_busy, true) {
            return Err(Failure::new(
                chesslaws_status::Panic,
                "the library failed on this reader before; it can only be freed",
            ));
        }
        self.judged.judgement = None;
        // Memory never fails to be read, and the error type has no value that says so.
        let Ok(is_there) = self.games.read_into(&mut self.judged.game);
        let game = is_there.then(|| self.judged.judge(&self.rules));
        self.is_busy = false;
        Ok(game)
    }

    /// The judgement of the latest game in JSON, without a line end. It stays until the next call.
    pub(super) fn json(&self, file: Option<&str>) -> Result<chesslaws_text, Failure> {
        #[derive(Serialize)]
        struct Line<'a> {
            #[serde(skip_serializing_if = "Option::is_none")]
            file: Option<&'a str>,
            #[serde(flatten)]
            judgement: &'a Judgement,
        }
        let judgement = self.judged.judgement.as_ref().ok_or_else(|| {
            Failure::new(chesslaws_status::End, "there is no game that was just read")
        })?;
        let broken = |error: &dyn core::fmt::Display| Failure::new(chesslaws_status::Panic, error);
        let mut line = self.line.borrow_mut();
        line.clear();
        serde_json::to_writer(&mut *line, &Line { file, judgement })
            .map_err(|error| broken(&error))?;
        core::str::from_utf8(&line)
            .map(chesslaws_text::of)
            .map_err(|error| broken(&error))
    }
}

/// Makes a reader for a PGN text of `length` bytes in any encoding, to be judged under a
/// `chesslaws_edition`.
///
/// The text is not copied: it must stay as it is until the reader is freed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_reader_new(
    pgn: *const c_char,
    length: usize,
    edition: u32,
    reader: *mut *mut chesslaws_reader,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let reader = Output::new(reader)?;
        let rules = Rules::of(laws::edition(edition)?);
        let text = slice(pgn.cast::<u8>(), length)?;
        reader.set(Box::into_raw(Box::new(chesslaws_reader::new(text, rules))));
    })
}

/// Reads and judges the next game. At the end of the text the answer is `CHESSLAWS_STATUS_END` and
/// the game NULL.
///
/// The game stays until the next `chesslaws_reader_next` with this reader. A fault in one game does
/// not stop the reading: it stands in `chesslaws_game.error`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_reader_next(
    reader: *mut chesslaws_reader,
    game: *mut *const chesslaws_game,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let game = Output::new(game)?;
        game.set(core::ptr::null());
        match borrow_mut(reader)?.next()? {
            Some(found) => game.set(core::ptr::from_ref(found)),
            None => {
                return Err(Failure::new(
                    chesslaws_status::End,
                    "the text has no more games",
                ));
            }
        }
    })
}

/// The judgement of the game that was read last as one object of JSON, without a line end: what
/// `chesslaws judge --format jsonl` prints. `file` of `length` bytes is the name of the file that
/// is put first; NULL leaves it out.
///
/// The text stays until the next call with this reader.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_reader_json(
    reader: *const chesslaws_reader,
    file: *const c_char,
    length: usize,
    json: *mut chesslaws_text,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let json = Output::new(json)?;
        let file = optional_text(file, length)?;
        json.set(borrow(reader)?.json(file)?);
    })
}

/// Frees a reader and every game it has handed out. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_reader_free(reader: *mut chesslaws_reader) {
    let _status = entry!({
        if !reader.is_null() {
            drop(Box::from_raw(reader));
        }
    });
}

/// NULL is no text, not even an empty one.
///
/// # Safety
///
/// As [`slice`].
pub(super) unsafe fn optional_text<'a>(
    pointer: *const c_char,
    length: usize,
) -> Result<Option<&'a str>, Failure> {
    if pointer.is_null() && length == 0 {
        return Ok(None);
    }
    // SAFETY: as the caller promises.
    unsafe { text(pointer, length) }.map(Some)
}
