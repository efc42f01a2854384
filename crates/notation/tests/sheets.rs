//! Score sheets: rendered, read back, compared.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_board::Position;
use chesslaws_laws::{Color, Edition, Points, Score};
use chesslaws_notation::pgn::{Game, GameReader};
use chesslaws_notation::sheet::{
    Difference, Entry, EntryFaultKind, EntryTextError, Heading, Known, Limits, Reconstruction,
    ScoreSheet, SheetErrorKind, SheetReader, Signatures, compare, reconstruct,
};
use chesslaws_notation::{PieceLetters, SanError, SanStyle, StyleLetters};
use core::time::Duration;
use proptest::prelude::*;

const BROADCAST: &[u8] = include_bytes!("../../../tests/data/pgn/broadcast-clk.pgn");
const MASTERS: &[u8] = include_bytes!("../../../tests/data/pgn/masters-crlf.pgn");
const CHESS960: &[u8] = include_bytes!("../../../tests/data/pgn/chess960.pgn");

fn games(text: &[u8]) -> impl Iterator<Item = Game> + '_ {
    GameReader::from_bytes(text).map(|game| game.unwrap())
}

fn sample() -> ScoreSheet {
    let text = "1. e4 {[%clk 1:29:51]} e5 {[%clk 1:29:40]} 2. Nf3 {[%clk 1:29:30.5]} Nf6 3. d4 exd4 \
                4. e5 Ne4 5. Qxd4 d5 6. exd6 Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 O-O 10. O-O-O Re8 \
                11. Kb1(=) 1/2-1/2";
    let game = games(text.as_bytes()).next().unwrap();
    let mut sheet = ScoreSheet::from_game(&game, &SanStyle::for_edition(Edition::Russia2011));
    sheet.edition = Edition::Russia2011;
    sheet.kept_by = Some(Color::White);
    sheet.heading = Heading {
        event: "Первенство клуба".into(),
        date: "2011-10-03".into(),
        round: "4".into(),
        board: "1".into(),
        white: "Иванов, И. <капитан>".into(),
        black: "Petrov & Sons".into(),
        ..Heading::default()
    };
    sheet.signatures = Signatures {
        white: Some("Иванов".into()),
        black: Some("Petrov".into()),
        arbiter: None,
    };
    sheet
}

#[test]
fn a_sheet_as_text() {
    let sheet = sample();
    insta::assert_snapshot!("sample_text", sheet.to_text());
    assert_eq!(ScoreSheet::read(&sheet.to_text()).unwrap(), sheet);
}

#[test]
fn a_sheet_as_svg() {
    let svg = sample().to_svg(0).unwrap();
    assert_eq!(Some(&svg), sample().to_svg(0).as_ref());
    let document = roxmltree::Document::parse(&svg).unwrap();
    let texts: Vec<&str> = document
        .descendants()
        .filter(|node| node.has_tag_name("text"))
        .filter_map(|node| node.text())
        .collect();
    for expected in [
        "Иванов, И. <капитан>",
        "Petrov & Sons",
        "exd6 e.p.",
        "Крb1 (=)",
        "1:29:30.5",
        "½-½",
        "60",
    ] {
        assert!(texts.contains(&expected), "{expected}");
    }
    insta::assert_snapshot!("sample_svg", svg);
}

#[test]
fn fide_2023_8_1_real_games_round_trip_in_every_language() {
    let languages: Vec<StyleLetters> = PieceLetters::languages()
        .map(|(_, letters)| letters.into())
        .chain([StyleLetters::ColoredFigurines])
        .collect();
    let files = games(BROADCAST)
        .chain(games(MASTERS).take(60))
        .chain(games(CHESS960));
    let mut plies = 0;
    for (at, game) in files.enumerate() {
        let style = SanStyle {
            letters: languages[at % languages.len()],
            ..SanStyle::LAWS
        };
        let sheet = ScoreSheet::from_game(&game, &style);
        let read = ScoreSheet::read(&sheet.to_text()).unwrap();
        assert_eq!(read, sheet, "game {}", game.index());
        let played = read.play();
        assert_eq!(
            (played.moves.as_slice(), played.fault),
            (game.moves(), None)
        );
        assert!(read.faults().is_empty());
        for page in 0..sheet.pages() {
            let svg = sheet.to_svg(page).unwrap();
            assert!(
                roxmltree::Document::parse(&svg).is_ok(),
                "game {}",
                game.index()
            );
        }
        plies += game.moves().len();
    }
    assert!(plies > 10_000, "{plies} plies only");
}

#[test]
fn a_long_game_has_pages_of_sixty_moves() {
    let start = Position::startpos();
    let mut position = start;
    let shuttle = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let moves: Vec<_> = (0..242)
        .map(|ply| {
            let mv = position.parse_uci(shuttle[ply % 4]).unwrap();
            position.play_unchecked(mv);
            mv
        })
        .collect();
    let sheet = ScoreSheet::of_moves(&start, &moves, &SanStyle::LAWS);
    assert_eq!((sheet.entries.len(), sheet.pages()), (242, 3));
    let text = sheet.to_text();
    assert!(
        text.contains("\nPage 3 of 3\n") && text.contains("\n  61 | ") && text.contains("|  180 |")
    );
    assert_eq!(ScoreSheet::read(&text).unwrap(), sheet);
    assert!(sheet.to_svg(2).is_some() && sheet.to_svg(3).is_none());
}

#[test]
fn black_may_begin() {
    let start: Position = "4k3/8/8/8/8/8/4p3/K7 b - - 0 31".parse().unwrap();
    let moves = [start.parse_uci("e8d7").unwrap()];
    let sheet = ScoreSheet::of_moves(&start, &moves, &SanStyle::LAWS);
    let text = sheet.to_text();
    assert!(
        text.contains("\n  31 | ...        | Kd7        ||   61 |"),
        "{text}"
    );
    assert_eq!(ScoreSheet::read(&text).unwrap(), sheet);
    let error = ScoreSheet::read(&text.replace("...", "Kb1")).unwrap_err();
    assert!(
        matches!(error.kind, SheetErrorKind::BeforeStart { .. }),
        "{error}"
    );
}

#[test]
fn rows_may_be_written_freely() {
    let text = "\u{feff}Language: en\r\n\
                1. e4 e5 2.Nf3 1:29:58 Nc6 0:45:10 (=)\r\n\
                3 Bb5 a6 || 4. Ba4\r\n\
                5... b5\r\n\
                6. exd6 e.p.+ 0-0 =\r\n";
    let sheet = ScoreSheet::read(text).unwrap();
    let texts: Vec<&str> = sheet.entries.iter().map(Entry::text).collect();
    let expected = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "", "", "b5"];
    assert_eq!(texts[..10], expected);
    assert_eq!(texts.len(), 12);
    assert_eq!(sheet.entries[2].clock, Some(Duration::from_secs(5398)));
    assert_eq!(sheet.entries[3].clock, Some(Duration::from_secs(2710)));
    assert!(sheet.entries[3].draw_offer && sheet.entries[11].draw_offer);
    assert_eq!(sheet.entries[7], Entry::default());
    let fault = sheet.play().fault.unwrap();
    assert_eq!((fault.ply, fault.kind), (8, EntryFaultKind::Blank));
}

#[test]
fn what_is_wrong_is_told_with_its_place() {
    use SheetErrorKind as K;
    let text = String::from;
    for (sheet, line, column, kind) in [
        ("1. e4", 1, 1, K::LanguageMissing),
        ("Language: xx", 1, 11, K::Language { found: text("xx") }),
        ("Language: en\nhello", 2, 1, K::UnknownLine),
        ("Language: en\n  Colour: red", 2, 3, K::UnknownLine),
        (
            "Language: en\nLaws: fide-1999",
            2,
            7,
            K::Edition {
                found: text("fide-1999"),
            },
        ),
        (
            "Language: en\nKept by: me",
            2,
            10,
            K::Keeper { found: text("me") },
        ),
        (
            "Language: en\nResult: won",
            2,
            9,
            K::Score { found: text("won") },
        ),
        (
            "Language: en\nSigned by Bob: x",
            2,
            1,
            K::Signer { found: text("bob") },
        ),
        ("Language: en\nWhite: a\\n", 2, 9, K::Escape),
        (
            "Language: en\nWhite: a\nWhite: b",
            3,
            1,
            K::Repeated {
                label: text("White"),
            },
        ),
        (
            "Language: en\n1. e4 e5 f4",
            2,
            10,
            K::ThirdMove { found: text("f4") },
        ),
        (
            "Language: en\n1e4 e5",
            2,
            1,
            K::MoveNumber { found: text("1e4") },
        ),
        (
            "Language: en\n1 | e4 | e5 || x | d4 | d5",
            2,
            16,
            K::MoveNumber { found: text("x") },
        ),
        ("Language: en\n 1 | e4", 2, 2, K::Cells { found: 2 }),
        (
            "Language: en\n1. e4 e5\n1. d4",
            3,
            1,
            K::MoveNumberRepeated { number: 1 },
        ),
        (
            "Language: en\n0. e4",
            2,
            1,
            K::MoveNumberOutOfRange {
                found: 0,
                first: 1,
                last: 9000,
            },
        ),
        (
            "Language: en\n9001. e4",
            2,
            1,
            K::MoveNumberOutOfRange {
                found: 9001,
                first: 1,
                last: 9000,
            },
        ),
        (
            "Language: en\n1 | e4\u{7} e | e5",
            2,
            5,
            K::Entry(EntryTextError::Control { at: 2 }),
        ),
    ] {
        let error = ScoreSheet::read(sheet).unwrap_err();
        assert_eq!(
            (error.line, error.column, &error.kind),
            (line, column, &kind),
            "{sheet}"
        );
    }
    let error = ScoreSheet::read("Language: en\n1. e4 1:30 e5").unwrap_err();
    assert!(
        matches!(error.kind, K::Clock { .. }) && error.column == 7,
        "{error}"
    );
    let error = ScoreSheet::read("Language: en\nStart: 8/8 w").unwrap_err();
    assert!(
        matches!(error.kind, K::Start(_)) && error.column == 8,
        "{error}"
    );
    let error = ScoreSheet::read("Language: ru\n1. e4 e5\n2. Nf3").unwrap_err();
    let K::Move {
        text,
        error: SanError::NotUnderstood { at: 0, .. },
    } = &error.kind
    else {
        panic!("{error}");
    };
    assert_eq!((text.as_str(), error.line, error.column), ("Nf3", 3, 4));
}

#[test]
fn the_language_is_said_and_never_guessed() {
    let text = "Language: en\n1. e4 e5 2. Kf3 Kc6\n";
    let russian = SheetReader {
        letters: Some(PieceLetters::RUSSIAN),
        ..SheetReader::default()
    };
    assert_eq!(russian.read(text).unwrap().play().moves.len(), 4);
    let english = ScoreSheet::read(text).unwrap().play();
    assert_eq!(english.moves.len(), 2);
    assert!(matches!(
        english.fault.unwrap().kind,
        EntryFaultKind::Move(SanError::Illegal(_))
    ));
}

#[test]
fn fide_2023_8_1_5_a_draw_offer_on_one_sheet_only_is_a_difference() {
    let white = sample();
    let mut black = white.clone();
    black.entries[20].draw_offer = false;
    black.entries[1].clock = Some(Duration::from_secs(5381));
    black.score = Some(Score::win(Color::White));
    black.signatures.white = None;
    let found = compare(&white, &black);
    let kinds: Vec<_> = found
        .entries
        .iter()
        .map(|at| (at.ply, at.player, &at.difference))
        .collect();
    let clock = Difference::Clock {
        times: [Duration::from_secs(5380), Duration::from_secs(5381)],
    };
    assert_eq!(
        kinds,
        [
            (2, Color::Black, &clock),
            (21, Color::White, &Difference::DrawOffer { sheet: 0 }),
        ]
    );
    assert_eq!(
        found.score,
        Some([Some(Score::DRAW), Some(Score::win(Color::White))])
    );
    assert_eq!(found.unsigned, [(1, Color::White)]);
}

#[test]
fn one_move_written_in_two_ways_is_no_difference() {
    let white = ScoreSheet::read("Language: en\n1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. Nbd2\n").unwrap();
    let black = ScoreSheet::read(
        "Language: ru\n1. e2-e4 e7-e5 2. Kf3 Кf6 3. d4 ed 4. Кb1d2\n"
            .replace(" ed ", " ed4 ")
            .as_str(),
    )
    .unwrap();
    assert_eq!(compare(&white, &black).entries, []);
    // From an illegal move on the texts are compared, and one that can't be the same is told.
    let white = ScoreSheet::read("Language: en\n1. e5 e5 2. Nf3 Nf6\n").unwrap();
    let black = ScoreSheet::read("Language: de\n1. e5 e5 2. Sf3 Lf6\n").unwrap();
    let found = compare(&white, &black);
    assert_eq!(found.entries.len(), 1);
    assert_eq!(found.entries[0].ply, 4);
}

/// The sheets of the README.
#[test]
fn two_sheets_in_two_languages() {
    let white = ScoreSheet::read("Language: ru\n1. e4 e5\n2. Kf3 ?\n3. Cb5 a6\n").unwrap();
    let black = ScoreSheet::read("Language: en\n1. e4 e5\n2. ? Nc6\n3. Bb5\n").unwrap();
    let found = compare(&white, &black);
    let plies: Vec<usize> = found.entries.iter().map(|at| at.ply).collect();
    assert_eq!(plies, [3, 4, 6]);
    let known = Known {
        position: None,
        plies: Some(6),
    };
    let answer = reconstruct(&[&white, &black], &known, &Limits::default()).unwrap();
    assert!(matches!(answer, Reconstruction::Unique(reading) if reading.moves.len() == 6));
}

#[test]
fn illegible_and_missing_entries_are_told() {
    let white = ScoreSheet::read("Language: en\n1. e4 e5 2. Nf3 N?6 3. Bb5\n").unwrap();
    let black = ScoreSheet::read("Language: en\n1. ? e5 2. Nf3 Nc6 3. B?5 a6\n").unwrap();
    let found = compare(&white, &black);
    let told: Vec<_> = found
        .entries
        .into_iter()
        .map(|at| (at.ply, at.difference))
        .collect();
    assert_eq!(
        told,
        [
            (
                1,
                Difference::Illegible {
                    sheet: 1,
                    text: "e4".into()
                }
            ),
            (
                4,
                Difference::Illegible {
                    sheet: 0,
                    text: "Nc6".into()
                }
            ),
            (
                5,
                Difference::Illegible {
                    sheet: 1,
                    text: "Bb5".into()
                }
            ),
            (
                6,
                Difference::Missing {
                    sheet: 0,
                    text: "a6".into()
                }
            ),
        ]
    );
}

fn entries() -> impl Strategy<Value = Entry> {
    let text = prop_oneof![
        3 => "[KQRBN]?[a-h]?x?[a-h][1-8][+#]?".prop_map(String::from),
        2 => Just(String::new()),
        1 => Just(String::from("0-0-0")),
        1 => Just(String::from("exd6 e.p.")),
        1 => "[?*KN][?f*][?3*]".prop_map(String::from),
    ];
    let clock = proptest::option::of((0u64..1_000_000, 0u32..1_000_000_000));
    (text, any::<bool>(), clock).prop_map(|(text, draw_offer, clock)| {
        let mut entry: Entry = text.parse().unwrap();
        entry.draw_offer = draw_offer;
        entry.clock = clock.map(|(seconds, nanos)| Duration::new(seconds, nanos));
        entry
    })
}

fn sheets() -> impl Strategy<Value = ScoreSheet> {
    let line = || prop_oneof![Just(String::new()), any::<String>(), "[ \\\\:|a]{0,8}"];
    let headings = prop::collection::vec(line(), 8);
    let signatures = prop::collection::vec(proptest::option::of(line()), 3);
    let starts = prop::sample::select(vec![
        Position::startpos(),
        "4k3/8/8/8/8/8/4p3/K7 b - - 0 31".parse().unwrap(),
        Position::chess960(17).unwrap(),
    ]);
    let language = prop::sample::select(PieceLetters::languages().collect::<Vec<_>>());
    let score = proptest::option::of((-300i32..300, -300i32..300));
    let edition = prop::sample::select(Edition::ALL.to_vec());
    let keeper = prop::sample::select(vec![None, Some(Color::White), Some(Color::Black)]);
    let entries = prop::collection::vec(entries(), 0..140);
    (
        headings, signatures, starts, language, score, edition, keeper, entries,
    )
        .prop_map(
            |(mut lines, mut signed, start, (_, letters), score, edition, kept_by, entries)| {
                let mut line = || lines.pop().unwrap();
                let mut signature = || signed.pop().unwrap();
                let mut sheet = ScoreSheet {
                    heading: Heading {
                        event: line(),
                        site: line(),
                        date: line(),
                        round: line(),
                        board: line(),
                        white: line(),
                        black: line(),
                        time_control: line(),
                    },
                    kept_by,
                    edition,
                    letters,
                    start,
                    entries,
                    score: score.map(|(white, black)| Score {
                        white: Points::from_hundredths(white),
                        black: Points::from_hundredths(black),
                    }),
                    signatures: Signatures {
                        white: signature(),
                        black: signature(),
                        arbiter: signature(),
                    },
                };
                // Blank entries at the end are paper.
                while sheet.entries.last().is_some_and(Entry::is_empty) {
                    sheet.entries.pop();
                }
                sheet
            },
        )
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 200,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_sheet_is_read_back(sheet in sheets()) {
        let text = sheet.to_text();
        let reader = SheetReader { keep_unreadable: true, ..SheetReader::default() };
        match reader.read(&text) {
            Ok(read) => prop_assert_eq!(&read, &sheet),
            Err(error) => prop_assert!(false, "{}\n{}", error, text),
        }
        for page in 0..sheet.pages() {
            let svg = sheet.to_svg(page).unwrap();
            prop_assert!(roxmltree::Document::parse(&svg).is_ok(), "{}", svg);
        }
    }

    #[test]
    fn any_text_is_read_or_refused(
        lines in prop::collection::vec(
            "\\PC{0,20}|[0-9]{1,3}[. |]{0,3}[a-hN1-8?|.:= ]{0,20}|(Language|Start|Result|White): .{0,9}",
            0..12,
        ),
        keep_unreadable: bool,
    ) {
        let text = lines.join("\n");
        let reader = SheetReader { letters: Some(PieceLetters::ENGLISH), keep_unreadable };
        match reader.read(&text) {
            Ok(sheet) => {
                let again = SheetReader { keep_unreadable: true, ..reader }.read(&sheet.to_text());
                prop_assert_eq!(again, Ok(sheet));
            }
            Err(error) => {
                let line = text.lines().nth(error.line - 1).unwrap_or_default();
                prop_assert!(error.column <= line.chars().count() + 1, "{}", error);
            }
        }
    }
}
