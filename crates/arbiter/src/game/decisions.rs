//! The arbiter's answers, carried out.

use super::breach::Breach;
use super::{Answer, EndReason, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_board::Role;
use chesslaws_laws::{Color, Provision, Score};

impl Game {
    pub(super) fn answered(&mut self, answer: Answer, out: &mut Rulings) -> Result<(), Refusal> {
        let Some(question) = self.state.question.take() else {
            return Err(Refusal::NoQuestion);
        };
        if !question.permits(&answer) {
            return Err(Refusal::NotPermitted(question.kind));
        }
        let what = What::Decided { answer };
        out.push(super::Ruling {
            what,
            cite: question.cite,
        });
        self.state.incidents.two_minutes |= matches!(
            question.kind,
            QuestionKind::Quickplay { .. }
                | QuestionKind::PostponedClaim { .. }
                | QuestionKind::WithoutArbiter { .. }
        );
        match question.kind {
            QuestionKind::Times => match answer {
                Answer::Times { white, black } => self.set_times(white, black, out),
                _ => self.run_unless_stopped(),
            },
            QuestionKind::StopReason { side } => self.stop_answered(side, answer, out),
            QuestionKind::ColoursReversed => self.start_answered(answer, out),
            QuestionKind::Displacement { side } => {
                if let Answer::Breach { extra } = answer {
                    self.add_time(!side, extra, Provision::DisplacementPenalty, out)?;
                }
                if let Answer::Penalise { penalties } = answer {
                    return self.give_penalties(side, Breach::Other, penalties, false, out);
                }
                Ok(())
            }
            QuestionKind::Lateness { side } => match answer {
                Answer::Excused => self.excused(side, out),
                _ => self.lost_by_absence(Provision::LateArrival, out),
            },
            QuestionKind::Quickplay { side } => self.quickplay_answered(side, answer, out),
            QuestionKind::QuickplayIncrement { side } => {
                self.increment_answered(side, answer == Answer::Introduce, out)
            }
            QuestionKind::PostponedClaim { side } => self.postponed_answered(side, answer, out),
            QuestionKind::WithoutArbiter { .. } => self.without_arbiter_answered(answer, out),
            QuestionKind::CanMate { .. } => self.mate_answered(answer == Answer::Yes, out),
            QuestionKind::OpponentScore { .. } => match answer {
                Answer::OpponentScores { points } => self.score_answered(points, out),
                _ => Err(Refusal::NotPermitted(question.kind)),
            },
            QuestionKind::BothFlags => self.both_flags_answered(answer, out),
            QuestionKind::InvertedRook { side } => {
                let rook = answer == Answer::Rook;
                self.exchange(side, if rook { Role::Rook } else { Role::Queen }, out)
            }
            QuestionKind::Accident { side } => {
                self.contact_answered(side, answer == Answer::Yes, out)
            }
            QuestionKind::ClockConduct { side, .. } => {
                if let Answer::Penalise { penalties } = answer {
                    return self.give_penalties(side, Breach::Other, penalties, false, out);
                }
                if let Answer::Breach { extra } = answer {
                    self.add_time(!side, extra, Provision::MoreTime, out)?;
                }
                self.run_unless_stopped()
            }
            QuestionKind::AssistantTime { side } => self.assistant_time_answered(side, answer, out),
            QuestionKind::MovesProven { side } => self.moves_proven_answered(side, answer, out),
            QuestionKind::SealedMeaning { side } => self.meaning_answered(side, answer, out),
            QuestionKind::LateAtResumption { side } => {
                self.late_at_resumption_answered(side, answer == Answer::Lost, out)
            }
            QuestionKind::WrongTimes => match answer {
                Answer::Times { white, black } => self.set_times(white, black, out),
                _ => self.run_unless_stopped(),
            },
            QuestionKind::Conduct { side, breach, .. } => {
                self.conduct_answered(side, breach, answer, out)
            }
            QuestionKind::AllTimeTaken { .. } => self.all_time_answered(answer == Answer::Yes, out),
            QuestionKind::ResultAfterExpulsion { .. } => {
                self.scores_answered(answer, EndReason::Expulsion, Provision::Expulsion, out)
            }
            QuestionKind::BothDevices => {
                self.scores_answered(answer, EndReason::Device, Provision::DeviceBan, out)
            }
            QuestionKind::ExtraTime => self.extra_time_answered(answer, out),
            QuestionKind::Arrangement => self.arrangement_answered(answer, out),
            QuestionKind::Exclusion { side } => {
                self.exclusion_answered(side, answer, question.cite, out);
                Ok(())
            }
        }
    }

    fn start_answered(&mut self, answer: Answer, out: &mut Rulings) -> Result<(), Refusal> {
        if answer == Answer::NewGame {
            return self.annul(Provision::ColoursReversed, out);
        }
        self.rule(Provision::ColoursReversed, What::PlayGoesOn, out);
        self.run_unless_stopped()
    }

    fn postponed_answered(
        &mut self,
        side: Color,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if answer == Answer::Draw {
            return self.draw(
                EndReason::QuickplayFinish,
                Provision::QuickplayPostponed,
                out,
            );
        }
        self.flag_decides(side, out)
    }

    fn without_arbiter_answered(
        &mut self,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let (reason, provision) = (
            EndReason::QuickplayFinish,
            Provision::QuickplayWithoutArbiter,
        );
        match answer {
            Answer::Scores { white, black } => {
                self.end(Score { white, black }, reason, provision, out)
            }
            _ => self.draw(reason, provision, out),
        }
    }

    fn both_flags_answered(&mut self, answer: Answer, out: &mut Rulings) -> Result<(), Refusal> {
        let provision = self.both_flags_provision();
        if answer == Answer::Draw {
            // In an earlier period the draw has no article of its own.
            let by = match provision {
                Provision::BothFlagsLastPeriod => provision,
                _ => Provision::Preface,
            };
            return self.draw(EndReason::BothFlags, by, out);
        }
        self.next_period()?;
        self.rule(provision, What::PlayGoesOn, out);
        Ok(())
    }
}
