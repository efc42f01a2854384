//! A game with the protocol of what happened.

use crate::{Act, Event, Game, Refusal, Ruling};
use alloc::vec::Vec;
use chesslaws_clock::TimeLeft;
use chesslaws_laws::Color;
use core::time::Duration;

/// A game that keeps a protocol: every event that was taken, with its time, the rulings and the
/// times left after it.
///
/// A [`Game`] knows what stands; what led to it is here, and the exports are made from it. Refused
/// events changed nothing and are not kept.
///
/// ```
/// use chesslaws_arbiter::{Act, Event, Game, Protocol};
/// use chesslaws_laws::Color;
/// use core::time::Duration;
///
/// let mut protocol = Protocol::new(Game::builder().time_control("5m".parse()?).build()?);
/// protocol.apply(Act::Started { absent: vec![] })?;
/// let resigns = Act::Resigned { side: Color::White };
/// protocol.apply(Event::at(Duration::from_secs(7), resigns.clone()))?;
///
/// assert!(protocol.apply(resigns).is_err());
/// let last = protocol.entries().last().ok_or("no entry")?;
/// assert_eq!(last.at, Duration::from_secs(7));
/// assert_eq!(last.times.map(|times| times.white.to_string()).as_deref(), Some("0:04:53"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Protocol {
    game: Game,
    entries: Vec<Entry>,
    /// Plies that stood before the first entry.
    plies_before: usize,
    now: Duration,
}

/// One event of a [`Protocol`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Entry {
    /// When, by the host's time; an event without a time has that of the one before.
    pub at: Duration,
    /// What happened.
    pub act: Act,
    /// What was ruled.
    pub rulings: Vec<Ruling>,
    /// The plies that stood after it.
    pub plies: usize,
    /// The times left after it; `None` without a clock.
    pub times: Option<Times>,
}

/// What both players have left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Times {
    /// White's time.
    pub white: TimeLeft,
    /// Black's time.
    pub black: TimeLeft,
}

impl Times {
    pub(crate) fn of(game: &Game) -> Option<Self> {
        game.clock().map(|clock| Self {
            white: clock.time_left(Color::White),
            black: clock.time_left(Color::Black),
        })
    }

    /// The time of one side.
    ///
    /// ```
    /// use chesslaws_arbiter::Times;
    /// use chesslaws_clock::TimeLeft;
    /// use chesslaws_laws::Color;
    ///
    /// let times = Times { white: TimeLeft::from_nanos(1), black: TimeLeft::from_nanos(-1) };
    /// assert!(times.side(Color::Black).is_expired());
    /// ```
    #[must_use]
    pub const fn side(&self, side: Color) -> TimeLeft {
        match side {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }
}

impl Protocol {
    /// Keeps the protocol of a game from here on.
    #[must_use]
    pub fn new(game: Game) -> Self {
        Self {
            plies_before: game.plies().len(),
            game,
            entries: Vec::new(),
            now: Duration::ZERO,
        }
    }

    /// Takes what happened, as [`Game::apply`] does, and keeps it.
    ///
    /// # Errors
    /// The [`Refusal`] of the game; nothing is kept then.
    pub fn apply(&mut self, event: impl Into<Event>) -> Result<&[Ruling], Refusal> {
        let event = event.into();
        let at = event.at.unwrap_or(self.now);
        let act = event.act.clone();
        let rulings = self.game.apply(event)?;
        self.now = at;
        self.entries.push(Entry {
            at,
            act,
            rulings,
            plies: self.game.plies().len(),
            times: Times::of(&self.game),
        });
        let last = self.entries.last();
        Ok(last
            .map(|entry| entry.rulings.as_slice())
            .unwrap_or_default())
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The events that were taken, in order.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    pub(crate) const fn plies_before(&self) -> usize {
        self.plies_before
    }

    /// The game alone.
    #[must_use]
    pub fn into_game(self) -> Game {
        self.game
    }
}
