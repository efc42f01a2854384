//! What stands beside a move.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;

/// The marks and comments of one move. Most moves have none, so they are kept apart.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Notes {
    pub(super) nags: Vec<u8>,
    pub(super) draw_offer: bool,
    /// At the start of the variation that the move begins.
    pub(super) before: Vec<String>,
    pub(super) after: Vec<String>,
    /// After the end of the variation that the move begins.
    pub(super) behind: Vec<String>,
}

pub(super) static NONE: Notes = Notes {
    nags: Vec::new(),
    draw_offer: false,
    before: Vec::new(),
    after: Vec::new(),
    behind: Vec::new(),
};

/// A place for notes that costs a pointer until it is used.
#[derive(Debug, Clone, Default)]
pub(super) struct NotesSlot(Option<Box<Notes>>);

impl NotesSlot {
    pub(super) fn get(&self) -> &Notes {
        self.0.as_deref().unwrap_or(&NONE)
    }

    pub(super) fn get_mut(&mut self) -> &mut Notes {
        self.0.get_or_insert_default()
    }
}

/// Line ends as LF, as the tree has them.
pub(super) fn with_lf(text: &str) -> String {
    if text.contains('\r') {
        text.replace("\r\n", "\n").replace('\r', "\n")
    } else {
        text.into()
    }
}
