//! The game itself.

use super::answer::Answer;
use crate::handle::Handle;
use crate::status::{Failure, chesslaws_status};
use facade::Game;
use facade::arbiter::journal::{ApplyError, Journal};
use facade::arbiter::{Event, Ruling};

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
    play: Play,
    /// The first event that a game takes is its start.
    pub(super) has_started: bool,
    pub(super) answer: Answer,
    /// The line of the journal that has not been stored yet.
    pending: Option<String>,
}

enum Play {
    Plain(Box<Game>),
    Journaled(Box<Journal>),
}

impl Table {
    pub(crate) fn plain(game: Game, has_started: bool) -> Self {
        Self {
            play: Play::Plain(Box::new(game)),
            has_started,
            answer: Answer::default(),
            pending: None,
        }
    }

    /// A game with a journal, and the line of it that is to be stored first, if there is one.
    pub(crate) fn journaled(journal: Journal, pending: Option<String>) -> Self {
        Self {
            has_started: journal.events() > 0,
            play: Play::Journaled(Box::new(journal)),
            answer: Answer::default(),
            pending,
        }
    }

    pub(crate) const fn game(&self) -> &Game {
        match &self.play {
            Play::Plain(game) => game,
            Play::Journaled(journal) => journal.game(),
        }
    }

    pub(crate) fn journal(&self) -> Result<&Journal, Failure> {
        match &self.play {
            Play::Journaled(journal) => Ok(journal),
            Play::Plain(_) => Err(Failure::new(
                chesslaws_status::NoJournal,
                "the game is played without a journal",
            )),
        }
    }

    /// The line that is to be stored before anything else is done with the game.
    pub(crate) fn pending(&self) -> Option<&str> {
        self.pending.as_deref()
    }

    pub(crate) fn stored(&mut self) {
        self.pending = None;
    }

    /// Refuses what may be done only once the latest line of the journal is stored.
    pub(super) fn check_stored(&self) -> Result<(), Failure> {
        if self.pending.is_none() {
            return Ok(());
        }
        Err(Failure::new(
            chesslaws_status::LineNotStored,
            "the latest line of the journal is to be stored first",
        ))
    }

    /// Hands an event to the game, and keeps the line of the journal, if there is one.
    pub(super) fn apply(&mut self, event: Event) -> Result<Vec<Ruling>, ApplyError> {
        match &mut self.play {
            Play::Plain(game) => Ok(game.apply(event)?),
            Play::Journaled(journal) => {
                let written = journal.apply(event)?;
                self.pending = Some(written.line);
                Ok(written.rulings.to_vec())
            }
        }
    }
}
