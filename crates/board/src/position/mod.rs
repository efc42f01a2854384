//! The position: what stands where, whose move it is, and what may still be done.

mod attacked;
mod castling;
mod generate;
mod identity;
mod legality;
mod null;
mod perft;
mod play;
mod queries;
mod sink;
mod start;
mod step;
mod symmetry;

pub use generate::{MoveSet, MoveSetIter};
pub use identity::Identity;
pub use null::NullMoveError;
pub use perft::{divide, perft, perft_each};
pub use play::IllegalMove;
pub use step::Step;

use crate::setup::{Setup, SetupError, validate};
use crate::{Bitboard, Color, File, Piece, Rank, Role, Square, zobrist};

/// A position in which a legal game can go on: a small plain value, copied to make a move.
///
/// Every `Position` has passed the checks of [`SetupError`]: one king a side, no pawn on the last
/// ranks, the side not to move not in check, castling rights with king and rook in place. No method
/// panics on one.
///
/// Two positions are equal (`==`) when everything is, counters included. The sameness that the
/// Laws mean by "the same position" is [`Position::identity`].
///
/// ```
/// use chesslaws_board::{Color, Position};
///
/// let mut position = Position::startpos();
/// for uci in ["f2f3", "e7e5", "g2g4", "d8h4"] {
///     let move_ = position.parse_uci(uci)?;
///     position.play(move_).expect("parsed moves are legal");
/// }
/// assert!(position.is_checkmate());
/// assert_eq!(position.turn(), Color::White);
/// # Ok::<(), chesslaws_board::UciError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    roles: [Bitboard; 6],
    colors: [Bitboard; 2],
    /// The rooks that may still castle: with the king's place they say everything about the rights,
    /// in Chess960 too, and one mask test tells whether a move touches any of them.
    castling: Bitboard,
    hash: u64,
    halfmove_clock: u32,
    fullmove_number: u32,
    turn: Color,
    /// The file of a pawn that may legally be captured en passant.
    en_passant: Option<File>,
    /// The file of a pawn that has just advanced two squares, capturable or not.
    double_push: Option<File>,
}

/// A side of the board, as castling means it.
///
/// ```
/// use chesslaws_board::{File, Side};
/// assert_eq!(Side::King.king_file(), File::G);
/// assert_eq!(Side::Queen.rook_file(), File::D);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Side {
    /// The h-side: castling short.
    King,
    /// The a-side: castling long.
    Queen,
}

impl Side {
    /// Both sides, the king's first.
    ///
    /// ```
    /// use chesslaws_board::Side;
    /// assert_eq!(Side::ALL[0], Side::King);
    /// ```
    pub const ALL: [Self; 2] = [Self::King, Self::Queen];

    /// The file the king castles to, whatever its origin (Guidelines II.3.2 of 2023).
    ///
    /// ```
    /// use chesslaws_board::{File, Side};
    /// assert_eq!(Side::Queen.king_file(), File::C);
    /// ```
    #[inline]
    #[must_use]
    pub const fn king_file(self) -> File {
        match self {
            Self::King => File::G,
            Self::Queen => File::C,
        }
    }

    /// The file the rook castles to, whatever its origin.
    ///
    /// ```
    /// use chesslaws_board::{File, Side};
    /// assert_eq!(Side::King.rook_file(), File::F);
    /// ```
    #[inline]
    #[must_use]
    pub const fn rook_file(self) -> File {
        match self {
            Self::King => File::F,
            Self::Queen => File::D,
        }
    }
}

/// The rank on which a side's king and rooks begin.
///
/// ```
/// use chesslaws_board::{Color, Rank, home_rank};
/// assert_eq!(home_rank(Color::Black), Rank::Eighth);
/// ```
#[inline]
#[must_use]
pub const fn home_rank(color: Color) -> Rank {
    match color {
        Color::White => Rank::First,
        Color::Black => Rank::Eighth,
    }
}

impl Position {
    /// Takes over a set-up that has been validated, and works out what is derived from it.
    fn from_valid(setup: &Setup) -> Self {
        let mut position = Self {
            roles: setup.roles,
            colors: setup.colors,
            castling: setup.castling,
            hash: 0,
            halfmove_clock: setup.halfmove_clock,
            fullmove_number: setup.fullmove_number,
            turn: setup.turn,
            en_passant: None,
            double_push: setup.possible_en_passant(),
        };
        position.en_passant = position
            .double_push
            .filter(|&file| position.has_legal_en_passant(file));
        position.hash = zobrist::of(&position);
        position
    }

    /// The position as a set-up, to be edited.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Square};
    /// let mut setup = Position::startpos().to_setup();
    /// setup.remove(Square::D8);
    /// let without_queen = Position::try_from(setup)?;
    /// assert_eq!(without_queen.colored(Color::Black).len(), 15);
    /// # Ok::<(), chesslaws_board::SetupError>(())
    /// ```
    #[must_use]
    pub fn to_setup(&self) -> Setup {
        Setup {
            roles: self.roles,
            colors: self.colors,
            castling: self.castling,
            en_passant: self.double_push.map(|file| self.passed_square(file)),
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            turn: self.turn,
        }
    }

    /// Whose move it is (article 1.3).
    ///
    /// ```
    /// use chesslaws_board::{Color, Position};
    /// assert_eq!(Position::startpos().turn(), Color::White);
    /// ```
    #[inline]
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// All occupied squares.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert_eq!(Position::startpos().occupied().len(), 32);
    /// ```
    #[inline]
    #[must_use]
    pub const fn occupied(&self) -> Bitboard {
        Bitboard(self.colors[0].0 | self.colors[1].0)
    }

    /// The squares of the pieces of one colour.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position};
    /// assert_eq!(Position::startpos().colored(Color::White).len(), 16);
    /// ```
    #[inline]
    #[must_use]
    pub const fn colored(&self, color: Color) -> Bitboard {
        self.colors[color.index()]
    }

    /// The squares of the pieces of one kind, of both colours.
    ///
    /// ```
    /// use chesslaws_board::{Position, Role};
    /// assert_eq!(Position::startpos().roled(Role::Rook).len(), 4);
    /// ```
    #[inline]
    #[must_use]
    pub const fn roled(&self, role: Role) -> Bitboard {
        self.roles[role.index()]
    }

    /// The squares of the pieces of one colour and kind.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Role};
    /// assert_eq!(Position::startpos().pieces(Color::Black, Role::Pawn).len(), 8);
    /// ```
    #[inline]
    #[must_use]
    pub const fn pieces(&self, color: Color, role: Role) -> Bitboard {
        Bitboard(self.colors[color.index()].0 & self.roles[role.index()].0)
    }

    /// The square of a king.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Square};
    /// assert_eq!(Position::startpos().king(Color::Black), Square::E8);
    /// ```
    #[inline]
    #[must_use]
    pub const fn king(&self, color: Color) -> Square {
        Square::wrap(self.pieces(color, Role::King).0.trailing_zeros())
    }

    /// The kind of piece on a square, or `None` if it is empty.
    ///
    /// ```
    /// use chesslaws_board::{Position, Role, Square};
    /// assert_eq!(Position::startpos().role_at(Square::G1), Some(Role::Knight));
    /// ```
    #[inline]
    #[must_use]
    pub fn role_at(&self, square: Square) -> Option<Role> {
        // Added up without branches, which no processor would foresee.
        let on = |role: Role| (self.roles[role.index()].0 >> square.index()) as usize & 1;
        let number = on(Role::Pawn)
            + 2 * on(Role::Knight)
            + 3 * on(Role::Bishop)
            + 4 * on(Role::Rook)
            + 5 * on(Role::Queen)
            + 6 * on(Role::King);
        const BY_NUMBER: [Option<Role>; 8] = {
            let mut roles = [None; 8];
            let mut role = 0;
            while role < 6 {
                roles[role + 1] = Some(Role::ALL[role]);
                role += 1;
            }
            roles
        };
        BY_NUMBER[number & 7]
    }

    /// The piece on a square, or `None` if it is empty.
    ///
    /// ```
    /// use chesslaws_board::{Position, Square};
    /// let position = Position::startpos();
    /// assert_eq!(position.piece_at(Square::D8).map(|piece| piece.letter()), Some('q'));
    /// assert_eq!(position.piece_at(Square::D5), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = self.role_at(square)?;
        let color = if self.colors[0].contains(square) {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, role })
    }

    /// The number of plies since the last capture or pawn move (articles 9.3 and 9.6.2 of 2023).
    /// It counts on up to 4,294,967,295.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let position: Position = "4k3/8/8/8/8/8/3R4/4K3 w - - 151 180".parse()?;
    /// assert_eq!(position.halfmove_clock(), 151);
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move to be made, from 1; it grows after each move of Black.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert_eq!(Position::startpos().fullmove_number(), 1);
    /// ```
    #[inline]
    #[must_use]
    pub const fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The squares of the rooks with which castling is still allowed (article 3.8.2.1 of 2023), of
    /// both colours.
    ///
    /// ```
    /// use chesslaws_board::{Position, Square};
    /// assert!(Position::startpos().castling_rooks().contains(Square::A8));
    /// ```
    #[inline]
    #[must_use]
    pub const fn castling_rooks(&self) -> Bitboard {
        self.castling
    }

    /// The rook with which `color` may still castle on `side`, or `None`.
    ///
    /// The right may stand while castling is prevented for the moment (article 3.8.2.2 of 2023):
    /// [`Position::castling_move`] tells whether it can be played now.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Side, Square};
    /// let position = Position::startpos();
    /// assert_eq!(position.castling_rook(Color::White, Side::King), Some(Square::H1));
    /// ```
    #[must_use]
    pub fn castling_rook(&self, color: Color, side: Side) -> Option<Square> {
        let king = self.king(color);
        (self.castling & self.colored(color))
            .into_iter()
            .find(|&rook| side_of(king, rook) == side)
    }

    /// Whether every castling right is that of the standard array: king on the e-file, rooks on the
    /// a- and h-files. Always true where no right is left.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert!(Position::startpos().has_standard_castling());
    /// assert!(!Position::chess960(0)?.has_standard_castling());
    /// # Ok::<(), chesslaws_board::Chess960Error>(())
    /// ```
    #[must_use]
    pub fn has_standard_castling(&self) -> bool {
        let corners = Bitboard::file(File::A) | Bitboard::file(File::H);
        (self.castling & !corners).is_empty()
            && Color::ALL.into_iter().all(|color| {
                (self.castling & self.colored(color)).is_empty()
                    || self.king(color).file() == File::E
            })
    }

    /// The square on which a pawn may legally be captured en passant now (article 3.7.3.1 of 2023).
    ///
    /// Only a capture that is legal counts, so that two positions with equal rights are equal: a
    /// pawn that has advanced two squares beside a pinned pawn leaves nothing here.
    ///
    /// ```
    /// use chesslaws_board::{Position, Square};
    /// let position: Position = "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1".parse()?;
    /// assert_eq!(position.en_passant(), Some(Square::E3));
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn en_passant(&self) -> Option<Square> {
        self.en_passant.map(|file| self.passed_square(file))
    }

    /// The square passed over by a pawn that has just advanced two squares, whether or not it can be
    /// captured: what older FEN writers print.
    ///
    /// ```
    /// use chesslaws_board::{Position, Square};
    /// let mut position = Position::startpos();
    /// position.play(position.parse_uci("e2e4")?).expect("legal");
    /// assert_eq!(position.double_push(), Some(Square::E3));
    /// assert_eq!(position.en_passant(), None);
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn double_push(&self) -> Option<Square> {
        self.double_push.map(|file| self.passed_square(file))
    }

    /// The zobrist key, kept up to date by every move: pieces, side to move, castling rights, and
    /// the en passant file where a capture is legal.
    ///
    /// Equal keys are only a strong hint; [`Position::identity`] is exact.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let a: Position = "4k3/8/8/8/8/8/8/4K3 w - - 0 1".parse()?;
    /// let b: Position = "4k3/8/8/8/8/8/8/4K3 w - - 7 30".parse()?;
    /// assert_eq!(a.hash(), b.hash());
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[inline]
    #[must_use]
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    /// The key of the Polyglot opening-book format.
    ///
    /// It differs from [`Position::hash`] only where a pawn of the side to move stands beside one
    /// that has just advanced two squares but may not capture it: Polyglot counts that.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// assert_eq!(Position::startpos().polyglot_key(), 0x463b_9618_1691_fc9c);
    /// ```
    #[must_use]
    pub fn polyglot_key(&self) -> u64 {
        match self.double_push {
            Some(file)
                if self.en_passant.is_none() && !self.en_passant_capturers(file).is_empty() =>
            {
                self.hash ^ zobrist::en_passant(file)
            }
            _ => self.hash,
        }
    }

    /// The square behind a pawn of the opponent on its double-push rank.
    fn passed_square(&self, file: File) -> Square {
        Square::new(
            file,
            match self.turn {
                Color::White => Rank::Sixth,
                Color::Black => Rank::Third,
            },
        )
    }

    /// The pawns of the side to move that stand beside the pawn that has just advanced two squares.
    fn en_passant_capturers(&self, file: File) -> Bitboard {
        let passed = self.passed_square(file);
        crate::attacks::pawn(!self.turn, passed) & self.pieces(self.turn, Role::Pawn)
    }
}

/// On which side of its king a castling rook stands.
#[inline]
pub(crate) fn side_of(king: Square, rook: Square) -> Side {
    if rook > king { Side::King } else { Side::Queen }
}

impl Default for Position {
    fn default() -> Self {
        Self::startpos()
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        validate(&setup)?;
        Ok(Self::from_valid(&setup))
    }
}
