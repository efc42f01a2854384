//! What the arbiter says, what others may do, and disturbances (13.5 to 13.7 of 2001 to 2009, 14.5
//! to 14.8 of Russia 2011, 12.5 to 12.8 of 2023).

use super::outsider::{Interference, Intervention, Outsider, Remark, Seen};
use super::state::Phase;
use super::{Answer, EndReason, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_clock::{Clock, Flags};
use chesslaws_laws::rules::{FlagCall, NoticedBy};
use chesslaws_laws::{Citable, Cite, Color, Mode, Provision};

impl Game {
    /// 12.5: the arbiter may give one or both players time.
    pub(super) fn disturbed(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if self.state.clock.is_none() {
            return Err(Refusal::NoClock);
        }
        self.hold()?;
        self.ask(QuestionKind::ExtraTime, None, Provision::Disturbance, out);
        Ok(())
    }

    pub(super) fn extra_time_answered(
        &mut self,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if let Answer::ExtraTime { white, black } = answer {
            self.add_time(Color::White, white, Provision::Disturbance, out)?;
            self.add_time(Color::Black, black, Provision::Disturbance, out)?;
        }
        self.carry_on()
    }

    /// Whether a flag has fallen, so that numbers of moves may be told (8.5).
    fn flag_has_fallen(&self) -> bool {
        let fallen = |clock: &Clock| clock.flags() != Flags::Up || clock.interim_flag().is_some();
        self.state.clock.as_ref().is_some_and(fallen)
    }

    /// 12.6: what an arbiter should not have said changes nothing in the game. That nobody may be
    /// told of a clock not pressed stands in 2001 in the general first sentence only.
    pub(super) fn arbiter_remarked(
        &mut self,
        remark: Remark,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let in_order = remark == Remark::NumberOfMoves && self.flag_has_fallen();
        let what = if in_order {
            What::RemarkInOrder { remark }
        } else {
            What::RemarkOutOfPlace { remark }
        };
        self.rule(Provision::NoIntervention, what, out);
        Ok(())
    }

    pub(super) fn moves_asked(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if !self.flag_has_fallen() {
            return self.forbid(Forbidden::MovesNotTold, Provision::NoIntervention);
        }
        let (white, black) = (self.completed(Color::White), self.completed(Color::Black));
        let what = What::MovesTold { white, black };
        self.rule(Provision::NoIntervention, what, out);
        Ok(())
    }

    /// Spectators and players of other games: what they do changes nothing in this one. Players
    /// who have finished are spectators.
    pub(super) fn interfered(
        &mut self,
        who: Outsider,
        how: Interference,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let finished = match who {
            Outsider::White => Some(Color::White),
            Outsider::Black => Some(Color::Black),
            Outsider::Spectator | Outsider::OtherPlayer => None,
        };
        if let Some(side) = finished {
            if self.state.phase == Phase::Playing {
                return Err(Refusal::NotOver);
            }
            let what = What::IsSpectator { side };
            self.rule(Provision::FinishedPlayers, what, out);
        }
        let edition = self.terms.rules.edition;
        let provision = match how {
            Interference::Claims => {
                let provision = if who == Outsider::Spectator {
                    Provision::Spectators
                } else {
                    Provision::FinishedPlayers
                };
                return self.forbid(Forbidden::OnlyThePlayers, provision);
            }
            Interference::TellsArbiter => {
                let what = What::ReportTaken { who };
                self.rule(Provision::ThirdPartyReports, what, out);
                return Ok(());
            }
            Interference::UsesDevice if Provision::DevicesOfOthers.cite(edition).is_some() => {
                Provision::DevicesOfOthers
            }
            Interference::UsesDevice | Interference::Speaks | Interference::TellsPlayer => {
                Provision::Spectators
            }
        };
        self.state.incidents.interfered.push(who);
        self.rule(provision, What::Interference { who, how }, out);
        Ok(())
    }

    pub(super) fn removed(&mut self, who: Outsider, out: &mut Rulings) -> Result<(), Refusal> {
        if !self.state.incidents.interfered.contains(&who) {
            return Err(Refusal::NoInterference(who));
        }
        self.state
            .incidents
            .interfered
            .retain(|other| *other != who);
        self.rule(Provision::Spectators, What::Removed { who }, out);
        Ok(())
    }

    /// 14.8 of Russia 2011; elsewhere an arranged result is a matter of disrepute.
    fn arrangement(&self) -> Provision {
        let named = Provision::Arrangement.cite(self.terms.rules.edition);
        if named.is_some() {
            Provision::Arrangement
        } else {
            Provision::Disrepute
        }
    }

    /// An arranged result, found at any time, also after the game was signed.
    pub(super) fn arrangement_found(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        self.hold()?;
        let provision = self.arrangement();
        self.ask(QuestionKind::Arrangement, None, provision, out);
        Ok(())
    }

    pub(super) fn arrangement_answered(
        &mut self,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        match answer {
            Answer::BothLose => self.both_lose(EndReason::Arrangement, Provision::BothRefuse, out),
            Answer::Refer { to } => {
                let provision = self.arrangement();
                let what = What::Referred {
                    side: None,
                    breach: None,
                    to,
                };
                self.rule(provision, what, out);
                self.carry_on()
            }
            _ => self.carry_on(),
        }
    }

    /// Whether an arbiter who sees something steps in of his own accord, with the article. The
    /// game itself refuses what he must not do.
    ///
    /// ```
    /// use chesslaws_arbiter::{Game, Intervention, Seen};
    /// use chesslaws_laws::{Edition, Mode};
    ///
    /// let blitz = |edition| Game::builder().edition(edition).mode(Mode::Blitz).build();
    /// let seen = |game: &Game| game.intervention(Seen::IllegalMove).0;
    /// assert_eq!(seen(&blitz(Edition::Fide2001)?), Intervention::MustNot);
    /// assert_eq!(seen(&blitz(Edition::Fide2023)?), Intervention::Must);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn intervention(&self, seen: Seen) -> (Intervention, Option<Cite>) {
        let rules = &self.terms.rules;
        let standard = self.terms.mode == Mode::Standard || self.terms.supervised;
        let (verdict, provision) = match seen {
            Seen::IllegalMove => match self.tariff().noticed_by {
                NoticedBy::Claim => (Intervention::MustNot, self.illegal_move_clause()),
                NoticedBy::Anyone => (Intervention::Must, self.illegal_move_clause()),
            },
            Seen::TouchBreach if standard => (Intervention::Must, Provision::TouchComplaintLost),
            Seen::TouchBreach => {
                let only_asked = rules.cite(Provision::RapidTouchMove).is_some();
                if only_asked {
                    (Intervention::MustNot, Provision::RapidTouchMove)
                } else {
                    (Intervention::Must, Provision::TouchComplaintLost)
                }
            }
            Seen::Flag if standard => (Intervention::May, Provision::FlagNoticed),
            Seen::Flag => match rules.flags.arbiter_calls {
                FlagCall::Must => (Intervention::Must, Provision::RapidFlagCall),
                FlagCall::May => (Intervention::May, Provision::RapidFlagCall),
                FlagCall::MustRefrainUnlessBoth if self.both_flags_down() => {
                    (Intervention::Must, Provision::RapidFlagCall)
                }
                FlagCall::MustRefrain | FlagCall::MustRefrainUnlessBoth => {
                    (Intervention::MustNot, Provision::RapidFlagCall)
                }
            },
            Seen::Moves if self.flag_has_fallen() => (Intervention::May, Provision::NoIntervention),
            Seen::Moves => (Intervention::MustNot, Provision::NoIntervention),
        };
        (verdict, rules.cite(provision))
    }

    fn both_flags_down(&self) -> bool {
        let clock = self.state.clock.as_ref();
        clock.is_some_and(|clock| matches!(clock.flags(), Flags::Both { .. }))
    }

    const fn illegal_move_clause(&self) -> Provision {
        match self.terms.mode {
            Mode::Standard => Provision::IllegalMove,
            _ => Provision::illegal_move_penalty(self.terms.mode, self.terms.supervised),
        }
    }
}
