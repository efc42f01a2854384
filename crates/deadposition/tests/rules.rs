//! Each special rule of play, where the verdict hangs on it.

use chesslaws_board::{Color, Position};
use chesslaws_deadposition::{
    Life, Limits, Reason, Terminal, Verdict, can_mate, can_mate_within, first_dead,
    first_dead_within, is_dead, life, verify,
};

fn ask(fen: &str, color: Color) -> Verdict {
    let position: Position = fen.parse().expect("a legal position");
    let verdict = can_mate(&position, color);
    assert_eq!(verify(&position, color, &verdict), Ok(()), "{fen}");
    verdict
}

fn winnable(fen: &str) -> [Option<bool>; 2] {
    Color::ALL.map(|color| ask(fen, color).winnable())
}

/// Article 3.7.3.1: with the capture in passing the wall opens, without it the same diagram is dead.
#[test]
fn fide_2023_3_7_3_1_en_passant_is_the_only_release() {
    let open = "4k3/8/p1p1p1p1/P1P1PpP1/5P2/8/8/4K3 w - f6 0 1";
    let shut = "4k3/8/p1p1p1p1/P1P1PpP1/5P2/8/8/4K3 w - - 0 1";
    assert_eq!(winnable(open)[0], Some(true));
    assert_eq!(winnable(shut), [Some(false); 2]);
}

/// Article 3.7.3.3: a pawn alone mates after promotion, and a knight mates a king whose pawn has
/// promoted to a piece that stands in its way.
#[test]
fn fide_2023_3_7_3_3_promotion_counts() {
    assert_eq!(
        winnable("8/4k3/8/8/8/8/4P3/4K3 w - - 0 1"),
        [Some(true), Some(false)]
    );
    assert_eq!(
        winnable("8/8/4k1p1/8/8/3KN3/8/8 w - - 0 1"),
        [Some(true); 2]
    );
}

/// Article 3.8.2: a right to castle is a move more.
#[test]
fn fide_2023_3_8_2_castling_is_a_move() {
    assert_eq!(
        winnable("4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        [Some(true), Some(false)]
    );
    // The boxed-in king and rook may leave by castling only.
    assert_eq!(
        winnable("4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K2R w K - 0 1")[0],
        Some(true)
    );
}

/// Guidelines II of 2023: Chess960, king and rook on other squares.
#[test]
fn fide_2023_guidelines_ii_chess960() {
    let position = Position::chess960(0).expect("number 0");
    for color in Color::ALL {
        let verdict = can_mate(&position, color);
        assert_eq!(verdict.winnable(), Some(true));
        assert_eq!(verify(&position, color, &verdict), Ok(()));
    }
    assert_eq!(
        winnable("2k5/8/8/8/8/8/8/1RK5 w B - 0 1"),
        [Some(true), Some(false)]
    );
}

/// Article 5.2.1: stalemate ends the game, whatever could have followed.
#[test]
fn fide_2023_5_2_1_stalemate_ends_the_game() {
    let verdict = ask("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Color::White);
    let reason = Reason::Terminal(Terminal::Stalemate);
    assert_eq!(verdict, Verdict::Unwinnable { reason });
}

/// Article 5.1.1: a mate on the board is won, and lost for the other side.
#[test]
fn fide_2023_5_1_1_mate_on_the_board() {
    let fen = "7K/6q1/6k1/8/8/8/8/8 w - - 0 1";
    assert_eq!(
        ask(fen, Color::Black),
        Verdict::Winnable { line: Vec::new() }
    );
    let reason = Reason::Terminal(Terminal::Checkmated);
    assert_eq!(ask(fen, Color::White), Verdict::Unwinnable { reason });
}

/// Article 3.9.2: the only answer to a check takes the last piece that could mate.
#[test]
fn fide_2023_3_9_2_forced_capture_in_check() {
    let verdict = ask("kb6/2N5/1K6/8/8/8/8/8 b - - 0 50", Color::White);
    assert!(matches!(
        verdict,
        Verdict::Unwinnable {
            reason: Reason::Forced { .. }
        }
    ));
}

/// Article 5.2.2 over a whole game.
#[test]
fn fide_2023_5_2_2_first_dead_position_of_a_game() {
    let mut position: Position = "4k3/8/8/8/8/4n3/8/4K2R b - - 0 1".parse().expect("legal");
    let mut game = vec![position];
    for uci in ["e3g2", "e1f2", "g2h4", "h1h4", "e8d8", "h4d4"] {
        position
            .play(position.parse_uci(uci).expect("legal"))
            .expect("legal");
        game.push(position);
    }
    assert_eq!(first_dead(&game), None);
    for uci in ["d8c8", "d4d8", "c8d8"] {
        position
            .play(position.parse_uci(uci).expect("legal"))
            .expect("legal");
        game.push(position);
    }
    assert!(is_dead(&position));
    assert_eq!(first_dead(&game), Some(9));
    assert_eq!(first_dead(&[]), None);
}

/// Wherever the game dies, and however long it is played on, the first dead position is found.
#[test]
fn fide_2023_5_2_2_first_dead_position_far_back() {
    let alive: Position = "8/8/4k3/8/8/3K4/8/7R w - - 0 1".parse().expect("legal");
    let dead: Position = "8/8/4k3/8/8/3K4/8/8 w - - 0 1".parse().expect("legal");
    let limits = Limits { nodes: 100 };
    for length in [1, 2, 3, 9, 40] {
        for first in 0..=length {
            let mut game = vec![alive; first];
            game.resize(length, dead);
            let expected = (first < length).then_some(first);
            assert_eq!(first_dead(&game), expected, "{first} of {length}");
            assert_eq!(first_dead_within(&game, limits), expected);
        }
    }
}

/// What is called alive is shown to be by a line that mates, and what a limit leaves open isn't
/// called dead.
#[test]
fn fide_2023_5_2_2_life_is_proved() {
    let of = |fen: &str, nodes| {
        let position: Position = fen.parse().expect("legal");
        (position, life(&position, Limits { nodes }))
    };
    for fen in [
        "8/8/4k3/3r4/8/2N5/8/4K3 w - - 0 1",
        "8/8/4k3/8/8/2n5/4B3/4K3 w - - 0 1",
        "8/8/3k4/p4p1p/P1K2P1P/7P/8/8 b - - 9 45",
        "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
    ] {
        let (mut position, Life::Alive { line }) = of(fen, 1_000) else {
            panic!("{fen}");
        };
        for move_ in line {
            position.play(move_).expect("a legal move");
        }
        assert!(position.is_checkmate(), "{fen}");
    }
    let wall = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1";
    assert_eq!(of(wall, 1_000).1, Life::Dead);
    let cage = "k1b5/Pp1b4/1P2b2B/5bB1/5Bb1/1p2B2b/1P1B4/K1B5 w - - 0 1";
    assert_eq!(of(cage, 0).1, Life::Undecided);
}

/// A limit that is too small gives no answer, never a wrong one.
#[test]
fn a_small_limit_is_undecided() {
    let wide: Position = "k1b5/Pp1b4/1P2b2B/5bB1/5Bb1/1p2B2b/1P1B4/K1B5 w - - 0 1"
        .parse()
        .expect("legal");
    let verdict = can_mate_within(&wide, Color::White, Limits { nodes: 10 });
    assert!(matches!(verdict, Verdict::Undecided { .. }), "{verdict:?}");
    assert!(verify(&wide, Color::White, &verdict).is_err());
}

/// The checker refuses what isn't proved.
#[test]
fn forged_certificates_are_refused() {
    use chesslaws_deadposition::{Layer, Material, Rejection, Wall};
    let position = Position::startpos();
    let line = vec![position.parse_uci("e2e4").expect("legal")];
    let unfinished = Verdict::Winnable { line };
    assert_eq!(
        verify(&position, Color::White, &unfinished),
        Err(Rejection::NotMate)
    );
    let bare = Verdict::Unwinnable {
        reason: Reason::Material(Material::BareKing),
    };
    assert!(verify(&position, Color::White, &bare).is_err());
    let empty = Verdict::Unwinnable {
        reason: Reason::Blocked(Wall::default()),
    };
    assert_eq!(
        verify(&position, Color::White, &empty),
        Err(Rejection::NotCovered)
    );
    let few = Reason::Exhausted {
        positions: 3,
        wall: Wall::default(),
    };
    let few = Verdict::Unwinnable { reason: few };
    assert!(verify(&position, Color::White, &few).is_err());
    // A wall with one square taken from a man is no longer closed.
    let wall: Position = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1"
        .parse()
        .expect("legal");
    let Verdict::Unwinnable {
        reason: Reason::Blocked(proof),
    } = can_mate(&wall, Color::White)
    else {
        panic!("a blocked structure");
    };
    for i in 0..proof.layers().len() {
        for man in 0..proof.layers()[i].men.len() {
            let squares = proof.layers()[i].men[man].squares;
            let mut layers: Vec<Layer> = proof.layers().to_vec();
            let Some(square) = squares.into_iter().next() else {
                continue;
            };
            layers[i].men[man].squares = squares & !chesslaws_board::Bitboard::square(square);
            let forged = Verdict::Unwinnable {
                reason: Reason::Blocked(Wall::new(layers)),
            };
            assert!(
                verify(&wall, Color::White, &forged).is_err(),
                "layer {i}, man {man}"
            );
        }
    }
}

/// Checks that leave few answers, each with a proof that the checker reads: a pawn that mates, a line that
/// opens, a queen that must be taken, bishops that have no room, the side to move in check, and a race
/// in which only pawns can move.
#[test]
fn checks_and_crowds_are_part_of_a_wall() {
    let cases = [
        (
            "3b4/6k1/1ppp4/2b3p1/1pKp1pP1/1P1P1P2/8/1BbB1B1B b - - 0 1",
            [Color::White, Color::White],
        ),
        (
            "6Q1/8/4n3/8/ppp5/qkp3b1/rnp5/n1K5 b - - 0 1",
            [Color::White, Color::White],
        ),
        (
            "8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1",
            [Color::White, Color::White],
        ),
        (
            "B1B1B1B1/pBpBpBp1/P1P1P1P1/4b3/5b2/8/8/k1K5 w - - 0 1",
            Color::ALL,
        ),
        (
            "8/2b5/kp1p1p2/1PpP1Pp1/K1P3P1/3B4/8/8 b - - 0 1",
            Color::ALL,
        ),
        (
            "1k6/1P5p/BP3p2/1P1p4/8/8/3P1PKP/8 b - - 0 1",
            [Color::Black, Color::Black],
        ),
    ];
    for (fen, sides) in cases {
        let position: Position = fen.parse().expect("legal");
        for side in sides {
            let verdict = can_mate_within(&position, side, Limits { nodes: 10_000 });
            let Verdict::Unwinnable {
                reason: Reason::Blocked(_),
            } = &verdict
            else {
                panic!("{side} in {fen}: {:?}", verdict.winnable());
            };
            assert_eq!(verify(&position, side, &verdict), Ok(()), "{side} in {fen}");
        }
    }
}

/// A layer that claims to know whose move it is must be entered by the other side alone, and hold what that
/// side can do.
#[test]
fn whose_move_it_is_can_not_be_forged() {
    use chesslaws_deadposition::{Layer, Wall};
    let blocked = |layers: Vec<Layer>| Verdict::Unwinnable {
        reason: Reason::Blocked(Wall::new(layers)),
    };
    let cage: Position = "8/4b3/6r1/4q3/ppp5/bkp4Q/qnp5/n1K5 b - - 0 1"
        .parse()
        .expect("legal");
    let Verdict::Unwinnable {
        reason: Reason::Blocked(proof),
    } = can_mate(&cage, Color::White)
    else {
        panic!("a blocked structure");
    };
    let accepted = |layers| verify(&cage, Color::White, &blocked(layers)).is_ok();
    let mut refused = 0;
    for (i, layer) in proof.layers().iter().enumerate() {
        let Some(turn) = layer.turn else { continue };
        let mut forged = proof.layers().to_vec();
        forged[i].turn = Some(!turn);
        if accepted(forged) {
            // Then nothing had hung on it.
            let mut others = proof.layers().to_vec();
            others.remove(i);
            assert!(accepted(others), "layer {i}");
        } else {
            refused += 1;
        }
    }
    assert!(refused > 0);
}
