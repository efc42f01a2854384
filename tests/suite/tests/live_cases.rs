//! The collected cases of the arbiter and of the clock, each by its name in `tests/data/cases.jsonl`.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::arbiter::{
    Act, Answer, ClaimGround, EndReason, Event, FaultKind, Game, GameBuilder, Observer,
    QuestionKind, What,
};
use chesslaws::laws::Color::{self, Black, White};
use chesslaws::laws::{Edition, Mode, Score};
use chesslaws_suite::data;
use std::collections::BTreeMap;
use std::time::Duration;

/// Cases that need what is not refereed yet: adjournment.
const LATER: [&str; 1] = ["sealed-illegal"];
/// Cases of the clock alone, which its own tests name.
const CLOCK: [&str; 7] = [
    "increment-first-move",
    "zero-base",
    "both-get-delay",
    "delay-exact",
    "pause-keeps-delay",
    "period-rollover",
    "tag-kinds",
];
const CASES: &[(&str, fn())] = &[
    ("fifty-mate-100th", fifty_mate_100th),
    ("seventyfive-mate", seventyfive_mate),
    ("fifty-claim-ahead", fifty_claim_ahead),
    ("claim-wrong-penalty", claim_wrong_penalty),
    ("claim-rights-differ", claim_rights_differ),
    ("claim-move-not-written", claim_move_not_written),
    ("claim-after-own-move", claim_after_own_move),
    ("inverted-rook", inverted_rook),
    ("promotion-not-replaced", promotion_not_replaced),
    ("illegal-count", illegal_count),
    ("two-hands-not-completed", two_hands_not_completed),
    ("press-without-move", press_without_move),
    ("king-released-on-the-way", king_released_on_the_way),
    ("touched-other-piece", touched_other_piece),
    ("mate-given-while-in-check", mate_given_while_in_check),
    ("stalemate-called-mate", stalemate_called_mate),
    ("draw-offer-then-flag", draw_offer_then_flag),
    ("mate-before-flag-claim", mate_before_flag_claim),
    ("both-guilty", both_guilty),
    ("zero-tolerance", zero_tolerance),
    (
        "quickplay-postponed-then-flag",
        quickplay_postponed_then_flag,
    ),
    ("illegal-unnoticed-rapid", illegal_unnoticed_rapid),
    ("both-flags-last-period", both_flags_last_period),
    ("move-40-made-not-pressed", move_40_made_not_pressed),
];

#[test]
fn every_case_is_right() {
    for (name, case) in CASES {
        println!("{name}");
        case();
    }
}

#[test]
fn no_case_is_left_out() {
    let text = std::fs::read_to_string(data().join("cases.jsonl")).unwrap();
    let mut areas = BTreeMap::new();
    for line in text.lines() {
        let case: serde_json::Value = serde_json::from_str(line).unwrap();
        areas.insert(
            case["id"].as_str().unwrap().to_owned(),
            case["area"].clone(),
        );
    }
    let mut named: Vec<&str> = CASES.iter().map(|case| case.0).collect();
    named.extend(LATER);
    named.extend(CLOCK);
    for (id, area) in &areas {
        if area == "arbiter" || area == "clock" {
            assert!(named.contains(&id.as_str()), "{id}");
        }
    }
    for id in named {
        assert!(areas.contains_key(id), "{id}");
    }
}

fn edition(edition: Edition) -> GameBuilder {
    Game::builder()
        .edition(edition)
        .mode(Mode::Standard)
        .time_control("90m".parse().unwrap())
}

fn begin(builder: GameBuilder) -> Game {
    let mut game = builder.build().unwrap();
    game.apply(Act::Started { absent: vec![] }).unwrap();
    game
}

fn from(builder: GameBuilder, fen: &str) -> Game {
    begin(builder.position(fen.parse().unwrap()))
}

/// Makes a move of whoever has it, without pressing the clock.
fn make(game: &mut Game, uci: &str) -> Vec<What> {
    let act = Act::Moved {
        side: game.turn(),
        move_: uci.parse().unwrap(),
        two_hands: false,
    };
    apply(game, act)
}

fn apply(game: &mut Game, event: impl Into<Event>) -> Vec<What> {
    let rulings = game.apply(event).unwrap();
    rulings.into_iter().map(|ruling| ruling.what).collect()
}

fn press(game: &mut Game, side: Color) -> Vec<What> {
    apply(game, Act::Pressed { side })
}

fn play(game: &mut Game, moves: &str) {
    for uci in moves.split(' ') {
        let side = game.turn();
        make(game, uci);
        press(game, side);
    }
}

fn claim(game: &mut Game, ground: ClaimGround, intended: Option<&str>) -> Vec<What> {
    let act = Act::DrawClaimed {
        side: game.turn(),
        ground,
        intended: intended.map(|uci| uci.parse().unwrap()),
        not_written: false,
    };
    apply(game, act)
}

fn found(game: &mut Game, by: Observer) -> Vec<What> {
    apply(game, Act::IllegalMoveFound { by, ply: None })
}

fn answer(game: &mut Game, answer: Answer) -> Vec<What> {
    apply(game, Act::Answered { answer })
}

fn left(game: &Game, side: Color) -> u64 {
    game.clock().unwrap().time_left(side).time().as_secs()
}

fn ended(game: &Game) -> Option<(Score, EndReason)> {
    game.outcome().map(|end| (end.score, end.reason))
}

const FIFTY: &str = "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 99 113";
const SEVENTY_FIVE: &str = "8/8/2p5/3b1K1k/4p3/4PpR1/5P2/8 w - - 149 138";

fn fifty_mate_100th() {
    for every in Edition::ALL {
        let mut game = from(edition(every), FIFTY);
        make(&mut game, "g3h3");
        assert_eq!(
            ended(&game),
            Some((Score::win(White), EndReason::Checkmate))
        );
    }
}

fn seventyfive_mate() {
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

fn fifty_claim_ahead() {
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

fn claim_wrong_penalty() {
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

fn claim_rights_differ() {
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

fn claim_move_not_written() {
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

fn claim_after_own_move() {
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

fn inverted_rook() {
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

fn promotion_not_replaced() {
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

fn illegal_count() {
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

fn two_hands_not_completed() {
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

fn press_without_move() {
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

fn king_released_on_the_way() {
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

fn touched_other_piece() {
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

fn mate_given_while_in_check() {
    for every in Edition::ALL {
        let mut game = from(edition(every), "4r2k/8/8/8/8/8/1B3PPP/6K1 b - - 0 1");
        make(&mut game, "e8e1");
        press(&mut game, Black);
        assert_eq!(game.outcome(), None);
        found(&mut game, Observer::Arbiter);
        assert!(game.fen().starts_with("4r2k/"));
    }
}

fn stalemate_called_mate() {
    for every in Edition::ALL {
        let mut game = from(edition(every), "7k/5Q2/8/6K1/8/8/8/8 w - - 0 1");
        make(&mut game, "g5g6");
        assert!(game.apply(Act::Resigned { side: Black }).is_err());
        assert_eq!(ended(&game), Some((Score::DRAW, EndReason::Stalemate)));
    }
}

fn seconds(seconds: u64) -> Duration {
    Duration::from_secs(seconds)
}

fn draw_offer_then_flag() {
    for every in Edition::ALL {
        let mut game = begin(edition(every).time_control("5m".parse().unwrap()));
        make(&mut game, "e2e4");
        apply(&mut game, Act::DrawOffered { side: White });
        press(&mut game, White);
        let flag = Act::FlagNoticed {
            by: Observer::White,
            side: Black,
        };
        apply(&mut game, Event::at(seconds(301), flag));
        assert!(game.apply(Act::DrawAccepted { side: Black }).is_err());
        if game.question().is_some() {
            answer(&mut game, Answer::Yes);
        }
        assert_eq!(ended(&game), Some((Score::win(White), EndReason::FlagFall)));
    }
}

fn mate_before_flag_claim() {
    for every in Edition::ALL {
        let control = "1s".parse().unwrap();
        let fen = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1";
        let mut game = from(edition(every).time_control(control), fen);
        let (side, move_) = (White, "a1a8".parse().unwrap());
        let mate = Act::Moved {
            side,
            move_,
            two_hands: false,
        };
        apply(&mut game, Event::at(Duration::from_millis(900), mate));
        let flag = Act::FlagNoticed {
            by: Observer::Black,
            side: White,
        };
        assert!(
            game.apply(Event::at(Duration::from_millis(1200), flag))
                .is_err()
        );
        assert_eq!(
            ended(&game),
            Some((Score::win(White), EndReason::Checkmate))
        );
    }
}

fn zero_tolerance() {
    use Edition::{Fide2001, Fide2009, Fide2018, Fide2023};
    for every in [Fide2001, Fide2009, Fide2018, Fide2023] {
        let mut game = edition(every).build().unwrap();
        game.apply(Act::Started {
            absent: vec![Black],
        })
        .unwrap();
        apply(
            &mut game,
            Event::at(seconds(5), Act::Arrived { side: Black }),
        );
        let lost = Some((Score::win(White), EndReason::Absence));
        let asked = game
            .question()
            .map(|question| (question.kind, question.recommended));
        match every {
            Fide2001 => assert_eq!((ended(&game), asked), (None, None)),
            Fide2009 => assert_eq!(ended(&game), lost),
            _ => {
                let kind = QuestionKind::Lateness { side: Black };
                assert_eq!(asked, Some((kind, Some(Answer::Lost))));
            }
        }
    }
}

fn quickplay_postponed_then_flag() {
    let fen = "1k6/4r3/1K6/P5p1/4B3/8/7P/8 w - - 0 1";
    for every in [Edition::Fide2001, Edition::Fide2005, Edition::Fide2009] {
        let mut game = from(edition(every).time_control("55s".parse().unwrap()), fen);
        apply(
            &mut game,
            Act::QuickplayClaimed {
                side: White,
                ask_increment: false,
            },
        );
        answer(
            &mut game,
            Answer::Postpone {
                extra: seconds(120),
            },
        );
        assert_eq!(left(&game, Black), 55 + 120);
        play(&mut game, "h2h3 e7e8");
        let flag = Act::FlagNoticed {
            by: Observer::Black,
            side: White,
        };
        apply(&mut game, Event::at(seconds(60), flag));
        let question = game.question().unwrap();
        assert_eq!(question.kind, QuestionKind::PostponedClaim { side: White });
        assert!(question.permits(&Answer::Draw) && question.permits(&Answer::ResultByFlag));
    }
}

fn illegal_unnoticed_rapid() {
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

fn both_flags(control: &str, first: Option<Color>) -> Game {
    let builder = edition(Edition::Fide2009).time_control(control.parse().unwrap());
    let mut game = begin(builder);
    let (side, move_) = (White, "e2e4".parse().unwrap());
    let moved = Act::Moved {
        side,
        move_,
        two_hands: false,
    };
    apply(&mut game, Event::at(seconds(301), moved));
    press(&mut game, White);
    let by = Observer::Arbiter;
    apply(
        &mut game,
        Event::at(seconds(602), Act::BothFlagsNoticed { by, first }),
    );
    game
}

fn both_flags_last_period() {
    assert_eq!(both_flags("40/300:300", None).outcome(), None);
    let draw = Some((Score::DRAW, EndReason::BothFlags));
    assert_eq!(ended(&both_flags("5m", None)), draw);
    let mut game = both_flags("5m", Some(White));
    if game.question().is_some() {
        answer(&mut game, Answer::Yes);
    }
    assert_eq!(ended(&game), Some((Score::win(Black), EndReason::FlagFall)));
}

fn move_40_made_not_pressed() {
    for every in Edition::ALL {
        let control = "1/60:3600".parse().unwrap();
        let mut game = begin(edition(every).time_control(control));
        let (side, move_) = (White, "e2e4".parse().unwrap());
        let made = Act::Moved {
            side,
            move_,
            two_hands: false,
        };
        apply(&mut game, Event::at(Duration::from_millis(59_800), made));
        let flag = Act::FlagNoticed {
            by: Observer::Black,
            side: White,
        };
        apply(&mut game, Event::at(seconds(61), flag));
        if game.question().is_some() {
            answer(&mut game, Answer::Yes);
        }
        assert_eq!(ended(&game), Some((Score::win(Black), EndReason::FlagFall)));
    }
}

/// 11.8 of 2023: both players persistently refuse to comply. Nobody wins, in any edition.
fn both_guilty() {
    for year in Edition::ALL {
        let mut game = begin(edition(year));
        apply(&mut game, Act::PersistentRefusal { side: White });
        apply(&mut game, Act::PersistentRefusal { side: Black });
        let end = game.outcome().unwrap();
        assert_eq!(end.score, Score::BOTH_LOSE, "{year}");
        assert_eq!(end.reason, EndReason::BothRefused);
    }
}
