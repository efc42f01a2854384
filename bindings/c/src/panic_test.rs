//! A panic on purpose, in a build for tests only.

use crate::game::chesslaws_game;
use crate::handle;
use crate::pointer::borrow;
use crate::position::chesslaws_position;
use crate::status::{chesslaws_error, chesslaws_status};

/// Panics inside the boundary once its arguments are checked.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_test_panic(
    position: *const chesslaws_position,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let position = borrow(position)?.get()?;
        panic!("on purpose at {position}");
    })
}

/// Panics in the middle of a change of a game.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_test_panic_in_game(
    game: *mut chesslaws_game,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        handle::change(game, |_| -> Result<(), _> {
            panic!("on purpose in a game")
        })?;
    })
}
