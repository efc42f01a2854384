//! The checker: confirms a verdict from its certificate alone.
//!
//! It shares no step with the search that produces verdicts. It asks the board for legal moves and
//! attacks, and it is short so that it can be read and believed: this file replays lines and
//! positions, `structure` checks blocked structures.

mod structure;

use crate::verdict::{Material, Reason, Terminal, Verdict};
use crate::wall::Wall;
use alloc::vec;
use chesslaws_board::{Bitboard, Color, Move, Position, Role};
use hashbrown::HashSet;

/// Why a certificate doesn't prove its verdict.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Rejection {
    /// A move of the line can't be played.
    #[error("move {move_} at ply {ply} of the line is not legal")]
    IllegalMove {
        /// The move.
        move_: Move,
        /// Its place in the line, from 1.
        ply: usize,
    },
    /// The line doesn't end in a checkmate of the other side.
    #[error("the line does not end with the other side checkmated")]
    NotMate,
    /// The position isn't the stalemate or checkmate it is said to be.
    #[error("expected {expected}, found another state of the game")]
    NotTerminal {
        /// What the certificate claims.
        expected: Terminal,
    },
    /// The game is over already, or the material is not the kind it is said to be.
    #[error("the material is not as claimed: {expected}")]
    NotMaterial {
        /// What the certificate claims.
        expected: Material,
    },
    /// A move that is said to be the only one isn't.
    #[error("the move at ply {ply} of the forced line is not the only legal one")]
    NotForced {
        /// Its place in the line, from 1.
        ply: usize,
    },
    /// The position isn't in any layer of the wall.
    #[error("the position is not one of the blocked structure")]
    NotCovered,
    /// A layer of the wall isn't a structure of two kings and other men on squares of their own.
    #[error("layer {layer} of the blocked structure is malformed")]
    Malformed {
        /// Its index.
        layer: usize,
    },
    /// A move leads out of the wall.
    #[error("a move leads from layer {layer} out of the blocked structure")]
    Leak {
        /// The index of the layer.
        layer: usize,
    },
    /// A layer of the wall may hold a checkmate.
    #[error("a checkmate is not excluded in layer {layer} of the blocked structure")]
    MatePossible {
        /// The index of the layer.
        layer: usize,
    },
    /// A position that can arise is a checkmate of the other side.
    #[error("a checkmate can arise")]
    MateFound,
    /// Another number of positions can arise than the certificate says.
    #[error("expected {expected} positions, found at least {found}")]
    PositionCount {
        /// What the certificate claims.
        expected: usize,
        /// What was counted.
        found: usize,
    },
    /// An undecided verdict proves nothing.
    #[error("the verdict is undecided")]
    Undecided,
}

/// Confirms that `verdict` is proved for `winner` in this position.
///
/// # Errors
///
/// A [`Rejection`] names the first step of the proof that fails.
///
/// ```
/// use chesslaws_board::{Color, Position};
/// use chesslaws_deadposition::{can_mate, verify};
///
/// let position: Position = "4k3/8/8/p2p2p1/P2P2P1/8/8/4K3 w - - 0 1".parse()?;
/// let verdict = can_mate(&position, Color::White);
/// assert_eq!(verify(&position, Color::White, &verdict), Ok(()));
/// // The same proof is worth nothing for another position.
/// assert!(verify(&Position::startpos(), Color::White, &verdict).is_err());
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
pub fn verify(position: &Position, winner: Color, verdict: &Verdict) -> Result<(), Rejection> {
    match verdict {
        Verdict::Winnable { line } => {
            let end = replay(position, line)?;
            let mated = end.is_checkmate() && end.turn() != winner;
            mated.then_some(()).ok_or(Rejection::NotMate)
        }
        Verdict::Unwinnable { reason } => verify_reason(position, winner, reason),
        Verdict::Undecided { .. } => Err(Rejection::Undecided),
    }
}

fn replay(position: &Position, line: &[Move]) -> Result<Position, Rejection> {
    let mut at = *position;
    for (i, &move_) in line.iter().enumerate() {
        at.play(move_)
            .map_err(|_| Rejection::IllegalMove { move_, ply: i + 1 })?;
    }
    Ok(at)
}

fn verify_reason(position: &Position, winner: Color, reason: &Reason) -> Result<(), Rejection> {
    match reason {
        &Reason::Terminal(expected) => {
            let found = match expected {
                Terminal::Stalemate => position.is_stalemate(),
                Terminal::Checkmated => position.is_checkmate() && position.turn() == winner,
            };
            found
                .then_some(())
                .ok_or(Rejection::NotTerminal { expected })
        }
        &Reason::Material(expected) => {
            let found = position.has_legal_move() && material(position, winner) == Some(expected);
            found
                .then_some(())
                .ok_or(Rejection::NotMaterial { expected })
        }
        Reason::Forced { line, then } => {
            let mut at = *position;
            for (i, &move_) in line.iter().enumerate() {
                if at.legal_moves()[..] != [move_] {
                    return Err(Rejection::NotForced { ply: i + 1 });
                }
                at = replay(&at, &[move_])?;
            }
            verify_reason(&at, winner, then)
        }
        Reason::Blocked(wall) => {
            structure::verify(wall, winner)?;
            wall.covers(position)
                .then_some(())
                .ok_or(Rejection::NotCovered)
        }
        Reason::Exhausted { positions, wall } => {
            structure::verify(wall, winner)?;
            exhaust(position, winner, *positions, wall)
        }
    }
}

/// Visits every position that can arise, stopping at those that the wall or the material settles.
fn exhaust(root: &Position, winner: Color, expected: usize, wall: &Wall) -> Result<(), Rejection> {
    let index = structure::Index::of(wall);
    let mut seen = HashSet::new();
    let mut open = vec![*root];
    seen.insert(root.identity());
    while let Some(position) = open.pop() {
        let moves = position.legal_moves();
        if moves.is_empty() && position.is_check() && position.turn() != winner {
            return Err(Rejection::MateFound);
        }
        for &move_ in &moves {
            let next = position.after(move_);
            let settled = !(next.turn() != winner && next.is_checkmate())
                && (material(&next, winner).is_some() || index.covers(&next));
            if !settled && seen.insert(next.identity()) {
                open.push(next);
            }
        }
        if seen.len() > expected {
            let found = seen.len();
            return Err(Rejection::PositionCount { expected, found });
        }
    }
    Ok(())
}

/// The counts of men that the lemmas of [`Material`] speak of.
struct Census {
    /// Knights, bishops and all men of the winner, its king included.
    own: [u32; 3],
    /// Queens and all men of the other side, its king included.
    enemy: [u32; 2],
    /// Whether the other side has a pawn or either side a knight.
    pawn_or_knight: bool,
    /// Whether there are bishops on light and on dark squares.
    bishops: [bool; 2],
}

impl Census {
    fn settles(&self) -> Option<Material> {
        let [knights, bishops, all] = self.own;
        let [queens, others] = self.enemy;
        if all == 1 {
            Some(Material::BareKing)
        } else if knights == 1 && all == 2 && others == queens + 1 {
            Some(Material::LoneKnight)
        } else if bishops + 1 == all && !self.pawn_or_knight && self.bishops != [true; 2] {
            Some(Material::OneColoredBishops)
        } else {
            None
        }
    }
}

fn material(position: &Position, winner: Color) -> Option<Material> {
    let own = |role| position.pieces(winner, role).len();
    let enemy = |role| position.pieces(!winner, role).len();
    let bishops = position.roled(Role::Bishop);
    Census {
        own: [
            own(Role::Knight),
            own(Role::Bishop),
            position.colored(winner).len(),
        ],
        enemy: [enemy(Role::Queen), position.colored(!winner).len()],
        pawn_or_knight: enemy(Role::Pawn) + enemy(Role::Knight) + own(Role::Knight) > 0,
        bishops: [bishops & Bitboard::LIGHT, bishops & Bitboard::DARK].map(|b| !b.is_empty()),
    }
    .settles()
}
