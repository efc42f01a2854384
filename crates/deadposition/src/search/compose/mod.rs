//! Composes a line to a mate move by move: everything is taken from the other side, which helps by
//! putting its men where they can be taken, a pawn promotes if it must, and then the bare king walks
//! to where it is mated.
//!
//! Nothing is searched and no list of moves is made on the way, so that a move costs little. It is a
//! guess: where it gets stuck, others try.

mod corner;
mod hunt;
mod minors;
mod offer;
mod pattern;
mod promote;
mod stage;
mod take;

use super::climb::{climb, is_heavy};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Move, MoveSet, Position, Rank, Role, attacks};
use core::ops::ControlFlow;
pub(crate) use corner::staged;
use hunt::Hunt;

/// Plies after which a line is given up, and plies in a row without a capture or a pawn move.
const LONGEST: usize = 120;
const LONGEST_CHASE: usize = 24;
/// How often the hunt for a bare king may begin anew.
const HUNTS: u32 = 9;

/// A line to a checkmate by `winner`, if one is found at the first attempt; where only the mate itself
/// is missing, a little is searched.
pub(crate) fn compose(root: &Position, winner: Color) -> Option<Vec<Move>> {
    if let Some(mate) = mate_at_once(root, winner) {
        return Some(Vec::from([mate]));
    }
    let mut composer = Composer::new(root, winner);
    if composer.mates() {
        return Some(composer.line);
    }
    let mut line = composer.line;
    let rest = match phase(&composer.at, winner) {
        Phase::Corner => corner::line(&composer.at, winner)?,
        Phase::Strip | Phase::Hunt if !line.is_empty() => {
            let climb = climb(&composer.at, winner, None, 0);
            climb.mates.then_some(climb.line)?
        }
        _ => return None,
    };
    line.extend(rest);
    Some(line)
}

/// The same without any search.
pub(super) fn sketch(root: &Position, winner: Color) -> Option<Vec<Move>> {
    let mut composer = Composer::new(root, winner);
    composer.mates().then_some(composer.line)
}

/// A move that mates by a check of the man that moves.
fn mate_at_once(at: &Position, winner: Color) -> Option<Move> {
    if at.turn() != winner {
        return None;
    }
    let king = at.king(!winner);
    let straight = attacks::rook(king, at.occupied());
    let diagonal = attacks::bishop(king, at.occupied());
    let last = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    let mut found = None;
    let _ = at.for_each_set(|set| {
        let checks = match set.role {
            Role::Queen => straight | diagonal,
            Role::Rook => straight,
            Role::Bishop => diagonal,
            Role::Knight => attacks::knight(king),
            Role::Pawn => attacks::pawn(!winner, king) | last,
            Role::King => Bitboard::EMPTY,
        };
        let to = set.to & checks;
        let mut moves = MoveSet { to, ..set }.into_iter();
        found = moves.find(|&move_| at.after(move_).is_checkmate());
        match found {
            Some(_) => ControlFlow::Break(()),
            None => ControlFlow::Continue(()),
        }
    });
    found
}

/// What the winner does with the men that are left.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// With a rook or a queen it takes everything.
    Strip,
    /// Then it mates the bare king.
    Hunt,
    /// Otherwise it has a pawn to promote.
    Promote,
    /// Or it has bishops and knights, takes everything but one man that can stand beside the king,
    MinorStrip,
    /// and mates in a corner.
    Corner,
    /// It can't mate.
    Hopeless,
}

fn phase(at: &Position, winner: Color) -> Phase {
    let own = at.colored(winner);
    if is_heavy(at, winner) {
        if at.colored(!winner).has_many() {
            Phase::Strip
        } else {
            Phase::Hunt
        }
    } else if !(own & at.roled(Role::Pawn)).is_empty() {
        Phase::Promote
    } else if crate::material::insufficient(at, winner).is_some() {
        Phase::Hopeless
    } else if minors::is_stripped(at, winner) {
        Phase::Corner
    } else {
        Phase::MinorStrip
    }
}

struct Composer {
    at: Position,
    /// The position before the last move.
    before: Position,
    winner: Color,
    line: Vec<Move>,
    hunt: Option<Hunt>,
    hunts: u32,
    /// Whether a hunt came to nothing, and the bare king hasn't been given more room since.
    cramped: bool,
}

/// What is known of the next move.
enum Next {
    Move(Move),
    /// There is none: the game is over.
    Over,
    /// No way is seen.
    Lost,
}

impl From<Option<Move>> for Next {
    fn from(move_: Option<Move>) -> Self {
        move_.map_or(Self::Over, Self::Move)
    }
}

impl Composer {
    fn new(root: &Position, winner: Color) -> Self {
        Self {
            at: *root,
            before: *root,
            winner,
            line: Vec::with_capacity(LONGEST),
            hunt: None,
            hunts: 0,
            cramped: false,
        }
    }

    /// Goes on until the line mates or no way is seen.
    fn mates(&mut self) -> bool {
        while self.line.len() < LONGEST {
            let goes_on = match self.next() {
                Next::Move(move_) => self.play(move_),
                Next::Over if self.at.turn() != self.winner && self.at.is_check() => return true,
                Next::Over => self.turn_back(),
                Next::Lost => false,
            };
            if !goes_on {
                return false;
            }
        }
        false
    }

    /// Plays a move if it is legal, as it ought to be.
    fn play(&mut self, move_: Move) -> bool {
        self.before = self.at;
        let legal = self.at.play(move_).is_ok();
        if legal {
            self.line.push(move_);
        }
        legal
    }

    fn next(&mut self) -> Next {
        let (at, winner) = (&self.at, self.winner);
        let phase = phase(at, winner);
        if phase == Phase::Hunt {
            return self.hunt();
        }
        if self.line.len().min(at.halfmove_clock() as usize) > LONGEST_CHASE {
            return Next::Lost;
        }
        let next = match (phase, at.turn() == winner) {
            (Phase::Strip, true) => take::next(at, winner),
            (Phase::Strip, false) => offer::next(at, winner),
            (Phase::Promote, true) => promote::winner_next(at, winner),
            (Phase::Promote, false) => promote::loser_next(at, winner),
            (Phase::MinorStrip, true) => minors::winner_next(at, winner),
            (Phase::MinorStrip, false) => minors::loser_next(at, winner),
            (Phase::Hunt | Phase::Corner | Phase::Hopeless, _) => return Next::Lost,
        };
        next.into()
    }

    fn hunt(&mut self) -> Next {
        if let Some(next) = self.hunted() {
            return next;
        }
        if self.hunts == HUNTS {
            return Next::Lost;
        }
        if !self.cramped {
            self.hunts += 1;
            self.hunt = Hunt::new(&self.at, self.winner);
            if let Some(next) = self.hunted() {
                return next;
            }
        }
        if self.at.turn() != self.winner {
            return quiet(&self.at).into();
        }
        self.cramped = false;
        hunt::release(&self.at, self.winner).map_or(Next::Lost, Next::Move)
    }

    /// What the hunt that is on has to say; `None` ends it.
    fn hunted(&mut self) -> Option<Next> {
        match self.hunt.as_mut()?.next(&self.at) {
            Next::Lost => {
                self.hunt = None;
                self.cramped = true;
                None
            }
            next => Some(next),
        }
    }

    /// Puts another move in the place of the last, which has ended the game too soon: if possible one
    /// that nothing next to the other king is lost by.
    fn turn_back(&mut self) -> bool {
        let Some(last) = self.line.pop() else {
            return false;
        };
        self.at = self.before;
        let near = attacks::king(self.at.king(!self.at.turn()));
        let moves = self.at.legal_moves();
        // Each time from another place in the list, or it would go to and fro.
        let (before, after) = moves.split_at(self.line.len() * 5 % moves.len().max(1));
        let fits = |move_: &&Move| **move_ != last && self.at.after(**move_).has_legal_move();
        let all = || after.iter().chain(before);
        let other = all()
            .find(|move_| !near.contains(move_.to()) && fits(move_))
            .or_else(|| all().find(fits))
            .copied();
        other.is_some_and(|move_| self.play(move_))
    }
}

/// The first move that takes nothing, or else the first.
fn quiet(at: &Position) -> Option<Move> {
    let moves = at.legal_moves();
    let theirs = at.colored(!at.turn());
    let quiet = moves.iter().find(|move_| !theirs.contains(move_.to()));
    quiet.or_else(|| moves.first()).copied()
}

/// The rooks and queens of one side.
fn heavy(position: &Position, color: Color) -> Bitboard {
    (position.roled(Role::Queen) | position.roled(Role::Rook)) & position.colored(color)
}
