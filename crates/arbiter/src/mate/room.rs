//! Positions in which there is too much room for death.

use chesslaws_board::{Bitboard, Color, File, Position, Role, attacks};
use core::ops::ControlFlow;

/// Whether the position, or one that it leads to in two plies, is [loose](is_loose): where a series of
/// legal moves leads to a living position, its beginning lives too.
pub(super) fn has_room(position: &Position) -> bool {
    if is_loose(position) {
        return true;
    }
    if lacks_men(position) {
        return false;
    }
    let mut looks = LOOKS;
    any_child(position, &mut looks, &mut |child, looks| {
        is_loose(child) || any_child(child, looks, &mut |grandchild, _| is_loose(grandchild))
    })
}

/// Positions that are looked at on the way, at most.
const LOOKS: usize = 64;

fn any_child(
    position: &Position,
    looks: &mut usize,
    holds: &mut dyn FnMut(&Position, &mut usize) -> bool,
) -> bool {
    let moves = position.legal_moves();
    moves.iter().any(|&move_| {
        *looks > 0 && {
            *looks -= 1;
            holds(&position.after(move_), looks)
        }
    })
}

/// Whether the position is so loose that it is taken to be alive without a search.
///
/// A position dies in one of three ways, and each leaves a mark that can be seen at once:
///
/// - *Material*: what is left can't form a mate, or the last man that could is about to be taken.
///   Such a position has neither pawn, rook nor queen.
/// - *Force*: every line runs into a stalemate or loses the material to mate with. One side then
///   has hardly a choice: it is in check, or one of the two sides, the move given to either, has
///   few moves.
/// - *Walls*: the pawns are locked. No pawn has a free way to the last rank, and none can ever
///   meet a pawn that it could take; or where only kings, bishops and pawns can move, the pawns
///   have few moves left. Queens, rooks and knights at large take part of a low wall away.
///
/// A position with none of the marks is loose. This is a judgement of where to look, not a proof:
/// at worst a dead position is played on, never is a living one ended. No position that is known to
/// be dead is loose, composed ones included, nor is any that follows from it; the tests go through
/// them.
fn is_loose(position: &Position) -> bool {
    if is_plainly_wide(position) {
        return true;
    }
    let Some(rooms) = rooms(position) else {
        return false;
    };
    is_wide(&rooms)
        || Color::ALL
            .into_iter()
            .any(|side| is_running(position, side, &rooms))
}

/// Whether the position [is wide](is_wide) by the moves of queens, rooks and knights alone: most are,
/// and no other moves need be counted.
fn is_plainly_wide(position: &Position) -> bool {
    !(lacks_men(position) || position.is_check() || is_walled(position))
        && Color::ALL.into_iter().all(|side| is_agile(position, side))
}

/// Whether the queens, rooks and knights of a side that is not in check have [`ROOM`] moves.
fn is_agile(position: &Position, side: Color) -> bool {
    let own = position.colored(side);
    let free = own & !position.pinned(side);
    let occupied = position.occupied();
    let mut moves = 0;
    [Role::Queen, Role::Rook, Role::Knight]
        .into_iter()
        .flat_map(|role| {
            let men = free & position.roled(role);
            men.into_iter()
                .map(move |man| attacks::of(side, role, man, occupied))
        })
        .any(|reach| {
            moves += (reach & !own).len();
            moves >= ROOM
        })
}

/// Whether the position is loose, and `side` has more to mate with than pieces that may be of no
/// use: a rook or a queen at large, or a pawn that can become one.
pub(super) fn is_loose_for(position: &Position, side: Color) -> bool {
    rooms(position).is_some_and(|rooms| is_wide(&rooms) && is_running(position, side, &rooms))
}

/// The room of White and of Black, each with the move; `None` where it is known without that the
/// position isn't loose.
fn rooms(position: &Position) -> Option<[Room; 2]> {
    if lacks_men(position) || position.is_check() {
        return None;
    }
    let walled = is_walled(position);
    if walled && position.roled(Role::Pawn).len() > LOW_WALL {
        return None;
    }
    let mut other = *position;
    other.play_null().ok()?;
    let (mover, other) = (Room::of(position), Room::of(&other));
    if walled && mover.agile() + other.agile() < AGILE {
        return None;
    }
    Some(match position.turn() {
        Color::White => [mover, other],
        Color::Black => [other, mover],
    })
}

/// How many moves a side has, by what makes them.
#[derive(Default)]
struct Room {
    king: u32,
    heavy: u32,
    knight: u32,
    bishops: u32,
    pawns: u32,
}

impl Room {
    fn of(position: &Position) -> Self {
        let mut room = Self::default();
        let _ = position.for_each_set(|set| {
            let moves = set.to.len();
            match set.role {
                Role::King => room.king += moves,
                Role::Queen | Role::Rook => room.heavy += moves,
                Role::Knight => room.knight += moves,
                Role::Bishop => room.bishops += moves,
                Role::Pawn => room.pawns += moves,
            }
            ControlFlow::Continue(())
        });
        room
    }

    const fn all(&self) -> u32 {
        self.king + self.heavy + self.knight + self.bishops + self.pawns
    }

    const fn agile(&self) -> u32 {
        self.heavy + self.knight
    }
}

/// Both sides have many moves, and some of them by men that no wall holds.
fn is_wide([white, black]: &[Room; 2]) -> bool {
    let least = white.all().min(black.all());
    least >= ROOM && white.agile() + black.agile() >= AGILE
        || least >= ROOM_OF_PAWNS && white.pawns + black.pawns >= PAWN_MOVES
}

/// `side` has a rook or a queen at large, or a pawn with nothing on its way to the last rank, and
/// the other side a choice of what to do meanwhile.
fn is_running(position: &Position, side: Color, rooms: &[Room; 2]) -> bool {
    let (own, theirs) = (&rooms[side.index()], &rooms[(!side).index()]);
    own.all() >= 4
        && theirs.king >= 2
        && theirs.all() >= 3
        && (own.heavy >= AGILE || has_runner(position, side))
}

fn has_runner(position: &Position, side: Color) -> bool {
    let pawns = position.pieces(side, Role::Pawn).0;
    let mut closed = position.occupied().0;
    match side {
        Color::White => {
            closed >>= 8;
            for _ in 0..5 {
                closed |= closed >> 8;
            }
        }
        Color::Black => {
            closed <<= 8;
            for _ in 0..5 {
                closed |= closed << 8;
            }
        }
    }
    pawns & !closed != 0
}

/// Locked pawns that don't hold up queens, rooks and knights, at most.
const LOW_WALL: u32 = 4;

/// Legal moves that each side needs.
const ROOM: u32 = 8;

/// The same where none but kings, bishops and pawns can move.
const ROOM_OF_PAWNS: u32 = 10;

/// Moves that pawns must have among them there.
const PAWN_MOVES: u32 = 3;

/// Moves that queens, rooks and knights must have among them.
const AGILE: u32 = 4;

/// Neither a pawn nor a rook nor a queen.
fn lacks_men(position: &Position) -> bool {
    (position.roled(Role::Pawn) | position.roled(Role::Rook) | position.roled(Role::Queen))
        .is_empty()
}

/// There are pawns, none of them has a free way, and none can ever meet another that it could take.
fn is_walled(position: &Position) -> bool {
    let white = position.pieces(Color::White, Role::Pawn).0;
    let black = position.pieces(Color::Black, Role::Pawn).0;
    if white | black == 0 {
        return false;
    }
    let (mut up, mut down) = (white, black);
    for _ in 0..5 {
        up |= up << 8 & !black;
        down |= down >> 8 & !white;
    }
    let meets = beside(up) << 8 & down | beside(down) >> 8 & up;
    meets == 0 && free(position, white, black) == 0
}

/// The squares to the left and to the right.
const fn beside(pawns: u64) -> u64 {
    let (a, h) = (Bitboard::file(File::A).0, Bitboard::file(File::H).0);
    (pawns & !a) >> 1 | (pawns & !h) << 1
}

/// Pawns with no pawn of the other side before them, and nothing on the next square.
fn free(position: &Position, white: u64, black: u64) -> u64 {
    let occupied = position.occupied().0;
    let (mut below_black, mut above_white) = (black >> 8, white << 8);
    for _ in 0..5 {
        below_black |= below_black >> 8;
        above_white |= above_white << 8;
    }
    white & !below_black & !(occupied >> 8) | black & !above_white & !(occupied << 8)
}
