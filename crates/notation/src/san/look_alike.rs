//! Cyrillic and Latin letters that look the same.

use crate::letters::PieceLetters;
use chesslaws_board::Role;

/// The Latin letter that looks like `letter`, or `letter` itself.
pub(crate) const fn latin(letter: char) -> char {
    match letter {
        'А' => 'A',
        'В' => 'B',
        'Е' => 'E',
        'І' => 'I',
        'К' => 'K',
        'М' => 'M',
        'Н' => 'H',
        'О' => 'O',
        'Р' => 'P',
        'С' => 'C',
        'Т' => 'T',
        'Х' => 'X',
        'а' => 'a',
        'е' => 'e',
        'о' => 'o',
        'р' => 'p',
        'с' => 'c',
        'у' => 'y',
        'х' => 'x',
        other => other,
    }
}

/// The first letter of a text in UTF-8, and its length in bytes.
pub(crate) fn first_letter(text: &[u8]) -> Option<(char, usize)> {
    let first = text.utf8_chunks().next()?.valid().chars().next()?;
    Some((first, first.len_utf8()))
}

/// How many bytes of `text` look like `sign`; `None` if it does not start with it.
pub(crate) fn looks_like(text: &[u8], sign: &str) -> Option<usize> {
    let mut at = 0;
    for wanted in sign.chars() {
        let (letter, len) = first_letter(text.get(at..)?)?;
        if latin(letter) != latin(wanted) {
            return None;
        }
        at += len;
    }
    Some(at)
}

/// The piece whose letter stands at the start of `text` to the eye. Where one letter starts
/// another (`К` and `Кр`) the longer one is meant.
pub(super) fn piece(text: &[u8], letters: &PieceLetters) -> Option<(Role, usize)> {
    Role::ALL
        .into_iter()
        .filter(|&role| !letters.letter(role).is_empty())
        .filter_map(|role| Some((role, looks_like(text, letters.letter(role))?)))
        .max_by_key(|&(role, _)| letters.letter(role).chars().count())
}

/// Whether the set is written in Cyrillic.
pub(super) fn is_cyrillic(letters: &PieceLetters) -> bool {
    letters
        .letter(Role::King)
        .chars()
        .any(|letter| ('\u{400}'..='\u{4ff}').contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In a Russian sheet a Latin `K` is a knight and `Kp` the king.
    #[test]
    fn russia_2011_8_8_2_letters_are_read_as_they_look() {
        let russian = PieceLetters::RUSSIAN;
        for (text, expected) in [
            ("K", (Role::Knight, 1)),
            ("К", (Role::Knight, 2)),
            ("Kp", (Role::King, 2)),
            ("Kр", (Role::King, 3)),
            ("Кp", (Role::King, 3)),
            ("Кр", (Role::King, 4)),
            ("C", (Role::Bishop, 1)),
            ("Ф", (Role::Queen, 2)),
        ] {
            assert_eq!(piece(text.as_bytes(), &russian), Some(expected), "{text}");
        }
        assert_eq!(piece(b"N", &russian), None);
        assert_eq!(
            piece("К".as_bytes(), &PieceLetters::ENGLISH),
            Some((Role::King, 2))
        );
    }

    #[test]
    fn no_two_letters_of_a_language_look_the_same() {
        for (language, letters) in PieceLetters::languages() {
            for role in Role::ALL {
                let letter = letters.letter(role);
                if !letter.is_empty() {
                    let found = piece(letter.as_bytes(), &letters);
                    assert_eq!(found, Some((role, letter.len())), "{language}");
                }
            }
        }
    }
}
