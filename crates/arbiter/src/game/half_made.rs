//! Castling of which only the king has moved so far (4.6.b of 2005, 4.7.2).

use super::{Game, Refusal, Rulings, What};
use chesslaws_board::Move;
use chesslaws_laws::{Color, Provision};

impl Game {
    /// The king is released on its square. A legal castling must be finished; one that is not legal
    /// is replaced as if king and rook had been touched (4.4.3).
    pub(super) fn castling_begun(
        &mut self,
        side: Color,
        written: Move,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_move(side, written)?;
        if self.state.castling.is_some() {
            return Err(Refusal::MoveStands);
        }
        let castling = self.state.board.legal(written);
        let castling = castling.filter(|&move_| self.state.board.castling_rook(move_).is_some());
        if castling.is_none() && !self.state.board.is_castling_step(written) {
            return Err(Refusal::NotAMove(written));
        }
        self.touch_deliberately(side, out);
        self.state.attempt = None;
        if let Some(move_) = castling {
            self.state.castling = Some(move_);
            let what = What::CastlingAwaited { side, move_ };
            self.rule(Provision::CastlingMade, what, out);
            return Ok(());
        }
        let step = self.state.board.king_step(written);
        let meant = self.state.board.castling_meant(written);
        self.attempt(side, step, false, Some(meant), out);
        Ok(())
    }
}
