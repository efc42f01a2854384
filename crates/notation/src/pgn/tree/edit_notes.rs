//! Changing what stands beside the moves of a tree.

use super::super::comment_command::Command;
use super::edit_error::EditError;
use super::notes::with_lf;
use super::{GameTree, NodeId};
use alloc::string::{String, ToString};
use core::ops::Range;

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
fn command_place(comment: &str, name: &str) -> Option<Range<usize>> {
    let start = alloc::format!("[%{name}");
    comment.match_indices(&start).find_map(|(at, _)| {
        let rest = comment.get(at + start.len()..)?;
        let end = rest.find(']')?;
        rest.starts_with(|c: char| c.is_ascii_whitespace())
            .then_some(at..at + start.len() + end + 1)
    })
}
