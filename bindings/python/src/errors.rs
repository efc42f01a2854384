//! Rust's errors as the exceptions of the package.

use crate::live::objects;
use crate::words::{Class, Edition, member};
use chesslaws::arbiter::Refusal;
use chesslaws::arbiter::journal;
use chesslaws::board::{FenError, Move, Position, UciError};
use chesslaws::clock::{ClockError, NotationError, TimeControl, UnwritableError};
use chesslaws::laws::catalogue::LookupError;
use chesslaws::notation::pgn::PgnError;
use chesslaws::notation::{SanError, SanErrorKind};
use chesslaws::scoring::ParseTieBreakError;
use chesslaws::scoring::trf::TrfError;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict, PyDict};

const MODULE: &str = "chesslaws._errors";
static FEN: Class = Class::new(MODULE, "FenError");
static UNREADABLE: Class = Class::new(MODULE, "UnreadableMoveError");
static ILLEGAL: Class = Class::new(MODULE, "IllegalMoveError");
static AMBIGUOUS: Class = Class::new(MODULE, "AmbiguousMoveError");
static PGN: Class = Class::new(MODULE, "PgnError");
static ARTICLE: Class = Class::new(MODULE, "ArticleNotFoundError");
static TRF: Class = Class::new(MODULE, "TrfError");
static TIE_BREAK: Class = Class::new(MODULE, "TieBreakError");
static TIME_CONTROL: Class = Class::new(MODULE, "TimeControlError");
static CLOCK: Class = Class::new(MODULE, "ClockError");
static REFUSED: Class = Class::new(MODULE, "Refused");
static EVENT: Class = Class::new(MODULE, "EventError");
static CONDITIONS: Class = Class::new(MODULE, "ConditionsError");
static JOURNAL: Class = Class::new(MODULE, "JournalError");
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
    let offset = error.offset();
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

pub(crate) fn trf(py: Python<'_>, error: &TrfError) -> PyErr {
    raised((|| {
        let attributes = PyDict::new(py);
        attributes.set_item("line", error.line)?;
        attributes.set_item("column", error.column)?;
        attributes.set_item("reason", error.fault.to_string())?;
        exception(py, &TRF, error.to_string(), &attributes)
    })())
}

pub(crate) fn tie_break(py: Python<'_>, error: &ParseTieBreakError) -> PyErr {
    raised(exception(
        py,
        &TIE_BREAK,
        error.to_string(),
        &PyDict::new(py),
    ))
}

// Clocks and live games

pub(crate) fn time_control(py: Python<'_>, text: &str, error: NotationError) -> PyErr {
    let offset = match error {
        NotationError::Unexpected { at, .. }
        | NotationError::Number { at }
        | NotationError::TooManyPeriods { at } => Some(at),
        _ => None,
    };
    raised((|| {
        let attributes = PyDict::new(py);
        attributes.set_item("text", text)?;
        attributes.set_item("offset", offset)?;
        exception(py, &TIME_CONTROL, format!("{text:?}: {error}"), &attributes)
    })())
}

pub(crate) fn unwritable(py: Python<'_>, control: &TimeControl, error: UnwritableError) -> PyErr {
    raised((|| {
        let text = control.to_string();
        let message = format!("{text:?}: {error}");
        let attributes = [("text", text)].into_py_dict(py)?;
        exception(py, &TIME_CONTROL, message, &attributes)
    })())
}

pub(crate) fn clock(py: Python<'_>, error: ClockError) -> PyErr {
    let kind = match error {
        ClockError::TimeWentBack { .. } => "time-went-back",
        ClockError::InstantTooLarge { .. } => "instant-too-large",
        ClockError::NotStarted => "not-started",
        ClockError::AlreadyStarted => "already-started",
        ClockError::Paused => "paused",
        ClockError::NotPaused => "not-paused",
        ClockError::Frozen => "frozen",
        ClockError::NotOnMove { .. } => "not-on-move",
        ClockError::AlreadyPressed(_) => "already-pressed",
        ClockError::NothingToUndo => "nothing-to-undo",
        ClockError::TimeTooLong { .. } => "time-too-long",
        ClockError::Overflow => "overflow",
        ClockError::NoTimeLeft(_) => "no-time-left",
        ClockError::NoSuchPeriod { .. } => "no-such-period",
        ClockError::NoSuchOvertime { .. } => "no-such-overtime",
        ClockError::FlagUp(_) => "flag-up",
        ClockError::NotInThisMode { .. } => "not-in-this-mode",
        _ => "other",
    };
    raised((|| {
        let attributes = [("kind", kind)].into_py_dict(py)?;
        exception(py, &CLOCK, error.to_string(), &attributes)
    })())
}

pub(crate) fn refused(py: Python<'_>, refusal: &Refusal) -> PyErr {
    let (why, cite) = match refusal {
        Refusal::Law { why, cite } => (why.to_string(), *cite),
        fact => (fact.to_string(), None),
    };
    raised((|| {
        let (article, certain) = objects::cited(py, cite)?;
        let attributes = PyDict::new(py);
        attributes.set_item("message", why)?;
        attributes.set_item("article", article)?;
        attributes.set_item("certain", certain)?;
        exception(py, &REFUSED, refusal.to_string(), &attributes)
    })())
}

pub(crate) fn event(py: Python<'_>, text: &str, why: &str) -> PyErr {
    raised((|| {
        let attributes = [("text", text)].into_py_dict(py)?;
        exception(py, &EVENT, why.to_owned(), &attributes)
    })())
}

pub(crate) fn conditions(py: Python<'_>, why: &str) -> PyErr {
    raised(exception(py, &CONDITIONS, why.to_owned(), &PyDict::new(py)))
}

pub(crate) fn journal(py: Python<'_>, error: &journal::JournalError) -> PyErr {
    raised((|| {
        let attributes = PyDict::new(py);
        attributes.set_item("line", error.line)?;
        attributes.set_item("byte", error.byte)?;
        attributes.set_item("kind", error.fault.name())?;
        exception(py, &JOURNAL, error.to_string(), &attributes)
    })())
}
