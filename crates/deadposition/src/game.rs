//! Whole positions and whole games: whether either side can still mate.

use crate::Limits;
use crate::decide::decide;
use crate::is_unwinnable_quick;
use crate::verdict::Verdict;
use alloc::vec::Vec;
use chesslaws_board::{Color, Move, Position, Role};

/// Whether a position is alive or dead, with what proves it.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_deadposition::{Life, Limits, life};
/// let Life::Alive { line } = life(&Position::startpos(), Limits::default()) else { panic!() };
/// assert!(!line.is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Life {
    /// One of the sides can mate.
    Alive {
        /// A series of legal moves, of both sides, that ends in checkmate; empty if the mate stands on
        /// the board.
        line: Vec<Move>,
    },
    /// Neither side can mate, whatever is played.
    Dead,
    /// The limit was reached before it was known of one side, and the position isn't called dead.
    Undecided,
}

impl Life {
    /// Whether the position is dead; `None` if the limit was reached before it was known.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_deadposition::{Life, Limits, life};
    /// assert_eq!(life(&Position::startpos(), Limits::default()).is_dead(), Some(false));
    /// assert_eq!(Life::Undecided.is_dead(), None);
    /// ```
    #[must_use]
    pub const fn is_dead(&self) -> Option<bool> {
        match self {
            Self::Alive { .. } => Some(false),
            Self::Dead => Some(true),
            Self::Undecided => None,
        }
    }
}

/// Whether a position is alive or dead (article 5.2.2 of 2023), as far as `limits` go for each side.
/// The side with more to mate with is asked for first, the other only if the first isn't seen to.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_deadposition::{Life, Limits, life};
/// let wall: Position = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1".parse()?;
/// assert_eq!(life(&wall, Limits::default()), Life::Dead);
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[must_use]
pub fn life(position: &Position, limits: Limits) -> Life {
    let first = stronger(position);
    let mut life = Life::Dead;
    for side in [first, !first] {
        match decide(position, side, limits) {
            Verdict::Winnable { line } => return Life::Alive { line },
            Verdict::Unwinnable { .. } => {}
            Verdict::Undecided { .. } => life = Life::Undecided,
        }
    }
    life
}

/// Whether neither side can checkmate by any series of legal moves: the game is drawn at once
/// (article 5.2.2 of 2023, in substance in every edition).
///
/// `true` is proved. Where the search limit of [`can_mate`](crate::can_mate) leaves a side undecided the answer is
/// `false`: a game is never ended on a guess.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_deadposition::is_dead;
///
/// let wall: Position = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1".parse()?;
/// assert!(is_dead(&wall));
/// assert!(!is_dead(&Position::startpos()));
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[must_use]
pub fn is_dead(position: &Position) -> bool {
    is_dead_within(position, Limits::default())
}

fn is_dead_within(position: &Position, limits: Limits) -> bool {
    life(position, limits) == Life::Dead
}

/// [`is_dead`] by what [`is_unwinnable_quick`] can prove for both sides; `false` leaves it open.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_deadposition::is_dead_quick;
/// let kings: Position = "8/8/4k3/8/8/3K4/8/8 w - - 0 1".parse()?;
/// assert!(is_dead_quick(&kings));
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[must_use]
pub fn is_dead_quick(position: &Position) -> bool {
    let first = stronger(position);
    is_unwinnable_quick(position, first) && is_unwinnable_quick(position, !first)
}

/// The first dead position of a game, given all its positions in order; `None` if there is none.
///
/// The moves of a game are themselves a series of legal moves, so once a position is dead all later
/// ones are, and none before a living one is. A game whose last position is alive, or is a mate,
/// costs one question for all its plies; only in a game that ends dead is the ply looked for, from the
/// end in strides that double, then by halving: it is seldom far back.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_deadposition::first_dead;
///
/// // Both sides can mate until the king takes the last loose pawn.
/// let start: Position = "3k4/8/8/p2p2p1/P2P2P1/8/3p4/3K4 w - - 0 1".parse()?;
/// let end = start.after(start.parse_uci("d1d2")?);
/// assert_eq!(first_dead(&[start, end]), Some(1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn first_dead(game: &[Position]) -> Option<usize> {
    first_dead_within(game, Limits::default())
}

/// [`first_dead`] with a limit of the caller's choice for each question.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_deadposition::{Limits, first_dead_within};
/// let kings: Position = "8/8/4k3/8/8/3K4/8/8 w - - 0 1".parse()?;
/// let limits = Limits { nodes: 10_000 };
/// assert_eq!(first_dead_within(&[Position::startpos(), kings], limits), Some(1));
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[must_use]
pub fn first_dead_within(game: &[Position], limits: Limits) -> Option<usize> {
    let is_dead = |position: &Position| is_dead_within(position, limits);
    let mut dead = game.len().checked_sub(1)?;
    if !is_dead(&game[dead]) {
        return None;
    }
    let mut stride = 1;
    let mut alive = 0;
    while dead > 0 {
        let earlier = dead.saturating_sub(stride);
        if !is_dead(&game[earlier]) {
            alive = earlier + 1;
            break;
        }
        dead = earlier;
        stride *= 2;
    }
    let unknown = game.get(alive..dead).unwrap_or_default();
    Some(alive + unknown.partition_point(|position| !is_dead(position)))
}

/// The side more likely to be found able to mate.
fn stronger(position: &Position) -> Color {
    let weight = |color| {
        let count = |role| position.pieces(color, role).len();
        8 * count(Role::Queen)
            + 5 * count(Role::Rook)
            + 2 * count(Role::Pawn)
            + count(Role::Bishop)
            + count(Role::Knight)
    };
    if weight(Color::Black) > weight(Color::White) {
        Color::Black
    } else {
        Color::White
    }
}
