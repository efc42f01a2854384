//! The position as the opponent sees it, and as a mirror shows it.

use super::Position;
use crate::{Bitboard, Move, Setup};

impl Setup {
    /// The set-up with the colours exchanged and the board seen from the other side.
    ///
    /// ```
    /// use chesslaws_board::Setup;
    /// let setup: Setup = "4k3/8/8/8/8/8/P7/4K2R w K - 3 9".parse()?;
    /// assert_eq!(setup.flipped().to_string(), "4k2r/p7/8/8/8/8/8/4K3 b k - 3 9");
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn flipped(&self) -> Self {
        let [white, black] = self.colors;
        Self {
            roles: self.roles.map(Bitboard::flipped),
            colors: [black.flipped(), white.flipped()],
            castling: self.castling.flipped(),
            en_passant: self.en_passant.map(|square| square.flipped()),
            turn: !self.turn,
            ..*self
        }
    }

    /// The set-up with left and right exchanged, without castling rights: the king's side and the
    /// queen's side are not alike, so no right has a counterpart.
    ///
    /// ```
    /// use chesslaws_board::Setup;
    /// let setup: Setup = "4k3/8/8/8/8/8/P7/4K2R w K - 3 9".parse()?;
    /// assert_eq!(setup.mirrored().to_string(), "3k4/8/8/8/8/8/7P/R2K4 w - - 3 9");
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self {
            roles: self.roles.map(Bitboard::mirrored),
            colors: self.colors.map(Bitboard::mirrored),
            castling: Bitboard::EMPTY,
            en_passant: self.en_passant.map(|square| square.mirrored()),
            ..*self
        }
    }
}

impl Position {
    /// The position with the colours exchanged and the board seen from the other side. Each legal
    /// move has its counterpart, [`Move::flipped`].
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let mut position = Position::startpos();
    /// position.play(position.parse_uci("e2e4")?).expect("legal");
    /// let flipped = position.flipped();
    /// assert_eq!(flipped.to_string(), "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    /// assert_eq!(flipped.flipped(), position);
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    #[must_use]
    pub fn flipped(&self) -> Self {
        Self::from_valid(&self.to_setup().flipped())
    }

    /// The position with left and right exchanged, without castling rights: the king's side and the
    /// queen's side are not alike, so no right has a counterpart.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let position: Position = "4k3/8/8/8/8/8/P7/4K2R w - - 3 9".parse()?;
    /// assert_eq!(position.mirrored().mirrored(), position);
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn mirrored(&self) -> Self {
        Self::from_valid(&self.to_setup().mirrored())
    }
}

impl Move {
    /// The move seen from the other side of the board.
    ///
    /// ```
    /// use chesslaws_board::{Move, Square};
    /// let move_ = Move::new(Square::E2, Square::E4, None);
    /// assert_eq!(move_.flipped().to_string(), "e7e5");
    /// ```
    #[must_use]
    pub const fn flipped(self) -> Self {
        Self::new(self.from().flipped(), self.to().flipped(), self.promotion())
    }

    /// The move with left and right exchanged.
    ///
    /// ```
    /// use chesslaws_board::{Move, Square};
    /// let move_ = Move::new(Square::E2, Square::E4, None);
    /// assert_eq!(move_.mirrored().to_string(), "d2d4");
    /// ```
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self::new(
            self.from().mirrored(),
            self.to().mirrored(),
            self.promotion(),
        )
    }
}
