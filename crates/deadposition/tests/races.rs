//! Men that shut each other in: kings that can't pass each other, bishops that have to make way, and races in
//! which one side has nothing but pawn moves left.

use chesslaws_board::{Color, Position};
use chesslaws_deadposition::{Limits, Reason, Verdict, can_mate_within, verify};

/// Asks within a limit; returns the verdict, which is proved.
fn ask(fen: &str, side: Color, nodes: usize) -> Verdict {
    let position: Position = fen.parse().expect("a legal position");
    let verdict = can_mate_within(&position, side, Limits { nodes });
    assert_eq!(verify(&position, side, &verdict), Ok(()), "{side} in {fen}");
    verdict
}

/// The bishops are locked in or of the wrong colour, and the kings share a corridor: neither can reach what
/// the other keeps it from. Without that each could walk round, and half a million positions would have to be
/// visited.
#[test]
fn kings_that_cannot_pass_each_other() {
    for fen in [
        "BbK1kb2/b1p1p1p1/1pP1P1P1/1P6/8/8/8/1B2b2B b - - 0 1",
        "Bb1k1b2/bKp1p1p1/1pP1P1P1/1P6/8/p7/P7/4b2B b - - 0 1",
        "KbBk1b2/b1p1p1p1/1pP1P1P1/pP6/6P1/P7/8/8 b - - 0 1",
    ] {
        let verdict = ask(fen, Color::Black, 2_000);
        let Verdict::Unwinnable {
            reason: Reason::Blocked(wall),
        } = verdict
        else {
            panic!("{verdict:?} for {fen}");
        };
        assert!(wall.layers().len() <= 120, "{}", wall.layers().len());
    }
}

/// Bishops have to leave the lines along which the king would be in check, and the way of the kings.
#[test]
fn bishops_that_have_to_make_way() {
    for (fen, side) in [
        (
            "k6B/1b4B1/2b2B2/4B3/3B4/1pB1B3/pP1B4/K7 w - - 0 1",
            Color::White,
        ),
        ("k1b5/1p1p4/1P1Pb3/B7/8/8/8/K7 w - - 0 1", Color::Black),
        (
            "5kBN/1p1p1PRQ/1P1P2PP/3p1p1p/3P1P1P/8/8/2BbB1BK b - - 0 1",
            Color::White,
        ),
        (
            "k1b5/Pp1b4/1P2b2B/5bB1/5Bb1/1p2B2b/1P1B4/K1B5 w - - 0 1",
            Color::White,
        ),
    ] {
        assert_eq!(ask(fen, side, 100_000).winnable(), Some(true), "{fen}");
    }
}

/// The winner has only pawn moves: the other side promotes a pawn and puts the new piece where one of the
/// winner's pawns takes it and is free. Or the other side has only pawn moves, and the winner must be in time.
#[test]
fn races_against_the_last_pawn_move() {
    for (fen, side) in [
        (
            "1k6/1P1p1p1p/BP6/1P5p/8/5K2/3P1P1P/8 w - - 0 1",
            Color::Black,
        ),
        (
            "1k6/1P1p1p1p/BP5p/1P6/8/8/3P1P1P/6K1 w - - 0 1",
            Color::Black,
        ),
        (
            "6k1/p3p1P1/2p3PB/p5P1/6P1/4P3/PKP5/8 w - - 0 1",
            Color::White,
        ),
        ("1k6/1P1p1p1p/BP6/1P6/8/8/3P1PKP/8 w - - 0 1", Color::White),
    ] {
        assert_eq!(ask(fen, side, 500).winnable(), Some(true), "{fen}");
    }
}

/// A bishop of the mated king's own has to stand beside it, and the kings walk to the corner between locked
/// pawns.
#[test]
fn a_mate_in_a_corner_of_a_locked_board() {
    let fen = "N1b1N1N1/1pPpPpPp/kP1PbP1P/2K5/8/8/8/4B3 b - - 0 1";
    for side in Color::ALL {
        assert_eq!(ask(fen, side, 100).winnable(), Some(true), "{side}");
    }
}
