use crate::{MAX_PERIODS, MAX_TIME};
use core::time::Duration;

/// A time control that no clock can carry out.
///
/// Periods are numbered from 1 in the texts and in the fields.
///
/// ```
/// use chesslaws_clock::{ControlError, Schedule};
///
/// let error = Schedule::new(&[]).unwrap_err();
/// assert_eq!(error, ControlError::PeriodCount { found: 0 });
/// assert_eq!(error.to_string(), "expected 1 to 8 periods, found 0");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ControlError {
    /// No period at all, or more than [`MAX_PERIODS`].
    #[error("expected 1 to {MAX_PERIODS} periods, found {found}")]
    PeriodCount {
        /// Number of periods given.
        found: usize,
    },
    /// A period that demands zero moves.
    #[error("period {period}: expected at least one move, found 0")]
    ZeroMoves {
        /// Number of the period, from 1.
        period: usize,
    },
    /// A time above [`MAX_TIME`].
    #[error("period {period}: expected at most {max} seconds, found {found:?}", max = MAX_TIME.as_secs())]
    TimeTooLong {
        /// Number of the period, from 1.
        period: usize,
        /// The time given.
        found: Duration,
    },
    /// A period in which no move could be made: no time and nothing added to it.
    #[error("period {period}: expected some time for a move, found none")]
    NoTime {
        /// Number of the period, from 1.
        period: usize,
    },
    /// Byo-yomi without periods, a Canadian block without moves, or either without time.
    #[error("period {period}: expected overtime with moves and time, found none")]
    EmptyOvertime {
        /// Number of the period, from 1.
        period: usize,
    },
    /// Byo-yomi or Canadian overtime that is not the end of the control.
    #[error("period {period}: overtime must be in the last period, for all remaining moves")]
    OvertimeNotLast {
        /// Number of the period, from 1.
        period: usize,
    },
    /// Hourglass, gong, move timer or up-count together with other periods or a move count.
    #[error("period {period}: this mode must be the only period, for all moves")]
    ModeNotAlone {
        /// Number of the period, from 1.
        period: usize,
    },
    /// A period for all remaining moves that is followed or repeated, with the change driven
    /// by the move counter.
    #[error("period {period}: expected a number of moves, or a change of period at the flag")]
    MovesMissing {
        /// Number of the period, from 1.
        period: usize,
    },
    /// An hourglass or a gong for one side only.
    #[error("hourglass and gong need both sides in the same mode")]
    SidesNotJoined,
}
