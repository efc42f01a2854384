//! Rules and words in files: what is written is read back.
#![cfg(feature = "serde")]

use chesslaws_laws::{Edition, Parameter, Provision, Rules, compare};
use serde_json::{Value, json};

#[test]
fn rules_of_every_edition_survive_a_file() -> serde_json::Result<()> {
    for edition in Edition::ALL {
        let rules = Rules::of(edition);
        let text = serde_json::to_string(&rules)?;
        assert_eq!(serde_json::from_str::<Rules>(&text)?, rules);
    }
    Ok(())
}

#[test]
fn a_citation_in_a_file_names_edition_and_number() -> serde_json::Result<()> {
    let cite = Rules::FIDE_2001.cite(Provision::Checkmate);
    assert_eq!(
        serde_json::to_string(&cite)?,
        r#"{"article":{"edition":"fide-2001","number":"5.1.a"},"certain":true}"#
    );
    Ok(())
}

#[test]
fn a_value_that_no_edition_knows_is_refused() -> serde_json::Result<()> {
    let text = serde_json::to_string(&Rules::FIDE_2023)?;
    let wrong = text.replace("claimant-or-arbiter", "nobody");
    assert_ne!(wrong, text);
    assert!(serde_json::from_str::<Rules>(&wrong).is_err());
    Ok(())
}

#[test]
fn a_difference_in_a_file() -> serde_json::Result<()> {
    let change = compare(Edition::Fide2018, Edition::Fide2023)
        .find(|change| change.parameter == Parameter::ResignationMateImpossible);
    assert_eq!(
        serde_json::to_value(change)?,
        json!({
            "parameter": "resignation-mate-impossible",
            "before": {
                "value": "lost all the same",
                "cite": {"article": {"edition": "fide-2018", "number": "5.1.2"}, "certain": true},
                "certain": true,
            },
            "after": {
                "value": "drawn",
                "cite": {"article": {"edition": "fide-2023", "number": "5.1.2"}, "certain": true},
                "certain": true,
            },
        })
    );
    Ok(())
}

#[cfg(feature = "catalogue")]
#[test]
fn an_entry_in_a_file() -> Result<(), Box<dyn std::error::Error>> {
    let entry = chesslaws_laws::catalogue::find(Edition::Fide2023, "7.5.5")?;
    let value = serde_json::to_value(entry)?;
    assert_eq!(value["article"]["number"], "7.5.5");
    assert_eq!(value["kind"], "enforced");
    assert_eq!(value["room"], "arbiter");
    assert_eq!(value["params"]["loses_at"], 2);
    assert_eq!(value["certain"], true);
    Ok(())
}

/// The paths of all leaves of a JSON value.
fn leaves(value: &Value, at: String, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                leaves(field, format!("{at}/{name}"), found);
            }
        }
        _ => found.push(at),
    }
}

/// Other values that a leaf might take: a near one, or, for a word, any word of the rules; what
/// does not fit is refused when the rules are read.
fn others(own: &Value, words: &[Value]) -> Vec<Value> {
    match own {
        Value::Bool(flag) => vec![json!(!flag)],
        Value::Number(number) => vec![json!(number.as_u64().map(|number| number + 1))],
        Value::Null => vec![json!(3), json!({"secs": 60, "nanos": 0}), json!("win")],
        Value::String(_) => words.iter().filter(|&word| word != own).cloned().collect(),
        Value::Array(_) | Value::Object(_) => Vec::new(),
    }
}

#[test]
fn no_value_of_the_rules_lacks_a_parameter() -> serde_json::Result<()> {
    let editions = Edition::ALL
        .into_iter()
        .map(|edition| serde_json::to_value(Rules::of(edition)))
        .collect::<Result<Vec<_>, _>>()?;
    let mut paths = Vec::new();
    for rules in &editions {
        leaves(rules, String::new(), &mut paths);
    }
    paths.sort();
    paths.dedup();
    paths.retain(|path| path != "/edition");
    // What is a group of values in one edition is seen through its members.
    let all = paths.clone();
    paths.retain(|path| {
        !all.iter()
            .any(|other| other.starts_with(&format!("{path}/")))
    });
    // The last ones stand in no edition.
    let mut words = vec![json!("2"), json!("released"), json!("loss")];
    for rules in &editions {
        words.extend(paths.iter().filter_map(|path| rules.pointer(path)).cloned());
    }
    words.retain(Value::is_string);
    words.sort_by_key(Value::to_string);
    words.dedup();
    let mut unseen = Vec::new();
    for path in &paths {
        let mut seen = false;
        for base in &editions {
            if seen {
                break;
            }
            let Some(own) = base.pointer(path) else {
                continue;
            };
            for other in others(own, &words) {
                let mut changed = base.clone();
                if let Some(leaf) = changed.pointer_mut(path) {
                    *leaf = other;
                }
                if let Ok(changed) = serde_json::from_value::<Rules>(changed) {
                    let before: Rules = serde_json::from_value(base.clone())?;
                    seen |= before.differences(changed).next().is_some();
                }
            }
        }
        if !seen {
            unseen.push(path);
        }
    }
    assert!(paths.len() > 100, "{paths:#?}");
    assert!(
        unseen.is_empty(),
        "no parameter shows a change of {unseen:#?}"
    );
    Ok(())
}
