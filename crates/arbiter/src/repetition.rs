//! How often a position has appeared: the one count behind audits and live games.

/// How often the position on the board has appeared, this time included.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Occurrences {
    pub(crate) total: u32,
    /// On consecutive alternate moves only: now, four plies ago, eight plies ago and so on.
    pub(crate) consecutive: u32,
}

/// Counts over the last `reach` plies; `is_same` tells whether the position so many plies ago is the
/// one on the board.
pub(crate) fn count(reach: usize, is_same: impl Fn(usize) -> bool) -> Occurrences {
    let mut occurrences = Occurrences {
        total: 1,
        consecutive: 1,
    };
    let mut unbroken = true;
    // The same side has the move two plies ago, but the same position takes four at least.
    for back in (4..=reach).step_by(2) {
        if is_same(back) {
            occurrences.total += 1;
            if unbroken && back == 4 * occurrences.consecutive as usize {
                occurrences.consecutive += 1;
            }
        } else if back.is_multiple_of(4) {
            unbroken = false;
        }
    }
    occurrences
}
