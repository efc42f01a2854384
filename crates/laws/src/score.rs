use crate::Color;
use core::fmt;
use core::ops::{Add, Index, Neg, Sub};

/// An exact number of points, counted in hundredths of a point.
///
/// Hundredths hold the half points of the Laws, the tenths of tournament files and every
/// announced scoring system met so far, without any rounding.
///
/// ```
/// use chesslaws_laws::Points;
///
/// assert_eq!(Points::HALF + Points::HALF, Points::ONE);
/// assert_eq!(Points::HALF.to_string(), "0.5");
/// assert_eq!(Points::from_hundredths(325).to_string(), "3.25");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Self = Self(0);
    /// Half a point: a draw under the Laws.
    pub const HALF: Self = Self(50);
    /// One point: a win under the Laws.
    pub const ONE: Self = Self(100);

    /// Points from hundredths of a point.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// assert_eq!(Points::from_hundredths(50), Points::HALF);
    /// ```
    #[must_use]
    pub const fn from_hundredths(hundredths: i32) -> Self {
        Self(hundredths)
    }

    /// The number of hundredths of a point.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// assert_eq!(Points::ONE.hundredths(), 100);
    /// ```
    #[must_use]
    pub const fn hundredths(self) -> i32 {
        self.0
    }

    /// The sum, or `None` if it does not fit.
    ///
    /// ```
    /// use chesslaws_laws::Points;
    /// assert_eq!(Points::ONE.checked_add(Points::HALF), Some(Points::from_hundredths(150)));
    /// assert_eq!(Points::from_hundredths(i32::MAX).checked_add(Points::ONE), None);
    /// ```
    #[must_use]
    pub const fn checked_add(self, other: Self) -> Option<Self> {
        match self.0.checked_add(other.0) {
            Some(sum) => Some(Self(sum)),
            None => None,
        }
    }
}

/// Saturates at the ends of the range, some 21 million points away.
impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0.saturating_add(other.0))
    }
}

/// Saturates at the ends of the range, some 21 million points away.
impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0.saturating_sub(other.0))
    }
}

impl Neg for Points {
    type Output = Self;

    fn neg(self) -> Self {
        Self(self.0.saturating_neg())
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let hundredths = self.0.unsigned_abs();
        let (whole, part) = (hundredths / 100, hundredths % 100);
        match (part, part % 10) {
            (0, _) => write!(f, "{sign}{whole}"),
            (_, 0) => write!(f, "{sign}{whole}.{}", part / 10),
            _ => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// What a game is worth to each player: two scores, since `0-0` and `0-½` exist.
///
/// ```
/// use chesslaws_laws::{Color, Points, Score};
///
/// assert_eq!(Score::win(Color::Black).to_string(), "0-1");
/// let device = Score { white: Points::ZERO, black: Points::HALF };
/// assert_eq!(device.to_string(), "0-0.5");
/// assert_eq!(device[Color::Black], Points::HALF);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Score {
    /// White's points.
    pub white: Points,
    /// Black's points.
    pub black: Points,
}

impl Score {
    /// Half a point each.
    pub const DRAW: Self = Self {
        white: Points::HALF,
        black: Points::HALF,
    };
    /// Nothing for either.
    pub const BOTH_LOSE: Self = Self {
        white: Points::ZERO,
        black: Points::ZERO,
    };

    /// One point for `winner`, nothing for the opponent.
    ///
    /// ```
    /// use chesslaws_laws::{Color, Points, Score};
    /// assert_eq!(Score::win(Color::White).white, Points::ONE);
    /// ```
    #[must_use]
    pub const fn win(winner: Color) -> Self {
        match winner {
            Color::White => Self {
                white: Points::ONE,
                black: Points::ZERO,
            },
            Color::Black => Self {
                white: Points::ZERO,
                black: Points::ONE,
            },
        }
    }
}

impl Index<Color> for Score {
    type Output = Points;

    fn index(&self, color: Color) -> &Points {
        match color {
            Color::White => &self.white,
            Color::Black => &self.black,
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.white, self.black)
    }
}
