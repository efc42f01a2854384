//! Whether any position of a saturated layer can be a checkmate.

use super::layer::{Grown, Shape, pawn_attacks};
use super::matches_distinct;
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Role, Square, attacks};

/// Whether the king of the other side might be mated by `winner` somewhere in the layer: an
/// over-approximation, so that `false` is a proof.
pub(crate) fn possible(shape: &Shape, grown: &Grown, winner: Color) -> bool {
    let loser = !winner;
    let king = shape.king(loser);
    if shape.turn == Some(loser) && surely_takes(shape, loser) {
        return false;
    }
    let attackable = attackable(shape, grown.fixed, winner);
    let candidates = king & attackable;
    if candidates.is_empty() {
        return false;
    }
    let own_fixed = shape
        .men
        .iter()
        .filter(|man| man.color == loser)
        .fold(shape.pawns[loser.index()], |set, man| set | man.fixed());
    // Squares the king may step to, whatever stands there.
    let open = !own_fixed & !grown.guarded[winner.index()];
    let blockers: Vec<Bitboard> = shape
        .men
        .iter()
        .filter(|man| man.color == loser && man.role != Role::King)
        .map(|man| man.reach)
        .filter(|reach| reach.has_many())
        .collect();
    let ally = shape.king(winner);
    candidates.into_iter().any(|square| {
        let flights = attacks::king(square) & open & !attackable;
        covered(square, flights, ally, &blockers)
    })
}

/// Whether the flight squares can all be denied: by one place of the winner's king, and by men of
/// the loser that block the rest.
fn covered(king: Square, flights: Bitboard, ally: Bitboard, blockers: &[Bitboard]) -> bool {
    let near = attacks::king(king) | Bitboard::square(king);
    let places = ally & !near;
    places
        .into_iter()
        .any(|place| blocked(flights & !attacks::king(place), blockers))
}

fn blocked(flights: Bitboard, blockers: &[Bitboard]) -> bool {
    if flights.is_empty() {
        return true;
    }
    if flights.len() as usize > blockers.len() {
        return false;
    }
    let mut sets: Vec<u64> = flights
        .into_iter()
        .map(|square| {
            blockers
                .iter()
                .take(64)
                .enumerate()
                .filter(|(_, reach)| reach.contains(square))
                .fold(0, |set, (i, _)| set | 1 << i)
        })
        .collect();
    matches_distinct(&mut sets)
}

/// Squares that a man of `winner` other than its king may attack at some time. The other king hides
/// nothing: when it steps away along a line it is still in check.
fn attackable(shape: &Shape, fixed: Bitboard, winner: Color) -> Bitboard {
    let king = shape.king(!winner);
    let blockers = if king.has_many() {
        fixed
    } else {
        fixed & !king
    };
    let mut attackable = pawn_attacks(winner, shape.pawns[winner.index()]);
    for man in &shape.men {
        if man.color == winner && man.role != Role::King {
            for square in man.reach {
                attackable |= attacks::of(winner, man.role, square, blockers);
            }
        }
    }
    attackable
}

/// Whether `color` can take a man on a certain square, and its king is in no check afterwards,
/// wherever the others stand.
fn surely_takes(shape: &Shape, color: Color) -> bool {
    let pawns = shape.pawns[0] | shape.pawns[1];
    let hidden = shape.men.iter().fold(pawns, |set, man| set | man.reach);
    let king = shape.king(color);
    let escapes = |next: &Shape| (attackable(next, next.all_fixed(), !color) & king).is_empty();
    (0..shape.men.len()).any(|i| {
        let (taker, taken) = (&shape.men[i], shape.men.iter().enumerate());
        let reached = |from| attacks::of(color, taker.role, from, hidden);
        let reached = taker.reach.single().map_or(Bitboard::EMPTY, reached);
        taker.color == color
            && taker.role != Role::King
            && taken
                .filter(|(_, man)| man.color != color && man.role != Role::King)
                .filter(|(_, man)| {
                    man.reach.single().is_some() && !(reached & man.reach).is_empty()
                })
                .any(|(j, man)| {
                    let mut next = shape.clone();
                    next.men[i].reach = man.reach;
                    next.men.remove(j);
                    escapes(&next)
                })
    })
}
