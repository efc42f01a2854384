//! Flags, lateness and the quickplay finish.

use crate::table::*;
use chesslaws::arbiter::{Act, Answer, EndReason, Event, Game, Observer, QuestionKind};
use chesslaws::laws::Color::{self, Black, White};
use chesslaws::laws::{Edition, Score};
use std::time::Duration;

pub(crate) fn draw_offer_then_flag() {
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

pub(crate) fn mate_before_flag_claim() {
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

pub(crate) fn zero_tolerance() {
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

pub(crate) fn quickplay_postponed_then_flag() {
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

pub(crate) fn both_flags_last_period() {
    assert_eq!(both_flags("40/300:300", None).outcome(), None);
    let draw = Some((Score::DRAW, EndReason::BothFlags));
    assert_eq!(ended(&both_flags("5m", None)), draw);
    let mut game = both_flags("5m", Some(White));
    if game.question().is_some() {
        answer(&mut game, Answer::Yes);
    }
    assert_eq!(ended(&game), Some((Score::win(Black), EndReason::FlagFall)));
}

pub(crate) fn move_40_made_not_pressed() {
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
