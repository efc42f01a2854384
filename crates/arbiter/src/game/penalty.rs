//! The penalties that an arbiter may apply, one or more of them at once.

use super::seconds::Seconds;
use chesslaws_laws::{Points, Rules};
use core::fmt;
use core::time::Duration;

/// A kind of penalty, in the order of FIDE 2023 (12.9).
///
/// ```
/// use chesslaws_arbiter::PenaltyKind;
/// assert_eq!(PenaltyKind::MoreTime.to_string(), "more time");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum PenaltyKind {
    /// A warning.
    Warning,
    /// More time for the opponent.
    MoreTime,
    /// Less time for the offender.
    LessTime,
    /// More points for the opponent, up to the most that the game can give.
    PointsRaised,
    /// Fewer points for the offender.
    PointsReduced,
    /// Loss of the game.
    Loss,
    /// A fine announced in advance.
    Fine,
    /// Exclusion from one or more rounds.
    Rounds,
    /// Expulsion from the event.
    Expulsion,
}

impl PenaltyKind {
    const ALL: [Self; 9] = [
        Self::Warning,
        Self::MoreTime,
        Self::LessTime,
        Self::PointsRaised,
        Self::PointsReduced,
        Self::Loss,
        Self::Fine,
        Self::Rounds,
        Self::Expulsion,
    ];
}

impl fmt::Display for PenaltyKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Warning => "warning",
            Self::MoreTime => "more time",
            Self::LessTime => "less time",
            Self::PointsRaised => "points raised",
            Self::PointsReduced => "points reduced",
            Self::Loss => "loss",
            Self::Fine => "fine",
            Self::Rounds => "rounds",
            Self::Expulsion => "expulsion",
        })
    }
}

/// The penalties that are open to the arbiter now.
///
/// ```
/// use chesslaws_arbiter::{PenaltyKind, PenaltyKinds};
/// let kinds: PenaltyKinds = [PenaltyKind::Warning, PenaltyKind::Loss].into_iter().collect();
/// assert!(kinds.contains(PenaltyKind::Loss) && !kinds.contains(PenaltyKind::Fine));
/// assert_eq!(kinds.to_string(), "warning, loss");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PenaltyKinds(u16);

impl PenaltyKinds {
    /// Whether a kind is among them.
    ///
    /// ```
    /// use chesslaws_arbiter::{PenaltyKind, PenaltyKinds};
    /// assert!(!PenaltyKinds::default().contains(PenaltyKind::Warning));
    /// ```
    #[must_use]
    pub const fn contains(self, kind: PenaltyKind) -> bool {
        self.0 & (1 << kind as u16) != 0
    }

    /// The kinds, in the order of the Laws.
    ///
    /// ```
    /// use chesslaws_arbiter::PenaltyKinds;
    /// assert_eq!(PenaltyKinds::default().iter().count(), 0);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = PenaltyKind> {
        PenaltyKind::ALL
            .into_iter()
            .filter(move |&kind| self.contains(kind))
    }

    /// What the rules have. A fine must have been announced; time can be given and taken only
    /// while a clock counts.
    pub(crate) fn of(rules: &Rules, fine_announced: bool, clock: bool) -> Self {
        let open = |kind: &PenaltyKind| match kind {
            PenaltyKind::Fine => rules.penalties.fine && fine_announced,
            PenaltyKind::Rounds => rules.penalties.exclusion_from_rounds,
            PenaltyKind::MoreTime | PenaltyKind::LessTime => clock,
            _ => true,
        };
        PenaltyKind::ALL.into_iter().filter(open).collect()
    }
}

impl FromIterator<PenaltyKind> for PenaltyKinds {
    fn from_iter<I: IntoIterator<Item = PenaltyKind>>(kinds: I) -> Self {
        let bits = kinds.into_iter().map(|kind| 1 << kind as u16);
        Self(bits.fold(0, |all, bit: u16| all | bit))
    }
}

impl fmt::Display for PenaltyKinds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, kind) in self.iter().enumerate() {
            write!(f, "{}{kind}", if i == 0 { "" } else { ", " })?;
        }
        Ok(())
    }
}

/// In files: the list of the names.
#[cfg(feature = "serde")]
impl serde::Serialize for PenaltyKinds {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

/// Penalties given together, each kind once at most. In files only those that are given are
/// written.
///
/// ```
/// use chesslaws_arbiter::{PenaltyKind, PenaltySet};
/// use core::time::Duration;
///
/// let given = PenaltySet {
///     warning: true,
///     more_time: Some(Duration::from_secs(120)),
///     ..PenaltySet::default()
/// };
/// assert_eq!(given.to_string(), "a warning, 120 s for the opponent");
/// assert!(given.kinds().contains(PenaltyKind::MoreTime));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(default, deny_unknown_fields))]
pub struct PenaltySet {
    /// A warning.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_false"))]
    pub warning: bool,
    /// Time for the opponent, more than nothing.
    #[cfg_attr(
        feature = "serde",
        serde(
            with = "super::seconds::text::option",
            skip_serializing_if = "Option::is_none"
        )
    )]
    pub more_time: Option<Duration>,
    /// Time taken from the offender, more than nothing.
    #[cfg_attr(
        feature = "serde",
        serde(
            with = "super::seconds::text::option",
            skip_serializing_if = "Option::is_none"
        )
    )]
    pub less_time: Option<Duration>,
    /// Points of this game added to the opponent's, more than none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub points_raised: Option<Points>,
    /// Points of this game taken from the offender's, more than none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub points_reduced: Option<Points>,
    /// The game is lost.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_false"))]
    pub loss: bool,
    /// A fine, in the currency that was announced with it.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub fine: Option<u32>,
    /// Exclusion from this many rounds.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub rounds: Option<u8>,
    /// Expulsion from the event.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "is_false"))]
    pub expulsion: bool,
}

#[cfg(feature = "serde")]
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
const fn is_false(flag: &bool) -> bool {
    !*flag
}

impl PenaltySet {
    /// Which kinds are given.
    ///
    /// ```
    /// use chesslaws_arbiter::PenaltySet;
    /// assert_eq!(PenaltySet::default().kinds().iter().count(), 0);
    /// ```
    #[must_use]
    pub fn kinds(&self) -> PenaltyKinds {
        let given = |kind: &PenaltyKind| match kind {
            PenaltyKind::Warning => self.warning,
            PenaltyKind::MoreTime => self.more_time.is_some(),
            PenaltyKind::LessTime => self.less_time.is_some(),
            PenaltyKind::PointsRaised => self.points_raised.is_some(),
            PenaltyKind::PointsReduced => self.points_reduced.is_some(),
            PenaltyKind::Loss => self.loss,
            PenaltyKind::Fine => self.fine.is_some(),
            PenaltyKind::Rounds => self.rounds.is_some(),
            PenaltyKind::Expulsion => self.expulsion,
        };
        PenaltyKind::ALL.into_iter().filter(given).collect()
    }

    /// Whether nothing is given.
    ///
    /// ```
    /// use chesslaws_arbiter::PenaltySet;
    /// assert!(PenaltySet::default().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether an amount of nothing is given.
    pub(crate) fn has_empty_amount(&self) -> bool {
        let time = |time: Option<Duration>| time.is_some_and(|time| time.is_zero());
        let points = |points: Option<Points>| points.is_some_and(|points| points <= Points::ZERO);
        time(self.more_time)
            || time(self.less_time)
            || points(self.points_raised)
            || points(self.points_reduced)
            || self.fine == Some(0)
            || self.rounds == Some(0)
    }
}

impl fmt::Display for PenaltySet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("no penalty");
        }
        for (i, kind) in self.kinds().iter().enumerate() {
            f.write_str(if i == 0 { "" } else { ", " })?;
            match kind {
                PenaltyKind::Warning => f.write_str("a warning")?,
                PenaltyKind::MoreTime => {
                    let time = self.more_time.unwrap_or_default();
                    write!(f, "{} s for the opponent", Seconds(time))?;
                }
                PenaltyKind::LessTime => {
                    let time = self.less_time.unwrap_or_default();
                    write!(f, "{} s less for the offender", Seconds(time))?;
                }
                PenaltyKind::PointsRaised => {
                    let points = self.points_raised.unwrap_or_default();
                    write!(f, "{points} more for the opponent's score")?;
                }
                PenaltyKind::PointsReduced => {
                    let points = self.points_reduced.unwrap_or_default();
                    write!(f, "{points} less for the offender's score")?;
                }
                PenaltyKind::Loss => f.write_str("loss of the game")?,
                PenaltyKind::Fine => write!(f, "a fine of {}", self.fine.unwrap_or_default())?,
                PenaltyKind::Rounds => {
                    let rounds = self.rounds.unwrap_or_default();
                    let s = if rounds == 1 { "" } else { "s" };
                    write!(f, "exclusion from {rounds} round{s}")?;
                }
                PenaltyKind::Expulsion => f.write_str("expulsion from the event")?,
            }
        }
        Ok(())
    }
}
