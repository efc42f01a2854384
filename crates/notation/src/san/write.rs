//! From a move to its text.

use super::{CheckSign, Leniency, San, SanAction};
use crate::letters::{PieceLetters, figurine};
use chesslaws_board::{AsciiText, Bitboard, Color, File, Move, Position, Rank, Role, Side, Square};
use core::fmt;

impl San {
    /// A legal move in the export form of PGN: no more of the origin than legal moves make
    /// necessary (a pinned piece does not count), with the sign for check or mate.
    ///
    /// `mv` must be legal in `position`; otherwise the text has no meaning.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::San;
    ///
    /// // The knight on c3 is pinned.
    /// let position: Position =
    ///     "rn2k2r/pppq1ppp/5p2/3p4/1b1P4/2NQP3/PPP2PPP/R3K1NR w KQkq - 0 1".parse().unwrap();
    /// let mv = position.parse_uci("g1e2").unwrap();
    /// assert_eq!(San::of(&position, mv).to_string(), "Ne2");
    /// ```
    #[must_use]
    pub fn of(position: &Position, mv: Move) -> Self {
        let mut after = *position;
        after.play_unchecked(mv);
        Self::of_played(position, mv, &after)
    }

    /// As [`San::of`] where the position after the move is at hand.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::San;
    /// let before = Position::startpos();
    /// let mv = before.parse_uci("g1f3").unwrap();
    /// let mut after = before;
    /// after.play(mv).unwrap();
    /// assert_eq!(San::of_played(&before, mv, &after).to_string(), "Nf3");
    /// ```
    #[must_use]
    pub fn of_played(position: &Position, mv: Move, after: &Position) -> Self {
        Self::of_known(position, mv, after, after.is_check())
    }

    /// As [`San::of_played`] where it is known whether the move gives check.
    ///
    /// ```
    /// use chesslaws_board::{Position, Role};
    /// use chesslaws_notation::San;
    /// let before: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
    /// let mv = before.parse_uci("a1a8").unwrap();
    /// let mut after = before;
    /// let gives_check = after.play_piece(Role::Rook, mv);
    /// assert_eq!(San::of_known(&before, mv, &after, gives_check).to_string(), "Ra8+");
    /// ```
    #[must_use]
    pub fn of_known(position: &Position, mv: Move, after: &Position, gives_check: bool) -> Self {
        let check = gives_check.then(|| {
            if after.has_legal_move() {
                CheckSign::Check
            } else {
                CheckSign::Mate
            }
        });
        Self {
            check,
            ..Self::without_check(position, mv)
        }
    }

    /// As [`San::of`] without the sign for check or mate, which costs the most.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::San;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 0 1".parse().unwrap();
    /// let mv = position.parse_uci("a1a8").unwrap();
    /// assert_eq!(San::without_check(&position, mv).to_string(), "Ra8");
    /// ```
    #[must_use]
    pub fn without_check(position: &Position, mv: Move) -> Self {
        Self {
            action: action_of(position, mv),
            check: None,
            nag: None,
            draw_offer: false,
            leniency: Leniency::NONE,
        }
    }

    /// The text with other letters than English.
    ///
    /// ```
    /// use chesslaws_notation::{PieceLetters, San};
    ///
    /// let san = San::parse(b"Nf3+")?;
    /// assert_eq!(san.display(&PieceLetters::GERMAN).to_string(), "Sf3+");
    /// assert_eq!(san.display(&PieceLetters::FIGURINE).to_string(), "♘f3+");
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    #[must_use]
    pub const fn display(&self, letters: &PieceLetters) -> SanDisplay {
        SanDisplay {
            san: *self,
            letters: Letters::Set(*letters),
        }
    }

    /// The text with figurines in the colour of the player: `♘f3` for White, `♞f6` for Black.
    ///
    /// ```
    /// use chesslaws_board::Color;
    /// use chesslaws_notation::San;
    ///
    /// assert_eq!(San::parse(b"Nf6")?.display_figurine(Color::Black).to_string(), "♞f6");
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    #[must_use]
    pub const fn display_figurine(&self, color: Color) -> SanDisplay {
        SanDisplay {
            san: *self,
            letters: Letters::Figurine(color),
        }
    }
}

fn action_of(position: &Position, mv: Move) -> SanAction {
    if let Some(side) = position.castling_side(mv) {
        return SanAction::Castle(side);
    }
    let (from, to) = (mv.from(), mv.to());
    let Some(role) = position.role_at(from) else {
        return SanAction::Null;
    };
    let capture = position.is_capture(mv);
    let (file, rank) = match role {
        Role::Pawn => (capture.then(|| from.file()), None),
        Role::King => (None, None),
        _ => disambiguation(position.other_origins(from, role, to), from),
    };
    SanAction::Piece {
        role,
        file,
        rank,
        capture,
        to,
        promotion: mv.promotion(),
    }
}

/// How much of `from` has to be written when pieces on `others` can go to the same square
/// (PGN standard 8.2.3.4): the file, else the rank, else both.
#[inline]
pub(crate) fn disambiguation(others: Bitboard, from: Square) -> (Option<File>, Option<Rank>) {
    if others.is_empty() {
        (None, None)
    } else if (others & Bitboard::file(from.file())).is_empty() {
        (Some(from.file()), None)
    } else if (others & Bitboard::rank(from.rank())).is_empty() {
        (None, Some(from.rank()))
    } else {
        (Some(from.file()), Some(from.rank()))
    }
}

#[derive(Debug, Clone, Copy)]
enum Letters {
    Set(PieceLetters),
    Figurine(Color),
}

/// A move as text, made by [`San::display`].
#[derive(Debug, Clone, Copy)]
pub struct SanDisplay {
    san: San,
    letters: Letters,
}

impl SanDisplay {
    fn piece(&self, f: &mut fmt::Formatter<'_>, role: Role) -> fmt::Result {
        match &self.letters {
            Letters::Set(letters) => f.write_str(letters.letter(role)),
            Letters::Figurine(color) => write!(f, "{}", figurine(*color, role)),
        }
    }

    fn promotion(&self, f: &mut fmt::Formatter<'_>, promotion: Option<Role>) -> fmt::Result {
        let Some(role) = promotion else { return Ok(()) };
        f.write_str("=")?;
        self.piece(f, role)
    }
}

impl fmt::Display for SanDisplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.san.action {
            SanAction::Piece {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            } => {
                if role != Role::Pawn {
                    self.piece(f, role)?;
                }
                if let Some(file) = file {
                    write!(f, "{file}")?;
                }
                if let Some(rank) = rank {
                    write!(f, "{rank}")?;
                }
                f.write_str(if capture { "x" } else { "" })?;
                write!(f, "{to}")?;
                self.promotion(f, promotion)?;
            }
            SanAction::Squares {
                from,
                to,
                capture,
                promotion,
            } => {
                write!(f, "{from}{}{to}", if capture { "x" } else { "" })?;
                self.promotion(f, promotion)?;
            }
            SanAction::Castle(Side::King) => f.write_str("O-O")?,
            SanAction::Castle(Side::Queen) => f.write_str("O-O-O")?,
            SanAction::Null => f.write_str("--")?,
        }
        f.write_str(match self.san.check {
            Some(CheckSign::Check) => "+",
            Some(CheckSign::Mate) => "#",
            None => "",
        })
    }
}

impl San {
    /// The text with English letters, without `!?` and draw offer, put together without
    /// allocation or formatting: for those who write many.
    ///
    /// ```
    /// use chesslaws_notation::San;
    /// assert_eq!(San::parse(b"Rdxd8+")?.text().as_str(), "Rdxd8+");
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    #[must_use]
    pub fn text(&self) -> AsciiText<12> {
        let mut text = AsciiText::new();
        let square = |text: &mut AsciiText<12>, file: Option<File>, rank: Option<Rank>| {
            text.push_if(file.is_some(), b'a' + file.map_or(0, |file| file as u8));
            text.push_if(rank.is_some(), b'1' + rank.map_or(0, |rank| rank as u8));
        };
        let (capture, to, promotion) = match self.action {
            SanAction::Piece {
                role,
                file,
                rank,
                capture,
                to,
                promotion,
            } => {
                text.push_if(role != Role::Pawn, role.letter() as u8);
                square(&mut text, file, rank);
                (capture, Some(to), promotion)
            }
            SanAction::Squares {
                from,
                to,
                capture,
                promotion,
            } => {
                square(&mut text, Some(from.file()), Some(from.rank()));
                (capture, Some(to), promotion)
            }
            SanAction::Castle(side) => {
                text.push_str(match side {
                    Side::King => "O-O",
                    Side::Queen => "O-O-O",
                });
                (false, None, None)
            }
            SanAction::Null => {
                text.push_str("--");
                (false, None, None)
            }
        };
        text.push_if(capture, b'x');
        square(&mut text, to.map(Square::file), to.map(Square::rank));
        if let Some(role) = promotion {
            text.push(b'=');
            text.push(role.letter() as u8);
        }
        match self.check {
            Some(CheckSign::Check) => text.push(b'+'),
            Some(CheckSign::Mate) => text.push(b'#'),
            None => {}
        }
        text
    }
}

/// [`San::text`].
impl fmt::Display for San {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text().as_str())
    }
}
