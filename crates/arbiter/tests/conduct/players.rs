//! The players' conduct, the arbiter's part, and results that are changed.

use super::{apply, begin, draw, game, seconds, why};
use chesslaws_arbiter::{
    Act, Answer, Breach, BuildError, DeviceFact, Event, Forbidden, Game, Intervention, Observer,
    Outsider, QuestionKind, Refusal, Regulations, Remark, Seen, What, Zone,
};
use chesslaws_laws::Color::{Black, White};
use chesslaws_laws::{Edition, Mode, Parameter, Points, Rules, Score};

#[test]
fn fide_2001_12_4_the_move_is_had_once_the_opponents_is_made() {
    // White has made a move and not pressed: Black has the move, and White may leave the area.
    let mut game = game(Edition::Fide2001);
    let made = Act::Moved {
        side: White,
        move_: "e2e4".parse().unwrap(),
        two_hands: false,
    };
    apply(&mut game, made);
    let leaves = |side| Act::PlayerLeft {
        side,
        zone: Zone::Area,
        permitted: false,
        reported: false,
    };
    let zone = Zone::Area;
    assert_eq!(
        apply(&mut game, leaves(White)),
        [What::MayLeave { side: White, zone }]
    );
    apply(&mut game, leaves(Black));
    let kind = game.question().unwrap().kind;
    assert!(matches!(
        kind,
        QuestionKind::Conduct {
            side: Black,
            breach: Breach::LeavingArea,
            ..
        }
    ));
}

#[test]
fn russia_2011_13_16_walking_out_is_no_resignation() {
    let mut game = game(Edition::Russia2011);
    apply(&mut game, Act::WalkedOut { side: White });
    assert!(game.outcome().is_none() && game.question().is_none());
    assert!(game.clock().unwrap().running().is_some());
}

#[test]
fn fide_2023_11_6_the_clock_stands_while_the_arbiter_judges_and_runs_on() {
    let mut game = game(Edition::Fide2023);
    let report = |game: &mut Game, at| {
        let act = Act::ConductReported {
            by: Observer::Black,
            side: White,
            breach: Breach::Distraction,
        };
        game.apply(Event::at(seconds(at), act)).unwrap();
    };
    report(&mut game, 10);
    assert!(game.clock().unwrap().running().is_none());
    let answer = Answer::NoBreach;
    let answered = Event::at(seconds(400), Act::Answered { answer });
    game.apply(answered).unwrap();
    let clock = game.clock().unwrap();
    assert_eq!(clock.running(), Some(White));
    assert_eq!(clock.time_left(White).time(), seconds(90 * 60 - 10));
    // Clocks that the arbiter has stopped stay so.
    let by = Observer::Arbiter;
    apply(&mut game, Act::ClocksStopped { by });
    report(&mut game, 500);
    apply(
        &mut game,
        Act::Answered {
            answer: Answer::NoBreach,
        },
    );
    assert!(game.clock().unwrap().running().is_none());
}

#[test]
fn fide_2005_12_2_b_only_ringing_loses_and_later_any_sound() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        let sounded = Act::DeviceReported {
            side: White,
            fact: DeviceFact::Sounded,
            authorised: false,
            switched_off: false,
        };
        apply(&mut game, sounded);
        let loses = matches!(
            edition,
            Edition::Fide2009 | Edition::Russia2011 | Edition::Fide2014 | Edition::Fide2017
        );
        assert_eq!(game.outcome().is_some(), loses, "{edition}");
    }
}

#[test]
fn russia_2011_13_3_2_a_later_fact_cannot_change_a_finished_game() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        apply(&mut game, Act::Resigned { side: White });
        let rang = Act::DeviceReported {
            side: Black,
            fact: DeviceFact::Rang,
            authorised: false,
            switched_off: false,
        };
        assert_eq!(game.apply(rang), Err(Refusal::Over));
    }
}

#[test]
fn fide_2001_13_6_when_the_arbiter_steps_in() {
    use Intervention::{May, Must, MustNot};
    let rapid = |edition| {
        let control = "20m".parse().unwrap();
        begin(Game::builder().edition(edition).time_control(control))
    };
    // Illegal moves, touched pieces, flags.
    let expected = [
        (Edition::Fide2001, [MustNot, MustNot, MustNot]),
        (Edition::Fide2005, [MustNot, MustNot, MustNot]),
        (Edition::Fide2009, [MustNot, MustNot, MustNot]),
        (Edition::Russia2011, [MustNot, MustNot, MustNot]),
        (Edition::Fide2014, [Must, Must, May]),
        (Edition::Fide2017, [Must, Must, Must]),
        (Edition::Fide2018, [Must, Must, Must]),
        (Edition::Fide2023, [Must, Must, Must]),
    ];
    for (edition, verdicts) in expected {
        let game = rapid(edition);
        assert_eq!(game.mode(), Mode::Rapid);
        let seen = [Seen::IllegalMove, Seen::TouchBreach, Seen::Flag];
        assert_eq!(
            seen.map(|seen| game.intervention(seen).0),
            verdicts,
            "{edition}"
        );
        assert_eq!(game.intervention(Seen::Moves).0, MustNot);
    }
    for edition in Edition::ALL {
        let standard = game(edition);
        assert_eq!(standard.intervention(Seen::IllegalMove).0, Must);
        assert_eq!(standard.intervention(Seen::Flag).0, May);
    }
}

#[test]
fn fide_2001_8_5_after_a_flag_has_fallen_the_number_of_moves_may_be_told() {
    let control = "5m".parse().unwrap();
    let mut game = begin(Game::builder().time_control(control));
    let remark = Remark::NumberOfMoves;
    let told = |rulings: &[What]| matches!(rulings, [What::RemarkInOrder { .. }]);
    let early = apply(&mut game, Act::ArbiterRemarked { remark });
    assert!(!told(&early));
    let act = Act::ArbiterRemarked { remark };
    let rulings = game.apply(Event::at(seconds(301), act)).unwrap();
    assert!(told(&[rulings[0].what.clone()]));
}

#[test]
fn fide_2023_11_4_players_who_have_finished_are_spectators() {
    use chesslaws_arbiter::Interference;
    for edition in Edition::ALL {
        let mut game = game(edition);
        let speaks = Act::Interfered {
            who: Outsider::Black,
            how: Interference::Speaks,
        };
        assert_eq!(game.apply(speaks.clone()), Err(Refusal::NotOver));
        apply(&mut game, Act::Resigned { side: Black });
        let before = *game.outcome().unwrap();
        let rulings = apply(&mut game, speaks);
        assert_eq!(rulings[0], What::IsSpectator { side: Black });
        assert_eq!(*game.outcome().unwrap(), before);
    }
}

#[test]
fn fide_2001_8_7_a_signed_result_stands_unless_the_arbiter_decides_otherwise() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        let correct = Act::ResultCorrected {
            white: Points::ONE,
            black: Points::ZERO,
        };
        assert_eq!(game.apply(correct.clone()), Err(Refusal::NotOver));
        draw(&mut game);
        apply(&mut game, correct);
        assert_eq!(game.outcome().unwrap().score, Score::win(White));
        assert_eq!(game.score_changes().len(), 1);
    }
}

#[test]
fn fide_2001_preface_a_decision_by_analogy_needs_its_reason() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        let decide = |reason: &str| Act::DecidedByAnalogy {
            article: "7.5".to_owned(),
            reason: reason.to_owned(),
            score: None,
        };
        assert_eq!(why(&mut game, decide(" ")), Forbidden::NoReasonGiven);
        let rulings = game.apply(decide("the board fell")).unwrap();
        assert!(rulings[0].cite.is_some(), "{edition}");
    }
}

#[test]
fn fide_2023_11_10_an_appeal_leaves_the_result_provisional_until_it_is_decided() {
    let mut game = game(Edition::Fide2023);
    apply(&mut game, Act::Resigned { side: White });
    let act = Act::Appealed {
        side: White,
        two_minutes: false,
    };
    apply(&mut game, act);
    assert_eq!(game.appeal(), Some(White));
    apply(&mut game, Act::AppealDecided { upheld: false });
    assert_eq!(game.appeal(), None);
}

#[test]
fn russia_2011_13_19_lateness_counts_as_absence_only_if_the_rules_say_so() {
    let mut rules = Rules::RUSSIA_2011;
    for counts in [false, true] {
        rules.arrival.lateness_is_absence = counts;
        let mut game = Game::builder().rules(rules).build().unwrap();
        apply(
            &mut game,
            Act::Started {
                absent: vec![Black],
            },
        );
        let late = Event::at(seconds(60), Act::Arrived { side: Black });
        game.apply(late).unwrap();
        let count = Act::NoShowCounted {
            side: Black,
            earlier: 0,
            valid_reason: false,
        };
        assert_eq!(game.apply(count).is_ok(), counts);
    }
}

#[test]
fn fide_2001_preface_own_rules_are_not_valid_in_events_that_fide_rates() {
    let regulations = Regulations {
        rated_by_fide: true,
        ..Regulations::default()
    };
    let build = |rules| {
        Game::builder()
            .rules(rules)
            .regulations(regulations)
            .build()
    };
    for edition in Edition::ALL {
        let mut rules = Rules::of(edition);
        assert!(build(rules).is_ok());
        // How late is too late is for the event to say.
        rules.default_time = seconds(900);
        assert!(build(rules).is_ok());
        rules.repetition.claim_at = 4;
        let refused = BuildError::Override(Parameter::ThreefoldCount);
        assert_eq!(build(rules), Err(refused), "{edition}");
    }
}
