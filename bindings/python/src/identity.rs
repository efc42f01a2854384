//! `Identity`.

use chesslaws::board;
use pyo3::prelude::*;

/// What "the same position" means in the Laws; see `Position.identity`.
///
/// >>> Position().identity
/// <Identity rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq ->
#[pyclass(module = "chesslaws", frozen, eq, hash)]
#[derive(Debug, Clone, Copy)]
pub(crate) struct Identity(pub(crate) board::Position);

impl PartialEq for Identity {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same_position(&other.0)
    }
}

impl std::hash::Hash for Identity {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        state.write_u64(self.0.hash());
    }
}

#[pymethods]
impl Identity {
    fn __repr__(&self) -> String {
        // The first four fields of a FEN: what is left out are the counters.
        let fen = self.0.to_string();
        let fields: Vec<_> = fen.split(' ').take(4).collect();
        format!("<Identity {}>", fields.join(" "))
    }
}
