//! What games are worth: points, standings, ratings.

pub mod points;
pub mod rating;
pub mod rating_list;
mod row;
pub mod standings;
pub mod table;
pub mod tournament;
