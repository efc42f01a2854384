//! The initial position, written down: every game begins with it.

use super::Position;
use crate::{Bitboard, Color, File, Rank};

impl Position {
    /// The initial position (article 2.3).
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert_eq!(Position::startpos().legal_moves().len(), 20);
    /// ```
    #[must_use]
    pub const fn startpos() -> Self {
        const ENDS: u64 = Bitboard::rank(Rank::First).0 | Bitboard::rank(Rank::Eighth).0;
        const PAWNS: u64 = Bitboard::rank(Rank::Second).0 | Bitboard::rank(Rank::Seventh).0;
        const fn on(file: File) -> u64 {
            Bitboard::file(file).0 & ENDS
        }
        let rooks = on(File::A) | on(File::H);
        let knights = on(File::B) | on(File::G);
        let bishops = on(File::C) | on(File::F);
        Self {
            roles: [
                Bitboard(PAWNS),
                Bitboard(knights),
                Bitboard(bishops),
                Bitboard(rooks),
                Bitboard(on(File::D)),
                Bitboard(on(File::E)),
            ],
            colors: [Bitboard(0xffff), Bitboard(0xffff << 48)],
            castling: Bitboard(rooks),
            // The first of the examples in the description of the Polyglot format.
            hash: 0x463b_9618_1691_fc9c,
            halfmove_clock: 0,
            fullmove_number: 1,
            turn: Color::White,
            en_passant: None,
            double_push: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Setup;

    #[test]
    fn it_is_what_its_set_up_gives() {
        assert_eq!(
            Position::startpos(),
            Position::from_valid(&Setup::startpos())
        );
    }
}
