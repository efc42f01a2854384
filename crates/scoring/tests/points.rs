//! The articles on points, edition by edition.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

use chesslaws_laws::{Citable, Color, Edition, Points, Provision, Rules, Score};
use chesslaws_scoring::points::{
    AbsenceRuling, GameAward, PenaltyError, PointSystem, ScoreError, absence, recommended_score,
};
use chesslaws_scoring::{Player, RoundResult, Tournament};

fn game(edition: Edition, score: Score) -> GameAward {
    GameAward::new(PointSystem::STANDARD, edition, score).unwrap()
}

fn article(provision: Provision, edition: Edition) -> &'static str {
    provision.cite(edition).unwrap().article.number
}

fn score(white: i32, black: i32) -> Score {
    Score {
        white: Points::from_hundredths(white),
        black: Points::from_hundredths(black),
    }
}

/// The points of a win, a draw, a loss and of forfeits and byes.
fn check_values(system: PointSystem, expected: [i32; 8]) {
    use RoundResult as R;
    let results = [
        R::Win,
        R::Draw,
        R::Loss,
        R::ForfeitWin,
        R::ForfeitLoss,
        R::PairingBye,
        R::HalfBye,
        R::ZeroBye,
    ];
    for (result, expected) in results.into_iter().zip(expected) {
        for color in Color::ALL {
            let points = system.award(result, Some(color));
            assert_eq!(points.hundredths(), expected, "{}", result.name());
        }
    }
}

#[test]
fn fide_2023_10_1_fide_2001_11_1_fide_2005_11_1_russia_2011_12_1_one_half_nothing() {
    check_values(PointSystem::STANDARD, [100, 50, 0, 100, 0, 100, 50, 0]);
    for (edition, number) in [
        (Edition::Fide2023, "10.1"),
        (Edition::Fide2014, "10.1"),
        (Edition::Fide2001, "11.1"),
        (Edition::Fide2005, "11.1"),
        (Edition::Russia2011, "12.1"),
    ] {
        assert_eq!(article(Provision::Scores, edition), number);
    }
}

#[test]
fn fide_2023_10_1_other_points_announced_beforehand() {
    check_values(
        PointSystem::THREE_ONE_ZERO,
        [300, 100, 0, 300, 0, 300, 100, 0],
    );
    check_values(
        PointSystem::THREE_TWO_ONE,
        [300, 200, 100, 300, 0, 300, 200, 0],
    );
    let quarters = PointSystem::symmetric(
        Points::from_hundredths(125),
        Points::from_hundredths(60),
        Points::from_hundredths(15),
    );
    check_values(quarters, [125, 60, 15, 125, 15, 125, 60, 15]);
}

#[test]
fn fide_2023_10_1_a_drawn_armageddon_is_won_by_black() {
    let system = PointSystem::ARMAGEDDON;
    assert!(system.check(score(0, 100), &Rules::FIDE_2023).is_ok());
    assert_eq!(system.maximum_total(), Points::ONE);
    let mut builder = Tournament::builder("Play-off", 1);
    builder.system(system);
    builder
        .player(Player::new(1, "White"))
        .player(Player::new(2, "Black"));
    builder.game(1, 1, 2, Score::DRAW).unwrap();
    let event = builder.build().unwrap();
    assert_eq!(event.points(1), Some(Points::ZERO));
    assert_eq!(event.points(2), Some(Points::ONE));
}

#[test]
fn fide_2023_10_2_only_normal_scores_and_never_more_than_the_maximum() {
    let system = PointSystem::STANDARD;
    for allowed in [
        score(100, 0),
        score(50, 50),
        score(0, 0),
        score(0, 50),
        score(50, 0),
    ] {
        assert!(
            system.check(allowed, &Rules::FIDE_2023).is_ok(),
            "{allowed}"
        );
    }
    let share = Points::from_hundredths(75);
    let odd = ScoreError::NotAValue {
        color: Color::White,
        share,
    };
    assert_eq!(system.check(score(75, 25), &Rules::FIDE_2023), Err(odd));
    for too_much in [score(100, 50), score(100, 100), score(50, 100)] {
        assert!(matches!(
            system.check(too_much, &Rules::FIDE_2023),
            Err(ScoreError::TotalTooHigh { .. })
        ));
    }
    assert!(system.check(score(-50, 100), &Rules::FIDE_2023).is_err());
}

#[test]
fn fide_2023_11_7_fide_2001_12_7_fide_2005_12_8_russia_2011_13_8_persistent_refusal() {
    for (edition, number) in [
        (Edition::Fide2023, "11.7"),
        (Edition::Fide2001, "12.7"),
        (Edition::Fide2005, "12.8"),
        (Edition::Russia2011, "13.8"),
    ] {
        assert_eq!(article(Provision::PersistentRefusal, edition), number);
        for opponent in [Points::ZERO, Points::HALF, Points::ONE] {
            let mut game = game(edition, Score::DRAW);
            game.declare_lost(Color::White, opponent).unwrap();
            assert_eq!(
                (game.score().white, game.score().black),
                (Points::ZERO, opponent)
            );
        }
        let mut game = game(edition, Score::DRAW);
        assert!(
            game.declare_lost(Color::White, Points::from_hundredths(75))
                .is_err()
        );
        assert_eq!(game.score(), Score::DRAW, "what is refused changes nothing");
        assert!(game.changes().is_empty());
    }
}

#[test]
fn fide_2023_11_8_fide_2001_12_8_fide_2005_12_9_russia_2011_13_9_both_lose() {
    for (edition, number) in [
        (Edition::Fide2023, "11.8"),
        (Edition::Fide2001, "12.8"),
        (Edition::Fide2005, "12.9"),
        (Edition::Russia2011, "13.9"),
    ] {
        let mut game = game(edition, Score::win(Color::Black));
        game.both_lose().unwrap();
        assert_eq!(game.score(), Score::BOTH_LOSE);
        assert_eq!(game.changes()[0].cite.unwrap().article.number, number);
        assert_eq!(game.over_the_board(), Some(Score::win(Color::Black)));
    }
}

#[test]
fn fide_2023_12_9_4_fide_2001_13_4_f_fide_2005_13_4_f_russia_2011_14_4_6_raising() {
    for (edition, number) in [
        (Edition::Fide2023, "12.9.4"),
        (Edition::Fide2001, "13.4.f"),
        (Edition::Fide2005, "13.4.f"),
        (Edition::Russia2011, "14.4.6"),
    ] {
        let mut game = game(edition, score(0, 50));
        game.raise(Color::Black, Points::HALF).unwrap();
        assert_eq!(game.score(), Score::win(Color::Black));
        assert_eq!(game.changes()[0].cite.unwrap().article.number, number);
        // One point is the maximum for the player, and from 2014 on for the game.
        assert!(matches!(
            game.raise(Color::Black, Points::HALF),
            Err(PenaltyError::Score(_))
        ));
        let other = game.raise(Color::White, Points::HALF);
        if Rules::of(edition).scores.total_capped {
            assert!(matches!(other, Err(PenaltyError::Score(_))));
            assert_eq!(game.score(), Score::win(Color::Black));
        } else {
            assert_eq!(other, Ok(()));
            assert_eq!(game.score(), score(50, 100));
        }
    }
    let mut football = GameAward::new(
        PointSystem::THREE_ONE_ZERO,
        Edition::Fide2023,
        score(0, 100),
    )
    .unwrap();
    football
        .raise(Color::Black, Points::from_hundredths(200))
        .unwrap();
    assert_eq!(football.score(), score(0, 300));
}

#[test]
fn fide_2023_12_9_5_fide_2001_13_4_e_fide_2005_13_4_e_russia_2011_14_4_5_reducing() {
    for (edition, number) in [
        (Edition::Fide2023, "12.9.5"),
        (Edition::Fide2001, "13.4.e"),
        (Edition::Fide2005, "13.4.e"),
        (Edition::Russia2011, "14.4.5"),
    ] {
        let mut game = game(edition, Score::DRAW);
        game.reduce(Color::White, Points::HALF).unwrap();
        assert_eq!(game.score(), score(0, 50));
        assert_eq!(game.changes()[0].cite.unwrap().article.number, number);
        assert!(
            game.reduce(Color::White, Points::HALF).is_err(),
            "below nothing"
        );
        assert!(
            game.reduce(Color::Black, -Points::HALF).is_err(),
            "a step is positive"
        );
        assert_eq!(game.score(), score(0, 50));
    }
}

#[test]
fn fide_2023_12_9_6_declared_lost_and_the_opponents_score_decided() {
    let mut game = game(Edition::Fide2023, Score::win(Color::White));
    game.declare_lost(Color::White, Points::HALF).unwrap();
    assert_eq!(game.score(), score(0, 50));
    assert_eq!(game.changes()[0].cite.unwrap().article.number, "12.9.6");
}

#[test]
fn fide_2023_12_9_8_and_12_9_9_fide_2001_13_4_g_russia_2011_14_4_7_out_of_later_rounds() {
    let mut builder = Tournament::builder("Open", 3);
    builder
        .player(Player::new(1, "Offender"))
        .player(Player::new(2, "Other"));
    builder.game(1, 1, 2, Score::win(Color::White)).unwrap();
    // Excluded from round 2 only: an absence of no points.
    builder.bye(2, 1, RoundResult::ZeroBye).unwrap();
    builder.expel(1, 2).unwrap();
    let event = builder.build().unwrap();
    assert_eq!(event.points(1), Some(Points::ONE), "the result stays");
    assert!(!event.player(1).unwrap().ranked);
    let standings =
        chesslaws_scoring::Calculation::new(&event, chesslaws_scoring::Options::default())
            .standings(&[]);
    assert_eq!(standings.row(1).unwrap().rank, None);
    assert_eq!(standings.row(2).unwrap().rank, Some(1));
    for (edition, number) in [
        (Edition::Fide2023, "12.9.9"),
        (Edition::Fide2001, "13.4.g"),
        (Edition::Fide2005, "13.4.g"),
        (Edition::Russia2011, "14.4.7"),
    ] {
        assert_eq!(article(Provision::Expulsion, edition), number);
    }
}

#[test]
fn fide_2023_8_7_fide_2001_8_7_fide_2005_8_7_russia_2011_8_7_a_signed_result_stands_until_decided()
{
    for edition in [
        Edition::Fide2023,
        Edition::Fide2001,
        Edition::Fide2005,
        Edition::Russia2011,
    ] {
        // Black won; both signed 1-0, which stands.
        let mut game = game(edition, Score::win(Color::White));
        assert_eq!(game.score(), Score::win(Color::White));
        game.correct(Score::win(Color::Black)).unwrap();
        assert_eq!(game.score(), Score::win(Color::Black));
        assert_eq!(game.changes()[0].cite.unwrap().article.number, "8.7");
        assert_eq!(
            game.over_the_board(),
            Some(Score::win(Color::Black)),
            "ratings follow"
        );
    }
}

/// Until 2011 nothing keeps the two scores together below the most that is normally given.
#[test]
fn fide_2014_10_2_the_total_is_capped_from_then_on() {
    let system = PointSystem::STANDARD;
    for edition in Edition::ALL {
        let rules = Rules::of(edition);
        let capped = edition >= Edition::Fide2014;
        for generous in [score(100, 50), score(100, 100), score(50, 100)] {
            assert_eq!(system.check(generous, &rules).is_err(), capped, "{edition}");
            let mut game = GameAward::new(system, edition, Score::DRAW).unwrap();
            assert_eq!(game.correct(generous).is_err(), capped, "{edition}");
        }
        assert!(system.check(score(75, 25), &rules).is_err(), "{edition}");
    }
}

#[test]
fn fide_2005_12_2_b_12_8_and_13_commentary_recommended_scores() {
    let recommended = |can_mate| {
        recommended_score(&Rules::FIDE_2005, Color::Black, can_mate)
            .unwrap()
            .0
    };
    assert_eq!(recommended(true), score(100, 0));
    assert_eq!(recommended(false), score(50, 0));
    assert!(recommended_score(&Rules::FIDE_2023, Color::Black, true).is_none());
}

#[test]
fn russia_2011_13_19_absence_without_a_valid_reason_excludes() {
    let ruling = absence(&Rules::RUSSIA_2011, 1, Some(false));
    assert!(
        matches!(ruling, AbsenceRuling::Excluded(Some(cite)) if cite.article.number == "13.19")
    );
    assert_eq!(
        absence(&Rules::RUSSIA_2011, 1, Some(true)),
        AbsenceRuling::Nothing
    );
}

#[test]
fn russia_2011_13_20_the_third_absence_excludes_whatever_the_reasons() {
    let ruling = absence(&Rules::RUSSIA_2011, 3, Some(true));
    assert!(
        matches!(ruling, AbsenceRuling::Excluded(Some(cite)) if cite.article.number == "13.20")
    );
    assert_eq!(
        absence(&Rules::RUSSIA_2011, 2, Some(true)),
        AbsenceRuling::Nothing
    );
    assert_eq!(
        absence(&Rules::FIDE_2023, 3, Some(false)),
        AbsenceRuling::Nothing
    );
}

#[test]
fn russia_2011_14_8_an_arranged_game_is_lost_by_both_after_it_was_signed() {
    let mut game = game(Edition::Russia2011, Score::DRAW);
    game.correct(Score::DRAW).unwrap();
    game.arranged().unwrap();
    assert_eq!(game.score(), Score::BOTH_LOSE);
    assert_eq!(game.changes()[1].cite.unwrap().article.number, "14.8");
}

#[test]
fn annulled_and_replayed_games() {
    let mut award = game(Edition::Fide2023, Score::win(Color::White));
    award.annul().unwrap();
    assert_eq!(
        award.raise(Color::White, Points::HALF),
        Err(PenaltyError::Annulled)
    );
    let mut builder = Tournament::builder("Open", 2);
    builder.player(Player::new(1, "Alyx").rating(1500));
    builder.player(Player::new(2, "Bruno").rating(1500));
    builder.awarded_game(1, 1, 2, &award).unwrap();
    award.replay(Score::DRAW).unwrap();
    builder.awarded_game(2, 2, 1, &award).unwrap();
    let event = builder.build().unwrap();
    assert_eq!(
        event.points(1),
        Some(Points::HALF),
        "the annulled game counts for nobody"
    );
    let calculation =
        chesslaws_scoring::Calculation::new(&event, chesslaws_scoring::Options::default());
    let explanation = calculation.explain(1, &"BH".parse().unwrap()).unwrap();
    assert_eq!(explanation.contributions.len(), 1);
    let lines = chesslaws_scoring::rating::rating_lines(&event);
    assert_eq!(lines[0].games.len(), 1);
}

#[test]
fn ratings_use_the_board_and_standings_the_award() {
    let mut award = game(Edition::Fide2023, Score::win(Color::White));
    award.declare_lost(Color::White, Points::HALF).unwrap();
    let mut builder = Tournament::builder("Open", 1);
    builder.player(Player::new(1, "Alyx").rating(1500));
    builder.player(Player::new(2, "Bruno").rating(1500));
    builder.awarded_game(1, 1, 2, &award).unwrap();
    let event = builder.build().unwrap();
    assert_eq!(event.points(1), Some(Points::ZERO));
    assert_eq!(event.points(2), Some(Points::HALF));
    let lines = chesslaws_scoring::rating::rating_lines(&event);
    assert_eq!(lines[0].score, Points::ONE);
    assert_eq!(lines[0].performance, Some(2300));
}
