//! The values of each edition with their articles, and what changed between editions.

use chesslaws_laws::{Edition, Parameter, Rules, compare};
use std::fmt::Write;

fn sheet(edition: Edition) -> String {
    let rules = Rules::of(edition);
    let mut text = String::new();
    for &parameter in Parameter::ALL {
        let side = rules.side(parameter);
        writeln!(text, "{parameter}: {side}").expect("text grows");
    }
    text
}

fn changes(before: Edition, after: Edition) -> String {
    let lines: Vec<_> = compare(before, after)
        .map(|change| change.to_string())
        .collect();
    lines.join("\n")
}

#[test]
fn values_of_every_edition() {
    for edition in Edition::ALL {
        insta::assert_snapshot!(format!("values_{edition}"), sheet(edition));
    }
}

#[test]
fn changes_from_edition_to_edition() {
    use Edition::*;
    for (before, after) in [
        (Fide2001, Fide2005),
        (Fide2005, Fide2009),
        (Fide2009, Russia2011),
        (Russia2011, Fide2014),
        (Fide2014, Fide2017),
        (Fide2017, Fide2018),
        (Fide2018, Fide2023),
        (Fide2001, Fide2023),
        (Fide2023, Fide2001),
    ] {
        insta::assert_snapshot!(format!("compare_{before}_{after}"), changes(before, after));
    }
}

#[test]
fn rules_of_an_edition_name_it() {
    for edition in Edition::ALL {
        assert_eq!(Rules::of(edition).edition, edition);
        assert_eq!(compare(edition, edition).count(), 0);
    }
    assert_eq!(Rules::default(), Rules::FIDE_2023);
}

#[test]
fn a_comparison_turned_round_has_the_same_lines() {
    for before in Edition::ALL {
        for after in Edition::ALL {
            let there: Vec<_> = compare(before, after)
                .map(|c| (c.before, c.after))
                .collect();
            let back: Vec<_> = compare(after, before)
                .map(|c| (c.after, c.before))
                .collect();
            assert_eq!(there, back);
        }
    }
}
