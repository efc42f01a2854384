//! A live game, refereed from its events.

mod act;
mod act_conduct;
mod act_session;
pub mod answer;
pub mod conditions;
mod decide;
pub mod decision;
pub mod event;
pub mod flag;
mod given;
mod kept;
pub mod kind;
pub mod number;
pub mod particulars;
pub mod penalty;
pub mod question;
mod refusal;
pub mod regulations;
pub mod ruling;
pub mod ruling_kind;
pub mod state;
pub mod table;
mod term;
pub mod terms;
mod view;
mod view_conduct;
mod view_sheets;

pub(crate) use table::{Table, chesslaws_game};
