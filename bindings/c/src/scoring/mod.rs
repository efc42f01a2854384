//! What games are worth: points, standings, ratings.

pub mod award;
pub mod builder;
pub mod entrant;
pub mod points;
pub mod rating;
pub mod rating_list;
pub mod result;
mod row;
pub mod settings;
pub mod standings;
pub mod table;
pub mod tournament;
pub mod trf;
