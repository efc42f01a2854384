//! Every article as data, for looking up, explaining and citing.
//!
//! Four editions have a catalogue: FIDE 2001 (with its appendices), FIDE 2005 (with an
//! arbiter's commentary), Russia 2011 and FIDE 2023. For the others a lookup answers
//! [`NoCatalogue`]: their values are known ([`Rules`](crate::Rules)), their wording is not, and
//! another edition's text would be a wrong answer.
//!
//! ```
//! use chesslaws_laws::{catalogue, Edition};
//!
//! let claim = catalogue::find(Edition::Fide2001, "9.2a")?;
//! assert_eq!(claim.article.number, "9.2.a");
//!
//! let successors: Vec<_> = claim
//!     .counterparts(Edition::Fide2023)?
//!     .map(|entry| entry.article.number)
//!     .collect();
//! assert_eq!(successors, ["9.2.1"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod entry;
mod family;
mod number;
mod text;

pub use entry::{Entry, Kind, Room, Value};

use crate::{Article, Edition, Points};

include!(concat!(env!("OUT_DIR"), "/catalogue.rs"));

/// The edition's wording is not at hand: only its values are ([`Rules`](crate::Rules)).
///
/// ```
/// use chesslaws_laws::catalogue::{self, NoCatalogue};
/// use chesslaws_laws::Edition;
///
/// let none = NoCatalogue { edition: Edition::Fide2014 };
/// assert_eq!(catalogue::entries(Edition::Fide2014), Err(none));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "{edition} has no catalogue of articles, only values; \
     fide-2001, fide-2005, russia-2011 and fide-2023 have one"
)]
pub struct NoCatalogue {
    /// The edition that was asked for.
    pub edition: Edition,
}

/// Why an article was not found.
///
/// ```
/// use chesslaws_laws::catalogue::{self, LookupError};
/// use chesslaws_laws::Edition;
///
/// let error = catalogue::find(Edition::Fide2023, "9.6.7");
/// assert!(matches!(error, Err(LookupError::NoSuchArticle { .. })));
/// let error = catalogue::find(Edition::Fide2009, "9.2");
/// assert!(matches!(error, Err(LookupError::NoCatalogue(_))));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LookupError {
    /// The edition's wording is not at hand.
    #[error(transparent)]
    NoCatalogue(#[from] NoCatalogue),
    /// The edition prints no such number.
    #[error("{edition} has no article of that number{}", Nearest(*.nearest))]
    NoSuchArticle {
        /// The edition that was searched.
        edition: Edition,
        /// The nearest number above the one asked for, such as 9.6 for 9.6.7.
        nearest: Option<Article>,
    },
}

struct Nearest(Option<Article>);

impl core::fmt::Display for Nearest {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self.0 {
            Some(article) => write!(f, "; the nearest one above it is {}", article.number),
            None => Ok(()),
        }
    }
}

/// Every entry of an edition in printed order.
///
/// # Errors
///
/// [`NoCatalogue`] for an edition whose wording is not at hand.
///
/// ```
/// use chesslaws_laws::{catalogue, Edition};
/// assert_eq!(catalogue::entries(Edition::Fide2023)?.len(), 376);
/// # Ok::<(), catalogue::NoCatalogue>(())
/// ```
pub const fn entries(edition: Edition) -> Result<&'static [Entry], NoCatalogue> {
    match edition {
        Edition::Fide2001 => Ok(FIDE_2001),
        Edition::Fide2005 => Ok(FIDE_2005),
        Edition::Russia2011 => Ok(RUSSIA_2011),
        Edition::Fide2023 => Ok(FIDE_2023),
        Edition::Fide2009 | Edition::Fide2014 | Edition::Fide2017 | Edition::Fide2018 => {
            Err(NoCatalogue { edition })
        }
    }
}

/// The entry of a number, in any usual way of writing it: `9.2.a`, `9.2a`, `9.2(a)`, `A4`,
/// `Art. 9.2.a`.
///
/// # Errors
///
/// [`LookupError::NoCatalogue`] for an edition whose wording is not at hand,
/// [`LookupError::NoSuchArticle`] for a number that the edition does not print. Some numbers
/// have items but no text of their own (5.1 in 2023): [`under`] lists those.
///
/// ```
/// use chesslaws_laws::{catalogue, Edition};
/// let entry = catalogue::find(Edition::Fide2001, "A1(b)")?;
/// assert_eq!(entry.article.number, "A.1.b");
/// # Ok::<(), catalogue::LookupError>(())
/// ```
pub fn find(edition: Edition, number: &str) -> Result<&'static Entry, LookupError> {
    let all = entries(edition)?;
    if let Some(entry) = all
        .iter()
        .find(|entry| number::same(entry.article.number, number))
    {
        return Ok(entry);
    }
    let nearest = all
        .iter()
        .filter(|entry| number::below(number, entry.article.number))
        .max_by_key(|entry| number::depth(entry.article.number))
        .map(|entry| entry.article);
    Err(LookupError::NoSuchArticle { edition, nearest })
}

/// Every entry below a number, in printed order, whether or not the number itself has a text.
///
/// # Errors
///
/// [`NoCatalogue`] for an edition whose wording is not at hand.
///
/// ```
/// use chesslaws_laws::{catalogue, Edition};
/// let wins: Vec<_> = catalogue::under(Edition::Fide2023, "5.1")?
///     .map(|entry| entry.article.number)
///     .collect();
/// assert_eq!(wins, ["5.1.1", "5.1.2"]);
/// # Ok::<(), catalogue::NoCatalogue>(())
/// ```
pub fn under(
    edition: Edition,
    number: &str,
) -> Result<impl Iterator<Item = &'static Entry> + use<'_>, NoCatalogue> {
    Ok(entries(edition)?
        .iter()
        .filter(move |entry| number::below(entry.article.number, number)))
}

impl Article {
    /// The catalogue's entry for this article.
    ///
    /// # Errors
    ///
    /// As for [`find`].
    ///
    /// ```
    /// use chesslaws_laws::{Article, Edition};
    /// let mate = Article::new(Edition::Fide2023, "5.1.1").entry()?;
    /// assert_eq!(mate.title, "Checkmate ends the game");
    /// # Ok::<(), chesslaws_laws::catalogue::LookupError>(())
    /// ```
    pub fn entry(self) -> Result<&'static Entry, LookupError> {
        find(self.edition, self.number)
    }
}
