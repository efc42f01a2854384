//! Rules and words in files: what is written is read back.
#![cfg(feature = "serde")]

use chesslaws_laws::{Edition, Provision, Rules};

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
