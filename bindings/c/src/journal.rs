//! Journals of live games.

use crate::game::conditions::{chesslaws_conditions, read, stated};
use crate::game::{Table, chesslaws_game};
use crate::handle;
use crate::pointer::{Output, borrow, slice, text, write};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::chesslaws_text;
use core::ffi::c_char;
use facade::arbiter::Conditions;
use facade::arbiter::journal::{self, Journal, JournalError, JournalFault, LineHash};

/// How many digits the hash of a journal has, and a NUL.
pub const CHESSLAWS_HASH_CAPACITY: usize = 65;

/// A journal that was proved line by line, or that a game is writing.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_journal_proof {
    /// How many events it holds.
    pub events: u64,
    /// The hash of its last line in hexadecimal digits, ended by a NUL. Kept elsewhere, it shows
    /// later that no line is missing at the end.
    pub hash: [c_char; CHESSLAWS_HASH_CAPACITY],
    /// How many bytes its lines have.
    pub length: u64,
    /// Zero: room to grow.
    pub reserved: [u64; 3],
}

fn proof(events: u64, hash: LineHash, length: u64) -> chesslaws_journal_proof {
    let mut digits = [0; CHESSLAWS_HASH_CAPACITY];
    for (to, from) in digits.iter_mut().zip(hash.to_string().bytes()) {
        *to = from as c_char;
    }
    chesslaws_journal_proof {
        events,
        hash: digits,
        length,
        reserved: [0; 3],
    }
}

impl From<JournalError> for Failure {
    fn from(error: JournalError) -> Self {
        let status = if error.is_torn() {
            chesslaws_status::TornJournal
        } else {
            chesslaws_status::DamagedJournal
        };
        let mut failure = Self::new(status, &error);
        failure.0.line = error.line;
        failure.0.byte = error.byte;
        failure
    }
}

/// Proves that the `length` bytes of a journal, as `chesslaws arbitrate --journal` writes it, are
/// those that were written: nothing altered, missing in between, out of order or repeated. `proof`
/// may be NULL.
///
/// The line that is not as it was written, and the byte at which it begins, are in `error`. Where
/// nothing is wrong but that the last line was cut off while it was being written, the answer is
/// `CHESSLAWS_STATUS_TORN_JOURNAL`, and everything before that byte stands.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_journal_verify(
    journal: *const c_char,
    length: usize,
    proof: *mut chesslaws_journal_proof,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::optional(proof)?;
        let verified = journal::verify(slice(journal.cast::<u8>(), length)?)?;
        output.set(self::proof(verified.events, verified.hash, length as u64));
    })
}

/// Makes the game that a journal of `length` bytes holds: proves the lines, takes every event again
/// and compares the rulings with those of the journal. The game is freed by `chesslaws_game_free`;
/// what happens in it afterwards is not journaled.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_journal_game_new(
    journal: *const c_char,
    length: usize,
    game: *mut *mut chesslaws_game,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::new(game)?;
        let journal = Journal::replay(slice(journal.cast::<u8>(), length)?)?;
        let game = journal.game().clone();
        output.set(handle::make(Table::plain(game, journal.events() > 0)));
    })
}

fn begin(conditions: Conditions) -> Result<*mut chesslaws_game, Failure> {
    let (journal, header) = Journal::begin(conditions).map_err(|error| {
        let conditions = matches!(
            error.fault,
            JournalFault::Conditions(_) | JournalFault::Content(_)
        );
        if conditions {
            return Failure::new(chesslaws_status::InvalidConditions, error.fault);
        }
        Failure::from(error)
    })?;
    Ok(handle::make(Table::journaled(journal, Some(header))))
}

/// Makes a game with a journal from conditions in JSON of `length` bytes, as `chesslaws_game_new` does
/// without one. Everything that can be done with a game can be done with it.
///
/// The library writes no file. It gives the lines, and the caller stores them: after this, and after
/// every event that the game takes, `chesslaws_journal_line` has one that is to be written to the end
/// of the journal and brought to the disk (`fsync`); then `chesslaws_journal_stored` says that it is.
/// Rulings are handed out only then, so that nothing that anybody was told can be lost. The lines are
/// those of `chesslaws arbitrate --journal`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_journal_new(
    conditions: *const c_char,
    length: usize,
    game: *mut *mut chesslaws_game,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::new(game)?;
        output.set(begin(read(text(conditions, length)?)?)?);
    })
}

/// As `chesslaws_journal_new`, with the conditions as a structure.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_journal_new_with(
    conditions: *const chesslaws_conditions,
    game: *mut *mut chesslaws_game,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::new(game)?;
        output.set(begin(stated(borrow(conditions)?)?)?);
    })
}

/// Makes the game that a journal of `length` bytes holds, as `chesslaws_journal_game_new` does, and goes
/// on with the journal. A last line that was cut off while it was being written was never acted upon
/// and counts as not written: `whole` becomes how many bytes are whole lines, and the caller must cut
/// the stored journal to that length before it stores another line.
///
/// Where not even the first line is whole, or there is none, nothing has happened: the answer is
/// `CHESSLAWS_STATUS_TORN_JOURNAL`, and a new journal may begin in its place.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_journal_resume_new(
    journal: *const c_char,
    length: usize,
    game: *mut *mut chesslaws_game,
    whole: *mut u64,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let (output, whole) = (Output::new(game)?, Output::new(whole)?);
        let bytes = slice(journal.cast::<u8>(), length)?;
        let (journal, _torn) = Journal::resume(bytes).map_err(|error| {
            let is_empty = error.fault == JournalFault::Empty;
            let mut failure = Failure::from(error);
            if is_empty {
                failure.0.status = chesslaws_status::TornJournal;
            }
            failure
        })?;
        whole.set(journal.bytes());
        output.set(handle::make(Table::journaled(journal, None)));
    })
}

/// The line of the journal that is to be stored now, with its line feed: the first one of a new
/// journal, or that of the latest event; no text where everything is stored. It can be asked for any
/// number of times, and stays until `chesslaws_journal_stored`. `CHESSLAWS_STATUS_NO_JOURNAL` for a game
/// without one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_journal_line(
    game: *const chesslaws_game,
    line: *mut chesslaws_text,
) -> chesslaws_status {
    entry!({
        let output = Output::new(line)?;
        let table = handle::look(game)?;
        table.journal()?;
        output.set(chesslaws_text::of_option(table.pending()));
    })
}

/// Says that the line is on the disk. A caller that can't store it must not say so, and must not go on
/// with this game, which would be ahead of what is stored; the journal can be resumed later.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_journal_stored(game: *mut chesslaws_game) -> chesslaws_status {
    entry!({
        handle::change(game, |table| {
            table.journal()?;
            table.stored();
            Ok(())
        })?;
    })
}

/// How far the journal of a game is: its events, the hash of its last line and its length, the line
/// that is to be stored now included.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_journal_read(
    game: *const chesslaws_game,
    proof: *mut chesslaws_journal_proof,
) -> chesslaws_status {
    entry!({
        let journal = handle::look(game)?.journal()?;
        let stands = self::proof(journal.events(), journal.hash(), journal.bytes());
        write(proof, stands)?;
    })
}
