//! Where the generator puts the moves it finds.
//!
//! One generator serves counting, listing, playing and asking whether there is a move at all: each
//! of them is a [`Sink`], chosen at compile time. Moves arrive as sets, so that counting is adding
//! up population counts and never sees a single move.

use super::{MoveSet, Position};
use crate::moves::MoveList;
use crate::{Bitboard, Move, Role, Square};
use core::ops::ControlFlow;

/// Pawn moves that share one step: the arrival squares, and how far back the origins lie.
#[derive(Clone, Copy)]
pub(super) struct PawnStep {
    pub(super) to: Bitboard,
    pub(super) offset: i8,
}

impl PawnStep {
    #[inline]
    pub(super) fn origin(self, to: Square) -> Square {
        Square::wrap((to.index() as i32 - i32::from(self.offset)) as u32)
    }
}

/// Receives the legal moves of a position. Each method returns `true` to stop the generator.
pub(super) trait Sink {
    /// Only numbers matter: sliders may be reported together, whatever their role.
    const COUNTS_ONLY: bool = false;

    /// Pushes and captures that don't promote.
    fn pawns(&mut self, step: PawnStep) -> bool;
    /// Moves to the last rank: four for each arrival square.
    fn promotions(&mut self, step: PawnStep) -> bool;
    /// A capture en passant.
    fn en_passant(&mut self, from: Square, to: Square) -> bool;
    /// The moves of one piece other than a pawn.
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) -> bool;
    /// Castling, as king takes rook.
    fn castling(&mut self, king: Square, rook: Square) -> bool;
}

/// Adds up the number of moves.
pub(super) struct Count(pub(super) u32);

impl Sink for Count {
    const COUNTS_ONLY: bool = true;

    #[inline]
    fn pawns(&mut self, step: PawnStep) -> bool {
        self.0 += step.to.len();
        false
    }

    #[inline]
    fn promotions(&mut self, step: PawnStep) -> bool {
        self.0 += 4 * step.to.len();
        false
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) -> bool {
        self.0 += 1;
        false
    }

    #[inline]
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) -> bool {
        self.0 += to.len();
        false
    }

    #[inline]
    fn castling(&mut self, _: Square, _: Square) -> bool {
        self.0 += 1;
        false
    }
}

/// Stops at the first move.
pub(super) struct Any;

impl Sink for Any {
    const COUNTS_ONLY: bool = true;

    #[inline]
    fn pawns(&mut self, step: PawnStep) -> bool {
        !step.to.is_empty()
    }

    #[inline]
    fn promotions(&mut self, step: PawnStep) -> bool {
        !step.to.is_empty()
    }

    #[inline]
    fn en_passant(&mut self, _: Square, _: Square) -> bool {
        true
    }

    #[inline]
    fn piece(&mut self, _: Role, _: Square, to: Bitboard) -> bool {
        !to.is_empty()
    }

    #[inline]
    fn castling(&mut self, _: Square, _: Square) -> bool {
        true
    }
}

/// Writes every move into a list.
pub(super) struct List(pub(super) MoveList);

impl Sink for List {
    #[inline]
    fn pawns(&mut self, step: PawnStep) -> bool {
        for to in step.to {
            self.0.push(Move::new(step.origin(to), to, None));
        }
        false
    }

    #[inline]
    fn promotions(&mut self, step: PawnStep) -> bool {
        for to in step.to {
            for role in Role::PROMOTIONS {
                self.0.push(Move::new(step.origin(to), to, Some(role)));
            }
        }
        false
    }

    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) -> bool {
        self.0.push(Move::new(from, to, None));
        false
    }

    #[inline]
    fn piece(&mut self, _: Role, from: Square, to: Bitboard) -> bool {
        for to in to {
            self.0.push(Move::new(from, to, None));
        }
        false
    }

    #[inline]
    fn castling(&mut self, king: Square, rook: Square) -> bool {
        self.0.push(Move::new(king, rook, None));
        false
    }
}

/// Writes the captures into a list.
pub(super) struct Captures {
    pub(super) enemies: Bitboard,
    pub(super) list: List,
}

impl Sink for Captures {
    fn pawns(&mut self, step: PawnStep) -> bool {
        let to = step.to & self.enemies;
        self.list.pawns(PawnStep { to, ..step })
    }

    fn promotions(&mut self, step: PawnStep) -> bool {
        let to = step.to & self.enemies;
        self.list.promotions(PawnStep { to, ..step })
    }

    fn en_passant(&mut self, from: Square, to: Square) -> bool {
        self.list.en_passant(from, to)
    }

    fn piece(&mut self, role: Role, from: Square, to: Bitboard) -> bool {
        self.list.piece(role, from, to & self.enemies)
    }

    fn castling(&mut self, _: Square, _: Square) -> bool {
        false
    }
}

/// Hands sets of moves to a caller's function.
pub(super) struct Sets<F>(pub(super) F);

impl<F: FnMut(MoveSet) -> ControlFlow<()>> Sets<F> {
    #[inline]
    fn hand(&mut self, role: Role, from: Square, to: Bitboard) -> bool {
        !to.is_empty() && (self.0)(MoveSet { role, from, to }).is_break()
    }

    #[inline]
    fn hand_pawns(&mut self, step: PawnStep) -> bool {
        step.to
            .into_iter()
            .any(|to| self.hand(Role::Pawn, step.origin(to), Bitboard::square(to)))
    }
}

impl<F: FnMut(MoveSet) -> ControlFlow<()>> Sink for Sets<F> {
    #[inline]
    fn pawns(&mut self, step: PawnStep) -> bool {
        self.hand_pawns(step)
    }

    #[inline]
    fn promotions(&mut self, step: PawnStep) -> bool {
        self.hand_pawns(step)
    }

    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) -> bool {
        self.hand(Role::Pawn, from, Bitboard::square(to))
    }

    #[inline]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) -> bool {
        self.hand(role, from, to)
    }

    #[inline]
    fn castling(&mut self, king: Square, rook: Square) -> bool {
        self.hand(Role::King, king, Bitboard::square(rook))
    }
}

/// Plays every move on a copy of the position and hands the copy to a function. The role and the
/// colour of the mover are known where the move is made, so nothing has to be looked up.
pub(super) struct Children<'a, F, const WHITE: bool> {
    pub(super) position: &'a Position,
    pub(super) visit: F,
}

impl<F: FnMut(&Position), const WHITE: bool> Sink for Children<'_, F, WHITE> {
    #[inline]
    fn pawns(&mut self, step: PawnStep) -> bool {
        let double = step.offset.unsigned_abs() == 16;
        for to in step.to {
            let mut child = *self.position;
            child.play_pawn::<WHITE>(step.origin(to), to, double);
            (self.visit)(&child);
        }
        false
    }

    #[inline]
    fn promotions(&mut self, step: PawnStep) -> bool {
        for to in step.to {
            for role in Role::PROMOTIONS {
                let mut child = *self.position;
                child.play_promotion::<WHITE>(step.origin(to), to, role);
                (self.visit)(&child);
            }
        }
        false
    }

    #[inline]
    fn en_passant(&mut self, from: Square, to: Square) -> bool {
        let mut child = *self.position;
        child.play_en_passant::<WHITE>(from, to);
        (self.visit)(&child);
        false
    }

    #[inline]
    fn piece(&mut self, role: Role, from: Square, to: Bitboard) -> bool {
        let captures = self.position.colors[usize::from(WHITE)];
        for to in to & !captures {
            let mut child = *self.position;
            child.play_quiet::<WHITE>(role, from, to);
            (self.visit)(&child);
        }
        for to in to & captures {
            let mut child = *self.position;
            child.play_capture::<WHITE>(role, from, to);
            (self.visit)(&child);
        }
        false
    }

    #[inline]
    fn castling(&mut self, king: Square, rook: Square) -> bool {
        let mut child = *self.position;
        child.play_castling::<WHITE>(king, rook);
        (self.visit)(&child);
        false
    }
}
