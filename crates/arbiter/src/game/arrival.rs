//! The scheduled start and who comes too late (6.6, 6.7).

use super::state::Phase;
use super::{Answer, EndReason, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_laws::rules::BothAbsent;
use chesslaws_laws::{Color, Provision, Score};
use core::time::Duration;

impl Game {
    pub(super) fn started(&mut self, absent: &[Color], out: &mut Rulings) -> Result<(), Refusal> {
        let now = self.state.now;
        self.state.phase = Phase::Playing;
        self.state.started_at = now;
        for &side in absent {
            self.state.absent[side] = true;
        }
        let side = self.turn();
        if let Some(clock) = &mut self.state.clock {
            clock.start(side, now)?;
            self.rule(Provision::StartOfPlay, What::ClockStarted { side }, out);
        }
        self.require_assistant(out);
        let both = Color::ALL.into_iter().all(|side| self.state.absent[side]);
        let applies = match self.terms.rules.arrival.both_absent {
            BothAbsent::WhiteLosesTime => true,
            BothAbsent::WhiteLosesTimeIfDefaultTime => !self.terms.rules.default_time.is_zero(),
        };
        if both && applies && self.state.clock.is_some() {
            self.rule(Provision::BothAbsent, What::WhiteLosesTheTime, out);
        }
        Ok(())
    }

    fn late_by(&self) -> Duration {
        self.state.now.saturating_sub(self.state.started_at)
    }

    /// Exactly at the default time is not late.
    fn is_late(&self) -> bool {
        self.late_by() > self.terms.rules.default_time
    }

    pub(super) fn arrived(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        if self.is_resumed() {
            return self.arrived_at_resumption(side, out);
        }
        if !self.state.absent[side] {
            return Err(Refusal::NotAbsent(side));
        }
        if self.is_late() {
            self.state.incidents.late[side] = true;
            // Whoever else is absent still is late too: both lose.
            if !self.terms.rules.arrival.arbiter_may_excuse {
                return self.lost_by_absence(Provision::LateArrival, out);
            }
            self.pause()?;
            let kind = QuestionKind::Lateness { side };
            self.ask(kind, Some(Answer::Lost), Provision::LateArrival, out);
            return Ok(());
        }
        self.state.absent[side] = false;
        self.rule(Provision::LateArrival, What::InTime { side }, out);
        Ok(())
    }

    pub(super) fn default_time_passed(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if self.is_resumed() {
            return self.default_time_at_resumption(out);
        }
        let absent = Color::ALL.into_iter().find(|&side| self.state.absent[side]);
        let Some(side) = absent else {
            return Err(Refusal::NotAbsent(Color::White));
        };
        if !self.is_late() {
            return Err(Refusal::DefaultTimeNotPassed);
        }
        if self.terms.rules.arrival.arbiter_may_excuse {
            self.pause()?;
            let kind = QuestionKind::Lateness { side };
            self.ask(kind, Some(Answer::Lost), Provision::LateArrival, out);
            return Ok(());
        }
        self.lost_by_absence(Provision::LateArrival, out)
    }

    pub(super) fn excused(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        self.state.absent[side] = false;
        self.rule(Provision::LateArrival, What::PlayGoesOn, out);
        self.run()
    }

    /// Everybody who is absent, or has just come too late, loses.
    pub(super) fn lost_by_absence(
        &mut self,
        by: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let scores = self.terms.rules.scores;
        let of = |side: Color| {
            if self.state.absent[side] {
                scores.loss
            } else {
                scores.win
            }
        };
        let score = Score {
            white: of(Color::White),
            black: of(Color::Black),
        };
        self.end(score, EndReason::Absence, by, out)
    }
}
