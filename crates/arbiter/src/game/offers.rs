//! Draws by agreement (9.1, 5.2.3).

use super::{EndReason, Forbidden, Game, OfferEnd, Refusal, Rulings, What};
use chesslaws_laws::rules::DrawRestriction;
use chesslaws_laws::{Color, Provision};

impl Game {
    pub(super) fn draw_offered(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        if self.state.stopped {
            return Err(Refusal::Stopped);
        }
        if self.state.offer == Some(side) {
            return Err(Refusal::OfferOpen(side));
        }
        if self.is_adjourned() {
            // I.4: it stands until it is accepted or declined.
            self.open_offer(side);
            let what = What::OfferStands { by: side };
            self.rule(Provision::OfferAfterSealing, what, out);
            return Ok(());
        }
        // 9.1.2.1: after the move was made and before the clock is pressed. Any other moment is
        // a matter of conduct, and the offer is valid.
        let proper = self.state.awaiting[side] && side != self.turn();
        let what = if proper || self.state.clock.is_none() && side != self.turn() {
            What::OfferStands { by: side }
        } else {
            What::OfferImproper { by: side }
        };
        self.open_offer(side);
        self.state.incidents.offers[side] = self.state.incidents.offers[side].saturating_add(1);
        self.rule(Provision::DrawOffer, what, out);
        Ok(())
    }

    /// The offer stands, and both players are to note it.
    pub(super) fn open_offer(&mut self, side: Color) {
        self.state.offer = Some(side);
        for side in Color::ALL {
            self.state.offer_to_note[side] = true;
        }
    }

    /// 9.1.2.2: the offer is noted by each player on his sheet.
    pub(super) fn offer_noted(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        if !self.state.offer_to_note[side] {
            return Err(Refusal::NoOfferToNote(side));
        }
        self.state.offer_to_note[side] = false;
        self.rule(Provision::OfferNoted, What::OfferNoted { side }, out);
        Ok(())
    }

    pub(super) fn draw_accepted(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        if self.state.offer != Some(!side) {
            return Err(Refusal::NoOffer);
        }
        let completed = Color::ALL.map(|side| self.moves_made(side));
        let fewest = completed.into_iter().min().unwrap_or(0);
        let needed = u32::from(self.terms.rules.agreement.min_moves_each);
        if fewest < needed {
            return self.forbid(Forbidden::AgreementTooEarly(needed), Provision::Agreement);
        }
        // 9.1.1 forbids agreeing, not offering.
        let restricted = self.terms.rules.agreement.restriction != DrawRestriction::None;
        let needed = self.terms.no_draw_before;
        if restricted && fewest < needed && !self.state.agreement_permitted {
            return self.forbid(
                Forbidden::AgreementTooEarly(needed),
                Provision::DrawRestriction,
            );
        }
        let by = if self.is_adjourned() {
            Provision::EndBeforeResumption
        } else {
            Provision::Agreement
        };
        self.draw(EndReason::Agreement, by, out)
    }

    /// 9.1.1: not "without the consent of the arbiter".
    pub(super) fn agreement_permitted(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        self.state.agreement_permitted = true;
        self.rule(Provision::DrawRestriction, What::AgreementPermitted, out);
        Ok(())
    }

    /// Moves made on the board, completed or not.
    fn moves_made(&self, side: Color) -> u32 {
        super::record::made_by(self.plies.as_slice(), side)
    }

    pub(super) fn draw_declined(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        if self.state.offer != Some(!side) {
            return Err(Refusal::NoOffer);
        }
        self.lapse_offer_to(side, OfferEnd::Declined, out);
        Ok(())
    }

    /// The offer of the opponent of `side`, if there is one, is over.
    pub(super) fn lapse_offer_to(&mut self, side: Color, why: OfferEnd, out: &mut Rulings) {
        if self.state.offer == Some(!side) {
            self.state.offer = None;
            self.rule(
                Provision::DrawOffer,
                What::OfferLapsed { by: !side, why },
                out,
            );
        }
    }
}
