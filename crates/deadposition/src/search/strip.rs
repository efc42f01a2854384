//! With a rook or a queen on its side, the winner takes everything the other side has, and the
//! other side helps by putting its men where they can be taken. No position is valued for that.

use super::climb::{each_turned, exposes};
use super::potential::attacked;
use chesslaws_board::{Bitboard, Color, Move, Position, Role, attacks};
use core::ops::ControlFlow;

/// A move on the way to a bare king, or `None` if there is no move. `turn` varies the choice.
pub(super) fn step(position: &Position, winner: Color, turn: usize) -> Option<Move> {
    if position.turn() == winner {
        take(position, winner, turn)
    } else {
        offer(position, winner, turn)
    }
}

/// Takes what can be taken; otherwise attacks something.
fn take(position: &Position, winner: Color, turn: usize) -> Option<Move> {
    let men = position.colored(!winner) & !position.roled(Role::King);
    let pawns = position.pieces(winner, Role::Pawn);
    let mut capture = None;
    let mut threat = None;
    let mut pass = None;
    let king = position.king(!winner);
    let mut last = None;
    let _ = each_turned(position, turn, |move_| {
        if exposes(position, move_, king) {
            last = last.or(Some(move_));
        } else if men.contains(move_.to()) {
            capture = Some(move_);
            // A pawn that takes is worth less than a piece that takes: it may have to promote yet.
            if !pawns.contains(move_.from()) {
                return ControlFlow::Break(());
            }
        } else if threat.is_none() && capture.is_none() {
            if threatens(position, move_, men) {
                threat = Some(move_);
            }
            pass = pass.or(Some(move_));
        }
        ControlFlow::Continue(())
    });
    capture.or(threat).or(pass).or(last)
}

/// Whether a rook, bishop or queen attacks one of the men after its move.
fn threatens(position: &Position, move_: Move, men: Bitboard) -> bool {
    let role = match position.role_at(move_.from()) {
        Some(role @ (Role::Queen | Role::Rook | Role::Bishop)) => role,
        _ => return false,
    };
    let occupied = position.occupied() & !Bitboard::square(move_.from());
    !(attacks::of(position.turn(), role, move_.to(), occupied) & men).is_empty()
}

/// Puts a man where it is attacked; if one is already, passes.
fn offer(position: &Position, winner: Color, turn: usize) -> Option<Move> {
    let king = position.king(!winner);
    let attacked = attacked(position, winner, king);
    let taken = position.colored(winner);
    let men = position.colored(!winner) & !Bitboard::square(king);
    let hanging = !(men & attacked).is_empty();
    let mut offer = None;
    let mut pass = None;
    let mut last = None;
    let _ = each_turned(position, turn, |move_| {
        if taken.contains(move_.to()) {
            last = last.or(Some(move_));
        } else if hanging || !attacked.contains(move_.to()) || move_.from() == king {
            pass = pass.or(Some(move_));
        } else {
            offer = Some(move_);
        }
        if offer.is_some() || (hanging && pass.is_some()) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    offer.or(pass).or(last)
}
