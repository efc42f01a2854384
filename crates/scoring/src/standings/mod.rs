//! The ranking of an event, its crosstable, and both as text, CSV, HTML, SVG and serde values.

mod crosstable;
mod csv;
mod html;
mod note;
mod rank;
#[cfg(feature = "serde")]
mod report;
mod svg;
mod text;

pub use crosstable::Crosstable;
pub use note::Note;
pub use rank::{StandingRow, Standings};
#[cfg(feature = "serde")]
pub use report::{ContributionReport, ExplanationReport, RowReport, StandingsReport, ValueReport};
