//! Stopped clocks, and clocks that were wrong (6.10, 6.11).

use super::breach::Breach;
use super::terms::Observer;
use super::{Answer, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_clock::{ClockError, Flags, SideSetting};
use chesslaws_laws::rules::LateClockSetting;
use chesslaws_laws::{Citable, Color, Provision};
use core::time::Duration;

impl Game {
    pub(super) fn clocks_stopped(
        &mut self,
        by: Observer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if self.state.clock.is_none() {
            return Err(Refusal::NoClock);
        }
        if self.state.stopped {
            return Err(Refusal::Stopped);
        }
        self.pause()?;
        self.state.stopped = true;
        match by.player() {
            None => self.rule(Provision::Interruption, What::ClocksStopped, out),
            // 7.4.2: displaced pieces are a reason.
            Some(_) if self.state.displaced.is_some() => {
                self.rule(Provision::DisplacementPause, What::ClocksStopped, out);
            }
            Some(side) => {
                self.rule(Provision::StoppingTheClocks, What::ClocksStopped, out);
                let kind = QuestionKind::StopReason { side };
                self.ask(kind, None, Provision::UnjustifiedStop, out);
            }
        }
        Ok(())
    }

    pub(super) fn resumed(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if !self.state.stopped {
            return Err(Refusal::NotStopped);
        }
        self.sheets_admit_restart()?;
        self.state.stopped = false;
        self.run()?;
        self.rule(Provision::Restart, What::PlayGoesOn, out);
        Ok(())
    }

    /// Editions before 2009 have no clause on a wrong setting; it is a defect there.
    pub(super) fn wrong_setting(&self) -> Provision {
        let named = Provision::WrongSetting
            .cite(self.terms.rules.edition)
            .is_some();
        if named && self.terms.rules.clocks.wrong_setting_named {
            Provision::WrongSetting
        } else {
            Provision::ClockDefect
        }
    }

    /// In rapid chess and blitz a wrong setting found too late stands (A.5.1.1).
    pub(super) fn clock_wrongly_set(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if self.state.clock.is_none() || !self.set_up_too_late() {
            return self.clock_wrong(self.wrong_setting(), out);
        }
        match self.terms.rules.set_up.late_clock_setting {
            LateClockSetting::Stands => {
                self.rule(Provision::RapidClockSetting, What::PlayGoesOn, out);
                Ok(())
            }
            LateClockSetting::StandsUnlessScheduleSuffers => {
                self.clock_wrong(Provision::RapidClockSetting, out)
            }
        }
    }

    pub(super) fn clock_wrong(
        &mut self,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if self.state.clock.is_none() {
            return Err(Refusal::NoClock);
        }
        self.pause()?;
        self.rule(provision, What::ClocksStopped, out);
        self.ask_times(provision, out)
    }

    /// Puts the arbiter's times on the clock and lets it run for whoever has the move.
    pub(super) fn set_times(
        &mut self,
        white: Duration,
        black: Duration,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let now = self.state.now;
        let Some(clock) = &mut self.state.clock else {
            return Err(Refusal::NoClock);
        };
        for (side, left) in [(Color::White, white), (Color::Black, black)] {
            if left.is_zero() {
                return Err(ClockError::NoTimeLeft(side).into());
            }
            let setting = SideSetting {
                left,
                ..clock.setting(side)
            };
            clock.set_side(side, setting, now)?;
        }
        if clock.flags() != Flags::Up {
            clock.set_flags(Flags::Up, now)?;
        }
        self.rule(
            Provision::TimesRestored,
            What::TimesSet { white, black },
            out,
        );
        self.run_unless_stopped()
    }

    pub(super) fn run_unless_stopped(&mut self) -> Result<(), Refusal> {
        if self.state.stopped {
            return Ok(());
        }
        self.run_as_made()
    }

    /// The clock of whoever has the move runs, or of whoever has still to press.
    fn run_as_made(&mut self) -> Result<(), Refusal> {
        let waits = Color::ALL.into_iter().any(|side| self.state.awaiting[side]);
        if waits {
            self.run()
        } else {
            self.run_for_turn()
        }
    }

    pub(super) fn stop_answered(
        &mut self,
        side: Color,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if let Answer::NoReason { extra } = answer {
            self.add_time(!side, extra, Provision::UnjustifiedStop, out)?;
        }
        if let Answer::Penalise { penalties } = answer {
            return self.give_penalties(side, Breach::Other, penalties, false, out);
        }
        // 6.11.3: the arbiter decides when the game is restarted.
        Ok(())
    }
}
