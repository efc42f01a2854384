//! Appeals, and decisions by analogy.

use super::change::ChangeKind;
use super::state::Phase;
use super::{EndReason, Forbidden, Game, Refusal, Rulings, What};
use alloc::string::String;
use chesslaws_laws::{Color, Provision, Score};

impl Game {
    /// 11.10 (12.10 of 2009, 13.10 of Russia 2011): against any decision, unless the Laws call it
    /// final or the regulations exclude it; also after the result was signed. Editions before 2009
    /// have no clause, and the appeal is only noted.
    pub(super) fn appealed(
        &mut self,
        side: Color,
        two_minutes: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if two_minutes && !self.state.incidents.two_minutes {
            return Err(Refusal::NothingToAppeal);
        }
        if two_minutes && self.terms.rules.quickplay.decision_final {
            let provision = if self.terms.arbiter {
                Provision::QuickplayFinal
            } else {
                Provision::QuickplayWithoutArbiter
            };
            return self.forbid(Forbidden::DecisionFinal, provision);
        }
        if self.terms.regulations.no_appeals {
            return self.forbid(Forbidden::AppealsExcluded, Provision::Appeal);
        }
        self.state.incidents.appeal = Some(side);
        let provisional = matches!(self.state.phase, Phase::Ended(_));
        let what = What::AppealLodged { side, provisional };
        self.rule(Provision::Appeal, what, out);
        Ok(())
    }

    pub(super) fn appeal_decided(
        &mut self,
        upheld: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Some(side) = self.state.incidents.appeal.take() else {
            return Err(Refusal::NoAppeal);
        };
        self.rule(Provision::Appeal, What::AppealDecided { side, upheld }, out);
        Ok(())
    }

    /// The preface: what no article settles exactly is decided by analogy, and why is recorded.
    pub(super) fn decided_by_analogy(
        &mut self,
        article: String,
        reason: String,
        score: Option<Score>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if reason.trim().is_empty() || article.trim().is_empty() {
            return self.forbid(Forbidden::NoReasonGiven, Provision::Preface);
        }
        let what = What::ByAnalogy { article, reason };
        self.rule(Provision::Preface, what, out);
        let Some(score) = score else {
            return Ok(());
        };
        if matches!(self.state.phase, Phase::Ended(_)) {
            return self.rescore(ChangeKind::Corrected, score, Provision::Preface, out);
        }
        self.check_score(score)?;
        self.end(score, EndReason::Analogy, Provision::Preface, out)
    }

    /// Whose appeal waits for a decision; the result is provisional until then.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert_eq!(Game::builder().build()?.appeal(), None);
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub const fn appeal(&self) -> Option<Color> {
        self.state.incidents.appeal
    }
}
