//! The winner takes what it can.

use super::heavy;
use chesslaws_board::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// A capture if there is one, otherwise an attack on something; `None` if there is no move.
pub(super) fn next(at: &Position, winner: Color) -> Option<Move> {
    if at.is_check() {
        return evade(at, Bitboard::EMPTY);
    }
    let taker = Taker::new(at, winner);
    let found = taker.capture().or_else(|| taker.approach());
    found.or_else(|| evade(at, Bitboard::EMPTY))
}

/// The first legal capture, or else the first legal move; what is to be kept is taken only if there is
/// no other.
pub(super) fn evade(at: &Position, kept: Bitboard) -> Option<Move> {
    let moves = at.legal_moves();
    let spares = |move_: &&Move| !kept.contains(move_.to());
    let capture = moves
        .iter()
        .find(|move_| spares(move_) && at.is_capture(**move_));
    let found = capture.or_else(|| moves.iter().find(spares));
    found.or_else(|| moves.first()).copied()
}

/// A capture of one of the men named, with the own king not in check.
pub(super) fn capture(at: &Position, winner: Color, men: Bitboard) -> Option<Move> {
    let taker = Taker {
        men,
        ..Taker::new(at, winner)
    };
    taker.capture()
}

struct Taker<'a> {
    at: &'a Position,
    winner: Color,
    pinned: Bitboard,
    /// What is to be taken.
    men: Bitboard,
    /// The squares next to the other king, where a man may have to be taken in turn.
    near: Bitboard,
}

impl<'a> Taker<'a> {
    fn new(at: &'a Position, winner: Color) -> Self {
        Self {
            at,
            winner,
            pinned: at.pinned(winner),
            men: at.colored(!winner) & !at.roled(Role::King),
            near: attacks::king(at.king(!winner)),
        }
    }

    /// By a piece, by the king, by a pawn, which may have to promote yet, and last by a piece next to
    /// the other king.
    fn capture(&self) -> Option<Move> {
        let king = self.at.king(self.winner);
        let pawns = self.at.pieces(self.winner, Role::Pawn);
        let by_pawn = |from| self.legal(from, attacks::pawn(self.winner, from) & self.men);
        self.by_piece(self.men & !self.near)
            .or_else(|| {
                let mut moves = moves(king, attacks::king(king) & self.men, None);
                moves.find(|&move_| self.at.is_legal(move_))
            })
            .or_else(|| pawns.into_iter().find_map(by_pawn))
            .or_else(|| {
                let close = self.by_piece(self.men & self.near);
                close.filter(|&move_| self.keeps_heavy(move_))
            })
    }

    fn by_piece(&self, men: Bitboard) -> Option<Move> {
        if men.is_empty() {
            return None;
        }
        let own = self.at.colored(self.winner);
        let occupied = self.at.occupied();
        let queens = self.at.roled(Role::Queen);
        let straight = own & (self.at.roled(Role::Rook) | queens);
        let diagonal = own & (self.at.roled(Role::Bishop) | queens);
        let knights = own & self.at.roled(Role::Knight);
        straight
            .into_iter()
            .find_map(|from| self.legal(from, attacks::rook(from, occupied) & men))
            .or_else(|| {
                let by_bishop = |from| self.legal(from, attacks::bishop(from, occupied) & men);
                diagonal.into_iter().find_map(by_bishop)
            })
            .or_else(|| {
                let by_knight = |from| self.legal(from, attacks::knight(from) & men);
                knights.into_iter().find_map(by_knight)
            })
    }

    /// A capture by one man, not the king, on one of the squares.
    fn legal(&self, from: Square, to: Bitboard) -> Option<Move> {
        if to.is_empty() {
            return None;
        }
        let pawn = self.at.roled(Role::Pawn).contains(from);
        let promotes = pawn && matches!(to.first()?.index() >> 3, 0 | 7);
        let mut moves = moves(from, to, promotes.then_some(Role::Queen));
        if self.pinned.contains(from) {
            moves.find(|&move_| self.at.is_legal(move_))
        } else {
            moves.next()
        }
    }

    /// Whether after a capture next to the king some move doesn't take the last rook or queen.
    fn keeps_heavy(&self, move_: Move) -> bool {
        let heavy = heavy(self.at, self.winner);
        if heavy.has_many() || !heavy.contains(move_.from()) {
            return true;
        }
        let replies = self.at.after(move_).legal_moves();
        replies.is_empty() || replies.iter().any(|reply| reply.to() != move_.to())
    }

    /// A rook, bishop or queen goes to where it attacks something.
    fn approach(&self) -> Option<Move> {
        let own = self.at.colored(self.winner) & !self.pinned;
        let queens = self.at.roled(Role::Queen);
        let straight = own & (self.at.roled(Role::Rook) | queens);
        let diagonal = own & (self.at.roled(Role::Bishop) | queens);
        let by_line = straight
            .into_iter()
            .find_map(|from| self.to_line(from, true));
        by_line.or_else(|| {
            diagonal
                .into_iter()
                .find_map(|from| self.to_line(from, false))
        })
    }

    /// To a square on a line, straight or diagonal, with one of the men.
    fn to_line(&self, from: Square, straight: bool) -> Option<Move> {
        let occupied = self.at.occupied();
        let role = self.at.role_at(from)?;
        let reach = attacks::of(self.winner, role, from, occupied) & !occupied & !self.near;
        if reach.is_empty() {
            return None;
        }
        let lines = |man| match straight {
            true => attacks::rook(man, occupied),
            false => attacks::bishop(man, occupied),
        };
        let to = self
            .men
            .into_iter()
            .find_map(|man| (lines(man) & reach).first())?;
        Some(Move::new(from, to, None))
    }
}

fn moves(from: Square, to: Bitboard, promotion: Option<Role>) -> impl Iterator<Item = Move> {
    to.into_iter().map(move |to| Move::new(from, to, promotion))
}
