//! Direct encounter with missing games (C.07 6.3) and in its other corners.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

use chesslaws_laws::{Color, Score};
use chesslaws_scoring::{
    Calculation, Options, Player, RoundResult, TieBreak, Tournament, TournamentBuilder,
};

/// Players who all end with three points; games not named are byes that make up the score.
struct Group {
    builder: TournamentBuilder,
    halves: Vec<i32>,
    rounds: Vec<u16>,
    next: u16,
}

const ROUNDS: u16 = 12;

impl Group {
    fn new(size: u16) -> Self {
        let mut builder = Tournament::builder("Group", ROUNDS);
        for number in 1..=size {
            builder.player(Player::new(number, format!("Player {number}")));
        }
        Self {
            builder,
            halves: vec![0; usize::from(size) + 1],
            rounds: vec![1; usize::from(size) + 1],
            next: 1,
        }
    }

    fn score(&mut self, white: u16, black: u16, halves: i32) -> &mut Self {
        let score = [
            Score::win(Color::Black),
            Score::DRAW,
            Score::win(Color::White),
        ];
        let score = score[usize::try_from(halves).unwrap()];
        self.builder.game(self.next, white, black, score).unwrap();
        self.halves[usize::from(white)] += halves;
        self.halves[usize::from(black)] += 2 - halves;
        self.next += 1;
        self
    }

    fn beats(&mut self, winner: u16, loser: u16) -> &mut Self {
        self.score(winner, loser, 2)
    }

    fn draws(&mut self, one: u16, other: u16) -> &mut Self {
        self.score(one, other, 1)
    }

    /// The places of the group, `-` where nothing is decided.
    fn places(&mut self, code: &str) -> Vec<String> {
        let size = u16::try_from(self.halves.len() - 1).unwrap();
        for number in 1..=size {
            let at = usize::from(number);
            while self.halves[at] < 8 {
                let bye = if self.halves[at] == 7 {
                    RoundResult::HalfBye
                } else {
                    RoundResult::FullBye
                };
                let round = self.rounds[at];
                self.rounds[at] += 1;
                if self.builder.bye(round, number, bye).is_ok() {
                    self.halves[at] += if bye == RoundResult::FullBye { 2 } else { 1 };
                }
            }
            assert_eq!(self.halves[at], 8, "player {number}");
        }
        let event = self.builder.build().unwrap();
        let calculation = Calculation::new(&event, Options::default());
        let list = TieBreak::parse_list(code).unwrap();
        let standings = calculation.standings(&list);
        (1..=size)
            .map(|number| standings.row(number).unwrap().values[0].text(list[0].kind))
            .collect()
    }
}

#[test]
fn c07_6_2_everybody_met_and_the_mini_table_decides() {
    let mut group = Group::new(3);
    group.beats(2, 1).beats(1, 3).beats(2, 3);
    assert_eq!(group.places("DE"), ["2", "1", "3"]);
}

#[test]
fn c07_6_2_a_circle_decides_nothing() {
    let mut group = Group::new(3);
    group.beats(1, 2).beats(2, 3).beats(3, 1);
    assert_eq!(group.places("DE"), ["-", "-", "-"]);
}

#[test]
fn c07_6_2_four_who_all_met() {
    // All met; the mini-table says 2.5, 2, 1 and 0.5.
    let mut group = Group::new(4);
    group
        .beats(1, 3)
        .beats(1, 4)
        .beats(2, 3)
        .draws(2, 4)
        .draws(3, 4)
        .beats(2, 1);
    assert_eq!(group.places("DE"), ["2", "1", "4", "3"]);
}

#[test]
fn c07_6_3_the_leader_alone_then_the_rest_anew() {
    // 4 beat all three others; 1 and 2 drew and both beat 3.
    let mut group = Group::new(4);
    group
        .beats(4, 1)
        .beats(4, 2)
        .beats(4, 3)
        .draws(1, 2)
        .beats(1, 3)
        .beats(2, 3);
    assert_eq!(group.places("DE"), ["2", "2", "4", "1"]);
}

#[test]
fn c07_6_3_a_missing_game_that_could_overtake_stops_it() {
    // 1 has two wins; 3 has one point and could have two with the game against 2 … and 1.
    let mut group = Group::new(4);
    group.beats(1, 2).beats(1, 4).beats(3, 4);
    assert_eq!(group.places("DE"), ["-"; 4]);
    // With 1 against 3 played and won, nobody reaches three; of the rest, 3 has beaten 4 and is
    // not certain of 2, who has met neither.
    let mut group = Group::new(4);
    group.beats(1, 2).beats(1, 4).beats(3, 4).beats(1, 3);
    assert_eq!(group.places("DE"), ["1", "2", "2", "2"]);
}

#[test]
fn c07_6_3_nobody_is_placed_last_by_certainty() {
    // 3 lost both games and cannot catch anybody; 1 and 2 did not meet.
    let mut group = Group::new(3);
    group.beats(1, 3).beats(2, 3);
    assert_eq!(group.places("DE"), ["-"; 3]);
}

#[test]
fn c07_6_1_1_forfeits_count_only_with_the_modifier() {
    let mut group = Group::new(2);
    group.builder.forfeit(1, 1, 2, Some(Color::White)).unwrap();
    group.halves[1] += 2;
    assert_eq!(group.places("DE"), ["-"; 2]);
    let mut group = Group::new(2);
    group.builder.forfeit(1, 1, 2, Some(Color::White)).unwrap();
    group.halves[1] += 2;
    assert_eq!(group.places("DE/P"), ["1", "2"]);
}
