//! Random values for fuzzers, for the feature `arbitrary`.

use crate::{Bitboard, Color, File, Move, Piece, Position, Rank, Role, Setup, Square};
use arbitrary::{Arbitrary, Result, Unstructured};

fn color(u: &mut Unstructured<'_>) -> Result<Color> {
    Ok(*u.choose(&Color::ALL)?)
}

impl<'a> Arbitrary<'a> for Square {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(*u.choose(&Self::ALL)?)
    }
}

impl<'a> Arbitrary<'a> for File {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(*u.choose(&Self::ALL)?)
    }
}

impl<'a> Arbitrary<'a> for Rank {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(*u.choose(&Self::ALL)?)
    }
}

impl<'a> Arbitrary<'a> for Role {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(*u.choose(&Self::ALL)?)
    }
}

impl<'a> Arbitrary<'a> for Bitboard {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self(u.arbitrary()?))
    }
}

impl<'a> Arbitrary<'a> for Piece {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self {
            color: color(u)?,
            role: u.arbitrary()?,
        })
    }
}

/// Any move that has a form, legal somewhere or not.
impl<'a> Arbitrary<'a> for Move {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        Ok(Self::new(u.arbitrary()?, u.arbitrary()?, u.arbitrary()?))
    }
}

/// Any placement with any claims, playable or not.
impl<'a> Arbitrary<'a> for Setup {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut setup = Self::empty();
        for _ in 0..u.int_in_range(0..=64)? {
            setup.place(u.arbitrary()?, u.arbitrary()?);
        }
        setup.castling = u.arbitrary()?;
        setup.en_passant = u.arbitrary()?;
        setup.halfmove_clock = u.arbitrary()?;
        setup.fullmove_number = u.arbitrary()?;
        setup.turn = color(u)?;
        Ok(setup)
    }
}

/// A position that a game can reach: one of the 960 starting positions, and up to 100 legal moves.
impl<'a> Arbitrary<'a> for Position {
    fn arbitrary(u: &mut Unstructured<'a>) -> Result<Self> {
        let mut position = Self::chess960(u.int_in_range(0..=959)?).unwrap_or_default();
        for _ in 0..u.int_in_range(0..=100)? {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position.play_unchecked(*u.choose(&moves)?);
        }
        Ok(position)
    }
}
