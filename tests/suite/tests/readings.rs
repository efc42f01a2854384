//! The table of doubtful points, `crates/arbiter/READINGS.md`, against the games and tests it names.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws_suite::data;
use std::path::Path;

/// The names between backticks in the last column of every row.
fn named(text: &str) -> Vec<(&str, Vec<&str>)> {
    let rows = text.lines().filter(|line| line.starts_with("| "));
    let rows = rows.filter(|row| !row.starts_with("| point"));
    rows.map(|row| {
        let cells: Vec<&str> = row.trim_matches('|').split(" | ").collect();
        assert_eq!(cells.len(), 4, "{row}");
        let names = cells[3].split('`').skip(1).step_by(2).collect();
        (cells[0], names)
    })
    .collect()
}

fn is_test(folder: &Path, name: &str) -> bool {
    std::fs::read_dir(folder).unwrap().any(|entry| {
        let path = entry.unwrap().path();
        if path.is_dir() {
            return is_test(&path, name);
        }
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        path.extension().is_some_and(|e| e == "rs") && text.contains(&format!("fn {name}("))
    })
}

#[test]
fn every_doubtful_point_is_shown_by_a_game_or_a_test() {
    let root = data().join("../..");
    let text = std::fs::read_to_string(root.join("crates/arbiter/READINGS.md")).unwrap();
    let rows = named(&text);
    assert!(rows.len() >= 50);
    for (point, names) in rows {
        assert!(!names.is_empty(), "{point}");
        for name in names {
            let game = data().join("live").join(format!("{name}.jsonl"));
            let shown = game.exists() || is_test(&root.join("crates"), name);
            assert!(
                shown || is_test(&root.join("tests"), name),
                "{point}: {name}"
            );
        }
    }
}
