//! What can be wrong with a text, and where it was found.

use super::encoding::Encoding;
use super::place::Place;
use super::result::GameResult;
use super::text;
use crate::san::{Leniency, SanError};
use alloc::string::String;
use chesslaws_board::FenError;
use core::fmt;
use thiserror::Error;

/// How much a fault matters.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Severity {
    /// Unusual, and read as what it means: castling with zeros, a missing result.
    Note,
    /// The text is broken there; what was meant is clear and the game goes on: a tag without
    /// its quote, a parenthesis that closes nothing.
    Warning,
    /// The moves of the game end here, or those of the variation that is being read: it can't be
    /// read, or is not legal. What came before it stands, and the line around a variation or the
    /// next game is read as usual.
    Error,
}

impl fmt::Display for Severity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Note => "note",
            Self::Warning => "warning",
            Self::Error => "error",
        })
    }
}

/// What is wrong with a tag.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum TagFault {
    /// No name after the opening bracket, or a name over 255 bytes.
    #[error("expected the name of a tag after `[`")]
    NoName,
    /// The value does not start with a quotation mark.
    #[error("expected `\"` before the value")]
    NoOpeningQuote,
    /// The value does not end with a quotation mark.
    #[error("expected `\"` after the value")]
    NoClosingQuote,
    /// The closing bracket is missing.
    #[error("expected `]` after the value")]
    NoClosingBracket,
    /// The opening bracket is missing.
    #[error("expected `[` before the name")]
    NoOpeningBracket,
    /// A quotation mark inside the value has no backslash before it.
    #[error("a quotation mark inside the value needs a backslash")]
    BareQuote,
    /// The value goes on over the end of the line.
    #[error("the value goes over the end of the line")]
    LineBreak,
    /// Longer than the documented limit.
    #[error("the tag is longer than {limit} bytes", limit = super::MAX_TAG)]
    TooLong,
    /// More tags than the documented limit, or more text in them.
    #[error("the game has more tags than are kept")]
    TooMany,
    /// The name came before in the same game.
    #[error("the tag stands twice; the first one counts")]
    Twice,
}

/// What was found.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum FaultKind {
    /// A word where a move is expected, which is no legal move or can't be understood.
    #[error(transparent)]
    Move(#[from] SanError),
    /// A move understood although it is not written as the PGN standard's export form has it.
    #[error("written with {0}")]
    Lenient(Leniency),
    /// A word longer than the documented limit.
    #[error("expected a move, found a word of more than {limit} bytes", limit = super::MAX_TOKEN)]
    TokenTooLong,
    /// A character that has no place in movetext.
    #[error("expected a move, found a character that has no meaning here")]
    StrayCharacter,
    /// A comment was opened and not closed before the next game or the end of the text.
    #[error("the comment is not closed with `}}`")]
    UnclosedComment,
    /// A variation was opened and not closed before the next game or the end of the text.
    #[error("the variation is not closed with `)`")]
    UnclosedVariation,
    /// A parenthesis closes a variation that was never opened.
    #[error("`)` closes no variation")]
    UnopenedVariation,
    /// An opening brace inside a comment: braces do not nest in PGN.
    #[error("`{{` inside a comment: was the comment before it not closed?")]
    BraceInComment,
    /// `$` without a number from 0 to 255.
    #[error("expected a number from 0 to 255 after `$`")]
    Nag,
    /// A tag is not written as the standard says; the game is read all the same.
    #[error("{0}")]
    Tag(TagFault),
    /// The FEN tag does not describe a legal position, so no move can be played.
    #[error("the FEN tag: {0}")]
    Fen(FenError),
    /// The Variant tag names a game that is not chess under the Laws.
    #[error("the variant {0:?} is not played under the Laws of Chess")]
    Variant(String),
    /// The game has no termination marker.
    #[error("the game has no termination marker")]
    MissingResult,
    /// The termination marker is another than the Result tag says.
    #[error("the Result tag says {tag:?}, the movetext ends with {marker}")]
    ResultDisagrees {
        /// The value of the Result tag.
        tag: String,
        /// The marker at the end of the movetext.
        marker: GameResult,
    },
    /// The Result tag gives a result, the termination marker `*` gives none.
    #[error("the Result tag says {tag:?}, the movetext ends with *")]
    ResultOpen {
        /// The value of the Result tag.
        tag: String,
    },
    /// Text after the termination marker that belongs to no game.
    #[error("text after the termination marker")]
    TextAfterResult,
    /// No blank line between tags and movetext.
    #[error("no blank line between tags and moves")]
    NoBlankLine,
    /// A blank line between two moves.
    #[error("a blank line inside the moves")]
    BlankLineInMoves,
    /// A blank line between two tags.
    #[error("a blank line inside the tags")]
    BlankLineInTags,
    /// The tags start on the line on which the game before ended.
    #[error("the game starts on the line on which the one before it ends")]
    GluedGame,
    /// Lines end in a lone CR.
    #[error("lines end in CR alone")]
    LoneCarriageReturn,
    /// A `[%clk]` or `[%emt]` that can't be read as a time.
    #[error("the clock time: {0}")]
    Clock(super::ClockTextError),
    /// Text that is not UTF-8 was read in another encoding.
    #[error("not UTF-8; read as {0}")]
    Encoding(Encoding),
    /// The caller said that the text is UTF-8, and it is not.
    #[error("not UTF-8; what is not valid is read as U+FFFD")]
    NotUtf8,
    /// More moves than any game under the Laws can have.
    #[error("the game goes over {limit} plies", limit = super::MAX_PLIES)]
    TooManyPlies,
    /// More moves in all variations together than a tree holds.
    #[error("the game and its variations go over {limit} moves", limit = super::MAX_NODES)]
    TooManyNodes,
    /// A null move on the main line: the tree keeps it, though it is no move of the Laws.
    #[error("a null move is not a legal move; kept as it is")]
    NullMove,
    /// A variation before the first move of its line is an alternative to nothing.
    #[error("a variation before any move; passed over")]
    VariationWithoutMove,
    /// A run of `!` and `?` that stands for no annotation glyph.
    #[error("expected !, ?, !!, ??, !? or ?!")]
    UnknownGlyph,
    /// More comments than are kept.
    #[error("the comments of the game go over {limit} bytes; the rest is not kept", limit = super::MAX_COMMENTS)]
    TooManyComments,
}

impl FaultKind {
    /// How much it matters.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{FaultKind, Severity};
    /// assert_eq!(FaultKind::MissingResult.severity(), Severity::Note);
    /// assert_eq!(FaultKind::UnclosedVariation.severity(), Severity::Error);
    /// ```
    #[must_use]
    pub fn severity(&self) -> Severity {
        match self {
            Self::Move(_)
            | Self::TokenTooLong
            | Self::StrayCharacter
            | Self::UnclosedComment
            | Self::UnclosedVariation
            | Self::Fen(_)
            | Self::Variant(_)
            | Self::TooManyPlies
            | Self::TooManyNodes => Severity::Error,
            Self::UnopenedVariation
            | Self::BraceInComment
            | Self::Nag
            | Self::Tag(_)
            | Self::ResultDisagrees { .. }
            | Self::TextAfterResult
            | Self::Clock(_)
            | Self::NotUtf8
            | Self::UnknownGlyph
            | Self::NullMove
            | Self::VariationWithoutMove
            | Self::TooManyComments => Severity::Warning,
            Self::Lenient(_)
            | Self::ResultOpen { .. }
            | Self::MissingResult
            | Self::NoBlankLine
            | Self::BlankLineInMoves
            | Self::BlankLineInTags
            | Self::GluedGame
            | Self::LoneCarriageReturn
            | Self::Encoding(_) => Severity::Note,
        }
    }
}

/// A fault in a text, with its place.
///
/// Displays as one line for people: place, ply, token and what is wrong.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PgnError {
    /// Number of the game in the text, from 1.
    pub game: u64,
    /// Byte, line and column of the token.
    pub place: Place,
    /// The ply that was being read, from 1 for the first move; `None` in the tags.
    pub ply: Option<u32>,
    /// The token as it stands in the text, cut after 80 characters, in the encoding that the
    /// caller named or that the tags showed. Empty where the fault is that something is missing.
    pub token: String,
    /// What is wrong.
    pub kind: FaultKind,
}

impl PgnError {
    pub(crate) fn new(
        game: u64,
        place: Place,
        ply: Option<u32>,
        token: &[u8],
        encoding: Option<Encoding>,
        kind: FaultKind,
    ) -> Self {
        Self {
            game,
            place,
            ply,
            token: text::shorten(token, encoding),
            kind,
        }
    }

    /// How much it matters.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{GameReader, Severity};
    /// let game = GameReader::from_bytes(b"1. e5 *").next().unwrap()?;
    /// assert_eq!(game.error().unwrap().severity(), Severity::Error);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn severity(&self) -> Severity {
        self.kind.severity()
    }
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "game {}, {}", self.game, self.place)?;
        if let Some(ply) = self.ply {
            write!(f, ", ply {ply}")?;
        }
        if !self.token.is_empty() {
            write!(f, ", {:?}", self.token)?;
        }
        write!(f, ": {}", self.kind)
    }
}

impl core::error::Error for PgnError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.kind)
    }
}
