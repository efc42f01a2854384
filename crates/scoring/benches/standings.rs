//! Reading and ranking a Swiss of 2,000 players and 11 rounds.
//!
//! The event is made here, the same on every run: players are paired by score groups, the better
//! rated win more often, and some rounds are byes, forfeits and absences.
#![allow(clippy::unwrap_used)] // made here, and never in want of a value

use chesslaws_laws::{Color, Points, Score};
use chesslaws_scoring::trf::{Document, ReadOptions, Version, WriteOptions};
use chesslaws_scoring::{
    Calculation, Options, Player, RoundResult, TieBreak, Tournament, TournamentBuilder,
};
use divan::Bencher;

const PLAYERS: u16 = 2000;
const ROUNDS: u16 = 11;
const FIVE: &str = "DE,BH/C1,BH,SB,ARO";
const ALL: &str = "DE,WIN,WON,BPG,BWG,REP,STD,PS,PS/C1,BH,BH/C1,BH/M1,FB,AOB,SB,SB/C1,KS,ARO,TPR,PTP,APRO,APPO,RTNG";

fn main() {
    divan::main();
}

/// A linear congruential generator (the constants of PCG), good enough to spread results.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % limit
    }
}

/// The event as a file.
fn file() -> Vec<u8> {
    let mut dice = Dice(11);
    let mut builder = Tournament::builder("Two thousand players", ROUNDS);
    for number in 1..=PLAYERS {
        let name = format!("Family{number:04}, Given{number:04}");
        builder.player(
            Player::new(number, name)
                .rating(2700 - number / 2)
                .federation("FID"),
        );
    }
    let mut scores = vec![Points::ZERO; usize::from(PLAYERS) + 1];
    for round in 1..=ROUNDS {
        let mut present: Vec<u16> = (1..=PLAYERS).filter(|_| dice.below(60) > 0).collect();
        present.sort_by_key(|&number| (std::cmp::Reverse(scores[usize::from(number)]), number));
        if present.len() % 2 == 1 {
            let last = present.pop().unwrap_or(1);
            builder.bye(round, last, RoundResult::PairingBye).unwrap();
            scores[usize::from(last)] = scores[usize::from(last)] + Points::ONE;
        }
        let groups: Vec<&[u16]> = present.chunks(64).collect();
        for group in groups {
            // The upper half of a group meets the lower one.
            let (upper, lower) = group.split_at(group.len() / 2);
            for (&strong, &weak) in upper.iter().zip(lower) {
                play(&mut builder, &mut scores, &mut dice, round, strong, weak);
            }
        }
    }
    let event = builder.build().unwrap();
    let document = Document::new(event, Version::Trf26);
    document.write(&WriteOptions::default()).unwrap().bytes
}

fn play(
    builder: &mut TournamentBuilder,
    scores: &mut [Points],
    dice: &mut Dice,
    round: u16,
    strong: u16,
    weak: u16,
) {
    let (white, black) = if dice.below(2) == 0 {
        (strong, weak)
    } else {
        (weak, strong)
    };
    let favourite = if white == strong {
        Color::White
    } else {
        Color::Black
    };
    let score = match dice.below(100) {
        0..=1 => {
            builder
                .forfeit(round, white, black, Some(favourite))
                .unwrap();
            scores[usize::from(strong)] = scores[usize::from(strong)] + Points::ONE;
            return;
        }
        2..=49 => Score::win(favourite),
        50..=79 => Score::DRAW,
        _ => Score::win(!favourite),
    };
    builder.game(round, white, black, score).unwrap();
    scores[usize::from(white)] = scores[usize::from(white)] + score.white;
    scores[usize::from(black)] = scores[usize::from(black)] + score.black;
}

fn rank(event: &Tournament, list: &[TieBreak]) -> usize {
    let standings = Calculation::new(event, Options::default()).standings(list);
    standings.rows.len()
}

/// The whole job: bytes in, ranking out.
#[divan::bench(args = [FIVE, ALL])]
fn read_and_rank(bencher: Bencher, list: &str) {
    let bytes = file();
    let list = TieBreak::parse_list(list).unwrap();
    bencher.bench(|| {
        let document = Document::read(divan::black_box(&bytes), &ReadOptions::default()).unwrap();
        rank(document.tournament(), &list)
    });
}

#[divan::bench]
fn read(bencher: Bencher) {
    let bytes = file();
    bencher
        .counter(divan::counter::BytesCount::new(bytes.len()))
        .bench(|| Document::read(divan::black_box(&bytes), &ReadOptions::default()).unwrap());
}

#[divan::bench]
fn write(bencher: Bencher) {
    let event = Document::read(&file(), &ReadOptions::default())
        .unwrap()
        .into_tournament();
    bencher.bench(|| {
        let document = Document::new(event.clone(), Version::Trf26);
        document.write(&WriteOptions::default()).unwrap()
    });
}

/// FIDE's team sample with its own four tie-breaks, where the shared data is at hand.
#[divan::bench]
fn team_sample(bencher: Bencher) {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../tests/data/trf/format/echecs/grandmommyscup.trf"
    );
    let bytes = std::fs::read(path).unwrap();
    bencher.bench(|| {
        let document = Document::read(divan::black_box(&bytes), &ReadOptions::default()).unwrap();
        rank(document.tournament(), document.tournament().tie_breaks())
    });
}
