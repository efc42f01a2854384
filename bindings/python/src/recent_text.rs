//! The text of the games that are being read.

use std::ops::Range;

/// A game longer than this comes without its text, so that memory stays flat.
const MOST: usize = 16 << 20;

/// The end of what was read so far.
pub(crate) struct RecentText {
    is_kept: bool,
    /// Where in the whole text `bytes` begins.
    start: u64,
    bytes: Vec<u8>,
    /// What nobody will ask for any more ends here.
    done: u64,
}

impl RecentText {
    pub(crate) const fn new(is_kept: bool) -> Self {
        Self {
            is_kept,
            start: 0,
            bytes: Vec::new(),
            done: 0,
        }
    }

    /// Takes what was read, and forgets what is done: once a fetch, since it moves the rest.
    pub(crate) fn add(&mut self, bytes: &[u8]) {
        if !self.is_kept {
            return;
        }
        self.forget(usize::try_from(self.done.saturating_sub(self.start)).unwrap_or(usize::MAX));
        self.bytes.extend_from_slice(bytes);
        self.forget(self.bytes.len().saturating_sub(MOST));
    }

    fn forget(&mut self, count: usize) {
        let count = count.min(self.bytes.len());
        self.bytes.drain(..count);
        self.start += count as u64;
    }

    /// A part of the text, up to whose end nobody will ask again; `None` if it is not kept whole.
    pub(crate) fn cut(&mut self, range: Range<u64>) -> Option<Box<[u8]>> {
        self.done = range.end;
        let index = |place: u64| usize::try_from(place.checked_sub(self.start)?).ok();
        let part = self.bytes.get(index(range.start)?..index(range.end)?);
        part.filter(|_| self.is_kept).map(Box::from)
    }
}
