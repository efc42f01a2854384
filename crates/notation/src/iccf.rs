//! The numeric notation of correspondence chess (ICCF): squares as two digits.

use crate::san::{Leniency, San, SanAction, SanError};
use chesslaws_board::{CastlingForm, File, Move, Position, Rank, Role, Square};
use core::fmt;
use thiserror::Error;

/// A move in numeric notation, as it is written: `5254`, `57581`.
///
/// The file is a digit as the rank is, so the text needs no letters of any language. Castling is
/// the move of the king, two squares (in Chess960, where that may be a plain move of the king, to
/// the square of its rook); a fifth digit says what a pawn becomes: 1 queen, 2 rook, 3 bishop,
/// 4 knight.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_notation::IccfMove;
///
/// let mut position = Position::startpos();
/// let mv = IccfMove::parse(b"5254")?.resolve(&position)?;
/// assert_eq!(mv.to_string(), "e2e4");
/// assert_eq!(IccfMove::of(&position, mv).to_string(), "5254");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct IccfMove {
    /// Where the piece comes from.
    pub from: Square,
    /// Where it goes.
    pub to: Square,
    /// What a pawn becomes.
    pub promotion: Option<Role>,
}

/// Why a text is not a move in numeric notation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum IccfError {
    /// Fewer than four characters or more than five.
    #[error("expected four or five digits, found {found} bytes")]
    Length {
        /// How many bytes there are.
        found: usize,
    },
    /// A character that is not a digit from 1 to 8.
    #[error("expected a digit from 1 to 8 at byte {at}")]
    Square {
        /// Offset of the character.
        at: usize,
    },
    /// A fifth character that is not a digit from 1 to 4.
    #[error("expected 1 (queen), 2 (rook), 3 (bishop) or 4 (knight) at byte 4")]
    Promotion,
}

/// The pieces in the order of their digits, from 1.
const PROMOTIONS: [Role; 4] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight];

impl IccfMove {
    /// A legal move of `position`. If `mv` is not legal there the text has no meaning.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::IccfMove;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
    /// let mv = position.parse_uci("e1c1").unwrap();
    /// assert_eq!(IccfMove::of(&position, mv).to_string(), "5131");
    /// ```
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Self {
        Self::castling_as(position, mv, castling_form(position))
    }

    /// As [`IccfMove::of`], with castling in a form of the caller's choice.
    pub(crate) fn castling_as(position: &Position, mv: Move, form: CastlingForm) -> Self {
        let goal = match form {
            CastlingForm::KingArrival => castling_goal(position, mv),
            CastlingForm::KingTakesRook => None,
        };
        Self {
            from: mv.from(),
            to: goal.unwrap_or(mv.to()),
            promotion: mv.promotion(),
        }
    }

    /// Reads a move.
    ///
    /// # Errors
    ///
    /// What was expected, and at which byte.
    ///
    /// ```
    /// use chesslaws_notation::{IccfError, IccfMove};
    /// assert_eq!(IccfMove::parse(b"57581").unwrap().to_string(), "57581");
    /// assert_eq!(IccfMove::parse(b"5954"), Err(IccfError::Square { at: 1 }));
    /// ```
    pub fn parse(text: &[u8]) -> Result<Self, IccfError> {
        let (squares, promotion) = match text {
            [squares @ .., digit] if squares.len() == 4 => (squares, Some(*digit)),
            squares => (squares, None),
        };
        let &[from_file, from_rank, to_file, to_rank] = squares else {
            return Err(IccfError::Length { found: text.len() });
        };
        Ok(Self {
            from: square(from_file, from_rank, 0)?,
            to: square(to_file, to_rank, 2)?,
            promotion: promotion.map(promotion_of).transpose()?,
        })
    }

    /// The legal move that is meant.
    ///
    /// # Errors
    ///
    /// Why it is not legal.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::IccfMove;
    /// let castling = IccfMove::parse(b"5171").unwrap();
    /// assert!(castling.resolve(&Position::startpos()).is_err());
    /// ```
    pub fn resolve(&self, position: &Position) -> Result<Move, SanError> {
        San {
            action: SanAction::Squares {
                from: self.from,
                to: self.to,
                capture: false,
                promotion: self.promotion,
            },
            check: None,
            nag: None,
            draw_offer: false,
            leniency: Leniency::NUMERIC,
        }
        .resolve(position)
    }
}

/// Where the king goes with castling; `None` for other moves.
fn castling_goal(position: &Position, mv: Move) -> Option<Square> {
    let side = position.castling_side(mv)?;
    Some(Square::new(side.king_file(), mv.from().rank()))
}

/// How castling is written as squares: by the arrival of the king where that can't be another
/// move.
pub(crate) fn castling_form(position: &Position) -> CastlingForm {
    if position.has_standard_castling() {
        CastlingForm::KingArrival
    } else {
        CastlingForm::KingTakesRook
    }
}

fn square(file: u8, rank: u8, at: usize) -> Result<Square, IccfError> {
    let index = |digit: u8| usize::from(digit.wrapping_sub(b'1'));
    let file = File::from_index(index(file)).ok_or(IccfError::Square { at })?;
    let rank = Rank::from_index(index(rank)).ok_or(IccfError::Square { at: at + 1 })?;
    Ok(Square::new(file, rank))
}

fn promotion_of(digit: u8) -> Result<Role, IccfError> {
    let index = usize::from(digit.wrapping_sub(b'1'));
    PROMOTIONS.get(index).copied().ok_or(IccfError::Promotion)
}

impl fmt::Display for IccfMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in [self.from, self.to] {
            let (file, rank) = (square.file().index() + 1, square.rank().index() + 1);
            write!(f, "{file}{rank}")?;
        }
        let digit = PROMOTIONS
            .iter()
            .position(|&role| Some(role) == self.promotion);
        digit.map_or(Ok(()), |at| write!(f, "{}", at + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn what_is_not_numeric_is_refused_where_it_stands() {
        for (text, error) in [
            ("", IccfError::Length { found: 0 }),
            ("525", IccfError::Length { found: 3 }),
            ("525411", IccfError::Length { found: 6 }),
            ("0254", IccfError::Square { at: 0 }),
            ("52x4", IccfError::Square { at: 2 }),
            ("5259", IccfError::Square { at: 3 }),
            ("57585", IccfError::Promotion),
            ("57580", IccfError::Promotion),
        ] {
            assert_eq!(IccfMove::parse(text.as_bytes()), Err(error), "{text}");
        }
    }

    #[test]
    fn castling_is_the_move_of_the_king() {
        for (fen, uci, text) in [
            ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1", "5171"),
            ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "5838"),
            // In Chess960 61 71 could be a step of the king.
            ("4k3/8/8/8/8/8/8/5K1R w H - 0 1", "f1h1", "6181"),
        ] {
            let position: Position = fen.parse().expect(fen);
            let mv = position.parse_uci(uci).expect(uci);
            let written = IccfMove::of(&position, mv);
            assert_eq!(written.to_string(), text);
            assert_eq!(written.resolve(&position), Ok(mv), "{text}");
        }
    }

    #[test]
    fn a_pawn_becomes_what_the_digit_says() {
        let position: Position = "8/4P3/8/8/8/7k/8/K7 w - - 0 1".parse().expect("a FEN");
        for (digit, role) in (1..).zip(PROMOTIONS) {
            let read = IccfMove::parse(alloc::format!("5758{digit}").as_bytes()).expect("digits");
            let mv = read.resolve(&position).expect("legal");
            assert_eq!(mv.promotion(), Some(role));
            assert_eq!(IccfMove::of(&position, mv), read);
        }
        let bare = IccfMove::parse(b"5758").expect("digits");
        assert_eq!(bare.resolve(&position), Err(SanError::PromotionMissing));
    }
}
