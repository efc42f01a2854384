//! Judgements as the dataclasses of the package.

use crate::words::{Class, Edition, member};
use chesslaws::arbiter::{Finding, Judgement, Verdict};
use chesslaws::laws::{Article, Points};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

const MODULE: &str = "chesslaws._judgement";
const WORDS: &str = "chesslaws._words";

/// An exact number of points.
pub(crate) fn points(py: Python<'_>, points: Points) -> PyResult<Bound<'_, PyAny>> {
    static FRACTION: Class = Class::new("fractions", "Fraction");
    FRACTION.get(py)?.call1((points.hundredths(), 100))
}

pub(crate) fn article(py: Python<'_>, article: Article) -> PyResult<Bound<'_, PyAny>> {
    static ARTICLE: Class = Class::new(MODULE, "Article");
    ARTICLE
        .get(py)?
        .call1((Edition(article.edition), article.number))
}

fn verdict<'py>(py: Python<'py>, verdict: &Verdict) -> PyResult<Bound<'py, PyAny>> {
    static VERDICT: Class = Class::new(MODULE, "Verdict");
    static REASON: Class = Class::new(WORDS, "Reason");
    VERDICT.get(py)?.call1((
        points(py, verdict.score.white)?,
        points(py, verdict.score.black)?,
        member(py, &REASON, verdict.reason.to_string())?,
        article(py, verdict.article)?,
        verdict.ply,
    ))
}

fn finding<'py>(py: Python<'py>, finding: &Finding) -> PyResult<Bound<'py, PyAny>> {
    static FINDING: Class = Class::new(MODULE, "Finding");
    static SEVERITY: Class = Class::new(WORDS, "Severity");
    static CODE: Class = Class::new(WORDS, "Code");
    FINDING.get(py)?.call1((
        finding.ply,
        member(py, &SEVERITY, finding.severity().to_string())?,
        member(py, &CODE, finding.code.name())?,
        finding.article.map(|one| article(py, one)).transpose()?,
        &finding.message,
    ))
}

/// A judgement, all of it.
pub(crate) fn judgement<'py>(
    py: Python<'py>,
    judgement: &Judgement,
) -> PyResult<Bound<'py, PyAny>> {
    static JUDGEMENT: Class = Class::new(MODULE, "Judgement");
    static FAULT: Class = Class::new(MODULE, "Fault");
    let findings = judgement
        .findings
        .iter()
        .map(|one| finding(py, one))
        .collect::<PyResult<Vec<_>>>()?;
    let error = judgement
        .error
        .as_ref()
        .map(|error| {
            FAULT
                .get(py)?
                .call1((error.line, error.column, &error.message))
        })
        .transpose()?;
    JUDGEMENT.get(py)?.call1((
        judgement.game,
        judgement.line,
        judgement.white.as_deref(),
        judgement.black.as_deref(),
        judgement.tag_result.as_deref(),
        judgement.plies,
        &judgement.final_fen,
        judgement
            .verdict
            .as_ref()
            .map(|one| verdict(py, one))
            .transpose()?,
        PyTuple::new(py, findings)?,
        error,
    ))
}
