//! Telephones and other devices (12.2.b of 2005, 12.3.b of 2009, 13.3.2 of Russia 2011, 11.3.b of
//! 2014, 11.3.2 from 2017).

use super::breach::Breach;
use super::device::DeviceFact;
use super::ends::split;
use super::scores::Decided;
use super::state::PendingLoss;
use super::{Answer, EndReason, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use crate::mate::MateProof;
use chesslaws_laws::rules::{DeviceRule, DeviceScore, LosersOpponent, MateImpossible};
use chesslaws_laws::{Citable, Color, Provision};

/// What an edition makes of a device.
enum Finding {
    /// No clause on devices.
    NoClause,
    Allowed(Provision),
    /// A breach that must be penalised, but loses nothing by itself.
    Breach(Breach),
    Loses,
}

impl Game {
    pub(super) fn device_reported(
        &mut self,
        side: Color,
        fact: DeviceFact,
        authorised: bool,
        switched_off: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        match self.judge_device(fact, authorised, switched_off) {
            Finding::NoClause if fact == DeviceFact::BagUsed => {
                self.forbid_plainly(Forbidden::NoArticle(Breach::BagUsed))
            }
            Finding::NoClause => {
                // 2001 has no clause: at most a distraction or a source of information.
                let breach = match fact {
                    DeviceFact::Rang | DeviceFact::Sounded => Breach::Distraction,
                    DeviceFact::Used => Breach::Aids,
                    _ => {
                        let what = What::DeviceAllowed { side, fact };
                        self.rule(Provision::DeviceBan, what, out);
                        return Ok(());
                    }
                };
                self.ask_about(side, breach, true, out)
            }
            Finding::Allowed(provision) => {
                self.rule(provision, What::DeviceAllowed { side, fact }, out);
                Ok(())
            }
            Finding::Breach(breach) => self.ask_about(side, breach, true, out),
            Finding::Loses => self.lose_by_device(side, fact, out),
        }
    }

    fn judge_device(&self, fact: DeviceFact, authorised: bool, switched_off: bool) -> Finding {
        use DeviceFact as Fact;
        let rules = &self.terms.rules;
        let sounds = matches!(fact, Fact::Rang | Fact::Sounded);
        if rules.devices.rule == DeviceRule::NoClause {
            return Finding::NoClause;
        }
        if fact == Fact::BagUsed {
            return if Provision::DeviceInBag.cite(rules.edition).is_none() {
                Finding::NoClause
            } else if authorised {
                Finding::Allowed(Provision::DeviceInBag)
            } else {
                Finding::Breach(Breach::BagUsed)
            };
        }
        // The ban is read as one of devices without permission; a sound of one that has it is for
        // the arbiter to judge.
        if authorised {
            return if sounds {
                Finding::Breach(Breach::Distraction)
            } else {
                Finding::Allowed(Provision::DeviceBan)
            };
        }
        let in_agreed_bag = fact == Fact::InBag
            && switched_off
            && rules.devices.bag
            && self.terms.regulations.devices_in_bag;
        if in_agreed_bag {
            return Finding::Allowed(Provision::DeviceInBag);
        }
        let loses = match rules.devices.rule {
            DeviceRule::NoClause => false,
            DeviceRule::RingingLoses => fact == Fact::Rang,
            DeviceRule::SoundLoses if sounds => true,
            DeviceRule::SoundLoses => {
                if switched_off && fact != Fact::Used {
                    return Finding::Allowed(Provision::DeviceBan);
                }
                false
            }
            DeviceRule::PresenceLoses => true,
            DeviceRule::OnPersonLoses => matches!(fact, Fact::OnPerson | Fact::Used),
        };
        if loses {
            Finding::Loses
        } else {
            Finding::Breach(Breach::Device)
        }
    }

    /// 0 for the offender, or what the regulations set instead; the opponent's score is a win, or
    /// half a point if he can't mate (no drawn game), or the arbiter's decision.
    fn lose_by_device(
        &mut self,
        side: Color,
        fact: DeviceFact,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let devices = self.terms.rules.devices;
        if let Some(milder) = self
            .terms
            .regulations
            .device_penalty
            .filter(|_| devices.regulations_may_be_milder)
        {
            let breach = Breach::Device;
            self.rule(Provision::Devices, What::BreachFound { side, breach }, out);
            return self.give_penalties(side, breach, milder, false, out);
        }
        self.rule(Provision::Devices, What::DeviceLoses { side, fact }, out);
        let (reason, by) = (EndReason::Device, Provision::Devices);
        match devices.opponent {
            Some(DeviceScore::Win) => self.win(!side, reason, by, out),
            Some(DeviceScore::WinOrHalf) => self.win_or_half(side, out),
            Some(DeviceScore::ArbiterDecides) | None => self.lose_by_decision(
                Decided {
                    loser: side,
                    reason,
                    by,
                    score: LosersOpponent::ArbiterAdvised,
                    commentary: Provision::DeviceCommentary,
                },
                out,
            ),
        }
    }

    fn win_or_half(&mut self, loser: Color, out: &mut Rulings) -> Result<(), Refusal> {
        let (reason, by) = (EndReason::Device, Provision::Devices);
        match self.can_mate(!loser) {
            MateProof::Possible => self.win(!loser, reason, by, out),
            MateProof::Impossible => self.half_for_opponent(loser, reason, by, out),
            MateProof::Open => {
                self.hold()?;
                self.state.pending_loss = Some(PendingLoss {
                    loser,
                    reason,
                    by,
                    otherwise: MateImpossible::ArbiterDecides,
                });
                let kind = QuestionKind::CanMate { side: !loser };
                self.ask(kind, None, by, out);
                Ok(())
            }
        }
    }

    /// The opponent's result is a draw, the loser's is not.
    pub(super) fn half_for_opponent(
        &mut self,
        loser: Color,
        reason: EndReason,
        by: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let scores = self.terms.rules.scores;
        self.end(split(loser, scores.loss, scores.draw), reason, by, out)
    }

    /// Two devices that sound at the same instant: no order decides, so the arbiter does.
    pub(super) fn both_devices_sounded(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if Provision::DeviceBan
            .cite(self.terms.rules.edition)
            .is_none()
        {
            return self.forbid_plainly(Forbidden::NoArticle(Breach::Device));
        }
        self.hold()?;
        let recommended = Answer::Scores {
            white: self.terms.rules.scores.loss,
            black: self.terms.rules.scores.loss,
        };
        self.ask(
            QuestionKind::BothDevices,
            Some(recommended),
            Provision::DeviceBan,
            out,
        );
        Ok(())
    }
}
