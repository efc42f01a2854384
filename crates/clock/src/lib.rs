//! A chess clock.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod class;
mod clock;
mod control;
mod dgt;
mod error;
mod notation;
mod record;
#[cfg(feature = "serde")]
mod serialise;
mod time;

pub use class::{RateOfPlay, UsRating};
pub use clock::{Clock, Flags, InterimFlag, OpponentTime, Press, SideSetting, Status, Subtracted};
pub use control::{
    AfterFlag, ControlError, MAX_PERIODS, Mode, Period, PeriodChange, Reload, Schedule, TimeControl,
};
pub use dgt::{DgtModel, PresetError};
pub use error::ClockError;
pub use notation::{
    ClockCommand, ClockTag, ClockTime, CommandKind, Commands, GoTimes, NotationError,
    PgnTimeControl, ReadTime, TimeControlTag, TimeForm, TwoParts, UciError, UnwritableError,
    UsTimeControl, clock_after, commands, time_spent,
};
pub use record::RecordError;
pub use time::{MAX_TIME, TimeLeft};
