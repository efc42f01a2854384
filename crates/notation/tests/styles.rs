//! How each edition writes moves, and that every style is read back.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_board::{Color, Move, Position};
use chesslaws_laws::{Edition, catalogue};
use chesslaws_notation::{
    CaptureStyle, CastlingStyle, EnPassantStyle, Leniency, MateStyle, MoveForm, PieceLetters,
    PromotionStyle, San, SanError, SanStyle, StyleLetters, WritingRules,
};
use proptest::prelude::*;

/// The sample game of 8.9 of Russia 2011.
const SAMPLE: [&str; 21] = [
    "e4",
    "e5",
    "Кf3",
    "Кf6",
    "d4",
    "exd4",
    "e5",
    "Кe4",
    "Фxd4",
    "d5",
    "exd6 e.p.",
    "Кxd6",
    "Сg5",
    "Кc6",
    "Фe3+",
    "Сe7",
    "Кbd2",
    "0-0",
    "0-0-0",
    "Лe8",
    "Крb1 (=)",
];
/// The same as a printed copy has it: Latin and Cyrillic letters mixed, `е.р.` in Cyrillic.
const PRINTED: [&str; 21] = [
    "е4",
    "e5",
    "Kf3",
    "Кf6",
    "d4",
    "eхd4",
    "е5",
    "Ke4",
    "Фxd4",
    "d5",
    "exd6е.р.",
    "Kхd6",
    "Cg5",
    "Kс6",
    "Фе3+",
    "Се7",
    "Kbd2",
    "О-О",
    "O-0-О",
    "Ле8",
    "Kpbl =",
];
const AFTER: &str = "r1bqr1k1/ppp1bppp/2nn4/6B1/8/4QN2/PPPN1PPP/1K1R1B1R b - - 9 11";

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn uci(position: &Position, text: &str) -> Move {
    position.parse_uci(text).unwrap()
}

fn sheet(text: &str) -> Result<San, SanError> {
    San::parse_sheet(text.as_bytes(), &PieceLetters::RUSSIAN)
}

#[test]
fn russia_2011_8_9_sample_game_is_read_and_written() {
    let style = SanStyle::for_edition(Edition::Russia2011);
    let mut game = Position::startpos();
    for (text, printed) in SAMPLE.into_iter().zip(PRINTED) {
        let san = sheet(text).unwrap();
        let found = san.resolve_noting(&game).unwrap();
        assert!(!found.leniency.contains(Leniency::LOOK_ALIKE), "{text}");
        let other = sheet(printed).unwrap();
        assert_eq!(other.resolve(&game), Ok(found.mv), "{printed}");
        assert_eq!(other.draw_offer, san.draw_offer, "{printed}");

        let mut written = style.write(&game, found.mv);
        if san.draw_offer {
            written = written.with_draw_offer();
        }
        assert_eq!(written.to_string(), text);
        game.play(found.mv).unwrap();
    }
    assert_eq!(game.to_string(), AFTER);
}

#[test]
fn russia_2011_8_9_a_stray_digit_is_refused_where_it_stands() {
    let error = sheet("Фe3+3").unwrap_err();
    assert!(
        matches!(error, SanError::NotUnderstood { at: 5, .. }),
        "{error}"
    );
}

#[test]
fn russia_2011_8_8_2_latin_letters_are_what_they_look_like() {
    let king_and_knight = position("4k3/8/8/8/8/8/4N3/K7 w - - 0 1");
    for (text, mv) in [
        ("Kpb1", "a1b1"),
        ("Крb1", "a1b1"),
        ("Kc1", "e2c1"),
        ("Кc1", "e2c1"),
    ] {
        let found = sheet(text).unwrap().resolve(&king_and_knight);
        assert_eq!(found, Ok(uci(&king_and_knight, mv)), "{text}");
    }
    let latin_king = sheet("Kb1").unwrap().resolve(&king_and_knight);
    assert!(matches!(latin_king, Err(SanError::Illegal(_))));
    // The same letter on an English sheet.
    let english = San::parse(b"Kb1").unwrap().resolve(&king_and_knight);
    assert_eq!(english, Ok(uci(&king_and_knight, "a1b1")));
}

#[test]
fn russia_2011_8_8_8_e_p_where_nothing_is_taken_in_passing_is_refused() {
    let plain = position("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1");
    let passing = position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    for text in ["exd6 e.p.", "exd6e.p.", "еxd6 е.р.", "ed6 ep"] {
        assert!(sheet(text).unwrap().resolve(&plain).is_err(), "{text}");
        assert!(sheet(text).unwrap().resolve(&passing).is_ok(), "{text}");
    }
    let castling = position("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(sheet("0-0 e.p.").unwrap().resolve(&castling).is_err());
}

#[test]
fn russia_2011_8_8_9_two_identical_pieces() {
    let style = SanStyle::for_edition(Edition::Russia2011);
    for (fen, moves, forms) in [
        (
            "4k3/8/8/8/8/5p2/7K/4N1N1 w - - 0 1",
            ["g1f3", "e1f3"],
            ["Кgxf3", "Кexf3"],
        ),
        (
            "4k3/8/8/6N1/8/5p2/7K/6N1 w - - 0 1",
            ["g5f3", "g1f3"],
            ["К5xf3", "К1xf3"],
        ),
        (
            "4k3/8/8/8/3N4/5p2/K6N/8 w - - 0 1",
            ["h2f3", "d4f3"],
            ["Кhxf3", "Кdxf3"],
        ),
    ] {
        for (mv, form) in moves.into_iter().zip(forms) {
            let quiet = fen.replace("5p2", "8");
            for (fen, form) in [(fen, form.to_owned()), (&quiet, form.replace('x', ""))] {
                let position = position(fen);
                assert_eq!(style.write(&position, uci(&position, mv)).to_string(), form);
                assert_eq!(
                    sheet(&form).unwrap().resolve(&position),
                    Ok(uci(&position, mv))
                );
                assert!(matches!(
                    sheet("Кf3").unwrap().resolve(&position),
                    Err(SanError::Ambiguous { candidates }) if candidates.len() == 2
                ));
            }
        }
    }
    let either = position("4k3/8/8/8/3N4/8/K6N/8 w - - 0 1");
    assert_eq!(
        sheet("К2f3").unwrap().resolve(&either),
        Ok(uci(&either, "h2f3"))
    );
}

#[test]
fn fide_2023_c_10_a_pinned_rival_needs_no_addition() {
    let pinned = position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    let mv = uci(&pinned, "g1e2");
    assert_eq!(SanStyle::LAWS.write(&pinned, mv).to_string(), "Ne2");
    let found = San::parse(b"Nge2")
        .unwrap()
        .resolve_noting(&pinned)
        .unwrap();
    assert_eq!(
        (found.mv, found.leniency),
        (mv, Leniency::OVER_DISAMBIGUATED)
    );
}

#[test]
fn russia_2011_8_8_10_a_pawn_without_its_file_is_ambiguous() {
    let both = position("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1");
    let style = SanStyle::for_edition(Edition::Russia2011);
    for (mv, form) in [("c4d5", "cxd5"), ("e4d5", "exd5")] {
        assert_eq!(style.write(&both, uci(&both, mv)).to_string(), form);
    }
    for text in ["xd5", ":d5", "d5"] {
        let san = sheet(text).unwrap();
        assert!(
            matches!(san.resolve(&both), Err(SanError::Ambiguous { .. })),
            "{text}"
        );
        assert_eq!(san.candidates(&both).count(), 2);
    }
    assert!(San::parse(b"xd5").is_err());
    let one = position("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1");
    let found = sheet("xd5").unwrap().resolve_noting(&one).unwrap();
    assert_eq!(found.leniency, Leniency::PAWN_FILE_MISSING);
    let broken =
        WritingRules::of(Edition::Fide2023).broken(&sheet("xd5").unwrap(), found.leniency, false);
    assert_eq!(broken[0].number, "C.9.3");
}

#[test]
fn russia_2011_8_8_11_promotion() {
    let style = SanStyle::for_edition(Edition::Russia2011);
    let pawn = position("4r1k1/3P4/8/8/8/8/8/6K1 w - - 0 1");
    for (mv, form) in [("d7d8q", "d8Ф"), ("d7d8n", "d8К"), ("d7e8q", "dxe8Ф+")] {
        assert_eq!(style.write(&pawn, uci(&pawn, mv)).to_string(), form);
    }
    for text in ["d8=Ф", "d8(Ф)", "d8/Ф", "d8Ф"] {
        assert_eq!(
            sheet(text).unwrap().resolve(&pawn),
            Ok(uci(&pawn, "d7d8q")),
            "{text}"
        );
    }
    assert_eq!(
        sheet("d8К").unwrap().resolve(&pawn),
        Ok(uci(&pawn, "d7d8n"))
    );
    assert!(sheet("d8Кр").is_err());
    let bare = sheet("d8").unwrap();
    assert_eq!(bare.resolve(&pawn), Err(SanError::PromotionMissing));
    assert_eq!(bare.candidates(&pawn).count(), 4);
}

#[test]
fn fide_2023_c_13_5_two_pluses_are_mate_on_a_sheet() {
    let mate = position("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
    let after = mate.after(uci(&mate, "a1a8"));
    for text in ["Ra8++", "Ra8#"] {
        let san = San::parse_sheet(text.as_bytes(), &PieceLetters::ENGLISH).unwrap();
        assert_eq!(san.check_leniency(&after), Leniency::NONE, "{text}");
    }
    let style = SanStyle {
        mate: MateStyle::DoublePlus,
        ..SanStyle::LAWS
    };
    assert_eq!(style.write(&mate, uci(&mate, "a1a8")).to_string(), "Ra8++");
}

#[test]
fn fide_2023_c_4_a_letter_for_the_pawn_is_read_on_a_sheet_only() {
    let start = Position::startpos();
    let san = San::parse_sheet(b"Pd4", &PieceLetters::ENGLISH).unwrap();
    assert_eq!(san.leniency, Leniency::PAWN_LETTER);
    assert_eq!(san.resolve(&start), Ok(uci(&start, "d2d4")));
    assert!(San::parse(b"Pd4").is_err());
}

/// Every letter of a sheet as its look-alike in the other alphabet.
#[test]
fn a_sheet_of_look_alikes_reads_the_same_in_every_language() {
    let swap = |text: &str| -> String {
        let latin: Vec<char> = "ABEKMHOPCTXaeopcyx".chars().collect();
        let cyrillic: Vec<char> = "АВЕКМНОРСТХаеорсух".chars().collect();
        let other = |from: &[char], to: &[char], letter: char| {
            from.iter().position(|&l| l == letter).map(|at| to[at])
        };
        text.chars()
            .map(|l| {
                other(&latin, &cyrillic, l)
                    .or(other(&cyrillic, &latin, l))
                    .unwrap_or(l)
            })
            .collect()
    };
    let game = position("r3k2r/1Pp2ppp/8/3pP3/1b6/N1N2B2/PP4PP/R3K2R w KQkq d6 0 1");
    for (language, letters) in PieceLetters::languages() {
        let style = SanStyle {
            letters: letters.into(),
            ..SanStyle::LAWS
        };
        for &mv in game.legal_moves().iter() {
            let text = swap(&style.write(&game, mv).to_string());
            let read = San::parse_sheet(text.as_bytes(), &letters).unwrap();
            assert_eq!(read.resolve(&game), Ok(mv), "{language}: {text}");
        }
    }
}

#[test]
fn every_rule_cites_an_article_of_its_edition() {
    for edition in [
        Edition::Fide2001,
        Edition::Fide2005,
        Edition::Russia2011,
        Edition::Fide2023,
    ] {
        let rules = WritingRules::of(edition);
        for rule in [
            rules.letters_fixed,
            rules.capture,
            rules.pawn_capture,
            rules.en_passant,
            rules.check,
            rules.mate,
            rules.short_form,
            rules.draw_offer,
        ] {
            assert!(
                catalogue::find(edition, rule.article.number).is_ok(),
                "{}",
                rule.article
            );
        }
    }
}

#[test]
fn what_an_edition_makes_obligatory_is_missed() {
    let game = position("4k3/8/8/3pP3/8/8/8/4K2R w K d6 0 1");
    let broken = |edition, text: &str| -> Vec<&str> {
        let san = San::parse(text.as_bytes()).unwrap();
        let found = san.resolve_noting(&game).unwrap();
        let noted = found.leniency | san.check_leniency(&game.after(found.mv));
        WritingRules::of(edition)
            .broken(&san, noted, game.is_en_passant(found.mv))
            .iter()
            .map(|article| article.number)
            .collect()
    };
    assert_eq!(broken(Edition::Fide2001, "exd6"), ["E.8"]);
    assert_eq!(broken(Edition::Russia2011, "ed6"), ["8.8.8"]);
    assert!(broken(Edition::Fide2023, "ed6").is_empty());
    assert!(broken(Edition::Fide2001, "exd6e.p.").is_empty());
    assert_eq!(broken(Edition::Fide2005, "Rh1-h4"), ["E.7"]);
    assert!(broken(Edition::Fide2023, "Rh1h4").is_empty());
    assert!(broken(Edition::Fide2023, "Rh8").is_empty());
    assert_eq!(broken(Edition::Fide2023, "Rxh4+"), ["C.9", "C.13.4"]);
}

fn styles() -> impl Strategy<Value = SanStyle> {
    let letters: Vec<StyleLetters> = PieceLetters::languages()
        .map(|(_, letters)| letters.into())
        .chain([StyleLetters::ColoredFigurines])
        .collect();
    (
        prop::sample::select(letters),
        prop::sample::select(vec![MoveForm::Short, MoveForm::Long, MoveForm::LongBare]),
        prop::sample::select(vec![CastlingStyle::Zeros, CastlingStyle::Letters]),
        prop::sample::select(vec![
            CaptureStyle::Cross,
            CaptureStyle::Colon,
            CaptureStyle::Unmarked,
        ]),
        prop::sample::select(vec![
            EnPassantStyle::Unmarked,
            EnPassantStyle::Joined,
            EnPassantStyle::Spaced,
        ]),
        any::<bool>(),
        prop::sample::select(vec![
            MateStyle::Hash,
            MateStyle::DoublePlus,
            MateStyle::Unmarked,
        ]),
        prop::sample::select(vec![
            PromotionStyle::Bare,
            PromotionStyle::Equals,
            PromotionStyle::Brackets,
            PromotionStyle::Slash,
        ]),
    )
        .prop_map(
            |(letters, form, castling, capture, en_passant, check, mate, promotion)| SanStyle {
                letters,
                form,
                castling,
                capture,
                en_passant,
                check,
                mate,
                promotion,
            },
        )
}

/// A position some random moves away from a start position of Chess960 (518 is the usual one).
fn positions() -> impl Strategy<Value = Position> {
    let numbers = prop_oneof![Just(518u16), 0u16..960];
    let choices = prop::collection::vec(any::<prop::sample::Index>(), 0..120);
    (numbers, choices).prop_map(|(number, choices)| {
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
    #![proptest_config(ProptestConfig {
        cases: 400,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_style_in_every_language_is_read_back(position in positions(), style in styles()) {
        let letters = style.piece_letters();
        for &mv in position.legal_moves().iter() {
            let text = style.write(&position, mv).with_draw_offer().to_string();
            for read in [
                San::parse_with(text.as_bytes(), &letters),
                San::parse_sheet(text.as_bytes(), &letters),
            ] {
                let san = read.unwrap();
                prop_assert_eq!(san.resolve(&position), Ok(mv), "{}", text);
                prop_assert!(san.draw_offer);
                let candidates: Vec<Move> = san.candidates(&position).collect();
                prop_assert_eq!(candidates, [mv]);
            }
        }
    }

    #[test]
    fn any_text_on_a_sheet_is_read_or_refused(
        text in "[a-hKQRBN1-8x=+#()/.? OoОоеахсКрФЛСl-]{0,12}|\\PC{0,12}",
        position in positions(),
    ) {
        for (_, letters) in PieceLetters::languages() {
            if let Ok(san) = San::parse_sheet(text.as_bytes(), &letters) {
                let found = san.resolve(&position);
                let candidates: Vec<Move> = san.candidates(&position).collect();
                match found {
                    Ok(mv) => prop_assert_eq!(candidates, [mv], "{}", text),
                    Err(SanError::Ambiguous { .. }) => prop_assert!(candidates.len() > 1, "{}", text),
                    Err(SanError::PromotionMissing) => prop_assert_eq!(candidates.len() % 4, 0),
                    Err(_) => prop_assert!(candidates.is_empty(), "{}", text),
                }
            }
        }
    }
}

#[test]
fn figurines_of_both_colours_are_written() {
    let style = SanStyle {
        letters: StyleLetters::ColoredFigurines,
        ..SanStyle::LAWS
    };
    let start = Position::startpos();
    let black = start.after(uci(&start, "e2e4"));
    assert_eq!(style.write(&black, uci(&black, "g8f6")).to_string(), "♞f6");
    assert_eq!(black.turn(), Color::Black);
}
