//! One entry of a sheet: what a player wrote for one move.

use super::Partial;
use crate::letters::PieceLetters;
use crate::san::{San, SanError};
use alloc::string::String;
use core::str::FromStr;
use core::time::Duration;
use thiserror::Error;

/// What a player wrote for one move, with the time on the clock.
///
/// The text is kept as it stands. An illegible sign is written `?`, an illegible run of any
/// length `*`; an entry of nothing else (`?`, `???`, `*`) is illegible as a whole.
///
/// ```
/// use chesslaws_notation::sheet::Entry;
///
/// let entry: Entry = "Nf3 (=)".parse()?;
/// assert_eq!(entry.text(), "Nf3");
/// assert!(entry.draw_offer);
/// assert!("Nf3 | e5".parse::<Entry>().is_err());
/// # Ok::<(), chesslaws_notation::sheet::EntryTextError>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Entry {
    text: String,
    /// Whether `(=)` stands at the move: a draw was offered with it (8.1).
    pub draw_offer: bool,
    /// The time that the player who moved had left after the move, if he noted it.
    pub clock: Option<Duration>,
}

/// Why a text can't stand in an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Error)]
#[non_exhaustive]
pub enum EntryTextError {
    /// `|` divides the columns of a sheet.
    #[error("`|` at byte {at} divides the columns of a sheet and can't stand in an entry")]
    ColumnSign {
        /// Offset in bytes.
        at: usize,
    },
    /// A line break, a tabulator or another control character.
    #[error("a control character at byte {at} can't stand in an entry")]
    Control {
        /// Offset in bytes.
        at: usize,
    },
    /// Longer than any move can be written.
    #[error("an entry has at most {max} bytes, found {found}", max = Entry::MAX_BYTES)]
    TooLong {
        /// The length found.
        found: usize,
    },
}

/// What can be made of the text of an entry, the position left aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Writing {
    /// Nothing was written.
    Blank,
    /// No sign is legible.
    Illegible,
    /// Some signs are legible.
    Partial(Partial),
    /// A move.
    Move(San),
    /// All signs are legible and no move comes out.
    NotUnderstood(SanError),
}

impl Entry {
    /// The longest text of an entry, in bytes.
    pub const MAX_BYTES: usize = 64;

    /// The text without `(=)` and without white space around it.
    ///
    /// ```
    /// use chesslaws_notation::sheet::Entry;
    /// let entry: Entry = "  exd6  e.p. ".parse()?;
    /// assert_eq!(entry.text(), "exd6 e.p.");
    /// # Ok::<(), chesslaws_notation::sheet::EntryTextError>(())
    /// ```
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The same entry with a clock time.
    ///
    /// ```
    /// use chesslaws_notation::sheet::Entry;
    /// use core::time::Duration;
    /// let entry = "e4".parse::<Entry>()?.with_clock(Duration::from_secs(5390));
    /// assert_eq!(entry.clock.unwrap().as_secs(), 5390);
    /// # Ok::<(), chesslaws_notation::sheet::EntryTextError>(())
    /// ```
    #[must_use]
    pub fn with_clock(mut self, left: Duration) -> Self {
        self.clock = Some(left);
        self
    }

    /// Whether there is nothing at all: no text, no offer, no time.
    ///
    /// ```
    /// use chesslaws_notation::sheet::Entry;
    /// assert!(Entry::default().is_empty());
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.text.is_empty() && !self.draw_offer && self.clock.is_none()
    }

    /// What can be made of the text in the language of the sheet.
    ///
    /// ```
    /// use chesslaws_notation::PieceLetters;
    /// use chesslaws_notation::sheet::{Entry, Writing};
    ///
    /// let english = PieceLetters::ENGLISH;
    /// let read = |text: &str| text.parse::<Entry>().unwrap().writing(&english);
    /// assert!(matches!(read("Nf3"), Writing::Move(_)));
    /// assert!(matches!(read("N?3"), Writing::Partial(_)));
    /// assert!(matches!(read("Sf3"), Writing::NotUnderstood(_)));
    /// assert_eq!(read("??"), Writing::Illegible);
    /// assert_eq!(read(""), Writing::Blank);
    /// ```
    #[must_use]
    pub fn writing(&self, letters: &PieceLetters) -> Writing {
        if self.text.is_empty() {
            return Writing::Blank;
        }
        if self
            .text
            .chars()
            .all(|sign| matches!(sign, '?' | '*' | ' '))
        {
            return Writing::Illegible;
        }
        if let Some(partial) = Partial::read(&self.text, letters) {
            return Writing::Partial(partial);
        }
        match San::parse_sheet(self.text.as_bytes(), letters) {
            Ok(san) => Writing::Move(san),
            Err(error) => Writing::NotUnderstood(error),
        }
    }
}

/// Takes any text of one line: `(=)` or a bare `=` at its end is the draw offer (8.8.12 and
/// 9.1.2.2 of Russia 2011), white space is narrowed to single spaces.
impl FromStr for Entry {
    type Err = EntryTextError;

    fn from_str(text: &str) -> Result<Self, EntryTextError> {
        if let Some(at) = text.find('|') {
            return Err(EntryTextError::ColumnSign { at });
        }
        if let Some(at) = text.find(char::is_control) {
            return Err(EntryTextError::Control { at });
        }
        let trimmed = text.trim();
        let offer = trimmed.strip_suffix("(=)").or(trimmed.strip_suffix('='));
        let (body, draw_offer) = (offer.unwrap_or(trimmed), offer.is_some());
        let mut words = body.split_whitespace();
        let mut text = String::from(words.next().unwrap_or_default());
        for word in words {
            text.push(' ');
            text.push_str(word);
        }
        if text.len() > Self::MAX_BYTES {
            return Err(EntryTextError::TooLong { found: text.len() });
        }
        Ok(Self {
            text,
            draw_offer,
            clock: None,
        })
    }
}
