//! How a game stands.

use super::number::chesslaws_mode;
use super::ruling::chesslaws_end_reason;
use super::{Table, chesslaws_game};
use crate::clock::chesslaws_clock;
use crate::color::{chesslaws_color, number_of};
use crate::handle;
use crate::laws::chesslaws_edition;
use crate::moves::chesslaws_move;
use crate::pointer::{write, write_all};
use crate::position::chesslaws_position;
use crate::status::{Failure, chesslaws_status};
use crate::text::{chesslaws_text, print};
use core::ffi::c_char;
use facade::laws::Color;

/// How far a game is.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_phase {
    /// It has not begun.
    Scheduled = 0,
    /// It is being played.
    Playing = 1,
    /// It is over.
    Ended = 2,
    /// It is void, and a new one is to be played.
    Annulled = 3,
}

/// How a game stands. The texts stay for ever.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_game_state {
    /// The edition of the Laws.
    pub edition: chesslaws_edition,
    /// Standard, rapid or blitz.
    pub mode: chesslaws_mode,
    /// How far it is.
    pub phase: chesslaws_phase,
    /// Who has the move: whose opponent's move has been made, completed or not.
    pub turn: chesslaws_color,
    /// Whose offer of a draw is open: a `chesslaws_color`, or `CHESSLAWS_NO_COLOR`.
    pub offer: u32,
    /// How many moves stand.
    pub plies: u32,
    /// How many moves White and Black have completed.
    pub completed: [u32; 2],
    /// How many illegal moves count against White and Black.
    pub illegal_moves: [u32; 2],
    /// Why the game ended.
    pub reason: chesslaws_end_reason,
    /// White's points in hundredths, once the game has ended.
    pub white: i32,
    /// Black's points in hundredths, once the game has ended.
    pub black: i32,
    /// Whether there is a clock.
    pub has_clock: bool,
    /// Whether the arbiter must decide something before play goes on.
    pub has_question: bool,
    /// Whether the pieces stand as a game can have them.
    pub is_sound: bool,
    /// The number of the article by which the game ended; no text where it has not.
    pub article: chesslaws_text,
    /// Zero: room to grow.
    pub reserved: [u64; 4],
}

fn state(table: &Table) -> chesslaws_game_state {
    let game = table.game();
    let outcome = game.outcome();
    chesslaws_game_state {
        edition: game.rules().edition.into(),
        mode: game.mode().into(),
        phase: phase(table),
        turn: game.turn().into(),
        offer: number_of(game.offer()),
        plies: u32::try_from(game.moves().count()).unwrap_or(u32::MAX),
        completed: Color::ALL.map(|side| game.completed(side)),
        illegal_moves: Color::ALL.map(|side| game.illegal_moves(side).into()),
        reason: outcome.map_or(chesslaws_end_reason::None, |end| end.reason.into()),
        white: outcome.map_or(0, |end| end.score.white.hundredths()),
        black: outcome.map_or(0, |end| end.score.black.hundredths()),
        has_clock: game.clock().is_some(),
        has_question: game.question().is_some(),
        is_sound: game.position().is_some(),
        article: chesslaws_text::of_option(
            outcome.and_then(|end| end.cite.map(|cite| cite.article.number)),
        ),
        reserved: [0; 4],
    }
}

fn phase(table: &Table) -> chesslaws_phase {
    if table.game().outcome().is_some() {
        chesslaws_phase::Ended
    } else if table.game().is_annulled() {
        chesslaws_phase::Annulled
    } else if table.has_started {
        chesslaws_phase::Playing
    } else {
        chesslaws_phase::Scheduled
    }
}

/// How a game stands after its latest event.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_read(
    game: *const chesslaws_game,
    state: *mut chesslaws_game_state,
) -> chesslaws_status {
    entry!({ write(state, self::state(handle::look(game)?))? })
}

/// What stands on the board, as FEN, even after an illegal move that nobody has noticed.
/// `CHESSLAWS_FEN_CAPACITY` bytes are always enough.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_fen(
    game: *const chesslaws_game,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({ print(handle::look(game)?.game().fen(), buffer, capacity, length)? })
}

/// Sets a position to that of the game, with every move that was made. While pieces stand as no game
/// can have them, the answer is `CHESSLAWS_STATUS_UNSOUND_POSITION`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_position(
    game: *const chesslaws_game,
    position: *mut chesslaws_position,
) -> chesslaws_status {
    entry!({
        let found = handle::look(game)?.game().position().ok_or_else(|| {
            Failure::new(
                chesslaws_status::UnsoundPosition,
                "an illegal move that nobody has noticed stands on the board",
            )
        })?;
        write(position, chesslaws_position::of(*found))?;
    })
}

/// Sets a clock to that of the game as of the latest event: a copy, which can be polled for a
/// display and read as any clock. The game itself hears of presses by events.
/// `CHESSLAWS_STATUS_NO_CLOCK` where the game has none.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_clock(
    game: *const chesslaws_game,
    clock: *mut chesslaws_clock,
) -> chesslaws_status {
    entry!({
        let found = handle::look(game)?.game().clock().ok_or_else(|| {
            Failure::new(
                chesslaws_status::NoClock,
                "the game is played without a clock",
            )
        })?;
        write(clock, chesslaws_clock::of(found.clone()))?;
    })
}

/// The moves that stand, in order, legal or not yet found out. `count` is how many there are; if
/// `capacity` is smaller, none is written and the answer is `CHESSLAWS_STATUS_BUFFER_TOO_SMALL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_moves(
    game: *const chesslaws_game,
    moves: *mut chesslaws_move,
    capacity: usize,
    count: *mut usize,
) -> chesslaws_status {
    entry!({
        let game = handle::look(game)?.game();
        let bits = game.moves().map(|move_| move_.bits());
        write_all(bits, game.moves().count(), moves, capacity, count)?;
    })
}
