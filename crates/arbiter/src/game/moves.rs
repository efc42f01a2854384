//! Moves as they are made on the board (4.6, 4.7); completing them is another instant.

use super::record::Ply;
use super::ruling::FaultKind;
use super::state::{Attempt, Promoting};
use super::{Answer, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use chesslaws_board::{Move, Role};
use chesslaws_laws::rules::{Deadline, InvertedRook, PromotionChoice};
use chesslaws_laws::{Color, Provision};

impl Game {
    /// Whether anything can be done on the board now.
    pub(super) fn may_play(&self) -> Result<(), Refusal> {
        if self.state.stopped {
            return Err(Refusal::Stopped);
        }
        if self.state.displaced.is_some() {
            return Err(Refusal::Displaced);
        }
        // Whose move it is can't be said until this is settled.
        let blocks = self
            .state
            .fault
            .is_some_and(|fault| fault.kind == FaultKind::PressWithoutMove);
        if blocks {
            return Err(Refusal::FaultOpen);
        }
        Ok(())
    }

    pub(super) fn moved(
        &mut self,
        side: Color,
        written: Move,
        two_hands: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        if self.is_sealing(side) {
            return self.moved_after_the_call(side, written, out);
        }
        self.may_move(side, written)?;
        if self.sealer_moves_on_the_board(side) {
            return self.sealed_move_named(side, written, out);
        }
        if let Some(castling) = self.state.castling
            && self.state.board.legal(written) != Some(castling)
        {
            return self.forbid(Forbidden::CastlingBegun, Provision::CastlingMade);
        }
        self.touch_deliberately(side, out);
        // Another move replaces an illegal one that was not completed.
        self.state.attempt = None;
        if let Some(move_) = self.state.board.legal(written) {
            return self.make(side, move_, two_hands, out);
        }
        if self.state.board.lacks_promotion(written) {
            self.state.promoting = Some(Promoting {
                move_: written,
                two_hands,
                fixed: None,
            });
            self.rule(
                Provision::PromotionMade,
                What::PromotionAwaited { side },
                out,
            );
            return Ok(());
        }
        self.attempt(side, written, two_hands, None, out);
        Ok(())
    }

    /// Whether the player may put a piece somewhere now.
    pub(super) fn may_move(&self, side: Color, written: Move) -> Result<(), Refusal> {
        self.may_play()?;
        self.sheets_admit_a_move(side)?;
        if self.state.absent[side] {
            return Err(Refusal::Absent(side));
        }
        if side != self.turn() {
            return Err(if self.state.awaiting[side] {
                Refusal::MoveStands
            } else {
                Refusal::NotOnMove(side)
            });
        }
        if self.state.promoting.is_some() {
            return Err(Refusal::PromotionAwaited);
        }
        let own = |square| {
            self.state
                .board
                .piece_at(square)
                .is_some_and(|p| p.color == side)
        };
        if !own(written.from()) {
            return Err(Refusal::NotOwnPiece {
                side,
                square: written.from(),
            });
        }
        Ok(())
    }

    /// An illegal move stands on the board, not completed.
    pub(super) fn attempt(
        &mut self,
        side: Color,
        move_: Move,
        two_hands: bool,
        castling: Option<Move>,
        out: &mut Rulings,
    ) {
        self.state.attempt = Some(Attempt {
            move_,
            two_hands,
            castling,
        });
        self.rule(
            Provision::LegalMove,
            What::IllegalNotCompleted { side, move_ },
            out,
        );
        self.bind_by_illegal(side, castling.unwrap_or(move_), out);
    }

    /// 7.5.1: articles 4.3 and 4.7 hold for the move that replaces an illegal one. A piece that was
    /// touched before comes first.
    pub(super) fn bind_by_illegal(&mut self, side: Color, move_: Move, out: &mut Rulings) {
        let rook = self.state.board.castling_rook(move_);
        for square in [
            Some(move_.from()),
            self.state.board.captured(move_).or(rook),
        ] {
            let new = square.filter(|square| !self.state.touches.contains(square));
            self.state.touches.extend(new);
        }
        self.bind(side, out);
    }

    /// A legal move stands on the board.
    pub(super) fn make(
        &mut self,
        side: Color,
        move_: Move,
        two_hands: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.check_bound(side, move_, out);
        self.previous_unrecorded(side, out);
        self.first_move_after_resumption(side);
        if self.state.awaiting[side] {
            self.earlier_move_unpressed(side, out)?;
        }
        self.fault_stands_after(side, Deadline::BeforeNextMove, out);
        let made = self.how_made(move_);
        self.plies.push(Ply {
            by: side,
            move_,
            before: self.state.board,
            two_hands,
            fault: None,
            stands: false,
            castling: None,
        });
        self.state.board = self.state.board.after(move_);
        self.state.begin_ply();
        self.state.awaiting[side] = true;
        self.rule(made, What::MoveMade { side, move_ }, out);
        if let Some(end) = self.ended_on_board() {
            self.complete_by(side, Provision::CompletedByEnding, out);
            return self.end_on_board(end, out);
        }
        if self.state.clock.is_none() {
            self.complete(side, out);
            self.open_two_hands(side, out);
        }
        self.settle_watched(out)
    }

    /// 4.7.1 to 4.7.3: captures, castling and promotions are made when all their parts are.
    fn how_made(&self, move_: Move) -> Provision {
        let board = &self.state.board;
        if move_.promotion().is_some() {
            Provision::PromotionMade
        } else if board.castling_rook(move_).is_some() {
            Provision::CastlingMade
        } else if board.captured(move_).is_some() {
            Provision::CaptureMade
        } else {
            Provision::MoveMade
        }
    }

    /// 6.2.1.2: the player's next move completes the one that he did not press the clock for.
    /// Earlier editions say nothing of it, and the move is not counted.
    fn earlier_move_unpressed(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        self.state.awaiting[side] = false;
        if !self.terms.rules.clocks.next_move_completes {
            return Ok(());
        }
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            clock.complete_move(side, now)?;
        }
        self.state.completed[side] = self.state.completed[side].saturating_add(1);
        let moves = self.state.completed[side];
        self.rule(
            Provision::NextMoveCompletes,
            What::MoveCompleted { side, moves },
            out,
        );
        Ok(())
    }

    pub(super) fn complete(&mut self, side: Color, out: &mut Rulings) {
        self.complete_by(side, Provision::PressingTheClock, out);
    }

    pub(super) fn complete_by(&mut self, side: Color, by: Provision, out: &mut Rulings) {
        self.state.awaiting[side] = false;
        self.state.completed[side] = self.state.completed[side].saturating_add(1);
        let moves = self.state.completed[side];
        self.rule(by, What::MoveCompleted { side, moves }, out);
    }

    /// Takes back what was not completed: an illegal move, or a legal one made with two hands,
    /// which is then to be made with one.
    pub(super) fn put_back(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        self.may_play()?;
        if side == self.turn() && self.state.castling.is_some() {
            return self.forbid(Forbidden::CastlingBegun, Provision::CastlingMade);
        }
        if side == self.turn() && self.state.attempt.take().is_some() {
            self.rule(Provision::LegalMove, What::TakenBack { side }, out);
            return Ok(());
        }
        let last = self.plies.as_slice().last().copied();
        let Some(ply) = last.filter(|ply| ply.by == side && self.state.awaiting[side]) else {
            return Err(Refusal::NothingToPutBack);
        };
        if !ply.two_hands || ply.fault.is_some() {
            return Err(Refusal::MoveStands);
        }
        let len = self.plies.as_slice().len();
        self.plies.truncate(len.saturating_sub(1));
        self.state.board = ply.before;
        self.state.begin_ply();
        self.state.awaiting[side] = false;
        self.rule(Provision::OneHand, What::TakenBack { side }, out);
        let moves = alloc::vec![ply.move_];
        self.state.bound = Some(super::state::Bound {
            moves: moves.clone(),
            by: Provision::MoveMade,
            fixed: true,
        });
        self.rule(Provision::MoveMade, What::Bound { side, moves }, out);
        Ok(())
    }

    pub(super) fn promoted(
        &mut self,
        side: Color,
        piece: Role,
        held: bool,
        upside_down: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_play()?;
        let Some(promoting) = self.state.promoting.filter(|_| side == self.turn()) else {
            return Err(Refusal::NoPromotion(side));
        };
        if matches!(piece, Role::King | Role::Pawn) {
            return Err(Refusal::NotAPromotion);
        }
        if promoting.fixed.is_some_and(|fixed| fixed != piece) {
            return Err(Refusal::ChoiceFinal);
        }
        if held {
            let touching = PromotionChoice::SquareTouched;
            if self.terms.rules.touch.promotion_choice == touching {
                self.state.promoting = Some(Promoting {
                    fixed: Some(piece),
                    ..promoting
                });
                self.rule(
                    Provision::PromotionChoice,
                    What::PromotionFixed { side, piece },
                    out,
                );
            }
            return Ok(());
        }
        if upside_down && piece == Role::Rook {
            if self.terms.rules.illegal.inverted_rook == InvertedRook::ArbiterDecides {
                let recommended = Some(Answer::Rook);
                let kind = QuestionKind::InvertedRook { side };
                self.ask(kind, recommended, Provision::MoveMade, out);
                return Ok(());
            }
            self.rule(
                Provision::PromotionChoice,
                What::PromotionFixed { side, piece },
                out,
            );
        }
        self.exchange(side, piece, out)
    }

    /// The pawn on the last rank has become `piece`.
    pub(super) fn exchange(
        &mut self,
        side: Color,
        piece: Role,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Some(promoting) = self.state.promoting else {
            return Err(Refusal::NoPromotion(side));
        };
        let (from, to) = (promoting.move_.from(), promoting.move_.to());
        self.make(
            side,
            Move::new(from, to, Some(piece)),
            promoting.two_hands,
            out,
        )
    }
}
