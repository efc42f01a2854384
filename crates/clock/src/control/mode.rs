//! What each move adds, or what stands in place of main time.

use core::time::Duration;

/// Whether a Canadian block is refilled by its last move or by hand.
///
/// ```
/// use chesslaws_clock::Reload;
/// assert_eq!(Reload::default(), Reload::AtLastMove);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Reload {
    /// The press that completes the block's last move starts the next block.
    #[default]
    AtLastMove,
    /// The next block starts when [`Clock::reload`](crate::Clock::reload) is called, as on
    /// clocks with a reload button.
    ByButton,
}

/// What a period does with each move.
///
/// ```
/// use chesslaws_clock::Mode;
/// use core::time::Duration;
///
/// let fischer = Mode::Increment { amount: Duration::from_secs(30), from_move: 1 };
/// assert_eq!(fischer.delay(), Duration::ZERO);
/// assert_eq!(Mode::UsDelay(Duration::from_secs(5)).delay(), Duration::from_secs(5));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Main time only: sudden death, or a number of moves in the period's time.
    Plain,
    /// Fischer, cumulative: `amount` is there before every move from number `from_move` on.
    ///
    /// With `from_move` 1 it is on the clock from the start (glossary, "increment") and the
    /// press that completes move n credits it for move n + 1. With 2 the first move has none,
    /// as on some servers; with 61 the 60th press is the first to earn it.
    Increment {
        /// Time added for each move.
        amount: Duration,
        /// The first move, counted from the start of the game, that has it.
        from_move: u16,
    },
    /// US or simple delay: the main time starts to run when the delay is used up. Displays
    /// show the main time only.
    UsDelay(Duration),
    /// Bronstein as FIDE words it (article 6.3.2): the same arithmetic as the delay; displays
    /// show main time and delay as one sum.
    Bronstein(Duration),
    /// The classical Bronstein mode: the main time runs at once and the press gives back what
    /// the move used, at most the given time. Without main time it loses at once.
    BronsteinGiveBack(Duration),
    /// Japanese byo-yomi after the main time: each whole period used in a move is lost, the
    /// rest of one comes back with the press.
    ByoYomi {
        /// Number of periods.
        periods: u8,
        /// Length of one.
        time: Duration,
    },
    /// Canadian byo-yomi after the main time: `moves` moves in each block of `time`.
    Canadian {
        /// Moves that a block demands.
        moves: u16,
        /// Length of a block.
        time: Duration,
        /// What starts the next block.
        reload: Reload,
    },
    /// Sand glass: what one side uses the other side gains. Both sides or neither.
    Hourglass,
    /// The period's time for each move; what is left over is lost.
    MoveTimer,
    /// The turn passes at every gong; pressing earlier changes nothing. Both sides or neither.
    Gong,
    /// Counts the time used and never flags.
    CountUp,
}

impl Mode {
    /// The delay that a turn starts with; zero in modes without one.
    ///
    /// ```
    /// use chesslaws_clock::Mode;
    /// use core::time::Duration;
    /// assert_eq!(Mode::Hourglass.delay(), Duration::ZERO);
    /// ```
    #[must_use]
    pub const fn delay(self) -> Duration {
        match self {
            Self::UsDelay(delay) | Self::Bronstein(delay) => delay,
            _ => Duration::ZERO,
        }
    }

    /// The length of a byo-yomi period or Canadian block.
    pub(crate) const fn overtime(self) -> Option<Duration> {
        match self {
            Self::ByoYomi { time, .. } | Self::Canadian { time, .. } => Some(time),
            _ => None,
        }
    }

    /// Whether the mode takes the place of all periods.
    pub(crate) const fn stands_alone(self) -> bool {
        matches!(
            self,
            Self::Hourglass | Self::MoveTimer | Self::Gong | Self::CountUp
        )
    }

    /// Time that a move has besides the period's own.
    pub(crate) const fn bonus(self) -> Duration {
        match self {
            Self::Increment { amount, .. } => amount,
            Self::UsDelay(time) | Self::Bronstein(time) | Self::BronsteinGiveBack(time) => time,
            _ => Duration::ZERO,
        }
    }

    /// An amount of zero is no amount, and moves are counted from 1.
    pub(crate) fn normalised(self) -> Self {
        match self {
            Self::Increment { .. }
            | Self::UsDelay(_)
            | Self::Bronstein(_)
            | Self::BronsteinGiveBack(_)
                if self.bonus().is_zero() =>
            {
                Self::Plain
            }
            Self::Increment { amount, from_move } => Self::Increment {
                amount,
                from_move: from_move.max(1),
            },
            other => other,
        }
    }
}
