//! When two positions are the same (article 9.2.3 of 2023): the hard cases.

use chesslaws_board::{Color, Position, Setup, Side};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn play(mut position: Position, moves: &str) -> Position {
    for uci in moves.split_whitespace() {
        let move_ = position
            .parse_uci(uci)
            .unwrap_or_else(|error| panic!("{uci}: {error}"));
        position.play(move_).expect(uci);
    }
    position
}

/// Identity, key and comparison must tell the same.
#[track_caller]
fn check_same(a: &Position, b: &Position, same: bool) {
    assert_eq!(a.identity() == b.identity(), same, "{a} and {b}");
    assert_eq!(a.is_same_position(b), same, "{a} and {b}");
    assert_eq!(a.hash() == b.hash(), same, "{a} and {b}");
}

#[test]
fn counters_do_not_count() {
    let a = position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    let b = position("4k3/8/8/8/8/8/8/R3K3 w Q - 49 80");
    assert_ne!(a, b);
    check_same(&a, &b, true);
}

#[test]
fn fide_2023_9_2_3_the_side_to_move_counts() {
    let white = position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    let black = position("4k3/8/8/8/8/8/8/R3K3 b - - 0 1");
    check_same(&white, &black, false);
}

#[test]
fn fide_2023_9_2_3_1_an_en_passant_capture_counts_if_it_is_legal() {
    let before = position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
    let pushed = play(before, "d7d5");
    let later = play(
        before,
        "d7d6 e1d1 d6d5 d1e1 e8d8 e1d1 d8e8 d1e1 e8f8 e1d1 f8e8 d1e1",
    );
    assert_eq!(
        pushed
            .en_passant()
            .map(|square| square.to_string())
            .as_deref(),
        Some("d6")
    );
    let still = position("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1");
    check_same(&pushed, &still, false);
    assert_eq!(later.turn(), Color::Black);
}

#[test]
fn fide_2023_9_2_3_1_a_pinned_pawn_captures_nothing() {
    for (before, push, after) in [
        // Pinned on the file.
        (
            "4r1k1/3p4/8/4P3/8/8/8/4K3 b - - 0 1",
            "d7d5",
            "4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 2",
        ),
        // Pinned on a diagonal that the capture leaves.
        (
            "6k1/3p4/7b/6P1/8/8/3K4/8 b - - 0 1",
            "d7d5",
            "6k1/8/7b/3p2P1/8/8/3K4/8 w - - 0 2",
        ),
        (
            "6k1/5p2/7b/6P1/8/8/3K4/8 b - - 0 1",
            "f7f5",
            "6k1/8/7b/5pP1/8/8/3K4/8 w - - 0 2",
        ),
        // Both pawns would leave the rank between rook and king.
        (
            "6k1/4p3/8/r2P3K/8/8/8/8 b - - 0 1",
            "e7e5",
            "6k1/8/8/r2Pp2K/8/8/8/8 w - - 0 2",
        ),
    ] {
        let pushed = play(position(before), push);
        assert_eq!(pushed.en_passant(), None, "{pushed}");
        assert!(pushed.double_push().is_some());
        check_same(&pushed, &position(after), true);
    }
}

#[test]
fn fide_2023_9_2_3_1_a_pawn_pinned_along_the_capture_may_capture() {
    let pushed = play(position("4k3/5pb1/8/4P3/3K4/8/8/8 b - - 0 1"), "f7f5");
    assert!(pushed.en_passant().is_some(), "{pushed}");
    check_same(
        &pushed,
        &position("4k3/6b1/8/4Pp2/3K4/8/8/8 w - - 0 2"),
        false,
    );
}

#[test]
fn in_check_only_a_capture_that_answers_it_counts() {
    // The push uncovers the rook's check, which a capture en passant does not answer.
    let uncovered = play(position("8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37"), "d2d4");
    assert!(uncovered.is_check() && uncovered.en_passant().is_none());
    check_same(
        &uncovered,
        &position("8/8/8/8/3Pp3/8/R6k/K7 b - - 0 37"),
        true,
    );
    // The pawn itself gives check: capturing it answers that.
    let by_pawn = play(position("8/8/8/4k3/4p3/8/3P4/K7 w - - 0 1"), "d2d4");
    assert!(by_pawn.is_check() && by_pawn.en_passant().is_some());
    check_same(
        &by_pawn,
        &position("8/8/8/4k3/3Pp3/8/8/K7 b - - 0 1"),
        false,
    );
}

#[test]
fn an_impossible_en_passant_square_is_no_part_of_a_position() {
    let plain = position("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    for fen in [
        "4k3/8/8/8/8/8/8/4K3 w - e6 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - a6 0 1",
        "4k3/8/8/8/8/8/8/4K3 w - h6 0 1",
    ] {
        assert_eq!(position(fen), plain);
        let setup: Setup = fen.parse().expect(fen);
        assert!(!setup.remarks().is_empty(), "{fen}");
    }
    // No pawn behind the square, an occupied square behind the pawn, a pawn on the wrong rank.
    for (fen, without) in [
        (
            "4k3/8/8/3pP3/8/8/8/4K3 b - e3 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 b - - 0 1",
        ),
        (
            "4k3/3n4/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "4k3/3n4/8/3pP3/8/8/8/4K3 w - - 0 1",
        ),
        (
            "4k3/8/3n4/3pP3/8/8/8/4K3 w - d6 0 1",
            "4k3/8/3n4/3pP3/8/8/8/4K3 w - - 0 1",
        ),
        (
            "4k3/8/3pP3/8/8/8/8/4K3 w - d6 0 1",
            "4k3/8/3pP3/8/8/8/8/4K3 w - - 0 1",
        ),
    ] {
        check_same(&position(fen), &position(without), true);
    }
}

#[test]
fn fide_2023_9_2_3_2_a_right_lost_makes_another_position() {
    let start = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    let back = play(start, "e1e2 e8e7 e2e1 e7e8");
    check_same(&start, &back, false);
    check_same(&back, &position("r3k2r/8/8/8/8/8/8/R3K2R w - - 0 1"), true);
    let rook_back = play(start, "h1g1 h8g8 g1h1 g8h8");
    check_same(
        &rook_back,
        &position("r3k2r/8/8/8/8/8/8/R3K2R w Qq - 0 1"),
        true,
    );
}

#[test]
fn a_rook_in_the_place_of_one_that_was_taken_has_no_right() {
    // The a-rook takes the bishop that took the h-rook.
    let before = position("4k3/1b6/8/8/8/8/7P/R3K2R b KQ - 0 1");
    let after = play(before, "b7h1 e1d2 e8e7 a1h1 e7e8 d2e1 e8e7");
    check_same(&after, &position("8/4k3/8/8/8/8/7P/4K2R w - - 0 1"), true);
    check_same(&after, &position("8/4k3/8/8/8/8/7P/4K2R w K - 0 1"), false);
}

#[test]
fn fide_2023_3_8_2_2_a_castling_prevented_for_the_moment_is_not_lost() {
    let start = position("4k3/8/8/8/8/8/8/4KB1R w K - 0 1");
    assert_eq!(start.castling_move(Side::King), None);
    assert!(start.castling_rook(Color::White, Side::King).is_some());
    let back = play(start, "f1e2 e8d8 e2f1 d8e8");
    check_same(&start, &back, true);
}

#[test]
fn chess960_rights_count_by_the_rook() {
    // Two rooks on the king's side: which one may castle is part of the position.
    let inner = position("4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    let outer = position("4k3/8/8/8/8/8/8/4K1RR w H - 0 1");
    assert_ne!(inner.identity(), outer.identity());
    assert!(!inner.is_same_position(&outer));
    assert_eq!(
        inner.castling_rooks().single(),
        Some("g1".parse().expect("a square"))
    );
    assert_eq!(inner.to_string(), "4k3/8/8/8/8/8/8/4K1RR w G - 0 1");
    assert_eq!(outer.to_string(), "4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
}

#[test]
fn chess960_rights_are_lost_when_the_rooks_change_places() {
    let start = position("rk2r3/8/8/8/8/8/8/RK2R3 w EAea - 0 1");
    let back = play(start, "e1e2 b8b7 e2e1 b7b8");
    check_same(&back, &position("rk2r3/8/8/8/8/8/8/RK2R3 w A - 0 1"), true);
    check_same(&back, &start, false);
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Position>() <= 96, "{}", size_of::<Position>());
}
