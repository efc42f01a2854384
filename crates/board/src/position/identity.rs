use super::Position;
use crate::{Bitboard, Color, File};
use core::hash::{Hash, Hasher};

/// What makes two positions "the same" for repetition (article 9.2.3 of 2023): the pieces on their
/// squares, the side to move, the castling rights, and the en passant capture where it is legal.
///
/// One identity serves every edition. A castling right counts while it is not lost for good; that
/// castling is prevented for the moment is seen from the pieces alone.
///
/// ```
/// use chesslaws_board::Position;
///
/// let start = Position::startpos();
/// let mut position = start;
/// for uci in ["g1f3", "g8f6", "f3g1", "f6g8"] {
///     position.play(position.parse_uci(uci)?).expect("legal");
/// }
/// assert_ne!(position, start); // the counters differ
/// assert_eq!(position.identity(), start.identity());
/// # Ok::<(), chesslaws_board::UciError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identity {
    hash: u64,
    roles: [Bitboard; 6],
    white: Bitboard,
    castling: Bitboard,
    en_passant: Option<File>,
    turn: Color,
}

impl Hash for Identity {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.hash);
    }
}

impl Position {
    /// The exact identity of the position for repetition, to compare and to count.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// // The pawn on d5 is pinned: no capture en passant, so the square changes nothing.
    /// let a: Position = "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1".parse()?;
    /// let b: Position = "8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1".parse()?;
    /// assert_eq!(a.identity(), b.identity());
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn identity(&self) -> Identity {
        Identity {
            hash: self.hash,
            roles: self.roles,
            white: self.colored(Color::White),
            castling: self.castling,
            en_passant: self.en_passant,
            turn: self.turn,
        }
    }

    /// Whether two positions are the same for repetition, without building their identities.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert!(Position::startpos().is_same_position(&Position::startpos()));
    /// ```
    #[inline]
    #[must_use]
    pub fn is_same_position(&self, other: &Self) -> bool {
        self.hash == other.hash
            && self.roles == other.roles
            && self.colors == other.colors
            && self.castling == other.castling
            && self.en_passant == other.en_passant
            && self.turn == other.turn
    }
}
