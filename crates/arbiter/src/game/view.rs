//! What can be asked of a game.

use super::state::Phase;
use super::{Game, Outcome, Question};
use alloc::string::String;
use chesslaws_board::{Move, Position};
use chesslaws_clock::Clock;
use chesslaws_laws::{Color, Mode, Rules};

impl Game {
    /// The values of the Laws that the game is played by.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Edition;
    /// let game = Game::builder().edition(Edition::Fide2005).build()?;
    /// assert_eq!(game.rules().edition, Edition::Fide2005);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.terms.rules
    }

    /// Standard, rapid or blitz.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Mode;
    /// let game = Game::builder().time_control("3m+2s".parse()?).build()?;
    /// assert_eq!(game.mode(), Mode::Blitz);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.terms.mode
    }

    /// A player's name, if it was given.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Color;
    /// let game = Game::builder().players("A", "B").build()?;
    /// assert_eq!(game.player(Color::Black), Some("B"));
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn player(&self, side: Color) -> Option<&str> {
        match side {
            Color::White => self.terms.white.as_deref(),
            Color::Black => self.terms.black.as_deref(),
        }
    }

    /// The position, with every move that was made. `None` while an illegal move that nobody has
    /// noticed left pieces as no game can have them; [`Game::fen`] shows those too.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_board::Position;
    /// assert_eq!(Game::builder().build()?.position(), Some(&Position::startpos()));
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.state.board.position()
    }

    /// What stands on the board, as FEN.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert!(Game::builder().build()?.fen().starts_with("rnbqkbnr/"));
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn fen(&self) -> String {
        self.state.board.fen()
    }

    /// Who has the move: whose opponent's move has been made (1.3), completed or not.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Game::builder().build()?.turn(), Color::White);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn turn(&self) -> Color {
        self.state.board.turn()
    }

    /// The clock, if the game has one.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// let game = Game::builder().time_control("5m".parse()?).build()?;
    /// assert!(game.clock().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.state.clock.as_ref()
    }

    /// The moves that stand, in order, legal or not yet found out.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert_eq!(Game::builder().build()?.moves().count(), 0);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.plies.as_slice().iter().map(|ply| ply.move_)
    }

    /// How many moves a side has completed.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Game::builder().build()?.completed(Color::White), 0);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn completed(&self, side: Color) -> u32 {
        self.state.completed[side]
    }

    /// How many illegal moves count against a side.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Game::builder().build()?.illegal_moves(Color::Black), 0);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn illegal_moves(&self, side: Color) -> u8 {
        self.state.illegal[side]
    }

    /// Whose offer of a draw is open.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert_eq!(Game::builder().build()?.offer(), None);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn offer(&self) -> Option<Color> {
        self.state.offer
    }

    /// What the arbiter must decide before play goes on.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert!(Game::builder().build()?.question().is_none());
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn question(&self) -> Option<&Question> {
        self.state.question.as_ref()
    }

    /// How the game ended, if it has.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert_eq!(Game::builder().build()?.outcome(), None);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        match &self.state.phase {
            Phase::Ended(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether the game is void and a new one is to be played (7.2, 7.3).
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert!(!Game::builder().build()?.is_annulled());
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn is_annulled(&self) -> bool {
        self.state.phase == Phase::Annulled
    }
}
