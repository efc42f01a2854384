//! A move in a tree, to be looked at.

use super::super::comment_command::{Arrow, ColoredSquare, Command};
use super::super::eval::Eval;
use super::GameTree;
use super::arena::Links;
use super::iterate::{Children, Line};
use super::notes::{self, Notes};
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};
use core::time::Duration;

/// The name of a move in its tree; it stays the same whatever is done to the tree.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The start of the game, before its first move.
    pub const ROOT: Self = Self(0);

    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(super) fn of_index(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(u32::MAX))
    }
}

/// A move in a tree, with what stands beside it; or the root, which stands for the start.
///
/// ```
/// use chesslaws_notation::pgn::TreeReader;
/// let text = b"1. e4 {[%clk 0:03:00]} e5 (1... c5 {sharp} 2. Nf3) (1... e6) 2. d4 *";
/// let tree = TreeReader::from_bytes(text).next().unwrap()?;
/// let e5 = tree.mainline().nth(1).unwrap();
/// assert_eq!(e5.parent().unwrap().clock().unwrap().as_secs(), 180);
/// assert_eq!(e5.variations().count(), 2);
/// let c5 = e5.variations().next().unwrap();
/// assert_eq!(c5.comments(), ["sharp"]);
/// assert_eq!(c5.line().count(), 1);
/// assert!(!c5.is_main_line());
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct Node<'a> {
    tree: &'a GameTree,
    id: NodeId,
}

impl GameTree {
    /// The start of the game: its children are the first moves, its comments those before them.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"{first} 1. e4 *").next().unwrap()?;
    /// assert_eq!(tree.root().comments(), ["first"]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn root(&self) -> Node<'_> {
        self.view(NodeId::ROOT)
    }

    /// The move of that name; `None` if it was removed or is another tree's.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// assert!(GameTree::new().node(NodeId::ROOT).is_some());
    /// ```
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<Node<'_>> {
        self.arena.get(id).map(|_| self.view(id))
    }

    pub(super) const fn view(&self, id: NodeId) -> Node<'_> {
        Node { tree: self, id }
    }
}

impl<'a> Node<'a> {
    /// Its name, by which it is edited.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// assert_eq!(GameTree::new().root().id(), NodeId::ROOT);
    /// ```
    #[must_use]
    pub fn id(&self) -> NodeId {
        self.id
    }

    /// The move; `None` for the root and for a null move.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameTree;
    /// assert_eq!(GameTree::new().root().mv(), None);
    /// ```
    #[must_use]
    pub fn mv(&self) -> Option<Move> {
        self.tree.arena.get(self.id)?.mv
    }

    /// Whether it is a null move: `--`, `Z0`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 -- 2. d4 *").next().unwrap()?;
    /// assert!(tree.mainline().nth(1).unwrap().is_null());
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn is_null(&self) -> bool {
        self.mv().is_none() && self.id != NodeId::ROOT
    }

    fn links(&self) -> Links {
        self.tree.arena.links(self.id)
    }

    fn notes(&self) -> &'a Notes {
        let entry = self.tree.arena.get(self.id);
        entry.map_or(&notes::NONE, |entry| entry.notes.get())
    }

    /// The move before it; `None` for the root.
    ///
    /// ```
    /// assert!(chesslaws_notation::pgn::GameTree::new().root().parent().is_none());
    /// ```
    #[must_use]
    pub fn parent(&self) -> Option<Self> {
        self.links().parent.map(|id| self.tree.view(id))
    }

    /// The moves that follow it: the main continuation, then the alternatives to that.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 (1. d4) *").next().unwrap()?;
    /// assert_eq!(tree.root().children().count(), 2);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn children(&self) -> Children<'a> {
        Children::new(self.tree, self.links().first_child)
    }

    /// The main continuation.
    ///
    /// ```
    /// assert!(chesslaws_notation::pgn::GameTree::new().root().next().is_none());
    /// ```
    #[must_use]
    pub fn next(&self) -> Option<Self> {
        self.links().first_child.map(|id| self.tree.view(id))
    }

    /// The alternatives to this move that come after it among its parent's children: for a
    /// main continuation all variations in place of it.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 (1. d4) (1. c4) *").next().unwrap()?;
    /// assert_eq!(tree.mainline().next().unwrap().variations().count(), 2);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn variations(&self) -> Children<'a> {
        Children::new(self.tree, self.links().next)
    }

    /// The main continuation, the main continuation of that, and so on.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 e5 2. Nf3 *").next().unwrap()?;
    /// assert_eq!(tree.mainline().next().unwrap().line().count(), 2);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn line(&self) -> Line<'a> {
        Line::new(*self)
    }

    /// Whether it begins a variation: it has a move before it among its parent's children.
    ///
    /// ```
    /// assert!(!chesslaws_notation::pgn::GameTree::new().root().begins_variation());
    /// ```
    #[must_use]
    pub fn begins_variation(&self) -> bool {
        self.links().previous.is_some()
    }

    /// Whether it is on the main line. Looks back to the start of the game.
    ///
    /// ```
    /// assert!(chesslaws_notation::pgn::GameTree::new().root().is_main_line());
    /// ```
    #[must_use]
    pub fn is_main_line(&self) -> bool {
        let mut node = Some(*self);
        while let Some(here) = node {
            if here.begins_variation() {
                return false;
            }
            node = here.parent();
        }
        true
    }

    /// How many moves lead to it, itself included. Looks back to the start of the game.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 e5 *").next().unwrap()?;
    /// assert_eq!(tree.mainline().last().unwrap().ply(), 2);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn ply(&self) -> u32 {
        let before = core::iter::successors(self.parent(), Self::parent);
        u32::try_from(before.count()).unwrap_or(u32::MAX)
    }

    /// The position after the move. Plays the moves that lead to it; to go through many
    /// positions, [`GameTree::replay`] and [`GameTree::walk`] are better.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. f3 e5 2. g4 Qh4# *").next().unwrap()?;
    /// assert!(tree.mainline().last().unwrap().position().is_checkmate());
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> Position {
        self.tree.position_at(self.id)
    }

    /// Its numeric annotation glyphs: 1 for `!`, 2 for `?`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4! $10 *").next().unwrap()?;
    /// assert_eq!(tree.mainline().next().unwrap().nags(), [1, 10]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn nags(&self) -> &'a [u8] {
        &self.notes().nags
    }

    /// Whether a draw was offered with the move: `(=)`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 (=) *").next().unwrap()?;
    /// assert!(tree.mainline().next().unwrap().has_draw_offer());
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn has_draw_offer(&self) -> bool {
        self.notes().draw_offer
    }

    /// The comments after the move; for the root those before the first move.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 {a} ; b\n *").next().unwrap()?;
    /// assert_eq!(tree.mainline().next().unwrap().comments(), ["a", " b"]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn comments(&self) -> &'a [String] {
        &self.notes().after
    }

    /// The comments before the move, where it is the first of a variation: `({here} 1. d4)`.
    /// Before the first move of the game, see [`GameTree::root`]; any other comment follows
    /// the move before.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 ({or} 1. d4) *").next().unwrap()?;
    /// let d4 = tree.root().children().nth(1).unwrap();
    /// assert_eq!(d4.comments_before(), ["or"]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn comments_before(&self) -> &'a [String] {
        &self.notes().before
    }

    /// The comments after the variation that the move begins: `(1. d4) {here}`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 (1. d4) {so} e5 *").next().unwrap()?;
    /// let d4 = tree.root().children().nth(1).unwrap();
    /// assert_eq!(d4.comments_behind_variation(), ["so"]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn comments_behind_variation(&self) -> &'a [String] {
        &self.notes().behind
    }

    /// The commands in the comments after the move.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{Command, TreeReader};
    /// let tree = TreeReader::from_bytes(b"1. e4 {[%x y]} *").next().unwrap()?;
    /// assert_eq!(tree.mainline().next().unwrap().commands().next().unwrap().name(), "x");
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    pub fn commands(&self) -> impl Iterator<Item = Command> + use<'a> {
        self.comments()
            .iter()
            .flat_map(|text| Command::all_of(text))
    }

    /// What `[%clk]` leaves the player after the move; `None` if there is none that can be read.
    ///
    /// ```
    /// assert_eq!(chesslaws_notation::pgn::GameTree::new().root().clock(), None);
    /// ```
    #[must_use]
    pub fn clock(&self) -> Option<Duration> {
        self.commands().find_map(|command| match command {
            Command::Clock(time) => Some(time),
            _ => None,
        })
    }

    /// How long the player thought, by `[%emt]`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 {[%emt 0:00:07]} *").next().unwrap()?;
    /// assert_eq!(tree.mainline().next().unwrap().move_time().unwrap().as_secs(), 7);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn move_time(&self) -> Option<Duration> {
        self.commands().find_map(|command| match command {
            Command::MoveTime(time) => Some(time),
            _ => None,
        })
    }

    /// How a program judges the position after the move, by `[%eval]`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{EvalScore, TreeReader};
    /// let tree = TreeReader::from_bytes(b"1. e4 {[%eval 0.3]} *").next().unwrap()?;
    /// let eval = tree.mainline().next().unwrap().eval().unwrap();
    /// assert_eq!(eval.score, EvalScore::Centipawns(30));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn eval(&self) -> Option<Eval> {
        self.commands().find_map(|command| match command {
            Command::Eval(eval) => Some(eval),
            _ => None,
        })
    }

    /// The arrows of all `[%cal]`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 {[%cal Gd2d4,Re4e5]} *").next().unwrap()?;
    /// assert_eq!(tree.mainline().next().unwrap().arrows().len(), 2);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn arrows(&self) -> Vec<Arrow> {
        let arrows = self.commands().filter_map(|command| match command {
            Command::Arrows(arrows) => Some(arrows),
            _ => None,
        });
        arrows.flatten().collect()
    }

    /// The squares of all `[%csl]`.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 {[%csl Gd4]} *").next().unwrap()?;
    /// assert_eq!(tree.mainline().next().unwrap().colored_squares().len(), 1);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn colored_squares(&self) -> Vec<ColoredSquare> {
        let squares = self.commands().filter_map(|command| match command {
            Command::Squares(squares) => Some(squares),
            _ => None,
        });
        squares.flatten().collect()
    }

    pub(super) fn has_same_notes(&self, other: &Node<'_>) -> bool {
        self.notes() == other.notes()
    }
}

/// The same move with the same comments and marks; what comes before and after it, and in which
/// tree, makes no difference.
impl PartialEq for Node<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.mv() == other.mv() && self.is_null() == other.is_null() && self.has_same_notes(other)
    }
}
