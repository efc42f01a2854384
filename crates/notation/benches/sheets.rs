//! How fast score sheets are made, printed, read and reconstructed.

use chesslaws_notation::SanStyle;
use chesslaws_notation::pgn::{Game, GameReader};
use chesslaws_notation::sheet::{Known, Limits, Reconstruction, ScoreSheet, reconstruct};
use divan::Bencher;
use divan::counter::ItemsCount;

const MASTERS: &[u8] = include_bytes!("../../../tests/data/pgn/masters-crlf.pgn");
const GAMES: usize = 100;

fn main() {
    divan::main();
}

fn games() -> Vec<Game> {
    GameReader::from_bytes(MASTERS)
        .take(GAMES)
        .flatten()
        .collect()
}

fn sheets() -> Vec<ScoreSheet> {
    let style = SanStyle::LAWS;
    games()
        .iter()
        .map(|game| ScoreSheet::from_game(game, &style))
        .collect()
}

#[divan::bench]
fn write(bencher: Bencher<'_, '_>) {
    let sheets = sheets();
    bencher.counter(ItemsCount::new(sheets.len())).bench(|| {
        sheets
            .iter()
            .map(|sheet| sheet.to_text().len())
            .sum::<usize>()
    });
}

#[divan::bench]
fn draw(bencher: Bencher<'_, '_>) {
    let sheets = sheets();
    bencher
        .counter(ItemsCount::new(sheets.len()))
        .bench(|| sheets.iter().filter_map(|sheet| sheet.to_svg(0)).count());
}

#[divan::bench]
fn read(bencher: Bencher<'_, '_>) {
    let texts: Vec<String> = sheets().iter().map(ScoreSheet::to_text).collect();
    bencher.counter(ItemsCount::new(texts.len())).bench(|| {
        texts
            .iter()
            .filter(|text| ScoreSheet::read(text).is_ok())
            .count()
    });
}

/// Every third entry of one sheet is illegible, every fifth of the other.
#[divan::bench(sample_count = 10)]
fn reconstruct_pairs(bencher: Bencher<'_, '_>) {
    let pairs: Vec<[ScoreSheet; 2]> = sheets()
        .into_iter()
        .map(|sheet| {
            let mut pair = [sheet.clone(), sheet];
            for (sheet, every) in pair.iter_mut().zip([3, 5]) {
                for entry in sheet.entries.iter_mut().step_by(every).skip(1) {
                    *entry = "?".parse().unwrap_or_default();
                }
            }
            pair
        })
        .collect();
    bencher.counter(ItemsCount::new(pairs.len())).bench(|| {
        let answers = pairs.iter().map(|[white, black]| {
            reconstruct(&[white, black], &Known::default(), &Limits::default())
        });
        answers
            .filter(|answer| matches!(answer, Ok(Reconstruction::Unique(_))))
            .count()
    });
}

/// Nothing legible: the whole of the default limit.
#[divan::bench(sample_count = 10)]
fn reconstruct_to_the_limit() -> bool {
    let known = Known {
        plies: Some(8),
        ..Known::default()
    };
    reconstruct(&[&ScoreSheet::default()], &known, &Limits::default()).is_err()
}

#[cfg(feature = "openings")]
#[divan::bench]
fn openings() -> usize {
    chesslaws_notation::Openings::new().len()
}
