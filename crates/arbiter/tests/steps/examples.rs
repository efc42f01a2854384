//! Every event that there is: those that the schema shows, by either colour.

use chesslaws_arbiter::{Act, Event};
use proptest::prelude::*;
use proptest::sample::select;

const EXAMPLES: &str = include_str!("../../schema/events.jsonl");

/// The same event with the colours changed.
fn turned(line: &str) -> String {
    line.replace("\"white\"", "\"the other\"")
        .replace("\"black\"", "\"white\"")
        .replace("\"the other\"", "\"black\"")
}

pub(super) fn example() -> impl Strategy<Value = Act> {
    let act = |line: String| serde_json::from_str::<Event>(&line).unwrap().act;
    let lines = EXAMPLES
        .lines()
        .flat_map(|line| [line.to_owned(), turned(line)]);
    select(lines.map(act).collect::<Vec<Act>>())
}
