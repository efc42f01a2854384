//! The game itself.

use super::answer::Answer;
use crate::handle::Handle;
use facade::Game;

/// A game at the board, refereed under one edition of the Laws.
///
/// Hand it what happens with `chesslaws_game_apply` or `chesslaws_game_apply_json`, one event after
/// another. It rules, and has already carried the rulings out on position, clock and score. An event
/// that is refused leaves the game as it was. It reads no time: every event brings the host's own.
///
/// Made by `chesslaws_game_new` or `chesslaws_game_new_with`, freed by `chesslaws_game_free`.
/// Threads: it may be handed from one to another; any number may read one game at a time, but only
/// one may use it while it takes an event or hands out rulings.
pub struct chesslaws_game {
    _private: (),
}

impl Handle for chesslaws_game {
    type Value = Table;
    const TAG: u64 = 0x6368_736c_6177_4700 | crate::version::CHESSLAWS_ABI_VERSION as u64;
    const NAME: &'static str = "chesslaws_game";
}

/// A game and what was said to its latest event.
pub(crate) struct Table {
    pub(super) game: Game,
    /// The first event that a game takes is its start.
    pub(super) has_started: bool,
    pub(super) answer: Answer,
}
