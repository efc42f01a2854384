//! Tournaments put together by the caller.

use super::tournament::{Event, chesslaws_tournament};
use super::trf::version;
use crate::handle::{self, Handle};
use crate::pointer::{Output, text};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use core::ffi::c_char;
use facade::scoring::trf::{Document, SetRecordError, Version};
use facade::scoring::{Tournament, TournamentBuilder, TournamentError};
use std::collections::BTreeSet;

/// A tournament that is being put together: players, teams and results.
///
/// Made by `chesslaws_tournament_builder_new` or `chesslaws_tournament_builder_new_with`, freed by
/// `chesslaws_tournament_builder_free`; one thread at a time. What is refused changes nothing.
pub struct chesslaws_tournament_builder {
    _private: (),
}

impl Handle for chesslaws_tournament_builder {
    type Value = Draft;
    const TAG: u64 = 0x6368_736c_6177_4200 | crate::version::CHESSLAWS_ABI_VERSION as u64;
    const NAME: &'static str = "chesslaws_tournament_builder";
}

/// The tournament so far.
pub(crate) struct Draft {
    pub(super) builder: TournamentBuilder,
    /// The starting numbers that are given.
    pub(super) numbers: BTreeSet<u16>,
    /// The file it began from.
    base: Option<Document>,
    /// Codes and texts of the records that the tournament itself does not hold.
    records: Vec<(String, String)>,
}

impl From<TournamentError> for Failure {
    fn from(error: TournamentError) -> Self {
        let status = match error {
            TournamentError::UnknownPlayer { .. } => chesslaws_status::UnknownParticipant,
            TournamentError::RoundOutOfRange { .. } | TournamentError::NumberOutOfRange { .. } => {
                chesslaws_status::InvalidArgument
            }
            TournamentError::AlreadyPaired { .. }
            | TournamentError::NothingRecorded { .. }
            | TournamentError::SelfPairing { .. }
            | TournamentError::Score { .. }
            | TournamentError::NotABye { .. } => chesslaws_status::ResultRefused,
            _ => chesslaws_status::InvalidTournament,
        };
        Self::new(status, error)
    }
}

impl From<SetRecordError> for Failure {
    fn from(error: SetRecordError) -> Self {
        Self::new(chesslaws_status::InvalidArgument, error)
    }
}

impl Draft {
    /// The document of this version, that of the file where it began from one and `None` is asked for.
    fn document(&self, version: Option<Version>) -> Result<Document, Failure> {
        let event = self.builder.build()?;
        let mut document = match (version, &self.base) {
            (None, Some(base)) => {
                let mut document = base.clone();
                document.replace_tournament(event);
                document
            }
            (version, _) => Document::new(event, version.unwrap_or_default()),
        };
        for (code, text) in &self.records {
            document.set_record(code, text)?;
        }
        Ok(document)
    }
}

/// A number that fits, such as a round or a starting number.
pub(super) fn small(number: u32, what: &str) -> Result<u16, Failure> {
    u16::try_from(number).map_err(|_| {
        Failure::new(
            chesslaws_status::InvalidArgument,
            format_args!("expected {what} up to 65535, found {number}"),
        )
    })
}

/// Begins a tournament of `rounds` rounds with a name of `length` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_new(
    name: *const c_char,
    length: usize,
    rounds: u32,
    builder: *mut *mut chesslaws_tournament_builder,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::new(builder)?;
        let rounds = small(rounds, "rounds")?;
        output.set(handle::make(Draft {
            builder: Tournament::builder(text(name, length)?, rounds),
            numbers: BTreeSet::new(),
            base: None,
            records: Vec::new(),
        }));
    })
}

/// Begins with everything that a tournament holds: for the next round, or a correction. The tournament
/// itself stays as it is, and is not needed afterwards.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_new_with(
    tournament: *const chesslaws_tournament,
    builder: *mut *mut chesslaws_tournament_builder,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::new(builder)?;
        let document = &handle::look(tournament)?.document;
        let event = document.tournament();
        output.set(handle::make(Draft {
            builder: event.edit(),
            numbers: event.players().iter().map(|player| player.number).collect(),
            base: Some(Document::clone(document)),
            records: Vec::new(),
        }));
    })
}

/// Sets a record of the file that the tournament itself does not hold: city (`022`), federation
/// (`032`), end (`052`), arbiters (`102`, `112`), time control (`122`, `222`), dates of the rounds
/// (`132`), first colour (`152`), or an extension of three letters. Of two with one code the later
/// holds.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_record(
    builder: *mut chesslaws_tournament_builder,
    code: *const c_char,
    code_length: usize,
    record: *const c_char,
    length: usize,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let (code, record) = (text(code, code_length)?, text(record, length)?);
        handle::change(builder, |draft| {
            // A document without players is enough to hear whether the record may be set.
            let event = Tournament::builder("", 1).build()?;
            Document::new(event, Version::default()).set_record(code, record)?;
            draft.records.push((code.to_owned(), record.to_owned()));
            Ok(())
        })?;
    })
}

/// Makes the tournament of what is there so far; the builder stays and can go on. `version` is a
/// `chesslaws_trf_version`: how `chesslaws_tournament_write` will write it.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_build_new(
    builder: *const chesslaws_tournament_builder,
    version: u32,
    tournament: *mut *mut chesslaws_tournament,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let output = Output::new(tournament)?;
        let version = self::version(version)?;
        let document = handle::look(builder)?.document(version)?;
        output.set(handle::make(Event::new(document)));
    })
}

/// Frees a builder. Tournaments made from it stay. NULL is allowed.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_builder_free(
    builder: *mut chesslaws_tournament_builder,
) {
    let _status = entry!({ handle::free(builder)? });
}
