//! Presets of DGT clocks, by option number.

use crate::control::{AfterFlag, ControlError, Mode, Period, PeriodChange, Schedule, TimeControl};
use core::time::Duration;

/// A model of clock whose option numbers are known. Numbers differ between models and
/// generations, so a number alone says nothing.
///
/// Only options that the makers' own tables leave no doubt about are here:
///
/// | model | presets | set by hand | left out |
/// |---|---|---|---|
/// | DGT 2010, first generation (manual of 2007) | 01, 02, 04, 06, 08, 17, 19 | 03, 05, 07, 09, 12, 14, 18, 21, 25, 28, 30, 32, 34 | 10, 11, 13, 15, 16, 20, 22-24, 26, 27, 29, 31, 33 |
/// | DGT 3000 (manual of 2014) | 01-08, 10-14 | 26-30 | 09, 15-25 |
///
/// Between two periods these clocks do not count moves: the change is at the flag. Options with
/// an increment freeze after the last flag, the others run on.
///
/// ```
/// use chesslaws_clock::{DgtModel, PresetError};
///
/// let tournament = DgtModel::Dgt3000.preset(13).unwrap();
/// assert_eq!(tournament.to_string(), "90m/flag + 30m + 30s; at flag; freeze");
/// assert_eq!(DgtModel::Dgt3000.preset(9), Err(PresetError::Uncertain { option: 9 }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DgtModel {
    /// DGT 2010 of the first generation. (Up to serial number D1708 the label, not the clock,
    /// gave option 19 a second period of 30 minutes.)
    Dgt2010,
    /// DGT 3000.
    Dgt3000,
}

/// Why an option number has no preset here.
///
/// ```
/// use chesslaws_clock::{DgtModel, PresetError};
/// assert_eq!(DgtModel::Dgt2010.preset(21), Err(PresetError::SetByHand { option: 21 }));
/// assert_eq!(DgtModel::Dgt2010.preset(40), Err(PresetError::NoSuchOption { option: 40 }));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum PresetError {
    /// The option's times are entered by hand.
    #[error("option {option:02} is set by hand")]
    SetByHand {
        /// The number given.
        option: u8,
    },
    /// The option exists and its times are not known for certain.
    #[error("the times of option {option:02} are not known for certain")]
    Uncertain {
        /// The number given.
        option: u8,
    },
    /// The model has no such option.
    #[error("there is no option {option:02}")]
    NoSuchOption {
        /// The number given.
        option: u8,
    },
}

impl DgtModel {
    /// The time control of an option.
    ///
    /// # Errors
    /// [`PresetError`] for options that are set by hand, not certain, or do not exist.
    ///
    /// ```
    /// use chesslaws_clock::DgtModel;
    /// assert_eq!(DgtModel::Dgt2010.preset(1).unwrap().to_string(), "5m");
    /// assert_eq!(DgtModel::Dgt3000.preset(10).unwrap().to_string(), "3m + 2s; freeze");
    /// ```
    pub fn preset(self, option: u8) -> Result<TimeControl, PresetError> {
        let (minutes, increment, repeats): (&[u64], u64, bool) = match (self, option) {
            (Self::Dgt2010 | Self::Dgt3000, 1) => (&[5], 0, false),
            (Self::Dgt2010, 2) | (Self::Dgt3000, 3) => (&[25], 0, false),
            (Self::Dgt2010, 4) | (Self::Dgt3000, 6) => (&[120, 30], 0, false),
            (Self::Dgt2010, 6) | (Self::Dgt3000, 8) => (&[120, 60, 30], 0, false),
            (Self::Dgt2010, 8) => (&[120, 60], 0, true),
            (Self::Dgt2010, 17) | (Self::Dgt3000, 12) => (&[90], 30, false),
            (Self::Dgt2010, 19) => (&[90, 15], 30, false),
            (Self::Dgt3000, 2) => (&[10], 0, false),
            (Self::Dgt3000, 4) => (&[60], 0, false),
            (Self::Dgt3000, 5) => (&[120], 0, false),
            (Self::Dgt3000, 7) => (&[120, 60], 0, false),
            (Self::Dgt3000, 10) => (&[3], 2, false),
            (Self::Dgt3000, 11) => (&[25], 10, false),
            (Self::Dgt3000, 13) => (&[90, 30], 30, false),
            (Self::Dgt3000, 14) => (&[100, 50, 15], 30, false),
            _ => return Err(self.missing(option)),
        };
        build(minutes, increment, repeats).map_err(|_| PresetError::NoSuchOption { option })
    }

    const fn missing(self, option: u8) -> PresetError {
        match (self, option) {
            (Self::Dgt2010, 3 | 5 | 7 | 9 | 12 | 14 | 18 | 21 | 25 | 28 | 30 | 32 | 34)
            | (Self::Dgt3000, 26..=30) => PresetError::SetByHand { option },
            (Self::Dgt2010, 1..=34) | (Self::Dgt3000, 1..=25) => PresetError::Uncertain { option },
            _ => PresetError::NoSuchOption { option },
        }
    }
}

fn build(minutes: &[u64], increment: u64, repeats: bool) -> Result<TimeControl, ControlError> {
    let mode = if increment == 0 {
        Mode::Plain
    } else {
        Mode::Increment {
            amount: Duration::from_secs(increment),
            from_move: 1,
        }
    };
    let mut periods = [Period::all(Duration::ZERO); 3];
    for (slot, minutes) in periods.iter_mut().zip(minutes) {
        *slot = Period::all(Duration::from_secs(60 * minutes)).with_mode(mode);
    }
    let used = periods.get(..minutes.len()).unwrap_or(&[]);
    let schedule = if repeats {
        Schedule::repeating(used)?
    } else {
        Schedule::new(used)?
    };
    let change = if used.len() > 1 {
        PeriodChange::AtFlag
    } else {
        PeriodChange::AtMove
    };
    let after = if increment == 0 {
        AfterFlag::RunOn
    } else {
        AfterFlag::Freeze
    };
    TimeControl::with_device([schedule, schedule], change, after)
}
