//! A race where one side has nothing but pawn moves left, each of which it makes only once. If that is the
//! winner, the other side promotes a pawn and puts the new piece where a pawn of the winner takes it, and
//! is free then. If it is the other side, the winner promotes a pawn in time.
//!
//! The measure counts what is missing to that, and the pawn moves that are left for it. No proof rests on
//! it.

use super::greedy::nearest_first;
use super::potential::{ahead, distance};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Move, Position, Rank, Role, Square, attacks};

/// What each stage is short of the next.
const STAGE: u32 = 2;
/// Moves of the new piece, about.
const AFTERWARDS: u32 = 4;
/// For a move that the frozen side doesn't have.
const SHORT: u32 = 12;

/// More steps than any pawn needs.
const FAR: u32 = 20;

/// Looks for a mate among at most `limit` positions, those first in which the race is farthest.
pub(crate) fn race(
    root: &Position,
    winner: Color,
    frozen: Color,
    limit: usize,
) -> Option<Vec<Move>> {
    let race = Race {
        winner,
        frozen,
        moves: moves_left(root, frozen),
        stuck: stuck(root, !frozen),
    };
    nearest_first(root, winner, limit, &|position| race.missing(position))
}

struct Race {
    winner: Color,
    /// The side that has only pawn moves.
    frozen: Color,
    /// Steps that its pawns had left at the start.
    moves: u32,
    /// Men of the other side that couldn't move then.
    stuck: Bitboard,
}

impl Race {
    fn missing(&self, at: &Position) -> u32 {
        let winner = self.winner;
        let heavy = at.roled(Role::Queen) | at.roled(Role::Rook);
        if !(heavy & at.colored(winner)).is_empty() {
            return 0;
        }
        if self.frozen != winner {
            let needed = self.runner(at);
            let spent = self.moves.saturating_sub(moves_left(at, self.frozen));
            return 3 * needed + spent + SHORT * needed.saturating_sub(self.moves_at_hand(at));
        }
        // A double step is a move lost.
        let spent = self.moves.saturating_sub(moves_left(at, winner));
        if let Some(steps) = self.free_pawn(at) {
            return steps + spent;
        }
        let (stage, needed) = match self.offer(at) {
            Some(moves) => (STAGE, moves),
            None => (2 * STAGE, self.runner(at) + AFTERWARDS),
        };
        stage + 3 * needed + spent + SHORT * needed.saturating_sub(self.moves_at_hand(at))
    }

    /// Steps of the winner's pawn that nothing keeps from its promotion.
    fn free_pawn(&self, at: &Position) -> Option<u32> {
        let standing = self.standing(at);
        let pawns = at.pieces(self.winner, Role::Pawn).into_iter();
        let ways = pawns.map(|pawn| ahead(self.winner, pawn));
        ways.filter(|&way| (way & standing).is_empty())
            .map(|way| way.len() + (way & at.occupied()).len())
            .min()
    }

    /// What never leaves the way of a pawn by itself.
    fn standing(&self, at: &Position) -> Bitboard {
        at.roled(Role::Pawn) | Bitboard::square(at.king(self.winner))
    }

    /// Moves of a man of the other side to where a pawn takes it and is free then.
    fn offer(&self, at: &Position) -> Option<u32> {
        let loser = !self.winner;
        let standing = self.standing(at);
        let frees = |to: &Square| (ahead(self.winner, *to) & standing).is_empty();
        let pawns = at.pieces(self.winner, Role::Pawn).into_iter();
        let places = pawns.flat_map(|pawn| attacks::pawn(self.winner, pawn));
        let places: Bitboard = places.filter(frees).collect();
        let men = at.colored(loser) & !at.roled(Role::King);
        if !(men & places).is_empty() {
            return Some(0);
        }
        let places = places & !at.occupied();
        let pieces = (men & !at.roled(Role::Pawn)).into_iter();
        pieces.filter_map(|from| moves(at, from, places)).min()
    }

    /// Steps that the frozen side's pawns can make before they stand head to head with another.
    fn moves_at_hand(&self, at: &Position) -> u32 {
        let pawns = at.roled(Role::Pawn);
        let steps = |pawn| {
            let way = ahead(self.frozen, pawn);
            let beyond = |man| ahead(self.frozen, man) | Bitboard::square(man);
            (way & pawns)
                .into_iter()
                .fold(way, |way, man| way & !beyond(man))
                .len()
        };
        at.pieces(self.frozen, Role::Pawn)
            .into_iter()
            .map(steps)
            .sum()
    }

    /// Steps until a pawn of the mobile side promotes, with what stands before it taken by the king.
    fn runner(&self, at: &Position) -> u32 {
        let mobile = !self.frozen;
        let (king, shut) = (at.king(mobile), at.king(self.frozen));
        let steps = |pawn| {
            let way = ahead(mobile, pawn);
            let own = way & at.colored(mobile) & (at.roled(Role::Pawn) | self.stuck);
            if way.contains(shut) || !own.is_empty() {
                return FAR;
            }
            let taken = way & at.pieces(self.frozen, Role::Pawn);
            let walk = taken.into_iter().map(|man| 2 + distance(king, man));
            way.len() + walk.max().unwrap_or(0) + u32::from(way.contains(king))
        };
        let pawns = at.pieces(mobile, Role::Pawn).into_iter();
        pawns.map(steps).min().unwrap_or(FAR)
    }
}

/// Moves of a piece that can move to one of the places, three for all that is farther than two.
fn moves(at: &Position, from: Square, places: Bitboard) -> Option<u32> {
    let color = at.turn();
    let role = at.role_at(from)?;
    let reach = |from| attacks::of(color, role, from, at.occupied());
    let first = reach(from) & !at.roled(Role::Pawn);
    let fits = match role {
        Role::Bishop if Bitboard::LIGHT.contains(from) => places & Bitboard::LIGHT,
        Role::Bishop => places & Bitboard::DARK,
        _ => places,
    };
    if fits.is_empty() || (first & !at.occupied()).is_empty() {
        return None;
    }
    if !(first & fits).is_empty() {
        return Some(1);
    }
    let before = fits.into_iter().map(reach);
    let before = before.fold(Bitboard::EMPTY, |all, set| all | set);
    Some(if (before & first).is_empty() { 3 } else { 2 })
}

/// Pieces that only their own men keep from moving.
fn stuck(at: &Position, color: Color) -> Bitboard {
    let own = at.colored(color);
    let is_stuck = |&from: &Square| {
        let role = at.role_at(from).unwrap_or(Role::King);
        (attacks::of(color, role, from, at.occupied()) & !own).is_empty()
    };
    let pieces = own & !(at.roled(Role::Pawn) | at.roled(Role::King));
    pieces.into_iter().filter(is_stuck).collect()
}

/// Steps that the pawns of one side have before them, up to the last rank.
fn moves_left(at: &Position, color: Color) -> u32 {
    let last = match color {
        Color::White => Rank::Eighth,
        Color::Black => Rank::First,
    };
    let steps = |pawn: Square| pawn.rank().index().abs_diff(last.index()) as u32;
    at.pieces(color, Role::Pawn).into_iter().map(steps).sum()
}
