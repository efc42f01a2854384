//! No event, reading, record or text of a clock allocates. A binary of its own, because the
//! allocator that counts is the whole program's.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

use chesslaws_clock::{Clock, Flags, GoTimes, OpponentTime, TimeControl, TwoParts, commands};
use chesslaws_laws::Color;
use core::fmt::{self, Write};
use core::time::Duration;

const CONTROLS: [&str; 14] = [
    "5m",
    "3m+2s",
    "40/5400+30:1800+30",
    "90m/40 + 30m + 30s; at flag; freeze",
    "G/90;d5",
    "40/120, SD/60; inc30",
    "60s + 5s bronstein",
    "60s + 5s give-back",
    "0m + 3x30s",
    "10s + 5 moves in 30s",
    "hourglass 60s",
    "gong 10s",
    "30s per move",
    "count up vs 5m",
];

/// A place for text on the stack.
struct Line {
    bytes: [u8; 256],
    len: usize,
}

impl Write for Line {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        let slot = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        slot.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

fn write(value: impl fmt::Display) {
    let mut line = Line {
        bytes: [0; 256],
        len: 0,
    };
    write!(line, "{value}").unwrap();
    assert!(line.len > 0);
}

fn play(text: &str) {
    let control: TimeControl = text.parse().unwrap();
    write(&control);
    if let Ok(pgn) = control.to_pgn() {
        write(pgn);
    }
    let mut clock = Clock::new(control);
    let mut now = Duration::from_secs(1);
    clock.start(Color::White, now).unwrap();
    for _ in 0..200 {
        now += Duration::from_millis(700);
        let side = clock.on_move().unwrap();
        let _ = clock.press(side, now);
        let _ = clock.press(side, now);
        clock.poll(now).unwrap();
    }
    let _ = clock.undo_press(OpponentTime::Charged, now);
    clock.pause(now).unwrap();
    let _ = clock.add_time(Color::White, Duration::from_secs(3), now);
    let _ = clock.subtract_time(Color::Black, Duration::from_secs(3), now);
    let _ = clock.set_side(Color::White, clock.setting(Color::White), now);
    let _ = clock.set_flags(Flags::Up, now);
    let _ = clock.resume(now);
    now += Duration::from_secs(100_000);
    clock.poll(now).unwrap();
    write(clock.time_left(Color::White));
    write(clock.go_times());
    let again = Clock::from_record(&clock.to_record()).unwrap();
    assert_eq!(again, clock);
}

#[test]
fn nothing_allocates() {
    // The counter itself is seen to count.
    let counted = allocation_counter::measure(|| drop(std::hint::black_box(Box::new(16_u8))));
    assert_eq!(counted.count_total, 1);

    let counted = allocation_counter::measure(|| {
        for control in CONTROLS {
            play(control);
        }
        assert!("no control".parse::<TimeControl>().is_err());
        let comment = "[%clk 1:30:00.5] and [%emt 0:00:03]";
        assert_eq!(commands(comment, TwoParts::Refuse).count(), 2);
        write("go wtime 1000 btime 900".parse::<GoTimes>().unwrap());
    });
    assert_eq!(counted.count_total, 0);
}
