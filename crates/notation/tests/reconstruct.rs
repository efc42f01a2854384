//! Games found again from damaged sheets (8.5 of the Laws).
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_board::{Move, Position};
use chesslaws_notation::SanStyle;
use chesslaws_notation::pgn::{Game, GameReader};
use chesslaws_notation::sheet::{
    Departure, Impossible, Known, Limits, Reading, Reconstruction, ReconstructionError, ScoreSheet,
    SlipKind, find_slips, reconstruct,
};
use proptest::prelude::*;
use std::sync::LazyLock;

const MASTERS: &[u8] = include_bytes!("../../../tests/data/pgn/masters-crlf.pgn");

static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let games = GameReader::from_bytes(MASTERS).map(|game| game.unwrap());
    games
        .filter(|game| game.moves().len() > 10)
        .take(150)
        .collect()
});

fn sheet(text: &str) -> ScoreSheet {
    ScoreSheet::read(&format!("Language: en\n{text}\n")).unwrap()
}

fn found(sheets: &[&ScoreSheet], known: &Known) -> Reconstruction {
    reconstruct(sheets, known, &Limits::default()).unwrap()
}

fn readings(found: Reconstruction) -> Vec<Reading> {
    match found {
        Reconstruction::Unique(reading) => vec![reading],
        Reconstruction::Ambiguous(ambiguity) => {
            assert_eq!(ambiguity.count, ambiguity.readings.len() as u64);
            ambiguity.readings
        }
        Reconstruction::Impossible(_) => vec![],
    }
}

#[test]
fn fide_2023_8_5_3_each_sheet_fills_the_gaps_of_the_other() {
    let white = sheet("1. e4 e5 2. Nf3 ? 3. Bb5 ? 4. Ba4 Nf6 5. 0-0");
    let black = sheet("1. ? e5 2. ? Nc6 3. ? a6 4. Ba4 Nf6");
    let Reconstruction::Unique(reading) = found(&[&white, &black], &Known::default()) else {
        panic!("one game agrees");
    };
    assert_eq!(reading.moves.len(), 9);
    assert_eq!(reading.departures, []);
    assert_eq!(
        reading.position.to_string(),
        "r1bqkb1r/1ppp1ppp/p1n2n2/4p3/B3P3/5N2/PPPP1PPP/RNBQ1RK1 b kq - 3 5"
    );
}

#[test]
fn russia_2011_8_5_3_an_entry_against_the_later_moves_is_wrong() {
    // Black has Bc4; only Bb5 lets the bishop go to a4.
    let white = sheet("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4");
    let black = sheet("1. e4 e5 2. Nf3 Nc6 3. Bc4 a6 4. Ba4");
    let Reconstruction::Unique(reading) = found(&[&white, &black], &Known::default()) else {
        panic!("one game agrees");
    };
    assert_eq!(reading.departures, [Departure { sheet: 1, ply: 5 }]);
}

#[test]
fn what_the_sheets_leave_open_is_told_and_not_guessed() {
    let white = sheet("1. e4 e5 2. ? d6");
    let black = sheet("1. e4 e5 2. ? d6");
    let Reconstruction::Ambiguous(ambiguity) = found(&[&white, &black], &Known::default()) else {
        panic!("many games agree");
    };
    assert_eq!(
        ambiguity.count, 28,
        "after every move of White but Bb5 Black can play d6"
    );
    assert_eq!(ambiguity.readings.len(), 16);
    assert_eq!(ambiguity.choices.len(), 1);
    assert_eq!(
        (ambiguity.choices[0].ply, ambiguity.choices[0].moves.len()),
        (3, 28)
    );

    let position = "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 3";
    let known = Known {
        position: Some(position.parse().unwrap()),
        plies: None,
    };
    let reading = readings(found(&[&white, &black], &known));
    assert_eq!(reading.len(), 1);
    assert_eq!(reading[0].moves[2].to_string(), "g1f3");
}

#[test]
fn plies_beyond_the_sheets_are_found_from_the_position() {
    // Both stopped writing in time trouble; the arbiter noted position and number of moves.
    let game = &GAMES[0];
    let plies = 24;
    let mut position = *game.start();
    for &mv in &game.moves()[..plies] {
        position.play_unchecked(mv);
    }
    let full = ScoreSheet::of_moves(game.start(), &game.moves()[..plies], &SanStyle::LAWS);
    let mut short = full.clone();
    short.entries.truncate(plies - 3);
    let known = Known {
        position: Some(position),
        plies: Some(plies),
    };
    let readings = readings(found(&[&short], &known));
    assert!(
        readings
            .iter()
            .any(|reading| reading.moves == game.moves()[..plies])
    );
    for reading in &readings {
        assert_eq!(
            reading
                .position
                .fen(Default::default())
                .to_string()
                .split(' ')
                .next(),
            position
                .fen(Default::default())
                .to_string()
                .split(' ')
                .next()
        );
    }
}

#[test]
fn sheets_that_no_game_agrees_with_are_impossible() {
    let white = sheet("1. e4 e5 2. Ke3 d6");
    let black = sheet("1. e4 e5 2. Ke3 d6");
    let limits = Limits {
        departures: 1,
        ..Limits::default()
    };
    let answer = reconstruct(&[&white, &black], &Known::default(), &limits).unwrap();
    let expected = Impossible {
        ply: 3,
        against_position: false,
    };
    assert_eq!(answer, Reconstruction::Impossible(expected));
    let known = Known {
        position: Some(Position::startpos()),
        plies: Some(0),
    };
    let empty = ScoreSheet::default();
    assert_eq!(readings(found(&[&empty], &known)).len(), 1);
    let known = Known {
        plies: Some(1),
        ..known
    };
    let expected = Impossible {
        ply: 1,
        against_position: true,
    };
    assert_eq!(
        found(&[&empty], &known),
        Reconstruction::Impossible(expected)
    );
}

#[test]
fn an_unfinished_search_is_an_error() {
    let blank = ScoreSheet::default();
    for plies in [8, usize::MAX] {
        let known = Known {
            plies: Some(plies),
            ..Known::default()
        };
        let error = reconstruct(&[&blank], &known, &Limits::default()).unwrap_err();
        assert!(
            matches!(error, ReconstructionError::Undecided { ply: 5, .. }),
            "{error}"
        );
    }
    let error = reconstruct(&[], &Known::default(), &Limits::default()).unwrap_err();
    assert_eq!(error, ReconstructionError::NoSheet);
    let known = Known {
        plies: Some(1),
        ..Known::default()
    };
    let error = reconstruct(&[&sheet("1. e4 e5")], &known, &Limits::default()).unwrap_err();
    assert!(matches!(
        error,
        ReconstructionError::TooManyEntries {
            entries: 2,
            plies: 1,
            ..
        }
    ));
    let other = ScoreSheet {
        start: Position::chess960(0).unwrap(),
        ..ScoreSheet::default()
    };
    let error = reconstruct(&[&blank, &other], &Known::default(), &Limits::default()).unwrap_err();
    assert_eq!(error, ReconstructionError::OtherStart { sheet: 1 });
}

#[test]
fn slack_tells_readings_with_more_wrong_entries() {
    let white = sheet("1. e4 e5 2. Nf3 Nc6");
    let black = sheet("1. e4 e5 2. Nf3 ?");
    let strict = readings(found(&[&white, &black], &Known::default()));
    assert_eq!(strict.len(), 1);
    let limits = Limits {
        departures: 1,
        slack: 1,
        readings: 100,
        ..Limits::default()
    };
    let more = readings(reconstruct(&[&white, &black], &Known::default(), &limits).unwrap());
    assert_eq!(more[0], strict[0], "the fewest departures come first");
    assert!(
        more.len() > 20
            && more[1..]
                .iter()
                .all(|reading| reading.departures.len() == 1)
    );
}

/// What happens to the entries at one ply.
#[derive(Debug, Clone, Copy)]
enum Damage {
    /// Of one sheet: nothing legible.
    Illegible,
    /// Of one sheet: nothing written.
    Blank,
    /// Of both: one sign each.
    Signs,
    /// Of both: nothing legible.
    Both,
    /// Of one sheet: another legal move.
    Wrong,
}

fn damages() -> impl Strategy<Value = Vec<(prop::sample::Index, bool, Damage)>> {
    let kind = prop_oneof![
        6 => Just(Damage::Illegible),
        6 => Just(Damage::Blank),
        4 => Just(Damage::Signs),
        1 => Just(Damage::Both),
        2 => Just(Damage::Wrong),
    ];
    prop::collection::vec((any::<prop::sample::Index>(), any::<bool>(), kind), 1..24)
}

/// The text with one sign made illegible.
fn smudged(text: &str, at: usize) -> String {
    let at = at % text.chars().count();
    text.chars()
        .enumerate()
        .map(|(i, sign)| if i == at { '?' } else { sign })
        .collect()
}

/// Damages a pair of sheets, each ply once, and tells how many wrong moves were written.
fn damage(
    sheets: &mut [ScoreSheet; 2],
    moves: &[Move],
    damages: &[(prop::sample::Index, bool, Damage)],
) -> u32 {
    let mut done = std::collections::HashSet::new();
    let (mut wrong, mut both) = (0, 0);
    for &(index, second, kind) in damages {
        let ply = index.index(moves.len());
        if !done.insert(ply) {
            continue;
        }
        let text = sheets[0].entries[ply].text().to_owned();
        match kind {
            Damage::Illegible => sheets[usize::from(second)].entries[ply] = "??".parse().unwrap(),
            Damage::Blank => sheets[usize::from(second)].entries[ply] = "".parse().unwrap(),
            Damage::Signs => {
                for (sheet, at) in sheets.iter_mut().zip([ply, ply / 3]) {
                    sheet.entries[ply] = smudged(&text, at).parse().unwrap();
                }
            }
            // Two plies of which nothing is known have some thousand readings.
            Damage::Both if both < 1 => {
                both += 1;
                for sheet in sheets.iter_mut() {
                    sheet.entries[ply] = "?".parse().unwrap();
                }
            }
            Damage::Wrong if wrong < 3 => {
                let mut position = sheets[0].start;
                for &mv in &moves[..ply] {
                    position.play_unchecked(mv);
                }
                let legal = position.legal_moves();
                let other = legal[index.index(legal.len())];
                if other != moves[ply] {
                    let written = SanStyle::LAWS.write(&position, other).to_string();
                    sheets[usize::from(second)].entries[ply] = written.parse().unwrap();
                    wrong += 1;
                }
            }
            Damage::Both | Damage::Wrong => {}
        }
    }
    wrong
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 150,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    /// Wherever one sheet is wrong the other is right, so that no game has fewer departures than
    /// the one that was played.
    #[test]
    fn the_game_that_was_played_is_among_the_answers(
        game in any::<prop::sample::Index>(),
        damages in damages(),
        knows_position: bool,
    ) {
        let game = game.get(&GAMES);
        let whole = ScoreSheet::from_game(game, &SanStyle::LAWS);
        let mut sheets = [whole.clone(), whole];
        let wrong = damage(&mut sheets, game.moves(), &damages);
        let known = Known {
            position: knows_position.then(|| *game.position()),
            plies: Some(game.moves().len()),
        };
        let limits = Limits { departures: wrong, readings: 100_000, ..Limits::default() };
        let answer = reconstruct(&[&sheets[0], &sheets[1]], &known, &limits).unwrap();
        let readings = readings(answer);
        prop_assert!(readings.iter().any(|reading| reading.moves == game.moves()));
        for reading in &readings {
            prop_assert_eq!(reading.departures.len() as u32, wrong);
        }
    }

    #[test]
    fn whole_sheets_have_one_reading(game in any::<prop::sample::Index>()) {
        let game = game.get(&GAMES);
        let sheet = ScoreSheet::from_game(game, &SanStyle::LAWS);
        let answer = reconstruct(&[&sheet, &sheet], &Known::default(), &Limits::default()).unwrap();
        let Reconstruction::Unique(reading) = answer else {
            return Err(TestCaseError::fail("not unique"));
        };
        prop_assert_eq!(reading.moves.as_slice(), game.moves());
    }
}

#[test]
fn a_row_left_out_or_too_many_is_found() {
    for (at, game) in GAMES.iter().take(8).enumerate() {
        let whole = ScoreSheet::from_game(game, &SanStyle::LAWS);
        let row = 2 * (2 + at % 4);
        let mut short = whole.clone();
        short.entries.drain(row..row + 2);
        let mut long = whole.clone();
        long.entries
            .splice(row..row, ["a3".parse().unwrap(), "a6".parse().unwrap()]);
        for (sheet, kind) in [(short, SlipKind::LeftOut), (long, SlipKind::TooMany)] {
            let known = Known::default();
            let slips = find_slips(&[&whole, &sheet], &known, &Limits::default()).unwrap();
            let number = row as u64 / 2 + 1;
            let found = slips
                .found
                .iter()
                .find(|slip| (slip.sheet, slip.number, slip.kind) == (1, number, kind));
            let found = found.unwrap_or_else(|| panic!("game {at}: {kind:?} {slips:?}"));
            assert_eq!(found.departures, 0);
            assert_eq!(found.corrected.entries.len(), whole.entries.len());
        }
    }
}

#[test]
fn sheets_that_agree_have_no_slip() {
    let sheet = ScoreSheet::from_game(&GAMES[3], &SanStyle::LAWS);
    let slips = find_slips(&[&sheet, &sheet], &Known::default(), &Limits::default()).unwrap();
    assert_eq!(slips.found, []);
    let error = find_slips(&[], &Known::default(), &Limits::default()).unwrap_err();
    assert_eq!(error, ReconstructionError::NoSheet);
}

/// Every move of the games with each of its signs, also a space, illegible in turn.
#[test]
fn any_illegible_sign_leaves_the_move_that_was_played_possible() {
    let limits = Limits {
        departures: 0,
        readings: 10_000,
        ..Limits::default()
    };
    for (at, game) in GAMES.iter().enumerate() {
        let whole = ScoreSheet::from_game(game, &SanStyle::LAWS);
        let known = Known {
            position: None,
            plies: Some(game.moves().len()),
        };
        for (ply, entry) in whole.entries.iter().enumerate() {
            for sign in 0..entry.text().chars().count() {
                let text = smudged(entry.text(), sign);
                let mut sheet = whole.clone();
                sheet.entries[ply] = text.parse().unwrap();
                let readings = readings(reconstruct(&[&sheet], &known, &limits).unwrap());
                let found = readings.iter().any(|read| read.moves == game.moves());
                assert!(found, "game {at}, ply {}: {text}", ply + 1);
            }
        }
    }
}
