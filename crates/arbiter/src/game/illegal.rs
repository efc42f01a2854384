//! Illegal moves that were completed: who may notice them, until when, and what they cost (7.5,
//! appendices A and B).

use super::press::fault_provision;
use super::record::Ply;
use super::ruling::FaultKind;
use super::state::{Bound, OpenFault};
use super::terms::Observer;
use super::{EndReason, Forbidden, Game, Refusal, Rulings, What};
use chesslaws_board::{Move, Role};
use chesslaws_clock::{ClockError, OpponentTime};
use chesslaws_laws::rules::{Deadline, Fault, IllegalWhen, NoticedBy, Tariff, UnpromotedPawn};
use chesslaws_laws::{Color, Provision};

impl Game {
    pub(super) const fn tariff(&self) -> &Tariff {
        self.terms
            .rules
            .illegal
            .tariff(self.terms.mode, self.terms.supervised)
    }

    pub(super) const fn penalty(&self) -> Provision {
        Provision::illegal_move_penalty(self.terms.mode, self.terms.supervised)
    }

    pub(super) fn illegal_move_found(
        &mut self,
        by: Observer,
        ply: Option<u32>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let released = self.terms.rules.illegal.counts_when == IllegalWhen::Released;
        if let (Some(attempt), None) = (self.state.attempt, ply) {
            let (side, move_) = (self.turn(), attempt.move_);
            if !released {
                // Not completed: it is replaced under 4.3 and counts nothing.
                self.rule(
                    Provision::LegalMove,
                    What::IllegalNotCompleted { side, move_ },
                    out,
                );
                return Ok(());
            }
            let before = self.plies.as_slice().len();
            let kind = FaultKind::IllegalMove;
            self.state.attempt = None;
            return self.penalise(
                OpenFault {
                    side,
                    kind,
                    ply: before,
                },
                Some(move_),
                out,
            );
        }
        let (fault, stands) = self.locate(ply)?;
        let claim_only = self.tariff().noticed_by == NoticedBy::Claim;
        if claim_only && by.player() != Some(!fault.side) {
            return self.forbid(Forbidden::OnlyTheOpponent(by), self.penalty());
        }
        if stands {
            let (side, kind) = (fault.side, fault.kind);
            self.rule(self.penalty(), What::FaultStands { side, fault: kind }, out);
            return Ok(());
        }
        let move_ = self.plies.as_slice().get(fault.ply).map(|ply| ply.move_);
        self.penalise(fault, move_, out)
    }

    /// The fault that is meant, and whether it can no longer be claimed.
    pub(super) fn locate(&self, ply: Option<u32>) -> Result<(OpenFault, bool), Refusal> {
        let plies = self.plies.as_slice();
        if let (Some(fault), None) = (self.state.fault, ply) {
            return Ok((fault, false));
        }
        let at = |index: usize| {
            let ply = plies.get(index)?;
            let fault = OpenFault {
                side: ply.by,
                kind: ply.fault?,
                ply: index,
            };
            Some((fault, ply.stands))
        };
        let last = u32::try_from(plies.len()).unwrap_or(u32::MAX);
        let found = match ply {
            Some(found) if found == 0 || found > last => {
                return Err(Refusal::NoSuchPly { last, found });
            }
            Some(number) => at(number as usize - 1),
            None => (0..plies.len()).rev().find_map(at),
        };
        found.ok_or(Refusal::NoFault)
    }

    /// The opponent has passed a deadline: a fault that had to be noticed before stands.
    pub(super) fn fault_stands_after(&mut self, side: Color, passed: Deadline, out: &mut Rulings) {
        let Some(fault) = self.state.fault.filter(|fault| fault.side != side) else {
            return;
        };
        let deadline = self.tariff().deadline;
        // Who makes a move has touched a piece.
        let closed = deadline == passed
            || deadline == Deadline::BeforeTouch && passed == Deadline::BeforeNextMove;
        if passed == Deadline::BeforeNextMove {
            // What may be found later is found in the record of the plies.
            self.state.fault = None;
        }
        if !closed {
            return;
        }
        self.state.fault = None;
        if let Some(ply) = self.plies.last_mut() {
            ply.stands = true;
        }
        let kind = fault.kind;
        self.rule(
            self.penalty(),
            What::FaultStands {
                side: fault.side,
                fault: kind,
            },
            out,
        );
    }

    pub(super) fn penalise(
        &mut self,
        fault: OpenFault,
        move_: Option<Move>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let OpenFault { side, kind, .. } = fault;
        self.state.fault = None;
        self.pause()?;
        if kind == FaultKind::PressWithoutMove
            && self.terms.rules.illegal.press_without_move == Fault::NoTariff
        {
            self.rule(
                Provision::PressingTheClock,
                What::NoTariff { side, fault: kind },
                out,
            );
            self.take_back_press(OpponentTime::Returned)?;
            return self.run_for_turn();
        }
        let count = self.state.illegal[side].saturating_add(1);
        self.state.illegal[side] = count;
        let tariff = *self.tariff();
        let by = if tariff.loses_at <= 1 {
            self.penalty()
        } else {
            fault_provision(kind)
        };
        self.rule(
            by,
            What::FaultFound {
                side,
                fault: kind,
                count,
            },
            out,
        );
        let restored = self.put_right(fault, move_, out)?;
        if count >= tariff.loses_at {
            let reason = EndReason::IllegalMoves;
            return self.lose(side, reason, self.penalty(), tariff.mate_impossible, out);
        }
        if let Some(time) = tariff.compensation {
            let reduced = self.terms.rules.illegal.standard.compensation > Some(time);
            let provision = if reduced {
                Provision::ReducedPenalties
            } else {
                self.penalty()
            };
            self.add_time(!side, time, provision, out)?;
        }
        if self.ends_on_board_after_fault(kind, out)? {
            return Ok(());
        }
        if restored {
            return self.ask_times(Provision::TimesRestored, out);
        }
        self.run_for_turn()
    }

    /// Puts board and counters right; whether a position was restored.
    fn put_right(
        &mut self,
        fault: OpenFault,
        move_: Option<Move>,
        out: &mut Rulings,
    ) -> Result<bool, Refusal> {
        let side = fault.side;
        match fault.kind {
            FaultKind::IllegalMove => {
                self.take_back_press_of(fault.ply)?;
                let castling = self.castling_half_made(fault.ply);
                self.restore_to(fault.ply, Provision::IllegalMove, out)?;
                if let Some(move_) = move_ {
                    self.bind_replacement(side, fault.ply, castling, move_, out);
                }
                Ok(true)
            }
            FaultKind::UnpromotedPawn => self.unpromoted(fault, out),
            // The opponent had no move to think about.
            FaultKind::PressWithoutMove => {
                self.take_back_press(OpponentTime::Returned)?;
                Ok(false)
            }
            // The move itself is legal and stays.
            FaultKind::TwoHands => Ok(false),
        }
    }

    /// To 2009 the position is restored and the pawn is bound; from 2014 on it is a queen.
    fn unpromoted(&mut self, fault: OpenFault, out: &mut Rulings) -> Result<bool, Refusal> {
        let plies = self.plies.as_slice();
        let Some(ply) = plies.get(fault.ply).copied() else {
            return Ok(false);
        };
        let (side, last) = (fault.side, plies.len() == fault.ply + 1);
        if self.terms.rules.illegal.unpromoted_pawn == UnpromotedPawn::PositionRestored {
            self.take_back_press_of(fault.ply)?;
            self.restore_to(fault.ply, Provision::UnpromotedPawn, out)?;
            self.bind_replacement(side, fault.ply, None, ply.move_, out);
            return Ok(true);
        }
        self.rule(Provision::UnpromotedPawn, What::BecameQueen { side }, out);
        let queen = Move::new(ply.move_.from(), ply.move_.to(), Some(Role::Queen));
        self.plies.truncate(fault.ply);
        self.plies.push(Ply {
            move_: queen,
            fault: None,
            ..ply
        });
        self.state.board = ply.before.after(queen);
        if last {
            return Ok(false);
        }
        // Found later: what was played after it falls away.
        self.restore_to(fault.ply + 1, Provision::UnpromotedPawn, out)?;
        Ok(true)
    }

    /// What must be played instead of a completed illegal move: the castling that was half made,
    /// or by 4.3 what was touched first.
    pub(super) fn bind_replacement(
        &mut self,
        side: Color,
        ply: usize,
        castling: Option<Move>,
        move_: Move,
        out: &mut Rulings,
    ) {
        if let Some(castling) = castling.and_then(|castling| self.state.board.legal(castling)) {
            let (moves, by) = (alloc::vec![castling], Provision::CastlingMade);
            let bound = Bound {
                moves: moves.clone(),
                by,
                fixed: true,
            };
            self.state.bound = Some(bound);
            self.rule(by, What::Bound { side, moves }, out);
            return;
        }
        let touches = self.state.fault_touches.take();
        if let Some(touches) = touches.filter(|touches| touches.ply == ply) {
            self.state.touches = touches.squares;
            self.state.touch_order = touches.order;
        }
        self.bind_by_illegal(side, castling.unwrap_or(move_), out);
        self.fix_bound();
    }

    pub(super) fn castling_half_made(&self, ply: usize) -> Option<Move> {
        self.plies.as_slice().get(ply).and_then(|ply| ply.castling)
    }

    fn ends_on_board_after_fault(
        &mut self,
        kind: FaultKind,
        out: &mut Rulings,
    ) -> Result<bool, Refusal> {
        let end = self.ended_on_board();
        match end.filter(|_| kind == FaultKind::UnpromotedPawn) {
            Some(end) => self.end_on_board(end, out).map(|()| true),
            None => Ok(false),
        }
    }

    fn fix_bound(&mut self) {
        if let Some(bound) = &mut self.state.bound {
            bound.fixed = true;
        }
    }

    fn take_back_press(&mut self, of_opponent: OpponentTime) -> Result<(), Refusal> {
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            match clock.undo_press(of_opponent, now) {
                Ok(_) | Err(ClockError::NothingToUndo) => {}
                Err(error) => return Err(error.into()),
            }
        }
        Ok(())
    }

    /// Takes the press of a ply back if it was the last.
    fn take_back_press_of(&mut self, ply: usize) -> Result<(), Refusal> {
        if self.plies.as_slice().len() == ply + 1 {
            return self.take_back_press(OpponentTime::Charged);
        }
        Ok(())
    }
}
