//! Whole games.

use crate::verdict::Verdict;
use crate::{can_mate, is_unwinnable_quick};
use chesslaws_board::{Color, Position, Role};

/// Whether neither side can checkmate by any series of legal moves: the game is drawn at once
/// (article 5.2.2 of 2023, in substance in every edition).
///
/// `true` is proved. Where the search limit of [`can_mate`] leaves a side undecided the answer is
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
    let first = stronger(position);
    if !is_unwinnable_quick(position, first) && !is_unwinnable(position, first) {
        return false;
    }
    is_unwinnable_quick(position, !first) || is_unwinnable(position, !first)
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
/// costs one question for all its plies; only in a game that ends dead is the ply looked for, by
/// halving.
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
    let last = game.last()?;
    if !is_dead(last) {
        return None;
    }
    Some(game.partition_point(|position| !is_dead(position)))
}

fn is_unwinnable(position: &Position, winner: Color) -> bool {
    matches!(can_mate(position, winner), Verdict::Unwinnable { .. })
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
