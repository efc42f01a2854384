//! Whether a colour can still give mate: the one place in which this crate asks, for games at the
//! board and for finished ones alike.
//!
//! Two questions are asked of a position, and each has one way to its answer.
//!
//! *Can this side still mate?* It comes up a few times a game at most: a flag, an illegal move that
//! loses, a resignation, a forfeit for conduct. At the board it is always searched for, up to the limit. An audit only asks
//! whether it is [impossible](MateSearch::is_impossible), and begins with what is cheap.
//!
//! *Is the position dead?* It comes up after every move, quiet ones too: a king that walks into a
//! pocket or a pawn that gives up a capture in passing can end a game as well as a capture. So it
//! goes from cheap to dear: whether the position, or one soon after it, has [room](room::has_room),
//! whether a mate found earlier in the game can still be played, and then the [proof](life) for the
//! side with more to mate with, and for the other only if the first can't.
//!
//! A limit that is reached rules nothing: an audit is silent, and at the board play goes on or the
//! arbiter is asked.

mod known;
mod room;

use chesslaws_board::{Color, Position};
use chesslaws_deadposition::{Life, Limits, can_mate_within, first_dead_within, life};
pub(crate) use known::KnownMate;

/// The answer to whether a side can still mate, as far as it is proved.
///
/// ```
/// use chesslaws_arbiter::{MateProof, MateSearch};
/// use chesslaws_laws::Color;
///
/// let rook = "4k3/8/8/8/8/8/8/4K2R w - - 0 1".parse()?;
/// let search = MateSearch::default();
/// assert_eq!(search.can_mate(&rook, Color::White), MateProof::Possible);
/// assert_eq!(search.can_mate(&rook, Color::Black), MateProof::Impossible);
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MateProof {
    /// A series of legal moves ends with a mate by this side.
    Possible,
    /// No series of legal moves does.
    Impossible,
    /// The search reached its limit: nothing is ruled on it, and at the board the arbiter is asked.
    Open,
}

/// How far it is searched whether a side can still mate, in a game at the board as in an audit.
///
/// The same limit gives the same answer everywhere; no clock is read.
///
/// ```
/// use chesslaws_arbiter::{Game, MateSearch};
/// // A board on a small machine: 3 MB at most.
/// let game = Game::builder().mate_search(MateSearch { nodes: 20_000 }).build()?;
/// assert!(game.outcome().is_none());
/// # Ok::<(), chesslaws_arbiter::BuildError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct MateSearch {
    /// The number of positions that a search may hold; each takes about 150 bytes and some
    /// microseconds. With 0 nothing but a mate within a few tries, and what is plain at a glance,
    /// is found.
    pub nodes: usize,
}

/// 100 000 positions, some 15 MB: it decides all that is known from real games, and nearly all
/// composed walls.
impl Default for MateSearch {
    fn default() -> Self {
        Self { nodes: 100_000 }
    }
}

impl MateSearch {
    /// Whether any series of legal moves lets `side` give mate (6.9, 7.5.5, 5.1.2 of 2023).
    ///
    /// ```
    /// use chesslaws_arbiter::{MateProof, MateSearch};
    /// use chesslaws_laws::Color;
    /// // Bishops around a wall: a search that may hold nothing leaves it open.
    /// let wall = "Bk3B2/1P6/1PP1p1p1/1p1pP1Pb/1P1P4/2K5/b4B2/8 w - - 0 1".parse()?;
    /// let search = MateSearch { nodes: 0 };
    /// assert_eq!(search.can_mate(&wall, Color::Black), MateProof::Open);
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn can_mate(self, position: &Position, side: Color) -> MateProof {
        match can_mate_within(position, side, self.limits()).winnable() {
            Some(true) => MateProof::Possible,
            Some(false) => MateProof::Impossible,
            None => MateProof::Open,
        }
    }

    /// Whether it is proved that neither side can mate: a dead position (5.2.2 of 2023).
    ///
    /// ```
    /// use chesslaws_arbiter::MateSearch;
    /// let wall = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1".parse()?;
    /// assert!(MateSearch::default().is_dead(&wall));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn is_dead(self, position: &Position) -> bool {
        self.is_dead_after(position, &mut None)
    }

    /// [`is_dead`](Self::is_dead) for one position after another of a game: a mate that was found
    /// before and can still be played proves life, and a new one is kept.
    pub(crate) fn is_dead_after(self, position: &Position, known: &mut Option<KnownMate>) -> bool {
        if room::has_room(position) {
            return false;
        }
        if known.as_mut().is_some_and(|known| known.holds(position)) {
            return false;
        }
        *known = None;
        match life(position, self.limits()) {
            Life::Alive { line } => {
                *known = Some(KnownMate::new(line));
                false
            }
            Life::Dead => true,
            Life::Undecided => false,
        }
    }

    /// The first dead position of a game, given all its positions in order.
    pub(crate) fn first_dead(self, game: &[Position]) -> Option<usize> {
        first_dead_within(game, self.limits())
    }

    /// Whether it is proved that `side` can't mate, for audits, which have nothing to say where it
    /// can: no search where there is room for it to mate.
    pub(crate) fn is_impossible(self, position: &Position, side: Color) -> bool {
        !room::is_loose_for(position, side)
            && self.can_mate(position, side) == MateProof::Impossible
    }

    const fn limits(self) -> Limits {
        Limits { nodes: self.nodes }
    }
}

#[cfg(test)]
mod tests;
