//! The games that were left out.

use super::fault::PgnError;
use super::faults::MAX_FAULTS;
use alloc::vec::Vec;

/// Which games [`Policy::Skip`](super::Policy::Skip) left out, and why.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Skipped {
    errors: Vec<PgnError>,
    count: u64,
}

impl Skipped {
    pub(super) fn add(&mut self, error: &PgnError) {
        self.count += 1;
        if self.errors.len() < MAX_FAULTS {
            self.errors.push(error.clone());
        }
    }

    /// How many games were left out.
    ///
    /// ```
    /// assert_eq!(chesslaws_notation::pgn::Skipped::default().count(), 0);
    /// ```
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The error of each of the first [`MAX_FAULTS`] games that were left out.
    ///
    /// ```
    /// assert!(chesslaws_notation::pgn::Skipped::default().errors().is_empty());
    /// ```
    #[must_use]
    pub fn errors(&self) -> &[PgnError] {
        &self.errors
    }
}
