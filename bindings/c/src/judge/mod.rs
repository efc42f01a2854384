//! Games read from PGN and judged under an edition of the Laws.

pub mod callback;
pub mod code;
pub mod game;
pub mod reader;
