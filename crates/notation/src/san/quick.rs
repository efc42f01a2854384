//! The plainest moves, read from eight bytes at once.
//!
//! What a move looks like changes from one to the next in ways that no processor foresees, so each
//! branch on it costs more than ten times an instruction. Here the eight bytes are one number: its
//! bits tell where the word ends, and shifts take it apart from behind.

use super::parse::NAMED;
use super::{CheckSign, San, SanAction};
use chesslaws_board::{File, Rank, Role, Square};
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
        const ROLES: [Role; 8] = {
            let mut roles = [Role::Pawn; 8];
            let mut role = 0;
            while role < 6 {
                roles[role] = Role::ALL[role];
                role += 1;
            }
            roles
        };
        const SIGNS: [Option<CheckSign>; 4] =
            [None, Some(CheckSign::Check), Some(CheckSign::Mate), None];
        let bits = self.0 as usize;
        San {
            check: SIGNS[bits >> 18 & 3],
            ..San::plain(SanAction::Piece {
                role: ROLES[bits & 7],
                file: File::from_index(bits >> 3 & 15),
                rank: Rank::from_index(bits >> 7 & 15),
                capture: bits >> 17 & 1 != 0,
                to: Square::ALL[bits >> 11 & 63],
                promotion: None,
            })
        }
    }

    /// Whether it is a pawn's move, which every language writes alike.
    #[inline(always)]
    pub(crate) fn is_pawn_move(self) -> bool {
        self.0 & 7 == Role::Pawn as u32
    }
}

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
    let word = u64::from_le_bytes(*text);
    // The high bit of the first byte below 0x21 is right; those above it need not be.
    let blanks = word.wrapping_sub(0x21 * ONES) & !word & (0x80 * ONES);
    let bits = blanks.trailing_zeros() & 0x38;
    let len = bits / 8;
    let blank = (word >> bits) as u8;
    if blanks == 0 || len < 2 || !matches!(blank, b' ' | b'\n' | b'\r' | b'\t') {
        return None;
    }
    // The last byte on top, zeros below the first.
    let mut rest = word << (64 - bits);
    let sign = top(rest);
    let sign = u32::from(sign == b'+') | (2 * u32::from(sign == b'#'));
    let signs = u32::from(sign != 0);
    rest <<= 8 * signs;
    let rank = top(rest).wrapping_sub(b'1');
    let file = top(rest << 8).wrapping_sub(b'a');
    if (rank | file) > 7 {
        return None;
    }
    rest <<= 16;
    let captures = u32::from(top(rest) == b'x');
    rest <<= 8 * captures;
    let role = NAMED[usize::from(word as u8)].unwrap_or(Role::Pawn);
    // What is left: the letter of the piece, and where it comes from.
    let before = len - signs - 2 - captures;
    let count = before - u32::from(role != Role::Pawn);
    let mut origin = Quick::NONE | Quick::NONE << 4;
    if count != 0 {
        origin = read_origin(role, captures != 0, count, rest)?;
    } else if role == Role::Pawn && captures != 0 {
        return None;
    }
    let to = u32::from(rank) * 8 + u32::from(file);
    let quick = role as u32 | origin << 3 | to << 11 | captures << 17 | sign << 18;
    Some((Quick(quick), len as usize, usize::from(blank == b' ')))
}

#[inline(always)]
const fn top(word: u64) -> u8 {
    (word >> 56) as u8
}

/// The written part of the origin: `count` bytes, the last on top of `rest`. File and rank in four
/// bits each.
#[inline]
fn read_origin(role: Role, capture: bool, count: u32, rest: u64) -> Option<u32> {
    let last = top(rest);
    let (file, rank) = (last.wrapping_sub(b'a'), last.wrapping_sub(b'1'));
    let (file, rank) = match count {
        1 if file < 8 => (u32::from(file), Quick::NONE),
        1 if rank < 8 => (Quick::NONE, u32::from(rank)),
        2 if rank < 8 => (
            u32::from(top(rest << 8).wrapping_sub(b'a')),
            u32::from(rank),
        ),
        _ => return None,
    };
    let is_pawn = role == Role::Pawn;
    if file > Quick::NONE || is_pawn && (!capture || rank != Quick::NONE || file == Quick::NONE) {
        return None;
    }
    // Two bytes need both a file and a rank.
    (count == 1 || file < Quick::NONE).then_some(file | rank << 4)
}

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
                    // Only castling and promotions are left to the slower reader.
                    None => assert!(
                        fast(word).is_none_or(|_| word.contains(&b'O') || word.contains(&b'=')),
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
