//! What the exports read off a game.

use super::Game;
use super::record::Ply;
use chesslaws_board::Position;

impl Game {
    /// The position that the game began from.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_board::Position;
    /// assert_eq!(Game::builder().build()?.start_position(), &Position::startpos());
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn start_position(&self) -> &Position {
        &self.terms.start
    }

    /// The plies that stand.
    pub(crate) fn plies(&self) -> &[Ply] {
        self.plies.as_slice()
    }
}
