//! Editing trees.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::pgn::{Command, EditError, GameResult, GameTree, NodeId, Step, TreeReader};

fn tree(text: &str) -> GameTree {
    TreeReader::from_bytes(text.as_bytes())
        .next()
        .unwrap()
        .unwrap()
}

/// A tree with comments at every place, for edits.
fn edited() -> (GameTree, Vec<NodeId>) {
    let text = "1. e4 {a} ({b} 1. d4 {c}) {d} ({e} 1. c4 {f} 1... c5) {g} 1... e5 {h} ({i} 1... c5) {j} 2. Nf3 *";
    let tree = tree(text);
    let ids = tree
        .walk()
        .filter_map(|step| match step {
            Step::Move(node) => Some(node.id()),
            _ => None,
        })
        .collect();
    (tree, ids)
}

#[test]
fn an_edited_tree_is_written_so_that_it_is_read_back() {
    let (original, ids) = edited();
    for &id in &ids {
        type Edit = fn(&mut GameTree, NodeId) -> Result<(), EditError>;
        let edits: [(&str, Edit); 6] = [
            ("promote", GameTree::promote),
            ("demote", GameTree::demote),
            ("make_main_line", GameTree::make_main_line),
            ("remove", GameTree::remove),
            ("before", |tree, id| tree.add_comment_before(id, "new")),
            ("behind", |tree, id| {
                tree.add_comment_behind_variation(id, "new")
            }),
        ];
        for (name, edit) in edits {
            let mut tree = original.clone();
            edit(&mut tree, id).unwrap();
            let text = tree.to_string();
            let read = self::tree(&text);
            assert!(read == tree, "{name} {id:?}\n{text}\n{read}");
            let count = |text: &str| text.matches('{').count();
            if name == "promote" || name == "demote" || name == "make_main_line" {
                assert_eq!(count(&text), count(&original.to_string()), "{name}: {text}");
            }
        }
    }
}

#[test]
fn edits_that_fail_change_nothing() {
    let (original, ids) = edited();
    let mut tree = original.clone();
    assert_eq!(tree.remove(NodeId::ROOT), Err(EditError::Root));
    assert_eq!(tree.promote(NodeId::ROOT), Err(EditError::Root));
    assert!(tree.add_san(ids[0], "e4").is_err());
    for (name, value) in [
        ("", "x"),
        ("A b", "x"),
        ("A", "x\ny"),
        ("Result", "2-0"),
        ("FEN", "x"),
    ] {
        assert!(tree.set_tag(name, value).is_err(), "{name}");
    }
    for text in ["a }\nb", "a\n[Event \"b\"]", "a\r[X \""] {
        assert!(
            matches!(
                tree.add_comment(ids[0], text),
                Err(EditError::Comment { .. })
            ),
            "{text}"
        );
    }
    assert!(tree == original);
    tree.remove(ids[0]).unwrap();
    assert_eq!(tree.add_nag(ids[0], 1), Err(EditError::NoSuchNode));
    assert!(tree.node(ids[0]).is_none());
}

#[test]
fn a_game_is_made_move_by_move() {
    let mut tree = GameTree::new();
    for (name, value) in [
        ("Result", "*"),
        ("Event", "E"),
        ("Black", "B"),
        ("ECO", "C20"),
    ] {
        tree.set_tag(name, value).unwrap();
    }
    let e4 = tree.add_san(NodeId::ROOT, "e4").unwrap();
    let e5 = tree.add_san(e4, "e5").unwrap();
    let c5 = tree.add_san(e4, "c5").unwrap();
    tree.add_san(e5, "Ke2").unwrap();
    let nf3 = tree.add_san(c5, "Nf3").unwrap();
    tree.add_nag(nf3, 1).unwrap();
    let clock = Command::Clock(std::time::Duration::from_millis(61_500));
    tree.set_command(nf3, &clock).unwrap();
    tree.add_comment_before(c5, "better").unwrap();
    tree.set_result(GameResult::BlackWins);
    assert_eq!(
        tree.to_string(),
        "[Event \"E\"]\n[Black \"B\"]\n[Result \"0-1\"]\n[ECO \"C20\"]\n\n\
         1. e4 e5 ({better} 1... c5 2. Nf3 $1 {[%clk 0:01:01.5]}) 2. Ke2 0-1\n\n"
    );
    assert_eq!(tree.node(nf3).unwrap().ply(), 3);
    assert_eq!(tree.node(nf3).unwrap().position().fullmove_number(), 2);
    assert!(!tree.node(nf3).unwrap().is_main_line());
    tree.make_main_line(nf3).unwrap();
    assert!(tree.node(nf3).unwrap().is_main_line());
    assert_eq!(self::tree(&tree.to_string()), tree);
}
