//! The pieces (article 2.2).

use chesslaws_laws::Color;
use core::fmt;

/// A kind of piece.
///
/// ```
/// use chesslaws_board::Role;
/// assert_eq!(Role::Knight.letter(), 'N');
/// assert_eq!(Role::from_letter('n'), Some(Role::Knight));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Role {
    /// Moves by article 3.7.
    Pawn,
    /// Moves by article 3.6.
    Knight,
    /// Moves by article 3.2.
    Bishop,
    /// Moves by article 3.3.
    Rook,
    /// Moves by article 3.4.
    Queen,
    /// Moves by article 3.8.
    King,
}

impl Role {
    /// All six, pawn first.
    ///
    /// ```
    /// use chesslaws_board::Role;
    /// assert!(Role::ALL.iter().enumerate().all(|(i, role)| role.index() == i));
    /// ```
    pub const ALL: [Self; 6] = [
        Self::Pawn,
        Self::Knight,
        Self::Bishop,
        Self::Rook,
        Self::Queen,
        Self::King,
    ];

    /// What a pawn may become (article 3.7.3.3 of 2023), the queen first.
    ///
    /// ```
    /// use chesslaws_board::Role;
    /// assert!(!Role::PROMOTIONS.contains(&Role::King));
    /// ```
    pub const PROMOTIONS: [Self; 4] = [Self::Queen, Self::Rook, Self::Bishop, Self::Knight];

    /// From 0 (pawn) to 5 (king).
    ///
    /// ```
    /// use chesslaws_board::Role;
    /// assert_eq!(Role::Queen.index(), 4);
    /// ```
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The English capital letter: `P`, `N`, `B`, `R`, `Q` or `K`.
    ///
    /// ```
    /// use chesslaws_board::Role;
    /// assert_eq!(Role::Rook.letter(), 'R');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        ['P', 'N', 'B', 'R', 'Q', 'K'][self as usize]
    }

    /// The role that an English letter of either case names, or `None`.
    ///
    /// ```
    /// use chesslaws_board::Role;
    /// assert_eq!(Role::from_letter('x'), None);
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter.to_ascii_uppercase() {
            'P' => Self::Pawn,
            'N' => Self::Knight,
            'B' => Self::Bishop,
            'R' => Self::Rook,
            'Q' => Self::Queen,
            'K' => Self::King,
            _ => return None,
        })
    }
}

impl Role {
    /// The English name in small letters.
    ///
    /// ```
    /// use chesslaws_board::Role;
    /// assert_eq!(Role::Knight.name(), "knight");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Pawn => "pawn",
            Self::Knight => "knight",
            Self::Bishop => "bishop",
            Self::Rook => "rook",
            Self::Queen => "queen",
            Self::King => "king",
        }
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A piece: a kind and the colour it belongs to.
///
/// ```
/// use chesslaws_board::{Color, Piece, Role};
/// let piece = Piece { color: Color::Black, role: Role::Queen };
/// assert_eq!(piece.letter(), 'q');
/// assert_eq!(Piece::from_letter('q'), Some(piece));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose piece it is.
    pub color: Color,
    /// Its kind.
    pub role: Role,
}

impl Piece {
    /// The letter of a FEN: capital for White, small for Black.
    ///
    /// ```
    /// use chesslaws_board::{Color, Piece, Role};
    /// let pawn = Piece { color: Color::White, role: Role::Pawn };
    /// assert_eq!(pawn.letter(), 'P');
    /// ```
    #[must_use]
    pub const fn letter(self) -> char {
        match self.color {
            Color::White => self.role.letter(),
            Color::Black => self.role.letter().to_ascii_lowercase(),
        }
    }

    /// The piece that a letter of a FEN names, or `None`.
    ///
    /// ```
    /// use chesslaws_board::{Color, Piece};
    /// assert_eq!(Piece::from_letter('k').map(|king| king.color), Some(Color::Black));
    /// ```
    #[must_use]
    pub const fn from_letter(letter: char) -> Option<Self> {
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        match Role::from_letter(letter) {
            Some(role) => Some(Self { color, role }),
            None => None,
        }
    }
}
