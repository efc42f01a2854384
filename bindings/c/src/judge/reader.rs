//! Reading game after game at the caller's pace.

use super::game::{Judged, chesslaws_judged_game};
use crate::handle::{self, Handle};
use crate::laws;
use crate::pointer::{Output, optional_text, slice};
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
    _private: (),
}

impl Handle for chesslaws_reader {
    type Value = Games;
    const TAG: u64 = 0x6368_736c_6177_5200 | crate::version::CHESSLAWS_ABI_VERSION as u64;
    const NAME: &'static str = "chesslaws_reader";
}

/// The games of a text, and the one that was judged last.
pub(crate) struct Games {
    /// The text is the caller's, who has promised that it outlives the reader.
    games: GameReader<SliceSource<'static>>,
    rules: Rules,
    judged: Judged,
    /// Written through a shared borrow, so that a game which was handed out stays readable.
    line: RefCell<Vec<u8>>,
}

impl Games {
    pub(super) fn new(pgn: &'static [u8], rules: Rules) -> Self {
        Self {
            games: GameReader::from_bytes(pgn),
            rules,
            judged: Judged::new(),
            line: RefCell::default(),
        }
    }

    /// The next game, or `None` at the end of the text.
    pub(super) fn next(&mut self) -> Option<&chesslaws_judged_game> {
        self.judged.judgement = None;
        // Memory never fails to be read, and the error type has no value that says so.
        let Ok(is_there) = self.games.read_into(&mut self.judged.game);
        is_there.then(|| self.judged.judge(&self.rules))
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
        reader.set(handle::make(Games::new(text, rules)));
    })
}

/// Reads and judges the next game. At the end of the text the answer is `CHESSLAWS_STATUS_END` and
/// the game NULL.
///
/// The game stays until the next `chesslaws_reader_next` with this reader. A fault in one game does
/// not stop the reading: it stands in `chesslaws_judged_game.error`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_reader_next(
    reader: *mut chesslaws_reader,
    game: *mut *const chesslaws_judged_game,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let game = Output::new(game)?;
        game.set(core::ptr::null());
        handle::change(reader, |games| match games.next() {
            Some(found) => {
                game.set(core::ptr::from_ref(found));
                Ok(())
            }
            None => Err(Failure::new(
                chesslaws_status::End,
                "the text has no more games",
            )),
        })?;
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
        json.set(handle::look(reader)?.json(file)?);
    })
}

/// Frees a reader and every game it has handed out. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_reader_free(reader: *mut chesslaws_reader) {
    let _status = entry!({ handle::free(reader)? });
}
