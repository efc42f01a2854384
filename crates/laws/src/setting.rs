//! The value of one parameter, for printing and comparing.

use crate::Points;
use crate::rules::TimeBand;
use crate::time::Plain;
use core::fmt;
use core::time::Duration;

/// Defines an enum of which every variant prints as the words beside it.
macro_rules! words {
    (
        $(#[$attr:meta])*
        pub enum $name:ident {
            $($(#[$variant_attr:meta])* $variant:ident = $words:literal,)+
        }
    ) => {
        $(#[$attr])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
        #[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
        pub enum $name {
            $($(#[$variant_attr])* $variant,)+
        }

        impl $name {
            const fn words(self) -> &'static str {
                match self {
                    $(Self::$variant => $words,)+
                }
            }
        }

        impl core::fmt::Display for $name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.pad(self.words())
            }
        }

        impl From<$name> for $crate::setting::Setting {
            fn from(value: $name) -> Self {
                Self::Words(value.words())
            }
        }
    };
}

pub(crate) use words;

/// The value of one [`Parameter`](crate::Parameter), printable and comparable.
///
/// ```
/// use chesslaws_laws::{Parameter, Rules, Setting};
///
/// let value = Rules::FIDE_2001.value(Parameter::ThreefoldCount);
/// assert_eq!(value, Setting::Count(3));
/// assert_eq!(value.to_string(), "3");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Setting {
    /// The edition has nothing of the kind.
    Absent,
    /// Yes or no.
    Flag(bool),
    /// A number of moves, appearances, games; the parameter's title says of what.
    Count(u32),
    /// A length of time.
    Time(Duration),
    /// A score.
    Points(Points),
    /// One of several ways, in words.
    Words(&'static str),
    /// Half of the time left, within limits: see [`Deduction`](crate::rules::Deduction).
    Half {
        /// The most that is taken.
        cap: Duration,
        /// What is always left.
        floor: Duration,
    },
    /// A range of times.
    Band(TimeBand),
}

impl fmt::Display for Setting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::Absent => f.pad("none"),
            Self::Flag(true) => f.pad("yes"),
            Self::Flag(false) => f.pad("no"),
            Self::Count(count) => write!(f, "{count}"),
            Self::Time(time) => write!(f, "{}", Plain(time)),
            Self::Points(points) => write!(f, "{points}"),
            Self::Words(words) => f.pad(words),
            Self::Half { cap, floor } => {
                let (cap, floor) = (Plain(cap), Plain(floor));
                write!(f, "half, at most {cap}, but not below {floor}")
            }
            Self::Band(band) => write!(f, "{band}"),
        }
    }
}

impl From<bool> for Setting {
    fn from(flag: bool) -> Self {
        Self::Flag(flag)
    }
}

impl From<u8> for Setting {
    fn from(count: u8) -> Self {
        Self::Count(count.into())
    }
}

impl From<u16> for Setting {
    fn from(count: u16) -> Self {
        Self::Count(count.into())
    }
}

impl From<Duration> for Setting {
    fn from(time: Duration) -> Self {
        Self::Time(time)
    }
}

impl From<Points> for Setting {
    fn from(points: Points) -> Self {
        Self::Points(points)
    }
}

impl From<TimeBand> for Setting {
    fn from(band: TimeBand) -> Self {
        Self::Band(band)
    }
}

impl<T: Into<Self>> From<Option<T>> for Setting {
    fn from(value: Option<T>) -> Self {
        value.map_or(Self::Absent, Into::into)
    }
}

/// As text, the way it prints.
#[cfg(feature = "serde")]
impl serde::Serialize for Setting {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
