use crate::ClockTime;
use chesslaws_laws::Color;
use core::time::Duration;

/// Why a call to a clock was refused. The clock is exactly as it was before the call.
///
/// ```
/// use chesslaws_clock::{Clock, ClockError};
/// use chesslaws_laws::Color;
/// use core::time::Duration;
///
/// let mut clock = Clock::new("5m".parse()?);
/// clock.start(Color::White, Duration::from_secs(10))?;
/// let untouched = clock.clone();
///
/// let error = clock.press(Color::White, Duration::from_secs(9)).unwrap_err();
/// assert_eq!(
///     error,
///     ClockError::TimeWentBack { last: Duration::from_secs(10), now: Duration::from_secs(9) },
/// );
/// assert_eq!(
///     error.to_string(),
///     "time went back: expected 0:00:10 or later, found 0:00:09",
/// );
/// assert_eq!(clock, untouched);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ClockError {
    /// The host's time is before the time of an earlier call.
    #[error("time went back: expected {} or later, found {}", ClockTime(*last), ClockTime(*now))]
    TimeWentBack {
        /// Instant of the last call that was accepted.
        last: Duration,
        /// Instant of this call.
        now: Duration,
    },
    /// The host's time is past the 292 years that the clock can count.
    #[error("expected an instant within 292 years, found {}", ClockTime(*now))]
    InstantTooLarge {
        /// Instant of this call.
        now: Duration,
    },
    /// The clock was never started.
    #[error("the clock has not been started")]
    NotStarted,
    /// The clock was started before.
    #[error("the clock has been started already")]
    AlreadyStarted,
    /// A press while the clock is paused.
    #[error("the clock is paused")]
    Paused,
    /// The other side can be started only while the clock is paused.
    #[error("the clock is running: pause it first")]
    NotPaused,
    /// The clock is frozen by a flag; correct the flags first.
    #[error("the clock is frozen by a fallen flag")]
    Frozen,
    /// A press by the side whose clock does not run. A host may ignore it: repeated taps
    /// change nothing.
    #[error("expected a press by {on_move}, who is on move, found one by {pressed}")]
    NotOnMove {
        /// Who pressed.
        pressed: Color,
        /// Whose clock runs.
        on_move: Color,
    },
    /// A second press before the gong.
    #[error("{0} has pressed already and waits for the gong")]
    AlreadyPressed(Color),
    /// No press to take back: none was made, or the clock was set since.
    #[error("there is no press to take back")]
    NothingToUndo,
    /// A time above [`MAX_TIME`](crate::MAX_TIME).
    #[error("expected at most 1000 days, found {found:?}")]
    TimeTooLong {
        /// The time given.
        found: Duration,
    },
    /// A sum left the range of 64-bit nanoseconds.
    #[error("the time left does not fit 292 years")]
    Overflow,
    /// A side would be in play with nothing left on its clock.
    #[error("{0} has no time left: add time or let the flag stand")]
    NoTimeLeft(Color),
    /// A period index that the side's schedule does not have.
    #[error("expected a period index below {periods}, found {found}")]
    NoSuchPeriod {
        /// The index given, from 0.
        found: u8,
        /// Number of periods of that side.
        periods: u8,
    },
    /// Byo-yomi periods that the side's mode does not have.
    #[error("expected at most {most} overtime periods, found {found}")]
    NoSuchOvertime {
        /// The number given.
        found: u8,
        /// Number that the control gives.
        most: u8,
    },
    /// A flag was noticed that has not fallen.
    #[error("the flag of {0} is up")]
    FlagUp(Color),
    /// The operation has no meaning in the side's mode.
    #[error("the time control has no use for this: {operation}")]
    NotInThisMode {
        /// What was asked for.
        operation: &'static str,
    },
}
