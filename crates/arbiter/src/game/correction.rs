//! Correction of a standing illegal move by agreement (A.5.2; B.3.c of 2009).

use super::ruling::FaultKind;
use super::{Forbidden, Game, Refusal, Rulings, What};
use chesslaws_laws::rules::Afterwards;

impl Game {
    /// The players agree without the arbiter: the position is restored, nothing is counted, nobody
    /// gets time, and the piece that made the illegal move must move (7.5.1).
    pub(super) fn correction_agreed(
        &mut self,
        ply: Option<u32>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_play()?;
        let (fault, stands) = self.locate(ply)?;
        if self.tariff().afterwards != Afterwards::StandsUnlessPlayersAgree {
            return self.forbid(Forbidden::NoCorrection, self.penalty());
        }
        if !stands {
            return self.forbid(Forbidden::StillClaimable, self.penalty());
        }
        let plies = self.plies.as_slice();
        let moved = matches!(
            fault.kind,
            FaultKind::IllegalMove | FaultKind::UnpromotedPawn
        );
        let Some(ply) = plies.get(fault.ply).copied().filter(|_| moved) else {
            return Err(Refusal::NoFault);
        };
        let side = fault.side;
        self.rule(self.penalty(), What::CorrectedByAgreement { side }, out);
        self.restore_to(fault.ply, self.penalty(), out)?;
        self.bind_replacement(side, fault.ply, ply.castling, ply.move_, out);
        self.run_for_turn()
    }
}
