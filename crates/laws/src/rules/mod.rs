//! The values of each edition, grouped by subject, one struct a subject.
//!
//! [`Rules`] holds them all; [`Parameter`] names every single value, so that it can be printed
//! with its article ([`Rules::side`]) and compared ([`compare`], [`Rules::differences`]).
//!
//! | subject | field of [`Rules`] | struct |
//! |---|---|---|
//! | late and absent players | `default_time`, `arrival` | [`Arrival`] |
//! | illegal moves, two hands, empty presses | `illegal` | [`IllegalMoves`], [`Tariff`] |
//! | draw claims | `claims` | [`DrawClaims`], [`Deduction`] |
//! | repetition, fifty and seventy-five moves | `repetition`, `move_count` | [`Repetition`], [`MoveCount`] |
//! | fallen flags | `flags` | [`Flags`] |
//! | quickplay finish | `quickplay` | [`Quickplay`] |
//! | the score sheet | `recording` | [`Recording`] |
//! | devices | `devices` | [`Devices`] |
//! | conduct | `conduct` | [`Conduct`], [`Disqualification`] |
//! | draws by agreement | `agreement` | [`Agreement`] |
//! | touched pieces and promotion by hand | `touch` | [`TouchMove`] |
//! | endings on the board | `endings` | [`Endings`] |
//! | pressing and setting the clock | `clocks` | [`Clocks`] |
//! | wrong set-up, colours reversed | `set_up` | [`SetUp`] |
//! | rapid and blitz | `modes` | [`Modes`], [`Mode`] |
//! | adjournment | `adjournment` | [`Adjournment`] |
//! | points and penalties | `scores`, `penalties` | [`Scores`], [`Penalties`] |

mod adjournment;
mod agreement;
mod arrival;
mod claims;
mod compare;
mod conduct;
mod devices;
mod editions;
mod endings;
mod flags;
mod illegal;
mod modes;
mod move_count;
mod parameter;
mod quickplay;
mod recording;
mod repetition;
mod scores;
mod setup;
mod tariff;
mod touch;

pub use adjournment::{Adjournment, AdjournmentPlace, ResumptionDefault};
pub use agreement::{Agreement, DrawRestriction};
pub use arrival::{Arrival, BothAbsent};
pub use claims::{ClaimClocks, ClaimLostBy, Deduction, DrawClaims};
pub use compare::{Difference, Side, compare};
pub use conduct::{Conduct, Disqualification, Term};
pub use devices::{DeviceRule, DeviceScore, Devices};
pub use endings::{Clocks, Endings};
pub use flags::{BothFlags, FlagCall, Flags};
pub use illegal::{
    Fault, IllegalMoves, IllegalWhen, InvertedRook, KingCapture, PositionSeen, TwoFaults,
    UnpromotedPawn,
};
pub use modes::{Mode, Modes, TimeBand};
pub use move_count::MoveCount;
pub use parameter::Parameter;
pub use quickplay::{IncrementRequest, PostponedUntil, Quickplay, QuickplayAdvice, QuickplayScope};
pub use recording::{ExemptionLasts, Recording, UnableToRecord, WritingInAdvance};
pub use repetition::{AutomaticRepetition, CastlingIdentity, Repetition, Succession};
pub use scores::{LosersOpponent, Penalties, Scores};
pub use setup::{LateClockSetting, SetUp};
pub use tariff::{Afterwards, Deadline, MateImpossible, NoticedBy, Tariff};
pub use touch::{KingAndRook, PromotionChoice, PromotionOrder, TouchMove};

use crate::{Citable, Cite, Edition, Setting};
use core::time::Duration;

/// The values of an edition: everything in the Laws that is a number or a choice.
///
/// A program branches on these values, never on an edition's name. A competition's own
/// regulations are a struct update:
///
/// ```
/// use chesslaws_laws::rules::MoveCount;
/// use chesslaws_laws::Rules;
/// use core::time::Duration;
///
/// let event = Rules {
///     default_time: Duration::from_secs(15 * 60),
///     move_count: MoveCount { automatic_at: None, ..Rules::FIDE_2023.move_count },
///     ..Rules::FIDE_2023
/// };
/// assert_eq!(event.repetition, Rules::FIDE_2023.repetition);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rules {
    /// The edition that the values start from and that rulings cite.
    pub edition: Edition,
    /// How late a player may arrive without losing; a later arrival loses. Zero: at the start.
    pub default_time: Duration,
    /// Players who come late or not at all.
    pub arrival: Arrival,
    /// Illegal moves and what is punished like them.
    pub illegal: IllegalMoves,
    /// Claims of a draw by repetition or fifty moves.
    pub claims: DrawClaims,
    /// Draws by repetition of a position.
    pub repetition: Repetition,
    /// Draws by moves without capture and pawn move.
    pub move_count: MoveCount,
    /// Fallen flags.
    pub flags: Flags,
    /// Quickplay finish.
    pub quickplay: Quickplay,
    /// The score sheet.
    pub recording: Recording,
    /// Telephones and other devices.
    pub devices: Devices,
    /// Draws by agreement.
    pub agreement: Agreement,
    /// Touched pieces.
    pub touch: TouchMove,
    /// How a game ends on the board.
    pub endings: Endings,
    /// Pressing and setting the clock.
    pub clocks: Clocks,
    /// A game that began wrongly.
    pub set_up: SetUp,
    /// What counts as rapid chess and as blitz.
    pub modes: Modes,
    /// Adjourned games.
    pub adjournment: Adjournment,
    /// What a game scores.
    pub scores: Scores,
    /// Penalties that only some editions know, and limits.
    pub penalties: Penalties,
    /// The players' conduct.
    pub conduct: Conduct,
}

impl Rules {
    /// The values of an edition.
    ///
    /// ```
    /// use chesslaws_laws::{Edition, Rules};
    /// assert_eq!(Rules::of(Edition::Fide2005), Rules::FIDE_2005);
    /// ```
    #[must_use]
    pub const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Fide2001 => Self::FIDE_2001,
            Edition::Fide2005 => Self::FIDE_2005,
            Edition::Fide2009 => Self::FIDE_2009,
            Edition::Russia2011 => Self::RUSSIA_2011,
            Edition::Fide2014 => Self::FIDE_2014,
            Edition::Fide2017 => Self::FIDE_2017,
            Edition::Fide2018 => Self::FIDE_2018,
            Edition::Fide2023 => Self::FIDE_2023,
        }
    }

    /// The article of [`edition`](Self::edition) for a provision or a parameter, or `None`
    /// where that edition has no such provision.
    ///
    /// ```
    /// use chesslaws_laws::{Parameter, Provision, Rules};
    ///
    /// let rules = Rules::RUSSIA_2011;
    /// let cite = rules.cite(Provision::ThreefoldAppeared);
    /// assert_eq!(cite.map(|cite| cite.article.number), Some("9.2.2"));
    /// assert_eq!(rules.cite(Parameter::FivefoldCount), None);
    /// ```
    #[must_use]
    pub fn cite(&self, what: impl Citable) -> Option<Cite> {
        what.cite(self.edition)
    }

    /// The value of a parameter, to print or compare.
    ///
    /// ```
    /// use chesslaws_laws::{Parameter, Rules};
    /// let value = Rules::FIDE_2023.value(Parameter::SeventyFiveMoveCount);
    /// assert_eq!(value.to_string(), "75");
    /// ```
    #[must_use]
    pub fn value(&self, parameter: Parameter) -> Setting {
        parameter.of(self)
    }
}

/// The edition in force: FIDE 2023.
impl Default for Rules {
    fn default() -> Self {
        Self::FIDE_2023
    }
}
