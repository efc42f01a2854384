//! The kind of an event and of an answer is told by its name and by nothing else.
#![allow(clippy::unwrap_used, reason = "what can't be read fails the test")]

use chesslaws_arbiter::Event;
use serde_json::{Value, json};

const EXAMPLES: &str = include_str!("../schema/events.jsonl");

fn examples() -> impl Iterator<Item = Value> {
    EXAMPLES
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
}

/// What is said of an event that is not read, in whichever way it comes.
fn refused(event: &Value) -> String {
    let message = serde_json::from_value::<Event>(event.clone())
        .unwrap_err()
        .to_string();
    let text = event.to_string();
    let of_text = serde_json::from_str::<Event>(&text).unwrap_err();
    assert!(of_text.to_string().starts_with(&message), "{of_text}");
    let of_bytes = serde_json::from_slice::<Event>(text.as_bytes()).unwrap_err();
    assert_eq!(of_bytes.to_string(), of_text.to_string());
    message
}

/// Puts every number and whatever else is no text in the place of a tag.
fn check(example: &Value, at: &str) {
    assert!(serde_json::from_value::<Event>(example.clone()).is_ok());
    let mut changed = example.clone();
    let others = [
        json!(-1),
        json!(0.5),
        json!(true),
        json!(null),
        json!([]),
        json!({}),
    ];
    let numbers = (0..=200).map(|number| json!(number));
    for other in numbers.chain([json!(u64::MAX)]).chain(others) {
        *changed.pointer_mut(at).unwrap() = other;
        let message = refused(&changed);
        assert!(
            message.starts_with("invalid type: "),
            "{changed}: {message}"
        );
        assert!(
            message.ends_with("expected variant identifier"),
            "{changed}: {message}"
        );
    }
}

#[test]
fn a_number_is_the_name_of_no_event() {
    for example in examples() {
        check(&example, "/event");
    }
}

#[test]
fn a_number_is_the_name_of_no_answer() {
    let answers = examples().filter(|example| example.get("answer").is_some());
    assert_ne!(
        answers
            .map(|example| check(&example, "/answer/decision"))
            .count(),
        0
    );
}

#[test]
fn an_array_is_no_answer() {
    for answer in [
        json!(["reject"]),
        json!([16]),
        json!(["opponent-scores", "1"]),
    ] {
        let message = refused(&json!({"event": "answered", "answer": answer}));
        assert!(
            message.starts_with("invalid type: sequence, expected "),
            "{message}"
        );
    }
}

#[test]
fn a_key_given_twice_and_a_foreign_one_are_still_told() {
    for (text, why) in [
        (
            r#"{"event":"resumed","event":"resumed"}"#,
            "duplicate field `event`",
        ),
        (
            r#"{"event":"resigned","side":"white","side":"black"}"#,
            "duplicate field `side`",
        ),
        (
            r#"{"event":"answered","answer":{"decision":"yes","decision":"no"}}"#,
            "duplicate field `decision`",
        ),
        (
            r#"{"event":"resigned","side":"white","x":1}"#,
            "unknown field `x`",
        ),
        (r#"{"side":"white"}"#, "missing field `event`"),
        (r#"{"event":"answered"}"#, "missing field `answer`"),
        (
            r#"{"event":"answered","answer":{}}"#,
            "missing field `decision`",
        ),
        (r#"{"event":"lost"}"#, "unknown variant `lost`"),
    ] {
        let message = serde_json::from_str::<Event>(text).unwrap_err().to_string();
        assert!(message.starts_with(why), "{text}: {message}");
    }
}

/// Conditions and regulations are told by the names of their fields, not by their order.
#[test]
fn conditions_are_objects() {
    use chesslaws_arbiter::{Conditions, Regulations};
    let objects =
        json!({"title": "t", "edition": "fide-2001", "time-control": "3m", "regulations": {}});
    let read: Conditions = serde_json::from_value(objects).unwrap();
    assert_eq!(read.title.as_deref(), Some("t"));
    assert_eq!(
        serde_json::from_value::<Conditions>(serde_json::to_value(&read).unwrap()).unwrap(),
        read
    );
    for list in [
        json!([]),
        json!(["t", "fide-2001", "3m"]),
        json!(null),
        json!("t"),
        json!(1),
    ] {
        for words in [
            serde_json::from_value::<Conditions>(list.clone())
                .unwrap_err()
                .to_string(),
            serde_json::from_value::<Regulations>(list.clone())
                .unwrap_err()
                .to_string(),
            serde_json::from_value::<Conditions>(json!({"regulations": list}))
                .unwrap_err()
                .to_string(),
        ] {
            assert!(words.contains("expected an object"), "{list}: {words}");
        }
    }
    let unknown =
        serde_json::from_str::<Conditions>("{\"title\":\"t\",\n\"titel\":1}").unwrap_err();
    assert_eq!((unknown.line(), unknown.column()), (2, 7), "{unknown}");
}
