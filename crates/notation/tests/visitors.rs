//! What the visitor of a text is told, and what its answers do.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::pgn::{
    Annotation, Comment, PgnReader, Reply, Skipper, Token, Visitor, Wanted,
};

#[test]
fn marks_beside_moves() {
    #[derive(Default)]
    struct Marks(Vec<Annotation>);
    impl Visitor for Marks {
        fn annotation(&mut self, annotation: Annotation) {
            self.0.push(annotation);
        }
    }
    let mut marks = Marks::default();
    let text = "1. e4! e5?! $14 ± 2. Nf3(=) exd6 e.p. = Nc6 + $0 !!! +- (1. e4 !) *";
    PgnReader::from_bytes(text.as_bytes())
        .read_game(&mut marks)
        .unwrap();
    use Annotation as A;
    assert_eq!(
        marks.0,
        [
            A::Nag(1),
            A::Nag(6),
            A::Nag(14),
            A::Nag(16),
            A::DrawOffer,
            A::EnPassant,
            A::Equal,
            A::CheckSign,
            A::Nag(0),
            A::Unknown,
            A::Nag(18),
        ]
    );
}

#[test]
fn variations_are_read_when_asked_for() {
    #[derive(Default)]
    struct Tree(String);
    impl Visitor for Tree {
        fn san(&mut self, token: Token<'_>) -> Reply {
            self.0.push_str(&String::from_utf8_lossy(token.text));
            self.0.push(' ');
            if token.text == b"Nc6" {
                Reply::Skip
            } else {
                Reply::Go
            }
        }
        fn begin_variation(&mut self) -> Wanted {
            self.0.push_str("( ");
            Wanted::Read
        }
        fn end_variation(&mut self) {
            self.0.push_str(") ");
        }
    }
    let mut tree = Tree::default();
    let text = b"1. e4 (1. d4 d5 (1... Nc6 2. (x) c4) 2. c4) 1... e5 ( 1... c5 ) 2. Nf3 *";
    PgnReader::from_bytes(text).read_game(&mut tree).unwrap();
    assert_eq!(tree.0, "e4 ( d4 d5 ( Nc6 ) c4 ) e5 ( c5 ) Nf3 ");
}

#[test]
fn what_a_visitor_says_of_a_comment_counts_for_its_variation() {
    #[derive(Default)]
    struct Moves(Vec<u8>);
    impl Visitor for Moves {
        fn san(&mut self, token: Token<'_>) -> Reply {
            self.0.extend_from_slice(token.text);
            Reply::Go
        }
        fn comment(&mut self, _: Comment<'_>) -> Reply {
            Reply::Skip
        }
        fn begin_variation(&mut self) -> Wanted {
            self.0.push(b'(');
            Wanted::Read
        }
        fn end_variation(&mut self) {
            self.0.push(b')');
        }
    }
    let mut moves = Moves::default();
    let text = b"1. e4 (1. d4 d5 (1... c5 {x} 2. (x) c4) 2. c4 ; y\n e6) 1... e5 {z\n} 2. Nf3 *";
    PgnReader::from_bytes(text).read_game(&mut moves).unwrap();
    assert_eq!(moves.0, b"e4(d4d5(c5)c4)e5");
}

#[test]
fn counting_needs_no_playing() {
    let mut reader =
        PgnReader::from_bytes(b"[Event \"a\"]\n\n1. Xx {1-0} (1-0) 1-0\n\n[Event \"b\"]\n*");
    assert!(reader.read_game(&mut Skipper).unwrap());
    assert!(reader.read_game(&mut Skipper).unwrap());
    assert!(!reader.read_game(&mut Skipper).unwrap());
    assert_eq!(reader.games(), 2);
}
