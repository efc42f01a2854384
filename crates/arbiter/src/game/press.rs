//! The press of the clock, which completes a move (6.2.1).

use super::record::Ply;
use super::ruling::FaultKind;
use super::state::{Attempt, FaultTouches, OpenFault, Promoting};
use super::{Game, Refusal, Rulings, What};
use chesslaws_laws::rules::{Deadline, Fault};
use chesslaws_laws::{Color, Provision};

impl Game {
    pub(super) fn pressed(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        self.may_play()?;
        self.announced_before_press(side)?;
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
        if let Some((attempt, kind)) = self.completed_fault().filter(|_| on_move) {
            self.complete_fault(side, attempt, kind, out);
            return self.settle_watched(out);
        }
        if self.state.awaiting[side] {
            // 6.2.2: a reply of the opponent takes nothing from the right to press.
            let by = if on_move {
                Provision::RightToPress
            } else {
                Provision::PressingTheClock
            };
            self.complete_by(side, by, out);
            self.open_two_hands(side, out);
            return self.settle_watched(out);
        }
        self.open_fault(side, FaultKind::PressWithoutMove, out);
        Ok(())
    }

    /// What the player who has the move completes by pressing, if it is no legal move.
    fn completed_fault(&self) -> Option<(Attempt, FaultKind)> {
        if let Some(castling) = self.state.castling {
            let move_ = self.state.board.king_step(castling);
            let attempt = Attempt {
                move_,
                two_hands: false,
                castling: Some(castling),
            };
            return Some((attempt, FaultKind::IllegalMove));
        }
        if let Some(attempt) = self.state.attempt {
            return Some((attempt, FaultKind::IllegalMove));
        }
        let Promoting {
            move_, two_hands, ..
        } = self.state.promoting?;
        let attempt = Attempt {
            move_,
            two_hands,
            castling: None,
        };
        Some((attempt, FaultKind::UnpromotedPawn))
    }

    fn complete_fault(
        &mut self,
        side: Color,
        attempt: Attempt,
        kind: FaultKind,
        out: &mut Rulings,
    ) {
        let Attempt {
            move_,
            two_hands,
            castling,
        } = attempt;
        self.fault_stands_after(side, Deadline::BeforeNextMove, out);
        self.open_fault(side, kind, out);
        self.state.fault_touches = Some(FaultTouches {
            ply: self.plies.as_slice().len(),
            squares: core::mem::take(&mut self.state.touches),
            order: self.state.touch_order,
        });
        self.plies.push(Ply {
            by: side,
            move_,
            before: self.state.board,
            two_hands,
            fault: Some(kind),
            stands: false,
            castling,
        });
        self.state.board = match castling {
            Some(_) => self.state.board.king_alone(move_),
            None => self.state.board.displaced(move_),
        };
        self.state.begin_ply();
        self.state.awaiting[side] = false;
        self.state.completed[side] = self.state.completed[side].saturating_add(1);
    }

    /// 7.5.4: two hands count once the clock is pressed, and with an illegal move only once.
    pub(super) fn open_two_hands(&mut self, side: Color, out: &mut Rulings) {
        let counts = self.terms.rules.illegal.two_hands != Fault::NoTariff;
        let two_hands = |ply: &&mut Ply| ply.by == side && ply.two_hands;
        let Some(ply) = self.plies.last_mut().filter(two_hands) else {
            return;
        };
        if !counts {
            let fault = FaultKind::TwoHands;
            self.rule(Provision::OneHand, What::NoTariff { side, fault }, out);
            return;
        }
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
