//! Scores that an arbiter decides or changes: always two of them.

use super::change::{ChangeKind, ScoreChange};
use super::ends::split;
use super::state::{PendingLoss, Phase};
use super::{Answer, EndReason, Forbidden, Game, Outcome, QuestionKind, Refusal, Rulings, What};
use crate::mate::MateProof;
use chesslaws_laws::rules::{LosersOpponent, MateImpossible};
use chesslaws_laws::{Color, Points, Provision, Score};

/// A loss by an arbiter's decision.
pub(crate) struct Decided {
    pub(crate) loser: Color,
    pub(crate) reason: EndReason,
    pub(crate) by: Provision,
    /// What the opponent scores.
    pub(crate) score: LosersOpponent,
    /// Where a commentary recommends that.
    pub(crate) commentary: Provision,
}

impl Game {
    /// A player has lost; the opponent wins, or the arbiter is asked for his score.
    pub(super) fn lose_by_decision(
        &mut self,
        decided: Decided,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Decided {
            loser, reason, by, ..
        } = decided;
        if decided.score == LosersOpponent::Win {
            let win = self.terms.rules.scores.win;
            return self.declare_lost(loser, win, reason, by, out);
        }
        self.hold()?;
        let advised = decided.score == LosersOpponent::ArbiterAdvised;
        let recommended = advised.then(|| Answer::OpponentScores {
            points: self.advised_points(!loser),
        });
        if let (Some(answer), Some(_)) = (recommended, self.terms.rules.cite(decided.commentary)) {
            self.rule(decided.commentary, What::Advised { answer }, out);
        }
        self.state.pending_loss = Some(PendingLoss {
            loser,
            reason,
            by,
            otherwise: MateImpossible::ArbiterDecides,
        });
        self.ask(QuestionKind::OpponentScore { loser }, recommended, by, out);
        Ok(())
    }

    /// One point, or half a point for who can't mate by any series of legal moves.
    fn advised_points(&self, side: Color) -> Points {
        match self.can_mate(side) {
            MateProof::Impossible => Points::HALF,
            MateProof::Possible | MateProof::Open => Points::ONE,
        }
    }

    /// The game is lost by one, with this score for the other: the end, or a change after it.
    pub(super) fn declare_lost(
        &mut self,
        loser: Color,
        opponent: Points,
        reason: EndReason,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let score = split(loser, self.terms.rules.scores.loss, opponent);
        if matches!(self.state.phase, Phase::Ended(_)) {
            let side = loser;
            let kind = ChangeKind::DeclaredLost { side, opponent };
            self.state.pending_loss = None;
            return self.rescore(kind, score, provision, out);
        }
        self.end(score, reason, provision, out)
    }

    /// Both lose: the end, or a change after it.
    pub(super) fn both_lose(
        &mut self,
        reason: EndReason,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let loss = self.terms.rules.scores.loss;
        let score = Score {
            white: loss,
            black: loss,
        };
        if matches!(self.state.phase, Phase::Ended(_)) {
            return self.rescore(ChangeKind::BothLost, score, provision, out);
        }
        self.end(score, reason, provision, out)
    }

    /// What a step of points may be: a distance between two scores of the event.
    pub(super) fn check_step(&self, by: Points) -> Result<(), Refusal> {
        let scores = self.terms.rules.scores;
        let steps = [
            scores.win - scores.draw,
            scores.draw - scores.loss,
            scores.win - scores.loss,
        ];
        if steps.contains(&by) {
            return Ok(());
        }
        self.forbid(Forbidden::NotAScore(by), self.limit())
    }

    /// 10.2, or in editions without it the article on scores.
    const fn limit(&self) -> Provision {
        if self.terms.rules.scores.total_capped {
            Provision::ScoreLimit
        } else {
            Provision::Scores
        }
    }

    /// Each score is one of the event's; from 2014 both together are not too much (10.2).
    pub(super) fn check_score(&self, score: Score) -> Result<(), Refusal> {
        let scores = self.terms.rules.scores;
        for side in Color::ALL {
            let points = score[side];
            if points < scores.loss {
                return self.forbid(Forbidden::BelowLoss, Provision::PointsReduced);
            }
            if points > scores.win {
                return self.forbid(Forbidden::AboveWin, Provision::PointsRaised);
            }
            if ![scores.loss, scores.draw, scores.win].contains(&points) {
                return self.forbid(Forbidden::NotAScore(points), self.limit());
            }
        }
        let most = self.most_together();
        if scores.total_capped && score.white + score.black > most {
            return self.forbid(Forbidden::TotalTooHigh(most), Provision::ScoreLimit);
        }
        Ok(())
    }

    fn most_together(&self) -> Points {
        let scores = self.terms.rules.scores;
        (scores.win + scores.loss).max(scores.draw + scores.draw)
    }

    /// Points up or down after the end.
    pub(super) fn change_points(
        &mut self,
        side: Color,
        by: Points,
        up: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Phase::Ended(outcome) = self.state.phase else {
            return Err(Refusal::NotOver);
        };
        let step = if up { by } else { -by };
        let after = with(outcome.score, side, outcome.score[side] + step);
        let (kind, provision) = if up {
            (ChangeKind::Raised { side, by }, Provision::PointsRaised)
        } else {
            (ChangeKind::Reduced { side, by }, Provision::PointsReduced)
        };
        self.rescore(kind, after, provision, out)
    }

    /// Changes the score of a game that is over.
    pub(super) fn rescore(
        &mut self,
        kind: ChangeKind,
        after: Score,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Phase::Ended(outcome) = self.state.phase else {
            return Err(Refusal::NotOver);
        };
        self.check_score(after)?;
        let change = ScoreChange {
            kind,
            before: outcome.score,
            after,
            cite: self.terms.rules.cite(provision),
        };
        self.state.phase = Phase::Ended(Outcome {
            score: after,
            ..outcome
        });
        self.state.incidents.changes.push(change);
        self.rule(provision, What::ScoreChanged { change }, out);
        Ok(())
    }

    /// At the end: the points that penalties took and gave during the game, as far as the limits
    /// let them count.
    pub(super) fn settle_points(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        for side in Color::ALL {
            let by = core::mem::take(&mut self.state.incidents.reduced[side]);
            self.settle(side, by, false, out)?;
        }
        for side in Color::ALL {
            let by = core::mem::take(&mut self.state.incidents.raised[side]);
            self.settle(side, by, true, out)?;
        }
        Ok(())
    }

    fn settle(
        &mut self,
        side: Color,
        by: Points,
        up: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Phase::Ended(outcome) = self.state.phase else {
            return Ok(());
        };
        let own = outcome.score[side];
        let scores = self.terms.rules.scores;
        let room = self.most_together() - outcome.score[!side];
        let wanted = match (up, scores.total_capped) {
            (true, true) => (own + by).min(room),
            (true, false) => own + by,
            (false, _) => own - by,
        };
        let fitting = [scores.win, scores.draw, scores.loss]
            .into_iter()
            .find(|&points| points <= wanted)
            .unwrap_or(scores.loss);
        let step = if up { fitting - own } else { own - fitting };
        if step <= Points::ZERO {
            return Ok(());
        }
        self.change_points(side, step, up, out)
    }

    /// 8.7: a result stands, even a wrong one, unless the arbiter decides otherwise.
    pub(super) fn result_corrected(
        &mut self,
        score: Score,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.rescore(
            ChangeKind::Corrected,
            score,
            Provision::SigningTheResult,
            out,
        )
    }

    /// No article annuls a finished game: it is a decision by analogy, with its reason.
    pub(super) fn result_annulled(
        &mut self,
        reason: alloc::string::String,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Phase::Ended(outcome) = self.state.phase else {
            return Err(Refusal::NotOver);
        };
        if reason.trim().is_empty() {
            return self.forbid(Forbidden::NoReasonGiven, Provision::Preface);
        }
        let loss = self.terms.rules.scores.loss;
        self.state.incidents.changes.push(ScoreChange {
            kind: ChangeKind::Annulled,
            before: outcome.score,
            after: Score {
                white: loss,
                black: loss,
            },
            cite: self.terms.rules.cite(Provision::Preface),
        });
        self.state.phase = Phase::Annulled;
        self.rule(Provision::Preface, What::ResultAnnulled { reason }, out);
        Ok(())
    }

    /// The result of the new game takes the place of the one that is void.
    pub(super) fn game_replayed(&mut self, score: Score, out: &mut Rulings) -> Result<(), Refusal> {
        if self.state.phase != Phase::Annulled {
            return Err(Refusal::NotAnnulled);
        }
        self.check_score(score)?;
        let loss = self.terms.rules.scores.loss;
        let cite = self.terms.rules.cite(Provision::Scores);
        self.state.incidents.changes.push(ScoreChange {
            kind: ChangeKind::Replayed,
            before: Score {
                white: loss,
                black: loss,
            },
            after: score,
            cite,
        });
        let reason = EndReason::Replay;
        let outcome = Outcome {
            score,
            reason,
            cite,
        };
        self.state.phase = Phase::Ended(outcome);
        self.rule(Provision::Scores, What::GameEnded { outcome }, out);
        Ok(())
    }

    /// What was done to the score after the game, or because of penalties during it, oldest
    /// first. The score over the board is that before the first of them.
    ///
    /// ```
    /// use chesslaws_arbiter::Game;
    /// assert!(Game::builder().build()?.score_changes().is_empty());
    /// # Ok::<(), chesslaws_arbiter::BuildError>(())
    /// ```
    #[must_use]
    pub fn score_changes(&self) -> &[ScoreChange] {
        &self.state.incidents.changes
    }
}

fn with(score: Score, side: Color, points: Points) -> Score {
    match side {
        Color::White => Score {
            white: points,
            ..score
        },
        Color::Black => Score {
            black: points,
            ..score
        },
    }
}
