//! Without a rook or a queen the winner needs a promotion: a pawn with no pawn before it goes there,
//! and all others make way. Where there is none, one is made by a capture.

use super::{quiet, take};
use crate::search::potential::{ahead, attacked};
use crate::wall::layer::{in_front, on_start};
use chesslaws_board::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// Steps of the winner's men, and of the other side's, that are looked ahead for a way to a square.
const FAR: u32 = 8;
const NEAR: u32 = 4;

/// The next move of the winner; `None` if there is none.
pub(super) fn winner_next(at: &Position, winner: Color) -> Option<Move> {
    if at.is_check() {
        return take::evade(at, Bitboard::EMPTY);
    }
    let found = match runner(at, winner) {
        Some(pawn) => run(at, winner, pawn).or_else(|| release(at, winner)),
        None => release(at, winner),
    };
    found.or_else(|| idle(at))
}

/// The next move of the other side; `None` if there is none.
pub(super) fn loser_next(at: &Position, winner: Color) -> Option<Move> {
    if at.is_check() {
        return idle(at);
    }
    let Some(pawn) = runner(at, winner) else {
        return help(at, winner).or_else(|| pass(at, winner, Bitboard::EMPTY));
    };
    let loser = !winner;
    let way = ahead(winner, pawn);
    let men = way & at.colored(loser) & !at.roled(Role::King) & !at.pinned(loser);
    let cleared = men.into_iter().find_map(|man| {
        let role = at.role_at(man)?;
        let to = attacks::of(loser, role, man, at.occupied()) & !at.occupied() & !way;
        to.first().map(|to| Move::new(man, to, None))
    });
    cleared.or_else(|| pass(at, winner, way))
}

/// The pawn nearest to its promotion among those with no pawn before them, pinned ones last.
fn runner(at: &Position, color: Color) -> Option<Square> {
    let pawns = at.roled(Role::Pawn);
    let pinned = at.pinned(color);
    at.pieces(color, Role::Pawn)
        .into_iter()
        .filter(|&pawn| (ahead(color, pawn) & pawns).is_empty())
        .min_by_key(|&pawn| {
            let way = ahead(color, pawn);
            let held = pinned.contains(pawn);
            2 * way.len() + (way & at.occupied()).len() + if held { 20 } else { 0 }
        })
}

/// A step of the pawn, or what makes way for it.
fn run(at: &Position, color: Color, pawn: Square) -> Option<Move> {
    let one = in_front(color, pawn)?;
    if at.colored(color).contains(one) {
        return aside(at, one, ahead(color, pawn));
    }
    if at.occupied().contains(one) {
        return take::capture(at, color, Bitboard::square(one));
    }
    let two =
        in_front(color, one).filter(|&two| on_start(color, pawn) && !at.occupied().contains(two));
    let to = two.unwrap_or(one);
    let promotes = matches!(to.index() >> 3, 0 | 7).then_some(Role::Queen);
    Some(Move::new(pawn, to, promotes)).filter(|&move_| at.is_legal(move_))
}

/// A man of the side to move leaves a way.
pub(super) fn aside(at: &Position, man: Square, way: Bitboard) -> Option<Move> {
    let color = at.turn();
    let role = at.role_at(man)?;
    let to = attacks::of(color, role, man, at.occupied()) & !at.colored(color) & !way;
    let mut moves = to.into_iter().map(|to| Move::new(man, to, None));
    moves.find(|&move_| role != Role::Pawn && at.is_legal(move_))
}

/// A capture by a pawn that is free then, a capture of a pawn that stands before one, or a step
/// towards that.
fn release(at: &Position, winner: Color) -> Option<Move> {
    let men = at.colored(!winner) & !at.roled(Role::King);
    let pawns = at.roled(Role::Pawn);
    let mut any = None;
    for pawn in at.pieces(winner, Role::Pawn) {
        for to in attacks::pawn(winner, pawn) & men {
            let promotes = matches!(to.index() >> 3, 0 | 7).then_some(Role::Queen);
            let move_ = Move::new(pawn, to, promotes);
            if !at.is_legal(move_) {
                continue;
            }
            if (ahead(winner, to) & pawns).is_empty() {
                return Some(move_);
            }
            any = Some(move_);
        }
    }
    let blockers = blockers(at, winner);
    take::capture(at, winner, blockers)
        .or_else(|| walk(at, winner, blockers))
        .or(any)
}

/// The first pawn of the other side before each pawn of the winner.
fn blockers(at: &Position, winner: Color) -> Bitboard {
    let theirs = at.pieces(!winner, Role::Pawn);
    let first = |pawn| {
        let before = ahead(winner, pawn) & theirs;
        match winner {
            Color::White => before.first(),
            Color::Black => before.into_iter().last(),
        }
    };
    let pawns = at.pieces(winner, Role::Pawn);
    pawns.into_iter().filter_map(first).collect()
}

/// A step of the king or a minor piece of the winner towards one of the men.
pub(super) fn walk(at: &Position, winner: Color, men: Bitboard) -> Option<Move> {
    let own = at.colored(winner);
    let king = at.king(winner);
    let pieces = own & !at.roled(Role::Pawn) & !at.pinned(winner);
    let guarded = attacked(at, !winner, king);
    let (from, steps) = nearest(at, pieces, men, FAR, |from| {
        if from == king { !(own | guarded) } else { !own }
    })?;
    let mut moves = steps.into_iter().map(|to| Move::new(from, to, None));
    moves.find(|&move_| at.is_legal(move_))
}

/// The piece with the fewest moves to one of the goals, at most `most`, and its first steps on the
/// way, over squares that are open to it.
fn nearest(
    at: &Position,
    pieces: Bitboard,
    goals: Bitboard,
    most: u32,
    open: impl Fn(Square) -> Bitboard,
) -> Option<(Square, Bitboard)> {
    let mut best = None;
    let mut limit = most;
    for from in pieces {
        let role = at.role_at(from)?;
        if let Some((moves, steps)) = way(at, role, from, open(from), goals, limit) {
            best = Some((from, steps));
            limit = moves - 1;
        }
    }
    best
}

/// How many moves a piece needs to one of the goals, at most `most`, and its first steps there.
fn way(
    at: &Position,
    role: Role,
    from: Square,
    open: Bitboard,
    goals: Bitboard,
    most: u32,
) -> Option<(u32, Bitboard)> {
    let occupied = at.occupied();
    let first = attacks::of(Color::White, role, from, occupied) & open;
    let mut layer = goals & open;
    let mut seen = layer;
    for moves in 1..=most {
        if !(first & layer).is_empty() {
            return Some((moves, first & layer));
        }
        let wider = layer.into_iter().fold(Bitboard::EMPTY, |all, square| {
            all | attacks::of(Color::White, role, square, occupied)
        });
        layer = wider & open & !occupied & !seen;
        seen |= layer;
    }
    None
}

/// A piece goes, or starts to go, where a pawn takes it and is free then; or a pawn runs to become
/// such a piece.
fn help(at: &Position, winner: Color) -> Option<Move> {
    let loser = !winner;
    let pawns = at.roled(Role::Pawn);
    let empty = !at.occupied();
    let (mut goals, mut lesser) = (Bitboard::EMPTY, Bitboard::EMPTY);
    for pawn in at.pieces(winner, Role::Pawn) {
        for to in attacks::pawn(winner, pawn) & empty {
            let frees = (ahead(winner, to) & pawns).is_empty();
            *if frees { &mut goals } else { &mut lesser } |= Bitboard::square(to);
        }
    }
    let goals = if goals.is_empty() { lesser } else { goals };
    let pieces = at.colored(loser) & !(pawns | at.roled(Role::King) | at.pinned(loser));
    if let Some((from, steps)) = nearest(at, pieces, goals, NEAR, |_| empty) {
        return steps.first().map(|to| Move::new(from, to, None));
    }
    let pawn = runner(at, loser)?;
    let to = in_front(loser, pawn)?;
    let promotes = matches!(to.index() >> 3, 0 | 7).then_some(Role::Queen);
    Some(Move::new(pawn, to, promotes)).filter(|&move_| at.is_legal(move_))
}

/// A move of the other side that does no harm and doesn't stand in the way.
pub(super) fn pass(at: &Position, winner: Color, way: Bitboard) -> Option<Move> {
    let king = at.king(!winner);
    let to = attacks::king(king) & !(at.occupied() | attacked(at, winner, king) | way);
    if let Some(to) = to.first() {
        return Some(Move::new(king, to, None));
    }
    let taken = at.colored(winner);
    let moves = at.legal_moves();
    let fits = |move_: &&Move| !(taken | way).contains(move_.to()) && !at.after(**move_).is_check();
    let harmless = moves.iter().find(fits).copied();
    harmless.or_else(|| quiet(at))
}

/// The first move that takes nothing and is no pawn's, or else the first.
pub(super) fn idle(at: &Position) -> Option<Move> {
    let moves = at.legal_moves();
    let pawns = at.roled(Role::Pawn);
    let theirs = at.colored(!at.turn());
    let idle = |move_: &&Move| !theirs.contains(move_.to()) && !pawns.contains(move_.from());
    moves.iter().find(idle).or_else(|| moves.first()).copied()
}
