//! What holds for every position and for every sequence of bytes.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_board::{Color, Position};
use chesslaws_notation::pgn::{GameReader, PgnReader, Skipper};
use chesslaws_notation::{Leniency, PieceLetters, San};
use proptest::prelude::*;

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        // What fails becomes a test of its own.
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// A position some random moves away from a start position of Chess960 (518 is the usual one).
fn positions() -> impl Strategy<Value = Position> {
    let numbers = prop_oneof![Just(518u16), 0u16..960];
    (
        numbers,
        prop::collection::vec(any::<prop::sample::Index>(), 0..120),
    )
        .prop_map(|(number, choices)| {
            let mut position = Position::chess960(number).unwrap();
            for choice in choices {
                let moves = position.legal_moves();
                if moves.is_empty() {
                    break;
                }
                position.play_unchecked(moves[choice.index(moves.len())]);
            }
            position
        })
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn every_move_is_read_back_as_itself(position in positions()) {
        let moves = position.legal_moves();
        let mut texts = std::collections::HashSet::new();
        for &mv in moves.iter() {
            let san = San::of(&position, mv);
            let text = san.to_string();
            let read = San::parse(text.as_bytes()).unwrap();
            prop_assert_eq!(read, san);
            let found = read.resolve_noting(&position).unwrap();
            prop_assert_eq!((found.mv, found.leniency), (mv, Leniency::NONE), "{}", text);
            prop_assert_eq!(san.check_leniency(&position.after(mv)), Leniency::NONE, "{}", text);
            prop_assert!(texts.insert(text));
        }
    }

    #[test]
    fn every_language_is_read_back(position in positions()) {
        for &mv in position.legal_moves().iter() {
            let san = San::of(&position, mv);
            for (language, letters) in PieceLetters::languages() {
                let text = san.display(&letters).to_string();
                let read = San::parse_with(text.as_bytes(), &letters).unwrap();
                prop_assert_eq!(read.resolve(&position), Ok(mv), "{}: {}", language, text);
            }
            for color in Color::ALL {
                let text = san.display_figurine(color).to_string();
                let read = San::parse(text.as_bytes()).unwrap();
                prop_assert_eq!(read.resolve(&position), Ok(mv), "{}", text);
            }
        }
    }

    /// A text in a language that the reader was not told of is never another pawn move.
    #[test]
    fn letters_of_another_language_are_no_pawn_moves(position in positions()) {
        for &mv in position.legal_moves().iter() {
            let san = San::of(&position, mv);
            for (_, letters) in PieceLetters::languages() {
                let text = san.display(&letters).to_string();
                if let Ok(other) = San::parse(text.as_bytes()).and_then(|san| san.resolve(&position)) {
                    let is_pawn = |mv: chesslaws_board::Move| {
                        position.role_at(mv.from()) == Some(chesslaws_board::Role::Pawn)
                    };
                    prop_assert_eq!(is_pawn(other), is_pawn(mv), "{}", text);
                }
            }
        }
    }

    #[test]
    fn uci_and_long_algebraic_are_understood(position in positions()) {
        for &mv in position.legal_moves().iter() {
            let text = mv.to_string();
            let read = San::parse(text.as_bytes()).unwrap();
            prop_assert_eq!(read.resolve(&position), Ok(mv), "{}", text);
            let long = format!("{}-{}", &text[..2], &text[2..]);
            let read = San::parse(long.as_bytes()).unwrap();
            prop_assert_eq!(read.resolve(&position), Ok(mv), "{}", long);
        }
    }

    /// Whatever a word of these characters is read as, it is legal.
    #[test]
    fn a_resolved_move_is_legal(
        position in positions(),
        words in prop::collection::vec("[KQRBNPa-h1-8Ox=+#:-]{2,7}", 50),
    ) {
        for word in words {
            if let Ok(mv) = San::parse(word.as_bytes()).and_then(|san| san.resolve(&position)) {
                prop_assert!(position.is_legal(mv), "{}", word);
            }
        }
    }

    #[test]
    fn any_bytes_as_a_move_give_an_answer(token in prop::collection::vec(any::<u8>(), 0..40)) {
        for (_, letters) in PieceLetters::languages() {
            if let Err(error) = San::parse_with(&token, &letters) {
                prop_assert!(!error.to_string().is_empty());
            }
        }
    }
}

/// Pieces of PGN, so that random texts get deep into the reader.
fn fragments() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        6 => prop::sample::select(vec![
            "[Event \"x\"]\n", "[Site \"y\"]\r\n", "\n\n", "\n", "\r", " ", "1. ", "e4 ", "e5 ",
            "Nf3 ", "Nc6", "(", ")", "(=)", "{", "}", "{a}", ";", "; x\n", "%", "\n%x\n", "1-0",
            "0-1 ", "1/2-1/2", "*", "0-0", "$", "$5 ", "$999", "!", "?!", "--", "[", "]", "\"",
            "\\", "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n", "[Variant \"Atomic\"]\n",
            "[Result \"1-0\"]\n", "[Site z\"]\n", "Site \"]\n", "[X \"", "1...", "½-½", "♘f3 ",
            "[%clk 1:2]", "\u{feff}", "\0", "e.p.", "=", "±", "7163",
        ]).prop_map(|text: &str| text.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..20),
    ];
    prop::collection::vec(piece, 0..80).prop_map(|pieces| pieces.concat())
}

struct Steps<'a>(&'a [u8], usize);

impl std::io::Read for Steps<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let len = self.1.min(buffer.len()).min(self.0.len());
        buffer[..len].copy_from_slice(&self.0[..len]);
        self.0 = &self.0[len..];
        Ok(len)
    }
}

/// Line and column by the slow way.
fn place_of(text: &[u8], byte: u64) -> (u64, u64) {
    let (mut line, mut column) = (1, 1);
    let mut before = 0;
    for &b in &text[..byte as usize] {
        match b {
            // Ended with the CR before it.
            b'\n' if before == b'\r' => {}
            b'\n' | b'\r' => (line, column) = (line + 1, 1),
            _ if b & 0xc0 != 0x80 => column += 1,
            _ => {}
        }
        before = b;
    }
    (line, column)
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn any_text_is_read_to_its_end(text in fragments()) {
        let mut end = 0;
        for (number, game) in (1..).zip(GameReader::from_bytes(&text)) {
            let game = game.unwrap();
            prop_assert_eq!(game.index(), number);
            prop_assert!(game.bytes().start >= end && game.bytes().end <= text.len() as u64);
            end = game.bytes().end;
            let mut position = *game.start();
            for &mv in game.moves() {
                prop_assert!(position.play(mv).is_ok());
            }
            prop_assert_eq!(position, *game.position());
            for fault in game.faults() {
                prop_assert_eq!(fault.game, number);
                let (line, column) = place_of(&text, fault.place.byte);
                prop_assert_eq!((fault.place.line, fault.place.column), (line, column), "{}", fault);
                prop_assert!(text[fault.place.byte as usize..].starts_with(fault.token.as_bytes())
                    || core::str::from_utf8(&text[fault.place.byte as usize..]).is_err()
                    || fault.token.ends_with('…'), "{fault:?} {:?}", String::from_utf8_lossy(&text));
            }
        }
    }

    #[test]
    fn the_step_of_a_stream_makes_no_difference(text in fragments(), step in 1usize..9) {
        let whole: Vec<_> = GameReader::from_bytes(&text).map(|game| format!("{game:?}")).collect();
        let steps: Vec<_> = GameReader::new(Steps(&text, step)).map(|game| format!("{game:?}")).collect();
        prop_assert_eq!(steps, whole);
    }

    #[test]
    fn passing_over_moves_ends_games_in_the_same_places(text in fragments()) {
        let mut reader = PgnReader::from_bytes(&text);
        let mut skipped = Vec::new();
        while reader.read_game(&mut Skipper).unwrap() {
            skipped.push(reader.position());
        }
        let mut reader = PgnReader::from_bytes(&text);
        struct Reading;
        impl chesslaws_notation::pgn::Visitor for Reading {}
        let mut read = Vec::new();
        while reader.read_game(&mut Reading).unwrap() {
            read.push(reader.position());
        }
        prop_assert_eq!(skipped, read, "{:?}", String::from_utf8_lossy(&text));
    }
}
