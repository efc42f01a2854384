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
mod fen;
#[cfg(feature = "std")]
pub mod judge;
#[cfg(feature = "std")]
pub mod laws;
pub mod moves;
#[cfg(feature = "panic-test")]
pub mod panic_test;
mod pointer;
pub mod position;
#[cfg(feature = "std")]
pub mod san;
pub mod status;
pub mod text;
pub mod version;
pub mod words;
