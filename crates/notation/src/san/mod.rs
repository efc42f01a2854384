//! Standard algebraic notation: how one move is written and read.

mod error;
mod leniency;
pub(crate) mod look_alike;
mod parse;
mod patient;
pub(crate) mod quick;
mod resolve;
mod rules;
mod style;
mod write;

pub use error::{Expected, IllegalSan, SanError, SanErrorKind};
pub use leniency::Leniency;
pub use resolve::Resolution;
pub use rules::{SignRule, WritingRules};
pub use style::{
    CaptureStyle, CastlingStyle, EnPassantStyle, MateStyle, MoveForm, PromotionStyle, SanStyle,
    StyleLetters, StyledMove,
};
pub use write::SanDisplay;
pub(crate) use write::disambiguation;

use chesslaws_board::{File, Rank, Role, Side, Square};

/// A move as it is written: what the text says, before it is compared with a position.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_notation::San;
///
/// let mut position = Position::startpos();
/// let mv = San::parse(b"Nf3")?.resolve(&position)?;
/// assert_eq!(mv.to_string(), "g1f3");
/// assert_eq!(San::of(&position, mv).to_string(), "Nf3");
/// # Ok::<(), chesslaws_notation::SanError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct San {
    /// What is moved, and where.
    pub action: SanAction,
    /// The sign for check or mate after the move.
    pub check: Option<CheckSign>,
    /// The NAG of a `!?` written at the move: 1 to 6.
    pub nag: Option<u8>,
    /// Whether `(=)` stands at the move: a draw was offered (Laws, Appendix C.12).
    pub draw_offer: bool,
    /// How the text departs from the PGN standard's export form, as far as the text alone shows.
    pub leniency: Leniency,
}

/// What a move does, as far as its text says so.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SanAction {
    /// A piece or pawn goes to a square: `Nbd2`, `exd5`, `e8=Q`.
    Piece {
        /// The kind of the piece.
        role: Role,
        /// The file it comes from, if written.
        file: Option<File>,
        /// The rank it comes from, if written.
        rank: Option<Rank>,
        /// Whether a capture sign is written.
        capture: bool,
        /// Where it goes.
        to: Square,
        /// What a pawn becomes, if written.
        promotion: Option<Role>,
    },
    /// Two squares without a piece letter: `e2-e4`, `g1f3`, `e7e8q`, `5254`.
    Squares {
        /// Where the piece comes from.
        from: Square,
        /// Where it goes; for castling the square of the king after the move, or of the rook
        /// before it.
        to: Square,
        /// Whether a capture sign is written.
        capture: bool,
        /// What a pawn becomes, if written.
        promotion: Option<Role>,
    },
    /// `O-O` or `O-O-O`.
    Castle(Side),
    /// `--`, `Z0` or `0000`: no move at all. Never legal.
    Null,
}

/// The sign after a move that gives check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CheckSign {
    /// `+`
    Check,
    /// `#`
    Mate,
}

impl San {
    /// Whether the text, as far as it says so, moves a pawn.
    pub(crate) const fn is_pawn_move(&self) -> bool {
        matches!(
            self.action,
            SanAction::Piece {
                role: Role::Pawn,
                ..
            }
        )
    }
}
