//! The table `crates/arbiter/ARTICLES.md`: which article of play which game with an incident rests
//! on. It is written from the reviewed protocols; the test fails when it is out of date, and
//! `CHESSLAWS_WRITE=1 cargo test -p chesslaws-suite --test live_articles` writes it anew.

#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::laws::Edition;
use chesslaws::laws::catalogue::{Entry, Kind, Room, entries};
use chesslaws_suite::data;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// The articles of play in each edition that has a catalogue: moves, clock, irregularities, draws,
/// quickplay finish, points, conduct, the arbiter, rapid chess and blitz.
const SCOPE: [(Edition, &[&str]); 4] = [
    (
        Edition::Fide2001,
        &[
            "preface", "1", "2", "3", "4", "5", "6", "7", "9", "10", "11", "12", "13", "B", "C",
            "D",
        ],
    ),
    (
        Edition::Fide2005,
        &[
            "preface", "1", "2", "3", "4", "5", "6", "7", "9", "10", "11", "12", "13", "B", "C",
            "D",
        ],
    ),
    (
        Edition::Russia2011,
        &["2", "4", "5", "6", "7", "9", "10", "11", "12", "13", "14"],
    ),
    (
        Edition::Fide2023,
        &[
            "preface", "1", "2", "3", "4", "5", "6", "7", "9", "10", "11", "12", "A", "B", "II",
            "III",
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

/// How the clock is pressed and who may help: matters of conduct, for which there is no event yet.
const CONDUCT: &[&str] = &[
    "fide-2001 6.8.b",
    "fide-2001 6.8.c",
    "fide-2001 6.8.d",
    "fide-2005 6.8.b",
    "fide-2005 6.8.c",
    "fide-2005 6.8.d",
    "russia-2011 6.7.2",
    "russia-2011 6.7.3",
    "russia-2011 6.7.4",
    "fide-2023 6.2.3",
    "fide-2023 6.2.4",
    "fide-2023 6.2.5",
];

/// Why no game at the board carries the entry out.
fn reason(entry: &Entry, cited: &BTreeMap<String, BTreeSet<String>>) -> &'static str {
    let article = entry.article.to_string();
    if cited
        .keys()
        .any(|other| other.starts_with(&format!("{article}.")))
    {
        return "carried out by its items";
    }
    if CONDUCT.contains(&article.as_str()) {
        return "conduct at the clock: there is no event for it yet";
    }
    match entry.room {
        Room::Board => "how pieces move and stand: tested in `crates/board`",
        Room::Clock => "how the clock counts: tested in `crates/clock`",
        Room::Notation => "how moves are written: tested in `crates/notation`",
        Room::Scoring => "what games are worth in an event: not a matter of one game",
        Room::Arbiter => "open: no game in `tests/data/live` rests on it",
    }
}

fn table() -> String {
    let cited = cited();
    let mut out = String::from(
        "# Which article which game rests on\n\n\
         Written by `tests/suite/tests/live_articles.rs` from the reviewed protocols of the games in\n\
         `tests/data/live`. Under each edition first the articles of play that rulings of those games\n\
         cite, then those that none cites, with the reason.\n",
    );
    for (edition, scope) in SCOPE {
        let entries = entries(edition).unwrap();
        let (mut rests, mut open) = (String::new(), String::new());
        for entry in entries.iter().filter(|entry| in_scope(entry, scope)) {
            let (number, title) = (entry.article.number, entry.title);
            match cited.get(&entry.article.to_string()) {
                Some(games) => {
                    let games: Vec<&str> = games.iter().map(String::as_str).take(4).collect();
                    writeln!(rests, "| {number} | {title} | {} |", games.join(", ")).unwrap();
                }
                None => {
                    writeln!(open, "| {number} | {title} | {} |", reason(entry, &cited)).unwrap()
                }
            }
        }
        write!(
            out,
            "\n## {edition}\n\n| article | subject | games (at most four) |\n|---|---|---|\n{rests}\n\
             | not cited | subject | reason |\n|---|---|---|\n{open}"
        )
        .unwrap();
    }
    out
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
