//! Node counts of published positions.

use chesslaws_board::{Position, perft};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Checks every count of an EPD file up to `max_depth`; returns how many it checked.
fn check_suite(epd: &str, max_depth: u8) -> usize {
    let mut checked = 0;
    for line in epd.lines() {
        let mut parts = line.split(" ;D");
        let fen = parts.next().expect("a FEN");
        let position = position(fen);
        for part in parts {
            let (depth, nodes) = part.split_once(' ').expect("depth and count");
            let depth: u8 = depth.parse().expect("a depth");
            if depth <= max_depth {
                assert_eq!(
                    perft(&position, depth).to_string(),
                    nodes,
                    "{fen} at depth {depth}"
                );
                checked += 1;
            }
        }
    }
    checked
}

#[test]
fn the_initial_position() {
    assert_eq!(perft(&Position::startpos(), 6), 119_060_324);
}

#[test]
fn kiwipete() {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    assert_eq!(perft(&position(fen), 5), 193_690_690);
}

#[test]
fn position_3_has_en_passant_pins() {
    assert_eq!(
        perft(&position("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1"), 7),
        178_633_661
    );
}

#[test]
fn position_4_has_promotions_and_checks() {
    let fen = "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1";
    assert_eq!(perft(&position(fen), 5), 15_833_292);
}

#[test]
fn position_5_caught_errors_in_old_engines() {
    let fen = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
    assert_eq!(perft(&position(fen), 5), 89_941_194);
}

#[test]
fn position_6_is_quiet_and_wide() {
    let fen = "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";
    assert_eq!(perft(&position(fen), 5), 164_075_551);
}

#[test]
fn standard_suite() {
    assert_eq!(check_suite(include_str!("data/perft-suite.epd"), 6), 125);
}

#[test]
fn chess960_suite() {
    assert_eq!(check_suite(include_str!("data/perft-chess960.epd"), 3), 960);
}

#[test]
#[ignore = "some fourteen thousand million nodes: about a minute in release"]
fn chess960_suite_deep() {
    assert_eq!(
        check_suite(include_str!("data/perft-chess960.epd"), 5),
        1920
    );
}
