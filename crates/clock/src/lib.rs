//! The chess clock of the Laws of Chess: every time control in use, exact to the nanosecond,
//! without allocation, floating point or the standard library.
//!
//! A [`Clock`] is a plain value. The host, a program or a device, brings its own monotonic
//! time with every event; the clock never reads one. It reports times, counters and flags; what
//! they mean for the game is for the arbiter.
//!
//! ```
//! use chesslaws_clock::{Clock, Flags, TimeControl};
//! use chesslaws_laws::Color;
//! use core::time::Duration;
//!
//! let seconds = Duration::from_secs;
//! let control: TimeControl = "90m/40 + 30m + 30s".parse()?;
//! let mut clock = Clock::new(control);
//! assert_eq!(clock.time_left(Color::White).to_string(), "1:30:30");
//!
//! clock.start(Color::White, seconds(100))?;
//! clock.press(Color::White, seconds(145))?; // 45 s used, 30 s earned
//! assert_eq!(clock.time_left(Color::White).to_string(), "1:30:15");
//!
//! // Black leaves the board. However late the host looks, the flag fell when it fell.
//! clock.poll(seconds(6_000))?;
//! assert_eq!(clock.flags(), Flags::Down(Color::Black));
//! assert_eq!(clock.expired_at(Color::Black), Some(seconds(145 + 5_430)));
//! assert_eq!(clock.time_left(Color::Black).to_string(), "-0:07:05");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The types
//!
//! | type | what it is |
//! |---|---|
//! | [`TimeControl`], [`Schedule`], [`Period`], [`Mode`] | what each side may use; checked when built, so a clock always has a control that can be played |
//! | [`PeriodChange`], [`AfterFlag`] | the two things in which devices differ: what brings the next period, and whether the clock freezes at the flag |
//! | [`Clock`] | the clock: [`start`](Clock::start), [`press`](Clock::press), [`poll`](Clock::poll), [`pause`](Clock::pause), [`resume`](Clock::resume), [`undo_press`](Clock::undo_press) and the arbiter's corrections |
//! | [`Status`], [`Flags`], [`InterimFlag`], [`TimeLeft`] | what can be read off it |
//! | [`TimeControlTag`], [`ClockTime`], [`commands`], [`GoTimes`] | PGN tags, `%clk` comments, UCI |
//! | [`DgtModel`] | presets of DGT clocks by number |
//! | [`RateOfPlay`], [`UsRating`] | standard, rapid, blitz |
//!
//! # Four rules that hold in every mode
//!
//! 1. **Settle, test, act.** An event first accounts for all time up to its instant, then tests
//!    the flag, then acts. One poll or a thousand, early or late, the result is the same.
//! 2. **Zero is down.** A flag falls when nothing is left (6.1.1); a press at that very instant is
//!    too late. Nothing is credited to a side whose flag is down, neither increment nor delay nor
//!    period. The overrun is counted on, below zero, unless the clock freezes.
//! 3. **The first flag is kept** ([`Clock::first_flag`]), and both flags down is a state of its
//!    own. Giving time never lifts a flag; only [`Clock::set_flags`] does.
//! 4. **A refused event changes nothing.** Every error is typed, and the clock is equal to what
//!    it was. A press on a frozen clock is no error: it is [`Press::completed`]` == false`,
//!    whether the flag was noticed before or not.
//!
//! # Resolution
//!
//! Inside, time is a signed 64-bit number of nanoseconds, so every [`Duration`](core::time::Duration) is taken
//! exactly and nothing is ever rounded: there is no input finer than the clock. Instants go to
//! 292 years. A single time in a control or correction may be at most [`MAX_TIME`]. Microseconds
//! (as C hosts use) and milliseconds (UCI) are rounded down when read, so a display or an engine
//! is never told more than there is. There is no 128-bit arithmetic, and a long wait takes no
//! more work than a short one, whatever the mode.
//!
//! # Modes and their arithmetic
//!
//! `r` is the main time left, `e` the time of the turn, `d` the delay, `i` the increment. A press
//! is in time while `e` is below the budget.
//!
//! | mode | text | budget of a turn | after a press in time |
//! |---|---|---|---|
//! | sudden death | `5m` | r | r − e |
//! | moves in periods, by the counter | `90m/40 + 30m` | r | r − e; the last move of the period adds the next one to this side |
//! | moves in periods, by the flag | `…; at flag` | r and all later periods | r − e; the first zero adds the next period to both sides |
//! | increment (Fischer) | `3m + 2s` | r, where the start value is base + i | r − e + i |
//! | later increment, Armageddon | `5m + 3s from 61 vs 4m + 3s from 61` | r | r − e; the press before move 61 is the first to add i |
//! | US delay | `60m + 5s delay` | d + r | r − max(0, e − d) |
//! | Bronstein, as the Laws word it (6.3.2) | `60m + 5s bronstein` | d + r | r − max(0, e − d); shown is r + d |
//! | Bronstein, classical | `60m + 5s give-back` | r | r − e + min(e, d) |
//! | hourglass | `hourglass 60s` | r | r − e; the opponent has e more, at every instant |
//! | byo-yomi | `10m + 3x30s` | r + 3 × 30 s | main time first; whole periods used are lost, the rest of one comes back |
//! | Canadian | `10m + 25 moves in 5m` | r + 5 min | the 25th move starts a new block (or the button does) |
//! | gong | `gong 10s` | none | the turn passes at the gong, pressed or not |
//! | move timer | `30s per move` | 30 s | 30 s again |
//! | up-count | `count up` | none | time used is shown |
//!
//! Sides may differ in everything (`5m vs 4m`), except that an hourglass or a gong needs both.
//! Up to [`MAX_PERIODS`] periods a side, each with its own mode; a last period with a number of
//! moves repeats.
//!
//! The **increment** belongs to a move, not to a press: it is there before move 1 (glossary of
//! the Laws, "increment"; clocks have it so), and the press of move n credits it for move n + 1,
//! by the period that move n + 1 falls in. So a change of period brings its time once and the
//! increment once. All editions speak of time added for each move and none forbids the first;
//! servers that give none before move 1 are `from 2`. A press that never happened (6.2.1.2)
//! earns nothing.
//!
//! A **delay** is restored by a press alone: a pause keeps what is left of it. Where the next
//! period comes at the flag in the middle of a turn, it brings its main time; its increment or
//! delay begins with the next press.
//!
//! **Taking back a press** ([`Clock::undo_press`]) takes exactly what the press gave and restores
//! counters, delay and byo-yomi of the mover; the opponent's time since is charged or returned, as
//! the arbiter says, and what the arbiter gave meanwhile stays. Only the latest press can be
//! taken back; a host that must go further back keeps clones: a clock is a value.
//!
//! The **quickplay switch** (Guidelines III.4, [`Clock::quickplay_finish`]) gives both sides 5
//! seconds at once, for the move that each makes next, and then 5 with every press: each move
//! has them once.
//!
//! # For firmware
//!
//! `#![no_std]`, no allocation, no floating point, no unsafe code, no panic that a caller can
//! reach. `size_of::<Clock>()` is 1208 bytes on a 64-bit host, most of it the control; an event
//! copies about a third of that. [`Clock::until_next_event`] tells how long a device may sleep.
//! [`Clock::to_record`] gives 700 bytes with version and CRC-32 to write to flash;
//! [`Clock::from_record`] refuses a damaged one, and [`Clock::rebase`] goes on after the counter of
//! time began anew.
//!
//! # Texts
//!
//! `parse::<TimeControl>()` reads all styles; [`TimeControlTag`] reads PGN tags,
//! [`TimeControl::parse_fide`] regulations and [`TimeControl::parse_us`] US Chess alone. `Display`
//! is canonical and always reads back exactly; [`TimeControl::to_pgn`] and [`TimeControl::to_us`]
//! refuse what their style has no words for. Texts with two common meanings (`90+30`, `40/120`,
//! `40/2`) are [`NotationError::Ambiguous`], never guessed.
//!
//! # Defects that this clock avoids
//!
//! All have been reported in public against other clocks, servers and engines. Each has a test
//! `defect_NN_…` in `tests/rules/defects.rs`; numbers that are missing here concern the result
//! of a game, which no clock decides, or the host.
//!
//! | no. | what happened | what happens here |
//! |---|---|---|
//! | 1 | the next period was added before the flag was tested | test, then add |
//! | 2, 33, 34 | the increment of move 1 missing, for one side only, or twice at a period | both sides, once a move |
//! | 3 | `movestogo` stuck at 40 | moves still to complete, from the counter |
//! | 4 | fixed time for a move never, or always, expired | tested before it starts afresh |
//! | 5 | a tag showed White's control only, `0` for fixed time | `300; 240`, `1/10` |
//! | 6, 22, 32 | zero base with increment or delay refused, or flagged at once | budget is main time and extra time |
//! | 7, 19, 21 | dispute about when the increment comes | before the move, credited at the own press; `from 2` for servers |
//! | 9 | a jump to 21:00:38 on an unset start | no arithmetic before the start |
//! | 10 | a forfeit by the overhead of measuring | the host's instants, and no margin |
//! | 11, 12 | a loss on time after stalemate, in a dead position | fall and notice of a flag are apart, and the clock decides nothing |
//! | 15 | flag not tested at move 0 after a take-back | the flag does not ask for moves |
//! | 16 | given time looked like negative thinking time | spent, credited and given are apart |
//! | 17, 26, 30, 31 | `%clk` with tenths, line wraps, several comments not read | one tolerant reader |
//! | 18 | clocks vanished where only `%emt` is given | [`clock_after`] derives, and is not a reading |
//! | 20 | a flag from the timer of the previous game | a clock is a value; nothing outlives it |
//! | 23 | reset gave both sides White's time | each side its own schedule |
//! | 24 | taps repeated; delay lost in a pause | a press by the other side is refused; the rest of the delay is kept |
//! | 25 | a time penalty wrong at its bound | exact, and at zero the flag falls |
//! | 27, 28, 29 | no structure for periods, increments, delay | [`Schedule`] and its notations |
//! | 35, 43 | counters reset, or counting for the wrong side | each side's own presses |
//! | 36 | byo-yomi derived from the display, lost by a refresh | state, and in the record |
//! | 37 | two clocks disagreed | late news gives the same result |
//! | 38, 39, 40 | one side only, negative or zero times sent to engines | both, rounded down, never negative, `movestogo` at least 1 |
//! | 42 | negative time spent | [`time_spent`] is `None` |
//!
//! # What it does not do
//!
//! - It decides no result: helpmates, dead positions, claims and penalties are the arbiter's.
//! - It has no margin and no compensation for lag, and zero always counts as fallen.
//! - It draws no display and makes no sound.
//! - DGT options whose times the makers' tables leave in doubt are left out ([`DgtModel`]).
//! - Berserk, giveaway and other rules of servers are theirs.
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

/// The README's example runs too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
