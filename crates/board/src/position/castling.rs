//! Castling: which way it goes, and whether it can be played now.

use super::{Position, Side, home_rank, side_of};
use crate::{Bitboard, Color, Move, Role, Square, attacks};

/// What threatens a castling of a king from one square to one side: the squares that the king
/// crosses or reaches, and the squares from which each kind of piece can attack one of them.
struct Path {
    squares: u64,
    knights: u64,
    kings: u64,
    /// On an empty board.
    straight: u64,
    diagonal: u64,
}

/// By colour, side, and file of the king.
static PATHS: [[[Path; 8]; 2]; 2] = {
    let mut paths = [const { [const { [const { Path::EMPTY }; 8] }; 2] }; 2];
    let mut file = 0;
    while file < 8 {
        let mut color = 0;
        while color < 2 {
            let rank = home_rank(Color::ALL[color]) as usize * 8;
            paths[color][0][file] = Path::new(rank + file, rank + Side::King.king_file() as usize);
            paths[color][1][file] = Path::new(rank + file, rank + Side::Queen.king_file() as usize);
            color += 1;
        }
        file += 1;
    }
    paths
};

impl Path {
    const EMPTY: Self = Self {
        squares: 0,
        knights: 0,
        kings: 0,
        straight: 0,
        diagonal: 0,
    };

    const fn new(king: usize, king_to: usize) -> Self {
        let mut path = Self::EMPTY;
        let mut square = if king < king_to { king + 1 } else { king_to };
        let last = if king > king_to { king - 1 } else { king_to };
        while square <= last {
            path.squares |= 1 << square;
            path.knights |= attacks::KNIGHT[square];
            path.kings |= attacks::KING[square];
            path.straight |= attacks::ROOK_LINES[square];
            path.diagonal |= attacks::BISHOP_LINES[square];
            square += 1;
        }
        path
    }
}

/// The squares of one rank from the lowest to the highest of `ends`.
#[inline]
const fn span(ends: Bitboard) -> Bitboard {
    let above_low = !0u64 << (ends.0.trailing_zeros() & 63);
    let below_high = !0u64 >> (ends.0.leading_zeros() & 63);
    Bitboard(above_low & below_high)
}

impl Position {
    /// Whether the side to move, not in check, may castle with this rook: nothing in the way, and no
    /// square that the king crosses or reaches attacked (article 3.8.2.2, Guidelines II.3.2 of 2023).
    #[inline]
    pub(super) fn is_castling_safe(&self, king: Square, rook: Square) -> bool {
        let side = side_of(king, rook);
        let rank = home_rank(self.turn);
        let king_to = Square::new(side.king_file(), rank);
        let rook_to = Square::new(side.rook_file(), rank);
        let movers = Bitboard::square(king) | Bitboard::square(rook);
        let arrivals = Bitboard::square(king_to) | Bitboard::square(rook_to);
        let others = self.occupied() & !movers;
        // The two ways meet, since the arrival squares lie side by side: all squares from the first
        // to the last of the four must be free.
        (span(movers | arrivals) & others).is_empty()
            && !self.is_castling_attacked(king, side, king_to, others | arrivals)
    }

    /// Whether a square that the king crosses or reaches is attacked. `after` is what is occupied
    /// once both have moved.
    #[inline]
    fn is_castling_attacked(
        &self,
        king: Square,
        side: Side,
        king_to: Square,
        after: Bitboard,
    ) -> bool {
        let path = &PATHS[self.turn.index()][side as usize][king.index() & 7];
        let them = self.colored(!self.turn);
        let pawns = self.roled(Role::Pawn) & them;
        let knights = self.roled(Role::Knight) & them;
        let their_king = self.roled(Role::King) & them;
        let steppers = self.attacked_by_pawns(pawns).0 & path.squares
            | knights.0 & path.knights
            | their_king.0 & path.kings;
        if steppers != 0 {
            return true;
        }
        let queens = self.roled(Role::Queen);
        let straight = (self.roled(Role::Rook) | queens) & them;
        let diagonal = (self.roled(Role::Bishop) | queens) & them;
        let squares = Bitboard(path.squares);
        // The king is no shelter for the squares behind it, while the rook still is.
        let crossed = self.occupied() ^ Bitboard::square(king);
        let reaches = |attacked: Bitboard| !(attacked & squares).is_empty();
        (straight & Bitboard(path.straight))
            .into_iter()
            .any(|slider| reaches(attacks::rook(slider, crossed)))
            || (diagonal & Bitboard(path.diagonal))
                .into_iter()
                .any(|slider| reaches(attacks::bishop(slider, crossed)))
            || self.is_uncovered(king_to, straight, after)
    }

    /// Whether the castling rook has left the king open to a piece on its own rank, as can happen in
    /// Chess960.
    #[inline]
    fn is_uncovered(&self, king_to: Square, straight: Bitboard, after: Bitboard) -> bool {
        let on_rank = straight & Bitboard::rank(home_rank(self.turn));
        !on_rank.is_empty() && !(attacks::rook(king_to, after) & on_rank).is_empty()
    }

    /// The squares that these pawns of the side not to move attack.
    #[inline]
    fn attacked_by_pawns(&self, pawns: Bitboard) -> Bitboard {
        use super::generate::{forward_east, forward_west};
        match self.turn {
            Color::White => forward_east::<false>(pawns) | forward_west::<false>(pawns),
            Color::Black => forward_east::<true>(pawns) | forward_west::<true>(pawns),
        }
    }

    /// Castling on `side` if it can be played now.
    ///
    /// ```
    /// use chesslaws_board::{Position, Side};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// assert_eq!(position.castling_move(Side::King).map(|m| m.to_string()).as_deref(), Some("e1h1"));
    /// assert_eq!(position.castling_move(Side::Queen), None);
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn castling_move(&self, side: Side) -> Option<Move> {
        let king = self.king(self.turn);
        let rook = self.castling_rook(self.turn, side)?;
        (!self.is_check() && self.is_castling_safe(king, rook)).then(|| Move::new(king, rook, None))
    }
}
