//! Changing a tree. Whatever fails changes nothing, and what succeeds can be written and read back.

use super::super::bytes::in_tag_name;
use super::super::comment_command::Command;
use super::super::result::GameResult;
use super::arena::Entry;
use super::notes::with_lf;
use super::{GameTree, NodeId};
use crate::letters::PieceLetters;
use crate::san::{San, SanAction, SanError};
use alloc::string::{String, ToString};
use chesslaws_board::{IllegalMove, Move, NullMoveError};
use thiserror::Error;

/// The tags that come first, in their order (PGN standard, section 8.1.1).
pub(super) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// Why a tree was not changed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum EditError {
    /// The move was removed, or is another tree's.
    #[error("no such move in this tree")]
    NoSuchNode,
    /// The root is no move.
    #[error("the start of the game is no move")]
    Root,
    /// The move is not legal there.
    #[error(transparent)]
    Illegal(#[from] IllegalMove),
    /// The text is not a legal move there.
    #[error(transparent)]
    San(#[from] SanError),
    /// No null move in check.
    #[error(transparent)]
    NullMove(#[from] NullMoveError),
    /// As many moves as a tree can have.
    #[error("expected at most {limit} moves", limit = super::super::MAX_NODES)]
    TooManyNodes,
    /// A comment that PGN has no form for: `}` in more than one line, or a line that begins like
    /// the tag of another game.
    #[error("the comment can't be written: {reason} at byte {at}")]
    Comment {
        /// Offset of what can't be written.
        at: usize,
        /// What it is.
        reason: &'static str,
    },
    /// The name of a tag has a character other than letters, digits and `_+#=:-`, none at all, or
    /// more than 255.
    #[error("expected the name of a tag, found {found:?}")]
    TagName {
        /// The name.
        found: String,
    },
    /// The value of a tag with a line break, or a Result tag that is no result.
    #[error("the value of the tag can't be {found:?}")]
    TagValue {
        /// The value.
        found: String,
    },
    /// `FEN`, `SetUp` and `Variant` belong to the start position.
    #[error("the tag belongs to the start position; see GameTree::from_position")]
    StartPosition,
}

/// The moves.
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
    fn comments_following(&mut self, id: NodeId) -> &mut alloc::vec::Vec<String> {
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
}

/// What stands beside the moves.
impl GameTree {
    /// Adds a comment after a move; at the root it stands before the first move.
    ///
    /// # Errors
    ///
    /// If the comment can't be written in PGN, or the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// let mut tree = GameTree::new();
    /// let e4 = tree.add_san(NodeId::ROOT, "e4")?;
    /// tree.add_comment(e4, "best by test")?;
    /// assert_eq!(tree.to_string(), "1. e4 {best by test} *\n\n");
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn add_comment(&mut self, id: NodeId, text: &str) -> Result<(), EditError> {
        let text = writable(text)?;
        self.entry(id)?.notes.get_mut().after.push(text);
        Ok(())
    }

    /// Adds a comment before a move. Where the move does not begin a variation, such a comment is
    /// the same as one that follows the move before, and is found there.
    ///
    /// # Errors
    ///
    /// For the root; if the comment can't be written in PGN; if the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// let mut tree = GameTree::new();
    /// tree.add_san(NodeId::ROOT, "e4")?;
    /// let d4 = tree.add_san(NodeId::ROOT, "d4")?;
    /// tree.add_comment_before(d4, "or")?;
    /// assert_eq!(tree.to_string(), "1. e4 ({or} 1. d4) *\n\n");
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn add_comment_before(&mut self, id: NodeId, text: &str) -> Result<(), EditError> {
        let text = writable(text)?;
        self.move_entry(id)?;
        let links = self.arena.links(id);
        match links.parent {
            Some(parent) if links.previous.is_none() => self.comments_following(parent).push(text),
            _ => self.entry(id)?.notes.get_mut().before.push(text),
        }
        Ok(())
    }

    /// Adds a comment after the variation that a move begins; after a main continuation it is the
    /// same as [`GameTree::add_comment`].
    ///
    /// # Errors
    ///
    /// If the comment can't be written in PGN, or the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// let mut tree = GameTree::new();
    /// tree.add_san(NodeId::ROOT, "e4")?;
    /// let d4 = tree.add_san(NodeId::ROOT, "d4")?;
    /// tree.add_comment_behind_variation(d4, "equal")?;
    /// assert_eq!(tree.to_string(), "1. e4 (1. d4) {equal} *\n\n");
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn add_comment_behind_variation(
        &mut self,
        id: NodeId,
        text: &str,
    ) -> Result<(), EditError> {
        let text = writable(text)?;
        let begins = self.arena.links(id).previous.is_some();
        let notes = self.entry(id)?.notes.get_mut();
        if begins {
            notes.behind.push(text);
        } else {
            notes.after.push(text);
        }
        Ok(())
    }

    /// Takes away all comments before, after and behind a move.
    ///
    /// # Errors
    ///
    /// If the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{NodeId, TreeReader};
    /// let mut tree = TreeReader::from_bytes(b"{a} {b} 1. e4 *").next().unwrap()?;
    /// tree.clear_comments(NodeId::ROOT)?;
    /// assert_eq!(tree.to_string(), "1. e4 *\n\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn clear_comments(&mut self, id: NodeId) -> Result<(), EditError> {
        let notes = self.entry(id)?.notes.get_mut();
        notes.before.clear();
        notes.after.clear();
        notes.behind.clear();
        Ok(())
    }

    /// Puts the command in the place of the first one of its name in the comments after the move,
    /// or in a new comment.
    ///
    /// # Errors
    ///
    /// If the command can't be written in PGN, or the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{Command, TreeReader};
    /// use core::time::Duration;
    /// let mut tree = TreeReader::from_bytes(b"1. e4 {fast [%clk 0:02:00]} *").next().unwrap()?;
    /// let e4 = tree.mainline().next().unwrap().id();
    /// tree.set_command(e4, &Command::Clock(Duration::from_secs(90)))?;
    /// assert_eq!(tree.to_string(), "1. e4 {fast [%clk 0:01:30]} *\n\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_command(&mut self, id: NodeId, command: &Command) -> Result<(), EditError> {
        let text = writable(&command.to_string())?;
        let comments = &mut self.entry(id)?.notes.get_mut().after;
        for comment in comments.iter_mut() {
            if let Some(place) = command_place(comment, command.name()) {
                let mut changed = comment.clone();
                changed.replace_range(place, &text);
                *comment = writable(&changed)?;
                return Ok(());
            }
        }
        comments.push(text);
        Ok(())
    }

    /// Adds a numeric annotation glyph to a move.
    ///
    /// # Errors
    ///
    /// If the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// let mut tree = GameTree::new();
    /// let e4 = tree.add_san(NodeId::ROOT, "e4")?;
    /// tree.add_nag(e4, 1)?;
    /// assert_eq!(tree.to_string(), "1. e4 $1 *\n\n");
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn add_nag(&mut self, id: NodeId, nag: u8) -> Result<(), EditError> {
        self.entry(id)?.notes.get_mut().nags.push(nag);
        Ok(())
    }

    /// Takes all numeric annotation glyphs from a move.
    ///
    /// # Errors
    ///
    /// If the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::TreeReader;
    /// let mut tree = TreeReader::from_bytes(b"1. e4!? *").next().unwrap()?;
    /// let e4 = tree.mainline().next().unwrap().id();
    /// tree.clear_nags(e4)?;
    /// assert_eq!(tree.to_string(), "1. e4 *\n\n");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn clear_nags(&mut self, id: NodeId) -> Result<(), EditError> {
        self.entry(id)?.notes.get_mut().nags.clear();
        Ok(())
    }

    /// Says whether a draw was offered with a move.
    ///
    /// # Errors
    ///
    /// For the root, and if the move is not in the tree.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameTree, NodeId};
    /// let mut tree = GameTree::new();
    /// let e4 = tree.add_san(NodeId::ROOT, "e4")?;
    /// tree.set_draw_offer(e4, true)?;
    /// assert_eq!(tree.to_string(), "1. e4 (=) *\n\n");
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn set_draw_offer(&mut self, id: NodeId, offered: bool) -> Result<(), EditError> {
        self.move_entry(id)?.notes.get_mut().draw_offer = offered;
        Ok(())
    }

    pub(super) fn entry(&mut self, id: NodeId) -> Result<&mut Entry, EditError> {
        self.arena.get_mut(id).ok_or(EditError::NoSuchNode)
    }

    fn move_entry(&mut self, id: NodeId) -> Result<&mut Entry, EditError> {
        if id == NodeId::ROOT {
            return Err(EditError::Root);
        }
        self.entry(id)
    }
}

/// The tags and the result.
impl GameTree {
    /// Sets a tag. One that exists keeps its place; a new one of the Seven Tag Roster goes to its
    /// place in the roster, any other to the end. The Result tag sets the result too.
    ///
    /// # Errors
    ///
    /// If name or value can't stand in PGN; for the tags of the start position; for a result that
    /// is none.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameTree;
    /// let mut tree = GameTree::new();
    /// tree.set_tag("ECO", "A00")?;
    /// tree.set_tag("White", "\"N\\N\"")?;
    /// tree.set_tag("Event", "Club")?;
    /// let text = "[Event \"Club\"]\n[White \"\\\"N\\\\N\\\"\"]\n[ECO \"A00\"]\n\n*\n\n";
    /// assert_eq!(tree.to_string(), text);
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), EditError> {
        if matches!(name, "FEN" | "SetUp" | "Variant") {
            return Err(EditError::StartPosition);
        }
        if name.is_empty() || name.len() > 255 || !name.bytes().all(in_tag_name) {
            let found = name.into();
            return Err(EditError::TagName { found });
        }
        let bad_value = || EditError::TagValue {
            found: value.into(),
        };
        if value.contains(['\n', '\r']) || 2 * value.len() > super::super::MAX_TAG - 512 {
            return Err(bad_value());
        }
        if name == "Result" {
            self.result = GameResult::parse(value.as_bytes()).ok_or_else(bad_value)?;
        }
        self.put_tag(name, value);
        Ok(())
    }

    fn put_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(key, _)| key == name) {
            Some((_, old)) => *old = value.into(),
            None => {
                let at = self.tag_place(name);
                self.tags.insert(at, (name.into(), value.into()));
            }
        }
    }

    /// Where a new tag goes.
    fn tag_place(&self, name: &str) -> usize {
        let rank = |name: &str| ROSTER.iter().position(|tag| *tag == name);
        let Some(own) = rank(name) else {
            return self.tags.len();
        };
        let is_before = |(tag, _): &(String, String)| rank(tag).is_some_and(|rank| rank < own);
        self.tags.iter().rposition(is_before).map_or(0, |at| at + 1)
    }

    /// Takes away every tag of that name; whether there was one.
    ///
    /// # Errors
    ///
    /// For the tags of the start position.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameTree;
    /// let mut tree = GameTree::new();
    /// tree.set_tag("ECO", "A00")?;
    /// assert_eq!(tree.remove_tag("ECO"), Ok(true));
    /// assert_eq!(tree.remove_tag("ECO"), Ok(false));
    /// # Ok::<(), chesslaws_notation::pgn::EditError>(())
    /// ```
    pub fn remove_tag(&mut self, name: &str) -> Result<bool, EditError> {
        if matches!(name, "FEN" | "SetUp" | "Variant") {
            return Err(EditError::StartPosition);
        }
        let before = self.tags.len();
        self.tags.retain(|(key, _)| key != name);
        Ok(self.tags.len() < before)
    }

    /// Sets the result, and the Result tag if the game has tags.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameResult, GameTree};
    /// let mut tree = GameTree::new();
    /// tree.set_result(GameResult::Draw);
    /// assert_eq!(tree.to_string(), "1. 1/2-1/2\n\n");
    /// ```
    pub fn set_result(&mut self, result: GameResult) {
        self.result = result;
        if !self.tags.is_empty() {
            self.put_tag("Result", result.as_str());
        }
    }
}

/// A comment as the tree keeps it, if PGN has a form for it.
fn writable(text: &str) -> Result<String, EditError> {
    let text = with_lf(text);
    if let (Some(at), true) = (text.find('}'), text.contains('\n')) {
        let reason = "`}` in a comment of several lines";
        return Err(EditError::Comment { at, reason });
    }
    let mut at = 0;
    for line in text.split('\n') {
        if at > 0 && begins_like_tag(line) {
            let reason = "a line like the tag of a game";
            return Err(EditError::Comment { at, reason });
        }
        at += line.len() + 1;
    }
    Ok(text)
}

fn begins_like_tag(line: &str) -> bool {
    let Some(rest) = line.strip_prefix('[') else {
        return false;
    };
    let name = rest
        .bytes()
        .take_while(|b| b.is_ascii_alphanumeric() || *b == b'_')
        .count();
    name > 0 && rest.as_bytes().get(name..name + 2) == Some(b" \"")
}

/// Where the command of that name stands in a comment.
fn command_place(comment: &str, name: &str) -> Option<core::ops::Range<usize>> {
    let start = alloc::format!("[%{name}");
    comment.match_indices(&start).find_map(|(at, _)| {
        let rest = comment.get(at + start.len()..)?;
        let end = rest.find(']')?;
        rest.starts_with(|c: char| c.is_ascii_whitespace())
            .then_some(at..at + start.len() + end + 1)
    })
}
