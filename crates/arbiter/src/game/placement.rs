//! What stands on the board, even after an illegal move.

use super::castling;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Move, Piece, Position, Role, Setup, Square, attacks};

/// A position of the Laws, or a placement that no legal game reaches because an illegal move was
/// completed and nobody has noticed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Board {
    Sound(Position),
    Unsound(Setup),
}

impl Board {
    pub(crate) fn turn(&self) -> Color {
        match self {
            Self::Sound(position) => position.turn(),
            Self::Unsound(setup) => setup.turn,
        }
    }

    pub(crate) fn piece_at(&self, square: Square) -> Option<Piece> {
        match self {
            Self::Sound(position) => position.piece_at(square),
            Self::Unsound(setup) => setup.piece_at(square),
        }
    }

    pub(crate) fn position(&self) -> Option<&Position> {
        match self {
            Self::Sound(position) => Some(position),
            Self::Unsound(_) => None,
        }
    }

    pub(crate) fn fen(&self) -> String {
        match self {
            Self::Sound(position) => position.to_string(),
            Self::Unsound(setup) => setup.to_string(),
        }
    }

    /// The legal move that a player means: castling also in the form of the king's arrival.
    /// `None` if there is none; a pawn that reaches the last rank without a piece is not one yet.
    pub(crate) fn legal(&self, written: Move) -> Option<Move> {
        match self {
            Self::Sound(position) => {
                if position.is_legal(written) {
                    return Some(written);
                }
                if position.role_at(written.from()) != Some(Role::King) {
                    return None;
                }
                position.parse_uci(&written.to_string()).ok()
            }
            Self::Unsound(setup) => castling::legal(setup, written)
                .or_else(|| reaches(setup, written).then_some(written)),
        }
    }

    /// Whether the move is a pawn's step to the last rank that only lacks the new piece.
    pub(crate) fn lacks_promotion(&self, written: Move) -> bool {
        let queen = Move::new(written.from(), written.to(), Some(Role::Queen));
        written.promotion().is_none()
            && self.piece_at(written.from()).map(|piece| piece.role) == Some(Role::Pawn)
            && self.legal(queen).is_some()
    }

    /// Every legal move. On a placement that no legal game reaches, castling is left out.
    pub(crate) fn legal_moves(&self) -> Vec<Move> {
        match self {
            Self::Sound(position) => position.legal_moves().to_vec(),
            Self::Unsound(setup) => {
                let squares = || (0..64).filter_map(Square::from_index);
                squares()
                    .flat_map(|from| squares().map(move |to| (from, to)))
                    .flat_map(|(from, to)| candidates(setup, from, to))
                    .filter(|&move_| reaches(setup, move_))
                    .chain(castling::all(setup))
                    .collect()
            }
        }
    }

    /// What the move captures, as a square.
    pub(crate) fn captured(&self, move_: Move) -> Option<Square> {
        let taken = self.piece_at(move_.to())?;
        (taken.color != self.turn()).then_some(move_.to())
    }

    /// The player's own rook that a move of his king goes to: castling as king takes rook.
    pub(crate) fn castling_rook(&self, move_: Move) -> Option<Square> {
        let own = |square, role| {
            let piece = Piece {
                color: self.turn(),
                role,
            };
            self.piece_at(square) == Some(piece)
        };
        let castles = own(move_.from(), Role::King) && own(move_.to(), Role::Rook);
        castles.then_some(move_.to())
    }

    /// Whether the king goes towards one of his rooks as in castling, legal or not.
    pub(crate) fn is_castling_step(&self, move_: Move) -> bool {
        self.castling_rook(self.castling_meant(move_)).is_some()
    }

    /// A castling as king takes rook, where it is given as the king's own step.
    pub(crate) fn castling_meant(&self, move_: Move) -> Move {
        if self.castling_rook(move_).is_some() {
            return move_;
        }
        let king = move_.from();
        let same_way = |rook: &Square| castling::king_goes_to(king, *rook) == move_.to();
        let rook = (0..64)
            .filter_map(Square::from_index)
            .filter(|square| square.rank() == king.rank())
            .filter(|&rook| self.castling_rook(Move::new(king, rook, None)).is_some())
            .find(same_way);
        rook.map_or(move_, |rook| Move::new(king, rook, None))
    }

    /// Where the king goes in a castling given as king takes rook, or as the king's own step.
    pub(crate) fn king_step(&self, move_: Move) -> Move {
        match self.castling_rook(move_) {
            Some(rook) => Move::new(
                move_.from(),
                castling::king_goes_to(move_.from(), rook),
                None,
            ),
            None => move_,
        }
    }

    /// Whether both kings are in check or a pawn stands on the last rank.
    pub(crate) fn is_as_no_game_has_it(&self) -> bool {
        let Self::Unsound(setup) = self else {
            return false;
        };
        let ends = Bitboard::rank(chesslaws_board::home_rank(Color::White))
            | Bitboard::rank(chesslaws_board::home_rank(Color::Black));
        let pawns = Color::ALL.into_iter().fold(Bitboard::EMPTY, |pawns, side| {
            pawns | setup.pieces(side, Role::Pawn)
        });
        let checked = |side| {
            let king = setup.pieces(side, Role::King).first();
            king.is_some_and(|king| attacked(setup, king, side))
        };
        !(pawns & ends).is_empty() || Color::ALL.into_iter().all(checked)
    }

    /// After the king's part of a castling, with the rook still where it was.
    pub(crate) fn king_alone(&self, move_: Move) -> Self {
        let mut setup = match self {
            Self::Sound(position) => position.to_setup(),
            Self::Unsound(setup) => *setup,
        };
        put(&mut setup, move_, false);
        Position::try_from(setup).map_or(Self::Unsound(setup), Self::Sound)
    }

    /// After a legal move.
    pub(crate) fn after(&self, move_: Move) -> Self {
        match self {
            Self::Sound(position) => Self::Sound(position.after(move_)),
            Self::Unsound(_) => self.displaced(move_),
        }
    }

    /// After a move as the hand made it, legal or not.
    pub(crate) fn displaced(&self, move_: Move) -> Self {
        let mut setup = match self {
            Self::Sound(position) => position.to_setup(),
            Self::Unsound(setup) => *setup,
        };
        put(&mut setup, move_, true);
        Position::try_from(setup).map_or(Self::Unsound(setup), Self::Sound)
    }
}

/// The promotions of a pawn's step, or the plain move.
fn candidates(setup: &Setup, from: Square, to: Square) -> impl Iterator<Item = Move> + use<> {
    let pawn = setup.pieces(setup.turn, Role::Pawn).contains(from);
    let last = pawn && matches!(to.rank().index(), 0 | 7);
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];
    roles
        .into_iter()
        .filter(move |&role| last || role == Role::Queen)
        .map(move |role| Move::new(from, to, last.then_some(role)))
}

/// Whether a piece may go there by articles 3.1 to 3.9, castling and en passant apart.
fn reaches(setup: &Setup, move_: Move) -> bool {
    let (from, to) = (move_.from(), move_.to());
    let own = |square| {
        setup
            .piece_at(square)
            .is_some_and(|p| p.color == setup.turn)
    };
    let Some(piece) = setup
        .piece_at(from)
        .filter(|piece| piece.color == setup.turn)
    else {
        return false;
    };
    let target = setup.piece_at(to);
    if own(to) || target.is_some_and(|piece| piece.role == Role::King) {
        return false;
    }
    let last = piece.role == Role::Pawn && matches!(to.rank().index(), 0 | 7);
    if last != move_.promotion().is_some() {
        return false;
    }
    let reached = match piece.role {
        Role::Pawn if target.is_none() => pawn_steps(setup, from).contains(to),
        role => attacks::of(piece.color, role, from, setup.occupied()).contains(to),
    };
    reached && !in_check_after(setup, move_)
}

fn pawn_steps(setup: &Setup, from: Square) -> Bitboard {
    let (up, start) = match setup.turn {
        Color::White => (1, 1),
        Color::Black => (-1, 6),
    };
    let mut steps = Bitboard::EMPTY;
    let free = |square: Square| setup.piece_at(square).is_none();
    if let Some(one) = from.offset(0, up).filter(|&square| free(square)) {
        steps |= Bitboard::square(one);
        if from.rank().index() == start
            && let Some(two) = from.offset(0, 2 * up).filter(|&square| free(square))
        {
            steps |= Bitboard::square(two);
        }
    }
    steps
}

fn in_check_after(setup: &Setup, move_: Move) -> bool {
    let side = setup.turn;
    let mut after = *setup;
    put(&mut after, move_, true);
    let king = after.pieces(side, Role::King).first();
    king.is_some_and(|king| attacked(&after, king, side))
}

/// Whether a piece of the opponent of `side` attacks the square.
pub(super) fn attacked(setup: &Setup, target: Square, side: Color) -> bool {
    let occupied = setup.occupied();
    (0..64).filter_map(Square::from_index).any(|square| {
        setup.piece_at(square).is_some_and(|piece| {
            piece.color != side
                && attacks::of(piece.color, piece.role, square, occupied).contains(target)
        })
    })
}

/// Carries a move out by hand: the piece goes there, whatever stood there leaves, and a king that
/// goes two files along its home rank takes the rook of the corner with it.
fn put(setup: &mut Setup, move_: Move, with_rook: bool) {
    let (from, to) = (move_.from(), move_.to());
    let Some(piece) = setup.piece_at(from) else {
        return;
    };
    if castling::carry_out(setup, move_) {
        keep_castling(setup, piece, from, to);
        setup.en_passant = None;
        setup.halfmove_clock = setup.halfmove_clock.saturating_add(1);
        if setup.turn == Color::Black {
            setup.fullmove_number = setup.fullmove_number.saturating_add(1);
        }
        setup.turn = !setup.turn;
        return;
    }
    let captures = setup.piece_at(to).is_some();
    setup.remove(from);
    setup.remove(to);
    let role = move_.promotion().unwrap_or(piece.role);
    setup.place(
        to,
        Piece {
            color: piece.color,
            role,
        },
    );
    if with_rook && piece.role == Role::King && from.rank() == to.rank() {
        let corner = match (from.file().index(), to.file().index()) {
            (4, 6) => to.offset(1, 0).zip(to.offset(-1, 0)),
            (4, 2) => to.offset(-2, 0).zip(to.offset(1, 0)),
            _ => None,
        };
        let rook = Piece {
            color: piece.color,
            role: Role::Rook,
        };
        if let Some((corner, beside)) = corner
            && setup.piece_at(corner) == Some(rook)
            && setup.piece_at(beside).is_none()
        {
            setup.remove(corner);
            setup.place(beside, rook);
        }
    }
    keep_castling(setup, piece, from, to);
    setup.en_passant = None;
    let reset = captures || piece.role == Role::Pawn;
    setup.halfmove_clock = if reset {
        0
    } else {
        setup.halfmove_clock.saturating_add(1)
    };
    if setup.turn == Color::Black {
        setup.fullmove_number = setup.fullmove_number.saturating_add(1);
    }
    setup.turn = !setup.turn;
}

/// Rights end with a move of king or rook, and with the rook's capture.
fn keep_castling(setup: &mut Setup, piece: Piece, from: Square, to: Square) {
    let home = chesslaws_board::home_rank(piece.color);
    let mut gone = Bitboard::square(from) | Bitboard::square(to);
    if piece.role == Role::King {
        gone |= Bitboard::rank(home);
    }
    setup.castling &= !gone;
}
