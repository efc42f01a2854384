//! What was found wrong in one game, kept up to a limit.

use super::fault::{FaultKind, PgnError, Severity};
use alloc::vec::Vec;

/// How many faults of one game are kept.
pub const MAX_FAULTS: usize = 64;

/// The faults of a game in the order of the text, and which of them ended its moves.
#[derive(Debug, Clone, Default)]
pub(super) struct Faults {
    kept: Vec<PgnError>,
    left_out: u32,
    error_at: Option<usize>,
}

impl Faults {
    pub(super) fn clear(&mut self) {
        self.kept.clear();
        self.left_out = 0;
        self.error_at = None;
    }

    /// Keeps a fault. `is_strict`: each one counts as an error. The first error is always kept.
    pub(super) fn add(&mut self, fault: PgnError, is_strict: bool) {
        let is_error =
            (is_strict || fault.severity() == Severity::Error) && self.error_at.is_none();
        if self.kept.len() >= MAX_FAULTS && !is_error {
            self.left_out = self.left_out.saturating_add(1);
            return;
        }
        if is_error {
            self.error_at = Some(self.kept.len());
        }
        self.kept.push(fault);
    }

    pub(super) fn kept(&self) -> &[PgnError] {
        &self.kept
    }

    pub(super) const fn left_out(&self) -> u32 {
        self.left_out
    }

    /// The first error.
    pub(super) fn error(&self) -> Option<&PgnError> {
        self.kept.get(self.error_at?)
    }

    pub(super) fn has(&self, test: impl Fn(&FaultKind) -> bool) -> bool {
        self.kept.iter().any(|fault| test(&fault.kind))
    }
}
