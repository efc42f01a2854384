//! Adjourned games.

use crate::table::*;

use chesslaws::arbiter::{Act, EndReason};
use chesslaws::laws::Color::{Black, White};
use chesslaws::laws::{Edition, Score};

pub(crate) fn sealed_illegal() {
    for every in Edition::ALL {
        let mut game = begin(edition(every));
        play(&mut game, "e2e4 e7e5");
        let (side, text) = (White, "Qd5".to_owned());
        for act in [
            Act::AdjournmentCalled,
            Act::MoveSealed { side, text },
            Act::EnvelopeClosed { side },
            Act::EnvelopeWritten { resumption: None },
            Act::EnvelopeConfirmed,
            Act::SessionResumed {
                absent: vec![],
                white_shows: None,
                black_shows: None,
            },
        ] {
            apply(&mut game, act);
        }
        // Another move can't be chosen.
        let (side, move_) = (White, "g1f3".parse().unwrap());
        let chosen = Act::Moved {
            side,
            move_,
            two_hands: false,
        };
        assert!(game.apply(chosen).is_err());
        apply(&mut game, Act::EnvelopeOpened);
        let lost = Some((Score::win(Black), EndReason::SealedMove));
        assert_eq!(ended(&game), lost, "{every}");
    }
}
