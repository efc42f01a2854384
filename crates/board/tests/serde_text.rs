//! Values as JSON strings.
#![cfg(feature = "serde")]

use chesslaws_board::{File, Move, Piece, Position, Rank, Role, Setup, Square};
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

fn check<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).expect("serializes"), json);
    assert_eq!(&serde_json::from_str::<T>(json).expect(json), value);
}

#[test]
fn values_are_strings() {
    check(&Square::E4, "\"e4\"");
    check(&File::C, "\"c\"");
    check(&Rank::Eighth, "\"8\"");
    check(&Role::Knight, "\"knight\"");
    check(&Piece::from_letter('n').expect("a piece"), "\"n\"");
    check(
        &Move::new(Square::A7, Square::A8, Some(Role::Queen)),
        "\"a7a8q\"",
    );
    check(
        &Setup::startpos(),
        "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"",
    );
}

#[test]
fn a_position_keeps_the_double_push() {
    let start = Position::startpos();
    let position = start.after(start.parse_uci("e2e4").expect("legal"));
    check(
        &position,
        "\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1\"",
    );
}

#[test]
fn errors_say_what_was_expected() {
    let error = |json: &str| {
        serde_json::from_str::<Position>(json)
            .unwrap_err()
            .to_string()
    };
    assert!(
        error("\"8/8\"")
            .starts_with("the piece placement ends after 2 ranks instead of 8 at byte 3"),
        "{}",
        error("\"8/8\"")
    );
    assert!(error("5").contains("the FEN of a position that can be played"));
    let error = serde_json::from_str::<Square>("\"i9\"")
        .unwrap_err()
        .to_string();
    assert!(error.contains("expected a square such as e4"), "{error}");
    let error = serde_json::from_str::<Move>("\"e2e9\"")
        .unwrap_err()
        .to_string();
    assert!(error.contains("at byte 3"), "{error}");
}
