//! How a move is written: each sign a value.

use super::{CheckSign, San, SanAction};
use crate::letters::{PieceLetters, figurine};
use chesslaws_board::{Color, Move, Position, Role, Side, Square};
use chesslaws_laws::Edition;
use core::fmt;

/// The signs with which moves are written.
///
/// [`SanStyle::PGN`] and [`SanStyle::for_edition`] are the styles of the standards; any other is a
/// struct update. Whatever the style, [`San::parse_with`] reads the text back with the same
/// letters.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_laws::Edition;
/// use chesslaws_notation::{PieceLetters, SanStyle};
///
/// let position: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse()?;
/// let castling = position.parse_uci("e1g1")?;
/// assert_eq!(SanStyle::PGN.write(&position, castling).to_string(), "O-O");
///
/// let russia = SanStyle::for_edition(Edition::Russia2011);
/// assert_eq!(russia.write(&position, castling).to_string(), "0-0");
/// let long = SanStyle { letters: PieceLetters::GERMAN.into(), ..SanStyle::LONG };
/// let rook = position.parse_uci("a1a8")?;
/// assert_eq!(long.write(&position, rook).to_string(), "Ta1-a8+");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct SanStyle {
    /// The letters or figurines of the pieces.
    pub letters: StyleLetters,
    /// How much of the square of departure is written.
    pub form: MoveForm,
    /// The sign for castling.
    pub castling: CastlingStyle,
    /// The sign for a capture.
    pub capture: CaptureStyle,
    /// The mark of a capture en passant.
    pub en_passant: EnPassantStyle,
    /// Whether check is marked, with `+`.
    pub check: bool,
    /// The sign for mate.
    pub mate: MateStyle,
    /// How the piece that a pawn becomes is written.
    pub promotion: PromotionStyle,
}

/// What stands for the pieces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum StyleLetters {
    /// Letters, or the white figurines for both players.
    Set(PieceLetters),
    /// Figurines in the colour of the player.
    ColoredFigurines,
}

impl From<PieceLetters> for StyleLetters {
    fn from(letters: PieceLetters) -> Self {
        Self::Set(letters)
    }
}

/// How much of the square of departure is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MoveForm {
    /// No more than legal moves make necessary: `Nf3`, `Nbd2`, `exd5`.
    Short,
    /// All of it, with a hyphen where nothing is captured: `Ng1-f3`, `e2-e4`, `e4xd5`.
    Long,
    /// All of it, without a hyphen: `Ng1f3`, `e7e5` (C.8 of the Laws of 2023).
    LongBare,
}

/// The sign for castling.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CastlingStyle {
    /// `0-0`: the Laws.
    Zeros,
    /// `O-O`: PGN.
    Letters,
}

/// The sign for a capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum CaptureStyle {
    /// `Nxf3`, `exd5`
    Cross,
    /// `N:f3`, `e:d5`
    Colon,
    /// `Nf3`, `ed5`
    Unmarked,
}

/// The mark of a capture en passant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum EnPassantStyle {
    /// `exd6`
    Unmarked,
    /// `exd6e.p.`
    Joined,
    /// `exd6 e.p.`
    Spaced,
}

/// The sign for mate.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum MateStyle {
    /// `Qf7#`
    Hash,
    /// `Qf7++`
    DoublePlus,
    /// `Qf7`
    Unmarked,
}

/// How the piece that a pawn becomes is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PromotionStyle {
    /// `e8Q`: the Laws.
    Bare,
    /// `e8=Q`: PGN.
    Equals,
    /// `e8(Q)`
    Brackets,
    /// `e8/Q`
    Slash,
}

impl SanStyle {
    /// The export form of PGN.
    pub const PGN: Self = Self {
        letters: StyleLetters::Set(PieceLetters::ENGLISH),
        form: MoveForm::Short,
        castling: CastlingStyle::Letters,
        capture: CaptureStyle::Cross,
        en_passant: EnPassantStyle::Unmarked,
        check: true,
        mate: MateStyle::Hash,
        promotion: PromotionStyle::Equals,
    };

    /// Long algebraic notation: `Ng1-f3`, `e7xd8=Q+`.
    pub const LONG: Self = Self {
        form: MoveForm::Long,
        ..Self::PGN
    };

    /// The Laws' own form: zeros for castling, ` e.p.`, no sign before the piece that a pawn
    /// becomes (appendix E of 2001 and 2005, 8.8 and 8.9 of Russia 2011, appendix C from 2009).
    pub const LAWS: Self = Self {
        castling: CastlingStyle::Zeros,
        en_passant: EnPassantStyle::Spaced,
        promotion: PromotionStyle::Bare,
        ..Self::PGN
    };

    /// The form in which an edition prints its own examples: [`SanStyle::LAWS`], with the letters
    /// that the edition fixes, Russian ones in 8.8.2 of Russia 2011. All signs are written, also
    /// those that [`WritingRules`](super::WritingRules) calls optional.
    ///
    /// ```
    /// use chesslaws_laws::Edition;
    /// use chesslaws_notation::{PieceLetters, SanStyle};
    ///
    /// let russia = SanStyle::for_edition(Edition::Russia2011);
    /// assert_eq!(russia.letters, PieceLetters::RUSSIAN.into());
    /// assert_eq!(SanStyle::for_edition(Edition::Fide2023), SanStyle::LAWS);
    /// ```
    #[must_use]
    pub const fn for_edition(edition: Edition) -> Self {
        let rules = super::WritingRules::of(edition);
        Self {
            letters: StyleLetters::Set(rules.letters),
            ..Self::LAWS
        }
    }

    /// The letters with which the text is read back.
    ///
    /// ```
    /// use chesslaws_notation::{PieceLetters, SanStyle};
    /// assert_eq!(SanStyle::PGN.piece_letters(), PieceLetters::ENGLISH);
    /// ```
    #[must_use]
    pub const fn piece_letters(&self) -> PieceLetters {
        match self.letters {
            StyleLetters::Set(letters) => letters,
            StyleLetters::ColoredFigurines => PieceLetters::FIGURINE,
        }
    }

    /// A legal move of `position`, to be printed. If `mv` is not legal the text has no meaning.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::{SanStyle, StyleLetters};
    ///
    /// let start = Position::startpos();
    /// let style = SanStyle { letters: StyleLetters::ColoredFigurines, ..SanStyle::PGN };
    /// assert_eq!(style.write(&start, start.parse_uci("g1f3")?).to_string(), "♘f3");
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    #[must_use]
    pub fn write(&self, position: &Position, mv: Move) -> StyledMove {
        let marks_check = self.check || self.mate != MateStyle::Unmarked;
        StyledMove {
            style: *self,
            san: if marks_check {
                San::of(position, mv)
            } else {
                San::without_check(position, mv)
            },
            color: position.turn(),
            from: mv.from(),
            en_passant: position.is_en_passant(mv),
            draw_offer: false,
        }
    }
}

/// The export form of PGN.
impl Default for SanStyle {
    fn default() -> Self {
        Self::PGN
    }
}

/// A move about to be printed, made by [`SanStyle::write`].
#[derive(Debug, Clone, Copy)]
pub struct StyledMove {
    style: SanStyle,
    san: San,
    color: Color,
    from: Square,
    en_passant: bool,
    draw_offer: bool,
}

impl StyledMove {
    /// The move with ` (=)` after it: a draw was offered (8.1 and C.12 of 2023, 8.8.12 of Russia
    /// 2011, E.12 of 2001).
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::SanStyle;
    ///
    /// let start = Position::startpos();
    /// let offered = SanStyle::LAWS.write(&start, start.parse_uci("e2e4")?).with_draw_offer();
    /// assert_eq!(offered.to_string(), "e4 (=)");
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    #[must_use]
    pub const fn with_draw_offer(mut self) -> Self {
        self.draw_offer = true;
        self
    }

    fn piece(&self, f: &mut fmt::Formatter<'_>, role: Role) -> fmt::Result {
        match &self.style.letters {
            StyleLetters::Set(letters) => f.write_str(letters.letter(role)),
            StyleLetters::ColoredFigurines => write!(f, "{}", figurine(self.color, role)),
        }
    }

    fn movement(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (role, file, rank, capture, to, promotion) = match self.san.action {
            SanAction::Piece {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            } => (role, file, rank, capture, to, promotion),
            SanAction::Castle(side) => return f.write_str(self.castling(side)),
            SanAction::Squares { .. } | SanAction::Null => return f.write_str("--"),
        };
        if role != Role::Pawn {
            self.piece(f, role)?;
        }
        if self.style.form == MoveForm::Short {
            if let Some(file) = file {
                write!(f, "{file}")?;
            }
            if let Some(rank) = rank {
                write!(f, "{rank}")?;
            }
        } else {
            write!(f, "{}", self.from)?;
        }
        f.write_str(match (capture, self.style.capture) {
            (true, CaptureStyle::Cross) => "x",
            (true, CaptureStyle::Colon) => ":",
            _ if self.style.form == MoveForm::Long => "-",
            _ => "",
        })?;
        write!(f, "{to}")?;
        promotion.map_or(Ok(()), |role| self.promotion(f, role))
    }

    const fn castling(&self, side: Side) -> &'static str {
        match (self.style.castling, side) {
            (CastlingStyle::Zeros, Side::King) => "0-0",
            (CastlingStyle::Zeros, Side::Queen) => "0-0-0",
            (CastlingStyle::Letters, Side::King) => "O-O",
            (CastlingStyle::Letters, Side::Queen) => "O-O-O",
        }
    }

    fn promotion(&self, f: &mut fmt::Formatter<'_>, role: Role) -> fmt::Result {
        let (before, after) = match self.style.promotion {
            PromotionStyle::Bare => ("", ""),
            PromotionStyle::Equals => ("=", ""),
            PromotionStyle::Brackets => ("(", ")"),
            PromotionStyle::Slash => ("/", ""),
        };
        f.write_str(before)?;
        self.piece(f, role)?;
        f.write_str(after)
    }

    const fn check_sign(&self) -> &'static str {
        match (self.san.check, self.style.mate) {
            (Some(CheckSign::Check), _) if self.style.check => "+",
            (Some(CheckSign::Mate), MateStyle::Hash) => "#",
            (Some(CheckSign::Mate), MateStyle::DoublePlus) => "++",
            _ => "",
        }
    }
}

/// `e.p.` stands before the sign for check, as part of the move.
impl fmt::Display for StyledMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.movement(f)?;
        f.write_str(match (self.en_passant, self.style.en_passant) {
            (true, EnPassantStyle::Joined) => "e.p.",
            (true, EnPassantStyle::Spaced) => " e.p.",
            _ => "",
        })?;
        f.write_str(self.check_sign())?;
        f.write_str(if self.draw_offer { " (=)" } else { "" })
    }
}
