//! Flags: down is one fact, noticed another (6.8, 6.9).

use super::terms::Observer;
use super::{Answer, EndReason, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_clock::{Clock, Flags, SideSetting};
use chesslaws_laws::rules::{BothFlags, FlagCall};
use chesslaws_laws::{Color, Mode, Provision};

impl Game {
    /// Rapid and blitz without full supervision have rules of their own.
    pub(super) fn standard_rules(&self) -> bool {
        self.terms.mode == Mode::Standard || self.terms.supervised
    }

    fn flags(&self) -> Result<Flags, Refusal> {
        self.state
            .clock
            .as_ref()
            .map(Clock::flags)
            .ok_or(Refusal::NoClock)
    }

    pub(super) fn flag_noticed(
        &mut self,
        by: Observer,
        side: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let flags = self.flags()?;
        if !flags.is_down(side) {
            return Err(Refusal::FlagUp(side));
        }
        let both = matches!(flags, Flags::Both { .. });
        self.may_call(by, both)?;
        if both {
            // B.7: a claimant in rapid chess whose own flag is down can't win on time.
            let claims = self.terms.rules.flags.claimant_needs_time && by.player() == Some(!side);
            if !self.standard_rules() && (claims || by == Observer::Arbiter) {
                return self.both_flags(by, flags.first(), out);
            }
            if flags.first() != Some(side) {
                return self.both_flags(by, flags.first(), out);
            }
        }
        self.lose_on_time(side, by, out)
    }

    fn may_call(&self, by: Observer, both: bool) -> Result<(), Refusal> {
        if self.standard_rules() || by != Observer::Arbiter {
            return Ok(());
        }
        match self.terms.rules.flags.arbiter_calls {
            FlagCall::MustRefrainUnlessBoth if both => Ok(()),
            FlagCall::MustRefrain | FlagCall::MustRefrainUnlessBoth => {
                self.forbid(Forbidden::ArbiterRefrains, Provision::RapidFlagCall)
            }
            FlagCall::May | FlagCall::Must => Ok(()),
        }
    }

    fn lose_on_time(
        &mut self,
        side: Color,
        by: Observer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            clock.notice_flag(side, now)?;
        }
        self.rule(self.noticing(by), What::FlagCounts { side }, out);
        if self.state.postponed.is_some() {
            self.pause()?;
            let kind = QuestionKind::PostponedClaim { side };
            self.ask(kind, None, Provision::QuickplayPostponed, out);
            return Ok(());
        }
        self.flag_decides(side, out)
    }

    /// By which article the flag counts: the one of rapid chess and blitz, if there is one.
    fn noticing(&self, by: Observer) -> Provision {
        if self.standard_rules() {
            return Provision::FlagNoticed;
        }
        let own = match by {
            Observer::Arbiter => Provision::RapidFlagCall,
            Observer::White | Observer::Black => Provision::RapidWinOnTime,
        };
        match self.terms.rules.cite(own) {
            Some(_) => own,
            None => Provision::FlagNoticed,
        }
    }

    /// 6.9: lost, or drawn if the opponent cannot mate.
    pub(super) fn flag_decides(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        let otherwise = self.terms.rules.flags.mate_impossible;
        let by = if self.present_player_oversteps(side) {
            Provision::LateSealerFlag
        } else {
            Provision::LossOnTime
        };
        self.lose(side, EndReason::FlagFall, by, otherwise, out)
    }

    pub(super) fn both_flags_noticed(
        &mut self,
        by: Observer,
        first: Option<Color>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if !matches!(self.flags()?, Flags::Both { .. }) {
            return Err(Refusal::NotBothFlags);
        }
        self.may_call(by, true)?;
        self.both_flags(by, first, out)
    }

    fn both_flags(
        &mut self,
        by: Observer,
        first: Option<Color>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let rules = self.terms.rules.flags;
        if !self.standard_rules() {
            return match (rules.rapid_and_blitz, first) {
                (BothFlags::FirstFlagLoses, Some(side)) => self.lose_on_time(side, by, out),
                (BothFlags::Draw | BothFlags::DrawWithoutClaim, _) => {
                    // FIDE 2014 has the rule of 2009 without an article for it.
                    let named = self.terms.rules.cite(Provision::RapidBothFlags).is_some();
                    let provision = if named {
                        Provision::RapidBothFlags
                    } else {
                        Provision::BothFlagsLastPeriod
                    };
                    self.draw(EndReason::BothFlags, provision, out)
                }
                (BothFlags::FirstFlagLoses | BothFlags::PlayOn, _) => self.ask_both_flags(out),
            };
        }
        if let Some(side) = first {
            return self.lose_on_time(side, by, out);
        }
        let provision = self.both_flags_provision();
        let rule = match provision {
            Provision::BothFlagsLastPeriod => rules.last_period,
            _ => rules.earlier_period,
        };
        match rule {
            _ if rules.both_flags_need_announcement && !self.terms.announced => {
                self.ask_both_flags(out)
            }
            BothFlags::Draw | BothFlags::DrawWithoutClaim => {
                self.draw(EndReason::BothFlags, provision, out)
            }
            BothFlags::PlayOn => self.play_on(provision, out),
            BothFlags::FirstFlagLoses => self.ask_both_flags(out),
        }
    }

    /// Play goes on in the next period. Under unequal controls one player may have none left: what
    /// times stand then is for the arbiter to say.
    fn play_on(&mut self, provision: Provision, out: &mut Rulings) -> Result<(), Refusal> {
        let spent = self.state.clock.as_ref().is_some_and(|clock| {
            Color::ALL
                .into_iter()
                .any(|side| clock.is_last_period(side))
        });
        self.next_period()?;
        self.rule(provision, What::NextPeriod, out);
        if spent {
            self.pause()?;
            self.ask(QuestionKind::Times, None, Provision::TimesRestored, out);
        }
        Ok(())
    }

    /// The rule of the last period only if both are in it; unequal controls may differ.
    pub(super) fn both_flags_provision(&self) -> Provision {
        let last = self.state.clock.as_ref().is_some_and(|clock| {
            Color::ALL
                .into_iter()
                .all(|side| clock.is_last_period(side))
        });
        if last {
            Provision::BothFlagsLastPeriod
        } else {
            Provision::BothFlagsEarlierPeriod
        }
    }

    fn ask_both_flags(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        self.pause()?;
        let provision = self.both_flags_provision();
        let recommended = match provision {
            Provision::BothFlagsLastPeriod => Answer::Draw,
            _ => Answer::Continue,
        };
        self.ask(QuestionKind::BothFlags, Some(recommended), provision, out);
        Ok(())
    }

    /// Both sides get the time of their next period, and the flags are up again.
    pub(super) fn next_period(&mut self) -> Result<(), Refusal> {
        let now = self.state.now;
        let Some(clock) = &mut self.state.clock else {
            return Ok(());
        };
        clock.pause(now)?;
        for side in Color::ALL {
            let setting = clock.setting(side);
            let periods = clock.control().schedule(side).periods();
            let last = periods.len().saturating_sub(1);
            let index = (usize::from(setting.period) + 1).min(last);
            let left = periods
                .get(index)
                .map_or(setting.left, |period| period.time());
            let period = u8::try_from(index).unwrap_or(u8::MAX);
            let setting = SideSetting {
                left,
                period,
                delay: None,
                ..setting
            };
            clock.set_side(side, setting, now)?;
        }
        clock.set_flags(Flags::Up, now)?;
        clock.resume(now)?;
        Ok(())
    }
}
