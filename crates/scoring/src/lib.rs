//! Points, standings, tie-breaks, ratings and tournament files.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod date;
pub mod points;
pub mod rating;
mod rational;
mod standings;
pub mod tiebreak;
mod tournament;
pub mod trf;

pub use date::{Date, ParseDateError};
pub use rational::Rational;
#[cfg(feature = "serde")]
pub use standings::{
    ContributionReport, ExplanationReport, RowReport, StandingsReport, ValueReport,
};
pub use standings::{Crosstable, Note, StandingRow, Standings};
pub use tiebreak::{
    Calculation, Options, ParseTieBreakError, TieBreak, TieBreakKind, TieBreakRules, TieBreakValue,
};
pub use tournament::{
    Entry, Format, GameTags, MatchKind, Player, PlayerTag, RoundResult, Team, TeamMatch,
    Tournament, TournamentBuilder, TournamentError,
};
