//! The random numbers behind [`Position::hash`](crate::Position::hash).
//!
//! They are the numbers of the Polyglot format, so that the same key also opens opening books.

use crate::polyglot::RANDOM;
use crate::position::side_of;
use crate::{Color, File, Position, Role, Square};

/// By role, colour and square.
static PIECES: [[[u64; 64]; 2]; 6] = {
    let mut keys = [[[0; 64]; 2]; 6];
    let mut role = 0;
    while role < 6 {
        let mut square = 0;
        while square < 64 {
            // Polyglot puts the black piece of each kind first.
            keys[role][Color::White as usize][square] = RANDOM[(2 * role + 1) * 64 + square];
            keys[role][Color::Black as usize][square] = RANDOM[2 * role * 64 + square];
            square += 1;
        }
        role += 1;
    }
    keys
};

const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;

/// White has the move.
pub(crate) const TURN: u64 = RANDOM_TURN;
const RANDOM_TURN: u64 = 0xf8d6_26aa_af27_8509;

#[inline]
pub(crate) fn piece(color: Color, role: Role, square: Square) -> u64 {
    PIECES[role.index()][color.index()][square.index()]
}

#[inline]
pub(crate) fn en_passant(file: File) -> u64 {
    RANDOM[EN_PASSANT + file.index()]
}

#[inline]
pub(crate) fn castling(color: Color, king: Square, rook: Square) -> u64 {
    RANDOM[CASTLING + 2 * color.index() + side_of(king, rook) as usize]
}

/// The key worked out from nothing.
pub(crate) fn of(position: &Position) -> u64 {
    let mut key = 0;
    for color in Color::ALL {
        for role in Role::ALL {
            for square in position.pieces(color, role) {
                key ^= piece(color, role, square);
            }
        }
        for rook in position.castling_rooks() & position.colored(color) {
            key ^= castling(color, position.king(color), rook);
        }
    }
    if let Some(square) = position.en_passant() {
        key ^= en_passant(square.file());
    }
    if position.turn() == Color::White {
        key ^= TURN;
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_turn_key_is_the_last_of_the_format() {
        assert_eq!(TURN, RANDOM[780]);
    }
}
