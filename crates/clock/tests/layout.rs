//! The size of a clock in memory and in flash, kept in view: firmware plans with it.

use chesslaws_clock::{Clock, ClockError, Period, Press, TimeControl, TimeLeft};
use core::mem::size_of;

#[test]
#[cfg(target_pointer_width = "64")]
fn sizes_in_bytes() {
    let sizes = [
        ("Clock", size_of::<Clock>()),
        ("TimeControl", size_of::<TimeControl>()),
        ("Period", size_of::<Period>()),
        ("Press", size_of::<Press>()),
        ("ClockError", size_of::<ClockError>()),
        ("TimeLeft", size_of::<TimeLeft>()),
        ("record", Clock::RECORD_LEN),
    ];
    let lines = sizes.map(|(name, size)| format!("{name} {size}"));
    insta::assert_snapshot!(lines.join("\n"), @r"
    Clock 1208
    TimeControl 792
    Period 48
    Press 40
    ClockError 32
    TimeLeft 8
    record 700
    ");
}
