//! How the clock is handled, and by whom (6.2.3 to 6.2.6); sheets that others keep (A.4.3, B.2.3).

use super::state::Phase;
use super::terms::{AssistantTask, ClockFault};
use super::{Answer, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_laws::rules::UnableToRecord;
use chesslaws_laws::{Color, Mode, Provision};

impl Game {
    /// No article makes it an illegal move: press and move stand, and the arbiter may penalise it, or
    /// must where the clock was handled with force.
    pub(super) fn clock_mishandled(
        &mut self,
        side: Color,
        how: ClockFault,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if self.state.clock.is_none() {
            return Err(Refusal::NoClock);
        }
        if self.state.stopped {
            return Err(Refusal::Stopped);
        }
        let (provision, penalty_due) = match how {
            ClockFault::OtherHand | ClockFault::Hovering => (Provision::SameHand, false),
            ClockFault::Force => (Provision::ClockHandling, true),
        };
        self.pause()?;
        self.rule(provision, What::ClockMishandled { side }, out);
        let kind = QuestionKind::ClockConduct { side, penalty_due };
        let recommended = Some(Answer::NoBreach).filter(|_| !penalty_due);
        self.ask(kind, recommended, provision, out);
        Ok(())
    }

    pub(super) fn assistant_agreed(
        &mut self,
        side: Color,
        task: AssistantTask,
        disability: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let provision = match task {
            AssistantTask::Clock => Provision::ClockAssistant,
            AssistantTask::Score => Provision::RecordingAssistant,
        };
        // Who can't keep the score pays with time in 2001, and nobody keeps it for him.
        let assists = task == AssistantTask::Clock
            || self.terms.rules.recording.unable == UnableToRecord::Assistant;
        match task {
            AssistantTask::Clock => self.state.assistance[side].clock = true,
            AssistantTask::Score => self.state.assistance[side].score = true,
        }
        if assists {
            self.rule(provision, What::AssistantActs { side, task }, out);
        }
        let spared = disability && self.terms.rules.clocks.disability_spares_time;
        if spared || self.state.clock.is_none() {
            return Ok(());
        }
        if self.state.phase != Phase::Scheduled {
            self.pause()?;
        }
        self.ask(QuestionKind::AssistantTime { side }, None, provision, out);
        Ok(())
    }

    pub(super) fn assistant_time_answered(
        &mut self,
        side: Color,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let now = self.state.now;
        if let (Answer::Deduct { time }, Some(clock)) = (answer, &mut self.state.clock)
            && !time.is_zero()
        {
            clock.subtract_time(side, time, now)?;
            let by = if self.state.assistance[side].clock {
                Provision::ClockAssistant
            } else {
                Provision::RecordingAssistant
            };
            self.rule(by, What::TimeTaken { side, time }, out);
        }
        if self.state.phase == Phase::Scheduled {
            return Ok(());
        }
        self.run_unless_stopped()
    }

    pub(super) fn pressed_by_assistant(
        &mut self,
        side: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if !self.state.assistance[side].clock {
            return Err(Refusal::NoAssistant(side));
        }
        self.pressed(side, out)
    }

    pub(super) fn sheet_asked(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        let kept_for_them = self.terms.mode != Mode::Standard && self.terms.supervised;
        let limit = self.terms.rules.recording.sheet_requests;
        let Some(limit) = limit.filter(|_| kept_for_them) else {
            return Err(Refusal::OwnSheet);
        };
        if side != self.turn() {
            return Err(Refusal::NotOnMove(side));
        }
        let provision = match self.terms.mode {
            Mode::Blitz => Provision::BlitzSheetShown,
            Mode::Standard | Mode::Rapid => Provision::RapidSheetShown,
        };
        let times = self.state.sheets_seen[side].saturating_add(1);
        self.state.sheets_seen[side] = times;
        if times > limit {
            let what = What::SheetAskedTooOften { side, limit };
            self.rule(Provision::Distraction, what, out);
            return Ok(());
        }
        self.rule(provision, What::SheetShown { side, times }, out);
        Ok(())
    }
}
