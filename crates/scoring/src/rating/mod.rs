//! FIDE ratings (B.02): tables, changes, performances and first ratings.

mod change;
mod event;
mod initial;
mod k_factor;
mod performance;
mod rules;
mod tables;

pub use change::{GameChange, RatedGame, RatingChange, rating_change};
pub use event::{RatingLine, rating_lines};
pub use initial::{InitialRating, initial_rating};
pub use k_factor::{KFactor, RatingHistory, capped_k, k_factor};
pub use performance::{average_rating, perfect_performance, performance};
pub use rules::{FourHundredRule, ParseRatingCategoryError, RatingCategory, RatingRules};
pub use tables::{expected_score, rating_difference};
