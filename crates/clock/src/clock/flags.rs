//! Which flags are down, in which order, since when, and since when it is known.

use super::Clock;
use crate::time::duration;
use chesslaws_laws::Color;
use core::time::Duration;

/// The two flags. Both down is a state of its own, with the order as far as it is known.
///
/// ```
/// use chesslaws_clock::Flags;
/// use chesslaws_laws::Color;
///
/// let both = Flags::Both { first: Some(Color::Black) };
/// assert!(both.is_down(Color::White) && both.is_down(Color::Black));
/// assert_eq!(both.first(), Some(Color::Black));
/// assert_eq!(Flags::default(), Flags::Up);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Flags {
    /// Neither flag has fallen.
    #[default]
    Up,
    /// One flag has fallen.
    Down(Color),
    /// Both have fallen.
    Both {
        /// The side whose flag fell first; `None` only where an arbiter set it so, because a
        /// replaced or mechanical clock left the order unknown (Guidelines III.3.1).
        first: Option<Color>,
    },
}

impl Flags {
    /// Whether the flag of `side` is down.
    ///
    /// ```
    /// use chesslaws_clock::Flags;
    /// use chesslaws_laws::Color;
    /// assert!(!Flags::Down(Color::White).is_down(Color::Black));
    /// ```
    #[must_use]
    pub fn is_down(self, side: Color) -> bool {
        match self {
            Self::Up => false,
            Self::Down(color) => color == side,
            Self::Both { .. } => true,
        }
    }

    /// The side whose flag fell first; `None` if none fell or the order is unknown.
    ///
    /// ```
    /// use chesslaws_clock::Flags;
    /// assert_eq!(Flags::Both { first: None }.first(), None);
    /// ```
    #[must_use]
    pub const fn first(self) -> Option<Color> {
        match self {
            Self::Up => None,
            Self::Down(color) => Some(color),
            Self::Both { first } => first,
        }
    }
}

/// The zero of a period that was not the last: which display showed it, when, in which period.
///
/// A device shows it for [`InterimFlag::SHOWN_FOR`]. The arbiter then compares the completed
/// moves with those demanded (article 6.4).
///
/// ```
/// use chesslaws_clock::InterimFlag;
/// assert_eq!(InterimFlag::SHOWN_FOR.as_secs(), 300);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct InterimFlag {
    /// The side that reached zero.
    pub side: Color,
    /// The instant at which it did.
    pub at: Duration,
    /// Index, from 0, of the period that ended.
    pub period: u8,
    /// Moves that the side had completed in the whole game by then.
    pub moves: u32,
}

impl InterimFlag {
    /// How long clocks show it: five minutes.
    pub const SHOWN_FOR: Duration = Duration::from_secs(300);
}

impl Clock {
    /// The flags.
    ///
    /// ```
    /// use chesslaws_clock::{Clock, Flags};
    /// assert_eq!(Clock::new("5m".parse()?).flags(), Flags::Up);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn flags(&self) -> Flags {
        self.state.flags.public()
    }

    /// The side whose flag fell first. Set once; only an arbiter's correction changes it.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// assert_eq!(Clock::new("5m".parse()?).first_flag(), None);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn first_flag(&self) -> Option<Color> {
        self.flags().first()
    }

    /// The exact instant at which the flag of `side` fell, however late the clock was polled.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Clock::new("5m".parse()?).expired_at(Color::White), None);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn expired_at(&self, side: Color) -> Option<Duration> {
        self.state.flags.expired(side).map(duration)
    }

    /// When [`Clock::notice_flag`] was first called for the fallen flag of `side`.
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Clock::new("5m".parse()?).flag_noticed_at(Color::White), None);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn flag_noticed_at(&self, side: Color) -> Option<Duration> {
        self.state.flags.noticed(side).map(duration)
    }

    /// The latest zero that brought the next period ([`PeriodChange::AtFlag`](crate::PeriodChange::AtFlag)).
    ///
    /// ```
    /// use chesslaws_clock::Clock;
    /// assert_eq!(Clock::new("5m".parse()?).interim_flag(), None);
    /// # Ok::<(), chesslaws_clock::NotationError>(())
    /// ```
    #[must_use]
    pub fn interim_flag(&self) -> Option<InterimFlag> {
        self.state.flags.interim.map(InterimRecord::public)
    }
}

/// The record behind [`Flags`]. Instants in nanoseconds of the clock's own timeline.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub(crate) struct FlagRecord {
    pub(crate) expired: [Option<i64>; 2],
    pub(crate) noticed: [Option<i64>; 2],
    pub(crate) first: Option<Color>,
    pub(crate) interim: Option<InterimRecord>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct InterimRecord {
    pub(crate) side: Color,
    pub(crate) at: i64,
    pub(crate) period: u8,
    pub(crate) moves: u32,
}

impl InterimRecord {
    pub(crate) fn public(self) -> InterimFlag {
        InterimFlag {
            side: self.side,
            at: duration(self.at),
            period: self.period,
            moves: self.moves,
        }
    }
}

impl FlagRecord {
    pub(crate) const fn expired(&self, side: Color) -> Option<i64> {
        let [white, black] = self.expired;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    pub(crate) const fn is_down(&self, side: Color) -> bool {
        self.expired(side).is_some()
    }

    pub(crate) const fn noticed(&self, side: Color) -> Option<i64> {
        let [white, black] = self.noticed;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    /// The flag of `side` falls at `at`; a flag that is down stays as it fell.
    pub(crate) fn fall(&mut self, side: Color, at: i64) {
        if self.is_down(side) {
            return;
        }
        if !self.is_down(!side) {
            self.first = Some(side);
        }
        *self.expired_mut(side) = Some(at);
    }

    /// The arbiter's correction: the flag of `side` is up after all.
    pub(crate) fn lift(&mut self, side: Color) {
        *self.expired_mut(side) = None;
        *self.noticed_mut(side) = None;
        self.first = self.is_down(!side).then_some(!side);
    }

    pub(crate) const fn expired_mut(&mut self, side: Color) -> &mut Option<i64> {
        let [white, black] = &mut self.expired;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    pub(crate) const fn noticed_mut(&mut self, side: Color) -> &mut Option<i64> {
        let [white, black] = &mut self.noticed;
        match side {
            Color::White => white,
            Color::Black => black,
        }
    }

    pub(crate) fn public(&self) -> Flags {
        match (self.is_down(Color::White), self.is_down(Color::Black)) {
            (false, false) => Flags::Up,
            (true, false) => Flags::Down(Color::White),
            (false, true) => Flags::Down(Color::Black),
            (true, true) => Flags::Both { first: self.first },
        }
    }
}
