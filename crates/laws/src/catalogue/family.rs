//! Headings and items within an edition; descent from FIDE 2001 between editions.

use super::{Entry, NoCatalogue, entries, find, number};
use crate::Edition;

impl Entry {
    /// The entries directly below this one, in printed order.
    ///
    /// ```
    /// use chesslaws_laws::{catalogue, Edition};
    ///
    /// let items: Vec<_> = catalogue::find(Edition::Fide2023, "9.6")?
    ///     .items()
    ///     .map(|entry| entry.article.number)
    ///     .collect();
    /// assert_eq!(items, ["9.6.1", "9.6.2"]);
    /// # Ok::<(), catalogue::LookupError>(())
    /// ```
    pub fn items(&self) -> impl Iterator<Item = &'static Self> + use<> {
        let head = self.article;
        self.edition_entries()
            .iter()
            .filter(move |entry| number::below(entry.article.number, head.number))
            .filter(move |entry| entry.heading().is_some_and(|above| above.article == head))
    }

    /// The nearest entry above this one in the same edition.
    ///
    /// ```
    /// use chesslaws_laws::{catalogue, Edition};
    ///
    /// let fivefold = catalogue::find(Edition::Fide2023, "9.6.1")?;
    /// assert_eq!(fivefold.heading().map(|entry| entry.article.number), Some("9.6"));
    /// # Ok::<(), catalogue::LookupError>(())
    /// ```
    #[must_use]
    pub fn heading(&self) -> Option<&'static Self> {
        self.edition_entries()
            .iter()
            .filter(|entry| number::below(self.article.number, entry.article.number))
            .max_by_key(|entry| number::depth(entry.article.number))
    }

    /// The entries that the text refers to, in the order of [`see`](Self::see).
    ///
    /// ```
    /// use chesslaws_laws::{catalogue, Edition};
    ///
    /// let blitz = catalogue::find(Edition::Fide2001, "C.3")?;
    /// assert!(blitz.references().any(|entry| entry.article.number == "7.4.b"));
    /// # Ok::<(), catalogue::LookupError>(())
    /// ```
    pub fn references(&self) -> impl Iterator<Item = &'static Self> + use<> {
        let edition = self.article.edition;
        self.see
            .iter()
            .filter_map(move |number| find(edition, number).ok())
    }

    /// The FIDE 2001 entry that this one descends from: itself in 2001, `None` where it is new.
    ///
    /// ```
    /// use chesslaws_laws::{catalogue, Edition};
    ///
    /// let mate = catalogue::find(Edition::Fide2023, "5.1.1")?;
    /// assert_eq!(mate.ancestor().map(|entry| entry.article.number), Some("5.1.a"));
    /// let fivefold = catalogue::find(Edition::Fide2023, "9.6.1")?;
    /// assert!(fivefold.ancestor().is_none());
    /// # Ok::<(), catalogue::LookupError>(())
    /// ```
    #[must_use]
    pub fn ancestor(&self) -> Option<&'static Self> {
        find(Edition::Fide2001, self.root()?).ok()
    }

    /// The entries of another edition that descend from the same FIDE 2001 article, in printed
    /// order; none where this entry or the whole subject is new.
    ///
    /// # Errors
    ///
    /// [`NoCatalogue`] for an edition whose wording is not at hand.
    ///
    /// ```
    /// use chesslaws_laws::{catalogue, Edition};
    ///
    /// let modern = catalogue::find(Edition::Fide2023, "6.9")?;
    /// let older: Vec<_> = modern
    ///     .counterparts(Edition::Fide2005)?
    ///     .map(|entry| entry.article.number)
    ///     .collect();
    /// assert_eq!(older, ["6.10"]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn counterparts(
        &self,
        edition: Edition,
    ) -> Result<impl Iterator<Item = &'static Self> + use<>, NoCatalogue> {
        let root = self.root();
        Ok(entries(edition)?
            .iter()
            .filter(move |entry| root.is_some() && entry.root() == root))
    }

    /// The number in FIDE 2001.
    fn root(&self) -> Option<&'static str> {
        match self.article.edition {
            Edition::Fide2001 => Some(self.article.number),
            _ => self.base_2001,
        }
    }

    fn edition_entries(&self) -> &'static [Self] {
        entries(self.article.edition).unwrap_or(&[])
    }
}
