use crate::Edition;
use core::fmt;

/// A citation: one numbered article of one edition.
///
/// Numbers are written as the edition prints them, with lettered items as `9.5.b`.
///
/// ```
/// use chesslaws_laws::{Article, Edition};
///
/// let mate = Article::new(Edition::Fide2023, "5.1.1");
/// assert_eq!(mate.to_string(), "fide-2023 5.1.1");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Article {
    /// The edition that prints the article.
    pub edition: Edition,
    /// The number in that edition, for example `5.1.1` or `9.5.b`.
    pub number: &'static str,
}

impl Article {
    /// Cites `number` of `edition`.
    ///
    /// ```
    /// use chesslaws_laws::{Article, Edition};
    /// assert_eq!(Article::new(Edition::Fide2001, "9.5.b").number, "9.5.b");
    /// ```
    #[must_use]
    pub const fn new(edition: Edition, number: &'static str) -> Self {
        Self { edition, number }
    }
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.edition, self.number)
    }
}
