//! How much memory reading takes, and how its work grows with the text. A binary of its own,
//! because the allocator that counts is the whole program's; one test, so that nothing else
//! allocates at the same time.
#![allow(clippy::unwrap_used)] // A test fails by a panic.

use chesslaws_notation::pgn::{
    Annotation, Comment, Eval, EvalScore, ExportOptions, Game, GameReader, PgnReader, Reply,
    Skipper, Token, TreeReader, Visitor, Wanted,
};
use std::alloc::{GlobalAlloc, Layout, System};
use std::fmt::Write;
use std::io::Read;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

struct Counting;

static HELD: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);
static TOTAL: AtomicUsize = AtomicUsize::new(0);

fn took(size: usize) {
    TOTAL.fetch_add(size, Relaxed);
    let held = HELD.fetch_add(size, Relaxed) + size;
    PEAK.fetch_max(held, Relaxed);
}

// SAFETY: every call goes to the system's allocator as it came.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        took(layout.size());
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        HELD.fetch_sub(layout.size(), Relaxed);
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// The most bytes held at a time while `work` is done, and all that were asked for.
fn measured(work: impl FnOnce()) -> (usize, usize) {
    let before = HELD.load(Relaxed);
    let total = TOTAL.load(Relaxed);
    PEAK.store(before, Relaxed);
    work();
    (PEAK.load(Relaxed) - before, TOTAL.load(Relaxed) - total)
}

/// A text again and again.
struct Repeated<'a> {
    text: &'a [u8],
    at: usize,
    left: usize,
}

impl Read for Repeated<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        let len = buffer.len().min(self.text.len() - self.at).min(self.left);
        buffer[..len].copy_from_slice(&self.text[self.at..self.at + len]);
        self.at = (self.at + len) % self.text.len();
        self.left -= len;
        Ok(len)
    }
}

const MIB: usize = 1024 * 1024;

fn file(name: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/data/pgn/");
    std::fs::read(format!("{folder}{name}")).unwrap()
}

/// What a reader does with a text, to be counted: calls and the bytes that they show.
#[derive(Default)]
struct Work {
    calls: usize,
    bytes: usize,
}

impl Visitor for Work {
    fn san(&mut self, token: Token<'_>) -> Reply {
        self.calls += 1;
        self.bytes += token.text.len();
        Reply::Go
    }

    fn annotation(&mut self, _: Annotation) {
        self.calls += 1;
    }

    fn comment(&mut self, comment: Comment<'_>) -> Reply {
        self.calls += 1;
        self.bytes += comment.text.len();
        Reply::Go
    }

    fn begin_variation(&mut self) -> Wanted {
        self.calls += 1;
        Wanted::Read
    }

    fn end_variation(&mut self) {
        self.calls += 1;
    }
}

/// A sink for a written tree.
struct Length(usize);

impl Write for Length {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        self.0 += text.len();
        Ok(())
    }
}

fn streams_take_little_memory() {
    let text = file("lichess-clk-eval.pgn");
    let stream = |left| Repeated {
        text: &text,
        at: 0,
        left,
    };
    let long = 40 * MIB;
    let (skipped, _) = measured(|| {
        let mut reader = PgnReader::new(stream(long));
        while reader.read_game(&mut Skipper).unwrap() {}
    });
    let (played, total) = measured(|| {
        let mut reader = GameReader::new(stream(long));
        let mut game = Game::default();
        while reader.read_into(&mut game).unwrap() {}
    });
    let (trees, _) = measured(|| {
        for tree in TreeReader::new(stream(long / 4)) {
            assert!(tree.unwrap().error().is_none());
        }
    });
    assert!(
        skipped < MIB && played < MIB && trees < MIB,
        "{skipped} {played} {trees}"
    );
    // Nothing is allocated again and again but what is told about a game.
    assert!(total < long / 4, "{total} bytes for {long} of text");
}

fn endless_comments_and_tags_take_little_memory() {
    let hostile = ["x", "{", "[A \"b", "[%clk ", "\n"].map(|piece| piece.repeat(10_000));
    for filler in &hostile {
        for start in [
            "[Event \"a\"]\n\n1. e4 {",
            "[Event \"",
            "1. e4 ; ",
            "1. ",
            "1. e4 (1. ",
        ] {
            let text = start.as_bytes().chain(Repeated {
                text: filler.as_bytes(),
                at: 0,
                left: 12 * MIB,
            });
            let (peak, _) = measured(|| {
                let mut reader = GameReader::new(text);
                let mut game = Game::default();
                while reader.read_into(&mut game).unwrap() {}
            });
            assert!(peak < 16_000_000, "{peak} {start} {:?}", &filler[..6]);
        }
    }
}

/// Texts made of one piece over and over, with what closes it.
const PILES: [(&str, &str, &str); 18] = [
    ("1. e4 ", "(1. d4 ", ")"),
    ("1. e4 ", "(1. d4) ", ""),
    ("1. e4 ", "(1. d4 d5) {c} ", ""),
    ("1. e4 ", "(", ""),
    ("1. e4 ", "()", ""),
    ("1. e4 ", "(1. d4 [ (x)) ", ""),
    ("1. e4 ", "(1. d4 (1. c4 ]) ", ")"),
    ("1. e4 ", ")", ""),
    ("1. e4 ", "{c} ", ""),
    ("1. e4 {", "word ", "}"),
    ("1. e4 {", "[%clk 0:00:01]", "}"),
    ("1. e4 {", "[%", "}"),
    ("1. e4 ", "$5 ", ""),
    ("1. e4 ", "; c\n", ""),
    ("1. e4 ", "!", ""),
    ("", "[A \"b\"]\n", ""),
    ("[A \"", "\\\"", "\"]"),
    ("", "1. e4 *\n", ""),
];

fn pile((start, piece, end): (&str, &str, &str), count: usize) -> String {
    let ends = if end == ")" { count } else { 1 };
    format!("{start}{}{} *", piece.repeat(count), end.repeat(ends))
}

/// Twice the text is at most about twice the work, whatever it is made of: work is what the
/// visitor is told, what is allocated, and what is written.
fn work_grows_with_the_length_of_the_text_only() {
    for piece in PILES {
        let work = |count: usize| {
            let text = pile(piece, count);
            let mut told = Work::default();
            let mut reader = PgnReader::from_bytes(text.as_bytes());
            while reader.read_game(&mut told).unwrap() {}
            let mut length = Length(0);
            let (_, allocated) = measured(|| {
                for tree in TreeReader::from_bytes(text.as_bytes()) {
                    let tree = tree.unwrap();
                    write!(length, "{}", tree.export(ExportOptions::default())).unwrap();
                    assert!(tree == tree.clone());
                }
            });
            [told.calls, told.bytes, allocated, length.0]
        };
        let (one, two) = (work(20_000), work(40_000));
        for (one, two) in one.into_iter().zip(two) {
            assert!(two <= one * 5 / 2 + 4096, "{piece:?}: {one} and {two}");
        }
    }
}

/// The columns of evaluations read one a move.
fn evaluations_are_read_without_memory() {
    let texts: [&[u8]; 10] = [
        b"0.17", b"-1.234", b"+0.3", b"#-3", b"#3,20", b"0.17,25", b"1.5e1", b"1e999", b"better",
        b"#",
    ];
    let mut read = 0;
    let (peak, total) = measured(|| {
        for text in texts {
            read += usize::from(EvalScore::parse(text).is_ok());
            read += usize::from(Eval::parse(text).is_ok());
        }
    });
    assert_eq!((peak, total, read), (0, 0, 14));
}

#[test]
fn memory_and_work() {
    evaluations_are_read_without_memory();
    streams_take_little_memory();
    endless_comments_and_tags_take_little_memory();
    work_grows_with_the_length_of_the_text_only();
}
