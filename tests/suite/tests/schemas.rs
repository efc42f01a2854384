//! Every event of every game in `tests/data/live`, and every ruling given in them, against the JSON
//! Schemas in `crates/arbiter/schema`.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::arbiter::{Conditions, Event};
use chesslaws_suite::data;
use serde::Deserialize;
use serde_json::Value;
use std::collections::BTreeSet;

#[derive(Deserialize)]
struct Header {
    conditions: Conditions,
}

struct Schema {
    text: Value,
}

impl Schema {
    fn read(name: &str) -> Self {
        let path = data().join("../../crates/arbiter/schema").join(name);
        let text = serde_json::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
        Self { text }
    }

    fn check(&self, value: &Value) {
        if let Err(error) = self.admits(&self.text, value) {
            panic!("{value}\n{error}");
        }
    }

    /// The keywords that these schemas use; text is checked by reading it. A keyword that is not
    /// known here is a fault of this test.
    fn admits(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let words = schema.as_object().unwrap();
        let fails = |word: &str| Err(format!("{value} is not as the schema's {word} says"));
        for (word, says) in words {
            let holds = match word.as_str() {
                "$ref" => {
                    let pointer = says.as_str().unwrap().trim_start_matches('#');
                    self.admits(self.text.pointer(pointer).unwrap(), value)?;
                    true
                }
                "oneOf" => {
                    let kinds = says.as_array().unwrap().iter();
                    let kinds = kinds.filter(|kind| may_be(kind, value));
                    let admitting = kinds.filter(|kind| self.admits(kind, value).is_ok());
                    admitting.count() == 1
                }
                "const" => says == value,
                "enum" => says.as_array().unwrap().contains(value),
                "type" => match says {
                    Value::Array(types) => types.iter().any(|name| is_type(name, value)),
                    name => is_type(name, value),
                },
                "minimum" => value.as_i64() >= says.as_i64(),
                "items" => {
                    for item in value.as_array().into_iter().flatten() {
                        self.admits(says, item)?;
                    }
                    true
                }
                "required" => {
                    let mut keys = says.as_array().unwrap().iter();
                    keys.all(|key| value.get(key.as_str().unwrap()).is_some())
                }
                "properties" => {
                    for (key, schema) in says.as_object().unwrap() {
                        if let Some(value) = value.get(key) {
                            self.admits(schema, value)?;
                        }
                    }
                    true
                }
                "additionalProperties" => {
                    let known = words["properties"].as_object().unwrap();
                    let mut keys = value.as_object().into_iter().flatten();
                    *says == Value::Bool(true) || keys.all(|(key, _)| known.contains_key(key))
                }
                "pattern" => value.as_str().is_none_or(|text| !text.is_empty()),
                "$schema" | "$defs" | "title" | "description" => true,
                other => panic!("the word {other} is not known"),
            };
            if !holds {
                return fails(word);
            }
        }
        Ok(())
    }

    /// The names that the schema lists under a tag.
    fn names(&self, at: &str, tag: &str) -> BTreeSet<String> {
        let kinds = self.text.pointer(at).unwrap().as_array().unwrap();
        let consts = kinds.iter().map(|kind| &kind["properties"][tag]["const"]);
        consts
            .filter_map(|name| name.as_str().map(str::to_owned))
            .collect()
    }
}

#[test]
fn the_games_keep_to_the_schemas_and_use_every_name_of_them() {
    let (events, rulings) = (
        Schema::read("event.schema.json"),
        Schema::read("ruling.schema.json"),
    );
    let mut seen: [BTreeSet<String>; 5] = Default::default();
    for entry in std::fs::read_dir(data().join("live")).unwrap() {
        let text = std::fs::read_to_string(entry.unwrap().path()).unwrap();
        let mut lines = text.lines();
        let header: Header = serde_json::from_str(lines.next().unwrap()).unwrap();
        let mut game = header.conditions.builder().unwrap().build().unwrap();
        for line in lines {
            let value: Value = serde_json::from_str(line).unwrap();
            events.check(&value);
            note(&mut seen[0], &value["event"]);
            let event: Event = serde_json::from_value(value).unwrap();
            events.check(&serde_json::to_value(&event).unwrap());
            for ruling in game.apply(event).unwrap_or_default() {
                let value = serde_json::to_value(&ruling).unwrap();
                rulings.check(&value);
                note(&mut seen[1], &value["ruling"]);
                note(&mut seen[2], &value["question"]["question"]);
                note(&mut seen[3], &value["answer"]["decision"]);
                note(&mut seen[4], &value["outcome"]["reason"]);
            }
        }
    }
    let reasons = &rulings.text["$defs"]["outcome"]["properties"]["reason"]["enum"];
    let reasons: BTreeSet<String> = serde_json::from_value(reasons.clone()).unwrap();
    let named = [
        events.names("/oneOf", "event"),
        rulings.names("/oneOf", "ruling"),
        rulings.names("/$defs/question/oneOf", "question"),
        rulings.names("/$defs/answer/oneOf", "decision"),
        reasons,
    ];
    for (seen, named) in seen.iter().zip(&named) {
        let unused: Vec<&String> = named.difference(seen).collect();
        assert!(unused.is_empty(), "no game shows {unused:?}");
    }
}

/// Whether the tag of a kind is that of the value: most kinds are out at a glance.
fn may_be(kind: &Value, value: &Value) -> bool {
    let properties = kind["properties"].as_object().into_iter().flatten();
    let mut tags = properties.filter_map(|(key, schema)| Some((key, schema.get("const")?)));
    tags.all(|(key, tag)| value.get(key) == Some(tag))
}

fn is_type(name: &Value, value: &Value) -> bool {
    match name.as_str().unwrap() {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "integer" => value.is_u64() || value.is_i64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        other => panic!("the type {other} is not known"),
    }
}

fn note(seen: &mut BTreeSet<String>, name: &Value) {
    seen.extend(name.as_str().map(str::to_owned));
}
