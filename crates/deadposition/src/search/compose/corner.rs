//! Mates in a corner by a bishop or a knight: the other king two squares away denies two of the three
//! flight squares; on the third stands a man of the mated king's own, or another piece covers it.

use super::stage::{self, Scene};
use crate::search::greedy::nearest_first;
use crate::search::plan::distance::{Moves, NEVER, Terrain};
use crate::search::potential::distance;
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// How many mates are aimed at together, and how many positions may be looked at on the way.
const AIMS: usize = 3;
const LIMIT: usize = 1500;

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];

/// A mate in outline: the squares of the two kings, from where the check is given, and who denies the
/// third flight square.
#[derive(Clone, Copy)]
struct Aim {
    cost: u32,
    king: Square,
    ally: Square,
    check: (Role, Square),
    third: (Color, Role, Bitboard),
}

/// A line to a mate in a corner, for a side with minor pieces alone.
pub(super) fn line(root: &Position, winner: Color) -> Option<Vec<Move>> {
    if let Some(line) = staged(root, winner, &PLAIN) {
        return Some(line);
    }
    let aims = aims(root, winner);
    let tables: Vec<Tables> = aims.iter().map(|aim| Tables::of(aim, winner)).collect();
    if tables.is_empty() {
        return None;
    }
    let measure = |position: &Position| {
        let nearest = tables.iter().map(|table| table.missing(position, winner));
        nearest.min().unwrap_or(0)
    };
    nearest_first(root, winner, LIMIT, &measure)
}

/// The same without any search, by men that go where the terrain lets them.
pub(crate) fn staged(root: &Position, winner: Color, terrain: &Terrain) -> Option<Vec<Move>> {
    // Every corner with every square of the other king.
    let scenes = CORNERS.into_iter().flat_map(|corner| {
        let stances = stances(corner).into_iter();
        stances.map(move |(ally, door)| Scene { corner, ally, door })
    });
    let scenes: Vec<Scene> = scenes.collect();
    stage::line(root, winner, terrain, &scenes)
}

/// The moves that each man of a mate needs from every square.
struct Tables {
    king: Moves,
    ally: Moves,
    check: (Role, Moves),
    third: (Color, Role, Moves),
    /// The flight square that the other king leaves.
    last: Bitboard,
}

const PLAIN: Terrain = Terrain {
    steady: Bitboard::EMPTY,
    barred: [Bitboard::EMPTY; 2],
};

impl Tables {
    fn of(aim: &Aim, winner: Color) -> Self {
        let to = |role, squares| PLAIN.to(winner, role, squares);
        let (color, role, places) = aim.third;
        Self {
            king: to(Role::King, Bitboard::square(aim.king)),
            ally: to(Role::King, Bitboard::square(aim.ally)),
            check: (aim.check.0, to(aim.check.0, Bitboard::square(aim.check.1))),
            third: (color, role, to(role, places)),
            last: attacks::king(aim.king) & !attacks::king(aim.ally),
        }
    }

    /// Plies that are missing, the side that needs more moves counted twice.
    fn missing(&self, position: &Position, winner: Color) -> u32 {
        let loser = !winner;
        let far = u32::from(self.king[position.king(loser).index()]);
        let mut theirs = far;
        let mut ours = u32::from(self.ally[position.king(winner).index()]);
        let mut used = Bitboard::EMPTY;
        let (color, role, table) = &self.third;
        let third = nearest(table, position.pieces(*color, *role), &mut used);
        // The way into the corner is shut once the others are there.
        if far > 0 && third == 0 {
            theirs += 2;
        }
        if far > 0 && ours == 0 && !self.last.contains(position.king(loser)) {
            ours += 2;
        }
        if *color == winner {
            ours += third;
        } else {
            theirs += third;
        }
        let (role, table) = &self.check;
        let check = nearest(table, position.pieces(winner, *role) & !used, &mut used);
        // The check comes last: before that it would keep the king away.
        ours += if check == 0 && ours + theirs > 0 {
            2
        } else {
            check
        };
        // A move must be lost where the two sides would not be ready in turn, and that is hard at the end.
        let odd = (ours + theirs + u32::from(position.turn() == winner)) & 1;
        2 * ours.max(theirs) + ours.min(theirs) + 3 * odd
    }
}

/// Moves of the nearest of some men, which then is used.
fn nearest(table: &Moves, men: Bitboard, used: &mut Bitboard) -> u32 {
    let mut best = u32::from(NEVER);
    let mut man = Bitboard::EMPTY;
    for square in men {
        let moves = u32::from(table[square.index()]);
        if moves < best {
            best = moves;
            man = Bitboard::square(square);
        }
    }
    *used |= man;
    best
}

/// The cheapest mates that the men on the board can form.
fn aims(root: &Position, winner: Color) -> Vec<Aim> {
    let mut aims: Vec<Aim> = Vec::with_capacity(AIMS + 1);
    let mut add = |aim: Aim| {
        if aim.cost < u32::from(NEVER) {
            let at = aims.partition_point(|known| known.cost <= aim.cost);
            aims.insert(at, aim);
            aims.truncate(AIMS);
        }
    };
    for corner in CORNERS {
        for (ally, third) in stances(corner) {
            for check in checks(root, winner, corner, ally) {
                for third in thirds(root, winner, (corner, ally, third), check) {
                    add(Aim::new(root, winner, (corner, ally), check, third));
                }
            }
        }
    }
    aims
}

/// Squares of the other king, each with the flight square that it leaves.
fn stances(corner: Square) -> [(Square, Square); 4] {
    let inward = |file: usize, rank: usize| {
        let file = if corner.index() & 7 == 0 {
            file
        } else {
            7 - file
        };
        let rank = if corner.index() >> 3 == 0 {
            rank
        } else {
            7 - rank
        };
        Square::ALL[rank * 8 + file]
    };
    let (beside, above) = (inward(1, 0), inward(0, 1));
    [
        (inward(0, 2), beside),
        (inward(1, 2), beside),
        (inward(2, 0), above),
        (inward(2, 1), above),
    ]
}

/// The checks that the minor pieces can give in a corner.
fn checks(root: &Position, winner: Color, corner: Square, ally: Square) -> Vec<(Role, Square)> {
    let mut checks = Vec::with_capacity(8);
    if !root.pieces(winner, Role::Knight).is_empty() {
        for from in attacks::knight(corner) {
            if from != ally {
                checks.push((Role::Knight, from));
            }
        }
    }
    if !(root.pieces(winner, Role::Bishop) & shade(corner)).is_empty() {
        for from in attacks::bishop(corner, Bitboard::square(ally)) & !Bitboard::square(ally) {
            checks.push((Role::Bishop, from));
        }
    }
    checks
}

/// The squares of the colour of one.
fn shade(square: Square) -> Bitboard {
    if Bitboard::LIGHT.contains(square) {
        Bitboard::LIGHT
    } else {
        Bitboard::DARK
    }
}

/// Who can deny the third flight square, and from where.
fn thirds(
    root: &Position,
    winner: Color,
    (corner, ally, square): (Square, Square, Square),
    (role, from): (Role, Square),
) -> Vec<(Color, Role, Bitboard)> {
    let mut thirds = Vec::with_capacity(5);
    let place = Bitboard::square(square);
    let check = Bitboard::square(from);
    let placed = check | Bitboard::square(corner) | Bitboard::square(ally);
    let line = if role == Role::Bishop {
        attacks::between(corner, from)
    } else {
        Bitboard::EMPTY
    };
    for blocker in [Role::Knight, Role::Bishop, Role::Rook] {
        let men = root.pieces(!winner, blocker);
        if men.is_empty() || blocker == Role::Bishop && (men & shade(square)).is_empty() {
            continue;
        }
        // It neither takes nor blocks, and hasn't given check.
        let reach = attacks::of(!winner, blocker, square, placed | place);
        if (reach & (check | line | Bitboard::square(ally))).is_empty() {
            thirds.push((!winner, blocker, place));
        }
    }
    let near = attacks::king(corner) | Bitboard::square(corner) | placed;
    for helper in [Role::Knight, Role::Bishop] {
        let men = root.pieces(winner, helper);
        let fits = match (helper == role, helper) {
            (true, Role::Bishop) => !(men & shade(square)).is_empty(),
            (true, _) => men.has_many(),
            (false, Role::Bishop) => !(men & shade(square)).is_empty(),
            (false, _) => !men.is_empty(),
        };
        let places = attacks::of(winner, helper, square, placed) & !near & !line;
        if fits && !places.is_empty() {
            thirds.push((winner, helper, places));
        }
    }
    thirds
}

impl Aim {
    fn new(
        root: &Position,
        winner: Color,
        (king, ally): (Square, Square),
        check: (Role, Square),
        third: (Color, Role, Bitboard),
    ) -> Self {
        let mut theirs = distance(root.king(!winner), king);
        let mut ours = distance(root.king(winner), ally);
        let (color, role, places) = third;
        let third_moves = moves(role, root.pieces(color, role), places);
        if color == winner {
            ours += third_moves;
        } else {
            theirs += third_moves;
        }
        ours += moves(
            check.0,
            root.pieces(winner, check.0),
            Bitboard::square(check.1),
        );
        Self {
            cost: 2 * ours.max(theirs) + ours.min(theirs),
            king,
            ally,
            check,
            third,
        }
    }
}

/// Moves of the nearest of some men to the nearest of some squares of an empty board.
fn moves(role: Role, men: Bitboard, places: Bitboard) -> u32 {
    let mut reached = places;
    for count in 0..8 {
        if !(reached & men).is_empty() {
            return count;
        }
        for square in reached {
            reached |= attacks::of(Color::White, role, square, Bitboard::EMPTY);
        }
    }
    u32::from(NEVER)
}
