//! Every rule, example, case and defect as a test under its own name.

#![allow(clippy::unwrap_used, reason = "a test that can't go on has failed")]

mod adjustments;
mod cases;
mod classes;
mod commands;
mod defects;
mod errors;
mod flags;
mod modes;
mod notations;
mod periods;
mod record;
mod uci;

use chesslaws_clock::{Clock, Press};
use chesslaws_laws::Color;
use core::time::Duration;

pub(crate) use chesslaws_laws::Color::{Black, White};

pub(crate) const fn ms(millis: u64) -> Duration {
    Duration::from_millis(millis)
}

pub(crate) const fn secs(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

pub(crate) fn ready(control: &str) -> Clock {
    Clock::new(control.parse().unwrap())
}

/// A clock with White's side started at 0.
pub(crate) fn started(control: &str) -> Clock {
    let mut clock = ready(control);
    clock.start(White, Duration::ZERO).unwrap();
    clock
}

pub(crate) trait Play {
    /// Milliseconds left, signed.
    fn left(&self, side: Color) -> i64;
    /// The side on move takes `millis` and presses.
    fn play(&mut self, millis: u64) -> Press;
    /// Lets `millis` pass.
    fn wait(&mut self, millis: u64);
    fn now(&self) -> Duration;
}

impl Play for Clock {
    fn left(&self, side: Color) -> i64 {
        self.time_left(side).as_millis()
    }

    fn play(&mut self, millis: u64) -> Press {
        let side = self.on_move().unwrap();
        self.press(side, self.settled_at() + ms(millis)).unwrap()
    }

    fn wait(&mut self, millis: u64) {
        self.poll(self.settled_at() + ms(millis)).unwrap();
    }

    fn now(&self) -> Duration {
        self.settled_at()
    }
}
