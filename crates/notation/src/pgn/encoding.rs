//! The encodings of game files: named by the caller, or told apart by a fixed rule.

use alloc::borrow::Cow;
use alloc::string::String;
use core::fmt;
use core::str::FromStr;
use thiserror::Error;

/// How bytes are turned into text.
///
/// # How encodings are told apart
///
/// By [`Encoding::detect`], always in the same way: what is valid UTF-8 is UTF-8. Otherwise words
/// are looked at, that is runs of ASCII letters and of bytes from 80 up. A run of three or more
/// Cyrillic letters of Windows-1251 without an ASCII letter speaks for Windows-1251, any other
/// word with a byte from C0 up for Windows-1252, in whose languages accents stand among plain
/// letters; the majority decides, and Windows-1252 where there is none. Latin-1 is never told
/// apart from Windows-1252: they differ in control characters only.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
#[non_exhaustive]
pub enum Encoding {
    /// UTF-8, which includes ASCII.
    #[default]
    Utf8,
    /// ISO 8859-1: each byte is the character of the same number.
    Latin1,
    /// Windows-1251, Cyrillic. The byte 98, which it leaves open, is read as a control character.
    Windows1251,
    /// Windows-1252: Latin-1 with quotation marks, dashes and letters in the place of the control
    /// characters 80 to 9F. The five bytes that it leaves open are read as the control characters
    /// of Latin-1, so every byte has a meaning.
    Windows1252,
}

/// Windows-1252 from 80 to 9F.
const WINDOWS_1252: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Windows-1251 from 80 to BF; from C0 on it has the letters А to я in their order.
const WINDOWS_1251: [char; 64] = [
    'Ђ', 'Ѓ', '‚', 'ѓ', '„', '…', '†', '‡', '€', '‰', 'Љ', '‹', 'Њ', 'Ќ', 'Ћ', 'Џ', 'ђ', '‘', '’',
    '“', '”', '•', '–', '—', '\u{98}', '™', 'љ', '›', 'њ', 'ќ', 'ћ', 'џ', '\u{a0}', 'Ў', 'ў', 'Ј',
    '¤', 'Ґ', '¦', '§', 'Ё', '©', 'Є', '«', '¬', '\u{ad}', '®', 'Ї', '°', '±', 'І', 'і', 'ґ', 'µ',
    '¶', '·', 'ё', '№', 'є', '»', 'ј', 'Ѕ', 'ѕ', 'ї',
];

/// The name of an encoding that is not known.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("expected utf-8, latin-1, windows-1251 or windows-1252, found {found:?}")]
pub struct UnknownEncoding {
    /// The name.
    pub found: String,
}

impl Encoding {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::Utf8,
        Self::Latin1,
        Self::Windows1251,
        Self::Windows1252,
    ];

    /// The usual name, in small letters.
    ///
    /// ```
    /// use chesslaws_notation::pgn::Encoding;
    /// assert_eq!(Encoding::Windows1251.name(), "windows-1251");
    /// ```
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Utf8 => "utf-8",
            Self::Latin1 => "latin-1",
            Self::Windows1251 => "windows-1251",
            Self::Windows1252 => "windows-1252",
        }
    }

    /// The text of `bytes`. Single-byte encodings give every byte a character; in UTF-8 what is
    /// not valid becomes U+FFFD.
    ///
    /// ```
    /// use chesslaws_notation::pgn::Encoding;
    /// assert_eq!(Encoding::Windows1251.decode(b"\xca\xf0f1"), "Крf1");
    /// assert_eq!(Encoding::Latin1.decode(b"H\xfcbner"), "Hübner");
    /// ```
    #[must_use]
    pub fn decode(self, bytes: &[u8]) -> Cow<'_, str> {
        if self == Self::Utf8 {
            return String::from_utf8_lossy(bytes);
        }
        match core::str::from_utf8(bytes) {
            Ok(text) if text.is_ascii() => Cow::Borrowed(text),
            _ => Cow::Owned(bytes.iter().map(|&byte| self.character(byte)).collect()),
        }
    }

    /// The character of a byte in a single-byte encoding.
    fn character(self, byte: u8) -> char {
        match (self, byte) {
            (Self::Windows1252, 0x80..=0x9f) => WINDOWS_1252[usize::from(byte - 0x80)],
            (Self::Windows1251, 0x80..=0xbf) => WINDOWS_1251[usize::from(byte - 0x80)],
            (Self::Windows1251, 0xc0..) => char::from_u32(0x410 + u32::from(byte - 0xc0))
                .unwrap_or(char::REPLACEMENT_CHARACTER),
            _ => char::from(byte),
        }
    }

    /// Tells the encoding of `bytes` by the rule above.
    ///
    /// ```
    /// use chesslaws_notation::pgn::Encoding;
    /// assert_eq!(Encoding::detect("Чигорин".as_bytes()), Encoding::Utf8);
    /// assert_eq!(Encoding::detect(b"\xd7\xe8\xe3\xee\xf0\xe8\xed"), Encoding::Windows1251);
    /// assert_eq!(Encoding::detect(b"H\xfcbner"), Encoding::Windows1252);
    /// ```
    #[must_use]
    pub fn detect(bytes: &[u8]) -> Self {
        if core::str::from_utf8(bytes).is_ok() {
            return Self::Utf8;
        }
        let (mut cyrillic, mut other) = (0usize, 0usize);
        for word in bytes.split(|b| b.is_ascii() && !b.is_ascii_alphabetic()) {
            if word.len() >= 3 && word.iter().all(|&byte| is_cyrillic(byte)) {
                cyrillic += 1;
            } else if word.iter().any(|&byte| byte >= 0xc0) {
                other += 1;
            }
        }
        if cyrillic > other {
            Self::Windows1251
        } else {
            Self::Windows1252
        }
    }
}

/// Whether a byte is a letter of Russian, Ukrainian or Belarusian in Windows-1251.
const fn is_cyrillic(byte: u8) -> bool {
    matches!(
        byte,
        0xc0..|0xa1| 0xa2 | 0xa5 | 0xa8 | 0xaa | 0xaf | 0xb2..=0xb4 | 0xb8 | 0xba | 0xbf
    )
}

impl fmt::Display for Encoding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Utf8 => "UTF-8",
            Self::Latin1 => "Latin-1",
            Self::Windows1251 => "Windows-1251",
            Self::Windows1252 => "Windows-1252",
        })
    }
}

/// The usual names, whatever the case of their letters: `utf-8`, `latin-1` (`iso-8859-1`),
/// `windows-1251` (`cp1251`), `windows-1252` (`cp1252`); hyphens and underscores may be left out.
impl FromStr for Encoding {
    type Err = UnknownEncoding;

    fn from_str(text: &str) -> Result<Self, UnknownEncoding> {
        let name: String = text
            .chars()
            .filter(|c| !matches!(c, '-' | '_' | ' '))
            .map(|c| c.to_ascii_lowercase())
            .collect();
        Ok(match name.as_str() {
            "utf8" => Self::Utf8,
            "latin1" | "iso88591" => Self::Latin1,
            "windows1251" | "cp1251" => Self::Windows1251,
            "windows1252" | "cp1252" => Self::Windows1252,
            _ => return Err(UnknownEncoding { found: text.into() }),
        })
    }
}

/// Reads `bytes` in the encoding that [`Encoding::detect`] tells; no byte is lost or replaced.
///
/// ```
/// use chesslaws_notation::pgn::{Encoding, decode};
///
/// assert_eq!(decode("Hübner".as_bytes()), ("Hübner".into(), Encoding::Utf8));
/// assert_eq!(decode(b"H\xfcbner"), ("Hübner".into(), Encoding::Windows1252));
/// ```
#[must_use]
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    let encoding = Encoding::detect(bytes);
    (encoding.decode(bytes), encoding)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_byte_has_a_meaning_of_its_own() {
        for encoding in [
            Encoding::Latin1,
            Encoding::Windows1251,
            Encoding::Windows1252,
        ] {
            let mut seen = alloc::collections::BTreeSet::new();
            for byte in 0..=255u8 {
                assert!(
                    seen.insert(encoding.character(byte)),
                    "{encoding} {byte:#x}"
                );
            }
        }
        assert_eq!(Encoding::Windows1252.character(0xe9), 'é');
        assert_eq!(Encoding::Windows1252.character(0x9a), 'š');
        let letters: String = [0xc0, 0xdf, 0xe0, 0xff, 0xa8, 0xb8, 0xb9]
            .map(|byte| Encoding::Windows1251.character(byte))
            .iter()
            .collect();
        assert_eq!(letters, "АЯаяЁё№");
    }

    #[test]
    fn names_are_read_back() {
        for encoding in Encoding::ALL {
            assert_eq!(encoding.name().parse(), Ok(encoding));
        }
        assert_eq!("CP1251".parse(), Ok(Encoding::Windows1251));
        assert_eq!("ISO_8859-1".parse(), Ok(Encoding::Latin1));
        let error = "koi8-r".parse::<Encoding>().expect_err("not known");
        assert!(error.to_string().contains("found \"koi8-r\""));
    }

    #[test]
    fn few_letters_decide_nothing() {
        for (bytes, encoding) in [
            (&b"\xd6\xf6"[..], Encoding::Windows1252),
            (b"\xca\xf0f1", Encoding::Windows1252),
            (b"Mu\xf1oz", Encoding::Windows1252),
            (b"\x93x\x94", Encoding::Windows1252),
            (b"\xd2\xe0\xeb\xfc, M.", Encoding::Windows1251),
        ] {
            assert_eq!(Encoding::detect(bytes), encoding, "{bytes:x?}");
        }
    }

    use alloc::string::ToString;
}
