//! A position in 40 bytes: all that a search has to know of it.

use chesslaws_board::{Bitboard, Color, Piece, Position, Role, Setup, Square};

/// The men in four planes, and whose move it is. Two are equal just if the positions are the same:
/// the counters are left out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Packed {
    /// Three bits of a code for each square: 1 to 6 for the roles, 7 for a rook that may castle.
    codes: [u64; 3],
    white: u64,
    /// 0 or 1 for the side to move, and above it the square of a legal en passant capture + 1.
    state: u8,
}

const CASTLING_ROOK: u64 = 7;

impl Packed {
    pub(super) fn of(position: &Position) -> Self {
        let mut codes = [0; 3];
        let castling = position.castling_rooks();
        let mut add = |code: u64, set: Bitboard| {
            for (i, plane) in codes.iter_mut().enumerate() {
                if code >> i & 1 == 1 {
                    *plane |= set.0;
                }
            }
        };
        for role in Role::ALL {
            add(role.index() as u64 + 1, position.roled(role) & !castling);
        }
        add(CASTLING_ROOK, castling);
        let passed = position.en_passant();
        let passed = passed.map_or(0, |square| square.index() as u8 + 1);
        Self {
            codes,
            white: position.colored(Color::White).0,
            state: passed << 1 | position.turn() as u8,
        }
    }

    /// The position again; `None` if this isn't one, which what was packed always is.
    pub(super) fn unpack(&self) -> Option<Position> {
        let mut setup = Setup::empty();
        let [a, b, c] = self.codes;
        for square in Bitboard(a | b | c) {
            let bit = |plane: u64| plane >> square.index() & 1;
            let code = bit(a) | bit(b) << 1 | bit(c) << 2;
            let color = match bit(self.white) {
                0 => Color::Black,
                _ => Color::White,
            };
            let role = match code {
                CASTLING_ROOK => Role::Rook,
                _ => *Role::ALL.get((code as usize).checked_sub(1)?)?,
            };
            setup.place(square, Piece { color, role });
            if code == CASTLING_ROOK {
                setup.castling |= Bitboard::square(square);
            }
        }
        setup.turn = Color::ALL[usize::from(self.state & 1)];
        let passed = usize::from(self.state >> 1);
        setup.en_passant = passed.checked_sub(1).and_then(Square::from_index);
        Position::try_from(setup).ok()
    }

    pub(super) fn hash(&self) -> u64 {
        let [a, b, c] = self.codes;
        [b, c, self.white, u64::from(self.state)]
            .into_iter()
            .fold(a, |hash, word| {
                let mixed = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                mixed ^ mixed >> 29
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Castling rights and a capture in passing come back, and make positions differ.
    #[test]
    fn a_position_comes_back_from_its_planes() {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
            "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1",
            "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1",
        ];
        let positions = fens.map(|fen| fen.parse::<Position>().expect("a legal position"));
        for (i, position) in positions.iter().enumerate() {
            let packed = Packed::of(position);
            let back = packed.unpack().expect("the same position");
            assert!(back.is_same_position(position), "{}", fens[i]);
            let same = |other: &&Position| Packed::of(other) == packed;
            assert_eq!(positions.iter().filter(same).count(), 1, "{}", fens[i]);
        }
        assert!(size_of::<Packed>() <= 40);
    }
}
