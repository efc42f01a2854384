//! What stands between a caller in C and the library: no panic crosses it.

use crate::pointer::Output;
use crate::status::{Failure, chesslaws_error, chesslaws_status};

/// The body of an entry: an expression of `Result<(), Failure>` and where to report a failure
/// (`core::ptr::null_mut()` where the entry has no such argument).
macro_rules! entry {
    ($error:expr, $body:block) => {
        // SAFETY: the caller keeps the conventions at the top of the header: every pointer is NULL
        // or points to as much live memory as the entry is told, of which nobody else writes what
        // it reads and nobody else uses what it writes.
        unsafe {
            $crate::boundary::run($error, || {
                $body
                #[allow(unreachable_code, reason = "a body may end in a failure")]
                Ok(())
            })
        }
    };
    ($body:block) => {
        entry!(core::ptr::null_mut(), $body)
    };
}

/// Runs a body and says how it ended.
///
/// # Safety
///
/// `error` is NULL or points to a `chesslaws_error` that may be written.
#[inline]
pub(crate) unsafe fn run(
    error: *mut chesslaws_error,
    body: impl FnOnce() -> Result<(), Failure>,
) -> chesslaws_status {
    // A failure carries its message, so that it is moved only where there is one.
    let mut failure = None;
    let panic = stop_panics(|| {
        if let Err(failed) = body() {
            failure = Some(failed);
        }
    });
    match panic.as_ref().or(failure.as_ref()) {
        None => chesslaws_status::Ok,
        // SAFETY: as the caller promises.
        Some(failure) => unsafe { report(error, failure) },
    }
}

/// # Safety
///
/// As [`run`].
#[cold]
unsafe fn report(error: *mut chesslaws_error, failure: &Failure) -> chesslaws_status {
    let status = failure.0.status;
    // SAFETY: as the caller promises.
    let Ok(output) = (unsafe { Output::optional(error) }) else {
        return chesslaws_status::Misaligned;
    };
    output.set(failure.0);
    status
}

/// A body borrows nothing that outlives it but what its caller lent for this one call, and the
/// caller is told by [`chesslaws_status::Panic`] that it must not use that again.
#[cfg(feature = "std")]
#[inline]
fn stop_panics(body: impl FnOnce()) -> Option<Failure> {
    use std::panic::{AssertUnwindSafe, catch_unwind};
    catch_unwind(AssertUnwindSafe(body)).err().map(panicked)
}

#[cfg(feature = "std")]
#[cold]
fn panicked(payload: Box<dyn std::any::Any + Send>) -> Failure {
    let words = match (
        payload.downcast_ref::<&str>(),
        payload.downcast_ref::<String>(),
    ) {
        (Some(words), _) => words,
        (_, Some(words)) => words.as_str(),
        (None, None) => {
            // What else it is may panic when it is dropped, which must not cross the boundary.
            core::mem::forget(payload);
            "a fault in the library"
        }
    };
    Failure::new(chesslaws_status::Panic, words)
}

/// Without the standard library a panic ends the program (`panic = "abort"`).
#[cfg(not(feature = "std"))]
#[inline]
fn stop_panics(body: impl FnOnce()) -> Option<Failure> {
    body();
    None
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_status_with_its_message() {
        fn fail(payload: u8) -> Result<(), Failure> {
            match payload {
                0 => panic!("words"),
                1 => panic!("words and {payload}"),
                _ => std::panic::panic_any(payload),
            }
        }
        for (payload, message) in [
            (0, "words"),
            (1, "words and 1"),
            (2, "a fault in the library"),
        ] {
            let mut error = Failure::new(chesslaws_status::End, "").0;
            // SAFETY: the error lives on the stack.
            let status = unsafe { run(&raw mut error, || fail(payload)) };
            assert_eq!(status, chesslaws_status::Panic);
            let kept = error.message[..error.length].iter().map(|&byte| byte as u8);
            assert_eq!(kept.collect::<Vec<u8>>(), message.as_bytes());
        }
    }

    #[test]
    fn a_failure_is_written_and_success_is_not() {
        let mut error = Failure::new(chesslaws_status::End, "as it was").0;
        // SAFETY: the error lives on the stack.
        let status = unsafe { run(&raw mut error, || Ok(())) };
        assert_eq!(
            (status, error.status),
            (chesslaws_status::Ok, chesslaws_status::End)
        );
        let failed = || Err(Failure::new(chesslaws_status::InvalidFen, "no king"));
        // SAFETY: the error lives on the stack.
        let status = unsafe { run(&raw mut error, failed) };
        assert_eq!(
            (status, error.status),
            (error.status, chesslaws_status::InvalidFen)
        );
        assert_eq!(error.length, 7);
    }
}
