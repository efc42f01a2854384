//! `Clock`.

use crate::control::{GivenControl, TimeControl};
use crate::errors;
use crate::times::timedelta;
use crate::words::{Class, Color, member};
use chesslaws::clock::{self, ClockError, Flags, OpponentTime, SideSetting, Status};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDelta};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

const MODULE: &str = "chesslaws._clock";

/// A chess clock: two times of which at most one runs.
///
/// It reads no clock of its own: every event brings the host's own monotonic time as a
/// `datetime.timedelta` since any fixed instant, such as `timedelta(seconds=time.monotonic())`.
/// Inside, time is exact to the nanosecond; readings are rounded down to the microsecond, and a time
/// that is overrun is below zero. What is refused raises
/// `ClockError` and changes nothing; a negative time is no time and raises `ValueError`.
///
/// >>> from datetime import timedelta
/// >>> clock = Clock("3m + 2s")
/// >>> clock.start("white", timedelta(seconds=100))
/// >>> press = clock.press("white", timedelta(seconds=103))
/// >>> press.spent, press.credited
/// (datetime.timedelta(seconds=3), datetime.timedelta(seconds=2))
/// >>> str(clock.time_left("white")), clock.running
/// ('0:03:01', <Color.BLACK: 'black'>)
#[pyclass(module = "chesslaws", frozen)]
pub(crate) struct Clock(Mutex<clock::Clock>);

impl Clock {
    pub(crate) fn of(clock: clock::Clock) -> Self {
        Self(Mutex::new(clock))
    }

    /// No call panics while it holds the lock, so what is behind it is whole.
    fn lock(&self) -> MutexGuard<'_, clock::Clock> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn change<T>(
        &self,
        py: Python<'_>,
        change: impl FnOnce(&mut clock::Clock) -> Result<T, ClockError>,
    ) -> PyResult<T> {
        let changed = change(&mut self.lock());
        changed.map_err(|error| errors::clock(py, error))
    }
}

#[pymethods]
impl Clock {
    #[new]
    fn new(py: Python<'_>, control: GivenControl) -> PyResult<Self> {
        Ok(Self::of(clock::Clock::new(control.read(py)?)))
    }

    /// Make the clock that a record of `to_record` holds.
    ///
    /// `ValueError` for a record that is damaged or none.
    ///
    /// >>> Clock.from_record(Clock("5m").to_record()) == Clock("5m")
    /// True
    #[staticmethod]
    fn from_record(record: &[u8]) -> PyResult<Self> {
        clock::Clock::from_record(record)
            .map(Self::of)
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// Return the whole state in 700 bytes, with a checksum, to be stored.
    fn to_record<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.lock().to_record())
    }

    // Events

    /// Start the clock of the side that moves first.
    fn start(&self, py: Python<'_>, color: Color, now: Duration) -> PyResult<()> {
        self.change(py, |clock| clock.start(color.0, now))
    }

    /// Press the clock for a side: its move is completed and the opponent's clock runs.
    ///
    /// Returns a `Press`. A press after the flag is taken and says so; one on a clock that the flag
    /// has frozen completes nothing.
    fn press<'py>(
        &self,
        py: Python<'py>,
        color: Color,
        now: Duration,
    ) -> PyResult<Bound<'py, PyAny>> {
        static PRESS: Class = Class::new(MODULE, "Press");
        let press = self.change(py, |clock| clock.press(color.0, now))?;
        PRESS.get(py)?.call1((
            press.completed,
            press.in_time,
            press.spent,
            press.credited,
            press.new_period,
        ))
    }

    /// Account for all time up to an instant. Without it the readings are those of the last event.
    fn poll(&self, py: Python<'_>, now: Duration) -> PyResult<()> {
        self.change(py, |clock| clock.poll(now).map(drop))
    }

    /// Return a copy of the clock as it stands at an instant; this one stays as it is.
    ///
    /// >>> from datetime import timedelta
    /// >>> clock = Clock("5m")
    /// >>> clock.start("white", timedelta(0))
    /// >>> str(clock.at(timedelta(seconds=301)).time_left("white"))
    /// '-1 day, 23:59:59'
    fn at(&self, py: Python<'_>, now: Duration) -> PyResult<Self> {
        let later = self.lock().at(now);
        later
            .map(Self::of)
            .map_err(|error| errors::clock(py, error))
    }

    /// Stop both clocks. Returns whether one ran.
    fn pause(&self, py: Python<'_>, now: Duration) -> PyResult<bool> {
        self.change(py, |clock| clock.pause(now))
    }

    /// Let the clock of the side on move, or of `color`, run again. Returns whether it stood.
    #[pyo3(signature = (now, color=None))]
    fn resume(&self, py: Python<'_>, now: Duration, color: Option<Color>) -> PyResult<bool> {
        self.change(py, |clock| match color {
            Some(color) => clock.resume_side(color.0, now),
            None => clock.resume(now),
        })
    }

    /// Take back the latest press, with exactly what it gave. Returns whose press it was.
    ///
    /// The opponent's time since then is used up, or with `return_time` given back: article 7.1 leaves
    /// that to the arbiter.
    #[pyo3(signature = (now, *, return_time=false))]
    fn undo_press(&self, py: Python<'_>, now: Duration, return_time: bool) -> PyResult<Color> {
        let opponent = if return_time {
            OpponentTime::Returned
        } else {
            OpponentTime::Charged
        };
        self.change(py, |clock| clock.undo_press(opponent, now))
            .map(Color)
    }

    /// Count a move that is completed without a press. Returns the index of the period it began.
    fn complete_move(&self, py: Python<'_>, color: Color, now: Duration) -> PyResult<Option<u8>> {
        self.change(py, |clock| clock.complete_move(color.0, now))
    }

    // The arbiter's corrections

    /// Give a side more time. A fallen flag stays down.
    ///
    /// >>> from datetime import timedelta
    /// >>> clock = Clock("5m")
    /// >>> clock.add_time("black", timedelta(minutes=2), timedelta(0))
    /// >>> clock.time_left("black")
    /// datetime.timedelta(seconds=420)
    fn add_time(
        &self,
        py: Python<'_>,
        color: Color,
        time: Duration,
        now: Duration,
    ) -> PyResult<()> {
        self.change(py, |clock| clock.add_time(color.0, time, now))
    }

    /// Take time from a side, at most what is left. Returns what was taken.
    ///
    /// `flag_down` tells afterwards whether nothing was left.
    fn subtract_time(
        &self,
        py: Python<'_>,
        color: Color,
        time: Duration,
        now: Duration,
    ) -> PyResult<Duration> {
        self.change(py, |clock| clock.subtract_time(color.0, time, now))
            .map(|subtracted| subtracted.taken)
    }

    /// Set the time of a side and, where given, its counters: what is not given stays.
    ///
    /// `moves` are the completed moves of the game, `period` is an index from 0, `overtime` the
    /// byo-yomi periods left. The flags stay as they are.
    ///
    /// >>> from datetime import timedelta
    /// >>> clock = Clock("90m/40 + 30m")
    /// >>> clock.set_time("white", timedelta(minutes=25), timedelta(0), moves=43, period=1)
    /// >>> clock.time_left("white"), clock.moves_in_period("white")
    /// (datetime.timedelta(seconds=1500), 3)
    #[pyo3(signature = (color, time, now, *, delay=None, moves=None, period=None, overtime=None))]
    #[expect(
        clippy::too_many_arguments,
        reason = "all but three have a default in Python"
    )]
    fn set_time(
        &self,
        py: Python<'_>,
        color: Color,
        time: Duration,
        now: Duration,
        delay: Option<Duration>,
        moves: Option<u32>,
        period: Option<u8>,
        overtime: Option<u8>,
    ) -> PyResult<()> {
        self.change(py, |clock| {
            let stands = clock.at(now)?.setting(color.0);
            let setting = SideSetting {
                left: time,
                delay: delay.or(stands.delay),
                moves: moves.unwrap_or(stands.moves),
                period: period.unwrap_or(stands.period),
                overtime: overtime.or(stands.overtime.filter(|_| period.is_none())),
                ..stands
            };
            clock.set_side(color.0, setting, now)
        })
    }

    /// Correct the number of moves that a side has completed.
    fn set_moves(&self, py: Python<'_>, color: Color, moves: u32, now: Duration) -> PyResult<()> {
        self.change(py, |clock| clock.set_moves(color.0, moves, now))
    }

    /// Put flags down or up; `first` says whose fell first where both are down.
    #[pyo3(signature = (now, *, white, black, first=None))]
    fn set_flags(
        &self,
        py: Python<'_>,
        now: Duration,
        white: bool,
        black: bool,
        first: Option<Color>,
    ) -> PyResult<()> {
        use chesslaws::laws::Color::{Black, White};
        let flags = match (white, black) {
            (false, false) => Flags::Up,
            (true, false) => Flags::Down(White),
            (false, true) => Flags::Down(Black),
            (true, true) => Flags::Both {
                first: first.map(|color| color.0),
            },
        };
        self.change(py, |clock| clock.set_flags(flags, now))
    }

    /// Note that a fallen flag was noticed.
    fn notice_flag(&self, py: Python<'_>, color: Color, now: Duration) -> PyResult<()> {
        self.change(py, |clock| clock.notice_flag(color.0, now))
    }

    /// Put an increment in force for both sides from now on.
    fn introduce_increment(
        &self,
        py: Python<'_>,
        increment: Duration,
        now: Duration,
    ) -> PyResult<()> {
        self.change(py, |clock| clock.introduce_increment(increment, now))
    }

    // Readings

    /// The time control.
    #[getter]
    fn control(&self) -> TimeControl {
        TimeControl(self.lock().control().clone())
    }

    /// What the clock is doing.
    #[getter]
    fn status<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        static STATUS: Class = Class::new("chesslaws._words", "ClockStatus");
        let word = match self.lock().status() {
            Status::Ready => "ready",
            Status::Running(_) => "running",
            Status::Paused(_) => "paused",
            Status::Frozen(_) => "frozen",
        };
        member(py, &STATUS, word)
    }

    /// The side whose clock runs, or `None`.
    #[getter]
    fn running(&self) -> Option<Color> {
        self.lock().running().map(Color)
    }

    /// The side that is on move, running or not; `None` before the start.
    #[getter]
    fn on_move(&self) -> Option<Color> {
        self.lock().on_move().map(Color)
    }

    /// Return the main time, or the running overtime, that a side has left; below zero once overrun.
    fn time_left<'py>(&self, py: Python<'py>, color: Color) -> PyResult<Bound<'py, PyDelta>> {
        let left = self.lock().time_left(color.0);
        timedelta(py, left)
    }

    /// Return the delay that is left of a side's turn.
    fn delay_left(&self, color: Color) -> Duration {
        self.lock().delay_left(color.0)
    }

    /// Return the time that a display shows for a side, never below zero.
    fn shown(&self, color: Color) -> Duration {
        self.lock().shown(color.0)
    }

    /// Return the time until a side's flag falls for good if it were on move; `None` for never.
    fn budget<'py>(&self, py: Python<'py>, color: Color) -> PyResult<Option<Bound<'py, PyDelta>>> {
        let budget = self.lock().budget(color.0);
        budget.map(|left| timedelta(py, left)).transpose()
    }

    /// The time until something happens by itself to the side that runs, or `None`.
    #[getter]
    fn until_next_event(&self) -> Option<Duration> {
        self.lock().until_next_event()
    }

    /// Return the time that a side has used in the whole game, delay included.
    fn time_used(&self, color: Color) -> Duration {
        self.lock().time_used(color.0)
    }

    /// Return the time that a side has used in its current turn, delay included.
    fn turn_used(&self, color: Color) -> Duration {
        self.lock().turn_used(color.0)
    }

    /// Return how many moves a side has completed.
    fn moves(&self, color: Color) -> u32 {
        self.lock().moves(color.0)
    }

    /// Return how many moves a side has completed in its period, or Canadian block.
    fn moves_in_period(&self, color: Color) -> u32 {
        self.lock().moves_in_period(color.0)
    }

    /// Return how many moves a side has still to complete in its period; `None` for all that remain.
    fn moves_to_go(&self, color: Color) -> Option<u32> {
        self.lock().moves_to_go(color.0)
    }

    /// Return the index of a side's period, from 0.
    fn period(&self, color: Color) -> u8 {
        self.lock().period(color.0)
    }

    /// Return the byo-yomi periods left to a side, the running one included; `None` in main time.
    fn overtime(&self, color: Color) -> Option<u8> {
        self.lock().overtime(color.0)
    }

    /// Return whether the flag of a side is down.
    fn flag_down(&self, color: Color) -> bool {
        self.lock().flags().is_down(color.0)
    }

    /// The side whose flag fell first, or `None`.
    #[getter]
    fn first_flag(&self) -> Option<Color> {
        self.lock().first_flag().map(Color)
    }

    /// Return the host's instant at which a side's flag fell, or `None`.
    fn expired_at(&self, color: Color) -> Option<Duration> {
        self.lock().expired_at(color.0)
    }

    /// Return the host's instant at which a side's fallen flag was noticed, or `None`.
    fn flag_noticed_at(&self, color: Color) -> Option<Duration> {
        self.lock().flag_noticed_at(color.0)
    }

    /// The instant up to which all time is accounted for.
    #[getter]
    fn settled_at(&self) -> Duration {
        self.lock().settled_at()
    }

    fn __eq__(&self, other: &Self) -> bool {
        let other = other.lock().clone();
        *self.lock() == other
    }

    fn __repr__(&self) -> String {
        use chesslaws::laws::Color::{Black, White};
        let clock = self.lock();
        let doing = match clock.status() {
            Status::Ready => "ready".to_owned(),
            Status::Running(side) => format!("{side} runs"),
            Status::Paused(side) => format!("paused, {side} on move"),
            Status::Frozen(side) => format!("frozen, {side} on move"),
        };
        format!(
            "<Clock {}: white {}, black {}, {doing}>",
            clock.control(),
            clock.time_left(White),
            clock.time_left(Black),
        )
    }

    fn __copy__(&self) -> Self {
        Self::of(self.lock().clone())
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyBytes>,))> {
        let from_record = slf.get_type().getattr("from_record")?;
        Ok((from_record, (slf.get().to_record(slf.py()),)))
    }
}
