//! The press of the clock, which completes a move (6.2.1).

use super::record::Ply;
use super::ruling::FaultKind;
use super::state::OpenFault;
use super::{Game, Refusal, Rulings, What};
use chesslaws_laws::rules::Fault;
use chesslaws_laws::{Color, Provision};

impl Game {
    pub(super) fn pressed(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        self.may_play()?;
        let on_move = side == self.turn();
        if !on_move && !self.state.awaiting[side] {
            return Err(Refusal::NothingToComplete(side));
        }
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            let press = clock.press(side, now)?;
            if !press.completed {
                return Err(Refusal::Clock(chesslaws_clock::ClockError::Frozen));
            }
        }
        if !on_move {
            self.complete(side, out);
            self.open_two_hands(side, out);
            return Ok(());
        }
        if self.state.attempt.is_some() {
            self.complete_illegal(side, out);
        } else if self.state.promoting.is_some() {
            self.open_fault(side, FaultKind::UnpromotedPawn, out);
        } else {
            self.open_fault(side, FaultKind::PressWithoutMove, out);
        }
        Ok(())
    }

    fn complete_illegal(&mut self, side: Color, out: &mut Rulings) {
        let Some(attempt) = self.state.attempt else {
            return;
        };
        self.fault_stands_after(side, chesslaws_laws::rules::Deadline::BeforeNextMove, out);
        self.open_fault(side, FaultKind::IllegalMove, out);
        self.plies.push(Ply {
            by: side,
            move_: attempt.move_,
            before: self.state.board,
            two_hands: attempt.two_hands,
            fault: Some(FaultKind::IllegalMove),
            stands: false,
        });
        self.state.board = self.state.board.displaced(attempt.move_);
        self.state.begin_ply();
        self.state.awaiting[side] = false;
        self.state.completed[side] = self.state.completed[side].saturating_add(1);
    }

    /// 7.5.4: two hands count once the clock is pressed, and with an illegal move only once.
    pub(super) fn open_two_hands(&mut self, side: Color, out: &mut Rulings) {
        let counts = self.terms.rules.illegal.two_hands != Fault::NoTariff;
        let two_hands = |ply: &&mut Ply| ply.by == side && ply.two_hands;
        let Some(ply) = self.plies.last_mut().filter(two_hands).filter(|_| counts) else {
            return;
        };
        ply.fault = Some(FaultKind::TwoHands);
        let before = self.plies.as_slice().len().saturating_sub(1);
        self.note_fault(side, FaultKind::TwoHands, before, out);
    }

    fn open_fault(&mut self, side: Color, kind: FaultKind, out: &mut Rulings) {
        let before = self.plies.as_slice().len();
        self.note_fault(side, kind, before, out);
    }

    fn note_fault(&mut self, side: Color, kind: FaultKind, ply: usize, out: &mut Rulings) {
        self.state.fault = Some(OpenFault { side, kind, ply });
        let provision = fault_provision(kind);
        self.rule(provision, What::FaultCompleted { side, fault: kind }, out);
    }
}

pub(super) fn fault_provision(kind: FaultKind) -> Provision {
    match kind {
        FaultKind::IllegalMove => Provision::IllegalMove,
        FaultKind::UnpromotedPawn => Provision::UnpromotedPawn,
        FaultKind::PressWithoutMove => Provision::PressWithoutMove,
        FaultKind::TwoHands => Provision::TwoHands,
    }
}
