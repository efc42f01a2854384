//! How games end.

use super::record::appearances;
use super::state::{PendingLoss, Phase};
use super::{Answer, EndReason, Game, Outcome, QuestionKind, Refusal, Rulings, What};
use crate::mate::MateProof;
use chesslaws_laws::rules::MateImpossible;
use chesslaws_laws::{Color, Points, Provision, Score, Succession};

impl Game {
    pub(super) fn end(
        &mut self,
        score: Score,
        reason: EndReason,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.pause()?;
        let cite = self.terms.rules.cite(provision);
        let outcome = Outcome {
            score,
            reason,
            cite,
        };
        self.state.phase = Phase::Ended(outcome);
        self.state.question = None;
        self.state.pending_loss = None;
        self.rule(provision, What::GameEnded { outcome }, out);
        self.settle_points(out)
    }

    pub(super) fn draw(
        &mut self,
        reason: EndReason,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let draw = self.terms.rules.scores.draw;
        let score = Score {
            white: draw,
            black: draw,
        };
        self.end(score, reason, provision, out)
    }

    pub(super) fn win(
        &mut self,
        winner: Color,
        reason: EndReason,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let scores = self.terms.rules.scores;
        let score = split(!winner, scores.loss, scores.win);
        self.end(score, reason, provision, out)
    }

    /// A player loses, unless the opponent cannot mate by any series of legal moves and the
    /// edition makes a difference then.
    pub(super) fn lose(
        &mut self,
        loser: Color,
        reason: EndReason,
        provision: Provision,
        otherwise: MateImpossible,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let proof = self.can_mate(!loser);
        let loss = PendingLoss {
            loser,
            reason,
            by: provision,
            otherwise,
        };
        match (otherwise, proof) {
            (MateImpossible::Loss, _) | (MateImpossible::Draw, MateProof::Possible) => {
                self.win(!loser, reason, provision, out)
            }
            (MateImpossible::Draw, MateProof::Impossible) => self.draw(reason, provision, out),
            (MateImpossible::Draw, MateProof::Open) => {
                self.pause()?;
                self.state.pending_loss = Some(loss);
                let kind = QuestionKind::CanMate { side: !loser };
                self.ask(kind, None, provision, out);
                Ok(())
            }
            (MateImpossible::ArbiterDecides, proof) => {
                self.pause()?;
                self.state.pending_loss = Some(loss);
                let points = match proof {
                    MateProof::Impossible => Points::HALF,
                    MateProof::Possible | MateProof::Open => Points::ONE,
                };
                let recommended = Some(Answer::OpponentScores { points });
                self.ask(
                    QuestionKind::OpponentScore { loser },
                    recommended,
                    provision,
                    out,
                );
                Ok(())
            }
        }
    }

    /// Whether any series of legal moves from the position on the board lets `side` give mate. On a
    /// board that an unnoticed illegal move left unsound nothing is proved.
    pub(super) fn can_mate(&self, side: Color) -> MateProof {
        self.position().map_or(MateProof::Open, |position| {
            self.terms.mate_search.can_mate(position, side)
        })
    }

    /// The answer to whether the opponent of a loser can mate.
    pub(super) fn mate_answered(&mut self, can: bool, out: &mut Rulings) -> Result<(), Refusal> {
        let Some(loss) = self.state.pending_loss else {
            return Err(Refusal::NoQuestion);
        };
        if can {
            self.win(!loss.loser, loss.reason, loss.by, out)
        } else if loss.otherwise == MateImpossible::ArbiterDecides {
            // The loser has nothing, whatever the opponent has.
            self.half_for_opponent(loss.loser, loss.reason, loss.by, out)
        } else {
            self.draw(loss.reason, loss.by, out)
        }
    }

    /// The answer to what the opponent of a loser scores.
    pub(super) fn score_answered(
        &mut self,
        points: Points,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Some(loss) = self.state.pending_loss else {
            return Err(Refusal::NoQuestion);
        };
        let scores = self.terms.rules.scores;
        let given = match points {
            Points::ONE => scores.win,
            Points::HALF => scores.draw,
            other => other,
        };
        self.declare_lost(loss.loser, given, loss.reason, loss.by, out)
    }

    /// The ends that stand on the board the moment a move is made; mate before all others.
    pub(super) fn ended_on_board(&mut self) -> Option<(EndReason, Provision)> {
        let position = self.position()?;
        if position.has_legal_move() {
            self.automatic_draw()
        } else if position.is_check() {
            Some((EndReason::Checkmate, Provision::Checkmate))
        } else {
            Some((EndReason::Stalemate, Provision::Stalemate))
        }
    }

    pub(super) fn end_on_board(
        &mut self,
        (reason, provision): (EndReason, Provision),
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if reason == EndReason::Checkmate {
            let winner = !self.turn();
            return self.win(winner, reason, provision, out);
        }
        self.draw(reason, provision, out)
    }

    fn automatic_draw(&mut self) -> Option<(EndReason, Provision)> {
        let position = *self.position()?;
        let rules = &self.terms.rules;
        let search = self.terms.mate_search;
        if rules.endings.dead_position_at_once
            && search.is_dead_after(&position, &mut self.state.known_mate)
        {
            return Some((EndReason::DeadPosition, Provision::DeadPosition));
        }
        if let Some(draw) = rules.repetition.automatic {
            let count = appearances(self.plies.as_slice(), &self.state.board);
            let counted = match draw.succession {
                Succession::Any => count.total,
                Succession::ConsecutiveAlternate => count.consecutive,
            };
            if counted >= u32::from(draw.count) {
                return Some((EndReason::FivefoldRepetition, Provision::FivefoldRepetition));
            }
        }
        let moves = rules.move_count.automatic_at?;
        (position.halfmove_clock() >= 2 * u32::from(moves))
            .then_some((EndReason::SeventyFiveMoves, Provision::SeventyFiveMoves))
    }

    pub(super) fn resigned(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        let otherwise = self.terms.rules.endings.resignation;
        let by = if self.is_adjourned() {
            Provision::EndBeforeResumption
        } else {
            Provision::Resignation
        };
        self.lose(side, EndReason::Resignation, by, otherwise, out)
    }
}

/// The loser's score and the opponent's.
pub(super) fn split(loser: Color, own: Points, opponent: Points) -> Score {
    match loser {
        Color::White => Score {
            white: own,
            black: opponent,
        },
        Color::Black => Score {
            white: opponent,
            black: own,
        },
    }
}
