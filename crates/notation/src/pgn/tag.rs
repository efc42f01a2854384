//! One tag pair of a game's head.

use alloc::borrow::Cow;
use alloc::vec::Vec;

/// A tag pair as it stands in the text.
///
/// ```
/// use chesslaws_notation::pgn::Tag;
///
/// let tag = Tag { name: b"Event", raw_value: br#"The \"Open\""#, byte: 0 };
/// assert_eq!(tag.value().as_ref(), br#"The "Open""#);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag<'a> {
    /// The name, such as `Event`.
    pub name: &'a [u8],
    /// The value between its quotes, with `\"` and `\\` as written.
    pub raw_value: &'a [u8],
    /// Offset of the opening bracket from the start of the text.
    pub byte: u64,
}

impl<'a> Tag<'a> {
    /// The value with `\"` and `\\` resolved. Other backslashes stay as they are.
    ///
    /// ```
    /// use chesslaws_notation::pgn::Tag;
    /// let tag = Tag { name: b"Site", raw_value: br"C:\\games", byte: 0 };
    /// assert_eq!(tag.value().as_ref(), br"C:\games");
    /// ```
    #[must_use]
    pub fn value(&self) -> Cow<'a, [u8]> {
        if !self.raw_value.contains(&b'\\') {
            return Cow::Borrowed(self.raw_value);
        }
        let mut value = Vec::with_capacity(self.raw_value.len());
        let mut bytes = self.raw_value.iter().copied().peekable();
        while let Some(byte) = bytes.next() {
            match (byte, bytes.peek()) {
                (b'\\', Some(&(next @ b'"' | next @ b'\\'))) => {
                    value.push(next);
                    bytes.next();
                }
                _ => value.push(byte),
            }
        }
        Cow::Owned(value)
    }
}
