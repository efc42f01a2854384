//! Scores that are not a win, a loss and a draw.

use crate::table::*;
use chesslaws::arbiter::{Act, EndReason, Event};
use chesslaws::laws::Color::{Black, White};
use chesslaws::laws::{Edition, Points, Rules, Score};
use std::time::Duration;

/// 11.8 of 2023: both players persistently refuse to comply. Nobody wins, in any edition.
pub(crate) fn both_guilty() {
    for every in Edition::ALL {
        let mut game = begin(edition(every));
        apply(&mut game, Act::PersistentRefusal { side: White });
        apply(&mut game, Act::PersistentRefusal { side: Black });
        let end = game.outcome().unwrap();
        assert_eq!(end.score, Score::BOTH_LOSE, "{every}");
        assert_eq!(end.reason, EndReason::BothRefused);
    }
}

/// 10.2: ¾-¼ is no result of a game, nor is 1-½ from 2014 on; 0-0 and ½-0 are.
pub(crate) fn score_three_quarters() {
    let (nothing, half, one) = (Points::ZERO, Points::HALF, Points::ONE);
    let quarters = |count| Points::from_hundredths(25 * count);
    for every in Edition::ALL {
        let capped = Rules::of(every).scores.total_capped;
        for (white, black, permitted) in [
            (quarters(3), quarters(1), false),
            (one, half, !capped),
            (nothing, nothing, true),
            (half, nothing, true),
        ] {
            let mut game = begin(edition(every));
            apply(&mut game, Act::Resigned { side: Black });
            let corrected = game.apply(Act::ResultCorrected { white, black });
            assert_eq!(corrected.is_ok(), permitted, "{every}: {white}-{black}");
        }
    }
}

/// 6.7.1: neither player appears within the default time: 0-0.
pub(crate) fn double_forfeit() {
    for every in Edition::ALL {
        let mut game = edition(every).build().unwrap();
        let absent = vec![White, Black];
        game.apply(Act::Started { absent }).unwrap();
        let late = Event::at(Duration::from_secs(3601), Act::DefaultTimePassed);
        game.apply(late).unwrap();
        if let Some(recommended) = game.question().and_then(|question| question.recommended) {
            answer(&mut game, recommended);
        }
        let end = game.outcome().unwrap();
        assert_eq!(end.score, Score::BOTH_LOSE, "{every}");
        assert_eq!(end.reason, EndReason::Absence);
    }
}
