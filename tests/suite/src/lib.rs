//! What the tests across the rooms share: the shipped games.

use chesslaws::notation::pgn::{Game, GameReader};
use std::path::PathBuf;

/// The folder of the shipped data.
#[must_use]
pub fn data() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../data")
}

/// The bytes of a shipped PGN file.
///
/// # Panics
///
/// If the file is not there: then the checkout is broken.
#[must_use]
pub fn pgn(name: &str) -> Vec<u8> {
    let path = data().join("pgn").join(name);
    std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The games of a shipped PGN file.
#[must_use]
pub fn games(name: &str) -> Vec<Game> {
    let text = pgn(name);
    GameReader::from_bytes(&text)
        .map(|game| match game {
            Ok(game) => game,
            Err(never) => match never {},
        })
        .collect()
}
