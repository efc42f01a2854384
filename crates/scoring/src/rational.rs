use chesslaws_laws::Points;
use std::cmp::Ordering;
use std::fmt;

/// An exact fraction in lowest terms: what a tie-break is worth before anybody rounds it.
///
/// ```
/// use chesslaws_scoring::Rational;
///
/// let average = Rational::new(1013, 8).unwrap();
/// assert_eq!(average.to_string(), "1013/8");
/// assert_eq!(average.to_decimal(2), "126.63");
/// assert!(average > Rational::from(126));
/// assert_eq!(Rational::new(1, 0), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rational {
    numerator: i64,
    denominator: i64,
}

impl Rational {
    /// Nought.
    pub const ZERO: Self = Self {
        numerator: 0,
        denominator: 1,
    };

    /// The fraction `numerator / denominator`, or `None` where the denominator is not positive.
    ///
    /// ```
    /// use chesslaws_scoring::Rational;
    /// assert_eq!(Rational::new(10, 4), Rational::new(5, 2));
    /// ```
    #[must_use]
    pub const fn new(numerator: i64, denominator: i64) -> Option<Self> {
        if denominator <= 0 {
            return None;
        }
        Some(Self::reduced(numerator, denominator))
    }

    /// The fraction in lowest terms; the denominator must be positive.
    const fn reduced(numerator: i64, denominator: i64) -> Self {
        let (mut a, mut b) = (numerator.unsigned_abs(), denominator.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = if a == 0 { 1 } else { a.cast_signed() };
        Self {
            numerator: numerator / divisor,
            denominator: denominator / divisor,
        }
    }

    /// Hundredths, the unit of [`Points`].
    pub(crate) const fn hundredths(value: i64) -> Self {
        Self::reduced(value, 100)
    }

    /// Ten-thousandths, the unit of a product of two [`Points`].
    pub(crate) const fn products(value: i64) -> Self {
        Self::reduced(value, 10_000)
    }

    /// The numerator; it carries the sign.
    ///
    /// ```
    /// use chesslaws_scoring::Rational;
    /// assert_eq!(Rational::from(-3).numerator(), -3);
    /// ```
    #[must_use]
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// The denominator, always positive.
    ///
    /// ```
    /// use chesslaws_scoring::Rational;
    /// assert_eq!(Rational::from(7).denominator(), 1);
    /// ```
    #[must_use]
    pub const fn denominator(self) -> i64 {
        self.denominator
    }

    /// The nearest multiple of `10^-places`, counted in that unit; a half goes up, away from zero.
    ///
    /// ```
    /// use chesslaws_scoring::Rational;
    /// assert_eq!(Rational::new(5, 2).unwrap().rounded(0), 3);
    /// assert_eq!(Rational::new(-5, 2).unwrap().rounded(0), -3);
    /// assert_eq!(Rational::new(2, 3).unwrap().rounded(2), 67);
    /// ```
    #[must_use]
    pub fn rounded(self, places: u8) -> i64 {
        let unit = 10_i128.pow(u32::from(places.min(9)));
        let denominator = i128::from(self.denominator);
        let doubled = i128::from(self.numerator).abs() * unit * 2 + denominator;
        let size = doubled / (denominator * 2);
        let signed = if self.numerator < 0 { -size } else { size };
        i64::try_from(signed).unwrap_or(if signed < 0 { i64::MIN } else { i64::MAX })
    }

    /// The value in decimals, rounded half up to `places` digits after the point.
    ///
    /// ```
    /// use chesslaws_scoring::Rational;
    /// assert_eq!(Rational::new(25, 2).unwrap().to_decimal(1), "12.5");
    /// assert_eq!(Rational::new(-1, 200).unwrap().to_decimal(2), "-0.01");
    /// assert_eq!(Rational::from(3).to_decimal(0), "3");
    /// ```
    #[must_use]
    pub fn to_decimal(self, places: u8) -> String {
        let places = places.min(9);
        let units = self.rounded(places);
        let sign = if units < 0 { "-" } else { "" };
        let size = units.unsigned_abs();
        if places == 0 {
            return format!("{sign}{size}");
        }
        let unit = 10_u64.pow(u32::from(places));
        let width = usize::from(places);
        format!("{sign}{}.{:0width$}", size / unit, size % unit)
    }

    /// The sum; it saturates where it does not fit.
    pub(crate) fn plus(self, other: Self) -> Self {
        let (a, b) = (i128::from(self.denominator), i128::from(other.denominator));
        let sum = i128::from(self.numerator) * b + i128::from(other.numerator) * a;
        let (mut high, mut low) = (sum.unsigned_abs(), (a * b).unsigned_abs());
        while low != 0 {
            (high, low) = (low, high % low);
        }
        let divisor = i128::try_from(high.max(1)).unwrap_or(1);
        Self {
            numerator: i64::try_from(sum / divisor).unwrap_or(i64::MAX),
            denominator: i64::try_from(a * b / divisor).unwrap_or(i64::MAX),
        }
    }

    /// Whether `places` decimals say the whole value.
    pub(crate) fn fits(self, places: u8) -> bool {
        10_i64.pow(u32::from(places.min(9))) % self.denominator == 0
    }
}

impl From<i64> for Rational {
    fn from(value: i64) -> Self {
        Self {
            numerator: value,
            denominator: 1,
        }
    }
}

impl From<Points> for Rational {
    fn from(points: Points) -> Self {
        Self::hundredths(i64::from(points.hundredths()))
    }
}

impl Ord for Rational {
    fn cmp(&self, other: &Self) -> Ordering {
        let left = i128::from(self.numerator) * i128::from(other.denominator);
        let right = i128::from(other.numerator) * i128::from(self.denominator);
        left.cmp(&right)
    }
}

impl PartialOrd for Rational {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// `a/b`, or `a` alone for a whole number.
impl fmt::Display for Rational {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.denominator == 1 {
            write!(f, "{}", self.numerator)
        } else {
            write!(f, "{}/{}", self.numerator, self.denominator)
        }
    }
}

/// As `a/b`, or `a` alone for a whole number.
#[cfg(feature = "serde")]
impl serde::Serialize for Rational {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
