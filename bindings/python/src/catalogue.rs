//! Articles looked up, editions compared.

use crate::errors;
use crate::judgement;
use crate::words::{Class, Edition, member};
use chesslaws::laws::catalogue::{self, Entry, LookupError, Value};
use chesslaws::laws::{self, Setting, Side};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

const MODULE: &str = "chesslaws._catalogue";

fn value(py: Python<'_>, value: Value) -> PyResult<Bound<'_, PyAny>> {
    Ok(match value {
        Value::Integer(number) => number.into_pyobject(py)?.into_any(),
        Value::Points(points) => judgement::points(py, points)?,
        Value::Flag(truth) => truth.into_pyobject(py)?.to_owned().into_any(),
        Value::Text(text) => text.into_pyobject(py)?.into_any(),
        Value::List(values) => {
            let values = values
                .iter()
                .map(|&one| self::value(py, one))
                .collect::<PyResult<Vec<_>>>()?;
            PyTuple::new(py, values)?.into_any()
        }
    })
}

fn entry<'py>(py: Python<'py>, entry: &Entry) -> PyResult<Bound<'py, PyAny>> {
    static ENTRY: Class = Class::new(MODULE, "Entry");
    static KIND: Class = Class::new("chesslaws._words", "Kind");
    let parameters = PyDict::new(py);
    for &(name, one) in entry.params {
        parameters.set_item(name, value(py, one)?)?;
    }
    let fields = [
        judgement::article(py, entry.article)?,
        entry.title.into_pyobject(py)?.into_any(),
        entry.summary.into_pyobject(py)?.into_any(),
        member(py, &KIND, entry.kind.to_string())?,
        parameters.into_any(),
        entry.behaviour.into_pyobject(py)?.into_any(),
        entry.base_2001.into_pyobject(py)?,
        entry.change.into_pyobject(py)?,
        PyTuple::new(py, entry.see)?.into_any(),
        entry.note.into_pyobject(py)?,
        entry.source.into_pyobject(py)?,
        entry.certain.into_pyobject(py)?.to_owned().into_any(),
        entry.to_string().into_pyobject(py)?.into_any(),
    ];
    ENTRY.get(py)?.call1(PyTuple::new(py, fields)?)
}

/// Return an article of an edition, by its number in any usual way of writing it.
///
/// Raises `ArticleNotFoundError` for a number the edition does not print, and for an edition of
/// which only the values are at hand.
///
/// >>> explain("fide-2023", "9.6.2").title
/// 'Seventy-five moves'
#[pyfunction]
pub(crate) fn explain<'py>(
    py: Python<'py>,
    edition: Edition,
    article: &str,
) -> PyResult<Bound<'py, PyAny>> {
    let found = catalogue::find(edition.0, article)
        .map_err(|error| errors::article(py, article, edition, error))?;
    entry(py, found)
}

/// Return the articles of an edition in printed order, or those below a number.
///
/// Raises `ArticleNotFoundError` for an edition of which only the values are at hand.
///
/// >>> [str(entry.article) for entry in articles("fide-2023", under="5.1")]
/// ['fide-2023 5.1.1', 'fide-2023 5.1.2']
#[pyfunction]
#[pyo3(signature = (edition, *, under=None))]
pub(crate) fn articles<'py>(
    py: Python<'py>,
    edition: Edition,
    under: Option<&str>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let no_catalogue = |error| {
        let error = LookupError::NoCatalogue(error);
        errors::article(py, under.unwrap_or_default(), edition, error)
    };
    match under {
        Some(number) => catalogue::under(edition.0, number)
            .map_err(no_catalogue)?
            .map(|one| entry(py, one))
            .collect(),
        None => catalogue::entries(edition.0)
            .map_err(no_catalogue)?
            .iter()
            .map(|one| entry(py, one))
            .collect(),
    }
}

fn setting<'py>(py: Python<'py>, side: &Side) -> PyResult<Bound<'py, PyAny>> {
    static SETTING: Class = Class::new(MODULE, "Setting");
    let text = side.value.to_string();
    let value = match side.value {
        Setting::Absent => py.None().into_bound(py),
        Setting::Flag(truth) => truth.into_pyobject(py)?.to_owned().into_any(),
        Setting::Count(count) => count.into_pyobject(py)?.into_any(),
        Setting::Time(time) => time.into_pyobject(py)?.into_any(),
        Setting::Points(points) => judgement::points(py, points)?,
        _ => text.as_str().into_pyobject(py)?.into_any(),
    };
    let article = side
        .cite
        .map(|cite| judgement::article(py, cite.article))
        .transpose()?;
    SETTING.get(py)?.call1((value, text, article, side.certain))
}

/// Return the values in which two editions differ.
///
/// >>> for difference in compare("fide-2018", "fide-2023"):
/// ...     if "repetition" in difference.parameter:
/// ...         print(difference)
#[pyfunction]
pub(crate) fn compare<'py>(
    py: Python<'py>,
    before: Edition,
    after: Edition,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    static DIFFERENCE: Class = Class::new(MODULE, "Difference");
    laws::compare(before.0, after.0)
        .map(|difference| {
            DIFFERENCE.get(py)?.call1((
                difference.parameter.title(),
                setting(py, &difference.before)?,
                setting(py, &difference.after)?,
            ))
        })
        .collect()
}
