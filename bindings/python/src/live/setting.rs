//! Conditions and events from what callers give.

use super::JSON;
use crate::control::GivenControl;
use crate::errors;
use crate::or_text::OrText;
use crate::position::Position;
use chesslaws::arbiter::{Conditions, Regulations};
use pyo3::prelude::*;
use serde::Deserialize;
use serde::de::IgnoredAny;
use std::collections::BTreeMap;

/// A start position as callers give it.
pub(super) type GivenPosition = OrText<Position>;

/// The conditions that have to be read first.
pub(super) struct Settings<'py> {
    pub(super) time_control: Option<GivenControl>,
    pub(super) fen: Option<GivenPosition>,
    pub(super) regulations: Option<Bound<'py, PyAny>>,
}

impl Settings<'_> {
    pub(super) fn read(&self, py: Python<'_>) -> PyResult<Conditions> {
        let position = |given: &GivenPosition| match given {
            GivenPosition::Object(position) => Ok(position.get().0),
            GivenPosition::Text(text) => text
                .trim()
                .parse()
                .map_err(|error| errors::fen(py, text, error)),
        };
        Ok(Conditions {
            time_control: self
                .time_control
                .as_ref()
                .map(|given| given.read(py))
                .transpose()?,
            fen: self.fen.as_ref().map(position).transpose()?,
            regulations: match &self.regulations {
                Some(given) => regulations(given)?,
                None => Regulations::default(),
            },
            ..Conditions::default()
        })
    }
}

fn regulations(given: &Bound<'_, PyAny>) -> PyResult<Regulations> {
    serde_json::from_str(&json(given)?)
        .map_err(|error| errors::conditions(given.py(), &format!("regulations: {error}")))
}

/// The first line of a file of events.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstLine {
    conditions: Conditions,
}

/// The conditions of a mapping or its JSON, below the key `conditions` or not.
pub(super) fn conditions(given: &Bound<'_, PyAny>) -> PyResult<Conditions> {
    let text = json(given)?;
    let fault = |error: serde_json::Error| errors::conditions(given.py(), &error.to_string());
    // Read from the text each time: a tree would forget the first of two equal keys.
    let keys: serde_json::Result<BTreeMap<String, IgnoredAny>> = serde_json::from_str(&text);
    if keys.is_ok_and(|keys| keys.contains_key("conditions")) {
        let line: FirstLine = serde_json::from_str(&text).map_err(fault)?;
        return Ok(line.conditions);
    }
    serde_json::from_str(&text).map_err(fault)
}

/// JSON as it is, and a mapping as JSON.
pub(super) fn json(given: &Bound<'_, PyAny>) -> PyResult<String> {
    if let Ok(text) = given.extract::<String>() {
        return Ok(text);
    }
    let py = given.py();
    JSON.get(py)?.call_method1("write", (given,))?.extract()
}
