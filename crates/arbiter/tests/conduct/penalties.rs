//! The arbiter's penalties and the limits of scores.

use super::{NONE, apply, begin, draw, game, penalise, seconds, why};
use chesslaws_arbiter::{
    Act, Answer, EndReason, Forbidden, Game, PenaltyKind, PenaltySet, QuestionKind, Regulations,
};
use chesslaws_laws::Color::{Black, White};
use chesslaws_laws::rules::Scores;
use chesslaws_laws::{Edition, Points, Rules, Score};
use core::time::Duration;

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
