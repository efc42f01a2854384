//! With bishops and knights alone the winner takes everything but one man of the other side, which is
//! to stand beside its king; a pawn becomes such a man.

use super::{offer, promote, quiet, take};
use crate::search::potential::{ahead, attacked};
use chesslaws_board::{Bitboard, Color, Move, Position, Role, attacks};

/// The man that is kept: a piece that can block without defending, or else the pawn nearest to its
/// promotion.
fn kept(at: &Position, winner: Color) -> Bitboard {
    let own = at.colored(winner);
    let theirs = at.colored(!winner);
    let bishops = at.roled(Role::Bishop);
    let knights = theirs & at.roled(Role::Knight);
    if let Some(knight) = knights.first() {
        return Bitboard::square(knight);
    }
    let fitting = if !(own & at.roled(Role::Knight)).is_empty() {
        bishops | at.roled(Role::Rook)
    } else if (own & bishops & Bitboard::LIGHT).is_empty() {
        bishops & Bitboard::LIGHT
    } else if (own & bishops & Bitboard::DARK).is_empty() {
        bishops & Bitboard::DARK
    } else {
        bishops
    };
    let man = (theirs & fitting).first();
    let man = man.or_else(|| {
        let pawns = theirs & at.roled(Role::Pawn);
        match winner {
            Color::White => pawns.first(),
            Color::Black => pawns.into_iter().last(),
        }
    });
    man.map_or(Bitboard::EMPTY, Bitboard::square)
}

/// Whether all is taken that is to be.
pub(super) fn is_stripped(at: &Position, winner: Color) -> bool {
    let kept = kept(at, winner);
    (kept & at.roled(Role::Pawn)).is_empty()
        && (at.colored(!winner) & !kept & !at.roled(Role::King)).is_empty()
}

pub(super) fn winner_next(at: &Position, winner: Color) -> Option<Move> {
    let kept = kept(at, winner);
    if at.is_check() {
        return take::evade(at, kept);
    }
    let men = at.colored(!winner) & !kept & !at.roled(Role::King);
    let way = |pawn| ahead(!winner, pawn);
    let way = (kept & at.roled(Role::Pawn))
        .first()
        .map_or(Bitboard::EMPTY, way);
    let aside = |man| promote::aside(at, man, way | kept);
    take::capture(at, winner, men)
        .or_else(|| (way & at.colored(winner)).into_iter().find_map(aside))
        .or_else(|| promote::walk(at, winner, men))
        .or_else(|| promote::idle(at))
}

pub(super) fn loser_next(at: &Position, winner: Color) -> Option<Move> {
    if at.is_check() {
        return quiet(at);
    }
    let loser = !winner;
    let kept = kept(at, winner);
    let king = at.king(loser);
    let attacked = attacked(at, winner, king);
    let free = at.colored(loser) & !Bitboard::square(king) & !at.pinned(loser);
    let pawns = free & at.roled(Role::Pawn);
    let offered = attacked & !at.occupied() & !attacks::king(king);
    let hangs = !(free & attacked & !kept).is_empty();
    offer::offer(at, free & !attacked & !kept, offered)
        .or_else(|| offer::push(at, pawns & kept))
        .or_else(|| offer::push(at, pawns).filter(|_| !hangs))
        .or_else(|| promote::pass(at, winner, Bitboard::EMPTY))
}
