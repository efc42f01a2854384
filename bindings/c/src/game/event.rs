//! What happens at the board, as a structure.

use super::particulars::chesslaws_particulars;
use crate::moves::chesslaws_move;
use crate::words::chesslaws_square;

/// Something that happened, and when. Begin with zeros (`chesslaws_event event = {0};`) and set what
/// the kind asks for.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_event {
    /// A `chesslaws_event_kind`.
    pub kind: u32,
    /// A `chesslaws_color`.
    pub side: u32,
    /// A `chesslaws_observer`.
    pub by: u32,
    /// 0 or a sum of the `CHESSLAWS_EVENT_` flags.
    pub flags: u32,
    /// When, by the host's own monotonic time in microseconds; `CHESSLAWS_NEVER` for the instant of
    /// the event before.
    pub at: u64,
    /// A move, legal or not. The pawn may be put on the last rank alone.
    pub move_: chesslaws_move,
    /// How many squares were touched.
    pub square_count: u32,
    /// The squares.
    pub squares: *const chesslaws_square,
    /// A `chesslaws_touch_order`.
    pub order: u32,
    /// A `chesslaws_role`.
    pub piece: u32,
    /// A `chesslaws_claim_ground`.
    pub ground: u32,
    /// A ply, from 1.
    pub ply: u32,
    /// An enumerator of what the kind or the decision names.
    pub detail: u32,
    /// A `chesslaws_decision`.
    pub decision: u32,
    /// Points in hundredths.
    pub white: i32,
    /// Points in hundredths.
    pub black: i32,
    /// A time in microseconds.
    pub time: u64,
    /// A time in microseconds.
    pub black_time: u64,
    /// A `chesslaws_outsider`.
    pub who: u32,
    /// A number whose meaning the kind or the decision names.
    pub number: u32,
    /// What only some kinds and decisions have; else NULL.
    pub particulars: *const chesslaws_particulars,
    /// Must be zero.
    pub reserved: [u64; 2],
}
