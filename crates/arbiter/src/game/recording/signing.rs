//! The result as the players sign it (8.7).

use crate::game::change::ChangeKind;
use crate::game::{Game, Refusal, Rulings, What};
use chesslaws_laws::{Color, Provision, Score};

impl Game {
    /// Both sign: what they sign stands even if it is wrong, unless the arbiter decides otherwise.
    pub(in crate::game) fn result_signed(
        &mut self,
        side: Color,
        score: Score,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Some(outcome) = self.outcome().copied() else {
            return Err(Refusal::NothingToSign);
        };
        self.check_score(score)?;
        self.state.sheets.signed[side] = Some(score);
        let by = Provision::SigningTheResult;
        self.rule(by, What::Signed { side, score }, out);
        let Some(other) = self.state.sheets.signed[!side] else {
            return Ok(());
        };
        if other != score {
            self.rule(by, What::SignaturesDiffer, out);
            return Ok(());
        }
        if score == outcome.score {
            self.rule(by, What::ResultConfirmed, out);
            return Ok(());
        }
        self.rule(by, What::SignedResultStands { score }, out);
        self.rescore(ChangeKind::Signed, score, by, out)
    }
}
