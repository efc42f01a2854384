//! Questions about a position.

use super::sink::{Captures, List};
use super::{MoveSet, Position, Side, side_of};
use crate::{Bitboard, Move, MoveList, Role, Square};

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
        let mut captures = Captures {
            enemies: self.colored(!self.turn),
            list: List(MoveList::new()),
        };
        self.generate(&mut captures);
        captures.list.0.into_iter()
    }

    /// The legal moves of the pieces of one kind to one square: captures, en passant and promotions
    /// included, castling apart. [`Position::origins`] gives only where they come from.
    ///
    /// ```
    /// use chesslaws_board::{Position, Role, Square};
    /// let position: Position = "1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1".parse()?;
    /// assert_eq!(position.moves_to(Role::Pawn, Square::B8).count(), 4);
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    pub fn moves_to(&self, role: Role, to: Square) -> impl Iterator<Item = Move> + use<> {
        self.origins(role, to).into_iter().flat_map(move |from| {
            let to = Bitboard::square(to);
            MoveSet { role, from, to }
        })
    }
}
