//! A live game, refereed from its events.

mod act;
pub mod answer;
pub mod conditions;
pub mod event;
pub mod number;
pub mod question;
mod refusal;
pub mod ruling;
pub mod state;
pub mod table;
mod view;

pub(crate) use table::{Table, chesslaws_game};
