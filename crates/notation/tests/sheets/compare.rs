//! The sheets of both players side by side.

use super::sample;
use chesslaws_laws::{Color, Score};
use chesslaws_notation::sheet::{
    Difference, Known, Limits, Reconstruction, ScoreSheet, compare, reconstruct,
};
use core::time::Duration;

#[test]
fn fide_2023_8_1_5_a_draw_offer_on_one_sheet_only_is_a_difference() {
    let white = sample();
    let mut black = white.clone();
    black.entries[20].draw_offer = false;
    black.entries[1].clock = Some(Duration::from_secs(5381));
    black.score = Some(Score::win(Color::White));
    black.signatures.white = None;
    let found = compare(&white, &black);
    let kinds: Vec<_> = found
        .entries
        .iter()
        .map(|at| (at.ply, at.player, &at.difference))
        .collect();
    let clock = Difference::Clock {
        times: [Duration::from_secs(5380), Duration::from_secs(5381)],
    };
    assert_eq!(
        kinds,
        [
            (2, Color::Black, &clock),
            (21, Color::White, &Difference::DrawOffer { sheet: 0 }),
        ]
    );
    assert_eq!(
        found.score,
        Some([Some(Score::DRAW), Some(Score::win(Color::White))])
    );
    assert_eq!(found.unsigned, [(1, Color::White)]);
}

#[test]
fn one_move_written_in_two_ways_is_no_difference() {
    let white = ScoreSheet::read("Language: en\n1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. Nbd2\n").unwrap();
    let black = ScoreSheet::read(
        "Language: ru\n1. e2-e4 e7-e5 2. Kf3 Кf6 3. d4 ed 4. Кb1d2\n"
            .replace(" ed ", " ed4 ")
            .as_str(),
    )
    .unwrap();
    assert_eq!(compare(&white, &black).entries, []);
    // From an illegal move on the texts are compared, and one that can't be the same is told.
    let white = ScoreSheet::read("Language: en\n1. e5 e5 2. Nf3 Nf6\n").unwrap();
    let black = ScoreSheet::read("Language: de\n1. e5 e5 2. Sf3 Lf6\n").unwrap();
    let found = compare(&white, &black);
    assert_eq!(found.entries.len(), 1);
    assert_eq!(found.entries[0].ply, 4);
}

/// The sheets of the README.
#[test]
fn two_sheets_in_two_languages() {
    let white = ScoreSheet::read("Language: ru\n1. e4 e5\n2. Kf3 ?\n3. Cb5 a6\n").unwrap();
    let black = ScoreSheet::read("Language: en\n1. e4 e5\n2. ? Nc6\n3. Bb5\n").unwrap();
    let found = compare(&white, &black);
    let plies: Vec<usize> = found.entries.iter().map(|at| at.ply).collect();
    assert_eq!(plies, [3, 4, 6]);
    let known = Known {
        position: None,
        plies: Some(6),
    };
    let answer = reconstruct(&[&white, &black], &known, &Limits::default()).unwrap();
    assert!(matches!(answer, Reconstruction::Unique(reading) if reading.moves.len() == 6));
}

#[test]
fn illegible_and_missing_entries_are_told() {
    let white = ScoreSheet::read("Language: en\n1. e4 e5 2. Nf3 N?6 3. Bb5\n").unwrap();
    let black = ScoreSheet::read("Language: en\n1. ? e5 2. Nf3 Nc6 3. B?5 a6\n").unwrap();
    let found = compare(&white, &black);
    let told: Vec<_> = found
        .entries
        .into_iter()
        .map(|at| (at.ply, at.difference))
        .collect();
    assert_eq!(
        told,
        [
            (
                1,
                Difference::Illegible {
                    sheet: 1,
                    text: "e4".into()
                }
            ),
            (
                4,
                Difference::Illegible {
                    sheet: 0,
                    text: "Nc6".into()
                }
            ),
            (
                5,
                Difference::Illegible {
                    sheet: 1,
                    text: "Bb5".into()
                }
            ),
            (
                6,
                Difference::Missing {
                    sheet: 0,
                    text: "a6".into()
                }
            ),
        ]
    );
}
