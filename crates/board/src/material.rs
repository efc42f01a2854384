//! Material: how many pieces of each kind the two sides have.

use crate::{Bitboard, Color, Position, Role};
use core::fmt;

/// Bits for each count: no side has more than 62 pieces of a kind beside the kings.
const BITS: u32 = 6;

/// The material of a position, exact: equal keys mean the same numbers of pieces of every kind.
///
/// It names endings (`KRPvKR`), finds the right table or evaluation for one, and, as bishops are
/// counted whatever the colour of their squares, says nothing about where anything stands.
///
/// ```
/// use chesslaws_board::{Color, MaterialKey, Position, Role};
///
/// let position: Position = "8/8/4k3/4r3/8/4PK2/8/3R4 w - - 0 1".parse()?;
/// let key = position.material_key();
/// assert_eq!(key.to_string(), "KRPvKR");
/// assert_eq!(key.count(Color::White, Role::Pawn), 1);
/// assert_eq!(key.flipped().to_string(), "KRvKRP");
/// # Ok::<(), chesslaws_board::FenError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct MaterialKey(u64);

impl MaterialKey {
    const fn shift(color: Color, role: Role) -> u32 {
        BITS * (5 * color.index() as u32 + role as u32)
    }

    /// The number of pieces of this colour and kind; every side has one king.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Role};
    /// let key = Position::startpos().material_key();
    /// assert_eq!(key.count(Color::Black, Role::Knight), 2);
    /// assert_eq!(key.count(Color::Black, Role::King), 1);
    /// ```
    #[must_use]
    pub const fn count(self, color: Color, role: Role) -> u32 {
        match role {
            Role::King => 1,
            _ => (self.0 >> Self::shift(color, role)) as u32 & ((1 << BITS) - 1),
        }
    }

    /// The same material with the colours exchanged.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let key = Position::startpos().material_key();
    /// assert_eq!(key.flipped(), key);
    /// ```
    #[must_use]
    pub const fn flipped(self) -> Self {
        const SIDE: u32 = 5 * BITS;
        Self(self.0 >> SIDE | (self.0 & ((1 << SIDE) - 1)) << SIDE)
    }

    /// The key as a number: six bits for each kind, pawn to queen, White's first.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let bare: Position = "8/8/4k3/8/8/5K2/8/8 w - - 0 1".parse()?;
    /// assert_eq!(bare.material_key().bits(), 0);
    /// # Ok::<(), chesslaws_board::FenError>(())
    /// ```
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }
}

impl Position {
    /// The material key.
    ///
    /// ```
    /// use chesslaws_board::Position;
    /// let key = Position::startpos().material_key();
    /// assert_eq!(key.to_string(), "KQRRBBNNPPPPPPPPvKQRRBBNNPPPPPPPP");
    /// ```
    #[must_use]
    pub fn material_key(&self) -> MaterialKey {
        let mut key = 0;
        for color in Color::ALL {
            for role in Role::ALL {
                if role != Role::King {
                    let count = u64::from(self.pieces(color, role).len());
                    key |= count << MaterialKey::shift(color, role);
                }
            }
        }
        MaterialKey(key)
    }

    /// How many pieces of each kind `color` has, pawn first.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position};
    /// assert_eq!(Position::startpos().piece_counts(Color::White), [8, 2, 2, 2, 1, 1]);
    /// ```
    #[must_use]
    pub fn piece_counts(&self, color: Color) -> [u32; 6] {
        Role::ALL.map(|role| self.pieces(color, role).len())
    }

    /// The bishops of `color` on light squares and on dark squares, in this order.
    ///
    /// ```
    /// use chesslaws_board::{Color, Position, Square};
    /// let [light, dark] = Position::startpos().bishops_by_shade(Color::White);
    /// assert_eq!((light.single(), dark.single()), (Some(Square::F1), Some(Square::C1)));
    /// ```
    #[must_use]
    pub fn bishops_by_shade(&self, color: Color) -> [Bitboard; 2] {
        let bishops = self.pieces(color, Role::Bishop);
        [bishops & Bitboard::LIGHT, bishops & Bitboard::DARK]
    }
}

/// Prints the pieces of both sides from the king down, as tables of endings are named.
impl fmt::Display for MaterialKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for color in Color::ALL {
            for role in Role::ALL.into_iter().rev() {
                for _ in 0..self.count(color, role) {
                    fmt::Write::write_char(f, role.letter())?;
                }
            }
            if color == Color::White {
                f.write_str("v")?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for MaterialKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MaterialKey({self})")
    }
}
