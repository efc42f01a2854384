//! Rulings, questions and outcomes as the dataclasses of the package.

use super::{JSON, MODULE, answers};
use crate::judgement;
use crate::words::Class;
use chesslaws::arbiter::{Outcome, Question, Ruling};
use chesslaws::laws::Cite;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// JSON that was written, or the error of the one who wrote it.
pub(super) fn written(json: serde_json::Result<String>) -> PyResult<String> {
    json.map_err(|error| pyo3::exceptions::PyValueError::new_err(error.to_string()))
}

/// The object that a JSON text stands for.
pub(super) fn loaded<'py>(py: Python<'py>, json: &str) -> PyResult<Bound<'py, PyAny>> {
    JSON.get(py)?.call_method1("read", (json,))
}

/// The article and whether it is confirmed.
pub(crate) fn cited<'py>(
    py: Python<'py>,
    cite: Option<Cite>,
) -> PyResult<(Option<Bound<'py, PyAny>>, Option<bool>)> {
    let article = cite.map(|cite| judgement::article(py, cite.article));
    Ok((article.transpose()?, cite.map(|cite| cite.certain)))
}

pub(super) fn ruling<'py>(py: Python<'py>, ruling: &Ruling) -> PyResult<Bound<'py, PyAny>> {
    static RULING: Class = Class::new(MODULE, "Ruling");
    let json = written(serde_json::to_string(ruling))?;
    let (article, certain) = cited(py, ruling.cite)?;
    let message = ruling.what.to_string();
    RULING
        .get(py)?
        .call_method1("_of", (json, article, certain, message))
}

pub(super) fn question<'py>(py: Python<'py>, question: &Question) -> PyResult<Bound<'py, PyAny>> {
    static QUESTION: Class = Class::new(MODULE, "Question");
    let json = written(serde_json::to_string(question))?;
    let (article, certain) = cited(py, question.cite)?;
    let message = question.kind.to_string();
    let permitted = PyTuple::new(py, answers::permitted(question)?)?;
    QUESTION
        .get(py)?
        .call_method1("_of", (json, article, certain, message, permitted))
}

pub(super) fn outcome<'py>(py: Python<'py>, outcome: &Outcome) -> PyResult<Bound<'py, PyAny>> {
    static OUTCOME: Class = Class::new(MODULE, "Outcome");
    let (article, certain) = cited(py, outcome.cite)?;
    let reason = written(serde_json::to_string(&outcome.reason))?;
    OUTCOME.get(py)?.call1((
        judgement::points(py, outcome.score.white)?,
        judgement::points(py, outcome.score.black)?,
        loaded(py, &reason)?,
        outcome.reason.to_string(),
        article,
        certain,
    ))
}
