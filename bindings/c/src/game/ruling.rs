//! What the Laws say to an event, as a structure.

use super::penalty::chesslaws_penalties;
use super::ruling_kind::chesslaws_ruling_kind;
use crate::moves::chesslaws_move;
use crate::text::chesslaws_text;
use crate::words::chesslaws_role;

/// What kind of fault a completed move was.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_move_fault {
    /// None.
    None = 0,
    /// A move that is not legal (7.5.1).
    IllegalMove = 1,
    /// The pawn was left on the last rank (7.5.2).
    UnpromotedPawn = 2,
    /// The clock was pressed without a move (7.5.3).
    PressWithoutMove = 3,
    /// Two hands (7.5.4).
    TwoHands = 4,
    /// A fault without a number of its own.
    Other = 65535,
}

/// Why a live game ended.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_end_reason {
    /// It has not.
    None = 0,
    /// Checkmate.
    Checkmate = 1,
    /// Stalemate.
    Stalemate = 2,
    /// Nobody can mate.
    DeadPosition = 3,
    /// A position for the fifth time.
    FivefoldRepetition = 4,
    /// Seventy-five moves without capture or pawn move.
    SeventyFiveMoves = 5,
    /// A player resigned.
    Resignation = 6,
    /// The players agreed on a draw.
    Agreement = 7,
    /// A right claim of a threefold repetition.
    ThreefoldRepetition = 8,
    /// A right claim of fifty moves.
    FiftyMoves = 9,
    /// A flag, noticed.
    FlagFall = 10,
    /// Both flags down in the last period.
    BothFlags = 11,
    /// Too many illegal moves.
    IllegalMoves = 12,
    /// A player, or both, came too late or not at all.
    Absence = 13,
    /// A two-minute claim.
    QuickplayFinish = 14,
    /// Both kings in check or a pawn on the last rank, a move after the arbiter saw it.
    IllegalPosition = 15,
    /// A sealed move that means no legal move.
    SealedMove = 16,
    /// A telephone or another device.
    Device = 17,
    /// A player refused persistently to comply.
    PersistentRefusal = 18,
    /// Both did.
    BothRefused = 19,
    /// Loss as a penalty.
    Penalty = 20,
    /// A player was expelled.
    Expulsion = 21,
    /// The result was arranged.
    Arrangement = 22,
    /// A decision by analogy.
    Analogy = 23,
    /// A new game in place of an annulled one.
    Replay = 24,
    /// A reason without a number of its own: see the message.
    Other = 65535,
}

/// What was done to the score of a game after it was played.
#[repr(u32)]
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum chesslaws_score_change {
    /// One side's points went up.
    Raised = 0,
    /// One side's points went down.
    Reduced = 1,
    /// The game was declared lost, and the opponent's score decided.
    DeclaredLost = 2,
    /// Both lost.
    BothLost = 3,
    /// The arbiter corrected a result.
    Corrected = 4,
    /// Both players signed another result.
    Signed = 5,
    /// The game no longer counts.
    Annulled = 6,
    /// The game was played again.
    Replayed = 7,
    /// A change without a number of its own.
    Other = 65535,
}

/// What only some rulings have. A later library may have more fields at the end. It stays, with what it
/// points to, as long as the ruling.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_ruling_particulars {
    /// A text whose meaning the kind names; no text where there is none.
    pub text: chesslaws_text,
    /// Another one.
    pub other_text: chesslaws_text,
    /// Numbers whose meaning the kind names, NULL for none.
    pub numbers: *const u32,
    /// How many numbers there are.
    pub number_count: usize,
    /// Penalties.
    pub penalties: chesslaws_penalties,
    /// White's points in hundredths before a change.
    pub white_before: i32,
    /// Black's points in hundredths before a change.
    pub black_before: i32,
}

/// One ruling: what holds from now on, and by which article. Its remedy has been applied to the
/// board, the clock and the score already. Its texts and moves stay as long as the ruling.
#[repr(C)]
#[derive(Debug, Clone, Copy)]
pub struct chesslaws_ruling {
    /// What is ruled.
    pub kind: chesslaws_ruling_kind,
    /// A `chesslaws_color`, or `CHESSLAWS_NO_COLOR`.
    pub side: u32,
    /// A number: of moves, faults, plies, appearances.
    pub count: u32,
    /// What was wrong.
    pub fault: chesslaws_move_fault,
    /// A `chesslaws_claim_ground`.
    pub ground: u32,
    /// A `chesslaws_decision`.
    pub decision: u32,
    /// Why the game ended.
    pub reason: chesslaws_end_reason,
    /// A piece.
    pub piece: chesslaws_role,
    /// White's points in hundredths: once the game has ended, or what the kind names.
    pub white: i32,
    /// Black's points in hundredths, likewise.
    pub black: i32,
    /// A time in microseconds, rounded down.
    pub time: u64,
    /// A time in microseconds, rounded down.
    pub black_time: u64,
    /// A move, castling as king takes rook; 0 where there is none.
    pub move_: chesslaws_move,
    /// False where the number of the article could not be confirmed.
    pub certain: bool,
    /// How many moves there are to choose from.
    pub move_count: u32,
    /// The moves, NULL for none.
    pub moves: *const chesslaws_move,
    /// A position; no text where there is none.
    pub fen: chesslaws_text,
    /// The name of the ruling in files, such as `move-completed`.
    pub name: chesslaws_text,
    /// The number of the article it rests on, such as `7.5.1`; no text where the edition has none.
    pub article: chesslaws_text,
    /// The ruling in words.
    pub message: chesslaws_text,
    /// An enumerator of what the kind names.
    pub detail: u32,
    /// Another one, or a number, as the kind names it.
    pub other: u32,
    /// What only some rulings have, NULL for none.
    pub particulars: *const chesslaws_ruling_particulars,
    /// Zero: room to grow.
    pub reserved: [u64; 2],
}
