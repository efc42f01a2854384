//! A live game, refereed from its events.

mod adjournment;
mod after_the_end;
mod answer_kinds;
mod answer_text;
mod appeals;
mod arrival;
mod breach;
mod builder;
mod castling;
mod change;
mod claims;
mod conditions;
mod conduct;
mod correction;
mod decisions;
mod device;
mod devices;
mod dispatch;
mod ends;
mod event;
mod event_text;
mod exclusion;
mod flags;
mod half_made;
mod handling;
mod illegal;
mod illegal_position;
mod incidents;
mod intervention;
mod moves;
#[cfg(feature = "serde")]
mod object;
mod offers;
mod origin;
mod outsider;
mod papers;
mod penalties;
mod penalty;
mod placement;
mod plies;
mod press;
mod question;
mod quickplay;
mod record;
mod recording;
mod refusal;
mod regulations;
mod restore;
mod ruling;
mod scores;
mod seconds;
mod sheets_event_text;
mod sides;
mod start;
mod state;
mod stops;
#[cfg(feature = "serde")]
mod tag;
mod terms;
mod touch;
mod view;
mod visual;

pub use breach::{Body, Breach};
pub use builder::{BuildError, GameBuilder};
pub use change::{ChangeKind, ScoreChange};
pub use conditions::Conditions;
pub use device::{DeviceFact, Zone};
pub use event::{Act, Event};
pub use exclusion::{EventLevel, Excuse};
pub use outsider::{Interference, Intervention, Outsider, Remark, Seen};
pub use penalty::{PenaltyKind, PenaltyKinds, PenaltySet};
pub(crate) use placement::Board;
pub use question::{Answer, Question, QuestionKind};
pub use refusal::{Forbidden, Refusal};
pub use regulations::Regulations;
pub use ruling::{EndReason, FaultKind, Inadmissible, OfferEnd, Outcome, Ruling, What};
pub use terms::{
    AdvancePurpose, AssistantTask, ClaimGround, ClockFault, Duty, EnvelopeItem, Observer,
    PaperGround, TouchOrder,
};

use alloc::vec::Vec;
use builder::Terms;
use chesslaws_laws::{Color, Provision};
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
        self.watch_exemption(out);
        self.dispatch(event.act, out)
    }

    /// Whether an event of this kind can be taken at all now.
    fn admit(&self, act: &Act) -> Result<(), Refusal> {
        match self.state.phase {
            Phase::Ended(_) | Phase::Annulled => self.admit_after_the_end(act)?,
            Phase::Scheduled if !before_the_start(act) => return Err(Refusal::NotStarted),
            Phase::Playing if matches!(act, Act::Started { .. }) => {
                return Err(Refusal::AlreadyStarted);
            }
            Phase::Scheduled | Phase::Playing => {}
        }
        self.admit_while_adjourned(act)?;
        let Some(question) = &self.state.question else {
            return Ok(());
        };
        // The opponent may still accept the offer that a request for an increment is.
        let accepts = matches!(question.kind, QuestionKind::QuickplayIncrement { .. })
            && matches!(act, Act::DrawAccepted { .. });
        let papers = matches!(question.kind, QuestionKind::WithoutArbiter { .. })
            && matches!(act, Act::PapersHandedIn { .. });
        if accepts
            || papers
            || self.is_second_refusal(act, question.kind)
            || matches!(act, Act::Answered { .. })
        {
            return Ok(());
        }
        Err(Refusal::QuestionOpen(question.kind))
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
        if self.clocks_stand_adjourned() {
            return Ok(());
        }
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            clock.resume(now)?;
        }
        Ok(())
    }

    /// Lets the clock of whoever has the move run.
    fn run_for_turn(&mut self) -> Result<(), Refusal> {
        if self.clocks_stand_adjourned() {
            return Ok(());
        }
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

/// An assistant is agreed on before the game, and what he costs is settled then.
const fn before_the_start(act: &Act) -> bool {
    matches!(
        act,
        Act::Started { .. }
            | Act::AssistantAgreed { .. }
            | Act::AssistantRegistered { .. }
            | Act::TwoBoardsDemanded { .. }
            | Act::Answered { .. }
    )
}
