//! An entry of which only some signs are legible.

use crate::letters::{PieceLetters, figurine};
use crate::san::look_alike::latin;
use alloc::vec::Vec;
use chesslaws_board::{Color, Move, Position, Role, Side};

/// An entry with illegible signs: `N?3`, `?xd5`, `Q*`.
///
/// A move agrees with it when some way of writing the move does, with or without the signs that
/// need not be written (capture, check, `=`, an origin that is not needed), in the language of
/// the sheet.
///
/// ```
/// use chesslaws_board::Position;
/// use chesslaws_notation::PieceLetters;
/// use chesslaws_notation::sheet::Partial;
///
/// let start = Position::startpos();
/// let partial = Partial::read("N?3", &PieceLetters::ENGLISH).unwrap();
/// let fitting = start.legal_moves().iter().filter(|&&mv| partial.agrees(&start, mv)).count();
/// assert_eq!(fitting, 4); // Na3, Nc3, Nf3, Nh3
/// assert_eq!(Partial::read("Nf3", &PieceLetters::ENGLISH), None);
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Partial {
    signs: Vec<Sign>,
    letters: PieceLetters,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Sign {
    Legible(char),
    /// `?`
    One,
    /// `*`
    Any,
}

/// One sign of a way to write a move.
#[derive(Clone, Copy)]
struct Written {
    sign: Accepted,
    may_be_missing: bool,
}

#[derive(Clone, Copy)]
enum Accepted {
    Letter(char),
    OneOf(&'static str),
}

impl Accepted {
    fn accepts(self, sign: char) -> bool {
        match self {
            Self::Letter(letter) => fold(letter) == sign,
            Self::OneOf(signs) => signs.contains(sign),
        }
    }
}

impl Partial {
    /// The text of an entry with at least one `?` or `*` in it; `None` for any other.
    ///
    /// ```
    /// use chesslaws_notation::PieceLetters;
    /// use chesslaws_notation::sheet::Partial;
    /// assert!(Partial::read("?d5", &PieceLetters::ENGLISH).is_some());
    /// ```
    #[must_use]
    pub fn read(text: &str, letters: &PieceLetters) -> Option<Self> {
        if !text.contains(['?', '*']) {
            return None;
        }
        let signs = text
            .chars()
            .filter(|sign| !sign.is_whitespace() && !matches!(sign, '\u{fe0e}' | '\u{fe0f}'))
            .map(|sign| match sign {
                '?' => Sign::One,
                '*' => Sign::Any,
                other => Sign::Legible(fold(other)),
            })
            .collect();
        Some(Self {
            signs,
            letters: *letters,
        })
    }

    /// Whether `mv`, a legal move of `position`, can be what was written.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// use chesslaws_notation::PieceLetters;
    /// use chesslaws_notation::sheet::Partial;
    ///
    /// let start = Position::startpos();
    /// let partial = Partial::read("К?3", &PieceLetters::RUSSIAN).unwrap();
    /// assert!(partial.agrees(&start, start.parse_uci("g1f3")?));
    /// assert!(!partial.agrees(&start, start.parse_uci("e2e3")?));
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    #[must_use]
    pub fn agrees(&self, position: &Position, mv: Move) -> bool {
        ways_to_write(position, mv, &self.letters)
            .into_iter()
            .any(|way| matches(&self.signs, &way))
    }
}

/// One sign for all that look alike.
fn fold(sign: char) -> char {
    match latin(sign) {
        'O' | 'o' => '0',
        'X' | '×' | ':' => 'x',
        'l' | 'I' => '1',
        '\u{2010}'..='\u{2014}' | '\u{2212}' => '-',
        '♚' => '♔',
        '♛' => '♕',
        '♜' => '♖',
        '♝' => '♗',
        '♞' => '♘',
        '♟' => '♙',
        other => other,
    }
}

/// The signs of a move in order, once with the letters of the sheet and once with figurines.
fn ways_to_write(position: &Position, mv: Move, letters: &PieceLetters) -> [Vec<Written>; 2] {
    let figurines = PieceLetters::FIGURINE;
    [letters, &figurines].map(|letters| way_to_write(position, mv, letters))
}

fn way_to_write(position: &Position, mv: Move, letters: &PieceLetters) -> Vec<Written> {
    let mut way = Way(Vec::with_capacity(20));
    match (position.castling_side(mv), position.role_at(mv.from())) {
        (Some(side), _) => {
            way.letter('0');
            for _ in 0..if side == Side::King { 1 } else { 2 } {
                way.optional("-");
                way.letter('0');
            }
        }
        (None, role) => way.movement(position, mv, role.unwrap_or(Role::Pawn), letters),
    }
    way.optional("+#†‡≠");
    way.optional("+#†");
    way.0
}

struct Way(Vec<Written>);

impl Way {
    fn push(&mut self, sign: Accepted, may_be_missing: bool) {
        self.0.push(Written {
            sign,
            may_be_missing,
        });
    }

    fn letter(&mut self, letter: char) {
        self.push(Accepted::Letter(letter), false);
    }

    fn optional(&mut self, signs: &'static str) {
        self.push(Accepted::OneOf(signs), true);
    }

    fn piece(&mut self, role: Role, letters: &PieceLetters) {
        if *letters == PieceLetters::FIGURINE {
            return self.letter(figurine(Color::White, role));
        }
        for letter in letters.letter(role).chars() {
            self.letter(letter);
        }
    }

    fn movement(&mut self, position: &Position, mv: Move, role: Role, letters: &PieceLetters) {
        let is_pawn = role == Role::Pawn;
        if !is_pawn {
            self.piece(role, letters);
        }
        let needs_file = is_pawn && position.is_capture(mv);
        let file = Accepted::Letter(mv.from().file().letter());
        self.push(file, !needs_file);
        self.push(Accepted::Letter(mv.from().rank().letter()), true);
        self.optional("x-");
        self.letter(mv.to().file().letter());
        self.letter(mv.to().rank().letter());
        if let Some(promotion) = mv.promotion() {
            self.optional("=(/");
            self.piece(promotion, letters);
            self.optional(")");
        }
        if position.is_en_passant(mv) {
            // The space before the letters may be what is illegible.
            for sign in [" ", "e", ".", "p", "."] {
                self.optional(sign);
            }
        }
    }
}

/// Whether the legible signs are those of the way, each illegible one standing for some sign.
/// A set of bits says how much of the way can have been passed; one pass over the signs.
fn matches(signs: &[Sign], way: &[Written]) -> bool {
    let pass_missing = |mut passed: u64| {
        for (at, written) in way.iter().enumerate() {
            if written.may_be_missing && passed >> at & 1 == 1 {
                passed |= 1 << (at + 1);
            }
        }
        passed
    };
    let mut passed = pass_missing(1);
    for &sign in signs {
        let step = |accepts: &dyn Fn(&Written) -> bool| {
            way.iter()
                .enumerate()
                .filter(|&(at, written)| passed >> at & 1 == 1 && accepts(written))
                .fold(0u64, |next, (at, _)| next | 1 << (at + 1))
        };
        let next = match sign {
            Sign::Legible(legible) => step(&|written| written.sign.accepts(legible)),
            Sign::One => step(&|_| true),
            Sign::Any => u64::MAX << passed.trailing_zeros().min(63),
        };
        passed = pass_missing(next);
        if passed == 0 {
            return false;
        }
    }
    passed >> way.len() & 1 == 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn fitting(fen: &str, text: &str, letters: &PieceLetters) -> Vec<alloc::string::String> {
        let position: Position = fen.parse().expect("a position");
        let partial = Partial::read(text, letters).expect("a sign is illegible");
        let moves = position.legal_moves();
        let fits = moves.iter().filter(|&&mv| partial.agrees(&position, mv));
        fits.map(|&mv| crate::San::of(&position, mv).to_string())
            .collect()
    }

    #[test]
    fn each_illegible_sign_is_one_sign() {
        const FEN: &str = "4k3/8/8/3p4/4P3/2N5/8/R3K2R w KQ - 0 1";
        let english = PieceLetters::ENGLISH;
        for (text, expected) in [
            ("?xd5", &["Nxd5", "exd5"][..]),
            ("?d5", &["Nxd5", "exd5"]),
            ("N?d5", &["Nxd5"]),
            ("??d5", &["Nxd5", "exd5"]),
            ("0-?", &["O-O"]),
            ("0-0-?", &["O-O-O"]),
            ("O*", &["O-O", "O-O-O"]),
            ("Nb?", &["Nb1", "Nb5"]),
            ("Nbl?", &["Nb1"]),
            ("N*+", &["Nb1", "Nd1", "Na2", "Ne2", "Na4", "Nb5", "Nxd5"]),
            ("Rh8?", &["Rh8+"]),
            ("Rh9?", &[]),
        ] {
            let mut found = fitting(FEN, text, &english);
            let mut expected: Vec<_> = expected.iter().map(ToString::to_string).collect();
            found.sort();
            expected.sort();
            assert_eq!(found, expected, "{text}");
        }
    }

    #[test]
    fn an_illegible_second_letter_of_the_russian_king_leaves_him_possible() {
        const FEN: &str = "4k3/8/8/8/8/8/4N3/K7 w - - 0 1";
        let russian = PieceLetters::RUSSIAN;
        assert_eq!(fitting(FEN, "К?b1", &russian), ["Kb1"]);
        assert_eq!(fitting(FEN, "K?c1", &russian), ["Nc1"]);
        assert_eq!(fitting(FEN, "Кр?2", &russian), ["Ka2", "Kb2"]);
    }
}
