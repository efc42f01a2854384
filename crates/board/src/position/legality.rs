//! Whether one given move is legal, without generating any other.

use super::{Position, play::forward_one};
use crate::lines::beyond;
use crate::{Bitboard, Color, File, Move, Rank, Role, Square, attacks};

impl Position {
    /// The squares from which pieces of `color` attack `square`, with `occupied` as the occupied
    /// squares; pieces outside `occupied` don't attack.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Square};
    /// let position = Position::startpos();
    /// let attackers = position.attackers_to(Square::F3, Color::White, position.occupied());
    /// assert_eq!(attackers.len(), 3); // e2, g2 and the knight
    /// ```
    #[inline]
    #[must_use]
    pub fn attackers_to(&self, square: Square, color: Color, occupied: Bitboard) -> Bitboard {
        let queens = self.roled(Role::Queen);
        let attackers = attacks::pawn(!color, square) & self.roled(Role::Pawn)
            | attacks::knight(square) & self.roled(Role::Knight)
            | attacks::king(square) & self.roled(Role::King)
            | attacks::bishop(square, occupied) & (self.roled(Role::Bishop) | queens)
            | attacks::rook(square, occupied) & (self.roled(Role::Rook) | queens);
        attackers & self.colored(color) & occupied
    }

    /// Whether `color` attacks `square`.
    #[inline]
    pub(super) fn is_attacked(&self, square: Square, color: Color, occupied: Bitboard) -> bool {
        let them = self.colored(color) & occupied;
        let steppers = attacks::pawn(!color, square) & self.roled(Role::Pawn)
            | attacks::knight(square) & self.roled(Role::Knight)
            | attacks::king(square) & self.roled(Role::King);
        !(steppers & them).is_empty() || self.is_attacked_by_slider(square, them, occupied)
    }

    /// Looks between the square and each slider on a line with it: there are one or two as a rule,
    /// and the table of squares between two others is small.
    #[inline]
    fn is_attacked_by_slider(&self, square: Square, them: Bitboard, occupied: Bitboard) -> bool {
        let sliders = self.sliders_on_lines(square) & them;
        sliders
            .into_iter()
            .any(|slider| (attacks::between(square, slider) & occupied).is_empty())
    }

    /// Whether the move is legal here (article 3.10.1 of 2023). Castling is king takes rook.
    ///
    /// ```
    /// use chesslaws_board::{Move, Position, Square};
    /// let position = Position::startpos();
    /// assert!(position.is_legal(Move::new(Square::G1, Square::F3, None)));
    /// assert!(!position.is_legal(Move::new(Square::G1, Square::G3, None)));
    /// ```
    #[inline]
    #[must_use]
    pub fn is_legal(&self, move_: Move) -> bool {
        let (from, to) = (move_.from(), move_.to());
        let own = self.colored(self.turn);
        if !own.contains(from) {
            return false;
        }
        let Some(role) = self.role_at(from) else {
            return false;
        };
        match role {
            Role::Pawn => self.is_legal_pawn_move(move_),
            _ if move_.promotion().is_some() => false,
            Role::King if self.castling.contains(to) && own.contains(to) => {
                !self.is_check() && self.is_castling_safe(from, to)
            }
            _ if own.contains(to) => false,
            _ => self.reaches(role, from, to) && self.is_king_safe_after(role, from, to),
        }
    }

    /// Whether a piece other than a pawn attacks `to` from `from`. One line is looked along, where
    /// the table of attacks would look along all.
    #[inline]
    fn reaches(&self, role: Role, from: Square, to: Square) -> bool {
        let lines = match role {
            Role::Knight => return attacks::knight(from).contains(to),
            Role::King => return attacks::king(from).contains(to),
            Role::Bishop => attacks::bishop_lines(from),
            Role::Rook => attacks::rook_lines(from),
            _ => attacks::bishop_lines(from) | attacks::rook_lines(from),
        };
        lines.contains(to) && (attacks::between(from, to) & self.occupied()).is_empty()
    }

    fn is_legal_pawn_move(&self, move_: Move) -> bool {
        let (from, to) = (move_.from(), move_.to());
        let last = matches!(to.rank(), Rank::First | Rank::Eighth);
        if move_.promotion().is_some() != last {
            return false;
        }
        if from.file() == to.file() {
            return self.is_pawn_push(from, to) && self.is_king_safe_after(Role::Pawn, from, to);
        }
        if !attacks::pawn(self.turn, from).contains(to) {
            return false;
        }
        if self.colored(!self.turn).contains(to) {
            self.is_king_safe_after(Role::Pawn, from, to)
        } else {
            self.en_passant() == Some(to) && self.is_en_passant_safe(from, to)
        }
    }

    /// Articles 3.7.1 and 3.7.2 of 2023.
    fn is_pawn_push(&self, from: Square, to: Square) -> bool {
        let occupied = self.occupied();
        let one = forward_one(self.turn, from);
        if one == to {
            return from != to && !occupied.contains(to);
        }
        let home = match self.turn {
            Color::White => Rank::Second,
            Color::Black => Rank::Seventh,
        };
        from.rank() == home
            && forward_one(self.turn, one) == to
            && !occupied.contains(one)
            && !occupied.contains(to)
    }

    /// Whether the own king is not attacked once this piece, moving as it may, has moved
    /// (article 3.9.2 of 2023). Not for castling and en passant.
    #[inline]
    pub(super) fn is_king_safe_after(&self, role: Role, from: Square, to: Square) -> bool {
        let occupied = (self.occupied() ^ Bitboard::square(from)) | Bitboard::square(to);
        if role == Role::King {
            return !self.is_attacked(to, !self.turn, occupied);
        }
        let king = self.king(self.turn);
        let them = self.colored(!self.turn) & !Bitboard::square(to);
        let steppers = (attacks::pawn(self.turn, king) & self.roled(Role::Pawn)
            | attacks::knight(king) & self.roled(Role::Knight))
            & them;
        steppers.is_empty() && !self.is_attacked_by_slider(king, them, occupied)
    }

    /// Whether the own king is not attacked after this capture en passant, which takes two pawns
    /// off their squares at once.
    pub(super) fn is_en_passant_safe(&self, from: Square, to: Square) -> bool {
        let captured = Bitboard::square(forward_one(!self.turn, to));
        let occupied = (self.occupied() ^ Bitboard::square(from) ^ captured) | Bitboard::square(to);
        !self.is_attacked(self.king(self.turn), !self.turn, occupied)
    }

    /// Whether any pawn of the side to move may legally capture the pawn on this file en passant.
    pub(super) fn has_legal_en_passant(&self, file: File) -> bool {
        let to = self.passed_square(file);
        self.en_passant_capturers(file)
            .into_iter()
            .any(|from| self.is_en_passant_safe(from, to))
    }

    /// The squares from which a piece of this kind may legally move to `to`, castling apart: what
    /// reading and writing algebraic notation needs.
    ///
    /// For pawns it answers moves of every kind, promotions and en passant included.
    ///
    /// ```
    /// use chesslaws_board::{Position, Role, Square};
    /// let position: Position = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1".parse()?;
    /// // The knight on c3 is pinned.
    /// assert_eq!(position.origins(Role::Knight, Square::E2).single(), Some(Square::G1));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn origins(&self, role: Role, to: Square) -> Bitboard {
        self.origins_in(true, role, to)
    }

    /// As [`Position::origins`] where the caller knows whether the side to move is in check:
    /// without one only a piece that stands on a line with its king can be pinned, and no other
    /// is looked at twice. With `false` in a position with check the answer means nothing.
    ///
    /// ```
    /// use chesslaws_board::{Position, Role, Square};
    /// let position = Position::startpos();
    /// let known = position.is_check();
    /// assert_eq!(position.origins_in(known, Role::Knight, Square::F3).single(), Some(Square::G1));
    /// ```
    #[inline]
    #[must_use]
    pub fn origins_in(&self, is_check: bool, role: Role, to: Square) -> Bitboard {
        if self.colored(self.turn).contains(to) {
            return Bitboard::EMPTY;
        }
        if role == Role::Pawn {
            if self.en_passant.is_some() && self.en_passant() == Some(to) {
                return self.en_passant_origins(to);
            }
            return self.legal_among(is_check, role, self.pawns_reaching(to), to);
        }
        let reaching = self.reaching(self.turn, role, to);
        self.legal_among(is_check, role, reaching, to)
    }

    /// The squares from which pieces of this kind other than the one on `from` may legally move to
    /// `to`: what tells how much of the origin algebraic notation has to write. Not for pawns.
    ///
    /// ```
    /// use chesslaws_board::{Position, Role, Square};
    /// let position: Position = "4k3/8/8/8/8/2N5/8/4K1N1 w - - 0 1".parse()?;
    /// let others = position.other_origins(Square::G1, Role::Knight, Square::E2);
    /// assert_eq!(others.single(), Some(Square::C3));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn other_origins(&self, from: Square, role: Role, to: Square) -> Bitboard {
        let others = self.reaching(self.turn, role, to) & !Bitboard::square(from);
        if others.is_empty() {
            return others;
        }
        self.legal_among(true, role, others, to)
    }

    /// The pieces of a colour and kind, pawns apart, that attack `to`.
    #[inline]
    pub(super) fn reaching(&self, color: Color, role: Role, to: Square) -> Bitboard {
        let occupied = self.occupied();
        let mut reaching = Bitboard::EMPTY;
        for from in attacks::sources(color, role, to) & self.pieces(color, role) {
            // Nothing is between squares that a knight or a king steps over or to.
            let is_free = (attacks::between(from, to) & occupied).is_empty();
            reaching |= Bitboard(u64::from(is_free) << from.index());
        }
        reaching
    }

    /// Those of the pieces, which reach `to`, that may legally go there; not for en passant.
    #[inline]
    pub(super) fn legal_among(
        &self,
        is_check: bool,
        role: Role,
        pieces: Bitboard,
        to: Square,
    ) -> Bitboard {
        let is_safe = |from: Square| self.is_king_safe_after(role, from, to);
        if is_check || role == Role::King {
            return pieces.into_iter().filter(|&from| is_safe(from)).collect();
        }
        let king = self.king(self.turn);
        let sliders = self.sliders_on_lines(king) & self.colored(!self.turn);
        let mut legal = pieces;
        for from in pieces {
            let is_shield = !(beyond(king, from) & sliders).is_empty();
            if is_shield && !is_safe(from) {
                legal &= !Bitboard::square(from);
            }
        }
        legal
    }

    /// The pieces of both colours that would attack `square` along a line of an empty board.
    #[inline]
    pub(super) fn sliders_on_lines(&self, square: Square) -> Bitboard {
        let queens = self.roled(Role::Queen);
        attacks::rook_lines(square) & (self.roled(Role::Rook) | queens)
            | attacks::bishop_lines(square) & (self.roled(Role::Bishop) | queens)
    }

    /// The pawns that advance to an empty square or capture on an occupied one, en passant apart.
    /// Worked out without branches, which no processor would foresee.
    #[inline]
    fn pawns_reaching(&self, to: Square) -> Bitboard {
        let goal = Bitboard::square(to);
        let free = !self.occupied();
        let (one, two, double) = match self.turn {
            Color::White => (goal.0 >> 8, goal.0 >> 16, Bitboard::rank(Rank::Fourth)),
            Color::Black => (goal.0 << 8, goal.0 << 16, Bitboard::rank(Rank::Fifth)),
        };
        let when = |condition: bool| Bitboard(0u64.wrapping_sub(u64::from(condition)));
        let is_double = !(goal & double).is_empty() & !(Bitboard(one) & free).is_empty();
        let pushes = Bitboard(one) | Bitboard(two) & when(is_double);
        let captures = attacks::pawn(!self.turn, to);
        let is_free = when(free.contains(to));
        (pushes & is_free | captures & !is_free) & self.pieces(self.turn, Role::Pawn)
    }

    #[cold]
    fn en_passant_origins(&self, to: Square) -> Bitboard {
        let pushers = self.legal_among(true, Role::Pawn, self.pawns_reaching(to), to);
        let capturers = attacks::pawn(!self.turn, to) & self.pieces(self.turn, Role::Pawn);
        let safe = |from: &Square| self.is_en_passant_safe(*from, to);
        pushers | capturers.into_iter().filter(safe).collect::<Bitboard>()
    }
}
