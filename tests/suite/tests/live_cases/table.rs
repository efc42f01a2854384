//! A game at the table, in short words.

use chesslaws::arbiter::{
    Act, Answer, ClaimGround, EndReason, Event, Game, GameBuilder, Observer, What,
};
use chesslaws::laws::{Color, Edition, Mode, Score};
use std::time::Duration;

pub(crate) fn edition(edition: Edition) -> GameBuilder {
    Game::builder()
        .edition(edition)
        .mode(Mode::Standard)
        .time_control("90m".parse().unwrap())
}

pub(crate) fn begin(builder: GameBuilder) -> Game {
    let mut game = builder.build().unwrap();
    game.apply(Act::Started { absent: vec![] }).unwrap();
    game
}

pub(crate) fn from(builder: GameBuilder, fen: &str) -> Game {
    begin(builder.position(fen.parse().unwrap()))
}

/// Makes a move of whoever has it, without pressing the clock.
pub(crate) fn make(game: &mut Game, uci: &str) -> Vec<What> {
    let act = Act::Moved {
        side: game.turn(),
        move_: uci.parse().unwrap(),
        two_hands: false,
    };
    apply(game, act)
}

pub(crate) fn apply(game: &mut Game, event: impl Into<Event>) -> Vec<What> {
    let rulings = game.apply(event).unwrap();
    rulings.into_iter().map(|ruling| ruling.what).collect()
}

pub(crate) fn press(game: &mut Game, side: Color) -> Vec<What> {
    apply(game, Act::Pressed { side })
}

pub(crate) fn play(game: &mut Game, moves: &str) {
    for uci in moves.split(' ') {
        let side = game.turn();
        make(game, uci);
        press(game, side);
    }
}

pub(crate) fn claim(game: &mut Game, ground: ClaimGround, intended: Option<&str>) -> Vec<What> {
    let act = Act::DrawClaimed {
        side: game.turn(),
        ground,
        intended: intended.map(|uci| uci.parse().unwrap()),
        not_written: false,
    };
    apply(game, act)
}

pub(crate) fn found(game: &mut Game, by: Observer) -> Vec<What> {
    apply(game, Act::IllegalMoveFound { by, ply: None })
}

pub(crate) fn answer(game: &mut Game, answer: Answer) -> Vec<What> {
    apply(game, Act::Answered { answer })
}

pub(crate) fn left(game: &Game, side: Color) -> u64 {
    game.clock().unwrap().time_left(side).time().as_secs()
}

pub(crate) fn ended(game: &Game) -> Option<(Score, EndReason)> {
    game.outcome().map(|end| (end.score, end.reason))
}

pub(crate) fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}
