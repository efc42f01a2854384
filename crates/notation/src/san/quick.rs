//! The plainest moves, read from eight bytes at once.
//!
//! What a move looks like changes from one to the next in ways that no processor foresees, so each
//! branch on it costs more than ten times an instruction. Here the eight bytes are one number: its
//! bits tell where the word ends, and shifts take it apart from behind. What stands before the square
//! of arrival is looked up as a whole.

use super::parse::NAMED;
use super::{CheckSign, San, SanAction};
use chesslaws_board::{Bitboard, File, Rank, Role, Square, Step};
use core::fmt;

const ONES: u64 = u64::MAX / 0xff;

/// A move that was read quickly, in the bits of a number: a record of bytes would go through memory
/// on its way from the words to the board, and a processor waits for bytes that it has just stored.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Quick(u32);

impl Quick {
    /// No file or no rank of origin is written.
    const NONE: u32 = 8;

    /// The move. Always [`SanAction::Piece`], with nothing to note.
    #[inline(always)]
    pub(crate) fn san(self) -> San {
        const SIGNS: [Option<CheckSign>; 4] =
            [None, Some(CheckSign::Check), Some(CheckSign::Mate), None];
        let (file, rank) = self.origin();
        let Step {
            role, to, capture, ..
        } = self.step();
        San {
            check: SIGNS[self.0 as usize >> 18 & 3],
            ..San::plain(SanAction::Piece {
                role,
                file,
                rank,
                capture,
                to,
                promotion: None,
            })
        }
    }

    /// What the board needs to know.
    #[inline(always)]
    pub(crate) fn step(self) -> Step {
        let bits = self.0 as usize;
        Step {
            role: ROLES[bits & 7],
            to: Square::ALL[bits >> 11 & 63],
            among: ORIGINS[bits >> 3 & 0xff],
            capture: bits >> 17 & 1 != 0,
        }
    }

    /// What is written of the origin.
    #[inline]
    pub(crate) fn origin(self) -> (Option<File>, Option<Rank>) {
        let bits = self.0 as usize;
        let file = File::from_index(bits >> 3 & 15);
        (file, Rank::from_index(bits >> 7 & 15))
    }

    /// Whether a sign for check or mate is written.
    #[inline(always)]
    pub(crate) fn has_check_sign(self) -> bool {
        self.0 >> 18 != 0
    }

    /// Whether it is a pawn's move, which every language writes alike.
    #[inline(always)]
    pub(crate) fn is_pawn_move(self) -> bool {
        self.0 & 7 == Role::Pawn as u32
    }
}

const ROLES: [Role; 8] = {
    let mut roles = [Role::Pawn; 8];
    let mut role = 0;
    while role < 6 {
        roles[role] = Role::ALL[role];
        role += 1;
    }
    roles
};

/// By file and rank of origin, four bits each as in a [`Quick`].
static ORIGINS: [Bitboard; 256] = {
    let mut origins = [Bitboard::FULL; 256];
    let mut bits = 0;
    while bits < 256 {
        let file = match File::from_index(bits & 15) {
            Some(file) => Bitboard::file(file),
            None => Bitboard::FULL,
        };
        let rank = match Rank::from_index(bits >> 4) {
            Some(rank) => Bitboard::rank(rank),
            None => Bitboard::FULL,
        };
        origins[bits] = Bitboard(file.0 & rank.0);
        bits += 1;
    }
    origins
};

impl fmt::Debug for Quick {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.san().fmt(f)
    }
}

/// The move at the start of `text` and the length of its word, if it is in the export form, neither
/// castling nor promotion, and followed by a blank within the eight bytes; and how many spaces follow
/// it, 0 or 1.
#[inline(always)]
pub(crate) fn read(text: &[u8; 8]) -> Option<(Quick, usize, usize)> {
    /// A bit for each of the four blanks that end a word.
    const BLANKS: u64 = 1 << b' ' | 1 << b'\n' | 1 << b'\r' | 1 << b'\t';
    let word = u64::from_le_bytes(*text);
    // The high bit of the first byte below 0x21 is right; those above it need not be.
    let blanks = word.wrapping_sub(0x21 * ONES) & !word & (0x80 * ONES);
    let bits = blanks.trailing_zeros() & 0x38;
    if blanks == 0 || bits < 16 {
        return None;
    }
    let blank = (word >> bits) as u8;
    if BLANKS >> (blank & 63) & 1 == 0 {
        return None;
    }
    // The last byte on top, zeros below the first.
    let rest = word << (64 - bits);
    let last = (rest >> 56) as u8;
    // One bit is between the two signs.
    let signed = u32::from(last | 8 == b'+');
    let sign = signed << (!last >> 3 & 1);
    let rest = rest << (8 * signed);
    let square = ((rest >> 48) as u32).wrapping_sub(u32::from(u16::from_le_bytes(*b"a1")));
    if square & 0xf8f8 != 0 {
        return None;
    }
    let to = square & 7 | square >> 5 & 0x38;
    let prefix = Prefix::look_up(rest << 16)?;
    let quick = prefix | to << 11 | sign << 18;
    let space = usize::from(blank == b' ');
    Some((Quick(quick), bits as usize / 8, space))
}

/// What may stand before the square of arrival: the letter of the piece, the file or the rank it
/// comes from, and the sign for a capture. 179 of them, found by one multiplication.
struct Prefix;

impl Prefix {
    const BITS: u32 = 10;
    /// The first of those tried that gives each prefix a place of its own.
    const FACTOR: u32 = 0xccf0_608b;

    /// The prefix, its last byte on top, in the bits of a [`Quick`].
    #[inline(always)]
    fn look_up(prefix: u64) -> Option<u32> {
        let entry = PREFIXES[Self::place((prefix >> 32) as u32)];
        let differs = (entry ^ prefix) >> 32 | prefix << 32;
        (differs == 0).then_some(entry as u32)
    }

    #[inline(always)]
    const fn place(key: u32) -> usize {
        (key.wrapping_mul(Self::FACTOR) >> (32 - Self::BITS)) as usize
    }

    /// Adds a prefix without and with the sign for a capture to the table.
    const fn add(table: &mut [u64; 1 << Self::BITS], key: u32, quick: u32) {
        Self::add_one(table, key, quick);
        Self::add_one(table, key >> 8 | (b'x' as u32) << 24, quick | 1 << 17);
    }

    const fn add_one(table: &mut [u64; 1 << Self::BITS], key: u32, quick: u32) {
        let place = Self::place(key);
        assert!(table[place] == u64::MAX, "two prefixes in one place");
        table[place] = (key as u64) << 32 | quick as u64;
    }
}

/// By [`Prefix::place`]: the prefix in the upper half, its meaning in the lower.
static PREFIXES: [u64; 1 << Prefix::BITS] = {
    const NO_FILE: u32 = Quick::NONE << 3;
    const NO_RANK: u32 = Quick::NONE << 7;
    // No prefix has the bytes of an empty place.
    let mut table = [u64::MAX; 1 << Prefix::BITS];
    Prefix::add_one(&mut table, 0, Role::Pawn as u32 | NO_FILE | NO_RANK);
    let mut letter = 0;
    while letter < 256 {
        if let Some(role) = NAMED[letter] {
            let (key, role) = ((letter as u32) << 24, role as u32);
            Prefix::add(&mut table, key, role | NO_FILE | NO_RANK);
            let mut line = 0;
            while line < 8 {
                let file = key >> 8 | (b'a' as u32 + line) << 24;
                let rank = key >> 8 | (b'1' as u32 + line) << 24;
                Prefix::add(&mut table, file, role | line << 3 | NO_RANK);
                Prefix::add(&mut table, rank, role | NO_FILE | line << 7);
                line += 1;
            }
        }
        letter += 1;
    }
    let mut file = 0;
    while file < 8 {
        let key = (b'a' as u32 + file) << 16 | (b'x' as u32) << 24;
        let capture = Role::Pawn as u32 | file << 3 | NO_RANK | 1 << 17;
        Prefix::add_one(&mut table, key, capture);
        file += 1;
    }
    table
};

#[cfg(test)]
mod tests {
    use super::super::parse::fast;
    use super::*;
    use alloc::string::String;
    use alloc::{format, vec, vec::Vec};

    /// Every word of up to five signs that occur in moves, and of up to seven made of common parts.
    #[test]
    fn reads_what_the_slower_reader_reads() {
        let signs = b"aehxNK18+#=O-.";
        let mut words = vec![Vec::new()];
        let mut from = 0;
        for _ in 0..4 {
            let to = words.len();
            for word in from..to {
                for &sign in signs {
                    let longer = [&words[word][..], &[sign]].concat();
                    words.push(longer);
                }
            }
            from = to;
        }
        for role in ["", "N", "Q", "K", "P"] {
            for origin in ["", "a", "1", "b3", "3b", "x"] {
                for capture in ["", "x", "xx", "-"] {
                    for to in ["e4", "h8", "4e", "i1", "a9"] {
                        for sign in ["", "+", "#", "=Q", "!"] {
                            words.push(format!("{role}{origin}{capture}{to}{sign}").into_bytes());
                        }
                    }
                }
            }
        }
        let mut read_quickly = 0;
        for word in words
            .iter()
            .filter(|word| !word.is_empty() && word.len() < 8)
        {
            for blank in *b" \n\r\t" {
                let mut text = [b'K'; 8];
                text[..word.len()].copy_from_slice(word);
                text[word.len()] = blank;
                match read(&text) {
                    Some((quick, len, space)) => {
                        assert_eq!(space, usize::from(blank == b' '));
                        assert_eq!((Some(quick.san()), len), (fast(word), word.len()));
                        read_quickly += 1;
                    }
                    // Only castling, promotions and whole squares of origin are left to the
                    // slower reader.
                    None => assert!(
                        fast(word).is_none_or(|_| word.contains(&b'O')
                            || word.contains(&b'=')
                            || word.windows(2).any(|two| two == b"b3")),
                        "{}",
                        String::from_utf8_lossy(word)
                    ),
                }
            }
        }
        assert!(read_quickly > 1000);
    }

    #[test]
    fn leaves_words_that_end_otherwise() {
        for text in [
            b"e4{e5 e6",
            b"e4!     ",
            b"e4\x01 e5  ",
            b"Nbxd2+e4",
            b"        ",
            b"\xc3e4     ",
        ] {
            assert_eq!(read(text), None, "{text:?}");
        }
    }
}
