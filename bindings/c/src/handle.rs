//! Objects that the library makes and frees, and that callers hold by pointer.

use crate::pointer::check_as;
use crate::status::{Failure, chesslaws_status};
use core::ptr;

/// A type that C programs know by its name alone.
pub(crate) trait Handle: Sized {
    /// What is behind the pointer.
    type Value;
    /// Marks the memory of a live one: no other kind of object begins like it.
    const TAG: u64;
    /// The name in C.
    const NAME: &'static str;
}

#[repr(C)]
struct Owned<T> {
    /// Allocators keep notes in the first bytes of what was freed, so the tag comes after them.
    _room: [u64; 4],
    tag: u64,
    /// A change is under way, or one has ended in a panic.
    is_broken: bool,
    value: T,
}

/// What marks memory that was freed.
const FREED: u64 = 0x6672_6565_6421_2121;

/// Makes one, to be freed by [`free`].
pub(crate) fn make<H: Handle>(value: H::Value) -> *mut H {
    let owned = Owned {
        _room: [0; 4],
        tag: H::TAG,
        is_broken: false,
        value,
    };
    Box::into_raw(Box::new(owned)).cast()
}

/// Refuses what is NULL, misaligned, another kind of object, or freed as far as that can be seen.
///
/// # Safety
///
/// A pointer that is neither NULL nor misaligned points to an object that the library made.
unsafe fn check<H: Handle>(pointer: *const H) -> Result<*const Owned<H::Value>, Failure> {
    let owned = pointer.cast::<Owned<H::Value>>();
    check_as(owned, H::NAME)?;
    // SAFETY: as the caller promises; every object begins with its tag at the same place. The read
    // is volatile because the memory of a freed one may be written by the allocator.
    let tag = unsafe { ptr::read_volatile(&raw const (*owned).tag) };
    if tag == H::TAG {
        return Ok(owned);
    }
    let what = if tag == FREED {
        "one that was freed"
    } else {
        "another object"
    };
    Err(Failure::new(
        chesslaws_status::Uninitialized,
        format_args!("expected a {}, found {what}", H::NAME),
    ))
}

fn broken(name: &str) -> Failure {
    Failure::new(
        chesslaws_status::Panic,
        format_args!("the library failed on this {name} before; it can only be freed"),
    )
}

/// What is behind a pointer, lent for the length of a call.
///
/// # Safety
///
/// As [`check`]; nobody changes the object during `'a`.
pub(crate) unsafe fn look<'a, H: Handle>(pointer: *const H) -> Result<&'a H::Value, Failure>
where
    H::Value: 'a,
{
    // SAFETY: as the caller promises.
    let owned = unsafe { &*check(pointer)? };
    if owned.is_broken {
        return Err(broken(H::NAME));
    }
    Ok(&owned.value)
}

/// Changes what is behind a pointer. Should `change` panic, the object is refused from then on.
///
/// # Safety
///
/// As [`check`]; nobody else uses the object meanwhile.
pub(crate) unsafe fn change<H: Handle, T>(
    pointer: *mut H,
    change: impl FnOnce(&mut H::Value) -> Result<T, Failure>,
) -> Result<T, Failure> {
    // SAFETY: as the caller promises.
    let owned = unsafe { &mut *check(pointer.cast_const())?.cast_mut() };
    if core::mem::replace(&mut owned.is_broken, true) {
        return Err(broken(H::NAME));
    }
    let done = change(&mut owned.value);
    owned.is_broken = false;
    done
}

/// Frees an object. NULL is allowed; what is no live object of this kind is left alone.
///
/// # Safety
///
/// As [`check`]; nobody uses the object any more.
pub(crate) unsafe fn free<H: Handle>(pointer: *mut H) -> Result<(), Failure> {
    if pointer.is_null() {
        return Ok(());
    }
    // SAFETY: as the caller promises.
    let owned = unsafe { check(pointer.cast_const()) }?.cast_mut();
    // SAFETY: `make` has made it, and it has not been freed. The mark must not be optimised away
    // because the memory is about to go.
    unsafe {
        ptr::write_volatile(&raw mut (*owned).tag, FREED);
        drop(Box::from_raw(owned));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the headers say of threads holds for what is behind the pointers.
    #[test]
    fn objects_may_be_read_by_many_threads() {
        fn is_shared<T: Send + Sync>() {}
        fn is_handed_over<T: Send>() {}
        is_shared::<<crate::game::chesslaws_game as Handle>::Value>();
        is_shared::<<crate::scoring::tournament::chesslaws_tournament as Handle>::Value>();
        is_shared::<<crate::scoring::standings::chesslaws_standings as Handle>::Value>();
        is_handed_over::<<crate::scoring::builder::chesslaws_tournament_builder as Handle>::Value>(
        );
        is_handed_over::<facade::board::Position>();
        is_handed_over::<facade::clock::Clock>();
    }

    struct one;
    impl Handle for one {
        type Value = String;
        const TAG: u64 = 1;
        const NAME: &'static str = "one";
    }
    struct other;
    impl Handle for other {
        type Value = u8;
        const TAG: u64 = 2;
        const NAME: &'static str = "other";
    }

    #[test]
    fn another_object_is_refused_and_not_freed() {
        let pointer = make::<one>("here".to_owned());
        // SAFETY: both kinds begin with a tag at the same place.
        unsafe {
            let error = look(pointer.cast::<other>()).map(drop).err();
            let status = error.map(|error| error.0.status);
            assert_eq!(status, Some(chesslaws_status::Uninitialized));
            assert!(free(pointer.cast::<other>()).is_err());
            assert_eq!(
                look(pointer.cast_const()).ok().map(String::as_str),
                Some("here")
            );
            assert!(free(pointer).is_ok());
            assert!(free(ptr::null_mut::<one>()).is_ok());
        }
    }

    #[test]
    fn after_a_panic_it_can_only_be_freed() {
        let pointer = make::<one>(String::new());
        let fails = || {
            // SAFETY: the pointer is live.
            unsafe { change(pointer, |_| -> Result<(), Failure> { panic!("on purpose") }) }
        };
        let caught = std::panic::catch_unwind(std::panic::AssertUnwindSafe(fails));
        assert!(caught.is_err());
        // SAFETY: the pointer is live until it is freed.
        unsafe {
            let status = |error: Failure| error.0.status;
            let panic = Some(chesslaws_status::Panic);
            assert_eq!(look(pointer.cast_const()).err().map(status), panic);
            assert_eq!(change(pointer, |_| Ok(())).err().map(status), panic);
            assert!(free(pointer).is_ok());
        }
    }
}
