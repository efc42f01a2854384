//! The sealed move and the sealed reply, opened and made (I.7, I.8).

use super::{Stage, sealing::meant};
use crate::game::{Answer, EndReason, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use alloc::string::{String, ToString};
use chesslaws_board::Move;
use chesslaws_laws::rules::MateImpossible;
use chesslaws_laws::{Color, Provision};
use chesslaws_notation::SanErrorKind;

impl Game {
    /// I.7: only in the presence of the player who must reply.
    pub(in crate::game) fn envelope_opened(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        let adjourned = self.adjourned_at(Stage::Resumed)?;
        if adjourned.opened || adjourned.lost {
            return Err(Refusal::NotAdjournedSo);
        }
        let (sealer, text) = (adjourned.sealer, adjourned.text.clone());
        if self.state.absent[!sealer] {
            return self.forbid(Forbidden::ReplierNotPresent, Provision::OpeningTheEnvelope);
        }
        self.unseal(sealer, &text.unwrap_or_default(), out)
    }

    /// I.9.3: on the sealer's arrival.
    pub(in crate::game) fn reply_opened(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        let adjourned = self.adjourned_at(Stage::Resumed)?;
        let Some(text) = adjourned.reply.clone() else {
            return Err(Refusal::NotAdjournedSo);
        };
        let sealer = adjourned.sealer;
        if self.state.absent[sealer] {
            return self.forbid(Forbidden::ReplierNotPresent, Provision::SealerAbsent);
        }
        self.unseal(!sealer, &text, out)
    }

    /// Reads what a player sealed, and makes it or rules on what is wrong with it (I.8).
    fn unseal(&mut self, side: Color, text: &str, out: &mut Rulings) -> Result<(), Refusal> {
        let Some(position) = self.position() else {
            return self.ask_meaning(side, out);
        };
        let error = match meant(text, position, &self.terms.letters) {
            Ok(move_) => return self.make_sealed(side, move_, out),
            Err(error) => error,
        };
        match error.kind() {
            SanErrorKind::Unreadable => self.ask_meaning(side, out),
            SanErrorKind::Ambiguous => {
                self.sealed_defective(side, error.to_string(), Provision::SealedAmbiguous, out)
            }
            SanErrorKind::Illegal => {
                self.sealed_defective(side, error.to_string(), Provision::SealedIllegal, out)
            }
        }
    }

    fn ask_meaning(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        self.pause()?;
        let by = Provision::SealedUnclear;
        self.rule(by, What::SealedMoveUnclear { side }, out);
        self.ask(QuestionKind::SealedMeaning { side }, None, by, out);
        Ok(())
    }

    pub(in crate::game) fn meaning_answered(
        &mut self,
        side: Color,
        answer: Answer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Answer::MeansMove { move_ } = answer else {
            let text = String::from("its meaning cannot be established");
            return self.sealed_defective(side, text, Provision::SealedUnclear, out);
        };
        match self.state.board.legal(move_) {
            Some(legal) => self.make_sealed(side, legal, out),
            None => {
                let text = alloc::format!("{move_} is not legal");
                self.sealed_defective(side, text, Provision::SealedIllegal, out)
            }
        }
    }

    /// Lost, unless the opponent cannot mate: on the board it would have cost two minutes.
    fn sealed_defective(
        &mut self,
        side: Color,
        text: String,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let what = What::SealedMoveDefective { side, text };
        self.rule(provision, what, out);
        let (reason, otherwise) = (EndReason::SealedMove, MateImpossible::Draw);
        self.lose(side, reason, provision, otherwise, out)
    }

    /// The sealed move stands on the board and is completed; the clock of who must reply runs.
    fn make_sealed(&mut self, side: Color, move_: Move, out: &mut Rulings) -> Result<(), Refusal> {
        let adjourned = self.adjourned_at(Stage::Resumed)?;
        let (reply, lost) = (adjourned.reply.take().is_some(), adjourned.lost);
        self.pause()?;
        self.make(side, move_, false, out)?;
        self.adjourned_at(Stage::Resumed)?.opened = true;
        if self.outcome().is_some() || self.state.clock.is_none() {
            return Ok(());
        }
        let by = if reply {
            Provision::SealerAbsent
        } else if lost {
            Provision::EnvelopeLostPlayOn
        } else {
            Provision::ReplierPresent
        };
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            if reply {
                // The press was made when the reply was sealed.
                clock.resume_side(!side, now)?;
            } else {
                clock.resume_side(side, now)?;
                clock.press(side, now)?;
            }
        }
        self.complete_by(side, by, out);
        self.rule(by, What::ClockStarted { side: !side }, out);
        self.settle_watched(out)
    }

    pub(in crate::game) fn sealer_moves_on_the_board(&self, side: Color) -> bool {
        let adjourned = self.state.adjourned.as_deref();
        adjourned.is_some_and(|adjourned| {
            adjourned.stage == Stage::Resumed
                && adjourned.lost
                && !adjourned.opened
                && adjourned.sealer == side
        })
    }

    /// I.12.1: the move that the sealer says he sealed.
    pub(in crate::game) fn sealed_move_named(
        &mut self,
        side: Color,
        written: Move,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        match self.state.board.legal(written) {
            Some(move_) => self.make_sealed(side, move_, out),
            None => Err(Refusal::NotAMove(written)),
        }
    }

    /// I.9.3: who must reply need not do so on the board while the sealer is absent.
    pub(in crate::game) fn reply_sealed(
        &mut self,
        text: String,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let adjourned = self.adjourned_at(Stage::Resumed)?;
        let (sealer, free) = (adjourned.sealer, adjourned.reply.is_none());
        let possible = adjourned.opened && free && !adjourned.moved[!sealer];
        let side = !sealer;
        if !possible || !self.state.absent[sealer] || self.turn() != side {
            return Err(Refusal::NotAdjournedSo);
        }
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            clock.press(side, now)?;
        }
        self.adjourned_at(Stage::Resumed)?.reply = Some(text);
        let by = Provision::SealerAbsent;
        self.rule(by, What::ReplySealed { side }, out);
        self.rule(by, What::ClockStarted { side: sealer }, out);
        Ok(())
    }
}
