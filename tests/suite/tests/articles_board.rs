//! The articles on board, pieces and moves, in every edition that has them. Each test names what it
//! carries out; `live_articles` reads the names.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::board::{Color, Move, Piece, Position, Role, Side, Square};
use std::collections::BTreeSet;

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn square(name: &str) -> Square {
    name.parse().unwrap()
}

/// Where the piece on `from` may go, in order.
fn targets(fen: &str, from: &str) -> Vec<String> {
    let from = square(from);
    let moves = position(fen).legal_moves();
    let to: BTreeSet<String> = moves
        .iter()
        .filter(|move_| move_.from() == from)
        .map(|move_| move_.to().to_string())
        .collect();
    to.into_iter().collect()
}

fn legal(fen: &str, uci: &str) -> bool {
    position(fen).parse_uci(uci).is_ok()
}

fn after(fen: &str, line: &str) -> Position {
    let mut position = position(fen);
    for uci in line.split(' ') {
        let move_ = position.parse_uci(uci).unwrap();
        position.play(move_).unwrap();
    }
    position
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// Carries out: fide-2001 1.1, fide-2005 1.1, fide-2023 1.1, fide-2023 1.2.
#[test]
fn two_sides_of_which_white_begins_and_they_alternate() {
    assert!(!legal(START, "e7e5"));
    let then = after(START, "e2e4");
    assert_eq!(then.turn(), Color::Black);
    assert!(then.parse_uci("d2d4").is_err());
    assert_eq!(after(START, "e2e4 e7e5").turn(), Color::White);
}

/// Carries out: fide-2001 1.2, fide-2005 1.2, fide-2023 1.4, fide-2023 1.4.1.
#[test]
fn the_object_is_mate_and_no_king_is_ever_captured() {
    let mated = after(START, "f2f3 e7e5 g2g4 d8h4");
    assert!(mated.is_checkmate() && mated.is_check());
    for fen in [
        START,
        CASTLING,
        "4k3/4b3/8/8/8/7K/8/4R3 w - - 0 1",
        "4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1",
    ] {
        let position = position(fen);
        for &move_ in &position.legal_moves() {
            assert_ne!(move_.to(), position.king(!position.turn()));
            let then = position.after(move_);
            let own = then.king(position.turn());
            assert!(!then.attacked_by(then.turn()).contains(own), "{move_}");
        }
    }
}

/// Carries out: fide-2001 2.1, fide-2005 2.1, russia-2011 2.1, fide-2023 2.1, fide-2001 2.4,
/// fide-2005 2.4.
#[test]
fn the_board_has_a_light_corner_on_the_right_of_each_player() {
    let light = |name: &str| {
        let square = square(name);
        (square.file().index() + square.rank().index()) % 2 == 1
    };
    assert!(light("h1") && light("a8") && !light("a1") && !light("h8"));
    let squares: Vec<Square> = (0..64).filter_map(Square::from_index).collect();
    assert_eq!(squares.len(), 64);
    let of_light = squares.iter().filter(|square| light(&square.to_string()));
    assert_eq!(of_light.count(), 32);
    // A bishop never leaves the colour of its square, so every diagonal is of one colour.
    for to in targets("8/7k/8/8/3B4/8/8/K7 w - - 0 1", "d4") {
        assert!(!light(&to), "{to}");
    }
}

/// Carries out: fide-2001 2.2, fide-2005 2.2, fide-2023 2.2, fide-2001 2.3, fide-2005 2.3,
/// fide-2023 2.3.
#[test]
fn sixteen_pieces_each_on_their_squares() {
    let start = Position::startpos();
    assert_eq!(start.to_string(), START);
    for side in Color::ALL {
        let counts = start.piece_counts(side);
        assert_eq!(counts.iter().sum::<u32>(), 16);
        for (role, count) in [
            (Role::King, 1),
            (Role::Queen, 1),
            (Role::Rook, 2),
            (Role::Bishop, 2),
            (Role::Knight, 2),
            (Role::Pawn, 8),
        ] {
            assert_eq!(start.pieces(side, role).len(), count);
        }
    }
}

/// Carries out: fide-2001 3.1, fide-2005 3.1, fide-2023 3.1, fide-2023 3.1.1, fide-2023 3.1.2.
#[test]
fn no_move_onto_an_own_piece_and_a_capture_is_part_of_the_move() {
    assert!(!legal(START, "a1a2"));
    let fen = "4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1";
    let then = after(fen, "c3d5");
    assert_eq!(then.piece_counts(Color::Black).iter().sum::<u32>(), 1);
    let knight = position(fen).attackers_to(square("d5"), Color::White, position(fen).occupied());
    assert_eq!(knight.single(), Some(square("c3")));
}

/// Carries out: fide-2023 3.1.3, fide-2001 3.8.a.i, fide-2005 3.8.a.i, fide-2023 3.8.1.
#[test]
fn a_king_goes_one_square_and_never_where_even_a_pinned_piece_attacks() {
    assert!(!legal("4k3/4b3/8/8/8/7K/8/4R3 w - - 0 1", "h3h4"));
    let free = targets("8/8/8/8/4K3/8/8/k7 w - - 0 1", "e4");
    assert_eq!(free, ["d3", "d4", "d5", "e3", "e5", "f3", "f4", "f5"]);
}

/// Carries out: fide-2001 3.2, fide-2005 3.2, fide-2023 3.2, fide-2001 3.3, fide-2005 3.3,
/// fide-2023 3.3, fide-2001 3.4, fide-2005 3.4, fide-2023 3.4, fide-2001 3.6, fide-2005 3.6,
/// fide-2023 3.6.
#[test]
fn bishop_rook_queen_and_knight_from_d4() {
    for (letter, count) in [("B", 13), ("R", 14), ("Q", 27), ("N", 8)] {
        let fen = format!("8/8/8/8/3{letter}4/8/7k/K7 w - - 0 1");
        let blocked = match letter {
            // The own king in the corner stands on the long diagonal.
            "B" | "Q" => 1,
            _ => 0,
        };
        assert_eq!(targets(&fen, "d4").len(), count - blocked, "{letter}");
    }
    assert_eq!(targets(START, "b1"), ["a3", "c3"]);
    assert_eq!(targets("7k/8/8/8/8/8/K7/N7 w - - 0 1", "a1"), ["b3", "c2"]);
}

/// Carries out: fide-2001 3.5, fide-2005 3.5, fide-2023 3.5.
#[test]
fn bishop_rook_and_queen_do_not_jump() {
    for from in ["a1", "c1", "d1", "f1", "h1"] {
        assert!(targets(START, from).is_empty(), "{from}");
    }
    let over = "4k3/8/8/8/3p4/8/8/3RK3 w - - 0 1";
    assert_eq!(targets(over, "d1"), ["a1", "b1", "c1", "d2", "d3", "d4"]);
}

/// Carries out: fide-2001 3.7.a, fide-2005 3.7.a, fide-2023 3.7.1, fide-2001 3.7.b, fide-2005 3.7.b,
/// fide-2023 3.7.2.
#[test]
fn a_pawn_goes_forward_one_square_and_two_from_its_start() {
    assert_eq!(targets(START, "e2"), ["e3", "e4"]);
    assert!(targets("4k3/8/8/4p3/4P3/8/8/4K3 w - - 0 1", "e4").is_empty());
    assert!(targets("4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1", "e2").is_empty());
    assert_eq!(targets("4k3/8/8/8/4n3/8/4P3/4K3 w - - 0 1", "e2"), ["e3"]);
    assert_eq!(targets("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3"), ["e4"]);
}

/// Carries out: fide-2001 3.7.c, fide-2005 3.7.c, fide-2023 3.7.3.
#[test]
fn a_pawn_captures_diagonally_forward() {
    let fen = "4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(targets(fen, "e4"), ["d5", "e5", "f5"]);
    assert_eq!(targets("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4"), ["e5"]);
}

/// Carries out: fide-2001 3.7.d, fide-2005 3.7.d, fide-2023 3.7.3.1, fide-2023 3.7.3.2.
#[test]
fn en_passant_only_at_once_and_only_the_passed_pawn() {
    let fen = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    assert!(legal(fen, "e5f6") && !legal(fen, "e5d6"));
    let taken = after(fen, "e5f6");
    assert_eq!(taken.piece_at(square("f5")), None);
    let later = after(fen, "a2a3 a7a6");
    assert!(later.parse_uci("e5f6").is_err());
}

/// Carries out: fide-2001 3.7.e, fide-2005 3.7.e, fide-2023 3.7.3.3, fide-2023 3.7.3.4,
/// fide-2023 3.7.3.5, fide-2023 4.6.3.
#[test]
fn a_pawn_on_the_last_rank_becomes_one_of_four_pieces_at_once() {
    let fen = "8/4P2k/8/8/8/8/8/K7 w - - 0 1";
    let moves = position(fen).legal_moves();
    let roles: BTreeSet<Role> = moves.iter().filter_map(|move_| move_.promotion()).collect();
    let four = BTreeSet::from([Role::Queen, Role::Rook, Role::Bishop, Role::Knight]);
    assert_eq!(roles, four);
    assert!(!legal(fen, "e7e8"));
    // A third queen, and the new piece gives mate.
    let then = after("7k/P7/6K1/8/8/8/8/3QQ3 w - - 0 1", "a7a8q");
    assert_eq!(then.pieces(Color::White, Role::Queen).len(), 3);
    assert!(then.is_checkmate());
    // A piece on the square of promotion is captured.
    let captured = after("3r3k/4P3/8/8/8/8/8/K7 w - - 0 1", "e7d8n");
    assert_eq!(captured.piece_counts(Color::Black).iter().sum::<u32>(), 1);
}

/// Carries out: fide-2001 3.8.a.ii, fide-2005 3.8.a.ii, fide-2023 3.8.2.
#[test]
fn castling_is_one_move_of_king_and_rook() {
    let short = after(CASTLING, "e1g1");
    assert!(short.to_string().starts_with("r3k2r/8/8/8/8/8/8/R4RK1 b"));
    let long = after(CASTLING, "e1c1 e8g8");
    assert!(long.to_string().starts_with("r4rk1/8/8/8/8/8/8/2KR3R w"));
}

/// Carries out: fide-2001 3.8.a.ii.1.a, fide-2005 3.8.a.ii.1.a, fide-2023 3.8.2.1.1.
#[test]
fn a_king_that_has_moved_castles_no_more() {
    let then = after(CASTLING, "e1e2 a8b8 e2e1 b8a8");
    assert!(then.parse_uci("e1g1").is_err() && then.parse_uci("e1c1").is_err());
    let black = after(CASTLING, "e1e2 a8b8 e2e1 b8a8 a1b1");
    assert!(black.parse_uci("e8g8").is_ok() && black.parse_uci("e8c8").is_err());
}

/// Carries out: fide-2001 3.8.a.ii.1.b, fide-2005 3.8.a.ii.1.b, fide-2023 3.8.2.1.2.
#[test]
fn a_rook_that_has_moved_or_was_captured_is_no_partner() {
    let then = after(CASTLING, "a1b1 a8b8 b1a1 b8a8");
    assert!(then.parse_uci("e1c1").is_err() && then.parse_uci("e1g1").is_ok());
    let taken = after(
        "r3k3/8/8/8/4b3/8/8/R3K2R b KQq - 0 1",
        "e4h1 a1a2 h1e4 a2a1",
    );
    assert!(taken.castling_rook(Color::White, Side::King).is_none());
}

/// Carries out: fide-2001 3.8.a.ii.2.a, fide-2005 3.8.a.ii.2.a, fide-2023 3.8.2.2.1.
#[test]
fn no_castling_from_through_or_into_an_attack_on_the_king() {
    let f1 = "4k3/8/8/8/8/5r2/8/R3K2R w KQ - 0 1";
    assert!(!legal(f1, "e1g1") && legal(f1, "e1c1"));
    let e1 = "4k3/8/8/8/8/4r3/8/R3K2R w KQ - 0 1";
    assert!(!legal(e1, "e1g1") && !legal(e1, "e1c1"));
    let c1 = "4k3/8/8/8/8/2r5/8/R3K2R w KQ - 0 1";
    assert!(!legal(c1, "e1c1") && legal(c1, "e1g1"));
    // The rook may pass an attacked square.
    assert!(legal("4k3/8/8/8/8/1r6/8/R3K2R w KQ - 0 1", "e1c1"));
}

/// Carries out: fide-2001 3.8.a.ii.2.b, fide-2005 3.8.a.ii.2.b, fide-2023 3.8.2.2.2.
#[test]
fn no_castling_over_a_piece() {
    let fen = "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1";
    assert!(!legal(fen, "e1c1") && legal(fen, "e1g1"));
}

/// Carries out: fide-2001 3.8.b, fide-2023 3.9.1.
#[test]
fn a_king_is_in_check_even_by_a_pinned_piece() {
    assert!(position("4k3/4b3/8/8/7K/8/8/4R3 w - - 0 1").is_check());
}

/// Carries out: fide-2001 3.9, fide-2005 3.9, fide-2023 3.9.2, fide-2023 3.10.2.
#[test]
fn nobody_may_leave_or_put_his_king_in_check() {
    assert!(targets("4k3/8/8/8/4r3/8/4B3/4K3 w - - 0 1", "e2").is_empty());
    let check = position("4k3/8/8/8/7b/8/8/R3K3 w Q - 0 1");
    for &move_ in &check.legal_moves() {
        let then = check.after(move_);
        assert!(
            !then
                .attacked_by(Color::Black)
                .contains(then.king(Color::White))
        );
    }
    assert!(!legal("4k3/8/8/8/7b/8/8/R3K3 w Q - 0 1", "a1a2"));
}

/// Carries out: fide-2023 3.10.3.
#[test]
fn positions_that_no_game_can_have_are_flagged() {
    for fen in [
        "4k3/8/8/8/8/8/8/8 w - - 0 1",
        "P3k3/8/8/8/8/8/8/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/3KK3 w - - 0 1",
    ] {
        assert!(fen.parse::<Position>().is_err(), "{fen}");
    }
}

/// Carries out: fide-2023 9.2.3, fide-2023 9.2.3.1, fide-2023 9.2.3.2, fide-2001 9.2, fide-2005 9.2,
/// russia-2011 9.2.
#[test]
fn positions_are_the_same_by_pieces_turn_lasting_rights_and_legal_en_passant() {
    let again = after(START, "g1f3 g8f6 f3g1 f6g8");
    assert!(again.is_same_position(&position(START)));
    assert!(!after(START, "g1f3").is_same_position(&again));
    // The rook's right is gone for good.
    let moved = after(CASTLING, "a1b1 a8b8 b1a1 b8a8");
    assert!(!moved.is_same_position(&position(CASTLING)));
    // An en passant square that no pawn can use makes no difference.
    let pushed = after(START, "e2e4");
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    assert!(pushed.is_same_position(&position(fen)));
    let usable = "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1";
    let first = after(usable, "e2e4");
    let second = after(usable, "e2e4 e8e7 e1e2 e7e8 e2e1 e8e7 e1e2 e7e8 e2e1");
    assert!(!first.is_same_position(&second));
}

fn placement_of(position: &Position, role: Role) -> Vec<usize> {
    let files = position.pieces(Color::White, role).into_iter();
    files.map(|square| square.file().index()).collect()
}

/// Carries out: fide-2023 II.1, fide-2023 II.2.1, fide-2023 II.2.2, fide-2023 II.2.3.
#[test]
fn there_are_960_starts_with_the_king_between_rooks_and_bishops_apart() {
    let mut seen = BTreeSet::new();
    for number in 0..960 {
        let start = Position::chess960(number).unwrap();
        assert!(seen.insert(start.to_string()), "{number}");
        let (king, rooks) = (
            placement_of(&start, Role::King)[0],
            placement_of(&start, Role::Rook),
        );
        assert!(rooks[0] < king && king < rooks[1]);
        let bishops = placement_of(&start, Role::Bishop);
        assert_eq!((bishops[0] + bishops[1]) % 2, 1);
        for file in 0..8 {
            let at = |rank: usize| start.piece_at(Square::from_index(8 * rank + file).unwrap());
            let role = |piece: Option<Piece>| piece.map(|piece| piece.role);
            assert_eq!(role(at(0)), role(at(7)));
        }
    }
    assert!(Position::chess960(960).is_err());
}

fn castled(fen: &str, side: Side) -> Option<String> {
    let position = position(fen);
    let move_: Move = position.castling_move(side)?;
    let placed = position.after(move_).to_string();
    placed.split(['/', ' ']).nth(7).map(str::to_owned)
}

/// Carries out: fide-2023 II.3.1, fide-2023 II.3.2.1, fide-2023 II.3.2.2, fide-2023 II.3.2.3,
/// fide-2023 II.3.2.4, fide-2023 II.3.2.5.2, fide-2023 II.3.2.6, fide-2023 II.3.2.7.2.
#[test]
fn castling_from_any_squares_ends_on_the_same_ones() {
    let fen = |rank: &str, rights: &str| format!("4k3/8/8/8/8/8/8/{rank} w {rights} - 0 1");
    // Both move; they change places; only the rook moves; only the king moves.
    let both = castled(&fen("4K2R", "H"), Side::King);
    let swapped = castled(&fen("5KR1", "G"), Side::King);
    let rook_only = castled(&fen("6KR", "H"), Side::King);
    let king_only = castled(&fen("4KR2", "F"), Side::King);
    for done in [both, swapped, rook_only, king_only] {
        assert_eq!(done.as_deref(), Some("5RK1"));
    }
    for start in ["R3K3", "1R1K4", "R1K5"] {
        let rights = if start.starts_with('R') { "A" } else { "B" };
        let done = castled(&fen(start, rights), Side::Queen);
        assert_eq!(done.as_deref(), Some("2KR4"), "{start}");
    }
    // Once only.
    let then = after(CASTLING, "e1g1 e8c8 g1g2 c8b8");
    assert!(then.castling_rooks().is_empty());
}

/// Carries out: fide-2023 II.3.2.7, fide-2023 II.3.2.7.3, fide-2023 II.3.2.7.4,
/// fide-2023 II.3.2.7.5.
#[test]
fn both_paths_must_be_free_of_all_but_the_castling_pieces() {
    let fen = |rank: &str, rights: &str| format!("4k3/8/8/8/8/8/8/{rank} w {rights} - 0 1");
    // On the first move already, with the king beside the rook.
    assert!(castled(&fen("5KR1", "G"), Side::King).is_some());
    assert!(castled(&fen("1R1NK3", "B"), Side::Queen).is_none());
    assert!(castled(&fen("R2NK3", "A"), Side::Queen).is_none());
    // The knight on b1 is on neither path when the rook comes from c1.
    assert!(castled(&fen("1NRK4", "C"), Side::Queen).is_some());
    assert!(castled("3rk3/8/8/8/8/8/8/R3K3 w A - 0 1", Side::Queen).is_none());
}
