//! How far a position seems from a mate: what guides the search, and nothing that any proof rests on.

use crate::material;
use chesslaws_board::{Bitboard, Color, Position, Role, Square, attacks};

const CORNERS: [Square; 4] = [Square::A1, Square::H1, Square::A8, Square::H8];
/// For what can't be done at all from here.
const HOPELESS: u32 = 400;
const FAR: u32 = 12;
const FLIGHT: u32 = 3;

/// Estimates plies to mate for one winner.
pub(super) struct Potential {
    winner: Color,
    /// Whether the winner's king is shut in and can't help.
    shut: bool,
}

impl Potential {
    pub(super) fn new(root: &Position, winner: Color) -> Self {
        let king = root.king(winner);
        let denied = root.colored(winner) | guarded(root, !winner, king);
        Self {
            winner,
            shut: (attacks::king(king) & !denied).is_empty(),
        }
    }

    /// The estimate; lower is nearer.
    pub(super) fn of(&self, position: &Position) -> u32 {
        let winner = self.winner;
        let heavy = position.pieces(winner, Role::Queen) | position.pieces(winner, Role::Rook);
        let enemy = position.colored(!winner);
        if !heavy.is_empty() {
            return self.heavy_mate(position);
        }
        if material::insufficient(position, winner).is_some() {
            return HOPELESS;
        }
        let pawns = position.pieces(winner, Role::Pawn);
        let minors = position.colored(winner).len() - pawns.len() - 1;
        if pawns.is_empty() {
            return self.minor_mate(position);
        }
        let promotion = pawns
            .into_iter()
            .map(|pawn| self.promotion(position, pawn))
            .min()
            .unwrap_or(FAR);
        let by_pawn = 60 + 2 * promotion + enemy.len();
        if minors == 0 {
            return by_pawn;
        }
        by_pawn.min(70 + self.minor_mate(position))
    }

    /// With a rook or a queen: everything is taken from the other side, then its bare king is
    /// mated in a corner.
    pub(super) fn heavy_mate(&self, position: &Position) -> u32 {
        let king = position.king(!self.winner);
        let men = position.colored(!self.winner) & !Bitboard::square(king);
        let mut sum = self.kings(position);
        let attacked = attacked(position, self.winner, king);
        if men.is_empty() {
            sum += FLIGHT * (attacks::king(king) & !attacked).len();
        } else {
            sum += 6 * men.len() + 2 + 8 * FLIGHT;
            if !(men & attacked).is_empty() {
                sum -= 2;
            }
        }
        sum
    }

    /// The king goes to a corner, the other king to where it leaves only the edge.
    fn kings(&self, position: &Position) -> u32 {
        let king = position.king(!self.winner);
        let ally = position.king(self.winner);
        let mut best = u32::MAX;
        for corner in CORNERS {
            let off = distance(corner, ally).abs_diff(2);
            let files = (corner.index() & 7).abs_diff(ally.index() & 7);
            let ranks = (corner.index() >> 3).abs_diff(ally.index() >> 3);
            let diagonal = u32::from(off == 0 && files == ranks);
            best = best.min(distance(corner, king) + off + diagonal);
        }
        2 * best
    }

    /// Plies of the winner until a pawn promotes: its steps, and what stands in its way.
    fn promotion(&self, position: &Position, pawn: Square) -> u32 {
        let ahead = ahead(self.winner, pawn);
        let steps = ahead.len();
        let mut sum = steps;
        let blocking = ahead & position.roled(Role::Pawn);
        if let Some(blocker) = blocking.first() {
            let enemy = position.colored(!self.winner);
            let prey = attacks::pawn(self.winner, pawn) & enemy & !position.roled(Role::King);
            let pieces = enemy & !(position.roled(Role::Pawn) | position.roled(Role::King));
            let by_piece = 5 + 2 * self.new_piece(position);
            let by_king = 3 + distance(position.king(self.winner), blocker);
            let by_king = if self.shut {
                by_piece
            } else {
                by_king.min(by_piece)
            };
            sum += match (prey.is_empty(), pieces.is_empty()) {
                (false, _) => 1,
                (_, false) => by_king.min(4),
                _ => by_king,
            };
        }
        sum + (ahead & position.occupied()).len()
    }

    /// Steps until a pawn of the loser promotes that nothing stands before: it can then be put
    /// where a pawn of the winner takes it.
    fn new_piece(&self, position: &Position) -> u32 {
        let loser = !self.winner;
        let mut standing = position.roled(Role::Pawn);
        if self.shut {
            standing |= Bitboard::square(position.king(self.winner));
        }
        position
            .pieces(loser, Role::Pawn)
            .into_iter()
            .filter(|&pawn| (ahead(loser, pawn) & standing).is_empty())
            .map(|pawn| ahead(loser, pawn).len())
            .min()
            .unwrap_or(FAR)
    }

    /// A mate by minor pieces: the king in a corner, a man of its own beside it, the other king a
    /// knight's move away.
    fn minor_mate(&self, position: &Position) -> u32 {
        let winner = self.winner;
        let bishops = position.pieces(winner, Role::Bishop);
        let knights = position.pieces(winner, Role::Knight);
        let two_kinds = (!bishops.is_empty() && !knights.is_empty())
            || knights.has_many()
            || (!(bishops & Bitboard::LIGHT).is_empty() && !(bishops & Bitboard::DARK).is_empty());
        let mut best = u32::MAX;
        for corner in CORNERS {
            let bit = Bitboard::square(corner);
            let same = if (bit & Bitboard::LIGHT).is_empty() {
                Bitboard::DARK
            } else {
                Bitboard::LIGHT
            };
            let bishop_fits = !(bishops & same).is_empty();
            if knights.is_empty() && !bishop_fits {
                continue;
            }
            let mut sum = 2 * distance(corner, position.king(!winner));
            sum += 2 * distance(corner, position.king(winner)).abs_diff(2);
            let attack = knights
                .into_iter()
                .map(|knight| distance(corner, knight).abs_diff(2).div_ceil(2))
                .min();
            sum += attack.unwrap_or(0);
            if !two_kinds {
                sum += self.blocker(position, corner, !knights.is_empty());
            }
            best = best.min(sum);
        }
        best.min(HOPELESS)
    }

    /// Plies until a man of the loser stands beside the corner.
    fn blocker(&self, position: &Position, corner: Square, knight: bool) -> u32 {
        let loser = !self.winner;
        let beside = attacks::king(corner);
        let men = position.colored(loser) & !position.pieces(loser, Role::King);
        let edge = if Bitboard::LIGHT.contains(corner) {
            Bitboard::DARK
        } else {
            Bitboard::LIGHT
        };
        let mut best = FAR * 2;
        for man in men {
            let near = beside
                .into_iter()
                .map(|to| distance(to, man))
                .min()
                .unwrap_or(0);
            let cost = match position.role_at(man) {
                Some(Role::Knight) => near.div_ceil(2) * 2,
                Some(Role::Bishop) if knight || edge.contains(man) => near.min(2) * 2,
                Some(Role::Rook) if knight => near.min(2) * 2,
                Some(Role::Pawn) => {
                    let rank = (man.index() >> 3) as u32;
                    let steps = if loser == Color::White {
                        7 - rank
                    } else {
                        rank
                    };
                    if near == 0 { 0 } else { 6 + 2 * steps }
                }
                _ => continue,
            };
            best = best.min(cost);
        }
        best
    }
}

/// The squares of its file that a pawn has before it.
pub(super) fn ahead(color: Color, pawn: Square) -> Bitboard {
    let file = 0x0101_0101_0101_0101u64 << (pawn.index() & 7);
    Bitboard(match color {
        Color::White => file & (u64::MAX << pawn.index() << 1),
        Color::Black => file & !(u64::MAX << pawn.index()),
    })
}

/// What the winner attacks if the loser's king doesn't stand in the way.
pub(super) fn attacked(position: &Position, winner: Color, king: Square) -> Bitboard {
    guarded(position, winner, king) | attacks::king(position.king(winner))
}

/// The same without what its king attacks.
pub(super) fn guarded(position: &Position, winner: Color, king: Square) -> Bitboard {
    let own = position.colored(winner);
    let occupied = position.occupied() & !Bitboard::square(king);
    let mut guarded = crate::wall::layer::pawn_attacks(winner, position.pieces(winner, Role::Pawn));
    let queens = position.roled(Role::Queen);
    for from in own & (position.roled(Role::Bishop) | queens) {
        guarded |= attacks::bishop(from, occupied);
    }
    for from in own & (position.roled(Role::Rook) | queens) {
        guarded |= attacks::rook(from, occupied);
    }
    for from in own & position.roled(Role::Knight) {
        guarded |= attacks::knight(from);
    }
    guarded
}

pub(super) fn distance(a: Square, b: Square) -> u32 {
    let files = (a.index() & 7).abs_diff(b.index() & 7);
    let ranks = (a.index() >> 3).abs_diff(b.index() >> 3);
    files.max(ranks) as u32
}
