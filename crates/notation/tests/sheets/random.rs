//! What holds for every sheet and for every text.

use chesslaws_board::Position;
use chesslaws_laws::{Color, Edition, Points, Score};
use chesslaws_notation::PieceLetters;
use chesslaws_notation::sheet::{Entry, Heading, ScoreSheet, SheetReader, Signatures};
use core::time::Duration;
use proptest::prelude::*;

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
