//! The hash of a line.

use core::fmt;
use core::str::FromStr;

/// The BLAKE3 hash of a line of a journal and of all lines before it.
///
/// ```
/// use chesslaws_arbiter::journal::LineHash;
///
/// let text = "00".repeat(31) + "ff";
/// let hash: LineHash = text.parse()?;
/// assert_eq!(hash.as_bytes()[31], 255);
/// assert_eq!(hash.to_string(), text);
/// # Ok::<(), chesslaws_arbiter::journal::ParseLineHashError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct LineHash([u8; 32]);

impl LineHash {
    /// What stands for the hash before the first line: 32 zero bytes.
    pub(super) const NONE: Self = Self([0; 32]);
    /// Hexadecimal digits of a hash.
    pub(super) const DIGITS: usize = 64;

    /// The hash of the line with this body that follows a line with the hash `self`.
    pub(super) fn then(self, body: &[u8]) -> Self {
        let mut hasher = blake3::Hasher::new();
        hasher.update(&self.0).update(body);
        Self(*hasher.finalize().as_bytes())
    }

    /// The 32 bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }
}

impl fmt::Display for LineHash {
    /// 64 hexadecimal digits in lower case.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// The text is no hash of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits in lower case")]
pub struct ParseLineHashError;

impl FromStr for LineHash {
    type Err = ParseLineHashError;

    fn from_str(text: &str) -> Result<Self, ParseLineHashError> {
        Self::read(text.as_bytes()).ok_or(ParseLineHashError)
    }
}

impl LineHash {
    pub(super) fn read(text: &[u8]) -> Option<Self> {
        let (pairs, rest) = text.as_chunks::<2>();
        if pairs.len() != 32 || !rest.is_empty() {
            return None;
        }
        let mut bytes = [0; 32];
        for (byte, [high, low]) in bytes.iter_mut().zip(pairs) {
            *byte = digit(*high)? << 4 | digit(*low)?;
        }
        Some(Self(bytes))
    }
}

fn digit(letter: u8) -> Option<u8> {
    match letter {
        b'0'..=b'9' => Some(letter - b'0'),
        b'a'..=b'f' => Some(letter - b'a' + 10),
        _ => None,
    }
}
