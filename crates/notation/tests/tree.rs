//! Trees: what is read is written, and what is written is read as the same.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::pgn::{
    EvalScore, ExportOptions, FaultKind, GameTree, Policy, ReadOptions, Severity, Step, TagOrder,
    TreeReader, Variant,
};
use chesslaws_notation::{MoveStyle, PieceLetters, SanStyle};

fn trees(text: &[u8]) -> Vec<GameTree> {
    TreeReader::from_bytes(text).map(Result::unwrap).collect()
}

fn tree(text: &str) -> GameTree {
    let mut all = trees(text.as_bytes());
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0)
}

fn file(name: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/pgn/");
    std::fs::read(format!("{folder}{name}")).unwrap()
}

const FILES: [&str; 13] = [
    "annotated-study.pgn",
    "broadcast-clk.pgn",
    "chess960.pgn",
    "chesscom-clk.pgn",
    "fen-problems.pgn",
    "incidents.pgn",
    "injured.pgn",
    "latin1.pgn",
    "lichess-clk-eval.pgn",
    "localised-san.pgn",
    "masters-crlf.pgn",
    "tags-only.pgn",
    "twic-232.pgn",
];

fn written(trees: &[GameTree]) -> String {
    trees.iter().map(ToString::to_string).collect()
}

/// The first difference of two texts, for a message that can be read.
fn difference(left: &str, right: &str) -> String {
    let at = left
        .bytes()
        .zip(right.bytes())
        .take_while(|(a, b)| a == b)
        .count();
    let from = at.saturating_sub(60);
    let part = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[from..text.len().min(at + 60)]).into_owned()
    };
    format!("{:?}\n{:?}", part(left), part(right))
}

#[test]
fn every_file_is_written_so_that_it_is_read_as_the_same_trees() {
    for name in FILES {
        let first = trees(&file(name));
        let text = written(&first);
        let again = trees(text.as_bytes());
        assert_eq!(again.len(), first.len(), "{name}");
        for (a, b) in first.iter().zip(&again) {
            assert_eq!(a, b, "{name} game {}\n{a}\n{b}", a.index());
            // What tags and comments say stays, and null moves do.
            let is_kept = |kind: &FaultKind| {
                matches!(
                    kind,
                    FaultKind::Fen(_)
                        | FaultKind::Variant(_)
                        | FaultKind::NullMove
                        | FaultKind::ResultDisagrees { .. }
                        | FaultKind::Clock(_)
                )
            };
            let bad = b
                .faults()
                .iter()
                .find(|fault| fault.severity() > Severity::Note && !is_kept(&fault.kind));
            assert_eq!(bad, None, "{name}");
        }
        let twice = written(&again);
        assert!(twice == text, "{name}: {}", difference(&twice, &text));
    }
}

#[test]
fn lines_of_an_export_have_less_than_eighty_characters_but_for_comments() {
    for name in ["masters-crlf.pgn", "twic-232.pgn", "latin1.pgn"] {
        for line in written(&trees(&file(name))).lines() {
            assert!(line.starts_with('[') || line.chars().count() < 80, "{line}");
        }
    }
}

/// The game that the PGN standard gives as an example of its export format, section 2.3, and
/// what that one leaves out, come out as they went in.
#[test]
fn export_format_is_written_byte_for_byte() {
    let text = "[Event \"F/S Return Match\"]\n[Site \"Belgrade, Serbia JUG\"]\n[Date \"1992.11.04\"]\n\
        [Round \"29\"]\n[White \"Fischer, Robert J.\"]\n[Black \"Spassky, Boris V.\"]\n\
        [Result \"1/2-1/2\"]\n\n\
        1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3\n\
        O-O 9. h3 Nb8 10. d4 Nbd7 11. c4 c6 12. cxb5 axb5 13. Nc3 Bb7 14. Bg5 b4 15.\n\
        Nb1 h6 16. Bh4 c5 17. dxe5 Nxe4 18. Bxe7 Qxe7 19. exd6 Qf6 20. Nbd2 Nxd6 21.\n\
        Nc4 Nxc4 22. Bxc4 Nb6 23. Ne5 Rae8 24. Bxf7+ Rxf7 25. Nxf7 Rxe1+ 26. Qxe1 Kxf7\n\
        27. Qe3 Qg5 28. Qxg5 hxg5 29. b3 Ke6 30. a3 Kd6 31. axb4 cxb4 32. Ra5 Nd5 33.\n\
        f3 Bc8 34. Kf2 Bf5 35. Ra7 g6 36. Ra6+ Kc5 37. Ke1 Nf4 38. g3 Nxh3 39. Kd2 Kb5\n\
        40. Rd6 Kc5 41. Ra6 Nf2 42. g4 Bd3 43. Re6 1/2-1/2\n\n\
        [Event \"Quote \\\" and backslash \\\\\"]\n[Result \"*\"]\n\n\
        {before} 1. d4 $1 (1. e4 $2 {open} 1... e5 (1... c5) 2. Nf3) 1... d5 *\n\n";
    assert_eq!(
        difference(&written(&trees(text.as_bytes())), text),
        difference(text, text)
    );
    assert_eq!(written(&trees(text.as_bytes())), text);
}

#[test]
fn comments_stay_where_they_stand() {
    let text = "[A \"b\"]\n\n{0} {00} 1. e4 $1 {1} {2} ({3} 1. d4 {4} 1... d5 ({5} 1... e6) {6} 2. c4) \
        {7} (1. c4) {8} 1... e5 {9} *\n\n";
    let tree = tree(text);
    let options = ExportOptions::default();
    let wide = tree.export(with(options, |o| o.columns = None)).to_string();
    assert_eq!(wide, text);
    let e4 = tree.mainline().next().unwrap();
    assert_eq!(tree.root().comments(), ["0", "00"]);
    assert_eq!(e4.comments(), ["1", "2"]);
    let d4 = e4.variations().next().unwrap();
    assert_eq!(
        (d4.comments_before(), d4.comments()),
        (&["3".into()][..], &["4".into()][..])
    );
    assert_eq!(d4.comments_behind_variation(), ["7"]);
    let e6 = d4.children().nth(1).unwrap();
    assert_eq!(e6.comments_before(), ["5"]);
    assert_eq!(e6.comments_behind_variation(), ["6"]);
}

fn with(mut options: ExportOptions, change: impl FnOnce(&mut ExportOptions)) -> ExportOptions {
    change(&mut options);
    options
}

#[test]
fn comments_to_the_end_of_the_line_escaped_lines_and_line_ends() {
    let tree = tree(
        "[A \"b\"]\r\n\r\n1. e4 ; one }\r\n% passed over\r\n1... e5 {two\r\nlines\rthree} ; four\r\n*\r\n",
    );
    let comments: Vec<_> = tree.mainline().flat_map(|node| node.comments()).collect();
    assert_eq!(comments, [" one }", "two\nlines\nthree", " four"]);
    assert_eq!(
        tree.to_string(),
        "[A \"b\"]\n\n1. e4 ; one }\n1... e5 {two\nlines\nthree} { four} *\n\n"
    );
}

#[test]
fn comments_after_the_marker_belong_to_the_last_move() {
    let tree = tree("1. e4 (1. d4) e5 (1... c5) 1-0 {late} ; later\n");
    assert_eq!(
        tree.to_string(),
        "1. e4 (1. d4) 1... e5 (1... c5) {late} { later} 1-0\n\n"
    );
}

#[test]
fn a_game_without_tags_begins_with_a_number_so_that_it_is_not_read_as_the_end_of_another() {
    let text = "1. {a} 1. e4 *\n\n1. *\n\n1. $5 1. d4 1-0\n\n";
    let all = trees(text.as_bytes());
    assert_eq!(all.len(), 3);
    assert_eq!(written(&all), text);
    assert_eq!(all[0].root().comments(), ["a"]);
    assert_eq!(all[2].root().nags(), [5]);
}

#[test]
fn tags_in_their_order_with_escapes_and_repeats() {
    let text =
        "[Zeta \"1\"]\n[Event \"a \\\"b\\\" \\\\ c\"]\n[Zeta \"2\"]\n[Result \"0-1\"]\n\n0-1\n\n";
    let tree = tree(text);
    assert_eq!(tree.to_string(), text);
    assert_eq!(tree.tag("Event"), Some("a \"b\" \\ c"));
    assert_eq!(tree.tag("Zeta"), Some("1"));
    assert_eq!(tree.tags().count(), 4);
    assert_eq!(tree.faults().len(), 1, "{:?}", tree.faults());
    let roster = tree.export(with(ExportOptions::default(), |o| {
        o.tags = TagOrder::Roster
    }));
    assert_eq!(
        roster.to_string(),
        "[Event \"a \\\"b\\\" \\\\ c\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"?\"]\n\
         [White \"?\"]\n[Black \"?\"]\n[Result \"0-1\"]\n[Zeta \"1\"]\n[Zeta \"2\"]\n\n0-1\n\n"
    );
}

#[test]
fn commands_are_values_and_unknown_ones_are_kept() {
    let text = "1. e4 {[%clk 1:30:56] [%eval 0.3,12]} {[%emt 0:00:04][%cal Ge2e4,Rd1h5][%csl Ye4]} \
        1... e5 {[%evp 0,34] [%clk soon]} *\n\n";
    let tree = tree(text);
    let wide = with(ExportOptions::default(), |o| o.columns = None);
    assert_eq!(tree.export(wide).to_string(), text);
    let moves: Vec<_> = tree.mainline().collect();
    assert_eq!(moves[0].clock().unwrap().as_secs(), 5456);
    assert_eq!(moves[0].move_time().unwrap().as_secs(), 4);
    let eval = moves[0].eval().unwrap();
    assert_eq!(
        (eval.score, eval.depth),
        (EvalScore::Centipawns(30), Some(12))
    );
    assert_eq!(moves[0].arrows()[1].to_string(), "Rd1h5");
    assert_eq!(moves[0].colored_squares()[0].to_string(), "Ye4");
    assert_eq!(moves[1].clock(), None);
    let others: Vec<String> = moves[1]
        .commands()
        .map(|command| command.to_string())
        .collect();
    assert_eq!(others, ["[%evp 0,34]", "[%clk soon]"]);
}

#[test]
fn null_moves_are_kept_and_told_on_the_main_line() {
    let tree = tree("1. e4 (1. d4 -- 2. c4 Z0) -- 2. d4 *");
    assert_eq!(
        tree.to_string(),
        "1. e4 (1. d4 -- 2. c4 --) 1... -- 2. d4 *\n\n"
    );
    let told: Vec<_> = tree
        .faults()
        .iter()
        .map(|fault| (&fault.kind, fault.ply))
        .collect();
    assert_eq!(told, [(&FaultKind::NullMove, Some(2))]);
    let check = trees(b"1. e4 e5 2. Qh5 g6 3. Qxe5+ -- 4. d4 *");
    assert_eq!(check[0].mainline().count(), 5);
    assert!(check[0].error().is_some(), "no passing in check");
}

#[test]
fn set_up_positions_and_chess960() {
    let tree = tree("[FEN \"4k3/8/8/8/8/8/8/R3K3 w Q - 5 40\"]\n\n40. O-O-O+ Ke7 *");
    assert!(
        tree.to_string().ends_with("\n\n40. O-O-O Ke7 *\n\n"),
        "{tree}"
    );
    let text = "[FEN \"4k3/8/8/8/8/8/8/5KR1 w G - 0 1\"]\n\n1. O-O *\n\n";
    let tree = self::tree(text);
    assert_eq!(tree.variant(), &Variant::Chess960);
    assert_eq!(tree.to_string(), text);
    for (style, castling) in [(MoveStyle::Uci, "f1g1"), (MoveStyle::Iccf, "6171")] {
        let text = tree
            .export(with(ExportOptions::default(), |o| o.style = style))
            .to_string();
        assert!(text.ends_with(&format!("1. {castling} *\n\n")), "{text}");
        assert_eq!(self::tree(&text), tree);
    }
    let black = self::tree("[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 9\"]\n\n9... Kd8 10. Kd1 *");
    assert!(black.to_string().ends_with("\n\n9... Kd8 10. Kd1 *\n\n"));
}

#[test]
fn variations_of_nothing_and_without_moves() {
    let tree = tree("(1. d4) 1. e4 () ({left} $3) e5 ((1... c5)) !!! *");
    assert_eq!(tree.to_string(), "1. e4 $3 {left} 1... e5 *\n\n");
    let kinds: Vec<_> = tree
        .faults()
        .iter()
        .map(|fault| fault.kind.clone())
        .collect();
    assert_eq!(
        kinds,
        [
            FaultKind::VariationWithoutMove,
            FaultKind::VariationWithoutMove,
            FaultKind::UnknownGlyph
        ]
    );
    assert_eq!(tree.faults()[2].token, "!!!");
}

#[test]
fn marks_of_all_kinds() {
    let tree = tree("1. e4! $14 (=) e5?! 2. Nf3(=) = Nc6 ± *");
    assert_eq!(
        tree.to_string(),
        "1. e4 $1 $14 (=) e5 $6 2. Nf3 (=) {=} 2... Nc6 $16 *\n\n"
    );
    assert_eq!(self::tree(&tree.to_string()), tree);
}

#[test]
fn national_letters_and_encodings() {
    let russian = ReadOptions {
        letters: PieceLetters::RUSSIAN,
        ..ReadOptions::default()
    };
    // Windows-1251: the players' names tell it.
    let text = b"[White \"\xd7\xe8\xe3\xee\xf0\xe8\xed\"]\n\n1. \xca\xf4\x33 (1. e4) \xca\xf4\x36 {\xe4\xe0} *";
    let text: Vec<u8> = text
        .iter()
        .map(|&b| if b == 0xf4 { b'f' } else { b })
        .collect();
    let read = |options| {
        TreeReader::from_bytes(&text)
            .with_options(options)
            .next()
            .unwrap()
            .unwrap()
    };
    let tree = read(russian);
    assert_eq!(
        tree.to_string(),
        "[White \"Чигорин\"]\n\n1. Nf3 (1. e4) 1... Nf6 {да} *\n\n"
    );
    assert_eq!(
        tree.faults()[0].to_string().split(": ").last(),
        Some("not UTF-8; read as Windows-1251")
    );
    let english = read(ReadOptions::default());
    assert_eq!(english.error().unwrap().token, "Кf3");

    let named = "windows-1252".parse().unwrap();
    let wrong = read(ReadOptions {
        encoding: Some(named),
        ..russian
    });
    assert_eq!(wrong.tag("White"), Some("×èãîðèí"));
    let utf8 = read(ReadOptions {
        encoding: Some("utf-8".parse().unwrap()),
        ..russian
    });
    assert!(
        utf8.faults()
            .iter()
            .any(|fault| fault.kind == FaultKind::NotUtf8)
    );
    // Nothing but the moves is Cyrillic: the encoding has to be named.
    let bare = b"1. \xcaf3 *";
    let named = ReadOptions {
        encoding: Some("cp1251".parse().unwrap()),
        ..russian
    };
    let tree = TreeReader::from_bytes(bare)
        .with_options(named)
        .next()
        .unwrap()
        .unwrap();
    assert_eq!(tree.mainline().count(), 1);
}

#[test]
fn a_byte_order_mark_and_latin1() {
    let all = trees(&file("latin1.pgn"));
    assert_eq!(all.len(), 24);
    assert_eq!(all[0].tag("White"), Some("Hübner, Robert"));
    assert_eq!(all[1].tag("White"), Some("Gonçalves, Luís"));
    assert_eq!(
        trees("\u{feff}[A \"ü\"]\n\n1. e4 *".as_bytes())[0].tag("A"),
        Some("ü")
    );
}

#[test]
fn policies_decide_about_every_fault() {
    let text = b"1. e4 e5 2. Ng1-f3 (2. Ke3) Nc6 1-0\n\n1. d4 d5 *\n";
    let read = |policy| {
        let options = ReadOptions {
            policy,
            ..ReadOptions::default()
        };
        let mut reader = TreeReader::from_bytes(text).with_options(options);
        let all: Vec<GameTree> = reader.by_ref().map(Result::unwrap).collect();
        (written(&all), reader.skipped().count())
    };
    let lenient = "1. e4 e5 2. Nf3 Nc6 1-0\n\n1. d4 d5 *\n\n";
    assert_eq!(read(Policy::Lenient), (lenient.into(), 0));
    assert_eq!(
        read(Policy::Strict),
        ("1. e4 e5 1-0\n\n1. d4 d5 *\n\n".into(), 0)
    );
    assert_eq!(read(Policy::Skip), ("1. d4 d5 *\n\n".into(), 1));
}

#[test]
fn deep_nesting_is_read_walked_written_compared_and_dropped() {
    const DEPTH: usize = 100_000;
    let mut text = String::from("1. e4 ");
    for ply in 0..DEPTH {
        text.push_str(if ply % 2 == 0 {
            "(1. d4 {x} "
        } else {
            "(1. c4 "
        });
    }
    text.push_str(&")".repeat(DEPTH));
    text.push_str(" e5 *");
    let tree = tree(&text);
    assert_eq!(tree.error(), None);
    assert_eq!(
        tree.walk()
            .filter(|step| matches!(step, Step::Open(_)))
            .count(),
        DEPTH
    );
    let again = self::tree(&tree.to_string());
    assert!(again == tree);
    drop(again.clone());
}

/// Every game of every file in every notation and language is read back as the same game.
#[test]
fn every_notation_is_read_back() {
    for name in ["annotated-study.pgn", "chess960.pgn", "fen-problems.pgn"] {
        let all = trees(&file(name));
        for (language, letters) in PieceLetters::languages() {
            let laws = SanStyle {
                letters: letters.into(),
                ..SanStyle::LAWS
            };
            for style in [
                MoveStyle::san(letters),
                MoveStyle::long(letters),
                MoveStyle::Algebraic(laws),
                MoveStyle::Uci,
                MoveStyle::Iccf,
            ] {
                let options = with(ExportOptions::default(), |options| options.style = style);
                let text: String = all
                    .iter()
                    .map(|tree| tree.export(options).to_string())
                    .collect();
                let reading = ReadOptions {
                    letters,
                    ..ReadOptions::default()
                };
                let again: Vec<GameTree> = TreeReader::from_bytes(text.as_bytes())
                    .with_options(reading)
                    .map(Result::unwrap)
                    .collect();
                assert!(again == all, "{name} {style:?} {language}");
            }
        }
    }
}
