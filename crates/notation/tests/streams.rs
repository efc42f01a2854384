//! Texts that are larger than the buffer or go over a limit, and streams that break.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::pgn::{
    Comment, FaultKind, Game, GameReader, GameResult, MAX_PLIES, Part, PgnReader, Reply, TagFault,
    Visitor,
};
use std::io::Read;

fn games(text: &[u8]) -> Vec<Game> {
    GameReader::from_bytes(text)
        .map(|game| game.unwrap())
        .collect()
}

#[test]
fn long_words_and_tags_are_told_and_passed_over() {
    let word = "x".repeat(300_000);
    let game = &games(format!("1. e4 {word} *").as_bytes())[0];
    let error = game.error().unwrap();
    assert_eq!(
        (&error.kind, error.place.column),
        (&FaultKind::TokenTooLong, 7)
    );
    assert_eq!(
        (game.moves().len(), game.result()),
        (1, Some(GameResult::Unknown))
    );
    let text = format!("[Event \"{word}\"]\n[Site \"s\"]\n\n1. e4 *");
    let game = &games(text.as_bytes())[0];
    assert_eq!(game.faults()[0].kind, FaultKind::Tag(TagFault::TooLong));
    assert_eq!(
        (game.tags().get("Site").as_deref(), game.moves().len()),
        (Some("s"), 1)
    );
}

/// Gives `head`, then `body` again and again, then `tail`.
fn endless(head: &str, body: &str, times: u64, tail: &str) -> impl Read {
    let bytes = body.len() as u64 * times;
    let body: Vec<u8> = body.bytes().collect();
    struct Cycle(Vec<u8>, usize);
    impl Read for Cycle {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let len = buffer.len().min(self.0.len() - self.1);
            buffer[..len].copy_from_slice(&self.0[self.1..self.1 + len]);
            self.1 = (self.1 + len) % self.0.len();
            Ok(len)
        }
    }
    let head = std::io::Cursor::new(head.as_bytes().to_vec());
    let tail = std::io::Cursor::new(tail.as_bytes().to_vec());
    head.chain(Cycle(body, 0).take(bytes)).chain(tail)
}

/// Texts far larger than the buffer, in which no part is small enough to fit it.
#[test]
fn a_game_need_not_fit_the_buffer() {
    let comment = |text: &str| text.repeat(1000);
    for (head, body, tail, plies, error) in [
        ("1. e4 {", comment("long "), "} e5 *", 2, false),
        ("1. e4 ;", comment("long "), "\ne5 *", 2, false),
        ("1. e4 ", comment("  \n "), "e5 *", 2, false),
        ("1. e4 ", comment("\n"), "e5 *", 2, false),
        ("1. e4 ", comment("\r\n"), "e5 *", 2, false),
        ("1. e4 ", comment("\n"), "\n% x\ne5 *", 2, false),
        ("1. e4 ", comment("[a "), "e5 *", 1, true),
        ("1. e4 ", comment("-1"), " e5 *", 1, true),
        ("1. e4 x ", comment("-1"), " e5 *", 1, true),
        ("1. e4 ", comment("(1. d4 {x} d5) "), "e5 *", 2, false),
        ("1. e4 ", comment("("), "e5 *", 1, true),
        ("1. e4 ", comment(")"), "e5 *", 2, false),
        ("1. e4 ", comment("$1 "), "e5 *", 2, false),
        ("1. e4 ", comment("!"), "e5 *", 2, false),
        ("1. e4 ", comment("1."), "e5 *", 2, false),
        ("1. e4 ", comment("x"), " e5 *", 1, true),
        ("[Event \"", comment("x"), "\"]\n\n1. e4 e5 *", 2, false),
        (
            "[Event \"x\"]\n",
            comment("[A \"b\"]\n"),
            "\n1. e4 e5 *",
            2,
            false,
        ),
        ("% ", comment("x"), "\n1. e4 e5 *", 2, false),
    ] {
        let mut reader = GameReader::new(endless(head, &body, 1000, tail));
        let game = reader.next().unwrap().unwrap();
        let what = &body[..body.len().min(8)];
        assert_eq!(
            (game.moves().len(), game.error().is_some()),
            (plies, error),
            "{what}"
        );
        assert!(reader.next().is_none(), "{what}");
    }
}

#[test]
fn long_comments_come_in_parts() {
    #[derive(Default)]
    struct Parts(Vec<Part>, usize);
    impl Visitor for Parts {
        fn comment(&mut self, comment: Comment<'_>) -> Reply {
            self.0.push(comment.part);
            self.1 += comment.text.len();
            Reply::Go
        }
    }
    let mut parts = Parts::default();
    let text = endless("1. e4 {", "comment ", 20_000, "} {short} e5 *");
    PgnReader::new(text).read_game(&mut parts).unwrap();
    assert_eq!((parts.0[0], parts.0[1]), (Part::First, Part::Middle));
    assert_eq!(parts.0[parts.0.len() - 2..], [Part::Last, Part::Whole]);
    assert_eq!(parts.1, 8 * 20_000 + 5);
}

#[test]
fn a_game_has_an_end() {
    let there_and_back = "Nf3 Nf6 Ng1 Ng8 ".repeat(MAX_PLIES / 4 + 10);
    let game = &games(format!("{there_and_back}*").as_bytes())[0];
    assert_eq!(game.moves().len(), MAX_PLIES);
    assert_eq!(game.error().unwrap().kind, FaultKind::TooManyPlies);
}

#[test]
fn errors_of_the_stream_are_told_once() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("broken"))
        }
    }
    for text in [
        "1. e4 *\n1. d4 ",
        "1. e4 *\n[Event \"x",
        "1. e4 *",
        "1. e4 * {and then",
        "1. e4 *\n\n",
    ] {
        let mut reader = GameReader::new(text.as_bytes().chain(Broken));
        let game = reader.next().unwrap().expect(text);
        assert_eq!((game.moves().len(), game.error()), (1, None), "{text:?}");
        assert_eq!(reader.next().unwrap().unwrap_err().to_string(), "broken");
        assert!(reader.next().is_none());
    }
}

/// A NAG with too many digits is one fault, however many there are, and the game goes on.
#[test]
fn a_long_nag_costs_nothing_but_itself() {
    for digits in [3, 4, 5, 12, 200, 254] {
        let text = format!("1. e4 ${} e5 *", "9".repeat(digits));
        let game = games(text.as_bytes());
        let slow: Vec<Game> = GameReader::new(endless(&text[..7], "", 0, &text[7..]))
            .map(|game| game.unwrap())
            .collect();
        for game in [&game, &slow] {
            assert_eq!(game.len(), 1, "{digits}");
            assert_eq!(game[0].moves().len(), 2, "{digits}");
            let faults: Vec<_> = game[0].faults().iter().map(|fault| &fault.kind).collect();
            assert_eq!(faults, [&FaultKind::Nag], "{digits}");
        }
    }
}
