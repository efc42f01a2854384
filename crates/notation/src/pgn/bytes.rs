//! The classes of bytes in movetext: one table look-up decides what a token starts with and
//! where a word ends.

/// What a token that starts with a byte can be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Class {
    /// Starts a word: a move, or something that will be refused as one.
    Word,
    /// Starts a move number, a result or castling written with zeros.
    Digit,
    Space,
    BraceOpen,
    Rare(Rare),
}

/// The classes that a plain game seldom needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Rare {
    Newline,
    /// Starts a word that may be an evaluation sign: `+-`, `=`, `±`, `--`.
    Sign,
    Dot,
    BraceClose,
    ParenOpen,
    ParenClose,
    Semicolon,
    Dollar,
    /// `!` and `?`.
    Glyph,
    Star,
    BracketOpen,
    BracketClose,
}

const fn class_of(byte: u8) -> Class {
    Class::Rare(match byte {
        b' ' | b'\t' | 0x0b | 0x0c => return Class::Space,
        b'0'..=b'9' => return Class::Digit,
        b'{' => return Class::BraceOpen,
        b'\n' | b'\r' => Rare::Newline,
        b'.' => Rare::Dot,
        b'}' => Rare::BraceClose,
        b'(' => Rare::ParenOpen,
        b')' => Rare::ParenClose,
        b';' => Rare::Semicolon,
        b'$' => Rare::Dollar,
        b'!' | b'?' => Rare::Glyph,
        b'*' => Rare::Star,
        b'[' => Rare::BracketOpen,
        b']' => Rare::BracketClose,
        b'+' | b'-' | b'=' | b'/' | b'~' | b'^' | b'#' | 0xbd | 0xc2 | 0xe2 => Rare::Sign,
        _ => return Class::Word,
    })
}

const fn classes() -> [Class; 256] {
    let mut table = [Class::Word; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = class_of(byte as u8);
        byte += 1;
    }
    table
}

const fn ends() -> [bool; 256] {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] = !matches!(
            class_of(byte as u8),
            Class::Word | Class::Digit | Class::Rare(Rare::Sign | Rare::Dot)
        );
        byte += 1;
    }
    table
}

const fn name_bytes() -> [bool; 256] {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        let b = byte as u8;
        table[byte] =
            b.is_ascii_alphanumeric() || matches!(b, b'_' | b'+' | b'#' | b'=' | b':' | b'-');
        byte += 1;
    }
    table
}

static CLASSES: [Class; 256] = classes();
static ENDS_WORD: [bool; 256] = ends();
static IN_TAG_NAME: [bool; 256] = name_bytes();

/// What a token that starts with `byte` can be.
#[inline(always)]
pub(crate) fn class(byte: u8) -> Class {
    CLASSES[usize::from(byte)]
}

/// Whether `byte` ends a word: white space, brackets, comments, glyphs.
#[inline(always)]
pub(crate) fn ends_word(byte: u8) -> bool {
    ENDS_WORD[usize::from(byte)]
}

/// Whether `byte` is white space, newlines included.
#[inline(always)]
pub(crate) fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r' | 0x0b | 0x0c)
}

/// Whether `byte` may stand in the name of a tag: letters, digits and the symbol characters of
/// the PGN standard, section 7.
#[inline(always)]
pub(crate) fn in_tag_name(byte: u8) -> bool {
    IN_TAG_NAME[usize::from(byte)]
}

/// A hash of the name of a tag. Every byte counts, eight at a time.
#[inline]
pub(crate) fn name_hash(name: &[u8]) -> u64 {
    let mix = |hash: u64, word: u64| {
        let mixed = (hash ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed ^ mixed >> 32
    };
    let (words, rest) = name.as_chunks::<8>();
    let hash = words.iter().fold(name.len() as u64, |hash, word| {
        mix(hash, u64::from_le_bytes(*word))
    });
    let rest = rest
        .iter()
        .fold(0, |word, &byte| word << 8 | u64::from(byte));
    mix(hash, rest)
}

const ONES: u64 = u64::MAX / 0xff;
const HIGHS: u64 = 0x80 * ONES;

/// What may end a plain comment on one line.
#[inline(always)]
const fn ends_comment(byte: u8) -> u8 {
    let brace = min(byte ^ b'{', byte ^ b'}');
    min(brace, min(byte ^ b'\n', byte ^ b'\r'))
}

const fn min(a: u8, b: u8) -> u8 {
    if a < b { a } else { b }
}

/// The first brace or line break.
#[inline(always)]
pub(crate) fn find_comment_end(text: &[u8]) -> Option<usize> {
    let (words, _) = text.as_chunks::<8>();
    // Most comments are short: eight bytes at once, with few instructions.
    for (number, word) in words.iter().enumerate().take(8) {
        let word = u64::from_le_bytes(*word);
        // The high bit of bytes below 0x20 and from 0x7b to 0x7f; above one of them others may
        // have it too.
        let outside = word.wrapping_sub(0x20 * ONES) | word.wrapping_add(0x05 * ONES);
        let found = outside & !word & HIGHS;
        if found != 0 {
            let at = number * 8 + found.trailing_zeros() as usize / 8;
            if text.get(at).is_some_and(|&byte| ends_comment(byte) == 0) {
                return Some(at);
            }
            break;
        }
    }
    find_zero(text, ends_comment)
}

const BLOCK: usize = 16;

/// The first byte for which `difference` is zero. It should be arithmetic without branches: then
/// the compiler does it for a block of bytes at once.
#[inline(always)]
pub(crate) fn find_zero(text: &[u8], difference: impl Fn(u8) -> u8) -> Option<usize> {
    let (blocks, rest) = text.as_chunks::<BLOCK>();
    for (number, block) in blocks.iter().enumerate() {
        let mut found = [0; BLOCK];
        for (found, &byte) in found.iter_mut().zip(block) {
            *found = if difference(byte) == 0 { 0xff } else { 0 };
        }
        let found = u128::from_le_bytes(found);
        if found != 0 {
            return Some(number * BLOCK + found.trailing_zeros() as usize / 8);
        }
    }
    let step = rest.iter().position(|&byte| difference(byte) == 0)?;
    Some(blocks.len() * BLOCK + step)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_end_at_the_first_brace_or_break() {
        for byte in 0..=255u8 {
            for before in 0..70 {
                let mut text = alloc::vec![b'y'; before];
                text[before / 2..].fill(b'a');
                text[before / 3..before / 2].fill(0xff);
                text.push(byte);
                text.extend_from_slice(b"abc}def");
                let first = text.iter().position(|b| b"{}\n\r".contains(b));
                assert_eq!(find_comment_end(&text), first, "{byte:#x} after {before}");
            }
        }
        assert_eq!(find_comment_end(b"no end"), None);
    }

    #[test]
    fn the_table_agrees_with_the_match() {
        for byte in 0..=255u8 {
            assert!(class(byte) == class_of(byte), "{byte:#x}");
        }
        assert!(ends_word(b' ') && ends_word(b'{') && ends_word(b'!') && ends_word(b'*'));
        assert!(!ends_word(b'e') && !ends_word(b'.') && !ends_word(0) && !ends_word(0xe2));
    }
}
