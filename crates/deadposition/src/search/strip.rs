//! With a rook or a queen on its side, the winner takes everything the other side has, and the
//! other side helps by putting its men where they can be taken. No position is valued for that.

use super::potential::attacked;
use chesslaws_board::{Bitboard, Color, Move, MoveSet, Position, Role, attacks};
use core::ops::ControlFlow;

/// A move on the way to a bare king, or `None` if the simple rules know none.
pub(super) fn step(position: &Position, winner: Color) -> Option<Move> {
    if position.turn() == winner {
        take(position, winner)
    } else {
        offer(position, winner)
    }
}

/// Takes what can be taken; otherwise attacks something.
fn take(position: &Position, winner: Color) -> Option<Move> {
    let enemy = position.colored(!winner);
    let men = enemy & !position.roled(Role::King);
    let mut capture = None;
    let mut threat = None;
    let mut pass = None;
    let _ = position.for_each_set(|set| {
        let captures = set.to & men;
        if let Some(move_) = first(set, captures) {
            capture = Some(move_);
            // A pawn that takes is worth less than a piece that takes: it may have to promote yet.
            if set.role != Role::Pawn {
                return ControlFlow::Break(());
            }
        }
        if threat.is_none() && capture.is_none() {
            threat = threatening(position, set, men);
            pass = pass.or_else(|| first(set, set.to & !position.colored(winner)));
        }
        ControlFlow::Continue(())
    });
    capture.or(threat).or(pass)
}

/// A move of a rook, bishop or queen after which it attacks one of the men.
fn threatening(position: &Position, set: MoveSet, men: Bitboard) -> Option<Move> {
    if !matches!(set.role, Role::Queen | Role::Rook | Role::Bishop) {
        return None;
    }
    let occupied = position.occupied() & !Bitboard::square(set.from);
    set.to
        .into_iter()
        .find(|&to| {
            let seen = attacks::of(position.turn(), set.role, to, occupied);
            !(seen & men).is_empty()
        })
        .map(|to| Move::new(set.from, to, None))
}

/// Puts a man where it is attacked; if one is already, passes.
fn offer(position: &Position, winner: Color) -> Option<Move> {
    let king = position.king(!winner);
    let attacked = attacked(position, winner, king);
    let taken = position.colored(winner);
    let men = position.colored(!winner) & !Bitboard::square(king);
    let hanging = !(men & attacked).is_empty();
    let mut offer = None;
    let mut pass = None;
    let mut last = None;
    let _ = position.for_each_set(|set| {
        let quiet = set.to & !taken;
        if set.role == Role::King {
            pass = first(set, quiet & !men);
        } else {
            offer = first(set, quiet & attacked);
            pass = pass.or_else(|| first(set, quiet));
        }
        last = last.or_else(|| first(set, set.to));
        if offer.is_some() || (hanging && pass.is_some()) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    if hanging {
        pass.or(offer)
    } else {
        offer.or(pass)
    }
    .or(last)
}

fn first(set: MoveSet, to: Bitboard) -> Option<Move> {
    MoveSet { to, ..set }.into_iter().next()
}
