//! The journal of a live game: one JSON line an event, chained by hashes, from which the same game
//! can be built again.
//!
//! A [`Journal`] is a game that hands out, with the rulings on an event, the line to be stored. It
//! does no input or output: the host writes the line and makes sure that it is stored *before* it
//! tells anybody the rulings. Then nothing that was told can be lost.
//!
//! ```
//! use chesslaws_arbiter::journal::{Journal, verify};
//! use chesslaws_arbiter::{Act, Conditions};
//! use chesslaws_laws::Color;
//!
//! let conditions = Conditions { time_control: Some("5m".parse()?), ..Conditions::default() };
//! let (mut journal, header) = Journal::begin(conditions)?;
//! let mut stored = header;
//! for act in [Act::Started { absent: vec![] }, Act::Resigned { side: Color::Black }] {
//!     let written = journal.apply(act)?;
//!     stored.push_str(&written.line); // first stored …
//!     for ruling in written.rulings {
//!         println!("{ruling}"); // … then told
//!     }
//! }
//! assert_eq!(Journal::replay(stored.as_bytes())?, journal);
//!
//! // One byte is another: the line is found.
//! let altered = stored.replace("\"side\":\"black\"", "\"side\":\"white\"");
//! let error = verify(altered.as_bytes()).unwrap_err();
//! assert_eq!(error.line, 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! - [`verify`] proves the bytes: it finds the first line that is altered, missing, out of order,
//!   repeated or torn.
//! - [`Journal::replay`] also builds the game again and compares the rulings.
//! - [`Journal::resume`] does the same and passes over a last line that was cut off while it was
//!   being written.
//!
//! Refused events are not in a journal: they changed nothing. That whole lines are missing at the
//! *end* can't be seen from a journal alone; whoever must rule that out keeps the hash of the last
//! line ([`Verified::hash`]) elsewhere. A chain without a secret finds accidents and clumsy
//! changes; a forger who computes all hashes anew is found by such a hash only.
//!
//! The rules of a journaled game are those that [`Conditions`] can name: an edition and its default
//! time. `JOURNAL.md` in the crate's folder describes the format, with an example to test by.

mod chain;
mod content;
mod error;
mod hash;
mod line;

pub use error::{JournalError, JournalFault};
pub use hash::{LineHash, ParseLineHashError};

use crate::{Conditions, Event, Game, Protocol, Refusal, Ruling};
use alloc::string::{String, ToString};
use chain::Chain;

/// The version of the format that is written and read.
pub const VERSION: u64 = 1;

/// A game whose events are journaled.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Journal {
    conditions: Conditions,
    protocol: Protocol,
    hash: LineHash,
    bytes: u64,
}

/// What [`Journal::apply`] gives: first store the line, then tell the rulings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written<'a> {
    /// The number of the event, from 1.
    pub number: u64,
    /// The line, with its line feed.
    pub line: String,
    /// What was ruled.
    pub rulings: &'a [Ruling],
}

/// Why an event was not taken; the journal is as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ApplyError {
    /// The game refuses it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// JSON has no form for it.
    #[error("the event can't be written: {0}")]
    Unwritable(String),
}

/// A journal that was proved line by line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verified {
    /// The events, one less than the lines.
    pub events: u64,
    /// The hash of the last line, which stands for the whole journal.
    pub hash: LineHash,
}

/// Proves that the lines are those that were written, in order and none missing in between.
///
/// # Errors
/// The first line that is not.
///
/// ```
/// use chesslaws_arbiter::Conditions;
/// use chesslaws_arbiter::journal::{Journal, verify};
///
/// let (journal, header) = Journal::begin(Conditions::default())?;
/// let verified = verify(header.as_bytes())?;
/// assert_eq!((verified.events, verified.hash), (0, journal.hash()));
/// assert!(verify(&header.as_bytes()[..40]).unwrap_err().is_torn());
/// # Ok::<(), chesslaws_arbiter::journal::JournalError>(())
/// ```
pub fn verify(bytes: &[u8]) -> Result<Verified, JournalError> {
    let mut chain = Chain::new(bytes);
    let mut lines: u64 = 0;
    while chain.next()?.is_some() {
        lines += 1;
    }
    Ok(Verified {
        events: lines.saturating_sub(1),
        hash: chain.hash(),
    })
}

impl Journal {
    /// Begins a journal: the game before its start, and the first line to be stored.
    ///
    /// # Errors
    /// [`JournalFault::Conditions`] if no game can be played under the conditions.
    ///
    /// ```
    /// use chesslaws_arbiter::Conditions;
    /// use chesslaws_arbiter::journal::Journal;
    /// let (journal, header) = Journal::begin(Conditions::default())?;
    /// assert!(header.starts_with("{\"journal\":1,\"conditions\":{},\"hash\":\""));
    /// assert_eq!(journal.events(), 0);
    /// # Ok::<(), chesslaws_arbiter::journal::JournalError>(())
    /// ```
    pub fn begin(conditions: Conditions) -> Result<(Self, String), JournalError> {
        let fault = |fault| JournalError {
            line: 1,
            byte: 0,
            fault,
        };
        let body = content::header(&conditions).map_err(fault)?;
        let hash = LineHash::NONE.then(body.as_bytes());
        let line = line::close(&body, hash);
        let protocol = protocol(&conditions).map_err(fault)?;
        let journal = Self {
            conditions,
            protocol,
            hash,
            bytes: line.len() as u64,
        };
        Ok((journal, line))
    }

    /// Takes what happened, as [`Game::apply`] does, and gives the line to be stored.
    ///
    /// A host that can't store the line must not go on with this journal: the game would be ahead of
    /// what is stored.
    ///
    /// # Errors
    /// [`ApplyError`]; there is no line then, and nothing has changed.
    pub fn apply(&mut self, event: impl Into<Event>) -> Result<Written<'_>, ApplyError> {
        let event = event.into();
        let json = serde_json::to_string(&event)
            .map_err(|error| ApplyError::Unwritable(error.to_string()))?;
        let number = self.events() + 1;
        let rulings = self.protocol.apply(event)?;
        let body = content::event(number, &json, rulings);
        self.hash = self.hash.then(body.as_bytes());
        let line = line::close(&body, self.hash);
        self.bytes += line.len() as u64;
        Ok(Written {
            number,
            line,
            rulings,
        })
    }

    /// Builds the game of a journal again.
    ///
    /// # Errors
    /// The first line that is not as it was written, or on which this program rules otherwise than the
    /// one that wrote it.
    ///
    /// ```
    /// use chesslaws_arbiter::Conditions;
    /// use chesslaws_arbiter::journal::{Journal, JournalFault};
    ///
    /// let (journal, header) = Journal::begin(Conditions::default())?;
    /// assert_eq!(Journal::replay(header.as_bytes())?, journal);
    /// let error = Journal::replay(b"{\"journal\":1}\n").unwrap_err();
    /// assert!(matches!(error.fault, JournalFault::Form { .. }));
    /// # Ok::<(), chesslaws_arbiter::journal::JournalError>(())
    /// ```
    pub fn replay(bytes: &[u8]) -> Result<Self, JournalError> {
        match Self::rebuild(bytes)? {
            (_, Some(torn)) => Err(torn),
            (journal, None) => Ok(journal),
        }
    }

    /// Builds the game of a journal again whose last line may have been cut off while it was being
    /// written: that line was never acted upon and counts as not written. It is given beside the
    /// journal, and the host must cut the stored journal to [`Journal::bytes`] before it goes on.
    ///
    /// # Errors
    /// As of [`Journal::replay`]; also where it is the header that was cut off, or is not there at
    /// all: then nothing has happened, and a new journal may [begin](Journal::begin).
    ///
    /// ```
    /// use chesslaws_arbiter::journal::Journal;
    /// use chesslaws_arbiter::{Act, Conditions};
    ///
    /// let (mut journal, header) = Journal::begin(Conditions::default())?;
    /// let before = journal.clone();
    /// let line = journal.apply(Act::Started { absent: vec![] })?.line;
    /// let torn = format!("{header}{}", &line[..line.len() / 2]);
    /// let (resumed, cut_off) = Journal::resume(torn.as_bytes())?;
    /// assert_eq!(resumed, before);
    /// assert_eq!(resumed.bytes(), header.len() as u64);
    /// assert!(cut_off.is_some_and(|error| error.line == 2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resume(bytes: &[u8]) -> Result<(Self, Option<JournalError>), JournalError> {
        Self::rebuild(bytes)
    }

    fn rebuild(bytes: &[u8]) -> Result<(Self, Option<JournalError>), JournalError> {
        let mut chain = Chain::new(bytes);
        let Some(header) = chain.next()? else {
            return Err(JournalError {
                line: 1,
                byte: 0,
                fault: JournalFault::Empty,
            });
        };
        let begin = |body| {
            let conditions = content::read_header(body)?;
            protocol(&conditions).map(|protocol| (conditions, protocol))
        };
        let (conditions, mut protocol) = begin(header.body).map_err(|fault| header.fault(fault))?;
        let torn = loop {
            match chain.next() {
                Ok(Some(line)) => {
                    again(&mut protocol, line.body).map_err(|fault| line.fault(fault))?;
                }
                Ok(None) => break None,
                Err(error) if error.is_torn() => break Some(error),
                Err(error) => return Err(error),
            }
        };
        let journal = Self {
            conditions,
            protocol,
            hash: chain.hash(),
            bytes: chain.proved(),
        };
        Ok((journal, torn))
    }

    /// The game as it stands.
    #[must_use]
    pub const fn game(&self) -> &Game {
        self.protocol.game()
    }

    /// The game with all its events and rulings, for the exports.
    #[must_use]
    pub const fn protocol(&self) -> &Protocol {
        &self.protocol
    }

    /// What was settled before the game.
    #[must_use]
    pub const fn conditions(&self) -> &Conditions {
        &self.conditions
    }

    /// How many events are journaled.
    #[must_use]
    pub fn events(&self) -> u64 {
        self.protocol.entries().len() as u64
    }

    /// The hash of the last line.
    #[must_use]
    pub const fn hash(&self) -> LineHash {
        self.hash
    }

    /// The length of all lines in bytes.
    #[must_use]
    pub const fn bytes(&self) -> u64 {
        self.bytes
    }
}

fn protocol(conditions: &Conditions) -> Result<Protocol, JournalFault> {
    Ok(Protocol::new(conditions.clone().builder()?.build()?))
}

/// Takes the event of a line again and compares what is ruled.
fn again(protocol: &mut Protocol, body: &[u8]) -> Result<(), JournalFault> {
    let (event, found) = content::read_event(body)?;
    let rulings = protocol.apply(event)?;
    content::compare(&found, rulings)
}
