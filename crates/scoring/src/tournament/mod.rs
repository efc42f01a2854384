//! Players, rounds, results and teams: what every other part of the crate works on.

mod builder;
mod error;
mod event;
mod measures;
mod player;
mod result;
mod results;
mod season;
mod tags;
mod team;
mod validate;

pub use builder::TournamentBuilder;
pub use error::TournamentError;
pub use event::{Format, Tournament};
pub use player::Player;
pub use result::{Entry, RoundResult};
pub use tags::{GameTags, PlayerTag};
pub(crate) use team::TeamFact;
pub use team::{MatchKind, Team, TeamMatch};
pub(crate) use validate::{Mirror, mirror};
