//! Moves that end the game wherever the men stand: nothing follows from them.

use super::layer::{Grown, Shape, Tracked, pawn_attacks, reached, steps};
use super::mate;
use chesslaws_board::{Bitboard, Color, Rank, Role, Square, attacks};

/// The move that leads to a layer: who moved what from where to where.
#[derive(Clone, Copy)]
pub(crate) struct Arrival {
    pub(crate) mover: Color,
    /// What stands on the square now; a promoted pawn is a piece.
    pub(crate) role: Role,
    /// Where it may have come from.
    pub(crate) from: Bitboard,
    /// Where it may have gone.
    pub(crate) to: Bitboard,
}

impl Arrival {
    /// A pawn of `mover` has taken in passing and stands on `onto`. Two men have left their squares: a
    /// check may come along either line.
    pub(crate) const fn in_passing(mover: Color, onto: Square) -> Self {
        Self {
            mover,
            role: Role::Pawn,
            from: Bitboard::FULL,
            to: Bitboard::square(onto),
        }
    }
}

impl Shape {
    /// Whether the game is over after this move, and not by a mate that `winner` gives; `answers` are
    /// those of the other side.
    pub(crate) fn is_over(&self, arrival: &Arrival, answers: Bitboard, winner: Color) -> bool {
        let reply = !arrival.mover;
        let fixed = self.all_fixed();
        // Castling is a reply too. What the kings may do is asked last, for it costs most.
        if !self.castling.is_empty() || self.men_can_move(reply, fixed, answers) {
            return false;
        }
        let grown = self.knowledge_of(arrival.mover);
        if self.king_can_move(reply, &grown) {
            return false;
        }
        arrival.mover != winner
            || !self.may_check(arrival, fixed)
            || !mate::possible(self, &grown, winner)
    }

    /// Whether a step of man `i` to a square it has not reached ends the game for certain.
    pub(crate) fn step_ends(&self, i: usize, to: Square, winner: Color, mobile: [bool; 2]) -> bool {
        let man = self.men[i];
        let other = !man.color;
        if !self.castling.is_empty() {
            return false;
        }
        if mobile[other.index()] && !self.may_command(&man, to) {
            return false;
        }
        let place = Bitboard::square(to);
        let mut next = self.clone();
        let from = attacks::of(man.color, man.role, to, self.all_fixed()) & man.reach;
        next.men[i].reach = place;
        if !next.vacate(place, man.id)
            || (man.role == Role::King && !next.keep_kings_apart(man.color))
        {
            return false;
        }
        let arrival = Arrival {
            mover: man.color,
            role: man.role,
            from,
            to: place,
        };
        next.is_over(&arrival, next.answers(other), winner)
    }

    /// Whether a step may be a check that leaves few answers wherever the king is: from nearby, or along
    /// a line that opens.
    fn may_command(&self, man: &Tracked, to: Square) -> bool {
        let king = self.king(!man.color);
        if king.single().is_some() && man.reach.single().is_some() {
            return true;
        }
        let reached = match man.role {
            Role::Knight => attacks::knight(to),
            Role::King | Role::Pawn => return false,
            role => attacks::of(man.color, role, to, Bitboard::EMPTY) & attacks::king(to),
        };
        let king = king & !Bitboard::square(to);
        (king & !reached).is_empty()
    }

    /// Whether each side may have a move by another man than its king.
    pub(crate) fn mobile(&self, fixed: Bitboard) -> [bool; 2] {
        Color::ALL.map(|color| self.men_can_move(color, fixed, Bitboard::FULL))
    }

    /// Whether the king may have a move, by what the other side is known to guard.
    fn king_can_move(&self, color: Color, grown: &Grown) -> bool {
        let own_fixed = self.own_fixed(color);
        let kings = |man: &&Tracked| man.color == color && man.role == Role::King;
        let mut kings = self.men.iter().filter(kings);
        kings.any(|king| !(steps(king, grown) & !own_fixed).is_empty())
    }

    /// Where a move by another man than the king must go: onto a man that gives check wherever all others
    /// stand, or between. All squares if there is no such man.
    pub(crate) fn answers(&self, color: Color) -> Bitboard {
        let king = self.king(color);
        let hidden = self
            .men
            .iter()
            .filter(|man| man.color != color || man.role != Role::King)
            .fold(self.pawns[0] | self.pawns[1], |set, man| set | man.reach);
        let single = |man: &Tracked| man.reach.single().map(|at| (man.role, at));
        let men = self
            .men
            .iter()
            .filter(|man| man.color != color && man.role != Role::King)
            .filter_map(single);
        let near = king.into_iter().fold(Bitboard::FULL, |set, square| {
            set & attacks::pawn(color, square)
        });
        let pawns = (self.pawns[(!color).index()] & near).into_iter();
        men.chain(pawns.map(|at| (Role::Pawn, at)))
            .filter(|&(role, at)| (king & !attacks::of(!color, role, at, hidden)).is_empty())
            .fold(Bitboard::FULL, |answers, (_, at)| {
                let line = |square| attacks::between(at, square);
                let between = king
                    .into_iter()
                    .fold(Bitboard::square(at), |set, square| set | line(square));
                answers & between
            })
    }

    pub(crate) fn own_fixed(&self, color: Color) -> Bitboard {
        self.men
            .iter()
            .filter(|man| man.color == color)
            .fold(self.pawns[color.index()], |set, man| set | man.fixed())
    }

    /// Whether another man than the king may have a move to one of the squares.
    fn men_can_move(&self, color: Color, fixed: Bitboard, answers: Bitboard) -> bool {
        let pawns = self.pawns[color.index()];
        let one = advanced(color, pawns) & !fixed;
        let two = advanced(color, one & third_rank(color)) & !fixed;
        if !((one | two) & answers).is_empty() {
            return true;
        }
        let targets = answers & !self.own_fixed(color);
        let own = |man: &&Tracked| man.color == color && man.role != Role::King;
        let enemy = self
            .men
            .iter()
            .filter(|man| man.color != color && man.role != Role::King)
            .fold(self.pawns[(!color).index()], |set, man| set | man.reach);
        let captures = pawn_attacks(color, pawns) & enemy & targets;
        let mut own = self.men.iter().filter(own);
        !captures.is_empty() || own.any(|man| !(reached(man, fixed) & targets).is_empty())
    }

    /// Whether the move may have given check: by the man that moved, or along a line it has left.
    fn may_check(&self, arrival: &Arrival, fixed: Bitboard) -> bool {
        let king = self.king(!arrival.mover);
        let attack = |to| match arrival.role {
            Role::King => Bitboard::EMPTY,
            role => attacks::of(arrival.mover, role, to, fixed & !king),
        };
        if arrival
            .to
            .into_iter()
            .any(|to| !(attack(to) & king).is_empty())
        {
            return true;
        }
        let sliders = |man: &&Tracked| {
            man.color == arrival.mover
                && matches!(man.role, Role::Bishop | Role::Rook | Role::Queen)
        };
        self.men.iter().filter(sliders).any(|man| {
            man.reach.into_iter().any(|at| {
                let seen = attacks::of(man.color, man.role, at, fixed & !king) & king;
                seen.into_iter()
                    .any(|king| !(attacks::between(at, king) & arrival.from).is_empty())
            })
        })
    }
}

/// The squares in front of pawns.
fn advanced(color: Color, pawns: Bitboard) -> Bitboard {
    match color {
        Color::White => Bitboard(pawns.0 << 8),
        Color::Black => Bitboard(pawns.0 >> 8),
    }
}

/// Where a pawn stands after the first of its two steps.
const fn third_rank(color: Color) -> Bitboard {
    Bitboard::rank(match color {
        Color::White => Rank::Third,
        Color::Black => Rank::Sixth,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use chesslaws_board::Position;

    /// After a capture in passing the side that had advanced is to move: here it has no move, while
    /// the pawn that has taken could go on.
    #[test]
    fn after_a_capture_in_passing_the_other_side_is_to_move() {
        let caged = "7k/3p1P2/6K1/4P3/8/8/8/8 b - - 0 1";
        let free = "8/3p1P2/6K1/4P3/8/8/8/7k b - - 0 1";
        for (fen, over) in [(caged, true), (free, false)] {
            let mut position: Position = fen.parse().expect("a legal position");
            for uci in ["d7d5", "e5d6"] {
                let move_ = position.parse_uci(uci).expect("a legal move");
                position.play(move_).expect("a legal move");
            }
            assert_eq!(!position.has_legal_move(), over);
            let shape = Shape::of(&position);
            for winner in Color::ALL {
                let is_over = |arrival: Arrival| {
                    let answers = shape.answers(!arrival.mover);
                    shape.is_over(&arrival, answers, winner)
                };
                let taken = Arrival::in_passing(Color::White, Square::D6);
                assert_eq!(is_over(taken), over);
                // Were it the other side's move, it would not be over: the pawn goes on.
                let mistaken = Arrival::in_passing(Color::Black, Square::D6);
                assert!(!is_over(mistaken));
            }
        }
    }
}
