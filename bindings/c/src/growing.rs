//! Structures of the caller's that begin with their size.

use crate::pointer::{check, name_of, slice};
use crate::status::{Failure, chesslaws_status};

/// A structure of the caller's that may grow: it begins with its size in bytes as a `u32`, and a field
/// that the caller's header does not know is zero.
///
/// # Safety
///
/// The type is `repr(C)`, begins with a `u32`, and is valid where all its bytes are zero.
pub(crate) unsafe trait Growing: Copy {
    /// The size that it had first. No caller has a smaller one.
    const FIRST: usize;
}

/// More than any structure will ever have.
const LARGEST: usize = 4096;

/// Checks the size that the caller says a structure has.
///
/// # Safety
///
/// A pointer that passes the checks points to a `u32`, and to as many bytes as that says.
unsafe fn size_of_given<T: Growing>(pointer: *const T) -> Result<usize, Failure> {
    check(pointer)?;
    // SAFETY: as the caller promises.
    let size = unsafe { pointer.cast::<u32>().read() };
    match usize::try_from(size) {
        Ok(size) if (T::FIRST..=LARGEST).contains(&size) => Ok(size),
        _ => Err(Failure::new(
            chesslaws_status::InvalidArgument,
            format_args!(
                "expected size to be that of {name}, {first} bytes or more; found {size}",
                name = name_of(core::any::type_name::<T>()),
                first = T::FIRST,
            ),
        )),
    }
}

/// A structure that may grow, with zeros where the caller's is shorter. Where it is longer, what this
/// library does not know must be zero.
///
/// # Safety
///
/// A pointer that passes the checks points to a `u32`, and to as many bytes as that says.
pub(crate) unsafe fn grown<T: Growing>(pointer: *const T) -> Result<T, Failure> {
    // SAFETY: as the caller promises.
    let size = unsafe { size_of_given(pointer) }?;
    let ours = size_of::<T>();
    // SAFETY: as the caller promises; bytes may be read whatever they are part of.
    let rest = unsafe {
        slice(
            pointer.cast::<u8>().wrapping_add(ours),
            size.saturating_sub(ours),
        )
    }?;
    if rest.iter().any(|&byte| byte != 0) {
        return Err(Failure::new(
            chesslaws_status::InvalidArgument,
            format_args!(
                "expected zeros after the {ours} bytes of {} that this library knows",
                name_of(core::any::type_name::<T>())
            ),
        ));
    }
    let mut value = core::mem::MaybeUninit::<T>::zeroed();
    // SAFETY: both have `size` bytes or more, or as many as ours has; all zeros are valid, and the
    // caller's fields are as the caller promises.
    unsafe {
        let to = value.as_mut_ptr().cast::<u8>();
        to.copy_from_nonoverlapping(pointer.cast::<u8>(), size.min(ours));
        Ok(value.assume_init())
    }
}

/// Writes as much of a structure that may grow as the caller's has room for, but for its size, and
/// zeros after it where it is longer.
///
/// # Safety
///
/// As [`grown`], and the bytes may be written.
pub(crate) unsafe fn write_grown<T: Growing>(pointer: *mut T, value: &T) -> Result<(), Failure> {
    // SAFETY: as the caller promises.
    let size = unsafe { size_of_given(pointer.cast_const()) }?;
    let known = size.min(size_of::<T>());
    let (to, from) = (
        pointer.cast::<u8>(),
        core::ptr::from_ref(value).cast::<u8>(),
    );
    let kept = size_of::<u32>();
    // SAFETY: the target has `size` bytes and the source `known` or more; both are larger than a
    // `u32`, and an output does not overlap what is on the stack.
    unsafe {
        let (to, from) = (to.add(kept), from.add(kept));
        to.copy_from_nonoverlapping(from, known - kept);
        to.add(known - kept).write_bytes(0, size - known);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[repr(C)]
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    struct now {
        size: u32,
        old: u32,
        new: u64,
    }

    // SAFETY: it begins with its size and holds numbers.
    unsafe impl Growing for now {
        const FIRST: usize = 8;
    }

    /// Of a caller with this size and these words after it.
    fn read(size: u32, words: [u32; 7]) -> Result<now, Failure> {
        #[repr(C, align(8))]
        struct theirs(u32, [u32; 7]);
        let bytes = theirs(size, words);
        // SAFETY: there are 32 bytes, and nobody says more but to be refused.
        unsafe { grown((&raw const bytes).cast::<now>()) }
    }

    #[test]
    fn an_older_and_a_newer_caller_are_understood() {
        let words = [1, 2, 3, 0, 0, 0, 0];
        let value = |new| Some((1, new));
        let found = |size| read(size, words).ok().map(|now| (now.old, now.new));
        assert_eq!(found(8), value(0));
        assert_eq!(found(16), value(3 << 32 | 2));
        assert_eq!(found(32), value(3 << 32 | 2));
        assert!(read(32, [1, 2, 3, 0, 0, 0, 9]).is_err());
        for wrong in [0, 7, 4097, u32::MAX] {
            assert!(found(wrong).is_none());
        }
    }

    #[test]
    fn only_what_there_is_room_for_is_written() {
        let value = now {
            size: 16,
            old: 1,
            new: 2,
        };
        for (size, expected) in [
            (8, [8, 1, 9, 9, 9, 9, 9, 9]),
            (16, [16, 1, 2, 0, 9, 9, 9, 9]),
            (24, [24, 1, 2, 0, 0, 0, 9, 9]),
        ] {
            #[repr(C, align(8))]
            struct theirs([u32; 8]);
            let mut target = theirs([size, 9, 9, 9, 9, 9, 9, 9]);
            // SAFETY: there are 32 bytes, and no size is larger.
            let done = unsafe { write_grown((&raw mut target).cast::<now>(), &value) };
            assert!(done.is_ok());
            assert_eq!(target.0, expected);
        }
    }
}
