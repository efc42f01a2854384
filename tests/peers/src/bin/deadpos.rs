//! Dead positions beside chasolver, each question put to both in turn in one process: the full
//! answer with line or reason, and the short yes or no.
//!
//! `cargo run --release -p chesslaws-peers --bin deadpos [real|hard] [NODES] [EVERY]`
//!
//! Of the real games all questions are put; of the hard list every fourth position, unless EVERY says
//! otherwise, so that a run takes about two minutes. The output says how many. Times are the better
//! of two runs for each question, or the first where that takes more than 200 ms, so that noise
//! strikes both alike. Without NODES the hard list is asked within 100,000 positions.

use chesslaws_board::{Color, Position};
use chesslaws_deadposition::{Limits, Verdict, can_mate_within, is_unwinnable_quick, verify};
use cpu_time::ThreadTime;
use std::hint::black_box;
use std::time::Duration;

const REAL: &str = include_str!("../../../data/deadpos/chasolver_lichess_subset.txt");
const HARD: &str = include_str!("../../../data/deadpos/chasolver_positions.txt");

/// The times of one contender, and what it got wrong.
#[derive(Default)]
struct Tally {
    times: Vec<Duration>,
    wrong: usize,
    undecided: usize,
}

impl Tally {
    fn add(&mut self, time: Duration, answer: Option<bool>, expected: bool) {
        self.times.push(time);
        match answer {
            None => self.undecided += 1,
            Some(answer) => self.wrong += usize::from(answer != expected),
        }
    }

    fn mean(&self) -> f64 {
        let total: Duration = self.times.iter().sum();
        total.as_secs_f64() * 1e6 / self.times.len() as f64
    }

    fn print(&mut self, name: &str) {
        let mean = self.mean();
        self.times.sort_unstable();
        let at = |part: usize| self.times[(self.times.len() - 1) * part / 1000].as_secs_f64() * 1e6;
        println!(
            "{name:<22} mean {mean:>9.2} µs  median {:>8.2}  99 % {:>10.1}  max {:>11.1}  wrong {}  undecided {}",
            at(500),
            at(990),
            at(1000),
            self.wrong,
            self.undecided
        );
    }
}

fn timed<T>(mut work: impl FnMut() -> T) -> (T, Duration) {
    let start = ThreadTime::now();
    let first = work();
    let once = start.elapsed();
    if once > Duration::from_millis(200) {
        return (first, once);
    }
    let start = ThreadTime::now();
    black_box(work());
    (first, once.min(start.elapsed()))
}

fn side(color: Color) -> chess::Color {
    match color {
        Color::White => chess::Color::White,
        Color::Black => chess::Color::Black,
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().collect();
    let hard = arguments.get(1).is_some_and(|set| set == "hard");
    let text = if hard { HARD } else { REAL };
    let number = |i: usize| arguments.get(i).and_then(|text| text.parse::<usize>().ok());
    let limits = match (number(2), hard) {
        (Some(nodes), _) => Limits { nodes },
        (None, true) => Limits { nodes: 100_000 },
        (None, false) => Limits::default(),
    };
    let every = number(3).unwrap_or(if hard { 4 } else { 1 }).max(1);
    let (mut ours, mut theirs) = (Tally::default(), Tally::default());
    let (mut ours_quick, mut theirs_quick) = (Tally::default(), Tally::default());
    let mut refused = 0;
    for line in text
        .lines()
        .filter(|line| !line.starts_with('#') && line.len() > 3)
        .step_by(every)
    {
        let (verdict, fen) = line.split_at(3);
        let (Ok(position), Ok(board)) = (fen.parse::<Position>(), fen.parse::<chess::Board>())
        else {
            continue;
        };
        for color in Color::ALL {
            let expected = verdict.as_bytes()[color.index()] != b'-';
            let (answer, time) = timed(|| can_mate_within(black_box(&position), color, limits));
            ours.add(time, answer.winnable(), expected);
            if !matches!(answer, Verdict::Undecided { .. }) {
                refused += usize::from(verify(&position, color, &answer).is_err());
            }
            let (answer, time) = timed(|| chasolver::winnability(black_box(&board), side(color)));
            let answer = answer.map(|a| matches!(a, chasolver::Winnability::Winnable { .. }));
            theirs.add(time, answer, expected);
            let (answer, time) = timed(|| is_unwinnable_quick(black_box(&position), color));
            ours_quick.add(time, Some(!answer), expected);
            let (answer, time) =
                timed(|| chasolver::is_unwinnable_fast(black_box(&board), side(color)));
            theirs_quick.add(time, Some(!answer), expected);
        }
    }
    println!(
        "{} questions, one position in {every} of the list, limit {} positions; {refused} certificates refused",
        ours.times.len(),
        limits.nodes
    );
    println!("(for the quick answers, \"wrong\" counts what they leave open)");
    let full = ours.mean() / theirs.mean();
    let quick = ours_quick.mean() / theirs_quick.mean();
    ours.print("chesslaws, full");
    theirs.print("chasolver, full");
    ours_quick.print("chesslaws, quick");
    theirs_quick.print("chasolver, quick");
    println!("ratio of the means: full {full:.3}, quick {quick:.3}");
}
