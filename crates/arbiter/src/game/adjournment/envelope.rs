//! The envelope: what it bears, who keeps it, and when it is missing (I.2, I.3, I.12).

use super::Stage;
use crate::game::terms::EnvelopeItem;
use crate::game::{Game, QuestionKind, Refusal, Rulings, What};
use alloc::format;
use alloc::string::{String, ToString};
use chesslaws_laws::{Color, Provision};

const fn provision(item: EnvelopeItem) -> Provision {
    match item {
        EnvelopeItem::Names => Provision::EnvelopeNames,
        EnvelopeItem::Position => Provision::EnvelopePosition,
        EnvelopeItem::TimesUsed => Provision::EnvelopeTimes,
        EnvelopeItem::Sealer => Provision::EnvelopeSealer,
        EnvelopeItem::MoveNumber => Provision::EnvelopeNumber,
        EnvelopeItem::Offer => Provision::EnvelopeOffer,
        EnvelopeItem::Resumption => Provision::EnvelopeResumption,
    }
}

impl Game {
    /// The seven items, each with its article; what is missing is named.
    pub(in crate::game) fn envelope_written(
        &mut self,
        resumption: Option<String>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let sealer = self.adjourned_at(Stage::Adjourned)?.sealer;
        let names = self.player(Color::White).zip(self.player(Color::Black));
        let names = names.filter(|(white, black)| !white.is_empty() && !black.is_empty());
        let offer = self.offer().map_or_else(
            || String::from("none"),
            |side| format!("by {side}, still open"),
        );
        let fen = self.fen();
        let number = fen.rsplit(' ').next().unwrap_or_default().to_string();
        let items = [
            (
                EnvelopeItem::Names,
                names.map(|(white, black)| format!("{white} - {black}")),
            ),
            (EnvelopeItem::Position, Some(fen)),
            (EnvelopeItem::TimesUsed, self.times_used()),
            (EnvelopeItem::Sealer, Some(sealer.to_string())),
            (EnvelopeItem::MoveNumber, Some(number)),
            (EnvelopeItem::Offer, Some(offer)),
            (
                EnvelopeItem::Resumption,
                resumption.filter(|text| !text.trim().is_empty()),
            ),
        ];
        for (item, text) in items {
            let what = match text {
                Some(text) => What::EnvelopeBears { item, text },
                None => What::EnvelopeLacks { item },
            };
            self.rule(provision(item), what, out);
        }
        self.adjourned_at(Stage::Adjourned)?.written = true;
        Ok(())
    }

    fn times_used(&self) -> Option<String> {
        let clock = self.state.clock.as_ref()?;
        let used = |side| super::super::seconds::Seconds(clock.time_used(side));
        let (white, black) = (used(Color::White), used(Color::Black));
        Some(format!("White {white} s, Black {black} s"))
    }

    pub(in crate::game) fn envelope_confirmed(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        let adjourned = self.adjourned_at(Stage::Adjourned)?;
        if !adjourned.written {
            return Err(Refusal::NotAdjournedSo);
        }
        adjourned.confirmed = true;
        self.rule(Provision::EnvelopeKept, What::EnvelopeKept, out);
        Ok(())
    }

    /// A position that is known is played on from, and the text trusts the sealer to name his move; a
    /// position that is not makes the game void.
    pub(in crate::game) fn envelope_missing(
        &mut self,
        position_known: bool,
        times_known: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let now = self.state.now;
        let open = |stage| matches!(stage, Stage::Adjourned | Stage::Resumed);
        let Some(adjourned) = self.state.adjourned.as_deref_mut() else {
            return Err(Refusal::NotAdjournedSo);
        };
        if !open(adjourned.stage) || adjourned.opened {
            return Err(Refusal::NotAdjournedSo);
        }
        if !position_known {
            return self.annul(Provision::EnvelopeLostNewGame, out);
        }
        if adjourned.stage == Stage::Adjourned {
            adjourned.resumed_at = now;
        }
        adjourned.stage = Stage::Resumed;
        adjourned.lost = true;
        let side = adjourned.sealer;
        self.pause()?;
        let by = Provision::EnvelopeLostPlayOn;
        self.rule(by, What::SealerMovesOnTheBoard { side }, out);
        if !times_known && self.state.clock.is_some() {
            self.ask(QuestionKind::Times, None, by, out);
        }
        Ok(())
    }
}
