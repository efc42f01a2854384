//! Tournaments from the tags of games.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

use chesslaws_scoring::{GameTags, RoundResult, Tournament, TournamentError};

#[test]
fn players_are_numbered_by_rating_and_then_by_name() {
    let rated = |white: &str, elo, black: &str, round: &str, result: &str| {
        let mut game = GameTags::new(white, black, round, result);
        game.white.rating = elo;
        game
    };
    let games = [
        rated("Bruno", Some(2100), "Alyx", "1.1", "1-0"),
        rated("David", None, "Charline", "1.2", "*"),
        rated("Charline", Some(2400), "Bruno", "2.1", "0-1/2"),
        // The first rating counts.
        rated("Bruno", Some(2500), "David", "3", "1-0"),
    ];
    let event = Tournament::from_games("Open", &games).unwrap();
    let names: Vec<&str> = event
        .players()
        .iter()
        .map(|player| player.name.as_str())
        .collect();
    assert_eq!(names, ["Charline", "Bruno", "Alyx", "David"]);
    assert_eq!(event.rounds(), 3);
    assert_eq!(event.points(2).unwrap().to_string(), "2.5");
    assert_eq!(event.points(1).unwrap().to_string(), "0");
    assert_eq!(event.entries(4).unwrap()[0].result, RoundResult::Pending);
    assert_eq!(event.entries(3).unwrap()[1].result, RoundResult::Absent);
}

#[test]
fn games_decided_by_absence_are_forfeits() {
    let mut won = GameTags::new("Alyx", "Bruno", "1", "0-1");
    won.forfeit = true;
    let mut nobody = GameTags::new("Bruno", "Alyx", "2", "0-0");
    nobody.forfeit = true;
    let event = Tournament::from_games("Match", &[won, nobody]).unwrap();
    assert_eq!(event.entries(2).unwrap()[0].result, RoundResult::ForfeitWin);
    assert_eq!(
        event.entries(1).unwrap()[1].result,
        RoundResult::ForfeitLoss
    );
    assert_eq!(
        event.entries(2).unwrap()[1].result,
        RoundResult::ForfeitLoss
    );
}

#[test]
fn a_game_that_cannot_be_used_is_named() {
    let good = GameTags::new("Alyx", "Bruno", "1", "1-0");
    let fault = |game: GameTags| {
        let error = Tournament::from_games("Match", &[good.clone(), game]).unwrap_err();
        error.to_string()
    };
    assert_eq!(
        fault(GameTags::new("Alyx", "Bruno", "?", "1-0")),
        "game 2: expected a number from 1 to 999 in the tag Round, found \"?\""
    );
    assert_eq!(
        fault(GameTags::new("Alyx", "Bruno", "2", "2-0")),
        "game 2: expected 1-0, 0-1, 1/2-1/2, * or two such scores in the tag Result, found \"2-0\""
    );
    assert_eq!(
        fault(GameTags::new("Alyx", "Charline", "1", "1-0")),
        "player 1 already has a result in round 1"
    );
    let error = Tournament::from_games("Match", &[GameTags::new("Alyx", "Alyx", "1", "1-0")]);
    assert_eq!(
        error.unwrap_err(),
        TournamentError::SelfPairing {
            number: 1,
            round: 1
        }
    );
}
