//! Ways through a tree.

use super::GameTree;
use super::node::{Node, NodeId};
use alloc::vec::Vec;
use chesslaws_board::{Move, Position};
use core::iter::FusedIterator;

impl GameTree {
    /// The moves of the main line.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e4 (1. d4 d5) e5 *").next().unwrap()?;
    /// assert_eq!(tree.mainline().count(), 2);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn mainline(&self) -> Line<'_> {
        self.root().line()
    }

    /// The moves of the main line with the position before each.
    ///
    /// ```
    /// use chesslaws_notation::San;
    /// use chesslaws_notation::pgn::TreeReader;
    /// let tree = TreeReader::from_bytes(b"1. e2-e4 e7-e5 *").next().unwrap()?;
    /// let sans: Vec<String> = tree
    ///     .replay()
    ///     .filter_map(|played| Some(San::of(&played.before, played.node.mv()?).to_string()))
    ///     .collect();
    /// assert_eq!(sans, ["e4", "e5"]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn replay(&self) -> Replay<'_> {
        Replay {
            line: self.mainline(),
            position: self.start,
        }
    }

    /// Every move of the tree in the order of PGN: a move, the variations in place of it, then
    /// what follows it.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{Step, TreeReader};
    /// let tree = TreeReader::from_bytes(b"1. e4 (1. d4 d5) e5 *").next().unwrap()?;
    /// let outline: String = tree
    ///     .walk()
    ///     .map(|step| match step {
    ///         Step::Move(_) => 'm',
    ///         Step::Open(_) => '(',
    ///         Step::Close(_) => ')',
    ///     })
    ///     .collect();
    /// assert_eq!(outline, "m(mm)m");
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn walk(&self) -> Walk<'_> {
        Walk {
            tree: self,
            open: Vec::new(),
            next: Todo::Follow(NodeId::ROOT),
        }
    }

    pub(super) fn position_at(&self, id: NodeId) -> Position {
        let mut moves = Vec::new();
        let mut at = id;
        while at != self.cache.0 {
            let Some(entry) = self.arena.get(at) else {
                break;
            };
            let Some(parent) = entry.links.parent else {
                break;
            };
            moves.push(entry.mv);
            at = parent;
        }
        let mut position = if at == self.cache.0 {
            self.cache.1
        } else {
            self.start
        };
        for mv in moves.into_iter().rev() {
            play(&mut position, mv);
        }
        position
    }
}

/// Plays a move of the tree, which is known to be legal.
pub(super) fn play(position: &mut Position, mv: Option<Move>) {
    match mv {
        Some(mv) => position.play_unchecked(mv),
        None => {
            let passed = position.play_null();
            debug_assert!(passed.is_ok(), "null moves are checked when they are added");
        }
    }
}

/// The moves after a position, or alternatives to a move; made by [`Node::children`] and
/// [`Node::variations`].
#[derive(Debug, Clone)]
pub struct Children<'a> {
    tree: &'a GameTree,
    next: Option<NodeId>,
}

impl<'a> Children<'a> {
    pub(super) const fn new(tree: &'a GameTree, next: Option<NodeId>) -> Self {
        Self { tree, next }
    }
}

impl<'a> Iterator for Children<'a> {
    type Item = Node<'a>;

    fn next(&mut self) -> Option<Node<'a>> {
        let id = self.next?;
        self.next = self.tree.arena.links(id).next;
        Some(self.tree.view(id))
    }
}

impl FusedIterator for Children<'_> {}

/// The moves of a line; made by [`Node::line`] and [`GameTree::mainline`].
#[derive(Debug, Clone)]
pub struct Line<'a>(Option<Node<'a>>);

impl<'a> Line<'a> {
    pub(super) fn new(node: Node<'a>) -> Self {
        Self(node.next())
    }
}

impl<'a> Iterator for Line<'a> {
    type Item = Node<'a>;

    fn next(&mut self) -> Option<Node<'a>> {
        let node = self.0?;
        self.0 = node.next();
        Some(node)
    }
}

impl FusedIterator for Line<'_> {}

/// A move with the position before it.
#[derive(Debug, Clone, Copy)]
pub struct Played<'a> {
    /// The position before the move.
    pub before: Position,
    /// The move.
    pub node: Node<'a>,
}

/// The moves of the main line with their positions; made by [`GameTree::replay`].
#[derive(Debug, Clone)]
pub struct Replay<'a> {
    line: Line<'a>,
    position: Position,
}

impl<'a> Iterator for Replay<'a> {
    type Item = Played<'a>;

    fn next(&mut self) -> Option<Played<'a>> {
        let node = self.line.next()?;
        let before = self.position;
        play(&mut self.position, node.mv());
        Some(Played { before, node })
    }
}

impl FusedIterator for Replay<'_> {}

/// A step of [`GameTree::walk`].
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Step<'a> {
    /// A move.
    Move(Node<'a>),
    /// A variation begins, with this move.
    Open(Node<'a>),
    /// The variation that this move began is over.
    Close(Node<'a>),
}

/// What a walk does next.
#[derive(Debug, Clone, Copy)]
enum Todo {
    /// Goes on with what follows the move.
    Follow(NodeId),
    Open(NodeId),
    /// The first move of the variation that was opened.
    Head(NodeId),
    Done,
}

/// All moves of a tree; made by [`GameTree::walk`].
#[derive(Debug, Clone)]
pub struct Walk<'a> {
    tree: &'a GameTree,
    /// The first moves of the variations that are open.
    open: Vec<NodeId>,
    next: Todo,
}

impl<'a> Iterator for Walk<'a> {
    type Item = Step<'a>;

    fn next(&mut self) -> Option<Step<'a>> {
        let view = |id| self.tree.view(id);
        match self.next {
            Todo::Done => None,
            Todo::Open(id) => {
                self.open.push(id);
                self.next = Todo::Head(id);
                Some(Step::Open(view(id)))
            }
            Todo::Head(id) => {
                self.next = Todo::Follow(id);
                Some(Step::Move(view(id)))
            }
            Todo::Follow(id) => match self.tree.arena.links(id).first_child {
                Some(child) => {
                    self.next = self.after_alternative(child, child);
                    Some(Step::Move(view(child)))
                }
                None => {
                    let Some(head) = self.open.pop() else {
                        self.next = Todo::Done;
                        return None;
                    };
                    let parent = self.tree.arena.links(head).parent;
                    let main = parent.and_then(|id| self.tree.arena.links(id).first_child);
                    self.next = self.after_alternative(head, main.unwrap_or(head));
                    Some(Step::Close(view(head)))
                }
            },
        }
    }
}

impl Walk<'_> {
    /// After `id`, one of the alternatives of which `main` is the first: the next one, or what
    /// follows `main`.
    fn after_alternative(&self, id: NodeId, main: NodeId) -> Todo {
        match self.tree.arena.links(id).next {
            Some(next) => Todo::Open(next),
            None => Todo::Follow(main),
        }
    }
}

impl FusedIterator for Walk<'_> {}
