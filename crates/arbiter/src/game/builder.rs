//! Everything that is settled before a game begins.

use super::Game;
use super::plies::Plies;
use super::regulations::Regulations;
use super::sides::Sides;
use super::state::State;
use crate::mate::MateSearch;
use alloc::string::String;
use chesslaws_board::{Chess960Error, Position};
use chesslaws_clock::{RateOfPlay, TimeControl};
use chesslaws_laws::{Color, Edition, Mode, Parameter, Rules};
use chesslaws_notation::PieceLetters;

/// Why a game can't be set up.
///
/// ```
/// use chesslaws_arbiter::{BuildError, Game};
/// let mated = "7k/6Q1/6K1/8/8/8/8/8 b - - 0 1".parse()?;
/// assert_eq!(Game::builder().position(mated).build(), Err(BuildError::Over));
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum BuildError {
    /// There is no such start position of Chess960.
    #[error(transparent)]
    Chess960(#[from] Chess960Error),
    /// There are no piece letters for this language.
    #[error("expected a language whose piece letters are known")]
    Language,
    /// Conditions with a position and a number of Chess960 as well.
    #[error("expected a FEN or a number of Chess960, found both")]
    TwoStarts,
    /// The start position is checkmate, stalemate or dead.
    #[error("expected a position in which a game can be played, found one that has ended")]
    Over,
    /// Full supervision, but the arbiter has too many games (A.4.1, B.2.1).
    #[error("expected at most {limit} games for an arbiter under full supervision, found more")]
    TooManyGames {
        /// The most that the edition allows.
        limit: u16,
    },
    /// An arbiter who has no game at all.
    #[error("expected at least one game for an arbiter, found none")]
    NoGames,
    /// Full supervision, but no arbiter is present.
    #[error("expected an arbiter under full supervision, found none present")]
    NoSupervisor,
    /// Full supervision, but nobody records the game (A.4.2, B.2.2).
    #[error("expected a game recorded by the arbiter under full supervision, found none recorded")]
    NotRecorded,
    /// More detailed rules are not valid in events that FIDE rates (preface).
    #[error("expected the edition's own value in an event that FIDE rates, found another: {0}")]
    Override(Parameter),
}

/// What the articles themselves leave to the event: how late is too late, the points, no-shows,
/// and two-minute claims in games with an increment.
const LEFT_TO_THE_EVENT: [Parameter; 8] = [
    Parameter::DefaultTime,
    Parameter::UnexcusedAbsencesExclude,
    Parameter::AbsencesExclude,
    Parameter::LatenessIsAbsence,
    Parameter::QuickplayWithIncrement,
    Parameter::WinScore,
    Parameter::DrawScore,
    Parameter::LossScore,
];

/// What is settled before a game: the Laws and what the event announced.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Terms {
    pub(crate) rules: Rules,
    pub(crate) mode: Mode,
    pub(crate) supervised: bool,
    pub(crate) arbiter: bool,
    pub(crate) announced: bool,
    /// Whether the host tells what is recorded.
    pub(crate) sheets: bool,
    /// The letters in which the players write.
    pub(crate) letters: PieceLetters,
    pub(crate) visually_impaired: Sides<bool>,
    pub(crate) hearing_impaired: Sides<bool>,
    pub(crate) no_draw_before: u32,
    pub(crate) regulations: Regulations,
    pub(crate) white: Option<String>,
    pub(crate) black: Option<String>,
    pub(crate) start: Position,
    pub(crate) mate_search: MateSearch,
}

impl Terms {
    /// Whether the player has impaired vision.
    pub(crate) fn is_impaired(&self, side: Color) -> bool {
        self.visually_impaired[side]
    }
}

/// Builds a [`Game`].
///
/// ```
/// use chesslaws_arbiter::Game;
/// use chesslaws_laws::{Mode, Rules};
/// use core::time::Duration;
///
/// // FIDE 2023, with a quarter of an hour of grace.
/// let rules = Rules { default_time: Duration::from_secs(900), ..Rules::FIDE_2023 };
/// let game = Game::builder()
///     .rules(rules)
///     .time_control("90m/40 + 30m + 30s".parse()?)
///     .players("A", "B")
///     .build()?;
/// assert_eq!(game.mode(), Mode::Standard);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
#[must_use]
pub struct GameBuilder {
    rules: Rules,
    mode: Option<Mode>,
    supervised: bool,
    /// Games of the arbiter, and whether he records them.
    supervision: Option<(u16, bool)>,
    arbiter: bool,
    announced: bool,
    sheets: bool,
    letters: PieceLetters,
    visually_impaired: Sides<bool>,
    hearing_impaired: Sides<bool>,
    no_draw_before: u32,
    regulations: Regulations,
    white: Option<String>,
    black: Option<String>,
    start: Position,
    control: Option<TimeControl>,
    mate_search: MateSearch,
}

impl GameBuilder {
    pub(crate) fn new() -> Self {
        Self {
            rules: Rules::default(),
            mode: None,
            supervised: false,
            supervision: None,
            arbiter: true,
            announced: false,
            sheets: false,
            letters: PieceLetters::ENGLISH,
            visually_impaired: Sides::default(),
            hearing_impaired: Sides::default(),
            no_draw_before: 0,
            regulations: Regulations::default(),
            white: None,
            black: None,
            start: Position::startpos(),
            control: None,
            mate_search: MateSearch::default(),
        }
    }

    /// The Laws of an edition; `FIDE_2023` unless set.
    pub fn edition(self, edition: Edition) -> Self {
        self.rules(Rules::of(edition))
    }

    /// An event's own rules, by struct update from an edition's.
    pub fn rules(mut self, rules: Rules) -> Self {
        self.rules = rules;
        self
    }

    /// Standard, rapid or blitz. Without it the time control decides, and a game without a
    /// clock is standard.
    pub fn mode(mut self, mode: Mode) -> Self {
        self.mode = Some(mode);
        self
    }

    /// Rapid or blitz under full supervision (A.4, B.2).
    pub fn supervised(mut self, supervised: bool) -> Self {
        self.supervised = supervised;
        self
    }

    /// Rapid or blitz under full supervision, with how many games the arbiter has and whether they
    /// are recorded; [`build`](Self::build) refuses what the edition does not allow.
    ///
    /// ```
    /// use chesslaws_arbiter::{BuildError, Game};
    /// use chesslaws_laws::Mode;
    /// let four = Game::builder().mode(Mode::Rapid).supervised_by(4, true).build();
    /// assert_eq!(four, Err(BuildError::TooManyGames { limit: 3 }));
    /// ```
    pub fn supervised_by(mut self, games: u16, recorded: bool) -> Self {
        self.supervised = true;
        self.supervision = Some((games, recorded));
        self
    }

    /// No arbiter is present: two-minute claims are decided afterwards (Guidelines III.6,
    /// appendix D, Russia 2011 article 11).
    pub fn without_arbiter(mut self) -> Self {
        self.arbiter = false;
        self
    }

    /// The event has announced that the Guidelines on quickplay finishes apply (III.2.1).
    pub fn quickplay_announced(mut self) -> Self {
        self.announced = true;
        self
    }

    /// What is recorded is told by events, so that the duty to record can be ruled on (8.1, 8.4).
    ///
    /// ```
    /// use chesslaws_arbiter::{Act, Game, What};
    /// use chesslaws_laws::Color::{Black, White};
    ///
    /// let mut game = Game::builder().sheets_followed().build()?;
    /// game.apply(Act::Started { absent: vec![] })?;
    /// let mut play = |side, uci: &str| {
    ///     let move_ = uci.parse().expect("a move");
    ///     game.apply(Act::Moved { side, move_, two_hands: false })
    /// };
    /// play(White, "e2e4")?;
    /// play(Black, "e7e5")?;
    /// let rulings = play(White, "g1f3")?;
    /// assert_eq!(rulings[0].what, What::PreviousMoveUnrecorded { side: White });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn sheets_followed(mut self) -> Self {
        self.sheets = true;
        self
    }

    /// The letters in which a sealed move is written; English ones unless set.
    pub fn letters(mut self, letters: PieceLetters) -> Self {
        self.letters = letters;
        self
    }

    /// A player with impaired vision: moves on the special board are made and announced (D.2).
    pub fn visually_impaired(mut self, side: Color) -> Self {
        self.visually_impaired[side] = true;
        self
    }

    /// A player with impaired hearing: against one with impaired vision an assistant must be used
    /// (D.2.11 of 2023).
    pub fn hearing_impaired(mut self, side: Color) -> Self {
        self.hearing_impaired[side] = true;
        self
    }

    /// The event forbids agreed draws before this many moves of each player (9.1.1). Without
    /// effect in an edition that knows no such restriction.
    pub fn no_draw_before(mut self, moves: u32) -> Self {
        self.no_draw_before = moves;
        self
    }

    /// What the event's regulations settle on conduct and penalties.
    pub fn regulations(mut self, regulations: Regulations) -> Self {
        self.regulations = regulations;
        self
    }

    /// The clock's control. Without one the game is played without a clock, and a move is
    /// completed when it is made.
    pub fn time_control(mut self, control: TimeControl) -> Self {
        self.control = Some(control);
        self
    }

    /// How far it is searched whether a side can still mate; [`MateSearch::default`] unless set.
    /// Where a search ends without an answer no game is ended on it, and where a loss hangs on it
    /// the arbiter is asked ([`QuestionKind::CanMate`](crate::QuestionKind::CanMate)).
    pub fn mate_search(mut self, search: MateSearch) -> Self {
        self.mate_search = search;
        self
    }

    /// The players' names.
    pub fn players(mut self, white: impl Into<String>, black: impl Into<String>) -> Self {
        self.white = Some(white.into());
        self.black = Some(black.into());
        self
    }

    /// Begins from a position.
    pub fn position(mut self, start: Position) -> Self {
        self.start = start;
        self
    }

    /// Begins from a start position of Chess960.
    ///
    /// # Errors
    /// [`BuildError::Chess960`] for a number above 959.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert!(Game::builder().chess960(518)?.build().is_ok());
    /// assert!(Game::builder().chess960(960).is_err());
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    pub fn chess960(mut self, number: u16) -> Result<Self, BuildError> {
        self.start = Position::chess960(number)?;
        Ok(self)
    }

    /// The game, ready for its scheduled start.
    ///
    /// # Errors
    /// [`BuildError::Over`] if the start position has ended already, [`BuildError::NoSupervisor`] and
    /// [`BuildError::NoGames`] if nobody can supervise it, [`BuildError::TooManyGames`] and
    /// [`BuildError::NotRecorded`] if the supervision is not what the edition asks for.
    pub fn build(self) -> Result<Game, BuildError> {
        if !self.start.has_legal_move() || self.mate_search.is_dead(&self.start) {
            return Err(BuildError::Over);
        }
        let mode = self.mode.unwrap_or_else(|| self.mode_by_control());
        self.check_supervision(mode)?;
        self.check_overrides()?;
        let terms = Terms {
            rules: self.rules,
            mode,
            supervised: self.supervised,
            arbiter: self.arbiter,
            announced: self.announced,
            sheets: self.sheets,
            letters: self.letters,
            visually_impaired: self.visually_impaired,
            hearing_impaired: self.hearing_impaired,
            no_draw_before: self.no_draw_before,
            regulations: self.regulations,
            white: self.white,
            black: self.black,
            start: self.start,
            mate_search: self.mate_search,
        };
        Ok(Game {
            state: State::new(self.start, self.control),
            terms,
            plies: Plies::default(),
        })
    }

    /// Preface: a federation's own rules are not valid in events rated by FIDE.
    fn check_overrides(&self) -> Result<(), BuildError> {
        if !self.regulations.rated_by_fide {
            return Ok(());
        }
        let mut changed = Rules::of(self.rules.edition).differences(self.rules);
        let other = changed.find(|change| !LEFT_TO_THE_EVENT.contains(&change.parameter));
        other.map_or(Ok(()), |change| Err(BuildError::Override(change.parameter)))
    }

    /// A.4 and B.2 where the edition limits the games of an arbiter.
    fn check_supervision(&self, mode: Mode) -> Result<(), BuildError> {
        if self.supervised && !self.arbiter {
            return Err(BuildError::NoSupervisor);
        }
        if self.supervision.is_some_and(|(games, _)| games == 0) {
            return Err(BuildError::NoGames);
        }
        let modes = self.rules.modes;
        let limit = match mode {
            Mode::Standard => None,
            Mode::Rapid => modes.rapid_games_per_arbiter,
            Mode::Blitz => modes.blitz_games_per_arbiter,
        };
        let (Some(limit), Some((games, recorded))) = (limit, self.supervision) else {
            return Ok(());
        };
        let limit = u16::from(limit);
        if games > limit {
            return Err(BuildError::TooManyGames { limit });
        }
        if recorded {
            Ok(())
        } else {
            Err(BuildError::NotRecorded)
        }
    }

    /// A.1 and B.1 are said of each player; unequal controls go by the longer one.
    fn mode_by_control(&self) -> Mode {
        let Some(control) = &self.control else {
            return Mode::Standard;
        };
        let rate = |side| control.rate_of_play(side, self.rules.edition);
        match (rate(Color::White), rate(Color::Black)) {
            (Some(RateOfPlay::Blitz), Some(RateOfPlay::Blitz)) => Mode::Blitz,
            (
                Some(RateOfPlay::Blitz | RateOfPlay::Rapid),
                Some(RateOfPlay::Blitz | RateOfPlay::Rapid),
            ) => Mode::Rapid,
            _ => Mode::Standard,
        }
    }
}
