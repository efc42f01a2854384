//! How far a position seems from a mate: what guides the search, and nothing that any proof rests on.

use chesslaws_board::{Bitboard, Color, Position, Role, Square};

/// Estimates plies to mate for one winner.
pub(super) struct Potential {
    winner: Color,
}

impl Potential {
    pub(super) const fn new(_root: &Position, winner: Color) -> Self {
        Self { winner }
    }

    /// The estimate; lower is nearer.
    pub(super) fn of(&self, position: &Position) -> u32 {
        let winner = self.winner;
        let own = position.colored(winner);
        let enemy = position.colored(!winner);
        let heavy = position.pieces(winner, Role::Queen) | position.pieces(winner, Role::Rook);
        let pawns = position.pieces(winner, Role::Pawn);
        let mut sum = 2 * enemy.len();
        let king = position.king(!winner);
        let helper = position.king(winner);
        let corners = self.corners(position);
        sum += 2 * distance_to(corners, king);
        sum += 2 * u32::from(distance(king, helper).max(2) - 2);
        if heavy.is_empty() {
            let steps = pawns
                .into_iter()
                .map(|pawn| self.steps_to_promotion(pawn))
                .min();
            sum += match steps {
                Some(steps) => 4 + 3 * steps,
                None => self.minor_need(position),
            };
        }
        sum += 10u32.saturating_sub(own.len());
        sum
    }

    fn steps_to_promotion(&self, pawn: Square) -> u32 {
        let rank = pawn.rank().index() as u32;
        match self.winner {
            Color::White => 7 - rank,
            Color::Black => rank,
        }
    }

    /// With minor pieces alone: help by the other side's men, which must not all be taken.
    fn minor_need(&self, position: &Position) -> u32 {
        let enemy = position.colored(!self.winner) & !position.pieces(!self.winner, Role::King);
        let minors = position.colored(self.winner).len() - 1;
        let mut need = 8;
        if minors < 2 {
            need += 4;
        }
        if (enemy & !position.pieces(!self.winner, Role::Queen)).is_empty() {
            need += 6;
        }
        need
    }

    fn corners(&self, position: &Position) -> Bitboard {
        let corners = Bitboard::square(Square::A1)
            | Bitboard::square(Square::H1)
            | Bitboard::square(Square::A8)
            | Bitboard::square(Square::H8);
        let bishops = position.pieces(self.winner, Role::Bishop);
        let others = position.colored(self.winner) & !bishops;
        if others.len() == 1 && !bishops.is_empty() {
            if (bishops & Bitboard::DARK).is_empty() {
                return corners & Bitboard::LIGHT;
            }
            if (bishops & Bitboard::LIGHT).is_empty() {
                return corners & Bitboard::DARK;
            }
        }
        corners
    }
}

fn distance(a: Square, b: Square) -> u8 {
    let files = (a.index() & 7).abs_diff(b.index() & 7);
    let ranks = (a.index() >> 3).abs_diff(b.index() >> 3);
    files.max(ranks) as u8
}

fn distance_to(targets: Bitboard, from: Square) -> u32 {
    targets
        .into_iter()
        .map(|target| u32::from(distance(target, from)))
        .min()
        .unwrap_or(0)
}
