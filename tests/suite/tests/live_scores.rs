//! The scores of live games, handed over to the scoring of the event: whatever an arbiter did to
//! them, both count alike.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::Game;
use chesslaws::arbiter::{ChangeKind, Conditions, Event};
use chesslaws::laws::{Points, Score};
use chesslaws::scoring::points::{GameAward, PointSystem};
use chesslaws_suite::data;
use serde::Deserialize;
use std::path::Path;

#[derive(Deserialize)]
struct Header {
    conditions: Conditions,
}

fn play(path: &Path) -> Game {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let header: Header = serde_json::from_str(lines.next().unwrap()).unwrap();
    let mut game = header.conditions.builder().unwrap().build().unwrap();
    for line in lines {
        // Some events are there to be refused.
        let _ = game.apply(serde_json::from_str::<Event>(line).unwrap());
    }
    game
}

/// The same changes made to the award of the game over the board.
fn award(game: &Game, over_the_board: Score) -> GameAward {
    let system = PointSystem::from(game.rules().scores);
    let mut award = GameAward::new(system, game.rules().edition, over_the_board).unwrap();
    for change in game.score_changes() {
        assert_eq!(award.score(), change.before);
        let done = match change.kind {
            ChangeKind::Raised { side, by } => award.raise(side, by),
            ChangeKind::Reduced { side, by } => award.reduce(side, by),
            ChangeKind::DeclaredLost { side, opponent } => award.declare_lost(side, opponent),
            ChangeKind::BothLost => award.both_lose(),
            ChangeKind::Annulled => award.annul(),
            ChangeKind::Replayed => award.replay(change.after),
            _ => award.correct(change.after),
        };
        done.unwrap();
    }
    award
}

#[test]
fn every_score_of_a_live_game_can_be_scored() {
    let (mut ended, mut changed) = (0, 0);
    for entry in std::fs::read_dir(data().join("live")).unwrap() {
        let path = entry.unwrap().path();
        let game = play(&path);
        let Some(end) = game.outcome() else {
            continue;
        };
        // To 2011 a draw can be raised to a win for one side; the event's scoring caps the total.
        if end.score.white + end.score.black > Points::ONE {
            assert!(!game.rules().scores.total_capped);
            continue;
        }
        let changes = game.score_changes();
        let over_the_board = changes.first().map_or(end.score, |change| change.before);
        let award = award(&game, over_the_board);
        assert_eq!(award.score(), end.score, "{}", path.display());
        assert!(!award.is_annulled());
        ended += 1;
        changed += usize::from(!changes.is_empty());
    }
    assert!(ended >= 100 && changed >= 10, "{ended} {changed}");
}
