//! How many moves a man is from a square, when nothing stands in its way but what never moves.

use chesslaws_board::{Bitboard, Color, Role, Square, attacks};

/// Moves to a target from each square of the board.
pub(in crate::search) type Moves = [u8; 64];

/// For what can't be reached at all.
pub(in crate::search) const NEVER: u8 = 200;

/// What stands for ever, as far as can be seen at a glance.
pub(crate) struct Terrain {
    pub(crate) steady: Bitboard,
    /// Squares a king of each colour never enters.
    pub(crate) barred: [Bitboard; 2],
}

impl Terrain {
    /// Moves of a king or piece to the nearest of some squares.
    pub(in crate::search) fn to(&self, color: Color, role: Role, targets: Bitboard) -> Moves {
        let mut moves = [NEVER; 64];
        let mut open = !self.steady;
        if role == Role::King {
            open &= !self.barred[color.index()];
        }
        let mut seen = targets;
        let mut front = targets;
        let mut count = 0;
        while !front.is_empty() && count < NEVER {
            let mut next = Bitboard::EMPTY;
            for square in front {
                moves[square.index()] = count;
                next |= attacks::of(color, role, square, self.steady);
            }
            front = next & open & !seen;
            seen |= front;
            count += 1;
        }
        moves
    }

    /// Moves of a pawn: onto a square, or to its promotion and on as the promoted piece.
    pub(super) fn pawn_to(
        &self,
        color: Color,
        targets: Bitboard,
        promoted: Option<&Moves>,
    ) -> Moves {
        let mut moves = [NEVER; 64];
        for square in !(Bitboard::rank(chesslaws_board::Rank::First)
            | Bitboard::rank(chesslaws_board::Rank::Eighth))
        {
            let best = targets
                .into_iter()
                .map(|target| pawn_steps(color, square, target))
                .min()
                .unwrap_or(NEVER);
            moves[square.index()] = best.min(self.promotion(color, square, promoted));
        }
        moves
    }

    fn promotion(&self, color: Color, pawn: Square, promoted: Option<&Moves>) -> u8 {
        let Some(moves) = promoted else {
            return NEVER;
        };
        match self.way_to_promotion(color, pawn) {
            Some((last, steps)) if moves[last.index()] < NEVER => steps + 1 + moves[last.index()],
            _ => NEVER,
        }
    }

    /// Where a pawn promotes if it goes straight on, and its steps until then; `None` where something
    /// stands in its way for ever.
    pub(super) fn way_to_promotion(&self, color: Color, pawn: Square) -> Option<(Square, u8)> {
        let file = pawn.index() & 7;
        let column = 0x0101_0101_0101_0101u64 << file;
        let (last, ahead) = match color {
            Color::White => (56 + file, column & (u64::MAX << pawn.index() << 1)),
            Color::Black => (file, column & !(u64::MAX << pawn.index())),
        };
        if !(Bitboard(ahead) & self.steady).is_empty() {
            return None;
        }
        let steps = (last >> 3).abs_diff(pawn.index() >> 3) as u8;
        Some((Square::from_index(last)?, steps))
    }
}

/// Steps of a pawn to a square, those to the side dear, for they need something to take.
pub(super) fn pawn_steps(color: Color, from: Square, to: Square) -> u8 {
    let files = (from.index() & 7).abs_diff(to.index() & 7) as u8;
    let (from, to) = (from.index() as i32 >> 3, to.index() as i32 >> 3);
    let ranks = match color {
        Color::White => to - from,
        Color::Black => from - to,
    };
    if ranks < i32::from(files) {
        NEVER
    } else {
        ranks as u8 + 3 * files
    }
}
