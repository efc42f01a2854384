//! A game of PGN as a tree: its tags, and its moves with comments, marks and variations.
//!
//! [`GameTree`] is the game, [`Node`] a move in it, [`TreeReader`] reads games from a text, and
//! [`GameTree::export`] writes one back. What is written is read as the same tree; a file in
//! the export format comes out byte for byte as it went in.

mod arena;
mod build;
mod edit;
mod edit_error;
mod edit_notes;
mod edit_tags;
mod export;
mod iterate;
mod lines;
mod node;
mod notes;
mod read;

pub use edit_error::EditError;
pub use export::{Export, ExportOptions, TagOrder};
pub use iterate::{Children, Line, Played, Replay, Step, Walk};
pub use node::{Node, NodeId};
pub use read::TreeReader;

use super::fault::PgnError;
use super::faults::Faults;
use super::place::Place;
use super::result::GameResult;
use super::variant::Variant;
use alloc::string::String;
use alloc::vec::Vec;
use arena::Arena;
use chesslaws_board::Position;
use core::fmt;
use core::ops::Range;

/// A game with all its tags, comments, marks and variations.
///
/// Comments and tags are text, whatever the encoding of the file was. Moves are legal, or null
/// moves; [`GameTree::add_move`] and the like see to that. Text of any nesting is read, walked,
/// written and dropped without recursion.
///
/// ```
/// use chesslaws_notation::pgn::{GameTree, NodeId, TreeReader};
///
/// let text = b"[White \"A\"]\n\n1. e4 {best} e5 (1... c5 $5) 2. Nf3 *";
/// let mut tree = TreeReader::from_bytes(text).next().unwrap()?;
/// let moves: Vec<String> = tree.mainline().map(|node| node.mv().unwrap().to_string()).collect();
/// assert_eq!(moves, ["e2e4", "e7e5", "g1f3"]);
///
/// let reply = tree.mainline().nth(1).unwrap();
/// let sicilian = reply.variations().next().unwrap();
/// assert_eq!(sicilian.nags(), [5]);
/// let sicilian = sicilian.id();
/// tree.promote(sicilian)?;
/// tree.add_san(sicilian, "Nc3")?;
/// tree.set_tag("Black", "B")?;
/// assert_eq!(
///     tree.to_string(),
///     "[White \"A\"]\n[Black \"B\"]\n\n1. e4 {best} 1... c5 $5 (1... e5 2. Nf3) 2. Nc3 *\n\n"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct GameTree {
    tags: Vec<(String, String)>,
    variant: Variant,
    start: Position,
    arena: Arena,
    result: GameResult,
    /// A node and the position there, so that moves can be added one after the other.
    cache: (NodeId, Position),
    origin: Origin,
}

/// What is known about where a tree was read.
#[derive(Debug, Clone)]
struct Origin {
    index: u64,
    start: Place,
    end: u64,
    faults: Faults,
}

impl Default for GameTree {
    fn default() -> Self {
        Self::new()
    }
}

impl GameTree {
    /// A game from the usual start position without tags or moves, and with the result `*`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// let mut tree = GameTree::new();
    /// tree.add_san(NodeId::ROOT, "e4")?;
    /// assert_eq!(tree.to_string(), "1. e4 *\n\n");
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    #[must_use]
    pub fn new() -> Self {
        Self::empty(Position::startpos())
    }

    /// A game from another position, with the tags `SetUp` and `FEN` (and `Variant`, where the
    /// castling rights exist only in Chess960) that say so.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameTree;
    /// let position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
    /// let tree = GameTree::from_position(position);
    /// assert_eq!(tree.tag("FEN"), Some("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"));
    /// ```
    #[must_use]
    pub fn from_position(start: Position) -> Self {
        let mut tree = Self::empty(start);
        if start != Position::startpos() {
            if !start.has_standard_castling() {
                tree.variant = Variant::Chess960;
                tree.tags.push(("Variant".into(), "Chess960".into()));
            }
            tree.tags.push(("SetUp".into(), "1".into()));
            tree.tags.push(("FEN".into(), alloc::format!("{start}")));
        }
        tree
    }

    fn empty(start: Position) -> Self {
        Self {
            tags: Vec::new(),
            variant: Variant::Standard,
            start,
            arena: Arena::new(),
            result: GameResult::Unknown,
            cache: (NodeId::ROOT, start),
            origin: Origin {
                index: 0,
                start: Place {
                    byte: 0,
                    line: 1,
                    column: 1,
                },
                end: 0,
                faults: Faults::default(),
            },
        }
    }

    /// The value of the first tag of that name.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"[Site \"Here\"]\n\n*").next().unwrap()?;
    /// assert_eq!(tree.tag("Site"), Some("Here"));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags().find(|&(key, _)| key == name).map(|(_, v)| v)
    }

    /// All tags, names and values, in the order of the text; one that stands twice comes twice.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"[B \"2\"]\n[A \"1\"]\n\n*").next().unwrap()?;
    /// assert_eq!(tree.tags().collect::<Vec<_>>(), [("B", "2"), ("A", "1")]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags.iter().map(|(name, value)| (&**name, &**value))
    }

    /// Under which rules the game says it is played.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, Variant};
    /// assert_eq!(GameTree::new().variant(), &Variant::Standard);
    /// ```
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The position before the first move.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameTree;
    /// assert_eq!(GameTree::new().start(), &chesslaws_board::Position::startpos());
    /// ```
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The result: the termination marker; where the text has none, what the Result tag says;
    /// else [`GameResult::Unknown`].
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameResult, TreeReader};
    /// let tree = TreeReader::from_bytes(b"[Result \"1-0\"]\n\n1. e4").next().unwrap()?;
    /// assert_eq!(tree.result(), GameResult::WhiteWins);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// Number of the game in the text it was read from, from 1; 0 if it was not read.
    ///
    /// ```
    /// assert_eq!(chesslaws_notation::pgn::GameTree::new().index(), 0);
    /// ```
    #[must_use]
    pub fn index(&self) -> u64 {
        self.origin.index
    }

    /// Line of the text it was read from, from 1.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"\n\n1. e4 *").next().unwrap()?;
    /// assert_eq!(tree.line(), 3);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn line(&self) -> u64 {
        self.origin.start.line
    }

    /// The bytes of the text that it was read from.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 *\n").next().unwrap()?;
    /// assert_eq!(tree.bytes(), 0..7);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn bytes(&self) -> Range<u64> {
        self.origin.start.byte..self.origin.end
    }

    /// What was found wrong or unusual when it was read, in the order of the text.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 (1. Ke3) e5 *").next().unwrap()?;
    /// assert_eq!(
    ///     tree.faults()[0].to_string(),
    ///     "game 1, line 1, column 11, ply 2, \"Ke3\": illegal: no such king can go to e3"
    /// );
    /// assert_eq!(tree.mainline().count(), 2);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn faults(&self) -> &[PgnError] {
        self.origin.faults.kept()
    }

    /// How many faults were found beyond those kept.
    ///
    /// ```
    /// assert_eq!(chesslaws_notation::pgn::GameTree::new().faults_left_out(), 0);
    /// ```
    #[must_use]
    pub fn faults_left_out(&self) -> u32 {
        self.origin.faults.left_out()
    }

    /// The first error: the main line or a variation is cut short there.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 e4 *").next().unwrap()?;
    /// assert_eq!(tree.error().unwrap().ply, Some(2));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn error(&self) -> Option<&PgnError> {
        self.origin.faults.error()
    }

    /// Writes the game, in export format unless the options say otherwise.
    ///
    /// ```
    /// use chesslaws_notation::MoveStyle;
    /// use chesslaws_notation::pgn::{ExportOptions, TreeReader};
    ///
    /// let tree = TreeReader::from_bytes(b"1. e4 e5 2. Nf3 *").next().unwrap()?;
    /// let numeric = ExportOptions { style: MoveStyle::Iccf, ..ExportOptions::default() };
    /// assert_eq!(tree.export(numeric).to_string(), "1. 5254 5755 2. 7163 *\n\n");
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn export(&self, options: ExportOptions) -> Export<'_> {
        Export::new(self, options)
    }
}

/// Equal are games with the same tags, start position, result, and the same moves, comments and
/// marks in the same order; where they were read makes no difference.
impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        self.tags == other.tags
            && self.start == other.start
            && self.result == other.result
            && self.root().has_same_notes(&other.root())
            && self.walk().eq(other.walk())
    }
}

impl Eq for GameTree {}

/// The game in export format; see [`GameTree::export`].
impl fmt::Display for GameTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.export(ExportOptions::default()).fmt(f)
    }
}
