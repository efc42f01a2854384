//! Repetition, fifty and seventy-five moves, and claims.

use crate::table::*;
use chesslaws::arbiter::{Act, ClaimGround, EndReason, What};
use chesslaws::laws::Color::{Black, White};
use chesslaws::laws::{Edition, Score};

const FIFTY: &str = "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 99 113";

const SEVENTY_FIVE: &str = "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 149 138";

pub(crate) fn fifty_mate_100th() {
    for every in Edition::ALL {
        let mut game = from(edition(every), FIFTY);
        make(&mut game, "g3h3");
        assert_eq!(
            ended(&game),
            Some((Score::win(White), EndReason::Checkmate))
        );
    }
}

pub(crate) fn seventyfive_mate() {
    for every in Edition::ALL {
        let mut game = from(edition(every), SEVENTY_FIVE);
        make(&mut game, "g3h3");
        assert_eq!(
            ended(&game),
            Some((Score::win(White), EndReason::Checkmate))
        );
        let mut game = from(edition(every), SEVENTY_FIVE);
        make(&mut game, "g3g7");
        let since_2014 = every >= Edition::Fide2014;
        let draw = Some((Score::DRAW, EndReason::SeventyFiveMoves));
        assert_eq!(ended(&game), draw.filter(|_| since_2014), "{every}");
    }
}

pub(crate) fn fifty_claim_ahead() {
    for every in Edition::ALL {
        for (count, right) in [(99, true), (98, false)] {
            let fen = format!("4k3/8/8/8/8/8/3R4/4K3 w - - {count} 80");
            let mut game = from(edition(every), &fen);
            claim(&mut game, ClaimGround::FiftyMoves, Some("d2d3"));
            let draw = Some((Score::DRAW, EndReason::FiftyMoves));
            assert_eq!(ended(&game), draw.filter(|_| right));
        }
    }
}

pub(crate) fn claim_wrong_penalty() {
    use Edition::{Fide2001, Fide2005, Fide2009, Fide2014, Fide2018, Fide2023, Russia2011};
    let expected = [
        (Fide2001, 420, 420),
        (Fide2005, 420, 420),
        (Fide2009, 420, 600),
        (Russia2011, 420, 600),
        (Fide2014, 360, 600),
        (Fide2018, 360, 600),
        (Fide2023, 360, 600),
    ];
    for (every, opponent, claimant) in expected {
        let control = "10m vs 4m".parse().unwrap();
        let mut game = begin(edition(every).time_control(control));
        claim(&mut game, ClaimGround::Threefold, None);
        assert_eq!(
            (left(&game, Black), left(&game, White)),
            (opponent, claimant),
            "{every}"
        );
    }
}

pub(crate) fn claim_rights_differ() {
    for every in Edition::ALL {
        let mut game = from(edition(every), "r3k3/8/8/1N6/8/8/8/4K3 w q - 0 1");
        play(&mut game, "b5c3 e8e7 c3b5 e7e8 b5c3 e8e7 c3b5 e7e8");
        let rulings = claim(&mut game, ClaimGround::Threefold, None);
        let (side, ground) = (White, ClaimGround::Threefold);
        assert_eq!(
            rulings[0],
            What::ClaimIncorrect {
                side,
                ground,
                found: 2
            }
        );
        if every == Edition::Fide2023 {
            assert_eq!(left(&game, Black), 5400 + 120);
        }
    }
}

pub(crate) fn claim_move_not_written() {
    let mut game = begin(edition(Edition::Fide2009));
    play(&mut game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
    let act = |not_written| Act::DrawClaimed {
        side: Black,
        ground: ClaimGround::Threefold,
        intended: Some("f6g8".parse().unwrap()),
        not_written,
    };
    apply(&mut game, act(true));
    assert_eq!((left(&game, White), game.outcome()), (5400 + 180, None));
    apply(&mut game, act(false));
    assert_eq!(
        ended(&game),
        Some((Score::DRAW, EndReason::ThreefoldRepetition))
    );
}

pub(crate) fn claim_after_own_move() {
    for every in Edition::ALL {
        let mut game = begin(edition(every));
        play(&mut game, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1");
        make(&mut game, "f6g8");
        let act = Act::DrawClaimed {
            side: Black,
            ground: ClaimGround::Threefold,
            intended: None,
            not_written: false,
        };
        apply(&mut game, act);
        assert_eq!((game.outcome(), game.offer()), (None, Some(Black)));
    }
}
