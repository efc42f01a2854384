//! What a game, a bye or a forfeit is worth, and how the arbiter changes it.

mod award;
mod discipline;
mod penalty;
mod system;

pub use award::{GameAward, PenaltyError};
pub use discipline::{AbsenceRuling, absence, recommended_score};
pub use penalty::{Change, ChangeKind};
pub use system::{ColorPoints, PointSystem, ScoreError};
