//! However a text is cut and by however many threads it is read, the rows are those of the whole.
#![allow(
    clippy::unwrap_used,
    reason = "what can't be read or built fails the test"
)]

use arrow_array::cast::AsArray;
use arrow_array::types::{DurationMicrosecondType, Int16Type, Int32Type, Int64Type};
use arrow_array::{Array, PrimitiveArray, RecordBatch};
use arrow_select::concat::concat_batches;
use chesslaws::arbiter::judge;
use chesslaws::board::{CastlingForm, Color, Move, PackedPosition, Position, Role, Side, Square};
use chesslaws::laws::Rules;
use chesslaws::notation::San;
use chesslaws::notation::pgn::{GameReader, Policy, ReadOptions, Variant};
use chesslaws_dataset::{MAX_JOBS, Scan, Selection, Source, Table, parquet, split};
use proptest::prelude::*;
use std::fs;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

const CUTS: [usize; 4] = [1, 500, 20_000, 1 << 19];

fn jobs(jobs: usize) -> NonZeroUsize {
    NonZeroUsize::new(jobs).unwrap()
}

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/data/pgn");
    let mut files: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "pgn"))
        .collect();
    files.sort();
    assert!(files.len() >= 12);
    files
}

/// All rows of each table as one batch.
fn whole(scan: Scan) -> [RecordBatch; 3] {
    let selection = scan.selection().clone();
    let all: Vec<_> = scan.run().map(Result::unwrap).collect();
    Table::ALL.map(|table| {
        let batches = all.iter().filter_map(|batches| batches.get(table));
        concat_batches(&selection.schema(table), batches).unwrap()
    })
}

fn text(name: &str, bytes: &[u8], cut: usize, threads: usize) -> [RecordBatch; 3] {
    whole(
        Scan::new([Source::text(name, bytes)])
            .batch_bytes(cut)
            .jobs(jobs(threads)),
    )
}

/// What differs first, in a few words.
fn difference(found: &[RecordBatch; 3], expected: &[RecordBatch; 3]) -> Option<String> {
    for (found, expected) in found.iter().zip(expected) {
        let rows = found.num_rows().min(expected.num_rows());
        for row in 0..rows {
            for (i, field) in expected.schema().fields().iter().enumerate() {
                let (found, expected) = (found.column(i), expected.column(i));
                if found.slice(row, 1) != expected.slice(row, 1) {
                    let (found, expected) = (found.slice(row, 1), expected.slice(row, 1));
                    let name = field.name();
                    return Some(format!(
                        "row {row}, {name}: {found:?}, expected {expected:?}"
                    ));
                }
            }
        }
        if found.num_rows() != expected.num_rows() {
            let (found, expected) = (found.num_rows(), expected.num_rows());
            return Some(format!("{found} rows, expected {expected}"));
        }
    }
    None
}

#[test]
fn cuts_and_threads_change_nothing() {
    for path in files() {
        let bytes = fs::read(&path).unwrap();
        // Where each game is a piece of its own, a part of a long file will do.
        let some = &bytes[..bytes.len().min(150_000)];
        let expected = text("x", some, usize::MAX, 1);
        for cut in CUTS {
            for threads in [1, 3] {
                let found = text("x", some, cut, threads);
                assert_eq!(difference(&found, &expected), None, "{path:?}, cut {cut}");
            }
        }
    }
}

#[test]
fn the_rows_are_what_the_reader_and_the_judge_say() {
    let mut plies = 0;
    for path in files() {
        let bytes = fs::read(&path).unwrap();
        let [games, moves, findings] = text("x", &bytes, 50_000, 2);
        let number = games
            .column_by_name("game")
            .unwrap()
            .as_primitive::<Int64Type>();
        let line = games
            .column_by_name("line")
            .unwrap()
            .as_primitive::<Int64Type>();
        let fens = games
            .column_by_name("final_fen")
            .unwrap()
            .as_string::<i32>();
        let error = games.column_by_name("error").unwrap().as_string::<i32>();
        let san = moves.column_by_name("san").unwrap().as_string::<i32>();
        let fen = moves.column_by_name("fen").unwrap().as_string::<i32>();
        let clock = moves.column_by_name("clock").unwrap();
        let clock = clock.as_primitive::<DurationMicrosecondType>();
        let message = findings
            .column_by_name("message")
            .unwrap()
            .as_string::<i32>();
        let (mut row, mut at, mut found) = (0, 0, 0);
        for game in GameReader::from_bytes(&bytes).map(Result::unwrap) {
            let judged = judge(&game, &Rules::FIDE_2023);
            assert_eq!(number.value(row).cast_unsigned(), judged.game, "{path:?}");
            assert_eq!(line.value(row).cast_unsigned(), judged.line, "{path:?}");
            assert_eq!(fens.value(row), judged.final_fen);
            let expected = judged.error.as_ref().map(|error| error.message.as_str());
            assert_eq!(error.is_valid(row).then(|| error.value(row)), expected);
            let mut position = *game.start();
            for (ply, &move_) in (1..).zip(game.moves()) {
                assert_eq!(san.value(at), San::of(&position, move_).to_string());
                position.play(move_).unwrap();
                assert_eq!(fen.value(at), position.to_string());
                let time = game.clock(ply).and_then(Result::ok);
                let time = time.map(|time| i64::try_from(time.as_micros()).unwrap());
                assert_eq!(clock.is_valid(at).then(|| clock.value(at)), time);
                at += 1;
            }
            for finding in &judged.findings {
                assert_eq!(message.value(found), finding.message);
                found += 1;
            }
            row += 1;
        }
        assert_eq!(
            (row, at, found),
            (games.num_rows(), moves.num_rows(), findings.num_rows())
        );
        plies += at;
    }
    assert!(plies > 100_000);
}

#[test]
fn parts_of_a_file_give_the_rows_of_the_whole() {
    for path in files() {
        let expected = whole(Scan::new([Source::path(&path)]).judge(false));
        let parts = split(&path, NonZeroUsize::new(30_000).unwrap()).unwrap();
        let length = fs::metadata(&path).unwrap().len();
        assert_eq!(parts.last().map(|part| part.bytes.end), Some(length));
        assert!(length < 90_000 || parts.len() > 1, "{path:?}");
        let sources = parts.iter().map(chesslaws_dataset::Part::source);
        let found = whole(Scan::new(sources).judge(false));
        assert_eq!(difference(&found, &expected), None, "{path:?}");
    }
}

#[test]
fn only_the_chosen_columns_in_their_order() {
    let columns = Selection::none()
        .with(Table::Moves, ["uci", "game", "uci"])
        .unwrap();
    let scan = Scan::new([Source::text("x", b"1. e4 e5 *")]).select(columns);
    let batches = scan.run().next().unwrap().unwrap();
    assert!(batches.games.is_none() && batches.findings.is_none());
    let moves = batches.moves.unwrap();
    assert_eq!(moves.num_columns(), 2);
    let uci: Vec<_> = moves
        .column(0)
        .as_string::<i32>()
        .iter()
        .flatten()
        .collect();
    assert_eq!(uci, ["e2e4", "e7e5"]);
}

#[test]
fn times_evaluations_material_and_phase() {
    let pgn = b"[TimeControl \"60+2\"]\n\n1. e4 {[%eval 0.33] [%clk 0:00:57]} d5 \
        {[%eval #-12,20] [%clk 0:01:00]} 2. exd5 {[%emt 0:00:05] [%eval x]} *";
    let [_, moves, _] = text("x", pgn, 1000, 1);
    let ints = |name| {
        let column = moves.column_by_name(name).unwrap();
        column
            .as_primitive::<Int32Type>()
            .iter()
            .collect::<Vec<_>>()
    };
    assert_eq!(ints("eval"), [Some(33), None, None]);
    assert_eq!(ints("mate"), [None, Some(-12), None]);
    let spent = moves.column_by_name("time_spent").unwrap();
    let spent: Vec<_> = spent
        .as_primitive::<DurationMicrosecondType>()
        .iter()
        .collect();
    // The clock shows 62 s before the first move, and each press adds 2 s.
    assert_eq!(spent, [Some(7_000_000), Some(4_000_000), Some(5_000_000)]);
    let shorts = |name| {
        let column = moves.column_by_name(name).unwrap();
        column.as_primitive::<Int16Type>().values().to_vec()
    };
    assert_eq!(shorts("material"), [0, 0, 1]);
    assert_eq!(shorts("phase"), [24, 24, 24]);
}

#[test]
fn a_source_that_fails_is_named_and_the_next_is_read() {
    struct Broken(&'static [u8]);
    impl std::io::Read for Broken {
        fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
            match std::io::Read::read(&mut self.0, buffer)? {
                0 => Err(std::io::Error::other("the line is dead")),
                read => Ok(read),
            }
        }
    }
    for threads in [1, 2] {
        let broken = Source::stream("broken", Box::new(Broken(b"1. e4 *\n\n1. d4 *\n")));
        let scan = Scan::new([broken, Source::text("whole", b"1. c4 *")]).jobs(jobs(threads));
        let answers: Vec<_> = scan.run().collect();
        assert_eq!(answers.len(), 3);
        assert_eq!(answers[0].as_ref().unwrap().game_count, 2);
        let error = answers[1].as_ref().unwrap_err();
        assert_eq!(error.to_string(), "broken: the line is dead");
        assert_eq!(answers[2].as_ref().unwrap().game_count, 1);
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    /// Pieces of PGN in any order, so that brackets, quotes and results stand where nobody wants them.
    #[test]
    fn damaged_text_is_cut_without_a_difference(
        words in prop::collection::vec(prop::sample::select(WORDS), 0..500),
        cut in 1usize..400,
        threads in 1usize..3,
    ) {
        let damaged = words.concat();
        let expected = text("x", damaged.as_bytes(), usize::MAX, 1);
        let found = text("x", damaged.as_bytes(), cut, threads);
        prop_assert_eq!(difference(&found, &expected), None, "{:?}", damaged);
    }
}

const WORDS: &[&str] = &[
    "[Event \"a\"]\n",
    "[Event \"b\"]\n\n",
    "\n",
    "\n\n",
    "[FEN \"x\"]\n",
    "1. e4 ",
    "e5 ",
    "2. Nf3 ",
    "{",
    "}",
    "(",
    ")",
    ";",
    "%",
    "\n%",
    "1-0",
    "*",
    " 1/2-1/2\n",
    "0-1[Event \"c\"]\n",
    "\"",
    "\\",
    "[",
    "]",
    "\r\n",
    "\r",
    "$1 ",
    "é",
    " ",
    "[White \"{\"]\n",
    "Ke9 ",
    "--",
    "\u{feff}",
    "½-½ ",
    "\t",
];

/// Values that are carried on from ply to ply are those of the position; what is read from comments
/// is what the game tells of them.
#[test]
fn what_is_carried_on_is_what_the_position_and_the_comments_say() {
    let mut marks = 0;
    for path in files() {
        let bytes = fs::read(&path).unwrap();
        let [_, moves, _] = text("x", &bytes, usize::MAX, 1);
        let column = |name: &str| moves.column_by_name(name).unwrap();
        let material = column("material").as_primitive::<Int16Type>();
        let phase = column("phase").as_primitive::<Int16Type>();
        let packed = column("position").as_fixed_size_binary();
        let (fen, uci) = (
            column("fen").as_string::<i32>(),
            column("uci").as_string::<i32>(),
        );
        let eval = column("eval").as_primitive::<Int32Type>();
        let mate = column("mate").as_primitive::<Int32Type>();
        let mut row = 0;
        for game in GameReader::from_bytes(&bytes) {
            let game = game.unwrap();
            let mut position = *game.start();
            for (ply, &move_) in (1..).zip(game.moves()) {
                let form = match game.variant() {
                    Variant::Standard => CastlingForm::KingArrival,
                    _ => CastlingForm::KingTakesRook,
                };
                assert_eq!(uci.value(row), position.uci(move_, form).as_str());
                position.play_unchecked(move_);
                assert_eq!(fen.value(row), position.to_string());
                let (force, weight) = force(&position);
                assert_eq!((material.value(row), phase.value(row)), (force, weight));
                let bytes: [u8; 32] = packed.value(row).try_into().unwrap();
                assert_eq!(
                    Position::try_from(PackedPosition::from_bytes(bytes)),
                    Ok(position)
                );
                let told = game
                    .command(ply, "eval")
                    .map(|text| std::str::from_utf8(text).unwrap());
                let is_mate = told.is_some_and(|text| text.starts_with('#'));
                assert_eq!(mate.is_valid(row), is_mate);
                assert_eq!(eval.is_valid(row), told.is_some() && !is_mate);
                if let Some(Ok(pawns)) = told.map(str::parse::<f64>) {
                    let hundredths = f64::from(eval.value(row));
                    assert!((pawns * 100.0 - hundredths).abs() < 1e-6, "{pawns}");
                    marks += 1;
                }
                row += 1;
            }
        }
        assert_eq!(row, moves.num_rows());
    }
    assert!(marks > 1000);
}

/// One thread reads while it cuts, several cut before they read: the batches are the same.
#[test]
fn batches_end_with_the_same_games_whoever_cuts() {
    let mut batches = 0;
    for path in files() {
        for cut in CUTS {
            let counts = |threads| {
                let scan = Scan::new([Source::path(&path)]).judge(false);
                let run = scan.batch_bytes(cut).jobs(jobs(threads)).run();
                let counts = run.map(Result::unwrap).map(|batches| {
                    let rows =
                        Table::ALL.map(|table| batches.get(table).map(RecordBatch::num_rows));
                    (batches.game_count, batches.text_bytes, rows)
                });
                counts.collect::<Vec<_>>()
            };
            let alone = counts(1);
            assert_eq!(alone, counts(2), "{path:?}, {cut}");
            batches += alone.len();
        }
    }
    assert!(batches > 2_000, "{batches}");
}

/// Nobody has so many cores: the rows are the same, and the system is not asked for a crowd.
#[test]
fn more_threads_than_anybody_has() {
    let path = &files()[0];
    let rows = |threads| whole(Scan::new([Source::path(path)]).jobs(jobs(threads)));
    let expected = rows(1);
    for threads in [MAX_JOBS, MAX_JOBS + 1, 100_000, usize::MAX] {
        assert_eq!(difference(&rows(threads), &expected), None, "{threads}");
    }
}

/// What a learning program is fed with: squares, boards and rights as numbers.
#[test]
fn squares_boards_and_rights_are_those_of_the_position() {
    let (mut castlings, mut passings, mut promotions, mut rights) = (0, 0, 0, 0);
    for path in files() {
        let bytes = fs::read(&path).unwrap();
        let [_, moves, _] = text("x", &bytes, usize::MAX, 1);
        let column = |name: &str| moves.column_by_name(name).unwrap();
        let [from, to, became, rights_left, en_passant] = [
            "from_square",
            "to_square",
            "promotion",
            "castling",
            "en_passant",
        ]
        .map(|name| column(name).as_primitive::<Int16Type>());
        let number = |column: &PrimitiveArray<Int16Type>, row: usize| {
            column.is_valid(row).then(|| column.value(row))
        };
        let boards = column("board").as_fixed_size_binary();
        let clocks = column("halfmove_clock").as_primitive::<Int32Type>();
        let uci = column("uci").as_string::<i32>();
        let mut row = 0;
        for game in GameReader::from_bytes(&bytes).map(Result::unwrap) {
            let mut position = *game.start();
            for &move_ in game.moves() {
                castlings += usize::from(position.castling_side(move_).is_some());
                position.play_unchecked(move_);
                let written: Move = uci.value(row).parse().unwrap();
                let square = |square: Square| Some(square.index() as i16);
                assert_eq!(number(from, row), square(written.from()));
                assert_eq!(number(to, row), square(written.to()));
                let promotion = written.promotion().map(|role| match role {
                    Role::Knight => 2,
                    Role::Bishop => 3,
                    Role::Rook => 4,
                    _ => 5,
                });
                assert_eq!(number(became, row), promotion);
                assert_eq!(
                    board(boards.value(row)),
                    position.to_setup().to_string().split(' ').next().unwrap()
                );
                let castling = [
                    (Color::White, Side::King, 1),
                    (Color::White, Side::Queen, 2),
                    (Color::Black, Side::King, 4),
                    (Color::Black, Side::Queen, 8),
                ];
                let castling = castling
                    .into_iter()
                    .filter(|&(color, side, _)| position.castling_rook(color, side).is_some());
                let castling: i16 = castling.map(|(.., bit)| bit).sum();
                assert_eq!(number(rights_left, row), Some(castling));
                assert_eq!(
                    number(en_passant, row),
                    position.en_passant().and_then(square)
                );
                assert_eq!(clocks.value(row).cast_unsigned(), position.halfmove_clock());
                passings += usize::from(position.en_passant().is_some());
                promotions += usize::from(promotion.is_some());
                rights += usize::from(castling != 0);
                row += 1;
            }
        }
        assert_eq!(row, moves.num_rows());
    }
    assert!(castlings > 1_000 && passings > 100 && promotions > 100 && rights > 10_000);
}

/// The board as FEN writes it, from a byte for each square.
fn board(bytes: &[u8]) -> String {
    let ranks: Vec<String> = bytes
        .chunks(8)
        .rev()
        .map(|rank| {
            let letters = rank
                .iter()
                .map(|&code| char::from(b".PNBRQKpnbrqk"[usize::from(code)]));
            (1..=8)
                .rev()
                .fold(letters.collect(), |text: String, empty| {
                    text.replace(&".".repeat(empty), &empty.to_string())
                })
        })
        .collect();
    ranks.join("/")
}

/// The rows of a game are written while it is played: those of one that is left out go again.
#[test]
fn a_game_that_is_left_out_leaves_no_rows() {
    let good = "1. e4 e5 2. Nf3 Nc6 *\n\n[Variant \"Chess960\"]\n\n1. d4 d5 1/2-1/2\n\n";
    let bad = "1. e4 e5 2. Nf3 d6 3. Nxe5 {[%clk 0:01:00]} dxe5 4. Ke3 1-0\n\n";
    let options = ReadOptions {
        policy: Policy::Skip,
        ..ReadOptions::default()
    };
    let rows = |text: &str| whole(Scan::new([Source::text("x", text)]).options(options));
    let expected = rows(&good.repeat(2));
    for text in [
        [good, bad, good].concat(),
        [bad, bad, good, good, bad].concat(),
    ] {
        let mut found = rows(&text);
        for (found, expected) in found.iter_mut().zip(&expected) {
            // The numbers of the games tell of those that were left out.
            let other =
                |i: &usize| !matches!(expected.schema().field(*i).name().as_str(), "game" | "line");
            let others: Vec<usize> = (0..expected.num_columns()).filter(other).collect();
            assert_eq!(
                found.project(&others).unwrap(),
                expected.project(&others).unwrap()
            );
        }
    }
}

/// Material and phase, man by man.
fn force(position: &Position) -> (i16, i16) {
    position
        .occupied()
        .into_iter()
        .fold((0, 0), |sums, square| {
            let man = position.piece_at(square).unwrap();
            let (value, weight) = match man.role {
                Role::Pawn => (1, 0),
                Role::Knight | Role::Bishop => (3, 1),
                Role::Rook => (5, 2),
                Role::Queen => (9, 4),
                Role::King => (0, 0),
            };
            let sign = if man.color == Color::White { 1 } else { -1 };
            (sums.0 + sign * value, sums.1 + weight)
        })
}

/// Programs print an error with its sources: what the system reports is to be read once.
#[test]
fn an_error_has_no_source_that_says_the_same_again() {
    let error = Scan::new([Source::path("not/there.pgn")]).run().next();
    let error = error.expect("an answer").expect_err("no such file");
    assert!(error.to_string().contains(&error.error.to_string()));
    assert!(std::error::Error::source(&error).is_none());

    let folder = tempfile::tempdir().expect("a folder");
    let taken = folder.path().join("taken");
    fs::write(&taken, "").expect("a file");
    let error =
        parquet::Writer::create(&taken, &Selection::default()).expect_err("a file is there");
    assert!(error.to_string().starts_with(&taken.display().to_string()));
    assert!(std::error::Error::source(&error).is_none());
}

/// Gives a byte at a time, as a slow pipe does.
struct Slow(&'static [u8]);

impl std::io::Read for Slow {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let some = self.0.len().min(buffer.len()).min(1);
        std::io::Read::read(&mut self.0, &mut buffer[..some])
    }
}

#[test]
fn a_format_is_told_from_a_slow_stream() {
    let text = b"1. e4 e5 *\n\n1. d4 *\n";
    let zstd = zstd::encode_all(&text[..], 1).unwrap();
    for bytes in [text.to_vec(), zstd] {
        let source = Source::stream("slow", Box::new(Slow(bytes.leak())));
        let games: u64 = Scan::new([source])
            .run()
            .map(|batches| batches.unwrap().game_count)
            .sum();
        assert_eq!(games, 2);
    }
}

/// Its games would be lost one after the other, each with an error of its own.
#[test]
fn a_text_in_utf_16_is_refused_by_its_name() {
    let units = |text: &str| {
        text.encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect::<Vec<_>>()
    };
    for text in ["\u{feff}1. e4 *", "[White \"A\"]"] {
        let little = units(text);
        let big: Vec<u8> = little
            .chunks(2)
            .flat_map(|unit| [unit[1], unit[0]])
            .collect();
        for bytes in [little, big] {
            let folder = tempfile::tempdir().unwrap();
            let path = folder.path().join("wide.pgn");
            fs::write(&path, &bytes).unwrap();
            let error = split(&path, NonZeroUsize::MIN).unwrap_err();
            assert!(error.to_string().contains("found UTF-16"), "{error}");
            let error = Scan::new([Source::text("wide", bytes)])
                .run()
                .next()
                .unwrap()
                .unwrap_err();
            assert!(error.to_string().contains("found UTF-16"), "{error}");
        }
    }
    // Any other text is no UTF-16.
    for text in [
        &b""[..],
        b"1",
        b"\n1. e4 *",
        b"\xff. e4 *",
        b"\xef\xbb\xbf1. e4 *",
    ] {
        assert!(
            Scan::new([Source::text("plain", text)])
                .run()
                .all(|batches| batches.is_ok())
        );
    }
}
