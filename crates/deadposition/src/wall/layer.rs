//! One layer under construction: which squares each man can ever reach while no pawn moves and
//! nothing is taken.

use super::{Layer, Man};
use alloc::vec::Vec;
use chesslaws_board::{Bitboard, Color, File, Position, Rank, Role, Square, attacks, home_rank};

/// A man with the mark by which it is known from layer to layer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Tracked {
    pub(crate) id: u16,
    pub(crate) color: Color,
    pub(crate) role: Role,
    pub(crate) reach: Bitboard,
}

impl Tracked {
    /// Its square, if it can never leave it.
    pub(crate) const fn fixed(&self) -> Bitboard {
        if self.reach.has_many() {
            Bitboard::EMPTY
        } else {
            self.reach
        }
    }
}

/// The pawns, exactly, and the men with their squares.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    /// The side to move, if it is known: then it is in check, and every move leads to another layer.
    pub(crate) turn: Option<Color>,
    pub(crate) pawns: [Bitboard; 2],
    pub(crate) castling: Bitboard,
    /// Ordered by mark, so that the same men come in the same order in each layer.
    pub(crate) men: Vec<Tracked>,
}

/// What a saturated layer knows besides the squares of its men.
pub(crate) struct Grown {
    /// Squares taken for ever: pawns, and men that can't move.
    pub(crate) fixed: Bitboard,
    /// Squares each side attacks whatever its men do: the other king never goes there.
    pub(crate) guarded: [Bitboard; 2],
}

impl Shape {
    pub(crate) fn of(position: &Position) -> Self {
        let pawns = Color::ALL.map(|color| position.pieces(color, Role::Pawn));
        let mut men = Vec::with_capacity(16);
        for square in position.occupied() & !(pawns[0] | pawns[1]) {
            if let Some(piece) = position.piece_at(square) {
                men.push(Tracked {
                    id: square.index() as u16,
                    color: piece.color,
                    role: piece.role,
                    reach: Bitboard::square(square),
                });
            }
        }
        let forced = position.is_check() && position.castling_rooks().is_empty();
        let turn = forced.then_some(position.turn());
        Self {
            turn,
            pawns,
            castling: position.castling_rooks(),
            men,
        }
    }

    pub(crate) fn to_layer(&self) -> Layer {
        Layer {
            turn: self.turn,
            pawns: self.pawns,
            castling: self.castling,
            men: self
                .men
                .iter()
                .map(|man| Man {
                    color: man.color,
                    role: man.role,
                    squares: man.reach,
                })
                .collect(),
        }
    }

    pub(crate) fn king(&self, color: Color) -> Bitboard {
        self.men
            .iter()
            .find(|man| man.color == color && man.role == Role::King)
            .map_or(Bitboard::EMPTY, |man| man.reach)
    }

    /// Lets every man go wherever it can until nothing changes.
    /// A step after which the game is over, and not by a mate that `winner` gives, leads nowhere.
    pub(crate) fn saturate(&mut self, winner: Color) -> Grown {
        self.saturate_with(winner, true)
    }

    /// The same, with kings that stay where they are unless they `walk`.
    pub(crate) fn saturate_with(&mut self, winner: Color, walk: bool) -> Grown {
        loop {
            let grown = self.knowledge();
            let mobile = self.mobile(grown.fixed);
            let mut changed = false;
            for i in 0..self.men.len() {
                let man = self.men[i];
                if man.role == Role::King && !walk {
                    continue;
                }
                let mut targets = steps(&man, &grown) & !grown.fixed & !man.reach;
                for to in targets {
                    if self.step_ends(i, to, winner, mobile) {
                        targets &= !Bitboard::square(to);
                    }
                }
                if !targets.is_empty() {
                    self.men[i].reach |= targets;
                    changed = true;
                }
            }
            changed |= self.castle();
            if !changed {
                return grown;
            }
        }
    }

    /// Castling, taken as possible at any time while the right stands.
    fn castle(&mut self) -> bool {
        let mut changed = false;
        for color in Color::ALL {
            let rank = Bitboard::rank(home_rank(color));
            let king = self.king(color).single();
            let rooks = (self.castling & rank)
                .into_iter()
                .filter(|&rook| king.is_none_or(|king| !self.is_walled(king, rook)))
                .collect::<Bitboard>();
            if rooks.is_empty() {
                continue;
            }
            let files = |a, b| (Bitboard::file(a) | Bitboard::file(b)) & rank;
            for man in &mut self.men {
                let added = match man.role {
                    Role::King if man.color == color => files(File::C, File::G),
                    Role::Rook if man.color == color && !(man.reach & rooks).is_empty() => {
                        files(File::D, File::F)
                    }
                    _ => continue,
                };
                changed |= !(added & !man.reach).is_empty();
                man.reach |= added;
            }
        }
        changed
    }

    /// Whether something stands between a king and a rook that never leaves.
    fn is_walled(&self, king: Square, rook: Square) -> bool {
        !(attacks::between(king, rook) & self.all_fixed()).is_empty()
    }

    /// Squares taken for ever: pawns, and men that can't move.
    pub(crate) fn all_fixed(&self) -> Bitboard {
        let pawns = self.pawns[0] | self.pawns[1];
        self.men.iter().fold(pawns, |set, man| set | man.fixed())
    }

    pub(crate) fn knowledge(&self) -> Grown {
        Grown {
            fixed: self.all_fixed(),
            guarded: [self.guarded(Color::White), self.guarded(Color::Black)],
        }
    }

    /// The same as far as it matters to the king of the other colour: nothing is known to be guarded from
    /// this one's.
    pub(crate) fn knowledge_of(&self, color: Color) -> Grown {
        let mut guarded = [Bitboard::EMPTY; 2];
        guarded[color.index()] = self.guarded(color);
        Grown {
            fixed: self.all_fixed(),
            guarded,
        }
    }

    /// Squares that `color` attacks in every position of the layer, as the other king sees them.
    fn guarded(&self, color: Color) -> Bitboard {
        let mut guarded = pawn_attacks(color, self.pawns[color.index()]);
        for man in self.men.iter().filter(|man| man.color == color) {
            // Many squares have few attacks in common, and one that moves far has none.
            if man.reach.len() > 20 {
                continue;
            }
            let blockers = match man.role {
                Role::Bishop | Role::Rook | Role::Queen => self.blockers(man),
                _ => Bitboard::EMPTY,
            };
            let group = |other: &&Tracked| {
                other.color == color
                    && other.role == man.role
                    && (other.reach & !man.reach).is_empty()
            };
            let many = self.men.iter().filter(group).count() as u32;
            guarded |= if many == 1 {
                common_attack(man, blockers)
            } else {
                crowded_attack(man, many, blockers)
            };
        }
        guarded
    }

    /// What may stand in the way of a man that moves in lines. The other king does not, and where a bishop
    /// is hidden behind another bishop of its side, that one attacks on.
    fn blockers(&self, man: &Tracked) -> Bitboard {
        let in_lines = matches!(man.role, Role::Bishop | Role::Rook);
        let hides = |other: &&Tracked| {
            let is_enemy_king = other.color != man.color && other.role == Role::King;
            let is_alike = other.role == Role::Queen || other.role == man.role;
            let relays = in_lines && is_alike && other.color == man.color;
            other.id != man.id && !is_enemy_king && !relays
        };
        let pawns = self.pawns[0] | self.pawns[1];
        let others = self.men.iter().filter(hides);
        others.fold(pawns, |set, other| set | other.reach)
    }
}

/// What a man attacks from each of its squares.
fn common_attack(man: &Tracked, blockers: Bitboard) -> Bitboard {
    let mut common = Bitboard::FULL;
    for square in man.reach {
        common &= attacks::of(man.color, man.role, square, blockers);
        if common.is_empty() {
            break;
        }
    }
    common
}

/// What some of `many` alike men attack, however they stand on the same squares: there is no room
/// for all of them on the squares from which it is not attacked.
fn crowded_attack(man: &Tracked, many: u32, blockers: Bitboard) -> Bitboard {
    let mut missing = [0u32; 64];
    for square in man.reach {
        for other in !attacks::of(man.color, man.role, square, blockers) {
            missing[other.index()] += 1;
        }
    }
    Bitboard::FULL
        .into_iter()
        .filter(|square| missing[square.index()] < many)
        .collect()
}

/// Every square a man can step to from any of its squares, pieces in the way that may move
/// disregarded; the end of a line may be a pawn or a man.
pub(crate) fn steps(man: &Tracked, grown: &Grown) -> Bitboard {
    let mut targets = reached(man, grown.fixed);
    if man.role == Role::King {
        targets &= !grown.guarded[(!man.color).index()];
    }
    targets
}

/// The same, whatever is guarded.
pub(crate) fn reached(man: &Tracked, fixed: Bitboard) -> Bitboard {
    man.reach.into_iter().fold(Bitboard::EMPTY, |set, square| {
        set | attacks::of(man.color, man.role, square, fixed)
    })
}

/// All squares a set of pawns attacks.
pub(crate) fn pawn_attacks(color: Color, pawns: Bitboard) -> Bitboard {
    let (a, h) = (Bitboard::file(File::A), Bitboard::file(File::H));
    match color {
        Color::White => Bitboard(((pawns & !a).0 << 7) | ((pawns & !h).0 << 9)),
        Color::Black => Bitboard(((pawns & !a).0 >> 9) | ((pawns & !h).0 >> 7)),
    }
}

/// The square in front of a pawn, `None` on the last rank.
pub(crate) const fn in_front(color: Color, square: Square) -> Option<Square> {
    square.offset(
        0,
        match color {
            Color::White => 1,
            Color::Black => -1,
        },
    )
}

/// Whether a pawn on this square may still advance two squares.
pub(crate) const fn on_start(color: Color, square: Square) -> bool {
    matches!(
        (color, square.rank()),
        (Color::White, Rank::Second) | (Color::Black, Rank::Seventh)
    )
}
