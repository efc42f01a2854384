//! Moves written before they are made (8.1.2; the steps of the commentary of 2005).

use crate::game::breach::Breach;
use crate::game::penalty::PenaltySet;
use crate::game::terms::AdvancePurpose;
use crate::game::{Answer, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_laws::rules::WritingInAdvance;
use chesslaws_laws::{Color, Provision};
use core::time::Duration;

impl Game {
    pub(in crate::game) fn written_in_advance(
        &mut self,
        side: Color,
        purpose: AdvancePurpose,
        complaint: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        // What is sealed is written by order of the arbiter, whatever the text excepts.
        let admitted = match self.terms.rules.recording.in_advance {
            WritingInAdvance::Allowed => true,
            WritingInAdvance::ClaimOnly | WritingInAdvance::ClaimOrSealing => {
                purpose != AdvancePurpose::None
            }
        };
        if admitted {
            let what = What::AdvanceAdmitted { side };
            self.rule(Provision::WritingInAdvance, what, out);
            return Ok(());
        }
        let complaints = self.state.sheets.complaints[side].saturating_add(u8::from(complaint));
        self.state.sheets.complaints[side] = complaints;
        let what = What::WroteInAdvance { side, complaints };
        self.rule(Provision::WritingInAdvance, what, out);
        if !complaint {
            return Ok(());
        }
        self.hold()?;
        let step = self.terms.rules.recording.in_advance_compensation;
        let advised = step.map(|time| advised(complaints, time));
        let kind = QuestionKind::Conduct {
            side,
            breach: Breach::WritingInAdvance,
            obligatory: false,
            open: self.open_penalties(),
        };
        self.ask(kind, advised, Provision::WritingInAdvance, out);
        if let Some(answer) = advised {
            if complaints == 1 {
                let what = What::RemarkAdvised { side };
                self.rule(Provision::InAdvanceCommentary, what, out);
            }
            let what = What::Advised { answer };
            self.rule(Provision::InAdvanceCommentary, what, out);
        }
        Ok(())
    }
}

/// A remark, a warning, then time for the opponent each time.
fn advised(complaints: u8, time: Duration) -> Answer {
    let penalties = match complaints {
        0 | 1 => return Answer::NoBreach,
        2 => PenaltySet {
            warning: true,
            ..PenaltySet::default()
        },
        _ => PenaltySet {
            more_time: Some(time),
            ..PenaltySet::default()
        },
    };
    Answer::Penalise { penalties }
}
