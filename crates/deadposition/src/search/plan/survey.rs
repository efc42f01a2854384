//! Looks for mates to aim at: every square the king can walk to, every way to check it there, and
//! what denies it the squares around.

use super::FAR;
use super::distance::{Moves, NEVER, Terrain};
use super::goal::{Goal, Goals, Need};
use crate::wall::layer::pawn_attacks;
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Position, Role, Square, attacks};
use hashbrown::HashMap;

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
    terrain: Terrain,
    tables: Vec<Moves>,
    index: HashMap<(Color, Role, u64, bool), usize>,
    goals: Vec<Goal>,
    /// Whether the check may be given by a pawn after its promotion.
    promoting: bool,
}

/// The mates nearest to this position, by the moves that their men need.
pub(super) fn nearest(position: &Position, winner: Color) -> Goals {
    let mut survey = Survey {
        position,
        winner,
        terrain: terrain(position),
        tables: Vec::new(),
        index: HashMap::new(),
        goals: Vec::new(),
        promoting: false,
    };
    survey.run();
    if !position.pieces(winner, Role::Pawn).is_empty() {
        // Promotions lead far: they don't push aside what the men on the board can do.
        let men = core::mem::take(&mut survey.goals);
        survey.promoting = true;
        survey.run();
        survey.goals.extend(men);
    }
    Goals {
        list: survey.goals,
        tables: survey.tables,
    }
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
    fn run(&mut self) {
        let loser = !self.winner;
        let king = self.position.king(loser);
        let walk = self.terrain.to(loser, Role::King, Bitboard::square(king));
        let mut squares: Vec<Square> = Bitboard::FULL
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
        let steady = self.terrain.steady;
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
        let king = self.need(loser, &[Role::King], Bitboard::square(square), false);
        let roles: &[Role] = match check.role {
            Role::Bishop => &[Role::Bishop, Role::Queen],
            Role::Rook => &[Role::Rook, Role::Queen],
            ref role => core::slice::from_ref(role),
        };
        let check_need = self.need(
            self.winner,
            roles,
            check.from,
            self.promoting || check.role == Role::Pawn,
        );
        let mut used = Bitboard::EMPTY;
        let base = king.moves(&self.tables, self.position, &mut used)
            + check_need.moves(&self.tables, self.position, &mut used);
        if base >= self.worst() {
            return;
        }
        let own = self.terrain.steady & self.position.colored(loser);
        let flights =
            attacks::king(square) & !own & !self.terrain.barred[loser.index()] & !check.covers;
        let mut best: Option<Goal> = None;
        let minors = self.position.colored(self.winner)
            & (self.position.roled(Role::Knight) | self.position.roled(Role::Bishop))
            & !used;
        let second_possible = !minors.is_empty();
        let places =
            (ring(square) & !self.terrain.steady & !self.terrain.barred[self.winner.index()])
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
                let need = self.need(self.winner, &[Role::King], Bitboard::square(place), false);
                cost += need.moves(&self.tables, self.position, &mut used.clone());
                helpers.push(need);
            }
            if cost >= limit {
                continue;
            }
            if let Some((blocks, sum)) = self.blocks(left, check.role, used)
                && cost + sum < limit
            {
                best = Some(Goal {
                    cost: cost + sum,
                    king,
                    blocks,
                    check: check_need,
                    helpers: helpers.clone(),
                });
            }
            let limit = best.as_ref().map_or(self.worst(), |goal| goal.cost);
            if second_possible
                && !left.is_empty()
                && left.len() <= 4
                && let Some((need, blocks, sum)) = self.second(left, check.role, used, square)
                && cost + sum < limit
            {
                helpers.push(need);
                best = Some(Goal {
                    cost: cost + sum,
                    king,
                    blocks,
                    check: check_need,
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

    /// Men of the loser for squares next to its king.
    fn blocks(
        &mut self,
        squares: Bitboard,
        check: Role,
        used: Bitboard,
    ) -> Option<(Vec<Need>, u32)> {
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
            let need = self.need(loser, roles, Bitboard::square(square), true);
            sum += need.moves(&self.tables, self.position, &mut used);
            blocks.push(need);
        }
        Some((blocks, sum))
    }

    /// A second man of the winner that covers squares, and blocks for what it leaves.
    fn second(
        &mut self,
        squares: Bitboard,
        check: Role,
        used: Bitboard,
        king: Square,
    ) -> Option<(Need, Vec<Need>, u32)> {
        let winner = self.winner;
        let mut best: Option<(Need, Vec<Need>, u32)> = None;
        for role in [Role::Knight, Role::Bishop] {
            if (self.position.pieces(winner, role) & !used).is_empty() {
                continue;
            }
            let mut tried: Vec<(Bitboard, Bitboard)> = Vec::new();
            // From where every set of the squares is covered that can be.
            let mut one = [(Bitboard::EMPTY, Bitboard::EMPTY); 4];
            for (square, one) in squares.into_iter().zip(&mut one) {
                *one = (
                    Bitboard::square(square),
                    attacks::of(winner, role, square, self.terrain.steady)
                        & !(self.terrain.steady | attacks::king(king) | Bitboard::square(king)),
                );
            }
            for set in 1usize..1 << squares.len() {
                let mut both = (Bitboard::EMPTY, Bitboard::FULL);
                for (i, one) in one.iter().enumerate() {
                    if set >> i & 1 == 1 {
                        both = (both.0 | one.0, both.1 & one.1);
                    }
                }
                if !both.1.is_empty() {
                    tried.push(both);
                }
            }
            for (covers, places) in tried {
                let need = self.need(winner, &[role], places, false);
                let mut used = used;
                let moves = need.moves(&self.tables, self.position, &mut used);
                let limit = best.as_ref().map_or(FAR, |best| best.2);
                if moves >= limit {
                    continue;
                }
                if let Some((blocks, sum)) = self.blocks(squares & !covers, check, used)
                    && moves + sum < limit
                {
                    best = Some((need, blocks, moves + sum));
                }
            }
        }
        best
    }

    fn need(&mut self, color: Color, roles: &[Role], places: Bitboard, pawns: bool) -> Need {
        let mut need = Need::new(color);
        let mut promoted: Option<Moves> = None;
        for &role in roles {
            if role == Role::Pawn {
                continue;
            }
            let i = self.table(color, role, places);
            need.push(role, i);
            if pawns {
                let table = &self.tables[i];
                match &mut promoted {
                    None => promoted = Some(*table),
                    Some(known) => {
                        for (known, new) in known.iter_mut().zip(table) {
                            *known = (*known).min(*new);
                        }
                    }
                }
            }
        }
        if pawns && !self.position.pieces(color, Role::Pawn).is_empty() {
            let stands = color != self.winner || roles == [Role::Pawn];
            let kind = roles.first().copied().unwrap_or(Role::Pawn);
            let key = (color, kind, places.0, true);
            let i = match self.index.get(&key) {
                Some(&i) => i,
                None => {
                    let onto = if stands { places } else { Bitboard::EMPTY };
                    let table = self.terrain.pawn_to(color, onto, promoted.as_ref());
                    self.tables.push(table);
                    self.index.insert(key, self.tables.len() - 1);
                    self.tables.len() - 1
                }
            };
            need.push(Role::Pawn, i);
        }
        need
    }

    fn table(&mut self, color: Color, role: Role, places: Bitboard) -> usize {
        let key = (color, role, places.0, false);
        if let Some(&i) = self.index.get(&key) {
            return i;
        }
        self.tables.push(self.terrain.to(color, role, places));
        self.index.insert(key, self.tables.len() - 1);
        self.tables.len() - 1
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
