//! Names of openings, compared with those that a server gave its games.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws::notation::Openings;
use chesslaws::notation::pgn::{Game, GameReader};

const RATED: &[u8] = include_bytes!("../../data/pgn/lichess-clk-eval.pgn");

/// The tags were written in 2021 with an older state of the same data set: names and codes have
/// been corrected since, and the server looks at the first moves only.
#[test]
fn openings_are_those_that_the_server_named() {
    let openings = Openings::new();
    let games: Vec<Game> = GameReader::from_bytes(RATED)
        .map(|game| game.unwrap())
        .collect();
    let (mut codes, mut names, mut all) = (0, 0, 0);
    for game in &games {
        let tag = |name| game.tags().get(name).unwrap_or_default().into_owned();
        let Some((ply, found)) = openings.of_game(game.start(), game.moves()) else {
            assert!(
                game.moves().is_empty() || tag("ECO") == "?",
                "game {}",
                game.index()
            );
            continue;
        };
        assert!(ply <= game.moves().len());
        all += 1;
        codes += usize::from(found.eco == tag("ECO"));
        names += usize::from(found.name == tag("Opening"));
    }
    assert_eq!((all, codes, names), (397, 380, 336));
}
