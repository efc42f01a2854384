//! A live game, refereed from its events.

mod answer_text;
mod arrival;
mod builder;
mod claims;
mod conditions;
mod decisions;
mod ends;
mod event;
mod event_text;
mod flags;
mod illegal;
mod moves;
mod offers;
mod origin;
mod placement;
mod plies;
mod press;
mod question;
mod quickplay;
mod record;
mod refusal;
mod restore;
mod ruling;
mod seconds;
mod sides;
mod start;
mod state;
mod stops;
mod touch;

pub use builder::{BuildError, GameBuilder};
pub use conditions::Conditions;
pub use event::{Act, ClaimGround, Event, Observer, TouchOrder};
pub use question::{Answer, Question, QuestionKind};
pub use refusal::{Forbidden, Refusal};
pub use ruling::{EndReason, FaultKind, Inadmissible, OfferEnd, Outcome, Ruling, What};

use alloc::string::String;
use alloc::vec::Vec;
use builder::Terms;
use chesslaws_board::{Move, Position};
use chesslaws_clock::Clock;
use chesslaws_laws::{Color, Mode, Provision, Rules};
use plies::Plies;
use state::{Phase, State};

/// A game at the board, refereed under one edition of the Laws.
///
/// Hand it what happens, one [`Event`] after another; it gives the rulings and has already
/// carried them out on the position, the clock and the score. It reads no clock of its own: the
/// same events always give the same rulings.
///
/// ```
/// use chesslaws_arbiter::{Act, Event, Game, Observer};
/// use chesslaws_laws::{Color, Rules};
/// use core::time::Duration;
///
/// let mut game = Game::builder()
///     .rules(Rules::FIDE_2001)
///     .time_control("5m".parse()?)
///     .build()?;
/// let second = Duration::from_secs;
/// game.apply(Event::at(second(0), Act::Started { absent: vec![] }))?;
///
/// // White puts the king on a square it can't reach and presses the clock.
/// let move_ = "e1e3".parse()?;
/// game.apply(Event::at(second(3), Act::Moved { side: Color::White, move_, two_hands: false }))?;
/// game.apply(Event::at(second(4), Act::Pressed { side: Color::White }))?;
/// // Under the Laws of 2001 the first illegal move loses a game of blitz, on a claim.
/// let rulings = game.apply(Act::IllegalMoveFound { by: Observer::Black, ply: None })?;
/// assert_eq!(rulings[0].to_string(), "an illegal move by white: number 1 [fide-2001 C.3]");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    terms: Terms,
    state: State,
    plies: Plies,
}

type Rulings = Vec<Ruling>;

impl Game {
    /// A game under FIDE 2023, from the initial position, without a clock, until it is told
    /// otherwise.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert!(Game::builder().build()?.clock().is_none());
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    pub fn builder() -> GameBuilder {
        GameBuilder::new()
    }

    /// Takes what happened and rules on it.
    ///
    /// # Errors
    /// A [`Refusal`] that names the fact or the article; the game is then equal to what it was.
    ///
    /// ```
    /// use chesslaws_arbiter::{Act, Game, What};
    /// use chesslaws_laws::Color;
    ///
    /// let mut game = Game::builder().build()?;
    /// game.apply(Act::Started { absent: vec![] })?;
    /// let offer = game.apply(Act::DrawOffered { side: Color::White })?;
    /// // Offered before the own move: valid, though not the right moment.
    /// assert_eq!(offer[0].what, What::OfferImproper { by: Color::White });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn apply(&mut self, event: impl Into<Event>) -> Result<Vec<Ruling>, Refusal> {
        let before = self.state.clone();
        self.plies.begin();
        let mut out = Vec::new();
        match self.take(event.into(), &mut out) {
            Ok(()) => Ok(out),
            Err(refusal) => {
                self.state = before;
                self.plies.roll_back();
                Err(refusal)
            }
        }
    }

    fn take(&mut self, event: Event, out: &mut Rulings) -> Result<(), Refusal> {
        let now = event.at.unwrap_or(self.state.now);
        if now < self.state.now {
            return Err(Refusal::TimeWentBack {
                last: self.state.now,
                now,
            });
        }
        self.state.now = now;
        if let Some(clock) = &mut self.state.clock {
            clock.poll(now)?;
        }
        self.admit(&event.act)?;
        self.dispatch(event.act, out)
    }

    /// Whether an event of this kind can be taken at all now.
    fn admit(&self, act: &Act) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Ended(_) | Phase::Annulled => return Err(Refusal::Over),
            Phase::Scheduled if !matches!(act, Act::Started { .. }) => {
                return Err(Refusal::NotStarted);
            }
            Phase::Playing if matches!(act, Act::Started { .. }) => {
                return Err(Refusal::AlreadyStarted);
            }
            Phase::Scheduled | Phase::Playing => {}
        }
        let Some(question) = &self.state.question else {
            return Ok(());
        };
        // The opponent may still accept the offer that a request for an increment is.
        let accepts = matches!(question.kind, QuestionKind::QuickplayIncrement { .. })
            && matches!(act, Act::DrawAccepted { .. });
        if accepts || matches!(act, Act::Answered { .. }) {
            return Ok(());
        }
        Err(Refusal::QuestionOpen(question.kind))
    }

    fn dispatch(&mut self, act: Act, out: &mut Rulings) -> Result<(), Refusal> {
        match act {
            Act::Started { absent } => self.started(&absent, out),
            Act::Arrived { side } => self.arrived(side, out),
            Act::DefaultTimePassed => self.default_time_passed(out),
            Act::AdjustAnnounced { side } => self.adjust_announced(side, out),
            Act::Touched {
                side,
                squares,
                order,
                accidental,
            } => self.touched(side, &squares, order, accidental, out),
            Act::Moved {
                side,
                move_,
                two_hands,
            } => self.moved(side, move_, two_hands, out),
            Act::PutBack { side } => self.put_back(side, out),
            Act::Promoted {
                side,
                piece,
                held,
                upside_down,
            } => self.promoted(side, piece, held, upside_down, out),
            Act::Pressed { side } => self.pressed(side, out),
            Act::Resigned { side } => self.resigned(side, out),
            Act::DrawOffered { side } => self.draw_offered(side, out),
            Act::DrawAccepted { side } => self.draw_accepted(side, out),
            Act::DrawDeclined { side } => self.draw_declined(side, out),
            Act::DrawClaimed {
                side,
                ground,
                intended,
                not_written,
            } => self.draw_claimed(side, ground, intended, not_written, out),
            Act::QuickplayClaimed {
                side,
                ask_increment,
            } => self.quickplay_claimed(side, ask_increment, out),
            Act::QuickplayDrawn => self.quickplay_drawn(out),
            Act::FlagNoticed { by, side } => self.flag_noticed(by, side, out),
            Act::BothFlagsNoticed { by, first } => self.both_flags_noticed(by, first, out),
            Act::IllegalMoveFound { by, ply } => self.illegal_move_found(by, ply, out),
            Act::TouchBreachFound { by } => self.touch_breach_found(by, out),
            Act::PiecesDisplaced { side } => self.pieces_displaced(side, out),
            Act::PiecesReplaced { side } => self.pieces_replaced(side, out),
            Act::DisplacementFound { by: _, ply } => self.displacement_found(ply, out),
            Act::WrongSetUpFound { by: _ } => self.wrong_set_up_found(out),
            Act::BoardTurnedFound { by: _ } => self.board_turned_found(out),
            Act::ColoursReversedFound { by: _ } => self.colours_reversed_found(out),
            Act::ClockDefective => self.clock_wrong(Provision::ClockDefect, out),
            Act::ClockWronglySet => self.clock_wrong(self.wrong_setting(), out),
            Act::ClocksStopped { by } => self.clocks_stopped(by, out),
            Act::Resumed => self.resumed(out),
            Act::Answered { answer } => self.answered(answer, out),
        }
    }

    /// The values of the Laws that the game is played by.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Edition;
    /// let game = Game::builder().edition(Edition::Fide2005).build()?;
    /// assert_eq!(game.rules().edition, Edition::Fide2005);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.terms.rules
    }

    /// Standard, rapid or blitz.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Mode;
    /// let game = Game::builder().time_control("3m+2s".parse()?).build()?;
    /// assert_eq!(game.mode(), Mode::Blitz);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn mode(&self) -> Mode {
        self.terms.mode
    }

    /// A player's name, if it was given.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Color;
    /// let game = Game::builder().players("A", "B").build()?;
    /// assert_eq!(game.player(Color::Black), Some("B"));
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn player(&self, side: Color) -> Option<&str> {
        match side {
            Color::White => self.terms.white.as_deref(),
            Color::Black => self.terms.black.as_deref(),
        }
    }

    /// The position, with every move that was made. `None` while an illegal move that nobody has
    /// noticed left pieces as no game can have them; [`Game::fen`] shows those too.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_board::Position;
    /// assert_eq!(Game::builder().build()?.position(), Some(&Position::startpos()));
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> Option<&Position> {
        self.state.board.position()
    }

    /// What stands on the board, as FEN.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert!(Game::builder().build()?.fen().starts_with("rnbqkbnr/"));
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn fen(&self) -> String {
        self.state.board.fen()
    }

    /// Who has the move: whose opponent's move has been made (1.3), completed or not.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Game::builder().build()?.turn(), Color::White);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn turn(&self) -> Color {
        self.state.board.turn()
    }

    /// The clock, if the game has one.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// let game = Game::builder().time_control("5m".parse()?).build()?;
    /// assert!(game.clock().is_some());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub const fn clock(&self) -> Option<&Clock> {
        self.state.clock.as_ref()
    }

    /// The moves that stand, in order, legal or not yet found out.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert_eq!(Game::builder().build()?.moves().count(), 0);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = Move> + '_ {
        self.plies.as_slice().iter().map(|ply| ply.move_)
    }

    /// How many moves a side has completed.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Game::builder().build()?.completed(Color::White), 0);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn completed(&self, side: Color) -> u32 {
        self.state.completed[side]
    }

    /// How many illegal moves count against a side.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// use chesslaws_laws::Color;
    /// assert_eq!(Game::builder().build()?.illegal_moves(Color::Black), 0);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn illegal_moves(&self, side: Color) -> u8 {
        self.state.illegal[side]
    }

    /// Whose offer of a draw is open.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert_eq!(Game::builder().build()?.offer(), None);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn offer(&self) -> Option<Color> {
        self.state.offer
    }

    /// What the arbiter must decide before play goes on.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert!(Game::builder().build()?.question().is_none());
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn question(&self) -> Option<&Question> {
        self.state.question.as_ref()
    }

    /// How the game ended, if it has.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert_eq!(Game::builder().build()?.outcome(), None);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn outcome(&self) -> Option<&Outcome> {
        match &self.state.phase {
            Phase::Ended(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Whether the game is void and a new one is to be played (7.2, 7.3).
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert!(!Game::builder().build()?.is_annulled());
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn is_annulled(&self) -> bool {
        self.state.phase == Phase::Annulled
    }

    fn rule(&self, provision: Provision, what: What, out: &mut Rulings) {
        out.push(Ruling {
            what,
            cite: self.terms.rules.cite(provision),
        });
    }

    fn forbid<T>(&self, why: Forbidden, provision: Provision) -> Result<T, Refusal> {
        let cite = self.terms.rules.cite(provision);
        Err(Refusal::Law { why, cite })
    }

    fn ask(
        &mut self,
        kind: QuestionKind,
        recommended: Option<Answer>,
        provision: Provision,
        out: &mut Rulings,
    ) {
        let question = Question {
            kind,
            recommended,
            cite: self.terms.rules.cite(provision),
        };
        self.state.question = Some(question.clone());
        self.rule(provision, What::Asked { question }, out);
    }

    /// Stops both clocks, if there is one that runs.
    fn pause(&mut self) -> Result<(), Refusal> {
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            clock.pause(now)?;
        }
        Ok(())
    }

    /// Lets the clock of whoever was on move run again.
    fn run(&mut self) -> Result<(), Refusal> {
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            clock.resume(now)?;
        }
        Ok(())
    }

    /// Lets the clock of whoever has the move run.
    fn run_for_turn(&mut self) -> Result<(), Refusal> {
        let (now, side) = (self.state.now, self.turn());
        if let Some(clock) = &mut self.state.clock {
            clock.pause(now)?;
            clock.resume_side(side, now)?;
        }
        Ok(())
    }

    fn add_time(
        &mut self,
        side: Color,
        time: core::time::Duration,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let now = self.state.now;
        if time.is_zero() {
            return Ok(());
        }
        if let Some(clock) = &mut self.state.clock {
            clock.add_time(side, time, now)?;
            self.rule(provision, What::TimeAdded { side, time }, out);
        }
        Ok(())
    }
}
