//! Cases that other programs had wrong, one test for each line of `cases.jsonl`.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_board::Position;
use chesslaws_notation::pgn::{FaultKind, Game, GameReader, Severity};
use chesslaws_notation::{San, SanError};
use serde_json::Value;

fn case(id: &str) -> Value {
    include_str!("cases.jsonl")
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON"))
        .find(|case| case["id"] == id)
        .expect("a case of that name")
}

fn position(case: &Value) -> Position {
    case["input"]["fen"].as_str().unwrap().parse().unwrap()
}

fn games(case: &Value) -> Vec<Game> {
    let text = case["input"]["pgn"].as_str().unwrap();
    GameReader::from_bytes(text.as_bytes())
        .map(Result::unwrap)
        .collect()
}

/// The one game of a case, read without an error and with the expected number of plies.
fn game(case: &Value) -> Game {
    let mut games = games(case);
    assert_eq!(games.len(), 1);
    let game = games.remove(0);
    assert_eq!(game.error(), None);
    assert_eq!(
        game.moves().len() as u64,
        case["expected"]["plies"].as_u64().unwrap()
    );
    game
}

/// The SAN of a ply, from 1.
fn san_of(game: &Game, ply: usize) -> String {
    let mut position = *game.start();
    for &mv in &game.moves()[..ply - 1] {
        position.play(mv).unwrap();
    }
    San::of(&position, game.moves()[ply - 1]).to_string()
}

fn accepted(position: &Position, texts: &Value) -> Vec<String> {
    let texts = texts
        .as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap());
    texts
        .filter(|text| {
            San::parse(text.as_bytes())
                .and_then(|san| san.resolve(position))
                .is_ok()
        })
        .map(String::from)
        .collect()
}

fn strings(list: &Value) -> Vec<String> {
    list.as_array()
        .unwrap()
        .iter()
        .map(|text| text.as_str().unwrap().into())
        .collect()
}

#[test]
fn san_pinned_no_disambiguation() {
    let case = case("san-pinned-no-disambiguation");
    let position = position(&case);
    let mv = position
        .parse_uci(case["input"]["uci"].as_str().unwrap())
        .unwrap();
    assert_eq!(
        San::of(&position, mv).to_string(),
        case["expected"]["san"].as_str().unwrap()
    );
}

#[test]
fn san_read_pinned() {
    let case = case("san-read-pinned");
    let game = game(&case);
    assert_eq!(
        game.moves()[10].to_string(),
        case["expected"]["last_uci"].as_str().unwrap()
    );
    assert_eq!(
        san_of(&game, 11),
        case["expected"]["last_san"].as_str().unwrap()
    );
}

#[test]
fn san_over_disambiguated() {
    let case = case("san-over-disambiguated");
    let game = game(&case);
    assert_eq!(
        san_of(&game, 14),
        case["expected"]["canonical_ply_14"].as_str().unwrap()
    );
    assert!(
        game.faults()
            .iter()
            .any(|fault| fault.ply == Some(14) && fault.token == "Nge7")
    );
}

#[test]
fn san_pinner_not_pinned() {
    let case = case("san-pinner-not-pinned");
    let position = position(&case);
    // Two moves that may be chosen in the same position.
    let sans = strings(&case["input"]["uci"])
        .into_iter()
        .map(|uci| San::of(&position, position.parse_uci(&uci).unwrap()).to_string());
    assert_eq!(sans.collect::<Vec<_>>(), strings(&case["expected"]["san"]));
}

#[test]
fn san_full_square_capture() {
    let case = case("san-full-square-capture");
    let position = position(&case);
    let read = San::parse(case["input"]["san_in"].as_str().unwrap().as_bytes()).unwrap();
    let mv = read.resolve(&position).unwrap();
    assert_eq!(mv.to_string(), case["expected"]["uci"].as_str().unwrap());
    let mut written: Vec<String> = position
        .legal_moves()
        .iter()
        .filter(|mv| mv.to() == "g7".parse().unwrap() && position.is_capture(**mv))
        .map(|&mv| San::of(&position, mv).to_string())
        .filter(|san| san.starts_with('Q'))
        .collect();
    let mut expected = strings(&case["expected"]["all_captures_on_g7"]);
    written.sort();
    expected.sort();
    assert_eq!(written, expected);
    for text in strings(&case["expected"]["ambiguous_on_input"]) {
        let error = San::parse(text.as_bytes())
            .unwrap()
            .resolve(&position)
            .unwrap_err();
        assert!(matches!(error, SanError::Ambiguous { .. }), "{text}");
    }
}

#[test]
fn san_promotion_missing() {
    let case = case("san-promotion-missing");
    let texts = &case["input"]["san_in"];
    assert_eq!(
        accepted(&position(&case), texts),
        strings(&case["expected"]["accepted"])
    );
    let bare = San::parse(b"d8").unwrap().resolve(&position(&case));
    assert_eq!(bare, Err(SanError::PromotionMissing));
}

#[test]
fn san_king_two_squares() {
    let case = case("san-king-two-squares");
    let texts = &case["input"]["san_in"];
    assert_eq!(
        accepted(&position(&case), texts),
        strings(&case["expected"]["accepted"])
    );
}

#[test]
fn pgn_zero_castling() {
    let case = case("pgn-zero-castling");
    assert_eq!(
        san_of(&game(&case), 7),
        case["expected"]["san_ply_7"].as_str().unwrap()
    );
}

#[test]
fn pgn_semicolon_in_braces() {
    game(&case("pgn-semicolon-in-braces"));
}

#[test]
fn pgn_bracket_in_tag() {
    let case = case("pgn-bracket-in-tag");
    let game = game(&case);
    assert_eq!(
        game.tags().get("Black").as_deref(),
        case["expected"]["black"].as_str()
    );
    assert_eq!(
        game.tags().get("Variation").as_deref(),
        Some("Modern defense[!]")
    );
}

#[test]
fn pgn_paren_in_tag() {
    game(&case("pgn-paren-in-tag"));
}

#[test]
fn pgn_black_number_after_comment() {
    let game = game(&case("pgn-black-number-after-comment"));
    assert_eq!(game.comments(1).count(), 2);
    assert_eq!(game.clock(2).unwrap().unwrap().as_secs(), 300);
}

#[test]
fn pgn_detached_suffix() {
    let case = case("pgn-detached-suffix");
    assert!(game(&case).position().is_checkmate());
}

#[test]
fn fen_fullmove_zero() {
    let game = game(&case("fen-fullmove-zero"));
    assert_eq!(game.start().fullmove_number(), 1);
}

#[test]
fn pgn_comment_before_first_move() {
    let game = game(&case("pgn-comment-before-first-move"));
    assert_eq!(game.comments(0).next(), Some(&b" first "[..]));
}

#[test]
fn pgn_indented_tags() {
    let case = case("pgn-indented-tags");
    let game = game(&case);
    assert_eq!(
        game.moves()[0].to_string(),
        case["expected"]["last_uci"].as_str().unwrap()
    );
}

#[test]
fn pgn_lowercase_setup() {
    assert!(game(&case("pgn-lowercase-setup")).position().is_checkmate());
}

#[test]
fn pgn_no_termination() {
    let case = case("pgn-no-termination");
    let games = games(&case);
    let plies: Vec<Value> = games.iter().map(|game| game.moves().len().into()).collect();
    assert_eq!(Value::from(plies), case["expected"]["plies"]);
    assert_eq!(games[0].faults()[0].kind, FaultKind::MissingResult);
    assert_eq!(games[1].first_fault(Severity::Note), None);
}
