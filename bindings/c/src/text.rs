//! Text on its way out.

use crate::pointer::{self, Output};
use crate::status::Failure;
use core::ffi::c_char;
use core::fmt::{self, Write};

/// Text in UTF-8, not ended by a NUL. `data` is NULL where there is no text at all, which is not the
/// same as an empty one. One that comes out is the library's, and how long it stays is said where it
/// is handed out; one that goes in is the caller's.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_text {
    /// The first byte, or NULL.
    pub data: *const c_char,
    /// How many bytes.
    pub length: usize,
}

#[cfg(feature = "std")]
impl chesslaws_text {
    pub(crate) const NONE: Self = Self {
        data: core::ptr::null(),
        length: 0,
    };

    pub(crate) const fn of(text: &str) -> Self {
        Self {
            data: text.as_ptr().cast(),
            length: text.len(),
        }
    }

    pub(crate) fn of_option(text: Option<&str>) -> Self {
        text.map_or(Self::NONE, Self::of)
    }
}

/// Prints `value` into the caller's memory, with a NUL at the end.
///
/// # Safety
///
/// `buffer` is NULL or points to memory for `capacity` bytes; `length` is NULL or may be written.
pub(crate) unsafe fn print(
    value: impl fmt::Display,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> Result<(), Failure> {
    if capacity > 0 {
        // SAFETY: as the caller promises; this only checks the pointer.
        unsafe { Output::new(buffer) }?;
    }
    let mut count = Count(0);
    let _ = write!(count, "{value}");
    let needed = count.0;
    // SAFETY: as the caller promises.
    unsafe { Output::optional(length) }?.set(needed);
    if capacity <= needed {
        return Err(pointer::too_small(needed + 1, capacity));
    }
    let mut target = Target {
        next: buffer.cast(),
        room: needed,
    };
    let _ = write!(target, "{value}");
    // SAFETY: at most `needed` bytes have been written, and there is memory for one more.
    unsafe { target.next.write(0) };
    Ok(())
}

/// How many bytes a text has.
struct Count(usize);

impl Write for Count {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

/// Memory for `room` more bytes from `next` on.
struct Target {
    next: *mut u8,
    room: usize,
}

impl Write for Target {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.room = self.room.checked_sub(text.len()).ok_or(fmt::Error)?;
        // SAFETY: there was room for all of `text`, which is not in the caller's output.
        unsafe {
            self.next
                .copy_from_nonoverlapping(text.as_ptr(), text.len());
            self.next = self.next.add(text.len());
        }
        Ok(())
    }
}
