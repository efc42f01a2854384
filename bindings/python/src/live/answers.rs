//! The answers that a question permits, by name.

use super::objects;
use chesslaws::arbiter::{Answer, Question};
use pyo3::prelude::*;

/// The decisions that a question permits, in the order of their definition.
///
/// Which amounts, scores and penalties go with them the game says when it is told.
pub(super) fn permitted(question: &Question) -> PyResult<Vec<String>> {
    Answer::one_of_each()
        .iter()
        .filter(|answer| question.permits(answer))
        .map(decision)
        .collect()
}

/// The name of a decision in files.
fn decision(answer: &Answer) -> PyResult<String> {
    #[derive(serde::Deserialize)]
    struct Named {
        decision: String,
    }
    let json = objects::written(serde_json::to_string(answer))?;
    let named: serde_json::Result<Named> = serde_json::from_str(&json);
    named
        .map(|named| named.decision)
        .map_err(|error| pyo3::exceptions::PyValueError::new_err(error.to_string()))
}
