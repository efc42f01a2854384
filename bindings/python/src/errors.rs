//! Rust's errors as the exceptions of the package.

use crate::words::{Class, Edition, member};
use chesslaws::board::{FenError, Move, Position, UciError};
use chesslaws::laws::catalogue::LookupError;
use chesslaws::notation::pgn::PgnError;
use chesslaws::notation::{SanError, SanErrorKind};
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};

const MODULE: &str = "chesslaws._errors";
static FEN: Class = Class::new(MODULE, "FenError");
static UNREADABLE: Class = Class::new(MODULE, "UnreadableMoveError");
static ILLEGAL: Class = Class::new(MODULE, "IllegalMoveError");
static AMBIGUOUS: Class = Class::new(MODULE, "AmbiguousMoveError");
static PGN: Class = Class::new(MODULE, "PgnError");
static ARTICLE: Class = Class::new(MODULE, "ArticleNotFoundError");
static SEVERITY: Class = Class::new("chesslaws._words", "FaultSeverity");

fn exception<'py>(
    py: Python<'py>,
    class: &Class,
    message: String,
    attributes: &Bound<'py, PyDict>,
) -> PyResult<Bound<'py, PyAny>> {
    class.get(py)?.call((message,), Some(attributes))
}

/// The exception, or what went wrong while it was made.
fn raised(exception: PyResult<Bound<'_, PyAny>>) -> PyErr {
    exception.map_or_else(|error| error, PyErr::from_value)
}

pub(crate) fn fen(py: Python<'_>, text: &str, error: FenError) -> PyErr {
    let offset = match error {
        FenError::Missing { offset, .. }
        | FenError::Unexpected { offset, .. }
        | FenError::RankLength { offset, .. }
        | FenError::Number { offset, .. }
        | FenError::Trailing { offset }
        | FenError::CastlingRook { offset } => Some(offset),
        FenError::Setup(_) => None,
    };
    raised((|| {
        let attributes = PyDict::new(py);
        attributes.set_item("fen", text)?;
        attributes.set_item("offset", offset)?;
        exception(py, &FEN, error.to_string(), &attributes)
    })())
}

fn bad_move(py: Python<'_>, class: &Class, position: &Position, text: &str, why: &str) -> PyErr {
    raised((|| {
        let attributes =
            [("text", text), ("fen", position.to_string().as_str())].into_py_dict(py)?;
        exception(py, class, format!("{text:?}: {why}"), &attributes)
    })())
}

pub(crate) fn uci(py: Python<'_>, position: &Position, text: &str, error: UciError) -> PyErr {
    let class = match error {
        UciError::Missing { .. } | UciError::Unexpected { .. } => &UNREADABLE,
        UciError::Illegal(_) | UciError::PromotionMissing(_) => &ILLEGAL,
    };
    bad_move(py, class, position, text, &error.to_string())
}

pub(crate) fn san(py: Python<'_>, position: &Position, text: &str, error: &SanError) -> PyErr {
    let class = match error.kind() {
        SanErrorKind::Unreadable => &UNREADABLE,
        SanErrorKind::Illegal => &ILLEGAL,
        SanErrorKind::Ambiguous => &AMBIGUOUS,
    };
    bad_move(py, class, position, text, &error.to_string())
}

pub(crate) fn illegal(py: Python<'_>, position: &Position, move_: Move) -> PyErr {
    bad_move(
        py,
        &ILLEGAL,
        position,
        &move_.to_string(),
        "not a legal move here",
    )
}

/// A fault as an exception object, which is not raised.
pub(crate) fn pgn<'py>(py: Python<'py>, fault: &PgnError) -> PyResult<Bound<'py, PyAny>> {
    let attributes = PyDict::new(py);
    attributes.set_item("game", fault.game)?;
    attributes.set_item("line", fault.place.line)?;
    attributes.set_item("column", fault.place.column)?;
    attributes.set_item("byte", fault.place.byte)?;
    attributes.set_item("ply", fault.ply)?;
    attributes.set_item("token", &fault.token)?;
    attributes.set_item("reason", fault.kind.to_string())?;
    let severity = member(py, &SEVERITY, fault.severity().to_string())?;
    attributes.set_item("severity", severity)?;
    exception(py, &PGN, fault.to_string(), &attributes)
}

pub(crate) fn article(py: Python<'_>, number: &str, edition: Edition, error: LookupError) -> PyErr {
    let nearest = match error {
        LookupError::NoSuchArticle { nearest, .. } => nearest.map(|article| article.number),
        LookupError::NoCatalogue(_) => None,
    };
    raised((|| {
        let attributes = PyDict::new(py);
        attributes.set_item("edition", edition)?;
        attributes.set_item("number", number)?;
        attributes.set_item("nearest", nearest)?;
        exception(py, &ARTICLE, format!("{number:?}: {error}"), &attributes)
    })())
}
