//! The notations that a whole game can be written in.

use crate::iccf::{IccfMove, castling_form};
use crate::letters::PieceLetters;
use crate::san::{SanStyle, StyledMove};
use chesslaws_board::{CastlingForm, Move, Position};
use core::fmt;

/// A notation for moves.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_notation::{MoveStyle, PieceLetters, SanStyle};
///
/// let position = Position::startpos();
/// let mv = position.parse_uci("g1f3").unwrap();
/// let write = |style: MoveStyle| style.display(&position, Some(mv)).to_string();
/// assert_eq!(write(MoveStyle::san(PieceLetters::GERMAN)), "Sf3");
/// assert_eq!(write(MoveStyle::long(PieceLetters::GERMAN)), "Sg1-f3");
/// assert_eq!(write(MoveStyle::Uci), "g1f3");
/// assert_eq!(write(MoveStyle::Iccf), "7163");
/// assert_eq!(write(MoveStyle::Algebraic(SanStyle::LAWS)), "Nf3");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum MoveStyle {
    /// Algebraic notation in any of its forms: short as in PGN, long, or as an edition of the Laws
    /// has it, with the letters of any language.
    Algebraic(SanStyle),
    /// The notation of the Universal Chess Interface, `g1f3`, `e7e8q`.
    Uci,
    /// The numeric notation of ICCF, `7163`.
    Iccf,
}

impl MoveStyle {
    /// Standard algebraic notation in the form of PGN, `Nf3`, with letters of a language.
    ///
    /// ```
    /// use chesslaws_notation::{MoveStyle, PieceLetters};
    /// assert_eq!(MoveStyle::san(PieceLetters::ENGLISH), MoveStyle::default());
    /// ```
    #[must_use]
    pub const fn san(letters: PieceLetters) -> Self {
        Self::Algebraic(SanStyle {
            letters: crate::san::StyleLetters::Set(letters),
            ..SanStyle::PGN
        })
    }

    /// Long algebraic notation, `Ng1-f3`, with letters of a language.
    ///
    /// ```
    /// use chesslaws_notation::{MoveStyle, PieceLetters, SanStyle};
    /// assert_eq!(MoveStyle::long(PieceLetters::ENGLISH), MoveStyle::Algebraic(SanStyle::LONG));
    /// ```
    #[must_use]
    pub const fn long(letters: PieceLetters) -> Self {
        Self::Algebraic(SanStyle {
            letters: crate::san::StyleLetters::Set(letters),
            ..SanStyle::LONG
        })
    }

    /// The text of a legal move of `position`, or of a null move for `None`. If `mv` is not legal
    /// the text has no meaning.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::MoveStyle;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
    /// let mv = position.parse_uci("e1c1").unwrap();
    /// let styles = [MoveStyle::default(), MoveStyle::Uci, MoveStyle::Iccf];
    /// let texts = styles.map(|style| style.display(&position, Some(mv)).to_string());
    /// assert_eq!(texts, ["O-O-O", "e1c1", "5131"]);
    /// assert_eq!(MoveStyle::default().display(&position, None).to_string(), "--");
    /// ```
    #[must_use]
    pub fn display(&self, position: &Position, mv: Option<Move>) -> MoveDisplay {
        self.castling_as(position, mv, castling_form(position))
    }

    /// As [`MoveStyle::display`], with castling as squares in a form of the caller's choice.
    pub(crate) fn castling_as(
        &self,
        position: &Position,
        mv: Option<Move>,
        castling: CastlingForm,
    ) -> MoveDisplay {
        let squares = |mv| IccfMove::castling_as(position, mv, castling);
        MoveDisplay(match (self, mv) {
            (Self::Algebraic(_), None) => Form::Fixed("--"),
            (Self::Uci | Self::Iccf, None) => Form::Fixed("0000"),
            (Self::Algebraic(style), Some(mv)) => Form::Algebraic(style.write(position, mv)),
            (Self::Uci, Some(mv)) => {
                let IccfMove {
                    from,
                    to,
                    promotion,
                } = squares(mv);
                Form::Uci(Move::new(from, to, promotion))
            }
            (Self::Iccf, Some(mv)) => Form::Iccf(squares(mv)),
        })
    }
}

/// The notation of PGN.
impl Default for MoveStyle {
    fn default() -> Self {
        Self::Algebraic(SanStyle::PGN)
    }
}

/// A move as text, made by [`MoveStyle::display`].
#[derive(Debug, Clone, Copy)]
pub struct MoveDisplay(Form);

#[derive(Debug, Clone, Copy)]
enum Form {
    Algebraic(StyledMove),
    Uci(Move),
    Iccf(IccfMove),
    Fixed(&'static str),
}

impl fmt::Display for MoveDisplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Form::Algebraic(mv) => fmt::Display::fmt(mv, f),
            Form::Uci(mv) => fmt::Display::fmt(mv, f),
            Form::Iccf(mv) => fmt::Display::fmt(mv, f),
            Form::Fixed(text) => f.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn each_notation_writes_what_its_rules_say() {
        let styles = [
            MoveStyle::san(PieceLetters::GERMAN),
            MoveStyle::long(PieceLetters::GERMAN),
            MoveStyle::Uci,
            MoveStyle::Iccf,
        ];
        for (fen, uci, texts) in [
            (
                "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2",
                "e4d5",
                ["exd5", "e4xd5", "e4d5", "5445"],
            ),
            (
                "8/4P3/8/8/8/7k/8/K7 w - - 0 1",
                "e7e8q",
                ["e8=D", "e7-e8=D", "e7e8q", "57581"],
            ),
            (
                "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1",
                "a1a8",
                ["Ta8+", "Ta1-a8+", "a1a8", "1118"],
            ),
            (
                "6k1/5ppp/8/8/8/8/8/R3K3 w Q - 0 1",
                "a1a8",
                ["Ta8#", "Ta1-a8#", "a1a8", "1118"],
            ),
        ] {
            let position: Position = fen.parse().expect(fen);
            let mv = position.parse_uci(uci).expect(uci);
            let written = styles.map(|style| style.display(&position, Some(mv)).to_string());
            assert_eq!(written, texts);
        }
    }
}
