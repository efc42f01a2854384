//! Changing the moves of a tree. Whatever fails changes nothing, and what succeeds can be written
//! and read back.

use super::arena::Entry;
use super::edit_error::EditError;
use super::{GameTree, NodeId};
use crate::letters::PieceLetters;
use crate::san::{San, SanAction};
use alloc::string::String;
use alloc::vec::Vec;
use chesslaws_board::Move;

impl GameTree {
    /// Adds a legal move after `parent`: the main continuation if it is the first one there, else
    /// the last of the variations. Adding one move after the other takes the same time for each.
    ///
    /// # Errors
    ///
    /// If the move is not legal there or `parent` is not in the tree.
    ///
    /// ```
    /// use chesslaws_board::{Move, Square};
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    ///
    /// let mut tree = GameTree::new();
    /// let e4 = tree.add_move(NodeId::ROOT, Move::new(Square::E2, Square::E4, None))?;
    /// assert!(tree.add_move(e4, Move::new(Square::D2, Square::D4, None)).is_err());
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn add_move(&mut self, parent: NodeId, mv: Move) -> Result<NodeId, EditError> {
        self.entry(parent)?;
        let mut position = self.position_at(parent);
        position.play(mv)?;
        let id = self.push(parent, Some(mv))?;
        self.cache = (id, position);
        Ok(id)
    }

    /// As [`GameTree::add_move`] with a move in any notation that [`San::parse`] understands, or a
    /// null move.
    ///
    /// # Errors
    ///
    /// Why the text is no legal move there.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// let mut tree = GameTree::new();
    /// let mut at = NodeId::ROOT;
    /// for text in ["e4", "e7e5", "Ng1-f3", "--", "5254"] {
    ///     match tree.add_san(at, text) {
    ///         Ok(id) => at = id,
    ///         Err(error) => assert_eq!(error.to_string(), "illegal: White has no piece on e2"),
    ///     }
    /// }
    /// assert_eq!(tree.to_string(), "1. e4 e5 2. Nf3 -- *\n\n");
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn add_san(&mut self, parent: NodeId, text: &str) -> Result<NodeId, EditError> {
        self.entry(parent)?;
        let san = San::parse_with(text.as_bytes(), &PieceLetters::ENGLISH)?;
        if san.action == SanAction::Null {
            return self.add_null_move(parent);
        }
        let mv = san.resolve(&self.position_at(parent))?;
        self.add_move(parent, mv)
    }

    /// Adds a null move: the player passes.
    ///
    /// # Errors
    ///
    /// In check, or if `parent` is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// let mut tree = GameTree::new();
    /// let pass = tree.add_null_move(NodeId::ROOT)?;
    /// assert!(tree.node(pass).unwrap().is_null());
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn add_null_move(&mut self, parent: NodeId) -> Result<NodeId, EditError> {
        self.entry(parent)?;
        let mut position = self.position_at(parent);
        position.play_null()?;
        let id = self.push(parent, None)?;
        self.cache = (id, position);
        Ok(id)
    }

    pub(super) fn push(&mut self, parent: NodeId, mv: Option<Move>) -> Result<NodeId, EditError> {
        if self.arena.len() > super::super::MAX_NODES {
            return Err(EditError::TooManyNodes);
        }
        Ok(self.arena.push(parent, mv))
    }

    /// Removes a move with all that follows it. If it was the main continuation, the first
    /// variation takes its place.
    ///
    /// # Errors
    ///
    /// For the root, and if the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{NodeId, TreeReader};
    /// let mut tree = TreeReader::from_bytes(b"1. e4 (1. d4 d5) e5 *").next().unwrap()?;
    /// let e4 = tree.mainline().next().unwrap().id();
    /// tree.remove(e4)?;
    /// assert_eq!(tree.to_string(), "1. d4 d5 *\n\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn remove(&mut self, id: NodeId) -> Result<(), EditError> {
        self.move_entry(id)?;
        let links = self.arena.links(id);
        if let (None, Some(next)) = (links.previous, links.next) {
            self.end_being_variation(next, None);
        }
        self.arena.remove(id);
        // What was counted on may be gone.
        self.cache = (NodeId::ROOT, self.start);
        Ok(())
    }

    /// Moves a variation one place forward among the alternatives; the first one becomes the main
    /// continuation. Nothing happens to a main continuation.
    ///
    /// # Errors
    ///
    /// For the root, and if the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let mut tree = TreeReader::from_bytes(b"1. e4 (1. d4) (1. c4) *").next().unwrap()?;
    /// let c4 = tree.root().children().nth(2).unwrap().id();
    /// tree.promote(c4)?;
    /// assert_eq!(tree.to_string(), "1. e4 (1. c4) (1. d4) *\n\n");
    /// tree.promote(c4)?;
    /// assert_eq!(tree.to_string(), "1. c4 (1. e4) (1. d4) *\n\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn promote(&mut self, id: NodeId) -> Result<(), EditError> {
        self.move_entry(id)?;
        let links = self.arena.links(id);
        let (Some(parent), Some(previous)) = (links.parent, links.previous) else {
            return Ok(());
        };
        let before = self.arena.links(previous).previous;
        if before.is_none() {
            self.end_being_variation(id, Some(previous));
        }
        self.arena.unlink(id);
        self.arena.insert_after(parent, before, id);
        Ok(())
    }

    /// Moves a move one place back among the alternatives; a main continuation becomes the first
    /// variation. Nothing happens to the last one.
    ///
    /// # Errors
    ///
    /// For the root, and if the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let mut tree = TreeReader::from_bytes(b"1. e4 e5 (1... c5) *").next().unwrap()?;
    /// let e5 = tree.mainline().nth(1).unwrap().id();
    /// tree.demote(e5)?;
    /// assert_eq!(tree.to_string(), "1. e4 c5 (1... e5) *\n\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn demote(&mut self, id: NodeId) -> Result<(), EditError> {
        self.move_entry(id)?;
        match self.arena.links(id).next {
            Some(next) => self.promote(next),
            None => Ok(()),
        }
    }

    /// Makes a move part of the main line: it and every move that leads to it become main
    /// continuations.
    ///
    /// # Errors
    ///
    /// For the root, and if the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let mut tree = TreeReader::from_bytes(b"1. e4 (1. d4 d5 (1... Nf6)) *").next().unwrap()?;
    /// let d4 = tree.root().children().nth(1).unwrap();
    /// let nf6 = d4.children().nth(1).unwrap().id();
    /// tree.make_main_line(nf6)?;
    /// assert_eq!(tree.to_string(), "1. d4 (1. e4) 1... Nf6 (1... d5) *\n\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn make_main_line(&mut self, id: NodeId) -> Result<(), EditError> {
        self.move_entry(id)?;
        let mut at = Some(id);
        while let Some(node) = at.filter(|&node| node != NodeId::ROOT) {
            let links = self.arena.links(node);
            if let (Some(parent), Some(_)) = (links.parent, links.previous) {
                let main = self.arena.links(parent).first_child;
                self.end_being_variation(node, main);
                self.arena.unlink(node);
                self.arena.insert_after(parent, None, node);
            }
            at = links.parent;
        }
        Ok(())
    }

    /// Finds a new place for the comments around a variation that becomes a main continuation:
    /// those before it follow the move before; those behind it stay where they are in the text,
    /// behind `successor` if that takes its place.
    fn end_being_variation(&mut self, id: NodeId, successor: Option<NodeId>) {
        let Some(entry) = self.arena.get_mut(id) else {
            return;
        };
        let notes = entry.notes.get_mut();
        let before = core::mem::take(&mut notes.before);
        let behind = core::mem::take(&mut notes.behind);
        match successor.and_then(|successor| self.arena.get_mut(successor)) {
            Some(entry) => entry.notes.get_mut().behind.extend(behind),
            None => {
                if let Some(entry) = self.arena.get_mut(id) {
                    entry.notes.get_mut().after.extend(behind);
                }
            }
        }
        if let Some(parent) = self.arena.links(id).parent {
            self.comments_following(parent).extend(before);
        }
    }

    /// The comments that stand last before the main continuation of `id`.
    pub(super) fn comments_following(&mut self, id: NodeId) -> &mut Vec<String> {
        let links = self.arena.links(id);
        let parent = links.parent.map(|parent| self.arena.links(parent));
        let last = parent
            .and_then(|parent| parent.last_child)
            .filter(|&last| links.previous.is_none() && last != id);
        let notes = &mut self.arena.entry_mut(last.unwrap_or(id)).notes;
        if last.is_some() {
            &mut notes.get_mut().behind
        } else {
            &mut notes.get_mut().after
        }
    }

    pub(super) fn entry(&mut self, id: NodeId) -> Result<&mut Entry, EditError> {
        self.arena.get_mut(id).ok_or(EditError::NoSuchNode)
    }

    pub(super) fn move_entry(&mut self, id: NodeId) -> Result<&mut Entry, EditError> {
        if id == NodeId::ROOT {
            return Err(EditError::Root);
        }
        self.entry(id)
    }
}
