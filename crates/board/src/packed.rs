//! Positions in 32 bytes.
//!
//! Bytes 0 to 7 are the set of occupied squares, bit 0 for a1, lowest byte first. Bytes 8 to 23 hold
//! one code of four bits for each man, in the order of the squares, the lower half of a byte first;
//! what is not needed is zero. Bytes 24 to 27 are the half-move clock and bytes 28 to 31 the move
//! number, lowest byte first.
//!
//! A code says what a man is and what else is to be known of it: the square tells the colour of a
//! rook that may castle and of a pawn that has just advanced two squares, and the black king tells
//! whose move it is. So nothing else needs room, in Chess960 either, and only 32 men fit.

use crate::{Bitboard, Color, Piece, Position, Rank, Role, Setup, SetupError, Square};

const CASTLING_ROOK: u8 = 12;
const DOUBLE_PUSHED_PAWN: u8 = 13;
pub(crate) const BLACK_KING: u8 = 11;
pub(crate) const BLACK_KING_TO_MOVE: u8 = 14;

/// The greatest number of men that 16 bytes of codes hold.
pub(crate) const MEN: u32 = 32;

/// A position in 32 bytes: everything [`Position`] knows, counters and Chess960 rights included.
///
/// Equal positions have equal bytes and different positions have different bytes, so the packed
/// form can be a key in a map or a file. The layout is fixed and does not depend on the machine:
///
/// | bytes | what they hold |
/// |---|---|
/// | 0 to 7 | the occupied squares, bit 0 for a1, lowest byte first |
/// | 8 to 23 | four bits for each man, in the order of the squares, lower half first: 0 to 5 white pawn, knight, bishop, rook, queen, king; 6 to 11 the same in black; 12 a rook that may still castle; 13 a pawn that has just advanced two squares; 14 the black king with Black to move |
/// | 24 to 27 | the half-move clock, lowest byte first |
/// | 28 to 31 | the move number, lowest byte first |
///
/// ```
/// use chesslaws_board::{PackedPosition, Position};
///
/// let position = Position::startpos();
/// let packed = PackedPosition::try_from(&position)?;
/// assert_eq!(packed.to_bytes().len(), 32);
/// assert_eq!(Position::try_from(packed), Ok(position));
/// # Ok::<(), chesslaws_board::PackError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PackedPosition([u8; 32]);

impl PackedPosition {
    /// Takes 32 bytes as they were stored; they are checked when the position is unpacked.
    ///
    /// ```
    /// use chesslaws_board::{PackedPosition, Position};
    /// let packed = PackedPosition::try_from(&Position::startpos())?;
    /// assert_eq!(PackedPosition::from_bytes(packed.to_bytes()), packed);
    /// # Ok::<(), chesslaws_board::PackError>(())
    /// ```
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// The bytes, to be stored.
    ///
    /// ```
    /// use chesslaws_board::{PackedPosition, Position};
    /// let packed = PackedPosition::try_from(&Position::startpos())?;
    /// assert_eq!(packed.to_bytes()[..8], [255, 255, 0, 0, 0, 0, 255, 255]);
    /// # Ok::<(), chesslaws_board::PackError>(())
    /// ```
    #[must_use]
    pub const fn to_bytes(self) -> [u8; 32] {
        self.0
    }
}

/// The position has more men than 32 bytes hold; no game has it, but a problem may.
///
/// ```
/// use chesslaws_board::{PackError, PackedPosition, Position};
/// let crowd: Position = "QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/QQQQQQQQ/8/8/8/K6k b - - 0 1".parse()?;
/// assert_eq!(PackedPosition::try_from(&crowd), Err(PackError { men: 34 }));
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{men} men do not fit in a packed position, which holds 32 at most")]
pub struct PackError {
    /// How many men there are.
    pub men: u32,
}

/// Why bytes are not a packed position.
///
/// ```
/// use chesslaws_board::{PackedPosition, Position, UnpackError};
/// let full = PackedPosition::from_bytes([255; 32]);
/// assert_eq!(Position::try_from(full), Err(UnpackError::TooManyMen { men: 64 }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum UnpackError {
    /// More than 32 squares are marked as occupied.
    #[error("expected 32 men at most, found {men}")]
    TooManyMen {
        /// How many are marked.
        men: u32,
    },
    /// A code means nothing, or not on that square.
    #[error("code {code} at byte {offset} does not describe a man on {square}")]
    Code {
        /// The code, from 0 to 15.
        code: u8,
        /// The square of the man.
        square: Square,
        /// The byte that holds the code.
        offset: usize,
    },
    /// Bits that belong to no man are not zero.
    #[error("expected zero after the last man, found something else at byte {offset}")]
    Padding {
        /// The byte.
        offset: usize,
    },
    /// The placement can't be played.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl TryFrom<&Position> for PackedPosition {
    type Error = PackError;

    fn try_from(position: &Position) -> Result<Self, PackError> {
        let men = position.occupied().len();
        if men > MEN {
            return Err(PackError { men });
        }
        let mut codes = [0u64; 2];
        for (i, square) in position.occupied().into_iter().enumerate() {
            codes[i / 16 % 2] |= u64::from(code_of(position, square)) << (4 * (i % 16));
        }
        Ok(join(position, codes))
    }
}

/// The 32 bytes from the codes of the men, sixteen and sixteen.
pub(crate) fn join(position: &Position, codes: [u64; 2]) -> PackedPosition {
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&position.occupied().0.to_le_bytes());
    bytes[8..16].copy_from_slice(&codes[0].to_le_bytes());
    bytes[16..24].copy_from_slice(&codes[1].to_le_bytes());
    bytes[24..28].copy_from_slice(&position.halfmove_clock().to_le_bytes());
    bytes[28..].copy_from_slice(&position.fullmove_number().to_le_bytes());
    PackedPosition(bytes)
}

/// The code of what stands on a square; zero if nothing does.
#[inline]
pub(crate) fn code_of(position: &Position, square: Square) -> u8 {
    let pushed = position.double_push().map(Square::of_pushed_pawn);
    match position.piece_at(square) {
        _ if position.castling_rooks().contains(square) => CASTLING_ROOK,
        _ if pushed == Some(square) => DOUBLE_PUSHED_PAWN,
        Some(piece) if is_black_king(piece) && position.turn() == Color::Black => {
            BLACK_KING_TO_MOVE
        }
        Some(piece) => piece.role as u8 + 6 * piece.color.index() as u8,
        None => 0,
    }
}

const fn is_black_king(piece: Piece) -> bool {
    matches!((piece.color, piece.role), (Color::Black, Role::King))
}

impl TryFrom<PackedPosition> for Position {
    type Error = UnpackError;

    fn try_from(packed: PackedPosition) -> Result<Self, UnpackError> {
        let setup = unpack(&packed.0)?;
        let position = Self::try_from(setup)?;
        if let Some(square) = setup.en_passant
            && position.double_push() != Some(square)
        {
            // A pawn that can't have advanced two squares just now would not come back.
            let square = square.of_pushed_pawn();
            let i = (setup.occupied() & Bitboard::below(square)).len() as usize;
            return Err(UnpackError::Code {
                code: DOUBLE_PUSHED_PAWN,
                square,
                offset: 8 + i / 2,
            });
        }
        Ok(position)
    }
}

fn unpack(bytes: &[u8; 32]) -> Result<Setup, UnpackError> {
    let word = |at: usize| -> u32 {
        let byte = |i: usize| u32::from(bytes[(at + i) & 31]) << (8 * i);
        byte(0) | byte(1) | byte(2) | byte(3)
    };
    let occupied = Bitboard(u64::from(word(0)) | u64::from(word(4)) << 32);
    let men = occupied.len();
    if men > MEN {
        return Err(UnpackError::TooManyMen { men });
    }
    let nibble = |i: usize| bytes[(8 + i / 2) & 31] >> (4 * (i % 2)) & 15;
    let mut setup = Setup::empty();
    for (i, square) in occupied.into_iter().enumerate() {
        let code = nibble(i);
        place(&mut setup, square, code).ok_or(UnpackError::Code {
            code,
            square,
            offset: 8 + i / 2,
        })?;
    }
    if let Some(i) = (men as usize..MEN as usize).find(|&i| nibble(i) != 0) {
        return Err(UnpackError::Padding { offset: 8 + i / 2 });
    }
    setup.halfmove_clock = word(24);
    setup.fullmove_number = word(28);
    Ok(setup)
}

/// Puts the man of this code on its square; `None` if there is no such man.
fn place(setup: &mut Setup, square: Square, code: u8) -> Option<()> {
    let piece = |color, role| Piece { color, role };
    let man = match code {
        0..=11 => {
            let color = Color::ALL[usize::from(code / 6)];
            piece(color, Role::ALL[usize::from(code % 6)])
        }
        CASTLING_ROOK => match square.rank() {
            Rank::First => piece(Color::White, Role::Rook),
            Rank::Eighth => piece(Color::Black, Role::Rook),
            _ => return None,
        },
        DOUBLE_PUSHED_PAWN if setup.en_passant.is_none() => match square.rank() {
            Rank::Fourth => piece(Color::White, Role::Pawn),
            Rank::Fifth => piece(Color::Black, Role::Pawn),
            _ => return None,
        },
        BLACK_KING_TO_MOVE => piece(Color::Black, Role::King),
        _ => return None,
    };
    setup.place(square, man);
    match code {
        CASTLING_ROOK => setup.castling |= Bitboard::square(square),
        DOUBLE_PUSHED_PAWN => setup.en_passant = Some(square.of_pushed_pawn()),
        BLACK_KING_TO_MOVE => setup.turn = Color::Black,
        _ => {}
    }
    Some(())
}

impl Square {
    /// The square of the pawn that has passed this square by a double step; and the square passed
    /// by a pawn on this one, since the two lie side by side: ranks 3 and 4, and ranks 6 and 5.
    pub(crate) const fn of_pushed_pawn(self) -> Self {
        Self::wrap(self.index() as u32 ^ 8)
    }
}
