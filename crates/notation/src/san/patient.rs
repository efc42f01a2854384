//! The patient reader of moves: everything that can be understood in one way.

use super::look_alike::{self, first_letter, looks_like};
use super::parse::{file_of, officer, rank_of};
use super::{CheckSign, Expected, Leniency, San, SanAction, SanError};
use crate::iccf::{IccfError, IccfMove};
use crate::letters::{PieceLetters, read_figurine};
use chesslaws_board::{File, Rank, Role, Side, Square};

/// What the text was written for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Medium {
    /// A file that programs read and write: a letter is the character it is.
    File,
    /// A score sheet: a letter is what it looks like, and the language is known for certain.
    Sheet,
}

/// Reads a move from left to right.
#[cold]
#[inline(never)]
pub(super) fn read(token: &[u8], letters: &PieceLetters, medium: Medium) -> Result<San, SanError> {
    if matches!(token, b"--" | b"Z0" | b"0000" | b"@@@@" | b"<>" | b"null") {
        return Ok(San::plain(SanAction::Null));
    }
    let mut text = Text {
        token,
        at: 0,
        letters,
        medium,
        noted: Leniency::NONE,
    };
    let action = match text.castling() {
        Some(side) => SanAction::Castle(side),
        None => match numeric(token)? {
            Some(action) => {
                text.noted |= Leniency::NUMERIC;
                text.at = token.len();
                action
            }
            None => text.movement()?,
        },
    };
    text.suffixes(action)
}

/// The numeric notation of ICCF: two squares in digits, and a digit for the promotion.
fn numeric(token: &[u8]) -> Result<Option<SanAction>, SanError> {
    if token.len() < 4 || !token.iter().all(u8::is_ascii_digit) {
        return Ok(None);
    }
    if token.len() > 5 {
        return Err(not_understood(5, Expected::End));
    }
    let IccfMove {
        from,
        to,
        promotion,
    } = IccfMove::parse(token).map_err(|error| match error {
        IccfError::Square { at } if at % 2 == 0 => not_understood(at, Expected::File),
        IccfError::Square { at } => not_understood(at, Expected::Rank),
        IccfError::Promotion | IccfError::Length { .. } => {
            not_understood(4, Expected::PromotionPiece)
        }
    })?;
    Ok(Some(SanAction::Squares {
        from,
        to,
        capture: false,
        promotion,
    }))
}

const fn not_understood(at: usize, expected: Expected) -> SanError {
    SanError::NotUnderstood { at, expected }
}

/// What stands between origin and destination.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Between {
    Nothing,
    Dash,
    Capture,
}

/// A token that is read from left to right.
struct Text<'a> {
    token: &'a [u8],
    at: usize,
    letters: &'a PieceLetters,
    medium: Medium,
    noted: Leniency,
}

impl Text<'_> {
    fn rest(&self) -> &[u8] {
        self.token.get(self.at..).unwrap_or_default()
    }

    /// Passes over `sign` if it stands here.
    fn eat(&mut self, sign: &str) -> bool {
        let stands = self.rest().starts_with(sign.as_bytes());
        if stands {
            self.at += sign.len();
        }
        stands
    }

    fn eat_any(&mut self, signs: &[&str]) -> bool {
        signs.iter().any(|sign| self.eat(sign))
    }

    fn eat_dash(&mut self) -> bool {
        self.eat_any(&[
            "-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}",
        ])
    }

    /// Passes over what looks like `sign`.
    fn eat_look_alike(&mut self, sign: &str) -> bool {
        let Some(len) = looks_like(self.rest(), sign) else {
            return false;
        };
        if !self.rest().starts_with(sign.as_bytes()) {
            self.noted |= Leniency::LOOK_ALIKE;
        }
        self.at += len;
        true
    }

    /// A file from a to h; `а`, `с` and `е` of the Cyrillic alphabet can be nothing else.
    fn file(&mut self) -> Option<File> {
        let (letter, len) = first_letter(self.rest())?;
        let file = file_of(u8::try_from(look_alike::latin(letter)).ok()?)?;
        if len > 1 {
            self.noted |= Leniency::LOOK_ALIKE;
        }
        self.at += len;
        Some(file)
    }

    /// A rank from 1 to 8; on a sheet `l` and `I` are a one.
    fn rank(&mut self) -> Option<Rank> {
        let digit = match *self.rest().first()? {
            b'l' | b'I' if self.medium == Medium::Sheet => {
                self.noted |= Leniency::LOOK_ALIKE;
                b'1'
            }
            digit => digit,
        };
        let rank = rank_of(digit)?;
        self.at += 1;
        Some(rank)
    }

    /// Passes over spaces; a token of a file has none.
    fn eat_spaces(&mut self) {
        while self.eat(" ") {}
    }

    fn castling(&mut self) -> Option<Side> {
        const LETTERS: [&str; 5] = ["O", "0", "o", "О", "о"];
        let letter = LETTERS.into_iter().find(|sign| self.eat(sign))?;
        let mut letters = 1;
        let mut odd = letter != "O" && letter != "0";
        loop {
            let before = self.at;
            self.eat_spaces();
            let has_dash = self.eat_dash();
            self.eat_spaces();
            let is_mixed = !self.eat(letter);
            if is_mixed && !(self.medium == Medium::Sheet && self.eat_any(&LETTERS)) {
                self.at = before;
                break;
            }
            odd |= is_mixed || !has_dash || self.token.get(before) != Some(&b'-');
            letters += 1;
        }
        let side = match letters {
            2 => Side::King,
            3 => Side::Queen,
            _ => {
                self.at = 0;
                return None;
            }
        };
        if letter == "0" {
            self.noted |= Leniency::ZERO_CASTLING;
        }
        if odd {
            self.noted |= Leniency::ODD_CASTLING;
        }
        Some(side)
    }

    /// A piece letter or figurine.
    fn piece(&mut self) -> Option<Role> {
        if let Some((role, len)) = read_figurine(self.rest()) {
            self.at += len;
            if *self.letters != PieceLetters::FIGURINE {
                self.noted |= Leniency::FIGURINE;
            }
            return Some(role);
        }
        let exact = self.letters.read(self.rest());
        let by_sight = self.medium == Medium::Sheet || look_alike::is_cyrillic(self.letters);
        let (role, len) = match by_sight {
            true => look_alike::piece(self.rest(), self.letters)?,
            false => exact?,
        };
        if exact != Some((role, len)) {
            self.noted |= Leniency::LOOK_ALIKE;
        }
        self.at += len;
        Some(role)
    }

    fn movement(&mut self) -> Result<SanAction, SanError> {
        let role = self.piece();
        let after_piece = self.at;
        let (file, rank) = (self.file(), self.rank());
        let between = self.between();
        // A pawn's capture without its file: ambiguous or not, the position will tell.
        let is_capture = self.medium == Medium::Sheet && between == Between::Capture;
        if role.is_none() && file.is_none() && !(rank.is_none() && is_capture) {
            return Err(not_understood(0, Expected::Move));
        }
        if role.is_none() && file.is_none() {
            self.noted |= Leniency::PAWN_FILE_MISSING;
        }
        let second = self.at;
        let (to_file, to_rank) = (self.file(), self.rank());
        if role == Some(Role::Pawn) {
            self.noted |= Leniency::PAWN_LETTER;
            // `Pf3` is a knight's move in Dutch: a letter alone does not make a pawn move.
            let has_origin = file.is_some() && rank.is_some() && to_file.is_some();
            let is_certain = self.medium == Medium::Sheet || read_figurine(self.token).is_some();
            if !has_origin && !is_certain {
                return Err(not_understood(after_piece, Expected::PawnOrigin));
            }
        }
        match (file, rank, to_file, to_rank) {
            (_, _, Some(to_file), Some(to_rank)) => {
                let to = Square::new(to_file, to_rank);
                self.with_origin(role, file, rank, between, to)
            }
            (_, _, Some(_), None) => Err(not_understood(self.at, Expected::Rank)),
            (_, _, None, Some(_)) => Err(not_understood(second, Expected::Destination)),
            (Some(file), Some(rank), None, None) if between == Between::Nothing => {
                let to = Square::new(file, rank);
                self.with_origin(role, None, None, between, to)
            }
            (Some(_), None, None, None) if between == Between::Nothing => {
                Err(not_understood(self.at, Expected::Rank))
            }
            _ => Err(not_understood(self.at, Expected::Destination)),
        }
    }

    fn between(&mut self) -> Between {
        if self.eat_dash() {
            self.noted |= Leniency::LONG_ALGEBRAIC;
            return Between::Dash;
        }
        if self.eat_look_alike("x") {
            return Between::Capture;
        }
        if self.eat_any(&[":", "×", "X", "Х"]) {
            self.noted |= Leniency::ODD_CAPTURE_SIGN;
            return Between::Capture;
        }
        Between::Nothing
    }

    fn with_origin(
        &mut self,
        role: Option<Role>,
        file: Option<File>,
        rank: Option<Rank>,
        between: Between,
        to: Square,
    ) -> Result<SanAction, SanError> {
        let capture = between == Between::Capture;
        let is_squares = role.is_none() && file.is_some() && rank.is_some();
        let promotion = self.promotion(is_squares)?;
        if let (None, Some(file), Some(rank)) = (role, file, rank) {
            self.noted |= match between {
                Between::Nothing => Leniency::BARE_SQUARES,
                Between::Dash | Between::Capture => Leniency::LONG_ALGEBRAIC,
            };
            let from = Square::new(file, rank);
            return Ok(SanAction::Squares {
                from,
                to,
                capture,
                promotion,
            });
        }
        Ok(SanAction::Piece {
            role: role.unwrap_or(Role::Pawn),
            file,
            rank,
            capture,
            to,
            promotion,
        })
    }

    /// `=Q`, `Q`, `(Q)`, `/Q`; small letters in coordinates (`e7e8q`) and with `=`.
    fn promotion(&mut self, is_squares: bool) -> Result<Option<Role>, SanError> {
        let start = self.at;
        if self.rest().starts_with(b"(=)") {
            return Ok(None);
        }
        let (sign, close) = if self.eat("=") {
            (true, "")
        } else if self.eat("(") {
            self.noted |= Leniency::ODD_PROMOTION;
            (true, ")")
        } else if self.eat("/") {
            self.noted |= Leniency::ODD_PROMOTION;
            (true, "")
        } else {
            (false, "")
        };
        let piece_at = self.at;
        let role = match self.piece() {
            Some(role) => {
                if !sign {
                    self.noted |= Leniency::BARE_PROMOTION;
                }
                role
            }
            None => match self.small_officer(sign || is_squares) {
                Some(role) => {
                    if !is_squares {
                        self.noted |= Leniency::ODD_PROMOTION;
                    }
                    role
                }
                // `Nf3=`: an equal sign, which the suffixes take.
                None if self.token.get(start) == Some(&b'=') && self.rest().is_empty() => {
                    self.at = start;
                    return Ok(None);
                }
                None if sign => return Err(not_understood(piece_at, Expected::PromotionPiece)),
                None => return Ok(None),
            },
        };
        if !self.eat(close) {
            return Err(not_understood(self.at, Expected::End));
        }
        if matches!(role, Role::King | Role::Pawn) {
            return Err(SanError::PromotionTo { role });
        }
        Ok(Some(role))
    }

    fn small_officer(&mut self, allowed: bool) -> Option<Role> {
        let letter = self
            .rest()
            .first()
            .filter(|b| allowed && b.is_ascii_lowercase())?;
        let role = officer(letter.to_ascii_uppercase())?;
        self.at += 1;
        Some(role)
    }

    /// What may stand after the move: `e.p.`, check signs, `!?`, `(=)`.
    fn suffixes(mut self, action: SanAction) -> Result<San, SanError> {
        let mut san = San::plain(action);
        while !self.rest().is_empty() {
            self.eat_spaces();
            if ["e.p.", "ep", "e.p"]
                .iter()
                .any(|sign| self.eat_look_alike(sign))
            {
                self.noted |= Leniency::EN_PASSANT_SUFFIX;
            } else if san.check.is_none() && self.check_sign(&mut san) {
            } else if self.eat("(=)") {
                san.draw_offer = true;
                self.noted |= Leniency::DRAW_OFFER;
            } else if self.eat("=") {
                // A player marks an offer so as well (9.1.2.2 of Russia 2011).
                san.draw_offer |= self.medium == Medium::Sheet;
                self.noted |= Leniency::EQUAL_SIGN;
            } else if san.nag.is_none() && self.glyph(&mut san) {
            } else {
                return Err(not_understood(self.at, Expected::End));
            }
        }
        san.leniency = self.noted;
        Ok(san)
    }

    fn check_sign(&mut self, san: &mut San) -> bool {
        let (sign, is_odd) = if self.medium == Medium::Sheet && self.eat("++") {
            // The Laws' own sign for mate (8.9 of Russia 2011, C.13.5 of 2023).
            (CheckSign::Mate, false)
        } else if self.eat_any(&["++", "††", "‡"]) {
            (CheckSign::Check, true)
        } else if self.eat("+") {
            (CheckSign::Check, false)
        } else if self.eat("†") {
            (CheckSign::Check, true)
        } else if self.eat_any(&["##", "≠"]) {
            (CheckSign::Mate, true)
        } else if self.eat("#") {
            (CheckSign::Mate, false)
        } else {
            return false;
        };
        if is_odd {
            self.noted |= Leniency::ODD_CHECK_SIGN;
        }
        san.check = Some(sign);
        true
    }

    fn glyph(&mut self, san: &mut San) -> bool {
        const GLYPHS: [(&str, u8); 6] = [
            ("!!", 3),
            ("??", 4),
            ("!?", 5),
            ("?!", 6),
            ("!", 1),
            ("?", 2),
        ];
        let Some((_, nag)) = GLYPHS.into_iter().find(|(sign, _)| self.eat(sign)) else {
            return false;
        };
        san.nag = Some(nag);
        true
    }
}

#[cfg(test)]
mod tests;
