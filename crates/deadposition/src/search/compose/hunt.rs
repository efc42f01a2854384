//! A bare king walks to the edge of the board and is mated there by a rook or a queen.

use super::pattern::{PATTERNS, Pattern};
use super::{Next, heavy, quiet};
use crate::search::potential::{attacked, distance, guarded};
use chesslaws_board::{Bitboard, Color, Move, Position, Square, attacks};

/// The most steps that a king walks.
const FARTHEST: usize = 12;
/// Plies more than a hunt needs, after which it is given up.
const PATIENCE: u32 = 8;
/// How many patterns are looked at more closely.
const CLOSE_LOOKS: usize = 6;
/// As many squares for the bare king as are enough.
const ROOM: u32 = 24;

/// A plan to mate a bare king: both kings walk to their squares and are there in turn, then the check
/// is given.
pub(super) struct Hunt {
    winner: Color,
    pattern: Pattern,
    /// Squares from which a rook or a queen gives the check.
    checks: Bitboard,
    king: Walk,
    ally: Walk,
    /// The winner's men other than its king, on which the plan rests.
    men: Bitboard,
    patience: u32,
}

impl Hunt {
    /// Towards the nearest mate that the men on the board allow.
    pub(super) fn new(at: &Position, winner: Color) -> Option<Self> {
        let king = at.king(!winner);
        let ally = at.king(winner);
        let own = at.colored(winner) & !Bitboard::square(ally);
        let guarded = guarded(at, winner, king);
        let region = region(king, !(own | guarded));
        let mut tried = 0u64;
        for _ in 0..CLOSE_LOOKS {
            let mut best = None;
            let mut least = u32::MAX;
            for (i, pattern) in PATTERNS.iter().enumerate() {
                let cost = distance(king, pattern.king).max(distance(ally, pattern.ally));
                if cost < least
                    && tried >> i & 1 == 0
                    && region.contains(pattern.king)
                    && !own.contains(pattern.ally)
                {
                    least = cost;
                    best = Some((i, pattern));
                }
            }
            let (i, &pattern) = best?;
            tried |= 1 << i;
            let hunt = Self::towards(pattern, at, winner, guarded, least);
            if hunt.is_some() {
                return hunt;
            }
        }
        None
    }

    fn towards(
        pattern: Pattern,
        at: &Position,
        winner: Color,
        guarded: Bitboard,
        least: u32,
    ) -> Option<Self> {
        let ally = at.king(winner);
        let men = at.colored(winner) & !Bitboard::square(ally);
        // As the board stands at the mate.
        let occupied = men | Bitboard::square(pattern.ally);
        let near = attacks::king(pattern.king);
        let rays = pattern.rays(occupied);
        let flights = near & !(attacks::king(pattern.ally) | guarded | rays);
        let checks = rays & !near & !occupied;
        if !flights.is_empty() || checks.is_empty() {
            return None;
        }
        Some(Self {
            winner,
            pattern,
            checks,
            king: to_edge(&pattern, at.king(!winner), men | guarded)?,
            ally: Walk::new(pattern.ally, ally, !men)?,
            men,
            patience: 2 * least + PATIENCE,
        })
    }

    /// The next move of the side to move.
    pub(super) fn next(&mut self, at: &Position) -> Next {
        let Some(patience) = self.patience.checked_sub(1) else {
            return Next::Lost;
        };
        self.patience = patience;
        let king = at.king(!self.winner);
        let ally = at.king(self.winner);
        let men = at.colored(self.winner) & !Bitboard::square(ally);
        let (Some(far), Some(ally_far)) = (self.king.steps(king), self.ally.steps(ally)) else {
            return Next::Lost;
        };
        if men != self.men {
            return Next::Lost;
        }
        let ready = self.check(at).is_some();
        let moves = ally_far + usize::from(!ready);
        if at.turn() == self.winner {
            return self.winner_next(at, (far, ally_far), moves, ready);
        }
        // As many moves are left to it as the winner needs, the check included.
        let left = moves.max(far.saturating_sub(1)) + 1;
        let allowed = !(at.occupied() | attacked(at, self.winner, king));
        match self.king.step(king, far, allowed, left - far) {
            Some(to) => Next::Move(Move::new(king, to, None)),
            None => quiet(at).into(),
        }
    }

    fn winner_next(
        &mut self,
        at: &Position,
        (far, ally_far): (usize, usize),
        moves: usize,
        ready: bool,
    ) -> Next {
        let slack = moves.max(far) - moves;
        if ally_far == 0 {
            let now = self.check(at).filter(|_| far == 0);
            let wait = now.or_else(|| if slack > 0 { self.prepare(at) } else { None });
            if let Some(move_) = wait {
                return Next::Move(move_);
            }
        }
        let step = self.ally_step(at, ally_far, slack);
        let step = step.filter(|_| ally_far > 0 || ready);
        step.or_else(|| self.prepare(at))
            .map_or(Next::Lost, Next::Move)
    }

    /// A step of the winner's king that leaves the other one somewhere to go.
    fn ally_step(&self, at: &Position, ally_far: usize, slack: usize) -> Option<Move> {
        let king = at.king(!self.winner);
        let ally = at.king(self.winner);
        let allowed = !(attacks::king(king) | at.colored(self.winner));
        let to = self.ally.step(ally, ally_far, allowed, slack)?;
        let denied = guarded(at, self.winner, king) | self.men | attacks::king(to);
        (!(attacks::king(king) & !denied).is_empty()).then_some(Move::new(ally, to, None))
    }

    /// The check, as it can be given once the kings are in their places.
    fn check(&self, at: &Position) -> Option<Move> {
        let placed = Bitboard::square(self.pattern.king) | Bitboard::square(self.pattern.ally);
        let occupied = self.men | placed;
        heavy(at, self.winner).into_iter().find_map(|from| {
            let role = at.role_at(from)?;
            let reach = attacks::of(self.winner, role, from, occupied) & self.checks;
            reach.first().map(|to| Move::new(from, to, None))
        })
    }

    /// A rook or a queen goes to where it can give the check from.
    fn prepare(&mut self, at: &Position) -> Option<Move> {
        let king = at.king(!self.winner);
        let goal = self.pattern.king;
        let taboo = Bitboard::square(king) | Bitboard::square(goal);
        let near = attacks::king(king) | attacks::king(goal);
        let placed = Bitboard::square(goal) | Bitboard::square(self.pattern.ally);
        for from in heavy(at, self.winner) {
            let role = at.role_at(from)?;
            let reach = |to, occupied| attacks::of(self.winner, role, to, occupied);
            let without = at.occupied() & !Bitboard::square(from);
            let men = self.men & !Bitboard::square(from);
            for to in reach(from, at.occupied()) & !at.occupied() & !near {
                if !(reach(to, without) & taboo).is_empty()
                    || (reach(to, men | placed) & self.checks).is_empty()
                {
                    continue;
                }
                let move_ = Move::new(from, to, None);
                let men = men | Bitboard::square(to);
                let guarded = guarded(&at.after(move_), self.winner, king);
                if let Some(walk) = to_edge(&self.pattern, king, men | guarded) {
                    self.king = walk;
                    self.men = men;
                    return Some(move_);
                }
            }
        }
        None
    }
}

/// The walk of the bare king, which keeps away from where the other king will stand.
fn to_edge(pattern: &Pattern, king: Square, denied: Bitboard) -> Option<Walk> {
    Walk::new(pattern.king, king, !(denied | attacks::king(pattern.ally)))
}

/// The squares from which a king reaches its goal, by the number of steps.
pub(super) struct Walk {
    layers: [Bitboard; FARTHEST + 2],
}

impl Walk {
    /// Over squares that are free; `None` if `from` is too far.
    pub(super) fn new(to: Square, from: Square, free: Bitboard) -> Option<Self> {
        let mut layers = [Bitboard::EMPTY; FARTHEST + 2];
        let free = free | Bitboard::square(from);
        let mut layer = Bitboard::square(to);
        let mut seen = layer;
        layers[0] = layer;
        let mut reached = layer.contains(from);
        for next in &mut layers[1..] {
            layer = widened(layer) & free & !seen;
            seen |= layer;
            *next = layer;
            // One layer beyond, so that a move can be lost.
            if reached {
                break;
            }
            reached = layer.contains(from);
        }
        seen.contains(from).then_some(Self { layers })
    }

    pub(super) fn steps(&self, from: Square) -> Option<usize> {
        self.layers.iter().position(|layer| layer.contains(from))
    }

    /// The steps that bring the king nearer.
    pub(super) fn nearer(&self, from: Square) -> Bitboard {
        let steps = self.steps(from).and_then(|steps| steps.checked_sub(1));
        steps.map_or(Bitboard::EMPTY, |steps| {
            self.layers[steps] & attacks::king(from)
        })
    }

    /// A step to one of the squares allowed: nearer if there is no move to lose, otherwise as near as
    /// before, or farther.
    pub(super) fn step(
        &self,
        from: Square,
        steps: usize,
        allowed: Bitboard,
        slack: usize,
    ) -> Option<Square> {
        let allowed = attacks::king(from) & allowed;
        let layer = |steps: usize| {
            self.layers
                .get(steps)
                .map_or(Bitboard::EMPTY, |layer| *layer & allowed)
        };
        let nearer = steps.checked_sub(1).map_or(Bitboard::EMPTY, layer);
        let same = layer(steps);
        let farther = layer(steps + 1);
        let order = match slack {
            0 => [nearer, same, farther],
            1 if steps > 1 => [same, nearer, farther],
            _ => [same, farther, nearer],
        };
        order.into_iter().find_map(Bitboard::first)
    }
}

/// All squares that a king can reach over free ones.
fn region(from: Square, free: Bitboard) -> Bitboard {
    let mut region = Bitboard::square(from);
    loop {
        let wider = region | widened(region) & free;
        if wider == region {
            return region;
        }
        region = wider;
    }
}

/// A set of squares and all next to them.
fn widened(set: Bitboard) -> Bitboard {
    let (not_a, not_h) = (0xfefe_fefe_fefe_fefe, 0x7f7f_7f7f_7f7f_7f7f);
    let wide = set.0 | (set.0 & not_h) << 1 | (set.0 & not_a) >> 1;
    Bitboard(wide | wide << 8 | wide >> 8)
}

/// A rook or a queen goes to where it leaves the bare king most room.
pub(super) fn release(at: &Position, winner: Color) -> Option<Move> {
    let king = at.king(!winner);
    let near = attacks::king(king) & !attacks::king(at.king(winner));
    let mut best = None;
    let mut most = 0;
    for from in heavy(at, winner) {
        let role = at.role_at(from)?;
        let reach = attacks::of(winner, role, from, at.occupied()) & !at.occupied();
        for to in reach & !attacks::king(king) {
            let move_ = Move::new(from, to, None);
            let after = at.after(move_);
            let denied = guarded(&after, winner, king) | after.colored(winner);
            let room = region(king, !denied).len();
            if room > most && !denied.contains(king) && !(near & !denied).is_empty() {
                best = Some(move_);
                most = room;
                if room >= ROOM {
                    return best;
                }
            }
        }
    }
    best
}
