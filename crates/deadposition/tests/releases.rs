//! Positions where all hangs on one rule of play: a capture in passing, a promotion, a capture that
//! is forced, castling. Beside each stands the position without it.

mod exhaust;

use chesslaws_board::{Color, Position};
use chesslaws_deadposition::{Reason, Verdict, can_mate, verify};
use exhaust::exhaust;

/// Asks both questions, and confirms what is unwinnable by visiting everything that can follow.
fn ask(fen: &str) -> [bool; 2] {
    let position: Position = fen.parse().expect(fen);
    Color::ALL.map(|side| {
        let verdict = can_mate(&position, side);
        assert_eq!(verify(&position, side, &verdict), Ok(()), "{side} in {fen}");
        let winnable = verdict.winnable().expect("decided");
        if !winnable {
            let truth = exhaust(&position, 30_000, |_| false);
            assert!(!truth.mates[side.index()], "{side} mates in {fen}");
        }
        winnable
    })
}
/// A position, who can mate in it, and why.
type Case = (&'static str, [bool; 2], &'static str);

const ALIVE: [bool; 2] = [true; 2];
const DEAD: [bool; 2] = [false; 2];
const WHITE: [bool; 2] = [true, false];
const BLACK: [bool; 2] = [false, true];

fn confirm(cases: &[Case]) {
    for &(fen, expected, why) in cases {
        assert_eq!(ask(fen), expected, "{fen}: {why}");
    }
}

/// Article 3.7.3.1 of 2023: the wall opens by the capture in passing or never.
#[test]
fn en_passant_as_the_only_release() {
    let walls = [
        (
            "4k3/8/p1p1p1p1/P1P1PpP1/5P2/8/8/4K3 w - f6 0 1",
            "e5 or g5 takes f5 in passing",
        ),
        (
            "4k3/8/8/5p2/p1p1pPp1/P1P1P1P1/8/4K3 b - f3 0 1",
            "the same for Black",
        ),
        (
            "4k3/8/1p1p1p1p/1PpP1P1P/2P5/8/8/4K3 w - c6 0 1",
            "b5 or d5 takes c5 in passing",
        ),
        (
            "4k3/8/p1p1p1p1/P1PpP1P1/3P4/8/8/4K3 w - d6 0 1",
            "c5 or e5 takes d5 in passing",
        ),
        (
            "4k3/8/p2p1p1p/Pp1P1P1P/1P6/8/8/4K3 w - b6 0 1",
            "only a5 stands beside the pawn",
        ),
        (
            "2b1k3/8/p1p1p1p1/P1P1PpP1/5P2/8/8/4K3 w - f6 0 1",
            "the bishop can't get out",
        ),
        (
            "4k3/8/p1p1p1p1/P1P1PpP1/5P2/8/8/2B1K3 w - f6 0 1",
            "the bishop attacks no pawn",
        ),
    ];
    for (fen, why) in walls {
        assert_eq!(ask(fen), ALIVE, "{fen}: {why}");
        // Whoever moves something else has let it go.
        let shut: Vec<&str> = fen.split(' ').take(3).collect();
        let shut = format!("{} - 0 1", shut.join(" "));
        let left = ask(&shut);
        assert!(left != ALIVE, "{shut}: {why}");
        let position: Position = fen.parse().expect(fen);
        for &move_ in &position.legal_moves() {
            let next = position.after(move_);
            if !position.is_en_passant(move_) {
                assert_eq!(ask(&next.to_string()), left, "{move_} in {fen}: {why}");
            }
        }
    }
}

/// Article 3.7.3.3 of 2023.
#[test]
fn promotion_as_the_only_way() {
    confirm(&[
        (
            "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1",
            WHITE,
            "the pawn becomes a queen",
        ),
        (
            "8/8/8/4k3/8/8/4N3/4K3 w - - 0 1",
            DEAD,
            "a knight can become nothing",
        ),
        (
            "8/8/8/8/8/4k2p/8/2B1K3 b - - 0 1",
            ALIVE,
            "the pawn becomes what blocks its own king",
        ),
        (
            "8/8/8/8/8/4k2r/8/2B1K3 b - - 0 1",
            BLACK,
            "a rook in its place would cover the king",
        ),
        (
            "8/8/8/8/8/4k2q/8/2N1K3 b - - 0 1",
            BLACK,
            "and so does a queen against the knight",
        ),
        (
            "8/8/8/8/8/k7/p7/K1N5 w - - 0 1",
            ALIVE,
            "a blocked pawn that gets free helps the knight",
        ),
        (
            "7K/5k1P/8/8/8/8/8/8 b - - 0 1",
            WHITE,
            "the king must let its own king out first",
        ),
        (
            "5k1K/7P/8/8/8/8/8/8 w - - 0 1",
            DEAD,
            "the same with White to move is stalemate",
        ),
        (
            "7k/5K1p/7P/8/8/8/8/8 b - - 0 1",
            DEAD,
            "and with Black's pawn held up, too",
        ),
    ]);
}

/// Article 3.9.2 of 2023 leaves a single move, which takes the last man or leaves one.
#[test]
fn forced_captures() {
    confirm(&[
        (
            "7k/6Q1/8/8/8/8/8/K7 b - - 0 1",
            DEAD,
            "the king must take the queen",
        ),
        (
            "7k/6Q1/8/8/8/8/P7/K7 b - - 0 1",
            WHITE,
            "and a pawn is left",
        ),
        (
            "7k/6Q1/8/8/8/8/B7/K7 b - - 0 1",
            DEAD,
            "and a bishop is left",
        ),
        (
            "7k/6Q1/5K2/8/8/8/8/8 b - - 0 1",
            WHITE,
            "a protected queen mates",
        ),
        (
            "K7/1r6/8/8/8/8/8/7k w - - 0 1",
            DEAD,
            "the king has no other move than to take the rook",
        ),
        (
            "K7/1r6/8/8/8/8/7p/7k w - - 0 1",
            BLACK,
            "and a pawn is left",
        ),
        (
            "kb6/2N5/1K6/8/8/8/8/8 b - - 0 1",
            DEAD,
            "the bishop must take the knight",
        ),
    ]);
}

/// Article 3.8.2 of 2023 and Guidelines II: king and rook change places, and nothing else moves.
#[test]
fn castling_as_the_only_move() {
    confirm(&[
        (
            "k3r3/8/8/8/8/6p1/6P1/5KRB w G - 0 1",
            ALIVE,
            "White castles",
        ),
        (
            "k3r3/8/8/8/8/6p1/6P1/5KRB w - - 0 1",
            DEAD,
            "without the right it is stalemate",
        ),
        (
            "5krb/6p1/6P1/8/8/8/8/K3R3 b g - 0 1",
            ALIVE,
            "Black castles",
        ),
        (
            "5krb/6p1/6P1/8/8/8/8/K3R3 b - - 0 1",
            DEAD,
            "without the right it is stalemate",
        ),
        (
            "brk5/1p6/1P6/8/8/8/8/3R3K b b - 0 1",
            ALIVE,
            "Black castles to the other side",
        ),
        (
            "brk5/1p6/1P6/8/8/8/8/3R3K b - - 0 1",
            DEAD,
            "without the right it is stalemate",
        ),
    ]);
    let position: Position = "k3r3/8/8/8/8/6p1/6P1/5KRB w G - 0 1"
        .parse()
        .expect("a FEN");
    assert_eq!(position.legal_count(), 1);
    let without = position.to_setup();
    let mut without = without;
    without.castling = chesslaws_board::Bitboard::EMPTY;
    let stalemate = Position::try_from(without).expect("a position");
    let reason = Reason::Terminal(chesslaws_deadposition::Terminal::Stalemate);
    assert_eq!(
        can_mate(&stalemate, Color::White),
        Verdict::Unwinnable { reason }
    );
}
