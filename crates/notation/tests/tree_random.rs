//! What holds for the tree of every sequence of bytes.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::pgn::{
    Encoding, ExportOptions, GameReader, GameTree, Policy, ReadOptions, Severity, TreeReader,
};
use chesslaws_notation::{IccfMove, MoveStyle, PieceLetters, San, SanStyle};
use proptest::prelude::*;

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig {
        cases,
        // What fails becomes a test of its own.
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Pieces of PGN, so that random texts get deep into the reader.
fn fragments() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => prop::sample::select(vec![
            "[Event \"x\"]\n", "[Site \"y \\\"z\\\" \\\\\"]\r\n", "\n\n", "\n", "\r", " ", "1. ",
            "e4 ", "e5 ", "Nf3 ", "Nc6 ", "d4 ", "d5 ", "c4 ", "c5 ", "(", ")", "(", ")", "(=)",
            "{", "}", "{a}", "{b\n c}", "{\n[X \"", ";", "; x}\n", "%", "\n%x\n", "1-0", "0-1 ",
            "1/2-1/2", "*", "\n*\n", "0-0", "$", "$5 ", "$999", "!", "?!", "!!!", "--", "Z0 ",
            "[", "]", "\"", "\\", "[FEN \"4k3/8/8/8/8/8/8/4K2R b - - 0 7\"]\n", "Kd8 ", "Ke7 ",
            "[Variant \"Chess960\"]\n", "[Result \"1-0\"]\n", "[Site z\"]\n", "Site \"]\n",
            "[X \"", "[A \"a\nb\"]\n", "1...", "½-½", "♘f3 ", "[%clk 1:2]", "\u{feff}", "\0",
            "e.p.", "=", "±", "7163 ", "Чигорин", "{ü}",
        ]).prop_map(|text: &str| text.as_bytes().to_vec()),
        1 => prop::collection::vec(any::<u8>(), 0..20),
        1 => prop::sample::select(vec![&b"{H\xfcbner}"[..], b"[White \"\xd7\xe8\xe3\xee\"]\n", b"\xbd"])
            .prop_map(<[u8]>::to_vec),
    ];
    prop::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

fn options() -> impl Strategy<Value = ReadOptions> {
    let encodings = prop_oneof![
        4 => Just(None),
        1 => prop::sample::select(Encoding::ALL.to_vec()).prop_map(Some),
    ];
    let policies = prop::sample::select(vec![Policy::Lenient, Policy::Strict, Policy::Skip]);
    (encodings, policies).prop_map(|(encoding, policy)| ReadOptions {
        encoding,
        policy,
        ..ReadOptions::default()
    })
}

fn read(text: &[u8], options: ReadOptions) -> Vec<GameTree> {
    TreeReader::from_bytes(text)
        .with_options(options)
        .map(Result::unwrap)
        .collect()
}

fn written(trees: &[GameTree], options: ExportOptions) -> String {
    trees
        .iter()
        .map(|tree| tree.export(options).to_string())
        .collect()
}

/// A way of writing, and the options to read it back.
fn styles() -> impl Strategy<Value = (ExportOptions, ReadOptions)> {
    let languages: Vec<PieceLetters> = PieceLetters::languages().map(|(_, set)| set).collect();
    let parts = (
        0usize..5,
        prop::sample::select(languages),
        prop_oneof![Just(None), Just(Some(79)), (1usize..40).prop_map(Some)],
    );
    parts.prop_map(|(style, letters, columns)| {
        let export = ExportOptions {
            style: all_styles(letters)[style],
            columns,
            ..ExportOptions::default()
        };
        let read = ReadOptions {
            letters,
            ..ReadOptions::default()
        };
        (export, read)
    })
}

fn all_styles(letters: PieceLetters) -> [MoveStyle; 5] {
    let laws = SanStyle {
        letters: letters.into(),
        ..SanStyle::LAWS
    };
    [
        MoveStyle::san(letters),
        MoveStyle::long(letters),
        MoveStyle::Uci,
        MoveStyle::Iccf,
        MoveStyle::Algebraic(laws),
    ]
}

proptest! {
    #![proptest_config(cases(3000))]

    #[test]
    fn what_is_written_is_read_as_the_same_trees(
        text in fragments(),
        options in options(),
        (export, back) in styles(),
    ) {
        let first = read(&text, options);
        let text = written(&first, export);
        let again = read(text.as_bytes(), back);
        prop_assert_eq!(again.len(), first.len(), "{}", text);
        for (a, b) in first.iter().zip(&again) {
            prop_assert!(a == b, "{}\n{:?}\n{:?}", text, a, b);
            let worst = b.faults().iter().map(|fault| fault.severity()).max();
            prop_assert!(worst < Some(Severity::Error), "{} {:?}", text, b.faults());
        }
        prop_assert_eq!(written(&again, export), text);
    }

    /// The main line is what the reader of games plays.
    #[test]
    fn the_main_line_is_that_of_the_game(text in fragments()) {
        let trees = read(&text, ReadOptions::default());
        let games: Vec<_> = GameReader::from_bytes(&text).map(Result::unwrap).collect();
        prop_assert_eq!(trees.len(), games.len());
        for (tree, game) in trees.iter().zip(&games) {
            prop_assert_eq!(tree.bytes(), game.bytes());
            let moves: Vec<_> = tree.mainline().map_while(|node| node.mv()).collect();
            prop_assert_eq!(tree.start(), game.start());
            prop_assert!(moves.starts_with(game.moves()), "{:?}", tree);
            if game.error().is_none() {
                prop_assert_eq!(moves.len(), game.moves().len());
            }
            let mut position = *tree.start();
            for played in tree.replay() {
                prop_assert_eq!(played.before, position);
                match played.node.mv() {
                    Some(mv) => prop_assert!(position.play(mv).is_ok()),
                    None => prop_assert!(position.play_null().is_ok()),
                }
                prop_assert_eq!(played.node.position(), position);
            }
        }
    }

    #[test]
    fn the_step_of_a_stream_makes_no_difference(text in fragments(), step in 1usize..9) {
        struct Steps<'a>(&'a [u8], usize);
        impl std::io::Read for Steps<'_> {
            fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
                let len = self.1.min(buffer.len()).min(self.0.len());
                buffer[..len].copy_from_slice(&self.0[..len]);
                self.0 = &self.0[len..];
                Ok(len)
            }
        }
        let whole = read(&text, ReadOptions::default());
        let steps: Vec<_> = TreeReader::new(Steps(&text, step)).map(Result::unwrap).collect();
        prop_assert_eq!(format!("{:?}", steps), format!("{:?}", whole));
    }
}

proptest! {
    #![proptest_config(cases(150))]

    /// Every legal move of a position in every notation and language is read back as itself.
    #[test]
    fn every_move_in_every_style(number in 0u16..960, choices in prop::collection::vec(any::<prop::sample::Index>(), 0..100)) {
        let mut position = chesslaws_board::Position::chess960(number).unwrap();
        for choice in choices {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(moves[choice.index(moves.len())]);
        }
        for &mv in position.legal_moves().iter() {
            for (language, letters) in PieceLetters::languages() {
                for style in all_styles(letters) {
                    let text = style.display(&position, Some(mv)).to_string();
                    let read = San::parse_with(text.as_bytes(), &letters)
                        .and_then(|san| san.resolve(&position));
                    prop_assert_eq!(read, Ok(mv), "{} {} in {}", language, text, position);
                }
            }
            let numeric = IccfMove::of(&position, mv);
            let read = IccfMove::parse(numeric.to_string().as_bytes()).unwrap();
            prop_assert_eq!(read, numeric);
            prop_assert_eq!(read.resolve(&position), Ok(mv), "{} in {}", numeric, position);
        }
    }

    #[test]
    fn any_bytes_as_a_numeric_move_give_an_answer(text in prop::collection::vec(any::<u8>(), 0..8)) {
        if let Err(error) = IccfMove::parse(&text) {
            prop_assert!(!error.to_string().is_empty());
        }
    }
}

/// A small generator with a fixed seed.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }
}

/// Real files with bytes changed, taken out, doubled and moved.
#[test]
fn mutated_files_are_read_and_written_back() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/pgn/");
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let special = b"(){}[];%$\"\\*!?=-.\n\r 0158NKabe\x00\xff\xe2\xbd";
    for name in [
        "annotated-study.pgn",
        "injured.pgn",
        "chesscom-clk.pgn",
        "latin1.pgn",
    ] {
        let file = std::fs::read(format!("{folder}{name}")).unwrap();
        for _ in 0..150 {
            let from = random.below(file.len());
            let mut text = file[from..file.len().min(from + 6000)].to_vec();
            for _ in 0..=random.below(12) {
                let at = random.below(text.len());
                let len = random.below(30).min(text.len() - at);
                match random.below(4) {
                    0 => text[at] = special[random.below(special.len())],
                    1 => drop(text.drain(at..at + len)),
                    2 => text.insert(at, special[random.below(special.len())]),
                    _ => {
                        let piece = text[at..at + len].to_vec();
                        let to = random.below(text.len());
                        text.splice(to..to, piece);
                    }
                }
                if text.is_empty() {
                    break;
                }
            }
            let first = read(&text, ReadOptions::default());
            let export = written(&first, ExportOptions::default());
            let again = read(export.as_bytes(), ReadOptions::default());
            assert!(
                again == first,
                "{}\n--\n{export}",
                String::from_utf8_lossy(&text)
            );
        }
    }
}
