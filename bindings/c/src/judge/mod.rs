//! Games read from PGN and judged under an edition of the Laws.

mod callback;
mod code;
mod game;
mod reader;

pub use callback::{
    chesslaws_game_callback, chesslaws_judge_pgn, chesslaws_judge_pgn_json, chesslaws_line_callback,
};
pub use code::{chesslaws_code, chesslaws_reason, chesslaws_severity};
pub use game::{chesslaws_fault, chesslaws_finding, chesslaws_game, chesslaws_verdict};
pub use reader::{
    chesslaws_reader, chesslaws_reader_free, chesslaws_reader_json, chesslaws_reader_new,
    chesslaws_reader_next,
};
