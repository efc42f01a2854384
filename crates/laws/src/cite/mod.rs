//! Which article of which edition a ruling rests on.

mod provision;

pub use provision::Provision;

use crate::{Article, Edition};
use core::fmt;

/// An article to cite, and whether it is confirmed.
///
/// ```
/// use chesslaws_laws::{Provision, Rules};
///
/// let mate = Rules::FIDE_2001.cite(Provision::Checkmate);
/// assert_eq!(mate.map(|cite| cite.article.number), Some("5.1.a"));
/// assert_eq!(mate.map(|cite| cite.certain), Some(true));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cite {
    /// The article.
    pub article: Article,
    /// `false` where the number, or what the edition says there, is not confirmed by a text of
    /// the edition; whoever prints the citation must say so ([`Display`](fmt::Display) adds
    /// ` (?)`).
    pub certain: bool,
}

impl fmt::Display for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let doubt = if self.certain { "" } else { " (?)" };
        write!(f, "{}{doubt}", self.article)
    }
}

/// What an edition has an article for: a [`Provision`] or a [`Parameter`](crate::Parameter).
///
/// ```
/// use chesslaws_laws::{Citable, Edition, Provision};
///
/// assert!(Provision::FivefoldRepetition.cite(Edition::Fide2009).is_none());
/// assert!(Provision::FivefoldRepetition.cite(Edition::Fide2014).is_some());
/// ```
pub trait Citable: Copy + sealed::Cells {
    /// The article of an edition, or `None` where the edition has none.
    ///
    /// ```
    /// use chesslaws_laws::{Citable, Edition, Parameter};
    /// let cite = Parameter::DefaultTime.cite(Edition::Russia2011);
    /// assert_eq!(cite.map(|cite| cite.article.number), Some("6.6.1"));
    /// ```
    fn cite(self, edition: Edition) -> Option<Cite> {
        read(edition, cell(self.cells(), edition))
    }

    /// Whether what the edition provides, or that it provides nothing, is confirmed.
    ///
    /// ```
    /// use chesslaws_laws::{Citable, Edition, Parameter};
    /// assert!(Parameter::DefaultTime.is_certain(Edition::Fide2001));
    /// assert!(!Parameter::DefaultTime.is_certain(Edition::Fide2014));
    /// ```
    fn is_certain(self, edition: Edition) -> bool {
        !cell(self.cells(), edition).ends_with('?')
    }
}

/// One row of a table of citations, one cell an edition, oldest first. A cell is a number as
/// the edition prints it; `?` after it: not confirmed; `@` before it: the text at hand lacks
/// the subject and follows FIDE 2009, whose number it is; `-`: no article.
pub(crate) type Row = [&'static str; 8];

pub(crate) mod sealed {
    use super::Row;

    /// Keeps [`Citable`](super::Citable) closed: its tables are this crate's.
    pub trait Cells {
        /// The row of the table.
        fn cells(self) -> Row;
    }
}

fn cell(row: Row, edition: Edition) -> &'static str {
    let [
        fide_2001,
        fide_2005,
        fide_2009,
        russia_2011,
        fide_2014,
        fide_2017,
        fide_2018,
        fide_2023,
    ] = row;
    match edition {
        Edition::Fide2001 => fide_2001,
        Edition::Fide2005 => fide_2005,
        Edition::Fide2009 => fide_2009,
        Edition::Russia2011 => russia_2011,
        Edition::Fide2014 => fide_2014,
        Edition::Fide2017 => fide_2017,
        Edition::Fide2018 => fide_2018,
        Edition::Fide2023 => fide_2023,
    }
}

fn read(edition: Edition, cell: &'static str) -> Option<Cite> {
    let (cell, certain) = match cell.strip_suffix('?') {
        Some(number) => (number, false),
        None => (cell, true),
    };
    if cell == "-" {
        return None;
    }
    let article = match cell.strip_prefix('@') {
        Some(number) => Article::new(Edition::Fide2009, number),
        None => Article::new(edition, cell),
    };
    Some(Cite { article, certain })
}
