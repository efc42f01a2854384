//! Conduct, penalties, the arbiter and scores, by article: the limits that the told games don't
//! reach.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws_arbiter::{
    Act, Answer, Breach, DeviceFact, EndReason, Event, Forbidden, Game, GameBuilder, Intervention,
    Observer, Outsider, PenaltyKind, PenaltySet, QuestionKind, Refusal, Regulations, Remark, Seen,
    What, Zone,
};
use chesslaws_laws::Color::{Black, White};
use chesslaws_laws::rules::Scores;
use chesslaws_laws::{Edition, Mode, Points, Rules, Score};
use core::time::Duration;

fn seconds(count: u64) -> Duration {
    Duration::from_secs(count)
}

fn begin(builder: GameBuilder) -> Game {
    let mut game = builder.build().unwrap();
    game.apply(Act::Started { absent: vec![] }).unwrap();
    game
}

fn game(edition: Edition) -> Game {
    let control = "90m".parse().unwrap();
    begin(Game::builder().edition(edition).time_control(control))
}

fn apply(game: &mut Game, act: Act) -> Vec<What> {
    let rulings = game.apply(act).unwrap();
    rulings.into_iter().map(|ruling| ruling.what).collect()
}

fn why(game: &mut Game, act: Act) -> Forbidden {
    let before = game.clone();
    let refused = game.apply(act).unwrap_err();
    assert_eq!(*game, before);
    match refused {
        Refusal::Law { why, .. } => why,
        other => panic!("{other}"),
    }
}

fn penalise(penalties: PenaltySet) -> Act {
    Act::Penalised {
        side: White,
        breach: Breach::Disrepute,
        penalties,
    }
}

const NONE: PenaltySet = PenaltySet {
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

fn draw(game: &mut Game) {
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

#[test]
fn fide_2001_12_6_a_breach_needs_a_penalty_in_every_edition() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        assert_eq!(
            why(&mut game, penalise(NONE)),
            Forbidden::PenaltyRequired,
            "{edition}"
        );
    }
}

#[test]
fn fide_2001_13_4_b_and_13_4_c_an_amount_of_nothing_is_no_penalty() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        let nothing = Some(Duration::ZERO);
        for set in [
            PenaltySet {
                more_time: nothing,
                ..NONE
            },
            PenaltySet {
                less_time: nothing,
                ..NONE
            },
            PenaltySet {
                points_reduced: Some(Points::ZERO),
                ..NONE
            },
        ] {
            assert_eq!(why(&mut game, penalise(set)), Forbidden::EmptyPenalty);
        }
    }
}

#[test]
fn fide_2001_13_4_time_is_no_penalty_in_a_game_without_a_clock() {
    let mut game = begin(Game::builder().edition(Edition::Fide2001));
    let set = PenaltySet {
        more_time: Some(seconds(60)),
        ..NONE
    };
    let closed = Forbidden::PenaltyNotOpen(PenaltyKind::MoreTime);
    assert_eq!(why(&mut game, penalise(set)), closed);
    assert!(game.apply(Act::Disturbed).is_err());
}

#[test]
fn fide_2001_13_4_c_all_the_time_left_can_not_be_taken() {
    // From 2014 on the arbiter is asked whether he means it.
    for edition in Edition::ALL {
        let mut game = game(edition);
        let all = PenaltySet {
            less_time: Some(seconds(90 * 60)),
            ..NONE
        };
        if Rules::of(edition).penalties.all_time_if_confirmed {
            apply(&mut game, penalise(all));
            let kind = game.question().unwrap().kind;
            assert_eq!(kind, QuestionKind::AllTimeTaken { side: White });
        } else {
            assert_eq!(why(&mut game, penalise(all)), Forbidden::NothingLeft);
        }
    }
}

#[test]
fn fide_2001_13_4_d_the_opponent_of_a_loser_wins_and_later_editions_ask() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        apply(&mut game, penalise(PenaltySet { loss: true, ..NONE }));
        if edition == Edition::Fide2001 {
            assert_eq!(game.outcome().unwrap().score, Score::win(Black));
            continue;
        }
        let kind = QuestionKind::OpponentScore { loser: White };
        assert_eq!(game.question().unwrap().kind, kind);
        let points = Points::ZERO;
        apply(
            &mut game,
            Act::Answered {
                answer: Answer::OpponentScores { points },
            },
        );
        assert_eq!(game.outcome().unwrap().score, Score::BOTH_LOSE);
        assert_eq!(game.outcome().unwrap().reason, EndReason::Penalty);
    }
}

#[test]
fn fide_2005_13_4_f_points_are_raised_to_the_maximum_at_most() {
    // The seed of 2005 leaves out "up to the maximum": the cap is kept.
    for edition in Edition::ALL {
        let mut game = game(edition);
        draw(&mut game);
        let set = PenaltySet {
            points_raised: Some(Points::ONE),
            ..NONE
        };
        assert_eq!(why(&mut game, penalise(set)), Forbidden::AboveWin);
    }
}

#[test]
fn fide_2023_10_2_both_scores_together_stay_within_the_maximum() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        draw(&mut game);
        let set = PenaltySet {
            points_raised: Some(Points::HALF),
            ..NONE
        };
        if Rules::of(edition).scores.total_capped {
            let most = Points::ONE;
            assert_eq!(why(&mut game, penalise(set)), Forbidden::TotalTooHigh(most));
        } else {
            apply(&mut game, penalise(set));
            assert_eq!(game.outcome().unwrap().score.to_string(), "0.5-1");
        }
    }
}

#[test]
fn fide_2023_12_9_5_points_of_an_event_that_scores_three_one_nothing() {
    let hundredths = Points::from_hundredths;
    let rules = Rules {
        scores: Scores {
            win: hundredths(300),
            draw: Points::ONE,
            ..Rules::FIDE_2023.scores
        },
        ..Rules::FIDE_2023
    };
    let mut game = begin(Game::builder().rules(rules));
    let two = Some(hundredths(200));
    apply(
        &mut game,
        penalise(PenaltySet {
            points_reduced: two,
            ..NONE
        }),
    );
    let half = Some(Points::HALF);
    let refused = why(
        &mut game,
        penalise(PenaltySet {
            points_reduced: half,
            ..NONE
        }),
    );
    assert_eq!(refused, Forbidden::NotAScore(Points::HALF));
    let rulings = apply(&mut game, Act::Resigned { side: Black });
    assert_eq!(
        rulings.last().unwrap().to_string(),
        "white's points are reduced by 2: the score is 1-0"
    );
}

#[test]
fn fide_2023_12_9_7_a_fine_needs_an_announcement() {
    for edition in Edition::ALL {
        let fine = PenaltySet {
            fine: Some(50),
            ..NONE
        };
        let mut silent = game(edition);
        let closed = Forbidden::PenaltyNotOpen(PenaltyKind::Fine);
        assert_eq!(why(&mut silent, penalise(fine)), closed);
        let regulations = Regulations {
            fine_announced: true,
            ..Regulations::default()
        };
        let mut announced = begin(Game::builder().edition(edition).regulations(regulations));
        let open = announced.apply(penalise(fine)).is_ok();
        assert_eq!(open, Rules::of(edition).penalties.fine, "{edition}");
    }
}

#[test]
fn fide_2023_12_9_8_rounds_are_a_penalty_from_2017_on() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        let set = PenaltySet {
            rounds: Some(1),
            ..NONE
        };
        let open = game.apply(penalise(set)).is_ok();
        assert_eq!(open, edition >= Edition::Fide2017, "{edition}");
    }
}

#[test]
fn fide_2001_13_4_g_expulsion_loses_a_running_game_and_later_asks_for_its_result() {
    for edition in Edition::ALL {
        let mut game = game(edition);
        let set = PenaltySet {
            expulsion: true,
            ..NONE
        };
        apply(&mut game, penalise(set));
        if Rules::of(edition).penalties.expulsion_loses {
            assert_eq!(game.outcome().unwrap().reason, EndReason::Expulsion);
        } else {
            let kind = game.question().unwrap().kind;
            assert_eq!(kind, QuestionKind::ResultAfterExpulsion { side: White });
        }
    }
}

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
