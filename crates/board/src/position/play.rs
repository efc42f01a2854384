//! Making moves.

use super::{Position, generate::forward, home_rank, side_of};
use crate::lines::beyond;
use crate::{Bitboard, Color, File, Move, Role, Square, attacks, zobrist};

/// The move is not legal in this position; the position is unchanged.
///
/// ```
/// use chesslaws_board::{Move, Position, Square};
/// let mut position = Position::startpos();
/// let before = position;
/// let error = position.play(Move::new(Square::E2, Square::E5, None)).unwrap_err();
/// assert_eq!(error.to_string(), "e2e5 is not a legal move here");
/// assert_eq!(position, before);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a legal move here")]
pub struct IllegalMove(
    /// The move that was refused.
    pub Move,
);

pub(super) const fn color<const WHITE: bool>() -> Color {
    if WHITE { Color::White } else { Color::Black }
}

impl Position {
    /// Makes a legal move.
    ///
    /// # Errors
    ///
    /// [`IllegalMove`] if the move is not legal; the position is then as it was.
    ///
    /// ```
    /// use chesslaws_board::{Color, Move, Position, Square};
    /// let mut position = Position::startpos();
    /// position.play(Move::new(Square::G1, Square::F3, None))?;
    /// assert_eq!(position.turn(), Color::Black);
    /// # Ok::<(), chesslaws_board::IllegalMove>(())
    /// ```
    #[inline]
    pub fn play(&mut self, move_: Move) -> Result<(), IllegalMove> {
        if !self.is_legal(move_) {
            return Err(IllegalMove(move_));
        }
        self.play_unchecked(move_);
        Ok(())
    }

    /// Makes a move that the caller knows to be legal: one that this position generated, parsed or
    /// called legal.
    ///
    /// Any other move gives a position that makes no sense, but never a panic and never undefined
    /// behaviour.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let position = Position::startpos();
    /// for move_ in position.legal_moves() {
    ///     let mut after = position;
    ///     after.play_unchecked(move_);
    ///     assert!(!after.is_check());
    /// }
    /// ```
    #[inline]
    pub fn play_unchecked(&mut self, move_: Move) {
        match self.turn {
            Color::White => self.play_as::<true>(move_),
            Color::Black => self.play_as::<false>(move_),
        }
    }

    /// A copy of the position with the move made. The move must be legal, as for
    /// [`Position::play_unchecked`].
    ///
    /// ```
    /// use chesslaws_board::{Move, Position, Square};
    /// let after = Position::startpos().after(Move::new(Square::E2, Square::E4, None));
    /// assert_eq!(after.to_string(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    /// ```
    #[inline]
    #[must_use]
    pub fn after(&self, move_: Move) -> Self {
        let mut after = *self;
        after.play_unchecked(move_);
        after
    }

    /// As [`Position::play_unchecked`] where the caller knows the kind of the piece that moves, as
    /// from a move in algebraic notation: it need not be looked up. Returns whether the move gives
    /// check, found from what the move changes.
    ///
    /// With any other kind the position makes no sense afterwards.
    ///
    /// ```
    /// use chesslaws_board::{Position, Role};
    /// let mut position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse()?;
    /// let move_ = position.parse_uci("a1a8").expect("legal");
    /// assert!(position.play_piece(Role::Rook, move_));
    /// assert!(position.is_check());
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    pub fn play_piece(&mut self, role: Role, move_: Move) -> bool {
        match self.turn {
            Color::White => self.play_piece_as::<true>(role, move_),
            Color::Black => self.play_piece_as::<false>(role, move_),
        }
    }

    #[inline]
    fn play_piece_as<const WHITE: bool>(&mut self, role: Role, move_: Move) -> bool {
        let us = color::<WHITE>();
        let (from, to) = (move_.from(), move_.to());
        if role == Role::Pawn {
            if move_.promotion().is_some() || self.is_en_passant_step(from, to) {
                self.play_as::<WHITE>(move_);
                return self.is_check();
            }
            let double = from.index().abs_diff(to.index()) == 16;
            self.play_pawn::<WHITE>(from, to, double);
        } else if self.colored(us.other()).contains(to) {
            self.play_capture::<WHITE>(role, from, to);
        } else if self.colored(us).contains(to) {
            self.play_castling::<WHITE>(from, to);
            return self.is_check();
        } else {
            self.play_quiet::<WHITE>(role, from, to);
        }
        self.gives_check::<WHITE>(role, from, to)
    }

    /// Whether the move that has been played gives check; not for castling, promotions and en
    /// passant.
    #[inline]
    pub(super) fn gives_check<const WHITE: bool>(
        &self,
        role: Role,
        from: Square,
        to: Square,
    ) -> bool {
        let us = color::<WHITE>();
        let king = self.king(us.other());
        let is_aligned = attacks::sources(us, role, king).contains(to);
        let is_free = (attacks::between(king, to) & self.occupied()).is_empty();
        let behind = beyond(king, from) & self.sliders_on_lines(king) & self.colored(us);
        is_aligned & is_free || !behind.is_empty() && self.is_check()
    }

    #[inline]
    fn play_as<const WHITE: bool>(&mut self, move_: Move) {
        let (from, to) = (move_.from(), move_.to());
        let Some(role) = self.role_at(from) else {
            return;
        };
        match role {
            Role::Pawn => match move_.promotion() {
                Some(role) => self.play_promotion::<WHITE>(from, to, role),
                None if self.is_en_passant_step(from, to) => {
                    self.play_en_passant::<WHITE>(from, to);
                }
                None => {
                    let double = from.index().abs_diff(to.index()) == 16;
                    self.play_pawn::<WHITE>(from, to, double);
                }
            },
            Role::King if self.colored(color::<WHITE>()).contains(to) => {
                self.play_castling::<WHITE>(from, to);
            }
            _ if self.colored(color::<WHITE>().other()).contains(to) => {
                self.play_capture::<WHITE>(role, from, to);
            }
            _ => self.play_quiet::<WHITE>(role, from, to),
        }
    }

    /// Whether a pawn's step is a capture onto an empty square.
    #[inline]
    fn is_en_passant_step(&self, from: Square, to: Square) -> bool {
        from.file() != to.file() && !self.occupied().contains(to)
    }

    /// Hands the position after each legal move to `visit`. Faster than playing the moves of
    /// [`Position::legal_moves`] one by one, since colour and kind of the mover are known.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let mut checks = 0;
    /// let position: Position = "7k/8/8/8/8/8/6R1/K7 w - - 0 1".parse()?;
    /// position.for_each_child(|after| checks += u32::from(after.is_check()));
    /// assert_eq!(checks, 2); // Rg8 and Rh2
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    pub fn for_each_child(&self, visit: impl FnMut(&Self)) {
        match self.turn {
            Color::White => {
                self.generate_as::<true>(&mut super::sink::Children::<_, true> {
                    position: self,
                    visit,
                });
            }
            Color::Black => {
                self.generate_as::<false>(&mut super::sink::Children::<_, false> {
                    position: self,
                    visit,
                });
            }
        }
    }

    /// What every move does: the turn passes and last move's en passant is over. The half-move
    /// clock counts on; moves that reset it do so themselves.
    #[inline]
    fn pass_turn<const WHITE: bool>(&mut self) {
        if let Some(file) = self.en_passant {
            self.hash ^= zobrist::en_passant(file);
        }
        self.en_passant = None;
        self.double_push = None;
        self.hash ^= zobrist::TURN;
        self.turn = color::<WHITE>().other();
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(!WHITE));
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
    }

    #[inline]
    fn shift_piece<const WHITE: bool>(&mut self, role: Role, from: Square, to: Square) {
        let us = color::<WHITE>();
        let step = Bitboard::square(from) | Bitboard::square(to);
        self.roles[role.index()] ^= step;
        self.colors[us.index()] ^= step;
        self.hash ^= zobrist::piece(us, role, from) ^ zobrist::piece(us, role, to);
    }

    /// Takes an enemy piece off the board.
    #[inline]
    fn take<const WHITE: bool>(&mut self, square: Square) {
        let them = color::<WHITE>().other();
        if let Some(role) = self.role_at(square) {
            let bit = Bitboard::square(square);
            self.roles[role.index()] ^= bit;
            self.colors[them.index()] ^= bit;
            self.hash ^= zobrist::piece(them, role, square);
        }
        self.halfmove_clock = 0;
    }

    /// Article 3.8.2.1 of 2023: the right is lost with a king or rook that has moved, and with a
    /// rook that has been taken.
    #[inline]
    fn lose_castling<const WHITE: bool>(&mut self, role: Role, from: Square, to: Square) {
        if self.castling.is_empty() {
            return;
        }
        let mut lost = (Bitboard::square(from) | Bitboard::square(to)) & self.castling;
        if role == Role::King {
            lost |= self.castling & self.colored(color::<WHITE>());
        }
        if !lost.is_empty() {
            self.drop_castling(lost);
        }
    }

    /// To be called before the pieces move: their squares tell whose right is lost.
    #[cold]
    fn drop_castling(&mut self, lost: Bitboard) {
        for color in Color::ALL {
            for rook in lost & self.colored(color) {
                self.hash ^= zobrist::castling(color, self.king(color), rook);
            }
        }
        self.castling &= !lost;
    }

    #[inline]
    pub(super) fn play_quiet<const WHITE: bool>(&mut self, role: Role, from: Square, to: Square) {
        self.lose_castling::<WHITE>(role, from, to);
        self.shift_piece::<WHITE>(role, from, to);
        self.pass_turn::<WHITE>();
    }

    #[inline]
    pub(super) fn play_capture<const WHITE: bool>(&mut self, role: Role, from: Square, to: Square) {
        self.lose_castling::<WHITE>(role, from, to);
        self.take::<WHITE>(to);
        self.shift_piece::<WHITE>(role, from, to);
        self.pass_turn::<WHITE>();
        self.halfmove_clock = 0;
    }

    /// A push or a capture that neither promotes nor is en passant.
    #[inline]
    pub(super) fn play_pawn<const WHITE: bool>(&mut self, from: Square, to: Square, double: bool) {
        if self.colored(color::<WHITE>().other()).contains(to) {
            self.lose_castling::<WHITE>(Role::Pawn, from, to);
            self.take::<WHITE>(to);
        }
        self.shift_piece::<WHITE>(Role::Pawn, from, to);
        self.pass_turn::<WHITE>();
        self.halfmove_clock = 0;
        if double {
            self.set_en_passant(to.file());
        }
    }

    /// After a double step, with the turn passed: notes it, and whether it can be answered en passant.
    #[inline]
    fn set_en_passant(&mut self, file: File) {
        self.double_push = Some(file);
        if !self.en_passant_capturers(file).is_empty() && self.has_legal_en_passant(file) {
            self.en_passant = Some(file);
            self.hash ^= zobrist::en_passant(file);
        }
    }

    #[inline]
    pub(super) fn play_promotion<const WHITE: bool>(
        &mut self,
        from: Square,
        to: Square,
        role: Role,
    ) {
        let us = color::<WHITE>();
        if self.colored(us.other()).contains(to) {
            self.lose_castling::<WHITE>(Role::Pawn, from, to);
            self.take::<WHITE>(to);
        }
        self.shift_piece::<WHITE>(Role::Pawn, from, to);
        let bit = Bitboard::square(to);
        self.roles[Role::Pawn.index()] ^= bit;
        self.roles[role.index()] ^= bit;
        self.hash ^= zobrist::piece(us, Role::Pawn, to) ^ zobrist::piece(us, role, to);
        self.pass_turn::<WHITE>();
        self.halfmove_clock = 0;
    }

    pub(super) fn play_en_passant<const WHITE: bool>(&mut self, from: Square, to: Square) {
        let captured = forward_one(color::<WHITE>().other(), to);
        self.take::<WHITE>(captured);
        self.shift_piece::<WHITE>(Role::Pawn, from, to);
        self.pass_turn::<WHITE>();
        self.halfmove_clock = 0;
    }

    pub(super) fn play_castling<const WHITE: bool>(&mut self, king: Square, rook: Square) {
        let us = color::<WHITE>();
        self.lose_castling::<WHITE>(Role::King, king, king);
        let side = side_of(king, rook);
        let rank = home_rank(us);
        let king_to = Square::new(side.king_file(), rank);
        let rook_to = Square::new(side.rook_file(), rank);
        // In Chess960 the arrival squares may be those of the two themselves, so both are taken
        // off before both are put on.
        let (king_bit, rook_bit) = (Bitboard::square(king), Bitboard::square(rook));
        let (king_to_bit, rook_to_bit) = (Bitboard::square(king_to), Bitboard::square(rook_to));
        self.roles[Role::King.index()] ^= king_bit ^ king_to_bit;
        self.roles[Role::Rook.index()] ^= rook_bit ^ rook_to_bit;
        self.colors[us.index()] ^= king_bit ^ rook_bit ^ king_to_bit ^ rook_to_bit;
        self.hash ^= zobrist::piece(us, Role::King, king)
            ^ zobrist::piece(us, Role::King, king_to)
            ^ zobrist::piece(us, Role::Rook, rook)
            ^ zobrist::piece(us, Role::Rook, rook_to);
        self.pass_turn::<WHITE>();
    }
}

/// The square one step in front of `square` as `color` moves; the same square on its last rank.
#[inline]
pub(super) fn forward_one(color: Color, square: Square) -> Square {
    let bit = Bitboard::square(square);
    let moved = match color {
        Color::White => forward::<true>(bit),
        Color::Black => forward::<false>(bit),
    };
    moved.first().unwrap_or(square)
}
