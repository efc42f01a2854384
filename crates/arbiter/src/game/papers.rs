//! What a claimant hands in where no arbiter is present (III.6.1.1, III.6.1.2).

use super::terms::PaperGround;
use super::{Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_laws::Provision;

impl Game {
    pub(super) fn papers_handed_in(
        &mut self,
        ground: PaperGround,
        [position, sheet, verified]: [bool; 3],
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let kind = self.state.question.as_ref().map(|question| question.kind);
        if !matches!(kind, Some(QuestionKind::WithoutArbiter { .. })) {
            return Err(Refusal::NoPapersDue);
        }
        let (provision, needs_sheet) = match ground {
            PaperGround::CannotWin => (Provision::QuickplayPapers, false),
            PaperGround::NoEffort => (Provision::QuickplayEffortPapers, true),
        };
        let lacks_sheet = needs_sheet && !sheet;
        let what = if position && verified && !lacks_sheet {
            What::PapersComplete { ground }
        } else {
            What::PapersIncomplete {
                position: !position,
                sheet: lacks_sheet,
                verification: !verified,
            }
        };
        self.rule(provision, what, out);
        Ok(())
    }
}
