//! What the bodies of the lines say.

use super::JournalFault;
use super::line;
use crate::{Conditions, Event, Ruling, What};
use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The conditions, without what is as in a game of which nothing is said.
fn stated(conditions: &Conditions) -> Result<BTreeMap<String, Value>, serde_json::Error> {
    let silent = serde_json::to_value(Conditions::default())?;
    let Value::Object(all) = serde_json::to_value(conditions)? else {
        return Ok(BTreeMap::new());
    };
    Ok(all
        .into_iter()
        .filter(|(key, value)| silent.get(key) != Some(value) && !value.is_null())
        .collect())
}

/// The body of the header.
pub(super) fn header(conditions: &Conditions) -> Result<String, JournalFault> {
    let unreadable = |error: serde_json::Error| JournalFault::Content(error.to_string());
    let stated = stated(conditions).map_err(unreadable)?;
    let text = serde_json::to_string(&stated).map_err(unreadable)?;
    let body = format!(
        "{}{}",
        line::HEADER_START,
        text.strip_prefix('{').unwrap_or(&text)
    );
    // The game is built from what is read, so that has to be what was meant.
    if read_header(body.as_bytes())? == *conditions {
        return Ok(body);
    }
    Err(JournalFault::Content(String::from(
        "the conditions do not read back as they were given",
    )))
}

/// The body of an event's line.
pub(super) fn event(number: u64, event: &str, rulings: &[Ruling]) -> String {
    format!(
        "{{\"number\":{number},\"event\":{event},\"rulings\":{}",
        ruled(rulings)
    )
}

/// A ruling without its sentence, whose words may change.
#[derive(Serialize)]
struct Ruled<'a> {
    #[serde(flatten)]
    what: &'a What,
    article: Option<String>,
}

/// The rulings as a JSON array.
pub(super) fn ruled(rulings: &[Ruling]) -> String {
    let mut text = String::from("[");
    for (i, ruling) in rulings.iter().enumerate() {
        text.push_str(if i == 0 { "" } else { "," });
        let ruled = Ruled {
            what: &ruling.what,
            article: ruling.cite.map(|cite| cite.article.to_string()),
        };
        // A ruling that JSON had no form for would stand as its sentence.
        let json = serde_json::to_string(&ruled);
        let json = json.unwrap_or_else(|_| Value::String(ruling.to_string()).to_string());
        text.push_str(&json);
    }
    text.push(']');
    text
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    #[serde(rename = "journal")]
    _version: u64,
    conditions: Conditions,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventLine {
    #[serde(rename = "number")]
    _number: u64,
    event: Event,
    rulings: Vec<Value>,
}

/// A body is a JSON object but for its last brace.
fn read<T: for<'de> Deserialize<'de>>(body: &[u8]) -> Result<T, JournalFault> {
    let mut text = body.to_vec();
    text.push(b'}');
    serde_json::from_slice(&text).map_err(|error| JournalFault::Content(error.to_string()))
}

pub(super) fn read_header(body: &[u8]) -> Result<Conditions, JournalFault> {
    read(body).map(|header: Header| header.conditions)
}

pub(super) fn read_event(body: &[u8]) -> Result<(Event, Vec<Value>), JournalFault> {
    read(body).map(|line: EventLine| (line.event, line.rulings))
}

/// Whether the rulings of the journal are those of the game.
pub(super) fn compare(found: &[Value], rulings: &[Ruling]) -> Result<(), JournalFault> {
    let expected = ruled(rulings);
    let same = serde_json::from_str::<Vec<Value>>(&expected).is_ok_and(|list| list == found);
    if same {
        return Ok(());
    }
    Err(JournalFault::RuledOtherwise {
        expected,
        found: Value::Array(found.to_vec()).to_string(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_number_of_a_kind_is_no_name() {
        let read = |event: &str| {
            let body = format!("{{\"number\":1,\"event\":{event},\"rulings\":[]");
            read_event(body.as_bytes())
        };
        assert!(read("{\"event\":\"resumed\"}").is_ok());
        for number in 0..=200 {
            let refused = read(&format!("{{\"event\":{number},\"side\":\"white\"}}"));
            let message = refused.map_err(|fault| fault.to_string());
            assert!(
                message
                    .as_ref()
                    .is_err_and(|message| message.contains("invalid type: integer")),
                "{number}: {message:?}"
            );
        }
    }
}
