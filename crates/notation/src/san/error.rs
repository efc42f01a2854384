//! Why a written move is not a legal move.

use super::Leniency;
use alloc::string::String;
use chesslaws_board::{Bitboard, Color, Role, Side, Square};
use core::fmt;
use thiserror::Error;

/// What a parser expected at the byte where it gave up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Expected {
    /// The start of a move.
    Move,
    /// A file from a to h.
    File,
    /// A rank from 1 to 8.
    Rank,
    /// The square of origin after a letter for the pawn, which in some languages stands for
    /// another piece.
    PawnOrigin,
    /// The square the move goes to.
    Destination,
    /// One of queen, rook, bishop and knight.
    PromotionPiece,
    /// Check sign, `!?` or nothing more.
    End,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Move => "a piece letter, a file or castling",
            Self::File => "a file from a to h",
            Self::Rank => "a rank from 1 to 8",
            Self::PawnOrigin => "the square of origin after a letter for the pawn",
            Self::Destination => "the square the move goes to",
            Self::PromotionPiece => "the letter of a queen, rook, bishop or knight",
            Self::End => "a check sign or the end of the move",
        })
    }
}

/// Why a move that is well written is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum IllegalSan {
    /// No piece of that kind and origin is on the board.
    #[error("{color} has no such {role}", color = color_name(*.color))]
    NoSuchPiece {
        /// The player who is to move.
        color: Color,
        /// The kind of piece.
        role: Role,
    },
    /// The square of origin is empty or holds a piece of the opponent.
    #[error("{color} has no piece on {from}", color = color_name(*.color))]
    NoPieceOn {
        /// The player who is to move.
        color: Color,
        /// The square of origin.
        from: Square,
    },
    /// A piece of the same player stands on the square.
    #[error("{to} is occupied by a piece of the same player")]
    OwnPiece {
        /// The square of destination.
        to: Square,
    },
    /// No piece of that kind and origin moves there.
    #[error("no such {role} can go to {to}")]
    OutOfReach {
        /// The kind of piece.
        role: Role,
        /// The square of destination.
        to: Square,
    },
    /// The move would leave or put the player's own king in check (Laws 3.9).
    #[error("the king would be in check")]
    KingInCheck,
    /// The text says `e.p.` and the move is no capture en passant (Laws 3.7.4).
    #[error("this is no capture en passant")]
    NotEnPassant,
    /// Castling is not possible on that side now (Laws 3.8.2).
    #[error("castling on the {} is not possible", side_name(*.side))]
    Castling {
        /// The side.
        side: Side,
    },
}

const fn color_name(color: Color) -> &'static str {
    match color {
        Color::White => "White",
        Color::Black => "Black",
    }
}

const fn side_name(side: Side) -> &'static str {
    match side {
        Side::King => "king's side",
        Side::Queen => "queen's side",
    }
}

/// Why a token is not a legal move.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_notation::{San, SanErrorKind};
///
/// let start = Position::startpos();
/// let error = San::parse("Кf3".as_bytes()).unwrap_err();
/// assert_eq!(error.kind(), SanErrorKind::Unreadable);
/// let error = San::parse(b"Qd3").unwrap().resolve(&start).unwrap_err();
/// assert_eq!(error.kind(), SanErrorKind::Illegal);
/// assert_eq!(error.to_string(), "illegal: no such queen can go to d3");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum SanError {
    /// The token is not a move in any notation that is understood.
    #[error("not understood as a move: expected {expected} at byte {at}")]
    NotUnderstood {
        /// Offset in the token, in bytes, of what was not understood.
        at: usize,
        /// What would have been understood there.
        expected: Expected,
    },
    /// The token says that no move is made.
    #[error("a null move is not a legal move")]
    NullMove,
    /// The move is not legal in the position.
    #[error("illegal: {0}")]
    Illegal(#[from] IllegalSan),
    /// More than one piece can go there.
    #[error("ambiguous: the pieces on {} can go there", squares(*.candidates))]
    Ambiguous {
        /// Where the pieces stand.
        candidates: Bitboard,
    },
    /// A pawn reaches the last rank and the text does not say what it becomes (Laws 3.7.5).
    #[error("illegal: the pawn reaches the last rank and becomes nothing")]
    PromotionMissing,
    /// The text promotes what can't be promoted there.
    #[error("illegal: nothing is promoted by this move")]
    PromotionOutOfPlace,
    /// A pawn can't become a king or a pawn (Laws 3.7.5).
    #[error("illegal: a pawn can't become a {role}")]
    PromotionTo {
        /// What the text says.
        role: Role,
    },
    /// Understood, but written in a way that the reader was told not to accept.
    #[error("not accepted: written with {0}")]
    NotAccepted(Leniency),
}

fn squares(set: Bitboard) -> String {
    let mut names = String::new();
    for square in set {
        if !names.is_empty() {
            names.push_str(", ");
        }
        names.push_str(&alloc::format!("{square}"));
    }
    names
}

/// The three ways in which a token fails to be a move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SanErrorKind {
    /// It can't be understood.
    Unreadable,
    /// It is understood and not legal.
    Illegal,
    /// It is understood in more than one way.
    Ambiguous,
}

impl SanError {
    /// Which of the three it is.
    ///
    /// ```
    /// use chesslaws_notation::{SanError, SanErrorKind};
    /// assert_eq!(SanError::NullMove.kind(), SanErrorKind::Illegal);
    /// ```
    #[must_use]
    pub const fn kind(&self) -> SanErrorKind {
        match self {
            Self::NotUnderstood { .. } | Self::NotAccepted(_) => SanErrorKind::Unreadable,
            Self::Ambiguous { .. } => SanErrorKind::Ambiguous,
            Self::NullMove
            | Self::Illegal(_)
            | Self::PromotionMissing
            | Self::PromotionOutOfPlace
            | Self::PromotionTo { .. } => SanErrorKind::Illegal,
        }
    }
}
