//! The caller's pointers: checked for NULL and alignment, then read or written.
//!
//! Every function here is unsafe for the one reason that a pointer which passes the checks must
//! point to live memory, as the conventions at the top of the header ask.

use crate::status::{Failure, chesslaws_status};

/// Refuses a pointer that is NULL or not aligned.
#[inline]
pub(crate) fn check<T>(pointer: *const T) -> Result<(), Failure> {
    if pointer.is_null() || !pointer.is_aligned() {
        return Err(refused(pointer, name_of(core::any::type_name::<T>())));
    }
    Ok(())
}

/// As [`check`], with the name that the caller knows.
#[cfg(feature = "std")]
#[inline]
pub(crate) fn check_as<T>(pointer: *const T, name: &str) -> Result<(), Failure> {
    if pointer.is_null() || !pointer.is_aligned() {
        return Err(refused(pointer, name));
    }
    Ok(())
}

#[cold]
fn refused<T>(pointer: *const T, name: &str) -> Failure {
    if pointer.is_null() {
        return Failure::new(
            chesslaws_status::NullPointer,
            format_args!("expected a pointer to {name}, found NULL"),
        );
    }
    Failure::new(
        chesslaws_status::Misaligned,
        format_args!(
            "expected a pointer to {name} aligned to {} bytes, found {pointer:p}",
            align_of::<T>()
        ),
    )
}

/// The last part of a Rust type's name, which for ours is the name in C.
pub(crate) fn name_of(path: &'static str) -> &'static str {
    path.rsplit(':').next().unwrap_or(path)
}

/// What the pointer points to, lent for the length of a call.
///
/// # Safety
///
/// A pointer that passes the checks points to a valid `T` that nobody writes during `'a`.
pub(crate) unsafe fn borrow<'a, T>(pointer: *const T) -> Result<&'a T, Failure> {
    check(pointer)?;
    // SAFETY: not NULL and aligned by the check, valid as the caller promises.
    Ok(unsafe { &*pointer })
}

/// As [`borrow`], to be changed.
///
/// # Safety
///
/// A pointer that passes the checks points to a valid `T` that nobody else uses during `'a`.
pub(crate) unsafe fn borrow_mut<'a, T>(pointer: *mut T) -> Result<&'a mut T, Failure> {
    check(pointer)?;
    // SAFETY: not NULL and aligned by the check, valid and ours alone as the caller promises.
    Ok(unsafe { &mut *pointer })
}

/// An output whose pointer was checked, so that nothing is written if another argument is wrong.
pub(crate) struct Output<T>(*mut T);

impl<T> Output<T> {
    /// # Safety
    ///
    /// A pointer that passes the checks points to memory for a `T` that may be written while the
    /// output lives.
    pub(crate) unsafe fn new(pointer: *mut T) -> Result<Self, Failure> {
        check(pointer)?;
        Ok(Self(pointer))
    }

    /// An output that the caller may leave out by passing NULL.
    ///
    /// # Safety
    ///
    /// As [`Output::new`].
    pub(crate) unsafe fn optional(pointer: *mut T) -> Result<Self, Failure> {
        if pointer.is_null() {
            return Ok(Self(pointer));
        }
        // SAFETY: as the caller promises.
        unsafe { Self::new(pointer) }
    }

    pub(crate) fn set(&self, value: T) {
        if !self.0.is_null() {
            // SAFETY: aligned, which the constructor checked, and writable as its caller promised.
            unsafe { self.0.write(value) };
        }
    }
}

/// Writes an output.
///
/// # Safety
///
/// As [`Output::new`].
pub(crate) unsafe fn write<T>(pointer: *mut T, value: T) -> Result<(), Failure> {
    // SAFETY: as the caller promises.
    unsafe { Output::new(pointer) }.map(|output| output.set(value))
}

/// A run of values. NULL is allowed for a run of none.
///
/// # Safety
///
/// A pointer that passes the checks points to `len` valid values that nobody writes during `'a`.
pub(crate) unsafe fn slice<'a, T>(pointer: *const T, len: usize) -> Result<&'a [T], Failure> {
    if len == 0 {
        return Ok(&[]);
    }
    check(pointer)?;
    check_size::<T>(len)?;
    // SAFETY: not NULL, aligned and of a possible size by the checks, valid as the caller promises.
    Ok(unsafe { core::slice::from_raw_parts(pointer, len) })
}

/// Text in UTF-8. NULL is allowed for an empty one.
///
/// # Safety
///
/// As [`slice`].
pub(crate) unsafe fn text<'a>(
    pointer: *const core::ffi::c_char,
    len: usize,
) -> Result<&'a str, Failure> {
    // SAFETY: as the caller promises; a `char` of C is a byte.
    let bytes = unsafe { slice(pointer.cast::<u8>(), len) }?;
    core::str::from_utf8(bytes).map_err(|error| {
        Failure::new(
            chesslaws_status::InvalidUtf8,
            format_args!(
                "expected UTF-8, found another byte at byte {}",
                error.valid_up_to()
            ),
        )
        .at_byte(Some(error.valid_up_to()))
    })
}

/// NULL is no text, not even an empty one.
///
/// # Safety
///
/// As [`slice`].
#[cfg(feature = "std")]
pub(crate) unsafe fn optional_text<'a>(
    pointer: *const core::ffi::c_char,
    length: usize,
) -> Result<Option<&'a str>, Failure> {
    if pointer.is_null() && length == 0 {
        return Ok(None);
    }
    // SAFETY: as the caller promises.
    unsafe { text(pointer, length) }.map(Some)
}

/// A text inside a structure of the caller's.
///
/// # Safety
///
/// As [`slice`].
#[cfg(feature = "std")]
pub(crate) unsafe fn borrowed<'a>(
    given: &crate::text::chesslaws_text,
) -> Result<Option<&'a str>, Failure> {
    // SAFETY: as the caller promises.
    unsafe { optional_text(given.data, given.length) }
}

/// NULL for none: an empty slice has no address that C could use.
#[cfg(feature = "std")]
pub(crate) fn pointer_to<T>(values: &[T]) -> *const T {
    if values.is_empty() {
        core::ptr::null()
    } else {
        values.as_ptr()
    }
}

/// Room to grow must be zero, so that it can mean something later.
pub(crate) fn check_reserved(reserved: &[u64]) -> Result<(), Failure> {
    if reserved.iter().all(|&word| word == 0) {
        return Ok(());
    }
    Err(Failure::new(
        chesslaws_status::InvalidArgument,
        "expected reserved to be zero",
    ))
}

/// Writes `values` one after the other if there is room for `len` of them, and in any case how many
/// there are.
///
/// # Safety
///
/// `target` is NULL or points to memory for `capacity` values; `count` as [`Output::new`].
pub(crate) unsafe fn write_all<T>(
    values: impl Iterator<Item = T>,
    len: usize,
    target: *mut T,
    capacity: usize,
    count: *mut usize,
) -> Result<(), Failure> {
    // SAFETY: as the caller promises.
    let count = unsafe { Output::new(count) }?;
    if capacity > 0 {
        check(target)?;
        check_size::<T>(capacity)?;
    }
    count.set(len);
    if capacity < len {
        return Err(too_small(len, capacity));
    }
    for (offset, value) in values.take(len).enumerate() {
        // SAFETY: `offset` is below `len` and so below `capacity`, for which there is memory.
        unsafe { target.add(offset).write(value) };
    }
    Ok(())
}

pub(crate) fn too_small(needed: usize, capacity: usize) -> Failure {
    Failure::new(
        chesslaws_status::BufferTooSmall,
        format_args!("expected room for {needed}, found room for {capacity}"),
    )
}

/// No object is larger than half the address space; a length like that is a negative number gone
/// wrong.
fn check_size<T>(len: usize) -> Result<(), Failure> {
    match len.checked_mul(size_of::<T>()) {
        Some(bytes) if isize::try_from(bytes).is_ok() => Ok(()),
        _ => Err(Failure::new(
            chesslaws_status::InvalidArgument,
            format_args!("a length of {len} is more than memory can hold"),
        )),
    }
}
