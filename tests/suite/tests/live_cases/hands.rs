//! Touched pieces, promotions, illegal moves and the press of the clock.

use crate::table::*;
use chesslaws::arbiter::{Act, Answer, EndReason, FaultKind, Observer, What};
use chesslaws::laws::Color::{Black, White};
use chesslaws::laws::{Edition, Mode, Score};

pub(crate) fn inverted_rook() {
    for every in Edition::ALL {
        let mut game = from(edition(every), "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        make(&mut game, "a7a8");
        let (side, piece) = (White, chesslaws::board::Role::Rook);
        apply(
            &mut game,
            Act::Promoted {
                side,
                piece,
                held: false,
                upside_down: true,
            },
        );
        if game.question().is_some() {
            answer(&mut game, Answer::Rook);
        }
        press(&mut game, White);
        assert!(game.fen().starts_with("R7/"));
        let refused = game.apply(Act::IllegalMoveFound {
            by: Observer::Black,
            ply: None,
        });
        assert!(refused.is_err());
    }
}

pub(crate) fn promotion_not_replaced() {
    for every in [Edition::Fide2009, Edition::Fide2018, Edition::Fide2023] {
        let mut game = from(edition(every), "8/P6k/8/8/8/8/8/K7 w - - 0 1");
        make(&mut game, "a7a8");
        press(&mut game, White);
        let rulings = found(&mut game, Observer::Arbiter);
        assert_eq!((left(&game, Black), game.illegal_moves(White)), (5520, 1));
        if every == Edition::Fide2009 {
            let restored = |what: &What| matches!(what, What::PositionRestored { plies: 0, .. });
            assert!(rulings.iter().any(restored));
            let pawn = rulings.iter().find_map(|what| match what {
                What::Bound { moves, .. } => Some(moves),
                _ => None,
            });
            assert!(
                pawn.unwrap()
                    .iter()
                    .all(|move_| move_.from().to_string() == "a7")
            );
        } else {
            assert!(game.fen().starts_with("Q7/"));
        }
    }
}

pub(crate) fn illegal_count() {
    use Edition::{Fide2001, Fide2009, Fide2014, Fide2018, Fide2023, Russia2011};
    let expected = [
        (Fide2001, 3),
        (Fide2009, 3),
        (Russia2011, 3),
        (Fide2014, 2),
        (Fide2018, 2),
        (Fide2023, 2),
    ];
    for (every, loses_at) in expected {
        let mut game = begin(edition(every));
        for number in 1..=loses_at {
            make(&mut game, "e1e3");
            press(&mut game, White);
            found(&mut game, Observer::Arbiter);
            if number < loses_at {
                assert_eq!(left(&game, Black), 5400 + 120 * number);
                answer(&mut game, Answer::AsTheyStand);
            }
        }
        if game.question().is_some() {
            answer(&mut game, Answer::Yes);
        }
        assert_eq!(
            ended(&game),
            Some((Score::win(Black), EndReason::IllegalMoves))
        );
    }
}

pub(crate) fn two_hands_not_completed() {
    let mut game = from(
        edition(Edition::Fide2018),
        "4k3/p7/8/3p4/8/2N5/8/4K3 w - - 0 1",
    );
    let (side, move_) = (White, "c3d5".parse().unwrap());
    apply(
        &mut game,
        Act::Moved {
            side,
            move_,
            two_hands: true,
        },
    );
    apply(&mut game, Act::PutBack { side });
    make(&mut game, "c3d5");
    press(&mut game, White);
    assert!(
        game.apply(Act::IllegalMoveFound {
            by: Observer::Black,
            ply: None
        })
        .is_err()
    );
    assert_eq!(game.illegal_moves(White), 0);
}

pub(crate) fn press_without_move() {
    let mut game = begin(edition(Edition::Fide2018));
    press(&mut game, White);
    let (side, fault) = (White, FaultKind::PressWithoutMove);
    let rulings = found(&mut game, Observer::Black);
    assert_eq!(
        rulings[0],
        What::FaultFound {
            side,
            fault,
            count: 1
        }
    );
    assert_eq!(left(&game, Black), 5520);
}

pub(crate) fn king_released_on_the_way() {
    for every in Edition::ALL {
        let fen = "r3k2r/pppq1ppp/8/8/8/8/PPPQ1PPP/R3K2R w KQkq - 0 1";
        let mut game = from(edition(every), fen);
        let squares = vec!["e1".parse().unwrap()];
        let (order, accidental) = (Default::default(), false);
        apply(
            &mut game,
            Act::Touched {
                side: White,
                squares,
                order,
                accidental,
            },
        );
        make(&mut game, "e1d1");
        let (side, move_) = (White, "d1c1".parse().unwrap());
        let again = game.apply(Act::Moved {
            side,
            move_,
            two_hands: false,
        });
        assert_eq!(again, Err(chesslaws::arbiter::Refusal::MoveStands));
        press(&mut game, White);
        assert_eq!(
            game.moves().map(|m| m.to_string()).collect::<Vec<_>>(),
            ["e1d1"]
        );
    }
}

pub(crate) fn touched_other_piece() {
    for every in Edition::ALL {
        let mut game = begin(edition(every));
        let squares = vec!["g1".parse().unwrap()];
        let (order, accidental) = (Default::default(), false);
        apply(
            &mut game,
            Act::Touched {
                side: White,
                squares,
                order,
                accidental,
            },
        );
        make(&mut game, "d2d4");
        let rulings = apply(
            &mut game,
            Act::TouchBreachFound {
                by: Observer::Arbiter,
            },
        );
        let moves = vec!["g1f3".parse().unwrap(), "g1h3".parse().unwrap()];
        assert!(rulings.contains(&What::Bound { side: White, moves }));
    }
}

pub(crate) fn mate_given_while_in_check() {
    for every in Edition::ALL {
        let mut game = from(edition(every), "4r2k/8/8/8/8/8/1B3PPP/6K1 b - - 0 1");
        make(&mut game, "e8e1");
        press(&mut game, Black);
        assert_eq!(game.outcome(), None);
        found(&mut game, Observer::Arbiter);
        assert!(game.fen().starts_with("4r2k/"));
    }
}

pub(crate) fn stalemate_called_mate() {
    for every in Edition::ALL {
        let mut game = from(edition(every), "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1");
        make(&mut game, "g5g6");
        assert!(game.apply(Act::Resigned { side: Black }).is_err());
        assert_eq!(ended(&game), Some((Score::DRAW, EndReason::Stalemate)));
    }
}

pub(crate) fn illegal_unnoticed_rapid() {
    for every in [Edition::Fide2018, Edition::Fide2023] {
        let builder = edition(every).mode(Mode::Rapid);
        let mut game = from(builder, "4r2k/8/8/8/8/8/4R3/4K3 w - - 0 1");
        make(&mut game, "e2a2");
        press(&mut game, White);
        make(&mut game, "h8g8");
        let (side, fault) = (White, FaultKind::IllegalMove);
        let rulings = found(&mut game, Observer::Black);
        assert_eq!(rulings, [What::FaultStands { side, fault }]);
        assert_eq!(game.moves().count(), 2);
    }
}
