//! Trees against pgn-reader and shakmaty: tags, moves, marks, comments and variations of the
//! shared files in the same order. The files that peers read wrongly are left to the tests of the
//! notation crate: `injured.pgn`, `incidents.pgn`, `localised-san.pgn`, and `tags-only.pgn`, which
//! is one game to pgn-reader.

use chesslaws_notation::San;
use chesslaws_notation::pgn::{GameTree, Node, Step, TreeReader};
use pgn_reader::{Nag, RawComment, RawTag, Reader, SanPlus, Skip, Visitor};
use shakmaty::{CastlingMode, Chess, Position as _, fen::Fen};
use std::ops::ControlFlow;

/// What a game holds, token by token.
type Outline = Vec<String>;

#[derive(Default)]
struct Peer;

struct Moves {
    outline: Outline,
    position: Chess,
    before: Chess,
    outer: Vec<(Chess, Chess)>,
}

impl Visitor for Peer {
    type Tags = (Outline, Chess);
    type Movetext = Moves;
    type Output = Outline;

    fn begin_tags(&mut self) -> ControlFlow<Outline, Self::Tags> {
        ControlFlow::Continue((Outline::new(), Chess::default()))
    }

    fn tag(
        &mut self,
        (outline, start): &mut Self::Tags,
        name: &[u8],
        value: RawTag<'_>,
    ) -> ControlFlow<Outline> {
        let text: String = value.decode().iter().map(|&b| char::from(b)).collect();
        outline.push(format!("[{} {text}]", String::from_utf8_lossy(name)));
        if name == b"FEN" {
            let fen = Fen::from_ascii(value.as_bytes()).expect("a FEN");
            *start = fen
                .into_position(CastlingMode::Chess960)
                .expect("a position");
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (outline, start): Self::Tags) -> ControlFlow<Outline, Moves> {
        ControlFlow::Continue(Moves {
            outline,
            position: start.clone(),
            before: start,
            outer: Vec::new(),
        })
    }

    fn san(&mut self, moves: &mut Moves, san: SanPlus) -> ControlFlow<Outline> {
        let move_ = san.san.to_move(&moves.position).expect("a legal move");
        let written = SanPlus::from_move(moves.position.clone(), move_);
        moves.outline.push(written.to_string());
        moves.before = moves.position.clone();
        moves.position.play_unchecked(move_);
        ControlFlow::Continue(())
    }

    fn nag(&mut self, moves: &mut Moves, nag: Nag) -> ControlFlow<Outline> {
        moves.outline.push(nag.to_string());
        ControlFlow::Continue(())
    }

    fn comment(&mut self, moves: &mut Moves, comment: RawComment<'_>) -> ControlFlow<Outline> {
        let text = String::from_utf8_lossy(comment.as_bytes()).replace("\r\n", "\n");
        moves.outline.push(format!("{{{text}}}"));
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, moves: &mut Moves) -> ControlFlow<Outline, Skip> {
        let outer = (moves.before.clone(), moves.position.clone());
        moves.outer.push(outer);
        moves.position = moves.before.clone();
        moves.outline.push("(".into());
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, moves: &mut Moves) -> ControlFlow<Outline> {
        (moves.before, moves.position) = moves.outer.pop().expect("was opened");
        moves.outline.push(")".into());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, moves: Moves) -> Outline {
        moves.outline
    }
}

fn comments(outline: &mut Outline, comments: &[String]) {
    outline.extend(comments.iter().map(|text| format!("{{{text}}}")));
}

fn notes(outline: &mut Outline, node: &Node<'_>) {
    outline.extend(node.nags().iter().map(|nag| format!("${nag}")));
    comments(outline, node.comments());
}

fn outline(tree: &GameTree) -> Outline {
    let mut outline: Outline = tree
        .tags()
        .map(|(name, value)| format!("[{name} {value}]"))
        .collect();
    notes(&mut outline, &tree.root());
    for step in tree.walk() {
        match step {
            Step::Move(node) => {
                let before = node.parent().expect("not the root").position();
                let mv = node.mv().expect("no null moves in these files");
                outline.push(San::of(&before, mv).to_string());
                notes(&mut outline, &node);
            }
            Step::Open(node) => {
                outline.push("(".into());
                comments(&mut outline, node.comments_before());
            }
            Step::Close(node) => {
                outline.push(")".into());
                comments(&mut outline, node.comments_behind_variation());
            }
        }
    }
    outline
}

#[test]
fn trees_hold_what_the_peer_sees() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../data/pgn/");
    let (mut games, mut variations, mut comments) = (0, 0, 0);
    for name in [
        "annotated-study.pgn",
        "broadcast-clk.pgn",
        "chess960.pgn",
        "chesscom-clk.pgn",
        "fen-problems.pgn",
        "latin1.pgn",
        "masters-crlf.pgn",
        "twic-232.pgn",
    ] {
        let text = std::fs::read(format!("{folder}{name}")).expect("a file of the folder");
        let mut peer = Reader::new(&text[..]);
        for tree in TreeReader::from_bytes(&text) {
            let tree = tree.expect("from memory");
            let own = outline(&tree);
            let theirs = peer.read_game(&mut Peer).expect("from memory");
            let theirs = theirs.expect("as many games");
            // The peer gives the bytes of tags; read as Latin-1 they are the same text but for
            // UTF-8, which is compared as such.
            let own: Outline = own.into_iter().map(|token| latin1(name, token)).collect();
            assert_eq!(own, theirs, "{name}, game {}", tree.index());
            games += 1;
            variations += own.iter().filter(|token| *token == "(").count();
            comments += own.iter().filter(|token| token.starts_with('{')).count();
        }
        assert!(
            peer.read_game(&mut Peer).expect("from memory").is_none(),
            "{name}"
        );
    }
    assert!(
        games > 1000 && variations > 100 && comments > 5000,
        "{games} {variations} {comments}"
    );
}

/// The bytes of a UTF-8 tag, each as a character.
fn latin1(name: &str, token: String) -> String {
    if token.starts_with('[') && name != "latin1.pgn" {
        token.bytes().map(char::from).collect()
    } else {
        token
    }
}
