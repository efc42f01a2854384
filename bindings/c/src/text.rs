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
    let mut count = Count(0);
    let _ = write!(count, "{value}");
    // SAFETY: as the caller promises.
    let mut target = unsafe { target(count.0, buffer, capacity, length) }?;
    let _ = write!(target, "{value}");
    // SAFETY: no more than was counted has been written, and there is memory for one more.
    unsafe { target.next.write(0) };
    Ok(())
}

/// As [`print()`], of a text that need not be UTF-8.
///
/// # Safety
///
/// As [`print()`].
#[cfg(feature = "std")]
pub(crate) unsafe fn print_bytes(
    bytes: &[u8],
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> Result<(), Failure> {
    // SAFETY: as the caller promises.
    let mut target = unsafe { target(bytes.len(), buffer, capacity, length) }?;
    let _all = target.put(bytes);
    // SAFETY: there is memory for one more.
    unsafe { target.next.write(0) };
    Ok(())
}

/// Says how long a text is, and gives the memory for it if there is enough.
///
/// # Safety
///
/// As [`print()`].
unsafe fn target(
    needed: usize,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> Result<Target, Failure> {
    if capacity > 0 {
        // SAFETY: as the caller promises; this only checks the pointer.
        unsafe { Output::new(buffer) }?;
    }
    // SAFETY: as the caller promises.
    unsafe { Output::optional(length) }?.set(needed);
    if capacity <= needed {
        return Err(pointer::too_small(needed + 1, capacity));
    }
    Ok(Target {
        next: buffer.cast(),
        room: needed,
    })
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

impl Target {
    /// Writes all of it, or nothing where there is no room.
    fn put(&mut self, bytes: &[u8]) -> Option<()> {
        self.room = self.room.checked_sub(bytes.len())?;
        // SAFETY: there was room for all of them, and they are not in the caller's output.
        unsafe {
            self.next
                .copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
            self.next = self.next.add(bytes.len());
        }
        Some(())
    }
}

impl Write for Target {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.put(text.as_bytes()).ok_or(fmt::Error)
    }
}
