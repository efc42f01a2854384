//! A move as algebraic notation tells it, found and played at once.

use super::Position;
use super::play::color;
use crate::lines::beyond;
use crate::{Bitboard, Color, Move, Rank, Role, Square, attacks};

/// What algebraic notation says of a move that is neither castling nor a promotion: which kind of
/// piece goes where. See [`Position::play_step`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// The kind of the piece.
    pub role: Role,
    /// Where it goes.
    pub to: Square,
    /// Where it may come from: [`Bitboard::FULL`] if nothing is said about that.
    pub among: Bitboard,
    /// Whether the move is said to be a capture.
    pub capture: bool,
}

impl Position {
    /// Plays the legal move that is told, if it is the only one and captures or not as is said;
    /// returns it and whether it gives check. What takes a second look has `None` as its answer, and
    /// the position is unchanged: no legal move, or several, also captures en passant and promotions.
    ///
    /// `is_check`: whether the side to move is in check; with a wrong value the answer means nothing.
    /// Where the origin is restricted, `accepts` is asked about it and about the other squares from
    /// which a piece of this kind could legally go there; not for pawns.
    ///
    /// ```
    /// use chesslaws_board::{Bitboard, Position, Role, Square, Step};
    ///
    /// let mut position = Position::startpos();
    /// let knight = Step { role: Role::Knight, to: Square::F3, among: Bitboard::FULL, capture: false };
    /// let (move_, gives_check) = position.play_step(false, knight, |_, _| true).expect("legal");
    /// assert_eq!((move_.to_string().as_str(), gives_check), ("g1f3", false));
    /// assert!(position.play_step(false, knight, |_, _| true).is_none());
    /// ```
    #[inline]
    pub fn play_step(
        &mut self,
        is_check: bool,
        step: Step,
        accepts: impl FnOnce(Square, Bitboard) -> bool,
    ) -> Option<(Move, bool)> {
        match self.turn {
            Color::White => self.play_step_as::<true>(is_check, step, accepts),
            Color::Black => self.play_step_as::<false>(is_check, step, accepts),
        }
    }

    #[inline(always)]
    fn play_step_as<const WHITE: bool>(
        &mut self,
        is_check: bool,
        step: Step,
        accepts: impl FnOnce(Square, Bitboard) -> bool,
    ) -> Option<(Move, bool)> {
        let Step { role, to, .. } = step;
        let us = color::<WHITE>();
        let captures = self.colored(us.other()).contains(to);
        if captures != step.capture || self.colored(us).contains(to) {
            return None;
        }
        let from = if role == Role::Pawn {
            let pawns = self.pawns_stepping::<WHITE>(to, captures) & step.among;
            let from = self.only_legal(is_check, role, pawns, to)?;
            let double = from.index().abs_diff(to.index()) == 16;
            self.play_pawn::<WHITE>(from, to, double);
            from
        } else {
            let pieces = self.reaching(us, role, to);
            let from = self.only_legal(is_check, role, pieces & step.among, to)?;
            if step.among != Bitboard::FULL {
                let others = pieces & !Bitboard::square(from);
                if !accepts(from, self.legal_among(is_check, role, others, to)) {
                    return None;
                }
            }
            if captures {
                self.play_capture::<WHITE>(role, from, to);
            } else {
                self.play_quiet::<WHITE>(role, from, to);
            }
            from
        };
        let gives_check = self.gives_check::<WHITE>(role, from, to);
        Some((Move::new(from, to, None), gives_check))
    }

    /// The pawns that advance or capture to a square, if they become nothing there.
    #[inline(always)]
    fn pawns_stepping<const WHITE: bool>(&self, to: Square, captures: bool) -> Bitboard {
        let us = color::<WHITE>();
        let goal = 1u64 << to.index();
        let (one, two, double, last) = if WHITE {
            (goal >> 8, goal >> 16, Rank::Fourth, Rank::Eighth)
        } else {
            (goal << 8, goal << 16, Rank::Fifth, Rank::First)
        };
        let is_double = goal & Bitboard::rank(double).0 != 0 && one & self.occupied().0 == 0;
        let pushes = one | if is_double { two } else { 0 };
        let captures = if captures {
            attacks::pawn(us.other(), to).0
        } else {
            pushes
        };
        let stays = goal & Bitboard::rank(last).0 == 0;
        let pawns = self.pieces(us, Role::Pawn).0 & captures;
        Bitboard(if stays { pawns } else { 0 })
    }

    /// The one of the pieces, which reach `to`, that may legally go there.
    #[inline(always)]
    fn only_legal(
        &self,
        is_check: bool,
        role: Role,
        pieces: Bitboard,
        to: Square,
    ) -> Option<Square> {
        if pieces.has_many() {
            return self.only_legal_of_many(is_check, role, pieces, to);
        }
        let from = pieces.first()?;
        if is_check || role == Role::King {
            return self.is_king_safe_after(role, from, to).then_some(from);
        }
        let king = self.king(self.turn);
        let sliders = self.sliders_on_lines(king) & self.colored(!self.turn);
        let is_shield = !(beyond(king, from) & sliders).is_empty();
        (!is_shield || self.is_king_safe_after(role, from, to)).then_some(from)
    }

    #[cold]
    fn only_legal_of_many(
        &self,
        is_check: bool,
        role: Role,
        pieces: Bitboard,
        to: Square,
    ) -> Option<Square> {
        self.legal_among(is_check, role, pieces, to).single()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::File;
    use crate::random_games::each_position;

    /// Plays random games, and in each position every move, true or not, that can be told.
    #[test]
    fn plays_what_the_list_of_legal_moves_holds() {
        let (mut played, mut refused) = (0, 0);
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
        each_position(&[start], 20_260_701, |position| {
            let counts = check_all(position);
            played += counts.0;
            refused += counts.1;
        });
        assert!(played > 10_000 && refused > 100_000, "{played} {refused}");
    }

    fn check_all(position: &Position) -> (u32, u32) {
        let is_check = position.is_check();
        let (mut played, mut refused) = (0, 0);
        for role in Role::ALL {
            for index in 0..64 {
                let Some(to) = Square::from_index(index) else {
                    continue;
                };
                for among in [Bitboard::FULL, Bitboard::file(File::ALL[index % 7])] {
                    for capture in [false, true] {
                        let step = Step {
                            role,
                            to,
                            among,
                            capture,
                        };
                        let mut after = *position;
                        let answer = after.play_step(is_check, step, |from, others| {
                            let all = position.origins(role, to);
                            assert_eq!(others, all & !Bitboard::square(from));
                            true
                        });
                        assert_eq!(answer, expected(position, &step), "{position} {step:?}");
                        match answer {
                            Some((move_, gives_check)) => {
                                assert_eq!(after, position.after(move_), "{position} {move_}");
                                assert_eq!(gives_check, after.is_check());
                                played += 1;
                            }
                            None => {
                                assert_eq!(after, *position);
                                refused += 1;
                            }
                        }
                    }
                }
            }
        }
        (played, refused)
    }

    /// By the list of legal moves.
    fn expected(position: &Position, step: &Step) -> Option<(Move, bool)> {
        let fits = |move_: &Move| {
            move_.to() == step.to
                && position.role_at(move_.from()) == Some(step.role)
                && step.among.contains(move_.from())
                && position.castling_side(*move_).is_none()
        };
        let mut fitting = position.legal_moves().into_iter().filter(fits);
        let (move_, more) = (fitting.next()?, fitting.next());
        let takes_another_look = more.is_some()
            || move_.promotion().is_some()
            || position.is_en_passant(move_)
            || position.is_capture(move_) != step.capture;
        (!takes_another_look).then(|| (move_, position.after(move_).is_check()))
    }

    #[test]
    fn what_refuses_the_origin_leaves_the_position_as_it_was() {
        let position: Position = "4k3/8/8/8/8/8/R6R/4K3 w - - 0 1"
            .parse()
            .expect("a position");
        let step = Step {
            role: Role::Rook,
            to: Square::D2,
            among: Bitboard::file(File::A),
            capture: false,
        };
        let mut after = position;
        assert_eq!(after.play_step(false, step, |_, _| false), None);
        assert_eq!(after, position);
        let seen = after.play_step(false, step, |from, others| {
            from == Square::A2 && others.single() == Some(Square::H2)
        });
        assert!(seen.is_some() && after != position);
    }
}
