//! What a move costs on the way to a mate: the second guide of the search, which follows lines of
//! useful moves to any depth. Like the first it is a guess, and no proof rests on it.

use chesslaws_board::{Bitboard, Color, Move, Position, Role, Square};

const PLAIN: u32 = 2;
const SPOILING: u32 = 8;

/// Prices moves for one winner, towards a mate in one corner.
pub(super) struct Price {
    winner: Color,
    corner: Square,
}

impl Price {
    pub(super) fn new(root: &Position, winner: Color) -> Self {
        let bishops = root.roled(Role::Bishop);
        let own = bishops & root.colored(winner);
        let dark = !(own & Bitboard::DARK).is_empty()
            || (own.is_empty() && !(bishops & Bitboard::LIGHT).is_empty());
        let corners = if dark {
            [Square::A1, Square::H8]
        } else {
            [Square::H1, Square::A8]
        };
        // The far side of the board is where the winner's pawns promote.
        let corner = match winner {
            Color::White => corners[1],
            Color::Black => corners[0],
        };
        Self { winner, corner }
    }

    /// The price of a move, and whether it is progress, after which a plain reply is free.
    pub(super) fn of(&self, position: &Position, move_: Move, after_progress: bool) -> (u32, bool) {
        let role = position.role_at(move_.from()).unwrap_or(Role::King);
        let nearer = self.nearer(position, role, move_);
        let takes = position.is_capture(move_);
        if position.turn() == self.winner {
            let progress = takes || role == Role::Pawn || nearer;
            return (if progress { 0 } else { PLAIN }, progress);
        }
        if nearer {
            return (0, true);
        }
        if takes || role == Role::Pawn {
            return (SPOILING, false);
        }
        (if after_progress { 0 } else { PLAIN }, false)
    }

    fn nearer(&self, position: &Position, role: Role, move_: Move) -> bool {
        let goal = match (role, position.turn() == self.winner) {
            (Role::King, true) => 2,
            (Role::King, false) => 0,
            (Role::Knight, true) => 3,
            (Role::Knight, false) => 1,
            _ => return false,
        };
        let off = |square| distance(self.corner, square).abs_diff(goal);
        off(move_.to()) < off(move_.from())
    }
}

fn distance(a: Square, b: Square) -> u32 {
    let files = (a.index() & 7).abs_diff(b.index() & 7);
    let ranks = (a.index() >> 3).abs_diff(b.index() >> 3);
    files.max(ranks) as u32
}
