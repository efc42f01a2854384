//! Why a tree can't be changed as it was asked.

use crate::san::SanError;
use alloc::string::String;
use chesslaws_board::{IllegalMove, NullMoveError};
use thiserror::Error;

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
