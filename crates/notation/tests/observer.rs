//! Who looks on while a game is read sees its moves, one by one.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_board::Position;
use chesslaws_notation::pgn::{
    Game, GameReader, MoveObserver, PlayedMove, Policy, ReadOptions, Severity,
};
use chesslaws_notation::{PieceLetters, San};
use std::path::PathBuf;

/// Plays along and compares.
#[derive(Default)]
struct Witness {
    /// What has been begun, and how many plies of it were seen.
    index: u64,
    plies: usize,
    before: Option<Position>,
    position: Option<Position>,
    exact: usize,
}

impl MoveObserver for Witness {
    fn begin_moves(&mut self, game: &Game) {
        (self.index, self.plies) = (game.index(), 0);
        self.position = Some(*game.start());
    }

    fn before(&mut self, position: &Position) {
        assert_eq!(self.position.as_ref(), Some(position));
        self.before = Some(*position);
    }

    fn played(&mut self, played: PlayedMove<'_>) {
        let before = self.before.take().unwrap();
        let mut after = before;
        after.play(played.mv).unwrap();
        assert_eq!(&after, played.after);
        assert_eq!(after.is_check(), played.gives_check);
        if let Some(san) = played.san {
            assert_eq!(
                str::from_utf8(san).unwrap(),
                San::of(&before, played.mv).to_string()
            );
            self.exact += 1;
        }
        self.position = Some(after);
        self.plies += 1;
    }
}

fn text(name: &str) -> Vec<u8> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/pgn");
    std::fs::read(folder.join(name)).unwrap()
}

/// How many plies the games have, and of how many the text was known to be exact.
fn watch(text: &[u8], options: ReadOptions) -> (usize, usize) {
    let mut expected = GameReader::from_bytes(text).with_options(options);
    let mut reader = GameReader::from_bytes(text).with_options(options);
    let (mut game, mut witness) = (Game::default(), Witness::default());
    let mut plies = 0;
    while reader.read_observed(&mut game, &mut witness).unwrap() {
        let alone = expected.next().unwrap().unwrap();
        assert_eq!(game.moves(), alone.moves());
        assert_eq!(game.faults(), alone.faults());
        if witness.index == game.index() {
            assert_eq!(witness.plies, game.moves().len());
            assert_eq!(witness.position.as_ref(), Some(game.position()));
        } else {
            // The start position could not be read.
            assert!(game.moves().is_empty() && game.first_fault(Severity::Error).is_some());
        }
        plies += game.moves().len();
    }
    assert!(expected.next().is_none());
    (plies, witness.exact)
}

#[test]
fn sees_every_move_of_real_games() {
    for name in [
        "annotated-study.pgn",
        "broadcast-clk.pgn",
        "chess960.pgn",
        "fen-problems.pgn",
        "incidents.pgn",
        "masters-crlf.pgn",
        "twic-232.pgn",
    ] {
        let (plies, exact) = watch(&text(name), ReadOptions::default());
        assert!(
            plies > 0 && exact * 10 >= plies * 7,
            "{name}: {exact} of {plies}"
        );
    }
}

#[test]
fn nothing_is_called_exact_where_signs_are_not_compared_or_letters_are_foreign() {
    let careless = ReadOptions {
        check_signs: false,
        ..ReadOptions::default()
    };
    assert_eq!(watch(&text("twic-232.pgn"), careless).1, 0);
    let german = ReadOptions {
        letters: PieceLetters::GERMAN,
        ..ReadOptions::default()
    };
    let (plies, exact) = watch(b"1. e4 e5 2. Sf3 Sc6 3. Lb5 Dh4 4. Sxh4 *", german);
    assert_eq!((plies, exact), (7, 2));
}

#[test]
fn games_that_are_left_out_are_followed_by_the_next() {
    for policy in [Policy::Strict, Policy::Lenient, Policy::Skip] {
        let options = ReadOptions {
            policy,
            ..ReadOptions::default()
        };
        watch(&text("injured.pgn"), options);
        let text =
            b"1. e4 e5 2. Ke3 *\n\n1. d4 d5 2. Ng1-f3 *\n\n[FEN \"x\"]\n\n1. e4 *\n\n1. c4 *";
        let plies = match policy {
            Policy::Strict => 5,
            Policy::Lenient => 6,
            Policy::Skip => 4,
        };
        assert_eq!(watch(text, options).0, plies, "{policy:?}");
    }
}
