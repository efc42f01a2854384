//! The generator of legal moves.
//!
//! Three masks are worked out once: the squares that answer a check, and the squares along which
//! pieces are pinned, orthogonally and diagonally. With them every move that is generated is legal;
//! nothing is tested or thrown away afterwards. Pawns move all at once by shifting their set, the
//! king avoids one map of attacked squares, and en passant, the one capture that the masks can't
//! judge, is tested on its own when it is there at all.

use super::Position;
use super::sink::{Any, Count, List, PawnStep, Sets, Sink};
use crate::{Bitboard, Color, File, Move, MoveList, Rank, Role, Square, attacks};
use core::ops::ControlFlow;

/// The moves of one piece: where it stands and where it may go.
///
/// A pawn may come in several sets. A pawn that arrives on the last rank stands for four moves, one
/// for each promotion; castling is the king going to the square of its own rook. Iterating gives
/// every single [`Move`].
///
/// ```
/// use chesslaws_board::{MoveSet, Position};
/// use core::ops::ControlFlow;
///
/// let mut total = 0;
/// let _ = Position::startpos().for_each_set(|set: MoveSet| {
///     total += set.into_iter().count();
///     ControlFlow::Continue(())
/// });
/// assert_eq!(total, 20);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MoveSet {
    /// The kind of piece that moves.
    pub role: Role,
    /// Where it stands.
    pub from: Square,
    /// Where it may go; never empty.
    pub to: Bitboard,
}

impl IntoIterator for MoveSet {
    type Item = Move;
    type IntoIter = MoveSetIter;

    fn into_iter(self) -> MoveSetIter {
        MoveSetIter {
            set: self,
            promotions: 0,
        }
    }
}

/// The single moves of a [`MoveSet`].
///
/// ```
/// use chesslaws_board::{Bitboard, MoveSet, Role, Square};
/// let set = MoveSet { role: Role::Pawn, from: Square::A7, to: Bitboard::square(Square::A8) };
/// assert_eq!(set.into_iter().count(), 4); // one for each promotion
/// ```
#[derive(Debug, Clone)]
pub struct MoveSetIter {
    set: MoveSet,
    promotions: usize,
}

impl Iterator for MoveSetIter {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        const LAST_RANKS: Bitboard =
            Bitboard(Bitboard::rank(Rank::First).0 | Bitboard::rank(Rank::Eighth).0);
        let to = self.set.to.first()?;
        let promotion = if self.set.role == Role::Pawn && LAST_RANKS.contains(to) {
            let role = Role::PROMOTIONS[self.promotions & 3];
            self.promotions = (self.promotions + 1) & 3;
            Some(role)
        } else {
            None
        };
        if self.promotions == 0 {
            self.set.to &= !Bitboard::square(to);
        }
        Some(Move::new(self.set.from, to, promotion))
    }
}

/// What the position of the king demands of every other piece.
struct Masks {
    checkers: Bitboard,
    /// Where a piece must go: everywhere, or to the squares that answer the one check.
    targets: Bitboard,
    /// The lines from the king to an enemy rook or queen behind one piece, end included.
    pinned_straight: Bitboard,
    /// The same for bishops and queens.
    pinned_diagonal: Bitboard,
}

/// The squares from which a piece can at all attack a neighbour of the king: others need not be
/// looked at for the map of attacked squares.
struct Zone {
    knights: u64,
    straight: u64,
    diagonal: u64,
}

static ZONES: [Zone; 64] = {
    let mut zones = [const {
        Zone {
            knights: 0,
            straight: 0,
            diagonal: 0,
        }
    }; 64];
    let mut king = 0usize;
    while king < 64 {
        let mut other = 0;
        while other < 64 {
            let files = (king & 7).abs_diff(other & 7);
            let ranks = (king >> 3).abs_diff(other >> 3);
            let bit = 1u64 << other;
            if files <= 3 && ranks <= 3 {
                zones[king].knights |= bit;
            }
            if files <= 1 || ranks <= 1 {
                zones[king].straight |= bit;
            }
            if files.abs_diff(ranks) <= 2 {
                zones[king].diagonal |= bit;
            }
            other += 1;
        }
        king += 1;
    }
    zones
};

const NOT_A: Bitboard = Bitboard(!Bitboard::file(File::A).0);
const NOT_H: Bitboard = Bitboard(!Bitboard::file(File::H).0);

/// Moves every square one rank forward, as `WHITE` or Black sees it.
#[inline]
pub(super) const fn forward<const WHITE: bool>(squares: Bitboard) -> Bitboard {
    if WHITE {
        Bitboard(squares.0 << 8)
    } else {
        Bitboard(squares.0 >> 8)
    }
}

/// Moves every square one step diagonally forward, towards the h-file.
#[inline]
pub(super) const fn forward_east<const WHITE: bool>(squares: Bitboard) -> Bitboard {
    let squares = squares.0 & NOT_H.0;
    if WHITE {
        Bitboard(squares << 9)
    } else {
        Bitboard(squares >> 7)
    }
}

/// Moves every square one step diagonally forward, towards the a-file.
#[inline]
pub(super) const fn forward_west<const WHITE: bool>(squares: Bitboard) -> Bitboard {
    let squares = squares.0 & NOT_A.0;
    if WHITE {
        Bitboard(squares << 7)
    } else {
        Bitboard(squares >> 9)
    }
}

/// A step of `WHITE` as a difference of square numbers.
const fn step<const WHITE: bool>(step: i8) -> i8 {
    if WHITE { step } else { -step }
}

const fn color<const WHITE: bool>() -> Color {
    if WHITE { Color::White } else { Color::Black }
}

impl Position {
    /// Hands every set of legal moves to `visit` until it breaks; returns whether it did.
    ///
    /// This is the fastest way to look at all moves: nothing is stored.
    ///
    /// ```
    /// use chesslaws_board::{Position, Role};
    /// use core::ops::ControlFlow;
    ///
    /// let mut knight_moves = 0;
    /// let broke = Position::startpos().for_each_set(|set| {
    ///     if set.role == Role::Knight {
    ///         knight_moves += set.to.len();
    ///     }
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!((knight_moves, broke), (4, ControlFlow::Continue(())));
    /// ```
    #[inline]
    pub fn for_each_set(&self, visit: impl FnMut(MoveSet) -> ControlFlow<()>) -> ControlFlow<()> {
        if self.generate(&mut Sets(visit)) {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    }

    /// All legal moves (article 3.10.1 of 2023).
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert_eq!(Position::startpos().legal_moves().len(), 20);
    /// ```
    #[must_use]
    pub fn legal_moves(&self) -> MoveList {
        let mut list = List(MoveList::new());
        self.generate(&mut list);
        list.0
    }

    /// The number of legal moves, without listing them.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert_eq!(Position::startpos().legal_count(), 20);
    /// ```
    #[inline]
    #[must_use]
    pub fn legal_count(&self) -> u32 {
        let mut count = Count(0);
        self.generate(&mut count);
        count.0
    }

    /// Whether there is any legal move; stops at the first.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let stalemate: Position = "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1".parse()?;
    /// assert!(!stalemate.has_legal_move());
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.king_can_step() || self.generate(&mut Any)
    }

    /// Whether the king has a square to go to, castling apart. One after the other is looked at: the
    /// first will do nearly always.
    #[inline]
    fn king_can_step(&self) -> bool {
        let king = self.king(self.turn);
        let occupied = self.occupied() ^ Bitboard::square(king);
        (attacks::king(king) & !self.colored(self.turn))
            .into_iter()
            .any(|to| !self.is_attacked(to, !self.turn, occupied | Bitboard::square(to)))
    }

    #[inline]
    pub(super) fn generate(&self, sink: &mut impl Sink) -> bool {
        match self.turn {
            Color::White => self.generate_as::<true>(sink),
            Color::Black => self.generate_as::<false>(sink),
        }
    }

    #[inline]
    pub(super) fn generate_as<const WHITE: bool>(&self, sink: &mut impl Sink) -> bool {
        let king = self.king(color::<WHITE>());
        let masks = self.masks::<WHITE>(king);
        if self.king_moves::<WHITE>(king, sink) {
            return true;
        }
        // Article 3.9.2: two checks at once are answered by the king alone.
        if masks.checkers.has_many() {
            return false;
        }
        self.pawn_moves::<WHITE>(&masks, sink)
            || self.piece_moves::<_, WHITE>(&masks, sink)
            || (masks.checkers.is_empty() && self.castlings::<WHITE>(king, sink))
    }

    #[inline]
    fn masks<const WHITE: bool>(&self, king: Square) -> Masks {
        let us = color::<WHITE>();
        let them = self.colored(!us);
        let occupied = self.occupied();
        let mut checkers = (attacks::knight(king) & self.roled(Role::Knight)
            | attacks::pawn(us, king) & self.roled(Role::Pawn))
            & them;
        let mut pins = [Bitboard::EMPTY; 2];
        let queens = self.roled(Role::Queen);
        let sliders = [
            attacks::rook_lines(king) & (self.roled(Role::Rook) | queens) & them,
            attacks::bishop_lines(king) & (self.roled(Role::Bishop) | queens) & them,
        ];
        for (pinned, sliders) in pins.iter_mut().zip(sliders) {
            for slider in sliders {
                let between = attacks::between(king, slider);
                let blockers = between & occupied;
                if blockers.is_empty() {
                    checkers |= Bitboard::square(slider);
                } else if !blockers.has_many() {
                    *pinned |= between | Bitboard::square(slider);
                }
            }
        }
        let targets = match checkers.first() {
            None => Bitboard::FULL,
            Some(checker) => attacks::between(king, checker) | checkers,
        };
        Masks {
            checkers,
            targets: targets & !self.colored(us),
            pinned_straight: pins[0],
            pinned_diagonal: pins[1],
        }
    }

    #[inline]
    fn king_moves<const WHITE: bool>(&self, king: Square, sink: &mut impl Sink) -> bool {
        let to = attacks::king(king) & !self.colored(color::<WHITE>());
        if to.is_empty() {
            return false;
        }
        let to = to & !self.attacked_near::<WHITE>(king);
        sink.piece(Role::King, king, to)
    }

    /// The squares around the king of `WHITE` that the opponent attacks, looking through the king
    /// (it can't step back along the line of a check).
    #[inline]
    fn attacked_near<const WHITE: bool>(&self, king: Square) -> Bitboard {
        let them = self.colored(color::<WHITE>().other());
        let occupied = self.occupied() ^ Bitboard::square(king);
        let zone = &ZONES[king.index()];
        let pawns = self.roled(Role::Pawn) & them;
        let queens = self.roled(Role::Queen);
        // The opponent's pawns attack in the other direction.
        let mut attacked = match WHITE {
            true => forward_east::<false>(pawns) | forward_west::<false>(pawns),
            false => forward_east::<true>(pawns) | forward_west::<true>(pawns),
        };
        attacked |= attacks::king(self.king(color::<WHITE>().other()));
        for knight in self.roled(Role::Knight) & them & Bitboard(zone.knights) {
            attacked |= attacks::knight(knight);
        }
        for slider in (self.roled(Role::Bishop) | queens) & them & Bitboard(zone.diagonal) {
            attacked |= attacks::bishop(slider, occupied);
        }
        for slider in (self.roled(Role::Rook) | queens) & them & Bitboard(zone.straight) {
            attacked |= attacks::rook(slider, occupied);
        }
        attacked
    }

    #[inline]
    fn pawn_moves<const WHITE: bool>(&self, masks: &Masks, sink: &mut impl Sink) -> bool {
        let us = color::<WHITE>();
        let pawns = self.pieces(us, Role::Pawn);
        let (last, third) = match WHITE {
            true => (Bitboard::rank(Rank::Eighth), Bitboard::rank(Rank::Third)),
            false => (Bitboard::rank(Rank::First), Bitboard::rank(Rank::Sixth)),
        };
        let free = !self.occupied();
        let unpinned = pawns & !(masks.pinned_straight | masks.pinned_diagonal);
        // A pinned pawn moves along its line or not at all.
        let straight = pawns & masks.pinned_straight;
        let diagonal = pawns & masks.pinned_diagonal;

        let pushes = (forward::<WHITE>(unpinned)
            | forward::<WHITE>(straight) & masks.pinned_straight)
            & free;
        let doubles = forward::<WHITE>(pushes & third) & free & masks.targets;
        let pushes = pushes & masks.targets;
        let targets = self.colored(!us) & masks.targets;
        let east = (forward_east::<WHITE>(unpinned)
            | forward_east::<WHITE>(diagonal) & masks.pinned_diagonal)
            & targets;
        let west = (forward_west::<WHITE>(unpinned)
            | forward_west::<WHITE>(diagonal) & masks.pinned_diagonal)
            & targets;

        let steps = [
            (pushes, step::<WHITE>(8)),
            (east, if WHITE { 9 } else { -7 }),
            (west, if WHITE { 7 } else { -9 }),
        ];
        for (to, offset) in steps {
            let to = to & !last;
            if sink.pawns(PawnStep { to, offset }) {
                return true;
            }
        }
        let offset = step::<WHITE>(16);
        if sink.pawns(PawnStep {
            to: doubles,
            offset,
        }) {
            return true;
        }
        if !((pushes | east | west) & last).is_empty() {
            for (to, offset) in steps {
                let to = to & last;
                if sink.promotions(PawnStep { to, offset }) {
                    return true;
                }
            }
        }
        match self.en_passant {
            None => false,
            Some(file) => self.en_passant_moves(file, sink),
        }
    }

    /// Rare, and the one move that takes two men off a line at once: each is tested by itself.
    #[cold]
    fn en_passant_moves(&self, file: File, sink: &mut impl Sink) -> bool {
        let to = self.passed_square(file);
        self.en_passant_capturers(file)
            .into_iter()
            .any(|from| self.is_en_passant_safe(from, to) && sink.en_passant(from, to))
    }

    #[inline]
    fn piece_moves<S: Sink, const WHITE: bool>(&self, masks: &Masks, sink: &mut S) -> bool {
        let own = self.colored(color::<WHITE>());
        let occupied = self.occupied();
        let pinned = masks.pinned_straight | masks.pinned_diagonal;
        for from in self.roled(Role::Knight) & own & !pinned {
            let to = attacks::knight(from) & masks.targets;
            if sink.piece(Role::Knight, from, to) {
                return true;
            }
        }
        let queens = self.roled(Role::Queen);
        let (bishops, rooks) = if S::COUNTS_ONLY {
            (
                self.roled(Role::Bishop) | queens,
                self.roled(Role::Rook) | queens,
            )
        } else {
            (self.roled(Role::Bishop), self.roled(Role::Rook))
        };
        for from in bishops & own & !pinned {
            let to = attacks::bishop(from, occupied) & masks.targets;
            if sink.piece(Role::Bishop, from, to) {
                return true;
            }
        }
        for from in rooks & own & !pinned {
            let to = attacks::rook(from, occupied) & masks.targets;
            if sink.piece(Role::Rook, from, to) {
                return true;
            }
        }
        if !S::COUNTS_ONLY {
            for from in queens & own & !pinned {
                let to = attacks::queen(from, occupied) & masks.targets;
                if sink.piece(Role::Queen, from, to) {
                    return true;
                }
            }
        }
        // A pinned slider moves along its line; a queen as the piece that pins it would.
        for from in (self.roled(Role::Bishop) | queens) & own & masks.pinned_diagonal {
            let to = attacks::bishop(from, occupied) & masks.targets & masks.pinned_diagonal;
            let role = if queens.contains(from) {
                Role::Queen
            } else {
                Role::Bishop
            };
            if sink.piece(role, from, to) {
                return true;
            }
        }
        for from in (self.roled(Role::Rook) | queens) & own & masks.pinned_straight {
            let to = attacks::rook(from, occupied) & masks.targets & masks.pinned_straight;
            let role = if queens.contains(from) {
                Role::Queen
            } else {
                Role::Rook
            };
            if sink.piece(role, from, to) {
                return true;
            }
        }
        false
    }

    /// Only when not in check (article 3.8.2.2.1 of 2023).
    #[inline]
    fn castlings<const WHITE: bool>(&self, king: Square, sink: &mut impl Sink) -> bool {
        let rooks = self.castling & self.colored(color::<WHITE>());
        rooks
            .into_iter()
            .any(|rook| self.is_castling_safe(king, rook) && sink.castling(king, rook))
    }
}
