mod editions;
mod move_count;
mod parameter;
mod repetition;

pub use move_count::MoveCount;
pub use parameter::Parameter;
pub use repetition::{AutomaticRepetition, CastlingIdentity, Repetition, Succession};

use crate::{Citable, Cite, Edition, Setting};
use core::time::Duration;

/// The values of an edition: everything in the Laws that is a number or a choice.
///
/// A program branches on these values, never on an edition's name. A competition's own
/// regulations are a struct update:
///
/// ```
/// use chesslaws_laws::{MoveCount, Rules};
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
pub struct Rules {
    /// The edition that the values start from and that rulings cite.
    pub edition: Edition,
    /// How late a player may arrive without losing; a later arrival loses. Zero: at the start.
    pub default_time: Duration,
    /// Draws by repetition of a position.
    pub repetition: Repetition,
    /// Draws by moves without capture and pawn move.
    pub move_count: MoveCount,
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
