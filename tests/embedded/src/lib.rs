//! A program for a device without an operating system: no standard library, no allocator.
#![no_std]

use chesslaws_board::{CastlingForm, PackedPosition, Position, perft};
use core::fmt::{self, Write};

/// Takes over when something panics; there is nobody to tell.
#[panic_handler]
fn panic(_: &core::panic::PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}

/// The functions a device would call. Naming them here keeps them in the library.
#[used]
static ENTRIES: (Perft, Play) = (count_from, play);

type Perft = extern "C" fn(number: u16, depth: u8) -> u64;
type Play = extern "C" fn(reply: u16, board: &mut Board) -> bool;

/// Node counts from one of the 960 starting positions.
extern "C" fn count_from(number: u16, depth: u8) -> u64 {
    Position::chess960(number).map_or(0, |start| perft(&start, depth))
}

/// What a device keeps between two moves, and what it shows.
#[repr(C)]
pub struct Board {
    packed: [u8; 32],
    fen: Text<100>,
    last_move: Text<8>,
}

/// Text in a fixed room.
#[repr(C)]
struct Text<const LEN: usize> {
    bytes: [u8; LEN],
    len: usize,
}

impl<const LEN: usize> Write for Text<LEN> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let end = self.len + text.len();
        let room = self.bytes.get_mut(self.len..end).ok_or(fmt::Error)?;
        room.copy_from_slice(text.as_bytes());
        self.len = end;
        Ok(())
    }
}

/// Unpacks the position, makes one of its legal moves and writes down what came of it.
extern "C" fn play(reply: u16, board: &mut Board) -> bool {
    let Ok(position) = Position::try_from(PackedPosition::from_bytes(board.packed)) else {
        return false;
    };
    let moves = position.legal_moves();
    let Some(&move_) = moves.get(usize::from(reply)) else {
        return false;
    };
    let after = position.after(move_);
    let Ok(packed) = PackedPosition::try_from(&after) else {
        return false;
    };
    board.packed = packed.to_bytes();
    board.fen.len = 0;
    board.last_move.len = 0;
    let uci = position.uci(move_, CastlingForm::default());
    write!(board.fen, "{after}").is_ok()
        && write!(board.last_move, "{uci}").is_ok()
        && core::str::from_utf8(&board.fen.bytes[..board.fen.len])
            .is_ok_and(|fen| fen.parse::<Position>().is_ok())
}
