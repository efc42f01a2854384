//! `TimeControl`.

use crate::errors;
use crate::or_text::OrText;
use crate::words::{Class, Color, Edition, member};
use chesslaws::clock::{self, RateOfPlay};
use pyo3::prelude::*;
use pyo3::types::PyType;
use std::time::Duration;

/// A time control: what each side may use. It never changes.
///
/// `TimeControl(text)` reads every style: a PGN tag (seconds, `40/5400+30:1800+30`), units as in
/// regulations (`90m/40 + 30m + 30s`), US Chess (`40/120, SD/60; inc30`). What has two common
/// meanings (`90+30`) or none raises `TimeControlError`. `str` is the canonical form, which always
/// reads back.
///
/// >>> control = TimeControl("40/5400+30:1800+30")
/// >>> str(control), control == TimeControl("90m/40 + 30m + 30s")
/// ('90m/40 + 30m + 30s', True)
/// >>> control.start_time("white")
/// datetime.timedelta(seconds=5430)
#[pyclass(module = "chesslaws", frozen, eq, hash)]
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct TimeControl(pub(crate) clock::TimeControl);

/// A control as callers give it.
pub(crate) type GivenControl = OrText<TimeControl>;

impl GivenControl {
    pub(crate) fn read(&self, py: Python<'_>) -> PyResult<clock::TimeControl> {
        match self {
            Self::Object(control) => Ok(control.get().0.clone()),
            Self::Text(text) => text
                .parse()
                .map_err(|error| errors::time_control(py, text, error)),
        }
    }
}

#[pymethods]
impl TimeControl {
    #[new]
    fn new(py: Python<'_>, text: &str) -> PyResult<Self> {
        text.parse()
            .map(Self)
            .map_err(|error| errors::time_control(py, text, error))
    }

    /// Read the style of US Chess alone: minutes, and seconds for the delay or increment.
    ///
    /// >>> str(TimeControl.parse_us("G/90;d5"))
    /// '90m + 5s delay'
    #[staticmethod]
    fn parse_us(py: Python<'_>, text: &str) -> PyResult<Self> {
        clock::TimeControl::parse_us(text)
            .map(Self)
            .map_err(|error| errors::time_control(py, text, error))
    }

    /// Read the style of regulations alone: every time with its unit.
    ///
    /// >>> str(TimeControl.parse_fide("90m/40 + 30m + 30s"))
    /// '90m/40 + 30m + 30s'
    #[staticmethod]
    fn parse_fide(py: Python<'_>, text: &str) -> PyResult<Self> {
        clock::TimeControl::parse_fide(text)
            .map(Self)
            .map_err(|error| errors::time_control(py, text, error))
    }

    /// Return the value of a PGN TimeControl tag.
    ///
    /// Raises `TimeControlError` for what the tag has no words for.
    ///
    /// >>> TimeControl("90m/40 + 30m + 30s").pgn()
    /// '40/5400+30:1800+30'
    fn pgn(&self, py: Python<'_>) -> PyResult<String> {
        match self.0.to_pgn() {
            Ok(text) => Ok(text.to_string()),
            Err(error) => Err(errors::unwritable(py, &self.0, error)),
        }
    }

    /// Return the control in the style of US Chess.
    ///
    /// Raises `TimeControlError` for what the style has no words for.
    ///
    /// >>> TimeControl("40/7200+30:3600+30").us()
    /// '40/120, SD/60; inc30'
    fn us(&self, py: Python<'_>) -> PyResult<String> {
        match self.0.to_us() {
            Ok(text) => Ok(text.to_string()),
            Err(error) => Err(errors::unwritable(py, &self.0, error)),
        }
    }

    /// Return the time on the clock of a side before its first move.
    fn start_time(&self, color: Color) -> Duration {
        self.0.start_time(color.0)
    }

    /// Whether both sides have the same.
    #[getter]
    fn is_equal(&self) -> bool {
        self.0.is_equal()
    }

    /// Return whether the control is standard, rapid or blitz for a side under an edition.
    ///
    /// `None` in modes for which the Laws name no class, such as an hourglass.
    ///
    /// >>> twelve = TimeControl("12m")
    /// >>> twelve.rate_of_play("white", "fide-2009"), twelve.rate_of_play("white")
    /// (<Mode.BLITZ: 'blitz'>, <Mode.RAPID: 'rapid'>)
    #[pyo3(
        signature = (color, edition=Edition(chesslaws::laws::Edition::Fide2023)),
        text_signature = "($self, color, edition='fide-2023')"
    )]
    fn rate_of_play<'py>(
        &self,
        py: Python<'py>,
        color: Color,
        edition: Edition,
    ) -> PyResult<Option<Bound<'py, PyAny>>> {
        static MODE: Class = Class::new("chesslaws._words", "Mode");
        let word = |rate| match rate {
            RateOfPlay::Standard => "standard",
            RateOfPlay::Rapid => "rapid",
            RateOfPlay::Blitz => "blitz",
        };
        self.0
            .rate_of_play(color.0, edition.0)
            .map(|rate| member(py, &MODE, word(rate)))
            .transpose()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("TimeControl('{}')", self.0)
    }

    fn __copy__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
        slf
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyType>, (String,)) {
        (slf.get_type(), (slf.get().0.to_string(),))
    }
}
