//! Tournament report files, written.

use super::tournament::chesslaws_tournament;
use crate::color::nth;
use crate::handle;
use crate::pointer::{Output, borrow, check_reserved};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::print_bytes;
use core::ffi::c_char;
use facade::scoring::trf::{Encoding, LineEnd, Version, WriteError, WriteOptions};

/// An edition of the format of tournament report files.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_trf_version {
    /// That of the file the tournament was read from, with all its lines; TRF26 for a new one.
    AsRead = 0,
    /// TRF16, the format of 2016.
    Trf16 = 16,
    /// TRF26, the format of 2026.
    Trf26 = 26,
}

/// The end of a line.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_line_end {
    /// Carriage return and line feed, as most programs write.
    CrLf = 0,
    /// Line feed alone.
    Lf = 1,
    /// Carriage return alone, as the text of the format asks.
    Cr = 2,
}

/// The encoding of a file.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_encoding {
    /// UTF-8.
    Utf8 = 0,
    /// Windows-1252, the Western European code page of older programs.
    Windows1252 = 1,
}

/// How a tournament file is written. Begin with zeros (`chesslaws_trf_options options = {0};`).
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_trf_options {
    /// A `chesslaws_line_end`.
    pub line_end: u32,
    /// A `chesslaws_encoding`.
    pub encoding: u32,
    /// Must be zero.
    pub reserved: [u64; 4],
}

const LINE_ENDS: [LineEnd; 3] = [LineEnd::CrLf, LineEnd::Lf, LineEnd::Cr];
const ENCODINGS: [Encoding; 2] = [Encoding::Utf8, Encoding::Windows1252];

/// `None` for the version of the file.
pub(super) fn version(number: u32) -> Result<Option<Version>, Failure> {
    match number {
        0 => Ok(None),
        16 => Ok(Some(Version::Trf16)),
        26 => Ok(Some(Version::Trf26)),
        _ => Err(Failure::new(
            chesslaws_status::InvalidArgument,
            format_args!("expected a chesslaws_trf_version, found {number}"),
        )),
    }
}

impl From<WriteError> for Failure {
    fn from(error: WriteError) -> Self {
        let line = match error {
            WriteError::Control { line, .. } | WriteError::NotInEncoding { line, .. } => line,
            WriteError::TooWide { .. } => 0,
        };
        let mut failure = Self::new(chesslaws_status::UnwritableTournament, error);
        failure.0.line = line.into();
        failure
    }
}

/// Writes a tournament as a tournament report file: one that was read line by line as it was, one that
/// was built in the version that was asked for. `options` may be NULL for UTF-8 and the line ends of
/// most programs. A name longer than its 33 columns is cut; `cut_names` becomes how many are, and may
/// be NULL.
///
/// What would not fit into its columns otherwise, or does not exist in the encoding, is refused as
/// `CHESSLAWS_STATUS_UNWRITABLE_TOURNAMENT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_tournament_write(
    tournament: *const chesslaws_tournament,
    options: *const chesslaws_trf_options,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
    cut_names: *mut usize,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let cut_names = Output::optional(cut_names)?;
        let mut how = WriteOptions::default();
        if !options.is_null() {
            let given = borrow(options)?;
            check_reserved(&given.reserved)?;
            how.line_end = nth(&LINE_ENDS, given.line_end, "a chesslaws_line_end")?;
            how.encoding = nth(&ENCODINGS, given.encoding, "a chesslaws_encoding")?;
        }
        let written = handle::look(tournament)?.document.write(&how)?;
        print_bytes(&written.bytes, buffer, capacity, length)?;
        cut_names.set(written.warnings.len());
    })
}
