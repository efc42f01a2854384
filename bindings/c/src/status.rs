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
    /// A clock refuses the event, for a reason without a number of its own.
    ClockRefused = 64,
    /// The host's time is earlier than at the event before.
    ClockTimeWentBack = 65,
    /// The host's time is more than 292 years.
    ClockInstantTooLarge = 66,
    /// The clock has not been started.
    ClockNotStarted = 67,
    /// The clock has been started already.
    ClockAlreadyStarted = 68,
    /// The clock is paused.
    ClockPaused = 69,
    /// The clock is running; it must be paused first.
    ClockNotPaused = 70,
    /// A fallen flag has stopped the clock.
    ClockFrozen = 71,
    /// The other player is on move.
    ClockNotOnMove = 72,
    /// The player has pressed already and waits for the gong.
    ClockAlreadyPressed = 73,
    /// There is no press to take back.
    ClockNothingToUndo = 74,
    /// A single time may be at most 1000 days.
    ClockTimeTooLong = 75,
    /// The time left does not fit 292 years.
    ClockOverflow = 76,
    /// The side would have no time left.
    ClockNoTimeLeft = 77,
    /// The time control has no such period.
    ClockNoSuchPeriod = 78,
    /// The time control has no so many overtime periods.
    ClockNoSuchOvertime = 79,
    /// The flag of that side is up.
    ClockFlagUp = 80,
    /// The time control has no use for this.
    ClockNotInThisMode = 81,
    /// The text is no time control, or no clock can carry it out.
    InvalidTimeControl = 96,
    /// The text has two common meanings as a time control.
    AmbiguousTimeControl = 97,
    /// The device has no such preset, or its times are not known.
    UnknownPreset = 98,
    /// The record of a clock is damaged, or from elsewhere.
    DamagedRecord = 99,
    /// The text is not the JSON of conditions, or no game can begin under them.
    InvalidConditions = 112,
    /// The text is not the JSON of an event.
    UnreadableEvent = 113,
    /// A game refuses the event, for a reason without a number of its own.
    EventRefused = 128,
    /// The game has not started.
    GameNotStarted = 129,
    /// The game is over or void.
    GameOver = 130,
    /// The arbiter has to answer a question first.
    QuestionOpen = 131,
    /// There is no question, or it does not permit that answer.
    AnswerNotPermitted = 132,
    /// The other player has the move.
    NotOnMove = 133,
    /// An article forbids it, which the message names.
    ForbiddenByLaw = 134,
    /// Pieces stand as no game can have them, since nobody has noticed an illegal move.
    UnsoundPosition = 135,
    /// The game has no clock.
    NoClock = 136,
    /// A line of the journal is not as it was written.
    DamagedJournal = 137,
    /// Only the last line of the journal was cut off while it was being written.
    TornJournal = 138,
    /// The game has no journal.
    NoJournal = 139,
    /// The latest line of the journal must be stored first.
    LineNotStored = 140,
    /// The tournament file has a fault, at the line and column of the error.
    InvalidTournament = 144,
    /// The text is no list of tie-breaks.
    UnknownTieBreak = 145,
    /// Nobody has that starting number.
    UnknownParticipant = 146,
    /// The result can't be recorded: there is one already, or a game has no such score.
    ResultRefused = 147,
    /// A tournament file can't say it.
    UnwritableTournament = 148,
    /// The library failed: a fault in it, never the caller's. What the entry was given to change
    /// must not be used any more, save to free it; everything else can be.
    Panic = 255,
}

impl chesslaws_status {
    const ALL: [Self; 58] = [
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
        Self::ClockRefused,
        Self::ClockTimeWentBack,
        Self::ClockInstantTooLarge,
        Self::ClockNotStarted,
        Self::ClockAlreadyStarted,
        Self::ClockPaused,
        Self::ClockNotPaused,
        Self::ClockFrozen,
        Self::ClockNotOnMove,
        Self::ClockAlreadyPressed,
        Self::ClockNothingToUndo,
        Self::ClockTimeTooLong,
        Self::ClockOverflow,
        Self::ClockNoTimeLeft,
        Self::ClockNoSuchPeriod,
        Self::ClockNoSuchOvertime,
        Self::ClockFlagUp,
        Self::ClockNotInThisMode,
        Self::InvalidTimeControl,
        Self::AmbiguousTimeControl,
        Self::UnknownPreset,
        Self::DamagedRecord,
        Self::InvalidConditions,
        Self::UnreadableEvent,
        Self::EventRefused,
        Self::GameNotStarted,
        Self::GameOver,
        Self::QuestionOpen,
        Self::AnswerNotPermitted,
        Self::NotOnMove,
        Self::ForbiddenByLaw,
        Self::UnsoundPosition,
        Self::NoClock,
        Self::DamagedJournal,
        Self::TornJournal,
        Self::NoJournal,
        Self::LineNotStored,
        Self::InvalidTournament,
        Self::UnknownTieBreak,
        Self::UnknownParticipant,
        Self::ResultRefused,
        Self::UnwritableTournament,
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
            Self::ClockRefused => "the clock refuses the event\0",
            Self::ClockTimeWentBack => "the time went back\0",
            Self::ClockInstantTooLarge => "the time is more than 292 years\0",
            Self::ClockNotStarted => "the clock has not been started\0",
            Self::ClockAlreadyStarted => "the clock has been started already\0",
            Self::ClockPaused => "the clock is paused\0",
            Self::ClockNotPaused => "the clock is running\0",
            Self::ClockFrozen => "the clock is frozen by a fallen flag\0",
            Self::ClockNotOnMove => "the other player is on move\0",
            Self::ClockAlreadyPressed => "the player has pressed already\0",
            Self::ClockNothingToUndo => "there is no press to take back\0",
            Self::ClockTimeTooLong => "a time of more than 1000 days\0",
            Self::ClockOverflow => "the time left is more than 292 years\0",
            Self::ClockNoTimeLeft => "the side would have no time left\0",
            Self::ClockNoSuchPeriod => "there is no such period\0",
            Self::ClockNoSuchOvertime => "there is no such overtime\0",
            Self::ClockFlagUp => "the flag is up\0",
            Self::ClockNotInThisMode => "the time control has no use for this\0",
            Self::InvalidTimeControl => "the text is no time control\0",
            Self::AmbiguousTimeControl => "the time control has two meanings\0",
            Self::UnknownPreset => "there is no such preset\0",
            Self::DamagedRecord => "the record is damaged\0",
            Self::InvalidConditions => "no game can begin under these conditions\0",
            Self::UnreadableEvent => "the text is not an event\0",
            Self::EventRefused => "the game refuses the event\0",
            Self::GameNotStarted => "the game has not started\0",
            Self::GameOver => "the game is over\0",
            Self::QuestionOpen => "the arbiter has to decide first\0",
            Self::AnswerNotPermitted => "the answer is not permitted\0",
            Self::NotOnMove => "the other player has the move\0",
            Self::ForbiddenByLaw => "an article forbids it\0",
            Self::UnsoundPosition => "an illegal move stands on the board\0",
            Self::NoClock => "the game has no clock\0",
            Self::DamagedJournal => "the journal is damaged\0",
            Self::TornJournal => "the last line of the journal is cut off\0",
            Self::NoJournal => "the game has no journal\0",
            Self::LineNotStored => "the line of the journal is not stored\0",
            Self::InvalidTournament => "the tournament file has a fault\0",
            Self::UnknownTieBreak => "there is no such tie-break\0",
            Self::UnknownParticipant => "nobody has that number\0",
            Self::ResultRefused => "the result can't be recorded\0",
            Self::UnwritableTournament => "a tournament file can't say it\0",
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

    /// The message, as much of it as was kept.
    #[cfg(feature = "std")]
    pub(crate) fn message(&self) -> String {
        let kept = self.0.message.iter().map(|&byte| byte as u8);
        let kept: Vec<u8> = kept.take_while(|&byte| byte != 0).collect();
        String::from_utf8_lossy(&kept).into_owned()
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

    #[test]
    fn a_long_message_is_cut_between_characters() {
        let failure = Failure::new(chesslaws_status::InvalidFen, "é".repeat(200));
        assert_eq!(failure.0.length, 400);
        assert_eq!(failure.message(), "é".repeat(127));
    }

    #[test]
    fn a_message_that_just_fits_is_whole() {
        let failure = Failure::new(chesslaws_status::InvalidFen, "x".repeat(255));
        assert_eq!((failure.0.length, failure.message().len()), (255, 255));
        let failure = Failure::new(chesslaws_status::InvalidFen, "x".repeat(256));
        assert_eq!((failure.0.length, failure.message().len()), (256, 255));
    }

    #[test]
    fn every_status_has_words() {
        let source = include_str!("status.rs");
        let (_, enumeration) = source
            .split_once("pub enum chesslaws_status {")
            .expect("the enumeration is in this file");
        let enumerators = enumeration.split('}').next().unwrap_or_default();
        let declared = enumerators.matches(" = ").count();
        assert_eq!(chesslaws_status::ALL.len(), declared);
        for status in chesslaws_status::ALL {
            assert!(status.words().ends_with('\0'));
            assert_eq!(status.words().matches('\0').count(), 1);
        }
    }
}
