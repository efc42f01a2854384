//! What is answered, and why.

use crate::wall::Wall;
use alloc::boxed::Box;
use alloc::vec::Vec;
use chesslaws_board::Move;
use core::fmt;

/// The answer to "can this side checkmate by any series of legal moves?", with its proof.
///
/// ```
/// use chesslaws_board::{Color, Position};
/// use chesslaws_deadposition::{Verdict, can_mate};
///
/// let position: Position = "8/8/8/8/1B6/8/p7/k1K5 w - - 0 1".parse()?;
/// match can_mate(&position, Color::White) {
///     // White begins and gives mate: at once by Bc3, or at the end of some other line.
///     Verdict::Winnable { line } => assert_eq!(line.len() % 2, 1),
///     other => panic!("{other:?}"),
/// }
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// The side can still give mate.
    Winnable {
        /// A series of legal moves, of both sides, that ends with the other side checkmated; empty
        /// if the mate stands on the board.
        line: Vec<Move>,
    },
    /// No series of legal moves ends with the other side checkmated.
    Unwinnable {
        /// The proof, which [`verify`](crate::verify) confirms.
        reason: Reason,
    },
    /// The caller's limit was reached before an answer was found. It says nothing about the position.
    Undecided {
        /// How many positions were examined.
        nodes: usize,
    },
}

impl Verdict {
    /// `Some(true)` if the side can give mate, `Some(false)` if it can't, `None` if undecided.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position};
    /// use chesslaws_deadposition::can_mate;
    /// assert_eq!(can_mate(&Position::startpos(), Color::White).winnable(), Some(true));
    /// ```
    #[must_use]
    pub const fn winnable(&self) -> Option<bool> {
        match self {
            Self::Winnable { .. } => Some(true),
            Self::Unwinnable { .. } => Some(false),
            Self::Undecided { .. } => None,
        }
    }
}

/// Why a side can't checkmate by any series of legal moves.
///
/// Each reason is a certificate: [`verify`](crate::verify) confirms it without trusting the search
/// that found it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Reason {
    /// The game is over: there is no legal move.
    Terminal(Terminal),
    /// The men on the board can't form a checkmate, whatever is played.
    Material(Material),
    /// Every move of this line is the only legal one, and the position at its end is unwinnable.
    Forced {
        /// The forced moves, at least one.
        line: Vec<Move>,
        /// Why the position after the line is unwinnable.
        then: Box<Self>,
    },
    /// The pawns and men are so blocked that no square of the enemy king can become a mate.
    Blocked(Wall),
    /// All positions that can arise were examined, down to those that fall under
    /// [`Reason::Material`] or under the wall, and none is a checkmate.
    Exhausted {
        /// How many positions were examined.
        positions: usize,
        /// Blocked structures at which the examination could stop; often empty.
        wall: Wall,
    },
}

impl fmt::Display for Reason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Terminal(terminal) => terminal.fmt(f),
            Self::Material(material) => material.fmt(f),
            Self::Forced { line, then } => {
                write!(f, "after the only moves")?;
                for move_ in line {
                    write!(f, " {move_}")?;
                }
                write!(f, ": {then}")
            }
            Self::Blocked(wall) => write!(
                f,
                "a blocked structure: mate is impossible in each of its {} forms",
                wall.layers().len()
            ),
            Self::Exhausted { positions, wall } if wall.layers().is_empty() => {
                write!(
                    f,
                    "none of the {positions} positions that can arise is a mate"
                )
            }
            Self::Exhausted { positions, .. } => write!(
                f,
                "none of the {positions} positions that can arise before the structure is blocked is a mate"
            ),
        }
    }
}

/// How the game has ended on the board without a mate by the side in question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Terminal {
    /// The side to move has no legal move and isn't in check (article 5.2.1 of 2023).
    Stalemate,
    /// The side in question is checkmated itself (article 5.1.1 of 2023).
    Checkmated,
}

impl fmt::Display for Terminal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Stalemate => "stalemate has ended the game",
            Self::Checkmated => "the side is checkmated itself",
        })
    }
}

/// The kinds of material with which a side can never checkmate, whatever the other side plays.
///
/// All other material can form a checkmate somewhere on the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Material {
    /// The side has nothing but its king.
    BareKing,
    /// The side has its king and one knight, the other side nothing but queens beside its king:
    /// a queen next to its king always covers the square the knight would have to check from, or
    /// leaves a flight square open.
    LoneKnight,
    /// The side has its king and bishops that all stand on squares of one colour; on the board are
    /// no bishop of the other colour, no knight, and no pawn of the other side. Squares of the
    /// other colour next to the mated king can only be blocked by a rook or a queen, which would
    /// cover the king from the check or take the checking bishop.
    OneColoredBishops,
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::BareKing => "the side has a bare king",
            Self::LoneKnight => "a king and a knight can't mate a king with nothing but queens",
            Self::OneColoredBishops => {
                "a king and bishops of one square colour can't mate without a self-block by a knight, a pawn or a bishop of the other colour"
            }
        })
    }
}
