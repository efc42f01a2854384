//! Every citation of an edition that has a catalogue leads to an entry of it, and is marked as
//! not confirmed where the entry is.
#![cfg(feature = "catalogue")]

use chesslaws_laws::{Citable, Edition, Parameter, Provision, catalogue};
use std::fmt::Display;

fn faults(what: impl Citable + Display) -> Vec<String> {
    let cites = Edition::ALL
        .into_iter()
        .filter_map(|edition| what.cite(edition));
    cites
        .filter(|cite| catalogue::entries(cite.article.edition).is_ok())
        .filter_map(|cite| match cite.article.entry() {
            Err(error) => Some(format!("{what}: {}: {error}", cite.article)),
            Ok(entry) if entry.article.number != cite.article.number => Some(format!(
                "{what}: {} is printed {}",
                cite.article, entry.article
            )),
            Ok(entry) if cite.certain && !entry.certain => {
                Some(format!("{what}: {} is not confirmed", cite.article))
            }
            Ok(_) => None,
        })
        .collect()
}

#[test]
fn every_provision_leads_to_an_entry() {
    let faults: Vec<_> = Provision::ALL
        .iter()
        .flat_map(|&what| faults(what))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_parameter_leads_to_an_entry() {
    let faults: Vec<_> = Parameter::ALL
        .iter()
        .flat_map(|&what| faults(what))
        .collect();
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn where_every_edition_prints_every_provision() {
    let cell = |what: Provision, edition| match (what.cite(edition), what.is_certain(edition)) {
        (Some(cite), _) if cite.article.edition != edition => cite.to_string(),
        (Some(cite), true) => cite.article.number.to_owned(),
        (Some(cite), false) => format!("{} (?)", cite.article.number),
        (None, true) => "-".to_owned(),
        (None, false) => "- (?)".to_owned(),
    };
    let rows = Provision::ALL.iter().map(|&what| {
        let cells = Edition::ALL.map(|edition| cell(what, edition));
        format!("{what} | {}", cells.join(" | "))
    });
    let head = Edition::ALL.map(Edition::id).join(" | ");
    let table: Vec<_> = [format!("provision | {head}")]
        .into_iter()
        .chain(rows)
        .collect();
    insta::assert_snapshot!("provisions", table.join("\n"));
}
