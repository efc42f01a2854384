//! Conduct, penalties, the arbiter and scores, by article: the limits that the told games don't
//! reach.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

mod penalties;
mod players;

use chesslaws_arbiter::{Act, Breach, Forbidden, Game, GameBuilder, PenaltySet, Refusal, What};
use chesslaws_laws::Color::{Black, White};
use chesslaws_laws::Edition;
use core::time::Duration;

pub(crate) fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

pub(crate) fn begin(builder: GameBuilder) -> Game {
    let mut game = builder.build().unwrap();
    game.apply(Act::Started { absent: vec![] }).unwrap();
    game
}

pub(crate) fn game(edition: Edition) -> Game {
    let control = "90m".parse().unwrap();
    begin(Game::builder().edition(edition).time_control(control))
}

pub(crate) fn apply(game: &mut Game, act: Act) -> Vec<What> {
    let rulings = game.apply(act).unwrap();
    rulings.into_iter().map(|ruling| ruling.what).collect()
}

pub(crate) fn why(game: &mut Game, act: Act) -> Forbidden {
    let before = game.clone();
    let refused = game.apply(act).unwrap_err();
    assert_eq!(*game, before);
    match refused {
        Refusal::Law { why, .. } => why,
        other => panic!("{other}"),
    }
}

pub(crate) fn penalise(penalties: PenaltySet) -> Act {
    Act::Penalised {
        side: White,
        breach: Breach::Disrepute,
        penalties,
    }
}

pub(crate) const NONE: PenaltySet = PenaltySet {
    warning: false,
    more_time: None,
    less_time: None,
    points_raised: None,
    points_reduced: None,
    loss: false,
    fine: None,
    rounds: None,
    expulsion: false,
};

pub(crate) fn draw(game: &mut Game) {
    for uci in ["e2e4", "e7e5"] {
        let side = game.turn();
        let move_ = uci.parse().unwrap();
        let two_hands = false;
        apply(
            game,
            Act::Moved {
                side,
                move_,
                two_hands,
            },
        );
        apply(game, Act::Pressed { side });
    }
    apply(game, Act::DrawOffered { side: White });
    apply(game, Act::DrawAccepted { side: Black });
}
