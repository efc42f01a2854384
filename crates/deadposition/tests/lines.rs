//! Positions of real games in which the way to a mate isn't obvious: the line is found within a small
//! limit, and it mates.

mod chance;

use chance::Sequence;
use chesslaws_board::{Color, Move, Position};
use chesslaws_deadposition::{Limits, Verdict, can_mate_within, verify};
use std::collections::HashMap;

/// So few positions that nothing but a plan finds the line.
const FEW: Limits = Limits { nodes: 1 };

fn check(fen: &str, winner: Color) -> usize {
    let position: Position = fen.parse().expect("a legal position");
    let verdict = can_mate_within(&position, winner, FEW);
    assert_eq!(verify(&position, winner, &verdict), Ok(()), "{fen}");
    match verdict {
        Verdict::Winnable { line } => line.len(),
        other => panic!("{other:?} for {winner} in {fen}"),
    }
}

/// The bare king is mated on the edge, the winner's own men about.
#[test]
fn a_bare_king_against_rook_or_queen() {
    for (fen, winner) in [
        ("8/3k4/5K2/8/8/8/8/4q3 w - - 0 59", Color::Black),
        ("8/6k1/2R5/7K/8/8/8/8 b - - 1 54", Color::White),
        ("8/8/8/1Q6/2K5/8/k7/8 b - - 3 52", Color::White),
        ("8/1k6/8/2Q5/3Q4/6K1/8/8 b - - 4 66", Color::White),
        ("6K1/8/2k5/2b5/4bq2/6p1/8/8 w - - 2 55", Color::Black),
        ("8/R2P4/5P2/8/2B5/8/P2k3P/6K1 b - - 0 38", Color::White),
        ("7k/8/1Q4R1/4P2K/8/6P1/P6P/8 b - - 2 42", Color::White),
    ] {
        let plies = check(fen, winner);
        assert!(plies <= 50, "{plies} plies from {fen}");
    }
}

/// To take the last man would be stalemate: the king gets room first.
#[test]
fn a_stalemate_is_turned_back_from() {
    check(
        "8/7B/8/2B5/3P3k/b3P2N/PPPN1PPP/R2Q1K1R w - - 0 32",
        Color::White,
    );
}

/// A mate on the move is a line of one move, whoever gives it.
#[test]
fn a_mate_on_the_move_is_the_whole_line() {
    for (fen, winner) in [
        ("8/8/8/8/1B6/8/p7/k1K5 w - - 0 1", Color::White),
        ("6rk/6pp/7N/8/8/8/8/K7 w - - 0 1", Color::White),
        ("7k/P5pp/8/8/8/8/8/K7 w - - 0 1", Color::White),
        (
            "rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2",
            Color::Black,
        ),
    ] {
        assert_eq!(check(fen, winner), 1, "{fen}");
    }
}

/// A square in the line of the check is taken by a man that has moved there after the plan was made.
#[test]
fn a_plan_is_dropped_when_the_board_has_changed() {
    check(
        "2r1k3/5pr1/3pp2p/5p2/2PQ4/3P4/4BPbP/R4RK1 b - - 1 24",
        Color::Black,
    );
}

/// Everything is taken first, or a pawn must come through.
#[test]
fn a_winner_with_pawns_against_many_men() {
    for (fen, winner) in [
        (
            "6k1/1p3pp1/4p2p/p7/3r1K2/4N2P/3r2P1/8 w - - 16 44",
            Color::White,
        ),
        (
            "5R2/ppp3pk/2n2P1p/2Q5/8/6P1/PPP2P1P/5RK1 b - - 0 22",
            Color::Black,
        ),
        (
            "3N4/8/3p2p1/3k1p1r/5P2/2p3P1/6K1/8 w - - 0 54",
            Color::White,
        ),
        (
            "5r2/1p4k1/2p3p1/p1bn2Pp/P3N3/1P1p2K1/2nB4/8 b - - 3 32",
            Color::White,
        ),
        (
            "1Q6/p2p1Q2/4p3/1p3p2/1Pk5/PRN2b1P/2P2P1P/4R1K1 b - - 2 33",
            Color::Black,
        ),
        ("8/8/8/4qPK1/3k2PP/8/8/8 b - - 0 57", Color::White),
        ("8/8/8/5p1p/kp3P1P/8/8/1K6 w - - 0 60", Color::White),
        // A man that can't leave the way of the pawn is got round.
        (
            "r7/8/1ppk1nrp/3p4/3P1pP1/5P1P/8/2b3K1 w - - 0 42",
            Color::White,
        ),
    ] {
        check(fen, winner);
    }
}

/// A man of the other side is kept to stand beside its king, or two minor pieces mate alone.
#[test]
fn a_winner_with_minor_pieces_alone() {
    for (fen, winner) in [
        ("8/8/1kb1N3/8/1b6/5nPP/2P2P2/6K1 w - - 2 39", Color::Black),
        ("8/6Q1/1R6/2nK4/2P5/2k1P3/8/5R2 b - - 10 51", Color::Black),
        ("8/8/1k4P1/3b1K2/8/8/8/8 b - - 0 57", Color::Black),
        ("8/8/5K2/3k4/5N2/8/8/4r3 b - - 51 80", Color::White),
        ("6k1/6P1/8/6K1/2b5/8/8/8 b - - 10 69", Color::Black),
        ("Q7/8/8/2b5/8/3Q4/k1P3P1/7K b - - 0 50", Color::Black),
        ("8/8/8/8/8/2K1N3/k1B5/8 b - - 12 74", Color::White),
        ("8/8/3k1p2/8/5K2/pb3N2/8/8 w - - 0 60", Color::White),
        // The pawn that is kept must not be taken when it gives check.
        ("8/8/4pk2/8/8/6K1/4N3/8 b - - 0 49", Color::White),
    ] {
        check(fen, winner);
    }
}

/// How often the position that comes most often arises: nobody should be shown a line that the fifth
/// time would have ended (9.6.1 of 2023).
fn most_visits(position: &Position, line: &[Move]) -> usize {
    let mut at = *position;
    let mut visits = HashMap::from([(at.hash(), 1)]);
    for &move_ in line {
        at.play(move_).expect("a legal move");
        *visits.entry(at.hash()).or_default() += 1;
    }
    visits.into_values().max().unwrap_or(0)
}

/// The first move of all is far from every mate, and a plain plan goes a long way.
#[test]
fn a_long_line_never_goes_round_in_circles() {
    for nodes in [0, 1_000_000] {
        let start = Position::startpos();
        for winner in Color::ALL {
            let verdict = can_mate_within(&start, winner, Limits { nodes });
            let Verdict::Winnable { line } = &verdict else {
                panic!("{verdict:?}");
            };
            assert_eq!(most_visits(&start, line), 1);
            assert_eq!(verify(&start, winner, &verdict), Ok(()));
        }
    }
}

/// From wherever a game of any moves has led: what is called winnable is proved by a line, and that is
/// nearly everything but what lacks the material.
#[test]
fn lines_from_games_of_chance_mate() {
    let mut chance = Sequence::new(7);
    let (mut lines, mut open) = (0, 0);
    for _ in 0..400 {
        let mut position = Position::startpos();
        for _ in 0..chance.below(300) {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            let move_ = moves[chance.below(moves.len())];
            position.play(move_).expect("a legal move");
        }
        for winner in Color::ALL {
            let verdict = can_mate_within(&position, winner, FEW);
            match verdict.winnable() {
                None => open += 1,
                Some(winnable) => {
                    lines += usize::from(winnable);
                    if let Verdict::Winnable { line } = &verdict {
                        assert!(most_visits(&position, line) < 5, "{winner} in {position}");
                    }
                    assert_eq!(verify(&position, winner, &verdict), Ok(()), "{position}");
                }
            }
        }
    }
    assert!(lines > 600, "{lines} lines");
    assert!(open < 5, "{open} left open");
}

/// Minor pieces alone, whatever the other side has to stand beside its king: every man goes the shortest way.
#[test]
fn mates_by_minor_pieces_are_composed() {
    let mut sequence = Sequence::new(0x3141);
    let mut composed = 0;
    for men in ["NN", "BN", "Nn", "Bn", "Nb", "Nr", "Np", "Bp"] {
        let mut asked = 0;
        while asked < 100 {
            let fen = placed(men, &mut sequence);
            let Ok(position) = fen.parse::<Position>() else {
                continue;
            };
            let verdict = can_mate_within(&position, Color::White, FEW);
            if matches!(verdict, Verdict::Unwinnable { .. }) {
                continue;
            }
            asked += 1;
            assert_eq!(verify(&position, Color::White, &verdict), Ok(()), "{fen}");
            let Verdict::Winnable { line } = verdict else {
                panic!("{fen}");
            };
            composed += usize::from(line.len() <= 40);
        }
    }
    assert!(composed >= 780, "{composed}");
}

/// The kings and some men on squares of chance, as a diagram that may be impossible.
fn placed(men: &str, sequence: &mut Sequence) -> String {
    let mut squares = [b'1'; 64];
    for man in "Kk".bytes().chain(men.bytes()) {
        squares[sequence.below(64)] = man;
    }
    let ranks = squares.chunks(8).map(String::from_utf8_lossy);
    let board = ranks.collect::<Vec<_>>().join("/");
    let turn = ["w", "b"][sequence.below(2)];
    format!("{board} {turn} - - 0 1")
}
