//! Damaged, odd and hostile texts.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::pgn::{
    FaultKind, Game, GameReader, GameResult, ReadOptions, Severity, TagFault, Variant,
};
use chesslaws_notation::{Leniency, SanError};

fn games(text: &[u8]) -> Vec<Game> {
    GameReader::from_bytes(text)
        .map(|game| game.unwrap())
        .collect()
}

/// Plies, marker and first fault of each game, in short.
fn summary(text: &str) -> Vec<String> {
    let line = |game: &Game| {
        let marker = game.result().map_or("none", GameResult::as_str);
        let fault = game.first_fault(Severity::Warning).map(|fault| {
            format!(
                ", {} {}:{} {:?}",
                fault.severity(),
                fault.place.line,
                fault.place.column,
                fault.token
            )
        });
        format!(
            "{} plies, {marker}{}",
            game.moves().len(),
            fault.unwrap_or_default()
        )
    };
    games(text.as_bytes()).iter().map(line).collect()
}

#[test]
fn an_empty_text_has_no_games() {
    for text in [
        "",
        " ",
        "\n\n\r\n",
        "\u{feff}",
        "\u{feff}\n",
        "% a line\n",
        "; a line\n",
        "{ a comment }",
    ] {
        assert_eq!(games(text.as_bytes()).len(), 0, "{text:?}");
    }
}

#[test]
fn a_byte_order_mark_is_no_text() {
    let game = &games("\u{feff}[Event \"x\"]\n\n1. e4 *".as_bytes())[0];
    assert_eq!(
        (game.faults().len(), game.moves().len(), game.bytes().start),
        (0, 1, 3)
    );
}

#[test]
fn all_four_results() {
    let read: Vec<_> = games(b"1. e4 1-0\n1. e4 0-1\n1. e4 1/2-1/2\n1. e4 *\n")
        .iter()
        .map(|game| game.result().unwrap().as_str())
        .collect();
    assert_eq!(read, ["1-0", "0-1", "1/2-1/2", "*"]);
}

#[test]
fn half_signs_in_utf8_and_latin1() {
    for text in [
        "1. e4 ½-½ 1. d4 1/2".as_bytes(),
        b"1. e4 \xbd-\xbd 1. d4 \xbd",
    ] {
        let read = games(text);
        assert_eq!(read.len(), 2);
        assert!(
            read.iter()
                .all(|game| game.result() == Some(GameResult::Draw))
        );
    }
}

#[test]
fn games_glued_together_are_two() {
    assert_eq!(
        summary("1. e4 1-0[Event \"b\"]\n1. d4 *[Event \"c\"] 1. c4 c5 0-1"),
        ["1 plies, 1-0", "1 plies, *", "2 plies, 0-1"]
    );
    let third = &games(b"1. e4 *1. d4 *")[1];
    assert_eq!(third.faults()[0].kind, FaultKind::GluedGame);
}

#[test]
fn an_unclosed_comment_does_not_swallow_the_next_game() {
    let text = "[Event \"a\"]\n\n1. e4 {open\n\n[Event \"b\"]\n\n1. d4 {closed} *\n";
    assert_eq!(
        summary(text),
        ["1 plies, none, error 3:7 \"{\"", "1 plies, *"]
    );
    let tight = "[Event \"a\"]\n1. e4 {open\n[Event \"b\"]\n1. d4 *\n";
    assert_eq!(
        summary(tight),
        ["1 plies, none, error 2:7 \"{\"", "1 plies, *"]
    );
    let other = "[Round \"1\"]\n1. e4 {open\r\n\r\n[Round \"2\"]\r\n1. d4 *\n";
    assert_eq!(
        summary(other),
        ["1 plies, none, error 2:7 \"{\"", "1 plies, *"]
    );
    assert_eq!(summary("1. e4 {open"), ["1 plies, none, error 1:7 \"{\""]);
}

#[test]
fn brackets_inside_comments_are_text() {
    let text = "1. e4 {see\n[%csl Ga4]\n[Ruy \"Lopez\"] and ( ; % \n% } e5 *";
    assert_eq!(summary(text), ["2 plies, *"]);
}

#[test]
fn a_brace_inside_a_comment_is_told() {
    let game = &games(b"1. e4 {a {b} e5 *")[0];
    assert_eq!(game.faults()[0].kind, FaultKind::BraceInComment);
    assert_eq!(game.moves().len(), 2);
}

#[test]
fn parentheses_that_do_not_match() {
    assert_eq!(summary("1. e4 ) e5 *"), ["2 plies, *, warning 1:7 \")\""]);
    assert_eq!(
        summary("1. e4 (1. d4 1-0\n\n[Event \"b\"]\n\n1. c4 *"),
        ["1 plies, none, error 1:7 \"(\"", "1 plies, *"]
    );
    assert_eq!(
        summary("1. e4 (1. d4 (1. c4 *) e5"),
        ["1 plies, none, error 1:7 \"(\""]
    );
}

#[test]
fn a_result_inside_a_variation_ends_nothing() {
    assert_eq!(
        summary("1. e4 (1. d4 1-0) e5 (1... c5 *) 2. Nf3 0-1"),
        ["3 plies, 0-1"]
    );
}

#[test]
fn tags_do_not_end_games() {
    for (tag, fault, value) in [
        ("[Site x\"]", TagFault::NoOpeningQuote, "x"),
        ("[Site \"x]", TagFault::NoClosingQuote, "x"),
        ("[Site \"x\"", TagFault::NoClosingBracket, "x"),
        ("[Site \"a \"x\" b\"]", TagFault::BareQuote, "a \"x\" b"),
        ("[Site \"x\ny\"]", TagFault::LineBreak, "x\ny"),
        ("[Site]", TagFault::NoOpeningQuote, ""),
    ] {
        let text = format!("[Event \"e\"]\n{tag}\n[Round \"1\"]\n\n1. e4 e5 *\n");
        let read = games(text.as_bytes());
        assert_eq!(read.len(), 1, "{tag}");
        let kinds: Vec<_> = read[0].faults().iter().map(|fault| &fault.kind).collect();
        assert_eq!(kinds, [&FaultKind::Tag(fault)], "{tag}");
        assert_eq!(read[0].tags().get("Site").as_deref(), Some(value), "{tag}");
        assert_eq!(read[0].tags().get("Round").as_deref(), Some("1"), "{tag}");
        assert_eq!(read[0].moves().len(), 2, "{tag}");
    }
    let lost = &games(b"[Event \"e\"]\nSite \"x\"]\n\n1. e4 *")[0];
    assert_eq!(
        lost.faults()[0].kind,
        FaultKind::Tag(TagFault::NoOpeningBracket)
    );
    assert_eq!(lost.moves().len(), 1);
}

#[test]
fn a_tag_that_stands_twice_counts_once() {
    let game = &games(b"[Event \"e\"]\n[Round \"1\"]\n[Round \"2\"]\n\n1. e4 *")[0];
    assert_eq!(game.tags().get("Round").as_deref(), Some("1"));
    assert_eq!(game.faults()[0].kind, FaultKind::Tag(TagFault::Twice));
}

#[test]
fn several_tags_on_a_line_and_odd_names() {
    let game = &games(b"[A \"1\"] [B_2 \"2\"][c-3 \"\"]\n\n*")[0];
    let tags: Vec<_> = game.tags().iter().collect();
    let expected = [("A", "1"), ("B_2", "2"), ("c-3", "")];
    assert_eq!(
        tags,
        expected.map(|(name, value)| (name.into(), value.into()))
    );
}

#[test]
fn a_blank_line_inside_tags() {
    let read = games(b"[Event \"e\"]\n\n[Site \"s\"]\n\n1. e4 *\n");
    assert_eq!(read.len(), 1);
    assert_eq!(read[0].faults()[0].kind, FaultKind::BlankLineInTags);
    // Not so when a tag comes again.
    assert_eq!(
        games(b"[Event \"e\"]\n[Site \"s\"]\n\n[Site \"t\"]\n\n1. e4 *\n").len(),
        2
    );
}

#[test]
fn text_after_the_marker() {
    let read = games(b"1. e4 1-0 White wins {on time}\n\n1. d4 *");
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].faults()[0].kind, FaultKind::TextAfterResult);
    assert_eq!(read[0].faults()[0].token, "White");
    assert_eq!(read[0].comments(1).next(), Some(&b"on time"[..]));
}

#[test]
fn after_an_error_the_next_game_is_whole() {
    let text = "1. e4 Nf3 {1-0} (1-0) 2. d4 ; 0-1\n% *\n0-1\n1. e4 e5 *\n";
    assert_eq!(
        summary(text),
        ["1 plies, 0-1, error 1:7 \"Nf3\"", "2 plies, *"]
    );
    let game = &games(text.as_bytes())[0];
    let rest = game.unread_bytes().unwrap();
    assert!(text[rest.start as usize..rest.end as usize].starts_with("Nf3 {1-0}"));
    assert!(text[rest.start as usize..rest.end as usize].ends_with("*\n0-1"));
}

#[test]
fn null_moves_are_named() {
    for token in ["--", "Z0", "0000", "null"] {
        let game = &games(format!("1. e4 {token} *").as_bytes())[0];
        let error = game.error().unwrap();
        assert_eq!(error.kind, FaultKind::Move(SanError::NullMove));
        assert_eq!((error.token.as_str(), error.ply), (token, Some(2)));
    }
}

#[test]
fn numeric_notation_is_not_taken_for_move_numbers() {
    assert_eq!(summary("1. 5254 5755 2. 7163 *"), ["3 plies, *"]);
    assert_eq!(summary("1 e4 e5 2 Nf3 *"), ["3 plies, *"]);
    assert_eq!(summary("1. e4 9999 *"), ["1 plies, *, error 1:7 \"9999\""]);
}

#[test]
fn set_up_positions() {
    // Nothing but the castling rights shows that this is Chess960.
    for rights in ["G", "K"] {
        let fen = format!("4k3/8/8/8/8/8/8/5KR1 w {rights} - 0 1");
        let game = &games(format!("[FEN \"{fen}\"]\n\n1. O-O *").as_bytes())[0];
        assert_eq!((game.error(), game.variant()), (None, &Variant::Chess960));
        assert_eq!(game.moves()[0].to_string(), "f1g1");
    }

    let bad = &games(b"[Event \"e\"]\n[FEN \"8/8 w - - 0 1\"]\n\n1. e4 1-0\n\n1. d4 *");
    assert_eq!(bad.len(), 2);
    let error = bad[0].error().unwrap();
    assert!(matches!(error.kind, FaultKind::Fen(_)));
    assert_eq!((error.place.line, error.ply), (2, None));
    assert_eq!(bad[0].result(), Some(GameResult::WhiteWins));

    let other = &games(b"[Variant \"Atomic\"]\n\n1. e4 *")[0];
    assert_eq!(other.variant(), &Variant::Other("Atomic".into()));
    assert!(other.error().is_some() && other.moves().is_empty());
}

#[test]
fn strict_readers_refuse_signs_too() {
    let options = ReadOptions {
        accepted: Leniency::NONE,
        ..ReadOptions::default()
    };
    for (text, plies) in [
        ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7# *", 7),
        ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7+ *", 6),
        ("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qf7# *", 6),
        ("1. e4 e5 2. Qh5+ *", 2),
    ] {
        let game = GameReader::from_bytes(text.as_bytes())
            .with_options(options)
            .next()
            .unwrap()
            .unwrap();
        assert_eq!(game.moves().len(), plies, "{text}");
        let lenient = &games(text.as_bytes())[0];
        assert_eq!(lenient.error(), None);
    }
}

#[test]
fn binary_files_and_prose_give_errors_and_end() {
    let binary: Vec<u8> = (0..100_000u32)
        .map(|n| (n.wrapping_mul(2_654_435_761) >> 13) as u8)
        .collect();
    for game in games(&binary) {
        assert!(game.moves().is_empty() || game.error().is_some() || game.result().is_some());
    }
    assert_eq!(
        summary("Dear friends, these are the games.\n")[0],
        "0 plies, none, error 1:1 \"Dear\""
    );
    assert_eq!(games(b"\x1f\x8b\x08\x00").len(), 1);
}
