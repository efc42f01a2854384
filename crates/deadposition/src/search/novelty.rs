//! What has been seen before: a man on a square, or two men on two squares, among positions with the same
//! pawns and men. A guess only, for bits are shared; no proof rests on it.

use alloc::vec;
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Position, Square};

/// Bits for what has been seen.
const BITS: usize = 1 << 21;
/// In the place of the other man, where there is none.
const ALONE: u64 = (1 << 10) - 1;

pub(super) struct Novelty {
    seen: Vec<u64>,
}

impl Novelty {
    pub(super) fn new() -> Self {
        Self {
            seen: vec![0; BITS / 64],
        }
    }

    /// 0 if the man that has gone to a square has never stood there before with the same pawns and men, 1
    /// if not while some other man stood where it does now, `None` if nothing is new.
    pub(super) fn of(&mut self, layer: u32, position: &Position, to: Square) -> Option<u32> {
        let man = |square: Square| {
            let piece = position.piece_at(square);
            let kind = piece.map_or(0, |piece| piece.color.index() * 6 + piece.role.index());
            (kind * 64 + square.index()) as u64
        };
        let key = (u64::from(layer) << 1 | position.turn() as u64) << 10 | man(to);
        let mut pair = false;
        for square in position.occupied() & !Bitboard::square(to) {
            pair |= self.is_new(key << 10 | man(square));
        }
        if self.is_new(key << 10 | ALONE) {
            Some(0)
        } else {
            pair.then_some(1)
        }
    }

    /// Notes a fact; whether it wasn't known.
    fn is_new(&mut self, fact: u64) -> bool {
        let hash = fact.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        let hash = (hash ^ hash >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32;
        let bit = hash as usize % BITS;
        let new = self.seen[bit / 64] >> (bit % 64) & 1 == 0;
        self.seen[bit / 64] |= 1 << (bit % 64);
        new
    }
}
