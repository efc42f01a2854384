//! The table `crates/arbiter/ARTICLES.md`: which article of which edition which tests carry out. It is
//! written from the reviewed protocols of the games in `tests/data/live`, from tests that are named by
//! an article (`fide_2023_9_5_3_…`) and from tests whose comment says what they carry out
//! (`/// Carries out: fide-2001 3.2, …`). The test fails when the table is out of date, and
//! `CHESSLAWS_WRITE=1 cargo test -p chesslaws-suite --test live_articles` writes it anew.

#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::laws::Edition;
use chesslaws::laws::catalogue::{Entry, Kind, entries};
use chesslaws_suite::data;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::PathBuf;

/// The articles of play in each edition that has a catalogue: moves, clock, irregularities, draws,
/// quickplay finish, points, conduct, the arbiter, rapid chess and blitz.
const SCOPE: [(Edition, &[&str]); 4] = [
    (
        Edition::Fide2001,
        &[
            "preface", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "A",
            "B", "C", "D", "F",
        ],
    ),
    (
        Edition::Fide2005,
        &[
            "preface", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "A",
            "B", "C", "D", "F",
        ],
    ),
    (
        Edition::Russia2011,
        &[
            "2", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14",
        ],
    ),
    (
        Edition::Fide2023,
        &[
            "preface", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "A", "B",
            "D", "I", "II", "III",
        ],
    ),
];

/// Every game that rests on an article, by the article as a ruling prints it.
fn cited() -> BTreeMap<String, BTreeSet<String>> {
    let snapshots = data().join("../suite/tests/snapshots");
    let mut cited: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for entry in std::fs::read_dir(snapshots).unwrap() {
        let path = entry.unwrap().path();
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        let Some(game) = stem.strip_prefix("live__") else {
            continue;
        };
        let text = std::fs::read_to_string(&path).unwrap();
        for line in text.lines() {
            // The head of a protocol stands in brackets too.
            let Some((before, article)) = line.trim_end().rsplit_once('[') else {
                continue;
            };
            if before.is_empty() {
                continue;
            }
            let article = article.trim_end_matches(']').trim_end_matches(" (?)");
            cited
                .entry(article.to_owned())
                .or_default()
                .insert(game.to_owned());
        }
    }
    cited
}

fn in_scope(entry: &Entry, scope: &[&str]) -> bool {
    let number = entry.article.number;
    let chapter = number.split('.').next().unwrap_or(number);
    let chapter = chapter.split(' ').next().unwrap_or(chapter);
    let binds = matches!(entry.kind, Kind::Enforced | Kind::Ruling | Kind::Reported);
    scope.contains(&chapter) && binds && !entry.is_heading()
}

/// What no test can carry out, with the reason; none of these is left out for want of an event.
const NOT_CARRIED_OUT: &[(&str, &str)] = &[
    (
        "fide-2023 A.6",
        "binds the regulations of a whole event; a single game is told by `GameBuilder::supervised`",
    ),
    (
        "fide-2023 B.4",
        "binds the regulations of a whole event; a single game is told by `GameBuilder::supervised`",
    ),
];

/// The articles that a test names: in its name, or in the comment above it.
fn named_by_tests(known: &BTreeSet<String>) -> BTreeMap<String, BTreeSet<String>> {
    let mut named: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in sources() {
        let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).unwrap();
        let mut comment = String::new();
        for line in text.lines() {
            let line = line.trim();
            if let Some(more) = line.strip_prefix("///") {
                comment.push_str(more);
            } else if let Some(name) = line.strip_prefix("fn ").and_then(|f| f.split('(').next()) {
                let listed = comment.split("Carries out:").nth(1).unwrap_or_default();
                let listed = listed
                    .split(',')
                    .map(|part| part.trim().trim_end_matches('.'));
                let articles = listed.filter(|part| !part.is_empty()).map(str::to_owned);
                for article in articles.chain(in_name(name, known)) {
                    assert!(known.contains(&article), "{}: {article}", path.display());
                    let test = format!("{stem}::{name}");
                    named.entry(article).or_default().insert(test);
                }
                comment.clear();
            } else if !line.starts_with("#[") {
                comment.clear();
            }
        }
    }
    named
}

/// The articles in a test's name, such as `fide_2001_b_1_and_c_1_limits`.
fn in_name(name: &str, known: &BTreeSet<String>) -> Vec<String> {
    let mut found = Vec::new();
    let mut edition = None;
    let words: Vec<&str> = name.split('_').collect();
    let mut at = 0;
    while at < words.len() {
        let named = words.get(at..at + 2).map(|two| two.join("-"));
        if let Some(named) = named.filter(|named| named.parse::<Edition>().is_ok()) {
            edition = Some(named);
            at += 2;
        } else if at > 0 && words[at] == "and" {
            at += 1;
        } else if edition.is_none() {
            return found;
        }
        let Some(edition) = &edition else { continue };
        // The longest number that the edition prints.
        let length = (1..=words.len() - at).rev().find(|&length| {
            let number = words[at..at + length].join(".");
            known
                .iter()
                .any(|article| article.eq_ignore_ascii_case(&format!("{edition} {number}")))
        });
        let Some(length) = length else { return found };
        let number = format!("{edition} {}", words[at..at + length].join("."));
        found.extend(
            known
                .iter()
                .find(|article| article.eq_ignore_ascii_case(&number))
                .cloned(),
        );
        at += length;
    }
    found
}

/// The files in which tests stand.
fn sources() -> Vec<PathBuf> {
    let root = data().join("../..");
    let mut folders = vec![root.join("tests/suite/tests"), root.join("crates")];
    let mut files = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                files.push(path);
            }
        }
    }
    files.sort();
    files
}

struct Row {
    article: String,
    number: &'static str,
    title: &'static str,
    tests: Vec<String>,
    games: Vec<String>,
}

/// Every entry in scope with what carries it out.
fn rows() -> Vec<(Edition, Vec<Row>)> {
    let known: BTreeSet<String> = SCOPE
        .iter()
        .flat_map(|(edition, _)| entries(*edition).unwrap())
        .map(|entry| entry.article.to_string())
        .collect();
    let (games, tests) = (cited(), named_by_tests(&known));
    let of = |article: &String, list: &BTreeMap<String, BTreeSet<String>>| {
        let found = list.get(article).into_iter().flatten().cloned();
        found.collect::<Vec<String>>()
    };
    SCOPE
        .iter()
        .map(|(edition, scope)| {
            let entries = entries(*edition).unwrap();
            let rows = entries.iter().filter(|entry| in_scope(entry, scope));
            let rows = rows.map(|entry| {
                let article = entry.article.to_string();
                Row {
                    tests: of(&article, &tests),
                    games: of(&article, &games),
                    article,
                    number: entry.article.number,
                    title: entry.title,
                }
            });
            (*edition, rows.collect())
        })
        .collect()
}

/// Why nothing carries the entry out, if nothing does.
fn reason(row: &Row, all: &[Row]) -> Option<String> {
    if !row.tests.is_empty() || !row.games.is_empty() {
        return None;
    }
    let items = format!("{}.", row.article);
    let items = all.iter().filter(|other| other.article.starts_with(&items));
    let items: Vec<&str> = items.map(|item| item.number).collect();
    if !items.is_empty() {
        return Some(format!("carried out by its items {}", items.join(", ")));
    }
    let stated = NOT_CARRIED_OUT
        .iter()
        .find(|(article, _)| *article == row.article);
    Some(stated.map_or_else(|| String::from("OPEN"), |(_, reason)| String::from(*reason)))
}

fn table() -> String {
    let mut out = String::from(
        "# Which tests carry out which article\n\n\
         Written by `tests/suite/tests/live_articles.rs`. A name with `::` is a test in the file of that\n\
         name; the others are games in `tests/data/live`, told by the test `live` and reviewed as\n\
         protocols in `tests/suite/tests/snapshots`. At most four are listed for an article, tests\n\
         first. What no test carries out stands below with its reason.\n",
    );
    for (edition, rows) in rows() {
        let (mut done, mut rest) = (String::new(), String::new());
        for row in &rows {
            let (number, title) = (row.number, row.title);
            match reason(row, &rows) {
                Some(reason) => writeln!(rest, "| {number} | {title} | {reason} |").unwrap(),
                None => {
                    let names = row.tests.iter().chain(&row.games).take(4);
                    let names: Vec<&str> = names.map(String::as_str).collect();
                    writeln!(done, "| {number} | {title} | {} |", names.join(", ")).unwrap();
                }
            }
        }
        write!(
            out,
            "\n## {edition}\n\n| article | subject | tests and games |\n|---|---|---|\n{done}\n\
             | not carried out by a test | subject | reason |\n|---|---|---|\n{rest}"
        )
        .unwrap();
    }
    out
}

#[test]
fn every_article_is_carried_out_or_has_its_own_reason() {
    let mut stated: Vec<&str> = NOT_CARRIED_OUT
        .iter()
        .map(|(article, _)| *article)
        .collect();
    for (_, rows) in rows() {
        for row in &rows {
            let reason = reason(row, &rows);
            assert_ne!(
                reason.as_deref(),
                Some("OPEN"),
                "{}: {}",
                row.article,
                row.title
            );
            if reason.is_some() {
                stated.retain(|article| *article != row.article);
            }
        }
    }
    assert!(stated.is_empty(), "a reason too many: {stated:?}");
}

#[test]
fn names_of_tests_are_read_to_the_last_article() {
    let known = [
        "fide-2001 B.1",
        "fide-2001 C.1",
        "fide-2023 9.5.3",
        "fide-2023 9.5",
    ];
    let known: BTreeSet<String> = known.map(str::to_owned).into();
    let read = |name: &str| in_name(name, &known);
    assert_eq!(read("fide_2023_9_5_3_a_wrong_claim"), ["fide-2023 9.5.3"]);
    let two = ["fide-2001 B.1", "fide-2001 C.1"];
    assert_eq!(read("fide_2001_b_1_and_c_1_limits_of_rapid"), two);
    let editions = ["fide-2023 9.5", "fide-2001 B.1"];
    assert_eq!(read("fide_2023_9_5_fide_2001_b_1_both"), editions);
    assert!(read("an_ordinary_name").is_empty());
}

#[test]
fn the_table_of_articles_is_up_to_date() {
    let path = data().join("../../crates/arbiter/ARTICLES.md");
    let table = table();
    if std::env::var_os("CHESSLAWS_WRITE").is_some() {
        std::fs::write(&path, &table).unwrap();
    }
    let written = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(
        written == table,
        "ARTICLES.md is out of date: see the head of this file"
    );
}

/// A ruling may cite only what the edition's catalogue has.
#[test]
fn every_cited_article_of_the_catalogue_exists() {
    for article in cited().keys() {
        let Some((edition, number)) = article.split_once(' ') else {
            panic!("{article}");
        };
        let edition: Edition = edition.parse().unwrap();
        if let Ok(entries) = entries(edition) {
            let known = entries.iter().any(|entry| entry.article.number == number);
            assert!(known, "{article}");
        }
    }
}
