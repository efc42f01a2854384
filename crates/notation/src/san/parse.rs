//! From text to [`San`]: a fast path for the export form; everything else goes to the patient reader.

use super::patient::{self, Medium};
use super::{CheckSign, Leniency, San, SanAction, SanError};
use crate::letters::PieceLetters;
use chesslaws_board::{File, Rank, Role, Side, Square};

impl San {
    #[inline(always)]
    pub(super) const fn plain(action: SanAction) -> Self {
        Self {
            action,
            check: None,
            nag: None,
            draw_offer: false,
            leniency: Leniency::NONE,
        }
    }

    /// Reads a move written with English letters or figurines.
    ///
    /// The export form of PGN is understood, and whatever else can mean one thing only; each
    /// departure is noted in [`San::leniency`].
    ///
    /// # Errors
    ///
    /// [`SanError::NotUnderstood`] with the byte where understanding ended. Nothing is skipped
    /// or guessed: with English letters `Sf3` and a Cyrillic `Кf3` are errors.
    ///
    /// ```
    /// use chesslaws_notation::{San, SanError};
    ///
    /// for text in ["Nf3", "e8=Q#", "O-O-O+", "Ng1-f3", "g1f3", "♘f3", "exd6e.p.", "Nf3(=)"] {
    ///     assert!(San::parse(text.as_bytes()).is_ok());
    /// }
    /// assert!(matches!(San::parse(b"Sf3"), Err(SanError::NotUnderstood { at: 0, .. })));
    /// ```
    #[inline]
    pub fn parse(token: &[u8]) -> Result<Self, SanError> {
        Self::parse_with(token, &PieceLetters::ENGLISH)
    }

    /// Reads a move written with the letters of another language, or figurines.
    ///
    /// # Errors
    ///
    /// As [`San::parse`]. Letters of another set are not understood, English ones included. With
    /// Cyrillic letters a Latin one that looks the same is understood as the Cyrillic one: among
    /// Russian letters `Kf3` is a knight's move and `Kpf1` the king's.
    ///
    /// ```
    /// use chesslaws_notation::{PieceLetters, San};
    ///
    /// let san = San::parse_with("Крf1".as_bytes(), &PieceLetters::RUSSIAN)?;
    /// assert_eq!(san.to_string(), "Kf1");
    /// assert!(San::parse_with(b"Nf3", &PieceLetters::GERMAN).is_err());
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    #[inline]
    pub fn parse_with(token: &[u8], letters: &PieceLetters) -> Result<Self, SanError> {
        // A pawn move is written alike in every language but for the piece it becomes.
        let is_plain_pawn = matches!(token, [b'a'..=b'h', ..]) && !token.contains(&b'=');
        let quick = (letters.is_english() || is_plain_pawn).then(|| fast(token));
        match quick.flatten() {
            Some(san) => Ok(san),
            None => patient::read(token, letters, Medium::File),
        }
    }

    /// Reads a move as it stands on a score sheet in a known language, as an arbiter would: each
    /// sign is what it looks like there.
    ///
    /// As [`San::parse_with`], and besides: letters of the other alphabet that look like those of
    /// the sheet; `l` and `I` for the rank 1; a letter for the pawn (`Pe4`); a capture of a
    /// pawn without its file (`xd5`); `++` is mate, as the Laws say; spaces inside castling and before `e.p.` and `(=)`.
    ///
    /// # Errors
    ///
    /// As [`San::parse`].
    ///
    /// ```
    /// use chesslaws_notation::{PieceLetters, San};
    ///
    /// let russian = PieceLetters::RUSSIAN;
    /// assert_eq!(San::parse_sheet(b"Kgf3", &russian)?.to_string(), "Ngf3");
    /// assert_eq!(San::parse_sheet(b"Kpbl (=)", &russian)?.to_string(), "Kb1");
    /// assert_eq!(San::parse_sheet(b"Kgf3", &PieceLetters::ENGLISH)?.to_string(), "Kgf3");
    /// # Ok::<(), chesslaws_notation::SanError>(())
    /// ```
    pub fn parse_sheet(text: &[u8], letters: &PieceLetters) -> Result<Self, SanError> {
        let quick = letters.is_english().then(|| fast(text));
        match quick.flatten() {
            Some(san) => Ok(san),
            None => patient::read(text, letters, Medium::Sheet),
        }
    }
}

#[inline(always)]
pub(super) fn file_of(byte: u8) -> Option<File> {
    File::from_index(usize::from(byte.wrapping_sub(b'a')))
}

#[inline(always)]
pub(super) fn rank_of(byte: u8) -> Option<Rank> {
    Rank::from_index(usize::from(byte.wrapping_sub(b'1')))
}

/// The export form without `!?`; `None` for anything else, which the patient reader then judges.
#[inline]
pub(super) fn fast(token: &[u8]) -> Option<San> {
    let (check, body) = match token {
        [body @ .., b'+'] => (Some(CheckSign::Check), body),
        [body @ .., b'#'] => (Some(CheckSign::Mate), body),
        _ => (None, token),
    };
    let (body, promotion) = match body {
        [body @ .., b'=', letter] => (body, Some(officer(*letter)?)),
        _ => (body, None),
    };
    let [head @ .., file, rank] = body else {
        return None;
    };
    let (Some(file), Some(rank)) = (file_of(*file), rank_of(*rank)) else {
        return castling(token, check);
    };
    let to = Square::new(file, rank);
    // A look-up instead of a jump for each letter, which no processor foresees.
    let named = head.first().and_then(|&letter| NAMED[usize::from(letter)]);
    let (role, origin) = match (named, head) {
        (Some(role), [_, origin @ ..]) => (role, origin),
        (None, [] | [_, b'x']) => (Role::Pawn, head),
        _ => return None,
    };
    if promotion.is_some() && role != Role::Pawn {
        return None;
    }
    let (origin, capture) = match origin {
        [origin @ .., b'x'] => (origin, true),
        _ => (origin, false),
    };
    let (file, rank) = match *origin {
        [] => (None, None),
        [one] => match file_of(one) {
            Some(file) => (Some(file), None),
            None => (None, Some(rank_of(one)?)),
        },
        [file, rank] => (Some(file_of(file)?), Some(rank_of(rank)?)),
        _ => return None,
    };
    if role == Role::Pawn && rank.is_some() {
        return None;
    }
    Some(San {
        check,
        ..San::plain(SanAction::Piece {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        })
    })
}

/// The pieces that English letters name.
pub(super) static NAMED: [Option<Role>; 256] = {
    let mut named = [None; 256];
    named[b'N' as usize] = Some(Role::Knight);
    named[b'B' as usize] = Some(Role::Bishop);
    named[b'R' as usize] = Some(Role::Rook);
    named[b'Q' as usize] = Some(Role::Queen);
    named[b'K' as usize] = Some(Role::King);
    named
};

fn castling(token: &[u8], check: Option<CheckSign>) -> Option<San> {
    let body = &token[..token.len() - usize::from(check.is_some())];
    let side = match body {
        b"O-O" => Side::King,
        b"O-O-O" => Side::Queen,
        _ => return None,
    };
    Some(San {
        check,
        ..San::plain(SanAction::Castle(side))
    })
}

pub(super) const fn officer(letter: u8) -> Option<Role> {
    Some(match letter {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        _ => return None,
    })
}
