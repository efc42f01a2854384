//! How games are read, and what is done about faults.

use super::encoding::Encoding;
use crate::letters::PieceLetters;
use crate::san::Leniency;

/// What is done about a fault. Whatever it is, each fault is told with its place, and no game
/// takes another one with it.
///
/// ```
/// use chesslaws_notation::pgn::{GameReader, Policy, ReadOptions};
///
/// let text = b"1. e4 e5 2. Ke3 *\n\n1. d4 d5 2. Ng1-f3 *\n\n1. c4 *\n";
/// let read = |policy| {
///     let options = ReadOptions { policy, ..ReadOptions::default() };
///     let games = GameReader::from_bytes(text).with_options(options);
///     let plies = games.map(|game| game.map(|game| (game.moves().len(), game.error().is_some())));
///     plies.collect::<Result<Vec<_>, _>>()
/// };
/// // The first game has an illegal move, the second one in long notation.
/// assert_eq!(read(Policy::Lenient)?, [(2, true), (3, false), (1, false)]);
/// assert_eq!(read(Policy::Strict)?, [(2, true), (2, true), (1, false)]);
/// assert_eq!(read(Policy::Skip)?, [(3, false), (1, false)]);
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Policy {
    /// Every fault, be it a note, counts as an error: the moves end before it, what came before
    /// stands. Only moves in the export form of PGN are accepted. Not looked at are move numbers,
    /// the layout and which tags there are; `e.p.` and `(=)` as words of their own, `1/2` and `½-½`
    /// are no faults.
    Strict,
    /// Notes and warnings are told and the game goes on; an error ends its moves, what came
    /// before stands.
    #[default]
    Lenient,
    /// As [`Policy::Lenient`], but a game with an error is left out;
    /// [`skipped`](super::GameReader::skipped) tells which.
    Skip,
}

/// How games are read.
///
/// ```
/// use chesslaws_notation::pgn::{GameReader, ReadOptions};
/// use chesslaws_notation::{Leniency, PieceLetters};
///
/// let german = ReadOptions { letters: PieceLetters::GERMAN, ..ReadOptions::default() };
/// let game = GameReader::from_bytes(b"1. Sf3 *").with_options(german).next().unwrap()?;
/// assert_eq!(game.moves().len(), 1);
///
/// let short = ReadOptions { accepted: Leniency::NONE, ..ReadOptions::default() };
/// let game = GameReader::from_bytes(b"1. Ng1-f3 *").with_options(short).next().unwrap()?;
/// assert!(game.error().is_some());
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ReadOptions {
    /// The letters of the pieces. English unless the caller knows better.
    pub letters: PieceLetters,
    /// Which departures from the export form are understood; a move with any other is an error.
    pub accepted: Leniency,
    /// Whether signs for check and mate are compared with the position.
    pub check_signs: bool,
    /// Whether comments are kept.
    pub comments: bool,
    /// The encoding of the text; `None`: [`Encoding::detect`] tells it for each game.
    pub encoding: Option<Encoding>,
    /// What is done about faults.
    pub policy: Policy,
}

/// English letters, everything that can be understood in one way, comments kept, lenient.
impl Default for ReadOptions {
    fn default() -> Self {
        Self {
            letters: PieceLetters::ENGLISH,
            accepted: Leniency::ALL,
            check_signs: true,
            comments: true,
            encoding: None,
            policy: Policy::Lenient,
        }
    }
}
