//! What attacks what, and which pieces are pinned.

use super::Position;
use crate::{Bitboard, Color, Role, Square, attacks};

impl Position {
    /// The squares that the piece on `square` attacks (article 3.1.2), its own men's squares
    /// included; empty if no piece stands there.
    ///
    /// ```
    /// use chesslaws_board::{Position, Square};
    /// let position = Position::startpos();
    /// assert_eq!(position.attacks_from(Square::B1).len(), 3); // a3, c3 and the own pawn on d2
    /// assert!(position.attacks_from(Square::E4).is_empty());
    /// ```
    #[must_use]
    pub fn attacks_from(&self, square: Square) -> Bitboard {
        match self.piece_at(square) {
            Some(piece) => attacks::of(piece.color, piece.role, square, self.occupied()),
            None => Bitboard::EMPTY,
        }
    }

    /// All squares that `color` attacks, those of its own men included.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Rank, Bitboard};
    /// let attacked = Position::startpos().attacked_by(Color::White);
    /// assert!((Bitboard::rank(Rank::Third) & !attacked).is_empty());
    /// assert!((Bitboard::rank(Rank::Fourth) & attacked).is_empty());
    /// ```
    #[must_use]
    pub fn attacked_by(&self, color: Color) -> Bitboard {
        self.colored(color)
            .into_iter()
            .fold(Bitboard::EMPTY, |all, square| {
                all | self.attacks_from(square)
            })
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
        let mut pinned = Bitboard::EMPTY;
        self.for_each_pin(color, |_, piece| pinned |= piece);
        pinned
    }

    /// The enemy sliders that pin a piece of `color` to its king.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Square};
    /// let position: Position = "4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1".parse()?;
    /// assert_eq!(position.pinners(Color::White).single(), Some(Square::B4));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn pinners(&self, color: Color) -> Bitboard {
        let mut pinners = Bitboard::EMPTY;
        self.for_each_pin(color, |pinner, _| pinners |= Bitboard::square(pinner));
        pinners
    }

    /// Hands every enemy slider that pins, and the piece that it pins, to `visit`.
    fn for_each_pin(&self, color: Color, mut visit: impl FnMut(Square, Bitboard)) {
        let king = self.king(color);
        let queens = self.roled(Role::Queen);
        let sliders = (attacks::rook_lines(king) & (self.roled(Role::Rook) | queens)
            | attacks::bishop_lines(king) & (self.roled(Role::Bishop) | queens))
            & self.colored(!color);
        for slider in sliders {
            let blockers = attacks::between(king, slider) & self.occupied();
            if !blockers.has_many() && !(blockers & self.colored(color)).is_empty() {
                visit(slider, blockers);
            }
        }
    }
}
