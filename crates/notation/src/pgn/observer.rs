//! Looking on while a game is played, so that nobody has to play it again.

use super::game::Game;
use chesslaws_board::{Move, Position};

/// A move that has just been played.
#[derive(Debug, Clone, Copy)]
pub struct PlayedMove<'a> {
    /// The move.
    pub mv: Move,
    /// The position after it.
    pub after: &'a Position,
    /// Whether it gives check.
    pub gives_check: bool,
    /// The move as it stands in the text, in ASCII, if that is known to be what
    /// [`San::of`](crate::San::of) gives with English letters. `None` says nothing.
    pub san: Option<&'a [u8]>,
}

/// Told of each move of the main line when [`GameReader::read_observed`](super::GameReader::read_observed)
/// has played it: what is wanted of the positions of a game is to be had without playing it twice.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_notation::pgn::{Game, GameReader, MoveObserver, PlayedMove};
///
/// /// The positions of one game by their hashes.
/// #[derive(Default)]
/// struct Hashes(Vec<u64>);
///
/// impl MoveObserver for Hashes {
///     fn begin_moves(&mut self, game: &Game) {
///         self.0 = vec![game.start().hash()];
///     }
///
///     fn played(&mut self, played: PlayedMove<'_>) {
///         self.0.push(played.after.hash());
///     }
/// }
///
/// let (mut game, mut hashes) = (Game::default(), Hashes::default());
/// let mut reader = GameReader::from_bytes(b"1. Nf3 Nf6 2. Ng1 Ng8 3. Kf3 *");
/// assert!(reader.read_observed(&mut game, &mut hashes)?);
/// assert_eq!(hashes.0.len(), 5);
/// assert_eq!(hashes.0[0], hashes.0[4]);
/// # Ok::<(), core::convert::Infallible>(())
/// ```
pub trait MoveObserver {
    /// The tags of a game have been read and its moves begin: `game` has its number, tags, variant and
    /// start position. It is not called for a game whose start position is unknown. A game that is
    /// left out after all ([`Policy::Skip`](super::Policy::Skip)), or is empty, is followed by the
    /// next one.
    fn begin_moves(&mut self, game: &Game) {
        let _ = game;
    }

    /// A move is about to be read and played in this position, unless it turns out to be illegal.
    fn before(&mut self, position: &Position) {
        let _ = position;
    }

    /// A move has been played. In the end these are the moves of the game, one by one.
    fn played(&mut self, played: PlayedMove<'_>);
}

/// Nobody looks on.
impl MoveObserver for () {
    #[inline(always)]
    fn played(&mut self, _played: PlayedMove<'_>) {}
}
