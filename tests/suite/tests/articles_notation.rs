//! The articles on notation of Russia 2011, and what counts as a written record in 2023. Each test
//! names what it carries out; `live_articles` reads the names.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use chesslaws::board::{Move, Position, Square};
use chesslaws::laws::{Edition, Rules};
use chesslaws::notation::sheet::ScoreSheet;
use chesslaws::notation::{PieceLetters, San, SanError, SanStyle};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn read(fen: &str, text: &str) -> Result<Move, SanError> {
    San::parse_sheet(text.as_bytes(), &PieceLetters::RUSSIAN)?.resolve(&position(fen))
}

fn written(fen: &str, uci: &str) -> String {
    let position = position(fen);
    let move_ = position.parse_uci(uci).unwrap();
    SanStyle::for_edition(Edition::Russia2011)
        .write(&position, move_)
        .to_string()
}

/// Carries out: russia-2011 8.8.3, russia-2011 8.8.7.
#[test]
fn pawns_have_no_letter_and_pieces_their_letter_and_the_square() {
    assert_eq!(written(START, "e2e4"), "e4");
    assert_eq!(written(START, "g1f3"), "Кf3");
    let fen = "6k1/8/8/8/3B4/8/1K1Q4/5R2 w - - 0 1";
    assert_eq!(written(fen, "d4e5"), "Сe5");
    assert_eq!(written(fen, "f1d1"), "Лd1");
    assert_eq!(written(fen, "b2b1"), "Крb1");
    let queen = "6k1/8/8/3p4/8/8/1K1Q4/8 w - - 0 1";
    assert_eq!(written(queen, "d2d4"), "Фd4");
    assert!(read(START, "пe4").is_err() || read(START, "пe4") == read(START, "e4"));
    assert_eq!(read(START, "е4").unwrap().to_string(), "e2e4");
}

/// Carries out: russia-2011 8.8.4, russia-2011 8.8.5, russia-2011 8.8.6.
#[test]
fn files_are_letters_ranks_numbers_and_every_square_has_one_name() {
    let names: std::collections::BTreeSet<String> = (0..64)
        .filter_map(Square::from_index)
        .map(|square| square.to_string())
        .collect();
    assert_eq!(names.len(), 64);
    for name in &names {
        assert_eq!(name.parse::<Square>().unwrap().to_string(), *name);
    }
    // Cyrillic look-alikes of the files.
    assert_eq!(read(START, "с4").unwrap().to_string(), "c2c4");
    assert_eq!(read(START, "а4").unwrap().to_string(), "a2a4");
    let start = Position::startpos().to_string();
    let ranks: Vec<&str> = start.split(['/', ' ']).take(8).collect();
    assert_eq!((ranks[0], ranks[7]), ("rnbqkbnr", "RNBQKBNR"));
}

/// Carries out: russia-2011 8.8.9.1, russia-2011 8.8.9.2, russia-2011 8.8.9.3,
/// russia-2011 8.8.9.capture, russia-2011 8.8.9.example.1, russia-2011 8.8.9.example.2,
/// russia-2011 8.8.9.example.3, russia-2011 8.8.9.example.capture.
#[test]
fn two_identical_pieces_are_told_apart_by_file_or_rank() {
    for (fen, uci, quiet, capture) in [
        ("4k3/8/8/8/8/8/7K/4N1N1 w - - 0 1", "g1f3", "Кgf3", "Кgxf3"),
        ("4k3/8/8/8/8/8/7K/4N1N1 w - - 0 1", "e1f3", "Кef3", "Кexf3"),
        ("4k3/8/8/6N1/8/8/7K/6N1 w - - 0 1", "g5f3", "К5f3", "К5xf3"),
        ("4k3/8/8/6N1/8/8/7K/6N1 w - - 0 1", "g1f3", "К1f3", "К1xf3"),
        ("4k3/8/8/8/3N4/8/K6N/8 w - - 0 1", "h2f3", "Кhf3", "Кhxf3"),
        ("4k3/8/8/8/3N4/8/K6N/8 w - - 0 1", "d4f3", "Кdf3", "Кdxf3"),
    ] {
        assert_eq!(written(fen, uci), quiet);
        assert!(matches!(read(fen, "Кf3"), Err(SanError::Ambiguous { .. })));
        let mut setup = position(fen).to_setup();
        setup.place(
            "f3".parse().unwrap(),
            position(START).piece_at(Square::A7).unwrap(),
        );
        let taken = Position::try_from(setup).unwrap().to_string();
        assert_eq!(written(&taken, uci), capture);
    }
}

/// Carries out: russia-2011 8.8.12.
#[test]
fn an_offer_of_a_draw_is_written_with_a_sign() {
    for text in ["e4(=)", "e4 (=)"] {
        let san = San::parse_sheet(text.as_bytes(), &PieceLetters::RUSSIAN).unwrap();
        assert!(san.draw_offer, "{text}");
        assert_eq!(
            san.resolve(&Position::startpos()).unwrap().to_string(),
            "e2e4"
        );
    }
}

const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// Carries out: russia-2011 8.9.castling-short, russia-2011 8.9.castling-long.
#[test]
fn castling_is_written_with_zeros() {
    assert!(written(CASTLING, "e1g1").starts_with("0-0"));
    assert!(written(CASTLING, "e1c1").starts_with("0-0-0"));
    let short = read(CASTLING, "0-0").unwrap();
    let long = read(CASTLING, "0-0-0").unwrap();
    assert_eq!(
        (short.to_string(), long.to_string()),
        ("e1h1".into(), "e1a1".into())
    );
    assert_eq!(read(CASTLING, "О-О").unwrap(), short);
}

/// Carries out: russia-2011 8.9.x, russia-2011 8.9.check, russia-2011 8.9.mate, russia-2011 8.9.ep,
/// russia-2011 8.9.optional.
#[test]
fn signs_for_capture_check_mate_and_en_passant_may_be_left_out() {
    let fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    assert_eq!(written(fen, "e4d5"), "exd5");
    for text in ["exd5", "eхd5", "ed5", "e:d5"] {
        assert_eq!(read(fen, text).unwrap().to_string(), "e4d5", "{text}");
    }
    let check = "4k3/8/8/8/8/8/4K3/Q7 w - - 0 1";
    assert_eq!(written(check, "a1a4"), "Фa4+");
    assert_eq!(read(check, "Фa4").unwrap().to_string(), "a1a4");
    let mate = "7k/5Q2/6K1/8/8/8/8/8 w - - 0 1";
    assert!(matches!(written(mate, "f7g7").as_str(), "Фg7#" | "Фg7++"));
    for text in ["Фg7", "Фg7#", "Фg7++"] {
        assert_eq!(read(mate, text).unwrap().to_string(), "f7g7", "{text}");
    }
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(written(passing, "e5d6"), "exd6 e.p.");
    for text in ["exd6 e.p.", "exd6e.p.", "ed6"] {
        assert_eq!(read(passing, text).unwrap().to_string(), "e5d6", "{text}");
    }
}

/// Carries out: fide-2023 8.1.1.1, fide-2023 8.1.1.2.
#[test]
fn a_record_is_algebraic_on_paper_or_on_an_admitted_electronic_sheet() {
    let sheet = ScoreSheet::read("Language: en\n1. e4 e5\n2. Nf3 Nc6\n").unwrap();
    assert_eq!(sheet.play().moves.len(), 4);
    assert!(ScoreSheet::read("Language: en\n1. P-K4 P-K4\n").is_err());
    for edition in Edition::ALL {
        let admitted = Rules::of(edition).recording.electronic_sheet;
        assert_eq!(admitted, edition == Edition::Fide2023, "{edition}");
    }
}

/// Carries out: fide-2023 D.2.5.
#[test]
fn the_normal_rules_hold_for_the_sighted_player() {
    use chesslaws::Game;
    use chesslaws::arbiter::{Act, Refusal};
    use chesslaws::laws::Color::{Black, White};
    let mut game = Game::builder().visually_impaired(Black).build().unwrap();
    game.apply(Act::Started { absent: vec![] }).unwrap();
    let lifted = Act::LiftedFromAperture {
        side: White,
        squares: vec![Square::G1],
    };
    assert_eq!(game.apply(lifted), Err(Refusal::NotImpaired(White)));
    let move_ = "g1f3".parse().unwrap();
    let moved = Act::Moved {
        side: White,
        move_,
        two_hands: false,
    };
    game.apply(moved).unwrap();
    assert_eq!(game.moves().count(), 1);
}
