//! Claims of a draw by repetition or by fifty moves (9.2 to 9.5).

use super::placement::Board;
use super::record::{Ply, appearances};
use super::state::Bound;
use super::terms::ClaimGround;
use super::{EndReason, Game, Inadmissible, Refusal, Rulings, What};
use alloc::vec;
use chesslaws_board::Move;
use chesslaws_laws::rules::ClaimLostBy;
use chesslaws_laws::{Color, Provision};

/// What a claim comes to.
struct Examined {
    correct: bool,
    /// Appearances, or moves.
    found: u32,
}

impl Game {
    pub(super) fn draw_claimed(
        &mut self,
        side: Color,
        ground: ClaimGround,
        intended: Option<Move>,
        not_written: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_play()?;
        if let Some(why) = self.inadmissible(side) {
            let provision = match why {
                // Who has made a move has lost the right on that move.
                Inadmissible::NotOnMove if self.state.awaiting[side] => Provision::ClaimLost,
                Inadmissible::NotOnMove => appeared(ground),
                Inadmissible::Touched => Provision::ClaimLost,
            };
            self.rule(provision, What::ClaimInadmissible { side, why }, out);
            self.count_wrong_claim(side);
            self.offer_by_claim(side, out);
            return Ok(());
        }
        // To 2005 the claimant must stop the clocks at once, later he may; they stand in any case
        // while the claim is examined.
        self.pause()?;
        let legal = intended.map(|written| self.state.board.legal(written));
        let examined = match legal {
            Some(None) => self.examine(ground, None, false),
            // Only what is written counts: what stands on the board then is not claimed.
            Some(Some(_)) if not_written => {
                let provision = intended_provision(ground);
                self.rule(provision, What::MoveNotWritten { side }, out);
                self.examine(ground, None, false)
            }
            Some(Some(move_)) => self.examine(ground, Some(move_), true),
            None => self.examine(ground, None, true),
        };
        if examined.correct {
            self.rule(
                Provision::ClaimCorrect,
                What::ClaimCorrect { side, ground },
                out,
            );
            let provision = match intended {
                Some(_) => intended_provision(ground),
                None => appeared(ground),
            };
            let reason = match ground {
                ClaimGround::Threefold => EndReason::ThreefoldRepetition,
                ClaimGround::FiftyMoves => EndReason::FiftyMoves,
            };
            return self.draw(reason, provision, out);
        }
        let found = examined.found;
        self.rule(
            Provision::ClaimIncorrect,
            What::ClaimIncorrect {
                side,
                ground,
                found,
            },
            out,
        );
        self.count_wrong_claim(side);
        self.offer_by_claim(side, out);
        self.pay_for_wrong_claim(side, out)?;
        if let Some(written) = intended {
            self.bind_announced(side, written, legal.flatten(), out);
        }
        self.run()
    }

    /// Kept for an arbiter who has to judge whether claims are a distraction (11.5).
    fn count_wrong_claim(&mut self, side: Color) {
        let claims = &mut self.state.incidents.claims[side];
        *claims = claims.saturating_add(1);
    }

    fn inadmissible(&self, side: Color) -> Option<Inadmissible> {
        if side != self.turn() {
            return Some(Inadmissible::NotOnMove);
        }
        let touching = self.terms.rules.claims.right_lost_by == ClaimLostBy::Touching;
        let touched = !self.state.touches.is_empty() || self.state.promoting.is_some();
        (touching && touched).then_some(Inadmissible::Touched)
    }

    /// 9.1.2.3: a claim counts as an offer, which a wrong claim leaves open.
    fn offer_by_claim(&mut self, side: Color, out: &mut Rulings) {
        if self.state.offer.is_none() {
            self.open_offer(side);
            self.rule(Provision::ClaimIsOffer, What::OfferStands { by: side }, out);
        }
    }

    fn examine(&self, ground: ClaimGround, intended: Option<Move>, valid: bool) -> Examined {
        let board = &self.state.board;
        let plies = self.plies.as_slice();
        let (after, found) = match (ground, intended) {
            (ClaimGround::Threefold, None) => (*board, appearances(plies, board).total),
            (ClaimGround::Threefold, Some(move_)) => {
                let after = board.after(move_);
                let mut then = plies.to_vec();
                then.push(Ply {
                    by: board.turn(),
                    move_,
                    before: *board,
                    two_hands: false,
                    fault: None,
                    stands: false,
                    castling: None,
                });
                (after, appearances(&then, &after).total)
            }
            (ClaimGround::FiftyMoves, None) => (*board, quiet_moves(board)),
            (ClaimGround::FiftyMoves, Some(move_)) => {
                let after = board.after(move_);
                (after, quiet_moves(&after))
            }
        };
        let needed = match ground {
            ClaimGround::Threefold => u32::from(self.terms.rules.repetition.claim_at),
            ClaimGround::FiftyMoves => u32::from(self.terms.rules.move_count.claim_at),
        };
        let correct = valid && found >= needed && after.position().is_some();
        Examined { correct, found }
    }

    /// 9.5.3, and to 2005 what the claimant loses (9.5.b).
    fn pay_for_wrong_claim(&mut self, side: Color, out: &mut Rulings) -> Result<(), Refusal> {
        let claims = self.terms.rules.claims;
        let gained = claims.compensation(self.terms.mode);
        let now = self.state.now;
        if let Some(clock) = &mut self.state.clock {
            let left = clock.time_left(side).time();
            let taken = left.saturating_sub(claims.deduction.left(left));
            if !taken.is_zero() {
                clock.subtract_time(side, taken, now)?;
                self.rule(
                    Provision::ClaimIncorrect,
                    What::TimeTaken { side, time: taken },
                    out,
                );
            }
        }
        let provision = if gained < claims.standard_compensation {
            Provision::ReducedPenalties
        } else {
            Provision::ClaimIncorrect
        };
        self.add_time(!side, gained, provision, out)
    }

    /// The announced move must be played. One that is not legal can't be: then its piece counts
    /// as touched, and nothing counts as an illegal move, since nothing was completed.
    fn bind_announced(
        &mut self,
        side: Color,
        written: Move,
        legal: Option<Move>,
        out: &mut Rulings,
    ) {
        let Some(move_) = legal else {
            let own = self.state.board.piece_at(written.from());
            if own.is_some_and(|piece| piece.color == side) {
                self.bind_by_illegal(side, written, out);
            }
            return;
        };
        if self.terms.rules.claims.announced_move_binds {
            let (moves, by) = (vec![move_], Provision::ClaimIncorrect);
            self.rule(
                by,
                What::Bound {
                    side,
                    moves: moves.clone(),
                },
                out,
            );
            self.state.bound = Some(Bound {
                moves,
                by,
                fixed: true,
            });
        }
    }
}

/// Moves of both players since the last capture or pawn move.
fn quiet_moves(board: &Board) -> u32 {
    board
        .position()
        .map_or(0, |position| position.halfmove_clock() / 2)
}

const fn appeared(ground: ClaimGround) -> Provision {
    match ground {
        ClaimGround::Threefold => Provision::ThreefoldAppeared,
        ClaimGround::FiftyMoves => Provision::FiftyMovesCompleted,
    }
}

const fn intended_provision(ground: ClaimGround) -> Provision {
    match ground {
        ClaimGround::Threefold => Provision::ThreefoldIntended,
        ClaimGround::FiftyMoves => Provision::FiftyMovesIntended,
    }
}
