//! Laws that hold for every event: sums, rankings, direct encounter, files.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

use chesslaws_laws::{Color, Points, Score};
use chesslaws_scoring::points::PointSystem;
use chesslaws_scoring::trf::{Document, LineEnd, ReadOptions, Version, WriteOptions};
use chesslaws_scoring::{
    Calculation, Format, Options, Player, RoundResult, TieBreak, TieBreakRules, TieBreakValue,
    Tournament,
};
use proptest::prelude::*;

/// An event by its choices: for each round an order of the players, taken in pairs, and for each
/// pair a result.
#[derive(Debug, Clone)]
struct Plan {
    players: u16,
    ratings: Vec<u16>,
    rounds: Vec<(Vec<u16>, Vec<u8>)>,
    three_points: bool,
    round_robin: bool,
    penalty: Option<(u16, u16)>,
}

fn plan() -> impl Strategy<Value = Plan> {
    (2_u16..14, 1_usize..7).prop_flat_map(|(players, rounds)| {
        let order: Vec<u16> = (1..=players).collect();
        let round = (
            Just(order).prop_shuffle(),
            prop::collection::vec(0_u8..16, usize::from(players)),
        );
        (
            Just(players),
            prop::collection::vec(1000_u16..2900, usize::from(players)),
            prop::collection::vec(round, rounds),
            any::<bool>(),
            prop::bool::weighted(0.2),
            prop::option::weighted(0.2, (1..=players, 1..=u16::try_from(rounds).unwrap())),
        )
            .prop_map(
                |(players, ratings, rounds, three_points, round_robin, penalty)| Plan {
                    players,
                    ratings,
                    rounds,
                    three_points,
                    round_robin,
                    penalty,
                },
            )
    })
}

impl Plan {
    /// The event with player `n` under the number `numbers[n - 1]`.
    fn build(&self, numbers: &[u16]) -> Tournament {
        let name = |player: u16| numbers[usize::from(player - 1)];
        let rounds = u16::try_from(self.rounds.len()).unwrap();
        let mut builder = Tournament::builder("Plan", rounds);
        if self.three_points {
            builder.system(PointSystem::THREE_ONE_ZERO);
        }
        if self.round_robin {
            builder.format(Format::RoundRobin);
        }
        for player in 1..=self.players {
            let rating = self.ratings[usize::from(player - 1)];
            builder.player(Player::new(name(player), format!("P{player}")).rating(rating));
        }
        for ((order, results), round) in self.rounds.iter().zip(1..) {
            for (pair, &result) in order.chunks(2).zip(results) {
                let &[white, black] = pair else {
                    let bye = match result % 3 {
                        0 => RoundResult::PairingBye,
                        1 => RoundResult::FullBye,
                        _ => RoundResult::HalfBye,
                    };
                    builder.bye(round, name(pair[0]), bye).unwrap();
                    continue;
                };
                let (white, black) = (name(white), name(black));
                match result {
                    0..=3 => builder.game(round, white, black, Score::win(Color::White)),
                    4..=6 => builder.game(round, white, black, Score::win(Color::Black)),
                    7..=9 => builder.game(round, white, black, Score::DRAW),
                    10 => builder.game(round, white, black, Score::BOTH_LOSE),
                    11 => builder.forfeit(round, white, black, Some(Color::Black)),
                    12 => builder.forfeit(round, white, black, None),
                    13 => builder
                        .bye(round, white, RoundResult::ZeroBye)
                        .and_then(|builder| builder.bye(round, black, RoundResult::HalfBye)),
                    14 => builder.pairing(round, white, black),
                    _ => Ok(&mut builder),
                }
                .unwrap();
            }
        }
        if let Some((player, round)) = self.penalty {
            builder
                .adjust(Some(round), name(player), -Points::HALF)
                .unwrap();
        }
        builder.build().unwrap()
    }

    fn in_order(&self) -> Tournament {
        let numbers: Vec<u16> = (1..=self.players).collect();
        self.build(&numbers)
    }
}

const LIST: &str =
    "DE,BH/C1,BH,AOB,FB,SB,SB/C1,KS,WIN,WON,BPG,BWG,REP,STD,PS/C1,ARO/C1,TPR,PTP,APRO,APPO";

fn rank(event: &Tournament, rules: TieBreakRules, list: &str) -> chesslaws_scoring::Standings {
    let options = Options {
        rules: Some(rules),
        ..Options::default()
    };
    Calculation::new(event, options).standings(&TieBreak::parse_list(list).unwrap())
}

proptest! {
    /// What the players have together is what the games, byes and penalties gave.
    #[test]
    fn points_add_up_to_the_results(plan in plan()) {
        let event = plan.in_order();
        let system = event.system();
        let mut given = Points::ZERO;
        for player in event.players() {
            let mut own = Points::ZERO;
            for entry in event.entries(player.number).unwrap() {
                let share = system.award(entry.result, entry.color) + entry.adjustment;
                own = own + share;
                given = given + share;
                if entry.result.is_played() {
                    let opponent = event.entries(entry.opponent.unwrap()).unwrap();
                    let mirrored = opponent.iter().find(|e| e.opponent == Some(player.number));
                    prop_assert!(mirrored.is_some());
                }
            }
            prop_assert_eq!(event.points(player.number), Some(own));
        }
        let standings = rank(&event, TieBreakRules::FIDE_2026, "");
        let total = standings.rows.iter().fold(Points::ZERO, |sum, row| sum + row.points);
        prop_assert_eq!(total, given);
    }

    /// Ranks do not depend on the numbers the players happen to have.
    #[test]
    fn ranking_is_the_same_under_other_numbers(plan in plan(), seed in any::<u64>()) {
        let mut numbers: Vec<u16> = (1..=plan.players).collect();
        // A permutation from the seed.
        for at in (1..numbers.len()).rev() {
            numbers.swap(at, usize::try_from(seed.rotate_left(at as u32 * 7) % (at as u64 + 1)).unwrap());
        }
        let (one, other) = (plan.in_order(), plan.build(&numbers));
        for rules in [TieBreakRules::FIDE_2024, TieBreakRules::FIDE_2026] {
            let (one, other) = (rank(&one, rules, LIST), rank(&other, rules, LIST));
            for row in &one.rows {
                let same = other.rows.iter().find(|line| line.name == row.name).unwrap();
                prop_assert_eq!(row.rank, same.rank, "{}", row.name);
                prop_assert_eq!(&row.values, &same.values, "{}", row.name);
            }
        }
    }

    /// Direct encounter gives places only to who is tied, 1 to the size of the group, and two
    /// with different points keep their order.
    #[test]
    fn direct_encounter_is_only_among_the_tied(plan in plan()) {
        let event = plan.in_order();
        let standings = rank(&event, TieBreakRules::FIDE_2026, "DE");
        for row in &standings.rows {
            let tied = standings.rows.iter().filter(|other| other.points == row.points).count();
            match row.values[0] {
                TieBreakValue::Place(place) => {
                    prop_assert!(place >= 1 && usize::try_from(place).unwrap() <= tied);
                    prop_assert!(tied > 1);
                }
                value => prop_assert_eq!(value, TieBreakValue::Undecided),
            }
        }
        for pair in standings.rows.windows(2) {
            prop_assert!(pair[0].points >= pair[1].points);
            prop_assert!(pair[0].rank <= pair[1].rank);
        }
    }

    /// An explanation adds up to the value it explains.
    #[test]
    fn contributions_add_up(plan in plan()) {
        let event = plan.in_order();
        let calculation = Calculation::new(&event, Options::default());
        for code in ["BH/C1", "BH/M1", "FB", "SB/C1", "KS", "PS", "WIN", "STD"] {
            for player in event.players() {
                let explanation = calculation.explain(player.number, &code.parse().unwrap()).unwrap();
                let kept = explanation.contributions.iter().filter(|c| c.cut.is_none());
                // Ten-thousandths hold every product of two scores.
                let sum: i64 = kept.map(|c| c.value.numerator() * 10_000 / c.value.denominator()).sum();
                let value = explanation.value.number().unwrap();
                prop_assert_eq!(sum, value.numerator() * 10_000 / value.denominator());
            }
        }
    }

    /// What is written is read back, in both editions and with every line end.
    #[test]
    fn files_are_read_back(plan in plan(), end in 0..3_usize, new in any::<bool>()) {
        let event = plan.in_order();
        // A penalty has a record in TRF26 only.
        let version = if new || plan.penalty.is_some() { Version::Trf26 } else { Version::Trf16 };
        let line_end = [LineEnd::Cr, LineEnd::CrLf, LineEnd::Lf][end];
        let options = WriteOptions { line_end, ..WriteOptions::default() };
        let bytes = Document::new(event.clone(), version).write(&options).unwrap().bytes;
        let document = Document::read(&bytes, &ReadOptions::default()).unwrap();
        let again = document.tournament();
        prop_assert_eq!(again.rounds(), event.rounds());
        prop_assert_eq!(again.system(), event.system());
        for player in event.players() {
            let number = player.number;
            prop_assert_eq!(again.entries(number), event.entries(number));
            prop_assert_eq!(again.points(number), event.points(number));
            prop_assert_eq!(again.player(number).map(|p| &p.name), Some(&player.name));
        }
        prop_assert_eq!(document.write(&options).unwrap().bytes, bytes);
    }

    /// A code is read as it is written, and no text makes the reader panic.
    #[test]
    fn codes_are_read_back(text in "[A-Za-z]{1,6}(:[A-Z]{1,2})?(/[A-Za-z][+-]?[0-9]{0,4}){0,3}", any in ".{0,20}") {
        for text in [text.as_str(), any.as_str()] {
            if let Ok(code) = text.parse::<TieBreak>() {
                prop_assert_eq!(code.to_string().parse::<TieBreak>(), Ok(code));
            }
            let _ = TieBreak::parse_list(text);
        }
    }

    /// Points of any size are refused or calculated with, and never overflow.
    #[test]
    fn points_of_any_size(win in prop_oneof![any::<i32>(), -1_500_000..1_500_000], draw in -2_000_000..2_000_000, penalty in prop_oneof![any::<i32>(), -400_000..400_000], boards in prop_oneof![any::<u16>(), 1_u16..9]) {
        let points = Points::from_hundredths;
        let mut builder = Tournament::builder("Large", 3);
        builder.system(PointSystem::symmetric(points(win), points(draw), Points::ZERO)).boards(boards);
        for number in 1..=4 {
            builder.player(Player::new(number, "P").rating(u16::MAX));
        }
        builder.game(1, 1, 2, Score::win(Color::White)).unwrap();
        builder.game(2, 3, 1, Score::DRAW).unwrap();
        builder.forfeit(3, 1, 4, None).unwrap();
        for _ in 0..3 {
            builder.adjust(Some(2), 2, points(penalty)).unwrap();
        }
        builder.adjust(None, 3, points(penalty)).unwrap();
        for teams in [false, true] {
            if teams {
                builder.team(chesslaws_scoring::Team::new(1, "A", [1, 4]));
                builder.team(chesslaws_scoring::Team::new(2, "B", [2, 3]));
            }
            if let Ok(event) = builder.build() {
                let standings = rank(&event, TieBreakRules::FIDE_2026, LIST);
                prop_assert!(!standings.rows.is_empty());
                rank(&event, TieBreakRules::FIDE_2024, "EGGSB,BH:GP,SSSC,BC,EDEBT");
            }
        }
    }

    /// Names of any kind are written so that they are read back, or refused.
    #[test]
    fn names_are_written_or_refused(name in ".{0,40}", event_name in "(?s).{0,20}", old in any::<bool>()) {
        use chesslaws_scoring::trf::Encoding;
        let mut builder = Tournament::builder(event_name.as_str(), 1);
        builder.player(Player::new(1, name.as_str())).player(Player::new(2, "Other"));
        builder.game(1, 1, 2, Score::DRAW).unwrap();
        let encoding = if old { Encoding::Windows1252 } else { Encoding::Utf8 };
        let options = WriteOptions { encoding, ..WriteOptions::default() };
        let document = Document::new(builder.build().unwrap(), Version::Trf26);
        if let Ok(written) = document.write(&options) {
            let again = Document::read(&written.bytes, &ReadOptions::default());
            let again = again.unwrap_or_else(|error| panic!("{error}: {name:?} {event_name:?}"));
            prop_assert_eq!(again.tournament().points(1), Some(Points::HALF));
            let cut: String = name.chars().take(33).collect();
            // In the old code page a few bytes may also be read as UTF-8.
            if !old {
                prop_assert_eq!(&again.tournament().players()[0].name, cut.trim());
                prop_assert_eq!(again.tournament().name(), event_name.trim());
            }
        }
    }

    /// A damaged file is read or refused with a place inside it, and never a panic.
    #[test]
    fn damaged_files_are_read_or_refused_with_their_place(
        file in 0..4_usize,
        damage in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>(), 0..4_u8), 1..6),
    ) {
        let files = ["tec/tec-swiss-16p5r", "format/caissify/small_7p5r_byes", "format/echecs/trf26_team", "generated/rtg-40p7r-310"];
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/trf");
        let mut bytes = std::fs::read(path.join(files[file]).with_extension("trf")).unwrap();
        for (at, byte, kind) in damage {
            let at = at.index(bytes.len().max(1)).min(bytes.len());
            match kind {
                0 if at < bytes.len() => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                2 if at < bytes.len() => { bytes.remove(at); }
                _ => bytes.truncate(at.max(1)),
            }
        }
        check_bytes(&bytes)?;
    }

    /// Neither does any other sequence of bytes.
    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        check_bytes(&bytes)?;
    }

    /// Nor lines that look like records.
    #[test]
    fn lines_that_look_like_records(
        lines in prop::collection::vec("(001|013|162|240|250|299|300|310|320|330|362|202|XXS|XXR|XXA)[ 0-9wb=+.,HZ-]{0,120}", 0..12)
    ) {
        check_bytes(lines.join("\n").as_bytes())?;
    }
}

fn check_bytes(bytes: &[u8]) -> Result<(), TestCaseError> {
    let lines = bytes
        .iter()
        .filter(|byte| matches!(byte, b'\r' | b'\n'))
        .count()
        + 1;
    for options in [ReadOptions::default(), ReadOptions::LENIENT] {
        match Document::read(bytes, &options) {
            Ok(document) => {
                for individuals in [true, false] {
                    let options = Options {
                        individuals,
                        ..Options::default()
                    };
                    let calculation = Calculation::new(document.tournament(), options);
                    let list = TieBreak::parse_list(LIST).unwrap();
                    let standings = calculation.standings(&list);
                    prop_assert_eq!(standings.rows.is_empty(), false);
                }
            }
            Err(error) => {
                prop_assert!(error.line >= 1 && error.line as usize <= lines, "{}", error);
                prop_assert!(error.column >= 1);
            }
        }
    }
    Ok(())
}
