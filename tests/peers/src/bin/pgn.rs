//! Reading PGN against `pgn-reader` and shakmaty, alternating in one process: skipping the moves,
//! seeing every token, and playing every move with full legality.
//!
//! `cargo run --release -p chesslaws-peers --bin pgn [ROUNDS]`

use chesslaws_notation::pgn::{
    Annotation, Comment, Game, GameReader, PgnReader, ReadOptions, Reply, Skipper, Tag, Token,
    Visitor, Wanted,
};
use chesslaws_peers::timing;
use pgn_reader::{RawComment, RawTag, SanPlus, Skip};
use shakmaty::{CastlingMode, Chess, Position, fen::Fen};
use std::hint::black_box;
use std::ops::ControlFlow;

const SIZE: usize = 40_000_000;

/// Sees every token, as a program that collects them would.
#[derive(Default)]
struct Tokens {
    moves: u64,
    bytes: u64,
}

impl Visitor for Tokens {
    fn tag(&mut self, tag: Tag<'_>) -> Reply {
        self.bytes += tag.value().len() as u64;
        Reply::Go
    }

    fn san(&mut self, token: Token<'_>) -> Reply {
        let san = token.san();
        self.moves += u64::from(san.is_ok());
        black_box(&san);
        Reply::Go
    }

    fn annotation(&mut self, annotation: Annotation) {
        black_box(annotation);
    }

    fn comment(&mut self, comment: Comment<'_>) -> Reply {
        self.bytes += comment.text.len() as u64;
        Reply::Go
    }

    fn begin_variation(&mut self) -> Wanted {
        Wanted::Skip
    }
}

#[derive(Default)]
struct PeerTokens {
    moves: u64,
    bytes: u64,
}

impl pgn_reader::Visitor for PeerTokens {
    type Tags = ();
    type Movetext = ();
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn tag(&mut self, (): &mut (), _: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        self.bytes += value.decode().len() as u64;
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<(), ()> {
        ControlFlow::Continue(())
    }

    fn san(&mut self, (): &mut (), san: SanPlus) -> ControlFlow<()> {
        black_box(&san);
        self.moves += 1;
        ControlFlow::Continue(())
    }

    fn comment(&mut self, (): &mut (), comment: RawComment<'_>) -> ControlFlow<()> {
        self.bytes += comment.as_bytes().len() as u64;
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, (): &mut ()) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, (): ()) {}
}

#[derive(Default)]
struct PeerPlayer {
    moves: u64,
}

impl pgn_reader::Visitor for PeerPlayer {
    type Tags = Chess;
    type Movetext = Chess;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(Chess::default())
    }

    fn tag(&mut self, position: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN" {
            let read = Fen::from_ascii(value.as_bytes()).ok();
            match read.and_then(|fen| fen.into_position(CastlingMode::Chess960).ok()) {
                Some(start) => *position = start,
                None => return ControlFlow::Break(()),
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, position: Chess) -> ControlFlow<(), Chess> {
        ControlFlow::Continue(position)
    }

    fn san(&mut self, position: &mut Chess, san: SanPlus) -> ControlFlow<()> {
        match san.san.to_move(position) {
            Ok(move_) => {
                position.play_unchecked(move_);
                self.moves += 1;
                ControlFlow::Continue(())
            }
            Err(_) => ControlFlow::Break(()),
        }
    }

    fn begin_variation(&mut self, _: &mut Chess) -> ControlFlow<(), Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn end_game(&mut self, position: Chess) {
        black_box(position.turn());
    }
}

/// Shipped files, again and again, up to the size.
fn corpus(names: &[&str]) -> Vec<u8> {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/pgn");
    let mut once = Vec::new();
    for name in names {
        once.extend(std::fs::read(folder.join(name)).expect("a shipped file"));
        once.extend_from_slice(b"\n\n");
    }
    once.iter()
        .copied()
        .cycle()
        .take(SIZE / once.len() * once.len())
        .collect()
}

/// `whole`: comments are kept, their clocks read, and signs for check and mate compared with the
/// board, none of which the peer does.
fn played(text: &[u8], whole: bool) -> u64 {
    let options = ReadOptions {
        comments: whole,
        check_signs: whole,
        ..ReadOptions::default()
    };
    let mut reader = GameReader::from_bytes(text).with_options(options);
    let mut game = Game::default();
    let mut moves = 0;
    while let Ok(true) = reader.read_into(&mut game) {
        moves += game.moves().len() as u64;
        black_box(game.position().hash());
    }
    moves
}

fn streamed(text: &[u8]) -> u64 {
    let mut reader = GameReader::new(text);
    let mut game = Game::default();
    let mut moves = 0;
    while reader.read_into(&mut game).expect("memory never fails") {
        moves += game.moves().len() as u64;
        black_box(game.position().hash());
    }
    moves
}

fn peer_games(text: &[u8], visitor: &mut impl pgn_reader::Visitor) {
    let mut reader = pgn_reader::Reader::new(text);
    while reader
        .read_game(visitor)
        .expect("memory never fails")
        .is_some()
    {}
}

fn run(name: &str, text: &[u8], rounds: usize) {
    let plies = played(text, true);
    println!("{name}: {:.1} MB, {plies} plies", text.len() as f64 / 1e6);
    let times = timing::alternate(
        rounds,
        &mut [
            &mut || {
                let mut reader = PgnReader::from_bytes(text);
                while let Ok(true) = reader.read_game(&mut Skipper) {}
            },
            &mut || {
                let mut reader = pgn_reader::Reader::new(text);
                while reader.skip_game().expect("memory never fails") {}
            },
            &mut || {
                let mut tokens = Tokens::default();
                let mut reader = PgnReader::from_bytes(text);
                while let Ok(true) = reader.read_game(&mut tokens) {}
                black_box((tokens.moves, tokens.bytes));
            },
            &mut || {
                let mut tokens = PeerTokens::default();
                peer_games(text, &mut tokens);
                black_box((tokens.moves, tokens.bytes));
            },
            &mut || assert_eq!(played(text, true), plies),
            &mut || assert_eq!(streamed(text), plies),
            &mut || {
                let mut player = PeerPlayer::default();
                peer_games(text, &mut player);
                black_box(player.moves);
            },
            &mut || assert_eq!(played(text, false), plies),
        ],
    );
    let rate = |i: usize| text.len() as f64 / times[i].as_secs_f64() / 1e6;
    let speed = |i: usize| plies as f64 / times[i].as_secs_f64() / 1e6;
    println!(
        "  skip moves  {:8.0} MB/s   pgn-reader {:8.0}   ratio {:.2}",
        rate(0),
        rate(1),
        rate(0) / rate(1)
    );
    println!(
        "  tokens      {:8.0} MB/s   pgn-reader {:8.0}   ratio {:.2}",
        rate(2),
        rate(3),
        rate(2) / rate(3)
    );
    println!(
        "  moves       {:8.2} M plies/s   pgn-reader + shakmaty {:.2}   ratio {:.2}",
        speed(7),
        speed(6),
        speed(7) / speed(6)
    );
    println!(
        "  whole games {:8.2} M plies/s (stream {:.2})   pgn-reader + shakmaty {:.2}   ratio {:.2}",
        speed(4),
        speed(5),
        speed(6),
        speed(4) / speed(6)
    );
}

fn main() {
    let rounds = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(5);
    run(
        "bare scores",
        &corpus(&["masters-crlf.pgn", "twic-232.pgn"]),
        rounds,
    );
    run(
        "clocks and evaluations",
        &corpus(&[
            "lichess-clk-eval.pgn",
            "broadcast-clk.pgn",
            "chesscom-clk.pgn",
        ]),
        rounds,
    );
}
