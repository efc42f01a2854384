//! Both kings in check, or a pawn on the last rank, in rapid chess and blitz (A.5.4).

use super::{EndReason, Forbidden, Game, Refusal, Rulings, What};
use chesslaws_laws::Provision;
use chesslaws_laws::rules::PositionSeen;

impl Game {
    pub(super) fn illegal_position_seen(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        if !self.state.board.is_as_no_game_has_it() {
            return Err(Refusal::PositionSound);
        }
        let clause = self.terms.rules.illegal.position_seen;
        if self.standard_rules() || clause == PositionSeen::NoClause {
            return self.forbid(Forbidden::ArbiterDoesNotAct, self.penalty());
        }
        if clause == PositionSeen::WaitsForOneMove {
            self.state.watched = Some(self.plies.as_slice().len());
            self.rule(Provision::RapidIllegalPosition, What::WaitsForOneMove, out);
            return Ok(());
        }
        let (fault, stands) = self.locate(None)?;
        if stands {
            let (side, fault) = (fault.side, fault.kind);
            let what = What::FaultStands { side, fault };
            self.rule(Provision::RapidIllegalPosition, what, out);
            return Ok(());
        }
        let move_ = self.plies.as_slice().get(fault.ply).map(|ply| ply.move_);
        self.penalise(fault, move_, out)
    }

    /// Once the move after that is completed, a position that is still as no game can have it is a
    /// draw. A single king in check is left to the next move.
    pub(super) fn settle_watched(&mut self, out: &mut Rulings) -> Result<(), Refusal> {
        let Some(seen) = self.state.watched else {
            return Ok(());
        };
        let plies = self.plies.as_slice();
        let completed = plies.last().is_some_and(|ply| !self.state.awaiting[ply.by]);
        if plies.len() <= seen || !completed {
            return Ok(());
        }
        self.state.watched = None;
        if self.state.board.is_as_no_game_has_it() {
            let reason = EndReason::IllegalPosition;
            return self.draw(reason, Provision::RapidIllegalPosition, out);
        }
        self.rule(Provision::RapidIllegalPosition, What::PositionPlayable, out);
        Ok(())
    }
}
