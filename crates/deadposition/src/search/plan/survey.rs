//! Looks for mates to aim at: every square the king can walk to, every way to check it there, and
//! what denies it the squares around.

use super::FAR;
use super::distance::{NEVER, Terrain};
use super::goal::Goals;
use super::seat::{Draft, Seat, Walks};
use super::tables;
use crate::wall::layer::pawn_attacks;
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Role, Square, attacks};

/// How a king on some square may be checked.
struct Check {
    role: Role,
    from: Bitboard,
    /// What it covers besides.
    covers: Bitboard,
}

const GOALS: usize = 5;
const BLOCKS: u32 = 4;

/// Looks for goals.
struct Survey<'a> {
    position: &'a Position,
    winner: Color,
    walks: Walks,
    goals: Vec<Draft>,
    /// Whether the check may be given by a pawn after its promotion.
    promoting: bool,
}

/// The mates nearest to this position, by the moves that their men need, with the mated king on one
/// of the squares named.
///
/// The terrain, if one is given, is what never changes: then no pawn moves.
pub(super) fn nearest(
    position: &Position,
    winner: Color,
    squares: Bitboard,
    known: Option<Terrain>,
) -> Goals {
    let locked = known.is_some();
    let mut survey = Survey {
        position,
        winner,
        walks: Walks::new(known.unwrap_or_else(|| terrain(position))),
        goals: Vec::new(),
        promoting: false,
    };
    survey.run(squares);
    if !locked && !position.pieces(winner, Role::Pawn).is_empty() {
        // Promotions lead far: they don't push aside what the men on the board can do.
        let men = core::mem::take(&mut survey.goals);
        survey.promoting = true;
        survey.run(squares);
        survey.goals.extend(men);
    }
    let terrain = &survey.walks.terrain;
    tables::tabled(position, winner, terrain, &survey.goals)
}

/// Pawns head to head that no pawn can take now, and the squares they guard.
fn terrain(position: &Position) -> Terrain {
    let pawns = Color::ALL.map(|color| position.pieces(color, Role::Pawn));
    let [white, black] = pawns;
    let attacked = Color::ALL.map(|color| pawn_attacks(color, pawns[color.index()]));
    let locked_white = white & Bitboard(black.0 >> 8);
    let locked_black = black & Bitboard(white.0 << 8);
    let steady = [locked_white & !attacked[1], locked_black & !attacked[0]];
    let guards = Color::ALL.map(|color| pawn_attacks(color, steady[color.index()]));
    Terrain {
        steady: steady[0] | steady[1],
        barred: [guards[1], guards[0]],
    }
}

impl Survey<'_> {
    fn run(&mut self, squares: Bitboard) {
        let loser = !self.winner;
        let king = self.position.king(loser);
        let walk = self
            .walks
            .terrain
            .to(loser, Role::King, Bitboard::square(king));
        let mut squares: Vec<Square> = squares
            .into_iter()
            .filter(|square| walk[square.index()] < NEVER)
            .collect();
        squares.sort_by_key(|square| walk[square.index()]);
        for square in squares {
            if u32::from(walk[square.index()]) >= self.worst() {
                break;
            }
            for check in self.checks(square) {
                self.consider(square, &check);
            }
        }
    }

    fn worst(&self) -> u32 {
        if self.goals.len() < GOALS {
            FAR
        } else {
            self.goals.last().map_or(FAR, |goal| goal.cost)
        }
    }

    fn checks(&self, king: Square) -> Vec<Check> {
        let own = |role| !self.position.pieces(self.winner, role).is_empty();
        let pawns = self.promoting;
        let near = attacks::king(king);
        let steady = self.walks.terrain.steady;
        let mut checks = Vec::new();
        let open = !(steady | Bitboard::square(king));
        if own(Role::Knight) || pawns {
            for from in attacks::knight(king) & open {
                checks.push(Check {
                    role: Role::Knight,
                    from: Bitboard::square(from),
                    covers: attacks::knight(from) & near,
                });
            }
        }
        for (role, rays) in [
            (Role::Bishop, attacks::bishop(king, steady)),
            (Role::Rook, attacks::rook(king, steady)),
        ] {
            if !(own(role) || own(Role::Queen) || pawns) {
                continue;
            }
            for first in rays & near {
                let line = attacks::line(king, first);
                let from = rays & line & beyond(king, first) & open;
                if !(from & !near).is_empty() {
                    checks.push(Check {
                        role,
                        from: from & !near,
                        covers: line & near & attacks::of(self.winner, role, first, steady)
                            | Bitboard::square(first),
                    });
                }
            }
        }
        if own(Role::Pawn) && !pawns {
            for from in attacks::pawn(!self.winner, king) & open {
                checks.push(Check {
                    role: Role::Pawn,
                    from: Bitboard::square(from),
                    covers: attacks::pawn(self.winner, from) & near,
                });
            }
        }
        checks
    }

    fn consider(&mut self, square: Square, check: &Check) {
        let loser = !self.winner;
        let king = Seat::of(loser, &[Role::King], Bitboard::square(square));
        let roles: &[Role] = match check.role {
            Role::Bishop => &[Role::Bishop, Role::Queen],
            Role::Rook => &[Role::Rook, Role::Queen],
            Role::Knight => &[Role::Knight],
            _ => &[Role::Pawn],
        };
        let checker = Seat {
            color: self.winner,
            roles,
            places: check.from,
            pawns: self.promoting || check.role == Role::Pawn,
            stands: check.role == Role::Pawn,
        };
        let mut used = Bitboard::EMPTY;
        let base = self.moves(&king, &mut used) + self.moves(&checker, &mut used);
        if base >= self.worst() {
            return;
        }
        let own = self.walks.terrain.steady & self.position.colored(loser);
        let flights = attacks::king(square)
            & !own
            & !self.walks.terrain.barred[loser.index()]
            & !check.covers;
        let mut best: Option<Draft> = None;
        let minors = self.position.colored(self.winner)
            & (self.position.roled(Role::Knight) | self.position.roled(Role::Bishop))
            & !used;
        let second_possible = !minors.is_empty();
        let places = (ring(square)
            & !self.walks.terrain.steady
            & !self.walks.terrain.barred[self.winner.index()])
        .into_iter()
        .filter(|&place| !(attacks::king(place) & flights).is_empty());
        let alone = core::iter::once(None);
        for place in alone.chain(places.map(Some)) {
            let limit = best.as_ref().map_or(self.worst(), |goal| goal.cost);
            let mut cost = base;
            let mut helpers = Vec::new();
            let mut left = flights;
            if let Some(place) = place {
                left &= !attacks::king(place);
                let seat = Seat::of(self.winner, &[Role::King], Bitboard::square(place));
                cost += self.moves(&seat, &mut used.clone());
                helpers.push(seat);
            }
            if cost >= limit {
                continue;
            }
            if let Some((blocks, sum)) = self.blocks(left, check.role, used, limit - cost)
                && cost + sum < limit
            {
                best = Some(Draft {
                    cost: cost + sum,
                    king,
                    blocks,
                    check: checker,
                    helpers: helpers.clone(),
                });
            }
            let limit = best.as_ref().map_or(self.worst(), |goal| goal.cost);
            if second_possible
                && !left.is_empty()
                && left.len() <= 4
                && cost < limit
                && let Some((seat, blocks, sum)) =
                    self.second(left, check.role, used, square, limit - cost)
                && cost + sum < limit
            {
                helpers.push(seat);
                best = Some(Draft {
                    cost: cost + sum,
                    king,
                    blocks,
                    check: checker,
                    helpers,
                });
            }
        }
        if let Some(goal) = best.filter(|goal| goal.cost < u32::from(NEVER)) {
            let at = self.goals.partition_point(|known| known.cost <= goal.cost);
            self.goals.insert(at, goal);
            self.goals.truncate(GOALS);
        }
    }

    /// Men of the loser for squares next to its king, for less than `limit` moves.
    fn blocks(
        &mut self,
        squares: Bitboard,
        check: Role,
        used: Bitboard,
        limit: u32,
    ) -> Option<(Vec<Seat>, u32)> {
        let loser = !self.winner;
        let men = self.position.colored(loser).len() - 1;
        if squares.len() > BLOCKS.min(men) {
            return None;
        }
        let roles: &[Role] = match check {
            Role::Bishop => &[Role::Knight, Role::Bishop],
            _ => &[Role::Knight, Role::Bishop, Role::Rook],
        };
        let mut used = used;
        let mut sum = 0;
        let mut blocks = Vec::new();
        for square in squares {
            let seat = Seat {
                pawns: true,
                stands: true,
                ..Seat::of(loser, roles, Bitboard::square(square))
            };
            sum += self.moves(&seat, &mut used);
            if sum >= limit {
                return None;
            }
            blocks.push(seat);
        }
        Some((blocks, sum))
    }

    /// A second man of the winner that covers squares, and blocks for what it leaves, for less than
    /// `limit` moves.
    fn second(
        &mut self,
        squares: Bitboard,
        check: Role,
        used: Bitboard,
        king: Square,
        limit: u32,
    ) -> Option<(Seat, Vec<Seat>, u32)> {
        let winner = self.winner;
        let mut best: Option<(Seat, Vec<Seat>, u32)> = None;
        for role in [Role::Knight, Role::Bishop] {
            if (self.position.pieces(winner, role) & !used).is_empty() {
                continue;
            }
            // From where each of the squares is covered.
            let mut one = [(Bitboard::EMPTY, Bitboard::EMPTY); 4];
            let steady = self.walks.terrain.steady;
            for (square, one) in squares.into_iter().zip(&mut one) {
                *one = (
                    Bitboard::square(square),
                    attacks::of(winner, role, square, steady)
                        & !(steady | attacks::king(king) | Bitboard::square(king)),
                );
            }
            for set in 1usize..1 << squares.len() {
                let (mut covers, mut places) = (Bitboard::EMPTY, Bitboard::FULL);
                for (i, one) in one.iter().enumerate() {
                    if set >> i & 1 == 1 {
                        covers |= one.0;
                        places &= one.1;
                    }
                }
                if places.is_empty() {
                    continue;
                }
                let roles: &[Role] = match role {
                    Role::Knight => &[Role::Knight],
                    _ => &[Role::Bishop],
                };
                let seat = Seat::of(winner, roles, places);
                let mut used = used;
                let moves = self.moves(&seat, &mut used);
                let limit = best.as_ref().map_or(limit, |best| best.2);
                if moves >= limit {
                    continue;
                }
                let left = squares & !covers;
                if let Some((blocks, sum)) = self.blocks(left, check, used, limit - moves) {
                    best = Some((seat, blocks, moves + sum));
                }
            }
        }
        best
    }

    fn moves(&mut self, seat: &Seat, used: &mut Bitboard) -> u32 {
        self.walks.moves(seat, self.position, used)
    }
}

/// Squares two steps from a king, from where the other king covers squares next to it.
fn ring(square: Square) -> Bitboard {
    let near = attacks::king(square) | Bitboard::square(square);
    let reached = near
        .into_iter()
        .fold(near, |set, next| set | attacks::king(next));
    reached & !near
}

/// The squares of a line on the side of `first`, seen from `king`.
fn beyond(king: Square, first: Square) -> Bitboard {
    let before = (1u64 << king.index()) - 1;
    if first.index() < king.index() {
        Bitboard(before)
    } else {
        Bitboard(!before & !(1 << king.index()))
    }
}
