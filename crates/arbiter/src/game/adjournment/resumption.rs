//! The resumption: who is present, who is late, and wrong times (I.5, I.9 to I.11, I.13).

use super::{Stage, index, sealing::meant};
use crate::game::{Answer, EndReason, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_clock::SideSetting;
use chesslaws_laws::rules::ResumptionDefault;
use chesslaws_laws::{Color, Provision};
use core::time::Duration;

impl Game {
    pub(in crate::game) fn session_resumed(
        &mut self,
        absent: &[Color],
        shows: [Option<Duration>; 2],
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let now = self.state.now;
        let adjourned = self.adjourned_at(Stage::Adjourned)?;
        if !adjourned.confirmed {
            return self.forbid(Forbidden::EnvelopeNotConfirmed, Provision::EnvelopeKept);
        }
        adjourned.stage = Stage::Resumed;
        adjourned.resumed_at = now;
        let replier = !adjourned.sealer;
        for side in Color::ALL {
            self.state.absent[side] = absent.contains(&side);
        }
        self.set_up_clocks(shows, out)?;
        if !self.state.absent[replier] {
            return Ok(());
        }
        let both = Color::ALL.into_iter().all(|side| self.state.absent[side]);
        let named = self.terms.rules.adjournment.both_absent_named;
        let by = if both && named && !self.resumption_limit().is_zero() {
            Provision::BothAbsentAtResumption
        } else {
            Provision::ReplierAbsent
        };
        if let Some(clock) = &mut self.state.clock {
            clock.resume_side(replier, now)?;
            self.rule(by, What::ClockStarted { side: replier }, out);
        }
        Ok(())
    }

    /// The clocks show what they had, or what somebody set them to by mistake.
    fn set_up_clocks(
        &mut self,
        shows: [Option<Duration>; 2],
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let now = self.state.now;
        let Some(clock) = &mut self.state.clock else {
            return Ok(());
        };
        let mut shown = [Duration::ZERO; 2];
        for side in Color::ALL {
            let setting = clock.setting(side);
            let left = shows[index(side)].unwrap_or(setting.left);
            if left != setting.left {
                clock.set_side(side, SideSetting { left, ..setting }, now)?;
            }
            shown[index(side)] = left;
        }
        let [white, black] = shown;
        self.adjourned_at(Stage::Resumed)?.shown = shown;
        let what = What::ResumptionSetUp { white, black };
        self.rule(Provision::ResumptionPosition, what, out);
        Ok(())
    }

    fn resumption_limit(&self) -> Duration {
        match self.terms.rules.adjournment.absent_loses {
            ResumptionDefault::After(time) => time,
            ResumptionDefault::DefaultTime => self.terms.rules.default_time,
        }
    }

    /// Exactly at the limit is not late.
    fn is_late_at_resumption(&self) -> bool {
        let adjourned = self.state.adjourned.as_deref();
        let since = adjourned.map_or(Duration::ZERO, |adjourned| {
            self.state.now.saturating_sub(adjourned.resumed_at)
        });
        since > self.resumption_limit()
    }

    pub(in crate::game) fn is_resumed(&self) -> bool {
        let adjourned = self.state.adjourned.as_deref();
        adjourned.is_some_and(|adjourned| adjourned.stage == Stage::Resumed)
    }

    pub(in crate::game) fn arrived_at_resumption(
        &mut self,
        side: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if !self.state.absent[side] {
            return Err(Refusal::NotAbsent(side));
        }
        if self.is_late_at_resumption() {
            return self.late_at_resumption(side, out);
        }
        self.state.absent[side] = false;
        self.rule(Provision::LateAtResumption, What::InTime { side }, out);
        Ok(())
    }

    pub(in crate::game) fn default_time_at_resumption(
        &mut self,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let absent = Color::ALL.into_iter().find(|&side| self.state.absent[side]);
        let Some(side) = absent else {
            return Err(Refusal::NotAbsent(Color::White));
        };
        if !self.is_late_at_resumption() {
            return Err(Refusal::DefaultTimeNotPassed);
        }
        self.late_at_resumption(side, out)
    }

    /// A late sealer's move may have ended the game before: that decides first.
    fn late_at_resumption(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        if let Some((reason, provision)) = self.sealed_end(side) {
            return match reason {
                EndReason::Checkmate => self.win(side, reason, provision, out),
                _ => self.draw(reason, provision, out),
            };
        }
        self.pause()?;
        let kind = QuestionKind::LateAtResumption { side };
        let recommended = Some(Answer::Lost);
        self.ask(kind, recommended, Provision::LateAtResumption, out);
        Ok(())
    }

    /// How the sealed move ends the game, if the late player sealed it and it does.
    fn sealed_end(&self, side: Color) -> Option<(EndReason, Provision)> {
        let adjourned = self.state.adjourned.as_deref()?;
        if adjourned.opened || adjourned.sealer != side {
            return None;
        }
        let position = self.position()?;
        let text = adjourned.text.as_deref().unwrap_or_default();
        let move_ = meant(text, position, &self.terms.letters).ok()?;
        let after = position.after(move_);
        if after.is_checkmate() {
            return Some((EndReason::Checkmate, Provision::LateSealerMates));
        }
        if after.is_stalemate() {
            return Some((EndReason::Stalemate, Provision::LateSealerDraws));
        }
        let dead = self.terms.mate_search.is_dead(&after);
        dead.then_some((EndReason::DeadPosition, Provision::LateSealerDraws))
    }

    pub(in crate::game) fn late_at_resumption_answered(
        &mut self,
        side: Color,
        lost: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let by = Provision::LateAtResumption;
        if !lost {
            self.state.absent[side] = false;
            self.rule(by, What::PlayGoesOn, out);
            return self.carry_on();
        }
        self.lost_by_absence(by, out)
    }

    /// Whether the sealer is still absent while the opponent's clock runs (A.10.c).
    pub(in crate::game) fn present_player_oversteps(&self, side: Color) -> bool {
        let adjourned = self.state.adjourned.as_deref();
        adjourned.is_some_and(|adjourned| {
            adjourned.stage == Stage::Resumed
                && adjourned.sealer != side
                && self.state.absent[adjourned.sealer]
                && !self.state.absent[side]
        })
    }

    /// I.13: before the own first move the times are corrected; later the arbiter decides.
    pub(in crate::game) fn wrong_times_reported(
        &mut self,
        by: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let now = self.state.now;
        let adjourned = self.adjourned_at(Stage::Resumed)?;
        let (late, shown, settings) = (adjourned.moved[by], adjourned.shown, adjourned.settings);
        let provision = Provision::WrongTimesAtResumption;
        if late {
            self.pause()?;
            let recommended = Some(Answer::AsTheyStand);
            self.ask(QuestionKind::WrongTimes, recommended, provision, out);
            return Ok(());
        }
        let (Some(settings), Some(clock)) = (settings, &mut self.state.clock) else {
            return Err(Refusal::NoClock);
        };
        let mut times = [Duration::ZERO; 2];
        for side in Color::ALL {
            let setting = clock.setting(side);
            // What the player has used since is used.
            let used = shown[index(side)].saturating_sub(setting.left);
            let left = settings[index(side)].left.saturating_sub(used);
            clock.set_side(side, SideSetting { left, ..setting }, now)?;
            times[index(side)] = left;
        }
        let [white, black] = times;
        self.adjourned_at(Stage::Resumed)?.shown = settings.map(|setting| setting.left);
        self.rule(provision, What::TimesCorrected, out);
        self.rule(provision, What::TimesSet { white, black }, out);
        Ok(())
    }
}
