//! What dead positions cost an arbiter: each ply of real games asked, and games judged with and
//! without the question, in turn in one process.
//!
//! `cargo run --release -p chesslaws-peers --bin judging [FOLDER]`
//!
//! `FOLDER` holds PGN files; without it `tests/data/pgn` is read.

use chesslaws_arbiter::{MateProof, MateSearch, judge};
use chesslaws_board::{Color, Position};
use chesslaws_laws::Rules;
use chesslaws_laws::rules::MateImpossible;
use chesslaws_notation::pgn::{Game, GameReader};
use chesslaws_peers::timing::alternate;
use cpu_time::ThreadTime;
use std::hint::black_box;
use std::path::{Path, PathBuf};
use std::time::Duration;

const ROUNDS: usize = 15;

/// Times of one question.
#[derive(Default)]
struct Times(Vec<Duration>);

impl Times {
    fn print(&mut self, name: &str) {
        self.0.sort_unstable();
        let Some(last) = self.0.len().checked_sub(1) else {
            return;
        };
        let at = |part: usize| self.0[last * part / 1000].as_secs_f64() * 1e6;
        let mean = self.0.iter().sum::<Duration>().as_secs_f64() * 1e6 / self.0.len() as f64;
        println!(
            "{name:<30} {:>7}  mean {mean:>7.3} µs  p50 {:>7.3}  p90 {:>7.2}  p99 {:>7.2}  p99.9 {:>8.1}  max {:>9.1}",
            self.0.len(),
            at(500),
            at(900),
            at(990),
            at(999),
            at(1000),
        );
    }
}

/// The better of two runs.
fn timed<T>(mut work: impl FnMut() -> T) -> (T, Duration) {
    let start = ThreadTime::now();
    black_box(work());
    let first = start.elapsed();
    let start = ThreadTime::now();
    let answer = black_box(work());
    (answer, first.min(start.elapsed()))
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of PGN files");
    let mut files: Vec<PathBuf> = entries
        .map(|entry| entry.expect("an entry of the folder").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .collect();
    files.sort();
    files
}

fn games(text: &[u8]) -> impl Iterator<Item = Game> {
    GameReader::from_bytes(text).map(|game| match game {
        Ok(game) => game,
        Err(never) => match never {},
    })
}

/// Every position of every game is asked once whether it is dead, and every last one whether
/// either side can mate.
fn ask(texts: &[(String, Vec<u8>)]) {
    let search = MateSearch::default();
    let (mut plies, mut ends) = (Times::default(), Times::default());
    let (mut dead, mut open) = (0, 0);
    for game in texts.iter().flat_map(|(_, text)| games(text)) {
        let mut position: Position = *game.start();
        for &move_ in game.moves() {
            position.play_unchecked(move_);
            let (answer, time) = timed(|| search.is_dead(black_box(&position)));
            dead += usize::from(answer);
            plies.0.push(time);
        }
        for side in Color::ALL {
            let (answer, time) = timed(|| search.can_mate(black_box(&position), side));
            open += usize::from(answer == MateProof::Open);
            ends.0.push(time);
        }
    }
    println!("{dead} plies end in a dead position; {open} questions are left open");
    plies.print("is the position dead?");
    ends.print("can this side mate, at the end?");
}

fn main() {
    let folder = std::env::args().nth(1).map_or_else(
        || PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../data/pgn")),
        PathBuf::from,
    );
    let texts: Vec<(String, Vec<u8>)> = files(&folder)
        .into_iter()
        .map(|path| {
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let text = std::fs::read(&path).expect("a file of the folder");
            (name.into_owned(), text)
        })
        .collect();
    ask(&texts);
    let with = Rules::FIDE_2023;
    let mut without = with;
    without.endings.dead_position_at_once = false;
    without.flags.mate_impossible = MateImpossible::Loss;
    println!("\njudged with the question and without, microseconds a game, best of {ROUNDS}");
    for (name, text) in &texts {
        let read: Vec<Game> = games(text).collect();
        let run = |rules: &Rules| {
            for game in &read {
                black_box(judge(game, rules));
            }
        };
        let from_text = |rules: &Rules| {
            for game in games(text) {
                black_box(judge(&game, rules));
            }
        };
        let best = alternate(
            ROUNDS,
            &mut [
                &mut || run(&with),
                &mut || run(&without),
                &mut || from_text(&with),
                &mut || from_text(&without),
            ],
        );
        let each: Vec<f64> = best
            .iter()
            .map(|time| time.as_secs_f64() * 1e6 / read.len() as f64)
            .collect();
        println!(
            "{name:<22} {:>5} games  judged {:>7.2} / {:>7.2} = {:.3}   read and judged {:>8.2} / {:>8.2} = {:.3}",
            read.len(),
            each[0],
            each[1],
            each[0] / each[1],
            each[2],
            each[3],
            each[2] / each[3],
        );
    }
}
