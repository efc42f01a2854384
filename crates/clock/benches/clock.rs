//! What one event costs: `cargo bench -p chesslaws-clock`.

#![allow(clippy::unwrap_used, reason = "a bench that can't go on has failed")]

use chesslaws_clock::{Clock, OpponentTime, TimeControl};
use chesslaws_laws::Color;
use core::time::Duration;
use divan::{Bencher, black_box};

const CONTROLS: [&str; 7] = [
    "90m/40 + 30m + 30s",
    "90m/40 + 30m + 30s; at flag",
    "3m + 2s",
    "60m + 5s delay",
    "hourglass 60m",
    "60m + 3x30s",
    "30s per move",
];
const MICROSECOND: Duration = Duration::from_micros(1);

fn main() {
    divan::main();
}

fn started(control: &str) -> Clock {
    let mut clock = Clock::new(control.parse().unwrap());
    clock.start(Color::White, Duration::ZERO).unwrap();
    clock
}

#[divan::bench(args = CONTROLS)]
fn press(bencher: Bencher<'_, '_>, control: &str) {
    let mut clock = started(control);
    let mut now = Duration::ZERO;
    let mut side = Color::White;
    bencher.bench_local(|| {
        now += MICROSECOND;
        let press = clock.press(black_box(side), black_box(now));
        side = !side;
        press
    });
}

#[divan::bench(args = CONTROLS)]
fn poll(bencher: Bencher<'_, '_>, control: &str) {
    let mut clock = started(control);
    let mut now = Duration::ZERO;
    bencher.bench_local(|| {
        now += Duration::from_nanos(10);
        clock.poll(black_box(now))
    });
}

#[divan::bench]
fn undo_a_press(bencher: Bencher<'_, '_>) {
    let mut clock = started("3m + 2s");
    let mut now = Duration::ZERO;
    bencher.bench_local(|| {
        now += Duration::from_nanos(10);
        clock.press(Color::White, black_box(now)).unwrap();
        clock.undo_press(OpponentTime::Charged, black_box(now))
    });
}

#[divan::bench]
fn write_record(bencher: Bencher<'_, '_>) {
    let clock = started("90m/40 + 30m + 30s");
    bencher.bench_local(|| black_box(&clock).to_record());
}

#[divan::bench]
fn read_record(bencher: Bencher<'_, '_>) {
    let record = started("90m/40 + 30m + 30s").to_record();
    bencher.bench_local(|| Clock::from_record(black_box(&record)));
}

#[divan::bench(args = CONTROLS)]
fn parse(bencher: Bencher<'_, '_>, control: &str) {
    bencher.bench_local(|| black_box(control).parse::<TimeControl>());
}
