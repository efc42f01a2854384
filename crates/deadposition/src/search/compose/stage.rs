//! Mates in a corner, staged: every man goes the shortest way to where it waits, and the last moves follow
//! at a stroke.
//!
//! The other king denies two of the three flight squares. The third is the door through which the mated king
//! comes in. A man of its own shuts it behind the king, or another piece of the winner does, with a check that
//! sends the king through the door; then comes the mate.

use super::hunt::Walk;
use crate::search::plan::distance::Terrain;
use crate::search::potential::{attacked, distance};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, Move, Position, Role, Square, attacks};

/// How many casts are tried, and plies more than a plan needs after which it is given up.
const MOST_CASTS: usize = 10;
const PATIENCE: usize = 10;
/// More moves than any man needs on an empty board.
const LAYERS: usize = 8;

/// Where a mate is to happen: the corner, the square of the other king, and the door.
#[derive(Clone, Copy)]
pub(super) struct Scene {
    pub(super) corner: Square,
    pub(super) ally: Square,
    pub(super) door: Square,
}

/// A man with a part: where it stands, and how far each square is from where it has to wait.
#[derive(Clone, Copy)]
struct Actor {
    role: Role,
    at: Square,
    layers: [Bitboard; LAYERS],
}

/// Whether a step has to bring a man nearer.
#[derive(Clone, Copy)]
enum Pace {
    Nearer,
    Wait,
    Any,
}

/// What shuts the door.
enum Shut {
    /// A man of the loser, which steps into it.
    Block(Actor),
    /// A piece of the winner, from one of the squares named.
    Help(Actor, Bitboard),
}

struct Staging {
    at: Position,
    winner: Color,
    scene: Scene,
    king: Walk,
    ally: Walk,
    check: Actor,
    /// The squares from which the mate is given.
    checks: Bitboard,
    shut: Shut,
    line: Vec<Move>,
}

/// A line to a mate in one of the scenes, the nearest first.
///
/// What is steady on the terrain has no part and stands in the way.
pub(super) fn line(
    root: &Position,
    winner: Color,
    terrain: &Terrain,
    scenes: &[Scene],
) -> Option<Vec<Move>> {
    let (king, ally) = (root.king(!winner), root.king(winner));
    let cost = |scene: &Scene| {
        let (theirs, ours) = (distance(king, scene.door), distance(ally, scene.ally));
        2 * theirs.max(ours) + theirs.min(ours)
    };
    let mut scenes: Vec<(u32, Scene)> = scenes.iter().map(|scene| (cost(scene), *scene)).collect();
    scenes.sort_unstable_by_key(|scene| scene.0);
    let mut casts = 0;
    for (_, scene) in scenes {
        for check in [Role::Knight, Role::Bishop] {
            for (color, role) in SHUTTERS {
                let color = if color { winner } else { !winner };
                let Some(staging) =
                    Staging::new((root, terrain), winner, scene, check, (color, role))
                else {
                    continue;
                };
                if let Some(line) = staging.run() {
                    return Some(line);
                }
                casts += 1;
                if casts == MOST_CASTS {
                    return None;
                }
            }
        }
    }
    None
}

/// Who may shut the door: a man of the winner, or of the other side.
const SHUTTERS: [(bool, Role); 5] = [
    (false, Role::Knight),
    (false, Role::Bishop),
    (false, Role::Rook),
    (true, Role::Knight),
    (true, Role::Bishop),
];

impl Actor {
    /// The nearest of some men to the places where it may wait, over squares that aren't barred.
    fn new(
        role: Role,
        men: Bitboard,
        places: Bitboard,
        (steady, barred): (Bitboard, Bitboard),
    ) -> Option<Self> {
        if men.is_empty() || places.is_empty() {
            return None;
        }
        let mut layers = [Bitboard::EMPTY; LAYERS];
        let mut layer = places;
        let mut seen = places;
        let mut found = None;
        for next in &mut layers {
            *next = layer;
            found = found.or((layer & men).first());
            let wider = layer.into_iter().fold(Bitboard::EMPTY, |all, square| {
                all | attacks::of(Color::White, role, square, steady)
            });
            layer = wider & !seen & (men | !barred);
            seen |= layer;
        }
        found.map(|at| Self { role, at, layers })
    }

    fn far(&self) -> usize {
        let layers = self.layers.iter();
        let found = layers.enumerate().find(|layer| layer.1.contains(self.at));
        found.map_or(LAYERS, |layer| layer.0)
    }

    /// Whether it attacks or stands on one of some squares.
    fn attacks_any(&self, squares: Bitboard, taken: Bitboard) -> bool {
        let reach = attacks::of(Color::White, self.role, self.at, taken);
        !((reach | Bitboard::square(self.at)) & squares).is_empty()
    }

    /// A step to one of the squares allowed that leaves a king alone, and one of its `ways`, if it has any.
    fn step(
        &self,
        pace: Pace,
        [taken, allowed]: [Bitboard; 2],
        king: Square,
        ways: Bitboard,
    ) -> Option<Move> {
        let far = self.far();
        let others = taken & !Bitboard::square(self.at);
        let reach = |from| attacks::of(Color::White, self.role, from, others);
        let to = reach(self.at) & allowed & !taken;
        let layer = |far: usize| {
            let layer = self.layers.get(far);
            layer.map_or(Bitboard::EMPTY, |layer| *layer & to)
        };
        let nearer = far.checked_sub(1).map_or(Bitboard::EMPTY, layer);
        let order = match pace {
            Pace::Nearer => [nearer, Bitboard::EMPTY, Bitboard::EMPTY],
            Pace::Wait => [layer(far), layer(far + 1), Bitboard::EMPTY],
            Pace::Any => [nearer, layer(far), layer(far + 1)],
        };
        let quiet = |to: &Square| {
            let reached = reach(*to);
            !reached.contains(king) && (ways.is_empty() || !(ways & !reached).is_empty())
        };
        let mut order = order.into_iter();
        let to = order.find_map(|set| set.into_iter().find(quiet))?;
        Some(Move::new(self.at, to, None))
    }
}

/// The squares from which a piece goes to one of `places` in one move, and attacks none of `spared`.
fn before(role: Role, places: Bitboard, spared: Bitboard, placed: Bitboard) -> Bitboard {
    let reach = |from| attacks::of(Color::White, role, from, placed);
    let reached = places
        .into_iter()
        .fold(Bitboard::EMPTY, |all, to| all | reach(to));
    let waits = |from: &Square| (reach(*from) & spared).is_empty();
    (reached & !placed).into_iter().filter(waits).collect()
}

impl Staging {
    fn new(
        (root, terrain): (&Position, &Terrain),
        winner: Color,
        scene: Scene,
        check: Role,
        (color, shutter): (Color, Role),
    ) -> Option<Self> {
        let steady = terrain.steady;
        let men = root.pieces(winner, check) & !steady;
        let shutters = root.pieces(color, shutter) & !steady;
        if men.is_empty() || shutters.is_empty() {
            return None;
        }
        let [corner, ally, door] = [scene.corner, scene.ally, scene.door].map(Bitboard::square);
        let placed = corner | ally | door | steady;
        if !(steady & (corner | ally | door)).is_empty() {
            return None;
        }
        let reach = |role, from| attacks::of(Color::White, role, from, placed);
        let near = attacks::king(scene.corner) | placed;
        // Next to the corner a bishop is guarded by its king.
        let mut checks = reach(check, scene.corner) & !placed;
        if color != winner {
            // The man in the door neither takes nor interposes.
            let answers = reach(shutter, scene.door);
            let line = |from| attacks::between(scene.corner, from) | Bitboard::square(from);
            checks = checks
                .into_iter()
                .filter(|from| (line(*from) & answers).is_empty())
                .collect();
        }
        let places = before(check, checks, corner | door, placed);
        let check = Actor::new(check, men, places, (steady, steady))?;
        let shut = if color == winner {
            // What gives the mate must not stand between.
            let fits = |from: &Square| {
                let line = attacks::between(*from, scene.door);
                !(checks & !line & !Bitboard::square(*from)).is_empty()
            };
            let helps = (reach(shutter, scene.door) & !near)
                .into_iter()
                .filter(fits)
                .collect();
            let places = before(shutter, helps, corner | door, placed);
            let others = shutters & !Bitboard::square(check.at);
            Shut::Help(
                Actor::new(shutter, others, places, (steady, steady))?,
                helps,
            )
        } else {
            if !(reach(shutter, scene.door) & ally).is_empty() {
                return None;
            }
            // From where it would keep the other king away it doesn't come.
            let barred = reach(shutter, scene.ally);
            Shut::Block(Actor::new(
                shutter,
                shutters,
                door,
                (steady, barred | steady),
            )?)
        };
        let goal = match shut {
            Shut::Block(_) => scene.corner,
            Shut::Help(..) => scene.door,
        };
        let free = |color: Color| !(steady | terrain.barred[color.index()]);
        let theirs = free(!winner) & !(attacks::king(scene.ally) | ally);
        let ours = free(winner) & !(corner | door);
        Some(Self {
            at: *root,
            winner,
            scene,
            king: Walk::new(goal, root.king(!winner), theirs)?,
            ally: Walk::new(scene.ally, root.king(winner), ours)?,
            check,
            checks,
            shut,
            line: Vec::new(),
        })
    }

    fn run(mut self) -> Option<Vec<Move>> {
        let (ours, theirs) = self.missing()?;
        let most = 2 * ours.max(theirs) + PATIENCE;
        self.line.reserve(most + 4);
        for _ in 0..most {
            let (ours, theirs) = self.missing()?;
            let to_move = self.at.turn() == self.winner;
            if to_move && ours + theirs == 0 {
                return self.finish();
            }
            // The winner is to move when all are ready.
            let left = ours.max(theirs.saturating_sub(usize::from(!to_move)));
            let move_ = match to_move {
                true => self.winner_move(left.saturating_sub(ours))?,
                false => self.loser_move((left + 1).saturating_sub(theirs))?,
            };
            self.play(move_)?;
        }
        None
    }

    fn play(&mut self, move_: Move) -> Option<()> {
        self.at.play(move_).ok()?;
        self.line.push(move_);
        let follow = |actor: &mut Actor| {
            if actor.at == move_.from() {
                actor.at = move_.to();
            }
        };
        follow(&mut self.check);
        match &mut self.shut {
            Shut::Block(actor) | Shut::Help(actor, _) => follow(actor),
        }
        Some(())
    }

    /// Moves that each side needs until all are ready.
    fn missing(&self) -> Option<(usize, usize)> {
        let ally = self.ally.steps(self.at.king(self.winner))?;
        let king = self.king.steps(self.at.king(!self.winner))?;
        let (ours, theirs) = (ally + self.check.far(), king);
        Some(match &self.shut {
            Shut::Block(actor) => (ours, theirs + actor.far()),
            Shut::Help(actor, _) => (ours + actor.far(), theirs),
        })
    }

    /// A step of one of the winner's men; there may be moves to lose.
    fn winner_move(&self, slack: usize) -> Option<Move> {
        let at = &self.at;
        let (king, ally) = (at.king(!self.winner), at.king(self.winner));
        let taken = at.occupied();
        let [corner, door, goal] =
            [self.scene.corner, self.scene.door, self.scene.ally].map(Bitboard::square);
        let denied = attacks::king(king) | taken | attacked_by(at, !self.winner);
        let pieces = match &self.shut {
            Shut::Help(actor, _) => [Some(&self.check), Some(actor)],
            Shut::Block(_) => [Some(&self.check), None],
        };
        let squares = [taken, !(corner | door | goal | attacks::king(king))];
        let step = |pace, ways: Bitboard| {
            let bars = |piece: &&Actor| ways.is_empty() || piece.attacks_any(ways, taken);
            let mut pieces = pieces.into_iter().flatten().filter(bars);
            pieces.find_map(|piece| piece.step(pace, squares, king, ways))
        };
        let ways = self.king.nearer(king);
        let open = ways & !attacks::king(ally);
        let clear = open & !(taken | attacked(at, self.winner, king));
        if clear.is_empty()
            && !open.is_empty()
            && let Some(clears) = step(Pace::Any, open)
        {
            return Some(clears);
        }
        let barred = open.is_empty() && !ways.is_empty();
        let far = self.ally.steps(ally)?;
        let leaves_way = |to: &Square| ways.is_empty() || !(ways & !attacks::king(*to)).is_empty();
        let allowed = attacks::king(ally) & !denied;
        let considerate = allowed.into_iter().filter(leaves_way).collect();
        if far > 0 || barred {
            // Where it bars the way itself, it loses no time.
            let slack = if barred { 0 } else { slack };
            let to = self.ally.step(ally, far, considerate, slack);
            let to = to.or_else(|| self.ally.step(ally, far, allowed, slack).filter(|_| barred));
            if let Some(to) = to {
                return Some(Move::new(ally, to, None));
            }
        }
        let (first, second) = match slack {
            0 => (Pace::Nearer, Pace::Wait),
            _ => (Pace::Wait, Pace::Nearer),
        };
        step(first, Bitboard::EMPTY).or_else(|| step(second, Bitboard::EMPTY))
    }

    /// A step of the king that is to be mated, or of the man that blocks.
    fn loser_move(&self, slack: usize) -> Option<Move> {
        let at = &self.at;
        let (king, ally) = (at.king(!self.winner), at.king(self.winner));
        let allowed = !(at.occupied() | attacked(at, self.winner, king));
        let far = self.king.steps(king)?;
        let by_king = |slack| {
            let to = self.king.step(king, far, allowed, slack)?;
            Some(Move::new(king, to, None))
        };
        let Shut::Block(actor) = &self.shut else {
            return by_king(slack);
        };
        if at.is_check() {
            return by_king(slack);
        }
        let open = match far {
            0 => Bitboard::FULL,
            _ => !(Bitboard::square(self.scene.door) | Bitboard::square(self.scene.corner)),
        };
        let by_man = |pace| actor.step(pace, [at.occupied(), open], ally, Bitboard::EMPTY);
        let ways = self.ally.nearer(ally) & !attacks::king(king);
        let clear = ways & !attacked_by(at, !self.winner);
        if clear.is_empty()
            && !ways.is_empty()
            && let Some(clears) = actor.step(Pace::Any, [at.occupied(), open], ally, ways)
        {
            return Some(clears);
        }
        match (slack, far) {
            (0, 0) => by_man(Pace::Nearer).or_else(|| by_king(1)),
            (0, _) => by_king(slack).or_else(|| by_man(Pace::Nearer)),
            _ => by_king(slack).or_else(|| by_man(Pace::Wait)),
        }
    }

    /// The last moves, when all are ready and the winner is to move.
    fn finish(mut self) -> Option<Vec<Move>> {
        let Shut::Help(actor, helps) = &self.shut else {
            let mate = self.mate(&self.at)?;
            self.line.push(mate);
            return Some(self.line);
        };
        let reach = attacks::of(self.winner, actor.role, actor.at, self.at.occupied());
        for to in reach & *helps & !self.at.occupied() {
            let mut at = self.at;
            let shut = Move::new(actor.at, to, None);
            let enter = Move::new(at.king(!self.winner), self.scene.corner, None);
            if at.play(shut).is_ok()
                && at.play(enter).is_ok()
                && let Some(mate) = self.mate(&at)
            {
                self.line.extend([shut, enter, mate]);
                return Some(self.line);
            }
        }
        None
    }

    /// The mate, once the door is shut.
    fn mate(&self, at: &Position) -> Option<Move> {
        let check = &self.check;
        let reach = attacks::of(self.winner, check.role, check.at, at.occupied());
        let to = (reach & self.checks & !at.occupied()).into_iter();
        let mut moves = to.map(|to| Move::new(check.at, to, None));
        moves.find(|&mate| at.is_legal(mate) && at.after(mate).is_checkmate())
    }
}

/// What the men of one side attack but for its king.
fn attacked_by(at: &Position, color: Color) -> Bitboard {
    crate::search::potential::guarded(at, color, at.king(!color))
}
