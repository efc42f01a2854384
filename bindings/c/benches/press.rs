//! What a call through the C interface costs: a press of the clock in C against the same press in
//! Rust, both in this process, by turns.
//!
//! The library is not one that Rust can link, so its sources are compiled in once more.
#![allow(
    dead_code,
    missing_docs,
    non_camel_case_types,
    unreachable_pub,
    unused_imports,
    reason = "the sources of the library, of which a part is used"
)]
#![allow(
    clippy::missing_safety_doc,
    clippy::result_large_err,
    clippy::too_many_arguments,
    reason = "as in the library"
)]

#[macro_use]
#[path = "../src/boundary.rs"]
mod boundary;
#[path = "../src/clock/mod.rs"]
mod clock;
#[path = "../src/color.rs"]
mod color;
#[path = "../src/pointer.rs"]
mod pointer;
#[path = "../src/status.rs"]
mod status;
#[path = "../src/text.rs"]
mod text;
#[path = "../src/version.rs"]
mod version;

use clock::chesslaws_clock;
use clock::control::chesslaws_clock_set;
use clock::event::{chesslaws_clock_press, chesslaws_clock_start};
use core::hint::black_box;
use core::time::Duration;
use facade::clock::Clock;
use facade::laws::Color;
use status::chesslaws_status;
use std::time::Instant;

const PRESSES: u32 = 100_000;
const SAMPLES: usize = 31;
const CONTROL: &str = "90m/40 + 30m + 30s";

fn in_rust() -> Duration {
    let control = CONTROL.parse().expect("a time control");
    let mut clock = Clock::new(control);
    clock.start(Color::White, Duration::ZERO).expect("a start");
    let begin = Instant::now();
    for press in 0..PRESSES {
        let now = Duration::from_micros(u64::from(press) * 1000);
        let side = Color::ALL[press as usize % 2];
        let done = black_box(&mut clock).press(black_box(side), black_box(now));
        black_box(done.expect("in time"));
    }
    begin.elapsed()
}

fn in_c() -> Duration {
    // Behind a pointer, as a caller in C has it: nothing is inlined.
    let press = black_box(chesslaws_clock_press as unsafe extern "C" fn(_, _, _, _, _) -> _);
    let mut memory = core::mem::MaybeUninit::<chesslaws_clock>::uninit();
    let clock = memory.as_mut_ptr();
    let none = core::ptr::null_mut();
    // SAFETY: the memory is that of a clock, and the text is as long as it says.
    let status = unsafe {
        chesslaws_clock_set(clock, CONTROL.as_ptr().cast(), CONTROL.len(), none);
        chesslaws_clock_start(clock, 0, 0, none)
    };
    assert_eq!(status, chesslaws_status::Ok);
    let begin = Instant::now();
    for number in 0..PRESSES {
        let mut done = core::mem::MaybeUninit::uninit();
        let now = u64::from(number) * 1000;
        // SAFETY: the clock was set, and there is memory for what the press did.
        let status = unsafe {
            press(
                black_box(clock),
                black_box(number % 2),
                black_box(now),
                done.as_mut_ptr(),
                none,
            )
        };
        assert_eq!(status, chesslaws_status::Ok);
        black_box(done);
    }
    begin.elapsed()
}

fn median(mut times: Vec<Duration>) -> f64 {
    times.sort_unstable();
    times[times.len() / 2].as_secs_f64() * 1e9 / f64::from(PRESSES)
}

fn main() {
    let (mut rust, mut c) = (Vec::new(), Vec::new());
    for _ in 0..SAMPLES {
        rust.push(in_rust());
        c.push(in_c());
    }
    let (rust, c) = (median(rust), median(c));
    println!(
        "a press: {rust:.1} ns in Rust, {c:.1} ns through C, {:.2} times as much (medians of \
         {SAMPLES} runs of {PRESSES})",
        c / rust
    );
}
