//! Every fault has its place, and the policy decides what is done about it.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::pgn::{GameReader, GameTree, Policy, ReadOptions, TreeReader};

/// A text of one game, the token and ply of its first fault, and how many moves of the main line
/// are left under each of the policies lenient and strict; with skip, whether the game is read.
type Case = (&'static str, &'static str, Option<u32>, usize, usize, bool);

const CASES: [Case; 18] = [
    ("1. e4 e5 2. Ke3 Nc6 *", "Ke3", Some(3), 2, 2, false),
    ("1. e4 e5 2. Sf3 Nc6 *", "Sf3", Some(3), 2, 2, false),
    ("1. e4 e5 2. 0-0 Nc6 *", "0-0", Some(3), 2, 2, false),
    ("1. e4 e5 2. Ng1-f3 Nc6 *", "Ng1-f3", Some(3), 4, 2, true),
    ("1. e4 e5 2. Nf3+ Nc6 *", "Nf3+", Some(3), 4, 2, true),
    ("1. e4 e5 ) 2. Nf3 Nc6 *", ")", Some(3), 4, 2, true),
    ("1. e4 e5 } 2. Nf3 Nc6 *", "}", Some(3), 2, 2, false),
    ("1. e4 e5 $999 2. Nf3 *", "$999", Some(3), 3, 2, true),
    ("1. e4 e5 !!! 2. Nf3 *", "!!!", Some(3), 3, 2, true),
    ("1. e4 e5 {a {b} 2. Nf3 *", "a {b", Some(3), 3, 2, true),
    (
        "1. e4 e5 {[%clk 1:30]} *",
        "[%clk 1:30]",
        Some(3),
        2,
        2,
        true,
    ),
    ("1. e4 e5\n\n2. Nf3 *", "", Some(3), 3, 2, true),
    ("1. e4 e5 2. Nf3", "", Some(4), 3, 3, true),
    ("[A b\"]\n\n1. e4 *", "[A b\"]", None, 1, 0, true),
    ("[A \"b\"]\n1. e4 *", "", None, 1, 0, true),
    (
        "[FEN \"8/8 w - - 0 1\"]\n\n1. e4 *",
        "[FEN \"8/8 w - - 0 1\"]",
        None,
        0,
        0,
        false,
    ),
    (
        "[Variant \"Atomic\"]\n\n1. e4 *",
        "[Variant \"Atomic\"]",
        None,
        0,
        0,
        false,
    ),
    ("[Result \"1-0\"]\n\n1. e4 0-1", "0-1", Some(2), 1, 1, true),
];

fn options(policy: Policy) -> ReadOptions {
    ReadOptions {
        policy,
        ..ReadOptions::default()
    }
}

fn tree(text: &str, policy: Policy) -> Option<GameTree> {
    TreeReader::from_bytes(text.as_bytes())
        .with_options(options(policy))
        .next()
        .map(Result::unwrap)
}

#[test]
fn games_and_trees_of_every_fault_under_every_policy() {
    for (text, token, ply, lenient, strict, is_kept) in CASES {
        for (policy, plies) in [(Policy::Lenient, lenient), (Policy::Strict, strict)] {
            let game = GameReader::from_bytes(text.as_bytes())
                .with_options(options(policy))
                .next()
                .unwrap()
                .unwrap();
            let fault = &game.faults()[0];
            assert_eq!((fault.token.as_str(), fault.ply), (token, ply), "{text}");
            assert_eq!(fault.game, 1);
            let at = usize::try_from(fault.place.byte).unwrap();
            assert!(text[at..].starts_with(token), "{text}: byte {at}");
            assert_eq!(
                fault.place.line,
                text[..at].matches('\n').count() as u64 + 1
            );
            let column = at - text[..at].rfind('\n').map_or(0, |end| end + 1) + 1;
            assert_eq!(fault.place.column, column as u64, "{text}");
            assert_eq!(game.moves().len(), plies, "{text} {policy:?}");
            let is_error = policy == Policy::Strict || !is_kept;
            assert_eq!(game.error().is_some(), is_error, "{text} {policy:?}");
        }
        let skipped = GameReader::from_bytes(text.as_bytes())
            .with_options(options(Policy::Skip))
            .count();
        assert_eq!(skipped, usize::from(is_kept), "{text}");
    }
}

#[test]
fn trees_say_the_same_as_games() {
    for (text, token, ply, lenient, strict, is_kept) in CASES {
        for (policy, plies) in [(Policy::Lenient, lenient), (Policy::Strict, strict)] {
            let tree = tree(text, policy).unwrap();
            let fault = &tree.faults()[0];
            assert_eq!((fault.token.as_str(), fault.ply), (token, ply), "{text}");
            assert_eq!(tree.mainline().count(), plies, "{text} {policy:?}");
            let is_error = policy == Policy::Strict || !is_kept;
            assert_eq!(tree.error().is_some(), is_error, "{text} {policy:?}");
        }
        assert_eq!(tree(text, Policy::Skip).is_some(), is_kept, "{text}");
    }
}

#[test]
fn the_next_game_is_read_whole_under_every_policy() {
    for (text, ..) in CASES {
        let two = format!("{text}\n\n[Event \"next\"]\n[White \"W\"]\n\n1. d4 d5 *\n");
        for policy in [Policy::Lenient, Policy::Strict, Policy::Skip] {
            let last = GameReader::from_bytes(two.as_bytes())
                .with_options(options(policy))
                .last()
                .unwrap()
                .unwrap();
            assert_eq!(last.moves().len(), 2, "{two} {policy:?}");
            assert_eq!(last.error(), None, "{two} {policy:?}");
            assert_eq!(last.index(), 2);
        }
    }
}
