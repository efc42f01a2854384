//! Every position with a known verdict: the right answer, none undecided, each certificate
//! confirmed by the checker.

use chesslaws_board::{Color, Position};
use chesslaws_deadposition::{
    Limits, Verdict, can_mate, can_mate_within, is_dead, is_unwinnable_quick, verify,
};

/// A position and whether White and Black can still mate.
struct Known {
    fen: String,
    winnable: [bool; 2],
}

fn read(text: &str) -> Vec<Known> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .filter_map(|line| {
            let (verdict, fen) = line.split_at_checked(3)?;
            let verdict = verdict.as_bytes();
            let winnable = [verdict[0] == b'W', verdict[1] == b'B'];
            Some(Known {
                fen: fen.to_owned(),
                winnable,
            })
        })
        .collect()
}

fn read_table(text: &str) -> Vec<Known> {
    text.lines()
        .skip(1)
        .map(|line| {
            let mut fields = line.split('\t');
            let mut next = || fields.next().expect("four columns");
            let fen = next().to_owned();
            Known {
                fen,
                winnable: [next() == "yes", next() == "yes"],
            }
        })
        .collect()
}

/// Asks both questions of every position; returns how many were asked.
fn confirm(known: &[Known]) -> usize {
    let mut asked = 0;
    for Known { fen, winnable } in known {
        let Ok(position) = fen.parse::<Position>() else {
            continue;
        };
        for color in Color::ALL {
            let expected = winnable[color.index()];
            let verdict = can_mate(&position, color);
            assert_eq!(verdict.winnable(), Some(expected), "{color} in {fen}");
            assert_eq!(
                verify(&position, color, &verdict),
                Ok(()),
                "{color} in {fen}"
            );
            if is_unwinnable_quick(&position, color) {
                assert!(!expected, "the quick answer for {color} in {fen}");
            }
            asked += 1;
        }
    }
    asked
}

/// One of these, a mate among locked bishops, is beyond a small limit; nothing may be wrong.
#[test]
fn own_cases_are_decided_right() {
    let known = read_table(include_str!("../../../tests/data/deadpos/own_cases.tsv"));
    let (asked, undecided) = confirm_within(&known, 20_000);
    assert!(asked >= 100);
    assert!(undecided <= 1, "{undecided} undecided");
}

#[test]
fn final_positions_of_real_games_are_decided_right() {
    let text = include_str!("../../../tests/data/deadpos/chasolver_lichess_subset.txt");
    assert!(confirm(&read(text)) > 16_000);
}

/// On positions of real games the quick answer misses nothing.
#[test]
fn the_quick_answer_is_complete_on_real_games() {
    let text = include_str!("../../../tests/data/deadpos/chasolver_lichess_subset.txt");
    let mut proved = 0;
    for Known { fen, winnable } in read(text) {
        let position: Position = fen.parse().expect("a legal position");
        for color in Color::ALL {
            let unwinnable = is_unwinnable_quick(&position, color);
            assert_eq!(unwinnable, !winnable[color.index()], "{color} in {fen}");
            proved += usize::from(unwinnable);
        }
    }
    assert_eq!(proved, 2410);
}

const HARD: &str = include_str!("../../../tests/data/deadpos/chasolver_positions.txt");

/// Asks within a limit: no wrong answer, no refused certificate. Returns questions and undecided.
fn confirm_within(known: &[Known], nodes: usize) -> (usize, usize) {
    let (mut asked, mut undecided) = (0, 0);
    for Known { fen, winnable } in known {
        let Ok(position) = fen.parse::<Position>() else {
            continue;
        };
        for color in Color::ALL {
            let expected = winnable[color.index()];
            let verdict = can_mate_within(&position, color, Limits { nodes });
            asked += 1;
            if verdict.winnable().is_none() {
                undecided += 1;
                continue;
            }
            assert_eq!(verdict.winnable(), Some(expected), "{color} in {fen}");
            assert_eq!(
                verify(&position, color, &verdict),
                Ok(()),
                "{color} in {fen}"
            );
            let quick = is_unwinnable_quick(&position, color);
            assert!(
                !(quick && expected),
                "the quick answer for {color} in {fen}"
            );
        }
    }
    (asked, undecided)
}

/// All but a thirtieth of the hard list within a small limit, and nothing wrong.
#[test]
fn hard_positions_within_a_small_limit() {
    let (asked, undecided) = confirm_within(&read(HARD), 3_000);
    assert!(asked > 6_800);
    assert!(undecided <= 200, "{undecided} of {asked} undecided");
}

/// The whole list with the limit of the ordinary question: `cargo test --release -- --ignored hard_positions`.
/// None is undecided.
#[test]
#[ignore = "half a minute in release: a few take a second each"]
fn hard_positions_are_all_decided() {
    let (asked, undecided) = confirm_within(&read(HARD), Limits::default().nodes);
    assert!(asked > 6_800);
    assert_eq!(undecided, 0);
}

/// Articles 5.2.2 and 9.6 of 2023: reports from users of other programs, and what is right.
mod reported {
    use super::*;

    fn check(fen: &str, moves: &[&str], winnable: [bool; 2]) {
        let mut position: Position = fen.parse().expect("a legal position");
        for uci in moves {
            let move_ = position.parse_uci(uci).expect("a legal move");
            position.play(move_).expect("a legal move");
        }
        for color in Color::ALL {
            let verdict = can_mate(&position, color);
            assert_eq!(verdict.winnable(), Some(winnable[color.index()]), "{color}");
            assert_eq!(verify(&position, color, &verdict), Ok(()));
        }
        assert_eq!(is_dead(&position), winnable == [false, false]);
    }

    /// A line from the report must end in mate too.
    fn check_line(fen: &str, line: &str) {
        let position: Position = fen.parse().expect("a legal position");
        let mut at = position;
        let mut moves = Vec::new();
        for uci in line.split(' ') {
            let move_ = at.parse_uci(uci).expect("a legal move");
            moves.push(move_);
            at.play(move_).expect("a legal move");
        }
        let verdict = Verdict::Winnable { line: moves };
        assert_eq!(verify(&position, Color::White, &verdict), Ok(()));
    }

    #[test]
    fn dead_three_blocked_pairs() {
        check(
            "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1",
            &[],
            [false, false],
        );
    }

    #[test]
    fn dead_after_capture() {
        let fen = "3k4/8/8/p2p2p1/P2P2P1/8/3p4/3K4 w - - 0 1";
        check(fen, &[], [true, true]);
        check(fen, &["d1d2"], [false, false]);
    }

    #[test]
    fn dead_same_colour_bishops() {
        check("2b5/4kB2/8/8/8/8/5K2/8 b - - 0 16", &[], [false, false]);
    }

    #[test]
    fn canmate_knight_bishop() {
        let fen = "8/8/4k3/8/8/2n5/4B3/4K3 w - - 0 1";
        check(fen, &[], [true, true]);
        check_line(
            fen,
            "e2d1 c3a2 d1e2 a2b4 e2a6 b4c6 e1d2 e6d6 d2c3 d6c7 c3c4 c7b8 c4b5 b8a8 b5b6 c6b8 a6b7",
        );
    }

    #[test]
    fn canmate_knight_vs_pawn() {
        let fen = "8/8/8/4k3/4p3/4N3/4K3/8 w - - 0 1";
        check(fen, &[], [true, true]);
        check_line(
            fen,
            "e2d2 e5f4 e3c4 e4e3 d2d3 e3e2 c4d2 e2e1r d3d4 f4g3 d4d3 g3h2 d3d4 h2h1 d2e4 e1g1 d4e3 g1d1 e3f3 d1e1 f3g3 e1f1 g3h3 f1g1 e4f2",
        );
    }

    #[test]
    fn canmate_lone_king() {
        check("8/8/3rk3/8/8/2K5/8/8 w - - 0 1", &[], [false, true]);
    }

    #[test]
    fn canmate_bishop_vs_pawn() {
        let fen = "8/8/8/8/1B6/8/p7/k1K5 w - - 0 1";
        check(fen, &[], [true, true]);
        check_line(fen, "b4c3");
    }

    #[test]
    fn canmate_knight_vs_rook() {
        let fen = "8/8/4k3/3r4/8/2N5/8/4K3 w - - 0 1";
        check(fen, &[], [true, true]);
        check_line(
            fen,
            "e1e2 d5d8 c3d5 e6d6 e2d3 d6c6 d3c4 c6b7 c4b5 b7a8 b5a6 d8b8 d5c7",
        );
    }
}
