//! Throughput of reading: bytes for passing over and tokenising, plies for playing.
//!
//! `bare` is game scores without comments, `clocks` games with a comment at every move.

use chesslaws_notation::pgn::{
    Game, GameReader, PgnReader, ReadOptions, Reply, Skipper, Token, Visitor,
};
use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use std::path::PathBuf;

fn main() {
    divan::main();
}

const BARE: [&str; 2] = ["masters-crlf.pgn", "twic-232.pgn"];
const CLOCKS: [&str; 2] = ["lichess-clk-eval.pgn", "broadcast-clk.pgn"];

/// The games several times over, some 10 MB, so that no cache holds them.
fn corpus(files: &[&str]) -> Vec<u8> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/pgn");
    let mut text = Vec::new();
    while text.len() < 10_000_000 {
        for file in files {
            text.extend(std::fs::read(folder.join(file)).expect("a file of the repository"));
            text.extend(b"\n\n");
        }
    }
    text
}

const SETS: [(&str, [&str; 2]); 2] = [("bare", BARE), ("clocks", CLOCKS)];

fn text_of(set: &str) -> Vec<u8> {
    SETS.iter()
        .find(|(name, _)| *name == set)
        .map(|(_, files)| corpus(files))
        .expect("a known set")
}

#[derive(Default)]
struct Words(u64);

impl Visitor for Words {
    fn san(&mut self, token: Token<'_>) -> Reply {
        self.0 += black_box(token.text).len() as u64;
        Reply::Go
    }
}

fn read_all<V: Visitor>(text: &[u8], visitor: &mut V) -> u64 {
    let mut reader = PgnReader::new(text);
    let mut games = 0;
    while reader.read_game(visitor).expect("a slice") {
        games += 1;
    }
    games
}

#[divan::bench(args = ["bare", "clocks"])]
fn tags_only(bencher: Bencher, set: &str) {
    let text = text_of(set);
    bencher
        .counter(BytesCount::of_slice(&text))
        .bench(|| read_all(black_box(&text), &mut Skipper));
}

#[divan::bench(args = ["bare", "clocks"])]
fn tokens(bencher: Bencher, set: &str) {
    let text = text_of(set);
    bencher.counter(BytesCount::of_slice(&text)).bench(|| {
        let mut words = Words::default();
        read_all(black_box(&text), &mut words);
        words.0
    });
}

fn play(text: &[u8], options: ReadOptions) -> usize {
    let mut reader = GameReader::new(text).with_options(options);
    let mut game = Game::default();
    let mut plies = 0;
    while reader.read_into(&mut game).expect("a slice") {
        plies += game.moves().len();
    }
    plies
}

#[divan::bench(args = ["bare", "clocks"])]
fn play_everything(bencher: Bencher, set: &str) {
    let text = text_of(set);
    let plies = play(&text, ReadOptions::default());
    bencher
        .counter(ItemsCount::new(plies))
        .bench(|| play(black_box(&text), ReadOptions::default()));
}

#[divan::bench(args = ["bare", "clocks"])]
fn play_moves_only(bencher: Bencher, set: &str) {
    let text = text_of(set);
    let options = ReadOptions {
        check_signs: false,
        comments: false,
        ..ReadOptions::default()
    };
    let plies = play(&text, options);
    bencher
        .counter(ItemsCount::new(plies))
        .bench(|| play(black_box(&text), options));
}
