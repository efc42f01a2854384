//! Single moves of real games against cozy-chess and shakmaty, alternating in one process:
//! nanoseconds a ply.
//!
//! `cargo run --release -p chesslaws-peers --bin single_moves [ROUNDS]`

use chesslaws_board as ours;
use chesslaws_notation::San;
use chesslaws_peers::{games, timing};
use shakmaty::san::{San as TheirSan, SanPlus};
use shakmaty::{CastlingMode, Chess, Position as _, uci::UciMove};
use std::fmt::Write;
use std::hint::black_box;

/// One game as each library wants it.
struct Game {
    own: (ours::Position, Vec<ours::Move>),
    cozy: (cozy_chess::Board, Vec<cozy_chess::Move>),
    shakmaty: (Chess, Vec<shakmaty::Move>),
    sans: Vec<String>,
}

fn cozy_board(fen: &str) -> Option<cozy_chess::Board> {
    cozy_chess::Board::from_fen(fen, false)
        .or_else(|_| cozy_chess::Board::from_fen(fen, true))
        .ok()
}

fn prepare(game: &games::Game) -> Option<Game> {
    let own: ours::Position = game.fen.parse().ok()?;
    let shredder = ours::FenStyle {
        shredder: true,
        ..ours::FenStyle::default()
    };
    let cozy =
        cozy_board(&own.to_string()).or_else(|| cozy_board(&own.fen(shredder).to_string()))?;
    let fen: shakmaty::fen::Fen = game.fen.parse().ok()?;
    let shak: Chess = fen.into_position(CastlingMode::Chess960).ok()?;
    let mut position = shak.clone();
    let mut prepared = Game {
        own: (own, Vec::new()),
        cozy: (cozy, Vec::new()),
        shakmaty: (shak, Vec::new()),
        sans: game.sans.clone(),
    };
    for text in &game.moves {
        prepared.own.1.push(text.parse().ok()?);
        prepared.cozy.1.push(text.parse().ok()?);
        let uci: UciMove = text.parse().ok()?;
        let move_ = uci.to_move(&position).ok()?;
        position.play_unchecked(move_);
        prepared.shakmaty.1.push(move_);
    }
    Some(prepared)
}

/// Prints a line: nanoseconds a ply of each contender, and the ratio of ours to the others.
fn report(name: &str, plies: usize, rounds: usize, contenders: &mut [&mut dyn FnMut()]) {
    let times = timing::alternate(rounds, contenders);
    let nanos: Vec<f64> = times
        .iter()
        .map(|time| time.as_secs_f64() * 1e9 / plies as f64)
        .collect();
    let columns: Vec<String> = nanos.iter().map(|time| format!("{time:>9.1}")).collect();
    let ratios: Vec<String> = nanos[1..]
        .iter()
        .map(|time| format!("{:>7.2}", nanos[0] / time))
        .collect();
    println!("{name:<34}{} | {}", columns.join(""), ratios.join(""));
}

fn play_all(games: &[Game], plies: usize, rounds: usize) {
    report(
        "trusted move played, hash (s: none)",
        plies,
        rounds,
        &mut [
            &mut || {
                for game in games {
                    let (mut position, moves) = (game.own.0, &game.own.1);
                    for &move_ in moves {
                        position.play_unchecked(black_box(move_));
                    }
                    black_box(position.hash());
                }
            },
            &mut || {
                for game in games {
                    let (mut board, moves) = (game.cozy.0.clone(), &game.cozy.1);
                    for &move_ in moves {
                        board.play_unchecked(black_box(move_));
                    }
                    black_box(board.hash());
                }
            },
            &mut || {
                for game in games {
                    let (mut position, moves) = (game.shakmaty.0.clone(), &game.shakmaty.1);
                    for &move_ in moves {
                        position.play_unchecked(black_box(move_));
                    }
                    black_box(position.turn());
                }
            },
        ],
    );
}

fn test_and_play_all(games: &[Game], plies: usize, rounds: usize) {
    report(
        "move tested and played, hash",
        plies,
        rounds,
        &mut [
            &mut || {
                for game in games {
                    let (mut position, moves) = (game.own.0, &game.own.1);
                    for &move_ in moves {
                        position.play(black_box(move_)).expect("a legal game");
                    }
                    black_box(position.hash());
                }
            },
            &mut || {
                for game in games {
                    let (mut board, moves) = (game.cozy.0.clone(), &game.cozy.1);
                    for &move_ in moves {
                        board.try_play(black_box(move_)).expect("a legal game");
                    }
                    black_box(board.hash());
                }
            },
            &mut || {
                for game in games {
                    let (mut position, moves) = (game.shakmaty.0.clone(), &game.shakmaty.1);
                    for &move_ in moves {
                        assert!(position.is_legal(black_box(move_)));
                        position.play_unchecked(move_);
                    }
                    black_box(position.turn());
                }
            },
        ],
    );
}

/// What notation asks of every position, on the positions of the games.
fn ask_all(games: &[Game], plies: usize, rounds: usize) {
    let own: Vec<(ours::Position, ours::Move)> = games
        .iter()
        .flat_map(|game| {
            let mut position = game.own.0;
            game.own.1.iter().map(move |&move_| {
                let before = position;
                position.play_unchecked(move_);
                (before, move_)
            })
        })
        .collect();
    let shak: Vec<(Chess, shakmaty::Move)> = games
        .iter()
        .flat_map(|game| {
            let mut position = game.shakmaty.0.clone();
            game.shakmaty.1.iter().map(move |&move_| {
                let before = position.clone();
                position.play_unchecked(move_);
                (before, move_)
            })
        })
        .collect();
    report(
        "is it legal (o, s)",
        plies,
        rounds,
        &mut [
            &mut || {
                own.iter().for_each(|(position, move_)| {
                    black_box(position.is_legal(*move_));
                })
            },
            &mut || {
                shak.iter().for_each(|(position, move_)| {
                    black_box(position.is_legal(*move_));
                })
            },
        ],
    );
    report(
        "origins of a role to a square (o, s)",
        plies,
        rounds,
        &mut [
            &mut || {
                own.iter().for_each(|(position, move_)| {
                    if let Some(role) = position.role_at(move_.from()) {
                        black_box(position.origins(role, move_.to()));
                    }
                })
            },
            &mut || {
                shak.iter().for_each(|(position, move_)| {
                    black_box(position.san_candidates(move_.role(), move_.to()).len());
                })
            },
        ],
    );
    report(
        "is it check (o, s)",
        plies,
        rounds,
        &mut [
            &mut || {
                own.iter().for_each(|(position, _)| {
                    black_box(position.is_check());
                })
            },
            &mut || {
                shak.iter().for_each(|(position, _)| {
                    black_box(position.is_check());
                })
            },
        ],
    );
    report(
        "is there a legal move (o, s)",
        plies,
        rounds,
        &mut [
            &mut || {
                own.iter().for_each(|(position, _)| {
                    black_box(position.has_legal_move());
                })
            },
            &mut || {
                shak.iter().for_each(|(position, _)| {
                    black_box(!position.legal_moves().is_empty());
                })
            },
        ],
    );
}

fn read_san(games: &[Game], plies: usize, rounds: usize) {
    report(
        "SAN read and played (o: hash, s)",
        plies,
        rounds,
        &mut [
            &mut || {
                for game in games {
                    let mut position = game.own.0;
                    for san in &game.sans {
                        let san = San::parse(black_box(san.as_bytes())).expect("SAN");
                        let move_ = san.resolve(&position).expect("a legal game");
                        position.play_unchecked(move_);
                    }
                    black_box(position.hash());
                }
            },
            &mut || {
                for game in games {
                    let mut position = game.shakmaty.0.clone();
                    for san in &game.sans {
                        let san = TheirSan::from_ascii(black_box(san.as_bytes())).expect("SAN");
                        let move_ = san.to_move(&position).expect("a legal game");
                        position.play_unchecked(move_);
                    }
                    black_box(position.turn());
                }
            },
        ],
    );
}

fn write_san(games: &[Game], plies: usize, rounds: usize) {
    let (mut own_text, mut their_text) = (String::new(), String::new());
    report(
        "SAN written with + and #, played",
        plies,
        rounds,
        &mut [
            &mut || {
                for game in games {
                    let (mut position, moves) = (game.own.0, &game.own.1);
                    own_text.clear();
                    for &move_ in moves {
                        write!(own_text, "{} ", San::of(&position, move_)).expect("room");
                        position.play_unchecked(move_);
                    }
                    black_box(&own_text);
                }
            },
            &mut || {
                for game in games {
                    let (mut position, moves) = (game.shakmaty.0.clone(), &game.shakmaty.1);
                    their_text.clear();
                    for &move_ in moves {
                        let san = SanPlus::from_move_and_play_unchecked(&mut position, move_);
                        write!(their_text, "{san} ").expect("room");
                    }
                    black_box(&their_text);
                }
            },
        ],
    );
    assert_eq!(own_text, their_text, "the last game is written alike");
}

fn main() {
    let rounds = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(25);
    let games: Vec<Game> = games::real_games().iter().filter_map(prepare).collect();
    let plies = games.iter().map(|game| game.own.1.len()).sum();
    println!(
        "{} games, {plies} plies; ns a ply: ours, cozy-chess, shakmaty | ratios",
        games.len()
    );
    play_all(&games, plies, rounds);
    test_and_play_all(&games, plies, rounds);
    ask_all(&games, plies, rounds);
    read_san(&games, plies, rounds);
    write_san(&games, plies, rounds);
}
