//! Rating changes, performances and first ratings against published and independent values.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

mod common;

use chesslaws_laws::Points;
use chesslaws_scoring::rating::{
    RatedGame, RatingCategory, RatingRules, capped_k, expected_score, initial_rating,
    perfect_performance, performance, rating_change, rating_difference,
};
use chesslaws_scoring::{Date, Rational};

fn points(text: &str) -> Points {
    match text {
        "1" => Points::ONE,
        "0.5" => Points::HALF,
        "0" => Points::ZERO,
        other => panic!("{other}"),
    }
}

#[test]
fn every_case_of_the_table() {
    let (_, rows) = common::table("rating-cases.csv");
    let mut counted = 0;
    for row in &rows {
        let cell = |at: usize| row[at].trim_matches('"');
        match cell(0) {
            "change" => {
                let category: RatingCategory = cell(5).parse().unwrap();
                let date: Date = cell(6).parse().unwrap();
                let rules = RatingRules::at(category, date);
                let game = RatedGame {
                    opponent: cell(3).parse().unwrap(),
                    score: points(cell(4)),
                };
                let k = cell(2).parse().unwrap();
                let change = rating_change(cell(1).parse().unwrap(), &[game], k, &rules);
                assert_eq!(change.rounded(), cell(7).parse::<i64>().unwrap(), "{row:?}");
            }
            "performance" => {
                let ratings: Vec<i32> = cell(3).split(' ').map(|r| r.parse().unwrap()).collect();
                let score = cell(4)
                    .split(' ')
                    .map(points)
                    .fold(Points::ZERO, |a, b| a + b);
                assert_eq!(
                    performance(&ratings, score),
                    Some(cell(7).parse().unwrap()),
                    "{row:?}"
                );
            }
            "initial" => {
                // Five opponents with a sum of 9507, three points.
                let first = initial_rating(
                    &[1900, 1901, 1902, 1902, 1902],
                    Points::from_hundredths(300),
                );
                let first = first.unwrap();
                assert_eq!(first.average, Rational::new(13107, 7).unwrap());
                assert_eq!(first.p, 57);
                assert_eq!(first.rating.unwrap().to_string(), cell(7));
            }
            "round" => assert_eq!(Rational::new(-250, 100).unwrap().rounded(0), -3),
            "kcap" => assert_eq!(capped_k(20, 39).to_string(), cell(7)),
            kind => panic!("unknown kind {kind}"),
        }
        counted += 1;
    }
    assert_eq!(counted, 20);
}

#[test]
fn b02_8_1_2_is_a_table_and_not_a_formula() {
    // The logistic curve would give 0.64006 and a change of 14.4 for K 40; the table gives .36.
    assert_eq!(expected_score(-100), 36);
    // A game is worth one point whoever is stronger.
    for difference in -1000..=1000 {
        let both = u16::from(expected_score(difference)) + u16::from(expected_score(-difference));
        // At equal ratings both have .50; a difference of nought is nobody's favour.
        assert_eq!(both, 100, "{difference}");
    }
    assert_eq!(expected_score(735), 99);
    assert_eq!(expected_score(i32::MAX), 100);
    assert_eq!(expected_score(i32::MIN), 0);
}

#[test]
fn b02_8_1_1_is_its_own_mirror_image() {
    for p in 0..=100 {
        assert_eq!(rating_difference(p), -rating_difference(100 - p), "{p}");
    }
}

#[test]
fn b02_8_3_1_four_hundred_points_by_date() {
    let change = |own, opponents: &[u16], date: &str| {
        let rules = RatingRules::at(RatingCategory::Standard, date.parse().unwrap());
        let score = Points::ONE;
        let games: Vec<_> = opponents
            .iter()
            .map(|&opponent| RatedGame { opponent, score })
            .collect();
        let change = rating_change(own, &games, 10, &rules);
        let differences: Vec<i32> = change
            .games
            .iter()
            .map(|game| game.counted_difference)
            .collect();
        differences
    };
    // Once an event, in the game with the greatest difference; never needed against the stronger.
    assert_eq!(
        change(2400, &[1900, 1800, 2900], "2024/02/29"),
        [500, 400, -400]
    );
    // In every game.
    assert_eq!(
        change(2400, &[1900, 1800, 2900], "2024/03/01"),
        [400, 400, -400]
    );
    assert_eq!(change(2700, &[1900], "2025/09/30"), [400]);
    // Not for who is rated 2650 or more; the opponent's own change still has it.
    assert_eq!(change(2650, &[1900], "2025/10/01"), [750]);
    assert_eq!(change(2649, &[1900], "2025/10/01"), [400]);
    assert_eq!(change(2400, &[2813], "2025/10/01"), [-400]);
}

#[test]
fn rapid_games_with_a_gap_of_600_are_not_rated_from_december_2024() {
    let rates = |date: &str, own, opponent| {
        RatingRules::at(RatingCategory::Blitz, date.parse().unwrap()).rates(own, opponent)
    };
    assert!(rates("2024/11/30", 2700, 2000));
    assert!(!rates("2024/12/01", 2700, 2100));
    assert!(rates("2024/12/01", 2700, 2101));
    assert!(!rates("2024/12/01", 2000, 2601));
}

#[test]
fn unrated_games_do_not_count_for_the_limit_of_k() {
    let rules = RatingRules::at(RatingCategory::Rapid, Date::new(2025, 10, 1).unwrap());
    let mut games = vec![
        RatedGame {
            opponent: 1900,
            score: Points::ONE
        };
        35
    ];
    games[0].opponent = 2601;
    let change = rating_change(2000, &games, 20, &rules);
    assert!(!change.games[0].rated);
    assert_eq!(change.k, 20, "34 games are rated, 680 is below 700");
}

#[test]
fn perfect_performance_is_the_least_rating_by_brute_force() {
    let fields: [&[i32]; 4] = [
        &[1500],
        &[2200, 1450, 1800],
        &[2812, 2750, 1000, 1999],
        &[1400; 9],
    ];
    for ratings in fields {
        let games = i32::try_from(ratings.len()).unwrap();
        for halves in 1..=games * 2 {
            let score = halves * 50;
            let expected = |rating: i32| -> i32 {
                ratings
                    .iter()
                    .map(|other| i32::from(expected_score(rating - other)))
                    .sum()
            };
            let least = (-1000..4000)
                .find(|&rating| expected(rating) >= score)
                .unwrap();
            let found = perfect_performance(ratings, Points::from_hundredths(score));
            assert_eq!(found, Some(least), "{ratings:?} {halves}");
        }
    }
}
