//! What only some events have.

use super::penalty::chesslaws_penalties;
use crate::growing::Growing;
use crate::text::chesslaws_text;

/// What only some events have, for `chesslaws_event.particulars`. Begin with zeros and its size
/// (`chesslaws_particulars particulars = {.size = sizeof particulars};`) and set what the kind or the
/// decision asks for. It and what it points to are the caller's and are needed for the call only.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_particulars {
    /// `sizeof(chesslaws_particulars)`: a later library has more fields and takes fewer.
    pub size: u32,
    /// How many duties there are.
    pub duty_count: u32,
    /// Each a `chesslaws_duty`; NULL for none.
    pub duties: *const u32,
    /// A text whose meaning the kind names.
    pub text: chesslaws_text,
    /// Another one.
    pub other_text: chesslaws_text,
    /// Penalties.
    pub penalties: chesslaws_penalties,
}

// SAFETY: it begins with its size, and all zeros are one without anything.
unsafe impl Growing for chesslaws_particulars {
    const FIRST: usize = size_of::<Self>();
}

impl chesslaws_particulars {
    pub(super) const NONE: Self = Self {
        size: size_of::<Self>() as u32,
        duty_count: 0,
        duties: core::ptr::null(),
        text: chesslaws_text::NONE,
        other_text: chesslaws_text::NONE,
        penalties: chesslaws_penalties::NONE,
    };
}
