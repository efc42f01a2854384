//! Worked examples of unplayed rounds before and after 1 March 2026, as the Arbiters' Manual of
//! 2026 gives them.
#![allow(clippy::unwrap_used)] // what a test cannot unwrap is its failure

mod common;

use chesslaws_laws::{Color, Points, Score};
use chesslaws_scoring::{
    Calculation, Options, Player, RoundResult, TieBreakRules, Tournament, TournamentBuilder,
};

/// An event around player 1, whose opponents end with given scores thanks to games with players
/// who appear once.
struct Example {
    builder: TournamentBuilder,
    rounds: u16,
    next: u16,
}

/// Half points as a score of White.
fn score(halves: u16) -> Score {
    match halves {
        2 => Score::win(Color::White),
        1 => Score::DRAW,
        _ => Score::win(Color::Black),
    }
}

impl Example {
    fn new(rounds: u16) -> Self {
        let mut builder = Tournament::builder("Example", rounds);
        builder.player(Player::new(1, "Example"));
        Self {
            builder,
            rounds,
            next: 2,
        }
    }

    fn player(&mut self) -> u16 {
        let number = self.next;
        self.builder.player(Player::new(number, number.to_string()));
        self.next += 1;
        number
    }

    /// A new opponent who makes `halves` half points outside `round`.
    fn opponent(&mut self, round: u16, mut halves: u16) -> u16 {
        let opponent = self.player();
        for other in (1..=self.rounds).filter(|&other| other != round) {
            let filler = self.player();
            let taken = halves.min(2);
            halves -= taken;
            self.builder
                .game(other, opponent, filler, score(taken))
                .unwrap();
        }
        assert_eq!(halves, 0);
        opponent
    }

    /// A game of player 1, in half points, against an opponent with a final score.
    fn game(&mut self, round: u16, halves: u16, opponents_score: u16) {
        let opponent = self.opponent(round, opponents_score - (2 - halves));
        self.builder
            .game(round, 1, opponent, score(halves))
            .unwrap();
    }

    fn values(&self, code: &str) -> [String; 2] {
        let event = self.builder.build().unwrap();
        [TieBreakRules::FIDE_2024, TieBreakRules::FIDE_2026].map(|rules| {
            let options = Options {
                rules: Some(rules),
                ..Options::default()
            };
            let calculation = Calculation::new(&event, options);
            let explanation = calculation.explain(1, &code.parse().unwrap()).unwrap();
            explanation.value.number().unwrap().to_decimal(2)
        })
    }

    /// The Buchholz scores the table gives before and after.
    fn check(&self, case: &str) {
        let (_, rows) = common::table("tec/unplayed-old-new.csv");
        let row = rows.iter().find(|row| row[0] == case).unwrap();
        let expected = [&row[7], &row[8]].map(|cell| cell.parse::<f64>().unwrap());
        let found = self.values("BH").map(|value| value.parse::<f64>().unwrap());
        assert_eq!(found, expected, "{case}");
        let points = self.builder.build().unwrap().points(1).unwrap();
        let own: f64 = row[2].parse().unwrap();
        assert_eq!(f64::from(points.hundredths()) / 100.0, own, "{case}");
    }
}

#[test]
fn laxman_an_absence_before_played_rounds() {
    let mut example = Example::new(10);
    let (_, rows) = common::table("tec/laxman-rounds.csv");
    let halves = |cell: &str| (cell.parse::<f64>().unwrap() * 2.0) as u16;
    for row in rows {
        let round = row[0].parse().unwrap();
        if row[1].is_empty() {
            example.builder.bye(round, 1, RoundResult::ZeroBye).unwrap();
        } else {
            example.game(round, halves(&row[2]), halves(&row[1]));
        }
    }
    example.check("laxman");
    assert_eq!(example.values("BH/C1"), ["50.00", "50.00"]);
    assert_eq!(example.values("SB"), ["37.25", "37.25"]);
}

#[test]
fn example_1_forfeit_win_against_a_scheduled_opponent() {
    let mut example = Example::new(9);
    for (round, halves) in [
        (1, 2),
        (2, 2),
        (3, 2),
        (4, 2),
        (5, 2),
        (6, 1),
        (8, 1),
        (9, 0),
    ] {
        example.game(round, halves, 11);
    }
    let absent = example.opponent(7, 11);
    example
        .builder
        .forfeit(7, 1, absent, Some(Color::White))
        .unwrap();
    example.check("ex01");
}

#[test]
fn example_3_forfeit_loss_and_an_absence() {
    let mut example = Example::new(10);
    let halves = [
        (1, 2),
        (2, 2),
        (3, 2),
        (4, 2),
        (5, 2),
        (6, 2),
        (9, 1),
        (10, 0),
    ];
    for (at, (round, halves)) in halves.into_iter().enumerate() {
        // 51.5 points together: seven of 6.5 and one of 6.
        example.game(round, halves, if at == 0 { 12 } else { 13 });
    }
    let winner = example.opponent(7, 12);
    example
        .builder
        .forfeit(7, 1, winner, Some(Color::Black))
        .unwrap();
    example.builder.bye(8, 1, RoundResult::ZeroBye).unwrap();
    example.check("ex03");
}

#[test]
fn example_4_forfeit_win_against_a_player_who_withdrew() {
    let mut example = Example::new(10);
    for round in 2..=10 {
        // 64.5 points together: three of 7.5 and six of 7.
        let score = if round <= 4 { 15 } else { 14 };
        example.game(round, if round == 2 { 1 } else { 2 }, score);
    }
    let gone = example.player();
    example
        .builder
        .forfeit(1, 1, gone, Some(Color::White))
        .unwrap();
    for round in 2..=10 {
        example
            .builder
            .bye(round, gone, RoundResult::ZeroBye)
            .unwrap();
    }
    example.check("ex04");
    let event = example.builder.build().unwrap();
    let calculation = Calculation::new(&event, Options::default());
    let explanation = calculation.explain(1, &"BH".parse().unwrap()).unwrap();
    assert_eq!(
        explanation.contributions[0].score,
        Points::from_hundredths(450)
    );
}
