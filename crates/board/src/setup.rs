//! Placements that may or may not be playable.

use crate::{Bitboard, Color, File, Piece, Position, Rank, Role, Side, Square, attacks, home_rank};
use core::fmt;

mod remarks;

pub use remarks::{Remark, Remarks};

/// A placement of pieces with everything else a position has, playable or not.
///
/// It is what a FEN says before anything is checked, and the way to build a position by hand.
/// `Position::try_from` checks it ([`SetupError`]); [`Setup::remarks`] tells what no game can have
/// led to.
///
/// ```
/// use chesslaws_board::{Color, Piece, Position, Role, Setup, SetupError, Square};
///
/// let mut setup = Setup::empty();
/// setup.place(Square::E1, Piece { color: Color::White, role: Role::King });
/// assert_eq!(
///     Position::try_from(setup),
///     Err(SetupError::KingCount { color: Color::Black, found: 0 })
/// );
/// setup.place(Square::E8, Piece { color: Color::Black, role: Role::King });
/// setup.turn = Color::Black;
/// assert_eq!(Position::try_from(setup)?.to_string(), "4k3/8/8/8/8/8/8/4K3 b - - 0 1");
/// # Ok::<(), SetupError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    pub(crate) roles: [Bitboard; 6],
    pub(crate) colors: [Bitboard; 2],
    /// The rooks with which castling is claimed to be allowed still.
    pub castling: Bitboard,
    /// The square that a pawn is claimed to have passed by a double step.
    pub en_passant: Option<Square>,
    /// Plies since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The number of the move to be made, from 1.
    pub fullmove_number: u32,
    /// The side to move.
    pub turn: Color,
}

impl Setup {
    /// An empty board, White to move.
    ///
    /// ```
    /// use chesslaws_board::Setup;
    /// assert_eq!(Setup::empty().to_string(), "8/8/8/8/8/8/8/8 w - - 0 1");
    /// ```
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            roles: [Bitboard::EMPTY; 6],
            colors: [Bitboard::EMPTY; 2],
            castling: Bitboard::EMPTY,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: 1,
            turn: Color::White,
        }
    }

    /// The initial position (article 2.3).
    ///
    /// ```
    /// use chesslaws_board::Setup;
    /// let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    /// assert_eq!(Setup::startpos().to_string(), fen);
    /// ```
    #[must_use]
    pub const fn startpos() -> Self {
        Self::array([
            Role::Rook,
            Role::Knight,
            Role::Bishop,
            Role::Queen,
            Role::King,
            Role::Bishop,
            Role::Knight,
            Role::Rook,
        ])
    }

    /// An initial array with these pieces on both home ranks, pawns before them, and the right to
    /// castle with both rooks.
    pub(crate) const fn array(home: [Role; 8]) -> Self {
        let mut setup = Self::empty();
        let mut file = 0;
        while file < 8 {
            let squares = 1u64 << file | 1u64 << (56 + file);
            setup.roles[home[file] as usize].0 |= squares;
            if matches!(home[file], Role::Rook) {
                setup.castling.0 |= squares;
            }
            file += 1;
        }
        setup.roles[Role::Pawn as usize] =
            Bitboard(Bitboard::rank(Rank::Second).0 | Bitboard::rank(Rank::Seventh).0);
        setup.colors = [Bitboard(0xffff), Bitboard(0xffff << 48)];
        setup
    }

    /// Puts a piece on a square, in place of what stood there.
    ///
    /// ```
    /// use chesslaws_board::{Piece, Setup, Square};
    /// let mut setup = Setup::empty();
    /// setup.place(Square::C3, Piece::from_letter('N').expect("a knight"));
    /// assert_eq!(setup.piece_at(Square::C3), Piece::from_letter('N'));
    /// ```
    pub fn place(&mut self, square: Square, piece: Piece) {
        self.remove(square);
        let bit = Bitboard::square(square);
        self.roles[piece.role.index()] |= bit;
        self.colors[piece.color.index()] |= bit;
    }

    /// Takes whatever stands on a square off the board, and the castling right of a rook with it.
    ///
    /// ```
    /// use chesslaws_board::{Setup, Square};
    /// let mut setup = Setup::startpos();
    /// setup.remove(Square::H1);
    /// assert!(setup.to_string().contains(" w Qkq "));
    /// ```
    pub fn remove(&mut self, square: Square) {
        let others = !Bitboard::square(square);
        for set in self.roles.iter_mut().chain(&mut self.colors) {
            *set &= others;
        }
        self.castling &= others;
    }

    /// The piece on a square, or `None`.
    ///
    /// ```
    /// use chesslaws_board::{Setup, Square};
    /// assert_eq!(Setup::startpos().piece_at(Square::E8).map(|p| p.letter()), Some('k'));
    /// ```
    #[must_use]
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let role = Role::ALL
            .into_iter()
            .find(|role| self.roles[role.index()].contains(square))?;
        let color = if self.colors[0].contains(square) {
            Color::White
        } else {
            Color::Black
        };
        Some(Piece { color, role })
    }

    /// The squares of the pieces of one colour and kind.
    ///
    /// ```
    /// use chesslaws_board::{Color, Role, Setup};
    /// assert_eq!(Setup::startpos().pieces(Color::White, Role::Rook).len(), 2);
    /// ```
    #[must_use]
    pub fn pieces(&self, color: Color, role: Role) -> Bitboard {
        self.colors[color.index()] & self.roles[role.index()]
    }

    /// All occupied squares.
    ///
    /// ```
    /// use chesslaws_board::Setup;
    /// assert_eq!(Setup::startpos().occupied().len(), 32);
    /// ```
    #[must_use]
    pub fn occupied(&self) -> Bitboard {
        self.colors[0] | self.colors[1]
    }

    /// The rook that castling on `side` means in X-FEN: the outermost on that side of the king.
    pub(crate) fn outermost_rook(&self, color: Color, side: Side) -> Option<Square> {
        let king = self.pieces(color, Role::King).single()?;
        let rank = Bitboard::rank(home_rank(color));
        let mut rooks = (self.pieces(color, Role::Rook) & rank).into_iter();
        let outermost = match side {
            Side::King => rooks.filter(|&rook| rook > king).last(),
            Side::Queen => rooks.next().filter(|&rook| rook < king),
        };
        outermost.filter(|_| rank.contains(king))
    }

    /// The file of the pawn claimed to have made a double step, if it can have: on the right
    /// square, with both squares behind it empty.
    pub(crate) fn possible_en_passant(&self) -> Option<File> {
        let passed = self.en_passant?;
        let (rank, up) = match self.turn {
            Color::White => (Rank::Sixth, 1),
            Color::Black => (Rank::Third, -1),
        };
        let origin = passed.offset(0, up)?;
        let pawn = passed.offset(0, -up)?;
        let occupied = self.occupied();
        (passed.rank() == rank
            && self.pieces(!self.turn, Role::Pawn).contains(pawn)
            && !occupied.contains(passed)
            && !occupied.contains(origin))
        .then_some(passed.file())
    }

    /// What attacks `square`, of `color`.
    fn attackers_to(&self, square: Square, color: Color) -> Bitboard {
        Role::ALL
            .into_iter()
            .fold(Bitboard::EMPTY, |attackers, role| {
                attackers
                    | attacks::of(!color, role, square, self.occupied()) & self.pieces(color, role)
            })
    }
}

impl fmt::Debug for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Setup({self})")
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Self {
        position.to_setup()
    }
}

/// Why no game can go on from a placement.
///
/// ```
/// use chesslaws_board::{FenError, Position, SetupError, Square};
///
/// let error = "4k3/8/8/8/8/8/8/P3K3 w - - 0 1".parse::<Position>().unwrap_err();
/// assert_eq!(error, FenError::Setup(SetupError::PawnOnLastRank(Square::A1)));
/// assert_eq!(error.to_string(), "a pawn can't stand on a1, on the first or eighth rank");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum SetupError {
    /// A side has no king, or several (article 2.2).
    #[error("expected one {color} king, found {found}")]
    KingCount {
        /// Whose king.
        color: Color,
        /// How many there are.
        found: u32,
    },
    /// A pawn stands on the first or last rank: it would have been promoted (article 3.7.3.3).
    #[error("a pawn can't stand on {0}, on the first or eighth rank")]
    PawnOnLastRank(Square),
    /// The side that does not have the move is in check (article 3.9.2).
    #[error("{color} is in check, but it is the opponent's move")]
    OpponentInCheck {
        /// The side in check.
        color: Color,
    },
    /// Castling is claimed without a king and rook on their home rank (article 3.8.2.1), or with
    /// two rooks on one side.
    #[error(
        "the right to castle with a rook on {0} needs a rook there and its king on the same home rank"
    )]
    Castling(Square),
    /// Move numbers begin at 1.
    #[error("expected a move number of 1 or more")]
    MoveNumber,
}

/// Checks what every position must satisfy for a game to go on.
pub(crate) fn validate(setup: &Setup) -> Result<(), SetupError> {
    for color in Color::ALL {
        let found = setup.pieces(color, Role::King).len();
        if found != 1 {
            return Err(SetupError::KingCount { color, found });
        }
    }
    let last_ranks = Bitboard::rank(Rank::First) | Bitboard::rank(Rank::Eighth);
    if let Some(square) = (setup.roles[Role::Pawn.index()] & last_ranks).first() {
        return Err(SetupError::PawnOnLastRank(square));
    }
    let color = !setup.turn;
    if let Some(king) = setup.pieces(color, Role::King).first()
        && !setup.attackers_to(king, setup.turn).is_empty()
    {
        return Err(SetupError::OpponentInCheck { color });
    }
    validate_castling(setup)?;
    if setup.fullmove_number == 0 {
        return Err(SetupError::MoveNumber);
    }
    Ok(())
}

fn validate_castling(setup: &Setup) -> Result<(), SetupError> {
    for rook in setup.castling {
        let color = match rook.rank() {
            Rank::First => Color::White,
            _ => Color::Black,
        };
        let rank = Bitboard::rank(home_rank(color));
        let king = setup.pieces(color, Role::King);
        let own = setup.pieces(color, Role::Rook) & rank;
        // At most one on each side of the king.
        let same_side = setup
            .castling
            .into_iter()
            .filter(|other| rank.contains(*other))
            .filter(|other| {
                king.first()
                    .is_some_and(|king| (*other > king) == (rook > king))
            })
            .count();
        if !own.contains(rook) || (king & rank).is_empty() || same_side != 1 {
            return Err(SetupError::Castling(rook));
        }
    }
    Ok(())
}
