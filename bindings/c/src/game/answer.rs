//! Events in, and what is said to them.

use super::conditions::unreadable;
use super::event::chesslaws_event;
use super::ruling::chesslaws_ruling;
use super::view::Views;
use super::{Table, act, chesslaws_game};
use crate::handle;
use crate::pointer::{Output, borrow, pointer_to, text};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::print;
use core::ffi::c_char;
use facade::arbiter::journal::ApplyError;
use facade::arbiter::{Event, Ruling};
use serde::Serialize;

/// What was said to the latest event.
#[derive(Default)]
pub(crate) struct Answer {
    said: Said,
    /// The rulings as structures, once somebody has asked for them.
    views: Option<Views>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
enum Said {
    Rulings(Vec<Ruling>),
    Refused(String),
    /// It was no event.
    Error(String),
}

impl Default for Said {
    fn default() -> Self {
        Self::Rulings(Vec::new())
    }
}

impl Table {
    /// Rules on an event, or keeps why it was refused.
    fn take(&mut self, event: Result<Event, Failure>) -> Result<(), Failure> {
        self.check_stored()?;
        // The old views point to what is about to be dropped.
        self.answer.views = None;
        let event = match event {
            Ok(event) => event,
            Err(failure) => {
                self.answer.said = Said::Error(failure.message());
                return Err(failure);
            }
        };
        match self.apply(event) {
            Ok(rulings) => {
                self.has_started = true;
                self.answer.said = Said::Rulings(rulings);
                Ok(())
            }
            Err(refusal) => {
                self.answer.said = Said::Refused(ApplyError::to_string(&refusal));
                Err(refusal.into())
            }
        }
    }

    fn views(&mut self) -> &[chesslaws_ruling] {
        let rulings = match &self.answer.said {
            Said::Rulings(rulings) => rulings.as_slice(),
            Said::Refused(_) | Said::Error(_) => &[],
        };
        self.answer
            .views
            .get_or_insert_with(|| Views::new(rulings))
            .as_slice()
    }
}

/// Rules on an event. The rulings can be had from `chesslaws_game_rulings` and
/// `chesslaws_game_answer_json` until the next event.
///
/// An event that is refused leaves the game as it was, and has no rulings. The status says what kind
/// of refusal it is: one of those from `CHESSLAWS_STATUS_EVENT_REFUSED` on, or one of a clock;
/// `error` has it in words, with the article.
///
/// A game with a journal has a line to be stored then, by `chesslaws_journal_line`; until it is said
/// to be by `chesslaws_journal_stored`, the rulings are not handed out and no further event is taken:
/// `CHESSLAWS_STATUS_LINE_NOT_STORED`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_apply(
    game: *mut chesslaws_game,
    event: *const chesslaws_event,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let event = borrow(event)?;
        handle::change(game, |table| table.take(act::event(event)))?;
    })
}

/// As `chesslaws_game_apply`, for an event that is one object of JSON of `length` bytes, such as
/// `{"at": "12.5", "event": "moved", "side": "white", "move": "e2e4"}`.
///
/// The events are those of `chesslaws arbitrate`; `event.schema.json` describes them. What can't be
/// read is refused as `CHESSLAWS_STATUS_UNREADABLE_EVENT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_apply_json(
    game: *mut chesslaws_game,
    event: *const c_char,
    length: usize,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let event = text(event, length)?;
        handle::change(game, |table| {
            let read = serde_json::from_str(event)
                .map_err(|error| unreadable(chesslaws_status::UnreadableEvent, &error));
            table.take(read)
        })?;
    })
}

/// The rulings on the latest event, in their order. `rulings` becomes NULL if there are none. They
/// stay until the next event.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_rulings(
    game: *mut chesslaws_game,
    rulings: *mut *const chesslaws_ruling,
    count: *mut usize,
) -> chesslaws_status {
    entry!({
        let (rulings, count) = (Output::new(rulings)?, Output::new(count)?);
        handle::change(game, |table| {
            table.check_stored()?;
            let views = table.views();
            count.set(views.len());
            rulings.set(pointer_to(views));
            Ok(())
        })?;
    })
}

/// What was said to the latest event, as one object of JSON: `{"rulings":[…]}`, or
/// `{"refused":"…"}`, or `{"error":"…"}` for what could not be read. It can be asked for any number
/// of times: asking applies nothing.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_game_answer_json(
    game: *const chesslaws_game,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let table = handle::look(game)?;
        table.check_stored()?;
        let json = serde_json::to_string(&table.answer.said)
            .map_err(|error| Failure::new(chesslaws_status::Panic, error))?;
        print(json, buffer, capacity, length)?;
    })
}
