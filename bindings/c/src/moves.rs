//! Moves: legal ones, made, and written in UCI.

use crate::pointer::{Output, borrow, text, write, write_all};
use crate::position::chesslaws_position;
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::print;
use crate::words::{self, chesslaws_role, chesslaws_square};
use core::ffi::c_char;
use facade::board::{Move, Position, UciError};

/// A move in 16 bits: the square of origin in bits 0 to 5, the square of arrival in bits 6 to 11,
/// and in bits 12 to 14 what a pawn becomes (0 nothing, 1 knight, 2 bishop, 3 rook, 4 queen). In
/// castling, the square of arrival is that of the rook.
pub type chesslaws_move = u16;

/// Room for the legal moves of any position. No position that can be reached has more than 218.
pub const CHESSLAWS_MOVES_CAPACITY: usize = 512;

/// Room for any move in UCI, the NUL included.
pub const CHESSLAWS_UCI_CAPACITY: usize = 6;

/// The move of these bits.
pub(crate) fn known(bits: chesslaws_move) -> Result<Move, Failure> {
    Move::from_bits(bits).ok_or_else(|| {
        Failure::new(
            chesslaws_status::InvalidArgument,
            format_args!("no move has the bits {bits:#06x}"),
        )
    })
}

/// The move of these bits, if it is legal here.
pub(crate) fn legal(position: &Position, bits: chesslaws_move) -> Result<Move, Failure> {
    let move_ = known(bits)?;
    if position.is_legal(move_) {
        return Ok(move_);
    }
    Err(Failure::new(
        chesslaws_status::IllegalMove,
        format_args!("{move_} is not a legal move here"),
    ))
}

impl From<UciError> for Failure {
    fn from(error: UciError) -> Self {
        let (status, byte) = match error {
            UciError::Missing { offset } | UciError::Unexpected { offset } => {
                (chesslaws_status::UnreadableMove, Some(offset))
            }
            UciError::Illegal(_) | UciError::PromotionMissing(_) => {
                (chesslaws_status::IllegalMove, None)
            }
        };
        Self::new(status, error).at_byte(byte)
    }
}

/// A move between two squares (0 to 63), legal or not. `promotion` is a `chesslaws_role`: knight,
/// bishop, rook or queen, or none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_move_new(
    from: u32,
    to: u32,
    promotion: u32,
    move_: *mut chesslaws_move,
) -> chesslaws_status {
    entry!({
        let (from, to) = (words::square(from)?, words::square(to)?);
        write(
            move_,
            Move::new(from, to, words::promotion(promotion)?).bits(),
        )?;
    })
}

/// The squares of a move and what a pawn becomes with it. Each output may be NULL.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_move_parts(
    move_: chesslaws_move,
    from: *mut chesslaws_square,
    to: *mut chesslaws_square,
    promotion: *mut chesslaws_role,
) -> chesslaws_status {
    entry!({
        let move_ = known(move_)?;
        let from = Output::optional(from)?;
        let to = Output::optional(to)?;
        let promotion = Output::optional(promotion)?;
        from.set(words::number_of(Some(move_.from())));
        to.set(words::number_of(Some(move_.to())));
        promotion.set(move_.promotion().into());
    })
}

/// The legal moves of a position, in no order that is promised. `count` is how many there are;
/// if `capacity` is smaller, no move is written and the answer is
/// `CHESSLAWS_STATUS_BUFFER_TOO_SMALL`. `CHESSLAWS_MOVES_CAPACITY` is always enough.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_legal_moves(
    position: *const chesslaws_position,
    moves: *mut chesslaws_move,
    capacity: usize,
    count: *mut usize,
) -> chesslaws_status {
    entry!({
        let list = borrow(position)?.get()?.legal_moves();
        let bits = list.iter().map(|move_| move_.bits());
        write_all(bits, list.len(), moves, capacity, count)?;
    })
}

/// Whether a move is legal in a position. Bits that are no move are not legal.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_is_legal(
    position: *const chesslaws_position,
    move_: chesslaws_move,
    answer: *mut bool,
) -> chesslaws_status {
    entry!({
        let position = borrow(position)?.get()?;
        let is_legal = Move::from_bits(move_).is_some_and(|move_| position.is_legal(move_));
        write(answer, is_legal)?;
    })
}

/// Whether a legal move takes a piece, en passant included.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_is_capture(
    position: *const chesslaws_position,
    move_: chesslaws_move,
    answer: *mut bool,
) -> chesslaws_status {
    entry!({
        let position = borrow(position)?.get()?;
        write(answer, position.is_capture(legal(position, move_)?))?;
    })
}

/// Makes a legal move. If it is not legal, the position is as it was.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_play(
    position: *mut chesslaws_position,
    move_: chesslaws_move,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let mut next = *borrow(position)?.get()?;
        next.play_unchecked(legal(&next, move_)?);
        write(position, chesslaws_position::of(next))?;
    })
}

/// Reads a legal move in UCI notation (`e2e4`, `a7a8q`) of `length` bytes. Castling is understood in
/// both forms of `chesslaws_castling`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_parse_uci(
    position: *const chesslaws_position,
    uci: *const c_char,
    length: usize,
    move_: *mut chesslaws_move,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let position = borrow(position)?.get()?;
        write(move_, position.parse_uci(text(uci, length)?)?.bits())?;
    })
}

/// Writes a legal move in UCI notation. `castling` is a `chesslaws_castling`;
/// `CHESSLAWS_UCI_CAPACITY` bytes are always enough.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_uci(
    position: *const chesslaws_position,
    move_: chesslaws_move,
    castling: u32,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let position = borrow(position)?.get()?;
        let move_ = legal(position, move_)?;
        let uci = position.uci(move_, words::castling(castling)?);
        print(uci, buffer, capacity, length)?;
    })
}
