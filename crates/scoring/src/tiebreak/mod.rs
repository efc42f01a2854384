//! The FIDE tie-breaks (C.07): their codes, their editions and their values.

mod average;
mod board;
mod calculation;
mod code;
mod contribution;
mod cut;
mod direct;
mod explain;
mod field;
mod knockout;
mod koya;
mod opponents;
mod own;
mod parse;
mod performance;
mod rules;
mod unplayed;
mod usual;
mod value;

pub use calculation::{Calculation, Options};
pub use code::{Modifiers, TeamScore, TieBreak, TieBreakKind};
pub use contribution::{Contribution, Cut, Source};
pub use explain::Explanation;
pub use parse::ParseTieBreakError;
pub use rules::TieBreakRules;
pub use unplayed::virtual_opponent_score;
pub use value::TieBreakValue;
