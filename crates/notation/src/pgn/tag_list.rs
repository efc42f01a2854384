//! The tags of one game.

use super::bytes::name_hash;
use super::encoding::{Encoding, decode};
use super::fault::FaultKind;
use super::tag::Tag;
use alloc::borrow::Cow;
use alloc::vec::Vec;
use core::ops::Range;

/// How many tags of one game are kept.
pub const MAX_TAGS: usize = 512;
/// How many bytes the kept tags of one game may have together.
pub const MAX_TAG_BYTES: usize = 1024 * 1024;

/// The tags of a game in the order of the text, in one piece of memory.
///
/// ```
/// use chesslaws_notation::pgn::{Encoding, GameReader};
///
/// let game = GameReader::from_bytes(b"[White \"H\xfcbner\"]\n\n*").next().unwrap()?;
/// let tags = game.tags();
/// assert_eq!(tags.get("White").as_deref(), Some("Hübner"));
/// assert_eq!(tags.encoding(), Encoding::Windows1252);
/// assert_eq!(tags.get_bytes("White"), Some(&b"H\xfcbner"[..]));
/// # Ok::<(), core::convert::Infallible>(())
/// ```
#[derive(Debug, Clone, Default)]
pub struct Tags {
    text: Vec<u8>,
    entries: Vec<(Range<usize>, Range<usize>)>,
    /// A bit for the hash of each name: where it is missing nothing need be compared.
    names: u64,
    encoding: Encoding,
    /// The caller named the encoding.
    is_named: bool,
    /// Some bytes are not what the caller named.
    has_invalid: bool,
}

fn name_bit(name: &[u8]) -> u64 {
    1 << (name_hash(name) & 63)
}

/// Why a tag was not added.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum NotAdded {
    Twice,
    TooMany,
}

impl Tags {
    /// Empties the list; `named` is the encoding if the caller named one.
    pub(super) fn clear(&mut self, named: Option<Encoding>) {
        self.text.clear();
        self.entries.clear();
        self.names = 0;
        self.encoding = named.unwrap_or_default();
        self.is_named = named.is_some();
        self.has_invalid = false;
    }

    pub(super) fn add(&mut self, tag: &Tag<'_>) -> Result<(), NotAdded> {
        if self.get_bytes_of(tag.name).is_some() {
            return Err(NotAdded::Twice);
        }
        self.add_again(tag)
    }

    /// Adds a tag even if there is one of that name.
    pub(super) fn add_again(&mut self, tag: &Tag<'_>) -> Result<(), NotAdded> {
        let value = tag.value();
        let bytes = self.text.len() + tag.name.len() + value.len();
        if self.entries.len() >= MAX_TAGS || bytes > MAX_TAG_BYTES {
            return Err(NotAdded::TooMany);
        }
        self.look_at(&value);
        let start = self.text.len();
        self.text.extend_from_slice(tag.name);
        let middle = self.text.len();
        self.text.extend_from_slice(&value);
        self.entries.push((start..middle, middle..self.text.len()));
        self.names |= name_bit(tag.name);
        Ok(())
    }

    /// Tells the encoding by bytes of the game, unless it is known.
    pub(super) fn look_at(&mut self, bytes: &[u8]) {
        // Nearly all are ASCII, which is seen at a glance.
        if bytes.is_ascii()
            || self.encoding != Encoding::Utf8
            || core::str::from_utf8(bytes).is_ok()
        {
            return;
        }
        if self.is_named {
            self.has_invalid = true;
        } else {
            self.encoding = Encoding::detect(bytes);
        }
    }

    /// What is to be said about the encoding, if that was learnt since `before`.
    pub(super) fn encoding_fault(&self, before: (Encoding, bool)) -> Option<FaultKind> {
        if self.encoding != before.0 {
            return Some(FaultKind::Encoding(self.encoding));
        }
        (self.has_invalid && !before.1).then_some(FaultKind::NotUtf8)
    }

    pub(super) const fn encoding_state(&self) -> (Encoding, bool) {
        (self.encoding, self.has_invalid)
    }

    /// The text of bytes that need not be a tag's.
    pub(super) fn decode<'a>(&self, bytes: &'a [u8]) -> Cow<'a, str> {
        if self.is_named {
            return self.encoding.decode(bytes);
        }
        match core::str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) if self.encoding == Encoding::Utf8 => decode(bytes).0,
            Err(_) => self.encoding.decode(bytes),
        }
    }

    fn piece(&self, range: &Range<usize>) -> &[u8] {
        self.text.get(range.clone()).unwrap_or_default()
    }

    fn get_bytes_of(&self, name: &[u8]) -> Option<&[u8]> {
        if self.names & name_bit(name) == 0 {
            return None;
        }
        self.entries
            .iter()
            .find(|(key, _)| self.piece(key) == name)
            .map(|(_, value)| self.piece(value))
    }

    /// The value of the tag `name` as it stands in the text, quotes and backslashes resolved.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"[White \"A\"]\n[Black \"B\"]\n\n*").next().unwrap()?;
    /// assert_eq!(game.tags().get_bytes("White"), Some(&b"A"[..]));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn get_bytes(&self, name: &str) -> Option<&[u8]> {
        self.get_bytes_of(name.as_bytes())
    }

    /// The value of the tag `name` as text. If any tag of the game is not valid UTF-8, all of
    /// them are read in the encoding that [`Encoding::detect`] tells by the first one that is not.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"[White \"A\"]\n[Black \"B\"]\n\n*").next().unwrap()?;
    /// assert_eq!(game.tags().get("Black").as_deref(), Some("B"));
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn get(&self, name: &str) -> Option<Cow<'_, str>> {
        self.get_bytes(name).map(|value| self.text_of(value))
    }

    fn text_of<'a>(&self, bytes: &'a [u8]) -> Cow<'a, str> {
        self.encoding.decode(bytes)
    }

    /// All tags in the order of the text, as text.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"[White \"A\"]\n[Black \"B\"]\n\n*").next().unwrap()?;
    /// let names: Vec<_> = game.tags().iter().map(|(name, _)| name).collect();
    /// assert_eq!(names, ["White", "Black"]);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    pub fn iter(&self) -> impl Iterator<Item = (Cow<'_, str>, Cow<'_, str>)> {
        self.entries.iter().map(|(key, value)| {
            (
                self.text_of(self.piece(key)),
                self.text_of(self.piece(value)),
            )
        })
    }

    /// How many tags there are.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"[White \"A\"]\n[Black \"B\"]\n\n*").next().unwrap()?;
    /// assert_eq!(game.tags().len(), 2);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there is no tag.
    ///
    /// ```
    /// use chesslaws_notation::pgn::GameReader;
    /// let game = GameReader::from_bytes(b"1. e4 *").next().unwrap()?;
    /// assert!(game.tags().is_empty());
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// How the tags are turned into text.
    ///
    /// ```
    /// use chesslaws_notation::pgn::{Encoding, GameReader};
    /// let game = GameReader::from_bytes(b"[White \"Mu\xf1oz\"]\n\n*").next().unwrap()?;
    /// assert_eq!(game.tags().encoding(), Encoding::Windows1252);
    /// # Ok::<(), core::convert::Infallible>(())
    /// ```
    #[must_use]
    pub fn encoding(&self) -> Encoding {
        self.encoding
    }
}
