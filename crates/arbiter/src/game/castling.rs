//! Castling on a board that an unnoticed illegal move left as no game can have it.

use super::placement::attacked;
use alloc::vec::Vec;
use chesslaws_board::{Move, Piece, Role, Setup, Square};

/// The squares on which king and rook stand after castling.
fn destinations(king: Square, rook: Square) -> Option<(Square, Square)> {
    let file = |index: i8| {
        let by = index - i8::try_from(king.file().index()).ok()?;
        king.offset(by, 0)
    };
    let short = rook.file().index() > king.file().index();
    let (king_file, rook_file) = if short { (6, 5) } else { (2, 3) };
    Some((file(king_file)?, file(rook_file)?))
}

/// Where the king stands after castling with this rook.
pub(super) fn king_goes_to(king: Square, rook: Square) -> Square {
    destinations(king, rook).map_or(rook, |(king, _)| king)
}

/// Every castling that the placement and the rights admit, as king takes rook.
pub(super) fn all(setup: &Setup) -> Vec<Move> {
    let side = setup.turn;
    let Some(king) = setup.pieces(side, Role::King).first() else {
        return Vec::new();
    };
    let rooks = setup.pieces(side, Role::Rook) & setup.castling;
    rooks
        .into_iter()
        .filter(|rook| rook.rank() == king.rank() && admits(setup, king, *rook))
        .map(|rook| Move::new(king, rook, None))
        .collect()
}

/// The castling that a player means: king takes rook, or the king's step to its square.
pub(super) fn legal(setup: &Setup, written: Move) -> Option<Move> {
    let step = |castling: &Move| king_goes_to(castling.from(), castling.to());
    let far = written
        .from()
        .file()
        .index()
        .abs_diff(written.to().file().index())
        > 1;
    all(setup).into_iter().find(|castling| {
        *castling == written
            || far && castling.from() == written.from() && step(castling) == written.to()
    })
}

/// 3.8.2: nothing between, and the king neither in check nor passing over an attacked square.
fn admits(setup: &Setup, king: Square, rook: Square) -> bool {
    let Some((king_to, rook_to)) = destinations(king, rook) else {
        return false;
    };
    let free =
        |square: Square| square == king || square == rook || setup.piece_at(square).is_none();
    let mut without = *setup;
    without.remove(king);
    without.remove(rook);
    let safe = |square: Square| !attacked(&without, square, setup.turn);
    let paths = [(king, king_to), (rook, rook_to)];
    let clear = paths
        .into_iter()
        .all(|(from, to)| between(from, to).all(free));
    clear && !attacked(setup, king, setup.turn) && between(king, king_to).all(safe)
}

/// The squares of a rank from one to the other, both included.
fn between(from: Square, to: Square) -> impl Iterator<Item = Square> {
    let (a, b) = (from.index().min(to.index()), from.index().max(to.index()));
    (a..=b).filter_map(Square::from_index)
}

/// Carries out castling that is given as king takes rook; whether it was that.
pub(super) fn carry_out(setup: &mut Setup, move_: Move) -> bool {
    let (from, to) = (move_.from(), move_.to());
    let (Some(king), Some(rook)) = (setup.piece_at(from), setup.piece_at(to)) else {
        return false;
    };
    let own = Piece {
        color: king.color,
        role: Role::Rook,
    };
    let Some((king_to, rook_to)) = destinations(from, to) else {
        return false;
    };
    if king.role != Role::King || rook != own {
        return false;
    }
    setup.remove(from);
    setup.remove(to);
    setup.place(king_to, king);
    setup.place(rook_to, rook);
    true
}
