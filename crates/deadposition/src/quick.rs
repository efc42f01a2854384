//! The short answer, for every ply of every game.

use crate::decide::{only_move, settled};
use crate::search;
use crate::verdict::Verdict;
use crate::wall::{explore, explore::Order};
use chesslaws_board::{Bitboard, Color, Position, Role};

/// Whether it is proved, at once or nearly so, that `winner` can't checkmate by any series of legal
/// moves. `true` is exact; `false` only means that [`can_mate`](crate::can_mate) has to be asked.
///
/// It looks at the end of the game, at the material, at forced moves, and, where pawns are locked
/// or moves are few, at the blocked structure. On positions of real games that finds all there is.
///
/// ```
/// use chesslaws_board::{Color, Position};
/// use chesslaws_deadposition::is_unwinnable_quick;
///
/// let position: Position = "8/8/4k3/8/8/3KB3/8/8 w - - 0 1".parse()?;
/// assert!(is_unwinnable_quick(&position, Color::White));
/// assert!(!is_unwinnable_quick(&Position::startpos(), Color::White));
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[must_use]
pub fn is_unwinnable_quick(position: &Position, winner: Color) -> bool {
    let mut at = *position;
    for ply in 0.. {
        match settled(&at, winner) {
            Some(Verdict::Winnable { .. }) => return false,
            Some(_) => return true,
            None => {}
        }
        let Some(only) = only_move(&at) else { break };
        if ply == FORCED {
            return false;
        }
        at.play_unchecked(only);
    }
    let moves = at.legal_count();
    if moves <= FEW_MOVES && closes_soon(&at, winner) {
        return true;
    }
    moves <= MANY_MOVES && is_locked(&at) && is_blocked(&at, winner)
}

const FORCED: usize = 16;
const FEW_MOVES: u32 = 2;
const MANY_MOVES: u32 = 24;

fn closes_soon(position: &Position, winner: Color) -> bool {
    search::closes(position, winner, 24).is_some()
}

fn is_blocked(position: &Position, winner: Color) -> bool {
    explore::prove(position, winner, Order::Deep, &mut 64).is_ok()
}

/// Whether there are pawns, each on a file with one of the other side, and at least half of
/// them stand head to head.
pub(crate) fn is_locked(position: &Position) -> bool {
    let [white, black] = Color::ALL.map(|color| position.pieces(color, Role::Pawn));
    let pairs = Bitboard(white.0 << 8) & black;
    let most = white.len().max(black.len());
    most > 0 && 2 * pairs.len() >= most && files(white) == files(black)
}

/// The files on which pawns stand, as a rank of bits.
fn files(pawns: Bitboard) -> u8 {
    pawns
        .0
        .to_le_bytes()
        .into_iter()
        .fold(0, |files, rank| files | rank)
}
