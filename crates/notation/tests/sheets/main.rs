//! Score sheets: written, drawn and read back.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

mod compare;
mod errors;
mod random;

use chesslaws_board::Position;
use chesslaws_laws::{Color, Edition};
use chesslaws_notation::pgn::{Game, GameReader};
use chesslaws_notation::sheet::{
    Entry, EntryFaultKind, Heading, ScoreSheet, SheetErrorKind, Signatures,
};
use chesslaws_notation::{PieceLetters, SanStyle, StyleLetters};
use core::time::Duration;

const BROADCAST: &[u8] = include_bytes!("../../../../tests/data/pgn/broadcast-clk.pgn");
const MASTERS: &[u8] = include_bytes!("../../../../tests/data/pgn/masters-crlf.pgn");
const CHESS960: &[u8] = include_bytes!("../../../../tests/data/pgn/chess960.pgn");

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
