//! Reports of users of other chess programs, with the right answers: `tests/data/cases.jsonl`.

use chesslaws_board::{
    CastlingForm, FenError, FenStyle, Identity, Move, Position, Rank, Role, Side, Square,
};
use serde_json::Value;
use std::collections::HashMap;

fn all_cases() -> Vec<Value> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/cases.jsonl");
    let text = std::fs::read_to_string(path).expect("the cases");
    text.lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect()
}

fn text<'a>(value: &'a Value, key: &str) -> Option<&'a str> {
    value[key].as_str()
}

/// The one legal move that a SAN text means; the cases use no more of SAN than this.
fn san_move(position: &Position, san: &str) -> Move {
    let san = san.trim_end_matches(['+', '#']);
    if san.starts_with("O-O") {
        let side = if san == "O-O" {
            Side::King
        } else {
            Side::Queen
        };
        return position.castling_move(side).expect("castling");
    }
    let (role, rest) = match Role::from_letter(san.chars().next().expect("a move")) {
        Some(role) if san.starts_with(role.letter()) => (role, &san[1..]),
        _ => (Role::Pawn, san),
    };
    let rest = rest.replace('x', "");
    let (origin, to) = rest.split_at(rest.len() - 2);
    let to: Square = to.parse().expect("a square");
    let mut moves = position.legal_moves().into_iter().filter(|move_| {
        position.role_at(move_.from()) == Some(role)
            && move_.to() == to
            && origin.chars().all(|c| move_.from().to_string().contains(c))
    });
    let found = moves
        .next()
        .unwrap_or_else(|| panic!("{san} in {position}"));
    assert_eq!(moves.next(), None, "{san} in {position}");
    found
}

/// The positions of the game, the first included.
fn positions(input: &Value) -> Vec<Position> {
    let fen = text(input, "fen").expect("every case has a FEN");
    let mut positions = vec![fen.parse::<Position>().expect(fen)];
    let uci = text(input, "moves_uci")
        .unwrap_or_default()
        .split_whitespace();
    let san = text(input, "moves_san")
        .unwrap_or_default()
        .split_whitespace();
    for (words, is_san) in [(uci.collect::<Vec<_>>(), false), (san.collect(), true)] {
        for word in words.into_iter().filter(|word| !word.ends_with('.')) {
            let mut position = *positions.last().expect("one at least");
            let move_ = if is_san {
                san_move(&position, word)
            } else {
                position.parse_uci(word).expect(word)
            };
            position.play(move_).expect(word);
            positions.push(position);
        }
    }
    positions
}

/// How often each position has stood, in the order of the game.
fn occurrences(positions: &[Position]) -> Vec<u64> {
    let mut seen: HashMap<Identity, u64> = HashMap::new();
    positions
        .iter()
        .map(|position| {
            let count = seen.entry(position.identity()).or_default();
            *count += 1;
            *count
        })
        .collect()
}

fn check_try(input: &Value, expected: &Value, last: &Position) {
    let Some(try_) = text(input, "try") else {
        return;
    };
    let parsed = last.parse_uci(try_);
    assert_eq!(
        Some(parsed.is_ok()),
        expected["legal"].as_bool(),
        "{try_} in {last}"
    );
    if let Ok(move_) = parsed {
        assert!(last.legal_moves().contains(&move_));
        let form = match input["chess960"].as_bool() {
            Some(true) => CastlingForm::KingTakesRook,
            _ => CastlingForm::KingArrival,
        };
        assert_eq!(last.uci(move_, form).to_string(), try_);
    }
}

fn check_facts(expected: &Value, last: &Position, counts: &[u64], key: &str) -> bool {
    let value = &expected[key];
    let always = FenStyle {
        en_passant_always: true,
        ..FenStyle::default()
    };
    match key {
        "legal" => {}
        "legal_moves" => {
            let number = value.as_u64().expect("a number");
            assert_eq!(last.legal_moves().len() as u64, number);
            assert_eq!(u64::from(last.legal_count()), number);
        }
        "fen" | "fen_ep_legal" | "fen_before_try" => {
            assert_eq!(Some(last.to_string().as_str()), value.as_str());
        }
        "fen_ep_always" => assert_eq!(Some(last.fen(always).to_string().as_str()), value.as_str()),
        "ep_legal" => assert_eq!(Some(last.en_passant().is_some()), value.as_bool()),
        "halfmove" => assert_eq!(Some(u64::from(last.halfmove_clock())), value.as_u64()),
        "third_occurrence_ply" => {
            let ply = counts.iter().position(|&count| count == 3);
            assert_eq!(ply.map(|ply| ply as u64), value.as_u64());
        }
        "max_occurrences" => assert_eq!(counts.iter().max().copied(), value.as_u64()),
        _ => return false,
    }
    true
}

/// Plays the case and checks every fact that is about positions. What a claim or an arbiter makes
/// of the facts is not the board's affair: such keys are in `others`.
fn check(id: &str, others: &[&str]) {
    let cases = all_cases();
    let case = cases
        .iter()
        .find(|case| text(case, "id") == Some(id))
        .expect(id);
    let (input, expected) = (&case["input"], &case["expected"]);
    let positions = positions(input);
    let last = positions.last().expect("one at least");
    let counts = occurrences(&positions);
    check_try(input, expected, last);
    let mut checked = 0;
    for key in expected.as_object().expect("facts").keys() {
        if check_facts(expected, last, &counts, key) {
            checked += 1;
        } else {
            assert!(others.contains(&key.as_str()), "{id}: nothing checks {key}");
        }
    }
    assert!(checked > 0 || id == "rep-knight-check-rights", "{id}");
}

macro_rules! cases {
    ($($name:ident $id:literal $([$($other:literal),*])?;)*) => {
        $(#[test]
        fn $name() {
            check($id, &[$($($other),*)?]);
        })*

        const LISTED: &[&str] = &[$($id),*];
    };
}

cases! {
    board_ep_rank_pin "board-ep-rank-pin";
    board_ep_missing "board-ep-missing";
    board_ep_by_bishop "board-ep-by-bishop";
    board_ep_escape "board-ep-escape";
    board_ep_marker_hides_check "board-ep-marker-hides-check";
    board_castle_b8 "board-castle-b8";
    board_castle_through_own_rook "board-castle-through-own-rook";
    board_rights_rook_takes_rook "board-rights-rook-takes-rook";
    board_rights_queen_takes_rook "board-rights-queen-takes-rook";
    board_rights_wrong_rook "board-rights-wrong-rook";
    board_rights_replaced_rook "board-rights-replaced-rook";
    board_rights_king_takes_rook "board-rights-king-takes-rook";
    board_rights_king_returned "board-rights-king-returned";
    board_xfen_outer_rook "board-xfen-outer-rook";
    board_960_rook_attacked "board-960-rook-attacked";
    board_960_king_stays "board-960-king-stays";
    board_960_standard_squares "board-960-standard-squares";
    board_960_transposition "board-960-transposition";
    board_960_move_one "board-960-move-one";
    board_ep_flag_double_pin "board-ep-flag-double-pin";
    board_halfmove_castling "board-halfmove-castling";
    board_halfmove_pawn "board-halfmove-pawn";
    board_halfmove_long "board-halfmove-long";
    rep_ep_pinned_pawn "rep-ep-pinned-pawn";
    rep_ep_in_check "rep-ep-in-check";
    rep_tempo_bishops "rep-tempo-bishops";
    rep_castling_rights_lost "rep-castling-rights-lost";
    rep_not_consecutive "rep-not-consecutive" ["automatic_draw"];
    rep_start_position_counts "rep-start-position-counts" ["claim_with_written_move_before_ply"];
    rep_knight_check_rights "rep-knight-check-rights"
        ["claim_by", "intended", "occurrences_if_played", "claim_correct"];
}

/// The claim of the case, put as the board can answer it: were the move played, how often would the
/// position have stood?
#[test]
fn rep_knight_check_rights_counts_two_if_played() {
    let cases = all_cases();
    let case = cases
        .iter()
        .find(|case| text(case, "id") == Some("rep-knight-check-rights"));
    let case = case.expect("the case");
    let mut positions = positions(&case["input"]);
    let last = *positions.last().expect("one at least");
    let intended = text(&case["expected"], "intended").expect("a move");
    positions.push(last.after(last.parse_uci(intended).expect(intended)));
    let count = occurrences(&positions).last().copied();
    assert_eq!(count, case["expected"]["occurrences_if_played"].as_u64());
}

#[test]
fn every_case_of_the_board_is_listed() {
    for case in all_cases() {
        let id = text(&case, "id").expect("an id");
        // Whether anybody can still give mate is another crate's question.
        let is_ours = text(&case, "area") == Some("board")
            && !id.starts_with("dead-")
            && !id.starts_with("canmate-");
        assert_eq!(LISTED.contains(&id), is_ours, "{id}");
    }
}

/// `fen-ep-wrong-rank`, and the ranks for either side.
#[test]
fn an_en_passant_square_on_the_wrong_rank_is_refused() {
    let case = all_cases();
    let case = case.iter().find(|case| case["id"] == "fen-ep-wrong-rank");
    let fen = text(&case.expect("the case")["input"], "fen").expect("a FEN");
    let error = fen
        .parse::<Position>()
        .expect_err("e5 is no square passed over");
    let expected = FenError::EnPassantRank {
        expected: Rank::Sixth,
        found: Square::E5,
        offset: fen.find("e5").expect("the field"),
    };
    assert_eq!(error, expected);
    assert_eq!(
        error.to_string(),
        "the en passant square e5 at byte 55 is not on rank 6"
    );
    for (field, is_read) in [("e6", true), ("e3", false), ("a6", true), ("-", true)] {
        let fen = fen.replace(" e5 ", &format!(" {field} "));
        assert_eq!(fen.parse::<Position>().is_ok(), is_read, "{fen}");
        let fen = fen.replace(" w ", " b ");
        let is_read = matches!(field, "e3" | "-");
        assert_eq!(fen.parse::<Position>().is_ok(), is_read, "{fen}");
    }
}
