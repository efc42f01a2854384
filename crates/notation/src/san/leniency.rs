//! The ways in which a move may be written otherwise than in the export form of PGN.

use core::fmt;
use core::ops::{BitOr, BitOrAssign};

/// A set of departures from the export form of the PGN standard, section 8.2.3.
///
/// Each can be understood in one way only, so a lenient reader plays the move; a strict one
/// refuses it.
///
/// ```
/// use chesslaws_notation::{Leniency, San};
///
/// let san = San::parse(b"0-0")?;
/// assert!(san.leniency.contains(Leniency::ZERO_CASTLING));
/// assert_eq!(san.leniency.to_string(), "zeros for castling");
/// assert!(San::parse(b"O-O")?.leniency.is_empty());
/// # Ok::<(), chesslaws_notation::SanError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Leniency(u32);

/// Each departure once, with its name for messages.
const NAMES: [(Leniency, &str); 21] = [
    (Leniency::ZERO_CASTLING, "zeros for castling"),
    (Leniency::ODD_CASTLING, "an unusual sign for castling"),
    (Leniency::BARE_PROMOTION, "a promotion without `=`"),
    (Leniency::ODD_PROMOTION, "an unusual sign for a promotion"),
    (Leniency::CAPTURE_SIGN_MISSING, "no capture sign"),
    (
        Leniency::CAPTURE_SIGN_FALSE,
        "a capture sign where nothing is captured",
    ),
    (Leniency::ODD_CAPTURE_SIGN, "an unusual capture sign"),
    (Leniency::CHECK_SIGN_MISSING, "no sign for check or mate"),
    (Leniency::CHECK_SIGN_FALSE, "a false sign for check or mate"),
    (
        Leniency::ODD_CHECK_SIGN,
        "an unusual sign for check or mate",
    ),
    (Leniency::OVER_DISAMBIGUATED, "an origin that is not needed"),
    (Leniency::EN_PASSANT_SUFFIX, "`e.p.`"),
    (Leniency::LONG_ALGEBRAIC, "long algebraic notation"),
    (Leniency::BARE_SQUARES, "two squares and no piece letter"),
    (Leniency::NUMERIC, "numeric notation"),
    (Leniency::FIGURINE, "figurines"),
    (Leniency::PAWN_LETTER, "a letter for the pawn"),
    (Leniency::DRAW_OFFER, "a draw offer at the move"),
    (Leniency::EQUAL_SIGN, "`=` after the move"),
    (Leniency::LOOK_ALIKE, "signs that look like others"),
    (
        Leniency::PAWN_FILE_MISSING,
        "no file of a pawn that captures",
    ),
];

impl Leniency {
    /// The export form.
    pub const NONE: Self = Self(0);
    /// `0-0`, the form of the Laws of Chess.
    pub const ZERO_CASTLING: Self = Self(1);
    /// `o-o`, `OO`, or another dash than `-`.
    pub const ODD_CASTLING: Self = Self(1 << 1);
    /// `e8Q`
    pub const BARE_PROMOTION: Self = Self(1 << 2);
    /// `e8(Q)`, `e8/Q`, `e8=q`
    pub const ODD_PROMOTION: Self = Self(1 << 3);
    /// `ed5`, or `Nf3` where a piece is captured.
    pub const CAPTURE_SIGN_MISSING: Self = Self(1 << 4);
    /// `Nxf3` where f3 is empty.
    pub const CAPTURE_SIGN_FALSE: Self = Self(1 << 5);
    /// `:` or `×`
    pub const ODD_CAPTURE_SIGN: Self = Self(1 << 6);
    /// No `+` or `#` though the move gives check or mate, or `+` for mate.
    pub const CHECK_SIGN_MISSING: Self = Self(1 << 7);
    /// `+` or `#` though the move gives no check or no mate.
    pub const CHECK_SIGN_FALSE: Self = Self(1 << 8);
    /// `++`, `†`, `‡`, `≠`
    pub const ODD_CHECK_SIGN: Self = Self(1 << 9);
    /// `Nge2` where the other knight can't legally go there.
    pub const OVER_DISAMBIGUATED: Self = Self(1 << 10);
    /// `exd6e.p.`
    pub const EN_PASSANT_SUFFIX: Self = Self(1 << 11);
    /// `e2-e4`, `Ng1-f3`
    pub const LONG_ALGEBRAIC: Self = Self(1 << 12);
    /// `g1f3`, as in UCI
    pub const BARE_SQUARES: Self = Self(1 << 13);
    /// `7163`, the notation of ICCF
    pub const NUMERIC: Self = Self(1 << 14);
    /// `♘f3`
    pub const FIGURINE: Self = Self(1 << 15);
    /// `♙e4`, `Pe2-e4`; a bare `Pe4` is not understood, since P is a knight in Dutch.
    pub const PAWN_LETTER: Self = Self(1 << 16);
    /// `Nf3(=)`, the form of the Laws of Chess.
    pub const DRAW_OFFER: Self = Self(1 << 17);
    /// `Nf3=`
    pub const EQUAL_SIGN: Self = Self(1 << 18);
    /// `Kf3` with a Latin K among Russian letters, `е4` with a Cyrillic е, `gl` for g1.
    pub const LOOK_ALIKE: Self = Self(1 << 19);
    /// `xd5` or `d5` for `exd5`
    pub const PAWN_FILE_MISSING: Self = Self(1 << 20);
    /// All of them.
    pub const ALL: Self = Self((1 << 21) - 1);

    /// Whether there is nothing in the set.
    ///
    /// ```
    /// assert!(chesslaws_notation::Leniency::NONE.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether all of `other` is in the set.
    ///
    /// ```
    /// use chesslaws_notation::Leniency;
    /// assert!(Leniency::ALL.contains(Leniency::NUMERIC));
    /// ```
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// What is in the set and not in `other`.
    ///
    /// ```
    /// use chesslaws_notation::Leniency;
    /// let lenient = Leniency::NUMERIC | Leniency::FIGURINE;
    /// assert_eq!(lenient.without(Leniency::NUMERIC), Leniency::FIGURINE);
    /// ```
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The departures in the set, one by one.
    ///
    /// ```
    /// use chesslaws_notation::Leniency;
    /// assert_eq!(Leniency::ALL.iter().count(), 21);
    /// ```
    pub fn iter(self) -> impl Iterator<Item = Self> {
        NAMES
            .into_iter()
            .map(|(one, _)| one)
            .filter(move |&one| self.contains(one))
    }
}

impl BitOr for Leniency {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Leniency {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// The departures in words, with commas between them.
impl fmt::Display for Leniency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut names = NAMES.iter().filter(|(one, _)| self.contains(*one));
        if let Some((_, first)) = names.next() {
            f.write_str(first)?;
        }
        names.try_for_each(|(_, name)| write!(f, ", {name}"))
    }
}

impl fmt::Debug for Leniency {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Leniency({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_departure_has_one_name() {
        let all = NAMES.iter().fold(Leniency::NONE, |set, (one, _)| {
            assert!(!set.contains(*one) && !one.is_empty());
            set | *one
        });
        assert_eq!(all, Leniency::ALL);
    }
}
