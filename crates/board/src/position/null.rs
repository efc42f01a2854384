use super::Position;
use crate::{Color, zobrist};

/// The side to move is in check and can't pass.
///
/// ```
/// use chesslaws_board::{NullMoveError, Position};
/// let mut position: Position = "4k3/8/8/8/8/8/8/4K2q w - - 0 1".parse()?;
/// assert_eq!(position.play_null(), Err(NullMoveError));
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the side to move is in check and can't pass")]
pub struct NullMoveError;

impl Position {
    /// Passes the move: no move of the Laws, but an analyst's tool.
    ///
    /// # Errors
    ///
    /// [`NullMoveError`] in check: passing would leave the side not to move in check.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position};
    /// let mut position = Position::startpos();
    /// position.play_null()?;
    /// assert_eq!(position.turn(), Color::Black);
    /// # Ok::<(), chesslaws_board::NullMoveError>(())
    /// ```
    pub fn play_null(&mut self) -> Result<(), NullMoveError> {
        if self.is_check() {
            return Err(NullMoveError);
        }
        if let Some(file) = self.en_passant.take() {
            self.hash ^= zobrist::en_passant(file);
        }
        self.double_push = None;
        self.hash ^= zobrist::TURN;
        self.fullmove_number = self
            .fullmove_number
            .saturating_add(u32::from(self.turn == Color::Black));
        self.halfmove_clock = self.halfmove_clock.saturating_add(1);
        self.turn = !self.turn;
        Ok(())
    }
}
