//! Faults that programs had in public, each with its right value.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

mod common;

use chesslaws_laws::{Color, Points, Score};
use chesslaws_scoring::trf::{Document, Fault, ReadOptions, Version, WriteOptions};
use chesslaws_scoring::{
    Calculation, Format, Options, Player, RoundResult, TieBreak, TieBreakRules, TieBreakValue,
    Tournament, TournamentBuilder,
};

fn players(builder: &mut TournamentBuilder, count: u16) {
    for number in 1..=count {
        builder.player(Player::new(number, format!("Player {number}")).rating(1500));
    }
}

fn value(event: &Tournament, rules: TieBreakRules, number: u16, code: &str) -> String {
    let options = Options {
        rules: Some(rules),
        ..Options::default()
    };
    let explanation = Calculation::new(event, options).explain(number, &code.parse().unwrap());
    let explanation = explanation.unwrap();
    explanation.value.text(explanation.tie_break.kind)
}

/// A player's line with its end.
fn line(number: u16, points: &str, rounds: &str) -> String {
    common::line(number, points, rounds) + "\n"
}

#[test]
fn lines_of_these_tests_have_the_columns_of_the_format() {
    let text = line(1, "0.0", "   2 w 0") + &line(2, "1.0", "   1 b 1");
    let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
    assert_eq!(document.tournament().points(2), Some(Points::ONE));
    assert_eq!(
        document.tournament().players()[1].declared_points,
        Some(Points::ONE)
    );
}

#[test]
fn pairing_allocated_bye_is_written_u_and_not_f() {
    // lila #6669, bbpPairings #19: with F the engine gives a second bye.
    let mut builder = Tournament::builder("Open", 1);
    players(&mut builder, 1);
    builder.bye(1, 1, RoundResult::PairingBye).unwrap();
    for version in [Version::Trf16, Version::Trf26] {
        let document = Document::new(builder.build().unwrap(), version);
        let player = document
            .records()
            .iter()
            .find(|record| record.code() == "001");
        assert!(player.unwrap().text().ends_with("0000 - U"));
    }
}

#[test]
fn every_row_has_as_many_rounds_as_the_event() {
    // lila #6906: rows of 16 rounds in an event of 15.
    let mut builder = Tournament::builder("Open", 15);
    players(&mut builder, 2);
    builder.game(15, 1, 2, Score::DRAW).unwrap();
    let document = Document::new(builder.build().unwrap(), Version::Trf26);
    for record in document
        .records()
        .iter()
        .filter(|record| record.code() == "001")
    {
        assert_eq!(record.text().len(), 91 + 15 * 10 - 2, "{}", record.text());
    }
    let text = "XXR 1\n".to_owned() + &line(1, "0.0", "0000 - Z  0000   -");
    let error = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap_err();
    assert_eq!((error.line, error.column), (2, 102));
}

#[test]
fn a_bye_with_an_opponent_is_refused_with_what_is_right() {
    // lila #14387.
    let text = line(1, "1.0", "   2 w +") + &line(2, "0.0", "   1 b Z");
    let error = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap_err();
    assert_eq!((error.line, error.column), (2, 99));
    assert!(error.to_string().contains("1 b -"), "{error}");
    let text = line(1, "1.0", "   2 w +") + &line(2, "0.0", "   1 b -");
    let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
    assert_eq!(document.tournament().points(1), Some(Points::ONE));
}

#[test]
fn absence_is_a_in_record_162_and_z_is_understood() {
    // bbpPairings #36.
    for symbol in ['A', 'Z'] {
        let text = format!("162  W 1.0    {symbol} 0.3\n") + &line(1, "0.3", "0000 - Z");
        let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
        let event = document.into_tournament();
        assert_eq!(event.points(1), Some(Points::from_hundredths(30)));
        let written = Document::new(event, Version::Trf26);
        let record = written
            .records()
            .iter()
            .find(|record| record.code() == "162");
        assert!(record.unwrap().text().contains("A 0.3"));
    }
}

#[test]
fn a_pairing_bye_of_half_a_point() {
    // bbpPairings #28.
    for record in ["162  P 0.5\n", "XXS PAB=.5\n"] {
        let text = record.to_owned() + &line(1, "0.5", "0000 - U");
        let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
        let event = document.into_tournament();
        assert_eq!(event.points(1), Some(Points::HALF));
        assert_eq!(value(&event, TieBreakRules::FIDE_2026, 1, "WIN"), "0");
    }
}

#[test]
fn a_colour_without_an_opponent_is_an_error_with_its_place() {
    // bbpPairings #25.
    let text = line(1, "0.0", "0000 w");
    let error = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap_err();
    assert_eq!((error.line, error.column), (1, 97));
    assert_eq!(error.fault, Fault::ColorWithoutOpponent { color: 'w' });
}

#[test]
fn a_bye_counts_in_sonneborn_berger_with_the_dummy_of_the_edition() {
    // lila #13694: 26.5 is the virtual opponent of 2009. Six wins worth 21 and a bye, seven rounds.
    let mut builder = Tournament::builder("Open", 7);
    players(&mut builder, 7);
    for round in 1..=6 {
        let opponent = round + 1;
        builder
            .game(round, 1, opponent, Score::win(Color::White))
            .unwrap();
        // Each opponent makes 3.5 of the other rounds with byes that the pairing gave.
        for (other, at) in (1..=7).filter(|&other| other != round).zip(0..) {
            let bye = match at {
                0 => RoundResult::HalfBye,
                1..=3 => RoundResult::PairingBye,
                _ => RoundResult::ZeroBye,
            };
            builder.bye(other, opponent, bye).unwrap();
        }
        builder.adjust(None, opponent, Points::ZERO).unwrap();
    }
    builder.bye(7, 1, RoundResult::PairingBye).unwrap();
    let event = builder.build().unwrap();
    // Absences at the end count as draws for player 1; take what they add away again.
    let adjusted: i64 = (2..=7)
        .map(|number| {
            let entries = event.entries(number).unwrap();
            let last = entries
                .iter()
                .rposition(|e| !e.result.is_voluntary_absence())
                .unwrap();
            let later = i64::try_from(entries.len() - last - 1).unwrap();
            350 + later * 50
        })
        .sum();
    for (rules, dummy) in [
        (TieBreakRules::FIDE_2024, 700),
        (TieBreakRules::FIDE_2026, 350),
    ] {
        let found: f64 = value(&event, rules, 1, "SB").parse().unwrap();
        let expected = (adjusted + dummy) as f64 / 100.0;
        assert!((found - expected).abs() < 1e-9, "{found} {expected}");
    }
}

#[test]
fn fore_buchholz_needs_the_planned_number_of_rounds() {
    // scalachess #737 takes the last round submitted for the last round of the event.
    let mut builder = Tournament::builder("Open", 3);
    players(&mut builder, 2);
    builder.game(1, 1, 2, Score::win(Color::White)).unwrap();
    builder.game(2, 2, 1, Score::win(Color::Black)).unwrap();
    let interim = |event: &Tournament| {
        let options = Options {
            after_round: Some(2),
            ..Options::default()
        };
        let calculation = Calculation::new(event, options);
        let explanation = calculation.explain(2, &"FB".parse().unwrap()).unwrap();
        explanation.value.number().unwrap().to_decimal(1)
    };
    assert_eq!(
        interim(&builder.build().unwrap()),
        "4.0",
        "round 2 is not the last"
    );
    // Paired for the last round and not played yet: that game counts as a draw.
    builder.pairing(3, 1, 2).unwrap();
    let event = builder.build().unwrap();
    assert_eq!(value(&event, TieBreakRules::FIDE_2026, 2, "FB"), "7.5");
    assert_eq!(
        value(&event, TieBreakRules::FIDE_2026, 2, "BH"),
        "4.0",
        "the game is not over"
    );
}

#[test]
fn fore_buchholz_counts_forfeits_of_the_last_round_as_draws() {
    // tiebreak-core 1.2.0 keeps them at face value.
    let mut builder = Tournament::builder("Open", 1);
    players(&mut builder, 2);
    builder.forfeit(1, 1, 2, Some(Color::White)).unwrap();
    let event = builder.build().unwrap();
    assert_eq!(value(&event, TieBreakRules::FIDE_2026, 1, "FB"), "0.5");
    assert_eq!(value(&event, TieBreakRules::FIDE_2026, 2, "FB"), "0.5");
    assert_eq!(value(&event, TieBreakRules::FIDE_2026, 1, "BH"), "0.0");
}

#[test]
fn average_performance_of_opponents_is_whole() {
    // scalachess #831: 1693 and 1500 make 1597, half up.
    let mut builder = Tournament::builder("Open", 3);
    players(&mut builder, 4);
    builder.game(1, 2, 3, Score::win(Color::White)).unwrap();
    builder.game(2, 1, 2, Score::DRAW).unwrap();
    builder.game(3, 1, 4, Score::DRAW).unwrap();
    let event = builder.build().unwrap();
    assert_eq!(value(&event, TieBreakRules::FIDE_2026, 2, "TPR"), "1693");
    assert_eq!(value(&event, TieBreakRules::FIDE_2026, 4, "TPR"), "1500");
    assert_eq!(value(&event, TieBreakRules::FIDE_2026, 1, "APRO"), "1597");
}

#[test]
fn c07_6_1_2_direct_encounter_averages_the_games_of_a_pair() {
    // Sharly Chess #1656: a double round robin used one game, later the sum.
    let mut builder = Tournament::builder("Double", 6);
    builder.format(Format::RoundRobin);
    players(&mut builder, 3);
    builder.game(1, 1, 2, Score::win(Color::White)).unwrap();
    builder.game(2, 2, 1, Score::DRAW).unwrap();
    builder.game(3, 2, 3, Score::win(Color::White)).unwrap();
    builder.game(4, 3, 2, Score::DRAW).unwrap();
    builder.game(5, 1, 3, Score::win(Color::Black)).unwrap();
    builder.game(6, 3, 1, Score::win(Color::Black)).unwrap();
    let event = builder.build().unwrap();
    let calculation = Calculation::new(&event, Options::default());
    let standings = calculation.standings(&TieBreak::parse_list("DE").unwrap());
    // 1: 2.5, 2: 2.0, 3: 1.5: nobody is tied.
    assert!(
        standings
            .rows
            .iter()
            .all(|row| row.values[0] == TieBreakValue::Undecided)
    );
    // Two who are tied and met twice: 1½-½ is decisive, although the second game was drawn.
    let mut builder = Tournament::builder("Match of four", 4);
    players(&mut builder, 3);
    builder.game(1, 1, 2, Score::win(Color::White)).unwrap();
    builder.game(2, 2, 1, Score::DRAW).unwrap();
    builder.bye(3, 2, RoundResult::PairingBye).unwrap();
    let event = builder.build().unwrap();
    let calculation = Calculation::new(&event, Options::default());
    let standings = calculation.standings(&TieBreak::parse_list("DE").unwrap());
    assert_eq!(
        standings.row(1).unwrap().points,
        standings.row(2).unwrap().points
    );
    assert_eq!(standings.row(1).unwrap().values[0], TieBreakValue::Place(1));
    assert_eq!(standings.row(2).unwrap().values[0], TieBreakValue::Place(2));
}

#[test]
fn a_round_robin_player_who_leaves_early_is_not_ranked() {
    // Sharly Chess #2068; General Regulations for Competitions 6.6.
    let leave = |after: u16| {
        let mut builder = Tournament::builder("Masters", 5);
        builder.format(Format::RoundRobin);
        players(&mut builder, 6);
        for (round, opponent) in (1..=5).zip(2..) {
            if round <= after {
                builder
                    .game(round, 1, opponent, Score::win(Color::White))
                    .unwrap();
            } else {
                builder.pairing(round, 1, opponent).unwrap();
            }
        }
        builder.withdraw(1, after).unwrap();
        let event = builder.build().unwrap();
        Calculation::new(&event, Options::default()).standings(&[])
    };
    let early = leave(2);
    assert_eq!(early.row(1).unwrap().rank, None);
    assert!(
        early.rows.iter().all(|row| row.points == Points::ZERO),
        "all his results are out"
    );
    // With half or more, what is missing is forfeited.
    let late = leave(3);
    assert_eq!(late.row(1).unwrap().rank, Some(1));
    assert_eq!(late.row(1).unwrap().points, Points::from_hundredths(300));
    assert_eq!(late.row(6).unwrap().points, Points::ONE);
}

#[test]
fn buchholz_of_the_paper_before_and_after_march_2026() {
    // Sharly Chess #1516.
    let event = common::tournament("tec/tec-swiss-16p5r.trf");
    for (number, old, new) in [
        (4, "15.0", "14.0"),
        (6, "12.0", "11.5"),
        (11, "13.5", "12.5"),
    ] {
        assert_eq!(value(&event, TieBreakRules::FIDE_2024, number, "BH"), old);
        assert_eq!(value(&event, TieBreakRules::FIDE_2026, number, "BH"), new);
    }
    // chesspairing takes U for an absence worth nothing.
    assert_eq!(value(&event, TieBreakRules::FIDE_2024, 4, "BH/C1"), "11.5");
}

#[test]
fn ten_games_with_the_same_colour_are_no_trouble() {
    // TieBreakServer 1.9.57 fails when the colours of a player differ by nine.
    let mut builder = Tournament::builder("Display", 11);
    players(&mut builder, 12);
    for round in 1..=11 {
        builder
            .game(round, 1, round + 1, Score::win(Color::White))
            .unwrap();
    }
    let event = builder.build().unwrap();
    let list = TieBreak::parse_list("BH,BPG,BWG,DE").unwrap();
    let standings = Calculation::new(&event, Options::default()).standings(&list);
    assert_eq!(
        standings.row(1).unwrap().points,
        Points::from_hundredths(1100)
    );
}

#[test]
fn record_299_is_read_by_its_columns_for_players_and_teams() {
    let penalty = "299          -0.5    1    1\n299           1.0    0    2\n";
    let text = line(1, "0.5", "   2 w 1") + &line(2, "1.0", "   1 b 0") + penalty;
    let document = Document::read(text.as_bytes(), &ReadOptions::default()).unwrap();
    let event = document.into_tournament();
    assert_eq!(event.points(1), Some(Points::HALF));
    assert_eq!(event.points(2), Some(Points::ONE));
    assert_eq!(
        value(&event, TieBreakRules::FIDE_2026, 1, "TPR"),
        "",
        "nobody has a rating"
    );
    let bytes = Document::new(event.clone(), Version::Trf26).write(&WriteOptions::default());
    let again = Document::read(&bytes.unwrap().bytes, &ReadOptions::default()).unwrap();
    assert_eq!(again.tournament().points(1), event.points(1));
    assert_eq!(again.tournament().points(2), event.points(2));
    let team = |number, name: &str| format!("310 {number:>3} {name:<65}{number:>4}\n");
    let teams = team(1, "Home") + &team(2, "Away") + "299    -1.0  -0.5    1    1\n";
    let text = line(1, "1.0", "   2 w 1") + &line(2, "0.0", "   1 b 0") + &teams;
    let event = Document::read(text.as_bytes(), &ReadOptions::default())
        .unwrap()
        .into_tournament();
    let home = &event.team_matches(1).unwrap()[0];
    assert_eq!(
        (home.match_points, home.game_points),
        (Points::ONE, Points::HALF)
    );
}

/// C.07 7.7 compares with the opponent over the board, and with a draw for what is obtained without
/// playing. TieBreakServer 1.9.57 always compares with a draw: 0 and 0.5 for the first two games.
#[test]
fn c07_7_7_standard_points_of_unequal_scores_and_forfeits() {
    let mut builder = Tournament::builder("Open", 5);
    players(&mut builder, 2);
    let against_half = Score {
        white: Points::ZERO,
        black: Points::HALF,
    };
    builder.game(1, 1, 2, Score::BOTH_LOSE).unwrap();
    builder.game(2, 1, 2, against_half).unwrap();
    builder.forfeit(3, 1, 2, None).unwrap();
    builder.forfeit(4, 1, 2, Some(Color::White)).unwrap();
    builder.bye(5, 1, RoundResult::HalfBye).unwrap();
    builder.bye(5, 2, RoundResult::PairingBye).unwrap();
    let event = builder.build().unwrap();
    let standard = |number| {
        let calculation = Calculation::new(&event, Options::default());
        let explanation = calculation
            .explain(number, &"STD".parse().unwrap())
            .unwrap();
        let values = explanation
            .contributions
            .iter()
            .map(|c| c.value.to_decimal(1));
        values.collect::<Vec<_>>()
    };
    assert_eq!(standard(1), ["0.5", "0.0", "0.0", "1.0", "0.5"]);
    assert_eq!(standard(2), ["0.5", "1.0", "0.0", "0.0", "1.0"]);
}
