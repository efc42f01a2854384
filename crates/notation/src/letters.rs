//! The letters that stand for the pieces, in several languages, and the figurines.

use chesslaws_board::{Color, Role};
use core::hash::{Hash, Hasher};

/// The letters for the six kinds of pieces.
///
/// Which letters a text uses is for the caller to say: `B` is a bishop in English, a rook in
/// Hungarian and a pawn in German, so nothing is ever guessed. Figurines (`♘`, `♞`) mean the
/// same everywhere and are understood with every set.
///
/// ```
/// use chesslaws_notation::PieceLetters;
/// use chesslaws_board::Role;
///
/// assert_eq!(PieceLetters::GERMAN.letter(Role::Knight), "S");
/// assert_eq!(PieceLetters::of_language("ru"), Some(PieceLetters::RUSSIAN));
/// assert_eq!(PieceLetters::RUSSIAN.read("Крf1".as_bytes()), Some((Role::King, 4)));
/// ```
#[derive(Debug, Clone, Copy, Eq)]
pub struct PieceLetters {
    /// In the order pawn, knight, bishop, rook, queen, king.
    letters: [&'static str; 6],
    /// The set of PGN itself, for which there is a fast path.
    is_english: bool,
}

impl PieceLetters {
    /// K Q R B N: the letters of PGN.
    pub const ENGLISH: Self = Self {
        is_english: true,
        ..Self::new("K", "Q", "R", "B", "N", "P")
    };
    /// K D T L S
    pub const GERMAN: Self = Self::new("K", "D", "T", "L", "S", "B");
    /// R D T F C
    pub const FRENCH: Self = Self::new("R", "D", "T", "F", "C", "P");
    /// R D T A C
    pub const SPANISH: Self = Self::new("R", "D", "T", "A", "C", "P");
    /// R D T A C
    pub const ITALIAN: Self = Self::new("R", "D", "T", "A", "C", "P");
    /// K D T L P; a pawn has no letter.
    pub const DUTCH: Self = Self::new("K", "D", "T", "L", "P", "");
    /// K H W G S
    pub const POLISH: Self = Self::new("K", "H", "W", "G", "S", "P");
    /// K D V S J
    pub const CZECH: Self = Self::new("K", "D", "V", "S", "J", "P");
    /// K V B F H; a pawn has no letter.
    pub const HUNGARIAN: Self = Self::new("K", "V", "B", "F", "H", "");
    /// K D T L S
    pub const SWEDISH: Self = Self::new("K", "D", "T", "L", "S", "B");
    /// Кр Ф Л С К, in Cyrillic
    pub const RUSSIAN: Self = Self::new("Кр", "Ф", "Л", "С", "К", "п");
    /// Кр Ф Т С К, in Cyrillic
    pub const UKRAINIAN: Self = Self::new("Кр", "Ф", "Т", "С", "К", "п");
    /// R D T B C
    pub const PORTUGUESE: Self = Self::new("R", "D", "T", "B", "C", "P");
    /// ♔ ♕ ♖ ♗ ♘ for both sides
    pub const FIGURINE: Self = Self::new("♔", "♕", "♖", "♗", "♘", "♙");

    /// A set of one's own. An empty string: this piece has no letter.
    ///
    /// ```
    /// use chesslaws_notation::PieceLetters;
    /// let latin = PieceLetters::new("R", "D", "T", "A", "E", "P");
    /// assert_eq!(latin.letter(chesslaws_board::Role::Bishop), "A");
    /// ```
    #[must_use]
    pub const fn new(
        king: &'static str,
        queen: &'static str,
        rook: &'static str,
        bishop: &'static str,
        knight: &'static str,
        pawn: &'static str,
    ) -> Self {
        Self {
            letters: [pawn, knight, bishop, rook, queen, king],
            is_english: false,
        }
    }

    pub(crate) const fn is_english(&self) -> bool {
        self.is_english
    }

    /// The set of a language by its two-letter code (ISO 639-1): `en de fr es it nl pl cs hu sv
    /// ru uk pt`, and `figurine`.
    ///
    /// ```
    /// use chesslaws_notation::PieceLetters;
    /// assert_eq!(PieceLetters::of_language("hu"), Some(PieceLetters::HUNGARIAN));
    /// assert_eq!(PieceLetters::of_language("tlh"), None);
    /// ```
    #[must_use]
    pub fn of_language(code: &str) -> Option<Self> {
        Self::languages()
            .find(|&(name, _)| name == code)
            .map(|(_, letters)| letters)
    }

    /// Every language with its letters.
    ///
    /// ```
    /// use chesslaws_notation::PieceLetters;
    /// assert_eq!(PieceLetters::languages().count(), 14);
    /// ```
    pub fn languages() -> impl Iterator<Item = (&'static str, Self)> {
        [
            ("en", Self::ENGLISH),
            ("de", Self::GERMAN),
            ("fr", Self::FRENCH),
            ("es", Self::SPANISH),
            ("it", Self::ITALIAN),
            ("nl", Self::DUTCH),
            ("pl", Self::POLISH),
            ("cs", Self::CZECH),
            ("hu", Self::HUNGARIAN),
            ("sv", Self::SWEDISH),
            ("ru", Self::RUSSIAN),
            ("uk", Self::UKRAINIAN),
            ("pt", Self::PORTUGUESE),
            ("figurine", Self::FIGURINE),
        ]
        .into_iter()
    }

    /// The letter of a piece; empty where a language has none for the pawn.
    ///
    /// ```
    /// use chesslaws_notation::PieceLetters;
    /// assert_eq!(PieceLetters::ENGLISH.letter(chesslaws_board::Role::Queen), "Q");
    /// ```
    #[must_use]
    pub const fn letter(&self, role: Role) -> &'static str {
        self.letters[index(role)]
    }

    /// The piece whose letter `text` starts with, and how many bytes the letter has. Where one
    /// letter starts another (`К` and `Кр`) the longer one is meant.
    ///
    /// ```
    /// use chesslaws_notation::PieceLetters;
    /// use chesslaws_board::Role;
    /// assert_eq!(PieceLetters::ENGLISH.read(b"Nf3"), Some((Role::Knight, 1)));
    /// assert_eq!(PieceLetters::ENGLISH.read(b"Sf3"), None);
    /// ```
    #[must_use]
    pub fn read(&self, text: &[u8]) -> Option<(Role, usize)> {
        Role::ALL
            .into_iter()
            .map(|role| (role, self.letter(role)))
            .filter(|(_, letter)| !letter.is_empty() && text.starts_with(letter.as_bytes()))
            .map(|(role, letter)| (role, letter.len()))
            .max_by_key(|&(_, len)| len)
    }
}

/// Sets are equal when their letters are.
impl PartialEq for PieceLetters {
    fn eq(&self, other: &Self) -> bool {
        self.letters == other.letters
    }
}

impl Hash for PieceLetters {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.letters.hash(state);
    }
}

/// English.
impl Default for PieceLetters {
    fn default() -> Self {
        Self::ENGLISH
    }
}

const fn index(role: Role) -> usize {
    match role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
    }
}

/// The figurine of a piece in the colour of its owner: `♘` and `♞`.
///
/// ```
/// use chesslaws_board::{Color, Role};
/// use chesslaws_notation::figurine;
/// assert_eq!(figurine(Color::Black, Role::Knight), '♞');
/// ```
#[must_use]
pub const fn figurine(color: Color, role: Role) -> char {
    const WHITE: [char; 6] = ['♙', '♘', '♗', '♖', '♕', '♔'];
    const BLACK: [char; 6] = ['♟', '♞', '♝', '♜', '♛', '♚'];
    match color {
        Color::White => WHITE[index(role)],
        Color::Black => BLACK[index(role)],
    }
}

/// The piece of a figurine of either colour that `text` starts with, and its length in bytes
/// with the variation selector that may follow.
pub(crate) fn read_figurine(text: &[u8]) -> Option<(Role, usize)> {
    let [0xe2, 0x99, last, rest @ ..] = text else {
        return None;
    };
    let role = match last {
        0x94 | 0x9a => Role::King,
        0x95 | 0x9b => Role::Queen,
        0x96 | 0x9c => Role::Rook,
        0x97 | 0x9d => Role::Bishop,
        0x98 | 0x9e => Role::Knight,
        0x99 | 0x9f => Role::Pawn,
        _ => return None,
    };
    let selector =
        rest.starts_with("\u{fe0e}".as_bytes()) || rest.starts_with("\u{fe0f}".as_bytes());
    Some((role, if selector { 6 } else { 3 }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn no_letter_of_a_language_stands_for_two_pieces() {
        for (language, letters) in PieceLetters::languages() {
            for role in Role::ALL {
                let letter = letters.letter(role);
                if letter.is_empty() {
                    assert_eq!(role, Role::Pawn, "{language}");
                } else {
                    assert_eq!(
                        letters.read(letter.as_bytes()),
                        Some((role, letter.len())),
                        "{language}"
                    );
                }
            }
        }
    }

    #[test]
    fn figurines_of_both_colours_are_read() {
        for role in Role::ALL {
            for color in [Color::White, Color::Black] {
                let text = figurine(color, role).to_string();
                assert_eq!(read_figurine(text.as_bytes()), Some((role, 3)));
            }
        }
        assert_eq!(
            read_figurine("♟\u{fe0e}e4".as_bytes()),
            Some((Role::Pawn, 6))
        );
        assert_eq!(read_figurine("♥".as_bytes()), None);
    }
}
