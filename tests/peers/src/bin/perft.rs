//! perft against cozy-chess and shakmaty, alternating in one process: bulk counting, and every move
//! made. Prints million nodes a second and the ratios to cozy-chess.
//!
//! `cargo run --release -p chesslaws-peers --bin perft [ROUNDS]`

use chesslaws_board as ours;
use chesslaws_peers::{PERFT, timing};
use std::hint::black_box;

/// As cozy-chess's own perft: at depth 1 the sets are only counted.
fn cozy_bulk(board: &cozy_chess::Board, depth: u8) -> u64 {
    let mut nodes = 0;
    if depth == 1 {
        board.generate_moves(|moves| {
            nodes += moves.len() as u64;
            false
        });
    } else {
        board.generate_moves(|moves| {
            for move_ in moves {
                let mut child = board.clone();
                child.play_unchecked(move_);
                nodes += cozy_bulk(&child, depth - 1);
            }
            false
        });
    }
    nodes
}

fn cozy_each(board: &cozy_chess::Board, depth: u8) -> u64 {
    if depth == 0 {
        black_box(board.hash());
        return 1;
    }
    let mut nodes = 0;
    board.generate_moves(|moves| {
        for move_ in moves {
            let mut child = board.clone();
            child.play_unchecked(move_);
            nodes += cozy_each(&child, depth - 1);
        }
        false
    });
    nodes
}

fn shakmaty<const BULK: bool>(position: &shakmaty::Chess, depth: u8) -> u64 {
    use shakmaty::Position;
    if depth == 0 {
        black_box(position.board().occupied());
        return 1;
    }
    let moves = position.legal_moves();
    if BULK && depth == 1 {
        return moves.len() as u64;
    }
    let mut nodes = 0;
    for move_ in moves {
        let mut child = position.clone();
        child.play_unchecked(move_);
        nodes += shakmaty::<BULK>(&child, depth - 1);
    }
    nodes
}

fn run<const BULK: bool>(rounds: usize) {
    println!(
        "{}",
        if BULK {
            "bulk counting"
        } else {
            "every move made, hash kept (shakmaty: no hash)"
        }
    );
    println!(
        "{:>3} {:>10} {:>10} {:>10} {:>8} {:>8}",
        "", "chesslaws", "cozy", "shakmaty", "/cozy", "shak/cozy"
    );
    let (mut ratios, mut shaks) = (Vec::new(), Vec::new());
    for (i, (fen, depth, _)) in PERFT.into_iter().enumerate() {
        let depth = depth - 1 - u8::from(!BULK && depth == 7);
        let own: ours::Position = fen.parse().expect("a known position");
        let cozy_board: cozy_chess::Board = fen.parse().expect("a known position");
        let setup: shakmaty::fen::Fen = fen.parse().expect("a known position");
        let shak: shakmaty::Chess = setup
            .into_position(shakmaty::CastlingMode::Standard)
            .expect("a known position");
        let expected = ours::perft(&own, depth);
        let check = |nodes: u64| assert_eq!(nodes, expected, "{fen}");
        let times = timing::alternate(
            rounds,
            &mut [
                &mut || {
                    check(if BULK {
                        ours::perft(black_box(&own), depth)
                    } else {
                        ours::perft_each(black_box(&own), depth)
                    })
                },
                &mut || {
                    check(if BULK {
                        cozy_bulk(black_box(&cozy_board), depth)
                    } else {
                        cozy_each(black_box(&cozy_board), depth)
                    })
                },
                &mut || check(shakmaty::<BULK>(black_box(&shak), depth)),
            ],
        );
        let rate = |i: usize| expected as f64 / times[i].as_secs_f64() / 1e6;
        println!(
            "P{:<2} {:>10.1} {:>10.1} {:>10.1} {:>8.2} {:>8.2}",
            i + 1,
            rate(0),
            rate(1),
            rate(2),
            rate(0) / rate(1),
            rate(2) / rate(1)
        );
        ratios.push(rate(0) / rate(1));
        shaks.push(rate(2) / rate(1));
    }
    println!(
        "geometric mean of the ratios to cozy-chess: {:.3} (shakmaty {:.3})\n",
        timing::geometric_mean(&ratios),
        timing::geometric_mean(&shaks)
    );
}

fn main() {
    let rounds = std::env::args()
        .nth(1)
        .and_then(|text| text.parse().ok())
        .unwrap_or(7);
    run::<true>(rounds);
    run::<false>(rounds);
}
