//! What is handed in after a game: PGN, the players' score sheets, and the arbiter's report.

mod html;
mod incident;
mod pgn;
mod plies;
mod report;
mod sheet;
mod text;

pub use report::{Report, ReportRow};

use alloc::string::String;

/// What stands above a game and is not part of it. Whatever is not known stays empty.
///
/// ```
/// use chesslaws_arbiter::Heading;
/// let heading = Heading { event: "Open".into(), round: "3".into(), ..Heading::default() };
/// assert!(heading.date.is_empty());
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Heading {
    /// The event.
    pub event: String,
    /// Where it is played.
    pub site: String,
    /// The day, in PGN as `2023.12.31`.
    pub date: String,
    /// The round.
    pub round: String,
}
