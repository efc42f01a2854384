//! Short texts that are put together without allocation and without formatting.

use core::fmt;

/// A text of at most `N` ASCII characters, at most 255: a move or a FEN.
///
/// ```
/// use chesslaws_board::{FenStyle, Position};
/// let text = Position::startpos().fen(FenStyle::default()).text();
/// assert!(text.as_str().ends_with(" w KQkq - 0 1"));
/// assert_eq!(text.to_string(), text.as_str());
/// ```
#[derive(Clone, Copy)]
pub struct AsciiText<const N: usize> {
    bytes: [u8; N],
    len: u8,
}

impl<const N: usize> AsciiText<N> {
    /// No text.
    ///
    /// ```
    /// use chesslaws_board::AsciiText;
    /// assert_eq!(AsciiText::<8>::new().as_str(), "");
    /// ```
    #[inline]
    #[must_use]
    pub const fn new() -> Self {
        Self {
            bytes: [0; N],
            len: 0,
        }
    }

    /// Adds one character; one that is not ASCII or does not fit is left out.
    ///
    /// ```
    /// use chesslaws_board::AsciiText;
    /// let mut text = AsciiText::<2>::new();
    /// for byte in [b'e', 0xe9, b'4', b'+'] {
    ///     text.push(byte);
    /// }
    /// assert_eq!(text.as_str(), "e4");
    /// ```
    #[inline]
    pub fn push(&mut self, byte: u8) {
        if let Some(slot) = self.bytes.get_mut(usize::from(self.len))
            && byte.is_ascii()
            && self.len < u8::MAX
        {
            *slot = byte;
            self.len += 1;
        }
    }

    /// Adds one character as [`AsciiText::push`] does, if `condition` holds; without a branch, where
    /// nobody foresees whether it does.
    ///
    /// ```
    /// use chesslaws_board::AsciiText;
    /// let mut text = AsciiText::<8>::new();
    /// for (is_written, byte) in [(true, b'N'), (false, b'x'), (true, b'f'), (true, b'3')] {
    ///     text.push_if(is_written, byte);
    /// }
    /// assert_eq!(text.as_str(), "Nf3");
    /// ```
    #[inline]
    pub fn push_if(&mut self, condition: bool, byte: u8) {
        if let Some(slot) = self.bytes.get_mut(usize::from(self.len))
            && byte.is_ascii()
            && self.len < u8::MAX
        {
            *slot = byte;
            self.len += u8::from(condition);
        }
    }

    /// Adds characters as [`AsciiText::push`] does.
    ///
    /// ```
    /// use chesslaws_board::AsciiText;
    /// let mut text = AsciiText::<8>::new();
    /// text.push_str("O-O");
    /// assert_eq!(text.as_str(), "O-O");
    /// ```
    #[inline]
    pub fn push_str(&mut self, text: &str) {
        text.bytes().for_each(|byte| self.push(byte));
    }

    /// Adds a number in decimal digits.
    pub(crate) fn push_number(&mut self, number: u32) {
        if number >= 10 {
            self.push_number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
    }

    /// The text as bytes, all of them ASCII.
    ///
    /// ```
    /// use chesslaws_board::AsciiText;
    /// let mut text = AsciiText::<8>::new();
    /// text.push_str("O-O");
    /// assert_eq!(text.as_bytes(), b"O-O");
    /// ```
    #[inline]
    #[must_use]
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes.get(..usize::from(self.len)).unwrap_or_default()
    }

    /// All `N` bytes, of which those beyond the text mean nothing: to be copied as a whole.
    ///
    /// ```
    /// use chesslaws_board::AsciiText;
    /// let mut text = AsciiText::<8>::new();
    /// text.push_str("e4");
    /// assert_eq!(text.whole()[..2], *b"e4");
    /// ```
    #[inline]
    #[must_use]
    pub const fn whole(&self) -> &[u8; N] {
        &self.bytes
    }

    /// The text.
    ///
    /// ```
    /// use chesslaws_board::{CastlingForm, Position};
    /// let position = Position::startpos();
    /// let move_ = position.parse_uci("e2e4")?;
    /// assert_eq!(position.uci(move_, CastlingForm::default()).as_str(), "e2e4");
    /// # Ok::<(), chesslaws_board::UciError>(())
    /// ```
    #[inline]
    #[must_use]
    pub fn as_str(&self) -> &str {
        // Always ASCII, so the text is never empty for want of an encoding.
        core::str::from_utf8(self.as_bytes()).unwrap_or_default()
    }
}

impl<const N: usize> Default for AsciiText<N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<const N: usize> AsRef<str> for AsciiText<N> {
    fn as_ref(&self) -> &str {
        self.as_str()
    }
}

impl<const N: usize> PartialEq for AsciiText<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl<const N: usize> Eq for AsciiText<N> {}

impl<const N: usize> fmt::Display for AsciiText<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl<const N: usize> fmt::Debug for AsciiText<N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}
