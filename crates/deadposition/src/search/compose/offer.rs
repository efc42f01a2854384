//! The other side puts its men where they are taken, or passes.

use super::quiet;
use crate::search::potential::attacked;
use chesslaws_board::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// A man is put where it is attacked; if that can't be, some move that does no harm. `None` if there
/// is no move.
pub(super) fn next(at: &Position, winner: Color) -> Option<Move> {
    if at.is_check() {
        return quiet(at);
    }
    let loser = !winner;
    let king = at.king(loser);
    let attacked = attacked(at, winner, king);
    let free = at.colored(loser) & !Bitboard::square(king) & !at.pinned(loser);
    let near = attacks::king(king);
    let empty = !at.occupied();
    offer(at, free & !attacked, attacked & empty & !near)
        .or_else(|| {
            let to = (near & empty & !attacked).first()?;
            Some(Move::new(king, to, None))
        })
        .or_else(|| push(at, free & at.roled(Role::Pawn)))
        .or_else(|| quiet(at))
}

/// A move of one of the men, none of them pinned, to one of the squares, which are empty.
pub(super) fn offer(at: &Position, men: Bitboard, to: Bitboard) -> Option<Move> {
    let color = at.turn();
    let occupied = at.occupied();
    let pawns = at.roled(Role::Pawn);
    for from in men & !pawns {
        let role = at.role_at(from)?;
        let onto = attacks::of(color, role, from, occupied) & to;
        if let Some(to) = onto.first() {
            return Some(Move::new(from, to, None));
        }
    }
    step(color, men & pawns, to)
}

/// A step of one of the pawns, none of them pinned.
pub(super) fn push(at: &Position, pawns: Bitboard) -> Option<Move> {
    step(at.turn(), pawns, !at.occupied())
}

/// A step of a pawn onto one of the squares. What it promotes to is to be taken, and a knight is
/// nobody's trouble.
fn step(color: Color, pawns: Bitboard, onto: Bitboard) -> Option<Move> {
    let ahead = match color {
        Color::White => Bitboard(pawns.0 << 8),
        Color::Black => Bitboard(pawns.0 >> 8),
    };
    let to = (ahead & onto).first()?;
    let from = Square::from_index(match color {
        Color::White => to.index().checked_sub(8)?,
        Color::Black => to.index() + 8,
    })?;
    let promotes = matches!(to.index() >> 3, 0 | 7);
    Some(Move::new(from, to, promotes.then_some(Role::Knight)))
}
