//! What is wrong with the text of a sheet.

use chesslaws_notation::sheet::{
    EntryFaultKind, EntryTextError, ScoreSheet, SheetErrorKind, SheetReader,
};
use chesslaws_notation::{PieceLetters, SanError};

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
