//! Tournaments.

use crate::color::flags;
use crate::handle::{self, Handle};
use crate::pointer::{Output, pointer_to, slice, write};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::chesslaws_text;
use core::ffi::c_char;
use facade::scoring::trf::{Document, ReadOptions, TrfError, Warning};
use facade::scoring::{Calculation, Format, Options};
use std::sync::Arc;

/// In reading a tournament file: points that are not the sum of the results are a warning and not a
/// fault.
pub const CHESSLAWS_TRF_REPORT_POINTS: u32 = 1;
/// In reading a tournament file: gaps in the starting numbers are a warning and not a fault.
pub const CHESSLAWS_TRF_ALLOW_GAPS: u32 = 2;
/// In reading a tournament file: records that no edition of the format knows are kept with a warning.
pub const CHESSLAWS_TRF_KEEP_UNKNOWN: u32 = 4;

/// A tournament, read from a tournament report file (TRF16 or TRF26) or built.
///
/// Made by `chesslaws_tournament_new` or `chesslaws_tournament_build_new`, freed by `chesslaws_tournament_free`; never changes, so that
/// any number of threads may read it.
pub struct chesslaws_tournament {
    _private: (),
}

impl Handle for chesslaws_tournament {
    type Value = Event;
    const TAG: u64 = 0x6368_736c_6177_5400 | crate::version::CHESSLAWS_ABI_VERSION as u64;
    const NAME: &'static str = "chesslaws_tournament";
}

/// A document and the texts that are handed out of it.
pub(crate) struct Event {
    pub(super) document: Arc<Document>,
    warnings: Vec<chesslaws_trf_warning>,
    /// Never changed once the warnings point to it.
    _messages: Vec<String>,
}

// SAFETY: the pointers of the warnings go to the messages beside them, which never change.
unsafe impl Send for Event {}
// SAFETY: as above.
unsafe impl Sync for Event {}

/// How a tournament is played.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_tournament_format {
    /// A Swiss system.
    Swiss = 0,
    /// Each against each.
    RoundRobin = 1,
}

/// Something odd in a tournament file.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_trf_warning {
    /// The line, from 1.
    pub line: u32,
    /// The column in characters, from 1.
    pub column: u32,
    /// How often the same was found; the place is that of the first.
    pub count: u32,
    /// What is odd.
    pub message: chesslaws_text,
    /// Zero: room to grow.
    pub reserved: [u64; 2],
}

/// What a tournament is. Everything it points to stays as long as the
/// tournament.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_tournament_summary {
    /// The name of the event.
    pub name: chesslaws_text,
    /// The number of rounds.
    pub rounds: u32,
    /// How many players there are.
    pub players: u32,
    /// How many teams there are; 0 in an event of single players.
    pub teams: u32,
    /// What the file says, else what its pairings show.
    pub format: chesslaws_tournament_format,
    /// What was odd in the file, NULL for nothing.
    pub warnings: *const chesslaws_trf_warning,
    /// How many warnings there are.
    pub warning_count: usize,
    /// Zero: room to grow.
    pub reserved: [u64; 4],
}

impl Event {
    pub(super) fn new(document: Document) -> Self {
        let messages: Vec<String> = document
            .warnings()
            .iter()
            .map(|warning| warning.kind.to_string())
            .collect();
        let one = |(warning, message): (&Warning, &String)| chesslaws_trf_warning {
            line: warning.line,
            column: warning.column,
            count: warning.count,
            message: chesslaws_text::of(message),
            reserved: [0; 2],
        };
        let warnings = document.warnings().iter().zip(&messages).map(one).collect();
        Self {
            document: Arc::new(document),
            warnings,
            _messages: messages,
        }
    }

    fn summary(&self) -> chesslaws_tournament_summary {
        let event = self.document.tournament();
        let count = |len: usize| u32::try_from(len).unwrap_or(u32::MAX);
        chesslaws_tournament_summary {
            name: chesslaws_text::of(event.name()),
            rounds: event.rounds().into(),
            players: count(event.players().len()),
            teams: count(event.teams().len()),
            format: match Calculation::new(event, Options::default()).format() {
                Format::Swiss => chesslaws_tournament_format::Swiss,
                Format::RoundRobin => chesslaws_tournament_format::RoundRobin,
            },
            warnings: pointer_to(&self.warnings),
            warning_count: self.warnings.len(),
            reserved: [0; 4],
        }
    }
}

impl From<TrfError> for Failure {
    fn from(error: TrfError) -> Self {
        let (line, column) = (error.line, error.column);
        let mut failure = Self::new(chesslaws_status::InvalidTournament, error);
        failure.0.line = line.into();
        failure.0.column = column.into();
        failure
    }
}

/// Reads a tournament report file (TRF16 or TRF26) of `length` bytes, in UTF-8 or Windows-1252.
/// `flags` is 0 or a sum of the `CHESSLAWS_TRF_` flags. A fault is refused with its line and column
/// in `error`. The file is not needed afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_new(
    file: *const c_char,
    length: usize,
    flags: u32,
    tournament: *mut *mut chesslaws_tournament,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let tournament = Output::new(tournament)?;
        let known =
            CHESSLAWS_TRF_REPORT_POINTS | CHESSLAWS_TRF_ALLOW_GAPS | CHESSLAWS_TRF_KEEP_UNKNOWN;
        let flags = self::flags(flags, known)?;
        let options = ReadOptions {
            report_points: flags & CHESSLAWS_TRF_REPORT_POINTS != 0,
            allow_number_gaps: flags & CHESSLAWS_TRF_ALLOW_GAPS != 0,
            keep_unknown_records: flags & CHESSLAWS_TRF_KEEP_UNKNOWN != 0,
        };
        let document = Document::read(slice(file.cast::<u8>(), length)?, &options)?;
        tournament.set(handle::make(Event::new(document)));
    })
}

/// What is known of the event.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_read(
    tournament: *const chesslaws_tournament,
    summary: *mut chesslaws_tournament_summary,
) -> chesslaws_status {
    entry!({ write(summary, handle::look(tournament)?.summary())? })
}

/// Frees a tournament. Standings made from it stay. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_free(tournament: *mut chesslaws_tournament) {
    let _status = entry!({ handle::free(tournament)? });
}
