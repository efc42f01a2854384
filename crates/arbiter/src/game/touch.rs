//! Touched pieces (article 4).

use super::placement::Board;
use super::state::{Bound, Breach};
use super::terms::{Observer, TouchOrder};
use super::{Answer, Forbidden, Game, QuestionKind, Refusal, Rulings, What};
use alloc::vec::Vec;
use chesslaws_board::{Move, Role, Square};
use chesslaws_laws::rules::{Deadline, NoticedBy};
use chesslaws_laws::{Color, Mode, Provision};

impl Game {
    pub(super) fn adjust_announced(
        &mut self,
        side: Color,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_play()?;
        // 4.2.1 speaks of the player having the move.
        if side != self.turn() {
            self.rule(Provision::WhoMayAdjust, What::MayNotAdjust { side }, out);
            return Ok(());
        }
        self.state.adjusting[side] = true;
        self.rule(Provision::Adjusting, What::MayAdjust { side }, out);
        Ok(())
    }

    pub(super) fn touched(
        &mut self,
        side: Color,
        squares: &[Square],
        order: TouchOrder,
        accidental: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_play()?;
        self.pieces_on(squares)?;
        if accidental || self.state.adjusting[side] || side != self.turn() {
            let provision = if side != self.turn() {
                Provision::TouchedOwn
            } else if accidental {
                Provision::TouchIntent
            } else {
                Provision::Adjusting
            };
            self.rule(provision, What::NotBound { side }, out);
            return Ok(());
        }
        self.touch_deliberately(side, out);
        self.state.touches.extend_from_slice(squares);
        if order != TouchOrder::InOrder {
            self.state.touch_order = order;
        }
        self.bind(side, out);
        Ok(())
    }

    fn pieces_on(&self, squares: &[Square]) -> Result<(), Refusal> {
        if squares.is_empty() {
            return Err(Refusal::NoPiece(None));
        }
        let vacant = |square: &&Square| self.state.board.piece_at(**square).is_none();
        match squares.iter().find(vacant) {
            Some(&square) => Err(Refusal::NoPiece(Some(square))),
            None => Ok(()),
        }
    }

    /// 4.2.2: contact counts as intent unless it was clearly accidental; the arbiter is asked.
    pub(super) fn contact_disputed(
        &mut self,
        side: Color,
        squares: Vec<Square>,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        self.may_play()?;
        self.pieces_on(&squares)?;
        if side != self.turn() {
            return Err(Refusal::NotOnMove(side));
        }
        self.state.disputed = squares;
        self.pause()?;
        let kind = QuestionKind::Accident { side };
        self.ask(kind, Some(Answer::No), Provision::TouchIntent, out);
        Ok(())
    }

    pub(super) fn contact_answered(
        &mut self,
        side: Color,
        accidental: bool,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let squares = core::mem::take(&mut self.state.disputed);
        let what = What::Contact { side, accidental };
        self.rule(Provision::TouchIntent, what, out);
        self.run_unless_stopped()?;
        if accidental || self.state.adjusting[side] {
            return Ok(());
        }
        self.touched(side, &squares, TouchOrder::InOrder, false, out)
    }

    /// What any deliberate touch by the player who has the move brings about.
    pub(super) fn touch_deliberately(&mut self, side: Color, out: &mut Rulings) {
        self.lapse_offer_to(side, super::OfferEnd::Touched, out);
        if self
            .state
            .breach
            .as_ref()
            .is_some_and(|breach| breach.by != side)
        {
            self.state.breach = None;
            self.rule(
                Provision::TouchComplaintLost,
                What::ComplaintLost { side },
                out,
            );
        }
        self.fault_stands_after(side, Deadline::BeforeTouch, out);
    }

    /// Works out what the touches so far oblige to.
    pub(super) fn bind(&mut self, side: Color, out: &mut Rulings) {
        if self.state.bound.as_ref().is_some_and(|bound| bound.fixed) {
            return;
        }
        let rook_first_bars = self.terms.rules.touch.rook_first_bars_castling;
        let (provision, moves) = obligation(
            &self.state.board,
            &self.state.touches,
            self.state.touch_order,
            rook_first_bars,
        );
        match moves {
            Some(moves) => {
                self.state.bound = Some(Bound {
                    moves: moves.clone(),
                    by: provision,
                    fixed: false,
                });
                self.rule(provision, What::Bound { side, moves }, out);
            }
            None => {
                self.state.bound = None;
                self.rule(provision, What::Free { side }, out);
            }
        }
    }

    /// Notes whether a move is against what the player was bound to.
    pub(super) fn check_bound(&mut self, side: Color, move_: Move, out: &mut Rulings) {
        self.state.breach = None;
        let Some(bound) = self.state.bound.take() else {
            return;
        };
        if bound.moves.contains(&move_) {
            return;
        }
        self.rule(bound.by, What::TouchBreach { side }, out);
        self.state.breach = Some(Breach {
            by: side,
            ply: self.plies.as_slice().len(),
            bound,
        });
    }

    pub(super) fn touch_breach_found(
        &mut self,
        by: Observer,
        out: &mut Rulings,
    ) -> Result<(), Refusal> {
        let Some(breach) = self.state.breach.clone() else {
            return Err(Refusal::NoBreach);
        };
        // B.5.a: in rapid chess the arbiter rules on article 4 only if he is asked to; the same
        // editions leave illegal moves to a claim.
        let claim_only =
            self.tariff().noticed_by == NoticedBy::Claim && self.terms.mode != Mode::Standard;
        if by == Observer::Arbiter && claim_only {
            return self.forbid(Forbidden::OnlyTheOpponent(by), Provision::RapidTouchMove);
        }
        if by.player() == Some(breach.by) {
            return self.forbid(
                Forbidden::OnlyTheOpponent(by),
                Provision::TouchComplaintLost,
            );
        }
        self.pause()?;
        self.restore_to(breach.ply, breach.bound.by, out)?;
        let moves = breach.bound.moves.clone();
        self.rule(
            breach.bound.by,
            What::Bound {
                side: breach.by,
                moves,
            },
            out,
        );
        self.state.bound = Some(Bound {
            fixed: true,
            ..breach.bound
        });
        self.ask_times(Provision::TimesRestored, out)
    }
}

/// What touches bind to, and by which provision; `None`: to nothing.
fn obligation(
    board: &Board,
    touches: &[Square],
    order: TouchOrder,
    rook_first_bars: bool,
) -> (Provision, Option<Vec<Move>>) {
    let turn = board.turn();
    let legal = board.legal_moves();
    let own_at = |square: &Square| board.piece_at(*square).is_some_and(|p| p.color == turn);
    let (own, enemy): (Vec<Square>, Vec<Square>) =
        touches.iter().partition(|square| own_at(square));
    let touched = Touched {
        board,
        legal: &legal,
    };
    if own.is_empty() {
        let capture = enemy
            .iter()
            .find_map(|&square| some(touched.captures(square)));
        return bound_or_free(Provision::TouchedOpponents, capture);
    }
    if !enemy.is_empty() {
        return touched.both_colours(&own, &enemy, touches, order);
    }
    if let Some(castling) = touched.castling(&own, order, rook_first_bars) {
        return castling;
    }
    let first = own
        .iter()
        .find_map(|&square| some(touched.moves_of(square)));
    bound_or_free(Provision::TouchedOwn, first)
}

fn some(moves: Vec<Move>) -> Option<Vec<Move>> {
    (!moves.is_empty()).then_some(moves)
}

fn bound_or_free(provision: Provision, moves: Option<Vec<Move>>) -> (Provision, Option<Vec<Move>>) {
    match moves {
        Some(moves) => (provision, Some(moves)),
        None => (Provision::NothingPlayable, None),
    }
}

struct Touched<'a> {
    board: &'a Board,
    legal: &'a [Move],
}

impl Touched<'_> {
    fn filter(&self, keep: impl Fn(&Move) -> bool) -> Vec<Move> {
        self.legal.iter().copied().filter(keep).collect()
    }

    fn moves_of(&self, square: Square) -> Vec<Move> {
        self.filter(|move_| move_.from() == square)
    }

    fn takes(&self, move_: &Move, square: Square) -> bool {
        let en_passant = self.board.position().is_some_and(|position| {
            position.is_en_passant(*move_)
                && square.file() == move_.to().file()
                && square.rank() == move_.from().rank()
        });
        en_passant || self.board.captured(*move_) == Some(square)
    }

    fn captures(&self, square: Square) -> Vec<Move> {
        self.filter(|move_| self.takes(move_, square))
    }

    /// 4.3.3: capture the one with the other; if that is illegal, the first piece touched that
    /// can be moved or captured, the own one first where nobody knows the order.
    fn both_colours(
        &self,
        own: &[Square],
        enemy: &[Square],
        touches: &[Square],
        order: TouchOrder,
    ) -> (Provision, Option<Vec<Move>>) {
        let pairs = own
            .iter()
            .flat_map(|&from| enemy.iter().map(move |&to| (from, to)));
        let capture = pairs
            .map(|(from, to)| self.filter(|m| m.from() == from && self.takes(m, to)))
            .find_map(some);
        let single = |square: Square| {
            some(if own.contains(&square) {
                self.moves_of(square)
            } else {
                self.captures(square)
            })
        };
        let moves = capture.or_else(|| match order {
            TouchOrder::InOrder => touches.iter().find_map(|&square| single(square)),
            TouchOrder::Together | TouchOrder::Unclear => {
                own.iter().chain(enemy).find_map(|&square| single(square))
            }
        });
        bound_or_free(Provision::TouchedBoth, moves)
    }

    /// 4.4, where king and rook were touched. Where the order is unclear or both were touched at
    /// once, the presumption is castling, since rook first alone bars it.
    fn castling(
        &self,
        own: &[Square],
        order: TouchOrder,
        rook_first_bars: bool,
    ) -> Option<(Provision, Option<Vec<Move>>)> {
        let &[first, second, ..] = own else {
            return None;
        };
        let role = |square| self.board.piece_at(square).map(|piece| piece.role);
        let (king, rook, rook_first) = match (role(first), role(second)) {
            (Some(Role::King), Some(Role::Rook)) => (first, second, false),
            (Some(Role::Rook), Some(Role::King)) => (second, first, order == TouchOrder::InOrder),
            _ => return None,
        };
        let castles = |move_: &Move| move_.from() == king && move_.to() == rook;
        if rook_first && rook_first_bars {
            let of = |square| some(self.filter(|m| m.from() == square && !castles(m)));
            let moves = of(rook).or_else(|| of(king));
            return Some(bound_or_free(Provision::RookThenKing, moves));
        }
        if let Some(castling) = some(self.filter(castles)) {
            return Some((Provision::KingThenRook, Some(castling)));
        }
        // 4.4.3: another move of the king; if there is none, any move, the rook too is free.
        Some((Provision::IllegalCastlingTouch, some(self.moves_of(king))))
    }
}
