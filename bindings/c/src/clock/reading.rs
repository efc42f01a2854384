//! What can be read off a clock.

use super::event::CHESSLAWS_NO_PERIOD;
use super::setting::CHESSLAWS_NO_COUNT;
use super::{chesslaws_clock, clock_in, micros, optional_micros};
use crate::color::{color, nth, number_of};
use crate::pointer::write;
use crate::status::{Failure, chesslaws_status};
use crate::text::print;
use core::ffi::c_char;
use facade::clock::{Clock, Flags, Status};
use facade::laws::Color;

/// Room for the text of any time, the NUL included.
pub const CHESSLAWS_CLOCK_TEXT_CAPACITY: usize = 32;

/// What a clock is doing.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_clock_state {
    /// Set and not started.
    Ready = 0,
    /// The clock of the side on move runs.
    Running = 1,
    /// Neither clock runs.
    Paused = 2,
    /// A flag has stopped both clocks.
    Frozen = 3,
}

/// The two flags.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_flags {
    /// Neither flag has fallen.
    Up = 0,
    /// White's flag has fallen.
    White = 1,
    /// Black's flag has fallen.
    Black = 2,
    /// Both have fallen, White's first.
    BothWhiteFirst = 3,
    /// Both have fallen, Black's first.
    BothBlackFirst = 4,
    /// Both have fallen, and an arbiter has set that the order is unknown.
    Both = 5,
}

const FLAGS: [Flags; 6] = [
    Flags::Up,
    Flags::Down(Color::White),
    Flags::Down(Color::Black),
    Flags::Both {
        first: Some(Color::White),
    },
    Flags::Both {
        first: Some(Color::Black),
    },
    Flags::Both { first: None },
];

pub(super) fn flags_of(number: u32) -> Result<Flags, Failure> {
    nth(&FLAGS, number, "a chesslaws_flags")
}

impl From<Flags> for chesslaws_flags {
    fn from(flags: Flags) -> Self {
        match flags {
            Flags::Up => Self::Up,
            Flags::Down(Color::White) => Self::White,
            Flags::Down(Color::Black) => Self::Black,
            Flags::Both {
                first: Some(Color::White),
            } => Self::BothWhiteFirst,
            Flags::Both {
                first: Some(Color::Black),
            } => Self::BothBlackFirst,
            Flags::Both { first: None } => Self::Both,
        }
    }
}

/// One side of a clock. Times are in microseconds, rounded down; instants are the host's, on the
/// timeline of the first start.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_clock_side {
    /// The main time left, or what is left of the overtime period; below zero once overrun.
    pub time_left: i64,
    /// The time until the flag falls for good if the side were on move from now on; `INT64_MAX`
    /// where it never falls.
    pub budget: i64,
    /// The time that a display shows for the mode; never below zero.
    pub shown: u64,
    /// The delay that is left of this turn.
    pub delay_left: u64,
    /// The time used in the whole game, delay included.
    pub time_used: u64,
    /// The time used in the current turn, delay included.
    pub turn_used: u64,
    /// The exact instant at which the flag fell; `CHESSLAWS_NEVER` where it is up.
    pub expired_at: u64,
    /// When the fallen flag was noticed; `CHESSLAWS_NEVER` where it was not.
    pub noticed_at: u64,
    /// Completed moves.
    pub moves: u32,
    /// Completed moves in the period or block.
    pub moves_in_period: u32,
    /// Moves still to complete in the period or block; `CHESSLAWS_NO_COUNT` where all remaining
    /// moves are demanded.
    pub moves_to_go: u32,
    /// Index of the period, from 0.
    pub period: u32,
    /// The byo-yomi periods left, the running one included; `CHESSLAWS_NO_COUNT` in main time.
    pub overtime: u32,
    /// Gongs that found the side without a move.
    pub missed_gongs: u32,
    /// Whether the flag is down.
    pub flag_down: bool,
    /// Whether no period follows.
    pub is_last_period: bool,
    /// Zero: room to grow.
    pub reserved: [u64; 2],
}

/// What can be read off a clock, as of the latest event. Times are as in `chesslaws_clock_side`.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_clock_reading {
    /// What the clock is doing.
    pub state: chesslaws_clock_state,
    /// The flags.
    pub flags: chesslaws_flags,
    /// The side on move, a `chesslaws_color`; `CHESSLAWS_NO_COLOR` before the start.
    pub on_move: u32,
    /// The side of the latest zero that brought the next period to both; `CHESSLAWS_NO_COLOR` where
    /// there was none.
    pub interim_side: u32,
    /// The period that ended with it, from 0, or `CHESSLAWS_NO_PERIOD`.
    pub interim_period: u32,
    /// The moves that the side had completed by then.
    pub interim_moves: u32,
    /// The instant of it, or `CHESSLAWS_NEVER`.
    pub interim_at: u64,
    /// The instant up to which the clock has accounted for all time.
    pub settled_at: u64,
    /// The time until something happens by itself, and the longest that a device may sleep;
    /// `CHESSLAWS_NEVER` where nothing will.
    pub until_next_event: u64,
    /// The increment that was introduced in the course of the game; 0 where none was.
    pub introduced_increment: u64,
    /// What to add to the host's time to be on the timeline of the first start.
    pub timeline_offset: i64,
    /// White's side and Black's, by `chesslaws_color`.
    pub sides: [chesslaws_clock_side; 2],
    /// Zero: room to grow.
    pub reserved: [u64; 4],
}

fn side(clock: &Clock, side: Color) -> chesslaws_clock_side {
    chesslaws_clock_side {
        time_left: clock.time_left(side).as_micros(),
        budget: clock
            .budget(side)
            .map_or(i64::MAX, |budget| budget.as_micros()),
        shown: micros(clock.shown(side)),
        delay_left: micros(clock.delay_left(side)),
        time_used: micros(clock.time_used(side)),
        turn_used: micros(clock.turn_used(side)),
        expired_at: optional_micros(clock.expired_at(side)),
        noticed_at: optional_micros(clock.flag_noticed_at(side)),
        moves: clock.moves(side),
        moves_in_period: clock.moves_in_period(side),
        moves_to_go: clock.moves_to_go(side).unwrap_or(CHESSLAWS_NO_COUNT),
        period: u32::from(clock.period(side)),
        overtime: clock.overtime(side).map_or(CHESSLAWS_NO_COUNT, u32::from),
        missed_gongs: clock.missed_gongs(side),
        flag_down: clock.flags().is_down(side),
        is_last_period: clock.is_last_period(side),
        reserved: [0; 2],
    }
}

fn reading(clock: &Clock) -> chesslaws_clock_reading {
    let interim = clock.interim_flag();
    chesslaws_clock_reading {
        state: match clock.status() {
            Status::Ready => chesslaws_clock_state::Ready,
            Status::Running(_) => chesslaws_clock_state::Running,
            Status::Paused(_) => chesslaws_clock_state::Paused,
            Status::Frozen(_) => chesslaws_clock_state::Frozen,
        },
        flags: clock.flags().into(),
        on_move: number_of(clock.on_move()),
        interim_side: number_of(interim.map(|interim| interim.side)),
        interim_period: interim.map_or(CHESSLAWS_NO_PERIOD, |interim| u32::from(interim.period)),
        interim_moves: interim.map_or(0, |interim| interim.moves),
        interim_at: optional_micros(interim.map(|interim| interim.at)),
        settled_at: micros(clock.settled_at()),
        until_next_event: optional_micros(clock.until_next_event()),
        introduced_increment: clock.introduced_increment().map_or(0, micros),
        timeline_offset: clock.timeline_offset().div_euclid(1000),
        sides: Color::ALL.map(|color| side(clock, color)),
        reserved: [0; 4],
    }
}

/// Reads everything off a clock as of the latest event; `chesslaws_clock_poll` brings it up to date
/// before.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_read(
    clock: *const chesslaws_clock,
    reading: *mut chesslaws_clock_reading,
) -> chesslaws_status {
    entry!({ write(reading, self::reading(clock_in(clock)?))? })
}

/// Writes the time left of a side as `1:30:05`, with a minus sign once overrun.
/// `CHESSLAWS_CLOCK_TEXT_CAPACITY` bytes are always enough.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_clock_text(
    clock: *const chesslaws_clock,
    color: u32,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let left = clock_in(clock)?.time_left(self::color(color)?);
        print(left, buffer, capacity, length)?;
    })
}
