//! Moves in the notation of the Universal Chess Interface: `e2e4`, `a7a8q`, `e1g1`.

use crate::{AsciiText, Move, Position, Role, Side, Square, home_rank};

/// How castling is written in UCI.
///
/// ```
/// use chesslaws_board::{CastlingForm, Position, Side};
/// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse()?;
/// let castling = position.castling_move(Side::King).expect("allowed");
/// assert_eq!(position.uci(castling, CastlingForm::KingArrival).to_string(), "e1g1");
/// assert_eq!(position.uci(castling, CastlingForm::KingTakesRook).to_string(), "e1h1");
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CastlingForm {
    /// `e1g1`: the square where the king arrives. Only castling from the standard array can be
    /// written so; any other castling is written as king takes rook all the same.
    #[default]
    KingArrival,
    /// `e1h1`: the square of the rook, as Chess960 needs it.
    KingTakesRook,
}

/// Why a text is not a legal move in UCI notation.
///
/// ```
/// use chesslaws_board::{Position, UciError};
/// let position = Position::startpos();
/// assert_eq!(position.parse_uci("e2e9"), Err(UciError::Unexpected { offset: 3 }));
/// assert!(matches!(position.parse_uci("e2e5"), Err(UciError::Illegal(_))));
/// assert_eq!(position.parse_uci("e2"), Err(UciError::Missing { offset: 2 }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UciError {
    /// The text ends too early.
    #[error("expected a move such as e2e4, but the text ends at byte {offset}")]
    Missing {
        /// The length of the text.
        offset: usize,
    },
    /// A byte is not what a move has there: file, rank, file, rank, then nothing or one of `qrbn`.
    #[error("expected a move such as e2e4 or a7a8q, but found something else at byte {offset}")]
    Unexpected {
        /// Where, in bytes from 0.
        offset: usize,
    },
    /// The text names a move that is not legal in the position.
    #[error("{0} is not a legal move here")]
    Illegal(Move),
    /// A pawn would arrive on the last rank, but the text does not say what it becomes.
    #[error("{0} needs the piece that the pawn becomes: one of q, r, b, n")]
    PromotionMissing(Move),
}

/// Reads squares and promotion of a move, legal or not.
///
/// ```
/// use chesslaws_board::Move;
/// assert_eq!("e7e8q".parse::<Move>()?.to_string(), "e7e8q");
/// # Ok::<(), chesslaws_board::UciError>(())
/// ```
impl core::str::FromStr for Move {
    type Err = UciError;

    fn from_str(text: &str) -> Result<Self, UciError> {
        let bytes = text.as_bytes();
        for (offset, &byte) in bytes.iter().enumerate() {
            let fits = match offset {
                0 | 2 => matches!(byte, b'a'..=b'h'),
                1 | 3 => matches!(byte, b'1'..=b'8'),
                4 => matches!(byte, b'q' | b'r' | b'b' | b'n'),
                _ => false,
            };
            if !fits {
                return Err(UciError::Unexpected { offset });
            }
        }
        let missing = UciError::Missing {
            offset: bytes.len(),
        };
        let &[from_file, from_rank, to_file, to_rank, ref rest @ ..] = bytes else {
            return Err(missing);
        };
        let from = Square::from_bytes(from_file, from_rank).ok_or(missing)?;
        let to = Square::from_bytes(to_file, to_rank).ok_or(missing)?;
        let promotion = rest
            .first()
            .and_then(|&byte| Role::from_letter(char::from(byte)));
        Ok(Self::new(from, to, promotion))
    }
}

impl Position {
    /// Reads a legal move in UCI notation. Castling is understood in both forms: the king's arrival
    /// (`e1g1`, from the standard array) and king takes rook (`e1h1`).
    ///
    /// # Errors
    ///
    /// [`UciError`] if the text is not a move, or the move is not legal here.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/4K2R w K - 0 1".parse().expect("a position");
    /// assert_eq!(position.parse_uci("e1g1")?, position.parse_uci("e1h1")?);
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    pub fn parse_uci(&self, text: &str) -> Result<Move, UciError> {
        let written: Move = text.parse()?;
        let move_ = self.castling_from_arrival(written).unwrap_or(written);
        if self.is_legal(move_) {
            return Ok(move_);
        }
        let queen = Move::new(move_.from(), move_.to(), Some(Role::Queen));
        if move_.promotion().is_none() && self.is_legal(queen) {
            return Err(UciError::PromotionMissing(written));
        }
        Err(UciError::Illegal(written))
    }

    /// The castling that `e1g1` and the like mean, if they mean one: the king leaves the e-file for
    /// the g- or c-file of its home rank.
    fn castling_from_arrival(&self, written: Move) -> Option<Move> {
        let king = self.king(self.turn());
        let is_king_step =
            written.from() == king && king == Square::new(crate::File::E, home_rank(self.turn()));
        if !is_king_step || written.promotion().is_some() {
            return None;
        }
        let side = Side::ALL
            .into_iter()
            .find(|side| written.to() == Square::new(side.king_file(), home_rank(self.turn())))?;
        let rook = self.castling_rook(self.turn(), side)?;
        Some(Move::new(king, rook, None))
    }

    /// A legal move in UCI notation.
    ///
    /// ```
    /// use chesslaws_board::{CastlingForm, Move, Position, Square};
    /// let position = Position::startpos();
    /// let move_ = Move::new(Square::E2, Square::E4, None);
    /// assert_eq!(position.uci(move_, CastlingForm::default()).to_string(), "e2e4");
    /// ```
    #[must_use]
    pub fn uci(&self, move_: Move, form: CastlingForm) -> AsciiText<5> {
        let arrival = match (form, self.castling_side(move_)) {
            (CastlingForm::KingArrival, Some(side))
                if move_.from().file() == crate::File::E
                    && matches!(move_.to().file(), crate::File::A | crate::File::H) =>
            {
                Square::new(side.king_file(), home_rank(self.turn()))
            }
            _ => move_.to(),
        };
        let mut text = AsciiText::new();
        for square in [move_.from(), arrival] {
            text.push(b'a' + square.file() as u8);
            text.push(b'1' + square.rank() as u8);
        }
        if let Some(role) = move_.promotion() {
            text.push(role.letter().to_ascii_lowercase() as u8);
        }
        text
    }
}
