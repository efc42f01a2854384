//! Times that may be below zero, as `datetime.timedelta`.

use chesslaws::clock::TimeLeft;
use pyo3::prelude::*;
use pyo3::types::PyDelta;

const MICROS_PER_SECOND: i64 = 1_000_000;
const SECONDS_PER_DAY: i64 = 86_400;

/// A span, rounded down to a microsecond, so that it never says more than is left.
pub(crate) fn timedelta(py: Python<'_>, left: TimeLeft) -> PyResult<Bound<'_, PyDelta>> {
    let micros = left.as_micros();
    let seconds = micros.div_euclid(MICROS_PER_SECOND);
    // 292 years at most, so none of the three is cut.
    PyDelta::new(
        py,
        seconds.div_euclid(SECONDS_PER_DAY) as i32,
        seconds.rem_euclid(SECONDS_PER_DAY) as i32,
        micros.rem_euclid(MICROS_PER_SECOND) as i32,
        false,
    )
}
