//! Whether a side can still give mate, as a dataclass of the package.

use crate::moves::Move;
use crate::words::Class;
use chesslaws::board::{Color, Position};
use chesslaws::deadposition::{Limits, Verdict, can_mate_within, life};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

fn limits(nodes: Option<usize>) -> Limits {
    nodes.map_or_else(Limits::default, |nodes| Limits { nodes })
}

pub(crate) fn can_mate<'py>(
    py: Python<'py>,
    position: &Position,
    side: Color,
    nodes: Option<usize>,
) -> PyResult<Bound<'py, PyAny>> {
    static VERDICT: Class = Class::new("chesslaws._mates", "MateVerdict");
    let verdict = py.detach(|| can_mate_within(position, side, limits(nodes)));
    let class = VERDICT.get(py)?;
    match &verdict {
        Verdict::Winnable { line } => {
            let line = PyTuple::new(py, Move::objects(py, line)?)?;
            class.call1((true, line))
        }
        Verdict::Unwinnable { reason } => class.call1((false, py.None(), reason.to_string())),
        Verdict::Undecided { nodes } => class.call1((py.None(), py.None(), py.None(), nodes)),
    }
}

/// `None` where a side is undecided and the other can't mate.
pub(crate) fn is_dead(py: Python<'_>, position: &Position, nodes: Option<usize>) -> Option<bool> {
    py.detach(|| life(position, limits(nodes)).is_dead())
}
