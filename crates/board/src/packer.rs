//! Positions in 32 bytes, one after the other, of which each differs little from the one before.

use crate::packed::{BLACK_KING, BLACK_KING_TO_MOVE, MEN, code_of, join};
use crate::{Bitboard, Color, PackError, PackedPosition, Position, Role, Square};

/// Packs many positions. Only the men that have changed since the position packed before are looked
/// at again, which is quicker than `PackedPosition::try_from` for the positions of a game.
///
/// ```
/// use chesslaws_board::{PackedPosition, Position, PositionPacker};
///
/// let mut packer = PositionPacker::new();
/// let mut position = Position::startpos();
/// for uci in ["e2e4", "c7c5", "g1f3"] {
///     position.play(position.parse_uci(uci)?).expect("parsed moves are legal");
///     assert_eq!(packer.pack(&position), PackedPosition::try_from(&position));
/// }
/// # Ok::<(), chesslaws_board::UciError>(())
/// ```
#[derive(Debug, Clone)]
pub struct PositionPacker {
    /// What stood where in the position packed last.
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
    /// The castling rooks and the pawn that had just advanced two squares.
    marked: Bitboard,
    /// The code of the man on each square; zero from 64 on.
    codes: [u8; 128],
}

impl Default for PositionPacker {
    fn default() -> Self {
        Self::new()
    }
}

impl PositionPacker {
    /// A packer that has packed nothing yet.
    ///
    /// ```
    /// use chesslaws_board::{Position, PositionPacker};
    /// assert!(PositionPacker::new().pack(&Position::startpos()).is_ok());
    /// ```
    #[must_use]
    pub const fn new() -> Self {
        Self {
            roles: [Bitboard::EMPTY; 6],
            colors: [Bitboard::EMPTY; 2],
            marked: Bitboard::EMPTY,
            codes: [0; 128],
        }
    }

    /// The position in 32 bytes, as `PackedPosition::try_from` gives them.
    ///
    /// # Errors
    ///
    /// [`PackError`] if there are more than 32 men.
    ///
    /// ```
    /// use chesslaws_board::{PackError, Position, PositionPacker};
    /// let crowd: Position = "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/K6k b - - 0 1".parse()?;
    /// assert_eq!(PositionPacker::new().pack(&crowd), Err(PackError { men: 34 }));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    pub fn pack(&mut self, position: &Position) -> Result<PackedPosition, PackError> {
        let men = position.occupied().len();
        if men > MEN {
            return Err(PackError { men });
        }
        self.take_over(position);
        let mut rest = position.occupied().0;
        let codes = [self.sixteen(&mut rest), self.sixteen(&mut rest)];
        Ok(join(position, codes))
    }

    /// Looks again at what has changed.
    fn take_over(&mut self, position: &Position) {
        let pushed = position.double_push().map(Square::of_pushed_pawn);
        let marked = position.castling_rooks() | pushed.map_or(Bitboard::EMPTY, Bitboard::square);
        let mut changed = self.marked ^ marked;
        self.marked = marked;
        for (role, known) in Role::ALL.into_iter().zip(&mut self.roles) {
            changed |= *known ^ position.roled(role);
            *known = position.roled(role);
        }
        for (color, known) in Color::ALL.into_iter().zip(&mut self.colors) {
            changed |= *known ^ position.colored(color);
            *known = position.colored(color);
        }
        for square in changed {
            self.codes[square.index()] = code_of(position, square);
        }
        // The code of this one tells whose move it is.
        let king = position.king(Color::Black);
        self.codes[king.index()] = match position.turn() {
            Color::White => BLACK_KING,
            Color::Black => BLACK_KING_TO_MOVE,
        };
    }

    /// The codes of the first sixteen men of `rest`, four bits each, and those men taken from it. No
    /// branch depends on how many there are.
    #[inline(always)]
    fn sixteen(&self, rest: &mut u64) -> u64 {
        let mut codes = 0;
        for place in 0..16 {
            codes |= u64::from(self.codes[(rest.trailing_zeros() & 127) as usize]) << (4 * place);
            *rest &= rest.wrapping_sub(1);
        }
        codes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random_games::each_position;

    #[test]
    fn packs_what_is_packed_from_nothing() {
        let mut packer = PositionPacker::new();
        let starts = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "4k3/P6p/8/8/8/8/p6P/4K3 w - - 98 1234567890",
            "1r2k1r1/pppppppp/8/8/8/8/PPPPPPPP/1R2K1RR w GBgb - 0 1",
            "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQ1/8/8/8/K6k b - - 0 1",
            "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/K6k b - - 0 1",
            "4k3/8/8/2p5/3P4/8/8/R3K2R w KQ - 4294967295 4294967295",
        ];
        each_position(&starts, 11, |position| {
            let packed = PackedPosition::try_from(position);
            assert_eq!(packer.pack(position), packed, "{position}");
        });
    }
}
