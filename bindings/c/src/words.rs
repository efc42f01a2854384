//! The words of the field as C programs say them. An entry takes every enumeration as a
//! `uint32_t` and refuses a number that is none of it.

use crate::color::{chesslaws_color, nth};
use crate::status::{Failure, chesslaws_status};
use facade::board::{CastlingForm, Role, Side, Square};

/// A kind of piece.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_role {
    /// No piece: an empty square, a move without promotion.
    None = 0,
    /// A pawn.
    Pawn = 1,
    /// A knight.
    Knight = 2,
    /// A bishop.
    Bishop = 3,
    /// A rook.
    Rook = 4,
    /// A queen.
    Queen = 5,
    /// A king.
    King = 6,
}

/// What stands on a square.
#[repr(C)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct chesslaws_piece {
    /// The kind; `CHESSLAWS_ROLE_NONE` on an empty square.
    pub role: chesslaws_role,
    /// Whose it is; without meaning on an empty square.
    pub color: chesslaws_color,
}

/// A side of the board, as castling means it.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_side {
    /// The h-side: castling short.
    King = 0,
    /// The a-side: castling long.
    Queen = 1,
}

/// How castling is written in UCI. Both are understood in reading.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_castling {
    /// `e1g1`: the square where the king arrives. Castling that is not from the standard array is
    /// written as king takes rook all the same.
    KingArrival = 0,
    /// `e1h1`: the square of the rook, as Chess960 needs it.
    KingTakesRook = 1,
}

/// A square: file plus eight times rank, both from 0. a1 is 0, h1 is 7, h8 is 63.
pub type chesslaws_square = u8;

/// No square.
pub const CHESSLAWS_NO_SQUARE: chesslaws_square = 64;

impl From<Option<Role>> for chesslaws_role {
    fn from(role: Option<Role>) -> Self {
        match role {
            None => Self::None,
            Some(Role::Pawn) => Self::Pawn,
            Some(Role::Knight) => Self::Knight,
            Some(Role::Bishop) => Self::Bishop,
            Some(Role::Rook) => Self::Rook,
            Some(Role::Queen) => Self::Queen,
            Some(Role::King) => Self::King,
        }
    }
}

pub(crate) fn side(number: u32) -> Result<Side, Failure> {
    nth(&Side::ALL, number, "a side")
}

pub(crate) fn square(number: u32) -> Result<Square, Failure> {
    nth(&Square::ALL, number, "a square")
}

pub(crate) fn castling(number: u32) -> Result<CastlingForm, Failure> {
    let forms = [CastlingForm::KingArrival, CastlingForm::KingTakesRook];
    nth(&forms, number, "a way of writing castling")
}

pub(crate) fn role(number: u32) -> Result<Role, Failure> {
    let number = number.checked_sub(1).unwrap_or(u32::MAX);
    nth(&Role::ALL, number, "a kind of piece").map_err(|_| {
        Failure::new(
            chesslaws_status::InvalidArgument,
            format_args!(
                "expected a chesslaws_role from 1 to 6, found {}",
                number.wrapping_add(1)
            ),
        )
    })
}

/// What a pawn becomes, if anything.
pub(crate) fn promotion(number: u32) -> Result<Option<Role>, Failure> {
    Ok(Some(match number {
        0 => return Ok(None),
        2 => Role::Knight,
        3 => Role::Bishop,
        4 => Role::Rook,
        5 => Role::Queen,
        _ => {
            return Err(Failure::new(
                chesslaws_status::InvalidArgument,
                format_args!(
                    "expected what a pawn may become, 2 to 5, or 0 for nothing; found {number}"
                ),
            ));
        }
    }))
}

pub(crate) fn number_of(square: Option<Square>) -> chesslaws_square {
    square.map_or(CHESSLAWS_NO_SQUARE, |square| {
        u8::try_from(square.index()).unwrap_or(CHESSLAWS_NO_SQUARE)
    })
}
