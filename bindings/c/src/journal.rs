//! Journals of live games.

use crate::game::chesslaws_game;
use crate::game::conditions::hand_out;
use crate::pointer::{Output, slice};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use core::ffi::c_char;
use facade::arbiter::journal::{self, Journal, JournalError};

/// How many digits the hash of a journal has, and a NUL.
pub const CHESSLAWS_HASH_CAPACITY: usize = 65;

/// A journal that was proved line by line.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_journal_proof {
    /// How many events it holds.
    pub events: u64,
    /// The hash of its last line in hexadecimal digits, ended by a NUL. Kept elsewhere, it shows
    /// later that no line is missing at the end.
    pub hash: [c_char; CHESSLAWS_HASH_CAPACITY],
    /// Zero: room to grow.
    pub reserved: [u64; 4],
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
        let mut hash = [0; CHESSLAWS_HASH_CAPACITY];
        for (to, from) in hash.iter_mut().zip(verified.hash.to_string().bytes()) {
            *to = from as c_char;
        }
        output.set(chesslaws_journal_proof {
            events: verified.events,
            hash,
            reserved: [0; 4],
        });
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
        output.set(hand_out(journal.game().clone(), journal.events() > 0));
    })
}
