//! How an entry ended, and why it failed.

use core::ffi::c_char;
use core::fmt::{self, Write};

/// How an entry ended. Values are never reused; a program should take one it does not know as a
/// failure.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_status {
    /// Done.
    Ok = 0,
    /// There is nothing more: every game has been read. Not a failure.
    End = 1,
    /// The caller's own callback asked to stop. Not a failure.
    Stopped = 2,
    /// A pointer that must not be NULL is NULL.
    NullPointer = 16,
    /// A pointer is not aligned for what it should point to.
    Misaligned = 17,
    /// A structure was never set by this library, or by another version of it.
    Uninitialized = 18,
    /// The caller's memory is too small. The length that is needed has been written; nothing else
    /// has.
    BufferTooSmall = 19,
    /// A number is none of the enumerators, flags or indices that the entry takes.
    InvalidArgument = 20,
    /// A text is not UTF-8.
    InvalidUtf8 = 21,
    /// The FEN can't be read, or no game can go on from it.
    InvalidFen = 32,
    /// The text is not a move.
    UnreadableMove = 33,
    /// The move is not legal in the position.
    IllegalMove = 34,
    /// The text may mean several legal moves.
    AmbiguousMove = 35,
    /// The number or name is that of no edition of the Laws.
    UnknownEdition = 36,
    /// The edition has no such article, or its articles are not at hand.
    UnknownArticle = 37,
    /// The library failed: a fault in it, never the caller's. What the entry was given to change
    /// must not be used any more, save to free it; everything else can be.
    Panic = 255,
}

impl chesslaws_status {
    const ALL: [Self; 16] = [
        Self::Ok,
        Self::End,
        Self::Stopped,
        Self::NullPointer,
        Self::Misaligned,
        Self::Uninitialized,
        Self::BufferTooSmall,
        Self::InvalidArgument,
        Self::InvalidUtf8,
        Self::InvalidFen,
        Self::UnreadableMove,
        Self::IllegalMove,
        Self::AmbiguousMove,
        Self::UnknownEdition,
        Self::UnknownArticle,
        Self::Panic,
    ];

    /// The status in words, ended by a NUL.
    const fn words(self) -> &'static str {
        match self {
            Self::Ok => "done\0",
            Self::End => "there is nothing more\0",
            Self::Stopped => "the callback asked to stop\0",
            Self::NullPointer => "a pointer is NULL\0",
            Self::Misaligned => "a pointer is not aligned\0",
            Self::Uninitialized => "the structure was never set by this library\0",
            Self::BufferTooSmall => "the caller's memory is too small\0",
            Self::InvalidArgument => "a number that the entry does not take\0",
            Self::InvalidUtf8 => "the text is not UTF-8\0",
            Self::InvalidFen => "the FEN is not that of a position\0",
            Self::UnreadableMove => "the text is not a move\0",
            Self::IllegalMove => "the move is not legal\0",
            Self::AmbiguousMove => "the text may mean several legal moves\0",
            Self::UnknownEdition => "there is no such edition of the Laws\0",
            Self::UnknownArticle => "there is no such article\0",
            Self::Panic => "the library failed\0",
        }
    }
}

/// A status in English words, ended by a NUL; `unknown status` for a number that is none. Never
/// fails; the text is the library's and stays for ever.
#[unsafe(no_mangle)]
pub extern "C" fn chesslaws_status_text(status: u32) -> *const c_char {
    let words = chesslaws_status::ALL
        .into_iter()
        .find(|&known| known as u32 == status)
        .map_or("unknown status\0", chesslaws_status::words);
    words.as_ptr().cast()
}

/// How many bytes of a message `chesslaws_error` has room for, the NUL included.
pub const CHESSLAWS_MESSAGE_CAPACITY: usize = 256;

/// The value of `chesslaws_error.byte` where no byte is at fault.
pub const CHESSLAWS_NO_BYTE: u64 = u64::MAX;

/// Why an entry failed. The caller owns it and need not set it before; an entry writes it only
/// when it fails.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_error {
    /// What the entry returned.
    pub status: chesslaws_status,
    /// The ply at fault, from 1; 0 where none is.
    pub ply: u32,
    /// The line at fault, from 1; 0 where none is.
    pub line: u64,
    /// The column at fault in characters, from 1; 0 where none is.
    pub column: u64,
    /// The byte of the text at fault, from 0; `CHESSLAWS_NO_BYTE` where none is.
    pub byte: u64,
    /// The length of the whole message without the NUL.
    pub length: usize,
    /// What was expected and what was found: UTF-8, ended by a NUL. A longer message is cut between
    /// two characters.
    pub message: [c_char; CHESSLAWS_MESSAGE_CAPACITY],
    /// Zero: room to grow.
    pub reserved: [u64; 4],
}

/// Why an entry's body gave up.
pub(crate) struct Failure(pub(crate) chesslaws_error);

impl Failure {
    pub(crate) fn new(status: chesslaws_status, message: impl fmt::Display) -> Self {
        let mut error = chesslaws_error {
            status,
            ply: 0,
            line: 0,
            column: 0,
            byte: CHESSLAWS_NO_BYTE,
            length: 0,
            message: [0; CHESSLAWS_MESSAGE_CAPACITY],
            reserved: [0; 4],
        };
        let mut writer = Message {
            error: &mut error,
            full: false,
        };
        // The writer never fails; a `Display` that does leaves a short message.
        let _ = write!(writer, "{message}");
        Self(error)
    }

    pub(crate) fn at_byte(mut self, byte: Option<usize>) -> Self {
        self.0.byte = byte.map_or(CHESSLAWS_NO_BYTE, |byte| byte as u64);
        self
    }
}

/// Keeps what fits of a message and counts all of it.
struct Message<'a> {
    error: &'a mut chesslaws_error,
    full: bool,
}

impl Write for Message<'_> {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            let mut bytes = [0; 4];
            let bytes = character.encode_utf8(&mut bytes).as_bytes();
            let end = self.error.length + bytes.len();
            // One byte stays for the NUL; nothing follows what did not fit.
            self.full |= end >= CHESSLAWS_MESSAGE_CAPACITY;
            if !self.full {
                let room = self.error.message.get_mut(self.error.length..end);
                for (to, &from) in room.into_iter().flatten().zip(bytes) {
                    *to = from as c_char;
                }
            }
            self.error.length = end;
        }
        Ok(())
    }
}

#[cfg(all(test, feature = "std"))]
mod tests {
    use super::*;

    fn kept(failure: &Failure) -> String {
        let bytes = failure.0.message.map(|byte| byte as u8);
        let end = bytes.iter().position(|&byte| byte == 0).expect("a NUL");
        String::from_utf8(bytes[..end].to_vec()).expect("UTF-8")
    }

    #[test]
    fn a_long_message_is_cut_between_characters() {
        let failure = Failure::new(chesslaws_status::InvalidFen, "é".repeat(200));
        assert_eq!(failure.0.length, 400);
        assert_eq!(kept(&failure), "é".repeat(127));
    }

    #[test]
    fn a_message_that_just_fits_is_whole() {
        let failure = Failure::new(chesslaws_status::InvalidFen, "x".repeat(255));
        assert_eq!((failure.0.length, kept(&failure).len()), (255, 255));
        let failure = Failure::new(chesslaws_status::InvalidFen, "x".repeat(256));
        assert_eq!((failure.0.length, kept(&failure).len()), (256, 255));
    }

    #[test]
    fn every_status_has_words() {
        for status in chesslaws_status::ALL {
            assert!(status.words().ends_with('\0'));
            assert_eq!(status.words().matches('\0').count(), 1);
        }
    }
}
