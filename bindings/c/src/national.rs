//! Moves in the letters of a language.

use crate::color::nth;
use crate::moves::{chesslaws_move, legal};
use crate::pointer::{borrow, slice, text, write};
use crate::position::chesslaws_position;
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::{chesslaws_text, print};
use crate::words;
use core::ffi::c_char;
use facade::notation::{PieceLetters, San};

/// Whose letters stand for the pieces. Which letters a text uses is for the caller to say: `B` is a
/// bishop in English, a rook in Hungarian and a pawn in German.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_language {
    /// `en`: K Q R B N, the letters of PGN.
    English = 0,
    /// `de`: K D T L S.
    German = 1,
    /// `fr`: R D T F C.
    French = 2,
    /// `es`: R D T A C.
    Spanish = 3,
    /// `it`: R D T A C.
    Italian = 4,
    /// `nl`: K D T L P.
    Dutch = 5,
    /// `pl`: K H W G S.
    Polish = 6,
    /// `cs`: K D V S J.
    Czech = 7,
    /// `hu`: K V B F H.
    Hungarian = 8,
    /// `sv`: K D T L S.
    Swedish = 9,
    /// `ru`: Кр Ф Л С К.
    Russian = 10,
    /// `uk`: Кр Ф Т С К.
    Ukrainian = 11,
    /// `pt`: R D T B C.
    Portuguese = 12,
    /// `figurine`: ♔ ♕ ♖ ♗ ♘ for both sides.
    Figurine = 13,
}

use chesslaws_language as Language;

const LANGUAGES: [Language; 14] = [
    Language::English,
    Language::German,
    Language::French,
    Language::Spanish,
    Language::Italian,
    Language::Dutch,
    Language::Polish,
    Language::Czech,
    Language::Hungarian,
    Language::Swedish,
    Language::Russian,
    Language::Ukrainian,
    Language::Portuguese,
    Language::Figurine,
];

impl Language {
    /// The code of the language (ISO 639-1).
    const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::French => "fr",
            Self::Spanish => "es",
            Self::Italian => "it",
            Self::Dutch => "nl",
            Self::Polish => "pl",
            Self::Czech => "cs",
            Self::Hungarian => "hu",
            Self::Swedish => "sv",
            Self::Russian => "ru",
            Self::Ukrainian => "uk",
            Self::Portuguese => "pt",
            Self::Figurine => "figurine",
        }
    }
}

/// The code of the language of this number.
pub(crate) fn language_code(number: u32) -> Result<&'static str, Failure> {
    nth(&LANGUAGES, number, "a chesslaws_language").map(Language::code)
}

/// The letters of the language of this number.
fn letters(number: u32) -> Result<PieceLetters, Failure> {
    let code = language_code(number)?;
    PieceLetters::of_language(code).ok_or_else(|| {
        Failure::new(
            chesslaws_status::InvalidArgument,
            format_args!("there are no letters for {code}"),
        )
    })
}

/// The language of a code of `length` bytes (ISO 639-1): `en` `de` `fr` `es` `it` `nl` `pl` `cs` `hu`
/// `sv` `ru` `uk` `pt`, or `figurine`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_language_parse(
    code: *const c_char,
    length: usize,
    language: *mut chesslaws_language,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let code = text(code, length)?;
        let found = LANGUAGES.into_iter().find(|one| one.code() == code);
        let found = found.ok_or_else(|| {
            let known = LANGUAGES.map(Language::code).join(", ");
            Failure::new(
                chesslaws_status::InvalidArgument,
                format_args!("expected a language, one of {known}; found {code:?}"),
            )
        })?;
        write(language, found)?;
    })
}

/// The code of a `chesslaws_language`, such as `de`. The text stays for ever.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_language_code(
    language: u32,
    code: *mut chesslaws_text,
) -> chesslaws_status {
    entry!({
        let language = nth(&LANGUAGES, language, "a chesslaws_language")?;
        write(code, chesslaws_text::of(language.code()))?;
    })
}

/// The letter of a `chesslaws_role` in a `chesslaws_language`, which may have several bytes; empty
/// where the language has none for the pawn. The text stays for ever.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_language_letter(
    language: u32,
    role: u32,
    letter: *mut chesslaws_text,
) -> chesslaws_status {
    entry!({
        let letters = letters(language)?;
        write(
            letter,
            chesslaws_text::of(letters.letter(words::role(role)?)),
        )?;
    })
}

/// Reads a legal move in the algebraic notation of a `chesslaws_language` (`Sf3`, `Крf1`, `♘f3`) of
/// `length` bytes in UTF-8. Figurines are understood with every language.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_parse_national(
    position: *const chesslaws_position,
    written: *const c_char,
    length: usize,
    language: u32,
    move_: *mut chesslaws_move,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let position = borrow(position)?.get()?;
        let letters = letters(language)?;
        let written = San::parse_with(slice(written.cast::<u8>(), length)?, &letters)?;
        write(move_, written.resolve(position)?.bits())?;
    })
}

/// Writes a legal move in the algebraic notation of a `chesslaws_language`, with the sign for check
/// or mate. `CHESSLAWS_SAN_CAPACITY` bytes are always enough.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_position_national(
    position: *const chesslaws_position,
    move_: chesslaws_move,
    language: u32,
    buffer: *mut c_char,
    capacity: usize,
    length: *mut usize,
) -> chesslaws_status {
    entry!({
        let position = borrow(position)?.get()?;
        let san = San::of(position, legal(position, move_)?);
        print(san.display(&letters(language)?), buffer, capacity, length)?;
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_has_a_number() {
        let ours = LANGUAGES.map(Language::code);
        let known: Vec<&str> = PieceLetters::languages().map(|(code, _)| code).collect();
        assert_eq!(ours.as_slice(), known);
        for (number, language) in LANGUAGES.into_iter().enumerate() {
            assert_eq!(language as usize, number);
        }
    }
}
