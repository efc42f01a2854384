//! The regulations of an event, as a structure.

use super::penalty::chesslaws_penalties;
use crate::color::flags;
use crate::growing::{Growing, grown};
use crate::status::Failure;
use facade::arbiter::Regulations;

/// In regulations: devices that are switched off may be kept in an agreed bag (11.3.2.1 of 2023).
pub const CHESSLAWS_REGULATION_DEVICES_IN_BAG: u32 = 1;
/// In regulations: the `device_penalty` follows where a device would lose the game (11.3.2.2).
pub const CHESSLAWS_REGULATION_DEVICE_PENALTY: u32 = 2;
/// In regulations: fines were announced in advance (12.9.7).
pub const CHESSLAWS_REGULATION_FINE_ANNOUNCED: u32 = 4;
/// In regulations: who leaves the playing area while the opponent has the move must report it
/// (11.2.4).
pub const CHESSLAWS_REGULATION_LEAVING_IS_REPORTED: u32 = 8;
/// In regulations: no appeals (11.10).
pub const CHESSLAWS_REGULATION_NO_APPEALS: u32 = 16;
/// In regulations: a championship of FIDE, or an event for its titles or ratings (preface).
pub const CHESSLAWS_REGULATION_RATED_BY_FIDE: u32 = 32;

/// What the regulations of an event settle where the Laws leave it to them, for
/// `chesslaws_conditions.regulations`. Begin with zeros and its size
/// (`chesslaws_regulations regulations = {.size = sizeof regulations};`), which is an event that
/// settles nothing. What an edition does not leave to the regulations has no effect.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_regulations {
    /// `sizeof(chesslaws_regulations)`: a later library has more fields and takes fewer.
    pub size: u32,
    /// 0 or a sum of the `CHESSLAWS_REGULATION_` flags.
    pub flags: u32,
    /// The milder penalty for a device; looked at only with
    /// `CHESSLAWS_REGULATION_DEVICE_PENALTY`.
    pub device_penalty: chesslaws_penalties,
}

// SAFETY: it begins with its size, and holds numbers.
unsafe impl Growing for chesslaws_regulations {
    const FIRST: usize = size_of::<Self>();
}

/// NULL for an event that settles nothing.
///
/// # Safety
///
/// The pointer is NULL or points to as many bytes as its size says.
pub(super) unsafe fn regulations(
    pointer: *const chesslaws_regulations,
) -> Result<Regulations, Failure> {
    if pointer.is_null() {
        return Ok(Regulations::default());
    }
    // SAFETY: as the caller promises.
    let given = unsafe { grown(pointer) }?;
    let known = 2 * CHESSLAWS_REGULATION_RATED_BY_FIDE - 1;
    let flags = flags(given.flags, known)?;
    let has = |flag: u32| flags & flag != 0;
    Ok(Regulations {
        devices_in_bag: has(CHESSLAWS_REGULATION_DEVICES_IN_BAG),
        device_penalty: has(CHESSLAWS_REGULATION_DEVICE_PENALTY)
            .then(|| given.device_penalty.stated())
            .transpose()?,
        fine_announced: has(CHESSLAWS_REGULATION_FINE_ANNOUNCED),
        leaving_is_reported: has(CHESSLAWS_REGULATION_LEAVING_IS_REPORTED),
        no_appeals: has(CHESSLAWS_REGULATION_NO_APPEALS),
        rated_by_fide: has(CHESSLAWS_REGULATION_RATED_BY_FIDE),
    })
}
