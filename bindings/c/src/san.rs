//! Moves in standard algebraic notation.

use crate::moves::{chesslaws_move, legal};
use crate::pointer::{borrow, slice, write};
use crate::position::chesslaws_position;
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::print;
use core::ffi::c_char;
use facade::notation::{San, SanError, SanErrorKind};

/// Room for any move in SAN, the NUL included.
pub const CHESSLAWS_SAN_CAPACITY: usize = 16;

impl From<SanError> for Failure {
    fn from(error: SanError) -> Self {
        let status = match error.kind() {
            SanErrorKind::Unreadable => chesslaws_status::UnreadableMove,
            SanErrorKind::Illegal => chesslaws_status::IllegalMove,
            SanErrorKind::Ambiguous => chesslaws_status::AmbiguousMove,
        };
        let byte = match error {
            SanError::NotUnderstood { at, .. } => Some(at),
            _ => None,
        };
        Self::new(status, error).at_byte(byte)
    }
}

/// Reads a legal move in SAN (`Nf3`, `exd5`, `O-O`, `e8=Q+`) of `length` bytes, with English letters
/// or figurines. Long algebraic and UCI forms are understood as well.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_parse_san(
    position: *const chesslaws_position,
    san: *const c_char,
    length: usize,
    move_: *mut chesslaws_move,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let position = borrow(position)?.get()?;
        let written = San::parse(slice(san.cast::<u8>(), length)?)?;
        write(move_, written.resolve(position)?.bits())?;
    })
}

/// Writes a legal move in SAN, with the sign for check or mate. `CHESSLAWS_SAN_CAPACITY` bytes are
/// always enough.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_san(
    position: *const chesslaws_position,
    move_: chesslaws_move,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let position = borrow(position)?.get()?;
        let san = San::of(position, legal(position, move_)?);
        print(san, buffer, capacity, length)?;
    })
}
