//! A clock as a record for a device's memory.

use super::{chesslaws_clock, clock_in};
use crate::pointer::{slice, write, write_all};
use crate::status::{chesslaws_error, chesslaws_status};
use facade::clock::Clock;

/// The length of a record in bytes.
pub const CHESSLAWS_CLOCK_RECORD_LENGTH: usize = 700;

const _: () = assert!(CHESSLAWS_CLOCK_RECORD_LENGTH == Clock::RECORD_LEN);

/// Writes the whole clock as a record of `CHESSLAWS_CLOCK_RECORD_LENGTH` bytes with version and
/// checksum, the same on every machine: what a device puts into its memory after every press.
/// `length` is how many bytes; nothing is written if `capacity` is smaller.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_to_record(
    clock: *const chesslaws_clock,
    record: *mut u8,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let bytes = clock_in(clock)?.to_record();
        write_all(bytes.into_iter(), bytes.len(), record, capacity, length)?;
    })
}

/// Sets a clock from a record of `length` bytes, exactly as it was. A damaged record is refused, and
/// the clock is as it was. If the host's time has begun anew, `chesslaws_clock_rebase` goes on.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_from_record(
    clock: *mut chesslaws_clock,
    record: *const u8,
    length: usize,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let restored = Clock::from_record(slice(record, length)?)?;
        write(clock, chesslaws_clock::of(restored))?;
    })
}
