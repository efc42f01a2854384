//! The catalogue's data: numbers, references, descent, text.
#![cfg(feature = "catalogue")]

use chesslaws_laws::catalogue::{self, Entry, LookupError, Value};
use chesslaws_laws::{Article, Edition};
use std::collections::BTreeMap;

const EDITIONS: [(Edition, usize); 4] = [
    (Edition::Fide2001, 242),
    (Edition::Fide2005, 252),
    (Edition::Russia2011, 149),
    (Edition::Fide2023, 376),
];

type Outcome = Result<(), Box<dyn std::error::Error>>;

fn all() -> impl Iterator<Item = &'static Entry> {
    EDITIONS
        .into_iter()
        .filter_map(|(edition, _)| catalogue::entries(edition).ok())
        .flatten()
}

#[test]
fn every_article_of_the_files_stands_in_the_tables() -> Outcome {
    for (edition, count) in EDITIONS {
        assert_eq!(catalogue::entries(edition)?.len(), count, "{edition}");
    }
    assert_eq!(all().count(), 1019);
    Ok(())
}

#[test]
fn the_tables_say_what_the_files_say() -> Outcome {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/catalogue");
    let mut count = 0;
    for file in std::fs::read_dir(root)? {
        let table: toml::Table = std::fs::read_to_string(file?.path())?.parse()?;
        let edition: Edition = table["edition"]["id"].as_str().ok_or("no id")?.parse()?;
        for article in table["article"].as_array().ok_or("no articles")? {
            let text = |field: &str| article.get(field).and_then(toml::Value::as_str);
            let entry = catalogue::find(edition, text("id").ok_or("no id")?)?;
            assert_eq!(Some(entry.article.number), text("id"));
            assert_eq!(Some(entry.title), text("title"));
            assert_eq!(Some(entry.summary), text("summary"));
            assert_eq!(Some(entry.behaviour), text("behaviour"));
            assert_eq!(entry.note, text("note"));
            assert_eq!(Some(entry.certain), article["certain"].as_bool());
            let params = article.get("params").and_then(toml::Value::as_table);
            assert_eq!(entry.params.len(), params.map_or(0, toml::Table::len));
            count += 1;
        }
    }
    assert_eq!(count, all().count());
    Ok(())
}

#[test]
fn every_number_is_found_under_itself_and_only_once() -> Outcome {
    for entry in all() {
        let found = entry.article.entry()?;
        assert_eq!(
            found, entry,
            "{} is written like another number",
            entry.article
        );
        assert!(std::ptr::eq(found, entry), "{} stands twice", entry.article);
    }
    Ok(())
}

#[test]
fn entries_are_complete() {
    for entry in all() {
        let at = entry.article;
        assert!(
            entry.title.len() <= 80,
            "{at}: title of {} bytes",
            entry.title.len()
        );
        assert!(entry.summary.len() >= 4, "{at}: {:?}", entry.summary);
        assert!(
            entry.behaviour.contains("Given"),
            "{at}: no `Given` in the behaviour"
        );
        for (name, value) in entry.params {
            let time = name.ends_with("_ms");
            assert!(
                !time || matches!(value, Value::Integer(ms) if *ms >= 0),
                "{at}: {name} = {value} is no time"
            );
        }
    }
}

#[test]
fn every_reference_leads_to_an_entry() {
    // No exceptions: the nine articles of chapter 1 that chapter 2 of Russia 2011 refers to
    // are entered, from FIDE 2009 and marked as not confirmed.
    for entry in all() {
        for number in entry.see {
            let found = catalogue::find(entry.article.edition, number);
            assert!(found.is_ok(), "{}: see {number}: {found:?}", entry.article);
        }
        assert_eq!(entry.references().count(), entry.see.len());
    }
}

#[test]
fn every_descent_leads_to_fide_2001() {
    for entry in all() {
        let edition = entry.article.edition;
        if let Some(base) = entry.base_2001 {
            assert!(entry.ancestor().is_some(), "{}: base {base}", entry.article);
        } else {
            let own = (edition == Edition::Fide2001).then_some(entry);
            assert_eq!(entry.ancestor(), own, "{}", entry.article);
        }
    }
}

#[test]
fn every_item_has_its_heading() {
    let mut items = BTreeMap::new();
    for entry in all() {
        items.insert(entry.article, entry.items().count());
        for item in entry.items() {
            assert_eq!(item.heading(), Some(entry));
        }
    }
    assert_eq!(items[&Article::new(Edition::Fide2001, "5.2")], 5);
    assert_eq!(items[&Article::new(Edition::Fide2001, "A.10")], 3);
    assert_eq!(items[&Article::new(Edition::Fide2023, "12.9")], 9);
    assert_eq!(items[&Article::new(Edition::Fide2023, "5.1.1")], 0);
}

#[test]
fn editions_without_a_catalogue_say_so() {
    for edition in [
        Edition::Fide2009,
        Edition::Fide2014,
        Edition::Fide2017,
        Edition::Fide2018,
    ] {
        let error = catalogue::find(edition, "9.2").unwrap_err();
        assert!(matches!(error, LookupError::NoCatalogue(none) if none.edition == edition));
        assert!(error.to_string().contains("only values"), "{error}");
        assert!(catalogue::under(edition, "9").is_err());
    }
}

#[test]
fn a_number_that_is_not_printed_names_the_nearest() {
    let error = catalogue::find(Edition::Fide2023, "9.6.3").unwrap_err();
    assert_eq!(
        error.to_string(),
        "fide-2023 has no article of that number; the nearest one above it is 9.6"
    );
    let error = catalogue::find(Edition::Fide2023, "99").unwrap_err();
    assert_eq!(error.to_string(), "fide-2023 has no article of that number");
    assert!(catalogue::find(Edition::Fide2023, "").is_err());
    assert!(catalogue::find(Edition::Fide2001, "9.2.б").is_err());
}

#[test]
fn counterparts_follow_a_subject_through_the_editions() -> Outcome {
    let numbers = |entry: &Entry, edition| -> Result<Vec<_>, catalogue::NoCatalogue> {
        Ok(entry
            .counterparts(edition)?
            .map(|e| e.article.number)
            .collect())
    };
    let claim = catalogue::find(Edition::Fide2001, "9.5.b")?;
    assert_eq!(numbers(claim, Edition::Fide2005)?, ["9.5.b"]);
    assert_eq!(numbers(claim, Edition::Russia2011)?, ["9.5.2"]);
    assert_eq!(numbers(claim, Edition::Fide2023)?, ["9.5.3"]);
    let automatic = catalogue::find(Edition::Fide2023, "9.6.1")?;
    assert!(numbers(automatic, Edition::Fide2001)?.is_empty());
    assert!(automatic.counterparts(Edition::Fide2014).is_err());
    Ok(())
}

#[test]
fn an_entry_that_is_not_confirmed_says_so() {
    for entry in all() {
        let says = entry.to_string().contains("NOT CONFIRMED");
        assert_eq!(says, !entry.certain, "{}", entry.article);
    }
}

#[test]
fn entries_as_text() -> Outcome {
    let text = |edition, number| catalogue::find(edition, number).map(Entry::to_string);
    insta::assert_snapshot!("entry_fide_2023_9_6_2", text(Edition::Fide2023, "9.6.2")?);
    insta::assert_snapshot!("entry_fide_2001_b_5_b", text(Edition::Fide2001, "B.5.b")?);
    insta::assert_snapshot!(
        "entry_russia_2011_7_4_2",
        text(Edition::Russia2011, "7.4.2")?
    );
    Ok(())
}
