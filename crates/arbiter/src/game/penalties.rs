//! The arbiter's penalties, applied (13.4 of 2001 to 2009, 14.4 of Russia 2011, 12.9 of 2014 on).

use super::breach::Breach;
use super::penalty::{PenaltyKinds, PenaltySet};
use super::scores::Decided;
use super::state::Phase;
use super::{Answer, EndReason, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_laws::{Color, Points, Provision, Score};
use core::time::Duration;

impl Game {
    /// What is open now: what the edition has, a fine only if announced, time only while a clock
    /// counts.
    pub(super) fn open_penalties(&self) -> PenaltyKinds {
        let clock = self.state.clock.is_some() && self.state.phase == Phase::Playing;
        PenaltyKinds::of(
            &self.terms.rules,
            self.terms.regulations.fine_announced,
            clock,
        )
    }

    /// Applies penalties in the order of the Laws; a game that they don't end goes on.
    pub(super) fn give_penalties(
        &mut self,
        side: Color,
        breach: Breach,
        set: PenaltySet,
        confirmed: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let open = self.open_penalties();
        if let Some(kind) = set.kinds().iter().find(|&kind| !open.contains(kind)) {
            return self.forbid(Forbidden::PenaltyNotOpen(kind), Provision::Penalties);
        }
        if set.has_empty_amount() {
            return self.forbid(Forbidden::EmptyPenalty, Provision::Penalties);
        }
        if !confirmed && self.takes_all(side, &set) {
            return self.confirm_all_time(side, breach, set, out);
        }
        if set.warning {
            self.rule(Provision::Warning, What::Warned { side }, out);
        }
        if let Some(time) = set.more_time {
            self.add_time(!side, time, Provision::MoreTime, out)?;
        }
        if let Some(time) = set.less_time {
            self.take_time(side, time, out)?;
        }
        if let Some(points) = set.points_reduced {
            self.reduce_points(side, points, out)?;
        }
        if let Some(points) = set.points_raised {
            self.raise_points(!side, points, out)?;
        }
        if let Some(amount) = set.fine {
            self.rule(Provision::Fine, What::Fined { side, amount }, out);
        }
        if let Some(rounds) = set.rounds {
            let what = What::OutOfRounds { side, rounds };
            self.rule(Provision::ExcludedFromRounds, what, out);
        }
        if set.expulsion {
            self.rule(Provision::Expulsion, What::Expelled { side }, out);
        }
        if set.loss {
            return self.penalise_by_loss(side, out);
        }
        if set.expulsion && self.state.phase == Phase::Playing {
            return self.result_after_expulsion(side, out);
        }
        self.carry_on()
    }

    fn takes_all(&self, side: Color, set: &PenaltySet) -> bool {
        let left = self.state.clock.as_ref();
        let left = left.map(|clock| clock.time_left(side).time());
        set.less_time
            .zip(left)
            .is_some_and(|(taken, left)| taken >= left)
    }

    /// To 2011 some time must be left; later the arbiter is asked whether he means it.
    fn confirm_all_time(
        &mut self,
        side: Color,
        breach: Breach,
        set: PenaltySet,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if !self.terms.rules.penalties.all_time_if_confirmed {
            return self.forbid(Forbidden::NothingLeft, Provision::LessTime);
        }
        // Whatever else is wrong with these penalties is refused now, not after he has confirmed.
        self.clone()
            .give_penalties(side, breach, set, true, &mut Rulings::new())?;
        self.hold()?;
        self.state.incidents.unconfirmed = Some((side, breach, set));
        let kind = QuestionKind::AllTimeTaken { side };
        self.ask(kind, Some(Answer::No), Provision::LessTime, out);
        Ok(())
    }

    pub(super) fn all_time_answered(
        &mut self,
        confirmed: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Some((side, breach, set)) = self.state.incidents.unconfirmed.take() else {
            return Err(Refusal::NoQuestion);
        };
        if confirmed {
            return self.give_penalties(side, breach, set, true, out);
        }
        // The breach was upheld: another penalty takes the place of this one.
        self.ask_about(side, breach, true, out)
    }

    fn take_time(&mut self, side: Color, time: Duration, out: &mut Rulings) -> Result<(), Refusal> {
        let now = self.state.now;
        let Some(clock) = &mut self.state.clock else {
            return Err(Refusal::NoClock);
        };
        let taken = clock.subtract_time(side, time, now)?.taken;
        let what = What::TimeTaken { side, time: taken };
        self.rule(Provision::LessTime, what, out);
        Ok(())
    }

    fn penalise_by_loss(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        let decided = Decided {
            loser: side,
            reason: EndReason::Penalty,
            by: Provision::LossAsPenalty,
            score: self.terms.rules.penalties.opponent_after_loss,
            commentary: Provision::PenaltyCommentary,
        };
        self.lose_by_decision(decided, out)
    }

    /// 13.4.g of 2001 loses a running game; later that game needs a result of its own.
    fn result_after_expulsion(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        if self.terms.rules.penalties.expulsion_loses {
            return self.win(!side, EndReason::Expulsion, Provision::Expulsion, out);
        }
        self.hold()?;
        let kind = QuestionKind::ResultAfterExpulsion { side };
        self.ask(kind, None, Provision::Expulsion, out);
        Ok(())
    }

    /// The arbiter names the two scores of a game that can't go on.
    pub(super) fn scores_answered(
        &mut self,
        answer: Answer,
        reason: EndReason,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Answer::Scores { white, black } = answer else {
            return Err(Refusal::NoQuestion);
        };
        let score = Score { white, black };
        self.check_score(score)?;
        self.end(score, reason, provision, out)
    }

    fn reduce_points(&mut self, side: Color, by: Points, out: &mut Rulings) -> Result<(), Refusal> {
        if self.state.phase != Phase::Playing {
            return self.change_points(side, by, false, out);
        }
        self.check_step(by)?;
        let reduced = &mut self.state.incidents.reduced[side];
        *reduced = *reduced + by;
        self.rule(
            Provision::PointsReduced,
            What::PointsReduced { side, by },
            out,
        );
        Ok(())
    }

    fn raise_points(&mut self, side: Color, by: Points, out: &mut Rulings) -> Result<(), Refusal> {
        if self.state.phase != Phase::Playing {
            return self.change_points(side, by, true, out);
        }
        self.check_step(by)?;
        let raised = &mut self.state.incidents.raised[side];
        *raised = *raised + by;
        self.rule(
            Provision::PointsRaised,
            What::PointsRaised { side, by },
            out,
        );
        Ok(())
    }
}
