//! From [`San`] and a position to the legal move that is meant.

use super::{CheckSign, IllegalSan, Leniency, San, SanAction, SanError};
use chesslaws_board::{Bitboard, Color, File, Move, Position, Rank, Role, Side, Square, attacks};

/// The move that was meant, and how its text departs from the export form.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Resolution {
    /// The legal move.
    pub mv: Move,
    /// All departures that the text and the position before the move show; signs for check and
    /// mate are compared by [`San::check_leniency`].
    pub leniency: Leniency,
}

impl San {
    /// The legal move that is meant.
    ///
    /// # Errors
    ///
    /// Why the move is not legal, or which pieces it may mean. Only legal moves count: a pinned
    /// piece makes no move ambiguous.
    ///
    /// ```
    /// use chesslaws_board::{Position, Square};
    /// use chesslaws_notation::{San, SanError};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/R6R/4K3 w - - 0 1".parse().unwrap();
    /// let SanError::Ambiguous { candidates } = San::parse(b"Rd2")?.resolve(&position).unwrap_err()
    /// else {
    ///     panic!("two rooks can go to d2");
    /// };
    /// assert!(candidates.contains(Square::A2) && candidates.contains(Square::H2));
    /// assert_eq!(San::parse(b"Rad2")?.resolve(&position)?.to_string(), "a2d2");
    /// # Ok::<(), SanError>(())
    /// ```
    #[inline]
    pub fn resolve(&self, position: &Position) -> Result<Move, SanError> {
        self.resolve_noting(position).map(|found| found.mv)
    }

    /// The legal move that is meant, and all departures from the export form.
    ///
    /// # Errors
    ///
    /// As [`San::resolve`].
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::{Leniency, San};
    /// let found = San::parse(b"Ng1f3")?.resolve_noting(&Position::startpos())?;
    /// assert_eq!(found.leniency, Leniency::OVER_DISAMBIGUATED);
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    #[inline]
    pub fn resolve_noting(&self, position: &Position) -> Result<Resolution, SanError> {
        self.resolve_in(position, position.is_check())
    }

    /// [`San::resolve_noting`] where it is known whether the side to move is in check.
    #[inline(always)]
    pub(crate) fn resolve_in(
        &self,
        position: &Position,
        is_check: bool,
    ) -> Result<Resolution, SanError> {
        match self.action {
            SanAction::Piece {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            } => {
                let origin = Origin {
                    role,
                    file,
                    rank,
                    to,
                    is_check,
                };
                let from = origin.find(position)?;
                let mv = promote(position, from, role, to, promotion)?;
                let mut leniency = self.leniency;
                if !leniency.is_empty() {
                    self.check_en_passant(position, mv)?;
                }
                if capture != is_capture(position, from, role, to) {
                    leniency |= match (capture, role, file) {
                        (true, ..) => Leniency::CAPTURE_SIGN_FALSE,
                        (false, Role::Pawn, None) => {
                            Leniency::CAPTURE_SIGN_MISSING | Leniency::PAWN_FILE_MISSING
                        }
                        (false, ..) => Leniency::CAPTURE_SIGN_MISSING,
                    };
                }
                if origin.says_too_much(position, from, capture) {
                    leniency |= Leniency::OVER_DISAMBIGUATED;
                }
                Ok(Resolution { mv, leniency })
            }
            SanAction::Castle(side) => {
                let mv = castle(position, side)?;
                if !self.leniency.is_empty() {
                    self.check_en_passant(position, mv)?;
                }
                Ok(Resolution {
                    mv,
                    leniency: self.leniency,
                })
            }
            SanAction::Squares {
                from,
                to,
                capture,
                promotion,
            } => {
                let mv = squares(position, from, to, promotion)?;
                let mut leniency = self.leniency;
                self.check_en_passant(position, mv)?;
                if capture && !position.is_capture(mv) {
                    leniency |= Leniency::CAPTURE_SIGN_FALSE;
                }
                Ok(Resolution { mv, leniency })
            }
            SanAction::Null => Err(SanError::NullMove),
        }
    }

    /// `e.p.` stands behind captures en passant only.
    #[cold]
    fn check_en_passant(&self, position: &Position, mv: Move) -> Result<(), SanError> {
        let says_ep = self.leniency.contains(Leniency::EN_PASSANT_SUFFIX);
        if says_ep && !position.is_en_passant(mv) {
            return Err(IllegalSan::NotEnPassant.into());
        }
        Ok(())
    }

    /// All legal moves that the text can mean: none, the one, or the candidates among which it
    /// does not choose, as when a sealed move says `Rd2` and two rooks can go there. A pawn that
    /// reaches the last rank and becomes nothing may mean any of the four promotions, though such
    /// a text is no complete move ([`SanError::PromotionMissing`]).
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::San;
    ///
    /// let position: Position = "4k3/8/8/8/8/8/R6R/4K3 w - - 0 1".parse().unwrap();
    /// let candidates: Vec<_> = San::parse(b"Rd2")?.candidates(&position).collect();
    /// assert_eq!(candidates.len(), 2);
    /// assert!(San::parse(b"Rd5")?.candidates(&position).next().is_none());
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    pub fn candidates(self, position: &Position) -> impl Iterator<Item = Move> + use<> {
        let position = *position;
        position
            .legal_moves()
            .into_iter()
            .filter(move |&mv| self.means(&position, mv))
    }

    /// Whether the text can mean `mv`, which must be legal in `position`. Signs for capture, check
    /// and mate decide nothing.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::San;
    ///
    /// let start = Position::startpos();
    /// let mv = start.parse_uci("g1f3").unwrap();
    /// assert!(San::parse(b"Nf3")?.means(&start, mv));
    /// assert!(!San::parse(b"Nhf3")?.means(&start, mv));
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    #[must_use]
    pub fn means(&self, position: &Position, mv: Move) -> bool {
        let says_ep = self.leniency.contains(Leniency::EN_PASSANT_SUFFIX);
        if says_ep && !position.is_en_passant(mv) {
            return false;
        }
        let castling = position.castling_side(mv);
        let becomes = |promotion: Option<Role>| promotion.is_none() || promotion == mv.promotion();
        match self.action {
            SanAction::Castle(side) => castling == Some(side),
            SanAction::Squares {
                from,
                to,
                promotion,
                ..
            } => match castling {
                Some(_) => castling_squares(position, from, to) == Some(mv),
                None => mv.from() == from && mv.to() == to && becomes(promotion),
            },
            SanAction::Piece {
                role,
                file,
                rank,
                to,
                promotion,
                ..
            } => {
                castling.is_none()
                    && mv.to() == to
                    && position.role_at(mv.from()) == Some(role)
                    && file.is_none_or(|file| mv.from().file() == file)
                    && rank.is_none_or(|rank| mv.from().rank() == rank)
                    && becomes(promotion)
            }
            SanAction::Null => false,
        }
    }

    /// Compares the sign for check or mate with the position after the move.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::{Leniency, San};
    ///
    /// let mut position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
    /// let san = San::parse(b"Ra8")?;
    /// position.play_unchecked(san.resolve(&position)?);
    /// assert_eq!(san.check_leniency(&position), Leniency::CHECK_SIGN_MISSING);
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn check_leniency(&self, after: &Position) -> Leniency {
        self.check_leniency_in(after, after.is_check())
    }

    /// [`San::check_leniency`] where it is known whether the position after the move is check.
    #[inline]
    pub(crate) fn check_leniency_in(&self, after: &Position, is_check: bool) -> Leniency {
        match (self.check, is_check) {
            (None, false) => Leniency::NONE,
            (Some(_), false) => Leniency::CHECK_SIGN_FALSE,
            (sign, true) => match (sign, after.has_legal_move()) {
                (Some(CheckSign::Check), true) | (Some(CheckSign::Mate), false) => Leniency::NONE,
                (Some(CheckSign::Mate), true) => Leniency::CHECK_SIGN_FALSE,
                (None, _) | (Some(CheckSign::Check), false) => Leniency::CHECK_SIGN_MISSING,
            },
        }
    }
}

#[inline]
fn is_capture(position: &Position, from: Square, role: Role, to: Square) -> bool {
    position.occupied().contains(to) || role == Role::Pawn && from.file() != to.file()
}

/// Which piece is meant.
#[derive(Clone, Copy)]
struct Origin {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    to: Square,
    /// Whether the side to move is in check.
    is_check: bool,
}

impl Origin {
    #[inline]
    fn mask(&self) -> Bitboard {
        self.file.map_or(Bitboard::FULL, Bitboard::file)
            & self.rank.map_or(Bitboard::FULL, Bitboard::rank)
    }

    #[inline]
    fn find(&self, position: &Position) -> Result<Square, SanError> {
        let candidates = position.origins_in(self.is_check, self.role, self.to) & self.mask();
        match candidates.first() {
            Some(from) if candidates.len() == 1 => Ok(from),
            Some(_) => Err(SanError::Ambiguous { candidates }),
            None => Err(self.why_not(position).into()),
        }
    }

    /// Whether the origin is written though nothing else could be meant. The file of a pawn that
    /// captures always belongs to the move.
    #[inline]
    fn says_too_much(&self, position: &Position, from: Square, capture: bool) -> bool {
        match (self.file, self.rank) {
            (None, None) => false,
            (Some(_), None) if self.role == Role::Pawn => !capture && self.to.file() == from.file(),
            _ => {
                let others = position.origins_in(self.is_check, self.role, self.to);
                let others = others & !Bitboard::from(from);
                let needed = super::write::disambiguation(others, from);
                needed != (self.file, self.rank)
            }
        }
    }

    #[cold]
    fn why_not(&self, position: &Position) -> IllegalSan {
        let (color, role, to) = (position.turn(), self.role, self.to);
        let pieces = position.pieces(color, role) & self.mask();
        if pieces.is_empty() {
            return IllegalSan::NoSuchPiece { color, role };
        }
        if position.colored(color).contains(to) {
            return IllegalSan::OwnPiece { to };
        }
        if (pieces & reach_backwards(position, role, to)).is_empty() {
            return IllegalSan::OutOfReach { role, to };
        }
        IllegalSan::KingInCheck
    }
}

/// The squares from which a piece of the player to move reaches `to`, checks and pins left aside.
fn reach_backwards(position: &Position, role: Role, to: Square) -> Bitboard {
    let occupied = position.occupied();
    match role {
        Role::Knight => attacks::knight(to),
        Role::Bishop => attacks::bishop(to, occupied),
        Role::Rook => attacks::rook(to, occupied),
        Role::Queen => attacks::queen(to, occupied),
        Role::King => attacks::king(to),
        Role::Pawn => pawn_origins(position, to),
    }
}

fn pawn_origins(position: &Position, to: Square) -> Bitboard {
    let us = position.turn();
    let occupied = position.occupied();
    if occupied.contains(to) || position.en_passant() == Some(to) {
        return attacks::pawn(!us, to);
    }
    let (back, double) = match us {
        Color::White => (-1, Rank::Fourth),
        Color::Black => (1, Rank::Fifth),
    };
    let one = to.offset(0, back);
    let two = one
        .filter(|&square| to.rank() == double && !occupied.contains(square))
        .and_then(|square| square.offset(0, back));
    one.into_iter().chain(two).collect()
}

/// The move with its promotion, after checking that there is one exactly where the Laws want it.
#[inline]
fn promote(
    position: &Position,
    from: Square,
    role: Role,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, SanError> {
    let is_last = role == Role::Pawn && matches!(to.rank(), Rank::First | Rank::Eighth);
    match promotion {
        None if is_last => Err(SanError::PromotionMissing),
        Some(_) if !is_last => Err(SanError::PromotionOutOfPlace),
        _ => {
            let mv = Move::new(from, to, promotion);
            debug_assert!(position.is_legal(mv));
            Ok(mv)
        }
    }
}

fn castle(position: &Position, side: Side) -> Result<Move, SanError> {
    position
        .castling_move(side)
        .ok_or(SanError::Illegal(IllegalSan::Castling { side }))
}

#[cold]
fn squares(
    position: &Position,
    from: Square,
    to: Square,
    promotion: Option<Role>,
) -> Result<Move, SanError> {
    let color = position.turn();
    let role = match position.piece_at(from) {
        Some(piece) if piece.color == color => piece.role,
        _ => return Err(IllegalSan::NoPieceOn { color, from }.into()),
    };
    if role == Role::King
        && let Some(mv) = castling_squares(position, from, to)
    {
        return Ok(mv);
    }
    let origin = Origin {
        role,
        file: Some(from.file()),
        rank: Some(from.rank()),
        to,
        is_check: position.is_check(),
    };
    origin.find(position)?;
    promote(position, from, role, to, promotion)
}

/// Castling written as squares: the king goes two squares or more, or to its own rook. A square
/// that the king can reach in one step is a step.
fn castling_squares(position: &Position, from: Square, to: Square) -> Option<Move> {
    let to_rook = position.pieces(position.turn(), Role::Rook).contains(to);
    let steps = from.file().index().abs_diff(to.file().index());
    let to_goal = from.rank() == to.rank() && steps > 1;
    let sides = [(Side::King, File::G), (Side::Queen, File::C)];
    sides.into_iter().find_map(|(side, goal)| {
        let mv = position.castling_move(side)?;
        (to_rook && mv.to() == to || !to_rook && to_goal && to.file() == goal).then_some(mv)
    })
}
