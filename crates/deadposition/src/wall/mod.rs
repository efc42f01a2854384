//! Blocked structures as data: what a proof of blockage consists of.

pub(crate) mod ending;
pub(crate) mod explore;
pub(crate) mod layer;
mod leaving;
pub(crate) mod mate;

use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Role};

/// A proof that a structure is blocked: a family of [`Layer`]s such that no legal move leads out of
/// the family and none of its layers admits a checkmate.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Wall {
    layers: Vec<Layer>,
}

/// All positions with the same pawns and the same men, each man somewhere on its own squares.
///
/// Captures, pawn moves and promotions lead to another layer; every other move stays. Where the side
/// to move is known, all its moves lead to other layers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Layer {
    /// Whose move it is; `None` if it may be either side's.
    pub turn: Option<Color>,
    /// The pawns of White and of Black, exactly where they stand.
    pub pawns: [Bitboard; 2],
    /// Rooks with which castling may still be allowed.
    pub castling: Bitboard,
    /// The kings and pieces, all of them on the board.
    pub men: Vec<Man>,
}

/// A king or piece in a [`Layer`], and every square on which it can ever stand there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Man {
    /// Whose man it is.
    pub color: Color,
    /// Its kind, never a pawn.
    pub role: Role,
    /// The squares it may stand on while the layer lasts.
    pub squares: Bitboard,
}

impl Wall {
    /// A family of layers, as yet unproved.
    #[must_use]
    pub const fn new(layers: Vec<Layer>) -> Self {
        Self { layers }
    }

    /// The layers of the family.
    #[must_use]
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// Whether one of the layers contains the position.
    #[must_use]
    pub fn covers(&self, position: &Position) -> bool {
        self.layers.iter().any(|layer| layer.covers(position))
    }
}

impl Layer {
    /// Whether the position is one of this layer: the side to move, if that is known, the same pawns, no en passant capture, no castling
    /// right beyond those of the layer, and the same men, each on its squares.
    #[must_use]
    pub fn covers(&self, position: &Position) -> bool {
        let pawns = [
            position.pieces(Color::White, Role::Pawn),
            position.pieces(Color::Black, Role::Pawn),
        ];
        let occupied = position.occupied() & !(pawns[0] | pawns[1]);
        if self.pawns != pawns
            || self.turn.is_some_and(|turn| turn != position.turn())
            || position.en_passant().is_some()
            || !(position.castling_rooks() & !self.castling).is_empty()
            || occupied.len() as usize != self.men.len()
        {
            return false;
        }
        let mut seats = Vec::with_capacity(self.men.len());
        for square in occupied {
            let Some(piece) = position.piece_at(square) else {
                return false;
            };
            let mut fitting = 0u64;
            for (i, man) in self.men.iter().enumerate().take(64) {
                if man.color == piece.color
                    && man.role == piece.role
                    && man.squares.contains(square)
                {
                    fitting |= 1 << i;
                }
            }
            seats.push(fitting);
        }
        matches_distinct(&mut seats)
    }
}

/// Whether every set can be given an element of its own.
pub(crate) fn matches_distinct(sets: &mut [u64]) -> bool {
    let mut owners = [u8::MAX; 64];
    (0..sets.len()).all(|i| {
        let mut seen = 0;
        assign(sets, i, &mut owners, &mut seen)
    })
}

/// Finds an element for set `i`, moving earlier sets to other elements where needed.
fn assign(sets: &[u64], i: usize, owners: &mut [u8; 64], seen: &mut u64) -> bool {
    let mut choices = sets[i];
    while choices != 0 {
        let choice = choices.trailing_zeros() as usize;
        choices &= choices - 1;
        if *seen & 1 << choice != 0 {
            continue;
        }
        *seen |= 1 << choice;
        let owner = owners[choice];
        if owner == u8::MAX || assign(sets, owner as usize, owners, seen) {
            owners[choice] = i as u8;
            return true;
        }
    }
    false
}
