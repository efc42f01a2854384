//! The quickplay finish: article 10 and appendix D, article 11 of Russia 2011, Guidelines III.

use super::{Answer, EndReason, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_clock::{Flags, Mode as ClockMode};
use chesslaws_laws::rules::{PostponedUntil, QuickplayAdvice, QuickplayScope};
use chesslaws_laws::{Color, Mode, Provision};
use core::time::Duration;

impl Game {
    pub(super) fn quickplay_claimed(
        &mut self,
        side: Color,
        ask_increment: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_play()?;
        self.quickplay_applies(side)?;
        if !self.terms.arbiter {
            self.pause()?;
            let kind = QuestionKind::WithoutArbiter { side };
            self.rule(Provision::QuickplayWithoutArbiter, What::ClocksStopped, out);
            self.ask(kind, None, Provision::QuickplayReferred, out);
            return Ok(());
        }
        // 10.2 asks for the move; without an arbiter it is not required.
        if side != self.turn() {
            return Err(Refusal::NotOnMove(side));
        }
        if self.state.postponed == Some(side) {
            return self.forbid(Forbidden::AlreadyPostponed, Provision::QuickplayPostponed);
        }
        let request = self.terms.rules.quickplay.increment_request;
        if ask_increment && request.is_none() {
            return self.forbid(Forbidden::NoQuickplay, Provision::QuickplayClaim);
        }
        self.pause()?;
        if ask_increment {
            self.open_offer(side);
            self.rule(
                Provision::QuickplayIncrement,
                What::OfferStands { by: side },
                out,
            );
            let kind = QuestionKind::QuickplayIncrement { side };
            self.ask(kind, None, Provision::QuickplayIncrement, out);
        } else {
            self.ask_quickplay(side, out);
        }
        Ok(())
    }

    /// The commentary of 2005 keeps rejection, which costs the claimant's opponent nothing, for
    /// claims that are knowingly false.
    fn ask_quickplay(&mut self, side: Color, out: &mut Rulings) {
        let kind = QuestionKind::Quickplay { side };
        let advised = match self.terms.rules.quickplay.advice {
            QuickplayAdvice::None => None,
            QuickplayAdvice::PostponeWithoutTime => Some(Answer::Postpone {
                extra: Duration::ZERO,
            }),
        };
        self.ask(kind, advised, Provision::QuickplayClaim, out);
        if let Some(answer) = advised {
            self.rule(
                Provision::QuickplayCommentary,
                What::Advised { answer },
                out,
            );
        }
    }

    fn final_decision(&self, out: &mut Rulings) {
        if self.terms.rules.quickplay.decision_final {
            self.rule(Provision::QuickplayFinal, What::DecisionFinal, out);
        }
    }

    fn quickplay_applies(&self, side: Color) -> Result<(), Refusal> {
        let rules = self.terms.rules.quickplay;
        let clock = self.state.clock.as_ref().ok_or(Refusal::NoClock)?;
        if rules.scope == QuickplayScope::IfAnnounced && !self.terms.announced {
            return self.forbid(Forbidden::NoQuickplay, Provision::QuickplayAnnounced);
        }
        if self.terms.mode == Mode::Blitz && !rules.in_blitz {
            return self.forbid(Forbidden::NoQuickplay, Provision::NotInBlitz);
        }
        let index = usize::from(clock.period(side));
        let period = clock.control().schedule(side).periods().get(index);
        let without = period.is_some_and(|period| period.mode() == ClockMode::Plain);
        let plain = without && clock.introduced_increment().is_none();
        if !plain && !rules.with_increment {
            return self.forbid(Forbidden::NoQuickplay, Provision::NotInBlitz);
        }
        if !clock.is_last_period(side) {
            return self.forbid(Forbidden::NoQuickplay, Provision::QuickplayFinish);
        }
        if clock.flags() != Flags::Up {
            return self.forbid(Forbidden::TooLateToClaim, Provision::QuickplayClaim);
        }
        if clock.time_left(side).time() >= rules.threshold {
            return self.forbid(Forbidden::NotUnderTwoMinutes, Provision::QuickplayClaim);
        }
        if !rules.without_arbiter && !self.terms.arbiter {
            return self.forbid(Forbidden::NoQuickplay, Provision::QuickplayWithoutArbiter);
        }
        Ok(())
    }

    pub(super) fn quickplay_answered(
        &mut self,
        side: Color,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let rules = self.terms.rules.quickplay;
        match answer {
            Answer::Agree => {
                self.final_decision(out);
                return self.draw(EndReason::QuickplayFinish, Provision::QuickplayAgreed, out);
            }
            Answer::Postpone { extra } => {
                if extra != Duration::ZERO && extra != rules.postponed_compensation {
                    return self.forbid(Forbidden::OtherAmount, Provision::QuickplayPostponed);
                }
                self.state.postponed = Some(side);
                self.rule(
                    Provision::QuickplayPostponed,
                    What::ClaimPostponed { side },
                    out,
                );
                self.add_time(!side, extra, Provision::QuickplayPostponed, out)?;
            }
            _ => {
                self.rule(Provision::QuickplayRejected, What::Rejected { side }, out);
                let extra = rules.rejected_compensation;
                self.add_time(!side, extra, Provision::QuickplayRejected, out)?;
                self.final_decision(out);
            }
        }
        self.run()
    }

    /// III.4: the opponent has refused the offer and the arbiter agrees, or not.
    pub(super) fn increment_answered(
        &mut self,
        side: Color,
        introduce: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.lapse_offer_to(!side, super::OfferEnd::Declined, out);
        let now = self.state.now;
        let request = self.terms.rules.quickplay.increment_request;
        if let (true, Some(request), Some(clock)) = (introduce, request, &mut self.state.clock) {
            let time = request.increment;
            clock.introduce_increment(time, now)?;
            let what = What::IncrementIntroduced { time };
            self.rule(Provision::QuickplayIncrement, what, out);
            let extra = request.compensation;
            self.add_time(!side, extra, Provision::QuickplayIncrement, out)?;
        } else {
            self.rule(Provision::QuickplayIncrement, What::Rejected { side }, out);
        }
        self.run()
    }

    /// The arbiter decides a postponed claim later in the game, where the edition lets him.
    pub(super) fn quickplay_drawn(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        let later = self.terms.rules.quickplay.postponed_until == PostponedUntil::LaterOrFlagFall;
        if self.state.postponed.is_none() || !later {
            return self.forbid(Forbidden::NothingPostponed, Provision::QuickplayPostponed);
        }
        self.state.incidents.two_minutes = true;
        self.draw(
            EndReason::QuickplayFinish,
            Provision::QuickplayPostponed,
            out,
        )
    }
}
