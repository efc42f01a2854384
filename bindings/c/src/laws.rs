//! The editions of the Laws and their articles.

use crate::pointer::{text, write};
use crate::status::{Failure, chesslaws_error, chesslaws_status};
use crate::text::chesslaws_text;
use core::ffi::c_char;
use facade::laws::catalogue::{self, Entry, Kind, LookupError, NoCatalogue};
use facade::laws::{Edition, ParseEditionError};

/// An edition of the Laws of Chess.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_edition {
    /// FIDE Laws in force from 1 July 2001.
    Fide_2001 = 1,
    /// FIDE Laws in force from 1 July 2005.
    Fide_2005 = 2,
    /// FIDE Laws in force from 1 July 2009.
    Fide_2009 = 3,
    /// Rules of the sport "chess" of the Russian Federation, 2011.
    Russia_2011 = 4,
    /// FIDE Laws in force from 1 July 2014.
    Fide_2014 = 5,
    /// FIDE Laws in force from 1 July 2017.
    Fide_2017 = 6,
    /// FIDE Laws in force from 1 January 2018.
    Fide_2018 = 7,
    /// FIDE Laws in force from 1 January 2023.
    Fide_2023 = 8,
}

impl From<Edition> for chesslaws_edition {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Fide2001 => Self::Fide_2001,
            Edition::Fide2005 => Self::Fide_2005,
            Edition::Fide2009 => Self::Fide_2009,
            Edition::Russia2011 => Self::Russia_2011,
            Edition::Fide2014 => Self::Fide_2014,
            Edition::Fide2017 => Self::Fide_2017,
            Edition::Fide2018 => Self::Fide_2018,
            Edition::Fide2023 => Self::Fide_2023,
        }
    }
}

/// The edition of this number.
pub(crate) fn edition(number: u32) -> Result<Edition, Failure> {
    Edition::ALL
        .into_iter()
        .find(|&edition| chesslaws_edition::from(edition) as u32 == number)
        .ok_or_else(|| {
            Failure::new(
                chesslaws_status::UnknownEdition,
                format_args!("expected a chesslaws_edition, found {number}"),
            )
        })
}

/// How the library carries an article out.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_article_kind {
    /// Decided from the events alone.
    Enforced = 1,
    /// An arbiter's judgement is asked for, checked and applied.
    Ruling = 2,
    /// A fact that somebody reports, with its consequence.
    Reported = 3,
    /// Only looked up and cited.
    Advisory = 4,
}

/// An article of the Laws. Its texts are the library's and stay for ever.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_article {
    /// The edition that prints it.
    pub edition: chesslaws_edition,
    /// How the library carries it out.
    pub kind: chesslaws_article_kind,
    /// Its number as the edition prints it, such as `9.2.1`.
    pub number: chesslaws_text,
    /// What it is about, in a few words.
    pub title: chesslaws_text,
    /// What it says, in our own words: not the text of the Laws and no authority.
    pub summary: chesslaws_text,
    /// What changed in effect since 2001; no text where nothing did or nothing is recorded.
    pub change: chesslaws_text,
    /// How a doubtful point is read; no text where there is none.
    pub note: chesslaws_text,
    /// False where content or number could not be confirmed; whoever prints the article must say
    /// so.
    pub certain: bool,
    /// Zero: room to grow.
    pub reserved: [u64; 4],
}

impl From<&'static Entry> for chesslaws_article {
    fn from(entry: &'static Entry) -> Self {
        Self {
            edition: entry.article.edition.into(),
            kind: match entry.kind {
                Kind::Enforced => chesslaws_article_kind::Enforced,
                Kind::Ruling => chesslaws_article_kind::Ruling,
                Kind::Reported => chesslaws_article_kind::Reported,
                Kind::Advisory => chesslaws_article_kind::Advisory,
            },
            number: chesslaws_text::of(entry.article.number),
            title: chesslaws_text::of(entry.title),
            summary: chesslaws_text::of(entry.summary),
            change: chesslaws_text::of_option(entry.change),
            note: chesslaws_text::of_option(entry.note),
            certain: entry.certain,
            reserved: [0; 4],
        }
    }
}

impl From<ParseEditionError> for Failure {
    fn from(error: ParseEditionError) -> Self {
        Self::new(chesslaws_status::UnknownEdition, error)
    }
}

impl From<NoCatalogue> for Failure {
    fn from(error: NoCatalogue) -> Self {
        Self::new(chesslaws_status::UnknownArticle, error)
    }
}

impl From<LookupError> for Failure {
    fn from(error: LookupError) -> Self {
        Self::new(chesslaws_status::UnknownArticle, error)
    }
}

/// The edition of a short name, such as `fide-2023`, of `length` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_edition_parse(
    name: *const c_char,
    length: usize,
    edition: *mut chesslaws_edition,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        write(edition, text(name, length)?.parse::<Edition>()?.into())?
    })
}

/// The short name of a `chesslaws_edition`, such as `fide-2023`. The text stays for ever.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_edition_id(
    edition: u32,
    name: *mut chesslaws_text,
) -> chesslaws_status {
    entry!({ write(name, chesslaws_text::of(self::edition(edition)?.id()))? })
}

/// The article of a number of `length` bytes in any usual way of writing it (`9.2.a`, `9.2a`, `A4`).
/// `edition` is a `chesslaws_edition`.
///
/// The articles of FIDE 2001, FIDE 2005, Russia 2011 and FIDE 2023 are at hand; for the other
/// editions the answer is `CHESSLAWS_STATUS_UNKNOWN_ARTICLE`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_article_find(
    edition: u32,
    number: *const c_char,
    length: usize,
    article: *mut chesslaws_article,
    error: *mut chesslaws_error,
) -> chesslaws_status {
    entry!(error, {
        let entry = catalogue::find(self::edition(edition)?, text(number, length)?)?;
        write(article, entry.into())?;
    })
}

/// How many articles of an edition are at hand. `edition` is a `chesslaws_edition`. Of FIDE 2009, 2014, 2017
/// and 2018 only the values are known: `CHESSLAWS_STATUS_UNKNOWN_ARTICLE`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_article_count(
    edition: u32,
    count: *mut usize,
) -> chesslaws_status {
    entry!({ write(count, catalogue::entries(self::edition(edition)?)?.len())? })
}

/// The articles of an edition one by one, in printed order: `index` from 0 to below the count of
/// `chesslaws_article_count`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn chesslaws_article_at(
    edition: u32,
    index: usize,
    article: *mut chesslaws_article,
) -> chesslaws_status {
    entry!({
        let entries = catalogue::entries(self::edition(edition)?)?;
        let entry = entries.get(index).ok_or_else(|| {
            Failure::new(
                chesslaws_status::InvalidArgument,
                format_args!("expected an index below {}, found {index}", entries.len()),
            )
        })?;
        write(article, entry.into())?;
    })
}
