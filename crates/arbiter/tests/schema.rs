//! The schemas of event files and rulings against the types and against what is really read, and the
//! example of every event. `CHESSLAWS_WRITE=1 cargo test -p chesslaws-arbiter --test schema` writes the
//! schemas anew from the types.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

mod schema_source;

use chesslaws_arbiter::Event;
use schema_source::{Types, event_schema, ruling_schema};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

const SCHEMA: &str = include_str!("../schema/event.schema.json");
const RULINGS: &str = include_str!("../schema/ruling.schema.json");
const EXAMPLES: &str = include_str!("../schema/events.jsonl");

fn schema() -> Value {
    serde_json::from_str(SCHEMA).unwrap()
}

/// The kinds of a `oneOf` list, by the constant of their tag.
fn kinds<'a>(list: &'a Value, tag: &str) -> Vec<(&'a str, &'a Map<String, Value>, &'a Value)> {
    let list = list.as_array().unwrap();
    list.iter()
        .map(|kind| {
            let properties = kind["properties"].as_object().unwrap();
            let name = properties[tag]["const"].as_str().unwrap();
            (name, properties, kind)
        })
        .collect()
}

fn examples() -> Vec<Value> {
    EXAMPLES
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn reads(value: &Value) -> bool {
    serde_json::from_value::<Event>(value.clone()).is_ok()
}

/// Takes every key of every example away, adds a foreign one, and compares with the schema.
fn check(examples: &[Value], at: &str, tag: &str, list: &Value) {
    for (name, properties, kind) in kinds(list, tag) {
        let found = |example: &&Value| example.pointer(at).is_some_and(|v| v[tag] == name);
        let example = examples
            .iter()
            .find(found)
            .unwrap_or_else(|| panic!("no example of {name}"));
        assert!(reads(example), "{example}");
        let given = example.pointer(at).unwrap().as_object().unwrap();
        let required: BTreeSet<&str> = kind["required"]
            .as_array()
            .unwrap()
            .iter()
            .map(|key| key.as_str().unwrap())
            .collect();
        for key in given.keys() {
            assert!(
                properties.contains_key(key),
                "{name}: {key} is not in the schema"
            );
            let mut less = example.clone();
            less.pointer_mut(at)
                .unwrap()
                .as_object_mut()
                .unwrap()
                .remove(key);
            assert_eq!(
                reads(&less),
                !required.contains(key.as_str()),
                "{name} without {key}"
            );
        }
        for key in properties.keys() {
            assert!(given.contains_key(key), "{name}: the example lacks {key}");
        }
        let mut more = example.clone();
        more.pointer_mut(at).unwrap()["foreign"] = json!(1);
        // A kind without fields of its own passes over foreign keys.
        assert_eq!(
            Some(reads(&more)),
            kind["additionalProperties"].as_bool(),
            "{name}"
        );
    }
}

#[test]
fn the_schema_says_of_every_event_what_is_read() {
    check(&examples(), "", "event", &schema()["oneOf"]);
}

#[test]
fn the_schema_says_of_every_answer_what_is_read() {
    check(
        &examples(),
        "/answer",
        "decision",
        &schema()["$defs"]["answer"]["oneOf"],
    );
}

#[test]
fn what_the_schema_does_not_name_is_not_read() {
    // The message of an unknown kind lists all that are known: none may be missing above.
    let known = |value: Value| {
        let message = serde_json::from_value::<Event>(value)
            .unwrap_err()
            .to_string();
        let names: BTreeSet<String> = message
            .split('`')
            .skip(3)
            .step_by(2)
            .map(str::to_owned)
            .collect();
        names
    };
    let named = |list: &Value, tag: &str| {
        let names: BTreeSet<String> = kinds(list, tag)
            .iter()
            .map(|kind| kind.0.to_owned())
            .collect();
        names
    };
    let schema = schema();
    let events = known(json!({"event": "unknown"}));
    assert_eq!(events, named(&schema["oneOf"], "event"));
    let answers = known(json!({"event": "answered", "answer": {"decision": "unknown"}}));
    assert_eq!(
        answers,
        named(&schema["$defs"]["answer"]["oneOf"], "decision")
    );
}

#[test]
fn an_event_reads_back_what_it_writes() {
    for example in examples() {
        let event: Event = serde_json::from_value(example).unwrap();
        let text = serde_json::to_string(&event).unwrap();
        assert_eq!(serde_json::from_str::<Event>(&text).unwrap(), event);
    }
}

#[test]
fn the_schemas_are_those_of_the_types() {
    let types = Types::read();
    for (file, schema) in [
        ("event.schema.json", event_schema(&types)),
        ("ruling.schema.json", ruling_schema(&types)),
    ] {
        let path = format!("{}/schema/{file}", env!("CARGO_MANIFEST_DIR"));
        let text = serde_json::to_string_pretty(&schema).unwrap() + "\n";
        if std::env::var_os("CHESSLAWS_WRITE").is_some() {
            std::fs::write(&path, &text).unwrap();
        }
        let written = std::fs::read_to_string(&path).unwrap();
        assert!(
            written == text,
            "{file} is out of date: see the head of this file"
        );
    }
}

#[test]
fn every_name_of_a_ruling_stands_in_the_schema_and_no_other() {
    let types = Types::read();
    let schema: Value = serde_json::from_str(RULINGS).unwrap();
    let named = |list: &Value, tag: &str| {
        let consts = list.as_array().unwrap().iter();
        let consts = consts.filter_map(|kind| kind["properties"][tag]["const"].as_str());
        consts.map(str::to_owned).collect::<Vec<String>>()
    };
    assert_eq!(named(&schema["oneOf"], "ruling"), types.names("What"));
    let defined = &schema["$defs"];
    let questions = named(&defined["question"]["oneOf"], "question");
    assert_eq!(questions, types.names("QuestionKind"));
    let answers = named(&defined["answer"]["oneOf"], "decision");
    assert_eq!(answers, types.names("Answer"));
    let reasons = &defined["outcome"]["properties"]["reason"]["enum"];
    assert_eq!(reasons, &json!(types.names("EndReason")));
}
