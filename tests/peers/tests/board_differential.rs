//! Legal moves, checks and FEN against shakmaty and cozy-chess, position by position.

use chesslaws_board::{Position, perft};
use chesslaws_peers::games;
use chesslaws_peers::lockstep::{Lockstep, random_games};

#[test]
fn random_games_agree() {
    random_games(0x9e37_79b9_7f4a_7c15, 100_000);
}

/// `cargo test --release -p chesslaws-peers --test board_differential -- --ignored`
#[test]
#[ignore = "a million positions: under a minute in release"]
fn a_million_positions_of_random_games_agree() {
    random_games(0xd1b5_4a32_d192_ed03, 1_000_000);
}

#[test]
fn real_games_agree() {
    let mut compared = 0;
    for game in games::real_games() {
        let start: Position = game
            .fen
            .parse()
            .unwrap_or_else(|error| panic!("{}: {error}", game.fen));
        let Some(mut lockstep) = Lockstep::new(start) else {
            continue;
        };
        for text in &game.moves {
            lockstep.compare();
            let move_ = lockstep
                .own
                .parse_uci(text)
                .unwrap_or_else(|error| panic!("{error}"));
            lockstep.play(move_);
        }
        lockstep.compare();
        compared += game.moves.len() + 1;
    }
    assert!(compared > 100_000, "{compared} positions of real games");
}

/// The stored node counts are those of the peers too, at a depth that takes little time.
#[test]
fn peers_agree_with_the_stored_node_counts() {
    let suites = [
        include_str!("../../../crates/board/tests/data/perft-suite.epd"),
        include_str!("../../../crates/board/tests/data/perft-chess960.epd"),
    ];
    let mut compared = 0;
    for line in suites.iter().flat_map(|suite| suite.lines()) {
        let (fen, count) = line.split_once(" ;D").expect("a count");
        let (depth, rest) = count.split_once(' ').expect("depth and nodes");
        let nodes: u64 = rest
            .split(' ')
            .next()
            .expect("nodes")
            .parse()
            .expect("a number");
        let depth: u8 = depth.parse().expect("a depth");
        if nodes > 30_000 {
            continue;
        }
        let own: Position = fen.parse().expect(fen);
        assert_eq!(perft(&own, depth), nodes, "{fen}");
        let setup: shakmaty::fen::Fen = fen.parse().expect(fen);
        let shak: shakmaty::Chess = setup
            .into_position(shakmaty::CastlingMode::Chess960)
            .expect(fen);
        assert_eq!(shakmaty::perft(&shak, depth.into()), nodes, "{fen}");
        compared += 1;
    }
    assert!(compared > 700, "{compared}");
}
