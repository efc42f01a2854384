//! What the Laws say to an event.

mod conduct_text;
mod reason;
mod sheets_text;
mod text;
mod what;

pub use reason::{EndReason, FaultKind, Inadmissible, OfferEnd, Outcome};
pub use what::What;

use chesslaws_laws::Cite;
use core::fmt;

/// One ruling: what holds from now on, and by which articles. Its remedy has been applied to
/// the board, the clock and the score already.
///
/// `Display` is the sentence for people, with the articles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ruling {
    /// What is ruled.
    pub what: What,
    /// The article it rests on; `None` where the edition has none.
    pub cite: Option<Cite>,
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.cite {
            Some(cite) => write!(f, "{} [{cite}]", self.what),
            None => write!(f, "{}", self.what),
        }
    }
}

#[cfg(feature = "serde")]
mod json {
    use super::{Ruling, What};
    use serde::ser::{Serialize, Serializer};

    /// What is ruled, its article and the sentence for people.
    #[derive(serde::Serialize)]
    struct Line<'a> {
        #[serde(flatten)]
        what: &'a What,
        article: Option<alloc::string::String>,
        certain: Option<bool>,
        message: alloc::string::String,
    }

    impl Serialize for Ruling {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            use alloc::string::ToString;
            Line {
                what: &self.what,
                article: self.cite.map(|cite| cite.article.to_string()),
                certain: self.cite.map(|cite| cite.certain),
                message: self.what.to_string(),
            }
            .serialize(serializer)
        }
    }
}
