//! The C ABI of chesslaws. `include/chesslaws.h` is generated from this crate and states the
//! conventions that every entry keeps; `include/chesslaws.hpp` is the C++ on top of it.
//!
//! An entry is three things: a signature, a comment for C programmers, and a body of a few lines in
//! [`entry!`](boundary), which stops panics and turns a failure into a status. What a body does
//! with a caller's pointer goes through [`pointer`]: there stand the checks.
#![cfg_attr(not(feature = "std"), no_std)]
#![deny(missing_docs)]
#![deny(unsafe_op_in_unsafe_fn)]
#![allow(
    non_camel_case_types,
    reason = "the types are named as C programs name them"
)]
#![allow(
    clippy::missing_safety_doc,
    reason = "the conventions at the top of the header hold for every entry"
)]
#![allow(
    clippy::result_large_err,
    reason = "a failure carries its message, and there may be no heap to put it on"
)]
#![allow(
    clippy::too_many_arguments,
    reason = "every text is two arguments, and every output is one"
)]

#[macro_use]
mod boundary;
#[cfg(feature = "clock")]
pub mod clock;
pub mod color;
#[cfg(feature = "std")]
pub mod deadposition;
#[cfg(feature = "std")]
mod fen;
#[cfg(feature = "std")]
pub mod game;
#[cfg(feature = "std")]
mod growing;
#[cfg(feature = "std")]
mod handle;
#[cfg(feature = "std")]
pub mod journal;
#[cfg(feature = "std")]
pub mod judge;
#[cfg(feature = "std")]
pub mod laws;
#[cfg(feature = "std")]
pub mod moves;
#[cfg(feature = "std")]
pub mod national;
#[cfg(all(feature = "std", feature = "panic-test"))]
pub mod panic_test;
mod pointer;
#[cfg(feature = "std")]
pub mod position;
#[cfg(feature = "std")]
pub mod san;
#[cfg(feature = "std")]
pub mod scoring;
pub mod status;
pub mod text;
pub mod version;
#[cfg(feature = "std")]
pub mod words;

/// Firmware has nobody to tell. No caller can reach a panic; should one happen all the same, the
/// device's watchdog finds a program that has stopped rather than one that goes on wrongly.
#[cfg(not(any(feature = "std", test)))]
#[panic_handler]
fn stop(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}
