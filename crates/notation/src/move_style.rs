//! The notations that a whole game can be written in.

use crate::iccf::{IccfMove, castling_form};
use crate::letters::PieceLetters;
use crate::san::{CheckSign, San, SanAction};
use chesslaws_board::{CastlingForm, Move, Position, Role};
use core::fmt;
use core::str::FromStr;
use thiserror::Error;

/// A notation for moves.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_notation::{MoveStyle, PieceLetters};
///
/// let position = Position::startpos();
/// let mv = position.parse_uci("g1f3").unwrap();
/// let write = |style: MoveStyle| style.display(&position, Some(mv), &PieceLetters::GERMAN).to_string();
/// assert_eq!(write(MoveStyle::San), "Sf3");
/// assert_eq!(write(MoveStyle::Lan), "Sg1-f3");
/// assert_eq!(write(MoveStyle::Uci), "g1f3");
/// assert_eq!(write(MoveStyle::Iccf), "7163");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum MoveStyle {
    /// Standard algebraic notation, `Nf3`: the notation of PGN.
    #[default]
    San,
    /// Long algebraic notation, `Ng1-f3`, `e4xd5`, `e7-e8=Q`.
    Lan,
    /// The notation of the Universal Chess Interface, `g1f3`, `e7e8q`.
    Uci,
    /// The numeric notation of ICCF, `7163`.
    Iccf,
}

/// The name of a notation that is not known.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[error("expected san, lan, uci or iccf")]
pub struct UnknownMoveStyle;

impl MoveStyle {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::San, Self::Lan, Self::Uci, Self::Iccf];

    /// Its short name: `san`, `lan`, `uci` or `iccf`.
    ///
    /// ```
    /// assert_eq!(chesslaws_notation::MoveStyle::Iccf.name(), "iccf");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::San => "san",
            Self::Lan => "lan",
            Self::Uci => "uci",
            Self::Iccf => "iccf",
        }
    }

    /// Whether the pieces have letters in it.
    ///
    /// ```
    /// use chesslaws_notation::MoveStyle;
    /// assert!(MoveStyle::Lan.has_letters() && !MoveStyle::Uci.has_letters());
    /// ```
    #[must_use]
    pub const fn has_letters(self) -> bool {
        matches!(self, Self::San | Self::Lan)
    }

    /// The text of a legal move of `position`, or of a null move for `None`. If `mv` is not legal
    /// the text has no meaning. `letters` count where [`MoveStyle::has_letters`] says so.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::{MoveStyle, PieceLetters};
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse().unwrap();
    /// let mv = position.parse_uci("e1c1").unwrap();
    /// let write = |style: MoveStyle| style.display(&position, Some(mv), &PieceLetters::ENGLISH).to_string();
    /// assert_eq!(MoveStyle::ALL.map(write), ["O-O-O", "O-O-O", "e1c1", "5131"]);
    /// ```
    #[must_use]
    pub fn display(
        self,
        position: &Position,
        mv: Option<Move>,
        letters: &PieceLetters,
    ) -> MoveDisplay {
        self.castling_as(position, mv, letters, castling_form(position))
    }

    /// As [`MoveStyle::display`], with castling as squares in a form of the caller's choice.
    pub(crate) fn castling_as(
        self,
        position: &Position,
        mv: Option<Move>,
        letters: &PieceLetters,
        castling: CastlingForm,
    ) -> MoveDisplay {
        let Some(mv) = mv else {
            return MoveDisplay(match self {
                Self::San | Self::Lan => Form::Fixed("--"),
                Self::Uci | Self::Iccf => Form::Fixed("0000"),
            });
        };
        MoveDisplay(match self {
            Self::San => Form::San(San::of(position, mv), *letters),
            Self::Lan => Form::Lan(San::of(position, mv), *letters, mv),
            Self::Uci => {
                let IccfMove {
                    from,
                    to,
                    promotion,
                } = IccfMove::castling_as(position, mv, castling);
                Form::Uci(Move::new(from, to, promotion))
            }
            Self::Iccf => Form::Iccf(IccfMove::castling_as(position, mv, castling)),
        })
    }
}

/// The short names.
impl FromStr for MoveStyle {
    type Err = UnknownMoveStyle;

    fn from_str(text: &str) -> Result<Self, UnknownMoveStyle> {
        Self::ALL
            .into_iter()
            .find(|style| style.name() == text)
            .ok_or(UnknownMoveStyle)
    }
}

/// A move as text, made by [`MoveStyle::display`].
#[derive(Debug, Clone, Copy)]
pub struct MoveDisplay(Form);

#[derive(Debug, Clone, Copy)]
enum Form {
    San(San, PieceLetters),
    Lan(San, PieceLetters, Move),
    Uci(Move),
    Iccf(IccfMove),
    Fixed(&'static str),
}

impl fmt::Display for MoveDisplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Form::San(san, letters) => fmt::Display::fmt(&san.display(letters), f),
            Form::Lan(san, letters, mv) => long(f, san, letters, *mv),
            Form::Uci(mv) => fmt::Display::fmt(mv, f),
            Form::Iccf(mv) => fmt::Display::fmt(mv, f),
            Form::Fixed(text) => f.write_str(text),
        }
    }
}

fn long(f: &mut fmt::Formatter<'_>, san: &San, letters: &PieceLetters, mv: Move) -> fmt::Result {
    let SanAction::Piece {
        role, capture, to, ..
    } = san.action
    else {
        return fmt::Display::fmt(&san.display(letters), f);
    };
    if role != Role::Pawn {
        f.write_str(letters.letter(role))?;
    }
    write!(f, "{}{}{to}", mv.from(), if capture { 'x' } else { '-' })?;
    if let Some(role) = mv.promotion() {
        write!(f, "={}", letters.letter(role))?;
    }
    f.write_str(match san.check {
        Some(CheckSign::Check) => "+",
        Some(CheckSign::Mate) => "#",
        None => "",
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn each_notation_writes_what_its_rules_say() {
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
            let write = |style: MoveStyle| {
                style
                    .display(&position, Some(mv), &PieceLetters::GERMAN)
                    .to_string()
            };
            assert_eq!(MoveStyle::ALL.map(write), texts);
        }
    }

    #[test]
    fn null_moves_have_a_sign_in_each() {
        let position = Position::startpos();
        let write = |style: MoveStyle| {
            style
                .display(&position, None, &PieceLetters::ENGLISH)
                .to_string()
        };
        assert_eq!(MoveStyle::ALL.map(write), ["--", "--", "0000", "0000"]);
    }
}
