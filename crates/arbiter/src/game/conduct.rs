//! The players' conduct (article 11 of 2023, 12 of 2001 to 2009, 13 of Russia 2011).

use super::breach::{Breach, Consequence};
use super::device::Zone;
use super::penalty::PenaltySet;
use super::scores::Decided;
use super::state::Phase;
use super::{Answer, EndReason, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_clock::ClockError;
use chesslaws_laws::{Citable, Color, Provision};

impl Game {
    /// A report: the arbiter judges it, or somebody else does.
    pub(super) fn conduct_reported(
        &mut self,
        side: Color,
        breach: Breach,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let breach = breach.named_in(&self.terms.rules);
        match breach.consequence(&self.terms.rules) {
            None => self.forbid_plainly(Forbidden::NoArticle(breach)),
            Some(Consequence::Referred(to)) => {
                let what = What::Referred {
                    side: Some(side),
                    breach: Some(breach),
                    to,
                };
                self.rule(breach.provision(), what, out);
                // A ban is decided under an article of its own.
                let ban = Provision::Disqualification;
                if ban.cite(self.terms.rules.edition).is_some() && to == super::Body::Federation {
                    let what = What::Referred {
                        side: Some(side),
                        breach: None,
                        to,
                    };
                    self.rule(ban, what, out);
                }
                Ok(())
            }
            Some(consequence) => {
                let obligatory = consequence == Consequence::MustBePenalised;
                self.ask_about(side, breach, obligatory, out)
            }
        }
    }

    /// Asks whether there is a breach and what it costs; the clocks stand meanwhile.
    pub(super) fn ask_about(
        &mut self,
        side: Color,
        breach: Breach,
        obligatory: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if breach == Breach::Distraction {
            // How many offers and claims are unreasonable is judgement: they are only counted.
            let offers = self.state.incidents.offers[side];
            let claims = self.state.incidents.claims[side];
            if offers + claims > 0 {
                let what = What::OffersAndClaims {
                    side,
                    offers,
                    claims,
                };
                self.rule(breach.provision(), what, out);
            }
        }
        self.hold()?;
        let open = self.open_penalties();
        let kind = QuestionKind::Conduct {
            side,
            breach,
            obligatory,
            open,
        };
        self.ask(kind, None, breach.provision(), out);
        Ok(())
    }

    pub(super) fn conduct_answered(
        &mut self,
        side: Color,
        breach: Breach,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        match answer {
            Answer::Penalise { penalties } => self.uphold(side, breach, penalties, out),
            _ => self.carry_on(),
        }
    }

    /// The arbiter penalises without having been asked.
    pub(super) fn penalised(
        &mut self,
        side: Color,
        breach: Breach,
        penalties: PenaltySet,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let breach = breach.named_in(&self.terms.rules);
        match breach.consequence(&self.terms.rules) {
            None => self.forbid_plainly(Forbidden::NoArticle(breach)),
            Some(Consequence::Referred(to)) => {
                self.forbid(Forbidden::NotForTheArbiter(to), breach.provision())
            }
            Some(consequence) => {
                if consequence == Consequence::MustBePenalised && penalties.is_empty() {
                    let provision = penalty_clause(breach);
                    return self.forbid(Forbidden::PenaltyRequired, provision);
                }
                self.uphold(side, breach, penalties, out)
            }
        }
    }

    fn uphold(
        &mut self,
        side: Color,
        breach: Breach,
        penalties: PenaltySet,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let consequence = breach.consequence(&self.terms.rules);
        let provision = if consequence == Some(Consequence::MustBePenalised) {
            penalty_clause(breach)
        } else {
            breach.provision()
        };
        self.rule(provision, What::BreachFound { side, breach }, out);
        self.give_penalties(side, breach, penalties, false, out)
    }

    /// 11.7, 11.8: one refuses and loses, both refuse and both lose.
    pub(super) fn persistent_refusal(
        &mut self,
        side: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let both = self.state.incidents.refused == Some(!side);
        if let Phase::Ended(outcome) = &self.state.phase {
            if both && outcome.reason == EndReason::PersistentRefusal {
                return self.both_lose(EndReason::BothRefused, Provision::BothRefuse, out);
            }
            return Err(Refusal::Over);
        }
        if both {
            self.state.question = None;
            return self.both_lose(EndReason::BothRefused, Provision::BothRefuse, out);
        }
        self.state.incidents.refused = Some(side);
        let decided = Decided {
            loser: side,
            reason: EndReason::PersistentRefusal,
            by: Provision::PersistentRefusal,
            score: self.terms.rules.penalties.opponent_after_refusal,
            commentary: Provision::RefusalCommentary,
        };
        self.lose_by_decision(decided, out)
    }

    /// 11.2.3: the venue needs permission always, the area only with the move.
    pub(super) fn player_left(
        &mut self,
        side: Color,
        zone: Zone,
        permitted: bool,
        reported: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let on_move = side == self.turn();
        let breach = match zone {
            Zone::Venue => Breach::LeavingVenue,
            Zone::Area if on_move => Breach::LeavingArea,
            Zone::Area => {
                let asked = self.terms.regulations.leaving_is_reported
                    && self.terms.rules.conduct.leaving_report;
                if asked && !reported && !permitted {
                    return self.ask_about(side, Breach::UnreportedLeaving, true, out);
                }
                let provision = if asked {
                    Provision::LeavingReported
                } else {
                    Provision::LeavingOnMove
                };
                self.rule(provision, What::MayLeave { side, zone }, out);
                return Ok(());
            }
        };
        if permitted {
            self.rule(breach.provision(), What::MayLeave { side, zone }, out);
            return Ok(());
        }
        self.ask_about(side, breach, true, out)
    }

    /// A player who walks out has not resigned: his clock runs on until the flag or a decision.
    /// Where no article names it, he has left the venue.
    pub(super) fn walked_out(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        let provision = Provision::WalkingOut;
        if provision.cite(self.terms.rules.edition).is_none() {
            return self.ask_about(side, Breach::LeavingVenue, true, out);
        }
        self.rule(provision, What::Gone { side }, out);
        let to = super::Body::ChiefArbiter;
        let what = What::Referred {
            side: Some(side),
            breach: Some(Breach::WalkingOut),
            to,
        };
        self.rule(provision, what, out);
        Ok(())
    }

    /// Stops the clocks of a game that goes on.
    pub(super) fn hold(&mut self) -> Result<(), Refusal> {
        if self.state.phase == Phase::Playing {
            return self.pause();
        }
        Ok(())
    }

    /// Lets a game go on that was held; one that has ended, or is stopped, stays so. A clock
    /// whose flag is down waits for whoever notices it.
    pub(super) fn carry_on(&mut self) -> Result<(), Refusal> {
        if self.state.phase != Phase::Playing || self.state.stopped {
            return Ok(());
        }
        match self.run() {
            Err(Refusal::Clock(ClockError::Frozen)) => Ok(()),
            done => done,
        }
    }

    /// Refuses what no article of the edition provides for.
    pub(super) fn forbid_plainly<T>(&self, why: Forbidden) -> Result<T, Refusal> {
        Err(Refusal::Law { why, cite: None })
    }
}

/// Where the edition says that the breach is penalised: 11.6 for conduct, or its own article.
const fn penalty_clause(breach: Breach) -> Provision {
    match breach {
        Breach::InspectionRefused => breach.provision(),
        _ => Provision::ConductPenalty,
    }
}
