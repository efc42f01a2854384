//! Every file of games is read with the right number of games, and every game is played.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_board::{CastlingForm, Position};
use chesslaws_notation::pgn::{
    Encoding, Game, GameEnd, GameReader, PgnReader, ReadOptions, Reply, Severity, Variant, Visitor,
};
use chesslaws_notation::{Leniency, PieceLetters, SanErrorKind};
use std::path::PathBuf;

fn read_file(name: &str) -> Vec<u8> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/pgn");
    std::fs::read(folder.join(name)).expect("a file of the repository")
}

fn games_of(text: &[u8]) -> Vec<Game> {
    GameReader::from_bytes(text)
        .map(|game| game.expect("a slice"))
        .collect()
}

/// The games of a file in which nothing is broken. Games and plies were counted without this
/// crate.
fn clean_games(name: &str, count: usize, plies: usize) -> Vec<Game> {
    let games = games_of(&read_file(name));
    assert_eq!(games.len(), count, "{name}");
    let played: usize = games.iter().map(|game| game.moves().len()).sum();
    assert_eq!(played, plies, "{name}");
    for game in &games {
        let broken = game.first_fault(Severity::Warning);
        assert_eq!(broken, None, "{name}");
    }
    games
}

#[test]
fn lichess() {
    let games = clean_games("lichess-clk-eval.pgn", 400, 26_840);
    let clocks = games.iter().filter(|game| game.clock(1).is_some()).count();
    assert!(clocks > 380, "{clocks}");
    let evals = games
        .iter()
        .filter(|game| game.command(1, "eval").is_some())
        .count();
    assert_eq!(evals, 39);
}

#[test]
fn broadcast() {
    let games = clean_games("broadcast-clk.pgn", 110, 8_150);
    assert_eq!(games[0].clock(1).unwrap().unwrap().as_secs(), 5456);
    assert_eq!(
        games[0].tags().get("WhiteFideId").as_deref(),
        Some("2252627")
    );
}

#[test]
fn chess_com() {
    let games = clean_games("chesscom-clk.pgn", 90, 9_044);
    let tenths = games.iter().any(|game| {
        game.clock(1)
            .is_some_and(|clock| clock.unwrap().subsec_millis() > 0)
    });
    assert!(tenths);
    for game in &games {
        let fen = game.tags().get("CurrentPosition").unwrap();
        let placement = game.position().to_string();
        assert_eq!(
            placement.split(' ').next(),
            fen.split(' ').next(),
            "game {}",
            game.index()
        );
    }
}

#[test]
fn chess_com_with_one_newline_between_games() {
    let text = String::from_utf8(read_file("chesscom-clk.pgn")).unwrap();
    let tight = text.replace("\n\n[Event ", "\n[Event ");
    assert!(tight.len() < text.len());
    let games = games_of(tight.as_bytes());
    assert_eq!(games.len(), 90);
    assert!(games.iter().all(|game| game.error().is_none()));
}

#[test]
fn chess960() {
    let games = clean_games("chess960.pgn", 16, 1_619);
    assert!(
        games
            .iter()
            .all(|game| *game.variant() == Variant::Chess960)
    );
}

#[test]
fn masters() {
    let games = clean_games("masters-crlf.pgn", 548, 47_139);
    assert!(
        games
            .iter()
            .all(|game| game.result().is_some() && !game.moves().is_empty())
    );
}

#[test]
fn twic() {
    clean_games("twic-232.pgn", 232, 19_777);
}

#[test]
fn study() {
    let games = clean_games("annotated-study.pgn", 40, 3_046);
    assert!(games.iter().any(|game| game.all_comments().count() > 0));
}

#[test]
fn problems_end_in_mate() {
    let games = clean_games("fen-problems.pgn", 160, 640);
    let mates = games
        .iter()
        .filter(|game| game.position().is_checkmate())
        .count();
    assert_eq!(mates, 160);
}

#[test]
fn records_without_moves_are_games_of_their_own() {
    let games = games_of(&read_file("tags-only.pgn"));
    assert_eq!(games.len(), 60);
    for game in &games {
        assert!(game.moves().is_empty() && game.faults().is_empty());
        assert_eq!(game.tags().get("Variant").as_deref(), Some("Standard"));
        assert!(game.tags().get("ChapterName").is_some());
    }
}

#[test]
fn latin1() {
    let games = games_of(&read_file("latin1.pgn"));
    assert_eq!(games.len(), 24);
    assert!(games.iter().all(|game| game.error().is_none()));
    assert_eq!(
        games[0].tags().get("White").as_deref(),
        Some("Hübner, Robert")
    );
    assert_eq!(games[0].tags().encoding(), Encoding::Windows1252);
}

fn uci_line(game: &Game) -> String {
    let mut position = Position::startpos();
    let moves = game.moves().iter().map(|&mv| {
        let text = position.uci(mv, CastlingForm::KingArrival).to_string();
        position.play(mv).expect("a legal move");
        text
    });
    moves.collect::<Vec<_>>().join(" ")
}

#[test]
fn national_letters_are_understood_when_they_are_named() {
    let text = read_file("localised-san.pgn");
    let languages: Vec<String> = games_of(&text)
        .iter()
        .map(|game| game.tags().get("SanLanguage").unwrap().into_owned())
        .collect();
    assert_eq!(languages.len(), 13);
    for (index, language) in languages.iter().enumerate() {
        let code = if language.starts_with("fig") {
            "figurine"
        } else {
            language
        };
        let letters = PieceLetters::of_language(code).expect(language);
        let options = ReadOptions {
            letters,
            ..ReadOptions::default()
        };
        let mut reader = GameReader::from_bytes(&text).with_options(options);
        let game = reader.nth(index).unwrap().unwrap();
        assert_eq!(game.error(), None, "{language}");
        assert_eq!(
            Some(uci_line(&game).into()),
            game.tags().get("UciLine"),
            "{language}"
        );
    }
}

/// With English letters each move is either the right one or the end of the game.
#[test]
fn national_letters_are_never_read_as_other_moves() {
    for game in games_of(&read_file("localised-san.pgn")) {
        let language = game.tags().get("SanLanguage").unwrap();
        let line = game.tags().get("UciLine").unwrap();
        let played = uci_line(&game);
        assert!(line.starts_with(&played), "{language}: {played}");
        match &game.error() {
            None => assert!(language.starts_with("fig") && line == played, "{language}"),
            Some(error) => {
                assert!(!error.token.is_empty() && error.ply.is_some(), "{language}");
                let next: usize = error.ply.unwrap() as usize;
                assert_eq!(game.moves().len() + 1, next, "{language}");
            }
        }
    }
}

#[test]
fn streams_of_any_step_give_the_same_games() {
    struct Steps<'a>(&'a [u8], usize);
    impl std::io::Read for Steps<'_> {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            let len = self.1.min(buffer.len()).min(self.0.len());
            buffer[..len].copy_from_slice(&self.0[..len]);
            self.0 = &self.0[len..];
            Ok(len)
        }
    }
    for name in [
        "injured.pgn",
        "annotated-study.pgn",
        "latin1.pgn",
        "chess960.pgn",
        "tags-only.pgn",
    ] {
        let text = read_file(name);
        let whole = format!("{:?}", games_of(&text));
        for step in [1, 7, 4096] {
            let games: Vec<Game> = GameReader::new(Steps(&text, step))
                .map(Result::unwrap)
                .collect();
            assert!(format!("{games:?}") == whole, "{name} in steps of {step}");
        }
    }
}

/// Where games end, without reading their moves.
#[derive(Default)]
struct Ends(Vec<u64>);

impl Visitor for Ends {
    fn begin_moves(&mut self) -> Reply {
        Reply::Skip
    }

    fn end_game(&mut self, end: GameEnd) {
        self.0.push(end.byte);
    }
}

#[test]
fn passing_over_the_moves_finds_the_same_games() {
    for name in [
        "annotated-study.pgn",
        "broadcast-clk.pgn",
        "chess960.pgn",
        "chesscom-clk.pgn",
        "fen-problems.pgn",
        "injured.pgn",
        "latin1.pgn",
        "lichess-clk-eval.pgn",
        "localised-san.pgn",
        "masters-crlf.pgn",
        "tags-only.pgn",
        "twic-232.pgn",
    ] {
        let text = read_file(name);
        let mut ends = Ends::default();
        let mut reader = PgnReader::from_bytes(&text);
        while reader.read_game(&mut ends).unwrap() {}
        let read: Vec<u64> = games_of(&text)
            .iter()
            .map(|game| game.bytes().end)
            .collect();
        assert_eq!(ends.0, read, "{name}");
    }
}

#[test]
fn a_strict_reader_refuses_what_a_lenient_one_notes() {
    let strict = ReadOptions {
        accepted: Leniency::NONE,
        ..ReadOptions::default()
    };
    let text = b"1. e4 e5 2. Ng1-f3 *";
    let game = GameReader::from_bytes(text)
        .with_options(strict)
        .next()
        .unwrap()
        .unwrap();
    assert_eq!(game.moves().len(), 2);
    let chesslaws_notation::pgn::FaultKind::Move(error) = &game.error().unwrap().kind else {
        panic!("a move");
    };
    assert_eq!(error.kind(), SanErrorKind::Unreadable);
}
