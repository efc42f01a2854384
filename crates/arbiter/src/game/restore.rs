//! Putting an earlier position back, and displaced pieces (7.1, 7.4, 7.6).

use super::record::made_by;
use super::{Answer, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_laws::{Color, Provision};

impl Game {
    /// The position after `plies` plies stands again. The count of illegal moves stays.
    pub(super) fn restore_to(
        &mut self,
        plies: usize,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if let Some(ply) = self.plies.as_slice().get(plies) {
            self.state.board = ply.before;
        }
        self.plies.truncate(plies);
        self.state.begin_ply();
        self.state.fault = None;
        self.state.breach = None;
        let now = self.state.now;
        for side in Color::ALL {
            self.state.awaiting[side] = false;
            let moves = made_by(self.plies.as_slice(), side);
            self.state.completed[side] = moves;
            if let Some(clock) = &mut self.state.clock
                && clock.moves(side) != moves
            {
                clock.set_moves(side, moves, now)?;
            }
        }
        self.sheets_cut(u32::try_from(plies).unwrap_or(u32::MAX));
        let fen = self.state.board.fen();
        let plies = u32::try_from(plies).unwrap_or(u32::MAX);
        self.rule(provision, What::PositionRestored { plies, fen }, out);
        Ok(())
    }

    /// Asks for the times (7.1: "including the right not to change them"), or goes on at once
    /// without a clock.
    pub(super) fn ask_times(
        &mut self,
        provision: Provision,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if self.state.clock.is_some() {
            self.pause()?;
            self.ask(
                QuestionKind::Times,
                Some(Answer::AsTheyStand),
                provision,
                out,
            );
        }
        Ok(())
    }

    pub(super) fn pieces_displaced(
        &mut self,
        side: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_play()?;
        self.state.displaced = Some(side);
        self.rule(
            Provision::PiecesDisplaced,
            What::MustReplacePieces { side },
            out,
        );
        Ok(())
    }

    pub(super) fn pieces_replaced(
        &mut self,
        side: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if self.state.displaced != Some(side) {
            return Err(Refusal::NotDisplaced(side));
        }
        self.state.displaced = None;
        let kind = QuestionKind::Displacement { side };
        self.ask(
            kind,
            Some(Answer::NoBreach),
            Provision::DisplacementPenalty,
            out,
        );
        Ok(())
    }

    pub(super) fn displacement_found(
        &mut self,
        ply: u32,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let last = u32::try_from(self.plies.as_slice().len()).unwrap_or(u32::MAX);
        if ply > last {
            return Err(Refusal::NoSuchPly { last, found: ply });
        }
        self.pause()?;
        self.restore_to(ply as usize, Provision::DisplacementFound, out)?;
        self.ask_times(Provision::TimesRestored, out)
    }
}
