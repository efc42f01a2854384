//! Changing the tags and the result of a tree.

use super::super::bytes::in_tag_name;
use super::super::result::GameResult;
use super::GameTree;
use super::edit_error::EditError;
use alloc::string::String;

/// The tags that come first, in their order (PGN standard, section 8.1.1).
pub(super) const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

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
