//! The chess clock on the caller's memory: nothing here allocates, waits, or needs the standard
//! library.

pub mod control;
pub mod correct;
pub mod event;
pub mod reading;
pub mod record;
mod refusal;
pub mod setting;

use crate::pointer::{borrow, borrow_mut};
use crate::status::{Failure, chesslaws_status};
use core::time::Duration;
use facade::clock::{Clock, ClockError};
use facade::laws::Color;

/// A time that never comes, or none at all, where a time is unsigned.
pub const CHESSLAWS_NEVER: u64 = u64::MAX;

/// A chess clock: two times of which at most one runs.
///
/// It is a plain value of fixed size that the caller owns, and needs no freeing. Set it with one of
/// `chesslaws_clock_set`, `_set_preset`, `_set_periods`, `_from_record`; one that was never set is
/// refused. It never reads a time: every event brings the host's own monotonic time in microseconds
/// since any fixed instant. An event first accounts for all time up to that instant, flags and
/// periods included, so it makes no difference how often a clock is polled or how late. An event
/// that is refused changes nothing.
///
/// Threads: any number may read one clock at a time; only one may change it. Events do not wait and
/// do not allocate, so they may come from an interrupt, as long as nothing else uses the same clock
/// meanwhile.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_clock {
    /// For the library alone.
    pub private_: [u64; 160],
}

/// Marks memory that holds a clock of this version of the library: `chslawC` and the ABI.
const TAG: u64 = 0x6368_736c_6177_4300 | crate::version::CHESSLAWS_ABI_VERSION as u64;

/// What a [`chesslaws_clock`] holds.
#[repr(C)]
struct Stored {
    tag: u64,
    clock: Clock,
}

const _: () = assert!(size_of::<Stored>() <= size_of::<chesslaws_clock>());
const _: () = assert!(align_of::<Stored>() <= align_of::<chesslaws_clock>());

impl chesslaws_clock {
    pub(crate) fn of(clock: Clock) -> Self {
        let mut memory = Self { private_: [0; 160] };
        // SAFETY: `memory` is large and aligned enough for a `Stored`, as asserted above.
        unsafe {
            (&raw mut memory)
                .cast::<Stored>()
                .write(Stored { tag: TAG, clock });
        }
        memory
    }

    #[inline]
    fn check(&self) -> Result<(), Failure> {
        if self.private_[0] == TAG {
            return Ok(());
        }
        Err(Failure::new(
            chesslaws_status::Uninitialized,
            "expected a clock that was set, found other memory",
        ))
    }
}

/// The clock that the caller's memory holds.
///
/// # Safety
///
/// As [`borrow`].
unsafe fn clock_in<'a>(memory: *const chesslaws_clock) -> Result<&'a Clock, Failure> {
    // SAFETY: as the caller promises.
    let memory = unsafe { borrow(memory) }?;
    memory.check()?;
    let stored = core::ptr::from_ref(memory).cast::<Stored>();
    // SAFETY: only `of` writes the tag, together with a clock; size and alignment are asserted
    // above.
    Ok(unsafe { &(*stored).clock })
}

/// An event on the clock that the caller's memory holds.
///
/// # Safety
///
/// As [`borrow_mut`].
unsafe fn act<T>(
    memory: *mut chesslaws_clock,
    event: impl FnOnce(&mut Clock) -> Result<T, ClockError>,
) -> Result<T, Failure> {
    // SAFETY: as the caller promises.
    let memory = unsafe { borrow_mut(memory) }?;
    memory.check()?;
    let stored = core::ptr::from_mut(memory).cast::<Stored>();
    // SAFETY: as for `clock_in`, and the memory is ours alone.
    let clock = unsafe { &mut (*stored).clock };
    event(clock).map_err(Failure::from)
}

/// An event of one side: what `color` and `now` stand for is looked up first.
///
/// # Safety
///
/// As [`borrow_mut`].
unsafe fn act_for<T>(
    memory: *mut chesslaws_clock,
    color: u32,
    now: u64,
    event: impl FnOnce(&mut Clock, Color, Duration) -> Result<T, ClockError>,
) -> Result<T, Failure> {
    let side = crate::color::color(color)?;
    // SAFETY: as the caller promises.
    unsafe { act(memory, |clock| event(clock, side, time(now))) }
}

#[inline]
const fn time(microseconds: u64) -> Duration {
    Duration::from_micros(microseconds)
}

/// Rounded down; times that a clock can have fit by far.
#[inline]
fn micros(time: Duration) -> u64 {
    time.as_secs()
        .saturating_mul(1_000_000)
        .saturating_add(u64::from(time.subsec_micros()))
}

fn optional_micros(time: Option<Duration>) -> u64 {
    time.map_or(CHESSLAWS_NEVER, micros)
}
