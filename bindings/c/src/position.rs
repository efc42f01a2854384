//! Positions.

use crate::color::{self, chesslaws_color, color as player};
use crate::pointer::{Output, borrow, slice, write};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::print;
use crate::words::{self, chesslaws_piece, chesslaws_square};
use core::ffi::c_char;
use facade::board::{FenStyle, Position, Setup};

/// Room for any FEN, the NUL included.
pub const CHESSLAWS_FEN_CAPACITY: usize = 128;

/// In a FEN, castling rights as files of rooks (Shredder-FEN) instead of `KQkq`.
pub const CHESSLAWS_FEN_SHREDDER: u32 = 1;
/// In a FEN, the square passed by any double step instead of only where a capture is legal.
pub const CHESSLAWS_FEN_EN_PASSANT_ALWAYS: u32 = 2;

/// A position in which a legal game can go on.
///
/// It is a plain value of fixed size that the caller owns: on the stack, in an array, in a
/// structure. It needs no freeing and may be copied by assignment. Set it with one of
/// `chesslaws_position_start`, `_chess960`, `_from_fen`; one that was never set is refused. What is
/// inside is for the library alone and for this run of the program: keep the FEN, not the bytes.
///
/// Threads: any number may read one position at a time; only one may change it.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_position {
    /// For the library alone.
    pub private_: [u64; 16],
}

/// Marks memory that holds a position of this version of the library: `chslawP` and the ABI.
const TAG: u64 = 0x6368_736c_6177_5000 | crate::version::CHESSLAWS_ABI_VERSION as u64;

/// What a [`chesslaws_position`] holds.
#[repr(C)]
#[derive(Clone, Copy)]
struct Stored {
    tag: u64,
    position: Position,
}

const _: () = assert!(size_of::<Stored>() <= size_of::<chesslaws_position>());
const _: () = assert!(align_of::<Stored>() <= align_of::<chesslaws_position>());

impl chesslaws_position {
    pub(crate) fn of(position: Position) -> Self {
        let mut memory = Self { private_: [0; 16] };
        // SAFETY: `memory` is large and aligned enough for a `Stored`, as asserted above.
        unsafe {
            (&raw mut memory)
                .cast::<Stored>()
                .write(Stored { tag: TAG, position });
        }
        memory
    }

    /// The position inside.
    pub(crate) fn get(&self) -> Result<&Position, Failure> {
        if self.private_[0] != TAG {
            return Err(Failure::new(
                chesslaws_status::Uninitialized,
                "expected a position that was set, found other memory",
            ));
        }
        let stored = core::ptr::from_ref(self).cast::<Stored>();
        // SAFETY: only `of` writes the tag, together with a position; size and alignment are
        // asserted above.
        Ok(unsafe { &(*stored).position })
    }
}

/// Sets a position to the initial one.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_start(
    position: *mut chesslaws_position,
) -> chesslaws_status {
    entry!({ write(position, chesslaws_position::of(Position::startpos()))? })
}

/// Sets a position to the Chess960 starting position of this number, 0 to 959, in Scharnagl's
/// numbering; 518 is the standard array.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_chess960(
    number: u32,
    position: *mut chesslaws_position,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let start = Position::chess960(u16::try_from(number).unwrap_or(u16::MAX))
            .map_err(|error| Failure::new(chesslaws_status::InvalidArgument, error))?;
        write(position, chesslaws_position::of(start))?;
    })
}

/// Sets a position from a FEN (X-FEN and Shredder-FEN as well) of `length` bytes. If it fails with
/// `CHESSLAWS_STATUS_INVALID_FEN`, the position is as it was.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_from_fen(
    fen: *const c_char,
    length: usize,
    position: *mut chesslaws_position,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let setup = Setup::from_bytes(slice(fen.cast::<u8>(), length)?)?;
        let read = Position::try_from(setup)
            .map_err(|error| Failure::new(chesslaws_status::InvalidFen, error))?;
        write(position, chesslaws_position::of(read))?;
    })
}

/// Writes the FEN of a position. `style` is 0 or a sum of the `CHESSLAWS_FEN_` flags;
/// `CHESSLAWS_FEN_CAPACITY` bytes are always enough.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_fen(
    position: *const chesslaws_position,
    style: u32,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let position = borrow(position)?.get()?;
        print(position.fen(fen_style(style)?), buffer, capacity, length)?;
    })
}

fn fen_style(flags: u32) -> Result<FenStyle, Failure> {
    let known = CHESSLAWS_FEN_SHREDDER | CHESSLAWS_FEN_EN_PASSANT_ALWAYS;
    let flags = color::flags(flags, known)?;
    Ok(FenStyle {
        shredder: flags & CHESSLAWS_FEN_SHREDDER != 0,
        en_passant_always: flags & CHESSLAWS_FEN_EN_PASSANT_ALWAYS != 0,
    })
}

/// Whose move it is.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_turn(
    position: *const chesslaws_position,
    color: *mut chesslaws_color,
) -> chesslaws_status {
    entry!({ write(color, borrow(position)?.get()?.turn().into())? })
}

/// Whether the side to move is in check.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_is_check(
    position: *const chesslaws_position,
    answer: *mut bool,
) -> chesslaws_status {
    entry!({ write(answer, borrow(position)?.get()?.is_check())? })
}

/// Whether the side to move is checkmated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_is_checkmate(
    position: *const chesslaws_position,
    answer: *mut bool,
) -> chesslaws_status {
    entry!({ write(answer, borrow(position)?.get()?.is_checkmate())? })
}

/// Whether the side to move has no legal move and is not in check.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_is_stalemate(
    position: *const chesslaws_position,
    answer: *mut bool,
) -> chesslaws_status {
    entry!({ write(answer, borrow(position)?.get()?.is_stalemate())? })
}

/// The number of plies since the last capture or pawn move.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_halfmove_clock(
    position: *const chesslaws_position,
    plies: *mut u32,
) -> chesslaws_status {
    entry!({ write(plies, borrow(position)?.get()?.halfmove_clock())? })
}

/// The number of the move to be made, from 1.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_fullmove_number(
    position: *const chesslaws_position,
    number: *mut u32,
) -> chesslaws_status {
    entry!({ write(number, borrow(position)?.get()?.fullmove_number())? })
}

/// What stands on a square (0 to 63).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_piece_at(
    position: *const chesslaws_position,
    square: u32,
    piece: *mut chesslaws_piece,
) -> chesslaws_status {
    entry!({
        let found = borrow(position)?.get()?.piece_at(words::square(square)?);
        let color = found.map_or(chesslaws_color::White, |piece| piece.color.into());
        let role = found.map(|piece| piece.role).into();
        write(piece, chesslaws_piece { role, color })?;
    })
}

/// The rook with which a side may still castle, whether or not it can this move;
/// `CHESSLAWS_NO_SQUARE` where the right is lost. `color` is a `chesslaws_color`, `side` a
/// `chesslaws_side`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_castling_rook(
    position: *const chesslaws_position,
    color: u32,
    side: u32,
    square: *mut chesslaws_square,
) -> chesslaws_status {
    entry!({
        let position = borrow(position)?.get()?;
        let rook = position.castling_rook(player(color)?, words::side(side)?);
        write(square, words::number_of(rook))?;
    })
}

/// The square on which a pawn may legally be captured en passant now; `CHESSLAWS_NO_SQUARE` where
/// none may.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_en_passant(
    position: *const chesslaws_position,
    square: *mut chesslaws_square,
) -> chesslaws_status {
    entry!({
        write(
            square,
            words::number_of(borrow(position)?.get()?.en_passant()),
        )?
    })
}

/// The Zobrist key: equal for positions that are the same for repetition, and for others only by a
/// rare accident.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_hash(
    position: *const chesslaws_position,
    hash: *mut u64,
) -> chesslaws_status {
    entry!({ write(hash, borrow(position)?.get()?.hash())? })
}

/// The key of the Polyglot opening-book format.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_polyglot_key(
    position: *const chesslaws_position,
    key: *mut u64,
) -> chesslaws_status {
    entry!({ write(key, borrow(position)?.get()?.polyglot_key())? })
}

/// Whether two positions are the same for repetition (article 9.2.3 of 2023): pieces, side to move,
/// castling rights, and the en passant capture where it is legal. Exact.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_is_same(
    one: *const chesslaws_position,
    other: *const chesslaws_position,
    answer: *mut bool,
) -> chesslaws_status {
    entry!({
        let (one, other) = (borrow(one)?.get()?, borrow(other)?.get()?);
        Output::new(answer)?.set(one.is_same_position(other));
    })
}
