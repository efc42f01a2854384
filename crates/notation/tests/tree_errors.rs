//! Errors inside variations: which moves stay, and what is told.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::SanError;
use chesslaws_notation::pgn::{
    FaultKind, GameReader, GameTree, MAX_TOKEN, Policy, ReadOptions, TreeReader,
};

fn trees_with(text: &[u8], options: ReadOptions) -> Vec<GameTree> {
    TreeReader::from_bytes(text)
        .with_options(options)
        .map(Result::unwrap)
        .collect()
}

fn trees(text: &[u8]) -> Vec<GameTree> {
    trees_with(text, ReadOptions::default())
}

fn tree(text: &str) -> GameTree {
    let mut all = trees(text.as_bytes());
    assert_eq!(all.len(), 1, "{text}");
    all.remove(0)
}

fn written(trees: &[GameTree]) -> String {
    trees.iter().map(ToString::to_string).collect()
}

fn kinds(tree: &GameTree) -> Vec<FaultKind> {
    let faults = tree.faults().iter();
    faults.map(|fault| fault.kind.clone()).collect()
}

/// Whether a fault is the one that is expected.
type Test = fn(&FaultKind) -> bool;

/// Tokens that are an error after `1. e4 e5 2. Nf3`, how each is shown, and which error it is.
fn bad_tokens() -> Vec<(String, String, Test)> {
    let long = "x".repeat(MAX_TOKEN + 40);
    let shown = format!("{}…", "x".repeat(80));
    let illegal = |kind: &FaultKind| matches!(kind, FaultKind::Move(SanError::Illegal(_)));
    let unread = |kind: &FaultKind| matches!(kind, FaultKind::Move(_));
    let stray = |kind: &FaultKind| *kind == FaultKind::StrayCharacter;
    let too_long = |kind: &FaultKind| *kind == FaultKind::TokenTooLong;
    vec![
        ("Ke3".into(), "Ke3".into(), illegal),
        ("better".into(), "better".into(), unread),
        ("%".into(), "%".into(), unread),
        ("\u{1}".into(), "\u{1}".into(), unread),
        ("[".into(), "[".into(), stray),
        ("]".into(), "]".into(), stray),
        ("}".into(), "}".into(), stray),
        ("[%clk 1:00:00]".into(), "[".into(), stray),
        (long, shown, too_long),
    ]
}

#[test]
fn every_kind_of_error_ends_its_variation_alone() {
    for (bad, shown, is_expected) in bad_tokens() {
        let text = format!(
            "1. e4 e5 (1... c5 2. Nf3 {bad} 2... d6 (2... e6) {{not read}} 3. d4) (1... c6) 2. d4 \
             (2. c4 {bad}) exd4 *"
        );
        let tree = tree(&text);
        assert_eq!(
            tree.to_string(),
            "1. e4 e5 (1... c5 2. Nf3) (1... c6) 2. d4 (2. c4) 2... exd4 *\n\n",
            "{text}"
        );
        let faults = tree.faults();
        assert_eq!(faults.len(), 2, "{text} {faults:?}");
        for fault in faults {
            assert_eq!(fault.token, shown, "{text}");
            assert!(is_expected(&fault.kind), "{text} {fault:?}");
        }
        assert_eq!(tree.error(), Some(&faults[0]));
        let column = text.find(&bad).unwrap() as u64 + 1;
        assert_eq!(faults[0].place.column, column, "{text}");
    }
}

#[test]
fn an_error_in_a_nested_variation_leaves_the_ones_around_it() {
    for (bad, ..) in bad_tokens() {
        let text = format!(
            "1. e4 e5 (1... c5 2. Nf3 (2. Nc3 {bad} (2. d4)) (2. c3 d5 (2... d6 3. d4 {bad} Nf6) 3. exd5) \
             d6 ({bad}) ({{left}} {bad}) 3. d4) 2. Nf3 *"
        );
        let tree = tree(&text);
        assert_eq!(
            tree.to_string(),
            "1. e4 e5 (1... c5 2. Nf3 (2. Nc3) (2. c3 d5 (2... d6 3. d4) 3. exd5) 2... d6\n\
             {left} 3. d4) 2. Nf3 *\n\n",
            "{text}"
        );
        assert_eq!(tree.faults().len(), 4, "{text}");
    }
}

#[test]
fn an_error_on_the_main_line_ends_the_game() {
    for (bad, ..) in bad_tokens() {
        let text = format!("1. e4 (1. d4 {bad}) e5 {bad} (1... c5) 2. Nf3 1-0\n\n1. c4 *\n");
        assert_eq!(
            written(&trees(text.as_bytes())),
            "1. e4 (1. d4) 1... e5 1-0\n\n1. c4 *\n\n",
            "{text}"
        );
    }
}

#[test]
fn nobody_passes_in_check_in_a_variation() {
    let tree =
        tree("1. e4 f5 (1... d5 2. Bb5+ -- 3. c4) (1... f6 2. Qh5+ g6 -- -- 4. c4) 2. exf5 *");
    assert_eq!(
        tree.to_string(),
        "1. e4 f5 (1... d5 2. Bb5+) (1... f6 2. Qh5+ g6 3. -- -- 4. c4) 2. exf5 *\n\n"
    );
    assert_eq!(kinds(&tree), [FaultKind::Move(SanError::NullMove)]);
}

#[test]
fn a_variation_begins_in_check_where_the_move_it_replaces_did() {
    let tree = tree("1. e4 e5 2. Qh5 Nf6 3. Qxf7+ Kxf7 (3... Nc6) (3... Ke7) 4. d4 (4. Nf3 Nc6) *");
    assert_eq!(
        tree.to_string(),
        "1. e4 e5 2. Qh5 Nf6 3. Qxf7+ Kxf7 4. d4 (4. Nf3 Nc6) *\n\n"
    );
    let tokens: Vec<_> = tree.faults().iter().map(|fault| &*fault.token).collect();
    assert_eq!(tokens, ["Nc6", "Ke7"]);
}

#[test]
fn strict_readers_end_a_variation_at_any_fault() {
    let strict = ReadOptions {
        policy: Policy::Strict,
        ..ReadOptions::default()
    };
    for bad in ["e7e5", "$x", "!!!", "{a { b}", "{[%clk soon]}", "--"] {
        let text = format!("1. e4 e5 (1... d6 2. d4 {bad} 2... Nf6) (1... c5) 2. Nf3 *");
        let all = trees_with(text.as_bytes(), strict);
        assert_eq!(all[0].mainline().count(), 3, "{bad}");
        let variations = all[0].mainline().nth(1).unwrap().variations();
        let lengths: Vec<usize> = variations.map(|head| head.line().count()).collect();
        assert_eq!(lengths, [1, 0], "{bad}");
        assert_eq!(all[0].faults().len(), 1, "{bad}");
    }
}

#[test]
fn an_error_in_a_variation_that_is_not_closed() {
    for (bad, ..) in bad_tokens() {
        let text = format!(
            "1. e4 (1. d4 d5 (1... Nf6 2. c4 {bad} e6 (2... g6) 3. Nc3 *\n\n[Event \"b\"]\n\n1. c4 *"
        );
        let all = trees(text.as_bytes());
        assert_eq!(
            written(&all),
            "1. e4 (1. d4 d5 (1... Nf6 2. c4)) *\n\n[Event \"b\"]\n\n1. c4 *\n\n",
            "{text}"
        );
        assert_eq!(
            kinds(&all[0])[1..],
            [FaultKind::UnclosedVariation, FaultKind::MissingResult],
            "{text}"
        );
    }
}

#[test]
fn a_comment_in_a_variation_that_is_not_closed_takes_the_rest_of_the_game() {
    let text = b"1. e4 (1. d4 d5 (1... Nf6 {open) 2. c4) e5 2. Nf3 1-0\n\n[Event \"b\"]\n\n1. c4 *";
    let all = trees(text);
    let moves: Vec<usize> = all.iter().map(|tree| tree.mainline().count()).collect();
    assert_eq!(moves, [1, 1]);
    let told = [FaultKind::UnclosedComment, FaultKind::MissingResult];
    assert_eq!(kinds(&all[0]), told);
    let games: Vec<_> = GameReader::from_bytes(text).map(Result::unwrap).collect();
    let told_of_game: Vec<_> = games[0].faults().iter().map(|f| f.kind.clone()).collect();
    assert_eq!(told_of_game, told);
    let head = all[0]
        .mainline()
        .next()
        .unwrap()
        .variations()
        .next()
        .unwrap();
    assert_eq!(head.line().count(), 1, "{}", all[0]);
}

#[test]
fn an_error_ends_its_variation_or_its_game_and_nothing_else() {
    let all =
        trees(b"1. e4 e5 (1... Qd4 2. d4) (1... c5 2. Ke3 d6) 2. Nf3 Nf4 3. d4 1-0\n\n1. c4 *\n");
    assert_eq!(
        written(&all),
        "1. e4 e5 (1... c5) 2. Nf3 1-0\n\n1. c4 *\n\n"
    );
    let places: Vec<_> = all[0]
        .faults()
        .iter()
        .map(|fault| (fault.place.line, fault.place.column, fault.token.as_str()))
        .collect();
    assert_eq!(places, [(1, 16, "Qd4"), (1, 39, "Ke3"), (1, 54, "Nf4")]);
}

#[test]
fn an_unclosed_variation_keeps_its_moves() {
    let all = trees(b"1. e4 (1. d4 d5 (1... Nf6 2. c4\n\n[Event \"b\"]\n\n1. c4 *");
    assert_eq!(
        written(&all),
        "1. e4 (1. d4 d5 (1... Nf6 2. c4)) *\n\n[Event \"b\"]\n\n1. c4 *\n\n"
    );
    assert_eq!(all[0].error().unwrap().kind, FaultKind::UnclosedVariation);
}
