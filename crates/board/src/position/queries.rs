//! Questions about a position.

use super::{Position, Side, side_of};
use crate::{Bitboard, Color, Move, Role, attacks};

impl Position {
    /// The pieces that give check to the side to move (article 3.9.1 of 2023).
    ///
    /// ```
    /// use chesslaws_board::{Position, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/K3R3 b - - 0 1".parse()?;
    /// assert_eq!(position.checkers().single(), Some(Square::E1));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn checkers(&self) -> Bitboard {
        self.attackers_to(self.king(self.turn), !self.turn, self.occupied())
    }

    /// Whether the side to move is in check.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert!(!Position::startpos().is_check());
    /// ```
    #[inline]
    #[must_use]
    pub fn is_check(&self) -> bool {
        self.is_attacked(self.king(self.turn), !self.turn, self.occupied())
    }

    /// Check, and no legal move (article 1.4.1 of 2023).
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let position: Position = "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1".parse()?;
    /// assert!(position.is_checkmate());
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn is_checkmate(&self) -> bool {
        self.is_check() && !self.has_legal_move()
    }

    /// No check, and no legal move (article 5.2.1 of 2023).
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let position: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse()?;
    /// assert!(position.is_stalemate());
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn is_stalemate(&self) -> bool {
        !self.is_check() && !self.has_legal_move()
    }

    /// The pieces of `color` that stand between their own king and an enemy slider, each alone on
    /// its line.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Square};
    /// let position: Position = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1".parse()?;
    /// assert_eq!(position.pinned(Color::White).single(), Some(Square::C3));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn pinned(&self, color: Color) -> Bitboard {
        let king = self.king(color);
        let them = self.colored(!color);
        let queens = self.roled(Role::Queen);
        let sliders = (attacks::rook_lines(king) & (self.roled(Role::Rook) | queens)
            | attacks::bishop_lines(king) & (self.roled(Role::Bishop) | queens))
            & them;
        let mut pinned = Bitboard::EMPTY;
        for slider in sliders {
            let blockers = attacks::between(king, slider) & self.occupied();
            if !blockers.has_many() {
                pinned |= blockers & self.colored(color);
            }
        }
        pinned
    }

    /// Whether the move takes a piece, en passant included. The move must be legal.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1".parse()?;
    /// assert!(position.is_capture(position.parse_uci("e5d6").expect("legal")));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn is_capture(&self, move_: Move) -> bool {
        self.colored(!self.turn).contains(move_.to()) || self.is_en_passant(move_)
    }

    /// Whether the move is a capture en passant. The move must be legal.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1".parse()?;
    /// assert!(position.is_en_passant(position.parse_uci("e5d6").expect("legal")));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn is_en_passant(&self, move_: Move) -> bool {
        self.roled(Role::Pawn).contains(move_.from()) && self.en_passant() == Some(move_.to())
    }

    /// The side on which the move castles, or `None` if it doesn't.
    ///
    /// ```
    /// use chesslaws_board::{Move, Position, Side, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
    /// let castling = Move::new(Square::E1, Square::H1, None);
    /// assert_eq!(position.castling_side(castling), Some(Side::King));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn castling_side(&self, move_: Move) -> Option<Side> {
        let own = self.colored(self.turn);
        (self.king(self.turn) == move_.from() && own.contains(move_.to()))
            .then(|| side_of(move_.from(), move_.to()))
    }

    /// All legal captures, en passant included.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let position: Position = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1".parse()?;
    /// assert_eq!(position.captures().count(), 1);
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    pub fn captures(&self) -> impl Iterator<Item = Move> + use<> {
        let position = *self;
        self.legal_moves()
            .into_iter()
            .filter(move |&move_| position.is_capture(move_))
    }

    /// How many pieces of each kind `color` has, pawn first.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position};
    /// assert_eq!(Position::startpos().piece_counts(Color::White), [8, 2, 2, 2, 1, 1]);
    /// ```
    #[must_use]
    pub fn piece_counts(&self, color: Color) -> [u32; 6] {
        Role::ALL.map(|role| self.pieces(color, role).len())
    }
}
