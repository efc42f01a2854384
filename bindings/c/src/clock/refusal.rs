//! What a clock refuses, as a status.

use crate::status::{Failure, chesslaws_status};
use facade::clock::{ClockError, ControlError, NotationError, PresetError, RecordError};

impl From<ClockError> for Failure {
    fn from(error: ClockError) -> Self {
        let status = match error {
            ClockError::TimeWentBack { .. } => chesslaws_status::ClockTimeWentBack,
            ClockError::InstantTooLarge { .. } => chesslaws_status::ClockInstantTooLarge,
            ClockError::NotStarted => chesslaws_status::ClockNotStarted,
            ClockError::AlreadyStarted => chesslaws_status::ClockAlreadyStarted,
            ClockError::Paused => chesslaws_status::ClockPaused,
            ClockError::NotPaused => chesslaws_status::ClockNotPaused,
            ClockError::Frozen => chesslaws_status::ClockFrozen,
            ClockError::NotOnMove { .. } => chesslaws_status::ClockNotOnMove,
            ClockError::AlreadyPressed(_) => chesslaws_status::ClockAlreadyPressed,
            ClockError::NothingToUndo => chesslaws_status::ClockNothingToUndo,
            ClockError::TimeTooLong { .. } => chesslaws_status::ClockTimeTooLong,
            ClockError::Overflow => chesslaws_status::ClockOverflow,
            ClockError::NoTimeLeft(_) => chesslaws_status::ClockNoTimeLeft,
            ClockError::NoSuchPeriod { .. } => chesslaws_status::ClockNoSuchPeriod,
            ClockError::NoSuchOvertime { .. } => chesslaws_status::ClockNoSuchOvertime,
            ClockError::FlagUp(_) => chesslaws_status::ClockFlagUp,
            ClockError::NotInThisMode { .. } => chesslaws_status::ClockNotInThisMode,
            _ => chesslaws_status::ClockRefused,
        };
        Self::new(status, error)
    }
}

impl From<ControlError> for Failure {
    fn from(error: ControlError) -> Self {
        Self::new(chesslaws_status::InvalidTimeControl, error)
    }
}

impl From<NotationError> for Failure {
    fn from(error: NotationError) -> Self {
        let (status, byte) = match error {
            NotationError::Ambiguous { .. } => (chesslaws_status::AmbiguousTimeControl, None),
            NotationError::Unexpected { at, .. }
            | NotationError::Number { at }
            | NotationError::TooManyPeriods { at } => {
                (chesslaws_status::InvalidTimeControl, Some(at))
            }
            _ => (chesslaws_status::InvalidTimeControl, None),
        };
        Self::new(status, error).at_byte(byte)
    }
}

impl From<PresetError> for Failure {
    fn from(error: PresetError) -> Self {
        Self::new(chesslaws_status::UnknownPreset, error)
    }
}

impl From<RecordError> for Failure {
    fn from(error: RecordError) -> Self {
        let byte = match error {
            RecordError::Field { at, .. } => Some(at),
            _ => None,
        };
        Self::new(chesslaws_status::DamagedRecord, error).at_byte(byte)
    }
}
